//! Moves that are typed: in many ways, with the focus kept in the box.

use fantoccini::key::Key;
use tests::{Engine, Page};

/// What people type, and the short form that the box makes of it.
const READINGS: &[(&str, &str)] = &[
    ("knight takes d7", "Nd7"),
    ("Rook to d7", "Rd7"),
    ("rook from a1 to d1", "Ra1d1"),
    ("the king goes to e2", "Ke2"),
    ("BISHOP C4", "Bc4"),
    ("pawn to e4", "Pe4"),
    ("e pawn to e5", "Pee5"),
    ("e8 queen", "e8Q"),
    ("e8=Q+", "e8Q"),
    ("exd8=N#", "ed8N"),
    ("e7e8q", "e7e8Q"),
    ("E2-E4", "e2e4"),
    ("nf3", "Nf3"),
    ("bd3", "Bd3"),
    ("bxe5", "Be5"),
    ("bb5", "Bb5"),
    ("bxc4", "bc4"),
    ("b4", "b4"),
    ("Nxf3+", "Nf3"),
    ("♘f3", "Nf3"),
    ("Bxc3", "Bc3"),
    ("bxc3", "bc3"),
    ("exd6 e.p.", "ed6"),
    ("O-O", "OO"),
    ("0-0-0", "OOO"),
    ("o-o", "OO"),
    ("castle", "O"),
    ("king castles", "O"),
    ("castle kingside", "OO"),
    ("castle long", "OOO"),
    ("knight", "N"),
    ("Hello there", "Hello there"),
    ("1. e4", "e4"),
    ("1.e4", "e4"),
    ("1...e5", "e5"),
    ("12. Nf3", "Nf3"),
    ("3.0-0-0", "OOO"),
    ("1. e4 e5", "1. e4 e5"),
    ("Sf3", "Sf3"),
    ("Sxf3", "Sf3"),
    ("Xf3", "Xf3"),
    ("Xe4", "Xe4"),
    ("f3 knight", "Nf3"),
    ("f3N", "f3N"),
    ("e2e4q", "e2e4Q"),
    ("e4=Q", "e4Q"),
    ("takes c6", "takes c6"),
    ("xc6", "xc6"),
    ("a takes b5", "ab5"),
    ("a pawn to a4", "Paa4"),
    ("a pawn to e4", "Pe4"),
    ("knight to f3 from g1", "Ng1f3"),
    ("to e4 from e2", "e2e4"),
    ("e4 with the knight", "Ne4"),
    ("pawn promotes to queen on e8", "Pe8Q"),
    ("pawn to a8 becomes a queen", "Pa8Q"),
    ("e\u{200b}4", "e4"),
    ("e4\u{200e}", "e4"),
    ("\"e4\"", "e4"),
    ("“e4”", "e4"),
    ("«e4»", "e4"),
    ("е4", "e4"),
    ("e2→e4", "e2e4"),
    ("e2->e4", "e2e4"),
    ("dxc6ep", "dc6"),
    ("dxc6e.p.#", "dc6"),
    ("dxc6 en passant", "dc6"),
    ("king side castle", "OO"),
    ("castle queen side", "OOO"),
    ("castle kingside queenside", "castle kingside queenside"),
    ("O-O long", "O-O long"),
    ("castle with the king", "O"),
    ("white pawn to e4", "white pawn to e4"),
    ("I move my pawn to e4", "Pe4"),
    ("e9", "e9"),
    ("knight to f9", "Nf9"),
    ("e2", "e2"),
    ("knight on g1", "Ng1"),
    ("e4/e5", "e4/e5"),
    ("0-0-0-0", "0-0-0-0"),
    ("hello2", "hello2"),
    ("", ""),
];

/// What names a side, which is White here, and the short form.
const SIDED: &[(&str, &str)] =
    &[("white pawn to e4", "Pe4"), ("White castles long", "OOO"), ("black e5", "black e5")];

pub(crate) fn what_people_type_becomes_a_short_form(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    page.run(
        "import(document.querySelector('script[type=module]').src.replace('boot.js', 'typed.en.js'))
            .then(({ read }) => { window.read = read })",
    );
    page.wait_until("the reader is there", "window.read");
    for (typed, short) in READINGS {
        assert_eq!(page.run_with("return read(arguments[0])", *typed), *short, "{typed:?}");
    }
    for (typed, short) in SIDED {
        assert_eq!(page.run_with("return read(arguments[0], '@')", *typed), *short, "{typed:?}");
    }
}

/// Types into a board's box, from where the focus is already.
pub(crate) fn type_in(page: &Page, text: &str) {
    page.press(format!("{text}{}", char::from(Key::Enter)));
}

pub(crate) fn focus_box(page: &Page, board: &str) {
    page.board(board).wait_until_awake();
    let text_box = format!("[id='{board}'] input");
    page.unfold(&text_box);
    page.run_with("document.querySelector(arguments[0]).focus()", text_box);
    let reader = "performance.getEntriesByType('resource').some(file => /\\/typed\\.[a-z]+\\.js$/.test(file.name) && file.responseEnd)";
    page.wait_until("the reader is fetched", reader);
}

pub(crate) fn has_focus(page: &Page) -> bool {
    page.run("return document.activeElement.name === 'move'") == true
}

pub(crate) fn a_typed_move_is_told_and_the_focus_kept(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    let board = page.board("open-board");
    assert_eq!(
        page.run(
            "return performance.getEntriesByType('resource').some(file => file.name.endsWith('/typed.en.js'))"
        ),
        false,
        "fetched before anybody types"
    );
    focus_box(&page, "open-board");
    type_in(&page, "rook to d8");
    board.wait_for_status("White rook to d8.");
    assert!(has_focus(&page), "the focus is lost");
    assert_eq!(page.run("return document.activeElement.value"), "", "the box is ready for the next move");
    type_in(&page, "ra7");
    board.wait_for_status("The rook cannot go from d8 to a7");
    page.wait_until("what was refused can be mended", "document.activeElement.value === 'ra7'");
    assert!(has_focus(&page));
    board.click("d5");
    focus_box(&page, "open-board");
    page.press(char::from(Key::Escape).to_string());
    assert_eq!(board.focused_square().as_deref(), Some("d5"), "Escape leads back");
    page.assert_accessible();
    page.assert_quiet();
}

pub(crate) fn what_is_no_move_is_told_so(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    let board = page.board("open-board");
    focus_box(&page, "open-board");
    type_in(&page, "hello");
    board.wait_for_status("\"hello\" is not a move. Write it like e4, Nf3, O-O or rook takes d7.");
    assert!(has_focus(&page));
    page.assert_quiet();
}

pub(crate) fn a_small_b_is_a_bishop_where_no_pawn_stands_on_its_file(engine: Engine) {
    let page = Page::open(engine, "en/bishop/");
    focus_box(&page, "open-board");
    type_in(&page, "bc3");
    page.board("open-board").wait_for_status("White bishop to c3.");
    page.assert_quiet();
}

pub(crate) fn where_moves_are_to_be_typed_the_box_is_in_sight(engine: Engine) {
    let page = Page::open(engine, "en/notation/");
    let board = page.board("type-mate");
    board.wait_until_awake();
    let seen = |board: &str| {
        page.run_with(
            "return document.querySelector(arguments[0]).checkVisibility()",
            format!("#{board} .typed"),
        )
    };
    assert_eq!(seen("type-mate"), true);
    assert_eq!(seen("pawn-move"), false, "elsewhere few need it");
    page.click("#type-mate input");
    type_in(&page, "Rb8#");
    board.wait_for_status("checkmate");
    page.assert_accessible();
    page.assert_quiet();
}
