//! The home page: what this is, and the course at a glance.

use diagram::piece_svg;
use figure::board;
use lesson::words::Say;
use maud::{Markup, PreEscaped, html};

use super::{About, BOARD, Frame, Kind, first_figure, help, so_far, woven};
use crate::course::{Course, NamedLesson};

/// The page for teachers, if the course has it.
const TEACHERS: &str = "teachers";

/// The whole page.
pub fn page(course: &Course, frame: &Frame) -> String {
    let first = course.lessons().next();
    let main = html! {
        section.idea {
            div.prose {
                h1 { (frame.text(Say::HomeHeading)) }
                p.promise { (frame.text(Say::HomePromise)) }
                p { (frame.text(Say::HomeIdea)) }
                @if let Some(teachers) = course.pages.iter().find(|page| page.name == TEACHERS) {
                    p {
                        (woven(frame.words(), Say::HomeTeach, &[
                            html! { a href=(frame.page_address(TEACHERS)) { (teachers.page.title) } },
                        ]))
                    }
                }
                p {
                    (woven(frame.words(), Say::HomeOwn, &[
                        html! { a href=(frame.page_address(BOARD)) { (frame.text(Say::HomeBoard)) } },
                    ]))
                }
                @if let Some(first) = first {
                    p { a.start href=(address(first, frame)) data-go-on=(frame.words().fill(Say::HomeGoOn, &["{lesson}"])) {
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
            p { (at_a_glance(course)) }
            (course_so_far(course, frame))
            @for chapter in &course.chapters {
                h3 { (chapter.title) }
                ol { @for one in &chapter.lessons { (entry(one, frame)) } }
            }
        }
        (help::keys(frame.words()))
        script type="module" src=(frame.asset("resume.js")) {}
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

/// How much there is.
fn at_a_glance(course: &Course) -> String {
    let counted = |say, count: usize| course.words.counted(say, count, &[&count.to_string()]);
    let lessons = counted(Say::HomeLessons, course.lessons().count());
    let exercises = so_far::of_course(course).split_whitespace().count();
    let (exercises, sheets) =
        (counted(Say::HomeExercises, exercises), counted(Say::HomeSheets, course.sheets().len()));
    course.words.fill(Say::HomeGlance, &[&lessons, &exercises, &sheets])
}

/// A line for the whole course.
fn course_so_far(course: &Course, frame: &Frame) -> Markup {
    let names = so_far::of_course(course);
    html! {
        @if !names.is_empty() {
            div data-solves=(names) data-so-far="0" {
                progress.course max=(names.split_whitespace().count()) value="0"
                    aria-label=(frame.text(Say::ProgressLine)) {}
                p.so-far { (so_far::mark(&names, frame.words())) }
            }
        }
    }
}

fn entry(named: &NamedLesson, frame: &Frame) -> Markup {
    let exercises = so_far::of_lesson(named);
    html! {
        li data-solves=[Some(&exercises).filter(|names| !names.is_empty())] data-so-far="0" {
            @if let Some(piece) = named.lesson.icon { (PreEscaped(piece_svg(piece))) }
            div {
                a href=(address(named, frame)) { (named.lesson.title) }
                p { (named.lesson.promise) }
                @if !exercises.is_empty() { p.so-far { (so_far::count(&exercises, frame.words())) } }
            }
        }
    }
}

fn address(named: &NamedLesson, frame: &Frame) -> String {
    frame.page_address(&named.name)
}
