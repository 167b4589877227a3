//! Chess960 against cozy-chess, which castles by another road.

mod cozy;
mod games;

use games::Dice;
use rules::{Attempt, Game, Kings, Position, Turns, Variant, chess960};

#[test]
fn every_array_has_its_number() {
    for number in 0..chess960::ARRAYS {
        let start = chess960::start(number).expect("there is such an array");
        assert_eq!(chess960::number(&start), Some(number));
        let theirs = cozy::Board::chess960_startpos(u32::from(number));
        assert_eq!(start.to_string(), format!("{theirs:#}"), "array {number}");
    }
}

#[test]
fn games_from_a_hundred_arrays_have_the_same_moves() {
    let mut dice = Dice(0x5eed);
    let mut castled = 0;
    for game in 0..100 {
        let mut ours = chess960::start(dice.below(960) as u16).expect("there is such an array");
        for ply in 0..60 {
            let mut moves: Vec<String> = ours.legal_moves().iter().map(ToString::to_string).collect();
            moves.sort();
            assert_eq!(moves, cozy::moves(&ours), "game {game}, ply {ply}: {ours}");
            if moves.is_empty() {
                break;
            }
            // Castling as soon as it can be had, so that its corners are seen.
            let legal = ours.legal_moves();
            let castle = legal.iter().find(|one| matches!(one.kind(), rules::MoveKind::Castle(_)));
            castled += usize::from(castle.is_some());
            let chosen = castle.copied().unwrap_or_else(|| legal[dice.below(legal.len())]);
            let judged = ours.judge(Attempt::from(chosen));
            assert_eq!(judged, Ok(chosen), "{ours}");
            ours = ours.after(chosen);
            let again = Position::from_fen_of(Variant::Chess960, &ours.to_string(), Kings::Both);
            assert_eq!(again.as_ref(), Ok(&ours), "{ours}");
        }
    }
    assert!(castled > 20, "only {castled} castlings were seen");
}

#[test]
fn rights_are_read_by_file_and_by_wing_and_written_by_file() {
    for (fen, written) in [
        ("4k3/8/8/8/8/8/8/1RK4R w KQ - 0 1", Some("HB")),
        ("4k3/8/8/8/8/8/8/1RK2R1R w FB - 0 1", Some("FB")),
        ("4k3/8/8/8/8/8/8/1RK2R1R w KB - 0 1", Some("HB")),
        ("1r2k2r/8/8/8/8/8/8/1RK4R w HBhb - 0 1", Some("HBhb")),
        ("4k3/8/8/8/8/8/8/1RK4R w BH - 0 1", None),
        ("4k3/8/8/8/8/8/8/1RK4R w HH - 0 1", None),
        ("4k3/8/8/8/8/8/8/1RK4R w KH - 0 1", None),
        ("4k3/8/8/8/8/8/8/1RK4R w G - 0 1", None),
        ("4k3/8/8/8/8/8/8/1RK4R w h - 0 1", None),
        ("4k3/8/8/8/8/8/2K5/1R5R w H - 0 1", None),
        ("4k3/8/8/8/8/8/8/K6R w H - 0 1", None),
    ] {
        let read = Position::from_fen_of(Variant::Chess960, fen, Kings::Both);
        let rights = read.ok().map(|position| position.to_string());
        assert_eq!(rights.as_deref().and_then(|fen| fen.split(' ').nth(2)), written, "{fen}");
    }
}

#[test]
fn a_king_beside_its_landing_square_steps_or_castles_by_two_gestures() {
    let fen = "4k3/8/8/8/8/8/8/5K1R w H - 0 1";
    let position = Position::from_fen_of(Variant::Chess960, fen, Kings::Both).expect("a sound FEN");
    let after = |attempt: &str| {
        let mut game = Game::new(position, Turns::Alternate);
        game.play(attempt.parse().expect("a move")).expect("legal");
        game.position().to_string().split(' ').next().map(String::from)
    };
    assert_eq!(after("f1g1").as_deref(), Some("4k3/8/8/8/8/8/8/6KR"));
    assert_eq!(after("f1h1").as_deref(), Some("4k3/8/8/8/8/8/8/5RK1"));
}
