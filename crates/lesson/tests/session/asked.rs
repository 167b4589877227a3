//! What is asked of squares, and changes nothing.

use diagram::Sign;
use lesson::words::english;
use lesson::{Inquiry, Intent, Session, Tone, file};
use rules::Square;

use super::{arrows, board, check, intent, marked};

#[test]
fn what_is_asked_of_a_square_is_told_and_changes_nothing() {
    let session = check(&board("8/3p4/8/8/3R2n1/8/8/8 w", "d4"), &[]);
    let before = session.diagram();
    for (inquiry, square, said) in [
        (
            Inquiry::Moves,
            Square::D4,
            "The rook on d4 can go to d1, d2, d3, a4, b4, c4, e4, f4, g4, d5, d6 and d7.",
        ),
        (Inquiry::Captures, Square::D4, "The rook on d4 can take on g4 and d7."),
        (Inquiry::Captures, Square::G4, "The knight on g4 can take on no square."),
        // From an empty square it is asked of the chosen piece.
        (Inquiry::Captures, Square::E4, "The rook on d4 can take on g4 and d7."),
        (Inquiry::Square, Square::D4, "d4, white rook, chosen, dark square."),
        (Inquiry::Square, Square::H1, "h1, empty, light square."),
        (Inquiry::Board, Square::H1, "White to move. White: rook d4. Black: knight g4, pawn d7."),
    ] {
        assert_eq!(session.answer(inquiry, square).said, said);
    }
    assert_eq!(session.diagram(), before);
    let nothing = "Nothing stands on a1. First press a piece, then the square it should go to.";
    let nobody = check(&board("8/8/8/8/3R4/8/8/8 w", ""), &[]);
    assert_eq!(nobody.answer(Inquiry::Moves, Square::A1).said, nothing);
}

#[test]
fn nothing_is_judged_before_a_square_is_marked() {
    let file =
        file::Board { mode: "choose".into(), squares: "d5 f5".into(), ..board("8/8/8/8/3R4/8/8/8", "") };
    let mut session = Session::new(lesson::admit(&file, &english()).expect("a sound board"), &english());
    let first = session.act(Intent::Check);
    assert_eq!((first.said.as_str(), first.tone), ("Mark a square first, then press Check.", Tone::Told));
    assert!(session.diagram().marks.is_empty(), "it names no square that is right");
    session.act(Intent::Press(Square::D5));
    session.act(Intent::Press(Square::E4));
    assert_eq!(session.act(Intent::Check).said, "Right: 1 of 2. Wrong: 1. Look at e4: it is wrong.");
    session.act(Intent::Press(Square::E4));
    assert_eq!(session.act(Intent::Check).said, "Right: 1 of 2. Wrong: 0. Look at f5: it is missing.");
}

#[test]
fn who_attacks_a_square_is_told_and_shown() {
    let table: &[(&str, &str, &[&str])] = &[
        ("e4", "White attacks e4 with the bishop on c2. Black does not attack e4.", &["c2-e4"]),
        // A pinned piece attacks all the same.
        (
            "c6",
            "White attacks c6 with the knight on e5. Black attacks c6 with the knight on d8.",
            &["e5-c6", "d8-c6"],
        ),
        (
            "e5",
            "White guards e5 with the pawn on d4. Black attacks e5 with the rook on e8.",
            &["d4-e5", "e8-e5"],
        ),
        // A pawn attacks where it cannot go.
        ("c5", "White attacks c5 with the pawn on d4. Black does not attack c5.", &["d4-c5"]),
        ("d8", "White does not attack d8. Black guards d8 with the rook on e8.", &["e8-d8"]),
        ("c2", "White does not guard c2. Black does not attack c2.", &[]),
        ("a5", "White does not attack a5. Black does not attack a5.", &[]),
    ];
    for (square, said, shown) in table {
        let deed = format!("attackers {square}");
        let board = board("3nr2k/8/8/4N3/3P4/8/2B5/4K3 w", "");
        let mut session = check(&board, &[(&deed, said)]);
        assert_eq!(arrows(&session), *shown, "{square}");
        let hatched: &[&str] = if shown.is_empty() { &[] } else { &[square] };
        assert_eq!(marked(&session, Sign::Hatch), hatched);
        session.act(Intent::Cancel);
        assert!(arrows(&session).is_empty(), "it is shown until the next wish");
    }
}

#[test]
fn asking_lets_everything_be_as_it_is() {
    let promotion = board("8/4P3/8/8/8/8/8/k6K w", "");
    let mut session = check(
        &promotion,
        &[
            ("e7", "The pawn on e7 can go to e8."),
            ("attackers d8", "White attacks d8 with the pawn on e7. Black does not attack d8."),
        ],
    );
    assert_eq!(session.chosen(), Some(Square::E7));
    assert_eq!(session.act(intent("e8")).tone, Tone::Told);
    assert!(session.promoting().is_some());
    session.act(intent("attackers d8"));
    assert!(session.promoting().is_none(), "a move that waits goes back");
    assert!(!session.can(Intent::Undo));
}
