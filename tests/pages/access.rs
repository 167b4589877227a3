//! Lessons by keys alone, by names and roles alone, and on any screen.

use fantoccini::key::Key;
use serde_json::Value;
use tests::{Engine, Page, Viewport};

const LESSON: &str = "en/rook/";

/// The exercises of a page: the name of each board, its caption, and its answer, move by move.
fn exercises(page: &Page) -> Vec<(String, String, Vec<String>)> {
    let told = page.run(
        "return [...document.querySelectorAll('squarewise-board[stars]')].map(board =>
            [board.id, board.querySelector('figcaption').textContent, board.getAttribute('answer')])",
    );
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let rows = told.as_array().into_iter().flatten();
    rows.map(|row| (text(&row[0]), text(&row[1]), text(&row[2]).split(' ').map(str::to_owned).collect()))
        .collect()
}

pub(crate) fn a_whole_lesson_by_keys_alone(engine: Engine) {
    let page = Page::open(engine, LESSON);
    page.board("stars").wait_until_awake();
    let exercises = exercises(&page);
    assert!(!exercises.is_empty(), "the lesson has nothing to solve");
    for (name, _, answer) in &exercises {
        page.tab_to(&format!("[id='{name}'] .cells [tabindex='0']"));
        for step in answer {
            let (from, to) = step.split_at(2);
            if !page.board(name).label(from).contains("chosen") {
                page.board(name).press(from, " ");
            }
            page.board(name).press(to, " ");
        }
        page.board(name).wait_for_status("Solved in");
    }
    page.tab_to("a[rel=next]");
    page.press(char::from(Key::Enter).to_string());
    page.wait_until("the next lesson", "document.title.startsWith('The bishop')");
}

pub(crate) fn a_whole_lesson_by_names_and_roles_alone(engine: Engine) {
    let page = Page::open(engine, LESSON);
    page.board("stars").wait_until_awake();
    let exercises = exercises(&page);
    for (index, (name, caption, answer)) in exercises.iter().enumerate() {
        // Boards of one name are told apart by their order.
        let before = exercises[..index].iter().filter(|(_, earlier, _)| earlier == caption).count();
        let find_grid = |tree: &[tests::tree::Node]| {
            let is_it = |place: &usize| tree[*place].role == "grid" && tree[*place].name == *caption;
            let found = (0..tree.len()).filter(is_it).nth(before);
            found.unwrap_or_else(|| panic!("no grid is called {caption:?}"))
        };
        for step in answer {
            let (from, to) = step.split_at(2);
            let Some(tree) = page.tree() else { return };
            let grid = find_grid(&tree);
            let square = |name: &str| {
                let is_it = |node: &&tests::tree::Node| node.role == "button" && node.name.starts_with(name);
                tree[grid..].iter().find(is_it).unwrap_or_else(|| panic!("no square {name} in {caption:?}"))
            };
            if !square(from).name.contains("chosen") {
                page.press_node(square(from));
            }
            page.press_node(square(to));
        }
        // On a busy machine the sentence comes some frames later.
        page.board(name).wait_for_status("Solved in");
        let tree = page.tree().expect("there was one before");
        let grid = find_grid(&tree);
        // Its tick is a picture without a name.
        let mut said =
            tree[grid..].iter().skip_while(|node| node.role != "status").map(|node| node.name.as_str());
        let said = said.find(|name| !name.is_empty());
        assert!(said.is_some_and(|said| said.contains("Solved in")), "{caption:?}: {said:?}");
    }
}

/// The boards that are not in the window together with their goal and caption.
const TOO_HIGH: &str = "return [...document.querySelectorAll('squarewise-board')].filter(board => {
        const parts = [...board.querySelectorAll('.goal, .stage, figcaption')].map(part => part.getBoundingClientRect());
        const top = Math.min(...parts.map(part => part.top)), bottom = Math.max(...parts.map(part => part.bottom));
        return bottom - top > innerHeight }).map(board => board.id)";

/// A phone that lies on its side, a large one and a small one.
const ON_ITS_SIDE: [Viewport; 2] =
    [Viewport { width: 844, height: 390 }, Viewport { width: 667, height: 375 }];

