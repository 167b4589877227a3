//! What can be won by taking: an exchange on one square, gone through to its end.

use rules::{Attempt, Kind, Move, MoveKind, Position, Square};

/// What a man is worth in an exchange; a king that takes back is worth more than all.
const KING: i32 = 100;

fn worth(kind: Kind) -> i32 {
    kind.points().map_or(KING, u32::cast_signed)
}

/// The square of the man that a move takes, if it takes one.
pub(crate) fn taken(position: &Position, played: Move) -> Option<Square> {
    let passed = Square::new(played.to().file(), played.from().rank());
    let square = if played.kind() == MoveKind::EnPassant { passed } else { played.to() };
    position.board().side_on(square).filter(|&owner| owner != position.side_to_move()).map(|_| square)
}

/// What a move takes, in points.
pub(super) fn booty(position: &Position, played: Move) -> i32 {
    taken(position, played).and_then(|square| position.board().kind_on(square)).map_or(0, worth)
}

/// What a capture wins once both sides have taken on its square as long as it pays.
pub(super) fn wins(position: &Position, capture: Move) -> i32 {
    let after = position.after(capture);
    let back = after.legal_moves().into_iter().filter(|step| step.to() == capture.to());
    let lost = back.filter(|&step| taken(&after, step).is_some()).map(|step| wins(&after, step)).max();
    booty(position, capture) - lost.unwrap_or(0).max(0)
}

/// The capture that wins most for the side to move; the dearest prey first, then the cheapest hunter.
pub(super) fn best_capture(position: &Position) -> Option<(Move, i32)> {
    let captures = position.legal_moves().into_iter().filter(|&step| taken(position, step).is_some());
    let valued = captures.map(|step| (step, wins(position, step))).filter(|&(_, won)| won > 0);
    valued.max_by_key(|&(step, won)| (won, -worth(step.piece()), Attempt::from(step).to.index()))
}
