//! What boards tell, in the names of squares and the form of moves that its reader has chosen.

use fantoccini::key::Key;
use serde_json::json;
use tests::{Engine, Page};

use crate::element::assert_silent;
use crate::typed::{focus_box, type_in};

const LESSON: &str = "en/rook/";

/// What is chosen on the page of settings, the square d4 and the file d as they are told then, and d8 and e5 in a
/// sentence.
const NAMES: [(&str, &str, &str, &str, &str); 3] = [
    ("phonetic", "delta 4", "file delta", "delta 8", "echo 5"),
    ("players", "david 4", "file david", "david 8", "eva 5"),
    ("letters", "d4", "file d", "d8", "e5"),
];

/// The heading of the fourth file from the left.
const HEADING: &str = "return document.querySelectorAll('#open-board [role=columnheader]')[3].textContent";

fn choose(page: &Page, name: &str, value: &str) {
    page.go("en/settings/");
    page.wait_until("the choices are awake", "document.querySelector('.choices input:enabled')");
    page.click(&format!(".choices label:has([name={name}][value={value}])"));
}

/// Keeps a choice as another window does.
fn keep(page: &Page, squares: &serde_json::Value) {
    page.run_with(
        "localStorage['squarewise-settings'] = JSON.stringify({ version: 1, squares: arguments[0] });
        dispatchEvent(new StorageEvent('storage'))",
        squares.clone(),
    );
}

pub(crate) fn squares_are_told_by_the_names_that_are_chosen(engine: Engine) {
    let page = Page::open(engine, LESSON);
    for (chosen, d4, file_d, d8, e5) in NAMES {
        choose(&page, "squares", chosen);
        page.assert_accessible();
        page.go(LESSON);
        let board = page.board("open-board");
        board.wait_until_awake();
        board.wait_for_label("d4", &format!("{d4}, white rook"));
        assert_eq!(page.run(HEADING), file_d);
        board.click("e5");
        board.wait_for_status(&format!(
            "The rook cannot go from {d4} to {e5}: a rook moves in straight lines"
        ));
        assert_eq!(page.text("[id='open-board'] [role=status] a"), "Article 3.3");
        board.click("d8");
        board.wait_for_status(&format!("White rook to {d8}."));
        board.wait_for_label("d8", &format!("{d8}, white rook"));
        page.click("#open-board [data-intent=turn]");
        board.wait_for_status("turned");
        board.wait_for_label("d8", &format!("{d8}, white rook"));
        board.focus("d8");
        // Whoever is told so may type so.
        page.press("i");
        page.wait_until(
            "moves are read as they are typed",
            "performance.getEntriesByType('resource').some(entry => entry.name.includes('typed') && entry.responseEnd)",
        );
        page.press(format!("rook to {d4}{}", char::from(Key::Enter)));
        board.wait_for_status(&format!("White rook to {d4}."));
        check_tree(&page, chosen);
    }
    page.assert_quiet();
}

/// A screen reader meets each square and each file of the lesson's boards under one kind of name.
fn check_tree(page: &Page, chosen: &str) {
    let Some(tree) = page.tree() else { return };
    let told = |role: &'static str| tree.iter().filter(move |node| node.role == role).map(|node| &*node.name);
    let is_letter =
        |name: &str| name.split([' ', ',']).any(|word| word.len() == 1 && "abcdefgh".contains(word));
    let is_square = |name: &str| {
        let first = name.split(',').next().unwrap_or_default();
        first.len() == 2 && first.ends_with(|digit: char| digit.is_ascii_digit())
    };
    let (squares, files) = (told("button").filter(|name| is_square(name)), told("columnheader"));
    let (squares, files) = (squares.count(), files.filter(|name| is_letter(name)).count());
    assert_eq!(squares > 0 && files > 0, chosen == "letters", "{chosen}: {squares} squares, {files} files");
    assert_eq!(squares == 0 && files == 0, chosen != "letters", "{chosen}: {squares} squares, {files} files");
}

pub(crate) fn a_choice_in_another_window_holds_at_once(engine: Engine) {
    let page = Page::open(engine, LESSON);
    let board = page.board("open-board");
    board.click("d8");
    board.wait_for_status("White rook to d8.");
    for (chosen, told) in
        [("players", "david 8"), ("phonetic", "delta 8"), ("toString", "d8"), ("letters", "d8")]
    {
        keep(&page, &json!(chosen));
        board.wait_for_label("d8", &format!("{told}, white rook"));
        assert_eq!(board.status(), format!("White rook to {told}."), "{chosen}");
    }
    page.assert_quiet();
}

