//! Standard Algebraic Notation: a move as a player writes it down (FIDE Appendix C).

use core::fmt;

use crate::{Kind, Move, MoveKind, Position, SquareSet, Wing};

mod error;
mod letters;
mod read;
mod spelling;

pub use error::{SanError, SanPart};
pub use letters::PieceLetters;

/// A move written as in a game record: `Nbd7`, `exd6`, `O-O`, `e8=Q#`.
///
/// It is read back by [`Position::read_san`].
///
/// ```
/// use rules::{Kings, PieceLetters, Position, San, SanLength, SanStyle};
///
/// let position = Position::from_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Kings::Both)?;
/// let castle = position.judge("e1c1".parse().expect("a move")).expect("legal");
/// assert_eq!(San::of(&position, castle).to_string(), "O-O-O");
///
/// let check = position.judge("h1h8".parse().expect("a move")).expect("legal");
/// let san = San::of(&position, check);
/// assert_eq!(san.to_string(), "Rh8+");
/// let german = SanStyle { letters: PieceLetters::GERMAN, length: SanLength::Long };
/// assert_eq!(san.in_style(german).to_string(), "Th1-h8+");
/// # Ok::<(), rules::FenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct San {
    played: Move,
    is_capture: bool,
    names_file: bool,
    names_rank: bool,
    suffix: &'static str,
    style: SanStyle,
}

/// How a move is written where there is a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SanStyle {
    /// What the pieces are called.
    pub letters: PieceLetters,
    /// Whether the square of departure is always named.
    pub length: SanLength,
}

impl SanStyle {
    /// The style of game files: English letters, and no more squares than it takes.
    pub const PGN: SanStyle = SanStyle { letters: PieceLetters::ENGLISH, length: SanLength::Short };
}

/// How much a written move says about where the piece came from (FIDE C.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SanLength {
    /// Only what tells the piece from its like: `Nf3`, `Nbd2`, `exd5`.
    Short,
    /// The whole square, always: `Ng1-f3`, `Nb1-d2`, `e4xd5`.
    Long,
}

impl San {
    /// How to write a legal move of this position, in the style of game files.
    pub fn of(position: &Position, played: Move) -> San {
        let board = position.board();
        let kind = played.piece();
        let is_capture = played.kind() == MoveKind::EnPassant
            || board.side(!position.side_to_move()).contains(played.to());
        let (names_file, names_rank) = match kind {
            Kind::Pawn => (is_capture, false),
            Kind::King => (false, false),
            Kind::Knight | Kind::Bishop | Kind::Rook | Kind::Queen => distinction(position, kind, played),
        };
        let after = position.after(played);
        let suffix = match after.is_check() {
            true if after.has_legal_move() => "+",
            true => "#",
            false => "",
        };
        San { played, is_capture, names_file, names_rank, suffix, style: SanStyle::PGN }
    }

    /// The same move written in another style.
    #[must_use = "the notation itself does not change"]
    pub fn in_style(self, style: SanStyle) -> San {
        San { style, ..self }
    }

    /// The move that is written.
    pub fn played(&self) -> Move {
        self.played
    }

    /// Whether a piece is captured: what the `x` says.
    pub fn is_capture(&self) -> bool {
        self.is_capture
    }
}

/// Whether file and rank must be named, because a like piece could go there too (FIDE C.10).
fn distinction(position: &Position, kind: Kind, played: Move) -> (bool, bool) {
    let alike = position.board().pieces(position.side_to_move(), kind) - SquareSet::of(played.from());
    let rivals: SquareSet =
        alike.into_iter().filter(|&square| position.destinations(square).contains(played.to())).collect();
    if rivals.is_empty() {
        return (false, false);
    }
    let on_file = rivals.meets(SquareSet::file(played.from().file()));
    let on_rank = rivals.meets(SquareSet::rank(played.from().rank()));
    (!on_file || on_rank, on_file)
}

impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.played.kind() {
            MoveKind::Castle(Wing::Kingside) => f.write_str("O-O")?,
            MoveKind::Castle(Wing::Queenside) => f.write_str("O-O-O")?,
            MoveKind::Step | MoveKind::DoubleStep | MoveKind::EnPassant | MoveKind::Promotion(_) => {
                self.write_piece_and_squares(f)?;
            }
        }
        f.write_str(self.suffix)
    }
}

impl San {
    fn write_piece_and_squares(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let SanStyle { letters, length } = self.style;
        f.write_str(letters.name(self.played.piece()))?;
        if self.names_file || length == SanLength::Long {
            write!(f, "{}", self.played.from().file())?;
        }
        if self.names_rank || length == SanLength::Long {
            write!(f, "{}", self.played.from().rank())?;
        }
        f.write_str(match (self.is_capture, length) {
            (true, SanLength::Short | SanLength::Long) => "x",
            (false, SanLength::Long) => "-",
            (false, SanLength::Short) => "",
        })?;
        write!(f, "{}", self.played.to())?;
        match self.played.promotion() {
            Some(kind) => write!(f, "={}", letters.name(kind)),
            None => Ok(()),
        }
    }
}
