//! Boards that an address holds: what it brings back, and what is said of one that is wrong.

use tests::Engine;

use crate::element::assert_silent;
use crate::own::{PAGE, START, open, position, press};

pub(crate) fn an_address_brings_back_the_board_and_the_step(engine: Engine) {
    let page = open(engine, PAGE);
    let board = page.board("own");
    board.drag("e2", "e4");
    board.drag("e7", "e5");
    press(&page, "[data-intent=undo]");
    press(&page, "[data-intent=turn]");
    page.wait_until(
        "the address follows",
        "location.hash.includes('step=1') && location.hash.includes('below=black')",
    );
    let (before, address) = (position(&page), page.run("return own.address"));
    assert_eq!(page.run("return location.href"), address);
    page.run("window.old = true; location.reload()");
    page.wait_until(
        "it is back",
        "!window.old && document.querySelector('[data-task]:enabled') && own.position?.includes('4P3')",
    );
    assert_eq!(position(&page), before);
    assert_eq!(page.run("return own.querySelector('.cells button').dataset.square"), "h1");
    press(&page, "[data-intent=redo]");
    assert_eq!(page.run("return own.value"), "e2e4 e7e5", "and what was taken back can be made again");
    // The same address in a frame.
    let hash =
        address.as_str().and_then(|address| address.split_once('#')).expect("it has a part").1.to_owned();
    page.go(&format!("embed/#{hash}"));
    page.wait_until(
        "the frame has it",
        "document.querySelector('squarewise-board').position?.includes('4P3')",
    );
    assert_eq!(page.run("return document.querySelector('squarewise-board').position"), before);
    assert_silent(&page);
}

/// What stands behind the `#`, what is said, and what is then on the board.
const ADDRESSES: &[(&str, &str, &str)] = &[
    ("fen=8/8/8/8/8/8/8/9_w", "This link shows no board.", START),
    ("fen=4k3/8/8/8/4R3/8/8/4K3_w", "This link shows no board.", START),
    ("fen=<img_src=x_onerror=alert(1)>", "This link shows no board.", START),
    (
        "moves=e2e4_e7e4_d2d4",
        "Move 1, Black’s e7e4, cannot be made, so it and all after it are left out. The pawn cannot",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    ),
    ("moves=%3Cb%3Ehello", "Move 1, White’s <b>hello, cannot be made", START),
    ("moves=e2e4&step=9", "The link asks for step 9, but there is 1 move.", AFTER_E4),
    ("moves=e2e4&step=-1", "The link asks for step -1, which is no number of moves", AFTER_E4),
];

const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";

/// What a board is changed to after another, in the same tab, and what is then so.
const ONE_AFTER_THE_OTHER: &[(&str, &str, &str)] = &[
    ("mode=explore&below=black&moves=e2e4", "mode=explore", "h8 explore false"),
    ("below=black&moves=e2e4", "moves=d2d4&step=0", "h8 '' false"),
    ("start", "mode=setup", "h8 setup false"),
    ("mode=setup", "start", "h8 setup true"),
    ("start", "below=black", "a1 '' false"),
    ("line=1._e4_e5&step=1", "coordinates=hidden", "h8 '' false"),
];

