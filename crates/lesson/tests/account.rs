//! What a session tells a program: its moves, verdicts, and boards brought back to where they were.

use lesson::{Intent, Session, Tone, Verdict, file};

fn session(file: &file::Board) -> Session {
    let words = lesson::words::english();
    Session::new(lesson::embed(file, &words).expect("a sound board").board, &words)
}

fn stars() -> Session {
    let (fen, stars) = ("8/8/8/8/3R4/8/8/8 w".into(), "d7 g7".into());
    session(&file::Board { fen, stars, ..Default::default() })
}

fn fools_mate() -> Session {
    session(&file::Board { line: "1. f3 {This opens a way.} e5 2. g4 Qh4#".into(), ..Default::default() })
}

fn moves(session: &Session) -> String {
    session.played().iter().map(|(_, played)| played.to_string()).collect::<Vec<_>>().join(" ")
}

/// A board, moves to bring back on it, those that it then has made, and what became of them.
type Restored = (fn() -> Session, &'static str, &'static str, Result<Tone, (&'static str, &'static str)>);

const RESTORED: &[Restored] = &[
    (stars, "d4d7 d7g7", "d4d7 d7g7", Ok(Tone::Solved)),
    (stars, "d4d7", "d4d7", Ok(Tone::Told)),
    (stars, "", "", Ok(Tone::Told)),
    (
        stars,
        "d4d7 a1a2 d7g7",
        "d4d7",
        Err(("a1a2", "Nothing stands on a1, so nothing can move from there. (Article 1.1)")),
    ),
    (stars, "<b>", "", Err(("<b>", "\"<b>\" is not a move. Write it like e4, Nf3, O-O or rook takes d7."))),
    (fools_mate, "f2f3 e7e5", "f2f3 e7e5", Ok(Tone::Told)),
    (
        fools_mate,
        "f2f3 e7e6",
        "f2f3",
        Err(("e7e6", "This board goes through its moves by the buttons below it.")),
    ),
];

#[test]
fn moves_are_made_again_as_far_as_they_can_be() {
    for (board, wanted, made, became) in RESTORED {
        let mut session = board();
        session.act(Intent::Forward);
        session.write("Rd1");
        let restored = session.restore(wanted);
        let restored = restored.as_ref().map(|tone| *tone).map_err(|(word, said)| (&**word, &**said));
        assert_eq!((restored, &*moves(&session)), (*became, *made), "{wanted}");
        assert_eq!(session.packed_moves().len(), 3 * session.played().len(), "{wanted}");
    }
}

#[test]
fn a_packed_move_says_its_squares_and_its_promotion() {
    let fen = "8/4P3/8/8/8/8/8/8 w".into();
    let mut session = session(&file::Board { fen, ..Default::default() });
    session.restore("e7e8n").expect("a legal move");
    assert_eq!(session.packed_moves(), [52, 60, b'N']);
}

#[test]
fn a_verdict_has_its_reason() {
    let fen = "8/3p4/8/8/3R4/8/8/8 w".into();
    let session = session(&file::Board { fen, ..Default::default() });
    let told = |text: &str| match session.judge(text) {
        Verdict::Legal(played) => format!("{played} is legal"),
        Verdict::Refused(refusal, said) => format!("{}: {said}", refusal.reason.code()),
        Verdict::Unread(said) => said,
    };
    assert_eq!(told("Rd7"), "d4d7 is legal");
    assert_eq!(
        told("d4d8"),
        "path_blocked: The rook cannot jump: the pawn on d7 stands in its way. It may take that piece instead. (Article 3.5)"
    );
    assert_eq!(told("Qd8"), "No white queen can go to d8.");
}

/// What an author may get wrong, and what is said about it.
const WRONG: &[(&str, &str, &str)] = &[
    (
        "fen",
        "8/8/8/8/3X4/8/8/8",
        "found \"X\" at character 10, expected a piece (KQRBNP kqrbnp) or a digit from 1 to 8",
    ),
    ("mode", "blitz", "found mode = \"blitz\""),
    ("piece", "d9", "found \"d9\", expected a square"),
    ("stars", "a1 zz", "found \"zz\", expected a square"),
    (
        "line",
        "1. e5",
        "found \"e5\", expected a move or the result: no white pawn on the e-file can go to e5",
    ),
    (
        "answer",
        "d4e5",
        "d4e5 is not legal there: The rook cannot go from d4 to e5: a rook moves in straight lines, along its rank or its file. (Article 3.3)",
    ),
    ("coordinates", "gold", "found coordinates = \"gold\""),
    ("below", "green", "found below = \"green\""),
];

#[test]
fn what_is_wrong_with_a_board_is_said() {
    for (key, value, wanted) in WRONG {
        let read = |name: &'static str| match name {
            _ if name == *key => Some(String::from(*value)),
            "fen" => Some(String::from("8/8/8/8/3R4/8/8/8 w")),
            _ => None,
        };
        let findings =
            lesson::embed(&file::Board::from_attributes(read), &lesson::words::english()).expect_err(value);
        let problems: Vec<&str> = findings.iter().map(|finding| &*finding.problem).collect();
        assert_eq!(problems, [*wanted], "{key} = {value:?}");
    }
}
