//! How a move is written, which move is written and which ones answer a check, where it cannot be asked.

use super::super::{check_each, exercise_with};

#[test]
fn a_spelling_has_one_sign_at_its_end() {
    let question = |choice: &str| {
        let fen = "fen = \"6k1/5ppp/8/8/8/8/8/R3K3 w\"\ntried = \"a1a8\"";
        let choices = format!("choices = [\"Ra8#\", \"Ra8+\", \"{choice}\"]");
        exercise_with(&format!("[[exercise.question]]\nname = \"q\"\nask = \"written\"\n{fen}\n{choices}\n"))
    };
    let help = "write + for check or # for checkmate, not both";
    check_each(
        question,
        &[
            ("Ra8#+", &[(29, "\"Ra8#+\" has one sign too many at its end", help)]),
            ("Ra8+#", &[(29, "\"Ra8+#\" has one sign too many at its end", help)]),
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
