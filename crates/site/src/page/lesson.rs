//! The page of a lesson.

use figure::pieces_to_come;
use lesson::words::{Say, Words};
use lesson::{Figure, Mode, Section};
use maud::{Markup, html};
use sheet::Paper;

use super::question::questions;
use super::section::{anchor, parts, rows, section};
use super::sheet::paper_name;
use super::{About, Frame, Kind, help, so_far, sources, taught, weave, woven};
use crate::course::{Course, NamedLesson, NamedSheet};
use crate::prose::Linker;
use crate::sheets::{FOLDER, file_name};

/// Where a lesson stands in the course.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// Its number, from 1.
    pub number: usize,
    /// How many lessons there are.
    pub count: usize,
    /// The lesson before it.
    pub before: Option<&'a NamedLesson>,
    /// The lesson after it.
    pub after: Option<&'a NamedLesson>,
}

/// The whole page.
pub fn page(course: &Course, named: &NamedLesson, place: &Place, frame: &Frame) -> String {
    let lesson = &named.lesson;
    let words = frame.words();
    let title = words.fill(Say::PageTitle, &[&words.fill(Say::LessonTitle, &[&lesson.title])]);
    let description = words.fill(Say::LessonDescription, &[&lesson.promise]);
    let holds = |chapter: &&crate::course::Chapter| chapter.lessons.iter().any(|one| one.name == named.name);
    let chapter = course.chapters.iter().find(holds);
    let heading = html! {
        header {
            @if let Some(chapter) = chapter { p.chapter { (chapter.title) } }
            h1 { (lesson.title) }
            p.promise { (lesson.promise) }
        }
    };
    let sections = lesson.sections.iter().chain(&lesson.mistake).chain(&lesson.exercises);
    let figures: Vec<_> = sections.flat_map(|section| section.figures()).collect();
    let has_questions = lesson.exercises.iter().any(|exercise| !exercise.questions.is_empty());
    let linker = &mut frame.linker(&[]);
    let main = html! {
        progress.course max=(place.count) value=(place.number)
            aria-label=(words.fill(Say::LessonPlace, &[&place.number.to_string(), &place.count.to_string()])) {}
        // The heading stands beside the first board, so that both are seen at once.
        @if let Some(first) = lesson.sections.first() { (section(first, "idea", &heading, linker, words)) }
        (rows(lesson.sections.iter().skip(1).map(|idea| (idea, section(idea, "idea", &html! {}, linker, words)))))
        @if let Some(mistake) = &lesson.mistake {
            (section(mistake, "idea mistake", &html! { p.kind { (frame.text(Say::LessonMistake)) } }, linker, words))
        }
        (rows(lesson.exercises.iter().enumerate().map(|(index, exercise)| {
            let next = next(lesson.exercises.get(index + 1), place, words);
            (exercise, exercise_section(named, exercise, &next, linker, frame))
        })))
        p.articles {
            @let articles = sources::links(course, &lesson.articles, frame);
            @let row = html! { @for (index, article) in articles.iter().enumerate() { @if index > 0 { ", " } (article) } };
            (weave(&[row], |row| words.counted(Say::LessonArticles, articles.len(), row)))
        }
        @if let Some(sheet) = frame.sheet_for(named) { (on_paper(named, sheet, frame)) }
        (turn_the_page(place, frame))
        (help::keys(words))
        (taught::links(course, Some(named), frame))
        (pieces_to_come(&figures))
        @if figures.iter().any(is_line) { script type="module" src=(frame.asset("line.js")) {} }
        @if has_questions { script type="module" src=(frame.asset("options.js")) {} }
    };
    frame.page(&About { title: &title, description: &description, kind: Kind::Lesson }, &main)
}

/// Whether moves are gone through on it.
fn is_line(figure: &&Figure) -> bool {
    matches!(figure.board.mode, Mode::Step(_))
}

/// Where to go from an exercise; the style sheet shows it once the exercise is solved.
fn next(exercise: Option<&Section>, place: &Place, words: &Words) -> Markup {
    let board = exercise.and_then(|exercise| Some((exercise, exercise.first_name()?)));
    html! {
        @if let Some((exercise, name)) = board {
            p.next { a.start href=(format!("#{name}")) { (words.fill(Say::LessonNextExercise, &[&exercise.title])) } }
        } @else if let Some(after) = place.after {
            p.next { a.start href=(format!("../{}/", after.name)) { (words.fill(Say::LessonNextLesson, &[&after.lesson.title])) } }
        }
    }
}

/// An exercise, with a mark for those who have solved it, and where to go then.
fn exercise_section(
    named: &NamedLesson,
    exercise: &Section,
    next: &Markup,
    linker: &mut Linker,
    frame: &Frame,
) -> Markup {
    let names = so_far::names(&named.name, [exercise]);
    let kind =
        html! { p.kind { (frame.text(Say::LessonExercise)) " " (so_far::mark(&names, frame.words())) } };
    html! {
        section.idea.exercise id=[anchor(exercise)] data-solves=(names) data-so-far="0" {
            (parts(exercise, &kind, linker, frame.words()))
            (questions(named, exercise, frame))
            (next)
        }
    }
}

/// The way to the sheet that goes with a lesson, and to the same as PDF files.
fn on_paper(named: &NamedLesson, sheet: &NamedSheet, frame: &Frame) -> Markup {
    let (name, title) = (&sheet.name, &sheet.sheet.title);
    let sheet = |file: &str| format!("../{FOLDER}/{file}");
    let files = html! {
        @for (index, paper) in Paper::ALL.into_iter().enumerate() {
            @if index > 0 { " · " }
            a href=(sheet(&file_name(name, paper))) { (frame.text(paper_name(paper))) }
        }
    };
    html! {
        p.on-paper {
            a.start href=(sheet(&format!("{name}/#print"))) { (frame.text(Say::PrintPrint)) }
            @if *name == named.name {
                span { (woven(frame.words(), Say::LessonOnPaper, &[files])) }
            } @else {
                span { (woven(frame.words(), Say::LessonSheetOf, &[html! { (title) }, files])) }
            }
        }
    }
}

fn turn_the_page(place: &Place, frame: &Frame) -> Markup {
    let address = |named: &NamedLesson| format!("../{}/", named.name);
    html! {
        nav.turn aria-label=(frame.text(Say::PageLessons)) {
            @if let Some(before) = place.before {
                a.before rel="prev" href=(address(before)) { span { (frame.text(Say::LessonBefore)) } (before.lesson.title) }
            }
            @if let Some(after) = place.after {
                a.after rel="next" href=(address(after)) { span { (frame.text(Say::LessonAfter)) } (after.lesson.title) }
            }
        }
    }
}
