//! Forsyth–Edwards Notation: a position on one line, read strictly and written canonically.

mod fault;
mod read;
mod write;

use crate::{Side, Wing};

pub(crate) use fault::clipped;
pub use fault::{FenError, FenFault, FenField};

/// The position at the start of a game.
pub const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The letters of standard chess with the right each stands for, in the order in which they are written.
const CASTLING_LETTERS: [(char, Side, Wing); 4] = [
    ('K', Side::White, Wing::Kingside),
    ('Q', Side::White, Wing::Queenside),
    ('k', Side::Black, Wing::Kingside),
    ('q', Side::Black, Wing::Queenside),
];
