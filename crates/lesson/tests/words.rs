//! Every refusal has its sentence: it names what stands where, and ends with the article.

use lesson::words::english;
use rules::{Attempt, Game, Kings, Position, Reason, Side, Turns, Unwinnable, Variant};

/// Positions of `rules`' own table of refusals, one for every reason.
const REFUSALS: &str = include_str!("../../rules/tests/cases/illegal-reasons.tsv");

#[test]
fn a_refusal_names_its_culprits_and_its_article() {
    let mut reasons = Vec::new();
    for line in REFUSALS.lines().skip(1) {
        let [id, variant, start, moves, _, attempt, _, ended, ..] = line.split('\t').collect::<Vec<_>>()[..]
        else {
            panic!("a short row: {line}");
        };
        if variant != "standard" || ended != "-" {
            continue;
        }
        let start = Position::from_fen(start, Kings::Both).unwrap_or_else(|error| panic!("{id}: {error}"));
        let mut game = Game::new(start, Turns::Alternate);
        for step in moves.split(' ').filter(|step| *step != "-") {
            game.play(step.parse().expect("a move")).unwrap_or_else(|refusal| panic!("{id}: {refusal}"));
        }
        let attempt: Attempt = attempt.parse().expect("a move");
        let Err(refusal) = game.judge(attempt) else { continue };
        let sentence = english().refusal(&refusal, game.position());
        for (_, square) in refusal.culprits.iter() {
            assert!(sentence.contains(&square.to_string()), "{id}: {sentence:?} does not name {square}");
        }
        assert!(sentence.ends_with(&format!("(Article {})", refusal.article())), "{id}: {sentence:?}");
        assert!(sentence.starts_with(|letter: char| letter.is_ascii_uppercase()), "{id}: {sentence:?}");
        assert!(!sentence.contains('!') && sentence.len() < 220, "{id}: {sentence:?}");
        reasons.push(refusal.reason);
    }
    // The game's side to move is the actor here, so nobody is out of turn.
    let missing: Vec<_> = Reason::ALL
        .iter()
        .filter(|reason| !reasons.contains(reason) && **reason != Reason::NotYourTurn)
        .collect();
    assert!(missing.is_empty(), "no row makes a sentence for {missing:?}");
}

#[test]
fn a_board_is_told_in_words() {
    let position = Position::from_fen("4k3/8/8/8/8/8/PP6/R3K2R b - - 0 1", Kings::Both).expect("a sound FEN");
    let diagram = diagram::Diagram::of(*position.board());
    assert_eq!(
        english().board(&diagram, Some(position.side_to_move())),
        "Black to move. White: king e1, rooks a1 and h1, pawns a2 and b2. Black: king e8.",
    );
    assert_eq!(english().title(&diagram.board), "Chess board with 6 pieces");
}

#[test]
fn a_move_is_told_in_words() {
    for (fen, played, words) in [
        (rules::INITIAL, "e2e4", "pawn from e2 to e4"),
        (rules::INITIAL, "g1f3", "knight from g1 to f3"),
        ("8/8/8/8/3k4/7R/8/4K1N1 w - - 0 1", "g1f3", "knight from g1 to f3, check"),
        ("4k3/8/8/8/3r4/8/3P4/4K3 b - - 0 1", "d4d2", "rook from d4 takes the pawn on d2"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "pawn from e5 takes the pawn on d5 en passant"),
        ("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", "e4d3", "pawn from e4 takes the pawn on d4 en passant"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", "king castles kingside"),
        ("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "king castles queenside, check"),
        ("6k1/4Pppp/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", "pawn from e7 to e8, becomes a queen, checkmate"),
        (
            "3r2k1/4Pppp/8/8/8/8/8/4K3 w - - 0 1",
            "e7d8n",
            "pawn from e7 takes the rook on d8, becomes a knight",
        ),
        // Stalemate has no sign in a game record, and no word here.
        ("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "f1f7", "queen from f1 to f7"),
        // A lesson without kings.
        ("8/3p4/8/8/3R4/8/8/8 w - - 0 1", "d4d7", "rook from d4 takes the pawn on d7"),
    ] {
        let position =
            Position::from_fen(fen, Kings::AnyNumber).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let legal =
            position.judge(played.parse().expect("a move")).unwrap_or_else(|error| panic!("{fen}: {error}"));
        assert_eq!(english().in_words(&position, legal), words, "{fen}: {played}");
    }
}

#[test]
fn castling_in_chess960_is_told_by_its_wing() {
    let fen = "4k3/8/8/8/8/8/8/1RK4R w HB - 0 1";
    let position = Position::from_fen_of(Variant::Chess960, fen, Kings::Both).expect("a sound FEN");
    let castle = position.judge("c1h1".parse().expect("a move")).expect("legal");
    assert_eq!(english().in_words(&position, castle), "king castles kingside");
}

#[test]
fn why_a_side_can_never_give_checkmate_is_told_in_words() {
    for (fen, side, words) in [
        ("8/8/4k3/8/8/3K1B2/8/8 b - - 0 1", Side::Black, "Black has nothing left but the king."),
        ("8/8/4k3/8/8/3K1B2/8/8 b - - 0 1", Side::White, "White has too few pieces left to give checkmate."),
        (
            "8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 1",
            Side::White,
            "White cannot give checkmate, because the pawns are locked and no piece can get past.",
        ),
        (
            "k7/1Q6/8/8/8/8/8/6K1 b - - 0 1",
            Side::White,
            "White cannot give checkmate: none of the few moves that are left leads to one.",
        ),
        ("k7/8/1Q6/8/8/8/8/4K3 b - - 0 1", Side::White, "The game is over, and White has not won it."),
    ] {
        let position = Position::from_fen(fen, Kings::Both).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let Ok(Some(reason)) = position.unwinnable(side) else { panic!("{fen}: {side:?} can win") };
        assert_eq!(english().unwinnable(&reason, side), words, "{fen}");
    }
    assert_eq!(
        english().unwinnable(&Unwinnable::Exhausted { positions: 840 }, Side::Black),
        "Every position that can still come about was looked at, 840 in all, and none is a checkmate by Black.",
    );
}
