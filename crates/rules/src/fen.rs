//! Forsyth–Edwards Notation: a position on one line, read strictly and written canonically.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::castling::home_rank;
use crate::{
    Board, Castling, File, Kind, Kings, Piece, Position, Rank, Setup, SetupFault, Side, Square, SquareSet,
    Variant, Wing, setup,
};

/// The position at the start of a game.
pub const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

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
        /// What it holds.
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
    /// Letters of `KQkq` in that order, or `-`.
    Castling,
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
                FenField::Castling => "castling",
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
                    "found {found} fields, expected 6: pieces, side to move, castling, en passant, halfmove clock, move number"
                )
            }
            FenFault::RankCount { found } => write!(f, "found {found} ranks, expected 8"),
            FenFault::RankWidth { rank, found } => {
                write!(f, "rank {rank} has {found} squares, expected 8")
            }
            FenFault::UnknownPiece { found, at } => {
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
                    FenField::Castling => "castling rights: letters of \"KQkq\" in that order, or \"-\"",
                    FenField::EnPassant => "an en passant square like \"e3\", or \"-\"",
                    FenField::HalfmoveClock => "the halfmove clock as a number from 0",
                    FenField::MoveNumber => "the move number as a number from 1",
                };
                write!(f, "found \"{found}\" at character {at}, expected {expected}")
            }
            FenFault::Setup(fault) => fault.fmt(f),
        }
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
        for (count, fault) in self.faults.iter().enumerate() {
            let separator = if count > 0 { "; " } else { "" };
            write!(f, "{separator}{fault}")?;
        }
        Ok(())
    }
}

impl core::error::Error for FenError {}

impl FromStr for Setup {
    type Err = FenError;

    /// Reads the six fields. The position they describe may still be nonsense.
    ///
    /// # Errors
    /// Every [`FenFault`] of the text at once.
    fn from_str(text: &str) -> Result<Setup, FenError> {
        let (setup, faults) = read(text, Variant::Standard);
        if faults.is_empty() { Ok(setup) } else { Err(FenError { faults }) }
    }
}

impl Position {
    /// Reads a FEN of a position that can be played on.
    ///
    /// # Errors
    /// Every fault of the text and, as far as the pieces could be read, every fault of the position:
    ///
    /// ```
    /// use rules::{Kings, Position};
    ///
    /// let error = Position::from_fen("8/8/8/8/3R4/8/8/9 x - - 0 1", Kings::Both).unwrap_err();
    /// let codes: Vec<&str> = error.faults.iter().map(|fault| fault.code()).collect();
    /// assert_eq!(codes, ["unknown_piece", "rank_width", "side_to_move"]);
    /// ```
    pub fn from_fen(text: &str, kings: Kings) -> Result<Position, FenError> {
        Position::from_fen_of(Variant::Standard, text, kings)
    }

    /// Reads a FEN of a game of this variant: in Chess960 rights to castle may be written by the file
    /// of the rook (Shredder-FEN) or, for the outermost rook, as usual (X-FEN).
    ///
    /// ```
    /// use rules::{Kings, Position, Variant};
    ///
    /// let fen = "4k3/8/8/8/8/8/8/1RK4R w KB - 0 1";
    /// let position = Position::from_fen_of(Variant::Chess960, fen, Kings::Both)?;
    /// assert_eq!(position.to_string(), "4k3/8/8/8/8/8/8/1RK4R w HB - 0 1");
    /// # Ok::<(), rules::FenError>(())
    /// ```
    ///
    /// # Errors
    /// As for [`from_fen`](Self::from_fen).
    pub fn from_fen_of(variant: Variant, text: &str, kings: Kings) -> Result<Position, FenError> {
        let (setup, mut faults) = read(text, variant);
        let pieces_known = faults
            .iter()
            .all(|fault| matches!(fault, FenFault::Field { field, .. } if *field != FenField::SideToMove));
        if pieces_known {
            faults.extend(setup::faults(&setup, kings).into_iter().map(FenFault::Setup));
        }
        if faults.is_empty() { Ok(Position::of_sound(setup)) } else { Err(FenError { faults }) }
    }
}

