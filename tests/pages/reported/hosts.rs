//! Hosts that know no wasm, answer with something else, forbid it, or are gone.

use std::sync::atomic::{AtomicBool, Ordering};

use tests::site::{self, Service};
use tests::{Engine, Page, place};

/// What a host does with a file that boards need, row 64 of the troubles.
type Host = (&'static str, Service, Boards);

/// What becomes of the boards.
#[derive(Clone, Copy)]
enum Boards {
    Wake,
    /// They stay pictures, and say so.
    Sleep,
}

const PLAIN: Service = Service::Typed("text/plain");
/// The site's own policy lets wasm run; both hold.
const NO_WASM: Service = Service::Headed("Content-Security-Policy: script-src 'self'");

const HOSTS: [Host; 22] = [
    ("/boot.js", Service::Missing, Boards::Sleep),
    ("/boot.js", Service::Page, Boards::Sleep),
    ("/boot.js", PLAIN, Boards::Sleep),
    ("/boot.js", Service::Nothing, Boards::Sleep),
    ("/load.js", Service::Missing, Boards::Sleep),
    ("/load.js", Service::Page, Boards::Sleep),
    ("/load.js", PLAIN, Boards::Sleep),
    ("/web_bg.js", Service::Missing, Boards::Sleep),
    ("/web_bg.js", Service::Page, Boards::Sleep),
    ("/web_bg.js", PLAIN, Boards::Sleep),
    ("/web_bg.js", Service::Nothing, Boards::Sleep),
    (".wasm", Service::Missing, Boards::Sleep),
    (".wasm", Service::Page, Boards::Sleep),
    (".wasm", Service::Typed("application/octet-stream"), Boards::Wake),
    (".wasm", Service::Typed("text/html"), Boards::Wake),
    (".wasm", Service::Nothing, Boards::Sleep),
    ("/", NO_WASM, Boards::Sleep),
    ("/words.en.txt", Service::Missing, Boards::Sleep),
    ("/words.en.txt", Service::Page, Boards::Sleep),
    ("/words.en.txt", Service::Nothing, Boards::Sleep),
    // What only adds to them: they wake without it.
    ("/progress.js", Service::Missing, Boards::Wake),
    ("/looks.js", Service::Page, Boards::Wake),
];

/// Whether the host of the last row has gone.
static IS_GONE: AtomicBool = AtomicBool::new(false);

/// A lesson that is short.
const LESSON: &str = "en/rook/";

pub(super) fn all(engine: Engine) {
    let page = Page::open(engine, "404.html");
    for (file, service, boards) in HOSTS {
        let send = move |path: &str| if path.ends_with(file) { service } else { Service::Usual };
        let host = site::serve_with(&place::in_workspace("dist"), "/", send);
        page.go(&format!("{host}{LESSON}"));
        match boards {
            Boards::Wake => {
                page.board("open-board").click("d8");
                page.board("open-board").wait_for_status("White rook to d8.");
            }
            Boards::Sleep => assert_asleep(&page, &format!("{file}: {service:?}")),
        }
    }
    drop(page);
    go_offline(engine);
}

/// Each board says that it cannot move, its picture stays, and no script leaves an error behind.
fn assert_asleep(page: &Page, tried: &str) {
    page.wait_until(
        &format!("the boards say so, {tried}"),
        "[...document.querySelectorAll('squarewise-board [role=status]')].every(status =>
            status.textContent === 'This board cannot move now, but the lesson is all here.')",
    );
    assert_eq!(page.count("[id='open-board'] svg [data-mark=dot]"), 14, "{tried}: the picture has gone");
    assert_eq!(page.count("[role=grid], [data-awake]"), 0, "{tried}");
    let console = page.console();
    let uncaught: Vec<_> = console.iter().filter(|line| is_uncaught(line)).collect();
    assert!(uncaught.is_empty(), "{tried}: {uncaught:?}");
}

/// Whether a line of the console tells of an error that a script has let go; that a file is missing or
/// forbidden the browser says by itself.
fn is_uncaught(line: &str) -> bool {
    line.contains("Uncaught") || line.contains("Error: ")
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
    page.unfold("[id='two-stars'] input");
    page.run("document.querySelector(\"[id='two-stars'] input\").focus()");
    page.press("Re7\u{e007}");
    board.wait_for_status("One star is left.");
    board.click("b7");
    board.wait_for_status("Solved in 2 moves");
}
