//! Questions that are answered by choosing words or a board.

use fantoccini::key::Key;
use tests::{Engine, Page, Setting, Viewport};

const LESSON: &str = "en/checkmate-or-stalemate/";
const KEPT: &str = "return localStorage['squarewise-progress'] ?? null";

/// The summary of a choice, by its number from 1.
fn choice(question: &str, number: usize) -> String {
    format!("[id='{question}'] .choice:nth-of-type({number}) summary")
}

/// What a screen reader is told.
fn heard(page: &Page, question: &str) -> String {
    let text = page.run(&format!("return document.querySelector('#{question} .unseen').textContent"));
    text.as_str().unwrap_or_default().to_owned()
}

fn wait_to_hear(page: &Page, question: &str, said: &str) {
    let there = format!("document.querySelector('#{question} .unseen').textContent.includes('{said}')");
    page.wait_until(said, &there);
}

pub(crate) fn a_choice_says_what_becomes_of_it(engine: Engine) {
    let page = Page::open(engine, LESSON);
    page.run("addEventListener('squarewise-solved', ({ target }) => (window.heard ??= []).push(target.id))");
    assert_eq!(heard(&page, "bishop-behind"), "");
    page.click(&choice("bishop-behind", 2));
    let wrong = "Not quite. Black can play: bishop from g5 takes the rook on d8.";
    wait_to_hear(&page, "bishop-behind", wrong);
    assert!(page.text("[id='bishop-behind'] .choice[open] .told").contains(wrong), "it is seen too");
    assert_eq!(page.count("[id='bishop-behind'] .choice[open] .proof [data-mark=arrow]"), 1);
    assert_eq!(page.run(KEPT), serde_json::Value::Null, "nothing counts against the learner");
    page.click(&choice("bishop-behind", 1));
    wait_to_hear(&page, "bishop-behind", "That is right. The rook on d8 attacks the king on g8.");
    assert_eq!(page.count("[id='bishop-behind'] .choice[open]"), 1, "one choice at a time");
    assert_eq!(page.run("return heard"), serde_json::json!(["bishop-behind"]));
    assert_eq!(page.run(KEPT), "Squarewise progress, version 1\ncheckmate-or-stalemate/bishop-behind\n");
    assert!(page.text(".exercise:has(.several) .kind").ends_with("1 of 12 solved"));
    page.screenshot("question-right");
    page.click("[id='bishop-behind'] .reset");
    assert_eq!(page.count("[id='bishop-behind'] .choice[open]"), 0);
    assert_eq!(heard(&page, "bishop-behind"), "");
    page.go(LESSON);
    page.wait_until("it stays solved", "document.querySelector('#bishop-behind[data-so-far=all]')");
    assert!(page.text("[id='bishop-behind'] legend").ends_with("Solved"));
    page.assert_quiet();
}

pub(crate) fn several_right_choices_are_all_found(engine: Engine) {
    let page = Page::open(engine, "en/check/");
    page.run("addEventListener('squarewise-solved', ({ target }) => (window.heard ??= []).push(target.id))");
    let tally = || page.text("[id='all-rook'] .tally");
    let arrows = || page.count("[id='all-rook'] .choice[open] .proof [data-mark=arrow]");
    assert_eq!(tally(), "Found: 0 of 3.");
    page.click(&choice("all-rook", 2));
    wait_to_hear(&page, "all-rook", "That is right. It steps in between. Found: 1 of 3.");
    page.click(&choice("all-rook", 4));
    wait_to_hear(&page, "all-rook", "The king cannot go to e2");
    page.click(&choice("all-rook", 3));
    wait_to_hear(&page, "all-rook", "Found: 2 of 3.");
    page.assert_accessible();
    page.wait_until("what is wrong closes", "!document.querySelector('#all-rook [data-worth=wrong][open]')");
    assert_eq!(arrows(), 2, "what is found stays on the board");
    assert_eq!(page.run("return window.heard ?? null"), serde_json::Value::Null, "one is left to find");
    page.click(&choice("all-rook", 5));
    wait_to_hear(&page, "all-rook", "Found: 3 of 3.");
    assert_eq!(tally(), "Found: 3 of 3.");
    assert_eq!(page.run("return heard"), serde_json::json!(["all-rook"]));
    page.click("[id='all-rook'] .reset");
    page.wait_until(
        "it begins anew",
        "document.querySelector('#all-rook .tally').textContent.includes(' 0 ')",
    );
    page.assert_quiet();
}

