//! The course from its first page to its last, as a child goes through it: every exercise is solved by its
//! answer, once by the pointer alone and once by keys alone.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tests::{Engine, Page};

use answer::Answer;
use hands::{Hands, Keys, Pointer};

mod answer;
mod hands;

/// Lessons with every kind of exercise between them, for engines that do not walk through all.
const SAMPLE: [&str; 5] = ["en/board/", "en/set-up/", "en/king/", "en/checkmate/", "en/promotion/"];

pub(crate) fn by_pointer(engine: Engine) {
    walk(engine, &Pointer);
}

pub(crate) fn by_keys(engine: Engine) {
    walk(engine, &Keys);
}

fn walk(engine: Engine, hands: &dyn Hands) {
    match engine {
        // What is right does not depend on the engine; how it is pressed does, and a sample tells.
        Engine::Chromium => walk_through(engine, hands),
        Engine::Firefox | Engine::WebKit => {
            let page = Page::open(engine, SAMPLE[0]);
            for lesson in SAMPLE {
                page.go(lesson);
                solve_all(&page, hands);
            }
        }
    }
}

/// Goes from the home page along "next" to the end, and looks there whether everything is solved.
fn walk_through(engine: Engine, hands: &dyn Hands) {
    let page = Page::open(engine, "");
    hands.push(&page, ".contents a");
    page.wait_until("the first lesson", "document.querySelector('a[rel=next]')");
    let (mut solved, mut kinds, mut sampled) = (0, BTreeSet::new(), BTreeSet::new());
    loop {
        let lesson = page.url();
        let met = solve_all(&page, hands);
        solved += met.len();
        assert_eq!(page.run(KEPT), solved, "{lesson}: solved so far, as the browser keeps it");
        page.assert_quiet();
        if SAMPLE.iter().any(|path| lesson.ends_with(path)) {
            sampled.extend(met.iter().copied());
        }
        kinds.extend(met);
        if page.count("a[rel=next]") == 0 {
            break;
        }
        hands.push(&page, "a[rel=next]");
        page.wait_until(
            "the next lesson",
            &format!("location.href !== {lesson:?} && document.readyState === 'complete'"),
        );
    }
    assert_eq!(sampled, kinds, "the kinds of exercise in the sample of lessons, and in all");
    for overview in ["", "en/exercises/"] {
        page.go(overview);
        let left = page.run(LEFT);
        assert_eq!(
            left,
            json!([]),
            "{overview:?} knows exercises that are solved on no page, or forgets some"
        );
    }
    assert_eq!(page.run(LISTED), solved, "exercises in the list of all");
    page.screenshot_whole("walk-all-solved");
}

/// How many exercises the browser keeps as solved.
const KEPT: &str = "return (localStorage['squarewise-progress'] ?? '').split('\\n').filter(line => line.includes('/')).length";

/// How many exercises a page lists.
const LISTED: &str = "return [...document.querySelectorAll('main li[data-solves]')].flatMap(place => place.dataset.solves.split(' ')).length";

/// The places of a page that do not say that all is solved.
const LEFT: &str = "return [...document.querySelectorAll('[data-solves]')].filter(place => place.dataset.soFar !== 'all')
        .map(place => place.dataset.solves)
        .concat([...document.querySelectorAll('progress')].filter(bar => bar.value < bar.max).map(bar => bar.outerHTML))";

/// Solves every exercise of a page, and tells their kinds.
fn solve_all(page: &Page, hands: &dyn Hands) -> Vec<&'static str> {
    page.wait_until("all boards are awake", "!document.querySelector('squarewise-board:not([data-awake])')");
    let exercises = answer::exercises(page);
    for exercise in &exercises {
        hands.solve(page, exercise);
        match exercise.answer {
            Answer::Choice(_) => assert_chosen(page, &exercise.board),
            Answer::Moves(_) | Answer::Replied(_) | Answer::Marked(_) | Answer::Asked(_) => {
                assert_solved(page, &exercise.board);
            }
        }
    }
    exercises.iter().map(|exercise| exercise.answer.kind()).collect()
}

/// The question says aloud that what is chosen is right, and bears the mark.
fn assert_chosen(page: &Page, question: &str) {
    // A choice tells that it is open a moment after it has opened.
    page.wait_until(
        &format!("{question} says that it is solved"),
        &format!(
            "(question => question.querySelector('.unseen').textContent.includes('That is right.')
                && question.dataset.soFar === 'all')(document.getElementById('{question}'))"
        ),
    );
}

/// The board says aloud that it is solved, its exercise bears the mark, and the way on is seen.
fn assert_solved(page: &Page, board: &str) {
    let told = page.run_with(
        "const exercise = document.querySelector(`.exercise:has([id='${arguments[0]}'])`), status = exercise.querySelector('[role=status]');
        const [mark, next] = [exercise.querySelector('.solved'), exercise.nextElementSibling];
        const is_seen = part => part.checkVisibility({ visibilityProperty: true });
        return [status.textContent, status.dataset.tone, exercise.dataset.soFar, is_seen(mark),
            !next?.matches('.next') || is_seen(next)]",
        board,
    );
    let said = told[0].as_str().unwrap_or_default();
    assert!(said.contains("Solved"), "{} {board}: {said:?}", page.url());
    let rest: Vec<&Value> = told.as_array().into_iter().flatten().skip(1).collect();
    assert_eq!(json!(rest), json!(["solved", "all", true, true]), "{} {board}", page.url());
}
