//! `<squarewise-board>` in pages of others: drawn from nothing, asked, moved and listened to.

use std::fs;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::Duration;

use fantoccini::key::Key;
use serde_json::{Value, json};
use tests::{Engine, Page, place, site};

/// The package, as the site carries it.
fn package() -> PathBuf {
    let assets = fs::read_dir(place::in_workspace("dist/assets")).expect("the site is built").flatten();
    let mut packages = assets.map(|folder| folder.path().join("package")).filter(|path| path.is_dir());
    packages.next().expect("the site has the package")
}

/// A page of somebody else with the package beside it; each engine has its own copy.
pub(crate) fn page_of_others(engine: Engine, name: &str, head: &str, body: &str) -> String {
    let file = place::output(&format!("others/{name}-{}", engine.name()), "index.html");
    let folder = file.parent().expect("a file is in a folder");
    for entry in fs::read_dir(package()).expect("a folder").flatten() {
        fs::copy(entry.path(), folder.join(entry.file_name())).expect("it can be copied");
    }
    let page = format!(
        "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Others</title>\
         <link rel=\"icon\" href=\"data:,\"><link rel=\"stylesheet\" href=\"squarewise-board.css\">{head}</head>\
         <body><main><h1>Others</h1>{body}</main></body></html>"
    );
    fs::write(&file, page).expect("the folder was just made");
    site::serve_folder(folder, "/others/")
}

pub(crate) const SCRIPT: &str = "<script type=\"module\" src=\"squarewise-board.js\"></script>";

pub(crate) const ROOK: &str =
    "<squarewise-board id=\"rook\" fen=\"8/3p4/8/8/3R4/8/8/8 w\" piece=\"d4\"></squarewise-board>";

/// Notes every event of the board in `window.heard`, as its name and what says most about it.
const LISTEN: &str = "window.heard = [];
    for (const name of ['before-move', 'move', 'refused', 'solved', 'change']) {
      document.addEventListener(`squarewise-${name}`, ({ detail, cancelable }) => {
        heard.push([name, detail.san ?? detail.code ?? detail.moves.length, cancelable]);
      });
    }";

/// The page is on a host of its own, which the usual check of all requests does not know.
pub(crate) fn assert_silent(page: &Page) {
    assert!(page.console().is_empty(), "{:?}", page.console());
}

fn heard(page: &Page) -> Value {
    page.run("return heard.splice(0)")
}

pub(crate) fn it_draws_itself_and_tells_what_happens(engine: Engine) {
    let page = Page::open(engine, &page_of_others(engine, "draws", SCRIPT, ROOK));
    let board = page.board("rook");
    board.wait_until_awake();
    assert_eq!((board.squares_marked("dot").len(), board.squares_marked("ring")), (12, vec!["d7".into()]));
    page.run(LISTEN);
    board.click("d8");
    board.wait_for_status("The rook cannot jump");
    assert_eq!(heard(&page), json!([["refused", "path_blocked", false]]));
    board.click("d7");
    board.wait_for_status("White rook takes the pawn on d7.");
    assert_eq!(
        heard(&page),
        json!([["before-move", "Rxd7", true], ["move", "Rxd7", false], ["change", 1, false]])
    );
    page.run("addEventListener('squarewise-before-move', (event) => event.preventDefault(), { once: true })");
    board.drag("d7", "g7");
    assert_eq!(heard(&page), json!([["before-move", "Rg7", true]]));
    assert_eq!(page.run("return rook.value"), "d4d7", "the page has forbidden that move");
    board.drag("d7", "g7");
    board.wait_for_status("White rook to g7.");
    assert_eq!(board.focused_square().as_deref(), Some("g7"));
    page.click("[id=rook] [data-intent=undo]");
    heard(&page);
    page.assert_accessible();
    assert_silent(&page);
}

