//! What is wrong inside a lesson is found all at once, with its line and what to type instead, and no
//! site is touched.

mod goals;
mod lines;
mod others;
mod questions;
#[path = "../scratch/mod.rs"]
mod scratch;
mod sheets;
mod texts;
mod wording;

use rules::{Kings, Position};
use scratch::{LESSON, ROOK, Scratch, count, findings, lesson_with};

type Found<'a> = &'a [(usize, &'a str, &'a str)];

/// Builds the site with each lesson: the findings must be these, and the site before stays as it was.
#[track_caller]
fn check(table: &[(&[(&str, &str)], Found)]) {
    let scratch = Scratch::new();
    scratch.build();
    let before = scratch.tree(".");
    for (edits, found) in table {
        scratch.write(ROOK, lesson_with(edits));
        let ran = scratch.run(&["build"]);
        let wanted = format!("{}{}", findings(ROOK, found), count(found.len()));
        assert_eq!((ran.code, ran.stderr), (Some(1), wanted), "{edits:?}");
        scratch.write(ROOK, LESSON);
        assert_eq!(scratch.tree("."), before, "{edits:?}");
    }
}

/// Checks a lesson for each text, made of it by a frame: the findings must be these.
#[track_caller]
fn check_each(frame: impl Fn(&str) -> String, table: &[(&str, Found)]) {
    let scratch = Scratch::new();
    for (text, found) in table {
        scratch.write(ROOK, frame(text));
        let ran = scratch.run(&["check"]);
        let wanted = format!("{}{}", findings(ROOK, found), count(found.len()));
        assert_eq!((ran.code, ran.stderr), (Some(1), wanted), "{text}");
    }
}

/// The sample lesson up to the board of its exercise, and this in its place: it begins in line 24.
fn exercise_with(part: &str) -> String {
    let (before, _) = LESSON.split_once("[[exercise.board]]").expect("the lesson has an exercise");
    format!("{before}{part}")
}

/// The sentence that a learner reads, whichever words it is made of.
fn refusal(fen: &str, attempt: &str) -> String {
    let position = Position::from_fen(fen, Kings::AnyNumber).expect("a position");
    let refusal = position.judge(attempt.parse().expect("a try")).expect_err("an illegal try");
    lesson::words::english().refusal(&refusal, &position)
}

const FEN_HELP: &str = "correct the fen; it reads like \"8/8/8/8/3R4/8/8/8 w - - 0 1\"";

#[test]
fn positions_claims_and_captions() {
    check(&[
        (&[("8/3p4/8/8/3R4/8/8/8 w", "8/3p4/8/8/3R4/8/8 w")], &[(12, "found 7 ranks, expected 8", FEN_HELP)]),
        (
            &[("\"8/3p4", "\"9/3x4")],
            &[
                (
                    12,
                    "found \"9\" at character 1, expected a piece (KQRBNP kqrbnp) or a digit from 1 to 8",
                    FEN_HELP,
                ),
                (
                    12,
                    "found \"x\" at character 4, expected a piece (KQRBNP kqrbnp) or a digit from 1 to 8",
                    FEN_HELP,
                ),
            ],
        ),
        (
            &[("moves = 13", "moves = 14")],
            &[(
                16,
                "the piece on d4 has moves = 13, not 14",
                "write moves = 13 (d1 d2 d3 a4 b4 c4 e4 f4 g4 h4 d5 d6 d7)",
            )],
        ),
        (
            &[("has 13 squares", "has 14 squares")],
            &[(
                14,
                "the caption says 14, and no claim proves it",
                "write 1 or 13, which the claims prove, or add a claim",
            )],
        ),
        (
            &[("has 13 squares", "has fourteen squares")],
            &[(
                14,
                "the caption says fourteen, and no claim proves it",
                "write 1 or 13, which the claims prove, or add a claim",
            )],
        ),
        (
            &[("Two stars.", "Three stars.")],
            &[(
                29,
                "the caption says Three, and no claim proves it",
                "write 2, which the claims prove, or add a claim",
            )],
        ),
        (
            &[("path_blocked", "legal")],
            &[(17, "d4d8 is path_blocked, not legal", "write is = \"path_blocked\"")],
        ),
    ]);
}

#[test]
fn names_and_answers() {
    let help = "write answer = \"d4d8 d8h8\"";
    let illegal = format!("d4e5 is not legal there: {}", refusal("8/8/8/8/3R4/8/8/8 w - - 0 1", "d4e5"));
    check(&[
        (
            &[("\"stars\"", "\"open\"")],
            &[(
                25,
                "a board before this one has the name \"open\" too",
                "write another, like name = \"open-2\"",
            )],
        ),
        (&[("\"d4d8 d8h8\"", "\"d4e5\"")], &[(28, &illegal, help)]),
        (
            &[("\"d4d8 d8h8\"", "\"d4d7 d7d8 d8h8\"")],
            &[(28, "the answer takes 3 moves, and 2 are enough", help)],
        ),
        (&[("answer = \"d4d8 d8h8\"\n", "")], &[(24, "answer is missing or empty", help)]),
        (&[("\"d4d8 d8h8\"", "\"d4d8\"")], &[(28, "the answer does not reach the goal", help)]),
        (
            &[("3R4/8/8/8 w\"\nstars", "3R4/8/8/8 b\"\nstars")],
            &[(27, "no moves collect all the stars", "move a star, or change the fen")],
        ),
    ]);
}

