//! What authors of other pages do with `<squarewise-board>`: draw their pages again, hide and disable it, write
//! attributes that do nothing, in any language.

use std::fs;

use fantoccini::key::Key;
use serde_json::json;
use tests::{Engine, Page, place};

use crate::element::{ROOK, SCRIPT, assert_silent, page_of_others};

/// What a page does with a board that has moved, and the moves that the board of the same name then has.
const DRAWN_AGAIN: [(&str, &str); 7] = [
    ("const place = rook.parentNode; place.innerHTML = place.innerHTML", ""),
    ("const copy = rook.cloneNode(true); rook.replaceWith(copy)", ""),
    ("const copy = rook.cloneNode(false); rook.replaceWith(copy)", ""),
    ("rook.replaceChildren()", "d4d7"),
    ("rook.innerHTML = '<p>Mine</p>'", "d4d7"),
    ("const [me, place] = [rook, rook.parentNode]; me.remove(); place.append(me)", "d4d7"),
    (
        "const made = document.createElement('squarewise-board'); made.id = 'rook'; made.fen = rook.fen; rook.replaceWith(made)",
        "",
    ),
];

pub(crate) fn a_page_draws_its_boards_again(engine: Engine) {
    let page = Page::open(engine, &page_of_others(engine, "again", SCRIPT, ROOK));
    let board = page.board("rook");
    for (done, moves) in DRAWN_AGAIN {
        board.wait_until_awake();
        page.run("rook.value = 'd4d7'");
        page.run(done);
        page.wait_until(
            "one board is alive",
            "rook.position && document.querySelectorAll('.cells, svg.diagram').length === 2",
        );
        assert_eq!(page.run("return rook.value"), moves, "{done}");
    }
    board.click("d4");
    assert!(!board.squares_marked("dot").is_empty(), "it moves as ever");
    assert_silent(&page);
}

pub(crate) fn in_a_shadow_tree_it_keeps_the_focus(engine: Engine) {
    let page = Page::open(engine, &page_of_others(engine, "shadow", SCRIPT, "<div id=\"host\"></div>"));
    page.run(&format!(
        "window.inside = host.attachShadow({{ mode: 'open' }}); inside.innerHTML = {}; window.board = inside.querySelector('squarewise-board')",
        json!(format!("<link rel=\"stylesheet\" href=\"squarewise-board.css\">{ROOK}")),
    ));
    page.wait_until("it is awake", "board.position");
    page.run("board.focus(); board.share = 'fen=8/8/8/8/8/8/8/R7_w'");
    page.wait_until("it is another", "board.fen.endsWith('R7 w')");
    assert_eq!(page.run("return inside.activeElement?.dataset.square"), "a1");
    assert_silent(&page);
}

pub(crate) fn hidden_is_hidden_and_disabled_is_read(engine: Engine) {
    let body = format!(
        "{ROOK}<form id=\"form\"><squarewise-board id=\"other\" name=\"moves\" fen=\"8/8/8/8/3R4/8/8/8 w\" hidden></squarewise-board></form>"
    );
    let page = Page::open(engine, &page_of_others(engine, "hidden", SCRIPT, &body));
    let board = page.board("rook");
    page.board("other").wait_until_awake();
    assert_eq!(page.run("return other.getBoundingClientRect().height"), 0);
    page.run("rook.disabled = other.disabled = true; other.hidden = false; other.value = 'd4d7'");
    assert_eq!(page.run("return [...new FormData(document.getElementById('form'))]"), json!([]));
    board.click("d7");
    board.drag("d4", "d1");
    page.run("rook.focus()");
    page.press(format!("{}{}", char::from(Key::Right), char::from(Key::Enter)));
    assert_eq!((board.focused_square().as_deref(), page.run("return rook.value")), (Some("e4"), json!("")));
    assert_eq!(page.run("return rook.querySelector('.buttons').checkVisibility?.() ?? false"), false);
    page.assert_accessible();
    page.run("rook.move('Rxd7'); rook.disabled = false");
    board.click("d1");
    assert_eq!(page.run("return rook.value"), "d4d7 d7d1");
    assert_silent(&page);
}

