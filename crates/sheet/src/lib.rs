//! A page of paper: a sheet of `lesson`, laid out once in millimetres, and written as PDF or as SVG.
//!
//! # The map
//!
//! | module | what it holds |
//! |---|---|
//! | `paper`, `options` | [`Paper`], [`PerPage`], [`Options`]: what a teacher may choose |
//! | `typeface` | [`Typeface`]: how wide text is, and where its lines break |
//! | `layout` | [`lay_out`], [`lay_out_key`]: where everything stands, or why it does not fit |
//! | `page`, `ink` | [`Page`]: what is drawn, and what each part of it is to a reader |
//! | `picture`, `curve` | boards as ink, from the very SVG that `diagram` writes |
//! | `pdf`, `svg` | the two ways of writing a page |
//!
//! # Invariants
//!
//! - A sheet is one page, the same on both papers, or it is a [`Misfit`]; type never shrinks to fit.
//! - The same sheet always gives the same bytes.
//! - Nothing is told by a colour or a grey alone.
//! - There are no files here: fonts come as bytes, pages go as bytes.

mod curve;
mod ink;
mod layout;
mod options;
mod page;
mod paper;
mod pdf;
mod picture;
mod svg;
mod typeface;

pub use layout::{About, Misfit, lay_out, lay_out_key};
pub use options::{Coordinates, NameLine, Options, Size, Squares};
pub use page::Page;
pub use paper::{DESIGN, Paper, PerPage};
pub use pdf::{Format, PdfError, pdf};
pub use svg::svg;
pub use typeface::{NoFont, Typeface};
