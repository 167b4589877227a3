//! Anything that a FEN can say, sound or not.

mod last_move;

use alloc::vec::Vec;
use core::fmt;

use crate::castling::{home_rank, king_lands, outermost_rook};
use crate::{Board, Castling, File, Kind, Rank, Side, Square, SquareSet, Wing};

/// A position as somebody has set it up. It may be nonsense; [`Position`](crate::Position) may not.
///
/// ```
/// use rules::{Kings, Position, Setup};
///
/// let setup: Setup = "8/8/8/8/3R4/8/8/8 w - - 0 1".parse()?;
/// assert!(Position::new(setup, Kings::Both).is_err(), "no kings, no game");
/// assert!(Position::new(setup, Kings::AnyNumber).is_ok(), "but fine for a lesson");
/// # Ok::<(), rules::FenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Which arrays the game may have begun with: it decides how castling is set up and entered.
    pub variant: Variant,
    /// What stands where.
    pub board: Board,
    /// Whose move it is.
    pub side_to_move: Side,
    /// The rights to castle that are not lost.
    pub castling: Castling,
    /// The square that a pawn has just passed over by a double step (FIDE 3.7.3.1).
    pub en_passant: Option<Square>,
    /// Moves by either side since the last capture or pawn move (FIDE 9.3 counts 100 of them).
    pub halfmove_clock: u32,
    /// The number of the next full move, from 1; it grows after Black's move.
    pub move_number: u32,
}

impl Setup {
    /// An empty board, White to move.
    pub const EMPTY: Setup = Setup {
        variant: Variant::Standard,
        board: Board::EMPTY,
        side_to_move: Side::White,
        castling: Castling::NONE,
        en_passant: None,
        halfmove_clock: 0,
        move_number: 1,
    };

    /// The rook with which this side could castle on a wing, as the pieces stand: the outermost one beside a
    /// king on its first rank (FIDE Guidelines II.3). Whether it has the right is another question.
    ///
    /// ```
    /// use rules::{Setup, Side, Square, Wing};
    ///
    /// let setup: Setup = "1k6/8/8/8/8/8/8/RR2K3 w - - 0 1".parse()?;
    /// assert_eq!(setup.castling_rook(Side::White, Wing::Queenside), Some(Square::A1));
    /// assert_eq!(setup.castling_rook(Side::White, Wing::Kingside), None);
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn castling_rook(&self, side: Side, wing: Wing) -> Option<Square> {
        let king = self.board.king(side).filter(|king| king.rank() == home_rank(side))?;
        outermost_rook(&self.board, side, king, wing)
    }
}

/// The Laws alone, or with the Guidelines for Chess960.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Variant {
    /// Kings begin on the e-file and rooks in the corners. To castle, the king goes two squares.
    #[default]
    Standard,
    /// Any of 960 arrays (FIDE Guidelines II). To castle, the king goes onto its rook.
    Chess960,
}

/// How many kings a position must have: the choice on the road from [`Setup`] to a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kings {
    /// One each, as in a game.
    Both,
    /// One each or fewer, as in a lesson. A side without a king is never in check.
    AnyNumber,
}

/// Why a set-up is no position that moves could have led to (FIDE 3.10.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupFault {
    /// This side has no king.
    NoKing(Side),
    /// This side has several kings, on these squares.
    SeveralKings(Side, SquareSet),
    /// Pawns on the first or the eighth rank: they would have been promoted, or moved backwards.
    PawnsOnBackRank(SquareSet),
    /// More pieces than sixteen, or than the first set and eight pawns can have become.
    TooManyPieces(Side),
    /// The side that has just moved is in check, from these squares (FIDE 3.9.2).
    OpponentInCheck(SquareSet),
    /// More than two pieces give check, which no single move can bring about.
    TooManyCheckers(SquareSet),
    /// Two pieces give check, and no single move can have brought both about.
    ImpossibleDoubleCheck(SquareSet),
    /// A right to castle whose king or rook is not on its original square (FIDE 3.8.2.1).
    CastlingWithoutPieces(Side, Wing),
    /// An en passant square that no double step can have passed (FIDE 3.7.3.1).
    EnPassantImpossible(Square),
}

