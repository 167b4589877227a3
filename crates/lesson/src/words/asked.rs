//! Answers to what is asked with a key on a square.

use alloc::format;
use alloc::string::String;

use diagram::Diagram;
use rules::{Board, Kind, Square, SquareSet};

use super::{cell, kind, sentence, squares, the_man};

/// Where a piece can go, square by square.
pub fn goes(board: &Board, square: Square, targets: SquareSet) -> String {
    can(board, square, "go to", targets)
}

/// On which squares a piece can take something.
pub fn takes(board: &Board, square: Square, targets: SquareSet) -> String {
    can(board, square, "take on", targets)
}

fn can(board: &Board, square: Square, deed: &str, targets: SquareSet) -> String {
    let who = sentence(&the_man(board, square));
    let where_to = if targets.is_empty() { String::from("no square") } else { squares(targets) };
    format!("{who} can {deed} {where_to}.")
}

/// A square with its colour.
pub fn square(square: Square, diagram: &Diagram) -> String {
    let colour = if square.is_light() { "light" } else { "dark" };
    format!("{}, {colour} square.", cell(square, diagram))
}

/// There is no piece of a kind to go to.
pub fn none_of(piece: Kind) -> String {
    format!("There is no {} on the board.", kind(piece))
}

/// There is no square to go to that the chosen piece can reach.
pub fn no_target() -> String {
    String::from("No piece is chosen that can move.")
}

/// The heading of a row of the board: `rank 4`.
pub fn rank(rank: rules::Rank) -> String {
    format!("rank {rank}")
}

/// The heading of a column of the board: `file e`.
pub fn file(file: rules::File) -> String {
    format!("file {file}")
}
