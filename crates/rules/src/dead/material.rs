//! What the pieces alone tell: with too few of them nobody is mated, wherever they stand.

use super::Unwinnable;
use crate::{Board, Kind, Side, SquareSet};

/// Why this side's pieces can mate nobody, if they cannot.
///
/// A pawn of the other side may become whatever stands in its king's way, so with one on the board only
/// a bare king is hopeless.
pub(super) fn too_little(board: &Board, side: Side) -> Option<Unwinnable> {
    let army = board.side(side) - board.kind(Kind::King);
    if army.is_empty() {
        return Some(Unwinnable::BareKing);
    }
    let theirs = board.side(!side) - board.kind(Kind::King);
    if theirs.meets(board.kind(Kind::Pawn)) {
        return None;
    }
    let hopeless = if army.is_subset(board.kind(Kind::Knight)) {
        // Queens take the knight that gives check, and nothing else can be in the king's way.
        !army.is_several() && theirs.is_subset(board.kind(Kind::Queen))
    } else if army.is_subset(board.kind(Kind::Bishop)) {
        // Of the squares beside the king, bishops on one colour leave half open; rooks, queens and
        // bishops that close those can step in between or take.
        let bishops = board.kind(Kind::Bishop);
        let on_one_colour = bishops.is_subset(SquareSet::LIGHT) || !bishops.meets(SquareSet::LIGHT);
        on_one_colour && !theirs.meets(board.kind(Kind::Knight))
    } else {
        false
    };
    hopeless.then_some(Unwinnable::Material)
}
