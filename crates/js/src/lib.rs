//! The rules as a JavaScript module of their own, for whoever wants no boards and no lessons.
//!
//! JavaScript sees `squarewise.js`, which lies beside `Cargo.toml` with its types: it checks every
//! argument, asks this crate by numbers, and unpacks what comes back. `cargo run -p xtask -- js` puts
//! them together in `target/js`.
//!
//! # The map
//!
//! | module | what it does |
//! |---|---|
//! | `game` | a game and the questions that it answers |
//! | `page` | where an answer is written: numbers of 16 bits |
//! | `packed` | a move as one such number |
//! | `heap` | memory for a module without std |
#![cfg_attr(target_arch = "wasm32", no_std)]

extern crate alloc;

mod game;
#[cfg(target_arch = "wasm32")]
mod heap;
mod packed;
mod page;

pub use game::Game;
