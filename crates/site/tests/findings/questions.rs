//! Questions that cannot be asked.

use super::{check_each, exercise_with};

#[test]
fn what_is_asked_and_about_what() {
    // The keys begin in line 26.
    let question = |keys: &str| exercise_with(&format!("[[exercise.question]]\nname = \"q\"\n{keys}\n"));
    check_each(
        question,
        &[
            (r#"ask = """#, &[(26, "ask is missing or empty", "write ask = \"status\"")]),
            (
                r#"ask = "mate""#,
                &[(
                    26,
                    "found ask = \"mate\"",
                    "write ask = \"status\" or ask = \"legal\" or ask = \"draw\" or ask = \"which\"",
                )],
            ),
            ("ask = 5", &[(26, "found a number for ask, expected text", "put it between quotes: \"5\"")]),
            (
                r#"ask = "status""#,
                &[(24, "fen is missing or empty", "write the position, like fen = \"8/8/8/8/3R4/8/8/8 w\"")],
            ),
            (
                r#"ask = "status"
fen = "7k/p6P/P5K1/8/8/8/8/8""#,
                &[(
                    27,
                    "found no side to move, expected w or b",
                    "write it after the pieces, like fen = \"7k/p6P/P5K1/8/8/8/8/8 w\"",
                )],
            ),
            (
                r#"ask = "status"
fen = "8/8/8/8/3R4/8/8/8 w""#,
                &[(
                    27,
                    "a king is missing, so it cannot be said how the game stands",
                    "put both kings on the board",
                )],
            ),
            (
                r#"ask = "status"
fen = "8/8/4k3/8/8/3K1B2/8/8 w""#,
                &[(
                    27,
                    "the position is dead, which is none of the choices",
                    "change the fen, or write ask = \"draw\"",
                )],
            ),
            (
                r#"ask = "status"
fen = "8/8/4k3/8/8/3K1B2/8 w""#,
                &[(
                    27,
                    "found 7 ranks, expected 8",
                    "correct the fen; it reads like \"8/8/8/8/3R4/8/8/8 w - - 0 1\"",
                )],
            ),
            (
                r#"ask = "status"
fen = "8/8/4k3/8/8/3K1R2/8/8 w"
line = "1. Rf1"
tried = "e1g1"
which = "dead"
boards = ["8/8 w"]"#,
                &[
                    (
                        28,
                        "ask = \"status\" has nothing to do with line",
                        "take line away, or ask something else",
                    ),
                    (
                        29,
                        "ask = \"status\" has nothing to do with tried",
                        "take tried away, or ask something else",
                    ),
                    (
                        30,
                        "ask = \"status\" has nothing to do with which",
                        "take which away, or ask something else",
                    ),
                    (
                        31,
                        "ask = \"status\" has nothing to do with boards",
                        "take boards away, or ask something else",
                    ),
                ],
            ),
            (
                r#"ask = "legal"
fen = "8/8/4k3/8/8/3K1R2/8/8 w""#,
                &[(26, "it is not said which move is asked about", "add tried = \"e1g1\"")],
            ),
            (
                r#"ask = "legal"
fen = "8/8/4k3/8/8/3K1R2/8/8 w"
tried = "castle""#,
                &[(28, "found \"castle\", expected a move", "write two squares, like tried = \"e2e4\"")],
            ),
            (
                r#"ask = "legal"
fen = "8/8/4k3/8/8/3K1R2/8/8 w"
tried = "e6e7""#,
                &[(28, "no piece of the side to move stands on e6", "try a move of one of its pieces")],
            ),
            (
                r#"ask = "draw"
fen = "8/8/4k3/8/8/3K1R2/8/8 w"
line = "1. Kd9""#,
                &[(
                    28,
                    "found \"Kd9\", expected a move or the result: found \"9\" at character 3, expected a rank from 1 to 8",
                    "write it as in a PGN file, like line = \"1. e4 {A comment.} e5\"",
                )],
            ),
            (
                r#"ask = "draw"
line = """
1. Nf3 Nf6 2. Ng1
Ke4
""""#,
                &[(
                    27,
                    "line 2 of it: found \"Ke4\", expected a move or the result: no black king can go to e4",
                    "write it as in a PGN file, like line = \"1. e4 {A comment.} e5\"",
                )],
            ),
            (
                r#"ask = "draw"
fen = "8/8/4k3/8/8/3K1R2/8/8 w"
line = "{Nothing.}""#,
                &[(
                    28,
                    "found no move in the line",
                    "write it as in a PGN file, like line = \"1. e4 {A comment.} e5\"",
                )],
            ),
            (
                r#"ask = "draw"
fen = "8/8/8/4k3/8/8/4K3/R7 w - - 96 90"
line = "1. Ra2 Kd5 2. Ra1 Ke5 3. Ra2 Kd5 4. Ra1 Ke5""#,
                &[(
                    26,
                    "a draw may be claimed by two rules here, so two choices are right",
                    "change the line, or the fen",
                )],
            ),
            (
                r#"ask = "draw"
fen = "8/8/8/8/3R4/8/8/8 w""#,
                &[(
                    27,
                    "a king is missing, so it cannot be said how the game stands",
                    "put both kings on the board",
                )],
            ),
            (
                r#"ask = "which"
boards = ["8/8/4k3/8/8/3K1R2/8/8 w", "8/8/4k3/8/8/3K1R2/8/8 w"]"#,
                &[(26, "it is not said what is true of one board", "add which = \"checkmate\"")],
            ),
            (
                r#"ask = "which"
which = "checkmate"
boards = ["8/8/4k3/8/8/3K1R2/8/8 w"]"#,
                &[(
                    28,
                    "found 1 of boards, expected 2 to 4",
                    "write boards = [\"k7/8/1Q6/8/8/8/8/4K3 b\", …]",
                )],
            ),
            (
                r#"ask = "which"
which = "checkmate""#,
                &[(
                    24,
                    "found 0 of boards, expected 2 to 4",
                    "write boards = [\"k7/8/1Q6/8/8/8/8/4K3 b\", …]",
                )],
            ),
            (
                r#"ask = "which"
which = "won"
boards = ["8/8/4k3/8/8/3K1R2/8/8 w", "8/8/4k3/8/8/3K1R2/8/8 w"]"#,
                &[(
                    27,
                    "found which = \"won\"",
                    "write which = \"check\" or which = \"checkmate\" or which = \"stalemate\" or which = \"dead\" or which = \"set-up\" or which = \"legal\"",
                )],
            ),
            (
                r#"ask = "which"
which = "checkmate"
boards = [
  "8/8/4k3/8/8/3K1R2/8/8 w",
  "8/8/4k3/8/8/3K1R2/8/8 w",
]"#,
                &[(
                    28,
                    "which = \"checkmate\" is true of no board",
                    "change the boards, so that it is true of one and of no other",
                )],
            ),
            (
                r#"ask = "which"
which = "dead"
boards = ["8/8/4k3/8/8/3K4/8/8 w", "8/8/4k3/8/8/3K1R2/8/8 w", "8/8/4k3/8/8/3K1N2/8/8 w"]"#,
                &[(
                    28,
                    "which = \"dead\" is true of several boards: 1, 3",
                    "change the boards, so that it is true of one and of no other",
                )],
            ),
            (
                r#"ask = "which"
which = "check"
boards = [
  "8/8/4k3/8/8/3K1R2/8/8 w",
  "8/8/8/8/3R4/8/8/8 w",
  "8/9/8/8/3R4/8/8/8 w",
]"#,
                &[(
                    31,
                    "found \"9\" at character 3, expected a piece (KQRBNP kqrbnp) or a digit from 1 to 8",
                    "correct the fen; it reads like \"8/8/8/8/3R4/8/8/8 w - - 0 1\"",
                )],
            ),
            (
                r#"ask = "which"
which = "check"
boards = [
  "8/8/4k3/8/8/3K1R2/8/8 w",
  "8/8/8/8/3R4/8/8/8 w",
]"#,
                &[(
                    30,
                    "a king is missing, so it cannot be said how the game stands",
                    "put both kings on the board",
                )],
            ),
            (
                r#"ask = "which"
which = "legal"
boards = ["8/8/4k3/8/8/3K1R2/8/8 w", "8/8/4k3/8/8/3K1R2/8/8 w"]"#,
                &[(26, "it is not said which move is asked about", "add tried = \"e1g1\"")],
            ),
            (
                r#"ask = "which"
which = "legal"
tried = "up"
boards = ["8/8/4k3/8/8/3K1R2/8/8 w", "8/8/4k3/8/8/3K1R2/8/8 w"]"#,
                &[(28, "found \"up\", expected a move", "write two squares, like tried = \"e2e4\"")],
            ),
            (
                r#"ask = "which"
which = "dead"
fen = "8/8/4k3/8/8/3K1R2/8/8 w"
line = "1. Rf1"
tried = "e1g1"
boards = ["8/8/4k3/8/8/3K4/8/8 w", "8/8/4k3/8/8/3K1R2/8/8 w"]"#,
                &[
                    (
                        28,
                        "ask = \"which\" has nothing to do with fen",
                        "take fen away, or ask something else",
                    ),
                    (
                        29,
                        "ask = \"which\" has nothing to do with line",
                        "take line away, or ask something else",
                    ),
                    (
                        30,
                        "ask = \"which\" has nothing to do with tried",
                        "take tried away, or ask something else",
                    ),
                ],
            ),
            (
                r#"ask = "status"
fen = "7k/p6P/P5K1/8/8/8/8/8 b"
hint = "Look at e5.""#,
                &[(
                    28,
                    "the hint speaks of e5, where nothing stands",
                    "take it out, or name a piece by its square",
                )],
            ),
            (
                r#"ask = "status"
fen = "7k/p6P/P5K1/8/8/8/8/8 b"
hint = "Look at 3 pawns.""#,
                &[(
                    28,
                    "the hint says 3, which nothing proves",
                    "take it out, or name a piece by its square",
                )],
            ),
            (
                r#"ask = "status"
fen = "7k/p6P/P5K1/8/8/8/8/8 b"
below = "left""#,
                &[(28, "found below = \"left\"", "write below = \"white\" or below = \"black\"")],
            ),
            (
                r#"ask = "status"
fen = "7k/p6P/P5K1/8/8/8/8/8 b"
caption = "Hm.""#,
                &[(
                    28,
                    "unknown key \"caption\"",
                    "take it away; what may stand here: name, ask, fen, line, tried, which, boards, below, hint",
                )],
            ),
            (
                r#"ask = "status"
fen = "7k/p6P/P5K1/8/8/8/8/8 b"
boards = "x""#,
                &[(
                    28,
                    "found text for boards, expected a list",
                    "put it between square brackets: boards = [ … ]",
                )],
            ),
        ],
    );
}

#[test]
fn the_comments_of_its_line_count_nothing() {
    let question = |line: &str| {
        let fen = "fen = \"8/8/4k3/8/8/3K1R2/8/8 w\"";
        exercise_with(&format!("[[exercise.question]]\nname = \"q\"\nask = \"draw\"\n{fen}\n{line}\n"))
    };
    let help = "take it out, or name a piece by its square";
    check_each(
        question,
        &[(
            "line = \"1. Rf1 {The rook has left f3 for f1.} Ke7 {After 7 moves, on a8.}\"",
            &[
                (28, "a comment says 7, which nothing proves", help),
                (28, "a comment speaks of a8, where nothing stands", help),
            ],
        )],
    );
}

#[test]
fn a_question_has_a_name_of_its_own() {
    let question = |name: &str| {
        exercise_with(&format!(
            "[[exercise.question]]\nname = \"{name}\"\nask = \"status\"\nfen = \"7k/p6P/P5K1/8/8/8/8/8 b\"\n"
        ))
    };
    check_each(
        question,
        &[
            (
                "A",
                &[(
                    25,
                    "found name = \"A\", expected small letters, digits and hyphens",
                    "write a name like name = \"open-file\"",
                )],
            ),
            (
                "open",
                &[(
                    25,
                    "a board before this one has the name \"open\" too",
                    "write another, like name = \"open-2\"",
                )],
            ),
            (
                "main",
                &[(
                    25,
                    "found name = \"main\", which a part of the page has",
                    "write another, like name = \"main-board\"",
                )],
            ),
        ],
    );
}
