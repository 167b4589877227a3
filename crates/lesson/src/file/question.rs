//! The shape of a question that is answered by choosing.

use alloc::string::String;
use alloc::vec::Vec;

use serde::Deserialize;

/// A question that is answered by choosing words, or one of several boards: `[[exercise.question]]`.
///
/// What is right is computed, and so is what is said of each choice; nobody types it in.
///
/// | to write | the learner chooses | the file also says |
/// |---|---|---|
/// | `ask = "status"` | check, checkmate, stalemate, or none of them | `fen` |
/// | `ask = "legal"` | whether the move is legal | `tried`, and `fen` or `line` |
/// | `ask = "written"` | how the move is written | `tried`, `choices`, and `fen` or `line` |
/// | `ask = "read"` | which move is meant by what is written | `tried`, `choices`, and `fen` or `line` |
/// | `ask = "answers"` | every move that answers the check | `choices`, and `fen` or `line` |
/// | `ask = "draw"` | by which rule it is a draw, or that it is none | `fen` or `line` |
/// | `ask = "flag"` | who has won, or that it is a draw | `flag`, and `fen` or `line` |
/// | `ask = "which"` | the only board of which something is true | `which`, `boards`, for a move also `tried` |
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Question {
    /// A name of its own within the lesson, as a board has one.
    pub name: String,
    /// What is asked: `status`, `legal`, `written`, `read`, `answers`, `draw`, `flag` or `which`.
    pub ask: String,
    /// The position as a FEN; fields left out at the end are `w - - 0 1`.
    pub fen: String,
    /// Moves that were played before, as in a PGN file: the question is about the position after them.
    pub line: String,
    /// The move that is asked about: `e1g1`; with `ask = "read"` as a player writes it: `Nbd2`.
    pub tried: String,
    /// The side whose time is up: `white` or `black`.
    pub flag: String,
    /// What is true of one board and of no other: `check`, `checkmate`, `stalemate`, `dead`, `set-up` (the
    /// pieces stand as a game begins) or `legal` (the move of `tried` is).
    pub which: String,
    /// The boards to choose from, two to four of them, each a FEN.
    pub boards: Vec<String>,
    /// What to choose from: with `ask = "written"` two to five spellings, of which one is right and all others
    /// are wrong, as `Nbd2`; with `ask = "read"` as many moves of the side to move, legal or not, as `b1d2`;
    /// with `ask = "answers"` some that are not legal, to which all legal ones are added.
    pub choices: Vec<String>,
    /// Whose side is at the bottom: `white` (if left out) or `black`.
    pub below: String,
    /// Where to look; left out, a hint is made.
    pub hint: String,
}
