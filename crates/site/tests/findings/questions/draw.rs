//! Whether it is a draw, where it cannot be asked.

use super::super::{check_each, exercise_with};
use super::question;

#[test]
fn whether_it_is_a_draw() {
    check_each(
        question,
        &[
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
        ],
    );
}

#[test]
fn a_claim_with_the_move_about_to_be_made() {
    let problem = "the player to move may claim with the move about to be made, so neither answer is clear";
    let help = "change the fen or the line";
    check_each(
        question,
        &[
            (
                r#"ask = "draw"
fen = "8/8/8/4k3/8/8/4K3/R7 w - - 99 90""#,
                &[(26, problem, help)],
            ),
            (
                r#"ask = "draw"
fen = "8/8/8/4k3/8/8/4K3/R7 w - - 98 90"
line = "1. Ra2""#,
                &[(26, problem, help)],
            ),
            (
                r#"ask = "draw"
fen = "8/8/4k3/8/8/3K1R2/8/8 w"
line = "1. Rf1 Ke7 2. Rf3 Ke6 3. Rf1 Ke7 4. Rf3""#,
                &[(26, problem, help)],
            ),
            // The threefold repetition is there already, and the next quiet move is the fiftieth.
            (
                r#"ask = "draw"
fen = "8/8/8/4k3/8/8/4K3/R7 w - - 91 90"
line = "1. Ra2 Kd5 2. Ra1 Ke5 3. Ra2 Kd5 4. Ra1 Ke5""#,
                &[(26, problem, help)],
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
    let help = "change the words, or the board beside them";
    check_each(
        question,
        &[(
            "line = \"1. Rf1 {The queen on f1 is far away.} Ke7 {The rook on f3 was here.}\"",
            &[
                (28, "found the queen on f1, and a white rook stands there", help),
                (28, "found the rook on f3, and nothing stands there", help),
            ],
        )],
    );
}
