//! The pawn's lesson: captures, a board turned round, and what becomes of a pawn at the far end.

use fantoccini::key::Key;
use tests::{Engine, Page};

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
    page.assert_accessible();
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
