//! Pages: complete, readable and printable HTML, to which the boards' module adds nothing but life.

pub mod element;
pub mod embed;
pub mod exercises;
mod format;
mod frame;
pub mod glossary;
mod head;
mod help;
pub mod home;
pub mod lesson;
pub mod missing;
pub mod own;
mod plan;
mod question;
mod section;
pub mod settings;
pub mod sheet;
pub mod sheets;
mod so_far;
pub mod sources;
pub mod taught;
pub mod text;

use ::lesson::Figure;
use ::lesson::words::{Say, Words};
use maud::{Markup, PreEscaped, html};

use crate::assets::Assets;
use crate::course::{Course, Courses, NamedLesson, NamedSheet};
use crate::sheets::FOLDER;

pub use frame::Frame;
pub use section::section_place;
pub use text::added_places;

/// What a page may load and run: itself, its own wasm, and pictures written into it.
///
/// Each page says this in a `<meta>` element, wherever it is hosted.
pub const CSP: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; \
    base-uri 'none'; form-action 'none'";

/// Pages that no file of the course describes, by their names in addresses: exercises, sheets, articles,
/// words, the element, settings, a board of one's own.
pub const INDEXES: [&str; 7] = [EXERCISES, FOLDER, SOURCES, GLOSSARY, ELEMENT, SETTINGS, BOARD];

/// The places that a link may name on a page that the program makes, if they are the same in every course.
pub fn standing_places(index: &str) -> Option<&'static [&'static str]> {
    match index {
        SETTINGS => Some(&settings::PLACES),
        BOARD => Some(&own::PLACES),
        EXERCISES | FOLDER | ELEMENT => Some(&[]),
        _ => None,
    }
}

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

/// The page with a board of one's own.
pub const BOARD: &str = "your-board";

/// The page of settings.
pub const SETTINGS: &str = "settings";

/// What all pages in one language share.
#[derive(Clone, Copy, Debug)]
pub struct Shared<'a> {
    /// Style, scripts and typeface.
    pub assets: &'a Assets,
    /// The same course in every language.
    pub courses: &'a Courses,
    /// What the pages are about.
    pub course: &'a Course,
    /// The sheets of that course.
    pub sheets: &'a [NamedSheet],
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
    /// To have a board of one's own.
    Own,
}

/// The board that stands for a lesson: its first.
pub fn first_figure(named: &NamedLesson) -> Option<&Figure> {
    named.lesson.sections.iter().flat_map(|section| &section.boards).next()
}

/// The slanting lines that a theme may have on dark squares; see `style/theme.css`.
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
    weave(parts, |places| words.fill(say, places))
}

/// The same of a text that is filled in some other way.
fn weave(parts: &[Markup], fill: impl Fn(&[&str]) -> String) -> Markup {
    // Letters that stand in no text, one for each part.
    let places: Vec<String> = ('\u{e000}'..).take(parts.len()).map(String::from).collect();
    let text = fill(&places.iter().map(String::as_str).collect::<Vec<_>>());
    let mut woven = html! { (text) }.into_string();
    for (place, part) in places.iter().zip(parts) {
        woven = woven.replace(place.as_str(), &part.0);
    }
    PreEscaped(woven)
}