pub(crate) fn a_program_asks_and_moves(engine: Engine) {
    let page = Page::open(engine, &page_of_others(engine, "asks", SCRIPT, ROOK));
    page.board("rook").wait_until_awake();
    page.run(LISTEN);
    let asked: &[(&str, Value)] = &[
        ("rook.position", json!("8/3p4/8/8/3R4/8/8/8 w - - 0 1")),
        ("rook.turn", json!("white")),
        ("rook.legalMoves.length", json!(13)),
        ("rook.movesFrom('d7')", json!([])),
        (
            "rook.judge('rook takes d7')",
            json!({"legal": true, "uci": "d4d7", "san": "Rxd7", "from": "d4", "to": "d7"}),
        ),
        (
            "rook.judge('d4d8')",
            json!({
                "legal": false, "code": "path_blocked", "article": "3.5", "squares": ["blocker=d7"],
                "text": "The rook cannot jump: the pawn on d7 stands in its way. It may take that piece instead. (Article 3.5)",
            }),
        ),
        ("rook.judge('<b>').code", json!("unread")),
        ("rook.move('e4').legal", json!(false)),
        ("rook.move('Rxd7').san", json!("Rxd7")),
        ("rook.moves.map(({ san }) => san)", json!(["Rxd7"])),
        ("(rook.undo(), rook.value)", json!("")),
        ("(rook.redo(), rook.value)", json!("d4d7")),
        ("(rook.value = 'd4d7 d7d1', rook.position)", json!("8/8/8/8/8/8/8/3R4 w - - 1 1")),
        ("(rook.value = 'nonsense', rook.value)", json!("")),
        ("(rook.flip(), rook.querySelector('.cells button').dataset.square)", json!("h1")),
        ("(rook.focus(), document.activeElement.dataset.square)", json!("d4")),
    ];
    for (question, answer) in asked {
        assert_eq!(page.run(&format!("return {question}")), *answer, "{question}");
    }
    assert_eq!(heard(&page), json!([]), "what the page does itself it is not told");
    assert_silent(&page);
}

pub(crate) fn a_program_goes_to_a_place_in_the_game(engine: Engine) {
    let boards = "<squarewise-board id=\"fork\" fen=\"7k/6pp/8/3N4/8/8/8/4K3 w\" goal=\"win\" \
        answers=\"!d5e7 h7h6 e7g6 h8h7 g6f8: Solved.&#10;?: Not that.\"></squarewise-board>\
        <squarewise-board id=\"pawn\" fen=\"8/8/P7/8/8/8/8/8 w\"></squarewise-board>";
    let page = Page::open(engine, &page_of_others(engine, "place", SCRIPT, boards));
    let (fork, pawn) = (page.board("fork"), page.board("pawn"));
    fork.wait_until_awake();
    pawn.wait_until_awake();
    page.run("for (const move of ['Ne7', 'Ng6', 'Nf8']) fork.move(move)");
    // What the board replies by itself goes with the move that it answers, back and forward.
    for (wanted, ply) in [(4, 4), (3, 2), (3, 4), (5, 5), (1, 0), (3, 4), (0, 0), (9, 5), (-1, 0)] {
        assert_eq!(page.run(&format!("fork.ply = {wanted}; return fork.ply")), json!(ply), "to {wanted}");
        assert_eq!(page.run("return fork.moves.length"), json!(ply), "to {wanted}");
    }
    page.run("fork.ply = 2; fork.move('Nf5')");
    fork.wait_for_status("White knight to f5. Not that.");
    assert_eq!(page.run("fork.ply = 1; return fork.moves.length"), 0, "what was tried in vain is no step");
    pawn.click_all(&["a6", "a7", "a8"]);
    assert_eq!(page.count("#pawn .promotion"), 1);
    assert_eq!(
        page.run("pawn.ply = 0; return pawn.position"),
        "8/8/P7/8/8/8/8/8 w - - 0 1",
        "nor is a promotion that is asked"
    );
    assert_eq!(page.count("#pawn .promotion"), 0);
    assert_silent(&page);
}

