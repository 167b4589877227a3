//! Sheets that cannot be printed, and tasks that cannot be set.

use super::check_each;
use super::scratch::{LESSON, lesson_with};

#[test]
fn what_stands_on_a_sheet() {
    // The keys begin in line 32.
    let sheet = |keys: &str| format!("{LESSON}\n[sheet]\n{keys}\n");
    check_each(
        sheet,
        &[
            (
                r#"show = []
rules = ["a", "b", "c"]"#,
                &[(32, "found 0 of show, expected 1 to 4", "write show = [{ board = \"open-board\" }, …]")],
            ),
            (
                r#"show = [{ board = "open", moves = "d4e5" }]
rules = ["a", "b", "c"]"#,
                &[(
                    32,
                    "d4e5 is not legal there: The rook cannot go from d4 to e5: a rook moves in straight lines, along its rank or its file. (Article 3.3)",
                    "write another move",
                )],
            ),
            (
                r#"show = [{ board = "open", after = "up" }]
rules = ["a", "b", "c"]"#,
                &[(32, "found \"up\", expected a move", "write two squares, like after = \"e2e4\"")],
            ),
            (
                r#"show = [{ board = "open", arrow = "d4e5" }]
rules = ["a", "b", "c"]"#,
                &[(
                    32,
                    "d4e5 is not legal there: The rook cannot go from d4 to e5: a rook moves in straight lines, along its rank or its file. (Article 3.3)",
                    "write another move",
                )],
            ),
            (
                r#"show = [{ board = "opne" }]
rules = ["a", "b", "c"]"#,
                &[(32, "this file has no board named \"opne\"", "write one of open, stars")],
            ),
            (
                r#"show = [{}]
rules = ["a", "b", "c"]"#,
                &[(32, "board is missing or empty", "write board = \"open-board\"")],
            ),
            (
                r#"show = [{ board = "open" }]
rules = ["a", " "]"#,
                &[
                    (33, "this rule is empty", "write a sentence, or take it out"),
                    (
                        33,
                        "found 2 of rules, expected 3 to 8",
                        "write rules = [\"The rook moves in straight lines.\", …]",
                    ),
                ],
            ),
            (
                r#"show = [{ board = "open" }]
rules = [
  "a",
  "b\u0007",
  "c",
]"#,
                &[(35, "the rule holds the character U+0007, which cannot be shown", "take it out")],
            ),
            (
                r#"form = "poster""#,
                &[(
                    32,
                    "found form = \"poster\"",
                    "write form = \"handout\" or form = \"boards\" or form = \"score\"",
                )],
            ),
            (
                r#"form = "score"
show = [{ board = "open" }]
rules = ["a"]
task = { ask = "collect" }"#,
                &[
                    (
                        33,
                        "a sheet of the form \"score\" shows no boards",
                        "take show away, or write form = \"boards\"",
                    ),
                    (
                        34,
                        "a sheet of the form \"score\" has no rules",
                        "take rules away, or write form = \"handout\"",
                    ),
                    (35, "found 0 of boards, expected 1 to 6", "write boards = [{ board = \"stars\" }]"),
                    (
                        35,
                        "a sheet of the form \"score\" has no task",
                        "take task away, or write form = \"handout\"",
                    ),
                ],
            ),
            (
                r#"form = "boards"
rules = ["a"]"#,
                &[
                    (31, "found 0 of show, expected 1 to 6", "write show = [{ board = \"empty\" }, …]"),
                    (
                        33,
                        "a sheet of the form \"boards\" has no rules",
                        "take rules away, or write form = \"handout\"",
                    ),
                ],
            ),
            (
                r#"rules = ["a", "b", "c"]
[[sheet.board]]
name = "open"
fen = "8/8 w"
caption = "Look.""#,
                &[
                    (31, "found 0 of show, expected 1 to 4", "write show = [{ board = \"open-board\" }, …]"),
                    (
                        34,
                        "a board before this one has the name \"open\" too",
                        "write another, like name = \"open-2\"",
                    ),
                    (
                        35,
                        "found 2 ranks, expected 8",
                        "correct the fen; it reads like \"8/8/8/8/3R4/8/8/8 w - - 0 1\"",
                    ),
                ],
            ),
        ],
    );
}

