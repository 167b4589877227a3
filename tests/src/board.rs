//! A board on a page, by the contract between page, style and tests: `data-square`,
//! `data-mark` and roles.

use crate::page::Page;
use serde_json::{Value, json};

/// What a pointer does, step by step.
#[derive(Clone, Copy, Debug)]
pub enum Hand<'a> {
    /// It goes to the middle of a square.
    Over(&'a str),
    /// It jumps to a place of the window, in CSS pixels from the top left.
    At(i32, i32),
    /// Its button goes down, or it touches.
    Down,
    /// Its button goes up, or it is lifted.
    Up,
}

/// One `<squarewise-board>`.
pub struct Board<'page> {
    page: &'page Page,
    /// The selector of its element.
    host: String,
}

impl<'page> Board<'page> {
    pub(crate) fn find(page: &'page Page, name: &str) -> Board<'page> {
        let host = format!("squarewise-board[id='{name}']");
        assert!(page.count(&host) == 1, "{} has no board called {name}", page.url());
        Board { page, host }
    }

    pub(crate) fn page(&self) -> &'page Page {
        self.page
    }

    /// The selector of its element.
    pub(crate) fn host(&self) -> &str {
        &self.host
    }

    /// Waits until the board answers.
    pub fn wait_until_awake(&self) -> &Self {
        // If it sleeps on, what it says and what has been loaded may tell why.
        let state = "const board = document.querySelector(arguments[0]);
            if (board?.matches('[data-awake]')) return 'awake';
            const files = performance.getEntriesByType('resource').map(file => file.name.split('/').pop());
            return [document.readyState, board?.querySelector('[role=status]')?.textContent, ...files].join(' ')";
        let told = || self.page.run_with(state, self.host.as_str()).as_str().unwrap_or_default().to_owned();
        self.page.wait_for_said(&format!("{} wakes", self.host), told, |told| told == "awake");
        self
    }

    /// Clicks a square, once the board is awake.
    pub fn click(&self, square: &str) {
        self.wait_until_awake().page.click(&self.button(square));
    }

    /// Clicks squares one after the other, as fast as a hand never does.
    pub fn click_all(&self, squares: &[&str]) {
        let click = |element: Value| [over(&element, 0), button("pointerDown"), button("pointerUp")];
        let elements = self.show(squares);
        self.pointer("mouse", &elements.into_iter().flat_map(click).collect::<Vec<_>>());
    }

    /// Puts the focus on a square; keys then go there by [`Page::press`].
    pub fn focus(&self, square: &str) {
        let focus = "document.querySelector(arguments[0]).focus()";
        self.wait_until_awake().page.run_with(focus, self.button(square));
    }

    /// Drags a piece with the mouse.
    pub fn drag(&self, from: &str, to: &str) {
        self.move_pointer("mouse", from, to);
    }

    /// Drags a piece with a finger.
    pub fn swipe(&self, from: &str, to: &str) {
        self.move_pointer("touch", from, to);
    }

    /// Presses the mouse on a piece, moves it off the board in one jump, lets go there, and comes back.
    pub fn drag_away(&self, from: &str, back_to: &str) {
        self.point("mouse", &[Hand::Over(from), Hand::Down, Hand::At(3, 3), Hand::Up, Hand::Over(back_to)]);
    }

    fn move_pointer(&self, kind: &str, from: &str, to: &str) {
        self.point(kind, &[Hand::Over(from), Hand::Down, Hand::Over(to), Hand::Up]);
    }

    /// Does something with a `mouse`, a `touch` or a `pen`.
    pub fn point(&self, kind: &str, steps: &[Hand]) {
        /// So that the browser sees it move.
        const MOVE_MS: u32 = 50;
        let squares = steps.iter().filter_map(|step| match *step {
            Hand::Over(square) => Some(square),
            Hand::At(..) | Hand::Down | Hand::Up => None,
        });
        let squares: Vec<&str> = squares.collect();
        let mut elements = self.show(&squares).into_iter();
        let step = |step: &Hand| match *step {
            Hand::Over(_) => over(&elements.next().expect("each square has one"), MOVE_MS),
            Hand::At(x, y) => {
                json!({ "type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport" })
            }
            Hand::Down => button("pointerDown"),
            Hand::Up => button("pointerUp"),
        };
        self.pointer(kind, &steps.iter().map(step).collect::<Vec<_>>());
    }

