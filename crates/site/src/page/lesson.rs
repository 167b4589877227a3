//! The page of a lesson.

use figure::pieces_to_come;
use maud::{Markup, html};
use sheet::Paper;

use super::section::section;
use super::{About, Frame, Kind, help};
use crate::course::{Course, NamedLesson};
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
    let title = format!("{} – Squarewise", lesson.title);
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
    let figures: Vec<_> = sections.flat_map(|section| &section.boards).collect();
    let linker = &mut frame.linker(&[]);
    let main = html! {
        progress.course max=(place.count) value=(place.number)
            aria-label=(format!("Lesson {} of {}", place.number, place.count)) {}
        @for (index, idea) in lesson.sections.iter().enumerate() {
            // The heading stands beside the first board, so that both are seen at once.
            (section(idea, "idea", &html! { @if index == 0 { (heading) } }, linker))
        }
        @if let Some(mistake) = &lesson.mistake {
            (section(mistake, "idea mistake", &html! { p.kind { "A common mistake" } }, linker))
        }
        @for exercise in &lesson.exercises {
            (section(exercise, "idea exercise", &html! { p.kind { "Try it" } }, linker))
        }
        p.articles {
            "This lesson rests on the FIDE Laws of Chess, "
            @if lesson.articles.len() == 1 { "Article " } @else { "Articles " }
            (lesson.articles.join(", ")) "."
        }
        @if frame.has_sheet(&named.name) { (on_paper(named)) }
        (turn_the_page(place))
        (help::keys())
        (pieces_to_come(&figures))
    };
    frame.page(&About { title: &title, description: &lesson.promise, kind: Kind::Lesson }, &main)
}

/// The way to the lesson's sheet, and to the same as PDF files.
fn on_paper(named: &NamedLesson) -> Markup {
    let sheet = |file: &str| format!("../{FOLDER}/{file}");
    html! {
        p.on-paper {
            a.start href=(sheet(&format!("{}/#print", named.name))) { "Print this sheet" }
            span {
                "What this lesson says, on one page to copy for a class. As PDF: "
                a href=(sheet(&file_name(&named.name, Paper::A4))) { "A4" } " · "
                a href=(sheet(&file_name(&named.name, Paper::Letter))) { "Letter" }
            }
        }
    }
}

fn turn_the_page(place: &Place) -> Markup {
    let address = |named: &NamedLesson| format!("../{}/", named.name);
    html! {
        nav.turn aria-label="Lessons" {
            @if let Some(before) = place.before {
                a.before rel="prev" href=(address(before)) { span { "Previous lesson" } (before.lesson.title) }
            }
            @if let Some(after) = place.after {
                a.after rel="next" href=(address(after)) { span { "Next lesson" } (after.lesson.title) }
            }
        }
    }
}
