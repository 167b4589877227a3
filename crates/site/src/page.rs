//! Pages: complete, readable and printable HTML, to which the boards' module adds nothing but life.

pub mod element;
pub mod embed;
pub mod exercises;
mod format;
pub mod glossary;
mod help;
pub mod home;
pub mod lesson;
pub mod missing;
mod section;
pub mod settings;
pub mod sheet;
pub mod sheets;
mod so_far;
pub mod sources;
pub mod text;

use ::lesson::Figure;
use ::lesson::words::{Say, Words};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::assets::{Assets, words_name};
use crate::build::LANGUAGE;
use crate::card;
use crate::course::{Course, NamedLesson, NamedSheet};
use crate::prose::Linker;
use crate::sheets::FOLDER;

/// What a page may load and run: itself, its own wasm, and pictures written into it.
///
/// Each page says this in a `<meta>` element, wherever it is hosted.
pub const CSP: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; \
    base-uri 'none'; form-action 'none'";

/// Pages that no file of the course describes, by their names in addresses: exercises, sheets, articles,
/// words, the element, settings.
pub const INDEXES: [&str; 6] = [EXERCISES, FOLDER, SOURCES, GLOSSARY, ELEMENT, SETTINGS];

/// The page of all exercises.
pub const EXERCISES: &str = "exercises";
/// The manual of the element for other pages.
pub const ELEMENT: &str = "element";
/// The page of the articles of the Laws.
pub const SOURCES: &str = "sources";
/// The page of the words that are explained.
pub const GLOSSARY: &str = "glossary";

/// The picture for links to the page in whose folder it lies, or to any page if it lies at the root.
pub const CARD: &str = "card.png";

/// The page of settings.
pub const SETTINGS: &str = "settings";

/// What all pages of a site share.
#[derive(Clone, Copy, Debug)]
pub struct Shared<'a> {
    /// Style, scripts and typeface.
    pub assets: &'a Assets,
    /// What the pages are about.
    pub course: &'a Course,
    /// The sheets of the site.
    pub sheets: &'a [NamedSheet],
}

/// What surrounds a page: where it lies and what it shares with the others.
#[derive(Clone, Debug)]
pub struct Frame<'a> {
    shared: Shared<'a>,
    /// Its address seen from the root of the site: empty, or `en/rook/`.
    path: String,
    /// The way from the page to the root of the site: empty, or `../../`.
    root: String,
}

/// What a page says of itself.
#[derive(Clone, Copy, Debug)]
pub struct About<'a> {
    /// Its name, in the tab of the browser.
    pub title: &'a str,
    /// One sentence for search engines.
    pub description: &'a str,
    /// What it is for.
    pub kind: Kind,
}

/// What a page is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// To read, on boards that come alive.
    Lesson,
    /// To read, and nothing on it moves.
    Text,
    /// To choose how the others look.
    Settings,
    /// To print.
    Sheet,
}

/// The board that stands for a lesson: its first.
pub fn first_figure(named: &NamedLesson) -> Option<&Figure> {
    named.lesson.sections.iter().flat_map(|section| &section.boards).next()
}

impl<'a> Frame<'a> {
    /// The frame of the page at this address, seen from the root of the site.
    pub fn new(shared: Shared<'a>, path: &str) -> Frame<'a> {
        Frame { shared, path: path.to_owned(), root: "../".repeat(path.matches('/').count()) }
    }

    /// The frame of a page that a server may show at any address: its links begin where the site does.
    pub fn anywhere(shared: Shared<'a>) -> Frame<'a> {
        let address = shared.course.address.as_deref().unwrap_or_default();
        let host = address.split_once("://").map_or(address, |(_, host)| host);
        let root = host.find('/').map_or("", |start| &host[start..]);
        Frame { shared, path: String::from(missing::FILE), root: format!("{root}/") }
    }

    /// What the site says besides its lessons.
    fn words(&self) -> &'a Words {
        &self.shared.course.words
    }

    /// A text that nothing is put into.
    pub(crate) fn text(&self, say: Say) -> &'a str {
        self.words().text(say)
    }

    /// Whether the site has a sheet of this name.
    fn has_sheet(&self, name: &str) -> bool {
        self.shared.sheets.iter().any(|sheet| sheet.name == name)
    }

    /// The address of a page by its name.
    fn page_address(&self, name: &str) -> String {
        self.address(&format!("{LANGUAGE}/{name}/"))
    }

