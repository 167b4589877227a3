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
                    "write ask = \"status\" or ask = \"legal\" or ask = \"written\" or ask = \"read\" or ask = \"answers\" or ask = \"draw\" or ask = \"flag\" or ask = \"which\"",
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
boards = ["8/8 w"]
choices = ["Nf3"]
flag = "white""#,
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
                    (
                        32,
                        "ask = \"status\" has nothing to do with choices",
                        "take choices away, or ask something else",
                    ),
                    (
                        33,
                        "ask = \"status\" has nothing to do with flag",
                        "take flag away, or ask something else",
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
                    "take it away; what may stand here: name, ask, fen, line, tried, flag, which, boards, choices, below, hint",
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
fn how_a_move_is_written() {
    // The move stands in line 28, the choices below it.
    let question = |keys: &str| {
        let fen = "fen = \"4k3/8/8/3p4/4P3/5N2/8/1N2K3 w\"";
        exercise_with(&format!("[[exercise.question]]\nname = \"q\"\nask = \"written\"\n{fen}\n{keys}\n"))
    };
    check_each(
        question,
        &[
            ("", &[(26, "it is not said which move is asked about", "add tried = \"e1g1\"")]),
            (
                "tried = \"Nbd2\"",
                &[(28, "found \"Nbd2\", expected a move", "write two squares, like tried = \"e2e4\"")],
            ),
            (
                "tried = \"b1b2\"",
                &[(
                    28,
                    "b1b2 is not legal there: The knight cannot go from b1 to b2: a knight goes two squares straight and one to the side. (Article 3.6)",
                    "write another move",
                )],
            ),
            (
                "tried = \"b1d2\"",
                &[(24, "found 0 of choices, expected 2 to 5", "write choices = [\"Nf3\", \"Nxf3\"]")],
            ),
            (
                "tried = \"b1d2\"\nchoices = [\"Nbd2\"]",
                &[(29, "found 1 of choices, expected 2 to 5", "write choices = [\"Nf3\", \"Nxf3\"]")],
            ),
            (
                "tried = \"b1d2\"\nchoices = [\"Nbd2\", \"Nd2\", \"Nd2\"]",
                &[(29, "\"Nd2\" stands there twice", "take one of them away")],
            ),
            (
                "tried = \"b1d2\"\nchoices = [\"Nd2\", \"Nfd2\"]",
                &[(29, "the move is written Nbd2, which is not among the choices", "add \"Nbd2\"")],
            ),
            (
                "tried = \"e4d5\"\nchoices = [\n  \"exd5\",\n  \"e4xd5\",\n  \"exd5!\",\n]",
                &[
                    (
                        31,
                        "\"e4xd5\" means the same as exd5, so two choices are right",
                        "write a spelling that is wrong",
                    ),
                    (
                        32,
                        "\"exd5!\" means the same as exd5, so two choices are right",
                        "write a spelling that is wrong",
                    ),
                ],
            ),
            (
                "tried = \"e4d5\"\nchoices = [\"exd5\", \"e takes d\"]",
                &[(
                    29,
                    "\"e takes d\": found \" takes d\" at character 2, expected a rank from 1 to 8",
                    "write it as a player would",
                )],
            ),
        ],
    );
}

#[test]
fn which_move_is_written() {
    // The move stands in line 28, the choices below it.
    let question = |keys: &str| {
        let fen = "fen = \"4k3/8/8/3p4/4P3/5N2/8/1N2K3 w\"";
        exercise_with(&format!("[[exercise.question]]\nname = \"q\"\nask = \"read\"\n{fen}\n{keys}\n"))
    };
    check_each(
        question,
        &[
            ("", &[(26, "it is not said which move is asked about", "add tried = \"Nf3\"")]),
            (
                "tried = \"Nd2\"",
                &[(
                    28,
                    "\"Nd2\": ambiguous: Nbd2 or Nfd2",
                    "write a legal move as a player would, like tried = \"Nf3\"",
                )],
            ),
            ("tried = \"Nb1d2\"", &[(28, "b1d2 is written Nbd2, not Nb1d2", "write tried = \"Nbd2\"")]),
            (
                "tried = \"Nbd2\"",
                &[(24, "found 0 of choices, expected 2 to 5", "write choices = [\"g1f3\", \"d2f3\"]")],
            ),
            (
                "tried = \"Nbd2\"\nchoices = [\"Nbd2\", \"d5d4\"]",
                &[
                    (29, "found \"Nbd2\", expected a move", "write two squares, like \"e2e4\""),
                    (29, "no piece of the side to move stands on d5", "choose a move of one of its pieces"),
                ],
            ),
            (
                "tried = \"Nbd2\"\nchoices = [\"f3d2\", \"b1c3\"]",
                &[(29, "Nbd2 is the move b1d2, which is not among the choices", "add \"b1d2\"")],
            ),
        ],
    );
}

#[test]
fn which_moves_answer_a_check() {
    // The position stands in line 27, the choices below it.
    let question = |keys: &str| {
        exercise_with(&format!("[[exercise.question]]\nname = \"q\"\nask = \"answers\"\n{keys}\n"))
    };
    let no_check = (27, "it is no check that can be answered", "change the fen, or write ask = \"status\"");
    check_each(
        question,
        &[
            ("fen = \"8/8/4k3/8/8/3K1R2/8/8 w\"\nchoices = [\"f3f1\"]", &[no_check]),
            // Checkmate, which has no answer; and a king alone, which nobody attacks.
            ("fen = \"R5k1/5ppp/8/8/8/8/8/4K3 b\"\nchoices = [\"g8f8\"]", &[no_check]),
            ("fen = \"8/8/4k3/8/8/8/8/8 b\"\nchoices = [\"e6e7\"]", &[no_check]),
            (
                "fen = \"k3r3/8/B7/8/8/8/3P1P2/3RKR2 w\"",
                &[(26, "there is no wrong move to choose", "add choices = [\"e1e2\"]")],
            ),
            (
                "fen = \"k3r3/8/B7/8/8/8/3P1P2/3RKR2 w\"\nchoices = [\"Ke2\", \"a8b8\"]",
                &[
                    (28, "found \"Ke2\", expected a move", "write two squares, like \"e2e4\""),
                    (28, "no piece of the side to move stands on a8", "choose a move of one of its pieces"),
                ],
            ),
            (
                "fen = \"k3r3/8/B7/8/8/8/3P1P2/3RKR2 w\"\nchoices = [\"e1e2\", \"e1e2\"]",
                &[(28, "\"e1e2\" stands there twice", "take one of them away")],
            ),
            (
                "fen = \"k3r3/8/B7/8/8/8/3P1P2/3RKR2 w\"\nchoices = [\n  \"e1e2\",\n  \"a6e2\",\n]",
                &[(30, "a6e2 is legal, and stands there without being listed", "list moves that are not")],
            ),
            (
                "fen = \"8/8/8/3k4/3pP3/8/8/4K3 b - e3\"\nchoices = [\"d4d3\", \"d5d7\", \"d5d8\", \"d5b5\", \"d5a5\"]",
                &[(
                    28,
                    "8 moves answer the check, with the choices 13: 12 at most",
                    "take some away, or change the fen",
                )],
            ),
            (
                "fen = \"k3r3/8/B7/8/8/8/3P1P2/3RKR2 w\"\nchoices = [\"e1e2\"]\ntried = \"e1e2\"",
                &[(
                    29,
                    "ask = \"answers\" has nothing to do with tried",
                    "take tried away, or ask something else",
                )],
            ),
        ],
    );
}

#[test]
fn whose_flag_has_fallen() {
    // The position stands in line 27.
    let question =
        |keys: &str| exercise_with(&format!("[[exercise.question]]\nname = \"q\"\nask = \"flag\"\n{keys}\n"));
    check_each(
        question,
        &[
            (
                "fen = \"8/8/4k3/8/8/3K1R2/8/8 w\"",
                &[(26, "it is not said whose flag has fallen", "add flag = \"white\"")],
            ),
            (
                "fen = \"8/8/4k3/8/8/3K1R2/8/8 w\"\nflag = \"b\"",
                &[(28, "found flag = \"b\"", "write flag = \"white\" or flag = \"black\"")],
            ),
            (
                "fen = \"8/8/8/8/8/5R2/8/8 w\"\nflag = \"white\"",
                &[(
                    27,
                    "a king is missing, so it cannot be said how the game stands",
                    "put both kings on the board",
                )],
            ),
            (
                "fen = \"8/8/4k3/8/8/3K1R2/8/8 w - - 149 99\"\nflag = \"white\"\nline = \"1. Rf1\"",
                &[(29, "the game has ended before: seventyfive", "change the line, or write ask = \"draw\"")],
            ),
            (
                "fen = \"8/8/4k3/8/8/3K1R2/8/8 w - - 150 99\"\nflag = \"white\"",
                &[(27, "the game has ended before: seventyfive", "change the fen, or write ask = \"draw\"")],
            ),
            (
                "fen = \"8/8/4k3/8/8/3K1R2/8/8 w\"\nflag = \"white\"\ntried = \"f3f1\"",
                &[(
                    29,
                    "ask = \"flag\" has nothing to do with tried",
                    "take tried away, or ask something else",
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
