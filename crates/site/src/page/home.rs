//! The home page: what this is, and the course at a glance.

use diagram::piece_svg;
use figure::board;
use lesson::Figure;
use maud::{Markup, PreEscaped, html};

use super::{About, Frame, Kind};
use crate::course::{Course, NamedLesson};

const DESCRIPTION: &str = "Learn the rules of chess on boards that answer: press a piece to see where it may go, and why not elsewhere.";

/// The whole page.
pub fn page(course: &Course, frame: &Frame) -> String {
    let first = course.lessons().next();
    let main = html! {
        section.idea {
            div.prose {
                h1 { "Learn the rules of chess" }
                p.promise {
                    "Press a piece and see where it may go. Try another square, and the board tells you why not."
                }
                p {
                    "Each lesson is one page: a few short ideas, a board for each, and something to try. "
                    "A teacher can print any page as it is."
                }
                @if let Some(first) = first {
                    p { a.start href=(address(first, frame)) { "Start with " (first.lesson.title) } }
                }
            }
            @if let Some(figure) = first.and_then(first_figure) {
                div.boards { (board(figure)) }
            }
        }
        section.contents id="lessons" {
            h2 { "Lessons" }
            @for chapter in &course.chapters {
                h3 { (chapter.title) }
                ol { @for one in &chapter.lessons { (entry(one, frame)) } }
            }
        }
    };
    frame.page(
        &About {
            title: "Squarewise – learn the rules of chess",
            description: DESCRIPTION,
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
