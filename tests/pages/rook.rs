//! The rook's lesson, as a learner meets it.

use fantoccini::key::Key;
use rules::{Kings, Position, Reason, Square};
use tests::{Engine, Page, Setting, Viewport};

const LESSON: &str = "en/rook/";

/// Where the rules let the piece on a square go, in alphabetical order.
fn destinations(fen: &str, from: Square) -> Vec<String> {
    let position = Position::from_fen(&format!("{fen} w - - 0 1"), Kings::AnyNumber).expect("a sound FEN");
    let mut squares: Vec<String> =
        position.destinations(from).into_iter().map(|square| square.to_string()).collect();
    squares.sort();
    squares
}

pub(crate) fn a_press_shows_exactly_what_the_rules_allow(engine: Engine) {
    let page = Page::open(engine, LESSON);
    let board = page.board("open-board");
    assert_eq!(board.status(), "", "nothing is said before something happens");
    board.click("d4");
    assert_eq!(board.squares_marked("dot"), destinations("8/8/8/8/3R4/8/8/8", Square::D4));
    assert_eq!(board.status(), "The rook on d4 can go to 14 squares.");
    board.click("e5");
    board.wait_for_status("The rook cannot go from d4 to e5: a rook moves in straight lines");
    assert_eq!(board.squares_marked("cross"), ["e5"]);
    assert!(board.label("e5").ends_with("refused"), "{}", board.label("e5"));
    page.screenshot("rook-refused");
    board.click("d8");
    board.wait_for_status("White rook to d8.");
    assert_eq!(board.squares_marked("dot"), destinations("3R4/8/8/8/8/8/8/8", Square::D8));
    for (intent, said) in [
        ("undo", "The rook is back on d4."),
        ("redo", "Again: White rook to d8."),
        ("reset", "Everything is back where it began."),
    ] {
        page.click(&format!("[id='open-board'] [data-intent={intent}]"));
        board.wait_for_status(said);
        let focused = page.run("return document.activeElement.dataset.intent ?? null");
        assert_eq!(focused, intent, "the focus is lost");
    }
    page.assert_quiet();
}

pub(crate) fn a_blocked_rook_is_told_what_blocks_it(engine: Engine) {
    let page = Page::open(engine, LESSON);
    let board = page.board("capture");
    board.wait_until_awake();
    assert_eq!(board.squares_marked("ring"), ["d7"]);
    board.click("d8");
    board.wait_for_status("the pawn on d7 stands in its way");
    assert_eq!(board.squares_marked("culprit"), ["d7"]);
    page.screenshot("rook-blocked");
}

pub(crate) fn a_refusal_leads_to_where_its_article_is_taught(engine: Engine) {
    let page = Page::open(engine, LESSON);
    // Each try, the sentence's end, and where its article leads: here, or to another lesson.
    let rows = [
        ("capture", "d8", "(Article 3.5)", "en/rook/#capture-section"),
        ("capture", "d8", "(Article 3.5)", "en/rook/#capture-section"),
        ("friend", "e5", "(Article 3.3)", "en/rook/#open-board-section"),
        ("friend", "d5", "", ""),
    ];
    for (name, square, end, leads) in rows {
        let board = page.board(name);
        board.click(square);
        let link = format!("[id='{name}'] .status a");
        if leads.is_empty() {
            assert_eq!(page.count(&link), 0, "{name} {square}: {}", board.status());
            continue;
        }
        board.wait_for_status(end);
        assert!(board.status().ends_with(end), "{}", board.status());
        assert_eq!(format!("({})", page.text(&link)), end);
        let href = page.run_with("return document.querySelector(arguments[0]).href", &*link);
        assert!(href.as_str().is_some_and(|href| href.contains(leads)), "{href} is not {leads}");
    }
    page.assert_accessible();
    page.click("[id='capture'] .status a");
    page.wait_until("the section is reached", "location.hash === '#capture-section'");
    // The same article refuses for several reasons, each of which is taught in a lesson of its own.
    for (reason, leads) in
        [(Reason::Pinned, "pin/#stuck-section"), (Reason::CheckNotAnswered, "check/#three-ways-section")]
    {
        let link = format!(".taught [data-article='3.9.2'][data-reason='{}']", reason as usize);
        let href = page.attribute(&link, "href").unwrap_or_default();
        assert!(href.ends_with(leads), "{reason:?}: {href}");
    }
    page.go("en/check/");
    page.board("three-ways").click_all(&["d1", "d8"]);
    page.board("three-ways").wait_for_status("(Article 3.9.2)");
    assert!(
        page.attribute("#three-ways .status a", "href").unwrap_or_default().ends_with("#three-ways-section")
    );
    page.assert_quiet();
}

pub(crate) fn a_rook_is_dragged_by_mouse_and_by_finger(engine: Engine) {
    let page = Page::open(engine, LESSON);
    let board = page.board("friend");
    board.drag("d4", "d5");
    board.wait_for_status("White rook to d5.");
    board.drag("d5", "d6");
    board.wait_for_status("the knight on d6 is on its own side");
    if engine != Engine::WebKit {
        // WebKitGTK's driver knows no fingers.
        board.swipe("d5", "a5");
        board.wait_for_status("White rook to a5.");
    }
    page.assert_quiet();
}

