//! `<squarewise-board>` as a guest of pages that set it, move it about and copy it, also before it is known or alive.

use serde_json::json;
use tests::{Engine, Page, Viewport};

use crate::element::{ROOK, SCRIPT, assert_silent, page_of_others};

pub(crate) fn a_board_that_cannot_be_drawn_leaves_no_hole(engine: Engine) {
    let body = "<squarewise-board id=\"bare\" fen=\"x\"></squarewise-board>\
        <squarewise-board id=\"own\" fen=\"x\"><p id=\"mine\">A rook on d4.</p></squarewise-board>";
    let page = Page::open(engine, &page_of_others(engine, "hole", SCRIPT, body));
    for name in ["bare", "own"] {
        page.wait_until("it says so", &format!("document.querySelector('#{name} [role=status]')"));
        page.board(name).wait_for_status("This board cannot move: fen: ");
    }
    let height = |name: &str| {
        page.run(&format!("return document.getElementById('{name}').offsetHeight")).as_u64().unwrap_or(0)
    };
    assert!((1..160).contains(&height("bare")), "a sentence needs {} px", height("bare"));
    assert!((1..240).contains(&height("own")), "a sentence and what stood there need {} px", height("own"));
    assert_eq!(page.text("#mine"), "A rook on d4.", "what stood there stays");
    page.run("for (const board of [bare, own]) board.fen = '8/8/8/8/3R4/8/8/8 w'");
    for name in ["bare", "own"] {
        page.board(name).wait_until_awake();
        assert!(height(name) > 300, "{name} has its room again");
    }
    assert_silent(&page);
}

/// What a page sets, in one go, and what it reads in the same breath.
const SET: &[(&str, &str, &str)] = &[
    ("rook.fen = '8/8/8/8/3Q4/8/8/8 w'", "rook.position", "8/8/8/8/3Q4/8/8/8 w - - 0 1"),
    ("rook.fen = '8/8/8/8/3R4/8/8/8 w'; rook.value = 'd4d7'", "rook.value", "d4d7"),
    ("rook.value = 'd4d7 d7d1'; rook.ply = 1", "[rook.ply, rook.value, rook.game.length]", "1,d4d7,2"),
    (
        "rook.share = 'fen=8/8/8/8/3Q4/8/8/8_w&moves=d4d5_d5d6&step=1'",
        "[rook.fen, rook.value, rook.ply, rook.game.length]",
        "8/8/8/8/3Q4/8/8/8 w,d4d5,1,2",
    ),
    (
        "rook.share = 'line=1._e4_e5_2._d4&step=2'",
        "[rook.line, rook.ply, rook.turn]",
        "1. e4 e5 2. d4,2,white",
    ),
    ("rook.line = '1. d4 d5'; rook.ply = 1", "[rook.moves.length, rook.game.length]", "1,2"),
    ("rook.line = '1. d4 d5'; rook.value = 'd2d4'", "[rook.ply, rook.value]", "1,d2d4"),
    (
        "rook.line = ''; rook.mode = 'setup'; rook.clear(); rook.place('e4', 'K')",
        "rook.value",
        "8/8/8/8/4K3/8/8/8 w - - 0 1",
    ),
    ("rook.load('1. e4 e5')", "[rook.mode, rook.value]", "explore,e2e4 e7e5"),
    (
        "rook.share = ''",
        "[rook.value, rook.mode, rook.share]",
        ",,fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1",
    ),
];

pub(crate) fn what_is_set_is_read_at_once(engine: Engine) {
    let page = Page::open(engine, &page_of_others(engine, "set", SCRIPT, ROOK));
    page.board("rook").wait_until_awake();
    for (set, read, wanted) in SET {
        assert_eq!(page.run(&format!("{set}; return String({read})")), *wanted, "{set}");
    }
    // Out of the page there is no board: what is set then waits for it, and is read meanwhile.
    for (set, read, wanted) in [
        ("share = 'fen=8/8/8/8/3Q4/8/8/8_w&moves=d4d5'", "share", "fen=8/8/8/8/3Q4/8/8/8_w&moves=d4d5"),
        ("ply = 0", "ply", "0"),
        ("value = 'd4d7'", "value", "d4d7"),
    ] {
        let script = format!("window.out = rook; out.remove(); out.{set}; return String(out.{read})");
        assert_eq!(page.run(&script), wanted, "{set}");
        page.run("document.querySelector('main').append(out)");
        page.board("rook").wait_until_awake();
        page.wait_until(set, &format!("String(rook.{read}) === {wanted:?}"));
    }
    // A board that is asleep over its attributes wakes with an address.
    page.run("rook.fen = 'x'");
    page.board("rook").wait_for_status("This board cannot move");
    assert_eq!(
        page.run("rook.share = 'fen=8/8/8/8/3Q4/8/8/8_w&moves=d4d5'; return rook.position"),
        "8/8/8/3Q4/8/8/8/8 w - - 1 1"
    );
    assert_silent(&page);
}

