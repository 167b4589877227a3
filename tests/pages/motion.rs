//! Pieces that travel: shortly, exactly, and never in the way of the next press.

use serde_json::{Value, json};
use tests::{Engine, Page};

/// Presses something and tells, before anything else can happen, which pieces are on their way, from how
/// many squares away each, and for how long.
fn travels(page: &Page, css: &str) -> Value {
    let script = "document.querySelector(arguments[0]).click();
        const travel = animation => {
            const piece = animation.effect.target, end = document.querySelector(
                `#${piece.closest('squarewise-board').id} button[data-square=${piece.dataset.piece}]`);
            const [a, b] = [piece, end].map(e => e.getBoundingClientRect());
            const squares = Math.round(Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) / b.width);
            return [piece.dataset.piece, squares, animation.effect.getTiming().duration];
        };
        return document.getAnimations().map(travel).sort()";
    page.run_with(script, css)
}

/// Waits until everything has arrived, and fails if a piece is not exactly on its square.
fn assert_arrived(page: &Page, board: &str) {
    page.wait_until("all have arrived", "!document.querySelector('[data-sliding]')");
    let away = "const board = document.querySelector(`#${arguments[0]}`);
        return [...board.querySelectorAll('.stage [data-piece]')].filter(piece => {
            const { e, f } = piece.getCTM(), svg = board.querySelector('svg').getBoundingClientRect();
            const cell = board.querySelector(`button[data-square=${piece.dataset.piece}]`).getBoundingClientRect();
            return Math.hypot(e - (cell.x - svg.x), f - (cell.y - svg.y)) > 0.5 }).map(piece => piece.dataset.piece)";
    assert_eq!(page.run_with(away, board), json!([]), "pieces beside their squares");
}

pub(crate) fn a_piece_that_moves_travels_and_arrives(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    let board = page.board("open-board");
    board.wait_until_awake();
    assert_eq!(travels(&page, "#open-board button[data-square=d8]"), json!([["d8", 4, 200]]));
    assert_arrived(&page, "open-board");
    assert_eq!(travels(&page, "#open-board [data-intent=undo]"), json!([["d4", 4, 200]]));
    // The next press waits for nobody: what was on its way has arrived.
    assert_eq!(travels(&page, "#open-board button[data-square=d5]"), json!([["d5", 1, 200]]));
    assert_eq!(travels(&page, "#open-board button[data-square=e6]"), json!([]));
    board.wait_for_status("The rook cannot go from d5 to e6");
    assert_arrived(&page, "open-board");
    board.drag("d5", "d1");
    board.wait_for_status("White rook to d1.");
    assert_eq!(page.count("[data-sliding]"), 0, "a piece that was dragged is there already");
    assert_arrived(&page, "open-board");
    page.go("en/castling/");
    page.board("queenside").wait_until_awake();
    assert_eq!(travels(&page, "#queenside [data-intent=forward]"), json!([["c1", 2, 200], ["d1", 3, 200]]));
    assert_arrived(&page, "queenside");
    page.assert_quiet();
}

pub(crate) fn who_wants_no_motion_sees_none(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    page.board("open-board").wait_until_awake();
    if page.prefer("prefers-reduced-motion", "reduce") {
        assert_eq!(travels(&page, "#open-board button[data-square=d8]"), json!([]));
        assert_eq!(page.board("open-board").squares_marked("moved"), ["d4", "d8"]);
    }
}
