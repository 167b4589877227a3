//! Sheets in, findings out; and the answers that the rules find to their tasks.

mod sample;

use lesson::file::{Board, Handout, Lesson, Pick, Sheet, Task};
use lesson::words::english;
use lesson::{Form, Item, check, check_handout};
use sample::{findings, found, lesson};

fn pick(board: &str, moves: &str) -> Pick {
    Pick { board: board.into(), moves: moves.into(), ..Pick::default() }
}

/// The sample lesson with a sheet in which nothing is wrong.
fn with_sheet() -> Lesson {
    let rules = ["It moves in lines.", "It takes.", "It stops."].map(String::from).to_vec();
    let task = Task { ask: "collect".into(), boards: vec![pick("stars", "")] };
    let sheet = Sheet { show: vec![pick("open", "")], rules, task: Some(task), ..Sheet::default() };
    Lesson { sheet: Some(sheet), ..lesson() }
}

/// The sample lesson's sheet after one change: place, problem, help of everything found.
#[track_caller]
fn check_sheet(change: impl FnOnce(&mut Sheet), wanted: &[[&str; 3]]) {
    let mut lesson = with_sheet();
    change(lesson.sheet.as_mut().expect("it has a sheet"));
    assert_eq!(findings(&lesson), found(wanted));
}

#[test]
fn a_sound_sheet_has_no_findings_and_keeps_what_it_says() {
    let sheet = check(&with_sheet(), &english()).expect("a sound lesson").sheet.expect("a sheet");
    assert_eq!((&*sheet.title, &*sheet.promise, sheet.form), ("Rook", "Lines.", Form::Handout));
    assert_eq!((sheet.panels.len(), &*sheet.panels[0].caption, sheet.rules.len()), (1, "A rook.", 3));
    let task = sheet.task.expect("a task");
    assert_eq!(task.request, "Land on every star in 2 moves. Write the squares.");
    let [question] = &task.items[..] else { panic!("{task:?}") };
    assert_eq!((question.lines, &*question.answer.caption), (2, "d4–d8, d8–h8."));
    assert_eq!(
        question.why,
        "A move lands on one star only, so 2 stars take at least 2 moves. No other way is as short."
    );
}

#[test]
fn names_moves_and_forms_that_cannot_be() {
    check_sheet(
        |sheet| sheet.show[0].board = "opne".into(),
        &[["sheet.show.0.board", "this file has no board named \"opne\"", "write one of open, stars"]],
    );
    check_sheet(
        |sheet| sheet.show[0].moves = "d4e5".into(),
        &[[
            "sheet.show.0.moves",
            "d4e5 is not legal there: The rook cannot go from d4 to e5: a rook moves in straight lines, along its rank or its file. (Article 3.3)",
            "write another move",
        ]],
    );
    check_sheet(
        |sheet| sheet.show[0].moves = "up".into(),
        &[[
            "sheet.show.0.moves",
            "found \"up\", expected a move",
            "write two squares, like moves = \"e2e4\"",
        ]],
    );
    check_sheet(
        |sheet| sheet.form = "poster".into(),
        &[[
            "sheet.form",
            "found form = \"poster\"",
            "write form = \"handout\" or form = \"boards\" or form = \"score\"",
        ]],
    );
    check_sheet(
        |sheet| sheet.rules = vec![" ".into()],
        &[
            ["sheet.rules.0", "this rule is empty", "write a sentence, or take it out"],
            [
                "sheet.rules",
                "found 1 of rules, expected 3 to 8",
                "write rules = [\"The rook moves in straight lines.\", …]",
            ],
        ],
    );
    check_sheet(
        |sheet| sheet.form = "score".into(),
        &[
            [
                "sheet.rules",
                "a sheet of the form \"score\" has no rules",
                "take rules away, or write form = \"handout\"",
            ],
            [
                "sheet.task",
                "a sheet of the form \"score\" has no task",
                "take task away, or write form = \"handout\"",
            ],
            [
                "sheet.show",
                "a sheet of the form \"score\" shows no boards",
                "take show away, or write form = \"boards\"",
            ],
        ],
    );
}

/// The sample lesson's task after one change: place, problem, help of everything found.
#[track_caller]
fn check_task(ask: &str, pick: Pick, wanted: &[[&str; 3]]) {
    let task = Task { ask: ask.into(), boards: vec![pick] };
    check_sheet(|sheet| sheet.task = Some(task), wanted);
}

