//! The home page: what this is, and the course at a glance.

use diagram::piece_svg;
use figure::board;
use lesson::Figure;
use lesson::words::Say;
use maud::{Markup, PreEscaped, html};

use super::{About, Frame, Kind};
use crate::course::{Course, NamedLesson};

/// The whole page.
pub fn page(course: &Course, frame: &Frame) -> String {
    let first = course.lessons().next();
    let main = html! {
        section.idea {
            div.prose {
                h1 { (frame.text(Say::HomeHeading)) }
                p.promise { (frame.text(Say::HomePromise)) }
                p { (frame.text(Say::HomeIdea)) }
                @if let Some(first) = first {
                    p { a.start href=(address(first, frame)) {
                        (frame.words().fill(Say::HomeStart, &[&first.lesson.title]))
                    } }
                }
            }
            @if let Some(figure) = first.and_then(first_figure) {
                div.boards { (board(figure, frame.words())) }
            }
        }
        section.contents id="lessons" {
            h2 { (frame.text(Say::PageLessons)) }
            @for chapter in &course.chapters {
                h3 { (chapter.title) }
                ol { @for one in &chapter.lessons { (entry(one, frame)) } }
            }
        }
    };
    frame.page(
        &About {
            title: frame.text(Say::HomeTitle),
            description: frame.text(Say::HomeDescription),
            kind: Kind::Lesson,
        },
        &main,
    )
}

fn entry(named: &NamedLesson, frame: &Frame) -> Markup {
    html! {
        li {
            @if let Some(piece) = named.lesson.icon { (PreEscaped(piece_svg(piece))) }
            div {
                a href=(address(named, frame)) { (named.lesson.title) }
                p { (named.lesson.promise) }
            }
        }
    }
}

fn first_figure(named: &NamedLesson) -> Option<&Figure> {
    named.lesson.sections.iter().flat_map(|section| &section.boards).next()
}

fn address(named: &NamedLesson, frame: &Frame) -> String {
    frame.page_address(&named.name)
}
