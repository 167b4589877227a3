//! The course as a plan of lessons, for those who teach it: what each gives, and what it is practised with.

use lesson::words::Say;
use maud::{Markup, html};

use super::{Frame, so_far};
use crate::course::{Course, NamedLesson};
use crate::sheets::FOLDER;

/// A table for each chapter, its lessons in the order in which each needs those before it.
pub fn of(course: &Course, frame: &Frame) -> Markup {
    html! {
        section.manual {
            h2 { (frame.text(Say::PlanHeading)) }
            p { (frame.text(Say::PlanIntroduction)) }
            @for chapter in &course.chapters {
                h3 { (chapter.title) }
                table {
                    thead {
                        tr {
                            @for head in [Say::PlanLesson, Say::PlanGives, Say::PlanPractice] {
                                th scope="col" { (frame.text(head)) }
                            }
                        }
                    }
                    tbody { @for named in &chapter.lessons { (row(named, frame)) } }
                }
            }
        }
    }
}

fn row(named: &NamedLesson, frame: &Frame) -> Markup {
    let exercises = so_far::of_lesson(named).split_whitespace().count();
    html! {
        tr {
            th scope="row" { a href=(frame.page_address(&named.name)) { (named.lesson.title) } }
            td { (named.lesson.promise) }
            td {
                @if exercises > 0 {
                    (frame.words().counted(Say::ProgressCount, exercises, &[&exercises.to_string()]))
                }
                @if let Some(sheet) = frame.sheet_for(named) {
                    @if exercises > 0 { " · " }
                    a href=(format!("{}{}/", frame.page_address(FOLDER), sheet.name)) { (frame.text(Say::PlanSheet)) }
                }
            }
        }
    }
}
