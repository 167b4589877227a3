//! The head of a page: what browsers, search engines and those who share a link are told of it.

use lesson::words::Say;
use maud::{Markup, html};

use super::{About, CARD, CSP, Frame, Kind, missing};
use crate::assets::{SCREEN_FONTS, spoken_name, typed_name, words_name};
use crate::{card, style};

impl Frame<'_> {
    /// What the head of every page begins with, its style included.
    pub(super) fn head(&self, title: &str) -> Markup {
        html! {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta http-equiv="Content-Security-Policy" content=(CSP);
            meta name="color-scheme" content="light dark";
            title { (title) }
            link rel="stylesheet" href=(self.asset(style::NAME));
            // No module: it dresses the page before anything is painted.
            script src=(self.asset("looks.js"))
                data-spoken=(self.asset(&spoken_name(&self.course().language))) {}
            link rel="icon" href=(self.asset("icon.svg")) type="image/svg+xml";
        }
    }

    /// What a page that is no lesson is called: its own title says little in a list of found pages.
    pub(super) fn title(&self, title: &str) -> String {
        let words = self.words();
        words.fill(Say::PageTitle, &[&words.fill(Say::PageOfCourse, &[title])])
    }

    /// The typeface, asked for before the style sheet has come that names it.
    pub(super) fn typeface(&self) -> Markup {
        html! {
            @for font in SCREEN_FONTS {
                link rel="preload" href=(self.asset(font)) as="font" type="font/woff2" crossorigin;
            }
        }
    }

    /// What a page of this kind runs.
    pub(super) fn scripts(&self, kind: Kind) -> Markup {
        let module = |name: &str| html! { script type="module" src=(self.asset(name)) {} };
        match kind {
            Kind::Lesson => html! {
                script type="module" src=(self.asset("boot.js"))
                    data-words=(self.asset(&words_name(&self.course().language)))
                    data-typed=(self.asset(&typed_name(&self.course().language)))
                    data-asleep=(self.text(Say::PageAsleep)) {}
                (module("progress.js"))
            },
            Kind::Own => html! {
                link rel="stylesheet" href=(self.asset("bench.css"));
                link rel="stylesheet" href=(self.asset("own.css"));
                script type="module" src=(self.asset("own.js")) data-asleep=(self.text(Say::ShareAsleep)) {}
            },
            Kind::Text => module("progress.js"),
            Kind::Settings => html! { (module("settings.js")) (module("transfer.js")) },
            Kind::Sheet => html! {
                link rel="stylesheet" href=(self.asset("sheet.css"));
                (module("print.js"))
            },
        }
    }

    /// Where the page is, for search engines, and what a link to it looks like, for those who share one.
    pub(super) fn shared_links(&self, about: &About) -> Markup {
        let course = self.course();
        if self.path() == missing::FILE {
            return html! { meta name="robots" content="noindex"; };
        }
        let Some(address) = &course.address else { return html! {} };
        let is_lesson = course.lessons().any(|named| self.path() == course.place(&named.name));
        let own = if is_lesson { self.path() } else { &course.home };
        let url = format!("{address}/{}", self.path());
        let (width, height) = card::SIZE;
        let name_in_title = self.words().fill(Say::PageTitle, &[""]);
        let tags: [(&str, &str); 9] = [
            ("og:title", about.title.trim_end_matches(&*name_in_title)),
            ("og:description", about.description),
            ("og:type", if is_lesson { "article" } else { "website" }),
            ("og:url", &url),
            ("og:image", &format!("{address}/{own}{CARD}")),
            ("og:image:width", &width.to_string()),
            ("og:image:height", &height.to_string()),
            ("og:site_name", "Squarewise"),
            ("og:locale", &self.text(Say::PageLanguage).replace('-', "_")),
        ];
        html! {
            link rel="canonical" href=(url);
            @for (tag, place) in self.versions() {
                link rel="alternate" hreflang=(tag) href=(format!("{address}/{place}"));
            }
            @for (property, content) in tags { meta property=(property) content=(content); }
            meta name="twitter:card" content="summary_large_image";
        }
    }
}
