//! A pointer that carries pieces: from square to square, off the board, and onto it from beside it.

use alloc::format;

use diagram::piece_svg;
use lesson::Change;
use rules::{Piece, Square};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent, SvgElement};

use super::{State, square_of};
use crate::dom;
use crate::drag::{Drag, is_main, square_under};

/// A piece on its way from beside the board. Dropping this takes its picture away.
pub(super) struct Carried {
    piece: Piece,
    drag: Drag,
    button: Element,
    picture: Option<Element>,
}

impl Drop for Carried {
    fn drop(&mut self) {
        if let Some(picture) = &self.picture {
            picture.remove();
        }
    }
}

/// The main button, or a finger or pen, goes down on a square.
pub(super) fn pick_up(state: &mut State, event: &Event) {
    let event: &PointerEvent = event.unchecked_ref();
    if !is_main(event) {
        return;
    }
    if let Some(square) = square_of(event) {
        state.painting.settle();
        state.drag = Some(Drag::begin(square, event));
    }
}

/// What stands on the square follows the pointer, as long as the button is down.
pub(super) fn carry(state: &mut State, event: &Event) {
    let event: &PointerEvent = event.unchecked_ref();
    let Some(mut drag) = state.drag.take_if(|drag| drag.is_of(event)) else { return };
    if event.buttons() & 1 == 0 {
        return;
    }
    if !drag.is_carrying()
        && drag.is_far(event)
        && let Some(piece) = state.painting.piece(drag.from)
    {
        drag.take_up(piece, &state.cells.grid);
    }
    let (width, _) = state.arrange.diagram().frame().size();
    drag.follow(event, &state.svg, width);
    state.drag = Some(drag);
}

/// It is put down: on a square, or off the board, where it goes away.
pub(super) fn put_down(state: &mut State, event: &Event) {
    let event: &PointerEvent = event.unchecked_ref();
    let Some(drag) = state.drag.take_if(|drag| drag.is_of(event)) else { return };
    let (from, carried) = (drag.from, drag.is_carrying());
    drop(drag);
    match square_under(&state.cells.grid, event) {
        // A press that has not left its square is a click, and comes as one.
        Some(to) if to == from => {}
        Some(to) if carried => {
            state.cells.focus(to);
            state.change_from(Change::Carry(from, to), Some(from));
        }
        None if carried => state.change(Change::Remove(from)),
        Some(_) | None => state.change(Change::Press(from)),
    }
}

/// A piece beside the board may be dragged to it.
pub(super) fn take(state: &mut State, event: &Event) {
    state.carried = None;
    let event: &PointerEvent = event.unchecked_ref();
    if !is_main(event) {
        return;
    }
    let Some(button) = dom::closest(event, "[data-hand]") else { return };
    let letter = button.get_attribute("data-hand").and_then(|hand| hand.chars().next());
    if let Some(piece) = letter.and_then(Piece::from_fen_letter) {
        let drag = Drag::begin(Square::A1, event);
        state.carried = Some(Carried { piece, drag, button, picture: None });
    }
}

pub(super) fn bring(state: &mut State, event: &Event) {
    let event: &PointerEvent = event.unchecked_ref();
    let Some(carried) = state.carried.as_mut().filter(|carried| carried.drag.is_of(event)) else { return };
    if event.buttons() & 1 == 0 {
        state.carried = None;
        return;
    }
    if carried.picture.is_none() && carried.drag.is_far(event) {
        // A pointer that is gone cannot be held.
        let _ = carried.button.set_pointer_capture(event.pointer_id());
        let _ = carried.button.insert_adjacent_html("beforeend", &piece_svg(carried.piece));
        carried.picture = carried.button.last_element_child();
        let _ = carried.picture.as_ref().map(|picture| picture.class_list().add_1("carried"));
    }
    if let Some(style) = carried.picture.as_ref().and_then(|picture| picture.dyn_ref::<SvgElement>()) {
        let square_px = state.cells.grid.get_bounding_client_rect().width() / 8.0;
        let place = |middle: i32| format!("{}px", f64::from(middle) - square_px / 2.0);
        let style = style.style();
        let _ = style.set_property("width", &format!("{square_px}px"));
        let _ = style.set_property("left", &place(event.client_x()));
        let _ = style.set_property("top", &place(event.client_y()));
    }
}

/// It is put down on a square; anywhere else it is as if it had never been taken.
pub(super) fn lay(state: &mut State, event: &Event) {
    let event: &PointerEvent = event.unchecked_ref();
    let Some(carried) = state.carried.take_if(|carried| carried.drag.is_of(event)) else { return };
    if carried.picture.is_none() {
        return;
    }
    let piece = carried.piece;
    drop(carried);
    state.panel.expect_click();
    if let Some(square) = square_under(&state.cells.grid, event) {
        state.cells.set_current(square);
        state.change(Change::Put(piece, square));
    }
}

/// The browser has taken the pointer away.
pub(super) fn let_go(state: &mut State, _: &Event) {
    (state.drag, state.carried) = (None, None);
}
