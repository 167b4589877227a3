//! What a sentence says of men and squares is looked up on the board beside it.

mod sample;

use lesson::file::{Board, Claim};
use sample::{found, lesson, on_board};

const HELP: &str = "change the words, or the board beside them";

/// A black king on e8 behind its pinned knight, and White's rooks; a pawn on d7.
const FEN: &str = "4k3/3pn3/8/8/3R4/4R3/8/4K3 w";

fn board(caption: &str) -> Board {
    Board { fen: FEN.into(), mode: "explore".into(), caption: caption.into(), ..Board::default() }
}

#[test]
fn what_a_board_bears_out() {
    let square = |(square, colour): (&str, &str)| Claim {
        square: Some(square.into()),
        colour: Some(colour.into()),
        ..Claim::default()
    };
    for caption in [
        "The rook on d4 is White\u{2019}s, and Black's pawn on d7 is safe.",
        "White's rook on d4 attacks d7, the pawn on d7.",
        "The rook on d4 attacks d7 and d5.",
        "The rook on e3 pins the knight on e7.",
        "The king on e8 guards the knight on e7 and the pawn on d7.",
        "The rook on d4 stands on a dark square: d4 is dark.",
        "The light square e8 is Black's.",
        // Not said of a piece that is there.
        "A rook on d1 would do the same.",
        "Rook on d1?",
        "The rook on d4 does not attack e7.",
    ] {
        let claims = [("d1", "light"), ("d5", "light")].map(square).to_vec();
        assert_eq!(on_board(Board { claims, ..board(caption) }), found(&[]), "{caption}");
    }
}

#[test]
fn what_is_not_so() {
    let table = [
        ("It may take the knight on d7.", "found the knight on d7, and a black pawn stands there"),
        ("The rook on d4 is Black's.", "found Black's rook on d4, and a white rook stands there"),
        ("Black's rook on d4 waits.", "found Black's rook on d4, and a white rook stands there"),
        ("The black rook on e3 waits.", "found Black's rook on e3, and a white rook stands there"),
        ("The rook on e3 attacks d7.", "found the rook on e3 attacks d7, and it does not"),
        (
            "The rook on d4 attacks d7 and the knight on e7.",
            "found the rook on d4 attacks e7, and it does not",
        ),
        ("The rook on e3 attacks the rook on d4.", "found the rook on e3 attacks d4, and it does not"),
        ("The rook on e3 guards d4.", "found the rook on e3 guards d4, and it does not"),
        ("The rook on d4 pins d7.", "found the rook on d4 pins d7, and it does not"),
        ("The rook on d4 stands on a light square.", "found d4 is light, and d4 is dark"),
        ("Here e8 is a dark square.", "found e8 is dark, and e8 is light"),
        ("On the dark square e8.", "found e8 is dark, and e8 is light"),
    ];
    for (caption, problem) in table {
        assert_eq!(on_board(board(caption)), found(&[["caption", problem, HELP]]), "{caption}");
    }
}

#[test]
fn a_line_an_answer_and_a_try_show_more_positions() {
    let line =
        |line: &str, caption: &str| Board { line: line.into(), caption: caption.into(), ..Board::default() };
    assert_eq!(
        on_board(line("1. e4 {The pawn on e4 attacks no pawn.} e5", "The pawn on e5 is new.")),
        found(&[])
    );
    assert_eq!(
        on_board(line("1. e4 {The pawn on e5 waits.} e5", "A line.")),
        found(&[["line", "found the pawn on e5, and nothing stands there", HELP]])
    );
    let tried = Claim { attempt: Some("d4d7".into()), is: Some("legal".into()), ..Claim::default() };
    assert_eq!(on_board(Board { claims: vec![tried], ..board("Then the rook on d7 is taken.") }), found(&[]));
}

#[test]
fn prose_speaks_of_the_boards_beside_it() {
    let mut lesson = lesson();
    lesson.section[0].text = "The rook on d4, the rook on d5.".into();
    lesson.exercise[0].text = "The rook on d8 comes last.".into();
    assert_eq!(
        sample::findings(&lesson),
        found(&[["section.0.text", "found the rook on d5, and nothing stands there", HELP]])
    );
}
