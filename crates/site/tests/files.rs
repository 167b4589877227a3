//! What is wrong with whole files and with the list of lessons; all files are looked at in one run.

mod scratch;

use scratch::{COURSE, LESSON, LIST, ROOK, Scratch, count, findings, lesson_with};

/// Changes a site that has been built: the findings must be these, and the built site stays as it was.
#[track_caller]
fn check(change: impl FnOnce(&Scratch), wanted: &str, found: usize) {
    let scratch = Scratch::new();
    scratch.build();
    let before = scratch.tree("dist");
    change(&scratch);
    let ran = scratch.run(&["build"]);
    assert_eq!((ran.code, ran.stderr), (Some(1), format!("{wanted}{}", count(found))));
    assert_eq!(scratch.tree("dist"), before);
}

#[track_caller]
fn check_lesson(content: &[u8], found: &[(usize, &str, &str)]) {
    check(|scratch| scratch.write(ROOK, content), &findings(ROOK, found), found.len());
}

#[track_caller]
fn check_list(from: &str, to: &str, found: &[(usize, &str, &str)]) {
    assert!(COURSE.contains(from), "the list has no {from}");
    let change = |scratch: &Scratch| scratch.write(LIST, COURSE.replace(from, to));
    check(change, &findings(LIST, found), found.len());
}

#[test]
fn files_that_are_no_lesson() {
    check_lesson(
        &LESSON
            .as_bytes()
            .iter()
            .flat_map(|&byte| if byte == b'.' { vec![0xff] } else { vec![byte] })
            .collect::<Vec<_>>(),
        &[(3, "the file is not UTF-8 text: byte 56 of it is no letter", "save it as UTF-8 in your editor")],
    );
    check_lesson(
        &vec![b'#'; 10_000_000],
        &[(
            1,
            "the file has 9766 kB, and 256 kB is the most",
            "split the lesson, and keep pictures in files of their own",
        )],
    );
    check_lesson(
        &vec![b'#'; 256 * 1024 + 1],
        &[(
            1,
            "the file has 257 kB, and 256 kB is the most",
            "split the lesson, and keep pictures in files of their own",
        )],
    );
    check_lesson(b"", &[(1, "the file is empty", "write what belongs into it, or remove it")]);
    check_lesson(
        b"# Not yet.\n",
        &[
            (1, "format is missing or 0, expected format = 1", "write format = 1"),
            (1, "title is missing or empty", "write title = \"The rook\""),
            (1, "promise is missing or empty", "write promise = \"You will know where a rook may go.\""),
            (
                1,
                "articles is missing or empty",
                "name the articles of the FIDE Laws it rests on, like articles = [\"3.3\"]",
            ),
            (1, "the lesson has no section", "add a [[section]] with title and text"),
        ],
    );
}

#[test]
fn line_ends_and_byte_order_marks_of_any_editor() {
    let scratch = Scratch::new();
    scratch.write(ROOK, LESSON.replace('\n', "\r\n"));
    scratch.write(LIST, format!("\u{feff}{COURSE}"));
    scratch.build();
    scratch.write(ROOK, format!("\u{feff}{LESSON}"));
    scratch.build();

    let moves = "write moves = 13 (d1 d2 d3 a4 b4 c4 e4 f4 g4 h4 d5 d6 d7)";
    let found = [(16, "the piece on d4 has moves = 13, not 3", moves)];
    let wrong = lesson_with(&[("moves = 13", "moves = 3")]);
    check_lesson(wrong.replace('\n', "\r\n").as_bytes(), &found);
    check_lesson(format!("\u{feff}{wrong}").as_bytes(), &found);
    let carriage = "found the end of a line as no editor writes it today";
    let save = "save the file with the line ends of Unix or Windows";
    check_lesson(LESSON.replace('\n', "\r").as_bytes(), &[(1, carriage, save)]);
}

#[test]
fn deep_nesting_and_huge_files_end_in_findings_soon() {
    let boards = "[[section.board]]\nname = \"b\"\nfe = 1\n".repeat(5000);
    for content in [
        format!("a = {}", "[".repeat(200_000)),
        format!("a = {}1{}", "{a=".repeat(50_000), "}".repeat(50_000)),
        format!("[{}a]", "a.".repeat(100_000)),
        "x\n".repeat(20_000),
        format!("[[section]]\n{boards}"),
        lesson_with(&[("The rook moves", &"> - *_![".repeat(25_000)), ("Straight lines.", "")]),
    ] {
        let scratch = Scratch::new();
        scratch.write(ROOK, &content);
        let ran = scratch.run(&["check"]);
        assert_eq!(ran.code, Some(1), "{}: {}", &content[..20], &ran.stderr[..ran.stderr.len().min(500)]);
    }
}

