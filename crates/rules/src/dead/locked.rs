//! Locked positions: nobody need be followed move by move where no man can ever help to give mate.

use super::Unwinnable;
use super::mobility::{Man, Mobility, steps};
use crate::{Board, Kind, Position, Side, Square, SquareSet, reach};

/// Why this side can never mate the other king, if it is to be seen from where the men can ever go.
pub(super) fn proof(position: &Position, side: Side) -> Option<Unwinnable> {
    proof_of(&Mobility::of(position), position, side)
}

/// The same, when it is known already where the men can go.
pub(super) fn proof_of(mobility: &Mobility, position: &Position, side: Side) -> Option<Unwinnable> {
    if open_squares(SquareSet::FULL, mobility, side).next().is_some() {
        return None;
    }
    let pawns = position.board().kind(Kind::Pawn);
    Some(Unwinnable::Locked { pawns: (mobility.stuck(Side::White) | mobility.stuck(Side::Black)) & pawns })
}

/// Whether it is worth a look. A queen, a rook or a knight nearly always gets where it is needed, and so
/// does a pawn with no other pawn ahead of it.
pub(super) fn is_likely(board: &Board, side: Side) -> bool {
    let pawns = board.kind(Kind::Pawn);
    let slow = pawns | board.kind(Kind::Bishop) | board.kind(Kind::King);
    board.side(side).is_subset(slow)
        && board.pieces(side, Kind::Pawn).into_iter().all(|pawn| reach::ahead(side, pawn).meets(pawns))
}

/// The squares among these where the other king may be mated, as far as is seen from where the men can
/// ever go.
pub(super) fn open_squares(
    among: SquareSet,
    mobility: &Mobility,
    side: Side,
) -> impl Iterator<Item = Square> {
    let men = || mobility.men().iter();
    let kings = men().filter(|man| man.side != side && man.kind == Kind::King);
    let attackers = men().filter(|man| man.side == side && man.kind != Kind::King);
    let attacked = attackers.fold(SquareSet::EMPTY, |all, man| all | man.attacks());
    let reach = kings.fold(SquareSet::EMPTY, |all, man| all | man.reach);
    (among & reach & attacked).into_iter().filter(move |&square| can_be_closed(square, mobility, side))
}

/// Whether every square that shares an edge with a mated king's can be closed to it.
///
/// Each of them must be blocked by a man of the king or attacked by the other side, and each man closes
/// only so many. So some of the squares must never outnumber what can be closed of them (Hall's
/// condition); and no square at all, diagonal ones included, may be beyond everybody.
fn can_be_closed(square: Square, mobility: &Mobility, side: Side) -> bool {
    let king = SquareSet::of(square);
    let beside = steps(side, Kind::Rook, king);
    let around = steps(side, Kind::King, king);
    let closed = |some: SquareSet| {
        mobility.men().iter().map(|man| closes_at_most(man, king, some, side)).sum::<usize>() >= some.len()
    };
    (around - beside).into_iter().all(|one| closed(SquareSet::of(one))) && subsets(beside).all(closed)
}

/// How many of some squares beside a king this man can close to it at once, at most.
fn closes_at_most(man: &Man, king: SquareSet, some: SquareSet, side: Side) -> usize {
    if man.side != side {
        // A man of the king stands on one square; the king itself does not stand in its own way.
        return usize::from(man.kind != Kind::King && man.reach.meets(some));
    }
    let attacked = (man.attacks() & some).len();
    match man.kind {
        Kind::Pawn if man.is_promoted() => attacked,
        Kind::Pawn => {
            // Of squares beside one another it attacks one; from behind the king it attacks both flanks.
            let behind = king.stepped(-man.side.forward());
            attacked.min(if man.reach.meets(behind) { 2 } else { 1 })
        }
        Kind::King => {
            // Kings are never neighbours, and from two squares away a king attacks one of them.
            let stands = man.reach - steps(side, Kind::King, king) - king;
            usize::from(stands.meets(steps(side, Kind::King, some)))
        }
        // No two of its lines or jumps reach three of the four squares.
        Kind::Knight | Kind::Bishop | Kind::Rook => attacked.min(2),
        Kind::Queen => attacked,
    }
}

/// Every set of some of these squares, the empty one left out.
fn subsets(squares: SquareSet) -> impl Iterator<Item = SquareSet> {
    let all = squares.bits();
    core::iter::successors(Some(all), move |&some| Some((some - 1) & all).filter(|&less| less != 0))
        .map(SquareSet::from_bits)
}