pub(crate) fn escape_lets_go_and_then_closes_a_dialog(engine: Engine) {
    let body = format!(
        "<dialog id=\"dialog\">{ROOK}<squarewise-board id=\"bench\" mode=\"setup\"></squarewise-board></dialog>"
    );
    let page = Page::open(engine, &page_of_others(engine, "dialog", SCRIPT, &body));
    let is_open = || page.run("return document.getElementById('dialog').open");
    for (name, square) in [("rook", "d4"), ("bench", "e2")] {
        page.run("document.getElementById('dialog').showModal()");
        let board = page.board(name);
        board.wait_until_awake();
        if name == "bench" {
            board.click(square);
        } else {
            page.run("rook.focus()");
        }
        page.press(char::from(Key::Escape).to_string());
        assert_eq!(is_open(), true, "{name}: the piece has been let go of");
        page.press(char::from(Key::Escape).to_string());
        page.wait_until("it closes", "!document.getElementById('dialog').open");
    }
    assert_silent(&page);
}

/// Attributes of a sound board, and what it says of the one that does nothing.
const IDLE: [(&str, &str); 11] = [
    ("goal=\"mate\"", "goal: goal does nothing without answers – add which moves are right"),
    ("squares=\"d5\"", "squares: squares does nothing where pieces are moved"),
    ("mode=\"choose\" squares=\"d9\"", "squares: squares does nothing where a word is no square"),
    ("mode=\"setup\" piece=\"d4\"", "piece: piece does nothing where pieces are set up"),
    ("tools=\"copy-fen print\"", "tools: found \"print\", expected copy-fen, copy-link or set-up"),
    ("required", "required: nothing can be solved"),
    (
        "link=\"javascript:alert(1)\"",
        "link: found \"javascript:alert(1)\", expected an address like https://",
    ),
    ("lessons=\"http://[\"", "lessons: found \"http://[\", expected an address like https://"),
    (
        "coordinates=\"maybe\" piece=\"d4\"",
        "coordinates: found coordinates = \"maybe\" – write coordinates =",
    ),
    ("mode=\"setup\" orientation=\"up\"", "orientation: found orientation = \"up\""),
    ("goal=\"mate\" answers=\"!a1a8: Mate.\n    ?: None.\"", ""),
];

pub(crate) fn what_does_nothing_is_said(engine: Engine) {
    let boards = IDLE.iter().enumerate().map(|(number, (attributes, _))| {
        format!(
            "<squarewise-board id=\"b{number}\" fen=\"8/8/8/8/3R4/8/8/8 w\" {attributes}></squarewise-board>"
        )
    });
    let page = Page::open(engine, &page_of_others(engine, "idle", SCRIPT, &boards.collect::<String>()));
    let board = |number: usize| page.board(&format!("b{number}"));
    for (number, (attributes, said)) in IDLE.iter().enumerate() {
        board(number).wait_until_awake().wait_for_status(said);
        assert!(board(number).status().starts_with(said), "{attributes}: {}", board(number).status());
    }
    // All have said by now what they have to say, if anything.
    for (number, (attributes, said)) in IDLE.iter().enumerate() {
        assert_eq!(board(number).status().is_empty(), said.is_empty(), "{attributes}");
    }
    assert!(page.run("return b6.address").as_str().is_some_and(|address| address.starts_with("http://")));
    assert_silent(&page);
}

/// Counts in `window.writes` how often something is written into the status of the rook's board.
const COUNT_WRITES: &str = "window.writes = 0;
    window.counter?.disconnect();
    window.counter = new MutationObserver((changes) => (window.writes += changes.length));
    window.counter.observe(rook.querySelector('[role=status]'), { childList: true, subtree: true, characterData: true })";

pub(crate) fn an_article_leads_into_lessons(engine: Engine) {
    let page = Page::open(engine, &page_of_others(engine, "lessons", SCRIPT, ROOK));
    let board = page.board("rook");
    board.wait_until_awake();
    for (lessons, wanted) in [
        ("https://chess.example/en", Some("https://chess.example/en/rook/#")),
        ("/lessons/en/", Some("/lessons/en/rook/#")),
        ("javascript:alert(1)//", None),
        ("data:text/html,x", None),
        ("", None),
    ] {
        page.run(&format!("rook.lessons = {}; rook.reset()", json!(lessons)));
        board.click("d4");
        page.run(COUNT_WRITES);
        board.click("d8");
        board.wait_for_status("The rook cannot jump");
        assert_eq!(
            page.run("return window.writes"),
            1,
            "{lessons}: what is written twice may be heard twice"
        );
        let link = page.run("return rook.querySelector('[role=status] a')?.href ?? null");
        let leads = link.as_str().map(|link| wanted.is_some_and(|wanted| link.contains(wanted)));
        assert_eq!(leads, wanted.map(|_| true), "{lessons}: {link}");
        assert!(board.status().ends_with("(Article 3.5)"), "{}", board.status());
    }
    page.assert_accessible();
    assert_silent(&page);
}

