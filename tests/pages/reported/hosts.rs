//! Hosts that know no wasm, answer with something else, or are gone.

use std::sync::atomic::{AtomicBool, Ordering};

use tests::site::{self, Service};
use tests::{Engine, Page, place};

/// What a host does with a path, row 64 of the troubles, and whether boards wake all the same.
type Host = (&'static str, fn(&str) -> Service, bool);

const HOSTS: [Host; 5] = [
    (
        "wasm as bytes of no kind",
        |path| send(path, ".wasm", Service::Typed("application/octet-stream")),
        true,
    ),
    ("wasm as a page", |path| send(path, ".wasm", Service::Typed("text/html")), true),
    ("a page for wasm that is not there", |path| send(path, ".wasm", Service::Page), false),
    ("a page for words that are not there", |path| send(path, ".txt", Service::Page), false),
    ("no answer for the module", |path| send(path, ".wasm", Service::Nothing), false),
];

fn send(path: &str, ending: &str, service: Service) -> Service {
    if path.ends_with(ending) { service } else { Service::Usual }
}

/// Whether the host of the last row has gone.
static IS_GONE: AtomicBool = AtomicBool::new(false);

pub(super) fn all(engine: Engine) {
    for (tried, service, wakes) in HOSTS {
        let host = site::serve_with(&place::in_workspace("dist"), "/", service);
        let page = Page::open(engine, &format!("{host}en/rook/"));
        let board = page.board("open-board");
        if wakes {
            board.click("d8");
            board.wait_for_status("White rook to d8.");
        } else {
            board.wait_for_status("This board cannot move now, but the lesson is all here.");
            assert_eq!(
                page.count("[id='open-board'] svg [data-mark=dot]"),
                14,
                "{tried}: the picture has gone"
            );
        }
    }
    go_offline(engine);
}

/// Boards that are awake go on when the line is cut.
fn go_offline(engine: Engine) {
    if engine != Engine::Chromium {
        // One host that can be gone is enough: what a board needs it has, in any engine.
        return;
    }
    let gone = |_: &str| if IS_GONE.load(Ordering::Relaxed) { Service::Nothing } else { Service::Usual };
    let host = site::serve_with(&place::in_workspace("dist"), "/", gone);
    let page = Page::open(engine, &format!("{host}en/rook/"));
    let board = page.board("two-stars");
    board.wait_until_awake();
    IS_GONE.store(true, Ordering::Relaxed);
    // What makes words of moves is not fetched any more; the short form is still understood.
    page.run("document.querySelector(\"[id='two-stars'] input\").focus()");
    page.press("Re7\u{e007}");
    board.wait_for_status("One star is left.");
    board.click("b7");
    board.wait_for_status("Solved in 2 moves");
}