impl SetupFault {
    /// A short name that stays the same from version to version.
    pub fn code(self) -> &'static str {
        match self {
            SetupFault::NoKing(_) => "no_king",
            SetupFault::SeveralKings(..) => "several_kings",
            SetupFault::PawnsOnBackRank(_) => "pawns_on_back_rank",
            SetupFault::TooManyPieces(_) => "too_many_pieces",
            SetupFault::OpponentInCheck(_) => "opponent_in_check",
            SetupFault::TooManyCheckers(_) => "too_many_checkers",
            SetupFault::ImpossibleDoubleCheck(_) => "impossible_double_check",
            SetupFault::CastlingWithoutPieces(..) => "castling_without_pieces",
            SetupFault::EnPassantImpossible(_) => "en_passant_impossible",
        }
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            SetupFault::NoKing(side) => write!(f, "{side:?} has no king"),
            SetupFault::SeveralKings(side, squares) => {
                write!(f, "{side:?} has several kings, on {}", List(squares))
            }
            SetupFault::PawnsOnBackRank(squares) => {
                write!(f, "pawns cannot stand on the first or eighth rank: {}", List(squares))
            }
            SetupFault::TooManyPieces(side) => {
                write!(
                    f,
                    "{side:?} has too many pieces: sixteen at most, and one beyond the first set only for each pawn that is gone"
                )
            }
            SetupFault::OpponentInCheck(squares) => {
                write!(f, "the side that has just moved is in check from {}", List(squares))
            }
            SetupFault::TooManyCheckers(squares) => {
                write!(f, "no move gives check from so many squares at once: {}", List(squares))
            }
            SetupFault::ImpossibleDoubleCheck(squares) => {
                write!(f, "no move gives check from both of these squares at once: {}", List(squares))
            }
            SetupFault::CastlingWithoutPieces(side, wing) => write!(
                f,
                "{side:?} may castle {} only while king and rook stand on their original squares",
                wing.name()
            ),
            SetupFault::EnPassantImpossible(square) => {
                write!(f, "no pawn can have passed over {square} by a double step just now")
            }
        }
    }
}

/// Squares as words: `a1 c3`.
struct List(SquareSet);

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (count, square) in self.0.into_iter().enumerate() {
            let space = if count > 0 { " " } else { "" };
            write!(f, "{space}{square}")?;
        }
        Ok(())
    }
}

/// Everything that is wrong with the set-up; empty if it is sound.
pub(crate) fn faults(setup: &Setup, kings: Kings) -> Vec<SetupFault> {
    let mut faults = Vec::new();
    find_faults(setup, kings, &mut |fault| faults.push(fault));
    faults
}

/// Finds everything that is wrong with the set-up.
pub(crate) fn find_faults(setup: &Setup, kings: Kings, found: &mut impl FnMut(SetupFault)) {
    for side in Side::ALL {
        let squares = setup.board.pieces(side, Kind::King);
        match squares.len() {
            0 if kings == Kings::Both => found(SetupFault::NoKing(side)),
            0 | 1 => {}
            _ => found(SetupFault::SeveralKings(side, squares)),
        }
    }
    let stranded = setup.board.kind(Kind::Pawn) & SquareSet::BACK_RANKS;
    if !stranded.is_empty() {
        found(SetupFault::PawnsOnBackRank(stranded));
    }
    let overfull = Side::ALL.into_iter().filter(|&side| is_overfull(&setup.board, side));
    overfull.map(SetupFault::TooManyPieces).for_each(&mut *found);
    check_faults(setup).for_each(&mut *found);
    for side in Side::ALL {
        let wings = Wing::ALL.into_iter().filter(|&wing| !castling_is_sound(setup, side, wing));
        wings.map(|wing| SetupFault::CastlingWithoutPieces(side, wing)).for_each(&mut *found);
    }
    let passed = setup.en_passant.filter(|&passed| !en_passant_is_sound(setup, passed));
    passed.map(SetupFault::EnPassantImpossible).into_iter().for_each(found);
}

