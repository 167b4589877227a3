//! How much the reader has solved: what a page says of it, which `progress.js` brings up to date.
//!
//! An element with `data-solves` names exercises, and `data-so-far` is `0`, `some` or `all` of them. In it
//! `<data>` and `<progress>` hold the number, and the style sheet shows what fits.

use lesson::words::Say;
use lesson::{Figure, Section, Words};
use maud::{Markup, html};

use super::woven;
use crate::course::{Course, NamedLesson};

/// The names of the exercises in some sections, as they are kept: `rook/two-stars rook/stars`.
pub fn names<'a>(lesson: &str, sections: impl IntoIterator<Item = &'a Section>) -> String {
    let names = sections.into_iter().flat_map(|section| {
        let boards = section.boards.iter().filter(|figure| can_be_solved(figure));
        let questions = section.questions.iter().map(|question| &*question.name);
        boards.map(|figure| &*figure.name).chain(questions)
    });
    names.map(|name| name_of(lesson, name)).collect::<Vec<_>>().join(" ")
}

/// The name of one of them.
pub fn name_of(lesson: &str, board: &str) -> String {
    format!("{lesson}/{board}")
}

/// The same of a whole lesson.
pub fn of_lesson(named: &NamedLesson) -> String {
    names(&named.name, &named.lesson.exercises)
}

/// The same of all lessons; those without exercises leave no gap in it, which no reader could ever solve.
pub fn of_course(course: &Course) -> String {
    let lessons = course.lessons().map(of_lesson).filter(|names| !names.is_empty());
    lessons.collect::<Vec<_>>().join(" ")
}

/// How many exercises there are, and how many of them are solved.
pub fn count(names: &str, words: &Words) -> Markup {
    let all = names.split_whitespace().count();
    html! {
        span.none { (words.counted(Say::ProgressCount, all, &[&all.to_string()])) }
        (some(all, words))
    }
}

/// The mark at the heading of an exercise: in words, and by its shape.
pub fn mark(names: &str, words: &Words) -> Markup {
    match names.split_whitespace().count() {
        1 => html! { span.solved { (words.text(Say::ProgressSolved)) } },
        all => some(all, words),
    }
}

fn some(all: usize, words: &Words) -> Markup {
    let solved = html! { data value="0" { "0" } };
    html! { span.solved { (woven(words, Say::ProgressSome, &[solved, html! { (all) }])) } }
}

fn can_be_solved(figure: &Figure) -> bool {
    figure.exercise.is_some()
}
