//! axe-core finds nothing wrong in any state of an exercise, of a board and of the page's dress. What is wrong does
//! not depend on the engine, so one goes through them all.

use tests::{Engine, Page};

/// The page with nothing but its title and one part of it, so that there is less to look through.
const ALONE: &str = "const kept = document.querySelector(arguments[0]), title = document.querySelector('h1');
    for (let part = kept; part.localName !== 'main'; part = part.parentElement)
        for (const other of [...part.parentElement.children]) if (other !== part) other.remove();
    document.querySelector('main').prepend(title)";

/// What is done to an exercise, press by press; axe-core looks after each.
struct Exercise {
    lesson: &'static str,
    board: &'static str,
    /// A wrong answer, and the right one: squares.
    wrong: &'static [&'static str],
    right: &'static [&'static str],
}

const EXERCISES: [Exercise; 2] = [
    Exercise { lesson: "en/rook/", board: "two-stars", wrong: &["e7", "e8"], right: &["e7", "b7"] },
    Exercise { lesson: "en/rook/", board: "stars", wrong: &["e5"], right: &["a6", "f6", "f3", "e3"] },
];

pub(crate) fn every_exercise_is_accessible_in_every_state(engine: Engine) {
    if engine != Engine::Chromium {
        return;
    }
    let page = Page::open(engine, "");
    for Exercise { lesson, board: name, wrong, right } in EXERCISES {
        page.go(lesson);
        let board = page.board(name);
        board.wait_until_awake();
        page.run_with(ALONE, format!(".exercise:has([id='{name}'])"));
        page.assert_accessible();
        board.click_all(wrong);
        page.assert_accessible();
        // Its hints and whatever else opens, one by one.
        let shut = format!(".exercise:has([id='{name}']) details:not([open]) > summary");
        while page.run_with(
            "const next = document.querySelector(arguments[0]); next?.click(); return next !== null",
            shut.as_str(),
        ) == true
        {
            page.assert_accessible();
        }
        page.click(&format!("[id='{name}'] [data-intent=reset]"));
        board.click_all(right);
        board.wait_for_status("Solved in");
        page.assert_accessible();
    }
    questions(&page);
}

/// Each question with a wrong choice open, then with the right one too.
fn questions(page: &Page) {
    page.go("en/checkmate-or-stalemate/");
    page.wait_until("all boards are awake", "!document.querySelector('squarewise-board:not([data-awake])')");
    for worth in ["wrong", "right"] {
        page.run_with(
            "for (const question of document.querySelectorAll('.question'))
                question.querySelector(`[data-worth=${arguments[0]}] summary`)?.click()",
            worth,
        );
        page.assert_accessible();
    }
}

pub(crate) fn every_theme_is_accessible(engine: Engine) {
    if engine != Engine::Chromium {
        return;
    }
    let page = Page::open(engine, "en/rook/");
    let board = page.board("capture");
    board.wait_until_awake();
    page.run_with(ALONE, "section:has(> [id='capture']), section:has([id='capture'])");
    board.click("d8");
    board.wait_for_status("stands in its way");
    for theme in ["", "contrast", "print", "colour-blind"] {
        for scheme in ["light", "dark"] {
            page.run_with(
                "Object.assign(document.documentElement.dataset, { theme: arguments[0][0], scheme: arguments[0][1] })",
                serde_json::json!([theme, scheme]),
            );
            assert_eq!(page.accessibility_faults(), [""; 0], "{theme:?} {scheme}");
        }
    }
    page.run("for (const dress of ['theme', 'scheme']) delete document.documentElement.dataset[dress]");
    page.prefer("forced-colors", "active");
    let mut faults = page.accessibility_faults();
    // What is painted in forced colours axe-core does not see: its dots are measured, in row 50 of the troubles.
    faults.retain(|fault| !fault.starts_with("color-contrast"));
    assert_eq!(faults, [""; 0], "forced colours");
}
