//! The page from which a sheet is printed: the paper itself, and a few choices beside it.

use maud::{Markup, PreEscaped, html};
use sheet::Paper;

use super::{About, Frame, Kind};
use crate::sheets::{Printed, file_name, key_name};

/// The whole page.
pub fn page(printed: &Printed, frame: &Frame) -> String {
    let title = format!("{} – a sheet to print – Squarewise", printed.title);
    let description = format!("A handout to print and copy: {}.", printed.title);
    let main = html! {
        div.choices {
            h1 { "Print: " (printed.title) }
            p.buttons {
                // A script shows it: without one, the browser's own menu prints just as well.
                button type="button" data-print hidden { "Print this sheet" }
            }
            fieldset {
                legend { "On the paper" }
                (choice("name", "Lines for name, class and date"))
                @if printed.key.is_some() { (choice("key", "The answers, on a page of their own")) }
                (choice("coordinates", "Letters and numbers beside the boards"))
                (choice("grey", "Grey squares (without: hatched, which saves ink)"))
            }
            (downloads(printed))
            p { a href="../" { "All sheets" } }
        }
        section.sheet aria-label="The sheet" { (PreEscaped(sheet::svg(&printed.page))) }
        @if let Some(key) = &printed.key {
            section.sheet.key aria-label="The answers" { (PreEscaped(sheet::svg(key))) }
        }
        (hatching())
    };
    frame.page(&About { title: &title, description: &description, kind: Kind::Sheet }, &main)
}

/// A box to tick; the style sheet does what it says.
fn choice(name: &str, words: &str) -> Markup {
    html! { p { label { input type="checkbox" id=(format!("with-{name}")) checked; " " (words) } } }
}

/// The same as PDF files.
pub(super) fn downloads(printed: &Printed) -> Markup {
    let links = |name: fn(&str, Paper) -> String| {
        html! {
            @for (index, paper) in Paper::ALL.into_iter().enumerate() {
                @if index > 0 { " · " }
                a href=(format!("../{}", name(&printed.name, paper))) { (paper_name(paper)) }
            }
        }
    };
    html! {
        p.downloads {
            "As PDF: " (links(file_name))
            @if printed.key.is_some() { br; "Answers: " (links(key_name)) }
        }
    }
}

/// What a paper is called.
pub(super) fn paper_name(paper: Paper) -> &'static str {
    match paper {
        Paper::A4 => "A4",
        Paper::Letter => "Letter",
    }
}

/// The pattern of slanting lines that dark squares may have.
fn hatching() -> Markup {
    html! {
        svg.hatching aria-hidden="true" width="0" height="0" {
            pattern #hatch width="1.6" height="1.6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                path d="M0 0V1.6" stroke="#000" stroke-width="0.35" {}
            }
        }
    }
}
