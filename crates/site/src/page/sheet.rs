//! The page from which a sheet is printed: the paper itself, and a few choices beside it.

use lesson::words::Say;
use maud::{Markup, PreEscaped, html};
use sheet::Paper;

use super::{About, Frame, Kind, woven};
use crate::sheets::{Printed, file_name, key_name};

/// The whole page.
pub fn page(printed: &Printed, frame: &Frame) -> String {
    let words = frame.words();
    let title = words.fill(Say::PageTitle, &[&words.fill(Say::PrintOneTitle, &[&printed.title])]);
    let description = words.fill(Say::PrintOneDescription, &[&printed.title]);
    let main = html! {
        div.choices {
            h1 { (words.fill(Say::PrintHeading, &[&printed.title])) }
            p.buttons {
                // A script shows it: without one, the browser's own menu prints just as well.
                button type="button" data-print hidden { (frame.text(Say::PrintPrint)) }
            }
            fieldset {
                legend { (frame.text(Say::PrintOnThePaper)) }
                (choice("name", frame.text(Say::PrintWithName)))
                @if printed.key.is_some() { (choice("key", frame.text(Say::PrintWithKey))) }
                (choice("coordinates", frame.text(Say::PrintWithCoordinates)))
                (choice("grey", frame.text(Say::PrintWithGrey)))
            }
            (downloads(printed, frame))
            p { a href="../" { (frame.text(Say::PrintIndex)) } }
        }
        section.sheet aria-label=(frame.text(Say::PrintTheSheet)) { (PreEscaped(sheet::svg(&printed.page))) }
        @if let Some(key) = &printed.key {
            section.sheet.key aria-label=(frame.text(Say::PrintTheAnswers)) { (PreEscaped(sheet::svg(key))) }
        }
        (hatching())
    };
    frame.page(&About { title: &title, description: &description, kind: Kind::Sheet }, &main)
}

/// A box to tick; the style sheet does what it says.
fn choice(name: &str, label: &str) -> Markup {
    html! { p { label { input type="checkbox" id=(format!("with-{name}")) checked; " " (label) } } }
}

/// The same as PDF files.
pub(super) fn downloads(printed: &Printed, frame: &Frame) -> Markup {
    let links = |name: fn(&str, Paper) -> String| {
        html! {
            @for (index, paper) in Paper::ALL.into_iter().enumerate() {
                @if index > 0 { " · " }
                a href=(format!("../{}", name(&printed.name, paper))) { (frame.text(paper_name(paper))) }
            }
        }
    };
    html! {
        p.downloads {
            (woven(frame.words(), Say::PrintAsPdf, &[links(file_name)]))
            @if printed.key.is_some() { br; (woven(frame.words(), Say::PrintAnswersPdf, &[links(key_name)])) }
        }
    }
}

/// What a paper is called.
pub(super) fn paper_name(paper: Paper) -> Say {
    match paper {
        Paper::A4 => Say::PrintA4,
        Paper::Letter => Say::PrintLetter,
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
