//! The table of a language: nothing is missing in it, nothing in it is useless, and all that is wrong is told.

use std::fs;
use std::path::Path;

use lesson::Words;
use lesson::words::{Fault, english};

const TABLE: &str = include_str!("../../../www/lessons/en/words.toml");
const LIST: &str = include_str!("../src/words/say.rs");

/// The group, key and text of each line of the English table, with a change made to it.
fn read(change: impl Fn(&str) -> String) -> Result<Words, Vec<Fault>> {
    let table = change(TABLE);
    let mut group = "";
    let mut entries = Vec::new();
    for line in table.lines() {
        if let Some(name) = line.strip_prefix('[') {
            group = name.trim_end_matches(']');
        } else if let Some((key, text)) = line.split_once(" = \"") {
            entries.push((group, key, text.trim_end_matches('"').replace("\\\"", "\"")));
        }
    }
    Words::read(entries.iter().map(|(group, key, text)| (*group, *key, text.as_str())))
}

/// What is wrong with the English table after a change: group, key, problem and help.
#[track_caller]
fn check(from: &str, to: &str, wanted: &[[&str; 4]]) {
    assert!(TABLE.contains(from), "the table has no {from}");
    let faults = read(|table| table.replacen(from, to, 1)).expect_err("something is wrong");
    let faults: Vec<[String; 4]> =
        faults.into_iter().map(|fault| [fault.group, fault.key, fault.problem, fault.help]).collect();
    assert_eq!(faults, wanted);
}

#[test]
fn everything_wrong_in_a_table_is_told_with_what_to_type() {
    check(
        "\nempty = \"empty\"\n",
        "\nemtpy = \"empty\"\n",
        &[
            ["cells", "empty", "the text empty of [cells] is missing", "write empty = \"…\" under [cells]"],
            [
                "cells",
                "emtpy",
                "nothing says the text emtpy of [cells]",
                "take it away, or give it the name of one that is missing",
            ],
        ],
    );
    check(
        "undone = \"{the} is back on {square}.\"",
        "undone = \"{teh} is back.\"",
        &[
            ["moves", "undone", "found {teh} in undone, which it is not given", "write {the} or {square}"],
            ["moves", "undone", "the text undone lacks {the}", "put {the} into \"{teh} is back.\""],
            ["moves", "undone", "the text undone lacks {square}", "put {square} into \"{teh} is back.\""],
        ],
    );
    check(
        "cancel = \"Cancel\"",
        "cancel = \"Cancel {it\"",
        &[["moves", "cancel", "found { without } in cancel", "write } after {it"]],
    );
    check(
        "cancel = \"Cancel\"",
        "cancel = \" \"",
        &[["moves", "cancel", "the text cancel is empty", "write cancel = \"…\""]],
    );
    check(
        "cancel = \"Cancel\"",
        "cancel = \"Can\u{7}cel\"",
        &[["moves", "cancel", "cancel holds the character U+0007, which cannot be shown", "take it out"]],
    );
    check(
        "turned = \"The board is turned: White is at the bottom. | ",
        "turned = \"",
        &[[
            "moves",
            "turned",
            "found 1 forms of turned, expected 2: for White and for Black",
            "write turned = \"… | …\"",
        ]],
    );
    check(
        "letters = \"N B R Q K\"",
        "letters = \"N B R Q N\"",
        &[[
            "notation",
            "letters",
            "moves could not be read that are written with these letters",
            "write five that differ, like letters = \"N B R Q K\"",
        ]],
    );
}

#[test]
fn eight_files_have_eight_spoken_names() {
    let english = "alpha bravo charlie delta echo foxtrot golf hotel";
    for names in [
        "alpha bravo charlie delta echo foxtrot golf",
        "alpha bravo charlie delta echo foxtrot golf hotel india",
        "alpha bravo charlie delta echo foxtrot golf Golf",
        "alpha bravo charlie delta echo foxtrot golf h",
        "alpha bravo charlie delta echo foxtrot golf h8h",
        "alpha  bravo charlie delta echo foxtrot golf",
        "alpha, bravo, charlie, delta, echo, foxtrot, golf, hotel",
    ] {
        check(
            english,
            names,
            &[[
                "spoken",
                "alphabet",
                "alphabet does not name eight files, each by a word of its own",
                "write eight names, from that of the a-file on, like alphabet = \"alpha bravo …\"",
            ]],
        );
    }
    read(|table| table.replacen(english, "антон борис василий григорий дмитрий елена жук зоя", 1))
        .expect("a sound table");
}

#[test]
fn a_language_may_count_in_other_ways() {
    let left = |forms: &str, count: usize| {
        let english = "stars_left = \"One star is left. | {count} stars are left.\"";
        let words = read(|table| table.replacen(english, &format!("stars_left = \"{forms}\""), 1));
        words.expect("a sound table").stars_left(count)
    };
    let russian = "Осталась {count} звезда. | Осталось {count} звезды. | Осталось {count} звёзд.";
    for (forms, count, wanted) in [
        ("あと{count}つ", 1, "あと1つ"),
        ("あと{count}つ", 5, "あと5つ"),
        (russian, 1, "Осталась 1 звезда."),
        (russian, 3, "Осталось 3 звезды."),
        (russian, 5, "Осталось 5 звёзд."),
        (russian, 12, "Осталось 12 звёзд."),
        (russian, 21, "Осталась 21 звезда."),
    ] {
        assert_eq!(left(forms, count), wanted);
    }
}

#[test]
fn pieces_have_the_letters_of_their_language() {
    let letters = |letters: &str| {
        let words = read(|table| table.replacen("N B R Q K", letters, 1)).expect("a sound table");
        rules::Kind::ALL.map(|kind| words.letters().name(kind)).join(" ")
    };
    assert_eq!(letters("S L T D K"), " S L T D K");
    assert_eq!(letters("J S V D K"), " J S V D K", "Czech, which the rules do not know");
}

#[test]
fn the_words_of_a_board_are_read_back_and_nothing_else_is() {
    let lines = english().to_lines();
    let words = Words::from_lines(&lines).expect("the words of a board");
    assert_eq!(words.to_lines(), lines);
    for wrong in ["", "<!doctype html>", &lines[..lines.len() / 2], &format!("{lines}\n")] {
        assert_eq!(Words::from_lines(wrong), None);
    }
}

/// That each text of the list is in the table, and the other way round, is what reading a table means.
#[test]
fn every_text_is_said_somewhere() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut code = String::new();
    let mut waiting = vec![crates];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() && !path.ends_with("tests") {
                waiting.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                code.push_str(&fs::read_to_string(path).expect("a source"));
            }
        }
    }
    let listed = LIST.lines().filter_map(|line| line.trim().split_once(" \"")).map(|(name, _)| name);
    let listed: Vec<&str> = listed.filter(|name| name.chars().all(char::is_alphanumeric)).collect();
    assert!(listed.len() > 200, "the list is read wrongly: {listed:?}");
    let is_said = |name: &&str| {
        let said = format!("Say::{name}");
        let mut ends = code.match_indices(&said).map(|(at, _)| &code[at + said.len()..]);
        ends.any(|after| !after.starts_with(|letter: char| letter.is_alphanumeric()))
    };
    let useless: Vec<&str> = listed.into_iter().filter(|name| !is_said(name)).collect();
    assert!(useless.is_empty(), "nothing says {useless:?}: take them out of the list and of the tables");
}
