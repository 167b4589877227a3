//! Files that nobody can read as text: each is one finding, and what is wrong with the others is told at
//! the same time.
#![cfg(unix)]

mod scratch;

use std::fs;
use std::os::unix::fs::symlink;
use std::process::Command;

use scratch::{COURSE, LESSON, LIST, ROOK, Scratch, WORDS, count, findings, lesson_with};

const FOLDER: &str = "www/lessons/en";

/// Each file, what it is made into, and what is found in it.
type Row = (&'static str, fn(&Scratch, &str), &'static [(usize, &'static str, &'static str)]);

const NO_FILE: &str = "put a text file in its place, or give it another name";
const NO_LINK: &str = "put a file in its place, or remove the link";
const SPLIT: &str = "split the lesson, and keep pictures in files of their own";

const LESSONS: &[Row] = &[
    (
        "bishop.toml",
        |scratch, file| link(scratch, "gone.toml", file),
        &[(1, "this link leads to no file", NO_LINK)],
    ),
    (
        "castling.toml",
        |scratch, file| link(scratch, "castling.toml", file),
        &[(1, "this link cannot be followed", NO_LINK)],
    ),
    ("check.toml", |scratch, file| link(scratch, ".", file), &[(1, "this is not a file", NO_FILE)]),
    (
        "clock.toml",
        |scratch, file| fs::create_dir(scratch.path(file)).expect("a folder"),
        &[(1, "this is not a file", NO_FILE)],
    ),
    ("draws.toml", make_pipe, &[(1, "this is not a file", NO_FILE)]),
    (
        "flag.toml",
        |scratch, file| scratch.write(file, b"format = 1\ntitle = \"R\xe9ti\"\n"),
        &[(2, "the file is not UTF-8 text: byte 22 of it is no letter", "save it as UTF-8 in your editor")],
    ),
    (
        "king.toml",
        |scratch, file| scratch.write(file, [0xff, 0xfe, b'f', 0, b'=', 0]),
        &[(1, "the file is not UTF-8 text: byte 1 of it is no letter", "save it as UTF-8 in your editor")],
    ),
    (
        "knight.toml",
        |scratch, file| scratch.write(file, b"\n \r\n\t\n"),
        &[(1, "the file is empty", "write what belongs into it, or remove it")],
    ),
    (
        "pawn.toml",
        |scratch, file| scratch.write(file, vec![b'#'; 10_000_000]),
        &[(1, "the file has 9766 kB, and 256 kB is the most", SPLIT)],
    ),
    // These can be read, and are.
    (
        "pin.toml",
        |scratch, file| scratch.write(file, format!("\u{feff}{}", wrong().replace('\n', "\r\n"))),
        &[WRONG],
    ),
    (
        "queen.toml",
        |scratch, file| scratch.write(file, LESSON.replace("Lines", "Li\0nes")),
        &[(7, "found the character U+0000, which no file may hold", "take it out")],
    ),
    ("rook.toml", |scratch, file| scratch.write(file, wrong()), &[WRONG]),
];

const WRONG: (usize, &str, &str) = (
    16,
    "the piece on d4 has moves = 13, not 14",
    "write moves = 13 (d1 d2 d3 a4 b4 c4 e4 f4 g4 h4 d5 d6 d7)",
);

fn wrong() -> String {
    lesson_with(&[("moves = 13", "moves = 14")])
}

fn link(scratch: &Scratch, target: &str, file: &str) {
    symlink(target, scratch.path(file)).expect("a link");
}

fn make_pipe(scratch: &Scratch, file: &str) {
    let made = Command::new("mkfifo").arg(scratch.path(file)).status();
    assert!(made.is_ok_and(|made| made.success()), "a pipe");
}

#[test]
fn lessons() {
    let scratch = Scratch::new();
    let mut wanted = String::new();
    let names: Vec<&str> = LESSONS.iter().filter_map(|(name, ..)| name.strip_suffix(".toml")).collect();
    scratch.write(LIST, COURSE.replace("[\"rook\"]", &format!("{names:?}")));
    for (name, make, found) in LESSONS {
        let file = format!("{FOLDER}/{name}");
        make(&scratch, &file);
        wanted += &findings(&file, found);
    }
    let ran = scratch.run(&["check"]);
    assert_eq!((ran.code, ran.stderr), (Some(1), wanted + &count(LESSONS.len())));
}

#[test]
fn files_that_are_no_lessons() {
    let scratch = Scratch::new();
    scratch.write(ROOK, wrong());
    let lists = "format = 1\nsheets = [\"score\"]\npages = [\"about\"]";
    scratch.write(LIST, COURSE.replace("format = 1", lists));
    scratch.write(&format!("{FOLDER}/sheets"), "a file");
    fs::create_dir(scratch.path(&format!("{FOLDER}/pages"))).expect("a folder");
    link(&scratch, "about.toml", &format!("{FOLDER}/pages/about.toml"));
    link(&scratch, "gone.toml", &format!("{FOLDER}/glossary.toml"));
    fs::create_dir(scratch.path(&format!("{FOLDER}/laws.md"))).expect("a folder");
    scratch.write(WORDS, "");
    let found = |file: &str, problem, help| findings(&format!("{FOLDER}/{file}"), &[(1, problem, help)]);
    let folder = "put a folder with the files of the sheets in its place, or remove it";
    let wanted = [
        findings(
            LIST,
            &[(3, "the sheet \"score\" has no file", "write sheets/score.toml, or take the name out")],
        ),
        found("glossary.toml", "this link leads to no file", NO_LINK),
        found("laws.md", "this is not a file", NO_FILE),
        found("pages/about.toml", "this link cannot be followed", NO_LINK),
        findings(ROOK, &[WRONG]),
        found("sheets", "the folder cannot be read: Not a directory (os error 20)", folder),
        found("words.toml", "the file is empty", "write what belongs into it, or remove it"),
    ];
    let ran = scratch.run(&["check"]);
    assert_eq!((ran.code, ran.stderr), (Some(1), wanted.concat() + &count(7)));
}

#[test]
fn the_list_itself() {
    let scratch = Scratch::new();
    fs::remove_file(scratch.path(LIST)).expect("the list");
    link(&scratch, "course.toml", LIST);
    scratch.write(ROOK, wrong());
    let loops = "this link cannot be followed";
    let wanted = findings(LIST, &[(1, loops, NO_LINK)]) + &findings(ROOK, &[WRONG]);
    let ran = scratch.run(&["check"]);
    assert_eq!((ran.code, ran.stderr), (Some(1), wanted + &count(2)));
}