/// An attribute, a value that is wrong for it, and what the board then says.
const WRONG: &[(&str, &str, &str)] = &[
    (
        "fen",
        "8/8/8/8/3R4/8/8/9 w",
        "This board cannot move: fen: found \"9\" at character 17, expected a piece",
    ),
    ("fen", "<img src=x onerror=alert(1)>", "This board cannot move: fen: "),
    (
        "mode",
        "blitz",
        "mode: found mode = \"blitz\" – write mode = \"explore\", \"drill\", \"step\", \"choose\" or \"setup\"",
    ),
    ("mode", "step", "mode: there is no line to step through"),
    ("piece", "d9", "piece: found \"d9\", expected a square"),
    ("piece", "a1", "piece: nothing stands on a1"),
    ("stars", "d7 zz", "stars: found \"zz\", expected a square"),
    ("answer", "d4e5", "answer: d4e5 is not legal there: "),
    ("line", "1. e5", "This board cannot move: line: "),
    ("below", "green", "below: found below = \"green\""),
    ("orientation", "up", "orientation: found orientation = \"up\" – write orientation = \"white\" or"),
    ("coordinates", "gold", "coordinates: found coordinates = \"gold\""),
];

pub(crate) fn attributes_are_followed_and_what_is_wrong_is_told(engine: Engine) {
    let page = Page::open(engine, &page_of_others(engine, "wrong", SCRIPT, ROOK));
    let board = page.board("rook");
    board.wait_until_awake();
    for (key, value, said) in WRONG {
        let before = page.run_with("return rook.getAttribute(arguments[0])", *key);
        page.run(&format!("rook.setAttribute({}, {})", json!(key), json!(value)));
        board.wait_for_status(said);
        assert_eq!(page.count("[id=rook] svg.diagram"), 1, "{key} = {value}: the picture stays");
        let is_awake = page.count("[id=rook] .cells") == 1;
        assert_eq!(
            is_awake,
            !said.starts_with("This board"),
            "{key} = {value}: it moves if it has a position"
        );
        page.run(&format!("rook[{}] = {before}", json!(key)));
        page.wait_until("the board is back", "rook.hasAttribute('data-awake')");
    }
    page.run("rook.fen = '8/8/8/8/3B4/8/8/8 w'; rook.orientation = 'black'");
    assert_eq!(page.run("return rook.legalMoves.length"), 13, "asked at once, it has followed already");
    assert_eq!(page.run("return rook.querySelector('.cells button').dataset.square"), "h1");
    page.run("rook.caption = 'A <b>bishop'");
    page.wait_until(
        "the caption is there",
        "rook.querySelector('figcaption')?.textContent === 'A <b>bishop'",
    );
    page.run("rook.style.width = '0'; rook.fen = '8/8/8/8/3Q4/8/8/8 w'");
    assert_eq!(page.run("return rook.legalMoves.length"), 27, "a board of no size plays all the same");
    assert_silent(&page);
}

pub(crate) fn a_form_waits_for_the_solution_and_sends_it(engine: Engine) {
    let form = "<form id=\"form\"><squarewise-board id=\"stars\" name=\"moves\" required fen=\"8/8/8/8/3R4/8/8/8 w\" \
        piece=\"d4\" stars=\"d7 g7\"><figcaption>Collect <em>both</em> stars.</figcaption></squarewise-board>\
        <button>Send</button></form>";
    let page = Page::open(engine, &page_of_others(engine, "form", SCRIPT, form));
    let board = page.board("stars");
    board.wait_until_awake();
    page.run(
        "window.sent = []; document.getElementById('form').addEventListener('submit', (event) => {
           event.preventDefault(); sent.push(new FormData(event.target).get('moves'));
         })",
    );
    assert_eq!(page.count("[id=stars] figcaption em"), 1, "the author's own caption stays");
    page.click("#form > button");
    assert_eq!(
        page.run("return [sent, stars.validity.customError, stars.checkValidity()]"),
        json!([[], true, false])
    );
    board.click("d7");
    page.unfold("#stars .typed input");
    page.run("stars.querySelector('.typed input').focus()");
    page.press(format!("rook to g7{}", char::from(Key::Enter)));
    board.wait_for_status("White rook to g7.");
    assert_eq!(
        page.run("return [sent, stars.solved, stars.matches(':state(solved)')]"),
        json!([[], true, true])
    );
    page.click("#form > button");
    assert_eq!(page.run("return sent"), json!(["d4d7 d7g7"]));
    page.run("document.getElementById('form').reset()");
    assert_eq!(page.run("return [stars.value, stars.solved]"), json!(["", false]));
    page.assert_accessible();
    assert_silent(&page);
}