pub(crate) fn what_is_set_before_it_is_known_waits(engine: Engine) {
    let page = Page::open(engine, &page_of_others(engine, "before", "", ROOK));
    page.run(
        "window.made = document.createElement('squarewise-board');
         made.id = 'made';
         made.share = 'fen=8/8/8/8/3Q4/8/8/8_w&moves=d4d5_d5d6';
         made.ply = rook.ply = 1;
         rook.value = 'd4d7 d7d1';
         rook.required = true;
         document.querySelector('main').append(made);
         const script = document.createElement('script');
         script.type = 'module';
         script.src = 'squarewise-board.js';
         document.head.append(script);",
    );
    for name in ["rook", "made"] {
        page.board(name).wait_until_awake();
    }
    assert_eq!(
        page.run("return [rook, made].map((board) => [board.value, board.ply, board.game.length])"),
        json!([["d4d7", 1, 2], ["d4d5", 1, 2]])
    );
    assert_eq!(page.run("return [rook, made].flatMap(Object.keys)"), json!([]), "no property is hidden");
    assert_eq!(page.run("return rook.required"), true);
    assert_silent(&page);
}

/// Attributes of a board without a caption, and what it then says is to be done.
const TO_DO: &[(&str, &str)] = &[
    (
        "fen=\"6k1/5ppp/8/8/8/8/8/R5K1 w\" goal=\"mate\" answers=\"!a1a8: That is mate.\"",
        "White to move: give checkmate in one move.",
    ),
    (
        "fen=\"7k/6pp/8/3N4/8/8/8/4K3 b\" goal=\"check\" answers=\"!h8g8 d5e7 g8f8: So.\"",
        "Black to move: give check in 2 moves.",
    ),
    (
        "fen=\"8/8/8/8/3R4/8/8/8 w\" stars=\"d7 g7\" answer=\"d4d7 d7g7\"",
        "White to move: land on every star. 2 moves are enough.",
    ),
    ("fen=\"8/8/8/8/3R4/8/8/8 w\" stars=\"d7\"", "White to move: go to the star."),
    (
        "fen=\"8/3p4/8/8/3R4/8/8/8 w\" mode=\"choose\" ask=\"goes\" piece=\"d4\" squares=\"d7\" answers=\"!: So.\"",
        "Mark every square that the rook on d4 can go to. Then press Check.",
    ),
    (
        "fen=\"8/8/8/8/8/8/8/8\" mode=\"setup\" goal=\"8/8/8/8/8/8/8/R7\"",
        "Put every piece where it belongs. Then press Check.",
    ),
    ("fen=\"8/8/8/8/3R4/8/8/8 w\" goal=\"mate\" caption=\"Find it.\" answers=\"!d4d8: So.\"", ""),
    ("fen=\"8/8/8/8/3R4/8/8/8 w\" piece=\"d4\"", ""),
];

