//! HTML and Markdown in a text, which would be printed with their marks; what cannot be seen; and links.

use super::scratch::{COURSE, LIST, ROOK, Scratch, count, findings, lesson_with};
use super::{Found, check_each};

pub(super) const TEXT: &str = "\"The rook moves in straight lines.\"";

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

#[test]
fn plain_words_are_no_markdown() {
    let help = "write the words without their marks: this text is printed as it is written";
    let mut lesson = lesson_with(&[
        ("\"The rook\"", "\"**The** rook\""),
        ("\"Straight lines.\"", "\"Straight [lines](../rook/).\""),
        ("\"Lines\"", "\"`Lines`\""),
        ("From d4", "From *d4*"),
        ("caption = \"Two", "hint = \"Look _up_.\"\ncaption = \"Two"),
    ]);
    lesson.push_str("\n[[exercise.board]]\nname = \"line\"\ncaption = \"Look.\"\n");
    lesson.push_str("line = \"1. e4 {Now ~~e4~~.} e5 {And __e5__.}\"\n");
    lesson.push_str(
        "\n[sheet]\nshow = [{ board = \"open\" }]\nrules = [\n  \"**a**\",\n  \"b\",\n  \"c\",\n]\n",
    );
    let scratch = Scratch::new();
    scratch.write(ROOK, lesson);
    scratch.write(LIST, COURSE.replace("The pieces", "The **pieces**"));
    let in_list = [(5, "found **pieces**, expected plain words", help)];
    let in_lesson = [
        (2, "found **The**, expected plain words", help),
        (3, "found [lines](../rook/), expected plain words", help),
        (7, "found `Lines`, expected plain words", help),
        (14, "found *d4*, expected plain words", help),
        (29, "found _up_, expected plain words", help),
        (35, "found ~~e4~~, expected plain words", help),
        (35, "found __e5__, expected plain words", help),
        (40, "found **a**, expected plain words", help),
    ];
    let wanted = findings(LIST, &in_list) + &findings(ROOK, &in_lesson) + &count(9);
    assert_eq!(scratch.run(&["check"]).stderr, wanted);
    let allowed = "O-O, e8=Q#, !?, [this] (that), a_word_here, a*b*c, * and *, ____ and __";
    scratch.write(LIST, COURSE);
    scratch.write(ROOK, lesson_with(&[("\"The rook\"", &format!("{allowed:?}"))]));
    assert_eq!(scratch.run(&["check"]).stderr, "");
}

#[test]
fn what_cannot_be_seen_is_taken_out() {
    let scratch = Scratch::new();
    let help = "take it out";
    for (letter, code) in [
        ("\\u202E", "202E"),
        ("\\u200F", "200F"),
        ("\\u2066", "2066"),
        ("\\u200B", "200B"),
        ("\\uFEFF", "FEFF"),
        ("\\u0000", "0000"),
    ] {
        let says = |key: &str| format!("{key} holds the character U+{code}, which cannot be shown");
        let hint = format!("hint = \"{letter}\"\ncaption = \"Two");
        let title = format!("\"{letter}\"");
        scratch.write(ROOK, lesson_with(&[("\"The rook\"", &title), ("caption = \"Two", &hint)]));
        scratch.write(LIST, COURSE.replace("The pieces", &format!("The {letter}pieces")));
        let in_lesson = [(2, &*says("title"), help), (29, &*says("hint"), help)];
        let wanted = findings(LIST, &[(5, &says("title"), help)]) + &findings(ROOK, &in_lesson) + &count(3);
        assert_eq!(scratch.run(&["check"]).stderr, wanted, "{code}");
    }
    scratch.write(LIST, COURSE);
    scratch.write(ROOK, lesson_with(&[("\"The rook\"", "\"The\\nrook\"")]));
    let wanted = [(2, "title holds the character U+000A, which cannot be shown", help)];
    assert_eq!(scratch.run(&["check"]).stderr, findings(ROOK, &wanted) + &count(1));
    scratch.write(ROOK, lesson_with(&[("\"The rook\"", "\"The\\u200C\\u200Drook\"")]));
    assert_eq!(scratch.run(&["check"]).stderr, "");
}

