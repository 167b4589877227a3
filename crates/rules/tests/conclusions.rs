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