pub(crate) fn what_there_is_to_do_is_said(engine: Engine) {
    let boards: String = (0..)
        .zip(TO_DO)
        .map(|(number, (attributes, _))| {
            format!("<squarewise-board id=\"b{number}\" {attributes}></squarewise-board>")
        })
        .collect();
    let own = "<squarewise-board id=\"own\" fen=\"8/8/8/8/3R4/8/8/8 w\" stars=\"d7\">\
        <figcaption>Go <em>there</em>.</figcaption></squarewise-board>";
    let page = Page::open(engine, &page_of_others(engine, "to-do", SCRIPT, &(boards + own)));
    for (number, (attributes, wanted)) in TO_DO.iter().enumerate() {
        page.board(&format!("b{number}")).wait_until_awake();
        let said = format!("return document.querySelector('#b{number} .goal')?.textContent ?? ''");
        assert_eq!(page.run(&said), *wanted, "{attributes}");
    }
    page.board("own").wait_until_awake();
    assert_eq!(page.count("#own .goal"), 0, "the author has said it");
    page.run("b0.goal = 'check'");
    page.wait_until("the goal is another", "b0.querySelector('.goal').textContent.includes('give check in')");
    page.run("b0.caption = 'Find it.'");
    page.wait_until("the author says it", "b0.querySelector('figcaption') && !b0.querySelector('.goal')");
    page.set_viewport(Viewport::PHONE);
    let wide = "return [...document.querySelectorAll('.goal')].filter((one) => one.getBoundingClientRect().right > innerWidth).length";
    assert_eq!(page.run(wide), 0, "it goes over the edge of a phone");
    page.assert_accessible();
    for (number, (attributes, _)) in TO_DO.iter().enumerate() {
        assert_eq!(page.board(&format!("b{number}")).status(), "", "{attributes}: nothing is idle");
    }
    assert_silent(&page);
}

pub(crate) fn it_is_moved_copied_and_adopted(engine: Engine) {
    let body = format!(
        "{ROOK}<div id=\"there\"></div><iframe id=\"frame\" width=\"500\" height=\"700\" title=\"There\" srcdoc=\"<p>There</p>\"></iframe>"
    );
    let page = Page::open(engine, &page_of_others(engine, "moved", SCRIPT, &body));
    let board = page.board("rook");
    board.wait_until_awake();
    page.run("rook.move('Rxd7'); there.append(rook)");
    page.wait_until("it is awake there", "there.querySelector('[data-awake]')?.value === 'd4d7'");
    // Where a browser can move it as a whole, nothing is lost, not even the focus.
    let keeps = page.run(
        "if (!there.moveBefore) return true;
         rook.focus();
         const before = document.activeElement;
         document.querySelector('main').moveBefore(rook, there);
         return document.activeElement === before && rook.value === 'd4d7'",
    );
    assert_eq!(keeps, true);
    page.run("const copy = rook.cloneNode(true); copy.id = 'copy'; there.append(copy)");
    page.board("copy").wait_until_awake();
    assert_eq!(
        page.run(
            "return [copy.value, copy.querySelectorAll('.cells').length, copy.move('Rd1').legal, rook.value]"
        ),
        json!(["", 1, true, "d4d7"]),
        "a copy is a board of its own"
    );
    if engine == Engine::Firefox {
        // Firefox makes an ordinary element of one that is taken into another window.
        return assert_silent(&page);
    }
    page.wait_until(
        "the frame has its page",
        "document.getElementById('frame').contentDocument.querySelector('p')",
    );
    page.run(
        "const { contentDocument: other } = document.getElementById('frame');
         const style = other.head.appendChild(document.querySelector('link[rel=stylesheet]').cloneNode());
         style.href = new URL('squarewise-board.css', location.href);
         window.away = rook;
         other.body.append(other.adoptNode(rook));",
    );
    page.wait_until("it is awake in the frame", "away.hasAttribute('data-awake') && away.offsetWidth > 300");
    // By a pointer and by keys of that window, whose events are of classes of their own.
    page.run(
        "const { contentWindow: { PointerEvent, KeyboardEvent } } = document.getElementById('frame');
         const cell = (square) => away.querySelector(`.cells [data-square=${square}]`);
         const point = (type, square, buttons) => {
           const { x, y, width, height } = cell(square).getBoundingClientRect();
           const place = { clientX: x + width / 2, clientY: y + height / 2 };
           cell('d7').dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, button: 0, buttons, ...place }));
         };
         point('pointerdown', 'd7', 1); point('pointermove', 'd6', 1); point('pointermove', 'd2', 1); point('pointerup', 'd2', 0);
         away.focus();
         cell('d2').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));",
    );
    assert_eq!(
        page.run("return [away.value, away.ownerDocument.activeElement.dataset.square]"),
        json!(["d4d7 d7d2", "d3"])
    );
    assert_silent(&page);
}
