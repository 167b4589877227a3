//! Boards that are set up, carried away as links, and brought back: on their own page and in pages of others.

use fantoccini::key::Key;
use serde_json::{Value, json};
use std::thread::sleep;
use std::time::Duration;
use tests::{Board, Engine, Page, Setting, Viewport};

use crate::element::{assert_silent, page_of_others};

const PAGE: &str = "en/your-board/";

fn open(engine: Engine, address: &str) -> Page {
    let page = Page::open(engine, address);
    page.wait_until("the page is awake", "document.querySelector('[data-task]:enabled')");
    page
}

fn position(page: &Page) -> Value {
    page.run("return own.position")
}

/// Presses a piece beside the board, or one of its buttons.
fn press(page: &Page, selector: &str) {
    page.click(&format!("#own {selector}"));
}

fn faults(page: &Page) -> Value {
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

pub(crate) fn an_address_brings_back_the_board_and_the_step(engine: Engine) {
    let page = open(engine, PAGE);
    let board = page.board("own");
    board.drag("e2", "e4");
    board.drag("e7", "e5");
    press(&page, "[data-intent=undo]");
    press(&page, "[data-intent=turn]");
    page.wait_until(
        "the address follows",
        "location.hash.includes('step=1') && location.hash.includes('below=black')",
    );
    let (before, address) = (position(&page), page.run("return own.address"));
    assert_eq!(page.run("return location.href"), address);
    page.run("window.old = true; location.reload()");
    page.wait_until(
        "it is back",
        "!window.old && document.querySelector('[data-task]:enabled') && own.position?.includes('4P3')",
    );
    assert_eq!(position(&page), before);
    assert_eq!(page.run("return own.querySelector('.cells button').dataset.square"), "h1");
    press(&page, "[data-intent=redo]");
    assert_eq!(page.run("return own.value"), "e2e4 e7e5", "and what was taken back can be made again");
    // The same address in a frame.
    let hash =
        address.as_str().and_then(|address| address.split_once('#')).expect("it has a part").1.to_owned();
    page.go(&format!("embed/#{hash}"));
    page.wait_until(
        "the frame has it",
        "document.querySelector('squarewise-board').position?.includes('4P3')",
    );
    assert_eq!(page.run("return document.querySelector('squarewise-board').position"), before);
    assert_silent(&page);
}

/// What stands behind the `#`, what is said, and what is then on the board.
const ADDRESSES: &[(&str, &str, &str)] = &[
    ("fen=8/8/8/8/8/8/8/9_w", "This link shows no board.", START),
    ("fen=4k3/8/8/8/4R3/8/8/4K3_w", "This link shows no board.", START),
    ("fen=<img_src=x_onerror=alert(1)>", "This link shows no board.", START),
    (
        "moves=e2e4_e7e4_d2d4",
        "Move 1, Black’s e7e4, cannot be made, so it and all after it are left out. The pawn cannot",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    ),
    ("moves=%3Cb%3Ehello", "Move 1, White’s <b>hello, cannot be made", START),
    ("moves=e2e4&step=9", "The link asks for step 9, but there is 1 move.", AFTER_E4),
    ("moves=e2e4&step=-1", "The link asks for step -1, which is no number of moves", AFTER_E4),
];

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";

/// What a board is changed to after another, in the same tab, and what is then so.
const ONE_AFTER_THE_OTHER: &[(&str, &str, &str)] = &[
    ("mode=explore&below=black&moves=e2e4", "mode=explore", "h8 explore false"),
    ("below=black&moves=e2e4", "moves=d2d4&step=0", "h8 '' false"),
    ("start", "mode=setup", "h8 setup false"),
    ("mode=setup", "start", "h8 setup true"),
    ("start", "below=black", "a1 '' false"),
    ("line=1._e4_e5&step=1", "coordinates=hidden", "h8 '' false"),
];

pub(crate) fn one_address_after_another_is_followed(engine: Engine) {
    let page = open(engine, PAGE);
    for (first, second, wanted) in ONE_AFTER_THE_OTHER {
        for hash in [first, second] {
            page.run_with("location.hash = arguments[0]", *hash);
            // The page hears of it a moment later; two at once would be heard of as the second twice.
            sleep(Duration::from_millis(50));
        }
        let corner =
            "[...own.querySelectorAll('.cells button')].at(-1).dataset.square === 'h1' ? 'h8' : 'a1'";
        let found = format!("`${{{corner}}} ${{own.mode || \"''\"}} ${{own.hasAttribute('goal')}}`");
        page.wait_until(&format!("{first} and then {second}"), &format!("{found} === {wanted:?}"));
        assert_eq!(page.run("return location.hash.slice(1)"), *second, "nobody has changed anything");
        let is_task = *second == "start";
        assert_eq!(page.count("#own [data-intent=check]"), usize::from(is_task), "{second}");
        let is_bare = page.run("return own.position.split(' ')[0] === '8/8/8/8/8/8/8/8'");
        assert_eq!(is_bare, is_task, "{first} and then {second}");
        if !is_task {
            assert_eq!(position(&page), START, "{first} and then {second}");
        }
    }
    assert_silent(&page);
}

/// Addresses that describe no board.
const BAD: &[&str] = &[
    "mode=banana&fen=4k3/8/8/8/8/8/8/8_w",
    "below=nobody",
    "mode=setup&goal=<b>",
    "mode=step&line=zz",
    "coordinates=squares",
    "fen=zzz",
];

pub(crate) fn a_bad_address_leaves_a_board_that_works(engine: Engine) {
    for bad in BAD {
        let page = open(engine, PAGE);
        let board = page.board("own");
        board.drag("e2", "e4");
        page.run_with("location.hash = arguments[0]", *bad);
        board.wait_for_status("This link shows no board.");
        assert_eq!(
            page.run("return own.querySelector('[role=status]').title.startsWith('This shows no board')"),
            true,
            "{bad}: what is wrong is not to be found"
        );
        assert_eq!(position(&page).as_str().map(|fen| fen.starts_with(&AFTER_E4[..40])), Some(true), "{bad}");
        assert_eq!(page.run("return decodeURI(location.hash.slice(1))"), *bad, "it stays to be set right");
        board.drag("e7", "e5");
        page.wait_until("the address is a good one", "location.hash.endsWith('moves=e2e4_e7e5')");
        press(&page, "[data-extra=set-up]");
        board.wait_for_status("Pieces can be set up now.");
        assert_silent(&page);
    }
    // A program that sets an attribute wrong has a board asleep, which another position wakes.
    let page = open(engine, PAGE);
    page.run("own.mode = 'banana'; own.fen = 'squares'");
    page.board("own").wait_for_status("This board cannot move: ");
    assert_eq!(page.run("return own.load('1. e4')"), "");
    page.board("own").wait_for_status("1 move is shown. It is Black’s move.");
    assert_silent(&page);
}

pub(crate) fn what_is_wrong_with_an_address_is_said(engine: Engine) {
    let same = |fen: &str| fen.split(' ').take(3).collect::<Vec<_>>().join(" ");
    for (hash, said, wanted) in ADDRESSES {
        let page = open(engine, &format!("{PAGE}#{hash}"));
        page.board("own").wait_for_status(said);
        assert_eq!(page.count("#own [role=status] :not(a[href])"), 0, "{hash}: text stays text");
        assert_eq!(same(position(&page).as_str().expect("a fen")), same(wanted), "{hash}");
        assert_silent(&page);
    }
    let page = open(engine, PAGE);
    page.run("own.share = 'moves=' + 'e2e4_'.repeat(9000)");
    page.board("own").wait_for_status("This is too long to be read");
    page.go("embed/?fen=8/3p4/8/8/3R4/8/8/8+w&moves=d4d8+d4d7");
    page.wait_until(
        "a frame says it too",
        "document.querySelector('[role=status]')?.textContent.startsWith('Move 1, d4d8, cannot be made')",
    );
    page.go("embed/?moves=e2e5");
    page.wait_until(
        "it begins as a game does",
        "document.querySelector('[role=status]')?.textContent.startsWith('Move 1, White’s e2e5, cannot be made')",
    );
    assert_eq!(page.count("[data-piece]"), 32);
    assert_silent(&page);
}

/// What is copied somewhere and put in as it came, what is said of it, and the moves.
const PUT_IN: &[(&str, &str, &str)] = &[
    ("1. e4 e5 \u{200b}2. Nf3", "3 moves are shown.", "e2e4 e7e5 g1f3"),
    ("\u{202e}1. e4\r\ne5", "2 moves are shown.", "e2e4 e7e5"),
    ("1. e4\u{0}", "1 move is shown.", "e2e4"),
    ("[Event \"a\"] 1. e4 e5 1-0 [Event \"b\"] 1. d4 d5 *", "The first of 2 games is shown.", "e2e4 e7e5"),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n1. d4 d5", "2 moves are shown.", "d2d4 d7d5"),
    (
        "https://chess.example/en/your-board/#moves=e2e4_e7e5_e1e3",
        "Move 2, White’s e1e3, cannot be made",
        "e2e4 e7e5",
    ),
    (" #fen=8/8/8/8/3R4/8/8/8_w&moves=d4d7", "", "d4d7"),
];

pub(crate) fn a_text_is_put_in(engine: Engine) {
    let page = open(engine, PAGE);
    let board = page.board("own");
    let put = |text: &str| {
        page.run_with("document.getElementById('text').value = arguments[0]", text);
        page.click(".put-in button");
    };
    put("1. e4 e5 2. Nf3 Nc6 3. Ng5 Ke6");
    board.wait_for_status("Move 3, Black’s Ke6, cannot be made, so it and all after it are left out.");
    assert_eq!(page.run("return own.value"), "e2e4 e7e5 g1f3 b8c6 f3g5");
    // What cannot be read leaves the moves made so far, and what was taken back.
    press(&page, "[data-intent=undo]");
    for (text, said) in [
        ("rubbish", "\"rubbish\" is not a move."),
        ("1. Ke3", "Move 1, White’s Ke3, cannot be made"),
        ("zz/zz", "This shows no board, so the board stays as it is: fen: "),
    ] {
        put(text);
        board.wait_for_status(said);
        assert_eq!(page.run("return own.value"), "e2e4 e7e5 g1f3 b8c6", "{text}");
    }
    put(" ");
    assert_eq!(page.run("return document.activeElement.id"), "text");
    press(&page, "[data-intent=redo]");
    assert_eq!(page.run("return own.value"), "e2e4 e7e5 g1f3 b8c6 f3g5");
    put("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6");
    board.wait_for_status("6 moves are shown. It is White’s move.");
    for (text, said, value) in PUT_IN {
        put(text);
        board.wait_for_status(said);
        assert_eq!(page.run("return own.value"), *value, "{text:?}");
    }
    put("8/8/8/8/3R4/8/8/8 w");
    board.wait_for_status("The position is shown.");
    assert_eq!(position(&page), "8/8/8/8/3R4/8/8/8 w - - 0 1");
    assert_eq!(page.run("return own.mode"), "explore");
    put("4k3/8/8/8/4R3/8/8/4K3 w");
    page.wait_until("it is to be set right", "own.mode === 'setup'");
    assert!(faults(&page).to_string().contains("it must be Black’s move"), "{}", faults(&page));
    board.wait_for_status("Pieces can be set up now. No game can come to this: It is White’s move, but");
    let seen = "const said = own.querySelector('[role=status]').cloneNode(true); said.querySelector('.unseen').remove(); return said.textContent.trim()";
    assert_eq!(page.run(seen), "Pieces can be set up now.", "the list below it says the rest");
    put("hello");
    board.wait_for_status("\"hello\" is not a move.");
    page.assert_accessible();
    page.assert_quiet();
}

pub(crate) fn a_game_is_gone_through_by_its_moves(engine: Engine) {
    let page = open(engine, PAGE);
    let board = page.board("own");
    assert_eq!(page.count(".record:not([hidden])"), 0, "before there is a game");
    let put = |text: &str| {
        page.run_with("document.getElementById('text').value = arguments[0]", text);
        page.click(".put-in button");
    };
    let listed =
        || page.run("return [...document.querySelectorAll('.record li')].map((one) => one.textContent)");
    let here = || page.run("return document.querySelector('.record [aria-current=step]').textContent");
    put("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Qa5 Nf6");
    board.wait_for_status("Move 4, White’s Qa5, cannot be made, so it and all after it are left out. ");
    assert_eq!(listed(), json!(["Start", "1. e4", "e5", "2. Nf3", "Nc6", "3. Bb5", "a6"]));
    assert_eq!(
        (here(), page.attribute(".record [aria-current]", "aria-label")),
        (json!("a6"), Some("3… a6".into()))
    );
    page.click(".record li:nth-child(4) button");
    board.wait_for_status("3 moves are shown. It is Black’s move.");
    assert_eq!((here(), page.run("return own.ply")), (json!("2. Nf3"), json!(3)));
    assert!(page.url().ends_with("&step=3"), "{}", page.url());
    for (intent, seen, said) in [
        ("forward", "Nc6", "Again: Black knight to c6."),
        ("back", "2. Nf3", ""),
        ("first", "Start", "The position is shown. It is White’s move."),
        ("last", "a6", "6 moves are shown. It is White’s move."),
    ] {
        page.click(&format!(".record [data-intent={intent}]"));
        board.wait_for_status(said);
        assert_eq!(here(), seen, "{intent}");
    }
    assert_eq!(page.count(".record [aria-disabled]"), 2, "forward and last have nothing more to do");
    page.run("document.querySelector('.record [aria-current]').focus()");
    for (key, seen) in [(Key::Home, "Start"), (Key::Right, "1. e4"), (Key::Down, "e5"), (Key::Left, "1. e4")]
    {
        page.press(char::from(key).to_string());
        assert_eq!(
            (here(), page.run("return document.activeElement.textContent")),
            (seen.into(), seen.into())
        );
    }
    // A move of one's own takes the place of what came after; pieces that are set up have no moves.
    board.click("g8");
    board.click("f6");
    board.wait_for_status("Black knight to f6.");
    page.wait_until("it is listed", "document.querySelectorAll('.record li').length === 3");
    press(&page, "[data-intent=reset]");
    board.wait_for_status("The position is shown.");
    assert_eq!(here(), "Start");
    page.go(&format!("{PAGE}#fen=4k3/8/8/8/8/8/8/R3K3_b&moves=e8d8_a1a8&step=1"));
    page.wait_until("a link shows its moves", "document.querySelectorAll('.record li').length === 3");
    assert_eq!((listed(), here()), (json!(["Start", "1… Kd8", "2. Ra8+"]), json!("1… Kd8")));
    press(&page, "[data-extra=set-up]");
    page.wait_until("no moves", "document.querySelector('.record[hidden]')");
    page.go(&format!("{PAGE}#fen=8/8/8/8/3R4/8/8/8_w&moves=d4d7_d7g7"));
    page.wait_until("one side moves alone", "document.querySelectorAll('.record li').length === 3");
    assert_eq!(listed(), json!(["Start", "1. Rd7", "2. Rg7"]));
    page.go(&format!("{PAGE}#line=e2e4_e7e5"));
    page.wait_until("a line has its own list", "document.querySelector('#own ol.line')");
    assert_eq!(page.count(".record:not([hidden])"), 0);
    page.assert_quiet();
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
