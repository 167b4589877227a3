//! Numbers for where the men of each side stand, and how often they have stood so.

use alloc::vec;
use alloc::vec::Vec;

use crate::{Board, Kind, Side};

/// Staleness is at most this.
pub(super) const STALEST: usize = 2 * 16;

/// How many counters there are; two placements that share one do no harm.
const COUNTERS: usize = 1 << 12;

/// One factor for each kind: odd, and with bits all over.
const FACTORS: [u64; 6] = [
    0x9e37_79b9_7f4a_7c15,
    0xc2b2_ae3d_27d4_eb4f,
    0x1656_67b1_9e37_79f9,
    0xd6e8_feb8_6659_fd93,
    0xff51_afd7_ed55_8ccd,
    0x94d0_49bb_1331_11eb,
];

/// A number for each side's placement. Different placements may have the same one, but hardly do.
#[derive(Clone, Copy)]
pub(super) struct Placements([u64; 2]);

impl Placements {
    pub(super) fn of(board: &Board) -> Placements {
        Placements(Side::ALL.map(|side| {
            let kinds = Kind::ALL.iter().zip(FACTORS);
            let mixed = kinds.fold(side as u64, |mixed, (&kind, factor)| {
                mixed.wrapping_add(board.pieces(side, kind).bits().wrapping_mul(factor))
            });
            // A product's high bits depend on all bits, its low bits on few.
            (mixed ^ mixed >> 32).wrapping_mul(FACTORS[0])
        }))
    }

    /// One number for both, and the side to move.
    pub(super) fn mark(self, side_to_move: Side) -> u32 {
        let [white, black] = self.0;
        ((white ^ black.rotate_left(7)) >> 32) as u32 ^ side_to_move as u32
    }
}

/// Counts how often each side's placement has been looked at: a search that moves one side to and fro
/// gets nowhere.
#[derive(Clone, Debug)]
pub(super) struct Known {
    counts: Vec<u16>,
}

impl Known {
    pub(super) fn new() -> Known {
        Known { counts: vec![0; COUNTERS] }
    }

    pub(super) fn count(&mut self, placements: Placements) {
        for place in places(placements) {
            self.counts[place] = self.counts[place].saturating_add(1);
        }
    }

    /// How well both placements are known: one more for each doubling.
    pub(super) fn staleness(&self, placements: Placements) -> usize {
        places(placements)
            .map(|place| (u16::BITS - self.counts[place].leading_zeros()) as usize)
            .into_iter()
            .sum()
    }
}

fn places(Placements(numbers): Placements) -> [usize; 2] {
    numbers.map(|number| (number >> 52) as usize % COUNTERS)
}
