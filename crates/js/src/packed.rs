//! A move as a number of 16 bits: from, to, promotion, capture.

use rules::{Attempt, Kind, Move, MoveKind, Position, Square};

/// Packs a legal move of this position.
pub(crate) fn pack(position: &Position, played: Move) -> u16 {
    let is_capture = played.kind() == MoveKind::EnPassant
        || position.board().side(!position.side_to_move()).contains(played.to());
    let promotion = played.promotion().map_or(0, |kind| kind as u16);
    played.from().index() as u16
        | (played.aim().index() as u16) << 6
        | promotion << 12
        | u16::from(is_capture) << 15
}

/// The try that a number stands for; in the place of a promotion 7 is a pawn, which the Laws forbid.
pub(crate) fn unpack(packed: u16) -> Attempt {
    let square = |number: u16| Square::from_index(usize::from(number & 63)).unwrap_or(Square::A1);
    let kind = usize::from(packed >> 12 & 7);
    let promotion = match kind {
        0 => None,
        7 => Some(Kind::Pawn),
        _ => Kind::ALL.get(kind).copied(),
    };
    Attempt { from: square(packed), to: square(packed >> 6), promotion }
}
