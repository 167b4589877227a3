//! A piece that follows the pointer from where it was picked up.

use alloc::string::String;

use diagram::markup::number;
use rules::Square;
use web_sys::{Element, HtmlElement, MouseEvent, PointerEvent};

/// How far the pointer moves, in CSS pixels, before a press becomes a drag.
const THRESHOLD: f64 = 4.0;

/// A press on a piece that may become a drag.
#[derive(Debug)]
pub struct Drag {
    /// The square of the piece.
    pub from: Square,
    pointer: i32,
    start: (f64, f64),
    carried: Option<Carried>,
}

/// The piece on its way, and where it belongs.
#[derive(Debug)]
struct Carried {
    piece: Element,
    home: String,
}

impl Drag {
    /// The pointer has gone down on a piece.
    pub fn begin(from: Square, event: &PointerEvent) -> Drag {
        Drag { from, pointer: event.pointer_id(), start: position(event), carried: None }
    }

    /// Whether the event is of the pointer that began this.
    pub fn is_of(&self, event: &PointerEvent) -> bool {
        self.pointer == event.pointer_id()
    }

    /// Whether the piece has left its place.
    pub fn is_carrying(&self) -> bool {
        self.carried.is_some()
    }

    /// Whether the pointer has moved so far that a press is a drag.
    pub fn is_far(&self, event: &PointerEvent) -> bool {
        let ((x, y), (start_x, start_y)) = (position(event), self.start);
        let (right, down) = (x - start_x, y - start_y);
        right * right + down * down > THRESHOLD * THRESHOLD
    }

    /// Whether nothing has moved since the press.
    pub fn is_still(&self, event: &PointerEvent) -> bool {
        self.carried.is_none() && position(event) == self.start
    }

    /// Takes the piece up: from now on the grid gets the pointer's events, wherever it goes.
    pub fn take_up(&mut self, piece: &Element, grid: &HtmlElement) {
        let home = piece.get_attribute("transform").unwrap_or_default();
        let _ = piece.class_list().add_1("dragging");
        // Last in its layer, it lies over all other pieces.
        if let Some(layer) = piece.parent_element() {
            let _ = layer.append_child(piece);
        }
        self.hold(grid);
        self.carried = Some(Carried { piece: piece.clone(), home });
    }

    /// Gives the grid the pointer's events, wherever it goes.
    pub fn hold(&self, grid: &HtmlElement) {
        // A pointer that is gone cannot be held.
        let _ = grid.set_pointer_capture(self.pointer);
    }

    /// Keeps the middle of the piece under the pointer. The picture is measured at this moment, so
    /// scrolling and zooming do not matter.
    pub fn follow(&self, event: &PointerEvent, svg: &Element, view_width: u32) {
        let Some(carried) = &self.carried else { return };
        let picture = svg.get_bounding_client_rect();
        let scale = f64::from(view_width) / picture.width();
        let half = f64::from(diagram::SQUARE) / 2.0;
        let (x, y) = position(event);
        let (x, y) = ((x - picture.left()) * scale - half, (y - picture.top()) * scale - half);
        // A unit is less than a pixel, so whole ones will do.
        let place = ["translate(", &whole(x), " ", &whole(y), ")"].concat();
        let _ = carried.piece.set_attribute("transform", &place);
    }
}

impl Drop for Drag {
    /// However a drag ends, the piece is back in its place; a move paints it anew.
    fn drop(&mut self) {
        if let Some(Carried { piece, home }) = &self.carried {
            let _ = piece.set_attribute("transform", home);
            let _ = piece.class_list().remove_1("dragging");
        }
    }
}

/// Whether it is the main button, or a finger or pen, that is meant for the board.
pub fn is_main(event: &PointerEvent) -> bool {
    event.is_primary() && event.button() == 0 && !is_browsers(event)
}

/// Whether a press is the browser's: with Ctrl or Cmd it opens a menu or chooses text.
pub fn is_browsers(event: &MouseEvent) -> bool {
    event.ctrl_key() || event.meta_key()
}

/// The square of this grid that lies under the pointer, which may be captured.
pub fn square_under(grid: &HtmlElement, event: &PointerEvent) -> Option<Square> {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let cell = grid.owner_document()?.element_from_point(x, y)?.closest("[data-square]").ok()??;
    let is_ours = grid.contains(Some(&cell));
    cell.get_attribute("data-square")?.parse().ok().filter(|_| is_ours)
}

fn position(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// A length in whole units, on either side of nothing.
fn whole(length: f64) -> String {
    let sign = if length < 0.0 { "-" } else { "" };
    String::from(sign) + &number(length.abs() as u32)
}
