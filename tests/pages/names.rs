//! Names of files and ranks, where the reader wants them.

use serde_json::{Value, json};
use tests::{Engine, Page};

/// What is chosen on the page of settings, and the names that are seen on a board then, as from White's side
/// and from Black's.
const PLACES: [(&str, &str, &str); 4] = [
    ("inside", "inside abcdefgh87654321", "inside hgfedcba12345678"),
    ("every", "every a8b8c8d8e8f8g8h8a7", "every h1g1f1e1d1c1b1a1h2"),
    ("hidden", "", ""),
    ("outside", " abcdefgh87654321", " hgfedcba12345678"),
];

/// The names on a board as far as they are seen, after the kind they are of.
fn seen(page: &Page, picture: &str) -> String {
    let names = page.run_with(
        "const names = [...document.querySelectorAll(`${arguments[0]} .coordinates`)].filter(names => names.getBoundingClientRect().width);
        return names.map(names => names.classList.value.slice(12) + ' ' + names.textContent.slice(0, 18)).join()",
        picture,
    );
    names.as_str().map(|names| names.trim_end().to_owned()).unwrap_or_default()
}

fn wait_until_seen(page: &Page, picture: &str, wanted: &str) {
    let what = format!("the names on {picture} are {wanted:?}");
    page.wait_for_said(&what, || seen(page, picture), |names| names == wanted);
}

pub(crate) fn they_stand_where_they_are_wanted(engine: Engine) {
    let page = Page::open(engine, "en/settings/");
    for (place, white, black) in PLACES {
        page.go("en/settings/");
        page.wait_until("the places are awake", "document.querySelector('[name=coordinates]:enabled')");
        page.click(&format!(".choices label:has([name=coordinates][value={place}])"));
        wait_until_seen(&page, "main .stage", white);
        page.assert_accessible();
        page.go("en/rook/");
        let board = page.board("open-board");
        board.wait_until_awake();
        wait_until_seen(&page, "#open-board", white);
        assert_eq!(page.run(OFF), json!([]), "{place}: the cells lie on their squares");
        board.click("d8");
        board.wait_for_status("rook to d8");
        page.click("#open-board [data-intent=turn]");
        board.wait_for_status("turned");
        wait_until_seen(&page, "#open-board", black);
        page.go("en/your-board/");
        wait_until_seen(&page, "#own", white);
        page.wait_until("the board is awake", "document.querySelector('[data-task]:enabled')");
        page.click("#own [data-extra=set-up]");
        wait_until_seen(&page, "#own", white);
    }
    page.assert_quiet();
}

/// Each piece that does not stand in the middle of the cell of its square; and the board, if it is not as
/// wide as what is round it.
const OFF: &str = "const middle = box => [box.x + box.width / 2, box.y + box.height / 2];
    const near = ([x, y], [u, v]) => Math.abs(x - u) < 6 && Math.abs(y - v) < 6;
    const place = css => document.querySelector(css).getBoundingClientRect();
    const off = [...document.querySelectorAll('#open-board [data-piece]')].map(man => man.dataset.piece)
        .filter(square => !near(middle(place(`#open-board [data-piece=${square}]`)), middle(place(`#open-board button[data-square=${square}]`))));
    if (Math.abs(place('#open-board .stage').right - place('#open-board figure').right) > 1) off.push('the board');
    return off";

/// A page on which the names are fetched in vain shows them where everybody has them.
pub(crate) fn where_they_cannot_be_moved_they_stay(engine: Engine) {
    let page = Page::open(engine, "en/settings/");
    for nonsense in ["no-such", "__proto__", ""] {
        let kept: Value = json!({ "version": 1, "coordinates": nonsense });
        page.run_with("localStorage['squarewise-settings'] = arguments[0]", kept.to_string());
        page.go("en/rook/");
        wait_until_seen(&page, "#open-board", " abcdefgh87654321");
    }
    page.assert_quiet();
}
