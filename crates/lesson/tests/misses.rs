//! What is said of a move that is legal and misses the aim of its exercise: one row for each reason.

mod sample;

use lesson::file::Board;
use lesson::words::english;
use lesson::{Session, admit, check};

/// What is said of this move in an exercise with this answer; after its goal stands the square of the piece
/// that the exercise is about, or how many moves it has.
#[track_caller]
fn said(fen: &str, goal: &str, answer: &str, missing: &str) -> String {
    let (goal, more) = goal.split_once(' ').unwrap_or((goal, ""));
    let moves = more.parse().ok();
    let piece = if moves.is_none() { more } else { "" };
    let board = Board {
        name: "exercise".into(),
        fen: fen.into(),
        goal: goal.into(),
        piece: piece.into(),
        answer: answer.into(),
        moves,
        caption: "Find it.".into(),
        ..Board::default()
    };
    let mut lesson = sample::lesson();
    lesson.section[0].board[0] = board;
    let lesson = check(&lesson, &english()).unwrap_or_else(|findings| panic!("{findings:#?}"));
    let file = lesson.sections[0].boards[0].to_file();
    let in_page = admit(&file, &english()).expect("a board that was checked");
    Session::new(in_page, &english()).write(missing).said
}

#[test]
fn each_reason_has_its_sentence() {
    let corner = "k7/8/1K6/8/8/8/8/6Q1 w";
    let guarded = "6k1/5pp1/2p4p/3n4/8/8/p4PPP/R2R2K1 w";
    let two_free = "6k1/5ppp/8/3n4/8/7p/5PPP/3R2K1 w";
    let two_rooks = "7k/8/8/8/8/8/R7/1R2K3 w";
    let tower = "8/5P1k/5K2/8/8/8/8/8 w";
    for (fen, goal, answer, missing, sentence) in [
        ("4k3/8/8/8/8/8/8/3QK3 w", "check", "Qd7+", "Qd2", "That gives no check."),
        ("7k/P7/8/8/8/8/8/4K3 w", "promote", "a8=N", "Kd1", "That does not promote a pawn."),
        (
            "4k3/8/8/8/8/8/8/R3K2R w KQ",
            "castle",
            "O-O",
            "Ke2",
            "That is not castling: the king goes two squares towards a rook.",
        ),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "en-passant",
            "exd6",
            "Ke2",
            "That is not en passant. Look for the pawn that has just gone two squares.",
        ),
        (corner, "mate", "Qg8#", "Qa1", "That is no checkmate. Black can play: king from a8 to b8."),
        (corner, "mate", "Qg8#", "Qg7", "That is no checkmate: nothing attacks the king."),
        (corner, "mate", "Qg8#", "Qg3", "Nothing attacks the king, so it is a draw and no checkmate."),
        (corner, "stalemate", "Qg3", "Qg8", "The king is attacked, so it is checkmate and no stalemate."),
        (corner, "stalemate", "Qg3", "Qg7", "That is no stalemate. Black can play: king from a8 to b8."),
        (two_free, "take", "Rxd5", "Rd2", "That takes nothing."),
        (guarded, "take", "Rxa2", "Rd5", "The knight was guarded: the pawn on c6 takes back."),
        (two_free, "take", "Rxd5", "gh3", "That was free, but something dearer is free too."),
        (
            "4r1k1/5ppp/8/8/4N3/7P/5PP1/6K1 w",
            "save e4",
            "f3",
            "h4",
            "Black can play: rook from e8 takes the knight on e4.",
        ),
        ("6k1/5ppp/8/8/4N3/8/5PPP/5RK1 w", "guard", "f3", "h3", "Nothing guards the knight on e4."),
        (
            two_rooks,
            "mate 2",
            "1. Ra7 Kg8 2. Rb8#",
            "Ra8",
            "Black can play: king from h8 to g7. After that one more move is not enough.",
        ),
        // Once the game is over nobody replies.
        (
            tower,
            "mate 2",
            "1. f8=R Kh6 2. Rh8#",
            "f8Q",
            "Nothing attacks the king, so it is a draw and no checkmate.",
        ),
        (
            tower,
            "mate 2",
            "1. f8=R Kh6 2. Rh8#",
            "f8B",
            "The game is over now, and there is something better.",
        ),
        ("8/8/4P3/8/8/8/8/R7 w", "promote 2", "e6e7 e7e8r", "Ra2", "That does not lead there in time."),
    ] {
        let said = said(fen, goal, answer, missing);
        assert!(said.ends_with(&format!(". {sentence}")), "{fen} {goal} {missing}: {said}");
    }
}
