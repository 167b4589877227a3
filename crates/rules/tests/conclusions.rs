//! What does not end a game, or allows no claim.

use rules::{Attempt, Ending, Event, Game, Kings, NoConclusion, Position, Reason, Score, Side, Turns};

fn attempt(text: &str) -> Attempt {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn game(fen: &str, moves: &[&str]) -> Game {
    let start = Position::from_fen(fen, Kings::Both).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let mut game = Game::new(start, Turns::Alternate);
    for text in moves {
        game.play(attempt(text)).unwrap_or_else(|refusal| panic!("{fen}: {refusal}"));
    }
    game
}

#[test]
fn a_draw_is_agreed_only_once_both_have_moved() {
    for (moves, expected) in [
        (&[][..], Err(NoConclusion::TooEarlyToAgree)),
        (&["e2e4"], Err(NoConclusion::TooEarlyToAgree)),
        (&["e2e4", "e7e5"], Ok(Score::Drawn)),
    ] {
        assert_eq!(game(rules::INITIAL, moves).conclude(Event::Agreement), expected, "after {moves:?}");
    }
}

#[test]
fn what_has_ended_does_not_end_again() {
    let mut mated = game(rules::INITIAL, &["f2f3", "e7e5", "g2g4", "d8h4"]);
    let over = Err(NoConclusion::Over(Ending::Checkmate));
    assert_eq!(mated.conclude(Event::FlagFall(Side::Black)), over, "a flag falls after the mate");
    assert_eq!(mated.score(), Some(Score::Won(Side::Black)));
}

#[test]
fn a_claim_needs_a_legal_move() {
    // The rook that should complete fifty moves is pinned.
    let pinned = game("4r1k1/8/8/8/8/8/4R3/4K3 w - - 99 80", &[]);
    for claim in [Game::may_claim_fifty_moves_with, Game::may_claim_threefold_with] {
        let refused = claim(&pinned, attempt("e2d2")).map_err(|refusal| refusal.reason);
        assert_eq!(refused, Err(Reason::Pinned));
    }
    assert_eq!(pinned.may_claim_fifty_moves_with(attempt("e2e3")), Ok(true));
    assert_eq!(pinned.may_claim_threefold_with(attempt("e2e3")), Ok(false));
}

#[test]
fn a_conclusion_forgets_the_moves_taken_back() {
    let mut game = Game::new(Position::initial(), Turns::Alternate);
    for attempt in ["e2e4", "e7e5"] {
        game.play(attempt.parse().expect("a move")).expect("legal");
    }
    game.undo();
    game.conclude(Event::Resignation(Side::Black)).expect("the game goes on");
    assert!(!game.can_redo());
    assert_eq!(game.redo(), None);
    assert_eq!(game.ending(), Some(Ending::Resignation));
}

#[test]
fn a_drill_counts_nothing_and_stays_with_its_side() {
    let start = Position::from_fen("4k3/8/8/8/8/8/8/R7 w - - 0 1", Kings::AnyNumber).expect("a sound FEN");
    let mut drill = Game::new(start, Turns::SameSide);
    for attempt in ["a1b1", "b1b8", "e8e7"] {
        drill.play(attempt.parse().expect("a move")).expect("legal");
    }
    assert_eq!(drill.position().side_to_move(), Side::White, "Black moves only to answer a check");
    for attempt in ["b8b1", "b1b8", "b8b1", "b1b8", "b8b1", "b1b8"] {
        drill.play(attempt.parse().expect("a move")).expect("legal");
    }
    assert!(drill.appearances() >= 3 && !drill.may_claim_threefold());
    assert_eq!(drill.conclude(Event::Agreement), Err(NoConclusion::TooEarlyToAgree));
}

#[test]
fn a_recorded_en_passant_expires_like_a_played_one() {
    let start = Position::from_fen("4k3/7p/8/3pP3/8/8/7P/4K3 w - d6 0 2", Kings::Both).expect("a sound FEN");
    let mut game = Game::new(start, Turns::Alternate);
    for attempt in ["h2h3", "h7h6"] {
        game.play(attempt.parse().expect("a move")).expect("legal");
    }
    let refusal = game.judge("e5d6".parse().expect("a move")).expect_err("the chance is gone");
    assert_eq!(refusal.to_string(), "e5d6: ep_expired pawn=d5 (3.7.3.2)");
}
