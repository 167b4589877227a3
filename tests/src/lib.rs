//! Tests of the whole product: pages in real browsers, what they weigh, what leans on what.
//!
//! A page test is a function of an [`Engine`]; [`run()`] calls it once for each engine, as a test of
//! its own. It opens pages, does what a learner does, and says what must then be seen:
//!
//! ```no_run
//! use tests::{Engine, Page};
//!
//! fn a_rook_reaches_fourteen_squares(engine: Engine) {
//!     let page = Page::open(engine, "en/rook/");
//!     let board = page.board("open-board");
//!     board.click("d4");
//!     assert_eq!(board.squares_marked("dot").len(), 14);
//!     board.click("e5");
//!     assert!(board.status().contains("rook"));
//!     page.screenshot("rook-refused");
//!     page.assert_quiet();
//!     page.assert_accessible();
//! }
//! ```
//!
//! The map, from the outside in:
//!
//! - [`run()`]: a test in every engine, one at a time in each.
//! - [`Page`] and [`Board`]: what a test says. Beside them what a page does unseen ([`watch`]),
//!   axe-core ([`axe`]), paper ([`mod@print`]), pictures ([`shot`]) and how bright their dots are ([`pixels`]).
//!   Whoever has no pointer goes by Tab and arrows ([`keyboard`]).
//!   What it costs ([`measure`]) only Chromium tells, and
//!   what it tells a screen reader ([`tree`]).
//! - [`Browser`]: a session, passed from test to test, with the reader's [`Setting`].
//! - [`driver`]: the processes behind it; by [`leash`] none of them outlives the tests.
//! - [`site`]: what the pages come from: `squarewise serve`, or any folder on any path.
//!
//! `build.sh test` finds the browsers and notes them in `target/tools/`; everything that tests
//! write is in `target/screenshots`, `target/print` and `target/logs`.

pub mod axe;
pub mod board;
pub mod browser;
pub mod driver;
pub mod engine;
pub mod page;
pub mod keyboard;
pub mod leash;
pub mod measure;
pub mod pixels;
pub mod place;
pub mod print;
pub mod run;
pub mod setting;
pub mod shot;
pub mod site;
pub mod tree;
pub mod watch;

pub use board::{Board, Hand};
pub use browser::Browser;
pub use engine::Engine;
pub use page::{Page, Viewport};
pub use print::{Paper, Word};
pub use run::run;
pub use setting::{Scheme, Scripts, Setting};
