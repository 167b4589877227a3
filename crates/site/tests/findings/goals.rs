//! Goals that nobody can reach, squares that nobody can point out, and answers that are none.

use super::{check_each, exercise_with};

#[test]
fn what_there_is_to_do_at_a_board() {
    // The keys begin in line 27.
    let board = |keys: &str| {
        exercise_with(&format!("[[exercise.board]]\nname = \"b\"\ncaption = \"Look.\"\n{keys}\n"))
    };
    check_each(
        board,
        &[
            (
                r#"fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w"
goal = "mate"
answer = "Ra8#"
line = "1. Ra7""#,
                &[
                    (
                        24,
                        "found a line in a board with mode = \"explore\"",
                        "write mode = \"step\", or take the line away",
                    ),
                    (
                        28,
                        "nobody can reach a goal where a line is stepped through",
                        "take the goal away, or the line",
                    ),
                ],
            ),
            (
                r#"fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w"
goal = "mate"
answer = "Ra8#"
opponent = "sleeps""#,
                &[(
                    30,
                    "found opponent = \"sleeps\"",
                    "write opponent = \"none\" or opponent = \"resists\" or opponent = \"takes\"",
                )],
            ),
            (
                r#"fen = "7k/8/8/8/8/8/R7/1R2K3 w"
goal = "mate"
moves = 2
answer = "1. Ra7 Kh7 2. Rb8#""#,
                &[(
                    30,
                    "Kh7 is not legal there: The king cannot go to h7: the rook on a7 attacks that square. (Article 3.9.2)",
                    "write answer = \"1. Rb7 Kg8 2. Ra8#\"",
                )],
            ),
            (
                r#"fen = "8/8/4k3/8/8/3K1R2/8/8 w"
goal = "mate"
moves = 4
answer = "1. Rf1""#,
                &[(28, "the goal cannot be reached in 4 moves", "change the fen, or allow more moves")],
            ),
            (
                r#"fen = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 1"
goal = "mate"
moves = 4
answer = "1. Qf7#""#,
                &[(28, "too many positions to prove the answers", "allow fewer moves, or use fewer pieces")],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
ask = "goes""#,
                &[(28, "it is not said which piece is asked about", "add piece = \"d4\"")],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
ask = "going""#,
                &[(
                    28,
                    "found ask = \"going\"",
                    "write ask = \"goes\" or ask = \"attacks\" or ask = \"checkers\" or ask = \"pinned\" or ask = \"takeable\" or ask = \"named\"",
                )],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
ask = "goes"
piece = "e5""#,
                &[(29, "nothing stands on e5", "name d4")],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
ask = "checkers""#,
                &[(28, "no square at all answers this question", "change the fen, or ask something else")],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
ask = "pinned""#,
                &[(28, "no square at all answers this question", "change the fen, or ask something else")],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
ask = "takeable""#,
                &[(28, "no square at all answers this question", "change the fen, or ask something else")],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
ask = "named""#,
                &[(24, "squares is missing or empty", "write squares = \"e4 a1 h8\"")],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
ask = "named"
squares = "e4 i9""#,
                &[(
                    29,
                    "found \"i9\", expected a square",
                    "write squares with spaces between them, like squares = \"d7 g4\"",
                )],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
ask = "named"
squares = "e4 a1 e4""#,
                &[(29, "a square is named twice", "write squares = \"a1 e4\"")],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
ask = "named"
squares = "e4 a1"
stars = "d8""#,
                &[(30, "ask = \"named\" has nothing to do with stars", "take stars away, or the ask")],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
ask = "named"
squares = "e4 a1"
goal = "mate"
answer="d4d5""#,
                &[
                    (
                        28,
                        "found a goal and an ask, and a board has one thing to do",
                        "take one of them away, or write a second board",
                    ),
                    (30, "the goal cannot be reached in 1 move", "change the fen, or allow more moves"),
                ],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
ask = "goes"
piece = "d4"
line = "1. Rd5""#,
                &[(30, "ask = \"goes\" has nothing to do with line", "take line away, or the ask")],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
ask = "goes"
piece = "d4"
answer = "d4d5""#,
                &[(30, "ask = \"goes\" has nothing to do with answer", "take answer away, or the ask")],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
ask = "goes"
piece = "d4"
mode = "drill""#,
                &[(30, "ask = \"goes\" has nothing to do with mode", "take mode away, or the ask")],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
squares = "e4"
stars = "d8"
answer = "d4d8""#,
                &[(28, "found squares without an ask", "add ask = \"named\", or take squares away")],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
ask = "named"
squares = "e4"
text_box = "shown""#,
                &[(
                    30,
                    "found a text_box on a board on which no moves are made",
                    "take text_box away, or line or ask",
                )],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
stars = "d8"
answer = "d4d8"
text_box = "open""#,
                &[(
                    30,
                    "found text_box = \"open\", expected \"shown\" or \"folded\"",
                    "write text_box = \"shown\", or take it away",
                )],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
stars = "d8 i9"
answer = "d4d8""#,
                &[(
                    28,
                    "found \"i9\", expected a square",
                    "write squares with spaces between them, like stars = \"d7 g4\"",
                )],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
stars = "d8"
answer = "rook""#,
                &[(29, "found \"rook\", expected a move like d4d7", "write answer = \"d4d8\"")],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
stars = "d8"
answer = "d4d8"
goal = "reach"
moves = 1"#,
                &[(
                    31,
                    "goal = \"reach\" has nothing to do with moves",
                    "take moves away; the answer shows how many moves it takes",
                )],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
stars = "d8"
answer = "d4d8"
moves = 1
opponent = "none""#,
                &[
                    (30, "found moves without a goal", "add goal = \"mate\", or take moves away"),
                    (31, "found opponent without a goal", "add goal = \"mate\", or take opponent away"),
                ],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
stars = "d8"
answer = "d4d8"
hint = "Go up 2.""#,
                &[(
                    30,
                    "the hint says 2, and no claim proves it",
                    "write 1, which the claims prove, or add a claim",
                )],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
answer = "d4d8"
stars = """#,
                &[
                    (
                        20,
                        "the exercise has no board with a goal, and no question",
                        "add an [[exercise.board]] with stars = \"d7 g7\" and its answer, or an [[exercise.question]]",
                    ),
                    (
                        28,
                        "there is an answer, but nothing to reach",
                        "add stars = \"…\", or take the answer away",
                    ),
                ],
            ),
            (
                r#"fen = "8/8/8/8/3R4/8/8/8 w"
ask = "named"
squares = """#,
                &[(29, "squares is missing or empty", "write squares = \"e4 a1 h8\"")],
            ),
        ],
    );
}
