//! The pawn's lesson: captures, a board turned round, and what becomes of a pawn at the far end.

use fantoccini::key::Key;
use tests::{Engine, Page, Viewport};

const LESSON: &str = "en/pawn/";

pub(crate) fn a_pawn_takes_where_it_does_not_go(engine: Engine) {
    let page = Page::open(engine, LESSON);
    let board = page.board("capture");
    board.wait_until_awake();
    assert_eq!((board.squares_marked("dot"), board.squares_marked("ring").len()), (vec!["e5".into()], 2));
    board.click("d5");
    board.wait_for_status("White pawn takes the pawn on d5.");
    let board = page.board("blocked");
    board.click("b6");
    board.wait_for_status("A pawn does not take straight ahead, so the pawn on b6 blocks it.");
    page.assert_quiet();
}

pub(crate) fn a_turned_board_is_turned_for_the_keyboard_too(engine: Engine) {
    let page = Page::open(engine, LESSON);
    let board = page.board("black");
    board.focus("e7");
    page.press(char::from(Key::Up).to_string());
    assert_eq!(board.focused_square().as_deref(), Some("e6"), "up the screen is down the ranks");
    page.press(char::from(Key::Left).to_string());
    assert_eq!(board.focused_square().as_deref(), Some("f6"));
    board.drag("e7", "e5");
    board.wait_for_status("Black pawn to e5.");
    page.screenshot("pawn-black");
}

pub(crate) fn a_pawn_at_the_far_end_is_asked_what_it_becomes(engine: Engine) {
    let page = Page::open(engine, LESSON);
    let board = page.board("no-way-back");
    for (square, said) in [("e5", "White pawn to e5."), ("e6", "to e6."), ("e7", "to e7.")] {
        board.click(square);
        board.wait_for_status(said);
    }
    board.click("e8");
    board.wait_for_status("The pawn reaches e8. What should it become?");
    assert_eq!(page.run("return document.activeElement.textContent"), "Queen");
    page.screenshot("pawn-promotion");
    page.press(char::from(Key::Escape).to_string());
    assert_eq!(page.count(".promotion"), 0);
    assert_eq!(board.focused_square().as_deref(), Some("e7"), "the focus is back on the pawn");
    board.click("e8");
    page.click(".promotion [data-promote=N]");
    board.wait_for_status("White pawn to e8 and becomes a knight.");
    assert_eq!(board.focused_square().as_deref(), Some("e8"));
    page.assert_quiet();
}

pub(crate) fn the_focus_goes_where_the_piece_goes(engine: Engine) {
    let page = Page::open(engine, "en/castling/");
    // The board, what is dragged where, and where the piece then stands.
    for (name, from, to, stands) in [("walk-yourself", "e1", "e2", "e2"), ("walk-yourself", "e8", "e7", "e7")]
    {
        let board = page.board(name);
        board.drag(from, to);
        assert_eq!(board.focused_square().as_deref(), Some(stands), "{name}: {from}{to}");
    }
    page.go("embed/?fen=4k3/8/8/8/8/8/8/4K2R%20w%20K");
    page.wait_until("the board is awake", "document.querySelector('[data-awake]')");
    page.click("button[data-square=e1]");
    page.click("button[data-square=g1]");
    assert_eq!(page.run("return document.activeElement.dataset.square"), "g1");
    page.go("en/promotion/");
    page.set_viewport(Viewport { width: 390, height: 844 });
    let board = page.board("far-end");
    board.wait_until_awake();
    board.focus("b7");
    // The board's upper rows are the last that is seen.
    page.run("scrollBy(0, document.querySelector('#far-end .cells').getBoundingClientRect().top - innerHeight + 130)");
    page.press(char::from(Key::Enter).to_string());
    page.press(char::from(Key::Up).to_string());
    page.press(char::from(Key::Enter).to_string());
    board.wait_for_status("What should it become?");
    let is_seen = "document.querySelector('.promotion').getBoundingClientRect().bottom <= innerHeight + 3";
    page.wait_until("the whole choice is on the screen", is_seen);
    page.press(char::from(Key::Enter).to_string());
    board.wait_for_status("becomes a queen");
    assert_eq!(board.focused_square().as_deref(), Some("b8"));
}

/// How far the choice lies from being on the board and beside its square, in pixels.
const AWAY: &str = "const box = css => document.querySelector(css).getBoundingClientRect();
    const board = box('.stage'), square = box(`button[data-square=${arguments[0]}]`), choice = box('.promotion');
    const over = Math.max(board.left - choice.left, choice.right - board.right, board.top - choice.top,
        choice.bottom - board.bottom, document.documentElement.scrollWidth - innerWidth, 0);
    const beside = Math.min(Math.abs(choice.left - square.right), Math.abs(choice.right - square.left));
    return over + beside + Math.max(choice.top - square.bottom, square.top - choice.bottom, 0)";

pub(crate) fn what_a_pawn_becomes_is_chosen_beside_its_square(engine: Engine) {
    let page = Page::open(engine, "en/pawn/");
    // The pawn, where it goes, the board, and which way the page is written.
    let rows = [
        ("a7", "a8", "8/P7/8/8/8/8/8/8%20w", "ltr"),
        ("d7", "d8", "8/3P4/8/8/8/8/8/8%20w", "rtl"),
        ("h7", "h8", "8/7P/8/8/8/8/8/8%20w&below=black", "ltr"),
        ("e2", "e1", "8/8/8/8/8/8/4p3/8%20b", "ltr"),
    ];
    page.set_viewport(Viewport { width: 320, height: 640 });
    for (from, to, board, way) in rows {
        page.go(&format!("embed/?fen={board}&piece={from}"));
        page.wait_until("the board is awake", "document.querySelector('[data-awake]')");
        page.run_with("document.documentElement.dir = arguments[0]", way);
        page.click(&format!("button[data-square={to}]"));
        page.wait_until("there is a choice", "document.querySelector('.promotion')");
        let away = page.run_with(AWAY, to).as_f64().unwrap_or(f64::NAN);
        assert!(away < 2.0, "{from}{to}: {away} px");
        assert_eq!(page.attribute(".promotion", "role").as_deref(), Some("dialog"));
        for (key, focus) in
            [(Key::Down, "Rook"), (Key::Right, "Bishop"), (Key::Up, "Rook"), (Key::Left, "Queen")]
        {
            page.press(char::from(key).to_string());
            assert_eq!(page.run("return document.activeElement.textContent"), focus);
        }
    }
    page.screenshot("pawn-promotion-narrow");
    page.press(char::from(Key::Enter).to_string());
    page.wait_until(
        "the queen is there",
        "document.querySelector('.status').textContent.includes('becomes a queen')",
    );
    assert_eq!(page.run("return document.activeElement.dataset.square"), "e1", "the focus is lost");
    assert!(page.console().is_empty(), "{:?}", page.console());
}
