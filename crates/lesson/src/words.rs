//! Every sentence that a live board can say, in one place.
//!
//! They are written for a ten-year-old: what stands in the way, where, and what would work.
//! British English; squares keep their own names in every language.

mod asked;
mod board;
mod endings;
mod dead;
mod moves;
mod notation;
mod refusals;
mod tasks;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Kind, Side, Square, SquareSet};

pub use asked::{file, goes, no_target, none_of, rank, square, takes};
pub use board::{board, cell, title};
pub use dead::{dead, dead_board, unwinnable};
pub use endings::why_over;
pub use moves::{
    asleep, before_line, called_off, cancel, chosen, moved, nothing_here, only_steps, promotion,
    promotion_question, put_down, redone, reset, solved, stars_left, step, stuck, turned, undone,
};
pub(crate) use moves::{no_king, not_one, unread, which_wing};
pub use notation::{in_words, way};
pub use refusals::refusal;
pub(crate) use tasks::{hindrances, no_shorter, request, stand, standing, targets};

/// `rook`.
pub fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "pawn",
        Kind::Knight => "knight",
        Kind::Bishop => "bishop",
        Kind::Rook => "rook",
        Kind::Queen => "queen",
        Kind::King => "king",
    }
}

/// `White`.
pub fn side(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// `white`, as in a white rook.
pub fn colour(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// Things in a row: `a`, `a and b`, `a, b and c`.
fn row(things: &[String]) -> String {
    match things {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Squares in a row: `d4, e5 and f6`.
fn squares(squares: SquareSet) -> String {
    row(&squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>())
}

/// `the rook on d4`; `the piece on d4` should nothing be known of it.
fn the_man(board: &rules::Board, square: Square) -> String {
    let name = board.kind_on(square).map_or("piece", kind);
    format!("the {name} on {square}")
}

/// `the rook on d4 and the knight on g4`.
fn the_men(board: &rules::Board, squares: SquareSet) -> String {
    row(&squares.into_iter().map(|square| the_man(board, square)).collect::<Vec<_>>())
}

/// The sentence with a capital at its start.
pub(crate) fn sentence(text: &str) -> String {
    let mut sentence = String::from(text);
    // All sentences here begin with an ASCII letter.
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}
