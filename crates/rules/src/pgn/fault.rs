//! What can be wrong with the text of a game.

use alloc::string::String;
use core::fmt;

use super::{PgnGame, PgnLine};
use crate::fen::clipped;
use crate::{FenError, SanError};

/// Something that could not be read, and where. Lines and columns are counted from 1, columns in characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PgnError {
    /// The line of the text.
    pub line: usize,
    /// The place in that line.
    pub column: usize,
    /// What is wrong.
    pub fault: PgnFault,
}

/// One thing that is wrong with the text of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PgnFault {
    /// A tag that cannot be read; the rest of its line is left out.
    Tag {
        /// What stands there.
        found: String,
        /// What should.
        expected: &'static str,
    },
    /// A tag that the game has already; the first one counts.
    TagRepeated {
        /// Its name.
        name: String,
    },
    /// The `FEN` tag holds no position; the moves are left out.
    Fen(FenError),
    /// What stands in the place of a move is none; the rest of its line is left out.
    ///
    /// The position is asked, not the moves before it: where a [`Game`](crate::Game) says that the king
    /// or the rook has moved, or that the chance to capture en passant is gone, the refusal here says only
    /// that the right is lost or that no double step is recorded.
    Move {
        /// What stands there.
        found: String,
        /// Why it is none.
        error: SanError,
    },
    /// A move that passes the turn, as analysts write it; the rest of its line is left out.
    NullMove {
        /// How it is written.
        found: String,
    },
    /// A mark that is no number from 0 to 255 and none of the six signs; it is left out.
    Nag {
        /// What stands there.
        found: String,
    },
    /// A mark before there is a move to be marked; it is left out.
    NagWithoutMove,
    /// A variation before there is a move it could replace; it is left out.
    VariationWithoutMove,
    /// More variations in one another than are read; the innermost are left out.
    TooDeep,
    /// More moves than are read of one game, variations included; the rest of their line is left out.
    TooManyMoves,
    /// A `)` that closes nothing.
    NothingToClose,
    /// The game ends inside a variation.
    VariationNotClosed,
    /// A comment before whose end the text ends, or a tag after an empty line begins the next game, even if
    /// a `}` follows later; the comment is left out.
    CommentNotClosed,
}

impl PgnFault {
    pub(super) fn tag(found: &str, expected: &'static str) -> PgnFault {
        PgnFault::Tag { found: clipped(found), expected }
    }

    pub(super) fn repeated(name: &str) -> PgnFault {
        PgnFault::TagRepeated { name: clipped(name) }
    }

    pub(super) fn no_move(found: &str, error: SanError) -> PgnFault {
        PgnFault::Move { found: clipped(found), error }
    }

    pub(super) fn nag(found: &str) -> PgnFault {
        PgnFault::Nag { found: clipped(found) }
    }

    /// A short name that stays the same from version to version.
    pub fn code(&self) -> &'static str {
        match self {
            PgnFault::Tag { .. } => "tag",
            PgnFault::TagRepeated { .. } => "tag_repeated",
            PgnFault::Fen(_) => "fen",
            PgnFault::Move { .. } => "move",
            PgnFault::NullMove { .. } => "null_move",
            PgnFault::Nag { .. } => "nag",
            PgnFault::NagWithoutMove => "nag_without_move",
            PgnFault::VariationWithoutMove => "variation_without_move",
            PgnFault::TooDeep => "too_deep",
            PgnFault::TooManyMoves => "too_many_moves",
            PgnFault::NothingToClose => "nothing_to_close",
            PgnFault::VariationNotClosed => "variation_not_closed",
            PgnFault::CommentNotClosed => "comment_not_closed",
        }
    }
}

impl fmt::Display for PgnFault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PgnFault::Tag { found, expected } if found.is_empty() => {
                write!(f, "found nothing more, expected {expected}")
            }
            PgnFault::Tag { found, expected } => write!(f, "found \"{found}\", expected {expected}"),
            PgnFault::TagRepeated { name } => {
                write!(f, "found the tag {name} once more, expected each tag once in a game")
            }
            PgnFault::Fen(error) => write!(f, "the FEN tag holds no position: {error}"),
            PgnFault::Move { found, error } => {
                write!(f, "found \"{found}\", expected a move or the result: {error}")
            }
            PgnFault::NullMove { found } => {
                write!(f, "found \"{found}\", expected a move: nobody may pass (FIDE 1.2)")
            }
            PgnFault::Nag { found } => {
                write!(f, "found \"{found}\", expected $0 to $255 or one of ! ? !! ?? !? ?!")
            }
            PgnFault::NagWithoutMove => f.write_str("found a mark, expected a move before it"),
            PgnFault::VariationWithoutMove => {
                f.write_str("found \"(\", expected a move before it, which the variation replaces")
            }
            PgnFault::TooDeep => {
                write!(
                    f,
                    "found \"(\", expected no more than {} variations in one another",
                    PgnLine::DEPTH_MAX
                )
            }
            PgnFault::TooManyMoves => {
                write!(
                    f,
                    "found one more move, expected no more than {} in a game and its variations",
                    PgnGame::MOVES_MAX
                )
            }
            PgnFault::NothingToClose => f.write_str("found \")\", expected a \"(\" before it"),
            PgnFault::VariationNotClosed => f.write_str("found no \")\" for this \"(\""),
            PgnFault::CommentNotClosed => {
                f.write_str("found no \"}\" for this \"{\" before the end or a tag after an empty line")
            }
        }
    }
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.fault)
    }
}

impl core::error::Error for PgnError {}
