//! Boards that are moved, hidden, sized and covered after they have woken, or before.

use std::fs;

use tests::{Engine, Hand, Page, Viewport};

use super::{Row, row, try_all};
use crate::trouble::{assets, serve_changed};

const ROWS: &[Row] = &[
    row(1, "a banner comes late and pushes the board down", |page| {
        insert_banner(page);
        page.board("open-board").click("d8");
        page.board("open-board").wait_for_status("White rook to d8.");
        page.board("open-board").drag("d8", "a8");
        page.board("open-board").wait_for_status("White rook to a8.");
    }),
    row(2, "two pixels inside each edge it is still the same square", |page| {
        page.board("open-board").wait_until_awake();
        assert_eq!(strangers_at_edges(page), "", "before anything moves");
        insert_banner(page);
        assert_eq!(strangers_at_edges(page), "", "after a banner");
    }),
    row(4, "the page has scrolled", |page| {
        page.board("friend").wait_until_awake();
        page.run("document.body.style.paddingTop = '900px'; scrollTo(0, 800)");
        carry_exactly(page);
    }),
    row(4, "a column round the board has scrolled", |page| {
        page.board("friend").wait_until_awake();
        page.run(
            "const board = document.getElementById('friend'), column = document.createElement('div');
            column.style.cssText = 'height: 560px; overflow: auto; padding-top: 400px';
            board.replaceWith(column); column.append(board); column.scrollTop = 390",
        );
        carry_exactly(page);
    }),
    row(5, "no frame shows a piece where none stands", |page| {
        let board = page.board("friend");
        board.wait_until_awake();
        page.run(
            "window.stray = [];
            const middle = e => { const { x, y, width, height } = e.getBoundingClientRect(); return [x + width / 2, y + height / 2] };
            const look = () => {
                for (const piece of document.querySelectorAll('#friend .stage [data-piece]:not(.dragging)')) {
                    const cell = document.querySelector(`#friend button[data-square=${piece.dataset.piece}]`);
                    const [[x, y], [a, b]] = [piece, cell].map(middle);
                    if (Math.hypot(x - a, y - b) > 8) stray.push(piece.dataset.piece);
                }
                requestAnimationFrame(look);
            };
            look()",
        );
        board.drag("d4", "d5");
        board.wait_for_status("White rook to d5.");
        board.drag_away("d5", "a1");
        page.run("requestAnimationFrame(() => requestAnimationFrame(() => { window.seen = true }))");
        page.wait_until("two more frames", "window.seen");
        assert_eq!(page.run("return stray.join()"), "", "stray pieces");
    }),
    row(7, "the board is in an open dialog", |page| {
        let board = page.board("friend");
        board.wait_until_awake();
        page.run(
            "const dialog = document.createElement('dialog');
            document.body.append(dialog);
            dialog.append(document.getElementById('friend'));
            dialog.style.width = '500px';
            dialog.showModal()",
        );
        board.point("mouse", &[Hand::Over("d4"), Hand::Down, Hand::Over("d5")]);
        assert_eq!(page.run("return document.querySelector('.dragging').closest('dialog').open"), true);
        board.point("mouse", &[Hand::Over("d5"), Hand::Up]);
        board.wait_for_status("White rook to d5.");
    }),
    row(13, "the page is zoomed", |page| {
        page.board("open-board").wait_until_awake();
        for percent in [67, 90, 110, 125, 150, 175] {
            page.run_with("document.documentElement.style.zoom = arguments[0] + '%'", percent);
            assert_aligned(page, &format!("at {percent} %"));
        }
        page.run("document.documentElement.style.zoom = ''");
    }),
    row(14, "the board's size changes with what is round it, and the window's with the phone", |page| {
        let board = page.board("open-board");
        board.wait_until_awake();
        page.run("document.querySelector('#open-board').style.width = '213px'");
        assert_aligned(page, "in a narrow box");
        board.click("d8");
        board.wait_for_status("White rook to d8.");
        page.run("document.querySelector('#open-board').style.width = ''");
        page.set_viewport(Viewport { width: 640, height: 320 });
        assert_aligned(page, "on a phone that lies on its side");
        let height =
            page.run("return document.querySelector('#open-board .stage').getBoundingClientRect().height");
        assert!(height.as_f64().is_some_and(|height| height <= 320.0), "{height} px: not all ranks are seen");
        page.set_viewport(Viewport::DESKTOP);
    }),
    row(58, "boards share no ids, and what they draw leans on none", |page| {
        let shared = page.run(
            "const ids = [...document.querySelectorAll('[id]')].map(e => e.id);
            return ids.filter((id, at) => ids.indexOf(id) < at).join()",
        );
        assert_eq!(shared, "", "ids that stand twice");
        let leaning = "svg marker, svg use, [marker-end], [clip-path], [mask], [filter]";
        assert_eq!(page.count(&format!("squarewise-board :is({leaning})")), 0);
    }),
    row(59, "nothing under the board takes room", |page| {
        page.board("open-board").wait_until_awake();
        let rest = page.run(
            "const height = e => e.getBoundingClientRect().height, stage = document.querySelector('#open-board .stage');
            return Math.abs(height(stage) - height(stage.querySelector('svg')))",
        );
        assert!(rest.as_f64().is_some_and(|rest| rest < 0.5), "{rest} px");
    }),
];

