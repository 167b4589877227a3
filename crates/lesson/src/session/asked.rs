//! What is asked of a position, and stays to be seen until the next wish.

use alloc::string::String;

use diagram::Diagram;
use rules::{Position, Square};

use super::Intent;
use crate::marks;
use crate::words::Words;

/// What was asked last.
#[derive(Clone, Copy, Debug)]
pub(super) enum Asked {
    Nothing,
    /// Why the game is over.
    Why,
    /// Who attacks a square.
    Attackers(Square),
}

impl Asked {
    /// What a wish asks.
    pub(super) fn of(intent: Intent) -> Asked {
        match intent {
            Intent::Why => Asked::Why,
            Intent::Attackers(square) => Asked::Attackers(square),
            Intent::Press(_) | Intent::Drop { .. } | Intent::Promote(_) | Intent::Cancel => Asked::Nothing,
            Intent::Undo | Intent::Redo | Intent::Reset | Intent::Check => Asked::Nothing,
            Intent::First | Intent::Back | Intent::Forward | Intent::Last => Asked::Nothing,
        }
    }

    /// The answer; `None` if there is nothing to tell, as where the game goes on.
    pub(super) fn answer(self, position: &Position, words: &Words) -> Option<String> {
        match self {
            Asked::Nothing => None,
            Asked::Why => words.why_over(position, position.ending()?),
            Asked::Attackers(square) => Some(words.attackers(position.board(), square)),
        }
    }

    /// The answer as it is seen on the board.
    pub(super) fn show(self, diagram: &mut Diagram, position: &Position) {
        match self {
            Asked::Nothing => {}
            Asked::Why => marks::show_flights(diagram, position),
            Asked::Attackers(square) => marks::show_attackers(diagram, square),
        }
    }
}