pub(crate) fn what_is_no_choice_changes_nothing(engine: Engine) {
    let page = Page::open(engine, LESSON);
    for rubbish in [json!("no-such"), json!(7), json!({}), json!(null), json!("__proto__"), json!("../boot")]
    {
        keep(&page, &rubbish);
        page.go(LESSON);
        let board = page.board("open-board");
        board.click("d8");
        board.wait_for_status("White rook to d8.");
        assert!(board.label("d8").starts_with("d8, white rook"), "{rubbish}");
        let fetched =
            "return performance.getEntriesByType('resource').some(entry => entry.name.includes('spoken'))";
        assert_eq!(page.run(fetched), false, "{rubbish}: who has not chosen it does not wait for it");
    }
    page.assert_quiet();
}

pub(crate) fn moves_of_a_line_are_told_as_they_are_wanted(engine: Engine) {
    let page = Page::open(engine, LESSON);
    for (chosen, wanted) in [
        ("written", json!(["1. f3", ""])),
        ("words", json!(["", "White pawn to f3."])),
        ("both", json!(["1. f3", "White pawn to f3."])),
    ] {
        choose(&page, "moves", chosen);
        page.go("en/checkmate/");
        page.board("fools-mate").wait_until_awake();
        let seen = page.run(
            "return [...document.querySelector('#fools-mate .line .move').children].map(part => part.getBoundingClientRect().width ? part.textContent : '')",
        );
        assert_eq!(seen, wanted, "{chosen}");
        page.assert_accessible();
    }
    page.assert_quiet();
}

pub(crate) fn moves_of_ones_own_game_are_told_as_they_are_wanted(engine: Engine) {
    let page = Page::open(engine, LESSON);
    for (chosen, wanted) in [
        ("written", json!(["Start", "1. e4", "e5"])),
        ("words", json!(["Start", "White pawn to e4.", "Black pawn to e5."])),
        ("both", json!(["Start", "1. e4", "e5"])),
    ] {
        choose(&page, "moves", chosen);
        page.go("en/your-board/#moves=e2e4_e7e5");
        page.wait_until("it is listed", "document.querySelectorAll('.record li').length === 3");
        let listed = "return [...document.querySelectorAll('.record li')].map((one) => one.textContent)";
        assert_eq!(page.run(listed), wanted, "{chosen}");
        page.assert_accessible();
    }
    assert_silent(&page);
    page.run("document.documentElement.dataset.moves = 'words'");
    page.wait_until(
        "a choice in another window holds at once",
        "document.querySelector('.record li:last-child').textContent === 'Black pawn to e5.'",
    );
}

pub(crate) fn a_sentence_is_written_once(engine: Engine) {
    let page = Page::open(engine, LESSON);
    let board = page.board("open-board");
    board.wait_until_awake();
    page.run(
        "window.writes = 0;
        const count = changes => (window.writes += changes.length);
        const status = document.querySelector('#open-board [role=status]');
        new MutationObserver(count).observe(status, { childList: true, characterData: true, subtree: true })",
    );
    for (count, (square, said)) in (1..).zip([
        ("e5", "a rook moves in straight lines"),
        ("d8", "White rook to d8."),
        ("a1", "The rook cannot go from d8 to a1"),
    ]) {
        board.click(square);
        board.wait_for_status(said);
        assert_eq!(page.run("return writes"), count, "{said}");
    }
    page.assert_quiet();
}

pub(crate) fn what_is_refused_stays_as_it_was_typed(engine: Engine) {
    let page = Page::open(engine, LESSON);
    keep(&page, &json!("phonetic"));
    page.go(LESSON);
    page.board("open-board").wait_for_label("d4", "delta 4, white rook");
    focus_box(&page, "open-board");
    for (typed, said) in [
        ("echo 5", "echo 5"),
        ("rook takes echo 5", "The rook cannot go from delta 4 to echo 5"),
        ("hello", "\"hello\" is not a move."),
    ] {
        page.run("document.activeElement.value = ''");
        type_in(&page, typed);
        page.board("open-board").wait_for_status(said);
        page.wait_until("it can be mended", &format!("document.activeElement.value === '{typed}'"));
        // And nobody changes it later.
        page.run("window.isLater = false; setTimeout(() => (window.isLater = true))");
        page.wait_until("whatever was put off is done", "isLater");
        assert_eq!(page.run("return document.activeElement.value"), typed);
    }
    page.run("document.activeElement.value = ''");
    type_in(&page, "rook to delta 8");
    page.board("open-board").wait_for_status("White rook to delta 8.");
    assert_eq!(page.run("return document.activeElement.value"), "", "what is made is gone from the box");
    page.assert_quiet();
}
