//! A board on a page: the picture, its caption, and the place where it comes alive.

use diagram::Names;
use lesson::{Figure, Session, words};
use maud::{Markup, PreEscaped, html};

/// A figure with everything a live board needs, so that waking it moves nothing on the page.
pub fn board(figure: &Figure) -> Markup {
    let name = &figure.name;
    let caption = format!("{name}-caption");
    let file = figure.to_file();
    html! {
        squarewise-board id=(name) fen=(file.fen) piece=[said(&file.piece)] below=[said(&file.below)]
            mode=(file.mode) coordinates=[said(&file.coordinates)] stars=[said(&file.stars)] answer=[said(&file.answer)] {
            figure aria-labelledby=(caption) {
                div.stage { (PreEscaped(picture(figure))) }
                figcaption id=(caption) { (figure.caption) }
            }
            @if let Some(proof) = figure.board.position.dead_proof() {
                p.dead { (words::dead_board(&proof)) }
            }
            div.tools {
                div.buttons {
                    button type="button" data-intent="undo" disabled { (icon(UNDO)) "Undo" }
                    button type="button" data-intent="redo" disabled { (icon(REDO)) "Redo" }
                    button type="button" data-intent="reset" disabled { (icon(RESET)) "Reset" }
                }
                // Empty, so that nothing is spoken before something happens.
                p.status role="status" {}
            }
            @if !figure.answer.is_empty() {
                details.answer {
                    summary { "Show the answer" }
                    p { (answer(figure)) }
                }
            }
        }
    }
}

/// An attribute's value, if it has one.
fn said(value: &str) -> Option<&str> {
    Some(value).filter(|value| !value.is_empty())
}

/// The same picture that the live board begins with: it is drawn by the same session.
fn picture(figure: &Figure) -> String {
    let diagram = Session::new(figure.board.clone()).diagram();
    let title = words::title(&diagram.board);
    let description = words::board(&diagram, Some(figure.board.position.side_to_move()));
    diagram.to_svg(&Names { id: &figure.name, title: &title, description: &description })
}

/// The moves of the answer: `d4–d7, d7–g7`.
fn answer(figure: &Figure) -> String {
    let moves = figure.answer.iter().map(|step| {
        let becomes = step.promotion().map(|kind| format!(" ({})", words::kind(kind))).unwrap_or_default();
        format!("{}–{}{becomes}", step.from(), step.to())
    });
    moves.collect::<Vec<_>>().join(", ")
}

const UNDO: &str = "M9 5L4 10L9 15M4 10H14A5 5 0 0 1 14 20H11";
const REDO: &str = "M15 5L20 10L15 15M20 10H10A5 5 0 0 0 10 20H13";
const RESET: &str = "M5 12A7 7 0 1 0 8 6.2M8 2V6.5H12.5";

/// A small line drawing beside a word that says the same.
fn icon(path: &str) -> Markup {
    html! {
        svg viewBox="0 0 24 24" aria-hidden="true" {
            path d=(path) fill="none" stroke="currentColor" stroke-width="2"
                stroke-linecap="round" stroke-linejoin="round" {}
        }
    }
}
