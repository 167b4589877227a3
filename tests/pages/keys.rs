//! Keys while the focus is on a square, and the help that lists them.

use fantoccini::key::Key;
use tests::{Engine, Page};

use crate::element::assert_silent;

/// Keys with others held, as a keyboard sends them: `code`, `key`, what is held.
fn press_held(page: &Page, code: &str, key: &str, held: &str) {
    let event = format!("{{ code: '{code}', key: '{key}', {held}: true, bubbles: true, cancelable: true }}");
    page.run(&format!("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {event}))"));
}

fn press_key(page: &Page, key: Key) {
    page.press(char::from(key).to_string());
}

pub(crate) fn letters_lead_to_pieces_and_answer_questions(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    let board = page.board("friend");
    board.focus("a1");
    // Each key, where the focus is then, and what is said, if anything is.
    let rows = [
        ("r", "d4", ""),
        ("n", "g4", ""),
        ("n", "d6", ""),
        ("n", "g4", ""),
        ("q", "g4", "There is no queen on the board."),
        ("5", "g5", ""),
        ("4", "g4", ""),
        ("m", "g4", "The knight on g4 can go to no square."),
        ("]", "d3", ""),
        ("[", "g4", ""),
        ("[", "f4", ""),
        ("r", "d4", ""),
        ("c", "d4", "The rook on d4 can take on g4."),
        ("o", "d4", "d4, white rook, chosen, dark square."),
        ("w", "d4", "White to move. White: rook d4, knight d6. Black: knight g4."),
    ];
    for (key, focus, said) in rows {
        page.press(key);
        assert_eq!(board.focused_square().as_deref(), Some(focus), "after {key:?}");
        if !said.is_empty() {
            board.wait_for_status(said);
        }
    }
    press_held(&page, "KeyN", "N", "shiftKey");
    assert_eq!(board.focused_square().as_deref(), Some("d6"), "Shift goes back");
    press_held(&page, "Digit8", "*", "shiftKey");
    assert_eq!(board.focused_square().as_deref(), Some("h6"), "Shift and a digit is a file");
    press_held(&page, "KeyK", "Л", "shiftKey");
    board.wait_for_status("There is no king on the board.");
    press_held(&page, "KeyT", "е", "isComposing");
    assert_eq!(board.focused_square().as_deref(), Some("h6"), "what is no key of ours does nothing");
    press_held(&page, "KeyH", "р", "isComposing");
    assert_eq!(board.focused_square().as_deref(), Some("h6"), "in whatever script");
    press_held(&page, "Home", "Home", "ctrlKey");
    assert_eq!(board.focused_square().as_deref(), Some("a8"));
    press_held(&page, "End", "End", "ctrlKey");
    assert_eq!(board.focused_square().as_deref(), Some("h1"));
    for (code, key, held) in [("KeyR", "r", "ctrlKey"), ("KeyB", "b", "metaKey"), ("Digit5", "5", "altKey")] {
        press_held(&page, code, key, held);
        assert_eq!(board.focused_square().as_deref(), Some("h1"), "{held} with {key} is the browser's");
    }
    page.press("i");
    assert_eq!(page.run("return document.activeElement.name + document.activeElement.value"), "move");
    page.press("r");
    assert_eq!(page.run("return document.activeElement.value"), "r", "letters are letters in the box");
    page.assert_quiet();
}

pub(crate) fn the_help_opens_and_goes_back(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    let board = page.board("capture");
    board.focus("d4");
    page.wait_until(
        "the first board is described",
        "document.querySelector('#open-board [aria-describedby=board_how]')",
    );
    assert_eq!(page.count("[role=grid][aria-describedby]"), 1, "once is enough on a page");
    page.press("?");
    assert_eq!(page.run("return document.querySelector('.help').open"), true);
    assert_eq!(page.run("return document.activeElement.localName"), "summary");
    page.assert_accessible();
    page.screenshot("keys-help");
    press_key(&page, Key::Escape);
    assert_eq!(page.run("return document.querySelector('.help').open"), false);
    assert_eq!(board.focused_square().as_deref(), Some("d4"));
    page.assert_quiet();
}

pub(crate) fn letters_can_be_switched_off(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    page.board("friend").wait_until_awake();
    page.wait_until("the help is awake", "document.querySelector('[aria-describedby=board_how]')");
    page.click(".help summary");
    page.click(".help [name=squarewise-letters]");
    page.click(".help [name=squarewise-how]");
    assert_eq!(page.count("[aria-describedby=board_how]"), 0);
    for visit in ["on the same page", "after a reload"] {
        let board = page.board("friend");
        board.focus("a1");
        page.wait_until("the help is awake", "!document.querySelector('.help input').checked");
        page.press("r");
        page.press("?");
        assert_eq!(board.focused_square().as_deref(), Some("a1"), "{visit}");
        press_key(&page, Key::Up);
        assert_eq!(board.focused_square().as_deref(), Some("a2"), "arrows go on working {visit}");
        page.press(" ");
        board.wait_for_status("The rook cannot go from d4 to a2");
        page.go("en/rook/");
    }
    page.wait_until("the help is awake", "!document.querySelector('.help input').checked");
    assert_eq!(page.count("[aria-describedby=board_how]"), 0);
    page.assert_quiet();
}

