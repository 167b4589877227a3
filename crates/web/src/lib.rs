//! Boards alive: takes over the boards of a page, which are complete without it.
//!
//! One way round: event → intent → session → reply → diagram → paint. Nothing reads the state of a
//! board from the page; what the page shows is what the session says.
//!
//! # The map
//!
//! | module | what it does |
//! |---|---|
//! | `listener` | an event listener that unhooks itself when it is dropped |
//! | `dom` | finding and changing elements, with one error for all that can be missing |
//! | `men` | the drawings of the pieces, which the page has already |
//! | `paint` | a diagram's parts into the page's own SVG, changing only what differs |
//! | `cells` | the grid of buttons over the picture, for fingers, keys and screen readers |
//! | `drag` | a piece that follows the pointer |
//! | `timer` | a moment to come: the next move of a line that plays by itself |
//! | `tools` | the sentence and the buttons under the board, the choice of a promotion |
//! | `heap` | the allocator |
//! | `live` | one board: listens, asks its session, paints |

mod cells;
mod dom;
mod drag;
mod heap;
mod listener;
mod live;
mod men;
mod paint;
mod timer;
mod tools;

use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::Element;

use live::Live;
use men::Men;

/// The boards of a page while they are alive. Freeing it unhooks them; the pictures stay.
#[wasm_bindgen]
pub struct Boards {
    boards: Vec<Live>,
}

#[wasm_bindgen]
impl Boards {
    /// How many boards are alive.
    #[wasm_bindgen(getter)]
    pub fn count(&self) -> usize {
        self.boards.len()
    }
}

/// Wakes every `<squarewise-board>` under `root` that is still asleep.
///
/// A board that cannot be woken keeps its picture and says why. The drawing of every piece that may come
/// to stand on a board must be somewhere under `root`.
#[wasm_bindgen]
pub fn wake(root: &Element) -> Boards {
    let sleeping = dom::all(root, "squarewise-board:not([data-awake])");
    let men = Rc::new(Men::of(root));
    Boards { boards: sleeping.into_iter().filter_map(|board| Live::wake(board, &men)).collect() }
}
