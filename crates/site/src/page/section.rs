//! One idea beside its boards: what lessons and other pages are made of.

use figure::captioned;
use lesson::{Figure, Section, Words};
use maud::{Markup, html};

use crate::prose::{self, Linker, Names};

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
    let names = Names::on(&section.boards, words);
    let caption = |figure: &Figure| Names::on([figure], words).mark(&figure.caption);
    html! {
        div.prose {
            (above)
            h2 { (section.title) }
            (prose::render_beside(&section.text, linker, &names))
        }
        @if !section.boards.is_empty() {
            div.boards { @for figure in &section.boards { (captioned(figure, &caption(figure), words)) } }
        }
    }
}
