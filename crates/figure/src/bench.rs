//! A board that is set up: its picture, the pieces to choose from, and what a FEN says besides them.

use alloc::format;
use alloc::string::String;

use diagram::piece_svg;
use lesson::words::{Say, Words};
use lesson::{Arrange, Hand};
use maud::{Markup, PreEscaped, html};
use rules::{Castling, Kind, Piece, Side, Wing};

use crate::board::picture;
use crate::tool::{
    CHECK, CLEAR, ERASER, Extra, HAND, PLAY_FROM, REDO, RESET, START, TURN, Tool, UNDO, extra_buttons,
};

/// All that is in the element of a board which is set up, with those buttons that the page asks for. Its name is unlike every other on the page.
pub fn bench(arrange: &Arrange, name: &str, caption: &str, extras: &[Extra], words: &Words) -> Markup {
    let by = format!("{name}-{}", if caption.is_empty() { "title" } else { "caption" });
    let diagram = arrange.diagram();
    html! {
        @if arrange.is_exercise() && caption.is_empty() { p.goal { (words.text(Say::AimSetUp)) } }
        figure aria-labelledby=(by) {
            div.stage dir="ltr" { (picture(&diagram, arrange.setup().side_to_move, name, words)) }
            @if !caption.is_empty() { figcaption id=(by) { (caption) } }
        }
        div.tools.bench {
            (palette(words))
            div.buttons { @for tool in tools(arrange) { (tool.button(words)) } }
            p.status role="status" {}
            @if !arrange.is_exercise() {
                (facts(name, words))
                // It grows and shrinks, so little stands below it.
                div.faults hidden { p { (words.text(Say::SetupImpossible)) } ul {} }
            }
            (extra_buttons(extras.iter().filter(|extra| **extra != Extra::SetUp), words))
            p.how { (words.text(Say::SetupHow)) }
        }
    }
}

/// The twelve pieces, the hand that moves what stands there, and the one that takes it away.
fn palette(words: &Words) -> Markup {
    let kinds = [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];
    let piece = |side, kind| {
        let piece = Piece { side, kind };
        let letter = String::from(piece.fen_letter());
        html! {
            button type="button" data-hand=(letter) aria-pressed="false" disabled
                aria-label=(words.piece_name(piece)) title=(words.piece_name(piece)) {
                (PreEscaped(piece_svg(piece)))
            }
        }
    };
    let empty = |hand: Hand, tool: Tool| {
        let (name, pressed) = match hand {
            Hand::Empty => ("-", "true"),
            Hand::Eraser | Hand::Holds(_) => ("x", "false"),
        };
        html! {
            button.empty type="button" data-hand=(name) aria-pressed=(pressed) disabled { (tool.face(words)) }
        }
    };
    html! {
        div.palette role="group" aria-label=(words.text(Say::SetupPieces)) {
            @for side in Side::ALL { @for kind in kinds { (piece(side, kind)) } }
            (empty(Hand::Empty, HAND))
            (empty(Hand::Eraser, ERASER))
        }
    }
}

/// Who is to move, who may castle, and where a pawn has just gone past; the last is seen only where one
/// can have.
fn facts(name: &str, words: &Words) -> Markup {
    html! {
        div.facts {
            fieldset {
                legend { (words.text(Say::SetupWhose)) }
                @for side in Side::ALL {
                    label {
                        input type="radio" name=(format!("{name}-side")) data-side=(side.letter()) disabled;
                        " " (words.sided(Say::SetupSide, side, &[]))
                    }
                }
            }
            fieldset.rights {
                legend { (words.text(Say::SetupRights)) }
                @for (side, wing) in Side::ALL.into_iter().flat_map(|side| Wing::ALL.map(|wing| (side, wing))) {
                    label {
                        input type="checkbox" data-right=(right_letter(side, wing)) disabled;
                        " " (words.may_castle(side, wing))
                    }
                }
            }
            label.passed hidden {
                (words.text(Say::SetupPassedOver)) " "
                select data-passed { option value="" { (words.text(Say::SetupNowhere)) } }
            }
        }
    }
}

/// A right to castle by its letter in a FEN.
fn right_letter(side: Side, wing: Wing) -> String {
    let mut right = Castling::NONE;
    let rook = Castling::ALL.rook(side, wing);
    rook.into_iter().for_each(|rook| right.grant(side, wing, rook.file()));
    format!("{right}")
}

/// The buttons, the one that leads on first.
fn tools(arrange: &Arrange) -> &'static [Tool] {
    match arrange.is_exercise() {
        true => &[CHECK, UNDO, REDO, RESET, TURN],
        false => &[PLAY_FROM, UNDO, REDO, CLEAR, START, TURN],
    }
}
