//! Printed sheets: one page each, the same every time, and clear words where one cannot be.

mod scratch;

use std::fs;

use scratch::{COURSE, LESSON, LIST, ROOK, Scratch, count, findings};

/// A sheet for the lesson that every scratch folder has.
const SHEET: &str = "
[sheet]
show = [{ board = \"open\" }, { board = \"stars\" }]
rules = [
  \"The rook moves in straight lines.\",
  \"It takes what it meets.\",
  \"It cannot jump.\",
]

[sheet.task]
ask = \"collect\"
boards = [{ board = \"stars\" }]
";

/// A scratch folder with this sheet in its lesson, and with the real typeface.
fn scratch(sheet: &str) -> Scratch {
    let scratch = Scratch::with_typeface();
    scratch.write(ROOK, format!("{LESSON}{sheet}"));
    scratch
}

/// The line of the lesson on which a text of its sheet stands.
fn line_of(sheet: &str, text: &str) -> usize {
    let whole = format!("{LESSON}{sheet}");
    whole[..whole.find(text).expect("the text is there")].matches('\n').count() + 1
}

/// Every way of printing that there is.
const VARIANTS: [&[&str]; 9] = [
    &[],
    &["--paper", "letter"],
    &["--large"],
    &["--save-ink"],
    &["--below", "black"],
    &["--no-coordinates", "--no-name-line"],
    &["--per-page", "2"],
    &["--per-page", "4", "--paper", "letter"],
    &["--large", "--save-ink", "--below", "black", "--no-coordinates", "--no-name-line"],
];

/// Writes sheets, each of which must be one page of at most so many bytes; gives their names.
#[track_caller]
fn check_pages(scratch: &Scratch, arguments: &[&str], bytes_max: usize) -> Vec<String> {
    let ran = scratch.run(&[&["sheets", "--out", "printed"], arguments].concat());
    assert_eq!((ran.code, &*ran.stderr), (Some(0), ""), "{arguments:?}");
    let tree = scratch.tree("printed");
    for (name, pdf) in tree.iter().filter(|(name, _)| !name.starts_with("all")) {
        let text = String::from_utf8_lossy(pdf);
        assert!(text.starts_with("%PDF-1.7"), "{name}");
        assert!(text.contains("/Type/Pages/Count 1/"), "{arguments:?}: {name} has more than one page");
        assert!(pdf.len() <= bytes_max, "{arguments:?}: {name} has {} bytes", pdf.len());
    }
    fs::remove_dir_all(scratch.path("printed")).expect("a folder");
    tree.into_keys().collect()
}

#[test]
fn a_sheet_and_its_answers_are_a_page_each() {
    assert_eq!(check_pages(&scratch(SHEET), &[], 40_000), ["rook-answers.pdf", "rook.pdf"]);
}

#[test]
fn every_sheet_of_the_project_is_one_page_in_every_variant() {
    let www = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www");
    let scratch = Scratch::new();
    for variant in VARIANTS {
        // Four copies weigh more, and hatching is many lines.
        let bytes_max = if variant.contains(&"--per-page") { 120_000 } else { 40_000 };
        let names = check_pages(&scratch, &[&["--www", www], variant].concat(), bytes_max);
        assert!(names.len() > 20, "{variant:?}: {names:?}");
    }
}

#[test]
fn the_same_sheet_gives_the_same_bytes() {
    let scratch = scratch(SHEET);
    let write = || {
        assert_eq!(scratch.run(&["sheets"]).code, Some(0));
        scratch.tree("sheets")
    };
    assert_eq!(write(), write());
}

#[test]
fn what_is_chosen_is_written_and_what_was_there_stays() {
    let scratch = scratch(SHEET);
    scratch.write("out/mine.txt", "mine");
    let ran = scratch.run(&["sheets", "--only", "rook", "--no-key", "--out", "out"]);
    assert_eq!((ran.code, &*ran.stderr), (Some(0), ""));
    assert_eq!(scratch.tree("out").keys().collect::<Vec<_>>(), ["mine.txt", "rook.pdf"]);
}

/// Two folders of the same name in different places, and two runs, differ in nothing.
#[test]
fn the_whole_course_gives_the_same_bytes_anywhere() {
    let www = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www");
    let write = |out: &str| {
        let scratch = Scratch::new();
        assert_eq!(scratch.run(&["sheets", "--www", www, "--out", out]).code, Some(0));
        scratch.tree(out)
    };
    assert_eq!(write("one"), write("other/place"));
}

/// The command must fail with this line, and leave no file behind.
#[track_caller]
fn check_trouble(scratch: &Scratch, arguments: &[&str], wanted: &str) {
    let before = scratch.tree(".");
    let ran = scratch.run(&[&["sheets"], arguments].concat());
    assert_eq!((ran.code, ran.stderr), (Some(2), format!("squarewise: {wanted}\n")));
    assert_eq!(scratch.tree("."), before);
}

#[test]
fn an_unknown_name_or_a_folder_that_is_none_is_told() {
    let scratch = scratch(SHEET);
    check_trouble(&scratch, &["--only", "rook,rock"], "there is no sheet named \"rock\": choose from rook");
    for only in ["", "rook,", "Rook", "../rook", "rook.pdf", "∅"] {
        let name = only.strip_prefix("rook,").unwrap_or(only);
        let wanted = format!("there is no sheet named {name:?}: choose from rook");
        check_trouble(&scratch, &["--only", only], &wanted);
    }
    scratch.write("file", "");
    let wanted = "cannot make the folder file/within: Not a directory (os error 20)";
    check_trouble(&scratch, &["--out", "file/within"], wanted);
    check_trouble(&scratch, &["--out", "file"], "file is not a folder: move it away, or choose another");
    scratch.write("www/node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff", "x");
    check_trouble(
        &scratch,
        &[],
        "cannot read www/node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff: this is no WOFF font; run ./build.sh, which makes or fetches it",
    );
}

#[test]
fn too_much_text_is_a_finding_that_counts_the_words() {
    let long = SHEET.replace("It cannot jump.", &"It cannot jump over a piece. ".repeat(30));
    let ran = scratch(&long).run(&["sheets"]);
    assert_eq!(ran.code, Some(1), "{}", ran.stderr);
    let start =
        format!("{ROOK}:{}: the sheet \"rook\" cannot be printed: there are ", line_of(&long, "[sheet]"));
    let rest = ran.stderr.strip_prefix(&start).unwrap_or_else(|| panic!("{}", ran.stderr));
    let (words, rest) = rest.split_once(' ').expect("a number of words");
    let words: usize = words.parse().expect("a number");
    let help = "shorten the rules or the captions of its boards, or show fewer boards";
    assert_eq!(rest, format!("words too many for one page\n    {help}\n{}", count(1)));
    // With so many words less it fits, and with one less than that it does not.
    for (taken, code) in [(words, 0), (words - 1, 1)] {
        let all: Vec<String> =
            "It cannot jump over a piece. ".repeat(30).split_whitespace().map(String::from).collect();
        let shorter = SHEET.replace("It cannot jump.", &all[..all.len() - taken].join(" "));
        assert_eq!(scratch(&shorter).run(&["sheets"]).code, Some(code), "{taken} words less");
    }
}

#[test]
fn a_letter_that_the_typeface_lacks_is_named_with_its_line() {
    for (letter, shown) in [("Ж", "Ж"), ("🙂", "🙂"), ("צ", "צ"), ("\u{2060}", "\\u{2060}")] {
        let sheet = SHEET.replace("cannot jump", &format!("cannot {letter} jump"));
        let code = u32::from(letter.chars().next().expect("a letter"));
        let problem =
            format!("the sheet \"rook\" cannot be printed: the typeface has no \"{shown}\" (U+{code:04X})");
        let ran = scratch(&sheet).run(&["sheets"]);
        let wanted = findings(ROOK, &[(line_of(&sheet, letter), &problem, "write it with other letters")]);
        assert_eq!((ran.code, ran.stderr), (Some(1), format!("{wanted}{}", count(1))));
    }
}

#[test]
fn a_word_that_no_line_can_hold_is_named() {
    let long = "Rookmove".repeat(30);
    for (text, with) in
        [("It cannot jump.", long.clone()), ("It takes what it meets.", format!("It {long} them."))]
    {
        let sheet = SHEET.replace(text, &with);
        let word = with.split_whitespace().find(|word| word.starts_with("Rook")).expect("the word");
        let problem = format!("the sheet \"rook\" cannot be printed: \"{word}\" is wider than its line");
        for command in ["sheets", "check"] {
            let ran = scratch(&sheet).run(&[command]);
            let help = "divide it, or write a shorter one";
            let wanted = findings(ROOK, &[(line_of(&sheet, word), &problem, help)]);
            assert_eq!((ran.code, ran.stderr), (Some(1), format!("{wanted}{}", count(1))), "{command}");
        }
    }
}

#[test]
fn an_address_that_the_foot_cannot_hold_is_named() {
    let scratch = scratch(SHEET);
    let address = format!("https://{}.example", "chess".repeat(40));
    scratch.write(LIST, COURSE.replace("format = 1", &format!("format = 1\naddress = {address:?}")));
    let ran = scratch.run(&["sheets"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.stderr.contains("is wider than its line"), "{}", ran.stderr);
}

#[test]
fn the_address_is_on_the_paper_in_words_and_as_a_code() {
    let written = |address: &str| {
        let scratch = scratch(SHEET);
        scratch.write(LIST, COURSE.replace("format = 1", &format!("format = 1\naddress = {address:?}")));
        assert_eq!(scratch.run(&["sheets", "--only", "rook", "--no-key"]).code, Some(0));
        scratch.tree("sheets")
    };
    let (one, other) = (written("https://one.example"), written("https://two.example"));
    assert_ne!(one, other);
    assert_eq!(one, written("https://one.example/"), "a slash at its end says nothing");
}

#[test]
fn what_fits_but_for_large_print_says_so() {
    let word = "Rookmovesrookmovesrook";
    let scratch = scratch(SHEET);
    let lesson = scratch.read(ROOK);
    let (before, title) = lesson.split_once("title = ").expect("a title");
    let rest = title.split_once('\n').expect("a line").1;
    scratch.write(ROOK, format!("{before}title = {word:?}\n{rest}"));
    assert_eq!(scratch.run(&["sheets"]).code, Some(0), "in small print it fits");
    let problem =
        format!("the sheet \"rook\" cannot be printed in large print: \"{word}\" is wider than its line");
    let line = before.matches('\n').count() + 1;
    let wanted = findings(ROOK, &[(line, &problem, "divide it, or write a shorter one")]);
    for arguments in [&["sheets", "--large"][..], &["check"], &["build"]] {
        let ran = scratch.run(arguments);
        assert_eq!((ran.code, ran.stderr), (Some(1), format!("{wanted}{}", count(1))), "{arguments:?}");
    }
}

#[test]
fn three_thousand_letters_are_too_many() {
    let sheet = SHEET.replace("It cannot jump.", &"Rooks go on and on. ".repeat(150));
    let ran = scratch(&sheet).run(&["check"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.stderr.contains("words too many for one page"), "{}", ran.stderr);
}

#[test]
fn two_sheets_never_have_one_file() {
    let scratch = scratch(SHEET);
    scratch.write("www/lessons/en/all.toml", format!("{LESSON}{SHEET}"));
    scratch.write("www/lessons/en/rook-answers.toml", format!("{LESSON}{SHEET}"));
    scratch.write(LIST, COURSE.replace("[\"rook\"]", "[\"rook\", \"all\", \"rook-answers\"]"));
    for command in ["sheets", "check", "build"] {
        let ran = scratch.run(&[command]);
        let help = "give the file another name";
        let wanted = [
            findings(
                "www/lessons/en/all.toml",
                &[
                    (1, "its sheet would be all.pdf, which is all sheets in one", help),
                    (1, "its sheet would be all-letter.pdf, which is all sheets in one", help),
                ],
            ),
            findings(
                "www/lessons/en/rook-answers.toml",
                &[
                    (
                        1,
                        "its sheet would be rook-answers.pdf, which is the answers of the sheet \"rook\"",
                        help,
                    ),
                    (
                        1,
                        "its sheet would be rook-answers-letter.pdf, which is the answers of the sheet \"rook\"",
                        help,
                    ),
                ],
            ),
        ];
        assert_eq!(
            (ran.code, ran.stderr),
            (Some(1), format!("{}{}", wanted.concat(), count(4))),
            "{command}"
        );
    }
}

#[test]
fn without_the_typeface_nothing_is_measured_and_that_is_said() {
    let scratch = scratch(SHEET);
    let ran = scratch.run(&["check"]);
    assert!(ran.stdout.starts_with("Checked 1 lesson and 1 sheet in "), "{}", ran.stdout);
    fs::remove_dir_all(scratch.path("www/node_modules")).expect("a folder");
    let ran = scratch.run(&["check"]);
    let last = "Whether the sheets fit on their pages is not known: run ./build.sh once, which fetches the typeface.";
    assert_eq!((ran.code, &*ran.stderr, ran.stdout.lines().last()), (Some(0), "", Some(last)));
    let font = "www/node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff";
    let wanted = format!(
        "cannot read {font}: No such file or directory (os error 2); run ./build.sh, which makes or fetches it"
    );
    check_trouble(&scratch, &[], &wanted);
}

#[test]
fn options_that_do_not_exist_are_refused() {
    let scratch = scratch(SHEET);
    for (arguments, wanted) in [
        (&["--paper", "a5"][..], "invalid value 'a5' for '--paper <PAPER>'"),
        (&["--per-page", "3"], "invalid value '3' for '--per-page <TIMES>'"),
        (&["--below", "red"], "invalid value 'red' for '--below <SIDE>'"),
        (&["--huge"], "unexpected argument '--huge' found"),
        (&["rook"], "unexpected argument 'rook' found"),
    ] {
        let ran = scratch.run(&[&["sheets"], arguments].concat());
        assert_eq!(ran.code, Some(2), "{arguments:?}");
        assert!(ran.stderr.contains(wanted), "{arguments:?}: {}", ran.stderr);
        assert!(!scratch.path("sheets").exists(), "{arguments:?}");
    }
}

#[test]
fn progress_is_shown_sheet_by_sheet() {
    let ran = scratch(SHEET).run(&["sheets", "--out", "paper for Monday/ß"]);
    let lines: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!(lines[0], "1 of 1: rook");
    assert!(lines[1].starts_with("Wrote 2 files to paper for Monday/ß in "), "{lines:?}");
}

#[cfg(unix)]
#[test]
fn what_cannot_be_written_leaves_all_as_it_was() {
    let scratch = scratch(SHEET);
    scratch.write("out/rook-answers.pdf/mine.txt", "mine");
    let wanted = "out/rook-answers.pdf is a folder: move it away, or choose another with --out";
    check_trouble(&scratch, &["--out", "out"], wanted);
    // A limit stands for a disk that is full half-way.
    let before = scratch.tree(".");
    let script = "trap '' XFSZ; ulimit -f 8; exec \"$0\" sheets --out new/folder";
    let mut command = std::process::Command::new("bash");
    command.args(["-c", script, env!("CARGO_BIN_EXE_squarewise")]).current_dir(scratch.path(""));
    let ran = scratch.ran(&command.output().expect("a shell"));
    let wanted = "squarewise: cannot write new/folder/rook.pdf: File too large (os error 27)\n";
    assert_eq!((ran.code, &*ran.stderr), (Some(2), wanted));
    assert_eq!(scratch.tree("."), before);
    assert!(!scratch.path("new").exists(), "a folder is left behind");
}