pub(crate) fn everything_goes_by_keyboard(engine: Engine) {
    let page = Page::open(engine, LESSON);
    let board = page.board("stars");
    board.focus("a1");
    for (keys, said) in [
        (up(5), "White rook to a6. 3 stars are left."),
        (right(5), "White rook to f6. 2 stars are left."),
        (down(3), "White rook to f3. One star is left."),
        (left(1), "White rook to e3. Solved in 4 moves: nobody can do it in fewer."),
    ] {
        page.press(keys);
        page.press(" ");
        board.wait_for_status(said);
    }
    assert_eq!(board.focused_square().as_deref(), Some("e3"));
    page.press(char::from(Key::Home).to_string());
    assert_eq!(board.focused_square().as_deref(), Some("a3"));
    page.press(char::from(Key::Escape).to_string());
    assert_eq!(board.focused_square().as_deref(), Some("e3"), "Escape goes back to the piece");
    assert_eq!(board.squares_marked("chosen"), [""; 0]);
    page.screenshot("rook-solved");
    page.assert_quiet();
}

fn arrows(key: Key, count: usize) -> String {
    char::from(key).to_string().repeat(count)
}

fn up(count: usize) -> String {
    arrows(Key::Up, count)
}

fn down(count: usize) -> String {
    arrows(Key::Down, count)
}

fn left(count: usize) -> String {
    arrows(Key::Left, count)
}

fn right(count: usize) -> String {
    arrows(Key::Right, count)
}

pub(crate) fn waking_moves_nothing(engine: Engine) {
    let page = Page::open(engine, LESSON);
    page.board("stars").wait_until_awake();
    page.assert_quiet();
    page.assert_accessible();
    page.screenshot_whole("rook");
    page.set_viewport(Viewport::PHONE);
    page.screenshot_whole("rook-phone");
    let fits = page.run("const root = document.documentElement; return root.scrollWidth <= root.clientWidth");
    assert_eq!(fits, true, "the page is wider than the phone");
}

pub(crate) fn a_long_refusal_moves_nothing_that_is_pressed(engine: Engine) {
    let page = Page::open(engine, LESSON);
    let board = page.board("capture");
    board.wait_until_awake();
    let pressed = "return ['.stage', '[data-intent=reset]', '.more summary'].map(css =>
        Math.round(document.querySelector(`#capture ${css}`).getBoundingClientRect().top + scrollY))";
    let before = page.run(pressed);
    board.click("d8");
    board.wait_for_status("stands in its way");
    assert_eq!(page.run(pressed), before);
}

pub(crate) fn it_is_dark_in_the_dark(engine: Engine) {
    let page = Page::open_with(engine, Setting::DARK, LESSON);
    page.board("open-board").wait_until_awake();
    page.assert_accessible();
    page.screenshot_whole("rook-dark");
    assert_eq!(
        page.run("return getComputedStyle(document.documentElement).backgroundColor"),
        "rgb(27, 26, 23)"
    );
}

pub(crate) fn it_is_complete_without_scripts(engine: Engine) {
    let page = Page::open_with(engine, Setting::NO_SCRIPTS, LESSON);
    assert_eq!(page.count("[data-awake]"), 0);
    assert_eq!(page.count("[id='open-board'] svg [data-mark=dot]"), 14);
    assert_eq!(page.text("[id='open-board'] figcaption"), "From d4 the rook can go to 14 squares.");
    for (step, help) in [
        ("details.answer", "Begin with the star on a6."),
        ("details.answer details", "Begin with the rook on a1, and go to a6."),
        ("details.answer details details", "a1–a6, a6–f6, f6–f3, f3–e3"),
    ] {
        page.click(&format!("[id='stars'] {step} > summary"));
        assert_eq!(page.text(&format!("[id='stars'] {step} > p")), help);
    }
    let alternative = page.run("const svg = document.querySelector('[id=open-board] svg');
        return [svg.getAttribute('role'), svg.querySelector('title').textContent, svg.querySelector('desc').textContent]");
    assert_eq!(alternative[0], "img");
    assert_eq!(alternative[1], "Chess board with a white rook on d4");
    let described = alternative[2].as_str().unwrap_or_default();
    assert!(
        described.starts_with("White to move. White: rook d4. Can move to: d1, d2, d3, a4,"),
        "{described}"
    );
    page.screenshot_whole("rook-no-scripts");
}

pub(crate) fn paper_keeps_the_board(engine: Engine) {
    let page = Page::open(engine, LESSON);
    page.board("open-board").wait_until_awake();
    let Some(paper) = page.print("rook") else { return };
    let sheets = paper.sheets();
    // Wherever its lines end.
    let first = paper.read()[0].split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(first.contains("From d4 the rook can go to 14 squares."), "{first}");
    assert!(!sheets.concat().contains("Undo"), "buttons are no use on paper");
    // Dark squares are a mid grey, printed with backgrounds off because they are drawn.
    let picture = paper.picture(1, 50);
    let grey = (0..picture.height - 8)
        .flat_map(|y| (0..picture.width - 8).map(move |x| (x, y)))
        .filter(|&(x, y)| (0.15..0.35).contains(&picture.darkness(x, y, 8, 8)))
        .count();
    assert!(grey > 500, "no grey squares on the paper: {grey}");
}

pub(crate) fn the_way_leads_on_and_back(engine: Engine) {
    let page = Page::open(engine, "");
    assert_eq!(page.text("h1"), "Learn the rules of chess");
    page.assert_accessible();
    page.screenshot_whole("home");
    page.click(".contents a");
    page.wait_until("the first lesson", "document.title.startsWith('How a game goes')");
    page.click("a[rel=next]");
    page.wait_until("the next one", "document.title.startsWith('The board')");
    page.assert_accessible();
    page.click("a[rel=prev]");
    page.wait_until("the first lesson again", "document.title.startsWith('How a game goes')");
    page.assert_quiet();
}