/// Boards that were not to be seen when they woke, and come into view without a change of size.
const HIDDEN: &[Row] = &[
    row(8, "the board woke in a tab that was not shown", |page| {
        page.board("open-board").wait_until_awake();
        page.run("document.querySelector('#open-board').style.display = 'block'");
        assert_aligned(page, "once it is shown");
        page.board("open-board").click("d8");
        page.board("open-board").wait_for_status("White rook to d8.");
    }),
    row(8, "the board woke in details that were closed", |page| {
        page.board("capture").wait_until_awake();
        page.click("#shut summary");
        page.board("capture").click("d7");
        page.board("capture").wait_for_status("White rook takes the pawn on d7.");
    }),
];

const UNSTYLED: &[Row] = &[row(10, "the style sheet comes late", |page| {
    let board = page.board("open-board");
    board.wait_until_awake();
    let middle = "const { x, y, width, height } = document.querySelector('#open-board .stage [data-piece=d4]').getBoundingClientRect(),
        svg = document.querySelector('#open-board svg').getBoundingClientRect();
        return [(x + width / 2 - svg.x) / svg.width, (y + height / 2 - svg.y) / svg.height].map(share => Math.round(share * 100))";
    let before = page.run(middle);
    page.run(
        "const link = document.querySelector('link[rel=stylesheet]');
        link.href = link.href.replace('style.css', 'late.css')",
    );
    page.wait_until(
        "the style is there",
        "getComputedStyle(document.querySelector('.cells')).position === 'absolute'",
    );
    assert_eq!(page.run(middle), before, "the rook's place on the board");
    assert_aligned(page, "after the style has come");
    board.click("d8");
    board.wait_for_status("White rook to d8.");
})];

pub(super) fn all(engine: Engine) {
    try_all(engine, "en/rook/", ROWS);
    let hidden = serve_changed(engine, "hidden", |site| {
        for style in assets(site, "style.css") {
            let text = fs::read_to_string(&style).expect("it is there");
            fs::write(style, text + "#open-board { display: none }").expect("it can be written");
        }
        let page = site.join("en/rook/index.html");
        let text = fs::read_to_string(&page).expect("the page is there");
        let (before, rest) = text.split_once("<squarewise-board id=\"capture\"").expect("the board is there");
        let (board, after) = rest.split_once("</squarewise-board>").expect("it ends");
        let wrapped = format!(
            "{before}<details id=\"shut\"><summary>More</summary><squarewise-board id=\"capture\"{board}\
             </squarewise-board></details>{after}"
        );
        fs::write(page, wrapped).expect("it can be written");
    });
    try_all(engine, &format!("{hidden}en/rook/"), HIDDEN);
    let unstyled = serve_changed(engine, "unstyled", |site| {
        for style in assets(site, "style.css") {
            fs::rename(&style, style.with_file_name("late.css")).expect("it can be renamed");
        }
    });
    try_all(engine, &format!("{unstyled}en/rook/"), UNSTYLED);
}

fn insert_banner(page: &Page) {
    page.board("open-board").wait_until_awake();
    page.run(
        "const banner = document.createElement('p'); banner.style.height = '200px'; document.body.prepend(banner)",
    );
}

/// The squares near whose edges another square is pressed.
fn strangers_at_edges(page: &Page) -> serde_json::Value {
    page.run(
        "document.querySelector('#open-board .stage').scrollIntoView({ block: 'center' });
        const strangers = ['a1', 'h1', 'a8', 'h8', 'd4', 'e4', 'd5', 'e5'].filter(square => {
            const { left, top, right, bottom } = document.querySelector(`#open-board button[data-square=${square}]`).getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            const at = [[left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]];
            return at.some(([x, y]) => document.elementFromPoint(x, y).dataset.square !== square);
        });
        return strangers.join()",
    )
}

/// Picks a rook up, carries it two squares, and looks whether its middle is under the pointer.
fn carry_exactly(page: &Page) {
    let board = page.board("friend");
    board.point("mouse", &[Hand::Over("d4"), Hand::Down, Hand::Over("d5"), Hand::Over("b5")]);
    let off = page.run(
        "const middle = e => { const { x, y, width, height } = e.getBoundingClientRect(); return [x + width / 2, y + height / 2] };
        const [[x, y], [a, b]] = ['.dragging', 'button[data-square=b5]'].map(css => middle(document.querySelector(`#friend ${css}`)));
        return Math.hypot(x - a, y - b)",
    );
    // The rook's own outline is a little higher than the middle of its square.
    assert!(off.as_f64().is_some_and(|off| off < 3.0), "the rook is {off} px from the pointer");
    board.point("mouse", &[Hand::Over("b4"), Hand::Up]);
    board.wait_for_status("White rook to b4.");
}

/// The cells lie over the squares, within half a pixel of the screen.
fn assert_aligned(page: &Page, when: &str) {
    let off = page.run(
        "const box = css => document.querySelector(`#open-board ${css}`).getBoundingClientRect();
        const board = box('svg .light'), [first, last] = ['a8', 'h1'].map(square => box(`button[data-square=${square}]`));
        // The outline of the squares reaches half its width beyond them in some browsers.
        return Math.max(...[first.left - board.left, first.top - board.top, last.right - board.right, last.bottom - board.bottom]
            .map(Math.abs)) * devicePixelRatio",
    );
    assert!(off.as_f64().is_some_and(|off| off <= 0.5), "{when} the cells are {off} px beside the squares");
}
