//! All exercises at a glance, lesson by lesson.

use diagram::Sign;
use lesson::{Figure, Goal, Section, Session};
use maud::{Markup, PreEscaped, html};

use super::{About, Frame, Kind};
use crate::course::{Course, NamedLesson};

/// Whether a course has anything to try.
pub fn has_any(course: &Course) -> bool {
    course.lessons().any(|named| !named.lesson.exercises.is_empty())
}

/// The whole page.
pub fn page(course: &Course, frame: &Frame) -> String {
    let lessons = || course.lessons().filter(|named| !named.lesson.exercises.is_empty());
    let count: usize = lessons().map(|named| named.lesson.exercises.len()).sum();
    let main = html! {
        (PreEscaped(diagram::shapes()))
        header {
            h1 { "Exercises" }
            p.promise {
                @if count == 1 { "One thing to try." } @else { (count) " things to try, in the order of the lessons." }
                " Each has an answer that has been proven, and none is counted against you."
            }
        }
        @for named in lessons() {
            section {
                h2 { a href=(frame.page_address(&named.name)) { (named.lesson.title) } }
                ul.exercises { @for exercise in &named.lesson.exercises { (entry(named, exercise, frame)) } }
            }
        }
    };
    let description =
        "Every exercise of the course: short tasks on boards, for each piece and each rule of chess.";
    frame.page(&About { title: "Exercises – Squarewise", description, kind: Kind::Text }, &main)
}

/// One exercise: its first board stands for it.
fn entry(named: &NamedLesson, exercise: &Section, frame: &Frame) -> Markup {
    let Some(figure) = exercise.boards.first() else { return html! {} };
    let address = format!("{}#{}", frame.page_address(&named.name), figure.name);
    html! {
        li data-exercise=(format!("{}#{}", named.name, figure.name)) {
            a href=(address) {
                (PreEscaped(thumbnail(figure)))
                b { (exercise.title) }
            }
            @if let Some(goal) = figure.board.goal() { span { (kind(goal)) } }
            // The browser remembers what was solved, and then shows this.
            span.solved hidden { "Solved" }
        }
    }
}

/// The position and what there is to reach; where each piece can go is for the board itself to show.
fn thumbnail(figure: &Figure) -> String {
    let mut diagram = Session::new(figure.board.clone()).diagram();
    diagram.marks.retain(|mark| mark.sign == Sign::Star);
    diagram.to_thumbnail()
}

/// What an exercise asks for, in a few words.
fn kind(goal: Goal) -> String {
    match goal {
        Goal::Collect { fewest: 1, .. } => String::from("Collect the stars: one move"),
        Goal::Collect { fewest, .. } => format!("Collect the stars: {fewest} moves"),
    }
}
