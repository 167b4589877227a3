//! What must hold for any input, as functions of bytes.
//!
//! Each target makes something of its bytes, a text, a position, a game, and panics if a promise is
//! broken. The same functions are run in two ways: for seconds on seeded bytes by this crate's tests,
//! and for as long as you like by a fuzzer that looks for new ways through the code:
//!
//! ```sh
//! cargo test -p properties
//! ./build.sh fuzz       # each target for a minute; needs cargo-fuzz
//! ```
//!
//! A find of the fuzzer becomes a row in the tests of the crate that was wrong.
//!
//! # The map
//!
//! | module | what it promises |
//! |---|---|
//! | [`fn@fen`] | what is read is written again; what is refused is refused rightly, as [`soundness`] sees it |
//! | [`fn@attempt`] | a try is legal exactly if the generator lists it; what is written is read back |
//! | [`fn@san`] | what is written is read back, in all letters; what is read is legal |
//! | [`fn@pgn`] | what is understood of a text is written and read back; every fault has its place |
//! | [`fn@lines`] | every line of the protocol gets one answer, and the answers agree |
//! | [`fn@game`] | clocks, repetitions, endings, claims, undo and redo agree with a slow recount |
//! | `choices`, `play` | bytes as a supply of choices; the positions they lead to |

mod choices;
mod play;
mod fen;
pub mod soundness;
mod attempt;
mod san;
mod pgn;
mod lines;
mod game;

pub use attempt::attempt;
pub use fen::fen;
pub use game::game;
pub use lines::lines;
pub use pgn::pgn;
pub use san::san;