#[test]
fn a_promotion_is_not_to_be_written_down_from_its_arrow() {
    let far = Board {
        name: "far".into(),
        fen: "8/3P4/8/8/8/8/8/8 w".into(),
        caption: "A pawn.".into(),
        ..Board::default()
    };
    let task = Task { ask: "write".into(), boards: vec![pick("far", "d7d8q")] };
    check_sheet(
        |sheet| {
            sheet.board.push(far);
            sheet.task = Some(task);
        },
        &[[
            "sheet.task.boards.0.moves",
            "an arrow does not say what the pawn becomes, so nobody can write it down",
            "ask about another move, or write ask = \"legal\"",
        ]],
    );
}

#[test]
fn tasks_that_cannot_be_asked() {
    check_task(
        "collect",
        pick("open", ""),
        &[[
            "sheet.task.boards.0.board",
            "the board \"open\" has no stars to collect",
            "name a board with stars",
        ]],
    );
    check_task(
        "squares",
        pick("open", ""),
        &[[
            "sheet.task.boards.0.board",
            "the board \"open\" shows no piece's moves",
            "give the board a piece = \"d4\", or name another",
        ]],
    );
    check_task(
        "legal",
        pick("open", ""),
        &[["sheet.task.boards.0.moves", "no move is asked about", "write moves = \"e1g1\""]],
    );
    check_task(
        "status",
        pick("open", "d4d5"),
        &[["sheet.task.boards.0.moves", "this task is about no move", "take moves away"]],
    );
}

/// A question about one position: its answer, and why.
#[track_caller]
fn check_answer(ask: &str, fen: &str, piece: &str, moves: &str, wanted: [&str; 2]) {
    let question = asked(ask, fen, piece, moves);
    assert_eq!([&*question.answer.caption, &*question.why], wanted, "{ask} {fen} {moves}");
}

/// The board of a sheet with this task alone.
#[track_caller]
fn asked(ask: &str, fen: &str, piece: &str, moves: &str) -> Item {
    let board = Board {
        name: "board".into(),
        fen: fen.into(),
        piece: piece.into(),
        caption: "A board.".into(),
        ..Board::default()
    };
    let task = Task { ask: ask.into(), boards: vec![pick("board", moves)] };
    let rules = vec!["One.".into(), "Two.".into(), "Three.".into()];
    let show = vec![pick("board", "")];
    let sheet = Sheet { board: vec![board], show, rules, task: Some(task), ..Sheet::default() };
    let handout = Handout {
        format: lesson::file::FORMAT,
        title: "A sheet".into(),
        promise: "Try it.".into(),
        sheet: Some(sheet),
    };
    let sheet = check_handout(&handout, &english()).unwrap_or_else(|findings| panic!("{findings:#?}"));
    sheet.task.expect("a task").items.remove(0)
}

