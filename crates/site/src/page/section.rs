//! One idea beside its boards: what lessons and other pages are made of.

use figure::board;
use lesson::{Section, Words};
use maud::{Markup, html};

use crate::prose::{self, Linker};

/// A section of this class, with something above its heading.
pub fn section(section: &Section, class: &str, above: &Markup, linker: &mut Linker, words: &Words) -> Markup {
    html! {
        section class=(class) id=[anchor(section)] { (parts(section, above, linker, words)) }
    }
}

/// The name of a section's place on the page, if it has a board: the board's, and what it is.
pub fn anchor(section: &Section) -> Option<String> {
    section.first_name().map(|name| format!("{name}-section"))
}

/// What is in such a section.
pub fn parts(section: &Section, above: &Markup, linker: &mut Linker, words: &Words) -> Markup {
    html! {
        div.prose {
            (above)
            h2 { (section.title) }
            (prose::render(&section.text, linker))
        }
        @if !section.boards.is_empty() {
            div.boards { @for figure in &section.boards { (board(figure, words)) } }
        }
    }
}