pub(crate) fn one_address_after_another_is_followed(engine: Engine) {
    let page = open(engine, PAGE);
    page.run("window.heard = 0; addEventListener('hashchange', () => { window.heard += 1 })");
    for (first, second, wanted) in ONE_AFTER_THE_OTHER {
        for hash in [first, second] {
            // Two at once would be heard of as the second twice.
            page.run_with(
                "window.due = window.heard + (location.hash === `#${arguments[0]}` ? 0 : 1); location.hash = arguments[0]",
                *hash,
            );
            page.wait_until("the page has heard of it", "window.heard === window.due");
        }
        let corner =
            "[...own.querySelectorAll('.cells button')].at(-1).dataset.square === 'h1' ? 'h8' : 'a1'";
        let found = format!("`${{{corner}}} ${{own.mode || \"''\"}} ${{own.hasAttribute('goal')}}`");
        page.wait_until(&format!("{first} and then {second}"), &format!("{found} === {wanted:?}"));
        assert_eq!(page.run("return location.hash.slice(1)"), *second, "nobody has changed anything");
        let is_task = *second == "start";
        assert_eq!(page.count("#own [data-intent=check]"), usize::from(is_task), "{second}");
        let is_bare = page.run("return own.position.split(' ')[0] === '8/8/8/8/8/8/8/8'");
        assert_eq!(is_bare, is_task, "{first} and then {second}");
        if !is_task {
            assert_eq!(position(&page), START, "{first} and then {second}");
        }
    }
    assert_silent(&page);
}

/// Addresses that describe no board.
const BAD: &[&str] = &[
    "mode=banana&fen=4k3/8/8/8/8/8/8/8_w",
    "below=nobody",
    "mode=setup&goal=<b>",
    "mode=step&line=zz",
    "coordinates=squares",
    "fen=zzz",
];

pub(crate) fn a_bad_address_leaves_a_board_that_works(engine: Engine) {
    for bad in BAD {
        let page = open(engine, PAGE);
        let board = page.board("own");
        board.drag("e2", "e4");
        page.run_with("location.hash = arguments[0]", *bad);
        board.wait_for_status("This link shows no board.");
        assert_eq!(
            page.run("return own.querySelector('[role=status]').title.startsWith('This shows no board')"),
            true,
            "{bad}: what is wrong is not to be found"
        );
        assert_eq!(position(&page).as_str().map(|fen| fen.starts_with(&AFTER_E4[..40])), Some(true), "{bad}");
        assert_eq!(page.run("return decodeURI(location.hash.slice(1))"), *bad, "it stays to be set right");
        board.drag("e7", "e5");
        page.wait_until("the address is a good one", "location.hash.endsWith('moves=e2e4_e7e5')");
        press(&page, "[data-extra=set-up]");
        board.wait_for_status("Pieces can be set up now.");
        assert_silent(&page);
    }
    // A program that sets an attribute wrong has a board asleep, which another position wakes.
    let page = open(engine, PAGE);
    page.run("own.mode = 'banana'; own.fen = 'squares'");
    page.board("own").wait_for_status("This board cannot move: ");
    assert_eq!(page.run("return own.load('1. e4')"), "");
    page.board("own").wait_for_status("1 move is shown. It is Black’s move.");
    assert_silent(&page);
}

pub(crate) fn what_is_wrong_with_an_address_is_said(engine: Engine) {
    let same = |fen: &str| fen.split(' ').take(3).collect::<Vec<_>>().join(" ");
    for (hash, said, wanted) in ADDRESSES {
        let page = open(engine, &format!("{PAGE}#{hash}"));
        page.board("own").wait_for_status(said);
        assert_eq!(page.count("#own [role=status] :not(a[href])"), 0, "{hash}: text stays text");
        assert_eq!(same(position(&page).as_str().expect("a fen")), same(wanted), "{hash}");
        assert_silent(&page);
    }
    let page = open(engine, PAGE);
    page.run("own.share = 'moves=' + 'e2e4_'.repeat(9000)");
    page.board("own").wait_for_status("This is too long to be read");
    page.go("embed/?fen=8/3p4/8/8/3R4/8/8/8+w&moves=d4d8+d4d7");
    page.wait_until(
        "a frame says it too",
        "document.querySelector('[role=status]')?.textContent.startsWith('Move 1, d4d8, cannot be made')",
    );
    page.go("embed/?moves=e2e5");
    page.wait_until(
        "it begins as a game does",
        "document.querySelector('[role=status]')?.textContent.startsWith('Move 1, White’s e2e5, cannot be made')",
    );
    assert_eq!(page.count("[data-piece]"), 32);
    assert_silent(&page);
}
