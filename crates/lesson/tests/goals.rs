//! Exercises: stars that can be collected, and answers that are as short as any.

mod sample;

use lesson::file::Board;
use lesson::{Goal, Shortest, Stops, admit, check, words};
use rules::{Kings, Position, Turns};
use sample::{found, on_board, rook};

fn exercise(fen: &str, stars: &str, answer: &str) -> Board {
    let (fen, stars, answer) = (fen.into(), stars.into(), answer.into());
    Board { fen, stars, answer, caption: "Collect them.".into(), ..rook() }
}

const ROOK: &str = "8/8/8/8/3R4/8/8/8 w";

#[track_caller]
fn check_one(fen: &str, stars: &str, answer: &str, wanted: &[[&str; 3]]) {
    assert_eq!(on_board(exercise(fen, stars, answer)), found(wanted), "{fen}, {stars}, {answer}");
}

#[test]
fn shortest_answers_are_accepted() {
    let table = [
        (ROOK, "d8 h8", "d4d8 d8h8"),
        (ROOK, "h8 d8", "d4d8 d8h8"),
        ("8/3p4/8/8/3R4/8/8/8 w", "d7", "d4d7"),
        ("8/8/8/8/8/8/4p3/8 b", "e1", "e2e1q"),
        ("8/8/8/8/8/8/4p3/8 b", "e1 e8", "e2e1r e1e8"),
        ("8/P7/8/8/8/8/8/8 w", "a8 h1", "a7a8=B a8-h1"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "g1", "e1g1"),
        ("8/8/8/3pP3/8/8/8/8 w - d6 0 1", "d6", "e5d6"),
    ];
    for (fen, stars, answer) in table {
        let board = Board {
            mode: if fen.contains('K') { "explore" } else { "" }.into(),
            ..exercise(fen, stars, answer)
        };
        assert_eq!(on_board(board), found(&[]), "{fen}");
    }
}

#[test]
fn answers_that_are_none() {
    let help = "write answer = \"d4d8 d8h8\"";
    check_one(ROOK, "d8 h8", "", &[["answer", "answer is missing or empty", help]]);
    check_one(ROOK, "d8 h8", " ", &[["answer", "answer is missing or empty", help]]);
    let too_long = ["answer", "the answer takes 3 moves, and 2 are enough", help];
    check_one(ROOK, "d8 h8", "d4h4 h4h8 h8d8", &[too_long]);
    check_one(ROOK, "d8 h8", "d4d8", &[["answer", "the answer does not reach the goal", help]]);
    check_one(ROOK, "d8 h8", "d4d8, d8h8", &[["answer", "found \"d4d8,\", expected a move like d4d7", help]]);
    check_one(ROOK, "d8 h8", "Rd8 Rh8", &[["answer", "found \"Rd8\", expected a move like d4d7", help]]);
    let position = Position::from_fen("8/8/8/8/3R4/8/8/8 w - - 0 1", Kings::AnyNumber).expect("a position");
    let refusal = position.judge("d4e5".parse().expect("a try")).expect_err("no rook's move");
    let problem = format!("d4e5 is not legal there: {}", words::english().refusal(&refusal, &position));
    check_one(ROOK, "d8 h8", "d4e5 e5h8", &[["answer", &problem, help]]);
    check_one(
        ROOK,
        "",
        "d4d8",
        &[[
            "answer",
            "there is an answer, but nothing to reach",
            "add stars = \"…\", or take the answer away",
        ]],
    );
    let long = "d4d5 d5d4 ".repeat(2000) + "d4d8 d8h8";
    check_one(ROOK, "d8 h8", &long, &[["answer", "the answer takes 4002 moves, and 2 are enough", help]]);
}

