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
fn how_the_game_stands() {
    const MATE: &str = "4R1k1/5ppp/8/8/8/8/8/6K1 b";
    const CHECK: &str = "4R1k1/5pp1/8/8/8/8/8/6K1 b";
    const STALEMATE: &str = "k7/2Q5/1K6/8/8/8/8/8 b";
    let on = |fen: &str, caption: &str| Board { fen: fen.into(), ..board(caption) };
    for (fen, caption) in [
        (MATE, "It is checkmate."),
        (MATE, "Black is in check: that is mate."),
        (MATE, "The rook on e8 gives check, and it is now checkmate!"),
        (MATE, "White\u{2019}s rook on e8 gives checkmate."),
        (MATE, "Black is checkmated."),
        (CHECK, "It is check, and Black is in check from the rook on e8."),
        (STALEMATE, "This is stalemate. Black is stalemated."),
        // Supposed, asked, denied, or said in general: nothing that must be on the board.
        (CHECK, "If the king could not move, it is checkmate."),
        (CHECK, "Is it checkmate? It is no stalemate, and it is not checkmate."),
        (CHECK, "It is stalemate only in a dream."),
        (CHECK, "It is checkmate?"),
        (FEN, "Black is not in check, nor is White in check."),
        (FEN, "When White is in check, White must answer."),
        (FEN, "The rook on d4 gives check only later."),
    ] {
        assert_eq!(on_board(on(fen, caption)), found(&[]), "{caption}");
    }
    let table = [
        (CHECK, "It is checkmate.", "found it is checkmate, and Black is in check and can move"),
        (STALEMATE, "It is checkmate.", "found it is checkmate, and Black is stalemated"),
        (FEN, "So it is mate: look.", "found it is checkmate, and nobody is in check"),
        (MATE, "That is stalemate.", "found it is stalemate, and Black is checkmated"),
        (FEN, "Is it a trap? It is check.", "found it is check, and nobody is in check"),
        (CHECK, "White is in check.", "found White is in check, and Black is in check and can move"),
        (CHECK, "Black is checkmated.", "found Black is checkmated, and Black is in check and can move"),
        (FEN, "The rook on e3 gives check.", "found the rook on e3 gives check, and it does not"),
        (CHECK, "The rook on e8 gives checkmate.", "found the rook on e8 gives checkmate, and it does not"),
    ];
    for (fen, caption, problem) in table {
        assert_eq!(on_board(on(fen, caption)), found(&[["caption", problem, HELP]]), "{caption}");
    }
    let tried = Claim { attempt: Some("e3e7".into()), is: Some("legal".into()), ..Claim::default() };
    let then = Board { claims: vec![tried], ..board("Then it is check.") };
    assert_eq!(on_board(then), found(&[]));
    assert_eq!(
        on_board(Board { line: "1. e4 e5".into(), caption: "It is check.".into(), ..Board::default() }),
        found(&[["caption", "found it is check, and no position beside it is so", HELP]])
    );
}

#[test]
fn who_cannot_move() {
    /// White's king may go, and Black's knight is pinned.
    const ONGOING: &str = "8/8/8/8/5p2/5k2/5P2/5K1N w";
    const PINNED: &str = "4k3/4n3/8/8/8/4R3/8/4K3 b";
    let on = |fen: &str, caption: &str| Board { fen: fen.into(), ..board(caption) };
    for (fen, caption) in [
        (PINNED, "The knight cannot move, and Black's knight on e7 has no move."),
        ("k7/2Q5/1K6/8/8/8/8/8 b", "Black cannot move. The king has no legal move: stalemate."),
        (ONGOING, "The pawn cannot move."),
        // Of the side that waits, of others in general, or only thought of.
        (ONGOING, "Black's king cannot move."),
        (ONGOING, "If the king cannot move, look at the others. A king cannot move so far."),
        (ONGOING, "The king cannot move into check. The king cannot go anywhere near the other."),
    ] {
        assert_eq!(on_board(on(fen, caption)), found(&[]), "{caption}");
    }
    for (fen, caption, said) in [
        (ONGOING, "The king cannot move, and nothing attacks him.", "the king cannot move"),
        (ONGOING, "White's king on f1 cannot go anywhere.", "White's king on f1 cannot move"),
        (ONGOING, "White has no legal move.", "White cannot move"),
        (PINNED, "The king has no move.", "the king cannot move"),
    ] {
        let problem = format!("found {said}, and there is a legal move");
        assert_eq!(on_board(on(fen, caption)), found(&[["caption", &problem, HELP]]), "{caption}");
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
