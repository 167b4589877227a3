//! Keys on a board that is set up: ways over the squares, and letters that put pieces on them.

use lesson::Change;
use rules::Piece;
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

use super::{State, square_of};
use crate::dom;
use crate::live::keys::{digit, on_line, step};

/// A key has been pressed on a square. A letter is a piece as in a FEN, in capitals White's.
pub(super) fn key(state: &mut State, event: &Event) {
    let Some(key) = dom::key(event) else { return };
    let event: &KeyboardEvent = event.unchecked_ref();
    let is_held = event.ctrl_key() || event.alt_key();
    if event.meta_key() || event.alt_key() {
        return;
    }
    let here = square_of(event).unwrap_or(state.cells.current_square());
    state.cells.set_current(here);
    match step(&key, is_held) {
        Some(step) => state.cells.step(step),
        None if is_held => return,
        None => {
            let line = digit(&dom::code(event)).and_then(|digit| on_line(here, digit, event));
            let mut letters = key.chars();
            let piece = letters.next().and_then(Piece::from_fen_letter).filter(|_| letters.next().is_none());
            match (line, piece) {
                (Some(square), _) => state.cells.focus(square),
                (None, Some(piece)) => state.change(Change::Put(piece, here)),
                (None, None) if matches!(&*key, "Delete" | "Backspace") => state.change(Change::Remove(here)),
                (None, None) => return,
            }
        }
    }
    event.prevent_default();
}

/// Escape puts down whatever is in the hand, wherever the focus is.
pub(super) fn escape(state: &mut State, event: &Event) {
    if dom::key(event).as_deref() == Some("Escape") {
        if state.arrange.holds() {
            event.prevent_default();
        }
        super::hands::let_go(state, event);
        state.change(Change::LetGo);
    }
}