#[test]
fn what_a_task_asks_about() {
    // The keys begin in line 36.
    let task = |keys: &str| {
        let sheet = "show = [{ board = \"open\" }]\nrules = [\"a\", \"b\", \"c\"]";
        let far = "name = \"far\"\nfen = \"8/3P4/8/8/8/8/8/8 w\"\ncaption = \"A pawn.\"";
        let line = "name = \"line\"\nline = \"1. e4\"\ncaption = \"A line.\"";
        let boards = format!("[[sheet.board]]\n{far}\n\n[[sheet.board]]\n{line}\n");
        format!("{LESSON}\n[sheet]\n{sheet}\n\n[sheet.task]\n{keys}\n\n{boards}")
    };
    check_each(
        task,
        &[
            (
                r#"boards = [{ board = "stars" }]"#,
                &[(35, "ask is missing or empty", "write ask = \"collect\"")],
            ),
            (
                r#"ask = "mate"
boards = [{ board = "stars" }]"#,
                &[(
                    36,
                    "found ask = \"mate\"",
                    "write ask = \"collect\" or ask = \"squares\" or ask = \"status\" or ask = \"legal\" or ask = \"write\" or ask = \"place\" or ask = \"set-up\" or ask = \"draw\"",
                )],
            ),
            (
                r#"ask = "collect""#,
                &[(35, "found 0 of boards, expected 1 to 6", "write boards = [{ board = \"stars\" }]")],
            ),
            (
                r#"ask = "collect"
boards = [{ board = "stars" }, { board = "stars" }, { board = "stars" }, { board = "stars" }, { board = "stars" }, { board = "stars" }, { board = "stars" }]"#,
                &[(37, "found 7 of boards, expected 1 to 6", "write boards = [{ board = \"stars\" }]")],
            ),
            (
                r#"ask = "collect"
boards = [{ board = "open" }]"#,
                &[(37, "the board \"open\" has no stars to collect", "name a board with stars")],
            ),
            (
                r#"ask = "squares"
boards = [{ board = "stars" }]"#,
                &[(
                    37,
                    "the board \"stars\" shows no piece's moves",
                    "give the board a piece = \"d4\", or name another",
                )],
            ),
            (
                r#"ask = "legal"
boards = [{ board = "open" }]"#,
                &[(37, "no move is asked about", "write moves = \"e1g1\"")],
            ),
            (
                r#"ask = "legal"
boards = [{ board = "open", moves = "up" }]"#,
                &[(37, "found \"up\", expected a move", "write two squares, like moves = \"e2e4\"")],
            ),
            (
                r#"ask = "legal"
boards = [{ board = "open", moves = "d4e5 d4d5" }]"#,
                &[(
                    37,
                    "d4e5 is not legal there: The rook cannot go from d4 to e5: a rook moves in straight lines, along its rank or its file. (Article 3.3)",
                    "write another move",
                )],
            ),
            (
                r#"ask = "status"
boards = [{ board = "open", moves = "d4d5" }]"#,
                &[(37, "this task is about no move", "take moves away")],
            ),
            (
                r#"ask = "write"
boards = [
  { board = "far", moves = "d7d8q" },
]"#,
                &[(
                    38,
                    "an arrow does not say what the pawn becomes, so nobody can write it down",
                    "ask about another move, or write ask = \"legal\"",
                )],
            ),
            (
                r#"ask = "write"
boards = [{ board = "far", moves = "d7d5" }]"#,
                &[(
                    37,
                    "d7d5 is not legal there: Pawns never go back. The pawn on d7 moves towards rank 8 only. (Article 3.7.1)",
                    "write another move",
                )],
            ),
            (
                r#"ask = "place"
boards = [{ board = "opne" }]"#,
                &[(37, "this file has no board named \"opne\"", "write one of open, stars, far, line")],
            ),
            (
                r#"ask = "place"
boards = [{}]"#,
                &[(37, "board is missing or empty", "write board = \"stars\"")],
            ),
            (
                r#"ask = "place"
boards = [{ bord = "open" }]"#,
                &[(37, "unknown key \"bord\"", "write board, or take it away")],
            ),
            (
                r#"ask = "set-up"
boards = [{ board = "open", moves = "d4d8" }]"#,
                &[(37, "this task is about no move", "take moves away")],
            ),
            (
                r#"ask = "draw"
boards = [{ board = "stars", moves = "d4d8" }]"#,
                &[(37, "this task is about no move", "take moves away")],
            ),
            (
                r#"ask = "draw"
boards = [{ board = "line" }]"#,
                &[(
                    37,
                    "the board \"line\" is a line of moves, which a sheet does not show",
                    "name a board without a line",
                )],
            ),
            (
                r#"ask = "draw"
boards = [{ board = "open" }]"#,
                &[(
                    37,
                    "a king is missing, so it cannot be said how the game stands",
                    "put both kings on the board",
                )],
            ),
            (
                r#"ask = "status"
boards = [{ board = "stars" }]"#,
                &[(
                    37,
                    "a king is missing, so it cannot be said how the game stands",
                    "put both kings on the board",
                )],
            ),
        ],
    );
}

#[test]
fn the_sheet_of_another_lesson() {
    let sheet = "[sheet]\nshow = [{ board = \"open\" }]\nrules = [\"a\", \"b\", \"c\"]\n";
    let named = |name: &str| {
        let written = format!("# sheet_of names a sheet.\nsheet_of = \"{name}\"\narticles =");
        lesson_with(&[("articles =", &written)])
    };
    let lost = "take it out, or add a [sheet] to a lesson";
    check_each(named, &[("queen", &[(5, "there is no sheet \"queen\"", lost)])]);
    check_each(
        |name| format!("{}\n{sheet}", named(name)),
        &[("rook", &[(5, "the lesson has a [sheet] of its own", "take sheet_of away, or [sheet]")])],
    );
}
