//! A pointer over the squares: mouse, finger or pen picks up, carries and puts down.

use lesson::Intent;
use wasm_bindgen::JsCast;
use web_sys::{Event, PointerEvent};

use super::{State, square_of};
use crate::drag::{Drag, is_main, square_under};

/// The main button, or a finger or pen, goes down on a square.
pub(super) fn pick_up(state: &mut State, event: &Event) {
    let event: &PointerEvent = event.unchecked_ref();
    // What one pointer carries no other takes out of its hand.
    if state.drag.as_ref().is_some_and(|drag| drag.is_carrying() && !drag.is_of(event)) {
        return;
    }
    if let Some(square) = square_of(event).filter(|_| is_main(event)) {
        state.painting.settle();
        state.drag = Some(Drag::begin(square, event));
    }
}

/// A piece that can move follows the pointer, as long as the button is down.
pub(super) fn carry(state: &mut State, event: &Event) {
    let event: &PointerEvent = event.unchecked_ref();
    let Some(mut drag) = state.take_drag(event) else { return };
    if event.buttons() & 1 == 0 {
        // It was let go of outside, where nobody told us.
        return;
    }
    if !drag.is_carrying() && drag.is_far(event) && state.session.movable().contains(drag.from) {
        if state.session.chosen() != Some(drag.from) {
            state.act(Intent::Press(drag.from));
        }
        if let Some(piece) = state.painting.piece(drag.from) {
            drag.take_up(piece, &state.cells.grid);
        }
    }
    let (width, _) = state.session.frame().size();
    drag.follow(event, &state.svg, width);
    state.drag = Some(drag);
}

pub(super) fn put_down(state: &mut State, event: &Event) {
    let event: &PointerEvent = event.unchecked_ref();
    let Some(drag) = state.take_drag(event) else { return };
    let (from, carried) = (drag.from, drag.is_carrying());
    if drag.is_still(event) {
        // A click, which comes as one: to look what is under it would keep it waiting.
        return;
    }
    drop(drag);
    let under = square_under(&state.cells.grid, event);
    match under {
        // Back where it was: the piece stays, still chosen. A press that has not left its square is
        // a click, and comes as one.
        Some(to) if to == from => return,
        Some(to) if carried => state.act(Intent::Drop { from, to }),
        // Off the board.
        None if carried => return,
        // A press that slipped over the edge of its square, or pulled at a piece that cannot move.
        Some(_) | None => state.act(Intent::Press(from)),
    }
    if state.session.promoting().is_none() {
        state.focus(state.cells.current_square());
    }
}

/// The browser has taken the pointer away.
pub(super) fn let_go(state: &mut State, event: &Event) {
    let event: &PointerEvent = event.unchecked_ref();
    drop(state.take_drag(event));
}

/// The grid has lost the pointer. A cell that loses it has only handed it over to the grid, as every
/// finger's press is first held by what it began on. And while the button is still down nobody has let go,
/// so the grid takes it again: some browsers let it slip.
pub(super) fn lose(state: &mut State, event: &Event) {
    let event: &PointerEvent = event.unchecked_ref();
    if event.target().as_ref() != Some(state.cells.grid.as_ref()) {
        return;
    }
    if event.buttons() & 1 == 0 {
        drop(state.take_drag(event));
    } else if let Some(drag) = &state.drag {
        drag.hold(&state.cells.grid);
    }
}
