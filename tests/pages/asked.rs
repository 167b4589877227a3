//! Boards are asked: who attacks a square, and why the game is over.

use tests::{Engine, Page};

const WHY_IS_SEEN: &str = "return document.querySelector('#back-row [data-intent=why]').checkVisibility({ visibilityProperty: true })";

pub(crate) fn who_attacks_a_square(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    let board = page.board("friend");
    board.focus("f6");
    page.press("a");
    board.wait_for_status("White does not attack f6. Black attacks f6 with the knight on g4.");
    assert_eq!(board.squares_marked("hatch"), ["f6"]);
    assert_eq!(board.focused_square().as_deref(), Some("f6"));
    page.press("o");
    board.wait_for_status("f6, ");
    // By the pointer: a square, and then the button.
    board.click("d6");
    page.click("[id='friend'] [data-intent=attackers]");
    board.wait_for_status("White guards d6 with the rook on d4. Black does not attack d6.");
    assert_eq!(board.squares_marked("hatch"), ["d6"]);
    page.assert_accessible();
    page.screenshot("asked-attackers");
    board.click("b7");
    board.wait_for_status("White knight to b7.");
    assert!(board.squares_marked("hatch").is_empty(), "it is shown until something else is wanted");
    page.go("en/checkmate/");
    let board = page.board("fools-mate");
    board.focus("e1");
    page.press("a");
    board.wait_for_status("White guards e1 with the queen on d1. Black does not attack e1.");
    page.assert_quiet();
}

pub(crate) fn why_a_played_game_is_over(engine: Engine) {
    let page = Page::open(engine, "en/checkmate/");
    let board = page.board("back-row");
    board.click("a1");
    assert_eq!(page.run(WHY_IS_SEEN), false, "there is nothing to explain yet");
    board.click("a8");
    board.wait_for_status("checkmate");
    assert_eq!(page.run(WHY_IS_SEEN), true);
    page.click("[id='back-row'] [data-intent=why]");
    board.wait_for_status("The rook on a8 attacks the king on g8.");
    assert_eq!(board.squares_marked("hatch"), ["f8", "h8"]);
    page.assert_accessible();
    page.screenshot("asked-why");
    page.click("[id='back-row'] [data-intent=undo]");
    board.wait_for_status("The rook is back on a1.");
    assert_eq!(page.run(WHY_IS_SEEN), false);
    assert!(board.squares_marked("hatch").is_empty());
    page.assert_quiet();
}
