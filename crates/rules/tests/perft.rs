//! The move generator against the six standard positions, whose counts are known everywhere.

use rules::{Kings, Position};

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
