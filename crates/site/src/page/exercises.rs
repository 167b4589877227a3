//! All exercises at a glance, lesson by lesson.

use diagram::Sign;
use lesson::words::{Say, Words};
use lesson::{Figure, Section, Session};
use maud::{Markup, PreEscaped, html};

use super::{About, Frame, Kind, so_far};
use crate::course::{Course, NamedLesson};

/// Whether a course has anything to try.
pub fn has_any(course: &Course) -> bool {
    course.lessons().any(|named| !named.lesson.exercises.is_empty())
}

/// The whole page.
pub fn page(course: &Course, frame: &Frame) -> String {
    let words = frame.words();
    let lessons = || course.lessons().filter(|named| !named.lesson.exercises.is_empty());
    let count = so_far::of_course(course).split_whitespace().count();
    let main = html! {
        (PreEscaped(diagram::shapes()))
        header {
            h1 { (frame.text(Say::PageExercises)) }
            p.promise {
                (words.counted(Say::ExercisesCount, count, &[&count.to_string()])) " "
                (words.text(Say::ExercisesProven))
            }
        }
        @for named in lessons() {
            section {
                h2 { a href=(frame.page_address(&named.name)) { (named.lesson.title) } }
                ul.exercises { @for exercise in &named.lesson.exercises { (entry(named, exercise, frame)) } }
            }
        }
    };
    let title = frame.title(words.text(Say::PageExercises));
    let description = words.text(Say::ExercisesDescription);
    frame.page(&About { title: &title, description, kind: Kind::Text }, &main)
}

/// One exercise: its first board stands for it.
fn entry(named: &NamedLesson, exercise: &Section, frame: &Frame) -> Markup {
    let Some(name) = exercise.first_name() else { return html! {} };
    let names = so_far::names(&named.name, [exercise]);
    let address = format!("{}#{name}", frame.page_address(&named.name));
    let asked = exercise.questions.first();
    let first = exercise.boards.first().map(|figure| (thumbnail(figure, frame.words()), &figure.exercise));
    let (picture, request) = match (first, asked) {
        (Some((picture, exercise)), _) => (picture, exercise.as_ref()),
        (None, Some(question)) => (question.boards[0].picture.to_thumbnail(), Some(&question.exercise)),
        (None, None) => return html! {},
    };
    html! {
        li data-solves=(names) data-so-far="0" {
            a href=(address) {
                (PreEscaped(picture))
                b { (exercise.title) }
            }
            // Of several the first says too little.
            @if let several @ 2.. = exercise.boards.len() + exercise.questions.len() {
                span { (frame.words().counted(Say::ProgressCount, several, &[&several.to_string()])) }
            } @else if let Some(exercise) = request { span { (exercise.request) } }
            (so_far::mark(&names, frame.words()))
        }
    }
}

/// The position and what there is to reach; where each piece can go is for the board itself to show.
fn thumbnail(figure: &Figure, words: &Words) -> String {
    let mut diagram = Session::new(figure.board.clone(), words).diagram();
    diagram.marks.retain(|mark| mark.sign == Sign::Star);
    diagram.to_thumbnail()
}