    /// Links words of the page to the glossary, except for those that mean something else on it.
    fn linker(&self, unlinked: &[String]) -> Linker<'a> {
        Linker::new(&self.shared.course.glossary, &self.page_address(GLOSSARY), unlinked)
    }

    /// The address of something, seen from the page.
    fn address(&self, from_root: &str) -> String {
        // An empty address would be the page itself.
        match (&*self.root, from_root) {
            ("", "") => String::from("./"),
            (root, path) => format!("{root}{path}"),
        }
    }

    fn asset(&self, name: &str) -> String {
        self.address(&self.shared.assets.address(name))
    }

    /// A whole page around its main part.
    fn page(&self, about: &About, main: &Markup) -> String {
        let page = html! {
            (DOCTYPE)
            html lang=(self.text(Say::PageLanguage)) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta http-equiv="Content-Security-Policy" content=(CSP);
                    meta name="color-scheme" content="light dark";
                    title { (about.title) }
                    meta name="description" content=(about.description);
                    (self.shared_links(about))
                    link rel="stylesheet" href=(self.asset("style.css"));
                    // No module: it dresses the page before anything is painted.
                    script src=(self.asset("looks.js")) {}
                    link rel="icon" href=(self.asset("icon.svg")) type="image/svg+xml";
                    @match about.kind {
                        Kind::Lesson => {
                            script type="module" src=(self.asset("boot.js"))
                                data-words=(self.asset(&words_name())) data-asleep=(self.text(Say::PageAsleep)) {}
                            script type="module" src=(self.asset("progress.js")) {}
                        }
                        Kind::Text => script type="module" src=(self.asset("progress.js")) {},
                        Kind::Settings => {
                            script type="module" src=(self.asset("settings.js")) {}
                            script type="module" src=(self.asset("transfer.js")) {}
                        }
                        Kind::Sheet => {
                            link rel="stylesheet" href=(self.asset("sheet.css"));
                            script type="module" src=(self.asset("print.js")) {}
                        }
                    }
                }
                body {
                    a.skip href="#main" { (self.text(Say::PageSkip)) }
                    (self.top())
                    main #main { (main) }
                    (self.foot())
                    @if about.kind != Kind::Sheet { (hatching()) }
                }
            }
        };
        page.into_string()
    }

    /// Where the page is, for search engines, and what a link to it looks like, for those who share one.
    fn shared_links(&self, about: &About) -> Markup {
        let course = self.shared.course;
        if self.path == missing::FILE {
            return html! { meta name="robots" content="noindex"; };
        }
        let Some(address) = &course.address else { return html! {} };
        let is_lesson = course.lessons().any(|named| self.path == format!("{LANGUAGE}/{}/", named.name));
        let own = if is_lesson { &*self.path } else { "" };
        let url = format!("{address}/{}", self.path);
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
            @for (property, content) in tags { meta property=(property) content=(content); }
            meta name="twitter:card" content="summary_large_image";
        }
    }

    fn top(&self) -> Markup {
        let course = self.shared.course;
        html! {
            header.top {
                a.name href=(self.address("")) { "Squarewise" }
                nav aria-label=(self.text(Say::PageSite)) {
                    a href=(format!("{}#lessons", self.address(""))) { (self.text(Say::PageLessons)) }
                    @if exercises::has_any(course) { (self.entry(EXERCISES, self.text(Say::PageExercises))) }
                    @if !self.shared.sheets.is_empty() { (self.entry(FOLDER, self.text(Say::PageSheets))) }
                    @if !course.glossary.is_empty() { (self.entry(GLOSSARY, self.text(Say::PageGlossary))) }
                    (self.entry(SETTINGS, self.text(Say::SettingsTitle)))
                }
            }
        }
    }

    /// A link to a page, which says whether it is this one.
    fn entry(&self, name: &str, label: &str) -> Markup {
        let is_here = self.path == format!("{LANGUAGE}/{name}/");
        html! { a href=(self.page_address(name)) aria-current=[is_here.then_some("page")] { (label) } }
    }

    fn foot(&self) -> Markup {
        html! {
            footer.foot {
                nav.screen aria-label=(self.text(Say::PageAbout)) {
                    @for named in &self.shared.course.pages { (self.entry(&named.name, &named.page.title)) }
                    (self.entry(SOURCES, self.text(Say::PageSources)))
                    (self.entry(ELEMENT, self.text(Say::PageElement)))
                }
                p {
                    (self.text(Say::PageRules)) " "
                    (woven(self.words(), Say::PageLicences, &[
                        html! { a href="https://creativecommons.org/licenses/by/4.0/" rel="license" { "CC BY 4.0" } },
                        html! { a href=(self.asset("font-licence.txt")) { "OFL 1.1" } },
                    ]))
                }
                p.screen { (self.text(Say::PagePrivate)) }
            }
        }
    }
}

/// The slanting lines that a theme may have on dark squares; see `style.css`.
fn hatching() -> Markup {
    html! {
        svg.hatching aria-hidden="true" width="0" height="0" {
            pattern #hatched width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                path d="M2.5 0V5" stroke-width="1.2" {}
            }
        }
    }
}

/// A text into which parts of a page are put.
fn woven(words: &Words, say: Say, parts: &[Markup]) -> Markup {
    // Letters that stand in no text, one for each part.
    let places: Vec<String> = ('\u{e000}'..).take(parts.len()).map(String::from).collect();
    let text = words.fill(say, &places.iter().map(String::as_str).collect::<Vec<_>>());
    let mut woven = html! { (text) }.into_string();
    for (place, part) in places.iter().zip(parts) {
        woven = woven.replace(place.as_str(), &part.0);
    }
    PreEscaped(woven)
}
