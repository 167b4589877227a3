//! Hands that slip, hesitate and change their mind.

use fantoccini::key::Key;
use tests::{Engine, Page};

pub(crate) fn a_piece_let_go_of_outside_stays_where_it_was(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    let board = page.board("open-board");
    board.drag_away("d4", "f6");
    assert_eq!(page.count(".dragging"), 0, "the rook sticks to the pointer");
    assert_eq!(board.squares_marked("chosen"), ["d4"]);
    board.drag("d4", "d6");
    board.wait_for_status("White rook to d6.");
    assert_eq!(board.focused_square().as_deref(), Some("d6"), "the keys go on where the hand has stopped");
    page.assert_quiet();
}

pub(crate) fn a_drag_at_an_enemy_piece_is_explained(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    let board = page.board("friend");
    board.focus("d4");
    page.press(char::from(Key::Escape).to_string());
    board.drag("g4", "g5");
    board.wait_for_status("The knight on g4 is Black's, and it is White's move.");
}

pub(crate) fn undo_calls_a_promotion_off(engine: Engine) {
    let page = Page::open(engine, "en/pawn/");
    let board = page.board("no-way-back");
    for square in ["e5", "e6", "e7", "e8"] {
        board.click(square);
    }
    board.wait_for_status("The pawn reaches e8.");
    board.click("e7");
    board.wait_for_status("The pawn stays on e7.");
    assert_eq!(page.count(".promotion"), 0);
    assert_eq!(board.squares_marked("chosen"), ["e7"]);
    page.click("[id='no-way-back'] [data-intent=undo]");
    board.wait_for_status("The pawn is back on e6.");
}

pub(crate) fn a_second_copy_of_the_script_harms_nobody(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    let board = page.board("open-board");
    board.wait_until_awake();
    let awake = page.count("[data-awake]");
    page.run("import(document.querySelector('script[type=module]').src + '?again').then(() => { window.again = true })");
    page.wait_until("the second copy has run", "window.again");
    assert_eq!(page.count("[data-awake]"), awake);
    board.click("d8");
    board.wait_for_status("White rook to d8.");
}

pub(crate) fn a_board_turned_round_agrees_with_itself(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    let board = page.board("friend");
    board.wait_until_awake();
    let button = "[id='friend'] [data-intent=turn]";
    page.click(button);
    board.wait_for_status("The board is turned: Black is at the bottom.");
    assert_eq!(page.run("return document.activeElement.dataset.intent"), "turn", "the focus is lost");
    // What the eye sees, the pointer reaches and the screen reader says: the piece of d4 lies under its cell.
    let apart = "const middle = e => { const { x, y, width, height } = e.getBoundingClientRect();
            return [x + width / 2, y + height / 2] };
        const board = document.getElementById('friend');
        return [...board.querySelectorAll('svg [data-piece]')].flatMap(piece => {
            const cell = board.querySelector(`button[data-square=${piece.dataset.piece}]`);
            const [[x, y], [left, top]] = [middle(piece), middle(cell)];
            const named = /white|black/.test(cell.ariaLabel ?? cell.getAttribute('aria-label'));
            return named && Math.hypot(x - left, y - top) < 8 ? [] : [piece.dataset.piece] })";
    assert_eq!(page.run(apart), serde_json::json!([]), "pieces that lie beside their cells");
    let names = "return [...document.querySelectorAll('#friend .coordinates text')].map(name => name.textContent).join('')";
    assert_eq!(page.run(names), "hgfedcba12345678", "the names beside the board");
    board.focus("d4");
    page.press(char::from(Key::Up).to_string());
    assert_eq!(board.focused_square().as_deref(), Some("d3"), "up the screen is down the ranks");
    board.drag("d4", "d5");
    board.wait_for_status("White rook to d5.");
    page.screenshot("rook-turned");
    page.click(&button.replace("turn", "reset"));
    board.wait_for_status("Everything is back where it began.");
    page.click(button);
    board.wait_for_status("The board is turned: White is at the bottom.");
    page.assert_accessible();
    page.assert_quiet();
}
