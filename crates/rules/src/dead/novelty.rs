//! How often the men of one side have stood as they do now: a search that moves one side to and fro
//! gets nowhere.

use alloc::vec;
use alloc::vec::Vec;

use crate::{Board, Kind, Side};

/// Staleness is below this.
pub(super) const STALEST: usize = 2 * 17;

/// How many counters there are; two placements that share one do no harm.
const COUNTERS: usize = 1 << 12;

/// Counts how often each side's placement has been met.
#[derive(Clone, Debug)]
pub(super) struct Novelty {
    counts: Vec<u16>,
}

impl Novelty {
    pub(super) fn new() -> Novelty {
        Novelty { counts: vec![0; COUNTERS] }
    }

    /// Counts this board, and tells how well it is known: one more for each doubling, for each side.
    pub(super) fn staleness(&mut self, board: &Board) -> usize {
        let mut staleness = 0;
        for side in Side::ALL {
            let count = &mut self.counts[placement(board, side) % COUNTERS];
            *count = count.saturating_add(1);
            staleness += count.ilog2() as usize;
        }
        staleness
    }
}

/// A number for where the men of a side stand.
fn placement(board: &Board, side: Side) -> usize {
    let mixed = Kind::ALL.iter().fold(side as u64, |mixed, &kind| {
        (mixed.rotate_left(23) ^ board.pieces(side, kind).bits()).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    });
    (mixed >> 40) as usize
}
