//! Mouse, finger and pen, as they are really used.

use fantoccini::key::Key;
use serde_json::json;
use tests::{Engine, Hand, Page, Viewport};

use super::{Row, row, try_all};

/// A way to call something off.
type Way = (&'static str, fn(&Page));

const ROOK: &[Row] = &[
    row(16, "a piece is dragged and brought back, then another is tapped", |page| {
        let board = page.board("friend");
        board.point("mouse", &[Hand::Over("d4"), Hand::Down, Hand::Over("e4"), Hand::Over("d4"), Hand::Up]);
        board.click("d6");
        board.wait_for_status("The knight on d6 can go to");
        assert_eq!(board.squares_marked("chosen"), ["d6"]);
    }),
    row(17, "a piece is flung out of the window, and again", |page| {
        let board = page.board("friend");
        for _ in 0..3 {
            board.point("mouse", &[Hand::Over("d4"), Hand::Down, Hand::At(2, 2), Hand::Up]);
            assert_eq!(page.count(".dragging"), 0, "the rook sticks to the pointer");
        }
        board.point("mouse", &[Hand::Over("d4"), Hand::Down, Hand::Over("d5")]);
        assert_eq!(page.count(".dragging"), 1);
        page.run("dispatchEvent(new Event('blur'))");
        assert_eq!(
            page.count(".dragging"),
            0,
            "the window has lost the pointer, and the rook hangs in the air"
        );
        board.point("mouse", &[Hand::Over("d5"), Hand::Up]);
        assert_eq!(board.squares_marked("chosen"), ["d4"], "nothing was played");
        let drags = page.run("return document.querySelector('#friend .stage').ondragstart === null && ![...document.querySelectorAll('#friend .stage *')].some(e => e.draggable)");
        assert_eq!(drags, true, "the browser would drag a picture");
    }),
    row(19, "a finger drags a piece on a long page", |page| {
        if page.engine() == Engine::WebKit {
            // Its driver knows no fingers.
            return;
        }
        let board = page.board("friend");
        board.point("touch", &[Hand::Over("d4")]);
        let before = page.run("return scrollY");
        board.swipe("d4", "d5");
        board.wait_for_status("White rook to d5.");
        assert_eq!(page.run("return scrollY"), before, "the page has scrolled");
        let touch = |square: &str| {
            page.run_with("return getComputedStyle(document.querySelector(`#friend button[data-square=${arguments[0]}]`)).touchAction", square)
        };
        assert_eq!((touch("d5"), touch("a1")), (json!("pinch-zoom"), json!("manipulation")));
    }),
    row(20, "near the edge of a phone taps do what a drag may not", |page| {
        page.set_viewport(Viewport::PHONE);
        let board = page.board("open-board");
        board.click("a4");
        board.wait_for_status("White rook to a4.");
        board.click("a8");
        board.wait_for_status("White rook to a8.");
        let inset = page.run("return document.querySelector('#open-board button[data-square=a8]').getBoundingClientRect().left");
        assert!(inset.as_f64().is_some_and(|inset| inset >= 16.0), "the a-file is {inset} px from the edge");
        page.set_viewport(Viewport::DESKTOP);
    }),
    row(22, "a whole exercise by clicks alone", |page| {
        let board = page.board("stars");
        for square in ["a6", "f6", "f3", "e3"] {
            board.click(square);
        }
        board.wait_for_status("Solved in 4 moves");
    }),
    row(23, "mouse, finger and pen one after the other", |page| {
        let board = page.board("open-board");
        board.drag("d4", "d5");
        board.wait_for_status("White rook to d5.");
        if page.engine() != Engine::WebKit {
            board.swipe("d5", "e5");
            board.wait_for_status("White rook to e5.");
        }
        if page.engine() == Engine::Chromium {
            board.point("pen", &[Hand::Over("e5"), Hand::Down, Hand::Over("e1"), Hand::Up]);
            board.wait_for_status("White rook to e1.");
        }
        board.drag(&board.squares_marked("chosen")[0], "h1");
    }),
    row(25, "the other button belongs to the browser", |page| {
        let board = page.board("open-board");
        board.wait_until_awake();
        let prevented = page.run(
            "const cell = document.querySelector('#open-board button[data-square=d8]');
            const events = [['pointerdown', PointerEvent], ['mousedown', MouseEvent], ['contextmenu', MouseEvent], ['auxclick', MouseEvent]];
            return events.filter(([type, Event]) =>
                !cell.dispatchEvent(new Event(type, { button: 2, buttons: 2, bubbles: true, cancelable: true, isPrimary: true, pointerId: 1 })))
                .map(([type]) => type)",
        );
        assert_eq!(prevented, json!([]));
        assert_eq!((board.status(), board.squares_marked("chosen")), (String::new(), vec!["d4".into()]));
    }),
    row(34, "who tries again stays where they are, and nothing comes first", |page| {
        let board = page.board("two-stars");
        for _ in 0..2 {
            board.click_all(&["e7", "b7"]);
            board.wait_for_status("Solved in 2 moves");
            let before = page.run("return [Math.round(scrollY), document.querySelectorAll('[open]').length]");
            page.run("document.querySelector(\"[id='two-stars'] [data-intent=reset]\").focus({ preventScroll: true })");
            page.press(char::from(Key::Enter).to_string());
            board.wait_for_status("Everything is back where it began.");
            let after = page.run("return [Math.round(scrollY), document.querySelectorAll('[open]').length]");
            assert_eq!(after, before, "the page has scrolled, or something has opened");
            assert_eq!(
                page.run("return document.activeElement.dataset.intent"),
                "reset",
                "the focus is lost"
            );
            assert_eq!(page.count("dialog, [popover], .promotion"), 0);
            assert_eq!(board.squares_marked("star").len(), 2, "the stars are back");
        }
    }),
    row(38, "Undo, Redo and Reset are buttons of their own, all large enough", |page| {
        page.board("open-board").wait_until_awake();
        let small = page.run(
            "return [...document.querySelectorAll('squarewise-board :is(.tools button, .tools input, summary)')].filter(e => {
                const { width, height } = e.getBoundingClientRect(); return width && (width < 44 || height < 44) }).map(e => e.textContent)",
        );
        assert_eq!(small, json!([]), "smaller than 44 px");
        let names = page.run(
            "return [...document.querySelectorAll('#open-board .buttons button')].map(e => e.textContent)",
        );
        assert_eq!(names, json!(["Undo", "Redo", "Reset", "Attackers", "Flip", "Move"]));
    }),
];

