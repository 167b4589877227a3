//! A pinned piece attacks all the same.

use rules::{Attempt, Kings, Position};

#[track_caller]
fn check(fen: &str, tried: &str, expected: &str) {
    let position = Position::from_fen(fen, Kings::Both).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let attempt: Attempt = tried.parse().unwrap_or_else(|error| panic!("{tried}: {error}"));
    let got = position.judge(attempt).map_or_else(|refusal| refusal.to_string(), |legal| legal.to_string());
    assert_eq!(got, expected, "{fen}");
}

#[test]
fn it_guards_a_square_from_the_king() {
    let knight = "4k3/8/8/4n3/8/8/4R1K1/8 w - - 0 1";
    check(knight, "g2f3", "g2f3: king_into_attack attacker=e5 (3.9.2)");
    check(knight, "g2g3", "g2g3");
}

#[test]
fn it_gives_check() {
    let rook = "4k3/8/8/K3r3/8/8/4R3/8 w - - 0 1";
    check(rook, "e2d2", "e2d2: check_not_answered attacker=e5 king=a5 (3.9.2)");
    check(rook, "e2e5", "e2e5");
}

#[test]
fn it_prevents_castling() {
    let rook = "8/8/8/8/R4rk1/8/8/4K2R w K - 0 1";
    check(rook, "e1g1", "e1g1: castle_through_attack attacked=f1 attacker=f4 (3.8.2.2)");
}
