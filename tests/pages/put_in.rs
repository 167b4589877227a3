//! Texts that are put in, and games that are gone through by their moves, on a board of one's own.

use fantoccini::key::Key;
use serde_json::json;
use tests::Engine;

use crate::own::{PAGE, open, position, press};
use crate::set_up::faults;
use crate::typed::{focus_box, type_in};

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

pub(crate) fn a_line_is_gone_through_by_its_moves(engine: Engine) {
    let page = open(engine, &format!("{PAGE}#line=1._e4_e5_2._Nf3_Nc6&step=4"));
    let board = page.board("own");
    page.wait_until("its moves can be pressed", "own.querySelectorAll('ol.line button').length === 4");
    page.click("#own ol.line li:nth-of-type(2) button");
    board.wait_for_status("Black pawn to e5.");
    page.wait_until("it is there", "own.ply === 2 && location.hash.endsWith('&step=2')");
    // Another line has buttons of its own.
    page.run("location.hash = 'line=1._d4_d5'");
    page.wait_until("its moves too", "own.querySelectorAll('ol.line button').length === 2");
    page.assert_accessible();
    page.assert_quiet();
}

/// What is put in, a move, and what is said of each.
const ENDINGS: &[(&str, &str, &str, &str)] = &[
    (
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1",
        "7 moves are shown. It is Black’s move.",
        "Ng8",
        "Black knight to g8. The position has come three times. White may claim a draw.",
    ),
    (
        "8/8/3k4/8/8/8/R7/K7 w - - 99 90",
        "The position is shown. It is White’s move.",
        "Ra3",
        "White rook to a3. Each side has made 50 quiet moves in a row. Black may claim a draw.",
    ),
    ("1. f3 e5 2. g4", "3 moves are shown. It is Black’s move.", "Qh4", "Black queen to h4, checkmate."),
];

pub(crate) fn how_a_game_ends_is_said(engine: Engine) {
    let page = open(engine, PAGE);
    let board = page.board("own");
    let put = |text: &str| {
        page.run_with("document.getElementById('text').value = arguments[0]", text);
        page.click(".put-in button");
    };
    for (text, shown, played, said) in ENDINGS {
        put(text);
        board.wait_for_status(shown);
        focus_box(&page, "own");
        type_in(&page, played);
        board.wait_for_status(said);
    }
    put("1. f3 e5 2. g4 Qh4#");
    board.wait_for_status(
        "4 moves are shown. The game is over: checkmate. The queen on h4 attacks the king on e1.",
    );
    put("1. e4 e5 {This is");
    board.wait_for_status("2 moves are shown. Line 1 cannot be read: ");
    page.assert_quiet();
}
