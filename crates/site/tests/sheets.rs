//! Printed sheets: one page each, the same every time, and clear words where one cannot be.

mod scratch;

use std::fs;

use scratch::{LESSON, ROOK, Scratch, count, findings};

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
    scratch.write("file", "");
    check_trouble(&scratch, &["--out", "file"], "cannot make the folder file: File exists (os error 17)");
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
    for letter in ["Ж", "🙂"] {
        let sheet = SHEET.replace("cannot jump", &format!("cannot {letter} jump"));
        let code = u32::from(letter.chars().next().expect("a letter"));
        let problem =
            format!("the sheet \"rook\" cannot be printed: the typeface has no \"{letter}\" (U+{code:04X})");
        let ran = scratch(&sheet).run(&["sheets"]);
        let wanted = findings(ROOK, &[(line_of(&sheet, letter), &problem, "write it with other letters")]);
        assert_eq!((ran.code, ran.stderr), (Some(1), format!("{wanted}{}", count(1))));
    }
}
