//! What is solved, lesson by lesson, with ways to carry it elsewhere and to begin again.

use lesson::words::Say;
use lesson::{Section, Words};
use maud::{Markup, html};

use super::confirmed;
use crate::course::{Course, NamedLesson};
use crate::page::{Frame, so_far};

/// The part of the page about progress.
pub fn section(course: &Course, frame: &Frame) -> Markup {
    let text = |say| frame.text(say);
    let lessons = course.lessons().filter(|named| !so_far::of_lesson(named).is_empty());
    html! {
        section.progress id="progress" {
            h2 { (text(Say::SettingsProgress)) }
            p { (text(Say::SettingsPrivate)) }
            div.aside hidden {
                p { (text(Say::SettingsAside)) }
                pre {}
                button type="button" data-forget="aside" disabled { (text(Say::SettingsAsideForget)) }
            }
            @for named in lessons { (of_lesson(named, frame)) }
            (confirmed("solved", text(Say::SettingsForgetAll), text(Say::SettingsForgetAllYes)))
            h3 { (text(Say::SettingsTake)) }
            p id="take-how" { (text(Say::SettingsTakeHow)) }
            textarea.take readonly rows="6" aria-label=(text(Say::SettingsTake)) aria-describedby="take-how" {}
            p.buttons {
                button type="button" data-do="copy" disabled { (text(Say::SettingsCopy)) }
                button type="button" data-do="save" disabled { (text(Say::SettingsSave)) }
            }
            h3 { (text(Say::SettingsBring)) }
            p id="bring-how" { (text(Say::SettingsBringHow)) }
            textarea.bring rows="6" aria-label=(text(Say::SettingsBring)) aria-describedby="bring-how"
                spellcheck="false" autocomplete="off" disabled {}
            p.buttons {
                label.file { span { (text(Say::SettingsOpen)) } " " input type="file" accept="text/plain,.txt" disabled; }
                button type="button" data-do="add" disabled { (text(Say::SettingsAdd)) }
            }
            p.said role="status" {}
            (sentences(frame.words()))
        }
    }
}

/// A lesson: how much of it is solved, and what.
fn of_lesson(named: &NamedLesson, frame: &Frame) -> Markup {
    let title = &named.lesson.title;
    let names = so_far::of_lesson(named);
    html! {
        details.lesson data-solves=(names) data-so-far="0" {
            summary { b { (title) } " " span.so-far { (so_far::count(&names, frame.words())) } }
            ul { @for exercise in &named.lesson.exercises { (entry(named, exercise, frame)) } }
            (confirmed(
                &named.name,
                frame.text(Say::SettingsForget),
                &frame.words().fill(Say::SettingsForgetYes, &[title]),
            ))
        }
    }
}

fn entry(named: &NamedLesson, exercise: &Section, frame: &Frame) -> Markup {
    let names = so_far::names(&named.name, [exercise]);
    let first = exercise.first_name().unwrap_or_default();
    html! {
        li data-solves=(names) data-so-far="0" {
            a href=(format!("{}#{first}", frame.page_address(&named.name))) { (exercise.title) }
            " " (so_far::mark(&names, frame.words()))
        }
    }
}

/// What the script says: it fills what stands in braces.
fn sentences(words: &Words) -> Markup {
    let sentences = [
        ("added", Say::SettingsAdded, &["new", "old"][..]),
        ("added-others", Say::SettingsAddedOthers, &["others"]),
        ("empty", Say::SettingsEmpty, &[]),
        ("foreign", Say::SettingsForeign, &["found", "expected"]),
        ("line", Say::SettingsLine, &["line", "found", "expected"]),
        ("copied", Say::SettingsCopied, &[]),
        ("by-hand", Say::SettingsByHand, &[]),
        ("forgotten", Say::SettingsForgotten, &[]),
        ("title", Say::SettingsTitleOf, &["lesson", "exercise"]),
    ];
    html! {
        div.sentences hidden {
            @for (name, say, slots) in sentences {
                @let slots: Vec<String> = slots.iter().map(|slot| format!("{{{slot}}}")).collect();
                p data-say=(name) { (words.fill(say, &slots.iter().map(String::as_str).collect::<Vec<_>>())) }
            }
        }
    }
}