#[test]
fn stars_that_nobody_can_collect() {
    let none = ["stars", "no moves collect all the stars", "move a star, or change the fen"];
    check_one("8/8/8/8/3B4/8/8/8 w", "d5", "d4d5", &[none]);
    check_one("8/8/3n4/3P4/8/8/8/8 w", "d6", "d5d6", &[none]);
    check_one("8/8/8/8/3R4/8/8/8 b", "d5", "d4d5", &[none]);
    check_one("8/8/8/8/8/8/8/8 w", "d5", "d4d5", &[none]);
    let many = "a8 b3 c6 d1 e4 f2 g7 h5 c8 b1 h3";
    let unknown =
        ["stars", "too many positions to prove the shortest answer", "use fewer stars or fewer pieces"];
    check_one("8/8/8/3Q4/8/8/8/N6N w", many, "", &[unknown]);
    let counted = Board { caption: "Two stars.".into(), ..exercise("8/8/8/8/3B4/8/8/8 w", "d5 d6", "d4d5") };
    assert_eq!(on_board(counted), found(&[none]), "nothing is said of moves that nobody could count");
    check_one(
        ROOK,
        "d4",
        "d4d5 d5d4",
        &[[
            "stars",
            "the star on d4 lies under a piece that stands there already",
            "move the star, or the piece",
        ]],
    );
    check_one(ROOK, "d8 d8", "d4d8", &[["stars", "the star on d8 is named twice", "take one of them out"]]);
    check_one(
        ROOK,
        "d8;h8",
        "d4d8",
        &[[
            "stars",
            "found \"d8;h8\", expected a square",
            "write squares with spaces between them, like stars = \"d7 g4\"",
        ]],
    );
}

#[test]
fn an_exercise_without_stars_is_none() {
    let mut lesson = sample::lesson();
    lesson.exercise[0].board[0] =
        Board { stars: " ".into(), answer: String::new(), caption: "Look.".into(), ..rook() };
    lesson.exercise[0].board[0].name = "other".into();
    let wanted = [
        "exercise.0",
        "the exercise has no board with a goal, and no question",
        "add an [[exercise.board]] with stars = \"d7 g7\" and its answer, or an [[exercise.question]]",
    ];
    assert_eq!(sample::findings(&lesson), found(&[wanted]));
}

#[test]
fn captions_may_count_stars_and_moves() {
    let caption =
        |caption: &str| Board { caption: caption.into(), ..exercise(ROOK, "d8 h8 h1", "d4d8 d8h8 h8h1") };
    for sound in ["Three stars in 3 moves.", "The rook goes from d8 to h8.", "Collect h1."] {
        assert_eq!(on_board(caption(sound)), found(&[]), "{sound}");
    }
    let help = "write 3, which the claims prove, or add a claim";
    let wrong = ["caption", "the caption says Four, and no claim proves it", help];
    assert_eq!(on_board(caption("Four stars in 3 moves.")), found(&[wrong]));
}

#[test]
fn a_search_minds_the_right_to_castle() {
    // The king may come home again, but then it has lost what it needs to reach c1 in one step.
    let position = Position::from_fen("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", Kings::Both).expect("a position");
    let goal = Goal::Collect {
        stars: ["c1"].iter().map(|name| name.parse().expect("a square")).collect(),
        fewest: 0,
        stops: Stops::Anywhere,
    };
    let Shortest::Line(line) = goal.shortest(&position, Turns::Alternate) else { panic!("no way to c1") };
    assert_eq!(line.len(), 1);
}

#[test]
fn a_board_in_a_page_is_admitted_as_it_was_checked() {
    let words = words::english();
    let lesson = check(&sample::lesson(), &words).expect("a sound lesson");
    let figure = &lesson.exercises[0].boards[0];
    let admitted = admit(&figure.to_file(), &words).expect("a board that was checked");
    assert_eq!((admitted.position, admitted.mode), (figure.board.position, figure.board.mode.clone()));
    let spoilt = Board { mode: "play".into(), stars: "x".into(), ..figure.to_file() };
    assert_eq!(admit(&spoilt, &words).expect_err("no mode and no star").len(), 2);
}
