//! HTML in a text, which would be printed with its brackets; and how texts are worded.

use super::scratch::{COURSE, LIST, ROOK, Scratch, count, findings, lesson_with};
use super::{Found, check_each};

const TEXT: &str = "\"The rook moves in straight lines.\"";

#[test]
fn prose_is_markdown() {
    let bold = "write **bold** words between two stars on each side";
    let other = "take it out, or put it between backquotes to show it as it is";
    let character = "write the character itself";
    let table: &[(&str, Found)] = &[
        ("Lines.\nSome <b>bold</b> words.", &[(10, "found <b>, expected Markdown", bold)]),
        (
            "Some <STRONG class=x>bold</STRONG> words.",
            &[(9, "found <STRONG class=x>, expected Markdown", bold)],
        ),
        (
            "A <em>slanted</em> word.",
            &[(9, "found <em>, expected Markdown", "write *slanted* words between stars")],
        ),
        (
            "Two<br/>lines.",
            &[(9, "found <br/>, expected Markdown", "leave an empty line, which begins a new paragraph")],
        ),
        (
            "Lines.\n\n<script>alert(1)</script>\n\n<!-- A note. -->",
            &[
                (11, "found <script>, expected Markdown", other),
                (13, "found <!-- A note. -->, expected Markdown", other),
            ],
        ),
        (
            "Lines.\n\n# Long lines\n\n### Short lines",
            &[(
                11,
                "found the heading \"Long lines\", as large as that of a section",
                "write ### before it, or begin a new section with this title",
            )],
        ),
        (
            "A&nbsp;wide space, &amp; more: &#x265C;",
            &[
                (9, "found &nbsp;, expected Markdown", character),
                (9, "found &amp;, expected Markdown", character),
                (9, "found &#x265C;, expected Markdown", character),
            ],
        ),
    ];
    check_each(|text| lesson_with(&[(TEXT, &format!("\"\"\"\n{text}\n\"\"\""))]), table);
}

#[test]
fn code_is_shown_as_it_is() {
    let scratch = Scratch::new();
    for text in [
        "`<b>` and ``a <i> b`` and `&nbsp;`",
        "    <b>code</b>",
        "```\n<b>code</b> &nbsp;\n```",
        "\\<b> 1 < 2, 3 > 2 & R&D; &foo; <3",
        "<https://example.org/a&b>",
    ] {
        scratch.write(ROOK, lesson_with(&[(TEXT, &format!("'''\n{text}\n'''"))]));
        assert_eq!(scratch.run(&["check"]).stderr, "", "{text}");
    }
}

#[test]
fn other_texts_are_plain_words() {
    let help = "take it out: this text has neither bold nor slanted words";
    let character = "write the character itself";
    let mut lesson = lesson_with(&[
        ("\"The rook\"", "\"<b>The rook</b>\""),
        ("\"Straight lines.\"", "\"Straight&nbsp;lines.\""),
        ("\"Lines\"", "\"<i>Lines</i>\""),
        ("From d4", "From <i>d4</i>"),
        ("caption = \"Two", "hint = \"Look <u>up</u>.\"\ncaption = \"Two"),
    ]);
    lesson.push_str("\n[[exercise.board]]\nname = \"line\"\ncaption = \"Look.\"\n");
    lesson.push_str("line = \"1. e4 {Now <b>e4</b>.} e5 {And&nbsp;e5.}\"\n");
    lesson.push_str("\n[[exercise.question]]\nname = \"how\"\nask = \"status\"\n");
    lesson.push_str("fen = \"7k/p6P/P5K1/8/8/8/8/8 b\"\nhint = \"Look <u>up</u>.\"\n");
    lesson.push_str(
        "\n[sheet]\nshow = [{ board = \"open\" }]\nrules = [\n  \"<b>a</b>\",\n  \"b\",\n  \"c\",\n]\n",
    );
    let scratch = Scratch::new();
    scratch.write(ROOK, lesson);
    scratch.write(LIST, COURSE.replace("The pieces", "The <b>pieces</b>"));
    let in_list = [(5, "found <b>, expected plain words", help)];
    let in_lesson = [
        (2, "found <b>, expected plain words", help),
        (3, "found &nbsp;, expected plain words", character),
        (7, "found <i>, expected plain words", help),
        (14, "found <i>, expected plain words", help),
        (29, "found <u>, expected plain words", help),
        (35, "found <b>, expected plain words", help),
        (35, "found &nbsp;, expected plain words", character),
        (41, "found <u>, expected plain words", help),
        (46, "found <b>, expected plain words", help),
    ];
    let wanted = findings(LIST, &in_list) + &findings(ROOK, &in_lesson) + &count(10);
    assert_eq!(scratch.run(&["check"]).stderr, wanted);
}

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

#[test]
fn a_link_to_a_place_on_another_page_leads_there() {
    let queen = "www/lessons/en/queen.toml";
    let scratch = Scratch::new();
    let term =
        "[[term]]\nname = \"en passant\"\ntext = \"In [passing](#en-passant), as [there](../rook/#open).\"\n";
    scratch.write("www/lessons/en/glossary.toml", format!("format = 1\n\n{term}"));
    scratch.write(LIST, COURSE.replace("[\"rook\"]", "[\"rook\", \"queen\"]"));
    let linked = |addresses: &[&str]| {
        let links: Vec<String> = addresses.iter().map(|address| format!("[a]({address})")).collect();
        let text = format!("'''\n{}\n'''", links.join("\n"));
        scratch.write(queen, lesson_with(&[(TEXT, &text)]));
        scratch.run(&["check"]).stderr
    };
    let sound = [
        "../rook/#open",
        "../rook/#open-section",
        "#stars-section",
        "../glossary/#en-passant",
        "../your-board/#start",
    ];
    assert_eq!(linked(&sound), "");
    let found = [
        (
            9,
            "the link \"../rook/#nowhere\" leads to a page that has no \"nowhere\"",
            "write ../rook/#open, or another place there, or ../rook/ for all of it",
        ),
        (
            10,
            "the link \"../glossary/#pawn\" leads to a page that has no \"pawn\"",
            "write ../glossary/#en-passant, or another place there, or ../glossary/ for all of it",
        ),
    ];
    let wanted = findings(queen, &found) + &count(2);
    assert_eq!(linked(&["../rook/#nowhere", "../glossary/#pawn"]), wanted);
    scratch.write(ROOK, lesson_with(&[("name = \"open\"", "name = open\"")]));
    let told = linked(&["../rook/#nowhere"]);
    assert!(!told.contains("queen.toml"), "nobody knows what a file has that cannot be read: {told}");
}
