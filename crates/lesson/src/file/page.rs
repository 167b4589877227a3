//! The shapes of what is no lesson: other pages of the course, and the words it explains.

use alloc::string::String;
use alloc::vec::Vec;

use serde::Deserialize;

use super::{Board, Reason, Section};

/// A page that is no lesson: `www/lessons/en/pages/about.toml`.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Page {
    /// Always [`FORMAT`](super::FORMAT).
    pub format: i64,
    /// The heading: `For teachers`.
    pub title: String,
    /// One sentence: what the page is for.
    pub promise: String,
    /// Words of the glossary that mean something else here, and are not linked to it: `["file"]`.
    pub unlinked: Vec<String>,
    /// The page proper.
    pub section: Vec<Section>,
    /// What the program writes below it: `nothing` (if left out) or `format`, all keys of all files.
    pub adds: String,
}

/// The words that the course explains: `www/lessons/en/glossary.toml`.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Glossary {
    /// Always [`FORMAT`](super::FORMAT).
    pub format: i64,
    /// The words, in any order.
    pub term: Vec<Term>,
}

/// A word and what it means.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Term {
    /// The word itself: `rank`, `en passant`.
    pub name: String,
    /// Other forms of it, or other words for it: `["ranks"]`. Pages link their first use too.
    pub forms: Vec<String>,
    /// What it means, in one or two sentences of Markdown.
    pub text: String,
    /// A board that shows it; it needs no name.
    pub board: Option<Board>,
    /// The lesson that teaches it: `rook`.
    pub lesson: String,
    /// The article of the Laws that the text retells, as in a section.
    pub article: String,
    /// Why sentences that no claim stands behind are true.
    pub reasons: Vec<Reason>,
}
