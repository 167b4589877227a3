//! Forced lines: where there are so few moves that all of them can be followed to their end.

use core::ops::ControlFlow;

use super::{locked, material};
use crate::generator::{Batch, Generator};
use crate::{Kind, Move, Position, Side};

/// How many plies deep the lines are followed.
const PLIES_MAX: usize = 8;

/// With more moves than this a position is no longer called forced.
const MOVES_MAX: usize = 12;

/// The line that led to a position, on the stack: nothing is allocated.
struct Line<'a> {
    position: &'a Position,
    before: Option<&'a Line<'a>>,
    plies: usize,
}

impl Line<'_> {
    fn holds(&self, position: &Position) -> bool {
        self.position == position || self.before.is_some_and(|before| before.holds(position))
    }
}

/// Whether every line of moves ends without a mate by this side: in stalemate, in its own king's mate,
/// with too little material, with all locked, or in a position that the line has passed through before.
///
/// All moves of every position met are followed, so a yes is a proof. At the first line that is
/// too long, and at the first position with many moves, the answer is no, which proves nothing.
pub(super) fn leads_nowhere(position: &Position, side: Side) -> bool {
    ends_without_mate(&Line { position, before: None, plies: 0 }, side)
}

fn ends_without_mate(line: &Line, side: Side) -> bool {
    let position = line.position;
    let moves = position.count_legal_moves_to(MOVES_MAX + 1);
    if moves == 0 {
        return !position.is_mated_by(side);
    }
    if moves > MOVES_MAX || line.plies == PLIES_MAX {
        return false;
    }
    let all_end = Generator::all(position).run_small(&mut |batch: Batch| {
        for played in batch.moves() {
            let after = position.after(played);
            let is_settled = material::too_little(after.board(), side).is_some()
                || line.holds(&after)
                || is_locked_by(played, position, &after, side);
            let next = Line { position: &after, before: Some(line), plies: line.plies + 1 };
            if !is_settled && !ends_without_mate(&next, side) {
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    });
    all_end.is_continue()
}

/// Whether this move has locked the position; what a quiet move leaves locked was locked before.
fn is_locked_by(played: Move, before: &Position, after: &Position, side: Side) -> bool {
    is_for_good(played, before)
        && locked::is_likely(after.board(), side)
        && locked::proof(after, side).is_some()
}

/// Whether nothing can bring back what stood before this move: a pawn moves, or something is captured.
pub(super) fn is_for_good(played: Move, before: &Position) -> bool {
    let prey = before.board().side(!before.side_to_move());
    played.piece() == Kind::Pawn || prey.contains(played.to())
}
