//! Whether a side can still give checkmate, found by looking at every position: slow and obvious.
#![allow(dead_code, reason = "each test takes what it needs")]

use std::collections::HashSet;

use rules::{Kind, Move, Position, Side};

/// Whether a mate by this side is among all positions that can follow; `None` if there are more than so many.
///
/// Nothing is known here of material, of pawns or of locks. Only a side that has nothing but its king is
/// not waited for: a king gives no check, and no man is ever added to a side.
pub fn can_win(start: &Position, side: Side, positions_max: usize) -> Option<bool> {
    let is_bare =
        |position: &Position| position.board().side(side) == position.board().pieces(side, Kind::King);
    let mut seen = HashSet::from([*start]);
    let mut left = vec![*start];
    while let Some(position) = left.pop() {
        let moves = position.legal_moves();
        if moves.is_empty() && position.is_check() && position.side_to_move() != side {
            return Some(true);
        }
        if seen.len() > positions_max {
            return None;
        }
        let after = moves.iter().map(|&played| position.after(played));
        left.extend(after.filter(|after| !is_bare(after) && seen.insert(*after)));
    }
    Some(false)
}

/// Whether these moves are legal one after the other and end in a mate by this side.
pub fn is_mate_by(start: &Position, side: Side, line: &[Move]) -> bool {
    let mut position = *start;
    for played in line {
        if !position.legal_moves().contains(played) {
            return false;
        }
        position = position.after(*played);
    }
    position.legal_moves().is_empty() && position.is_check() && position.side_to_move() != side
}
