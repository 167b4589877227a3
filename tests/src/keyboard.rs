//! A page by the keyboard alone, as a reader without a pointer goes through it.

use crate::board::Board;
use crate::page::Page;
use fantoccini::key::Key;
use serde_json::json;

/// How many stops there are from the focus to an element, both told apart from what cannot be seen or used.
const STOPS: &str = "
    const usable = stop => stop.tabIndex === 0 && !stop.disabled && stop.checkVisibility({ visibilityProperty: true });
    const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(usable);
    return stops.indexOf(document.querySelector(arguments[0])) - stops.indexOf(document.activeElement)";

/// More than the stops that only browsers know of, such as boxes that scroll.
const STOPS_MORE_MAX: usize = 12;

impl Page {
    /// Goes on to the first element that `css` selects, by Tab alone.
    ///
    /// # Panics
    /// No Tab leads there: it is no stop, or it lies behind the focus.
    pub fn tab_to(&self, css: &str) {
        let stops = self.run_with(STOPS, css).as_u64().unwrap_or_default() as usize;
        if stops > 0 {
            self.press(tabs(stops));
        }
        for _ in 0..STOPS_MORE_MAX {
            if self.run_with("return document.activeElement.matches(arguments[0])", css) == true {
                return;
            }
            self.press(tabs(1));
        }
        let focus = self.run("return document.activeElement.outerHTML.slice(0, 200)");
        panic!("{}: no Tab leads to `{css}`; the focus is on {focus}", self.url());
    }
}

impl Board<'_> {
    /// Goes from the square that has the focus to another, by the number of its rank and by arrows, and
    /// presses it by a key.
    pub fn press(&self, square: &str, key: &str) {
        self.press_all(&[(square, key)]);
    }

    /// The same for squares and keys one after the other, as fast as fingers never are.
    pub fn press_all(&self, presses: &[(&str, &str)]) {
        let squares: Vec<&str> = presses.iter().map(|(square, _)| *square).collect();
        // By their places on the screen: the board may be turned.
        let places = self.page().run_with(
            "const [host, squares] = arguments[0], cells = [...document.querySelectorAll(`${host} .cells button`)];
            return [cells.indexOf(document.activeElement),
                ...squares.map(square => cells.findIndex(cell => cell.dataset.square === square))]",
            json!([self.host(), squares]),
        );
        let place =
            |index: usize| places[index].as_u64().expect("a square of the board has the focus") as usize;
        let keys = presses.iter().enumerate().map(|(index, (square, key))| {
            let (from, to) = (place(index), place(index + 1));
            let rank = if from / 8 == to / 8 { "" } else { &square[1..] };
            let arrow = if from % 8 < to % 8 { Key::Right } else { Key::Left };
            let arrows = char::from(arrow).to_string().repeat((from % 8).abs_diff(to % 8));
            format!("{rank}{arrows}{key}")
        });
        self.page().press(keys.collect::<String>());
    }
}

fn tabs(count: usize) -> String {
    char::from(Key::Tab).to_string().repeat(count)
}