#[test]
fn whose_move_it_is_stands_under_a_board_that_cannot_be_told_without_it() {
    for (ask, fen, moves, caption) in [
        ("status", "k7/8/1Q6/8/8/8/8/4K3 b", "", "Black to move."),
        ("status", "6k1/5pp1/8/8/8/8/8/4K2R w", "", "White to move."),
        ("draw", "k7/8/1Q6/8/8/8/8/4K3 b", "", "Black to move."),
        ("draw", "8/8/4k3/8/8/3K1R2/8/8 w", "", "White to move."),
        // The arrow tells it, or nobody moves.
        ("legal", "8/8/8/8/3R4/8/8/8 w", "d4d8", ""),
        ("set-up", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", "", ""),
    ] {
        assert_eq!(asked(ask, fen, "", moves).panel.caption, caption, "{ask} {fen}");
    }
}

#[test]
fn every_answer_says_why() {
    check_answer(
        "squares",
        "8/3p4/8/8/3R4/8/8/8 w",
        "d4",
        "",
        [
            "The rook on d4 can go to 13 squares. It can take on d7.",
            "The rook cannot jump: the pawn on d7 stands in its way. It may take that piece instead. (Article 3.5)",
        ],
    );
    check_answer(
        "status",
        "4R1k1/5ppp/8/8/8/8/8/4K3 b",
        "",
        "",
        [
            "Checkmate.",
            "The rook on e8 attacks the king on g8. It has no safe square, and no capture and no piece in between can help.",
        ],
    );
    check_answer(
        "status",
        "k7/8/1Q6/8/8/8/8/4K3 b",
        "",
        "",
        ["Stalemate.", "The king on a8 is not attacked, but Black has no legal move."],
    );
    check_answer(
        "status",
        "4R1k1/5pp1/8/8/8/8/8/4K3 b",
        "",
        "",
        ["Check.", "The rook on e8 attacks the king on g8, and the only answer is g8–h7."],
    );
    check_answer(
        "status",
        "6k1/5pp1/8/8/8/8/8/4K2R w",
        "",
        "",
        ["None of them.", "The king on e1 is not attacked, and White can move."],
    );
    check_answer(
        "legal",
        "8/8/8/8/3R4/8/8/8 w",
        "",
        "d4d8",
        [
            "Yes.",
            "A board. No rule forbids the move. A rook moves in straight lines, along its rank or its file. White rook to d8.",
        ],
    );
    check_answer("write", "8/8/8/8/3R4/8/8/8 w", "", "d4d8", ["Rd8", "Rook from d4 to d8."]);
    check_answer("place", "8/8/8/8/3R4/8/8/8 w", "", "", ["", "A board."]);
    check_answer(
        "set-up",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w",
        "",
        "",
        ["No.", "Look at d1 and e1: that is not how a game begins."],
    );
    check_answer(
        "set-up",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w",
        "",
        "",
        ["Yes.", "Every piece stands where it belongs."],
    );
    check_answer(
        "draw",
        "8/8/4k3/8/8/3K1B2/8/8 w",
        "",
        "",
        [
            "A draw: nobody can give checkmate.",
            "Nobody can give checkmate any more, because too few pieces are left. (Article 5.2.2)",
        ],
    );
    check_answer(
        "draw",
        "8/8/4k3/8/8/3K1R2/8/8 w",
        "",
        "",
        ["No draw.", "White can play: rook from f3 to f1. White could still give checkmate."],
    );
    check_answer(
        "draw",
        "8/8/4k3/8/8/3K1R2/8/8 w - - 101 90",
        "",
        "",
        [
            "A draw if claimed: fifty quiet moves each.",
            "Each side has made 50 quiet moves in a row. White may claim a draw. (Article 9.3)",
        ],
    );
}

#[test]
fn moves_are_shown_before_and_after() {
    let mut lesson = with_sheet();
    lesson.sheet.as_mut().expect("a sheet").show = vec![pick("open", "d4d8 d8h8")];
    let sheet = check(&lesson, &english()).expect("a sound lesson").sheet.expect("a sheet");
    let captions: Vec<&str> = sheet.panels.iter().map(|panel| &*panel.caption).collect();
    assert_eq!(captions, ["A rook.", "White rook to d8.", "White rook to h8."]);
    let arrows: Vec<usize> = sheet.panels.iter().map(|panel| panel.diagram.arrows.len()).collect();
    assert_eq!(arrows, [1, 1, 0]);
}

#[test]
fn arrows_stand_side_by_side_and_what_comes_after_stands_alone() {
    let after = |moves: &str| Pick { after: moves.into(), ..pick("open", "") };
    let arrows = Pick { arrow: "d4d8 d4a4".into(), ..pick("open", "") };
    let mut lesson = with_sheet();
    lesson.sheet.as_mut().expect("a sheet").show = vec![arrows, after("d4d8"), after("d4d8 d8h8")];
    let sheet = check(&lesson, &english()).expect("a sound lesson").sheet.expect("a sheet");
    let seen: Vec<(&str, usize)> =
        sheet.panels.iter().map(|panel| (&*panel.caption, panel.diagram.arrows.len())).collect();
    assert_eq!(seen, [("A rook.", 2), ("White rook to d8.", 0), ("White rook to h8.", 0)]);
    let illegal = "d4e5 is not legal there: The rook cannot go from d4 to e5: a rook moves in straight lines, along its rank or its file. (Article 3.3)";
    for key in ["arrow", "after"] {
        let change = |sheet: &mut Sheet| {
            let moves = String::from("d4d8 d4e5");
            sheet.show[0] = match key {
                "arrow" => Pick { arrow: moves, ..pick("open", "") },
                _ => Pick { after: String::from("d4e5"), ..pick("open", "") },
            };
        };
        check_sheet(change, &[[&format!("sheet.show.0.{key}"), illegal, "write another move"]]);
    }
}
