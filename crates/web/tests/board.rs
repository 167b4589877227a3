//! One board in a browser, from asleep to awake and back.

use diagram::Names;
use js_sys::{Function, Promise};
use lesson::words::english;
use lesson::{Session, file};
use rules::Piece;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Document, Element, HtmlElement};

wasm_bindgen_test_configure!(run_in_browser);

fn document() -> Document {
    web_sys::window().and_then(|window| window.document()).expect("a browser has a document")
}

/// Puts a board into the page as the site writes it.
fn lay(name: &str, fen: &str, piece: &str, stars: &str) -> Element {
    let file =
        file::Board { fen: fen.into(), piece: piece.into(), stars: stars.into(), ..Default::default() };
    lay_board(name, &file)
}

fn lay_board(name: &str, file: &file::Board) -> Element {
    let board = lesson::admit(file, &english()).expect("a sound board");
    let file::Board { fen, piece, stars, coordinates, .. } = file;
    let names = Names { id: name, title: "a board", description: "for a test" };
    let pieces = Piece::ALL.into_iter().filter(|&piece| board.may_show(piece));
    let pieces: String = pieces.map(diagram::piece_svg).collect();
    let svg = Session::new(board, &english()).diagram().to_svg(&names);
    let holder = document().create_element("div").expect("a div can be made");
    holder.set_inner_html(&format!(
        "<squarewise-board id='{name}' fen='{fen}' piece='{piece}' stars='{stars}' coordinates='{coordinates}'>\
         <figure aria-labelledby='{name}-caption'><div class='stage'>{svg}</div><figcaption id='{name}-caption'>A board</figcaption></figure>\
         <div class='tools'><div class='buttons'><button data-intent='undo' disabled></button>\
         <button data-intent='redo' disabled></button><button data-intent='reset' disabled></button>\
         <button data-intent='turn' disabled></button></div>\
         <p role='status'></p></div>\
         </squarewise-board><div hidden>{pieces}</div>"
    ));
    document().body().expect("a page has a body").append_child(&holder).expect("it takes a child");
    holder
}

fn wake(page: &Element) -> web::Boards {
    // A page writes what its boards say.
    let page_of_boards = "globalThis.squarewise = { tell: (status, said) => (status.textContent = said) }";
    js_sys::eval(page_of_boards).expect("a script of our own");
    web::wake(page, &english().to_lines()).expect("the words of a board")
}

fn find(root: &Element, css: &str) -> Option<HtmlElement> {
    root.query_selector(css).expect("a sound selector").and_then(|element| element.dyn_into().ok())
}

fn press(root: &Element, css: &str) {
    find(root, css).unwrap_or_else(|| panic!("nothing is {css}")).click();
}

/// The sentence under a board, once it has been told.
async fn status(root: &Element) -> String {
    let mut later = |resolve: Function, _| {
        let window = web_sys::window().expect("a browser has a window");
        let wait = window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, 30);
        wait.expect("a window has a clock");
    };
    JsFuture::from(Promise::new(&mut later)).await.expect("time goes on");
    find(root, "[role=status]").and_then(|status| status.text_content()).unwrap_or_default()
}

fn marked(root: &Element, sign: &str) -> u32 {
    let css = format!("[data-mark={sign}]");
    root.query_selector_all(&css).expect("a sound selector").length()
}

#[wasm_bindgen_test]
fn waking_changes_nothing_that_is_seen() {
    let page = lay("unchanged", "8/3p4/8/8/3R4/8/8/8 w", "d4", "");
    let layers = |page: &Element| {
        let groups = page.query_selector_all("[data-layer]").expect("a sound selector");
        let group = |index| groups.get(index).and_then(|group| group.dyn_into::<Element>().ok());
        (0..groups.length()).filter_map(group).map(|group| group.inner_html()).collect::<Vec<_>>()
    };
    let before = layers(&page);
    let boards = wake(&page);
    assert_eq!(boards.count(), 1);
    assert_eq!(layers(&page), before);
    assert_eq!(page.query_selector_all("[role=grid] button").expect("a sound selector").length(), 64);
}

