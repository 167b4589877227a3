//! The move generator against the six standard positions, whose counts are known everywhere, against a
//! table of special moves, and against cozy-chess.

mod cozy;
mod games;

use games::Dice;
use rules::{Kings, Position, chess960};

#[track_caller]
fn check(fen: &str, counts: &[u64]) {
    let position = Position::from_fen(fen, Kings::Both).unwrap_or_else(|error| panic!("{fen}: {error}"));
    for (depth, &expected) in (1..).zip(counts) {
        assert_eq!(position.perft(depth), expected, "{fen} at depth {depth}");
    }
}

#[test]
fn initial_position() {
    check(rules::INITIAL, &[20, 400, 8_902, 197_281]);
}

#[test]
fn castling_and_pins_everywhere() {
    check(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2_039, 97_862, 4_085_603],
    );
}

#[test]
fn en_passant_that_uncovers_the_king() {
    check("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238, 674_624]);
}

#[test]
fn promotions_under_check() {
    let counts = [6, 264, 9_467, 422_333];
    check("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &counts);
    check("r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1", &counts);
}

#[test]
fn promotion_with_capture() {
    check("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1_486, 62_379, 2_103_487]);
}

#[test]
fn open_middlegame() {
    check(
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890, 3_894_594],
    );
}

#[test]
fn special_moves_in_many_positions() {
    for row in include_str!("cases/perft.tsv").lines().skip(1) {
        let [what, fen, counts] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("not three cells: {row}");
        };
        let counts: Vec<u64> = counts.split(' ').map(|count| count.parse().expect("a number")).collect();
        check(fen, &counts);
        let theirs = cozy::board(&Position::from_fen(fen, Kings::Both).expect("a sound FEN"));
        for (depth, &count) in (1..).zip(&counts).filter(|(_, count)| **count < 50_000) {
            assert_eq!(cozy::perft(&theirs, depth), count, "{what}: {fen} at depth {depth}");
        }
    }
}

#[test]
fn a_hundred_arrays_of_chess960() {
    let mut dice = Dice(0x960);
    for _ in 0..100 {
        let number = dice.below(usize::from(chess960::ARRAYS)) as u16;
        let start = chess960::start(number).expect("there is such an array");
        for depth in 1..=3 {
            let theirs = cozy::perft(&cozy::board(&start), depth);
            assert_eq!(start.perft(depth), theirs, "array {number} at depth {depth}");
        }
    }
}