/// The smallest phone.
const SMALL: Viewport = Viewport { width: 320, height: 640 };

pub(crate) fn a_goal_and_its_board_fit_one_screen(engine: Engine) {
    if engine != Engine::Chromium {
        // What fits is arithmetic, and the same in all.
        return;
    }
    let page = Page::open(engine, "");
    let links =
        page.run("return [...document.querySelectorAll('.contents a')].map(a => a.getAttribute('href'))");
    let lessons: Vec<&str> = links.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    assert!(lessons.len() > 8, "hardly any lessons: {lessons:?}");
    for lesson in lessons {
        page.go(lesson);
        let upright = [Viewport { width: 1280, height: 720 }, Viewport::PHONE, SMALL];
        for viewport in upright.into_iter().chain(ON_ITS_SIDE) {
            page.set_viewport(viewport);
            assert_eq!(page.run(TOO_HIGH), serde_json::json!([]), "{lesson} at {viewport:?}");
            let wide =
                page.run("const root = document.documentElement; return root.scrollWidth - root.clientWidth");
            assert_eq!(wide, 0, "{lesson} at {viewport:?} is wider than the window");
        }
    }
}

/// What a board says when it refuses, and its squares, are in the window of a phone on its side; on the smallest
/// phone eight squares are as wide as the page.
pub(crate) fn a_phone_on_its_side_shows_board_and_sentence(engine: Engine) {
    let page = Page::open(engine, LESSON);
    let board = page.board("friend");
    for viewport in ON_ITS_SIDE {
        page.set_viewport(viewport);
        board.click("d7");
        board.wait_for_status("stands in its way");
        let seen = page.run(
            "const host = document.querySelector('#friend'), stage = host.querySelector('.stage').getBoundingClientRect();
            host.scrollIntoView();
            const all = host.getBoundingClientRect(), said = host.querySelector('.status').getBoundingClientRect();
            return [said.bottom <= innerHeight, said.left > stage.right, all.top + stage.height <= innerHeight]",
        );
        assert_eq!(seen, serde_json::json!([true, true, true]), "{viewport:?}: sentence, beside, board");
        let small = page.run(
            "return [...document.querySelectorAll('#friend :is(button, input, summary)')].map(part =>
                [part.getBoundingClientRect(), part.textContent]).filter(([{ width, height }]) =>
                width > 0 && Math.min(width, height) < 24).map(([, text]) => text)",
        );
        assert_eq!(small, serde_json::json!([]), "{viewport:?}: too small to press");
    }
    page.set_viewport(SMALL);
    let spare = "return document.documentElement.clientWidth -
        8 * document.querySelector('#friend .cells button').getBoundingClientRect().width";
    let spare = page.run(spare).as_f64().expect("a width");
    assert!(spare.abs() < 1.0, "squares are not as wide as they can be: {spare} px are left");
}

pub(crate) fn a_goal_stays_in_sight_and_hides_no_focus(engine: Engine) {
    let page = Page::open(engine, LESSON);
    page.set_viewport(Viewport::PHONE);
    let board = page.board("stars");
    board.focus("a1");
    page.run("document.querySelector('#stars .stage').scrollIntoView({ block: 'start' }); scrollBy(0, 120)");
    let goal = "const goal = document.querySelector('#stars .goal').getBoundingClientRect();";
    assert_eq!(
        page.run(&format!("{goal} return goal.top > -1 && goal.bottom < 200")),
        true,
        "it has scrolled away"
    );
    page.screenshot("rook-goal");
    for _ in 0..7 {
        page.press(char::from(Key::Up).to_string());
        let hidden = page.run(&format!(
            "{goal} const at = document.activeElement.getBoundingClientRect();
            return at.top < goal.bottom - 1 || at.bottom > innerHeight"
        ));
        assert_eq!(hidden, false, "{:?} is hidden by the goal", board.focused_square());
    }
    assert_eq!(board.focused_square().as_deref(), Some("a8"));
    board.click("a6");
    board.wait_for_status("3 stars are left.");
    page.set_viewport(Viewport::DESKTOP);
    assert_eq!(
        page.run("return getComputedStyle(document.querySelector('#stars .goal')).position"),
        "static",
        "beside the prose the whole board stays in view"
    );
}