#[test]
fn the_list_of_lessons() {
    let help = "use small letters, digits and hyphens, like two-rooks";
    check_list(
        "[\"rook\"]",
        "[\n  \"rook\",\n  \"knight\",\n  \"rook\",\n  \"../x\",\n  \"Rook\",\n  \"a.b\",\n  \"course\",\n  5,\n]",
        &[
            (
                8,
                "the lesson \"knight\" has no file",
                "write knight.toml beside this file, or take the name out",
            ),
            (9, "the lesson \"rook\" is listed twice", "take one of them out"),
            (10, "\"../x\" cannot be the name of a lesson", help),
            (11, "\"Rook\" cannot be the name of a lesson", help),
            (12, "\"a.b\" cannot be the name of a lesson", help),
            (
                13,
                "\"course\" cannot be the name of a lesson",
                "choose another, for the site has its own use for this one",
            ),
            (14, "found a number for lessons, expected text", "put it between quotes: \"5\""),
        ],
    );
    check_list(
        "[[chapter]]",
        "[chapter]",
        &[(
            4,
            "found a table for chapter, expected a list",
            "write [[chapter]], with two brackets on each side",
        )],
    );
    let unlisted = (
        1,
        "the lesson \"rook\" is in no chapter of course.toml",
        "add \"rook\" to the lessons of a chapter there, or remove the file",
    );
    let no_chapter = (1, "the course has no lessons", "add a [[chapter]] with title and lessons");
    let change = |scratch: &Scratch| scratch.write(LIST, "format = 1\n");
    check(change, &(findings(LIST, &[no_chapter]) + &findings(ROOK, &[unlisted])), 2);
    check_list(
        "title = \"The pieces\"\n",
        "",
        &[(4, "the chapter has no title", "write title = \"The pieces\"")],
    );
    check_list(
        "[\"rook\"]",
        "[[\"rook\"]]\n\n[[chapter]]\ntitle = \"More\"\nlessons = []",
        &[
            (6, "found a list for lessons, expected text", "write \"…\" in its place"),
            (10, "the chapter has no lessons", "write lessons = [\"rook\"], or take the chapter away"),
        ],
    );
    check_list(
        "format = 1",
        "format = 2",
        &[(2, "found format = 2, expected format = 1", "write format = 1")],
    );
    let missing = [(
        1,
        "the list of lessons is missing",
        "write it: format = 1, and below it a [[chapter]] with title and lessons",
    )];
    let remove = |scratch: &Scratch| std::fs::remove_file(scratch.path(LIST)).expect("the list");
    check(remove, &findings(LIST, &missing), 1);
}

#[test]
fn lessons_that_nothing_lists_are_looked_at_too() {
    let change = |scratch: &Scratch| {
        scratch.write("www/lessons/en/bishop.toml", lesson_with(&[("d4d8 d8h8", "d4d8")]));
        scratch.write("www/lessons/en/My rook.toml", "");
        std::fs::create_dir(scratch.path("www/lessons/en/queen.toml")).expect("a folder");
        scratch.write(ROOK, lesson_with(&[("moves = 13", "moves = 0"), ("Two stars", "2 stars, 9 moves")]));
    };
    let unlisted = |name: &str| {
        let file = format!("www/lessons/en/{name}.toml");
        let problem = format!("the lesson \"{name}\" is in no chapter of course.toml");
        let help = format!("add \"{name}\" to the lessons of a chapter there, or remove the file");
        findings(&file, &[(1, &problem, &help)])
    };
    let wanted = [
        findings(
            "www/lessons/en/My rook.toml",
            &[(
                1,
                "\"My rook\" cannot be the name of a lesson",
                "use small letters, digits and hyphens, like two-rooks, for the file too",
            )],
        ),
        unlisted("bishop"),
        findings(
            "www/lessons/en/bishop.toml",
            &[(28, "the answer does not reach the goal", "write answer = \"d4d8 d8h8\"")],
        ),
        unlisted("queen"),
        findings(
            "www/lessons/en/queen.toml",
            &[(1, "this is not a file", "put a text file in its place, or give it another name")],
        ),
        findings(
            ROOK,
            &[
                (
                    16,
                    "the piece on d4 has moves = 13, not 0",
                    "write moves = 13 (d1 d2 d3 a4 b4 c4 e4 f4 g4 h4 d5 d6 d7)",
                ),
                (
                    29,
                    "the caption says 9, and no claim proves it",
                    "write 2, which the claims prove, or add a claim",
                ),
            ],
        ),
    ];
    check(change, &wanted.concat(), 7);
}

#[test]
fn pictures() {
    let text = "![a castle](castle.png)\nand ![b](../b.png) ![c](https://example.org/c.png) ![d](rook.toml)";
    let lesson = lesson_with(&[("\"The rook moves in straight lines.\"", &format!("\"\"\"{text}\"\"\""))]);
    let help = "keep the picture beside the lesson, and name it like castle.svg or castle.png";
    let mut found = vec![
        (8, "the picture \"castle.png\" is missing", "put it into www/lessons/en, under this name"),
        (9, "\"../b.png\" cannot be the name of a picture", help),
        (9, "\"https://example.org/c.png\" cannot be the name of a picture", help),
        (9, "\"rook.toml\" cannot be the name of a picture", help),
    ];
    check_lesson(lesson.as_bytes(), &found);
    let change = |scratch: &Scratch| {
        scratch.write(ROOK, &lesson);
        scratch.write("www/lessons/en/castle.png", "picture");
    };
    found.remove(0);
    check(change, &findings(ROOK, &found), 3);
}
