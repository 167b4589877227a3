//! Lines of moves that cannot be played, and comments that say what nothing proves.

use super::check_each;
use super::scratch::LESSON;

#[test]
fn moves_comments_and_claims_of_a_line() {
    // A second board, of the exercise: its keys begin in line 33.
    let board =
        |keys: &str| format!("{LESSON}[[exercise.board]]\nname = \"b\"\ncaption = \"Look.\"\n{keys}\n");
    check_each(
        board,
        &[
            (
                r#"line = """
1. e4 {The pawn goes to e4.}
e5 {Both to 9.}
2. Nf3 {It looks at h6.}
""""#,
                &[
                    (
                        33,
                        "a comment says 9, and no claim proves it",
                        "write 2 or 3, which the claims prove, or add a claim",
                    ),
                    (
                        33,
                        "a comment speaks of h6, and no claim does",
                        "change it, or add a claim that names h6, like { piece = \"e5\", goes = \"… h6\" }",
                    ),
                ],
            ),
            (
                r#"line = """
1. e4 $1 {Good.}
(1. d4) e5?
""""#,
                &[
                    (
                        33,
                        "there is a variation to e4, which is not shown",
                        "take it out, or show it on a board of its own",
                    ),
                    (33, "there is a mark at e4, which is not shown", "take it out, or say it in a comment"),
                    (33, "there is a mark at e5, which is not shown", "take it out, or say it in a comment"),
                ],
            ),
            (
                r#"line = "1. e4 {No end""#,
                &[(
                    33,
                    "found no \"}\" for this \"{\" before the end or a tag after an empty line",
                    "write it as in a PGN file, like line = \"1. e4 {A comment.} e5\"",
                )],
            ),
            (
                r#"line = "1. e4 e5 2. Ke3 Ke6 3. Qxx""#,
                &[(
                    33,
                    "found \"Ke3\", expected a move or the result: no white king can go to e3",
                    "write it as in a PGN file, like line = \"1. e4 {A comment.} e5\"",
                )],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
line = "1. e4""#,
                &[(
                    34,
                    "found \"e4\", expected a move or the result: no white pawn on the e-file can go to e4",
                    "write it as in a PGN file, like line = \"1. e4 {A comment.} e5\"",
                )],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
mode = "step""#,
                &[(
                    34,
                    "there is no line to step through",
                    "add line = \"1. e4 {A comment.} e5\", or write mode = \"explore\"",
                )],
            ),
            (
                r#"line = "1. e4"
mode = "drill""#,
                &[(
                    34,
                    "found a line in a board with mode = \"drill\"",
                    "write mode = \"step\", or take the line away",
                )],
            ),
            (
                r#"line = "1. e4"
stars = "e4""#,
                &[(
                    34,
                    "nobody can collect stars where a line is stepped through",
                    "take the stars away, or the line",
                )],
            ),
            (
                r#"line = "1. e4 e5\n\n[Event \"x\"]\n1. d4""#,
                &[(
                    33,
                    "found 2 games, expected one line",
                    "write it as in a PGN file, like line = \"1. e4 {A comment.} e5\"",
                )],
            ),
            (
                r#"line = "1. e4 <b>x</b>""#,
                &[(
                    33,
                    "found \"<b>x</b>\", expected a move or the result: found \"<b>x</b>\" at character 1, expected a move like Nf3, exd5, e8=Q or O-O",
                    "write it as in a PGN file, like line = \"1. e4 {A comment.} e5\"",
                )],
            ),
            (
                r#"line = "1. e4 e5 2. Nf3 Nc6"
mode = "game""#,
                &[(34, "found mode = \"game\"", "write mode = \"explore\", \"drill\" or \"step\"")],
            ),
            (
                r#"line = "1. e4 e5"
claims = [
  { step = 2, status = "check" },
  { step = 3, status = "ongoing" },
]"#,
                &[
                    (
                        35,
                        "the position is ongoing, not check",
                        "write status = \"ongoing\", or change the fen",
                    ),
                    (
                        36,
                        "found step = 3, and the line has 2 moves",
                        "write a step from 0 to 2, or leave it out for the start",
                    ),
                ],
            ),
        ],
    );
}
