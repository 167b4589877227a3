//! What surrounds a page: the ways to the others, and the file it becomes.

use lesson::words::{Say, Words};
use maud::{DOCTYPE, Markup, html};

use super::{
    About, BOARD, ELEMENT, EXERCISES, GLOSSARY, Kind, SETTINGS, SOURCES, Shared, exercises, hatching,
    missing, woven,
};
use crate::course::{Course, NamedLesson, NamedSheet};
use crate::prose::Linker;
use crate::sheets::FOLDER;

/// What surrounds a page: where it lies and what it shares with the others.
#[derive(Clone, Debug)]
pub struct Frame<'a> {
    shared: Shared<'a>,
    /// Its address seen from the root of the site: empty, or `en/rook/`.
    path: String,
    /// The way from the page to the root of the site: empty, or `../../`.
    root: String,
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

    /// Its address, seen from the root of the site.
    pub(super) fn path(&self) -> &str {
        &self.path
    }

    /// What the page is about.
    pub(super) fn course(&self) -> &'a Course {
        self.shared.course
    }

    /// What the site says besides its lessons.
    pub(super) fn words(&self) -> &'a Words {
        &self.shared.course.words
    }

    /// What says that a part of the page is English although the page is not: the program's own comments
    /// are in no other language.
    pub(super) fn in_english(&self) -> Option<&'static str> {
        (self.course().language != "en").then_some("en")
    }

    /// A text that nothing is put into.
    pub(crate) fn text(&self, say: Say) -> &'a str {
        self.words().text(say)
    }

    /// The sheet that goes with a lesson: its own, or the one that it names.
    pub(super) fn sheet_for(&self, named: &NamedLesson) -> Option<&'a NamedSheet> {
        let name = named.lesson.sheet_of.as_ref().unwrap_or(&named.name);
        self.shared.sheets.iter().find(|sheet| sheet.name == *name)
    }

    /// The address of a page by its name.
    pub(super) fn page_address(&self, name: &str) -> String {
        self.address(&self.course().place(name))
    }

    /// Links words of the page to the glossary, except for those that mean something else on it.
    pub(super) fn linker(&self, unlinked: &[String]) -> Linker<'a> {
        Linker::new(&self.shared.course.glossary, &self.page_address(GLOSSARY), unlinked)
    }

    /// The address of something, seen from the page.
    pub(super) fn address(&self, from_root: &str) -> String {
        // An empty address would be the page itself.
        match (&*self.root, from_root) {
            ("", "") => String::from("./"),
            (root, path) => format!("{root}{path}"),
        }
    }

    /// The address of the home page.
    pub(super) fn home(&self) -> String {
        self.address(&self.course().home)
    }

    /// The same page in another language, seen from the root of the site; `None` where it has no such page.
    pub(super) fn twin(&self, other: &Course) -> Option<String> {
        if self.path == self.course().home {
            return Some(other.home.clone());
        }
        let name = self.path.strip_prefix(&self.course().language)?.trim_matches('/');
        other.has_page(name).then(|| other.place(name))
    }

    /// The page in all languages that have it, this one included, each by its tag; nothing if it is in one.
    pub(super) fn versions(&self) -> Vec<(&'a str, String)> {
        let tag = |course: &'a Course| course.words.text(Say::PageLanguage);
        let twins = self.others().filter_map(|other| Some((tag(other), self.twin(other)?)));
        let mut versions: Vec<_> = twins.collect();
        if !versions.is_empty() {
            versions.push((tag(self.course()), self.path.clone()));
        }
        versions
    }

    /// The course in the other languages.
    pub(super) fn others(&self) -> impl Iterator<Item = &'a Course> {
        let own = &*self.course().language;
        self.shared.courses.all().filter(move |course| course.language != own)
    }

    pub(super) fn asset(&self, name: &str) -> String {
        self.address(&self.shared.assets.address(name))
    }

    /// A whole page around its main part.
    pub(super) fn page(&self, about: &About, main: &Markup) -> String {
        let page = html! {
            (DOCTYPE)
            html lang=(self.text(Say::PageLanguage)) {
                head {
                    (self.typeface())
                    (self.head(about.title))
                    // The way to the other pages is painted whole, or its links would move as more of them come.
                    link rel="expect" href="#top" blocking="render";
                    meta name="description" content=(about.description);
                    (self.shared_links(about))
                    (self.scripts(about.kind))
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

    fn top(&self) -> Markup {
        let course = self.shared.course;
        html! {
            header.top #top {
                a.name href=(self.home()) { "Squarewise" }
                nav aria-label=(self.text(Say::PageSite)) {
                    a href=(format!("{}#lessons", self.home())) { (self.text(Say::PageLessons)) }
                    @if exercises::has_any(course) { (self.entry(EXERCISES, self.text(Say::PageExercises))) }
                    (self.entry(BOARD, self.text(Say::PageOwn)))
                    @if !self.shared.sheets.is_empty() { (self.entry(FOLDER, self.text(Say::PageSheets))) }
                    @if !course.glossary.is_empty() { (self.entry(GLOSSARY, self.text(Say::PageGlossary))) }
                    (self.entry(SETTINGS, self.text(Say::SettingsTitle)))
                }
            }
        }
    }

    /// A link to a page, which says whether it is this one.
    fn entry(&self, name: &str, label: &str) -> Markup {
        let is_here = self.path == self.course().place(name);
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
                (self.languages())
                p {
                    (self.text(Say::PageRules)) " "
                    (woven(self.words(), Say::PageLicences, &[
                        html! { a href="https://creativecommons.org/licenses/by/4.0/" rel="license" { "CC BY 4.0" } },
                        html! { a href=(self.asset("font-licence.txt")) { "OFL 1.1" } },
                    ]))
                }
                p.screen { (self.text(Say::PagePrivate)) }
                @if let Some(address) = &self.course().address { p.printed { (address) "/" (self.path) } }
            }
        }
    }

    /// The ways to the same page in other languages, or to their home pages.
    fn languages(&self) -> Markup {
        let mut others = self.others().peekable();
        html! {
            @if others.peek().is_some() {
                nav.screen aria-label=(self.text(Say::PageLanguages)) {
                    @for other in others {
                        @let tag = other.words.text(Say::PageLanguage);
                        @let place = self.twin(other).unwrap_or_else(|| other.home.clone());
                        a href=(self.address(&place)) lang=(tag) hreflang=(tag) {
                            (other.words.text(Say::PageLanguageName))
                        }
                    }
                }
            }
        }
    }
}
