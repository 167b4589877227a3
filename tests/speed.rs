//! What boards cost, in Chromium: `cargo run -p tests --example speed`. It prints figures and fails nothing.
#![allow(clippy::print_stdout, reason = "it prints its figures")]

use lesson::{Figure, file, words};
use serde_json::Value;
use tests::{Engine, Page};

/// A middle game: much to choose from, much that is refused.
const MIDDLE_GAME: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
/// A rook that goes on for ever.
const ROOK: &str = "8/8/8/8/3R4/8/8/8 w";

/// How many boards wake on one page.
const BOARDS: usize = 60;
/// How much slower than this machine a learner's is.
const SLOWER: u32 = 4;

fn main() {
    let page = Page::open(Engine::Chromium, "en/rook/");
    page.board("open-board").wait_until_awake();
    waking(&page);
    presses(&page);
    moves(&page);
    removals(&page);
    drop(page);
    tests::browser::Browser::close_idle();
    tests::site::stop();
}

/// Boards as a page has them before they wake.
fn boards(fen: &str, count: usize) -> String {
    let words = words::english();
    let file = file::Board { fen: fen.into(), ..Default::default() };
    let board = lesson::admit(&file, &words).expect("a sound board");
    let figure = |number| Figure {
        name: format!("board-{number}"),
        caption: String::from("A board."),
        board: board.clone(),
        answer: Vec::new(),
        exercise: None,
    };
    let html: String =
        (0..count).map(|number| figure::board(&figure(number), &words).into_string()).collect();
    html + &figure::pieces_to_come(&[&figure(0)]).into_string()
}

/// `lay` puts boards into the page instead of those that are there; `wake` wakes them.
const LAY: &str = "
    const lay = async html => {
        const [glue, words] = await squarewise.module;
        squarewise.splice(0).forEach(boards => boards.free());
        const main = document.querySelector('main');
        main.innerHTML = html;
        window.wake = () => { squarewise.push(glue.wake(main, words)) };
    };";

/// How many milliseconds of script something takes.
fn time(page: &Page, script: &str, argument: impl Into<Value>) -> f64 {
    let before = page.script_ms();
    page.run_with(script, argument);
    page.script_ms() - before
}

fn lay_awake(page: &Page, html: String) {
    page.run_until_done(&format!("{LAY} lay(arguments[0]).then(() => done(wake()))"), html);
}

fn waking(page: &Page) {
    let html = boards(rules::INITIAL, BOARDS);
    let wake = |_| {
        page.run_until_done(&format!("{LAY} lay(arguments[0]).then(done)"), html.as_str());
        let before = page.script_ms();
        page.run_until_done("setTimeout(() => { wake(); setTimeout(done) })", Value::Null);
        page.script_ms() - before
    };
    let times: Vec<f64> = (0..12).map(wake).collect();
    println!(
        "{BOARDS} boards wake, milliseconds of script: the first time {:.1}, {}",
        times[0],
        spread(times.clone())
    );
    let modules =
        "return performance.getEntriesByType('resource').filter(file => file.name.endsWith('.wasm')).length";
    println!("  modules fetched: {}; awake: {}", page.run(modules), page.count("[data-awake]"));
}

fn presses(page: &Page) {
    lay_awake(page, boards(MIDDLE_GAME, 1));
    // Any square, many times over: pieces are chosen, moved, refused. Always the same ones.
    page.slow_down(SLOWER);
    let mut seed = 1u64;
    let mut press = |_: u32| {
        seed = seed * 48271 % 2147483647;
        time(page, "document.querySelectorAll('.cells button')[arguments[0]].click()", seed % 64)
    };
    let times: Vec<f64> = (0..300).map(&mut press).collect();
    page.slow_down(1);
    println!(
        "a press until its dots are in the picture, milliseconds of script on a processor {SLOWER} times slower: {}",
        spread(times)
    );
}

fn moves(page: &Page) {
    lay_awake(page, boards(ROOK, 1));
    page.board("board-0").click("d4");
    let script = "
        const there = ['d8', 'd4'].map(square => document.querySelector(`.cells button[data-square=${square}]`));
        for (let moves = 0; moves < arguments[0]; moves += 2) there.forEach(cell => cell.click());
        setTimeout(done, 500);";
    for (moves, what) in [(100, "after 100 moves"), (900, "after 1,000 moves"), (1000, "after 2,000 moves")] {
        page.run_until_done(script, moves);
        println!("{what}: {:?}", page.holdings());
    }
}

fn removals(page: &Page) {
    let script = format!(
        "{LAY} const [html, times] = arguments[0];
        const next = async left => left ? (await lay(html), wake(), setTimeout(next, 0, left - 1)) : setTimeout(done, 500);
        next(times);"
    );
    for (times, what) in [(10, "after 10 removals and insertions"), (100, "after 110"), (100, "after 210")] {
        page.run_until_done(&script, serde_json::json!([boards(MIDDLE_GAME, 1), times]));
        println!("{what}: {:?}", page.holdings());
    }
}

fn spread(mut times: Vec<f64>) -> String {
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share).round() as usize];
    format!(
        "fastest {:.1}, half below {:.1}, 95 of 100 below {:.1}, all below {:.1}",
        at(0.0),
        at(0.5),
        at(0.95),
        at(1.0)
    )
}
