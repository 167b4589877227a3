//! Positions that only a board for lessons knows: one side moves again and again, or there are no kings.

use tests::{Engine, Page};

use super::Trying;
use super::{Row, row};
use crate::element::page_of_others;

const BOARDS: &str = "
    <squarewise-board id=\"king\" fen=\"4k3/8/8/8/8/8/8/R6K w\" mode=\"drill\" ></squarewise-board>
    <squarewise-board id=\"turns\" fen=\"4k3/8/8/8/8/8/8/R6K w\"></squarewise-board>
    <squarewise-board id=\"double\" fen=\"8/8/8/8/2P5/8/PP6/8 w\" mode=\"drill\"></squarewise-board>
    <squarewise-board id=\"pawns\" fen=\"8/p7/8/1P6/8/8/8/8 b\" mode=\"explore\"></squarewise-board>";

const ROWS: &[Row] = &[
    row(31, "no board lets one side move again and again beside a king that could then be taken", |page| {
        let said = page.text("[id=king]");
        assert!(
            said.contains("in a drill Black never moves, so its king could not answer a check"),
            "{said}"
        );
    }),
    row(31, "a king in check is not taken, and the game goes on", |page| {
        let board = page.board("turns");
        board.click_all(&["a1", "a8"]);
        board.wait_for_status("check");
        board.drag("a8", "e8");
        board.wait_for_status("it is Black’s move");
        assert!(board.label("e8").starts_with("e8, black king"), "{}", board.label("e8"));
        board.click_all(&["e8", "e7"]);
        board.wait_for_status("Black king to e7.");
    }),
    row(32, "a side that moves again takes no pawn of its own in passing", |page| {
        let board = page.board("double");
        board.click_all(&["b2", "b4", "a2"]);
        board.wait_for_status("a2");
        assert_eq!(board.squares_marked("dot"), ["a3", "a4"]);
        assert_eq!(board.squares_marked("ring"), [""; 0]);
        board.click("b3");
        page.wait_until(
            "it is refused",
            "document.querySelector('#double [data-mark=cross][data-square=b3]')",
        );
        assert!(board.label("b4").starts_with("b4, white pawn"), "{}", board.label("b4"));
    }),
    row(62, "pawns move by the Laws where no kings are, in passing too", |page| {
        let board = page.board("pawns");
        board.click_all(&["a7", "a5", "b5"]);
        board.wait_for_status("b5");
        assert_eq!(
            (board.squares_marked("dot"), board.squares_marked("ring")),
            (vec!["b6".into()], vec!["a6".into()])
        );
        board.click("a6");
        board.wait_for_status("en passant");
        assert_eq!(board.label("a5"), "a5, empty");
    }),
];

pub(super) fn all(engine: Engine) {
    let head =
        "<script type=\"module\" src=\"squarewise-board.js\"></script><style>main { width: 400px }</style>";
    let page = Page::open(engine, &page_of_others(engine, "laws", head, BOARDS));
    // A board that wakes pushes those below it down.
    page.wait_until(
        "all boards are drawn",
        "document.querySelectorAll('[data-awake]').length === 4 && document.querySelector('#king').textContent.includes('drill')",
    );
    for row in ROWS {
        let _trying = Trying(row);
        (row.check)(&page);
    }
}
