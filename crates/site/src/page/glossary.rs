//! The words that the course explains.

use figure::picture;
use lesson::{Session, Term};
use maud::{Markup, html};

use super::{About, Frame, Kind};
use crate::course::Course;
use crate::prose::{self, Linker};

/// The whole page.
pub fn page(course: &Course, frame: &Frame) -> String {
    let main = html! {
        header {
            h1 { "Glossary" }
            p.promise { "The words of chess, each in a sentence or two. The lessons lead here from the first use of each." }
        }
        dl.glossary { @for term in &course.glossary { (entry(term, course, frame)) } }
    };
    let description = "The words of chess in plain English: what a rank, a fork or a stalemate is, and the lesson that teaches it.";
    frame.page(&About { title: "Glossary – Squarewise", description, kind: Kind::Text }, &main)
}

fn entry(term: &Term, course: &Course, frame: &Frame) -> Markup {
    // Each entry stands for itself: people come to one of them.
    let mut linker = Linker::new(&course.glossary, "", &[]);
    linker.tell(term);
    let lesson = course.lessons().find(|named| Some(&named.name) == term.lesson.as_ref());
    html! {
        div id=(term.slug()) {
            dt { (term.name) }
            dd {
                (prose::render(&term.text, &mut linker))
                @if let Some(named) = lesson {
                    p { "Lesson: " a href=(frame.page_address(&named.name)) { (named.lesson.title) } }
                }
            }
            @if let Some((figure, _)) = &term.figure {
                dd.shown {
                    figure {
                        (picture(
                            &Session::new(figure.board.clone()).diagram(),
                            figure.board.position.side_to_move(),
                            &figure.name,
                        ))
                        figcaption { (figure.caption) }
                    }
                }
            }
        }
    }
}
