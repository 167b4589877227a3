//! Boards on pages of other directions and colours, and on paper.

use tests::{Engine, Page, Setting};

use super::{Row, row, try_all};

const ROWS: &[Row] = &[
    row(11, "a slow line misses no piece: each is in the page itself", |page| {
        page.board("open-board").wait_until_awake();
        let pictures = page.count("squarewise-board :is(img, image, use)");
        assert_eq!(pictures, 0, "pieces that must be fetched");
    }),
    row(44, "an empty square says so, and its colour when it is asked", |page| {
        let board = page.board("friend");
        for (square, colour) in [("a1", "dark"), ("b1", "light")] {
            board.focus(square);
            assert_eq!(board.label(square), format!("{square}, empty"));
            page.press("o");
            board.wait_for_status(&format!("{square}, empty, {colour} square."));
        }
    }),
    row(47, "a grid of 64 cells, each with its name", |page| {
        page.board("friend").wait_until_awake();
        assert_eq!(page.count("#friend [role=grid] [role=gridcell] button[aria-label]"), 64);
        let named = "return document.querySelector('#friend [role=grid]').getAttribute('aria-labelledby')";
        let caption = page.run(named);
        assert_eq!(page.count(&format!("#{}", caption.as_str().unwrap_or_default())), 1);
        assert_eq!(page.board("friend").label("a1"), "a1, empty");
    }),
    row(52, "browsers that darken pages leave the board alone", |page| {
        let scheme = page.run("return getComputedStyle(document.querySelector('.diagram')).colorScheme");
        assert!(
            scheme.as_str().is_some_and(|scheme| scheme.contains("light") && !scheme.contains("dark")),
            "{scheme}"
        );
    }),
    row(56, "the page is written from right to left", |page| {
        page.board("friend").wait_until_awake();
        page.run("document.documentElement.dir = 'rtl'");
        let place = |square: &str| {
            let place = page.run_with(
                "const board = document.querySelector('#friend .stage').getBoundingClientRect(),
                    cell = document.querySelector(`#friend button[data-square=${arguments[0]}]`).getBoundingClientRect();
                return [cell.x - board.x < board.width / 2 ? 'left' : 'right', cell.y - board.y < board.height / 2 ? 'top' : 'bottom'].join(' ')",
                square,
            );
            place.as_str().map(str::to_owned)
        };
        assert_eq!(place("a1").as_deref(), Some("left bottom"));
        assert_eq!(place("h8").as_deref(), Some("right top"));
        let board = page.board("friend");
        board.drag("d4", "c4");
        board.wait_for_status("White rook to c4.");
        board.focus("c4");
        page.press(char::from(fantoccini::key::Key::Left).to_string());
        assert_eq!(board.focused_square().as_deref(), Some("b4"), "left is left");
        let direction = page.run(
            "const line = css => { const range = document.createRange(); range.selectNodeContents(document.querySelector(css)); return range.getBoundingClientRect() };
            const status = document.querySelector('#friend .status');
            return getComputedStyle(status).unicodeBidi",
        );
        assert_eq!(direction, "plaintext", "a sentence goes its own way, so its full stop stays at its end");
        page.screenshot("rook-rtl");
    }),
    row(67, "names on every square, neither faint nor too big nor under a piece", |page| {
        page.run(
            "localStorage['squarewise-settings'] = JSON.stringify({ version: 1, coordinates: 'every' })",
        );
        page.go("en/pawn/");
        page.wait_until("the names are moved", "document.querySelector('[data-awake] .every')");
        for width_px in [200, 320, 800] {
            let name = page.run_with(
                "const figure = document.querySelector('squarewise-board figure'), names = figure.querySelectorAll('.every text');
                figure.style.width = figure.style.maxWidth = `${arguments[0]}px`;
                const scale = figure.querySelector('.cells').getBoundingClientRect().width / 360;
                const { fontSize, fill, stroke } = getComputedStyle(names[0]);
                const over = [...names].at(-1).compareDocumentPosition([...figure.querySelectorAll('[data-piece]')].at(-1));
                const out = [...names].filter((name, index) => {
                    const box = name.getBoundingClientRect(), cell = figure.querySelectorAll('.cells button')[index].getBoundingClientRect();
                    const across = (box.x + box.width / 2 - cell.x) / cell.width, down = (box.y + box.height / 2 - cell.y) / cell.height;
                    return across < 0 || across > 0.4 || down < 0 || down > 0.4;
                });
                return [names.length, scale * parseFloat(fontSize), over === Node.DOCUMENT_POSITION_PRECEDING, out.length, fill, stroke]",
                width_px,
            );
            let height_px = name[1].as_f64().unwrap_or_default();
            assert!((9.0..20.0).contains(&height_px), "{width_px} px wide: {name}");
            let wanted = serde_json::json!([64, name[1], true, 0, "rgb(29, 27, 22)", "rgb(243, 234, 215)"]);
            assert_eq!(name, wanted, "{width_px} px wide");
            page.screenshot(&format!("names-on-every-square-{width_px}"));
        }
        page.run("localStorage.clear()");
    }),
    row(49, "without colour every mark is told by its shape", |page| {
        let board = page.board("capture");
        board.click("d8");
        board.wait_for_status("stands in its way");
        page.run("document.documentElement.style.filter = 'grayscale(1)'");
        page.screenshot("rook-grey");
        let marks = page.run(
            "const shape = mark => mark.innerHTML.replace(/-?[\\\\d.]+/g, '').replace(/#\\\\w+/g, '');
            const seen = new Map();
            for (const mark of document.querySelectorAll('.stage [data-mark]')) {
                const names = seen.get(shape(mark)) ?? seen.set(shape(mark), new Set()).get(shape(mark));
                names.add(mark.dataset.mark);
            }
            return [...seen.values()].filter(names => names.size > 1).map(names => [...names].join('='))",
        );
        assert_eq!(marks, serde_json::json!([]), "marks of one shape");
    }),
];

pub(super) fn all(engine: Engine) {
    try_all(engine, "en/rook/", ROWS);
    print_in_the_dark(engine);
}

/// Row 55: whoever reads in the dark still prints black on white.
fn print_in_the_dark(engine: Engine) {
    let page = Page::open_with(engine, Setting::DARK, "en/rook/");
    page.board("open-board").wait_until_awake();
    let Some(paper) = page.print("rook-from-the-dark") else { return };
    let picture = paper.picture(1, 50);
    let darkness = picture.darkness(0, 0, picture.width, picture.height);
    assert!(darkness < 0.25, "the paper is dark: {darkness}");
    assert!(picture.darkness(2, 2, 8, 8) < 0.02, "the margin is not white");
}
