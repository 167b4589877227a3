//! The page with a board of one's own, as a whole: pieces are set up in `set_up`, games put in in `put_in`, and
//! carried as addresses in `shared`.

use serde_json::{Value, json};
use tests::{Engine, Page, Setting, Viewport};

use crate::element::{assert_silent, page_of_others};

pub(crate) const PAGE: &str = "en/your-board/";

pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

pub(crate) fn open(engine: Engine, address: &str) -> Page {
    let page = Page::open(engine, address);
    page.wait_until("the page is awake", "document.querySelector('[data-task]:enabled')");
    page
}

pub(crate) fn position(page: &Page) -> Value {
    page.run("return own.position")
}

/// Presses a piece beside the board, or one of its buttons.
pub(crate) fn press(page: &Page, selector: &str) {
    page.click(&format!("#own {selector}"));
}

pub(crate) fn copying_is_told_and_refused_copying_too(engine: Engine) {
    let page = open(engine, PAGE);
    let board = page.board("own");
    page.run("window.copied = []; Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async (text) => { copied.push(text) } } })");
    press(&page, "[data-extra=copy-fen]");
    board.wait_for_status("Copied.");
    press(&page, "[data-extra=copy-link]");
    page.wait_until("both are copied", "copied.length === 2");
    assert_eq!(page.run("return [copied[0], copied[1] === own.address]"), json!([START, true]));
    page.run("Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })");
    press(&page, "[data-extra=copy-fen]");
    board.wait_for_status("This page may not copy: the text is selected in the box.");
    assert_eq!(
        page.run("const box = own.querySelector('.to-copy'); return [box.value, box.selectionEnd]"),
        json!([START, START.len()])
    );
    page.assert_accessible();
    page.assert_quiet();
}

pub(crate) fn the_page_explains_itself_without_scripts(engine: Engine) {
    let page = Page::open_with(engine, Setting::NO_SCRIPTS, PAGE);
    assert_eq!(page.count("#own svg.diagram [data-piece]"), 32);
    assert!(page.text("main").contains("Without scripts"));
}

pub(crate) fn it_fits_a_phone_in_the_dark(engine: Engine) {
    let page =
        Page::open_with(engine, Setting::DARK, &format!("{PAGE}#mode=setup&fen=4k3/8/8/8/4R3/8/8/4K3_w"));
    page.set_viewport(Viewport::PHONE);
    page.wait_until("it is set up", "document.querySelector('#own .palette button:enabled')");
    assert_eq!(page.run("return document.documentElement.scrollWidth <= innerWidth"), true);
    page.assert_accessible();
    assert_silent(&page);
}

pub(crate) fn it_fits_windows_of_all_widths(engine: Engine) {
    let page = Page::open(engine, &format!("{PAGE}#mode=setup&fen=4k3/8/8/8/4R3/8/8/4K3_w"));
    page.wait_until("it is set up", "document.querySelector('#own .palette button:enabled')");
    for width in [780, 993, 1024, 1060, 1100, 1280] {
        page.set_viewport(Viewport { width, height: 800 });
        let out = page.run(
            "const { right } = document.querySelector('main').getBoundingClientRect();
            return [...document.querySelectorAll('#own *')].filter(part => part.getBoundingClientRect().right > right + 1).map(part => part.className)",
        );
        assert_eq!(out, json!([]), "{width} pixels wide");
    }
}

pub(crate) fn a_board_drawn_from_nothing_moves_nothing(engine: Engine) {
    let body = "<squarewise-board id=\"rook\" fen=\"8/3p4/8/8/3R4/8/8/8 w\" piece=\"d4\" caption=\"A rook and a pawn.\"></squarewise-board><p id=\"below\">Below.</p>";
    let style = "<style>main { max-width: 27rem; font: 18px/1.6 sans-serif }</style>";
    let page = Page::open(engine, &page_of_others(engine, "room", style, body));
    let top = "return document.getElementById('below').getBoundingClientRect().top";
    let before = page.run(top);
    page.run("const script = document.createElement('script'); script.type = 'module'; script.src = 'squarewise-board.js'; document.head.append(script)");
    page.board("rook").wait_until_awake();
    assert_eq!(page.run(top), before, "drawn");
    page.board("rook").click("d8");
    page.board("rook").wait_for_status("The rook cannot jump");
    assert_eq!(page.run(top), before, "after a long sentence");
    if engine == Engine::Chromium {
        let shift = "return new Promise((done) => new PerformanceObserver((list) => done(list.getEntries())).observe({ type: 'layout-shift', buffered: true })
           || setTimeout(() => done([]), 300))";
        let shifts = page.run(shift);
        assert_eq!(shifts, json!([]));
    }
}

pub(crate) fn on_a_phone_on_its_side_the_moves_stand_beside(engine: Engine) {
    let page = open(engine, &format!("{PAGE}#moves=e2e4_e7e5_g1f3_b8c6_f1b5_a7a6"));
    page.set_viewport(Viewport { width: 844, height: 390 });
    page.wait_until("the moves are there", "document.querySelectorAll('.record li').length === 7");
    let stands = "own.scrollIntoView({ block: 'start', behavior: 'instant' });
        const board = own.querySelector('.stage').getBoundingClientRect();
        const list = document.querySelector('.record ol').getBoundingClientRect();
        return [list.left >= board.right, list.top < innerHeight, list.right <= innerWidth]";
    assert_eq!(page.run(stands), json!([true, true, true]), "beside the board, in sight, whole");
    assert_silent(&page);
}

pub(crate) fn who_comes_to_a_board_sees_it(engine: Engine) {
    let page = Page::open(engine, PAGE);
    page.set_viewport(Viewport::PHONE);
    let seen = "const { top, bottom } = own.querySelector('.stage').getBoundingClientRect();
        return Math.round(top) >= 0 && bottom <= innerHeight";
    let is_seen = format!("(() => {{ {seen} }})()");
    for hash in ["start", "mode=setup", "moves=e2e4"] {
        // From elsewhere, for on the same page only the address would change.
        page.go("en/about/");
        page.go(&format!("{PAGE}#{hash}"));
        page.wait_until("the page is awake", "document.querySelector('[data-task]:enabled')");
        page.wait_until(&format!("the board of {hash} is in sight"), &is_seen);
    }
    page.run("scrollTo(0, document.body.scrollHeight)");
    page.click("[data-task]");
    page.wait_until("the task is in sight", &is_seen);
    assert_silent(&page);
}