#[test]
fn a_link_leads_to_a_place_on_a_page_that_the_program_makes() {
    let scratch = Scratch::new();
    let linked = |addresses: &[&str]| {
        let links: Vec<String> = addresses.iter().map(|address| format!("[a]({address})")).collect();
        scratch.write(ROOK, lesson_with(&[(TEXT, &format!("'''\n{}\n'''", links.join("\n")))]));
        scratch.run(&["check"]).stderr
    };
    scratch.write(
        "www/lessons/en/glossary.toml",
        "format = 1\n\n[[term]]\nname = \"rook\"\ntext = \"A piece.\"\n",
    );
    scratch
        .write(LIST, COURSE.replace("format = 1", "format = 1\npages = [\"authors\"]\nsheets = [\"score\"]"));
    let authors = "format = 1\ntitle = \"Authors\"\npromise = \"All keys.\"\nadds = \"format\"\n\n\
        [[section]]\ntitle = \"Keys\"\ntext = \"They are [below](#keys).\"\n";
    scratch.write("www/lessons/en/pages/authors.toml", authors);
    let score = include_str!("../../../../www/lessons/en/sheets/score.toml");
    scratch.write("www/lessons/en/sheets/score.toml", score);
    let sound = [
        "../settings/",
        "../settings/#progress",
        "../settings/#kept",
        "../your-board/#own",
        "../sources/#chapter-0",
        "../sources/#3.3",
        "../authors/#claims",
        "../authors/#keys-board",
        "../exercises/",
        "../element/",
        "../sheets/",
        "../sheets/score/",
    ];
    assert_eq!(linked(&sound), "");
    let lost = [
        ("../settings/#nothing", Some("kept")),
        ("../your-board/#nothing", Some("own")),
        // An article that there is, and that neither a lesson nor a board names.
        ("../sources/#7.5.1", Some("1.1")),
        ("../authors/#keys-nothing", Some("claims")),
        ("../glossary/#nothing", Some("rook")),
        ("../exercises/#nothing", None),
        ("../element/#nothing", None),
        ("../sheets/#nothing", None),
        ("../sheets/score/#nothing", None),
    ];
    let told = lost.map(|(address, other)| {
        let (page, place) = address.split_once('#').expect("a place");
        let other = other.map(|other| format!("{page}#{other}, or another place there, or "));
        (
            format!("the link {address:?} leads to a page that has no {place:?}"),
            format!("write {}{page} for all of it", other.unwrap_or_default()),
        )
    });
    let found: Vec<_> =
        told.iter().enumerate().map(|(at, (problem, help))| (9 + at, &**problem, &**help)).collect();
    assert_eq!(linked(&lost.map(|(address, _)| address)), findings(ROOK, &found) + &count(found.len()));
}

#[test]
fn a_page_that_is_not_made_is_no_target() {
    let scratch = Scratch::new();
    let help = "link to a lesson like ../rook/, to a board of this one like #open, or to https://…";
    let links = "'''\n[a](../glossary/)\n[a](../sheets/)\n[a](../sheets/rook/)\n'''";
    scratch.write(ROOK, lesson_with(&[(TEXT, links)]));
    let wanted = ["../glossary/", "../sheets/", "../sheets/rook/"]
        .map(|address| format!("the link {address:?} leads nowhere"));
    let found: Vec<_> = wanted.iter().enumerate().map(|(at, problem)| (9 + at, &**problem, help)).collect();
    assert_eq!(scratch.run(&["check"]).stderr, findings(ROOK, &found) + &count(3));
}

#[test]
fn a_link_out_of_the_course_says_where_it_leads() {
    let help = "write all of it, like https://chess.example/rook or mailto:name@chess.example";
    let scratch = Scratch::new();
    let sound = ["https://chess.example", "http://127.0.0.1:8080/?a#b", "mailto:a@chess.example?subject=b"];
    let lost =
        ["https://", "http://", "https:///rook", "http://?rook", "mailto:", "mailto:a", "mailto:@b.example"];
    for (addresses, is_sound) in [(&sound[..], true), (&lost[..], false)] {
        let links: Vec<String> = addresses.iter().map(|address| format!("[a]({address})")).collect();
        scratch.write(ROOK, lesson_with(&[(TEXT, &format!("'''\n{}\n'''", links.join("\n")))]));
        let told: Vec<String> =
            addresses.iter().map(|address| format!("the link {address:?} says not where it leads")).collect();
        let found: Vec<_> = told.iter().enumerate().map(|(at, problem)| (9 + at, &**problem, help)).collect();
        let wanted = if is_sound { String::new() } else { findings(ROOK, &found) + &count(found.len()) };
        assert_eq!(scratch.run(&["check"]).stderr, wanted);
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