#[test]
fn keys_and_kinds_of_values() {
    check(&[
        (
            &[("format = 1", "format = 2")],
            &[(1, "found format = 2, expected format = 1", "write format = 1")],
        ),
        (&[("promise", "promisse")], &[(3, "unknown key \"promisse\"", "write promise, or take it away")]),
        (
            &[("[[exercise]]", "[[exercize]]")],
            &[(20, "unknown key \"exercize\"", "write exercise, or take it away")],
        ),
        (
            &[("[[section]]", "[[sections]]")],
            &[(6, "unknown key \"sections\"", "write section, or take it away")],
        ),
        (&[("moves = 13", "move = 13")], &[(16, "unknown key \"move\"", "write moves, or take it away")]),
        (
            &[("captures = 1", "captures = \"1\"")],
            &[(
                16,
                "found text for captures, expected a whole number",
                "write it without quotes and point, like captures = 1",
            )],
        ),
        (
            &[("title = \"The rook\"", "title = 5")],
            &[(2, "found a number for title, expected text", "put it between quotes: \"5\"")],
        ),
        (
            &[("articles = [\"3.3\"]", "articles = [3.3]")],
            &[(
                4,
                "found a number with a point for articles, expected text",
                "put it between quotes: \"3.3\"",
            )],
        ),
        (
            &[("format = 1", "format = 99999999999999999999")],
            &[(
                1,
                "found a number for format, expected one of at most 18 digits",
                "write a smaller one, like format = 1",
            )],
        ),
        (
            &[("[[section]]", "[section]")],
            &[(
                6,
                "found a table for section, expected a list",
                "write [[section]], with two brackets on each side",
            )],
        ),
        (
            &[("[[exercise]]\ntitle = \"Stars\"\ntext = \"Collect them.\"\n\n", "")],
            &[(
                20,
                "found a table for exercise, expected a list",
                "write [[exercise]] above, with its own title and text",
            )],
        ),
        (
            &[("[[section.board]]", "[section.board]")],
            &[(
                10,
                "found a table for board, expected a list",
                "write [[section.board]], with two brackets on each side",
            )],
        ),
        (
            &[("[[exercise]]", "[[mistake]]\n[[exercise]]")],
            &[(
                20,
                "found a list for mistake, expected one table",
                "write [mistake] once, with one bracket on each side",
            )],
        ),
        (
            &[("claims = [", "claims = [5,")],
            &[(
                15,
                "found a number for claims, expected one table",
                "write keys and values in braces, like { piece = … }",
            )],
        ),
        (
            &[("title = \"Lines\"", "colour.dark = 1\ntitle = \"Lines\"")],
            &[(
                7,
                "unknown key \"colour\"",
                "take it away; what may stand here: title, text, board, question, article, reasons",
            )],
        ),
        (
            &[("title = \"The rook\"", "title = true")],
            &[(2, "found true or false for title, expected text", "put it between quotes: \"true\"")],
        ),
        (
            &[("title = \"The rook\"", "title = 2024-02-01")],
            &[(2, "found a date or time for title, expected text", "put it between quotes: \"2024-02-01\"")],
        ),
        (
            &[("articles = [\"3.3\"]", "articles = \"3.3\"")],
            &[(
                4,
                "found text for articles, expected a list",
                "put it between square brackets: articles = [ … ]",
            )],
        ),
        (
            &[("[[section]]", "[section]\ntitle = \"Files\"\n\n[section]")],
            &[(
                9,
                "found a table for section, expected a list",
                "write [[section]], with two brackets on each side",
            )],
        ),
        (
            &[(
                "[[exercise]]",
                "[mistake]\ntitle = \"A\"\ntext = \"B\"\n\n[mistake]\ntitle = \"C\"\n\n[[exercise]]",
            )],
            &[(
                24,
                "mistake stands here a second time",
                "take one of them out, or move what it says into the other",
            )],
        ),
        (
            &[("title = \"Lines\"", "title = \"Lines\"\ntitle = \"Files\"")],
            &[(
                8,
                "title stands here a second time",
                "take one of them out, or write the header of another table before this one",
            )],
        ),
    ]);
}

#[test]
fn broken_toml_and_everything_at_once() {
    let promise = "write promise = \"You will know where a rook may go.\"";
    check(&[
        (
            &[("\"The rook\"", "The rook"), ("\"open\"", "open"), ("Collect them.\"", "Collect them.")],
            &[
                (2, "found The rook without quotes", "put it between quotes: \"The rook\""),
                (11, "found open without quotes", "put it between quotes: \"open\""),
                (22, "a quote is missing in this line", "write \" before each text and after it"),
            ],
        ),
        (
            &[
                ("format = 1", "format = 7"),
                ("\"Straight lines.\"", "\"\""),
                ("title = \"Lines\"", "titel = \"Lines\""),
                ("has 13", "has 12"),
                ("\"path_blocked\"", "\"pinned\""),
                ("d8 h8\"\nans", "d8 j8\"\nans"),
            ],
            &[
                (1, "found format = 7, expected format = 1", "write format = 1"),
                (3, "promise is missing or empty", promise),
                (7, "unknown key \"titel\"", "write title, or take it away"),
                (
                    14,
                    "the caption says 12, and no claim proves it",
                    "write 1 or 13, which the claims prove, or add a claim",
                ),
                (17, "d4d8 is path_blocked, not pinned", "write is = \"path_blocked\""),
                (
                    27,
                    "found \"j8\", expected a square",
                    "write squares with spaces between them, like stars = \"d7 g4\"",
                ),
            ],
        ),
    ]);
}
