//! Positions that bytes lead to.

use rules::{Kings, Position, Square, chess960};

use crate::choices::Choices;

/// Where play begins: the whole army, special moves, open lines, bare endings, counters near their
/// limits, lessons without kings.
const STARTS: [&str; 13] = [
    rules::INITIAL,
    "r3k2r/1pp2ppP/8/3pP3/1p2p3/8/p1PP1PPP/R3K2R w KQkq d6 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 97 80",
    "3rkr2/8/1b4q1/3nn3/3NN3/1B4Q1/8/3RKR2 w - - 0 1",
    "8/8/3k4/8/8/2Q1R3/1p4p1/4K3 w - - 147 99",
    "7k/5p1p/6pP/6P1/8/8/1q6/7K b - - 0 1",
    "4k3/2p1p1p1/8/1P1P1P1P/p1p1p1p1/8/1P1P1P1P/4K3 w - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 4294967290 4294967290",
    "8/1NB3bn/8/RR1QQ1rr/1QN2qB1/1Bb3nR/8/N2q1b2 w - - 0 1",
    "8/3pp3/8/2P1P3/3R4/1n6/PP4b1/4K3 b - - 0 1",
    "8/3pp3/8/2P1P3/3R4/1n6/PP4b1/8 w - - 0 1",
    "4k3/8/8/2p1p3/8/8/1P1P1P2/8 w - - 98 1",
];

/// One of the starts, or one of the arrays of Chess960.
pub(crate) fn start(choices: &mut Choices) -> Position {
    let chosen = choices.below(2 * STARTS.len());
    match STARTS.get(chosen) {
        Some(fen) => {
            Position::from_fen(fen, Kings::AnyNumber).unwrap_or_else(|error| panic!("{fen}: {error}"))
        }
        None => chess960::start(choices.below(960) as u16).expect("a number below 960"),
    }
}

/// A position after some moves.
pub(crate) fn position(choices: &mut Choices) -> Position {
    let mut position = start(choices);
    for _ in 0..choices.below(48) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position = position.after(moves[choices.below(moves.len())]);
    }
    position
}

/// Any square.
pub(crate) fn square(choices: &mut Choices) -> Square {
    Square::from_index(choices.below(64)).expect("a number below 64")
}
