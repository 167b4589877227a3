//! Random games, the same ones each time, for tests that ask about every position of many.
#![allow(dead_code, reason = "each test takes what it needs")]

use rules::{Kings, Position};

/// A small generator of repeatable random numbers (Marsaglia's xorshift).
pub struct Dice(pub u64);

impl Dice {
    /// A number from 0 up to, but not including, the limit.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

/// Where the games begin: the whole army, special moves, open lines, bare endings, lessons.
const STARTS: [(&str, Kings); 8] = [
    (rules::INITIAL, Kings::Both),
    ("r3k2r/1pp2ppP/8/3pP3/1p2p3/8/p1PP1PPP/R3K2R w KQkq d6 0 1", Kings::Both),
    ("3qk3/2r1r3/1b3n2/4p3/4P3/2N3B1/3R1R2/3QK3 w - - 0 1", Kings::Both),
    ("3rkr2/8/1b4q1/3nn3/3NN3/1B4Q1/8/3RKR2 w - - 0 1", Kings::Both),
    ("8/8/3k4/8/8/2Q1R3/1p4p1/4K3 w - - 0 1", Kings::Both),
    ("7k/5p1p/6pP/6P1/8/8/1q6/7K b - - 0 1", Kings::Both),
    ("8/3pp3/8/2P1P3/3R4/1n6/PP4b1/4K3 b - - 0 1", Kings::AnyNumber),
    ("8/3pp3/8/2P1P3/3R4/1n6/PP4b1/8 w - - 0 1", Kings::AnyNumber),
];

/// Plays random games from every start, the same ones each time, and shows every position.
pub fn walk(games: usize, plies: usize, mut visit: impl FnMut(&Position)) {
    let mut dice = Dice(0x2545_f491_4f6c_dd1d);
    for (start, kings) in STARTS {
        let start = Position::from_fen(start, kings).unwrap_or_else(|error| panic!("{start}: {error}"));
        for _ in 0..games {
            let mut position = start;
            for _ in 0..plies {
                visit(&position);
                let moves = position.legal_moves();
                let Some(chosen) = moves.get(dice.below(moves.len().max(1))) else {
                    break;
                };
                position = position.after(*chosen);
            }
        }
    }
}
