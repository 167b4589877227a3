//! Words of the text and squares of its board, which light each other up.

use tests::{Engine, Page, Setting};

/// The squares that are lit on the board, and the words that are.
const LIT: &str = "return ['#friend .cells [data-lit]', 'span[data-lit]'].map(css =>
    [...document.querySelectorAll(css)].map(lit => lit.dataset.square ?? lit.textContent).sort().join())";

pub(crate) fn words_and_squares_light_each_other_up(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    let board = page.board("friend");
    board.wait_until_awake();
    page.wait_until("the text points", "window.pointing = performance.getEntriesByType('resource').some(entry => /pointing[.]js/.test(entry.name))");
    let said = board.status();
    // What the pointer comes to; the squares and the words that are lit then.
    let words = "section:has(#friend) .prose :not(a) > span";
    let rows = [
        (format!("{words}[data-at=d6]"), "d6", "d6"),
        (String::from("section:has(#friend) .prose a span[data-at=d6]"), "d6", "knight"),
        (format!("{words}[data-at=R]"), "d4", "rook"),
        (String::from("#friend figcaption [data-at=d5]"), "d5", "d5"),
        (String::from("#friend .cells [data-square=g4]"), "g4", "g4,knight on g4"),
        (String::from("#friend .cells [data-square=a8]"), "", ""),
        (String::from("h1"), "", ""),
    ];
    for (target, squares, words) in rows {
        let over = "document.querySelector(arguments[0]).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))";
        page.run_with(over, &*target);
        assert_eq!(page.run(LIT), serde_json::json!([squares, words]), "at {target}");
    }
    board.focus("g4");
    assert_eq!(page.run(LIT), serde_json::json!(["g4", "g4,knight on g4"]), "the focus is on g4");
    page.screenshot("rook-pointing");
    assert_eq!(board.status(), said, "nothing is said");
    page.assert_accessible();
    board.click("d5");
    board.wait_for_status("White rook to d5.");
    page.run_with("document.querySelector(arguments[0]).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))", format!("{words}[data-at=R]"));
    assert_eq!(page.run(LIT), serde_json::json!(["d5", "rook"]), "the rook where it stands now");
    page.assert_quiet();
    drop(page);
    let page = Page::open_with(engine, Setting::NO_SCRIPTS, "en/rook/");
    assert_eq!(page.text(&format!("{words}[data-at=d6]")), "d6", "plain text without scripts");
}
