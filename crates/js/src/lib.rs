//! The rules as a JavaScript module of their own, for whoever wants no boards and no lessons.
#![no_std]

extern crate alloc;

mod game;
#[cfg(target_arch = "wasm32")]
mod heap;
mod packed;
mod page;

pub use game::Game;
