//! Why a written move cannot be read, and what to write instead.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::{File, Kind, Rank, Refusal, San, Side, Square};

/// Why a written move is not a move of the position. Places are counted in characters from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SanError {
    /// Nothing is written.
    Empty,
    /// More characters than a move can have.
    TooLong {
        /// The most that are read.
        max: usize,
    },
    /// The text is not written as moves are.
    Unexpected {
        /// What stands there, up to the end; empty at the end.
        found: String,
        /// Its place.
        at: usize,
        /// What should stand there.
        expected: SanPart,
    },
    /// No such piece stands where it could go there, were it not for others and for its king.
    NoSuchPiece {
        /// Whose move it is.
        side: Side,
        /// The kind that is written.
        kind: Kind,
        /// The file of departure, if it is written or is the pawn's own.
        file: Option<File>,
        /// The rank of departure, if it is written.
        rank: Option<Rank>,
        /// Where it should go.
        to: Square,
    },
    /// The move is forbidden. Where several pieces could be meant, this one came nearest to being legal:
    /// its reason stands last on the ladder.
    Illegal(Refusal),
    /// Several legal moves may be meant: these.
    Ambiguous(Vec<San>),
    /// A pawn would be promoted, and it is not said to what: these are the choices (FIDE 3.7.3.3).
    PromotionMissing(Vec<San>),
    /// Read strictly: the move is clear and legal, but it is written in another way.
    NotExact {
        /// How it is written.
        found: String,
        /// How it should be.
        expected: San,
    },
}

/// What should stand at some place of a written move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SanPart {
    /// The beginning of a move.
    Move,
    /// A file and a rank.
    Square,
    /// The rank after a file.
    Rank,
    /// The piece a pawn becomes.
    Promotion,
    /// The bracket that closes `(Q`.
    Bracket,
    /// Nothing but marks.
    End,
}

impl SanError {
    /// A short name that stays the same from version to version.
    pub const fn code(&self) -> &'static str {
        match self {
            SanError::Empty => "empty",
            SanError::TooLong { .. } => "too_long",
            SanError::Unexpected { .. } => "unexpected",
            SanError::NoSuchPiece { .. } => "no_such_piece",
            SanError::Illegal(_) => "illegal",
            SanError::Ambiguous(_) => "ambiguous",
            SanError::PromotionMissing(_) => "promotion_missing",
            SanError::NotExact { .. } => "not_exact",
        }
    }
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            SanError::Empty => f.write_str("found nothing, expected a move like Nf3, exd5, e8=Q or O-O"),
            SanError::TooLong { max } => {
                write!(f, "found more than {max} characters, expected a move like Nf3, exd5, e8=Q or O-O")
            }
            SanError::Unexpected { found, at, expected } => {
                match found.as_str() {
                    "" => write!(f, "found the end at character {at}")?,
                    _ => write!(f, "found {found:?} at character {at}")?,
                }
                write!(f, ", expected {expected}")
            }
            SanError::NoSuchPiece { side, kind, file, rank, to } => {
                write!(f, "no {} {}", colour(*side), kind.name())?;
                match (file, rank) {
                    (Some(file), Some(rank)) => write!(f, " on {file}{rank}")?,
                    (Some(file), None) => write!(f, " on the {file}-file")?,
                    (None, Some(rank)) => write!(f, " on rank {rank}")?,
                    (None, None) => {}
                }
                write!(f, " can go to {to}")
            }
            SanError::Illegal(refusal) => write!(f, "illegal because {refusal}"),
            SanError::Ambiguous(choices) => write!(f, "ambiguous: {}", Choices(choices)),
            SanError::PromotionMissing(choices) => {
                write!(f, "promotion piece missing: {}", Choices(choices))
            }
            SanError::NotExact { found, expected } => write!(f, "found {found:?}, expected \"{expected}\""),
        }
    }
}

impl core::error::Error for SanError {}

impl fmt::Display for SanPart {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            SanPart::Move => "a move like Nf3, exd5, e8=Q or O-O",
            SanPart::Square => "a square like e4",
            SanPart::Rank => "a rank from 1 to 8",
            SanPart::Promotion => "the piece the pawn becomes, like =Q",
            SanPart::Bracket => "\")\" after the piece the pawn becomes",
            SanPart::End => "the end, or marks like + # ! ? e.p.",
        })
    }
}

/// Moves to choose from, as words: `e8=Q, e8=R, e8=B or e8=N`.
struct Choices<'a>(&'a [San]);

impl fmt::Display for Choices<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (count, san) in self.0.iter().enumerate() {
            let separator = match count {
                0 => "",
                _ if count + 1 == self.0.len() => " or ",
                _ => ", ",
            };
            write!(f, "{separator}{san}")?;
        }
        Ok(())
    }
}

fn colour(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}
