//! Pieces that are set up, on the page with a board of one's own.

use fantoccini::key::Key;
use serde_json::{Value, json};
use tests::{Board, Engine, Page};

use crate::element::assert_silent;
use crate::own::{PAGE, open, position, press};

pub(crate) fn faults(page: &Page) -> Value {
    page.run("return [...own.querySelectorAll('.faults:not([hidden]) li')].map((one) => one.textContent)")
}

pub(crate) fn pieces_are_set_up_by_hand(engine: Engine) {
    let page = open(engine, PAGE);
    press(&page, "[data-extra=set-up]");
    let board: Board = page.board("own");
    page.wait_until("it is set up", "own.querySelector('.palette button:enabled')");
    press(&page, "[data-intent=clear]");
    board.wait_for_status("The board is empty. White has no king");
    assert_eq!(faults(&page).as_array().map(Vec::len), Some(2));
    press(&page, "[data-hand=K]");
    board.click("e1");
    board.wait_for_status("White king on e1.");
    press(&page, "[data-hand=k]");
    board.click("e8");
    board.wait_for_status("Black king on e8. This position is possible.");
    assert_eq!(faults(&page), json!([]));
    // By the pointer alone: from beside the board, from square to square, and off the board.
    drag(&page, "[data-hand=R]", "[data-square=e4]");
    board.wait_for_status(
        "White rook on e4. It is White’s move, but Black’s king is attacked by the rook on e4",
    );
    assert_eq!(board.squares_marked("culprit"), ["e4"]);
    assert_eq!(page.count("#own .carried"), 0, "nothing hangs in the air");
    press(&page, "[data-intent=play-from]");
    board.drag("e4", "a4");
    board.wait_for_status("White rook on a4. This position is possible.");
    drag(&page, "[data-square=a4]", "h1");
    page.wait_until("it is off the board", "own.position.startsWith('4k3/8/8/8/8/8/8/4K3')");
    press(&page, "[data-intent=undo]");
    board.wait_for_status("The last change is taken back.");
    assert_eq!(position(&page), "4k3/8/8/8/R7/8/8/4K3 w - - 0 1");
    page.click("#own [data-side=b]");
    board.wait_for_status("It is Black’s move.");
    page.click("#own [data-right=K]");
    board.wait_for_status("White may castle kingside. White may castle kingside only while");
    press(&page, "[data-hand='x']");
    board.click("e1");
    board.wait_for_status("White king taken off e1. White has no king");
    press(&page, "[data-intent=undo]");
    page.click("#own [data-right=K]");
    press(&page, "[data-intent=play-from]");
    page.wait_until("it is played on", "own.mode === 'explore' && own.querySelector('.typed')");
    assert_eq!(position(&page), "4k3/8/8/8/R7/8/8/4K3 b - - 0 1");
    board.click("e8");
    board.click("e6");
    board.wait_for_status("The king cannot go from e8 to e6");
    page.assert_quiet();
}

/// Drags from the middle of one thing to the middle of another with pointer events.
fn drag(page: &Page, from: &str, to: &str) {
    page.run_with(
        "const [from, to] = arguments[0].map((what) => (own.querySelector(what) ?? document.querySelector(what)).getBoundingClientRect());
         const middle = ({ x, y, width, height }) => ({ clientX: x + width / 2, clientY: y + height / 2 });
         const start = document.elementFromPoint(middle(from).clientX, middle(from).clientY);
         const point = (type, place, buttons) => {
           const options = { bubbles: true, isPrimary: true, pointerId: 1, button: 0, buttons, ...place };
           start.dispatchEvent(new PointerEvent(type, options));
         };
         point('pointerdown', middle(from), 1);
         point('pointermove', { clientX: middle(from).clientX + 9, clientY: middle(from).clientY }, 1);
         point('pointermove', middle(to), 1);
         point('pointerup', middle(to), 0);",
        json!([from, to]),
    );
}

