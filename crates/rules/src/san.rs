//! Standard Algebraic Notation: a move as a player writes it down (FIDE Appendix C).

use core::fmt;

use crate::{Ending, Kind, Move, MoveKind, Position, SquareSet, Wing};

/// A move written as in a game record: `Nbd7`, `exd6`, `O-O`, `e8=Q#`.
///
/// ```
/// use rules::{Kings, Position, San};
///
/// let position = Position::from_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Kings::Both)?;
/// let castle = position.judge("e1c1".parse().expect("a move")).expect("legal");
/// assert_eq!(San::of(&position, castle).to_string(), "O-O-O");
/// # Ok::<(), rules::FenError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct San {
    played: Move,
    kind: Kind,
    is_capture: bool,
    names_file: bool,
    names_rank: bool,
    suffix: &'static str,
}

impl San {
    /// How to write a legal move of this position.
    pub fn of(position: &Position, played: Move) -> San {
        let board = position.board();
        let kind = board.kind_on(played.from()).unwrap_or(Kind::Pawn);
        let is_capture = played.kind() == MoveKind::EnPassant
            || board.side(!position.side_to_move()).contains(played.to());
        let (names_file, names_rank) = match kind {
            Kind::Pawn => (is_capture, false),
            Kind::King => (false, false),
            Kind::Knight | Kind::Bishop | Kind::Rook | Kind::Queen => distinction(position, kind, played),
        };
        let after = position.after(played);
        let suffix = match after.is_check() {
            true if after.ending() == Some(Ending::Checkmate) => "#",
            true => "+",
            false => "",
        };
        San { played, kind, is_capture, names_file, names_rank, suffix }
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
        if self.kind != Kind::Pawn {
            write!(f, "{}", self.kind.letter())?;
        }
        if self.names_file {
            write!(f, "{}", self.played.from().file())?;
        }
        if self.names_rank {
            write!(f, "{}", self.played.from().rank())?;
        }
        if self.is_capture {
            f.write_str("x")?;
        }
        write!(f, "{}", self.played.to())?;
        match self.played.promotion() {
            Some(kind) => write!(f, "={}", kind.letter()),
            None => Ok(()),
        }
    }
}
