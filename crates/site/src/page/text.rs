//! A page that is no lesson: about the site, for teachers, for authors.

use figure::pieces_to_come;
use lesson::Adds;
use maud::html;

use super::section::{rows, section};
use super::{About, Frame, Kind, format, help, plan, taught};
use crate::course::{Course, NamedPage};

/// The places of what the program adds below a page.
pub fn added_places(adds: Adds) -> Vec<String> {
    match adds {
        Adds::Nothing | Adds::Plan => Vec::new(),
        Adds::Format => format::places().collect(),
    }
}

/// The whole page.
pub fn page(course: &Course, named: &NamedPage, frame: &Frame) -> String {
    let page = &named.page;
    let words = frame.words();
    let figures: Vec<_> = page.sections.iter().flat_map(|section| &section.boards).collect();
    let linker = &mut frame.linker(&page.unlinked);
    let heading = html! { header { h1 { (page.title) } p.promise { (page.promise) } } };
    let main = html! {
        @if let Some(first) = page.sections.first() { (section(first, "idea", &heading, linker, words)) }
        (rows(page.sections.iter().skip(1).map(|idea| (idea, section(idea, "idea", &html! {}, linker, words)))))
        @match page.adds {
            Adds::Nothing => {}
            Adds::Plan => (plan::of(course, frame))
            Adds::Format => { div lang=[frame.in_english()] { (format::reference()) } }
        }
        @if !figures.is_empty() { (help::keys(words)) }
        @if !figures.is_empty() { (taught::links(course, None, frame)) }
        (pieces_to_come(&figures))
    };
    let title = frame.title(&page.title);
    let kind = if figures.is_empty() { Kind::Text } else { Kind::Lesson };
    frame.page(&About { title: &title, description: &page.promise, kind }, &main)
}
