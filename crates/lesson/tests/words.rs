//! Every refusal has its sentence: it names what stands where, and ends with the article.

use lesson::words;
use rules::{Attempt, Game, Kings, Position, Reason, Turns};

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
        let sentence = words::refusal(&refusal, game.position());
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
        words::board(&diagram, Some(position.side_to_move())),
        "Black to move. White: king e1, rooks a1 and h1, pawns a2 and b2. Black: king e8.",
    );
    assert_eq!(words::title(&diagram.board), "Chess board with 6 pieces");
}
