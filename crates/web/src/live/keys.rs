//! Keys while the focus is on a square: ways to other squares, and questions about this one.
//!
//! They do nothing anywhere else, so that nobody who speaks or types to a page sets them off.

use lesson::{Inquiry, Intent, Reply, Tone};
use rules::{File, Kind, Rank, Square, SquareSet};
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

use super::{State, cancel, square_of};
use crate::cells::Step;
use crate::dom;
use crate::tools::Side;

/// A key has been pressed on a square.
pub(super) fn key(state: &mut State, event: &Event) {
    let Some(key) = dom::key(event) else { return };
    let event: &KeyboardEvent = event.unchecked_ref();
    // On some keyboards a bracket is typed with other keys held; all else with them is the browser's.
    let is_held = (event.ctrl_key() || event.alt_key()) && !matches!(&*key, "[" | "]");
    if event.meta_key() || event.alt_key() && is_held {
        return;
    }
    // A screen reader puts the focus where it likes. The choice of a promotion lies among the squares and has
    // keys of its own.
    let Some(here) = square_of(event) else { return };
    // Whatever gets the focus now says what is on it.
    state.tell();
    state.cells.set_current(here);
    match step(&key, is_held) {
        Some(step) => state.cells.step(step),
        None if is_held || !other(state, here, &key, event) => return,
        None => {}
    }
    event.prevent_default();
}

pub(crate) fn step(key: &str, with_ctrl: bool) -> Option<Step> {
    Some(match (key, with_ctrl) {
        ("ArrowLeft", false) => Step::Left,
        ("ArrowRight", false) => Step::Right,
        ("ArrowUp", false) => Step::Up,
        ("ArrowDown", false) => Step::Down,
        ("Home", false) => Step::RowStart,
        ("End", false) => Step::RowEnd,
        ("PageUp", false) => Step::ColumnStart,
        ("PageDown", false) => Step::ColumnEnd,
        ("Home", true) => Step::BoardStart,
        ("End", true) => Step::BoardEnd,
        _ => return None,
    })
}

/// Escape, and the letters; whether it was one of them.
fn other(state: &mut State, here: Square, key: &str, event: &KeyboardEvent) -> bool {
    let code = dom::code(event);
    if let Some(square) = digit(&code).and_then(|digit| on_line(here, digit, event)) {
        state.cells.focus(square);
        return true;
    }
    // Where another script is typed, the key counts by what it is on a Latin keyboard.
    let key = if key.is_ascii() { key } else { code.strip_prefix("Key").unwrap_or_default() };
    match &*key.to_ascii_lowercase() {
        // With nothing to let go of it is for whatever is round the board: a dialog closes.
        "escape" => {
            let had_piece = state.session.chosen().is_some();
            cancel(state);
            return had_piece;
        }
        "m" => state.answer(Inquiry::Moves, here),
        "c" => state.answer(Inquiry::Captures, here),
        "o" => state.answer(Inquiry::Square, here),
        "w" => state.answer(Inquiry::Board, here),
        "a" => state.act(Intent::Attackers(here)),
        "i" => state.tools.focus_text_box(),
        "]" => state.go_on(state.session.targets(), Side::After, None),
        "[" => state.go_on(state.session.targets(), Side::Before, None),
        letter => {
            let kind = letter.chars().next().filter(|_| letter.len() == 1).and_then(Kind::from_letter);
            let Some(kind) = kind else { return false };
            let to = if event.shift_key() { Side::Before } else { Side::After };
            state.go_on(state.session.diagram().board.kind(kind), to, Some(kind));
        }
    }
    true
}

/// The digit on a key, of the row or of the block, whatever Shift makes of it.
pub(crate) fn digit(code: &str) -> Option<char> {
    code.strip_prefix("Digit").or(code.strip_prefix("Numpad"))?.chars().next()
}

/// The square of the same file on that rank; with Shift, of the same rank on that file.
pub(crate) fn on_line(here: Square, digit: char, event: &KeyboardEvent) -> Option<Square> {
    let rank = Rank::from_digit(digit)?;
    Some(match event.shift_key() {
        true => Square::new(File::ALL[rank as usize], here.rank()),
        false => Square::new(here.file(), rank),
    })
}

impl State {
    /// Answers a question about a square.
    fn answer(&mut self, inquiry: Inquiry, square: Square) {
        let reply = self.session.answer(inquiry, square);
        self.say(&reply);
    }

    /// Goes on to the next of some squares, those of a kind of piece or those that can be reached; if there
    /// is none, says so.
    fn go_on(&mut self, squares: SquareSet, to: Side, of: Option<Kind>) {
        match self.cells.next(squares, to) {
            Some(square) => self.cells.focus(square),
            None => self.say(&Reply { said: self.session.words().nowhere(of), tone: Tone::Told }),
        }
    }

    /// Says something that changes nothing.
    pub fn say(&mut self, reply: &Reply) {
        self.tell();
        self.tools.tell(reply, &self.session, &self.news);
    }
}
