//! Reading a FEN: strictly, and with everything that is wrong at once.

use alloc::vec::Vec;
use core::str::FromStr;

use super::CASTLING_LETTERS;
use super::fault::{FAULTS_MAX, FenError, FenFault, FenField, clipped};
use crate::castling::{home_rank, outermost_rook};
use crate::{Board, Castling, File, Kings, Piece, Position, Rank, Setup, Side, Square, Variant, Wing, setup};

impl FromStr for Setup {
    type Err = FenError;

    /// Reads the six fields. The position they describe may still be nonsense.
    ///
    /// # Errors
    /// Every [`FenFault`] of the text at once.
    fn from_str(text: &str) -> Result<Setup, FenError> {
        Setup::from_fen_of(Variant::Standard, text)
    }
}

impl Setup {
    /// Reads the six fields as this variant writes them. The position they describe may still be nonsense.
    ///
    /// ```
    /// use rules::{Setup, Variant};
    ///
    /// let fen = "1k6/8/8/8/8/8/8/1R2K3 w B - 0 1";
    /// assert_eq!(Setup::from_fen_of(Variant::Chess960, fen)?.to_string(), fen);
    /// assert!(fen.parse::<Setup>().is_err(), "in standard chess rooks castle from the corners");
    /// # Ok::<(), rules::FenError>(())
    /// ```
    ///
    /// # Errors
    /// Every [`FenFault`] of the text at once.
    pub fn from_fen_of(variant: Variant, text: &str) -> Result<Setup, FenError> {
        let mut faults = Vec::new();
        let setup = read(text, variant, &mut faults);
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
        let mut faults = Vec::new();
        let setup = read(text, variant, &mut faults);
        let pieces_known = faults
            .iter()
            .all(|fault| matches!(fault, FenFault::Field { field, .. } if *field != FenField::SideToMove));
        if pieces_known {
            faults.extend(setup::faults(&setup, kings).into_iter().map(FenFault::Setup));
        }
        if faults.is_empty() { Ok(Position::of_sound(setup)) } else { Err(FenError { faults }) }
    }

    /// Reads a FEN as [`from_fen_of`](Self::from_fen_of) does, for those who need not know what is wrong with it:
    /// a program that asks no more carries none of the words for it.
    ///
    /// ```
    /// use rules::{Kings, Position, Variant};
    ///
    /// let read = |fen| Position::from_sound_fen(Variant::Standard, fen, Kings::AnyNumber);
    /// assert!(read("8/8/8/8/3R4/8/8/8 w - - 0 1").is_some());
    /// assert!(read("8/8/8/8/3R4/8/8/9 w - - 0 1").is_none());
    /// ```
    pub fn from_sound_fen(variant: Variant, text: &str, kings: Kings) -> Option<Position> {
        let mut is_faulty = false;
        let setup = read(text, variant, &mut is_faulty);
        setup::find_faults(&setup, kings, &mut |_| is_faulty = true);
        (!is_faulty).then(|| Position::of_sound(setup))
    }
}

/// What becomes of the faults that are found: they are all kept, or it is known that there is one.
trait Faults {
    /// Notes a fault, which is made only if it is kept.
    fn note(&mut self, fault: impl FnOnce() -> FenFault);

    /// Whether more would say no more.
    fn is_full(&self) -> bool;
}

impl Faults for Vec<FenFault> {
    fn note(&mut self, fault: impl FnOnce() -> FenFault) {
        self.push(fault());
    }

    fn is_full(&self) -> bool {
        self.len() >= FAULTS_MAX
    }
}

impl Faults for bool {
    fn note(&mut self, _: impl FnOnce() -> FenFault) {
        *self = true;
    }

    fn is_full(&self) -> bool {
        *self
    }
}

/// Reads what can be read, and notes what cannot.
fn read(text: &str, variant: Variant, faults: &mut impl Faults) -> Setup {
    let mut setup = Setup { variant, ..Setup::EMPTY };
    // Counted, not kept: a text of nothing but spaces would take sixteen times its own memory.
    let fields = text.split([' ']).count();
    if fields != 6 {
        faults.note(|| FenFault::FieldCount { found: fields });
    }
    for (number, field) in text.split([' ']).enumerate().take(6) {
        let fault = match number {
            0 => {
                setup.board = read_board(field, faults);
                None
            }
            1 => keep(read_side(field), &mut setup.side_to_move, FenField::SideToMove),
            2 => {
                let rights = read_castling(field, variant, &setup.board);
                keep(rights, &mut setup.castling, FenField::Castling(variant))
            }
            3 => keep(read_en_passant(field), &mut setup.en_passant, FenField::EnPassant),
            4 => keep(read_number(field), &mut setup.halfmove_clock, FenField::HalfmoveClock),
            _ => keep(
                read_number(field).filter(|&number| number > 0),
                &mut setup.move_number,
                FenField::MoveNumber,
            ),
        };
        if let Some(kind) = fault {
            faults.note(|| {
                let before: usize =
                    text.split([' ']).take(number).map(|field| field.chars().count() + 1).sum();
                FenFault::Field { field: kind, found: clipped(field), at: before + 1 }
            });
        }
    }
    setup
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

fn read_board(field: &str, faults: &mut impl Faults) -> Board {
    let mut board = Board::EMPTY;
    let ranks = field.split(['/']).count();
    if ranks != 8 {
        faults.note(|| FenFault::RankCount { found: ranks });
    }
    let mut at = 0;
    for (text, rank) in field.split(['/']).zip(Rank::ALL.into_iter().rev()) {
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
            if faults.is_full() {
                return board;
            }
            if digit.is_none() && piece.is_none() {
                faults.note(|| FenFault::UnknownPiece { found, at });
            } else if digit.is_some() && after_digit {
                faults.note(|| FenFault::DigitsInARow { at });
            }
            width += digit.unwrap_or(piece.is_some().into());
            after_digit = digit.is_some();
        }
        if width != 8 {
            faults.note(|| FenFault::RankWidth { rank, found: width });
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
    let king = board.king(side);
    let outermost = king.and_then(|king| outermost_rook(board, side, king, wing)).map(Square::file);
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
    // Written back it must be the same: no sign, no needless zero.
    let begins = |digit: u8| field.as_bytes().first() == Some(&digit);
    let is_plain = !begins(b'+') && (!begins(b'0') || field.len() == 1);
    field.parse().ok().filter(|_| is_plain)
}
