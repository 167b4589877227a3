//! Progress carried to another browser and back as text, and forgotten lesson by lesson.

use std::fs;

use serde_json::json;
use tests::{Engine, Page, place};

use crate::trouble::serve_blocked;

const SETTINGS: &str = "en/settings/";
const KEPT: &str = "return localStorage['squarewise-progress'] ?? ''";
const TWO_LESSONS: &str = "Squarewise progress, version 1\nrook/two-stars\nrook/stars\nbishop/crossing\n";

/// Texts that somebody may bring, what is then said, and whether anything has changed.
const BROUGHT: &[(&str, &str)] = &[
    ("", "There is nothing in the box yet. Put your progress in there, or choose a file."),
    (" \n ", "There is nothing in the box yet."),
    ("{\"rook\":", "Nothing was changed. The text begins with “{\"rook\":”, and"),
    ("<b>bold</b>", "Nothing was changed. The text begins with “<b>bold</b>”, and"),
    (
        "Squarewise progress, version 2\nrook/stars",
        "Nothing was changed. The text begins with “Squarewise progress, version 2”",
    ),
    (
        "Squarewise progress, version 1\nrook/stars\nrook stars",
        "Nothing was changed. Line 3 is “rook stars”, and a line begins like “rook/two-stars”.",
    ),
    (
        "Squarewise progress, version 1\n../../etc/passwd",
        "Nothing was changed. Line 2 is “../../etc/passwd”, and a line begins like “rook/two-stars”.",
    ),
];

fn bring(page: &Page, text: &str) {
    page.wait_until("the box is awake", "document.querySelector('.bring:enabled')");
    page.run_with("document.querySelector('.bring').value = arguments[0]", text);
    page.click("[data-do=add]");
}

fn wait_for_said(page: &Page, words: &str) {
    page.run_with("window.words = arguments[0]", words);
    page.wait_until(words, "document.querySelector('.said').textContent.startsWith(words)");
}

pub(crate) fn a_text_brings_what_is_solved(engine: Engine) {
    let page = Page::open(engine, SETTINGS);
    for (text, said) in BROUGHT {
        bring(&page, text);
        wait_for_said(&page, said);
        assert_eq!(page.run(KEPT), "", "{text:?}");
        assert_eq!(
            page.run("return document.querySelector('.bring').value.length"),
            text.len(),
            "it can be mended"
        );
    }
    page.assert_accessible();
    // As a program for letters may have left it, and a line of a course that is not here.
    bring(
        &page,
        "\u{feff}Squarewise progress, version 1 \r\n\r\nrook/stars  Rook: Four stars\r\nrook/stars\r\nelse/where\r\n",
    );
    wait_for_said(&page, "New: 1. Solved already: 0. Not of this course, but kept: 1.");
    assert_eq!(page.run(KEPT), "Squarewise progress, version 1\nrook/stars\nelse/where\n");
    bring(&page, TWO_LESSONS);
    wait_for_said(&page, "New: 2. Solved already: 1.");
    let taken = page.run("return document.querySelector('.take').value");
    page.run("localStorage.clear()");
    page.go(SETTINGS);
    assert_eq!(page.run("return document.querySelector('.take').value"), "Squarewise progress, version 1\n");
    bring(&page, taken.as_str().expect("a text"));
    wait_for_said(&page, "New: 3. Solved already: 0. Not of this course, but kept: 1.");
    page.go("en/rook/");
    page.wait_until(
        "the lesson knows it",
        "document.querySelector(\"[data-so-far=all]:has([id='two-stars'])\")",
    );
    page.assert_quiet();
}

pub(crate) fn a_file_brings_what_is_solved(engine: Engine) {
    if engine == Engine::WebKit {
        // Its driver opens no files.
        return;
    }
    let page = Page::open(engine, SETTINGS);
    let file = |name: &str, bytes: &[u8]| {
        let path = place::output(&format!("carried-{}", engine.name()), name);
        fs::write(&path, bytes).expect("the folder was just made");
        path.display().to_string()
    };
    page.wait_until("the box is awake", "document.querySelector('.bring:enabled')");
    for (name, bytes, said) in [
        ("picture.txt", &b"\x89PNG\r\n\x1a\n\0\0\xff"[..], "Nothing was changed. The text begins with"),
        ("progress.txt", TWO_LESSONS.as_bytes(), "New: 3. Solved already: 0."),
    ] {
        page.send_file("input[type=file]", &file(name, bytes));
        page.wait_until("the file is read", "document.querySelector('.bring').value");
        page.click("[data-do=add]");
        wait_for_said(&page, said);
        page.run("document.querySelector('.bring').value = ''");
    }
    assert_eq!(page.run(KEPT), TWO_LESSONS);
    page.assert_quiet();
}

/// Forgets one lesson by two presses, the first of which only asks.
fn begin_rook_again(page: &Page) {
    page.wait_until("the lessons are awake", "document.querySelector('[data-forget=rook]:enabled')");
    page.run("document.querySelector('.lesson:has([data-forget=rook])').open = true");
    page.click(".confirmed:has([data-forget=rook]) summary");
    page.click("[data-forget=rook]");
    wait_for_said(page, "Forgotten.");
    assert_eq!(page.run("return document.activeElement.localName"), "summary", "the focus is lost");
}

pub(crate) fn one_lesson_is_begun_again(engine: Engine) {
    let page = Page::open(engine, SETTINGS);
    bring(&page, TWO_LESSONS);
    wait_for_said(&page, "New: 3.");
    page.run("document.querySelector('.lesson:has([data-forget=rook])').open = true");
    page.click(".confirmed:has([data-forget=rook]) summary");
    assert_eq!(page.run(KEPT), TWO_LESSONS, "one press forgets nothing");
    assert_eq!(page.text("[data-forget=rook]"), "Forget what is solved in The rook");
    page.assert_accessible();
    page.go(SETTINGS);
    begin_rook_again(&page);
    for visit in ["at once", "after a reload"] {
        assert_eq!(page.run(KEPT), "Squarewise progress, version 1\nbishop/crossing\n", "{visit}");
        assert_eq!(page.run(SO_FAR), json!(["0", "some"]), "{visit}");
        page.go(SETTINGS);
    }
    page.go("en/rook/");
    page.wait_until(
        "the lesson begins again",
        "document.querySelector(\"[data-so-far='0']:has([id='two-stars'])\")",
    );
    page.assert_quiet();
}

/// How far the lessons of the rook and the bishop are.
const SO_FAR: &str = "return ['rook', 'bishop'].map(lesson => document.querySelector(`.lesson:has([data-forget=${lesson}])`).dataset.soFar)";

pub(crate) fn without_storage_one_lesson_is_begun_again(engine: Engine) {
    let page = Page::open(engine, &format!("{}{SETTINGS}", serve_blocked(engine)));
    bring(&page, TWO_LESSONS);
    wait_for_said(&page, "New: 3.");
    begin_rook_again(&page);
    assert_eq!(page.run(SO_FAR), json!(["0", "some"]));
    assert!(page.console().is_empty(), "{:?}", page.console());
    // The next test begins with an empty store, and here is none to empty.
    page.go("");
}
