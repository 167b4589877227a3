//! Generator and ladder are written in two ways and must say the same, everywhere and about everything;
//! cozy-chess, written by others, must list the same moves.

mod cozy;
mod games;

use games::walk;
use rules::{Attempt, Kind, Move, Position, Side, Square};

const PROMOTIONS: [Option<Kind>; 7] = [
    None,
    Some(Kind::Pawn),
    Some(Kind::Knight),
    Some(Kind::Bishop),
    Some(Kind::Rook),
    Some(Kind::Queen),
    Some(Kind::King),
];

/// Asks the ladder about all 64 × 64 × 7 attempts; what it allows must be what the generators list.
fn check(position: &Position) {
    let listed = position.legal_moves();
    assert_eq!(listed.len(), position.count_legal_moves(), "{}", position.to_setup());
    if Side::ALL.iter().all(|&side| position.board().king(side).is_some()) {
        let moves = sorted(listed.iter().map(ToString::to_string));
        assert_eq!(moves, cozy::moves(position), "{}", position.to_setup());
    }
    // A finished game refuses everything; the generator speaks of the moves alone.
    let listed = if position.ending().is_some() { Vec::new() } else { listed };
    let text = |moves: Vec<Move>| sorted(moves.iter().map(|legal| format!("{legal} {:?}", legal.kind())));
    assert_eq!(text(allowed(position)), text(listed), "{}", position.to_setup());
}

fn allowed(position: &Position) -> Vec<Move> {
    let mut allowed = Vec::new();
    for from in Square::all() {
        for to in Square::all() {
            for promotion in PROMOTIONS {
                allowed.extend(position.judge(Attempt { from, to, promotion }).ok());
            }
        }
    }
    allowed
}

fn sorted(words: impl Iterator<Item = String>) -> Vec<String> {
    let mut words: Vec<String> = words.collect();
    words.sort();
    words
}

#[test]
fn in_a_sample_of_random_games() {
    let mut count = 0;
    walk(2, 60, |position| {
        count += 1;
        if count % 19 == 0 {
            check(position);
        }
    });
}

#[test]
#[ignore = "takes minutes: cargo test --release -p rules --test agreement -- --ignored"]
fn in_ten_thousand_positions() {
    let mut count = 0;
    walk(30, 60, |position| {
        count += 1;
        check(position);
    });
    assert!(count >= 10_000, "only {count} positions");
}
