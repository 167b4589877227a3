//! The guide for authors: its examples, one below the other, are a lesson, and its limits are those of the check.

mod scratch;

use scratch::{LESSON, ROOK, Scratch};

const GUIDE: &str = include_str!("../../../www/lessons/en/pages/authors.toml");
const FORMAT: &str = include_str!("../../lesson/src/file.rs");

/// The examples of the guide that stand in a lesson for themselves, in their order: not commands, nor what is
/// told of a section that is there already.
fn examples() -> String {
    let mut blocks: Vec<String> = vec![String::new()];
    for line in GUIDE.lines() {
        let block = blocks.last_mut().expect("a block");
        match line.strip_prefix("    ") {
            Some(code) => *block += &format!("{code}\n"),
            None if line.is_empty() && !block.is_empty() => *block += "\n",
            None => blocks.push(String::new()),
        }
    }
    let is_of_lesson = |block: &&String| ["format = ", "["].iter().any(|start| block.starts_with(start));
    blocks.iter().filter(is_of_lesson).map(String::as_str).collect()
}

#[test]
fn the_examples_are_a_lesson() {
    let scratch = Scratch::new();
    let lesson = examples();
    let headers = ["[[section]]", "[[section.board]]", "[[exercise]]", "[[exercise.question]]", "[sheet]"];
    for header in headers {
        assert!(lesson.contains(header), "no {header} in {lesson}");
    }
    scratch.write(ROOK, &lesson);
    let ran = scratch.run(&["check"]);
    assert_eq!((ran.code, &*ran.stderr), (Some(0), ""), "{lesson}");
}

#[test]
fn the_limits_of_a_sheet_are_those_of_the_check() {
    let scratch = Scratch::new();
    let sheet = "\n[sheet]\nshow = []\nrules = []\n\n[sheet.task]\nask = \"collect\"\nboards = []\n";
    scratch.write(ROOK, format!("{LESSON}{sheet}"));
    let told = scratch.run(&["check"]).stderr;
    for (key, in_guide, in_format) in [
        ("show", "for {} boards to `show`", "left to right: {}, or"),
        ("rules", "for {} `rules`", "a short sentence each: {}."),
        ("boards", "for {} boards in the task", "asked about: {}."),
    ] {
        let (_, expected) = told.split_once(&format!("found 0 of {key}, expected ")).expect("a finding");
        let limits = expected.lines().next().expect("a line");
        for (text, said) in [(GUIDE, in_guide), (FORMAT, in_format)] {
            let said = said.replace("{}", limits);
            assert!(text.contains(&said), "{said:?} is not told");
        }
    }
}