/// Pages with a board that are no lessons.
const ELSEWHERE: [&str; 2] = ["", "en/your-board/"];

pub(crate) fn boards_on_other_pages_have_the_same_help(engine: Engine) {
    for path in ELSEWHERE {
        let page = Page::open(engine, path);
        let described = "document.querySelector('[role=grid][aria-describedby=board_how]')";
        page.wait_until(&format!("the first board of {path:?} is described"), described);
        let focus = "document.querySelector('.cells button[tabindex=\"0\"]').focus()";
        let said = "document.querySelector('squarewise-board [role=status]').textContent";
        page.run(focus);
        page.press("o");
        page.wait_until("a letter is answered", &format!("{said}.endsWith('square.')"));
        page.press("?");
        assert_eq!(page.run("return document.querySelector('.help').open"), true, "{path:?}");
        page.assert_accessible();
        page.click(".help [name=squarewise-letters]");
        press_key(&page, Key::Escape);
        let before = page.run(&format!("return {said}"));
        let square = page.run("return document.activeElement.dataset.square");
        page.press("m");
        // What it would say would come a frame later; an arrow goes on working.
        press_key(&page, Key::Up);
        press_key(&page, Key::Right);
        let moved = format!("![undefined, '', {square}].includes(document.activeElement.dataset.square)");
        page.wait_until("the focus goes on", &moved);
        page.run("requestAnimationFrame(() => requestAnimationFrame(() => (window.isDrawn = true)))");
        page.wait_until("whatever is said is drawn", "window.isDrawn");
        assert_eq!(page.run(&format!("return {said}")), before, "{path:?}: letters are no keys any more");
        if path.ends_with("your-board/") {
            page.run("own.share = 'line=1._e4_e5'; location.hash = 'mode=setup'");
            page.wait_until("the board is another", "own.querySelector('.palette')");
            page.wait_until("it is described too", described);
        }
        page.run("localStorage.clear()");
    }
}

pub(crate) fn an_event_without_a_key_is_none(engine: Engine) {
    // As a browser sends them that fills in a box by itself.
    let send = "const event = () => new Event('keydown', { bubbles: true });
        for (const one of document.querySelectorAll('squarewise-board :is([data-square], .tools, .tools *)')) {
          one.dispatchEvent(event());
          one.dispatchEvent(Object.assign(event(), { key: 'r' }));
        }";
    let page = Page::open(engine, "en/rook/");
    let board = page.board("open-board");
    board.wait_until_awake();
    page.run(send);
    board.click("d4");
    board.click("d8");
    board.wait_for_status("White rook to d8.");
    page.assert_quiet();
    page.go("en/your-board/#mode=setup");
    page.wait_until("it is set up", "own.querySelector('.palette button:enabled')");
    page.run(send);
    page.click("#own [data-intent=clear]");
    page.board("own").wait_for_status("The board is empty.");
    assert_silent(&page);
}

pub(crate) fn rows_and_columns_have_headings(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    page.board("friend").wait_until_awake();
    let heads = |role: &str| {
        page.run(&format!(
            "return [...document.querySelectorAll('#friend [role={role}]')].map(e => e.textContent).join(' ')"
        ))
    };
    let counted = "return ['aria-rowindex', 'aria-colindex'].map(index =>
        document.querySelector('#friend button[data-square=e4]').closest(`[${index}]`).getAttribute(index)).join(' ')";
    assert_eq!(heads("columnheader"), "file a file b file c file d file e file f file g file h");
    assert_eq!(heads("rowheader"), "rank 8 rank 7 rank 6 rank 5 rank 4 rank 3 rank 2 rank 1");
    assert_eq!(page.run(counted), "6 6");
    page.click("[id='friend'] [data-intent=turn]");
    assert_eq!(heads("columnheader"), "file h file g file f file e file d file c file b file a");
    assert_eq!(heads("rowheader"), "rank 1 rank 2 rank 3 rank 4 rank 5 rank 6 rank 7 rank 8");
    assert_eq!(page.run(counted), "5 5");
    let visible = "return [...document.querySelectorAll('#friend .head')].some(head => {
        const { width, height } = head.getBoundingClientRect(); return width > 1 || height > 1 })";
    assert_eq!(page.run(visible), false, "headings are for the ear");
}
