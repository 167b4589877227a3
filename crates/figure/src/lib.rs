//! A board as HTML: its picture, its caption, and the tools under it, complete before any script runs.
//!
//! ```
//! use lesson::{Figure, TextBox, file, words};
//!
//! let file = file::Board { fen: "8/8/8/8/3R4/8/8/8 w".into(), piece: "d4".into(), ..Default::default() };
//! let words = words::english();
//! let board = lesson::admit(&file, &words).expect("a sound board");
//! let (name, caption) = ("open".into(), "A rook.".into());
//! let figure = Figure { name, caption, board, answer: Vec::new(), exercise: None, text_box: TextBox::Folded };
//! let html = figure::board(&figure, &words).into_string();
//! assert!(html.starts_with("<squarewise-board id=\"open\" fen=\"8/8/8/8/3R4/8/8/8 w - - 0 1\""));
//! ```
//!
//! # The map
//!
//! | module | what it holds |
//! |---|---|
//! | `board` | the whole figure, and pictures without life |
//! | `bench` | a board that is set up |
//! | `line` | a line of moves as a list |
//! | `tool` | the buttons under a board |
//!
//! # Invariants
//!
//! - Waking a board changes nothing that is seen: the picture is what its session draws first.
//! - Text becomes HTML here and in the writers of pages alone.
#![no_std]

extern crate alloc;

mod bench;
mod board;
mod line;
mod tool;

pub use bench::bench;
pub use board::{board, captioned, hints, inside, overlay, picture, pieces_to_come};
pub use line::numbered;
pub use tool::{Extra, game_buttons};
