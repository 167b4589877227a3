//! Castling in every way there is, at either end of the board: both pieces move.

use tests::{Engine, Page};

use super::{Row, row, try_all};
use crate::typed::{focus_box, type_in};

const BOARD: &str = "try-it";

/// A way to castle: the king from its square to another, or onto its rook.
type Way = (&'static str, fn(&Page, [&str; 3]));

const WAYS: [Way; 4] = [
    ("two presses", |page, [king, to, _]| page.board(BOARD).click_all(&[king, to])),
    ("the king dragged two squares", |page, [king, to, _]| page.board(BOARD).drag(king, to)),
    ("the king dragged onto its rook", |page, [king, _, rook]| page.board(BOARD).drag(king, rook)),
    ("keys", |page, [king, to, _]| {
        page.board(BOARD).focus("a1");
        page.board(BOARD).press(king, " ");
        page.board(BOARD).press(to, " ");
    }),
];

/// Whose king goes where, past which rook, and where both stand then.
const CASTLINGS: [([&str; 3], &str, &str); 2] =
    [(["e1", "g1", "h1"], "f1", "white"), (["e8", "c8", "a8"], "d8", "black")];

const ROWS: &[Row] = &[
    row(28, "castling by hand and by keys, on a board as it is and turned", |page| {
        page.board(BOARD).wait_until_awake();
        for turned in ["as it is", "turned"] {
            for (way, castle) in WAYS {
                for (squares, rook, side) in CASTLINGS {
                    castle(page, squares);
                    assert_castled(page, squares, rook, side, &format!("{way}, {turned}"));
                }
                push(page, "reset");
            }
            push(page, "turn");
        }
    }),
    row(28, "castling by typing", |page| {
        focus_box(page, BOARD);
        for words in [["O-O", "0-0-0"], ["e1g1", "e8c8"], ["castle kingside", "castle queenside"]] {
            for ((squares, rook, side), typed) in CASTLINGS.into_iter().zip(words) {
                type_in(page, typed);
                assert_castled(page, squares, rook, side, typed);
            }
            push(page, "reset");
            focus_box(page, BOARD);
        }
    }),
    row(29, "whoever presses the king and then a rook wants the rook", |page| {
        let board = page.board(BOARD);
        board.click_all(&["e1", "h1"]);
        assert_eq!(board.squares_marked("chosen"), ["h1"]);
        assert!(board.label("e1").contains("white king"), "{}", board.label("e1"));
    }),
];

fn push(page: &Page, intent: &str) {
    page.click(&format!("[id='{BOARD}'] [data-intent={intent}]"));
}

fn assert_castled(page: &Page, [king, to, corner]: [&str; 3], rook: &str, side: &str, way: &str) {
    let board = page.board(BOARD);
    board.wait_for_status("castles");
    for (square, piece) in [(king, "empty"), (corner, "empty"), (to, "king"), (rook, "rook")] {
        let wanted =
            if piece == "empty" { format!("{square}, empty") } else { format!("{square}, {side} {piece}") };
        assert!(
            board.label(square).starts_with(&wanted),
            "{way}: {}, expected {wanted}",
            board.label(square)
        );
    }
}

pub(super) fn all(engine: Engine) {
    try_all(engine, "en/castling/", ROWS);
}
