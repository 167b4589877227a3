//! Moves as numbers.

use rules::{Attempt, Kind, Move, MoveKind, Position, Square};

/// What stands for a move.
pub(crate) fn pack(position: &Position, played: Move) -> u16 {
    let is_capture = played.kind() == MoveKind::EnPassant
        || position.board().side(!position.side_to_move()).contains(played.to());
    let promotion = played.promotion().map_or(0, |kind| kind as u16);
    played.from().index() as u16
        | (played.aim().index() as u16) << 6
        | promotion << 12
        | u16::from(is_capture) << 15
}

/// The try
pub(crate) fn unpack(packed: u16) -> Attempt {
    let square = |number: u16| Square::from_index(usize::from(number & 63)).unwrap_or(Square::A1);
    let kind = usize::from(packed >> 12 & 7);
    let promotion = if kind == 7 { Some(Kind::Pawn) } else { Kind::ALL.get(kind).copied().filter(|_| kind != 0) };
    Attempt { from: square(packed), to: square(packed >> 6), promotion }
}
