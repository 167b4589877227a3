//! Generator and ladder are written in two ways and must say the same, everywhere and about everything.

mod games;

use std::collections::BTreeSet;

use games::Dice;
use rules::{Attempt, Kind, Kings, Position, San, Square};

const PROMOTIONS: [Option<Kind>; 7] = [
    None,
    Some(Kind::Pawn),
    Some(Kind::Knight),
    Some(Kind::Bishop),
    Some(Kind::Rook),
    Some(Kind::Queen),
    Some(Kind::King),
];

/// Asks the ladder about all 64 × 64 × 7 attempts; what it allows must be what the generator lists.
fn check(position: &Position) {
    let mut allowed = Vec::new();
    for from in Square::all() {
        for to in Square::all() {
            for promotion in PROMOTIONS {
                allowed.extend(position.judge(Attempt { from, to, promotion }).ok());
            }
        }
    }
    let text = |moves: Vec<rules::Move>| {
        let mut text: Vec<String> = moves.iter().map(|legal| format!("{legal} {:?}", legal.kind())).collect();
        text.sort();
        text
    };
    // A finished game refuses everything; the generator speaks of the moves alone.
    let listed = if position.ending().is_some() { Vec::new() } else { position.legal_moves() };
    assert_eq!(listed.len(), if position.ending().is_some() { 0 } else { position.count_legal_moves() });
    assert_eq!(text(allowed), text(listed), "{}", position.to_setup());
}

fn walk(start: &str, kings: Kings, games: usize, plies: usize, seed: u64) {
    let start = Position::from_fen(start, kings).unwrap_or_else(|error| panic!("{start}: {error}"));
    let mut dice = Dice(seed);
    for _ in 0..games {
        let mut position = start;
        for ply in 0..plies {
            if ply % 5 == dice.below(5) {
                check(&position);
            }
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let chosen = moves[dice.below(moves.len())];
            let written: BTreeSet<_> =
                moves.iter().map(|legal| San::of(&position, *legal).to_string()).collect();
            assert_eq!(written.len(), moves.len(), "two moves are written alike: {}", position.to_setup());
            position = position.after(chosen);
            let again = Position::from_fen(&position.to_setup().to_string(), kings);
            assert_eq!(again.as_ref(), Ok(&position), "a played position is a sound one");
        }
    }
}

#[test]
fn in_games_from_the_start() {
    walk(rules::INITIAL, Kings::Both, 3, 120, 0x9e37_79b9_7f4a_7c15);
}

#[test]
fn with_castling_promotion_and_en_passant() {
    walk(
        "r3k2r/1pp2ppP/8/3pP3/1p2p3/8/p1PP1PPP/R3K2R w KQkq d6 0 1",
        Kings::Both,
        6,
        40,
        0x1234_5678_9abc_def1,
    );
}

#[test]
fn in_lessons_with_fewer_kings() {
    walk("8/3pp3/8/2P1P3/3R4/1n6/PP4b1/8 w - - 0 1", Kings::AnyNumber, 4, 30, 7);
    walk("8/3pp3/8/2P1P3/3R4/1n6/PP4b1/4K3 b - - 0 1", Kings::AnyNumber, 4, 30, 11);
}
