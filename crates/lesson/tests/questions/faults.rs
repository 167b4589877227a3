//! What is wrong with a question that is none.

use super::sample::{asking, findings, found, on_question};
use super::{after, choosing, flag, question, which};
use lesson::file::Question;

#[test]
fn questions_that_cannot_be_asked() {
    let kings = "8/8/4k3/8/8/3K1R2/8/8 w";
    let table = [
        (question("", kings), ["ask", "ask is missing or empty", "write ask = \"status\""]),
        (
            question("mate", kings),
            [
                "ask",
                "found ask = \"mate\"",
                "write ask = \"status\" or ask = \"legal\" or ask = \"written\" or ask = \"read\" or ask = \"answers\" or ask = \"draw\" or ask = \"flag\" or ask = \"which\"",
            ],
        ),
        (
            question("status", ""),
            ["fen", "fen is missing or empty", "write the position, like fen = \"8/8/8/8/3R4/8/8/8 w\""],
        ),
        (
            question("status", "7k/p6P/P5K1/8/8/8/8/8"),
            [
                "fen",
                "found no side to move, expected w or b",
                "write it after the pieces, like fen = \"7k/p6P/P5K1/8/8/8/8/8 w\"",
            ],
        ),
        (
            question("status", "8/8/8/8/3R4/8/8/8 w"),
            [
                "fen",
                "a king is missing, so it cannot be said how the game stands",
                "put both kings on the board",
            ],
        ),
        (
            question("status", "8/8/4k3/8/8/3K1B2/8/8 w"),
            [
                "fen",
                "the position is dead, which is none of the choices",
                "change the fen, or write ask = \"draw\"",
            ],
        ),
        (
            after("status", kings, "", "e1g1"),
            [
                "tried",
                "ask = \"status\" has nothing to do with tried",
                "take tried away, or ask something else",
            ],
        ),
        (
            question("legal", kings),
            ["ask", "it is not said which move is asked about", "add tried = \"e1g1\""],
        ),
        (
            after("legal", kings, "", "castle"),
            ["tried", "found \"castle\", expected a move", "write two squares, like tried = \"e2e4\""],
        ),
        (
            after("legal", kings, "", "e6e7"),
            ["tried", "no piece of the side to move stands on e6", "try a move of one of its pieces"],
        ),
        (
            after("draw", kings, "1. Kd9", ""),
            [
                "line",
                "found \"Kd9\", expected a move or the result: found \"9\" at character 3, expected a rank from 1 to 8",
                "write it as in a PGN file, like line = \"1. e4 {A comment.} e5\"",
            ],
        ),
        (
            which("", &[kings, kings]),
            ["ask", "it is not said what is true of one board", "add which = \"checkmate\""],
        ),
        (
            which("checkmate", &[kings]),
            [
                "boards",
                "found 1 of boards, expected 2 to 4",
                "write boards = [\"k7/8/1Q6/8/8/8/8/4K3 b\", …]",
            ],
        ),
        (
            which("won", &[kings, kings]),
            [
                "which",
                "found which = \"won\"",
                "write which = \"check\" or which = \"checkmate\" or which = \"stalemate\" or which = \"dead\" or which = \"set-up\" or which = \"legal\"",
            ],
        ),
        (
            question("written", kings),
            ["ask", "it is not said which move is asked about", "add tried = \"e1g1\""],
        ),
        (question("read", kings), ["ask", "it is not said which move is asked about", "add tried = \"Nf3\""]),
        (
            choosing("written", kings, "f3f1", &["Rf2", "Rxf1"]),
            ["choices", "the move is written Rf1, which is not among the choices", "add \"Rf1\""],
        ),
        (
            choosing("written", kings, "f3f1", &["Rf1", "Rff1"]),
            [
                "choices.1",
                "\"Rff1\" means the same as Rf1, so two choices are right",
                "write a spelling that is wrong",
            ],
        ),
        (
            choosing("read", kings, "Rf1", &["f3f2", "f3g3"]),
            ["choices", "Rf1 is the move f3f1, which is not among the choices", "add \"f3f1\""],
        ),
        (
            choosing("read", kings, "Rf1", &["f3f1", "f3-f1"]),
            ["choices", "\"f3-f1\" is the same move as \"f3f1\"", "take one of them away"],
        ),
        (
            choosing("answers", "k3r3/8/8/8/8/8/5b2/4K3 w", "", &["e1e2", "e1-e2"]),
            ["choices", "\"e1-e2\" is the same move as \"e1e2\"", "take one of them away"],
        ),
        (
            question("answers", kings),
            ["fen", "it is no check that can be answered", "change the fen, or write ask = \"status\""],
        ),
        (question("flag", kings), ["ask", "it is not said whose flag has fallen", "add flag = \"white\""]),
        (
            flag(kings, "", "grey"),
            ["flag", "found flag = \"grey\"", "write flag = \"white\" or flag = \"black\""],
        ),
        (
            which("checkmate", &[kings, kings]),
            [
                "boards",
                "which = \"checkmate\" is true of no board",
                "change the boards, so that it is true of one and of no other",
            ],
        ),
        (
            which("dead", &["8/8/4k3/8/8/3K4/8/8 w", kings, "8/8/4k3/8/8/3K1N2/8/8 w"]),
            [
                "boards",
                "which = \"dead\" is true of several boards: 1, 3",
                "change the boards, so that it is true of one and of no other",
            ],
        ),
        (
            which("legal", &[kings, kings]),
            ["ask", "it is not said which move is asked about", "add tried = \"e1g1\""],
        ),
        (
            Question { hint: "Look at e5.".into(), ..question("status", "7k/p6P/P5K1/8/8/8/8/8 b") },
            [
                "hint",
                "the hint speaks of e5, where nothing stands",
                "take it out, or name a piece by its square",
            ],
        ),
        (
            Question { name: "A".into(), ..question("status", "7k/p6P/P5K1/8/8/8/8/8 b") },
            [
                "name",
                "found name = \"A\", expected small letters, digits and hyphens",
                "write a name like name = \"open-file\"",
            ],
        ),
    ];
    for (question, wanted) in table {
        let told = format!("{question:?}");
        assert_eq!(on_question(question), found(&[wanted]), "{told}");
    }
}

#[test]
fn only_an_exercise_has_questions() {
    let mut lesson = asking(question("status", "7k/p6P/P5K1/8/8/8/8/8 b"));
    lesson.section[0].question = lesson.exercise[0].question.clone();
    assert_eq!(
        findings(&lesson),
        found(&[[
            "section.0.question",
            "only an exercise has questions",
            "write it as an [[exercise.question]]"
        ]])
    );
}