pub(crate) fn everything_goes_by_keyboard(engine: Engine) {
    let page = Page::open(engine, "en/castling/");
    page.run("document.querySelector('#walked-question .choice summary').focus()");
    for (key, said) in [(' ', "Not quite."), (char::from(Key::Enter), "That is right.")] {
        page.press(key.to_string());
        wait_to_hear(&page, "walked-question", said);
        wait_to_hear(&page, "walked-question", "even if he came back. (Article 3.8.2.1)");
        // The article that is cited is a link; after it comes what may be opened next.
        page.press(char::from(Key::Tab).to_string());
        let article = "return document.activeElement.matches('#walked-question .told a') && document.activeElement.textContent";
        assert_eq!(page.run(article), "Article 3.8.2.1", "what it says leads to where that is taught");
        page.press(char::from(Key::Tab).to_string());
    }
    assert_eq!(page.run(KEPT), "Squarewise progress, version 1\ncastling/walked-question\n");
    let focus = page.run("return document.activeElement.closest('#walked-question') !== null");
    assert_eq!(focus, true, "the hint comes next");
    page.assert_quiet();
}

pub(crate) fn a_board_is_chosen_by_its_picture(engine: Engine) {
    let page = Page::open(engine, "en/set-up/");
    page.set_viewport(Viewport::PHONE);
    let press = |number: usize| {
        // The middle of the picture, as a finger would have it, once the window has its size.
        let middle = format!(
            "(picture => {{
                picture.scrollIntoView({{ block: 'center', behavior: 'instant' }});
                const {{ x, y, width, height }} = picture.getBoundingClientRect();
                return document.elementFromPoint(x + width / 2, y + height / 2)
            }})(document.querySelectorAll('#right-set-up .diagram[id], #right-set-up .stage')[{number}])"
        );
        page.wait_until("the picture is in sight", &middle);
        page.run(&format!("{middle}.click()"));
    };
    press(0);
    wait_to_hear(
        &page,
        "right-set-up",
        "Not quite. Look at d1, e1, d8 and e8: that is not how a game begins.",
    );
    assert_eq!(page.count("[id='right-set-up'] .choice[open] [data-mark=culprit]"), 4);
    press(1);
    wait_to_hear(&page, "right-set-up", "That is right.");
    assert_eq!(page.run("return innerWidth >= document.documentElement.scrollWidth"), true);
    let next = "document.querySelector('.exercise:has(#right-set-up) + .next')?.checkVisibility() ?? true";
    page.wait_until("the way leads on", next);
    page.screenshot("question-which-phone");
    page.assert_quiet();
}

pub(crate) fn a_question_is_whole_without_scripts(engine: Engine) {
    let page = Page::open_with(engine, Setting::NO_SCRIPTS, LESSON);
    page.click(&choice("corner-queen", 3));
    assert!(page.text("[id='corner-queen'] .choice[open] .told").starts_with("That is right."));
    page.screenshot("question-no-scripts");
}

pub(crate) fn a_question_after_moves_shows_what_it_is_about(engine: Engine) {
    let page = Page::open(engine, "en/en-passant/");
    assert!(page.text("[id='ep-now'] legend").starts_with("After this move: Black pawn to d5."));
    for (mark, wanted) in [("arrow", 1), ("moved", 2)] {
        let marks = page.count(&format!("[id='ep-now'] > .shown > .stage [data-mark={mark}]"));
        assert_eq!(marks, wanted, "{mark}");
    }
    let begins = "return ['.choice summary', '.before > summary', '.answer summary'].map(css => Math.round(document.querySelector(`#ep-now ${css}`).getBoundingClientRect().x))";
    let begins = page.run(begins);
    assert!(begins[0] == begins[1] && begins[1] == begins[2], "what can be opened begins at {begins}");
    page.click("[id='ep-now'] .before summary");
    page.click("[id='ep-now-board'] [data-intent=forward]");
    page.wait_until("the move is made", "document.querySelector('#ep-now-board [aria-current]')");
    page.assert_quiet();
}

pub(crate) fn on_paper_nothing_is_given_away(engine: Engine) {
    let page = Page::open(engine, LESSON);
    page.click(&choice("corner-queen", 3));
    let Some(paper) = page.print("questions") else { return };
    let text = paper.sheets().join(" ");
    assert!(text.matches("None of them").count() >= 12, "{text}");
    assert!(!text.contains("That is right"), "{text}");
    // A board has an eight at its side, and one that has no width has none that can be read. Firefox does
    // not say which letters those of a picture are.
    let eights = paper.words().iter().flatten().filter(|word| word.text == "8").count();
    assert!(engine != Engine::Chromium || eights >= 12, "{eights} boards are printed");
}
