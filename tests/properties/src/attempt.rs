//! What must hold for any try at a move.

use rules::{Attempt, Kind, Kings, Position, Reason, Role};

use crate::choices::Choices;
use crate::play;

const WORDS: [&str; 20] = [
    "e2", "e4", "a7", "a8", "h1", "b8", "q", "n", "k", "P", "=", "-", "x", "e", "9", " ", "0000", "e1g1",
    "e7e8Q", "é",
];

/// Reads a text as a try, and makes tries in a position.
pub fn attempt(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    if choices.below(8) == 0 {
        let text = choices.text(&WORDS);
        if let Ok(read) = text.parse::<Attempt>() {
            assert_eq!(read.to_string().parse(), Ok(read), "{text:?}");
        }
        return;
    }
    let position = play::position(&mut choices);
    for _ in 0..8 {
        judged(&position, any(&position, &mut choices));
    }
}

/// Any try at all, or one that is nearly a move.
pub(crate) fn any(position: &Position, choices: &mut Choices) -> Attempt {
    let moves = position.legal_moves();
    let mut made = match choices.below(4) {
        0 => Attempt::new(play::square(choices), play::square(choices)),
        _ if moves.is_empty() => Attempt::new(play::square(choices), play::square(choices)),
        _ => Attempt::from(moves[choices.below(moves.len())]),
    };
    match choices.below(8) {
        0 => made.from = play::square(choices),
        1 => made.to = play::square(choices),
        2 => made.promotion = Some(Kind::ALL[choices.below(6)]),
        3 => made.promotion = None,
        _ => {}
    }
    made
}

/// A try is legal exactly if the generator lists it, and is otherwise refused with proof.
fn judged(position: &Position, tried: Attempt) {
    let at = || format!("{tried} in {}", position.to_setup());
    let listed = position.legal_moves().into_iter().find(|&legal| Attempt::from(legal) == tried);
    match (position.judge(tried), position.ending()) {
        (Ok(legal), None) => assert_eq!(Some(legal), listed, "{}", at()),
        (Ok(_), Some(ending)) => panic!("{}: legal after {ending:?}", at()),
        (Err(refusal), ending) => {
            assert_eq!(refusal.reason == Reason::GameOver, ending.is_some(), "{}", at());
            assert!(ending.is_some() || listed.is_none(), "{}: {refusal}", at());
            assert_eq!(Reason::from_code(refusal.reason.code()), Some(refusal.reason));
            let article = refusal.article();
            assert!(article.starts_with(|first: char| first.is_ascii_digit() || first == 'I'), "{refusal}");
            for (role, square) in refusal.culprits.iter() {
                let is_empty = position.board().piece_on(square).is_none();
                assert!(
                    !is_empty || matches!(role, Role::Missing | Role::Attacked),
                    "{}: {refusal}, and {square} is empty",
                    at()
                );
            }
        }
    }
    let after = position.legal_moves().into_iter().next().map(|legal| position.after(legal));
    assert!(
        after.is_none_or(|after| Position::new(after.to_setup(), Kings::AnyNumber) == Ok(after)),
        "{}",
        at()
    );
}
