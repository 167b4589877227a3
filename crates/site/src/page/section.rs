//! One idea beside its boards: what lessons and other pages are made of.

use figure::captioned;
use lesson::{Figure, Mode, Section, Words};
use maud::{Markup, html};

use crate::prose::{self, Linker, Names};

/// A section of this class, with something above its heading.
pub fn section(section: &Section, class: &str, above: &Markup, linker: &mut Linker, words: &Words) -> Markup {
    html! {
        section class=(class) id=[anchor(section)] { (parts(section, above, linker, words)) }
    }
}

/// Of a text of more letters only the end would be seen with its board below it.
const SHORT_MAX: usize = 360;

/// A line of more moves is a list that is longer than the board beside it.
const STEPS_MAX: usize = 6;

/// Sections one below the other. On a wide page two short ones that follow one another share a row, and so
/// do the boards of one.
pub fn rows<'a>(sections: impl Iterator<Item = (&'a Section, Markup)>) -> Markup {
    let mut sections = sections.peekable();
    html! {
        @while let Some((section, markup)) = sections.next() {
            @if is_short(section) && let Some((_, beside)) = sections.next_if(|(next, _)| is_short(next)) {
                div.pair { (markup) (beside) }
            } @else if section.boards.len() > 1 {
                div.wide { (markup) }
            } @else {
                (markup)
            }
        }
    }
}

/// Whether a section is a few sentences over one board.
fn is_short(section: &Section) -> bool {
    let has_short_line = |figure: &Figure| match &figure.board.mode {
        Mode::Step(line) => line.steps.len() <= STEPS_MAX,
        Mode::Play { .. } | Mode::Choose(_) => true,
    };
    section.text.chars().count() <= SHORT_MAX
        && section.boards.len() + section.questions.len() == 1
        && section.boards.iter().all(has_short_line)
}

/// The name of a section's place on the page, if it has a board: the board's, and what it is.
pub fn anchor(section: &Section) -> Option<String> {
    section.first_name().map(section_place)
}

/// The name of the place of a section that begins with a board, or a question, of this name.
pub fn section_place(first: &str) -> String {
    format!("{first}-section")
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
