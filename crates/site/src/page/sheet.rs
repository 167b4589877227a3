//! The page from which a sheet is printed: the paper itself, and a few choices beside it.

use lesson::words::Say;
use maud::{Markup, PreEscaped, html};
use rules::Side;
use sheet::Paper;

use super::{About, Frame, Kind, woven};
use crate::sheets::{ANSWERS, Printed, SHEET, Shown, Turn, file_name, key_name};

/// The whole page.
pub fn page(shown: &Shown, frame: &Frame) -> String {
    let printed = &shown.plain;
    let words = frame.words();
    let title = frame.title(&words.fill(Say::PrintOneTitle, &[&printed.title]));
    let description = words.fill(Say::PrintOneDescription, &[&printed.title]);
    let main = html! {
        div.choices data-choices {
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
            (live_choices(shown, frame))
            (downloads(printed, frame))
            p { a href="../" { (frame.text(Say::PrintIndex)) } }
        }
        section.sheet data-drawing=(SHEET) aria-label=(frame.text(Say::PrintTheSheet)) { (PreEscaped(sheet::svg(&printed.page))) }
        @if let Some(key) = &printed.key {
            section.sheet.key data-drawing=(ANSWERS) aria-label=(frame.text(Say::PrintTheAnswers)) { (PreEscaped(sheet::svg(key))) }
        }
        (hatching())
    };
    frame.page(&About { title: &title, description: &description, kind: Kind::Sheet }, &main)
}

/// A box to tick; the style sheet does what it says.
fn choice(name: &str, label: &str) -> Markup {
    html! { p { label { input type="checkbox" id=(format!("with-{name}")) checked; " " (label) } } }
}

/// Choices that a script sees to, and shows.
fn live_choices(shown: &Shown, frame: &Frame) -> Markup {
    html! {
        fieldset data-live hidden {
            legend { (frame.text(Say::PrintSizeAndSide)) }
            p { label { input type="checkbox" id="large"; " " (frame.text(Say::PrintLarge)) } }
            @if shown.turns.len() > 1 {
                (group("below", frame.text(Say::PrintBelow), &html! {
                    @for (turn, side) in &shown.turns {
                        (one_of("below", turn.name(), *turn == Turn::AsDrawn, frame.text(below(*side))))
                    }
                }))
            }
            (group("copies", frame.text(Say::PrintCopies), &html! {
                (one_of("copies", "1", true, frame.text(Say::PrintOneCopy)))
                (one_of("copies", "2", false, frame.text(Say::PrintTwoCopies)))
                (one_of("copies", "4", false, frame.text(Say::PrintFourCopies)))
            }))
            p role="status" data-lost=(frame.text(Say::PrintLost)) {}
        }
    }
}

/// Choices of which one is taken.
fn group(name: &str, words: &str, choices: &Markup) -> Markup {
    let id = format!("of-{name}");
    html! { p role="radiogroup" aria-labelledby=(id) { span id=(id) { (words) } (choices) } }
}

fn one_of(name: &str, value: &str, is_taken: bool, words: &str) -> Markup {
    html! {
        " " label {
            input type="radio" name=(name) value=(value) id=(format!("{name}-{value}")) checked[is_taken];
            " " (words)
        }
    }
}

/// What is said of whose side is below.
fn below(side: Option<Side>) -> Say {
    match side {
        None => Say::PrintBelowAsDrawn,
        Some(Side::White) => Say::SheetWhite,
        Some(Side::Black) => Say::SheetBlack,
    }
}

/// The same as PDF files.
fn downloads(printed: &Printed, frame: &Frame) -> Markup {
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