pub(crate) fn pieces_are_set_up_by_keys_alone(engine: Engine) {
    let page = open(engine, &format!("{PAGE}#mode=setup&fen=8/8/8/8/8/8/8/8_w"));
    let board = page.board("own");
    page.wait_until("it is set up", "own.querySelector('.palette button:enabled')");
    page.run("own.focus()");
    assert_eq!(board.focused_square().as_deref(), Some("a1"));
    page.press("K");
    board.wait_for_status("White king on a1.");
    page.press("k");
    board.wait_for_status("Black king on a1.");
    page.press(char::from(Key::Delete));
    board.wait_for_status("Black king taken off a1.");
    page.press(format!("K{}{}", char::from(Key::Up), char::from(Key::Up)));
    assert_eq!(board.focused_square().as_deref(), Some("a3"));
    page.press("k");
    assert_eq!(board.label("a3"), "a3, black king");
    assert_eq!(position(&page), "8/8/8/8/8/k7/8/K7 w - - 0 1");
    page.press(char::from(Key::Escape));
    board.wait_for_status("Your hand is empty.");
    assert_silent(&page);
}

pub(crate) fn the_focus_stays_where_pieces_are_set_up(engine: Engine) {
    let page = open(engine, &format!("{PAGE}#mode=setup&fen=8/8/8/8/8/8/8/8_w"));
    let board = page.board("own");
    page.wait_until("it is set up", "own.querySelector('.palette button:enabled')");
    let focus = || {
        page.run("const at = document.activeElement; return at.dataset.square ?? at.dataset.intent ?? at.dataset.hand ?? at.localName")
    };
    press(&page, "[data-hand=K]");
    assert_eq!(focus(), "K");
    board.click("e1");
    board.wait_for_status("White king on e1.");
    assert_eq!(focus(), "e1", "after a piece is put there");
    press(&page, "[data-hand='x']");
    board.click("e1");
    board.wait_for_status("White king taken off e1.");
    assert_eq!(focus(), "e1", "after it is taken off");
    press(&page, "[data-intent=undo]");
    board.wait_for_status("The last change is taken back.");
    assert_eq!(focus(), "undo", "the button can be pressed again");
    press(&page, "[data-intent=undo]");
    page.wait_until("the board is empty", "own.position.startsWith('8/8/8/8/8/8/8/8')");
    assert_eq!(focus(), "undo", "also when there is nothing more to take back");
    board.focus("c3");
    page.press("q");
    board.wait_for_status("Black queen on c3.");
    page.press(char::from(Key::Delete));
    board.wait_for_status("Black queen taken off c3.");
    assert_eq!(focus(), "c3", "after keys");
    assert_silent(&page);
}

pub(crate) fn a_game_is_set_up_as_an_exercise(engine: Engine) {
    let page = open(engine, &format!("{PAGE}#start"));
    let board = page.board("own");
    page.wait_until("it is set up", "own.querySelector('.palette button:enabled')");
    assert_eq!(page.count("#own .facts"), 0, "nothing but pieces is asked for");
    press(&page, "[data-intent=check]");
    board.wait_for_status("Still missing: the white rook on a1, the white knight on b1");
    page.run(
        "for (const [index, letter] of [...'RNBKQBNR'].entries()) own.place('abcdefgh'[index] + '1', letter)",
    );
    press(&page, "[data-intent=check]");
    board.wait_for_status("Not in its place: the white king on d1 and the white queen on e1.");
    assert_eq!(board.squares_marked("cross"), ["d1", "e1"]);
    page.assert_accessible();
    page.run(
        "own.place('d1', 'Q'); own.place('e1', 'K');
         for (const file of 'abcdefgh') { own.place(file + '2', 'P'); own.place(file + '7', 'p'); }
         for (const [index, letter] of [...'rnbqkbn'].entries()) own.place('abcdefgh'[index] + '8', letter)",
    );
    assert_eq!(page.run("return own.solved"), false);
    press(&page, "[data-hand=r]");
    board.click("h8");
    board.wait_for_status("Solved: every piece stands where it belongs.");
    assert_eq!(page.run("return own.solved"), true);
    assert_silent(&page);
}
