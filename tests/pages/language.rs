//! A course in which the pieces have other letters: what is written shows them, what is typed may use either.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tests::{Engine, Page, place, site};

use crate::trouble::copy_folder;
use crate::typed::{focus_box, has_focus, type_in};

/// A site of two lessons in which a knight is an S, as in German: built from the files of the English ones, with
/// other letters in the table of words.
fn build(engine: Engine) -> PathBuf {
    let listed = place::output(&format!("letters/{}/www/lessons/de", engine.name()), "course.toml");
    let lessons = listed.parent().expect("a file is in a folder");
    let root = lessons.ancestors().nth(3).expect("it lies so deep");
    let source = place::in_workspace("www");
    for folder in ["", "style", "package", "demo"] {
        copy_files(&source.join(folder), &root.join("www").join(folder));
    }
    copy_folder(&source.join("node_modules/@fontsource"), &root.join("www/node_modules/@fontsource"));
    copy_folder(&place::in_workspace("target/web"), &root.join("target/web"));
    let english = source.join("lessons/en");
    for lesson in ["rook.toml", "checkmate.toml"] {
        let text = fs::read_to_string(english.join(lesson)).expect("the lesson is there");
        // The sheet of a lesson that is not here.
        let kept: Vec<&str> = text.lines().filter(|line| !line.starts_with("sheet_of")).collect();
        fs::write(lessons.join(lesson), kept.join("\n")).expect("the folder was just made");
    }
    fs::write(
        &listed,
        "format = 1\n[[chapter]]\ntitle = \"Buchstaben\"\nlessons = [\"rook\", \"checkmate\"]\n",
    )
    .expect("the folder was just made");
    let words = fs::read_to_string(english.join("words.toml")).expect("the table of words");
    let german = words
        .replace("letters = \"N B R Q K\"", "letters = \"S L T D K\"")
        .replace("language = \"en-GB\"", "language = \"de\"");
    assert_ne!(german, words, "the table has other letters");
    fs::write(lessons.join("words.toml"), german).expect("the folder was just made");
    let built = Command::new(site::squarewise()).arg("build").current_dir(root).output();
    let built = built.expect("squarewise was built");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    root.join("dist")
}

fn copy_files(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the folder can be made");
    let files = fs::read_dir(from).expect("the sources of the site").flatten();
    for file in files.filter(|file| file.path().is_file()) {
        fs::copy(file.path(), to.join(file.file_name())).expect("the file can be copied");
    }
}

pub(crate) fn letters_are_shown_and_read(engine: Engine) {
    let site = site::serve_folder(&build(engine), "/");
    let page = Page::open(engine, &format!("{site}de/checkmate/"));
    let moves = page
        .run("return [...document.querySelectorAll('#fools-mate .line b')].map(move => move.textContent)");
    assert_eq!(moves, serde_json::json!(["1. f3", "1… e5", "2. g4", "2… Dh4#"]));
    page.go(&format!("{site}de/rook/"));
    let board = page.board("open-board");
    focus_box(&page, "open-board");
    // In the letters of the language, in the English ones, in words, and small.
    for (typed, to) in [("Td8", "d8"), ("Ra8", "a8"), ("rook to a1", "a1"), ("th1", "h1")] {
        type_in(&page, typed);
        board.wait_for_status(&format!("White rook to {to}."));
    }
    type_in(&page, "Rb5");
    board.wait_for_status("The rook cannot go from h1 to b5");
    assert_eq!(page.run("return document.activeElement.value"), "Rb5", "the box keeps what was typed");
    assert!(has_focus(&page), "the focus is lost");
    assert!(page.console().is_empty(), "{:?}", page.console());
}
