//! `squarewise check --coverage`: each sentence that could be false, and what stands behind it.

mod scratch;

use scratch::{LESSON, ROOK, Ran, Scratch, lesson_with};

/// Asks about the lesson with this text in its first section, and these lines at the section's end.
fn ask(text: &str, lines: &str) -> Ran {
    let scratch = Scratch::new();
    let written = format!("text = \"{text}\"\n{lines}");
    scratch.write(ROOK, lesson_with(&[("text = \"The rook moves in straight lines.\"", &written)]));
    scratch.run(&["check", "--coverage"])
}

/// The row about the first sentence of the text, without its place.
fn row(ran: &Ran) -> String {
    let row = ran.stdout.lines().find(|row| row.contains("rook.toml:8:")).unwrap_or_default();
    row.replace(" www/lessons/en/rook.toml:8:", "")
}

#[test]
fn a_claim_of_a_board_beside_it_stands_behind_a_sentence() {
    for (text, row_wanted) in [
        ("It goes to 13 squares.", "backed  It goes to 13 squares. [open]"),
        ("It cannot reach d8.", "backed  It cannot reach d8. [open]"),
        ("There is one pawn, on d7.", "backed  There is one pawn, on d7. [open]"),
    ] {
        let ran = ask(text, "");
        assert_eq!((row(&ran), ran.code, &*ran.stderr), (row_wanted.into(), Some(0), ""));
    }
    let ran = ask("Up it goes.", "");
    assert_eq!((row(&ran), ran.code), (String::new(), Some(0)), "it says nothing that could be false");
}

#[test]
fn what_is_seen_on_a_board_and_what_its_answer_brings_about_stand_behind_sentences() {
    let board = |keys: &str| format!("[[section.board]]\nname = \"beside\"\ncaption = \"Look.\"\n{keys}\n");
    for (text, keys, row_wanted) in [
        ("It is pinned.", "fen = \"k3r3/8/8/8/8/4N3/8/4K3 w\"", "backed  It is pinned. [beside]"),
        (
            "Give checkmate.",
            "fen = \"6k1/5ppp/8/8/8/8/8/4R1K1 w\"\ngoal = \"mate\"\nanswer = \"Re8#\"",
            "backed  Give checkmate. [beside]",
        ),
    ] {
        assert_eq!(row(&ask(text, &board(keys))), row_wanted);
    }
}

#[test]
fn a_written_reason_or_an_article_stands_behind_others() {
    let reasons = "reasons = [{ says = \"It has *14*\", because = \"on another board\" }]\n";
    let ran = ask("It has 14 squares elsewhere.", reasons);
    assert_eq!(
        (row(&ran), ran.code),
        ("reason  It has 14 squares elsewhere. [on another board]".into(), Some(0))
    );
    let ran = ask("Stalemate is a draw.", "article = \"5.2.1\"\n");
    assert_eq!((row(&ran), ran.code), ("reason  Stalemate is a draw. [Article 5.2.1]".into(), Some(0)));
    let ran = ask("It is a draw after 50 moves.", "article = \"9.3\"\n");
    assert_eq!(row(&ran), "LACKS   It is a draw after 50 moves. [50, draw]", "an article counts nothing");
}

#[test]
fn every_board_of_a_lesson_stands_behind_its_promise_and_the_rules_of_its_sheet() {
    let scratch = Scratch::new();
    let sheet = "\n[sheet]\nshow = [{ board = \"open\" }]\n\
        rules = [\"It has 13 squares.\", \"It goes straight.\", \"It has 15 squares.\"]\n";
    let lesson = lesson_with(&[("\"Straight lines.\"", "\"To d7, not to c3.\"")]);
    scratch.write(ROOK, format!("{lesson}{sheet}"));
    let ran = scratch.run(&["check", "--coverage"]);
    let rows: Vec<String> =
        ran.stdout.lines().skip(2).take(3).map(|row| row.replace("www/lessons/en/", "")).collect();
    assert_eq!(
        rows,
        [
            "LACKS   rook.toml:3: To d7, not to c3. [c3]",
            "backed  rook.toml:33: It has 13 squares. [open]",
            "LACKS   rook.toml:33: It has 15 squares. [15]",
        ]
    );
}

#[test]
fn a_sentence_without_either_is_told() {
    let ran = ask("Up it goes. It is stalemate on a1.", "");
    assert_eq!(ran.code, Some(1));
    let wanted = format!(
        "{ROOK}:8: nothing stands behind a1, stalemate: It is stalemate on a1.\n    \
         add a claim to a board beside it, or a reason like {{ says = \"…\", because = \"Article 1.2\" }}\n\
         squarewise: 1 finding\n"
    );
    assert_eq!(ran.stderr, wanted);
    assert!(ran.stdout.contains("1 with neither."), "{}", ran.stdout);
}

#[test]
fn a_reason_that_nothing_needs_is_told() {
    let ran = ask("Up it goes.", "reasons = [{ says = \"Up it\", because = \"advice\" }]\n");
    assert_eq!(ran.code, Some(1));
    let problem = "no sentence that needs a reason begins with \"Up it\"";
    assert!(ran.stderr.contains(problem), "{}", ran.stderr);
    assert!(ran.stderr.contains("\n    write how it begins now, or take the reason out\n"), "{}", ran.stderr);
}

#[test]
fn captions_and_comments_are_listed_with_their_own_board() {
    let scratch = Scratch::new();
    scratch.write(ROOK, LESSON);
    let ran = scratch.run(&["check", "--coverage"]);
    assert_eq!((ran.code, &*ran.stderr), (Some(0), ""));
    let rows: Vec<&str> = ran.stdout.lines().filter(|row| row.starts_with("backed")).collect();
    assert_eq!(
        rows,
        [
            format!("backed  {ROOK}:14: From d4 the rook has 13 squares, and takes on d7. [open]"),
            format!("backed  {ROOK}:29: Two stars. [stars]"),
        ]
    );
    assert!(ran.stdout.contains(&format!("  {ROOK}\n")), "and how hard it is to read: {}", ran.stdout);
}

#[test]
fn the_comments_of_a_question_are_listed_too() {
    let scratch = Scratch::new();
    let line = "1. Rf1 {The rook on f1 gives no check.} Ke7";
    let question =
        "\n[[exercise.question]]\nname = \"drawn\"\nask = \"draw\"\nfen = \"8/8/4k3/8/8/3K1R2/8/8 w\"";
    scratch.write(ROOK, format!("{LESSON}{question}\nline = \"{line}\"\n"));
    let ran = scratch.run(&["check", "--coverage"]);
    let row = format!("LACKS   {ROOK}:35: The rook on f1 gives no check. [check]");
    assert!(ran.stdout.lines().any(|line| line == row), "{}", ran.stdout);
}

#[test]
fn what_is_no_article_is_told_by_every_check() {
    let scratch = Scratch::new();
    scratch.write(ROOK, lesson_with(&[("title = \"Lines\"", "title = \"Lines\"\narticle = \"3.99\"")]));
    let ran = scratch.run(&["check"]);
    assert!(
        ran.stderr.contains(":8: found \"3.99\", expected an article of the FIDE Laws"),
        "{}",
        ran.stderr
    );
}
