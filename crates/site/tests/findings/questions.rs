//! Questions that cannot be asked.

mod draw;
mod flag;
mod legal;
mod moves;
mod status;
mod which;

use super::{check_each, exercise_with};

/// A file with a question of these keys, which begin in line 26.
fn question(keys: &str) -> String {
    exercise_with(&format!("[[exercise.question]]\nname = \"q\"\n{keys}\n"))
}

#[test]
fn what_is_asked() {
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
        ],
    );
}

#[test]
fn what_is_said_beside_it_is_so() {
    let question = |hint: &str| {
        question(&format!("ask = \"status\"\nfen = \"4k3/8/8/8/8/8/8/R3K3 w\"\nhint = \"{hint}\""))
    };
    let help = "change the words, or the board beside them";
    check_each(
        question,
        &[
            (
                "Look at the queen on a1.",
                &[(28, "found the queen on a1, and a white rook stands there", help)],
            ),
            ("The rook on a1 attacks e1.", &[(28, "found the rook on a1 attacks e1, and it does not", help)]),
            (
                "Look at a9.",
                &[(
                    28,
                    "the hint speaks of a9, and no board has such a square",
                    "write a square from a1 to h8",
                )],
            ),
        ],
    );
}

#[test]
fn the_text_above_it_is_so() {
    let exercise = |text: &str| {
        let asked = question("ask = \"status\"\nfen = \"4k3/8/8/8/8/8/8/R3K3 w\"");
        let (before, exercise) = asked.split_once("[[exercise]]").expect("there is an exercise");
        let (head, rest) = exercise.split_once("text = \"").expect("it has a text");
        format!("{before}[[exercise]]{head}text = \"{text} {rest}")
    };
    let help = "change the words, or the board beside them";
    check_each(
        exercise,
        &[(
            "Look at the queen on a1.",
            &[(22, "found the queen on a1, and a white rook stands there", help)],
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