pub(crate) fn exercises_are_answered_in_it(engine: Engine) {
    let boards = "<squarewise-board id=\"mate\" fen=\"6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\" goal=\"mate\" \
        answers=\"!a1a8: That is mate.&#10;?: That is no mate.\"></squarewise-board>\
        <squarewise-board id=\"squares\" fen=\"8/8/8/4n3/4P3/8/8/8 w\" mode=\"choose\" squares=\"d5 f5\" \
        answers=\"!: Those are both.\"></squarewise-board>";
    let page = Page::open(engine, &page_of_others(engine, "exercises", SCRIPT, boards));
    let (mate, squares) = (page.board("mate"), page.board("squares"));
    mate.wait_until_awake();
    squares.wait_until_awake();
    mate.click("a1");
    mate.click("a7");
    mate.wait_for_status("That is no mate.");
    assert!(mate.status().ends_with("That is no mate."), "{}", mate.status());
    page.click("[id=mate] [data-intent=undo]");
    assert_eq!(page.run("return [mate.solved, mate.value]"), json!([false, ""]));
    mate.click("a1");
    mate.click("a8");
    mate.wait_for_status("That is mate.");
    assert!(mate.status().ends_with("That is mate."), "{}", mate.status());
    squares.click_all(&["d5", "f5"]);
    page.click("[id=squares] [data-intent=check]");
    squares.wait_for_status("Those are both.");
    assert!(squares.status().ends_with("Those are both."), "{}", squares.status());
    assert_eq!(page.run("return [mate.solved, squares.solved]"), json!([true, true]));
    assert_silent(&page);
}

pub(crate) fn it_comes_and_goes(engine: Engine) {
    let page = Page::open(engine, &page_of_others(engine, "goes", SCRIPT, ROOK));
    let board = page.board("rook");
    board.wait_until_awake();
    page.run("const [board, place] = [rook, rook.parentNode]; board.move('Rxd7'); for (let i = 0; i < 100; i++) { board.remove(); place.append(board); }");
    page.wait_until("it is awake again", "rook.hasAttribute('data-awake')");
    assert_eq!(page.run("return [rook.value, rook.querySelectorAll('.cells').length]"), json!(["d4d7", 1]));
    board.click("d1");
    board.wait_for_status("White rook to d1.");
    // Taken out while a piece hangs on the pointer, and by its own news.
    page.run(
        "window.out = rook;
         const cell = rook.querySelector('.cells [data-square=d1]');
         const { x, y } = cell.getBoundingClientRect();
         const point = (type, dx) => cell.dispatchEvent(new PointerEvent(type, {
           bubbles: true, isPrimary: true, pointerId: 1, button: 0, buttons: 1, clientX: x + dx, clientY: y + 9,
         }));
         point('pointerdown', 9); point('pointermove', 60); point('pointermove', 90);
         window.carried = rook.querySelectorAll('.dragging').length;
         rook.remove(); point('pointermove', 120); point('pointerup', 120);",
    );
    assert_eq!(page.run("return [carried, out.querySelectorAll('.dragging, .cells').length]"), json!([1, 0]));
    page.run("document.querySelector('main').append(out); out.value = ''");
    board.wait_until_awake();
    page.run("addEventListener('squarewise-move', ({ target }) => { target.remove(); document.querySelector('main').append(target); }, { once: true })");
    board.click("d7");
    page.wait_until("it is back", "document.getElementById('rook')?.value === 'd4d7'");
    // What was in it is gone, and comes with the next attribute.
    page.run("rook.innerHTML = ''; rook.move('Rd1'); rook.focus(); rook.innerHTML = '<p>Mine</p>'");
    page.run("rook.fen = '8/8/8/8/8/8/8/R7 w'; rook.piece = 'a1'");
    page.wait_until("it is drawn anew", "rook.querySelectorAll('svg.diagram').length === 1");
    assert_eq!(page.run("return rook.legalMoves.length"), 14);
    page.run("const script = document.createElement('script'); script.type = 'module'; script.src = 'squarewise-board.js?again'; script.onload = () => { window.again = true }; document.head.append(script)");
    page.wait_until("a second copy has run", "window.again");
    board.click("a8");
    board.wait_for_status("White rook to a8.");
    assert_silent(&page);
}

