//! What a teacher means, and a learner's session at a board.
//!
//! ```
//! use lesson::{Intent, Session, file, words};
//!
//! // A board as a lesson file has it, admitted, and a learner at it.
//! let board = file::Board { fen: "8/3p4/8/8/3R4/8/8/8 w".into(), piece: "d4".into(), ..Default::default() };
//! let words = words::english();
//! let board = lesson::admit(&board, &words).expect("a sound board");
//! let mut session = Session::new(board, &words);
//!
//! let reply = session.act(Intent::Press("d8".parse()?));
//! assert_eq!(
//!     reply.said,
//!     "The rook cannot jump: the pawn on d7 stands in its way. It may take that piece instead. (Article 3.5)",
//! );
//! # Ok::<(), rules::ParseSquareError>(())
//! ```
//!
//! # The map
//!
//! | module | what it holds |
//! |---|---|
//! | [`mod@file`] | the loose shape: what a lesson file may say |
//! | `finding` | [`Finding`]: something wrong in a file, and what to type instead |
//! | [`claim`], [`caption`] | what is said about a board, proven by the rules |
//! | `statement` | what a sentence says of men and squares, and whether a board bears it out |
//! | `goal` | [`Goal`]: stars to land on, and the shortest way to them |
//! | `exercise` | [`Exercise`]: what else there may be to do, its answers and its hints |
//! | `question` | [`Question`]: what is answered by choosing, and what is said of each choice |
//! | `answers` | what is right, and what is said of the rest, as text to look things up in |
//! | `admit`, `check` | [`admit`], [`admit_in_page`], [`check`]: the one fallible road from the loose shape to the sound one |
//! | `embed` | [`embed`]: a board that stands alone in somebody's page |
//! | [`markup`] | what looks like HTML or Markdown in a text, which it would be printed as |
//! | `idle` | [`idle`]: which of its attributes do nothing there |
//! | `line` | a line of moves with comments, read as PGN |
//! | `sheet`, `task` | [`Sheet`]: the page to print, and the [`Task`] on it with its answers |
//! | `page` | [`Page`], [`Term`]: what is no lesson, checked alike |
//! | `lesson` | [`Lesson`]: the sound shape, whose every claim is proven |
//! | `session` | [`Session`]: an [`Intent`] in, a [`Reply`] and a diagram out, in each [`Mode`] |
//! | `arrange` | [`Arrange`]: pieces set up freely, and what makes them impossible |
//! | `pasted` | [`read_pasted`]: a FEN, moves or a game that somebody has put in |
//! | `written` | a move as it is written down, and the one it can mean |
//! | [`marks`] | a choice or a refusal as marks on the board |
//! | [`words`] | [`Words`]: the texts of a language, and which of them is said when |
//!
//! # Invariants
//!
//! - A [`Lesson`] has no claim that the rules have not proven, and no caption with a number that no claim proves.
//! - Everything that is wrong with a file is found in one go.
//! - A session decides nothing about chess: it asks the rules.
//! - What is said to a learner stands in the table of a language; findings, which are for authors, are in
//!   English.
#![no_std]

extern crate alloc;

mod admit;
mod answers;
mod arrange;
pub mod caption;
mod check;
pub mod claim;
mod embed;
mod idle;
mod exercise;
pub mod file;
mod finding;
mod goal;
mod lesson;
mod line;
pub mod marks;
pub mod markup;
mod page;
mod pasted;
mod question;
mod session;
mod sheet;
mod statement;
mod task;
pub mod words;
mod written;

pub use admit::{admit, admit_in_page, with_usual_fields};
pub use answers::Worth;
pub use arrange::{Arrange, Change, Hand, read_setup};
pub use check::{check, check_handout, is_article, wrong_article};
pub use claim::Proven;
pub use embed::embed;
pub use exercise::{Aim, Exercise, Opponent, Pointing};
pub use finding::{Finding, Step};
pub use goal::{Goal, Shortest, Stops};
pub use idle::idle;
pub use lesson::{Board, Choice, Figure, Lesson, Line, LineStep, Mode, Order, Section, TextBox};
pub use page::{Adds, Page, Term, check_glossary, check_page, slug};
pub use pasted::{Pasted, read_pasted};
pub use question::{Asked, Chosen, Question, Shown};
pub use session::{Inquiry, Intent, Reply, Session, Tone, Verdict};
pub use sheet::{Form, Panel, Sheet};
pub use task::{Ask, Item, Task};
pub use words::Words;
