//! The `squarewise` binary's library: lesson files in, a finished site out.
//!
//! # The map
//!
//! | module | what it does |
//! |---|---|
//! | [`cli`], [`run`] | the command line, and what each command does |
//! | [`source`], [`parse`], [`course`] | files to text, text to shapes, shapes to a checked course |
//! | [`coverage`] | what stands behind each sentence of the course |
//! | [`report`], [`trouble`] | what is wrong in the sources; what the world refused |
//! | [`prose`], [`page`], [`assets`] | Markdown, pages, and the files that pages share |
//! | `style` | the style sheet, put together from its parts |
//! | [`card`], [`map`] | pictures for shared links, and what search engines read |
//! | [`package`] | the element for authors of other pages |
//! | [`sheets`], [`woff`], [`zip`] | printed sheets, the fonts that they embed, and all in one file |
//! | [`mod@build`], [`publish`] | the whole site in memory; the whole site on disk, or none of it |
//! | [`serve`] | the development server |
//! | [`new`] | a starter lesson |
//! | [`protocol`] | questions and answers, a line each |
//!
//! # Invariants
//!
//! - No page is made from a lesson that has not been checked.
//! - `dist/` is either the old site or the whole new one.
//! - Text is escaped by the writers of HTML and SVG alone; nothing is put together by hand.
//! - This crate decides nothing about chess.
//! - What a page says besides its lesson stands in the table of words; the reference for authors is made of
//!   the program's own comments.

pub mod assets;
pub mod build;
pub mod card;
pub mod cli;
pub mod course;
pub mod coverage;
pub mod map;
pub mod new;
pub mod package;
pub mod page;
pub mod parse;
pub mod prose;
pub mod protocol;
pub mod publish;
pub mod report;
pub mod run;
pub mod serve;
pub mod sheets;
pub mod source;
mod style;
pub mod trouble;
pub mod woff;
pub mod zip;
