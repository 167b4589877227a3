//! What is wrong with a FEN: each fault with its place and what was expected.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::position::write_faults;
use crate::{Rank, SetupFault, Variant};

/// One thing that is wrong with a FEN. Places are counted in characters from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FenFault {
    /// Not six fields separated by single spaces.
    FieldCount {
        /// How many there are.
        found: usize,
    },
    /// Not eight ranks separated by `/`.
    RankCount {
        /// How many there are.
        found: usize,
    },
    /// A rank that does not describe eight squares.
    RankWidth {
        /// Which rank; the first one written is the eighth.
        rank: Rank,
        /// How many squares it describes.
        found: u32,
    },
    /// A character in the first field that is no piece and no digit from 1 to 8.
    UnknownPiece {
        /// The character.
        found: char,
        /// Its place.
        at: usize,
    },
    /// Two digits in a row, where one number says the same.
    DigitsInARow {
        /// The place of the second digit.
        at: usize,
    },
    /// A field that cannot be read.
    Field {
        /// Which one.
        field: FenField,
        /// What it holds, cut short if it is long.
        found: String,
        /// The place of its first character.
        at: usize,
    },
    /// Readable, but no position that moves could have led to.
    Setup(SetupFault),
}

/// A field of a FEN after the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenField {
    /// `w` or `b`.
    SideToMove,
    /// Rights to castle as they are written in this variant, or `-`.
    Castling(Variant),
    /// A square on the third or sixth rank, or `-`.
    EnPassant,
    /// A whole number without needless zeros.
    HalfmoveClock,
    /// A whole number from 1.
    MoveNumber,
}

impl FenFault {
    /// A short name that stays the same from version to version.
    pub fn code(&self) -> &'static str {
        match self {
            FenFault::FieldCount { .. } => "field_count",
            FenFault::RankCount { .. } => "rank_count",
            FenFault::RankWidth { .. } => "rank_width",
            FenFault::UnknownPiece { .. } => "unknown_piece",
            FenFault::DigitsInARow { .. } => "digits_in_a_row",
            FenFault::Field { field, .. } => match field {
                FenField::SideToMove => "side_to_move",
                FenField::Castling(_) => "castling",
                FenField::EnPassant => "en_passant",
                FenField::HalfmoveClock => "halfmove_clock",
                FenField::MoveNumber => "move_number",
            },
            FenFault::Setup(fault) => fault.code(),
        }
    }
}

impl fmt::Display for FenFault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            FenFault::FieldCount { found } => {
                write!(
                    f,
                    "found {}, expected 6: pieces, side to move, castling, en passant, halfmove clock, move number",
                    Counted(*found, "field")
                )
            }
            FenFault::RankCount { found } => write!(f, "found {}, expected 8", Counted(*found, "rank")),
            FenFault::RankWidth { rank, found } => {
                write!(f, "rank {rank} has {}, expected 8", Counted(*found as usize, "square"))
            }
            FenFault::UnknownPiece { found, at } => {
                let found = shown(*found);
                write!(
                    f,
                    "found \"{found}\" at character {at}, expected a piece (KQRBNP kqrbnp) or a digit from 1 to 8"
                )
            }
            FenFault::DigitsInARow { at } => {
                write!(
                    f,
                    "two digits in a row at character {at}, expected one number for all the empty squares"
                )
            }
            FenFault::Field { field, found, at } => {
                let expected = match field {
                    FenField::SideToMove => "the side to move as \"w\" or \"b\"",
                    FenField::Castling(Variant::Standard) => {
                        "castling rights: letters of \"KQkq\" in that order, or \"-\""
                    }
                    FenField::Castling(Variant::Chess960) => {
                        "castling rights by the rooks' files, White first and the king's wing first, like \"HAha\", or \"-\""
                    }
                    FenField::EnPassant => "an en passant square like \"e3\", or \"-\"",
                    FenField::HalfmoveClock => "the halfmove clock as a number from 0 to 4294967295",
                    FenField::MoveNumber => "the move number as a number from 1 to 4294967295",
                };
                write!(f, "found \"{found}\" at character {at}, expected {expected}")
            }
            FenFault::Setup(fault) => fault.fmt(f),
        }
    }
}

/// So many things of a name: `1 rank`, `7 ranks`.
struct Counted(usize, &'static str);

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Counted(count, name) = self;
        let ending = if *count == 1 { "" } else { "s" };
        write!(f, "{count} {name}{ending}")
    }
}

/// Why a text is not a FEN, or not a position: everything at once, never nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenError {
    /// What is wrong, from left to right.
    pub faults: Vec<FenFault>,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write_faults(&self.faults, f)
    }
}

impl core::error::Error for FenError {}

/// The most faults that are told of one text: whoever needs more begins with these.
pub(super) const FAULTS_MAX: usize = 64;

/// What was found, as far as it helps: a message need not repeat a whole file.
pub(crate) fn clipped(found: &str) -> String {
    const LETTERS_MAX: usize = 24;
    let mut letters = found.chars();
    // Not by slicing: its checks, and the message for when they fail, would be downloaded with a board.
    let mut clipped: String = letters.by_ref().take(LETTERS_MAX).map(shown).collect();
    if letters.next().is_some() {
        clipped.push('…');
    }
    clipped
}

/// A line break or another control character would spoil the line of the message.
fn shown(letter: char) -> char {
    if letter.is_control() { char::REPLACEMENT_CHARACTER } else { letter }
}