pub(crate) fn what_was_set_before_it_was_known_counts(engine: Engine) {
    let page = Page::open(engine, &page_of_others(engine, "before", "", ROOK));
    page.run("rook.piece = ''; rook.fen = '8/8/8/8/8/8/8/R7 w'; const script = document.createElement('script'); script.type = 'module'; script.src = 'squarewise-board.js'; document.head.append(script)");
    page.board("rook").wait_until_awake();
    assert_eq!(
        page.run("return [rook.position, Object.hasOwn(rook, 'fen')]"),
        json!(["8/8/8/8/8/8/8/R7 w - - 0 1", false])
    );
    assert_silent(&page);
}

/// A trouble: its name, what it puts into the head of the page, and what it does to the module.
type Trouble = (&'static str, &'static str, fn(&std::path::Path));

pub(crate) fn without_its_module_it_says_so(engine: Engine) {
    let troubles: [Trouble; 4] = [
        ("missing", "", |wasm| fs::remove_file(wasm).expect("it can be removed")),
        ("no-wasm", "", |wasm| {
            fs::write(wasm, "<!DOCTYPE html><title>Sorry</title>").expect("it can be written");
        }),
        ("forbidden", "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'self'\">", |_| {}),
        ("no-script", "", |wasm| {
            fs::remove_file(wasm.with_file_name("web_bg.js")).expect("it can be removed");
        }),
    ];
    for (name, policy, break_it) in troubles {
        let head = format!("{policy}{SCRIPT}");
        let body = "<squarewise-board id=\"rook\" fen=\"8/8/8/8/3R4/8/8/8 w\"><p>A rook on d4.</p></squarewise-board>";
        let url = page_of_others(engine, name, &head, body);
        break_it(&place::output(&format!("others/{name}-{}", engine.name()), "web_bg.wasm"));
        let page = Page::open(engine, &url);
        page.wait_until("it says so", "document.querySelector('#rook [role=status]')");
        assert_eq!(page.text("#rook [role=status]"), "This board cannot move now.", "{name}");
        assert_eq!(page.text("#rook p"), "A rook on d4.", "{name}: what is there stays");
        let asked = page.run("return [rook.position ?? null, rook.moves, rook.legalMoves, rook.judge('e4') ?? null, rook.solved, rook.value]");
        assert_eq!(asked, json!([null, [], [], null, false, ""]), "{name}");
        page.run("rook.undo(); rook.flip(); rook.focus(); rook.fen = 'x'; rook.remove()");
    }
}

pub(crate) fn opened_from_a_disk_it_keeps_what_stands_in_it(engine: Engine) {
    let body =
        "<squarewise-board id=\"rook\" fen=\"8/8/8/8/3R4/8/8/8 w\"><p>A rook on d4.</p></squarewise-board>";
    page_of_others(engine, "disk", SCRIPT, body);
    let file = place::output(&format!("others/disk-{}", engine.name()), "index.html");
    let page = Page::open(engine, &format!("file://{}", file.display()));
    if page.count("#rook[data-awake]") == 1 {
        // Some browsers run modules there after all.
        return;
    }
    let seen = "const said = document.querySelector('#rook p').getBoundingClientRect();
        return [said.height > 10, said.top < innerHeight]";
    assert_eq!(page.run(seen), json!([true, true]));
    assert_eq!(page.text("#rook p"), "A rook on d4.");
}

