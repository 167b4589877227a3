//! How texts are worded: what a course writes otherwise, and promises that go on.

use super::scratch::{COURSE, LIST, ROOK, Scratch, count, findings, lesson_with};
use super::texts::TEXT;

const SPELLING: &str = "www/lessons/en/spelling.toml";
const LAWS: &str = "www/lessons/en/laws.md";

#[test]
fn what_the_language_writes_otherwise_is_found_in_every_file() {
    let scratch = Scratch::new();
    let words = "\"!\" = \".\"\n\"Color\" = \"colour\"\n\"in to\" = \"into\"\n\"NAÏVE\" = \"naive\"\n";
    scratch.write(SPELLING, format!("# British.\n[instead]\n{words}"));
    let text =
        "\"\"\"\nSmall `color` words.\nThe \\\"Color\\\" of a naïve day!\nOne color İs in\nto.\n\"\"\"";
    let caption = "caption = \"Two stars to look in to.\"\nhint = \"\"";
    scratch.write(ROOK, lesson_with(&[(TEXT, text), ("caption = \"Two stars.\"", caption)]));
    scratch.write(LIST, COURSE.replace("The pieces", "The color pieces"));
    let says = |found: &str| format!("found {found:?}, which spelling.toml writes otherwise");
    let colour = "write \"colour\"";
    let in_lesson = [
        (10, &*says("!"), "write \".\""),
        (10, &*says("Color"), colour),
        (10, &*says("naïve"), "write \"naive\""),
        (11, &*says("color"), colour),
        (11, &*says("in\nto"), "write \"into\""),
        (34, &*says("in to"), "write \"into\""),
        (35, "hint is empty", "write where to look, or take hint away, and one is made"),
    ];
    let wanted = findings(LIST, &[(5, &says("color"), colour)]) + &findings(ROOK, &in_lesson) + &count(8);
    assert_eq!(scratch.run(&["check"]).stderr, wanted);
}

#[test]
fn the_laws_are_spelt_like_the_lessons() {
    let scratch = Scratch::new();
    scratch.write(SPELLING, "[instead]\n\"color\" = \"colour\"\n");
    scratch.write(LAWS, "## Article 1\n\n| 1.1 | Of one color. |\n| 1.2 | Of another color. |\n");
    let problem = "found \"color\", which spelling.toml writes otherwise";
    let wanted = [(3, problem, "write \"colour\""), (4, problem, "write \"colour\"")];
    assert_eq!(scratch.run(&["check"]).stderr, findings(LAWS, &wanted) + &count(2));
}

#[test]
fn the_laws_are_told_by_articles_that_there_are() {
    let scratch = Scratch::new();
    scratch.write(
        LAWS,
        "## Article 1\n\n| Article | |\n|---|---|\n| 1.2 | In turn. |\n| 1.7 | Never. |\n| C10 | Signs. |\n",
    );
    let any = "write its number, like \"3.8.2\": \
        there are articles 1 to 12, appendices A to D, and guidelines I to III";
    let wanted = [
        (
            6,
            "found \"1.7\", expected an article of the FIDE Laws",
            "write \"1\", or one of its parts, \"1.1\" to \"1.5\"",
        ),
        (7, "found \"C10\", expected an article of the FIDE Laws", any),
    ];
    assert_eq!(scratch.run(&["check"]).stderr, findings(LAWS, &wanted) + &count(2));
}

#[test]
fn code_addresses_and_moves_are_in_no_language() {
    let scratch = Scratch::new();
    scratch.write(SPELLING, "[instead]\n\"!\" = \".\"\n\"color\" = \"colour\"\n");
    scratch.write("www/lessons/en/castle.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
    let text =
        "`color: red!` ``a ` color`` [there](https://example.org/color!) ![A castle](castle.svg) colorful.";
    let line = "\n[[exercise.board]]\nname = \"line\"\ncaption = \"Look.\"\nline = \"1. e4 {A move.} e5\"\n";
    let question = "\n[[exercise.question]]\nname = \"how\"\nask = \"written\"\nfen = \"4k3/8/8/8/8/8/8/R3K3 w\"\n\
        tried = \"a1a8\"\nchoices = [\"Ra8+\", \"Ra8#\"]\n";
    scratch.write(ROOK, lesson_with(&[("The rook moves in straight lines.", text)]) + line + question);
    assert_eq!(scratch.run(&["check"]).stderr, "");
    scratch.write(SPELLING, "[instead]\n\"Ra8+\" = \"Ra8\"\n\"a1a8\" = \"Ra8\"\n");
    assert_eq!(scratch.run(&["check"]).stderr, "");
    scratch.write(SPELLING, "[instead]\n\"\" = \"a\"\n\"b\" = \" \"\n\"d\" = 5\n");
    let help = "write them like \"color\" = \"colour\", or take the line out";
    let problem = "a word is missing, or what to write instead";
    let number = "found a number for d, expected text";
    let wanted = [(2, problem, help), (3, problem, help), (4, number, "put it between quotes: \"5\"")];
    assert_eq!(scratch.run(&["check"]).stderr, findings(SPELLING, &wanted) + &count(3));
}

#[test]
fn a_word_is_not_written_instead_of_itself() {
    let scratch = Scratch::new();
    let words =
        "\"rook\" = \"rook\"\n\"the\" = \"The rook\"\n\"color\" = \"colour\"\n\"example\" = \"model\"\n";
    scratch.write(SPELLING, format!("[instead]\n{words}"));
    scratch.write(LIST, format!("address = \"https://chess.example\"\n{COURSE}"));
    let help = "write other words instead, or take the line out";
    let wanted = [
        (2, "\"rook\" holds \"rook\", so that nobody could write it instead", help),
        (3, "\"The rook\" holds \"the\", so that nobody could write it instead", help),
    ];
    assert_eq!(scratch.run(&["check"]).stderr, findings(SPELLING, &wanted) + &count(2));
}

#[test]
fn a_promise_is_one_sentence() {
    let help = "say it in one sentence, and the rest in a section; what only looks like an end of one is named \
        in spelling.toml, like abbreviations = [\"Dr.\"]";
    let scratch = Scratch::new();
    for (promise, second) in [
        ("You will know lines. And more.", "And more."),
        ("You will know lines. “And more.”", "“And more.”"),
        ("What is “a line?” You will know.", "You will know."),
        ("Lines... And more.", "And more."),
        ("Lines? And more.", "And more."),
        ("Is it I? You will know.", "You will know."),
        ("Read Dr. Tarrasch.", "Tarrasch."),
    ] {
        scratch.write(ROOK, lesson_with(&[("Straight lines.", promise)]));
        let problem = format!("the promise goes on after its first sentence: \"{second}\"");
        let wanted = findings(ROOK, &[(3, &problem, help)]) + &count(1);
        assert_eq!(scratch.run(&["check"]).stderr, wanted, "{promise}");
    }
    scratch.write(SPELLING, "abbreviations = [\"Dr.\", \"usw.\"]\n");
    for promise in [
        "You will read 1. Kf3, e.g. King to f3.",
        "You will read 1... Kf6, and 2… Kf7.",
        "J. Adoube is no name.",
        "Lines… and more.",
        "Read Dr. Tarrasch.",
        "Linien, Reihen usw. Der Turm kann das.",
    ] {
        scratch.write(ROOK, lesson_with(&[("Straight lines.", promise)]));
        assert_eq!(scratch.run(&["check"]).stderr, "", "{promise}");
    }
}