const PAWN: &[Row] = &[
    row(26, "a promotion is called off in every way, and nothing is counted", |page| {
        let board = page.board("no-way-back");
        for square in ["e5", "e6", "e7"] {
            board.click(square);
        }
        board.wait_for_status("White pawn to e7.");
        let ways: [Way; 5] = [
            ("Escape", |page| page.press(char::from(Key::Escape).to_string())),
            ("a click outside", |page| page.click("#no-way-back figcaption")),
            ("the pawn", |page| page.board("no-way-back").click("e7")),
            ("an empty square", |page| page.board("no-way-back").click("a1")),
            ("the button", |page| page.click(".promotion [data-intent=cancel]")),
        ];
        for (way, call_off) in ways {
            board.click("e8");
            board.wait_for_status("The pawn reaches e8.");
            call_off(page);
            board.wait_for_status("The pawn stays on e7.");
            assert_eq!(page.count(".promotion"), 0, "{way}");
            assert_eq!(board.label("e7"), "e7, white pawn, chosen, last move", "{way}");
            let focus = board.focused_square();
            assert!(focus.is_some(), "{way}: the focus is lost");
        }
        board.click("e8");
        page.unfold(".typed input");
        page.run("const box = document.querySelector('.typed input'); box.focus(); box.click()");
        board.wait_for_status("The pawn stays on e7.");
        assert_eq!(page.run("return document.activeElement.name"), "move", "who goes elsewhere stays there");
        page.click("#no-way-back [data-intent=undo]");
        board.wait_for_status("The pawn is back on e6.");
    }),
    row(26, "a pawn dragged to the end and called off is back", |page| {
        let board = page.board("no-way-back");
        for (from, to) in [("e4", "e5"), ("e5", "e6"), ("e6", "e7"), ("e7", "e8")] {
            board.drag(from, to);
        }
        board.wait_for_status("The pawn reaches e8.");
        page.press(char::from(Key::Escape).to_string());
        board.wait_for_status("The pawn stays on e7.");
        assert_eq!(
            (board.focused_square().as_deref(), page.count("#no-way-back .stage .dragging")),
            (Some("e7"), 0)
        );
    }),
];

const STEPS: &[Row] = &[row(40, "the buttons of steps are all large enough, and apart", |page| {
    page.board("fools-mate").wait_until_awake();
    for viewport in [Viewport::DESKTOP, Viewport::PHONE] {
        page.set_viewport(viewport);
        let faults = page.run(
            "const buttons = [...document.querySelectorAll(`[id='fools-mate'] :is([data-intent=first], [data-intent=back],
                [data-intent=play], [data-intent=forward], [data-intent=last])`)];
            const boxes = buttons.map(button => button.getBoundingClientRect());
            const small = buttons.filter((_, at) => boxes[at].width < 44 || boxes[at].height < 44);
            const close = buttons.filter((_, at) => boxes.some((other, which) => which !== at
                && Math.max(other.left - boxes[at].right, boxes[at].left - other.right,
                    other.top - boxes[at].bottom, boxes[at].top - other.bottom) < 2));
            return buttons.length === 5 ? [...small, ...close].map(button => button.textContent) : buttons.length",
        );
        assert_eq!(faults, json!([]), "{viewport:?}");
    }
    page.set_viewport(Viewport::DESKTOP);
})];

pub(super) fn all(engine: Engine) {
    try_all(engine, "en/rook/", ROOK);
    try_all(engine, "en/checkmate/", STEPS);
    try_all(engine, "en/pawn/", PAWN);
}