#[wasm_bindgen_test]
async fn a_press_moves_or_explains() {
    let page = lay("press", "8/3p4/8/8/3R4/8/8/8 w", "d4", "");
    let _boards = wake(&page);
    assert_eq!((marked(&page, "dot"), marked(&page, "ring")), (12, 1));
    press(&page, "button[data-square=d8]");
    assert_eq!(
        status(&page).await,
        "The rook cannot jump: the pawn on d7 stands in its way. It may take that piece instead. (Article 3.5)",
    );
    assert_eq!((marked(&page, "cross"), marked(&page, "culprit")), (1, 1));
    press(&page, "button[data-square=d7]");
    assert_eq!(status(&page).await, "White rook takes the pawn on d7.");
    let rook = page.query_selector(".white[data-piece=d7]").expect("a sound selector");
    assert!(rook.is_some(), "the rook stands there");
    assert_eq!(page.query_selector_all("[data-piece]").expect("a sound selector").length(), 1);
    press(&page, "[data-intent=undo]");
    assert_eq!(status(&page).await, "The rook is back on d4. The pawn is back on d7.");
    assert_eq!(page.query_selector_all("[data-piece]").expect("a sound selector").length(), 2);
}

#[wasm_bindgen_test]
async fn a_pawn_is_asked_what_it_becomes() {
    let page = lay("promotion", "8/4P3/8/8/8/8/8/8 w", "e7", "");
    let _boards = wake(&page);
    press(&page, "button[data-square=e8]");
    assert_eq!(status(&page).await, "The pawn reaches e8. What should it become?");
    press(&page, ".promotion [data-intent=cancel]");
    assert!(find(&page, ".promotion").is_none());
    press(&page, "button[data-square=e8]");
    press(&page, "[data-promote=N]");
    assert_eq!(status(&page).await, "White pawn to e8 and becomes a knight.");
    let cell = find(&page, "button[data-square=e8]").and_then(|cell| cell.get_attribute("aria-label"));
    assert_eq!(cell.as_deref(), Some("e8, white knight, chosen, last move"));
}

#[wasm_bindgen_test]
async fn freeing_leaves_the_picture_and_takes_the_rest() {
    let page = lay("free", "8/8/8/8/3R4/8/8/8 w", "d4", "");
    let boards = wake(&page);
    press(&page, "button[data-square=d8]");
    drop(boards);
    assert!(find(&page, "[role=grid]").is_none());
    assert!(find(&page, "[data-awake]").is_none());
    assert_eq!(page.query_selector_all("[data-piece]").expect("a sound selector").length(), 1);
    assert_eq!(wake(&page).count(), 0, "the picture is no longer that of the board's start");
    assert!(status(&page).await.starts_with("This board cannot move: "), "{}", status(&page).await);
}

#[wasm_bindgen_test]
async fn a_board_that_makes_no_sense_says_so() {
    let page = lay("sense", "8/8/8/8/3R4/8/8/8 w", "d4", "");
    let board = find(&page, "squarewise-board").expect("it was laid");
    board.set_attribute("fen", "8/8/8/8/3R4/8/8/9<script> w").expect("any text will do");
    assert_eq!(wake(&page).count(), 0);
    assert!(
        status(&page).await.starts_with("This board cannot move: its fen is no position"),
        "{}",
        status(&page).await
    );
    assert!(find(&page, "[role=grid]").is_none());
}

#[wasm_bindgen_test]
fn names_are_turned_round_wherever_they_stand() {
    for (coordinates, names, turned) in [
        ("", "abcdefgh87654321", "hgfedcba12345678"),
        ("inside", "abcdefgh87654321", "hgfedcba12345678"),
        ("every", "a8b8c8", "h1g1f1"),
        ("hidden", "", ""),
    ] {
        let file = file::Board {
            fen: "8/8/8/8/3R4/8/8/8 w".into(),
            coordinates: coordinates.into(),
            ..Default::default()
        };
        let page = lay_board(&format!("names-{coordinates}"), &file);
        let _boards = wake(&page);
        let read = || {
            let texts = page.query_selector_all("svg .coordinates text").expect("a sound selector");
            let text = |index| texts.get(index).and_then(|text| text.text_content());
            (0..texts.length()).filter_map(text).collect::<String>()
        };
        assert!(read().starts_with(names), "{coordinates}: {}", read());
        press(&page, "[data-intent=turn]");
        assert!(read().starts_with(turned), "{coordinates}: {}", read());
    }
}

#[wasm_bindgen_test]
fn words_of_another_version_wake_nothing() {
    let page = lay("words", "8/8/8/8/3R4/8/8/8 w", "d4", "");
    let lines = english().to_lines();
    let (short, _) = lines.rsplit_once('\n').expect("many lines");
    for wrong in ["", "<!doctype html>\n<title>Not found</title>", short, &format!("{lines}\nmore")] {
        assert!(web::wake(&page, wrong).is_err(), "{wrong:?}");
        assert!(find(&page, "[role=grid]").is_none());
    }
}