/// Reads what can be read, and notes what cannot.
fn read(text: &str, variant: Variant) -> (Setup, Vec<FenFault>) {
    let (mut setup, mut faults) = (Setup { variant, ..Setup::EMPTY }, Vec::new());
    let fields: Vec<&str> = text.split(' ').collect();
    if fields.len() != 6 {
        faults.push(FenFault::FieldCount { found: fields.len() });
    }
    let mut at = 1;
    for (number, field) in fields.iter().enumerate().take(6) {
        let fault = match number {
            0 => {
                setup.board = read_board(field, &mut faults);
                None
            }
            1 => keep(read_side(field), &mut setup.side_to_move, FenField::SideToMove),
            2 => {
                let rights = read_castling(field, variant, &setup.board);
                keep(rights, &mut setup.castling, FenField::Castling)
            }
            3 => keep(read_en_passant(field), &mut setup.en_passant, FenField::EnPassant),
            4 => keep(read_number(field), &mut setup.halfmove_clock, FenField::HalfmoveClock),
            _ => keep(
                read_number(field).filter(|&number| number > 0),
                &mut setup.move_number,
                FenField::MoveNumber,
            ),
        };
        faults.extend(fault.map(|field_kind| FenFault::Field {
            field: field_kind,
            found: field.to_string(),
            at,
        }));
        at += field.chars().count() + 1;
    }
    (setup, faults)
}

/// Stores what was read; names the field if nothing was.
fn keep<T>(read: Option<T>, place: &mut T, field: FenField) -> Option<FenField> {
    match read {
        Some(value) => {
            *place = value;
            None
        }
        None => Some(field),
    }
}

fn read_board(field: &str, faults: &mut Vec<FenFault>) -> Board {
    let mut board = Board::EMPTY;
    let ranks: Vec<&str> = field.split('/').collect();
    if ranks.len() != 8 {
        faults.push(FenFault::RankCount { found: ranks.len() });
    }
    let mut at = 0;
    for (text, rank) in ranks.iter().zip(Rank::ALL.into_iter().rev()) {
        let (mut width, mut after_digit) = (0, false);
        for found in text.chars() {
            at += 1;
            let digit = found.to_digit(10).filter(|digit| (1..=8).contains(digit));
            let piece = Piece::from_fen_letter(found);
            if let Some(piece) = piece
                && let Some(&file) = File::ALL.get(width as usize)
            {
                board.put(piece, Square::new(file, rank));
            }
            if digit.is_none() && piece.is_none() {
                faults.push(FenFault::UnknownPiece { found, at });
            } else if digit.is_some() && after_digit {
                faults.push(FenFault::DigitsInARow { at });
            }
            width += digit.unwrap_or(piece.is_some().into());
            after_digit = digit.is_some();
        }
        if width != 8 {
            faults.push(FenFault::RankWidth { rank, found: width });
        }
        at += 1;
    }
    board
}

fn read_side(field: &str) -> Option<Side> {
    match field {
        "w" => Some(Side::White),
        "b" => Some(Side::Black),
        _ => None,
    }
}

/// The letters of standard chess with the right each stands for, in the order in which they are written.
const CASTLING_LETTERS: [(char, Side, Wing); 4] = [
    ('K', Side::White, Wing::Kingside),
    ('Q', Side::White, Wing::Queenside),
    ('k', Side::Black, Wing::Kingside),
    ('q', Side::Black, Wing::Queenside),
];

/// Rights in their order, none twice; `None` for anything else.
fn read_castling(field: &str, variant: Variant, board: &Board) -> Option<Castling> {
    let mut castling = Castling::NONE;
    if field == "-" {
        return Some(castling);
    }
    let mut last = None;
    for letter in field.chars() {
        let (side, wing, file) = match variant {
            Variant::Standard => standard_right(letter)?,
            Variant::Chess960 => chess960_right(letter, board)?,
        };
        // White before Black, and of each the king's wing first.
        if last >= Some((side, wing)) {
            return None;
        }
        last = Some((side, wing));
        castling.grant(side, wing, file);
    }
    (!field.is_empty()).then_some(castling)
}

