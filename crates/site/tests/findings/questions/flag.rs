//! Whose flag has fallen, where it cannot be asked.

use super::super::{check_each, exercise_with};

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
