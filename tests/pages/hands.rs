//! Hands that slip, hesitate and change their mind.

use fantoccini::key::Key;
use tests::{Engine, Hand, Page};

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

pub(crate) fn a_press_with_ctrl_or_cmd_is_the_browsers(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    let board = page.board("open-board");
    board.wait_until_awake();
    let press = |key: &str| {
        page.run_with(
            "document.querySelector('#open-board button[data-square=d6]').dispatchEvent(new MouseEvent('click',
                { bubbles: true, cancelable: true, detail: 1, [arguments[0]]: true }))",
            key,
        );
    };
    let drag = |key: &str| {
        page.run_with(
            "const cell = square => document.querySelector(`#open-board button[data-square=${square}]`);
            cell('d4').scrollIntoView({ block: 'center', behavior: 'instant' });
            for (const [kind, square] of [['down', 'd4'], ['move', 'd5'], ['move', 'd6']]) {
                const { left, top } = cell(square).getBoundingClientRect();
                cell(square).dispatchEvent(new PointerEvent(`pointer${kind}`, { bubbles: true, pointerId: 1, isPrimary: true,
                    button: 0, buttons: 1, clientX: left + 9, clientY: top + 9, [arguments[0]]: true }));
            }",
            key,
        );
    };
    for key in ["ctrlKey", "metaKey"] {
        press(key);
        assert_eq!(page.count("#open-board [data-piece=d4]"), 1, "{key}");
        drag(key);
        assert_eq!(page.count("#open-board .dragging"), 0, "{key}: nothing is dragged");
    }
    board.click("d6");
    board.wait_for_status("White rook to d6.");
    page.assert_quiet();
}

pub(crate) fn a_wheel_or_a_second_pointer_leaves_a_drag_alone(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    let board = page.board("open-board");
    board.wait_until_awake();
    page.run(
        "window.cell = square => document.querySelector(`#open-board button[data-square=${square}]`);
        cell('d4').scrollIntoView({ block: 'center', behavior: 'instant' });
        window.point = (kind, square, about) => {
            const { left, top, width, height } = cell(square).getBoundingClientRect();
            const place = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
            cell(square).dispatchEvent(new PointerEvent(`pointer${kind}`, { ...place, ...about }));
        };
        window.hand = { pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, buttons: 1 }",
    );
    let others = [
        ("a second finger", "{ ...hand, pointerId: 2, isPrimary: false, pointerType: 'touch' }"),
        ("a pen", "{ ...hand, pointerId: 3, pointerType: 'pen' }"),
    ];
    let carried = "return document.querySelector('#open-board .dragging')?.dataset.piece ?? ''";
    for (other, pointer) in others {
        page.run("point('down', 'd4', hand); point('move', 'd5', hand)");
        assert_eq!(page.run(carried), "d4", "{other}: the rook is carried");
        page.run(&format!(
            "point('down', 'f6', {pointer}); point('move', 'f5', {pointer}); point('up', 'f5', {pointer})"
        ));
        assert_eq!(page.run(carried), "d4", "{other}: it still is");
        page.run("cell('d5').dispatchEvent(new WheelEvent('wheel', { deltaY: 60, bubbles: true })); scrollBy(0, 60)");
        page.run("point('move', 'd6', hand)");
        assert_eq!(page.run(carried), "d4", "{other}, and the page has been scrolled");
        page.run("point('up', 'd6', { ...hand, buttons: 0 })");
        board.wait_for_status("White rook to d6.");
        assert_eq!(page.count(".dragging"), 0, "{other}: it is put down");
        page.click("#open-board [data-intent=undo]");
        board.wait_for_status("The rook is back on d4.");
    }
    // Events of ours are no input to a browser, which takes what they move for moving by itself.
    assert!(page.console().is_empty(), "{:?}", page.console());
}

pub(crate) fn a_board_taken_away_in_mid_drag_harms_nobody(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    page.board("friend").wait_until_awake();
    page.run(
        "window.faults = [];
        addEventListener('error', event => faults.push(event.message));
        addEventListener('unhandledrejection', event => faults.push(String(event.reason)));
        window.friend = document.getElementById('friend');
        // Where it stands, for the way back.
        window.home = document.createComment('');
        friend.before(home)",
    );
    let ways = [
        ("the board goes", "friend.remove()"),
        ("what holds it goes", "friend.parentElement.remove()"),
        ("it goes elsewhere", "document.body.append(friend)"),
        ("it goes where it is", "home.after(friend)"),
        ("its squares go", "friend.querySelector('.stage').remove()"),
    ];
    let parts = "window.parts ??= { holder: friend.parentElement, place: friend.parentElement.parentElement, stage: friend.querySelector('.stage'), after: friend.querySelector('.stage').nextSibling }";
    page.run(parts);
    for (way, take_away) in ways {
        let board = page.board("friend");
        board.point("mouse", &[Hand::Over("d4"), Hand::Down, Hand::Over("d5"), Hand::Over("b5")]);
        assert_eq!(page.count("[id='friend'] .dragging"), 1, "{way}: nothing is dragged");
        page.run(take_away);
        let hand = page.board("capture");
        hand.point("mouse", &[Hand::Over("a1"), Hand::Up, Hand::Over("b2")]);
        page.run(
            "if (!parts.holder.isConnected) parts.place.append(parts.holder);
            if (!parts.stage.isConnected) parts.after.before(parts.stage);
            home.after(friend)",
        );
        assert_eq!(page.count("[id='friend'] .dragging"), 0, "{way}: the rook hangs in the air");
        board.drag("d4", "d5");
        board.wait_for_status("White rook to d5.");
        page.click("[id='friend'] [data-intent=reset]");
        board.wait_for_status("Everything is back where it began.");
        assert_eq!(page.run("return faults"), serde_json::json!([]), "{way}");
    }
    assert_eq!(page.console(), [""; 0]);
}

pub(crate) fn a_drag_at_an_enemy_piece_is_explained(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    let board = page.board("friend");
    board.focus("d4");
    page.press(char::from(Key::Escape).to_string());
    board.drag("g4", "g5");
    board.wait_for_status("The knight on g4 is Black’s, and it is White’s move.");
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
