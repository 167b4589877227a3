//! Boards alive: takes over the boards of a page, which are complete without it.
//!
//! One way round: event → intent → session → reply → diagram → paint. Nothing reads the state of a
//! board from the page; what the page shows is what the session says, in the words that it was given.
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
//! | `news` | what is said and what happens, for the page round a board; of what happens the pages of the site hear nothing |
//!
//! With the feature `element` it becomes the module of `<squarewise-board>`, which draws boards from
//! nothing and answers programs; the pages of the site do without.
//!
//! | module | what it does |
//! |---|---|
//! | `element` | one board as its element has it |
//! | `bench` | a board on which pieces are set up |
//! | `account` | what a program is told, as lines of text |
#![no_std]

extern crate alloc;

#[cfg(feature = "element")]
mod account;
#[cfg(feature = "element")]
mod bench;
mod cells;
mod dom;
mod drag;
#[cfg(feature = "element")]
mod element;
mod heap;
mod listener;
mod live;
mod men;
#[cfg_attr(not(feature = "element"), path = "news/silent.rs")]
mod news;
mod paint;
mod timer;
mod tools;

use alloc::rc::Rc;
use alloc::vec::Vec;

use lesson::Words;
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

/// Wakes every `<squarewise-board>` under `root` that is still asleep; `words` is the file of words beside
/// the module.
///
/// A board that cannot be woken keeps its picture and says why. The drawing of every piece that may come
/// to stand on a board must be somewhere under `root`. What a board says it gives to the page, to
/// `squarewise.tell(status, said)`, which must be there and must not throw; an element's board gives it to its class.
///
/// # Errors
/// The words are none, or were made for another version of the module.
#[wasm_bindgen]
pub fn wake(root: &Element, words: &str) -> Result<Boards, JsValue> {
    let words = Words::from_lines(words).ok_or("these are not the words of the boards")?;
    let sleeping = dom::all(root, "squarewise-board:not([data-awake])");
    let men = Rc::new(Men::of(root));
    let boards = sleeping.into_iter().filter_map(|board| Live::wake(&board, &men, &words)).collect();
    Ok(Boards { boards })
}