pub(crate) fn a_frame_shows_what_its_address_says(engine: Engine) {
    let address = "embed/?fen=8/3p4/8/8/3R4/8/8/8+w&piece=d4&caption=A+rook&moves=d4d7+d7d1";
    let page = Page::open(engine, address);
    page.wait_until("the board is awake", "document.querySelector('[data-awake]')");
    assert_eq!(page.run("return document.querySelector('squarewise-board').value"), "d4d7 d7d1");
    assert_eq!((page.text("figcaption"), page.title()), ("A rook".into(), "A rook".into()));
    assert_silent(&page);
    page.go("embed/?fen=8/8/8/8/3R4/8/8/9+w&mode=%3Cb%3E");
    page.wait_until("it says what is wrong", "document.querySelector('[role=status]')?.textContent");
    assert!(page.text("[role=status]").starts_with("This link shows no board."));
    assert_eq!(page.count("[data-piece]"), 32, "it has one all the same");
    assert_silent(&page);
    let height = "<iframe src=\"SITEembed/?fen=8/8/8/8/3R4/8/8/8+w\" width=\"300\" height=\"100\" title=\"A rook\"></iframe>";
    page.go(&page_of_others(engine, "frame", "", &height.replace("SITE", &site::url())));
    page.run("addEventListener('message', ({ data }) => { window.told = data.squarewise?.height })");
    page.run("const frame = document.querySelector('iframe'); frame.src = frame.src + '&piece=d4'");
    page.wait_until("the frame tells its height", "window.told > 300");
}

/// What the address of a frame asks for in vain, and what is said about it.
const IDLE: &[(&str, &str)] = &[
    ("ask=rubbish", "ask: "),
    ("ask=named&squares=z9", "ask: "),
    (
        "fen=8/8/8/8/3R4/8/8/8+w&goal=rubbish",
        "goal: found goal = \"rubbish\" – write \"collect\", \"reach\", \"capture\", \"check\", \"mate\"",
    ),
    ("fen=8/8/8/8/3R4/8/8/8+w&goal=checkmate", "goal: found goal = \"checkmate\" – write goal = \"mate\""),
    ("tools=rubbish", "tools: found \"rubbish\""),
    ("tools=rubbish&moves=e2e5", "Move 1, White’s e2e5, cannot be made"),
    ("ask=named&ply=3", "The link says \"ply\""),
    ("fen=8/8/8/8/3R4/8/8/8+w&piece=d4&moves=d4d7", ""),
];

pub(crate) fn a_frame_says_what_does_nothing(engine: Engine) {
    for (asked, said) in IDLE {
        let page = Page::open(engine, &format!("embed/?{asked}"));
        page.wait_until("the board is awake", "document.querySelector('[data-awake]')");
        // What is told comes a frame after the board; that nothing comes can only be waited for.
        let begins = format!("document.querySelector('[role=status]').textContent.startsWith({said:?})");
        page.wait_until(&format!("{asked}: {said}"), &begins);
        if said.is_empty() {
            sleep(Duration::from_millis(100));
            assert_eq!(page.text("[role=status]"), "", "{asked}");
        }
        assert_silent(&page);
    }
}

pub(crate) fn the_manual_copies_its_listings(engine: Engine) {
    let page = Page::open(engine, "en/element/");
    page.wait_until("the buttons are there", "document.querySelector('.copying button:enabled')");
    page.run("navigator.clipboard && (navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed')))");
    page.click(".copying button");
    page.wait_until(
        "it says so",
        "document.querySelector('.copying [role=status]').textContent === 'Copy it from the box.'",
    );
    let shown = "const box = document.querySelector('.to-copy'); return box.value.includes('<squarewise-board') && box.selectionEnd === box.value.length";
    assert_eq!(page.run(shown), true);
    page.assert_accessible();
    page.assert_quiet();
}