/// Where a board stands, and what its language there calls it that a rook does not do.
const SPOKEN: [(&str, &str); 5] = [
    ("<div lang=\"zz-AT\">BOARD</div>", "may not leap"),
    ("<div lang=\"zz\"><p lang=\"en-GB\">Other.</p><div lang=\"en-US\">BOARD</div></div>", "cannot jump"),
    ("<div lang=\"qq\">BOARD</div>", "cannot jump"),
    ("<div lang=\"\">BOARD</div>", "cannot jump"),
    ("BOARD", "cannot jump"),
];

pub(crate) fn it_speaks_the_language_of_its_page(engine: Engine) {
    for (place, said) in SPOKEN {
        let url = page_of_others(engine, "spoken", SCRIPT, &place.replace("BOARD", ROOK));
        add_language(engine, "spoken");
        let page = Page::open(engine, &url);
        let board = page.board("rook");
        board.wait_until_awake();
        let try_to_jump = |said: &str| {
            board.click("d8");
            board.wait_for_status(&format!("The rook {said}"));
        };
        try_to_jump(said);
        let fetched = "return performance.getEntriesByType('resource').filter(({ name }) => /words[.]zz/.test(name)).length";
        assert_eq!(
            page.run(fetched),
            i32::from(said == "may not leap"),
            "{place}: its words are fetched when needed"
        );
        let told = page.run("return rook.querySelector('.tools').lang");
        assert_eq!(told, if place.contains("qq") || place.contains("\"\"") { "en" } else { "" }, "{place}");
        page.run("rook.value = 'd4d1'; rook.lang = 'zz'");
        page.wait_until("it speaks another", "performance.getEntriesByType('resource').some(({ name }) => /words[.]zz/.test(name)) && rook.querySelector('[role=status]').textContent.trim() === ''");
        assert_eq!(page.run("return rook.value"), "d4d1", "{place}: its moves stay");
        page.run("rook.reset()");
        board.click("d4");
        try_to_jump("may not leap");
        assert_silent(&page);
    }
}

/// Gives a package another language, in which one sentence differs.
fn add_language(engine: Engine, name: &str) {
    let file = |file| place::output(&format!("others/{name}-{}", engine.name()), file);
    let change = |from, to, change: &dyn Fn(String) -> String| {
        let text = fs::read_to_string(file(from)).expect("the package has it");
        fs::write(file(to), change(text)).expect("it can be written");
    };
    change("words.en.txt", "words.zz.txt", &|text| text.replace("cannot jump", "may not leap"));
    change("typed.en.js", "typed.zz.js", &|text| text);
    change("languages.js", "languages.js", &|text| {
        let (_, english) = text.split_once("  \"en\": ").expect("it speaks English");
        let zz = english.replace(".en.", ".zz.");
        text.replace("\n};\n", &format!("\n  \"zz\": {zz}"))
    });
}

/// What a page may say of all its elements, and mean its own.
const STYLES_OF_OTHERS: &str = "<style>button { margin: 8px; min-width: 100px; min-height: 90px; padding: 20px; border: 3px solid; transform: rotate(3deg); float: left; }
    div { padding: 5px; margin: 3px; } svg { max-width: 50%; margin: 1rem; } p { margin: 3rem; }</style>";

pub(crate) fn styles_of_the_page_move_no_square(engine: Engine) {
    let head = format!("{STYLES_OF_OTHERS}{SCRIPT}");
    let game = "<squarewise-board id=\"game\" fen=\"startpos\"></squarewise-board><squarewise-board id=\"bare\"></squarewise-board>";
    let page = Page::open(engine, &page_of_others(engine, "styles", &head, game));
    page.board("bare").wait_until_awake();
    let off = page.run(
        "const middle = (element) => { const { x, y, width, height } = element.getBoundingClientRect(); return [x + width / 2, y + height / 2]; };
         return [...game.querySelectorAll('[data-piece]')].filter((man) => {
           const [x, y] = middle(man);
           const cell = game.querySelector(`.cells [data-square=${man.dataset.piece}]`);
           const [u, v] = middle(cell);
           return Math.hypot(x - u, y - v) > cell.offsetWidth / 6;
         }).length",
    );
    assert_eq!(off, 0, "so many squares are not where their pieces are");
    assert_eq!(page.run("return game.position === bare.position && bare.legalMoves.length"), 20);
    let fits = "return game.querySelector('svg').getBoundingClientRect().height <= innerHeight + 1";
    assert_eq!(page.run(fits), true, "a board is no higher than the window");
    assert_silent(&page);
}

