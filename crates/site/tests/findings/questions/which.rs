//! Of which board something is true, where it cannot be asked.

use super::super::check_each;
use super::question;

#[test]
fn of_which_board_it_is_true() {
    check_each(
        question,
        &[
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
        ],
    );
}

#[test]
fn a_choice_of_boards_is_no_board_on_paper() {
    let sheet = |name: &str| {
        let asked = "ask = \"which\"\nwhich = \"checkmate\"\nboards = [\"k7/8/1Q6/8/8/8/8/4K3 b\", \"R5k1/5ppp/8/8/8/8/8/4K3 b\"]";
        let file = question(asked);
        format!("{file}\n[sheet]\nshow = [{{ board = \"{name}\" }}]\nrules = [\"a\", \"b\", \"c\"]\n")
    };
    check_each(sheet, &[("q", &[(31, "this file has no board named \"q\"", "write one of open")])]);
}
