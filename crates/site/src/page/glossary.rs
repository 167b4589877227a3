//! The words that the course explains.

use figure::picture;
use lesson::words::Say;
use lesson::{Session, Term};
use maud::{Markup, html};

use super::{About, Frame, Kind, woven};
use crate::course::Course;
use crate::prose::{self, Linker};

/// The whole page.
pub fn page(course: &Course, frame: &Frame) -> String {
    let main = html! {
        header {
            h1 { (frame.text(Say::PageGlossary)) }
            p.promise { (frame.text(Say::GlossaryPromise)) }
        }
        dl.glossary { @for term in &course.glossary { (entry(term, course, frame)) } }
    };
    let title = frame.title(frame.text(Say::PageGlossary));
    let description = frame.text(Say::GlossaryDescription);
    frame.page(&About { title: &title, description, kind: Kind::Text }, &main)
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
                    p {
                        (woven(frame.words(), Say::GlossaryLesson, &[
                            html! { a href=(frame.page_address(&named.name)) { (named.lesson.title) } },
                        ]))
                    }
                }
            }
            @if let Some((figure, _)) = &term.figure {
                dd.shown {
                    figure {
                        (picture(
                            &Session::new(figure.board.clone(), frame.words()).diagram(),
                            figure.board.position.side_to_move(),
                            &figure.name,
                            frame.words(),
                        ))
                        figcaption { (figure.caption) }
                    }
                }
            }
        }
    }
}
