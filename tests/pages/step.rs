//! Boards whose lines are stepped through: Fool’s Mate, and castling before and after.

use fantoccini::key::Key;
use tests::site::{self, Service};
use tests::{Engine, Page, Setting, place};

const LESSON: &str = "en/checkmate/";

fn press(page: &Page, board: &str, intent: &str) {
    page.click(&format!("[id='{board}'] [data-intent={intent}]"));
}

/// The move of the list that is marked as the one seen.
fn current(page: &Page) -> serde_json::Value {
    page.run("return document.querySelector('#fools-mate [aria-current=step] b')?.textContent ?? null")
}

pub(crate) fn fools_mate_is_gone_through(engine: Engine) {
    let page = Page::open(engine, LESSON);
    let board = page.board("fools-mate");
    board.wait_until_awake();
    assert_eq!((board.status(), current(&page)), (String::new(), serde_json::Value::Null));
    press(&page, "fools-mate", "forward");
    board.wait_for_status("Step 1 of 4: White pawn to f3. This pawn leaves f2");
    assert_eq!(current(&page), "1. f3");
    assert_eq!(board.squares_marked("moved"), ["f2", "f3"]);
    press(&page, "fools-mate", "last");
    board.wait_for_status("Step 4 of 4: Black queen to h4, checkmate. The queen attacks the king.");
    assert_eq!((current(&page), board.squares_marked("check")), ("2… Qh4#".into(), vec!["e1".into()]));
    assert_eq!(board.label("h4"), "h4, black queen, last move");
    page.screenshot("step-mate");
    press(&page, "fools-mate", "why");
    board.wait_for_status(
        "The queen on h4 attacks the king on e1. The king cannot go to a square that is attacked",
    );
    assert_eq!(board.squares_marked("hatch"), ["f2"]);
    page.screenshot("step-why");
    press(&page, "fools-mate", "back");
    board.wait_for_status("Step 3 of 4: White pawn to g4.");
    board.click("e2");
    board.wait_for_status("This board goes through its moves by the buttons below it.");
    press(&page, "fools-mate", "first");
    board.wait_for_status("Before the first move. White begins");
    let focused = page.run("return document.activeElement.dataset.intent");
    assert_eq!(focused, "first", "the focus stays on a button that has nothing more to do");
    page.assert_quiet();
}

pub(crate) fn each_move_of_the_list_leads_to_its_place(engine: Engine) {
    let page = Page::open(engine, LESSON);
    let board = page.board("fools-mate");
    board.wait_until_awake();
    let lead = |place: u8| page.click(&format!("#fools-mate ol.line li:nth-child({place}) button"));
    for (place, said) in
        [(3, "Step 3 of 4: White pawn to g4."), (1, "Step 1 of 4"), (4, "Step 4 of 4"), (4, "Step 4 of 4")]
    {
        lead(place);
        board.wait_for_status(said);
    }
    page.run("document.querySelector('#fools-mate ol.line li:nth-child(2) button').focus()");
    page.press(char::from(Key::Enter).to_string());
    board.wait_for_status("Step 2 of 4");
    assert_eq!(current(&page), "1… e5");
    assert_eq!(page.run("return document.activeElement.textContent"), "1… e5", "the focus stays");
    for (told, name, row) in
        [("words", "White pawn to g4", 3), ("both", "2. g4", 3), ("written", "2… Qh4#", 4)]
    {
        page.run_with("document.documentElement.dataset.moves = arguments[0]", told);
        let button = format!("#fools-mate ol.line li:nth-child({row}) button");
        page.wait_until(
            &format!("moves are told as {told}"),
            &format!("document.querySelector('{button}').textContent.startsWith('{name}')"),
        );
        page.click(&button);
        board.wait_for_status(&format!("Step {row} of 4"));
        assert_eq!(page.count("#fools-mate ol.line button"), 4, "{told}");
    }
    // Before and after are two buttons already.
    assert_eq!(page.count("#guarded-attacker ol.line button"), 0);
    page.assert_quiet();
}

pub(crate) fn a_line_that_sleeps_is_a_list_to_read(engine: Engine) {
    let send = |path: &str| if path.ends_with(".wasm") { Service::Missing } else { Service::Usual };
    let host = site::serve_with(&place::in_workspace("dist"), "/", send);
    let page = Page::open(engine, &format!("{host}{LESSON}"));
    page.board("fools-mate").wait_for_status("This board cannot move now, but the lesson is all here.");
    page.wait_until("the page is complete", "document.readyState === 'complete'");
    assert_eq!(page.count("ol.line button"), 0, "a button that leads nowhere");
    assert_eq!(page.count("#fools-mate ol.line .move > b"), 4);
}

pub(crate) fn a_line_plays_by_itself_until_it_is_stopped(engine: Engine) {
    let page = Page::open(engine, LESSON);
    let board = page.board("fools-mate");
    board.wait_until_awake();
    press(&page, "fools-mate", "play");
    board.wait_for_status("Step 1 of 4");
    let pressed = "return document.querySelector('#fools-mate [data-intent=play]').ariaPressed";
    assert_eq!(page.run(pressed), "true");
    board.wait_for_status("Step 2 of 4");
    press(&page, "fools-mate", "play");
    assert_eq!(page.run(pressed), "false");
    press(&page, "fools-mate", "last");
    press(&page, "fools-mate", "play");
    board.wait_for_status("Before the first move.");
    press(&page, "fools-mate", "forward");
    board.wait_for_status("Step 1 of 4");
    assert_eq!(page.run(pressed), "false", "whoever takes a step has taken over");
    page.assert_quiet();
}

pub(crate) fn castling_is_before_and_after(engine: Engine) {
    let page = Page::open(engine, "en/chess960/");
    let board = page.board("castle-queenside");
    board.wait_until_awake();
    assert_eq!(page.text("[id='castle-queenside'] [data-intent=forward]"), "After");
    press(&page, "castle-queenside", "forward");
    board.wait_for_status("After: White castles queenside. The king has gone from f1 to c1");
    assert_eq!(
        (board.label("c1"), board.label("d1")),
        ("c1, white king, last move".into(), "d1, white rook".into())
    );
    page.screenshot("step-castling");
    press(&page, "castle-queenside", "back");
    board.wait_for_status("Before the move.");
}

pub(crate) fn a_line_is_complete_without_scripts_and_on_paper(engine: Engine) {
    let page = Page::open_with(engine, Setting::NO_SCRIPTS, LESSON);
    let moves = page
        .run("return [...document.querySelectorAll('#fools-mate .line b')].map(move => move.textContent)");
    assert_eq!(moves, serde_json::json!(["1. f3", "1… e5", "2. g4", "2… Qh4#"]));
    assert!(page.text("[id='fools-mate'] .line li:last-child").contains("The queen attacks the king."));
    let seen = "return [...document.querySelectorAll('#fools-mate .line svg')].filter(svg => svg.checkVisibility()).length";
    assert_eq!(page.run(seen), 1, "the end of the line is pictured");
    page.screenshot_whole("step-no-scripts");
    drop(page);
    let page = Page::open(engine, LESSON);
    page.board("fools-mate").wait_until_awake();
    let Some(paper) = page.print("checkmate") else { return };
    let text = paper.sheets().concat();
    assert!(text.contains("2… Qh4#") && text.contains("Fool’s Mate"), "{text}");
    assert!(!text.contains("Forward"), "buttons are no use on paper");
}