pub(crate) fn words_are_typed_in_a_shadow_tree(engine: Engine) {
    let page = Page::open(engine, &page_of_others(engine, "typed", SCRIPT, "<div id=\"host\"></div>"));
    page.run(&format!("window.inside = host.attachShadow({{ mode: 'open' }}); inside.innerHTML = {}; window.board = inside.querySelector('squarewise-board')", json!(ROOK)));
    page.wait_until("it is awake", "board.position");
    page.run("const form = board.querySelector('.typed'); form.elements.move.value = 'rook takes d7'; form.requestSubmit()");
    page.wait_until("the move is made", "board.value === 'd4d7'");
    // Begun again by hand, the game can be made once more.
    page.run("window.told = []; board.addEventListener('squarewise-change', ({ detail }) => told.push(detail.moves.length)); board.querySelector('[data-intent=reset]').click()");
    assert_eq!(page.run("return [board.value, told]"), json!(["", [0]]));
    page.run("board.querySelector('[data-intent=redo]').click()");
    assert_eq!(page.run("return [board.value, told]"), json!(["d4d7", [0, 1]]));
    assert_silent(&page);
}

pub(crate) fn rooks_in_no_corner_are_set_up_to_castle(engine: Engine) {
    let bench = "<squarewise-board id=\"bench\" mode=\"setup\" fen=\"1r2k3/8/8/8/8/8/8/R4KR1 w\"></squarewise-board>\
        <squarewise-board id=\"other\"></squarewise-board>";
    let page = Page::open(engine, &page_of_others(engine, "chess960", SCRIPT, bench));
    let board = page.board("bench");
    board.wait_until_awake();
    page.click("[id=bench] [data-right=K]");
    board.wait_for_status("White may castle kingside with the rook on g1, as in Chess960.");
    page.click("[id=bench] [data-right=q]");
    let fen = "1r2k3/8/8/8/8/8/8/R4KR1 w Gb - 0 1";
    assert_eq!(page.run("return [bench.position, bench.faults.length]"), json!([fen, 0]));
    page.run("other.share = bench.share");
    page.wait_until(
        "the address brings it",
        "other.position === bench.position && other.querySelector('[data-right=q]').checked",
    );
    page.run("const [me, place] = [bench, bench.parentNode]; me.remove(); place.prepend(me)");
    page.wait_until("it is back", &format!("bench.position === '{fen}'"));
    page.click("[id=bench] [data-intent=play-from]");
    page.wait_until("it is played", "bench.mode === 'explore'");
    assert_eq!(page.run("return bench.judge('O-O').uci"), "f1g1");
    assert_silent(&page);
}

/// Addresses of boards that are wide in one way or another.
const FRAMED: [&str; 4] = [
    "?mode=setup&tools=copy-fen+copy-link",
    "?line=1.+e4+e5+2.+Nf3+Nc6+3.+Bb5+a6&tools=copy-fen+set-up",
    "?fen=8/8/8/8/3R4/8/8/8+w&stars=d7+g7&answer=d4d7+d7g7&caption=Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft",
    "?fne=8/8/8/8/3R4/8/8/8+w",
];

pub(crate) fn frames_of_any_width_hold_it(engine: Engine) {
    let page = Page::open(engine, "embed/");
    for (address, width) in FRAMED.iter().flat_map(|address| [300, 800].map(|width| (address, width))) {
        page.run(&format!(
            "document.querySelector('iframe')?.remove(); window.frame = document.createElement('iframe'); frame.width = {width}; frame.height = 600; frame.src = {}; document.body.append(frame)",
            json!(address),
        ));
        page.wait_until("it is awake", "frame.contentDocument.querySelector('squarewise-board')?.position");
        let too_wide =
            page.run("return frame.contentDocument.documentElement.scrollWidth - frame.clientWidth");
        assert!(
            too_wide.as_i64().is_some_and(|pixels| pixels <= 0),
            "{address} at {width}: {too_wide} too wide"
        );
    }
    let said = page.run("return frame.contentDocument.querySelector('[role=status]').textContent");
    assert_eq!(said, "The link says \"fne\", which means nothing to a board and is left out.");
}

pub(crate) fn what_is_round_it_stays_where_it_is(engine: Engine) {
    let body = format!("<div draggable=\"true\">{ROOK}</div>");
    let page = Page::open(engine, &page_of_others(engine, "draggable", SCRIPT, &body));
    let board = page.board("rook");
    board.wait_until_awake();
    page.run("window.off = 0; addEventListener('dragstart', (event) => event.defaultPrevented || off++)");
    board.drag("d4", "d1");
    board.wait_for_status("White rook to d1.");
    assert_eq!(page.run("return [rook.value, off]"), json!(["d4d1", 0]));
    assert_silent(&page);
}
