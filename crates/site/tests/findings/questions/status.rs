//! How a position stands, where it cannot be asked.

use super::super::check_each;
use super::question;

#[test]
fn how_a_position_stands() {
    check_each(
        question,
        &[
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