/// Every piece beyond the first set must have been a pawn (FIDE 3.7.3.4). Of the two bishops one
/// stands on light squares and one on dark.
fn is_overfull(board: &Board, side: Side) -> bool {
    let count = |kind| board.pieces(side, kind).len();
    let beyond = |count: usize, array| count.saturating_sub(array);
    let light_bishops =
        board.pieces(side, Kind::Bishop).into_iter().filter(|square| square.is_light()).count();
    let dark_bishops = count(Kind::Bishop) - light_bishops;
    let promoted = beyond(count(Kind::Knight), 2)
        + beyond(light_bishops, 1)
        + beyond(dark_bishops, 1)
        + beyond(count(Kind::Rook), 2)
        + beyond(count(Kind::Queen), 1);
    count(Kind::Pawn) + promoted > 8 || board.side(side).len() > 16
}

/// A king may not be left in check, and a move gives at most two: its own and one it uncovers, or,
/// by capturing en passant, two that it uncovers.
fn check_faults(setup: &Setup) -> impl Iterator<Item = SetupFault> {
    let checkers = |side| {
        let king = setup.board.king(side)?;
        Some(setup.board.attackers(!side, king, setup.board.occupied()))
    };
    let waiting = checkers(!setup.side_to_move).filter(|squares| !squares.is_empty());
    let moving = checkers(setup.side_to_move).and_then(|squares| match squares.len() {
        0 | 1 => None,
        2 if last_move::can_have_given_checks(setup) => None,
        2 => Some(SetupFault::ImpossibleDoubleCheck(squares)),
        _ => Some(SetupFault::TooManyCheckers(squares)),
    });
    waiting.map(SetupFault::OpponentInCheck).into_iter().chain(moving)
}

/// King and rook on their original squares; in Chess960 these are any on the first rank, with the
/// rook on the side of its wing. A king between two rooks does not begin in a corner.
fn castling_is_sound(setup: &Setup, side: Side, wing: Wing) -> bool {
    let Some(rook) = setup.castling.rook(side, wing) else {
        return true;
    };
    let Some(king) = setup.board.king(side) else {
        return false;
    };
    let at_home = match setup.variant {
        Variant::Standard => rook == corner(side, wing) && king == king_home(side),
        Variant::Chess960 => {
            let in_corner = Wing::ALL.iter().any(|&wing| king == corner(side, wing));
            king.rank() == home_rank(side) && !in_corner && Wing::towards(king, rook) == wing
        }
    };
    at_home && setup.board.pieces(side, Kind::Rook).contains(rook)
}

fn en_passant_is_sound(setup: &Setup, passed: Square) -> bool {
    let mover = !setup.side_to_move;
    let (Some(from), Some(to)) = (passed.offset(0, -mover.forward()), passed.offset(0, mover.forward()))
    else {
        return false;
    };
    let board = &setup.board;
    let mut empty = SquareSet::of(passed);
    empty.insert(from);
    passed.rank() == Rank::Third.seen_by(mover)
        && board.pieces(mover, Kind::Pawn).contains(to)
        && !board.occupied().meets(empty)
        && setup.halfmove_clock == 0
        && last_move::double_step_can_have_given_checks(setup, from, to)
}

/// Where a side's king begins in standard chess.
pub(crate) const fn king_home(side: Side) -> Square {
    Square::new(File::E, home_rank(side))
}

/// Where the rook of a wing begins in standard chess.
pub(crate) const fn corner(side: Side, wing: Wing) -> Square {
    let file = match wing {
        Wing::Kingside => File::H,
        Wing::Queenside => File::A,
    };
    Square::new(file, home_rank(side))
}

/// The wing and the rook of a king's move that looks like castling, if it does.
///
/// In standard chess the king goes from its home square to the g- or c-file, whatever stands in the
/// corner; in Chess960 it goes from its first rank onto a rook of its own.
pub(crate) fn castling_try(setup: &Setup, from: Square, to: Square) -> Option<(Wing, Square)> {
    let side = setup.side_to_move;
    match setup.variant {
        Variant::Standard => {
            let wing = Wing::ALL.into_iter().find(|&wing| king_lands(side, wing) == to)?;
            (from == king_home(side)).then(|| (wing, corner(side, wing)))
        }
        Variant::Chess960 => {
            let is_rook = setup.board.pieces(side, Kind::Rook).contains(to);
            let on_first_rank = from.rank() == home_rank(side) && to.rank() == home_rank(side);
            (is_rook && on_first_rank).then(|| (Wing::towards(from, to), to))
        }
    }
}
