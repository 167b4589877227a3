//! What boards cost, in Chromium: `cargo run -p tests --example speed`. It prints figures and fails nothing.
#![allow(clippy::print_stdout, reason = "it prints its figures")]

use lesson::{Figure, TextBox, file, words};
use serde_json::{Value, json};
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
        text_box: TextBox::Folded,
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

fn lay_awake(page: &Page, html: String) {
    page.run_until_done(&format!("{LAY} lay(arguments[0]).then(() => done(wake()))"), html);
}

fn waking(page: &Page) {
    let html = boards(rules::INITIAL, BOARDS);
    let after_a_while = |deed: &str| {
        let before = page.script_ms();
        page.run_until_done(&format!("setTimeout(() => {{ {deed} setTimeout(done) }})"), Value::Null);
        page.script_ms() - before
    };
    let lay = |_| {
        page.run_until_done(&format!("{LAY} lay(arguments[0]).then(done)"), html.as_str());
        (after_a_while(""), after_a_while("wake();"))
    };
    let (nothing, times): (Vec<f64>, Vec<f64>) = (0..12).map(lay).unzip();
    println!(
        "{BOARDS} boards wake, milliseconds of script: the first time {:.1}, {}",
        times[0],
        spread(times.clone())
    );
    println!("  measuring itself: {}", spread(nothing));
    let modules =
        "return performance.getEntriesByType('resource').filter(file => file.name.endsWith('.wasm')).length";
    println!("  modules fetched: {}; awake: {}", page.run(modules), page.count("[data-awake]"));
}

fn presses(page: &Page) {
    lay_awake(page, boards(MIDDLE_GAME, 1));
    let middles = "
        document.querySelector('.cells').scrollIntoView({ block: 'center', behavior: 'instant' });
        return [...document.querySelectorAll('.cells button')].map(cell => cell.getBoundingClientRect())
            .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);";
    let middles = page.run(middles);
    page.run(STOPWATCH);
    for slower in [1, SLOWER] {
        page.slow_down(slower);
        let (until_seen, in_all): (Vec<f64>, Vec<f64>) = press_often(page, &middles).into_iter().unzip();
        println!(
            "a press on a processor {slower} times slower, until its dots are in the picture, milliseconds:"
        );
        println!("  {}", spread(until_seen));
        println!("  all that its scripts do, names and sentence too: {}", spread(in_all));
    }
    page.slow_down(1);
}

/// `spent` is how long a press has kept the page busy, from the moment that the browser tells of it.
const STOPWATCH: &str = "
    let since;
    window.spent = 0;
    for (const event of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
        addEventListener(event, () => { since = performance.now() }, true);
        addEventListener(event, () => { spent += performance.now() - since });
    }";

/// Any square, many times over: pieces are chosen, moved, refused. Always the same ones.
fn press_often(page: &Page, middles: &Value) -> Vec<(f64, f64)> {
    let mut seed = 1u64;
    let mut press = |_: u32| {
        seed = seed * 48271 % 2147483647;
        let middle = &middles[(seed % 64) as usize];
        let before = page.script_ms();
        page.press_mouse(&middle[0], &middle[1]);
        // The names of squares and the sentence come a frame later.
        page.run_until_done("setTimeout(done, 30)", Value::Null);
        let script = page.script_ms() - before;
        let seen = page.run("const busy = spent; spent = 0; return busy");
        (seen.as_f64().expect("the watch goes"), script)
    };
    (0..300).map(&mut press).collect()
}

/// Moves to and fro, and beside them as many presses of a button that does nothing: what grows there too
/// is the browser's own.
fn moves(page: &Page) {
    lay_awake(page, boards(ROOK, 1));
    page.board("board-0").click("d4");
    let script = "
        const [moves, isBoard] = arguments[0];
        const nothing = document.createElement('button');
        const there = ['d8', 'd4'].map(square => document.querySelector(`.cells button[data-square=${square}]`));
        for (let move = 0; move < moves; move++) (isBoard ? there[move % 2] : nothing).click();
        setTimeout(done, 500);";
    for (who, is_board) in [("a button that does nothing", false), ("a board", true)] {
        grow(page, who, "moves", |moves| {
            page.run_until_done(script, json!([moves, is_board]));
        });
    }
}

/// Boards that come and go, and beside them as many that nobody wakes.
fn removals(page: &Page) {
    let script = format!(
        "{LAY} const [html, times, isAwake] = arguments[0];
        const next = async left => {{
            if (!left) return setTimeout(done, 500);
            await lay(html);
            if (isAwake) wake();
            setTimeout(next, 0, left - 1);
        }};
        next(times);"
    );
    let html = boards(MIDDLE_GAME, 1);
    for (who, is_awake) in [("a board that nobody wakes", false), ("a board", true)] {
        grow(page, who, "insertions", |times| {
            page.run_until_done(&script, json!([html, times, is_awake]));
        });
    }
}

/// How much more the page holds after many times more of the same.
fn grow(page: &Page, who: &str, what: &str, repeat: impl Fn(u32)) {
    repeat(100);
    let mut before = page.holdings();
    for times in [100, 1000] {
        repeat(times);
        let now = page.holdings();
        let bytes = now.bytes as f64 - before.bytes as f64;
        println!(
            "{who}, {times} {what} more: {bytes} bytes, {:.0} each; {} nodes, {} listeners",
            bytes / f64::from(times),
            now.nodes,
            now.listeners
        );
        before = now;
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
