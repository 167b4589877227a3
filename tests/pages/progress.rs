//! What is solved stays solved: in this browser alone, and without trouble where nothing can be kept.

use tests::{Engine, Page};

use crate::trouble::serve_blocked;

const KEPT: &str = "return localStorage['squarewise-progress'] ?? null";

fn solve_two_stars(page: &Page) {
    let board = page.board("two-stars");
    board.click("e7");
    board.wait_for_status("One star is left.");
    board.click("b7");
    board.wait_for_status("Solved in 2 moves");
}

/// What stands over the exercise, as far as it is seen.
fn mark(page: &Page) -> String {
    page.board("two-stars").wait_until_awake();
    page.text(".exercise:has([id='two-stars']) .kind")
}

pub(crate) fn a_solved_exercise_stays_solved(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    page.run("addEventListener('squarewise-solved', ({ target }) => (window.heard ??= []).push(target.id))");
    assert_eq!(mark(&page), "Try it");
    solve_two_stars(&page);
    assert_eq!(mark(&page), "Try it Solved");
    assert_eq!(page.run("return heard"), serde_json::json!(["two-stars"]));
    assert_eq!(page.run(KEPT), "Squarewise progress, version 1\nrook/two-stars\n");
    page.assert_accessible();
    page.screenshot("progress-solved");
    // Solved a second time it is no more than solved.
    page.click("[id='two-stars'] [data-intent=reset]");
    solve_two_stars(&page);
    assert_eq!(page.run(KEPT), "Squarewise progress, version 1\nrook/two-stars\n");
    page.go("en/rook/");
    assert_eq!(mark(&page), "Try it Solved");
    page.go("");
    page.wait_until("home tells it", "document.querySelector('li[data-so-far=some]')");
    assert_eq!(page.text("li[data-solves~='rook/two-stars'] .so-far"), "1 of 7 solved");
    assert_eq!(page.run("return document.querySelector('.contents progress').value"), 1);
    // The first lesson of which something is left to do, not the one after what is solved.
    assert_eq!(page.text("a.start"), "Go on with How a game goes");
    assert_eq!(page.run("return document.querySelector('a.start').href.endsWith('/en/game/')"), true);
    page.assert_accessible();
    page.assert_quiet();
}

pub(crate) fn the_way_in_leads_to_what_is_not_yet_done(engine: Engine) {
    let page = Page::open(engine, "");
    assert_eq!(page.text("a.start"), "Start with How a game goes");
    page.run(
        "const all = document.querySelector(\"li:has(a[href$='/game/'])\").dataset.solves.split(' ');
        localStorage['squarewise-progress'] = ['Squarewise progress, version 1', ...all, ''].join('\\n')",
    );
    page.go("");
    page.wait_until(
        "it leads on",
        "document.querySelector('a.start').textContent === 'Go on with The board'",
    );
    page.click("a.start");
    page.wait_until("the lesson is there", "location.pathname.endsWith('/en/board/')");
    page.assert_quiet();
}

pub(crate) fn whoever_leaves_at_once_has_solved_it_all_the_same(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    let board = page.board("two-stars");
    board.click("e7");
    board.wait_for_status("One star is left.");
    // The last move and the way on, one right after the other.
    page.run(
        "document.querySelector('.exercise .cells [data-square=b7]').click();
        document.querySelector('.turn .after').click()",
    );
    page.wait_until("the next lesson is there", "!location.pathname.endsWith('/rook/')");
    page.go("en/rook/");
    assert_eq!(mark(&page), "Try it Solved");
}

pub(crate) fn a_last_line_without_its_end_counts(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    page.run("localStorage['squarewise-progress'] = 'Squarewise progress, version 1\\nrook/two-stars'");
    page.go("en/rook/");
    assert_eq!(mark(&page), "Try it Solved");
}

pub(crate) fn what_is_no_progress_is_kept_aside(engine: Engine) {
    let page = Page::open(engine, "en/rook/");
    page.run("localStorage['squarewise-progress'] = '{\"rook\":'");
    page.go("en/rook/");
    assert_eq!(mark(&page), "Try it");
    assert_eq!(page.run("return localStorage['squarewise-progress-aside']"), "{\"rook\":");
    solve_two_stars(&page);
    assert_eq!(mark(&page), "Try it Solved");
    page.assert_quiet();
}

pub(crate) fn where_nothing_can_be_kept_the_page_knows_it(engine: Engine) {
    let page = Page::open(engine, &format!("{}en/rook/", serve_blocked(engine)));
    solve_two_stars(&page);
    assert_eq!(mark(&page), "Try it Solved");
    assert!(page.console().is_empty(), "{:?}", page.console());
    page.go(&page.url());
    assert_eq!(mark(&page), "Try it");
    // The next test begins with an empty store, and here is none to empty.
    page.go("");
}
