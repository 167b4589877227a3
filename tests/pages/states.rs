//! axe-core finds nothing wrong in any state of a board, of an exercise and of the pages round them, in the light and
//! in the dark. What is wrong does not depend on the engine, so one goes through them all.

use tests::{Engine, Page, Viewport};

/// The page with nothing but its title and one part of it, so that there is less to look through.
const ALONE: &str = "const kept = document.querySelector(arguments[0]), title = document.querySelector('h1');
    for (let part = kept; part.localName !== 'main'; part = part.parentElement)
        for (const other of [...part.parentElement.children]) if (other !== part) other.remove();
    document.querySelector('main').prepend(title)";

/// A step through the states.
enum Step {
    /// To a page.
    Go(&'static str),
    /// Only this part of the page stays.
    Alone(&'static str),
    /// Squares of a board are pressed.
    Squares(&'static str, &'static [&'static str]),
    /// What a selector finds is pressed.
    Press(&'static str),
    /// A text is put in, and sent.
    Put(&'static str),
    /// The page is as wide as a phone, in pixels.
    Wide(u32),
    /// Until a JavaScript expression holds, the page is on its way to this state; then axe-core looks.
    Look(&'static str, &'static str),
}

use Step::{Alone, Go, Look, Press, Put, Squares, Wide};

const BOARDS: &[Step] = &[
    Go("en/rook/"),
    Alone("section:has(> .boards > #capture)"),
    Look("awake, and a piece is chosen", "document.querySelector('[data-awake] [data-mark=ring]')"),
    Squares("capture", &["d8"]),
    Look("a refusal", "document.querySelector('.status[data-tone=refused]')"),
    Press("#capture [data-intent=attackers]"),
    Look("asked about a square", "document.querySelector('.status[data-tone=told]')"),
    Press(".more[open] summary"),
    Squares("capture", &["d7"]),
    Look("a piece is taken", "document.querySelector('[data-mark=moved]')"),
    Go("en/promotion/"),
    Alone("section:has(> .boards > #far-end)"),
    Squares("far-end", &["b8"]),
    Look("what a pawn becomes is asked", "document.querySelector('.promotion')"),
    Go("en/checkmate/"),
    Alone("section:has(> .boards > #fools-mate)"),
    Look("before a line", "document.querySelector('[data-awake]')"),
    Press("[data-intent=forward]"),
    Look("in a line", "document.querySelector('li:nth-child(1)[aria-current]')"),
    Press("[data-intent=play]"),
    Look("a line plays", "document.querySelector('[aria-pressed=true]')"),
    Press("[data-intent=last]"),
    Look("after a line", "document.querySelector('li:nth-child(4)[aria-current]')"),
    Press("[data-intent=why]"),
    Look("why it is over", "document.querySelector('[data-mark=hatch]')"),
];

const EXERCISES: &[Step] = &[
    Go("en/rook/"),
    Alone("section:has(> .boards > #two-stars)"),
    Squares("two-stars", &["e7", "e8"]),
    Look("two moves too many", "/rook to e8/.test(document.querySelector('.status').textContent)"),
    Press(".answer > summary"),
    Look("a first hint", "document.querySelectorAll('.answer[open]').length"),
    Press(".answer > details > summary"),
    Look("a second hint", "document.querySelector('.answer > details[open]')"),
    Press(".answer > details > details > summary"),
    Look("the answer", "document.querySelector('.answer > details > details[open]')"),
    Press("[data-intent=reset]"),
    Squares("two-stars", &["e7", "b7"]),
    Look("solved", "document.querySelector('.status[data-tone=solved]')"),
    Go("en/board/"),
    Alone("section:has(> .boards > #find-squares)"),
    Squares("find-squares", &["e5"]),
    Look("another square than is named", "document.querySelector('.status').textContent"),
    Squares("find-squares", &["e4", "a1", "h8", "c6", "f3"]),
    Look("all are found", "document.querySelector('.status[data-tone=solved]')"),
    Go("en/bishop/"),
    Alone("section:has(> .boards > #press-squares)"),
    Squares("press-squares", &["d4", "e4"]),
    Press("[data-intent=check]"),
    Look("wrong squares and missing ones", "document.querySelector('.status[data-tone=refused]')"),
    Squares("press-squares", &["e4", "c3", "d6", "c7", "b8", "f6", "g7", "f4", "g3"]),
    Press("[data-intent=check]"),
    Look("all are pointed out", "document.querySelector('.status[data-tone=solved]')"),
    Go("en/checkmate-or-stalemate/"),
    Alone("#six-pawns"),
    Look("a question", "document.querySelector('.choice')"),
    Press("[data-worth=wrong] summary"),
    Look("a wrong choice", "document.querySelector('[data-worth=wrong][open]')"),
    Press("[data-worth=right] summary"),
    Look("the right choice", "document.querySelector('.question[data-solved], [data-worth=right][open]')"),
    Go("en/checkmate/"),
    Alone("section:has(.side-by-side)"),
    Press("[data-worth=wrong] summary"),
    Look("a wrong board", "document.querySelector('[data-worth=wrong][open]')"),
];

const OWN: &[Step] = &[
    Go("en/your-board/"),
    Look("how a game begins", "document.querySelector('[data-task]:enabled')"),
    Put("1. e4 e5 2. Qh5 Ke6"),
    Look("a game with a bad move", "document.querySelectorAll('.record li').length === 4"),
    Press("#own [data-extra=set-up]"),
    Look("set up", "document.querySelector('.palette button:enabled')"),
    Press("#own [data-intent=clear]"),
    Look("set up, and impossible", "document.querySelector('.faults:not([hidden]) li')"),
    Press("[data-task]"),
    Look("an exercise in setting up", "document.querySelector('#own [data-intent=check]')"),
    Wide(320),
    Look("on the smallest phone", "true"),
    Go("embed/?fen=8/3P4/8/8/8/8/8/8+w&piece=d7"),
    Look("in a frame", "document.querySelector('[data-awake]')"),
    Press("button[data-square=d8]"),
    Look("in a frame, and asked", "document.querySelector('.promotion')"),
    Wide(1280),
    Go("demo/"),
    Look("a page of others", "document.querySelector('[data-awake]')"),
];

const PAGES: &[Step] = &[
    Go(""),
    Look("home", "document.querySelector('[data-awake]')"),
    Go("404.html"),
    Look("no page", "true"),
    Go("en/settings/"),
    Look("settings", "document.querySelector('.take').value"),
    Go("en/glossary/"),
    Look("glossary", "true"),
    Go("en/exercises/"),
    Look("exercises", "true"),
    Go("en/sources/"),
    Look("sources", "true"),
    Go("en/about/"),
    Look("about", "true"),
    Go("en/teachers/"),
    Look("for teachers", "true"),
    Go("en/authors/"),
    Look("for authors", "true"),
    Go("en/sheets/rook/"),
    Look("a sheet and its form", "document.querySelector('[data-live]:not([hidden])')"),
    Wide(390),
    Go("en/rook/"),
    Press(".help summary"),
    Look("a lesson on a phone, with its keys", "document.querySelector('.help[open]')"),
    Wide(320),
    Look("a lesson on the smallest phone", "true"),
];

/// Goes through the steps, and says of every fault in which state it is.
fn look_through(engine: Engine, steps: &[Step]) {
    if engine != Engine::Chromium {
        return;
    }
    let page = Page::open(engine, "404.html");
    let mut faults = Vec::new();
    for step in steps {
        match step {
            Go(address) => page.go(address),
            Alone(part) => {
                let asleep = "document.querySelector('squarewise-board:not([data-awake])')";
                page.wait_until("all boards are awake", &format!("!{asleep}"));
                page.run_with(ALONE, *part);
            }
            Squares(board, squares) => squares.iter().for_each(|square| page.board(board).click(square)),
            Press(what) => page.click(what),
            Put(text) => {
                page.run_with("document.getElementById('text').value = arguments[0]", *text);
                page.click(".put-in button");
            }
            Wide(width) => page.set_viewport(Viewport { width: *width, height: 900 }),
            Look(state, holds) => {
                page.wait_until(state, holds);
                for scheme in ["light", "dark"] {
                    page.run_with("document.documentElement.dataset.scheme = arguments[0]", scheme);
                    let found = page.accessibility_faults();
                    faults.extend(found.iter().map(|fault| format!("{state}, {scheme}: {fault}")));
                }
            }
        }
    }
    assert_eq!(faults, [""; 0]);
}

pub(crate) fn every_state_of_a_board_is_accessible(engine: Engine) {
    look_through(engine, BOARDS);
}

pub(crate) fn every_state_of_an_exercise_is_accessible(engine: Engine) {
    look_through(engine, EXERCISES);
}

pub(crate) fn every_state_of_boards_elsewhere_is_accessible(engine: Engine) {
    look_through(engine, OWN);
}

pub(crate) fn every_state_of_a_page_is_accessible(engine: Engine) {
    look_through(engine, PAGES);
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