fn standard_right(letter: char) -> Option<(Side, Wing, File)> {
    let &(_, side, wing) = CASTLING_LETTERS.iter().find(|(known, ..)| *known == letter)?;
    Some((side, wing, setup::corner(side, wing).file()))
}

/// A rook by its file, or the outermost one of a wing.
fn chess960_right(letter: char, board: &Board) -> Option<(Side, Wing, File)> {
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    if let Some(file) = File::from_letter(letter.to_ascii_lowercase()) {
        let rook = Square::new(file, home_rank(side));
        // Without a king the right is unsound whatever its wing.
        let wing = board.king(side).map_or(Wing::Kingside, |king| Wing::towards(king, rook));
        return Some((side, wing, file));
    }
    let (side, wing, corner) = standard_right(letter)?;
    let rooks = board.pieces(side, Kind::Rook) & SquareSet::rank(home_rank(side));
    let on_wing = |rook: &Square| board.king(side).is_some_and(|king| Wing::towards(king, *rook) == wing);
    let mut files = rooks.into_iter().filter(on_wing).map(Square::file);
    let outermost = match wing {
        Wing::Kingside => files.last(),
        Wing::Queenside => files.next(),
    };
    Some((side, wing, outermost.unwrap_or(corner)))
}

fn read_en_passant(field: &str) -> Option<Option<Square>> {
    if field == "-" {
        return Some(None);
    }
    let square: Square = field.parse().ok()?;
    matches!(square.rank(), Rank::Third | Rank::Sixth).then_some(Some(square))
}

fn read_number(field: &str) -> Option<u32> {
    let number: u32 = field.parse().ok()?;
    // Written back it must be the same: no sign, no needless zero.
    (number.to_string() == field).then_some(number)
}

/// Writes rights to castle: by wing in standard chess, by the rook's file in Chess960.
fn write_castling(castling: Castling, variant: Variant, f: &mut fmt::Formatter) -> fmt::Result {
    if castling.is_none() {
        return f.write_str("-");
    }
    for (letter, side, wing) in CASTLING_LETTERS {
        let Some(rook) = castling.rook(side, wing) else { continue };
        let file = rook.file().letter();
        let letter = match (variant, side) {
            (Variant::Standard, _) => letter,
            (Variant::Chess960, Side::White) => file.to_ascii_uppercase(),
            (Variant::Chess960, Side::Black) => file,
        };
        write!(f, "{letter}")?;
    }
    Ok(())
}

impl fmt::Display for Castling {
    /// The letters of a FEN of standard chess, `-` if nobody may castle.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write_castling(*self, Variant::Standard, f)
    }
}

impl fmt::Display for Setup {
    /// Writes the FEN, with the en passant square as it is given.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write_board(&self.board, f)?;
        write!(f, " {} ", self.side_to_move.letter())?;
        write_castling(self.castling, self.variant, f)?;
        f.write_str(" ")?;
        match self.en_passant {
            Some(square) => write!(f, "{square}")?,
            None => f.write_str("-")?,
        }
        write!(f, " {} {}", self.halfmove_clock, self.move_number)
    }
}

impl fmt::Display for Position {
    /// Writes the FEN, with the en passant square only where a legal capture exists.
    ///
    /// To write the square after every double step, write [`Position::to_setup`] instead.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        Setup { en_passant: self.legal_en_passant(), ..self.to_setup() }.fmt(f)
    }
}

fn write_board(board: &Board, f: &mut fmt::Formatter) -> fmt::Result {
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            let piece = board.piece_on(Square::new(file, rank));
            let ends_gap = empty > 0 && piece.is_some();
            if ends_gap {
                write!(f, "{empty}")?;
                empty = 0;
            }
            match piece {
                Some(piece) => write!(f, "{}", piece.fen_letter())?,
                None => empty += 1,
            }
        }
        if empty > 0 {
            write!(f, "{empty}")?;
        }
        if rank != Rank::First {
            f.write_str("/")?;
        }
    }
    Ok(())
}
