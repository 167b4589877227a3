//! Can one move have given the checks that stand on the board? Answered by taking moves back.

use super::is_overfull;
use crate::{Board, Kind, Piece, Rank, Setup, Side, Square, SquareSet, Wing, reach};

/// A board on which the side to move is in check, to take the last move back on.
struct LastMove<'a> {
    setup: &'a Setup,
    board: &'a Board,
    mover: Side,
    king: Square,
}

/// The square of a captured piece, and what it may have been.
type Captured = Option<(Square, &'static [Kind])>;

const VICTIMS: &[Kind] = &[Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];

/// Whether some move of the side that has just moved can have left its enemy with these checks.
///
/// Castling need not be tried. It opens no line but the first rank, and the two pieces that have
/// castled stand on what it opens, so it gives one check at most.
pub(super) fn can_have_given_checks(setup: &Setup) -> bool {
    let Some(last) = LastMove::of(setup) else { return true };
    last.board.side(last.mover).into_iter().any(|to| last.can_have_gone_to(to))
}

/// The same for a pawn's double step, the move that an en passant square says was the last.
pub(super) fn double_step_can_have_given_checks(setup: &Setup, from: Square, to: Square) -> bool {
    // How many pieces there are is another fault, and a pawn that steps changes nothing about it.
    LastMove::of(setup).is_none_or(|last| !last.is_check_on(&last.lifted(Kind::Pawn, from, to)))
}

impl LastMove<'_> {
    /// `None` if there is no check to explain.
    fn of(setup: &Setup) -> Option<LastMove<'_>> {
        let (board, mover) = (&setup.board, !setup.side_to_move);
        let king = board.king(setup.side_to_move)?;
        let is_check = board.is_attacked(mover, king, board.occupied());
        is_check.then_some(LastMove { setup, board, mover, king })
    }

    /// Whether the piece on `to` can have gone there in a move that gave the checks.
    fn can_have_gone_to(&self, to: Square) -> bool {
        let Some(kind) = self.board.kind_on(to) else { return false };
        let rights = Wing::ALL.map(|wing| self.setup.castling.rook(self.mover, wing));
        if rights.contains(&Some(to)) {
            return false; // a rook with which one may still castle has never moved
        }
        let promoted = to.rank() == Rank::Eighth.seen_by(self.mover) && Kind::PROMOTIONS.contains(&kind);
        let as_pawn = (kind == Kind::Pawn || promoted) && self.pawn_can_have_gone_to(to);
        as_pawn || (kind != Kind::Pawn && self.piece_can_have_gone_to(kind, to))
    }

    /// On an empty board of the same pieces the way back is the way there.
    fn piece_can_have_gone_to(&self, kind: Kind, to: Square) -> bool {
        let origins = reach::attacks(self.mover, kind, to, self.board.occupied()) - self.board.occupied();
        origins.into_iter().any(|from| self.step_or_capture(kind, from, to))
    }

    fn pawn_can_have_gone_to(&self, to: Square) -> bool {
        let free = |set: SquareSet| set - self.board.occupied() - SquareSet::BACK_RANKS;
        let one_back = free(SquareSet::of(to).stepped(-self.mover.forward()));
        let on_third = one_back & SquareSet::rank(Rank::Third.seen_by(self.mover));
        let steps = one_back | free(on_third.stepped(-self.mover.forward()));
        let captures = free(reach::pawn(!self.mover, to));
        steps.into_iter().any(|from| self.king_was_safe(Kind::Pawn, from, to, None))
            || captures.into_iter().any(|from| {
                self.king_was_safe(Kind::Pawn, from, to, Some((to, VICTIMS))) || self.en_passant(from, to)
            })
    }

    fn step_or_capture(&self, kind: Kind, from: Square, to: Square) -> bool {
        [None, Some((to, VICTIMS))].into_iter().any(|captured| self.king_was_safe(kind, from, to, captured))
    }

    /// The captured pawn came by a double step: its first square and its last are empty now.
    fn en_passant(&self, from: Square, to: Square) -> bool {
        let (passed, last) = (Rank::Sixth.seen_by(self.mover), Rank::Fifth.seen_by(self.mover));
        let captured = Square::new(to.file(), last);
        let mut empty = SquareSet::of(captured);
        empty.insert(Square::new(to.file(), Rank::Seventh.seen_by(self.mover)));
        to.rank() == passed
            && self.board.pieces(self.mover, Kind::Pawn).contains(to)
            && !self.board.occupied().meets(empty)
            && self.king_was_safe(Kind::Pawn, from, to, Some((captured, &[Kind::Pawn])))
    }

    /// Whether the king was not in check before this move, as the Laws demand (FIDE 3.9.2), and nobody
    /// had too many pieces. Whatever was captured, one of those kinds, it only stood in the way.
    fn king_was_safe(&self, kind: Kind, from: Square, to: Square, captured: Captured) -> bool {
        let before = self.lifted(kind, from, to);
        let Some((square, kinds)) = captured else { return self.is_sound(&before) };
        let can_stand = |kind: &Kind| *kind != Kind::Pawn || !SquareSet::BACK_RANKS.contains(square);
        kinds.iter().copied().filter(can_stand).any(|kind| {
            let mut before = before;
            before.put(Piece { side: !self.mover, kind }, square);
            self.is_sound(&before)
        })
    }

    /// The board with the moved piece back where it came from.
    fn lifted(&self, kind: Kind, from: Square, to: Square) -> Board {
        let mut before = *self.board;
        before.clear(to);
        before.put(Piece { side: self.mover, kind }, from);
        before
    }

    fn is_sound(&self, before: &Board) -> bool {
        Side::ALL.into_iter().all(|side| !is_overfull(before, side)) && !self.is_check_on(before)
    }

    fn is_check_on(&self, before: &Board) -> bool {
        before.is_attacked(self.mover, self.king, before.occupied())
    }
}