    /// Waits until the board answers and is in view: a pointer reaches only what the window shows. Gives
    /// the buttons of squares.
    fn show(&self, squares: &[&str]) -> Vec<Value> {
        self.wait_until_awake();
        let buttons: Vec<String> = squares.iter().map(|square| self.button(square)).collect();
        let show = "const [stage, buttons] = arguments[0], find = css => document.querySelector(css);
            find(stage).scrollIntoView({ block: 'center' });
            return buttons.map(find)";
        let found = self.page.run_with(show, json!([format!("{} .stage", self.host), buttons]));
        let found = found.as_array().cloned().unwrap_or_default();
        assert!(!found.contains(&Value::Null), "{} lacks one of {squares:?}", self.host);
        found
    }

    fn pointer(&self, kind: &str, steps: &[Value]) {
        let pointer = json!({
            "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": steps,
        });
        self.page.browser().post("actions", json!({ "actions": [pointer] }));
        self.page.hear();
    }

    /// The squares that bear a mark of this kind, in order: `dot`, `ring`, `star` …
    pub fn squares_marked(&self, kind: &str) -> Vec<String> {
        self.strings(&format!("svg [data-mark='{kind}']:not(.line *)"), "e => e.dataset.square")
    }

    /// The square that has the focus, if one has.
    pub fn focused_square(&self) -> Option<String> {
        // Not `:focus`: in WebKitGTK nothing matches it while the window itself has no focus.
        let focused = "const board = document.querySelector(arguments[0]), at = document.activeElement;
            return board.contains(at) ? at.dataset.square : null";
        self.page.run_with(focused, self.host.as_str()).as_str().map(str::to_owned)
    }

    /// What a screen reader says of a square.
    pub fn label(&self, square: &str) -> String {
        self.page.attribute(&self.button(square), "aria-label").unwrap_or_default()
    }

    /// Waits until a screen reader says this of a square, or more.
    pub fn wait_for_label(&self, square: &str, begins: &str) {
        let what = format!("{} calls {square} \"{begins}\"", self.host);
        self.page.wait_for(&what, || self.label(square).starts_with(begins));
    }

    /// The sentence under the board.
    pub fn status(&self) -> String {
        // What is heard and not seen is a box of its own, and so a line.
        let said = self.page.text(&format!("{} [role=status]", self.host));
        said.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Waits until the sentence under the board contains `words`.
    pub fn wait_for_status(&self, words: &str) {
        let what = format!("{} says \"{words}\"", self.host);
        self.page.wait_for_said(&what, || self.status(), |said| said.contains(words));
    }

    /// The selector of a square's button.
    fn button(&self, square: &str) -> String {
        format!("{} [role=grid] button[data-square='{square}']", self.host)
    }

    /// One string, told by the JavaScript function `tell`, of each element below the board that
    /// `css` selects; sorted.
    fn strings(&self, css: &str, tell: &str) -> Vec<String> {
        let script = format!("return [...document.querySelectorAll(arguments[0])].map({tell}).sort()");
        let found = self.page.run_with(&script, format!("{} {css}", self.host));
        let strings = found.as_array().into_iter().flatten().filter_map(Value::as_str);
        strings.map(str::to_owned).collect()
    }
}

/// The step of a pointer to the middle of an element.
fn over(element: &Value, duration_ms: u32) -> Value {
    json!({ "type": "pointerMove", "duration": duration_ms, "x": 0, "y": 0, "origin": element })
}

/// The step of a pointer's main button.
fn button(action: &str) -> Value {
    json!({ "type": action, "button": 0 })
}
