//! Inquiries about a square, which change nothing on the board.

use diagram::Diagram;
use rules::{Position, Square};

use super::{Reply, told};
use crate::words::Words;

/// What somebody who cannot see the board asks about a square, or about all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inquiry {
    /// Where the piece on it can go.
    Moves,
    /// What the piece on it can take.
    Captures,
    /// What it is: its name, what is on it, and its colour.
    Square,
    /// Whose move it is, and where every piece stands.
    Board,
}

/// The answer, in a position and its picture.
pub(super) fn answer(
    inquiry: Inquiry,
    square: Square,
    position: &Position,
    diagram: &Diagram,
    words: &Words,
) -> Reply {
    told(match inquiry {
        Inquiry::Square => words.square(square, diagram),
        Inquiry::Board => words.glance(position),
        Inquiry::Moves | Inquiry::Captures if position.board().kind_on(square).is_none() => {
            words.nothing_here(square)
        }
        Inquiry::Moves => words.goes(position.board(), square, position.destinations(square)),
        Inquiry::Captures => words.takes(position.board(), square, position.captures(square)),
    })
}
