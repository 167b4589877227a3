//! Whether a side can still give checkmate by any series of legal moves, its opponent helping as it
//! can: the question of FIDE 5.1.2, 5.2.2, 6.9 and 7.5.5.
//!
//! There are two forms. [`Position::unwinnable`] is quick, allocates nothing and fits after every move:
//! what it says is proven, but it does not see everything. [`Search`] goes on until a mate is found or
//! none is left to find, or its caller has had enough.

mod forced;
mod guide;
mod locked;
mod material;
mod mobility;
mod placement;
mod search;
mod table;

use alloc::vec::Vec;
use core::fmt;

pub use search::Search;

use crate::{Move, Position, Side, SquareSet};

/// Whether a side can still give checkmate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CanWin {
    /// It can: these moves of both sides end in a mate by it.
    Yes(Vec<Move>),
    /// It never can, for this reason.
    No(Unwinnable),
    /// It is not decided within the budget. By the Laws the game then goes on, as if it could.
    Unknown,
}

/// Why a side can give checkmate by no series of legal moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unwinnable {
    /// The game is over, and was not won by this side: there is no legal move.
    Over,
    /// It has nothing but its king.
    BareKing,
    /// It has so little, and the other side nothing that would have to help, that nobody can be mated.
    Material,
    /// There are so few moves that every line could be followed: each ends in stalemate, in this
    /// side's own mate or with too little material, or goes round for ever.
    Forced,
    /// No man that would be needed for a mate can ever get where it would be needed.
    Locked {
        /// Pawns that are never moved and never captured.
        pawns: SquareSet,
    },
    /// Every position that can still arise was looked at, and none is a mate.
    Exhausted {
        /// How many there were, without those that were settled at sight.
        positions: usize,
    },
}

impl Unwinnable {
    /// A short name that stays the same from version to version.
    pub const fn code(self) -> &'static str {
        match self {
            Unwinnable::Over => "over",
            Unwinnable::BareKing => "bare_king",
            Unwinnable::Material => "material",
            Unwinnable::Forced => "forced",
            Unwinnable::Locked { .. } => "locked",
            Unwinnable::Exhausted { .. } => "exhausted",
        }
    }

    /// The pawns that are never moved and never captured, if that is the reason.
    pub fn locked_pawns(self) -> Option<SquareSet> {
        match self {
            Unwinnable::Locked { pawns } => Some(pawns),
            Unwinnable::Over
            | Unwinnable::BareKing
            | Unwinnable::Material
            | Unwinnable::Forced
            | Unwinnable::Exhausted { .. } => None,
        }
    }
}

/// Without both kings the question whether a side can give checkmate has no meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MissingKing(pub Side);

impl fmt::Display for MissingKing {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:?} has no king; whether a side can give checkmate is asked with one king each", self.0)
    }
}

impl core::error::Error for MissingKing {}

/// Why a position is dead (FIDE 5.2.2): neither side can give checkmate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DeadProof {
    /// Why White cannot.
    pub white: Unwinnable,
    /// Why Black cannot.
    pub black: Unwinnable,
}

impl Position {
    /// Whether this side can still give checkmate by any series of legal moves: the full form.
    ///
    /// It follows so many moves at most; a hundred thousand take a few hundredths of a second.
    /// To follow some at a time, there is [`Search`].
    ///
    /// ```
    /// use rules::{CanWin, Kings, Position, Side, Unwinnable};
    ///
    /// let knights = Position::from_fen("8/8/2n1k3/8/8/3K1N2/8/8 w - - 0 1", Kings::Both)?;
    /// let Ok(CanWin::Yes(line)) = knights.can_win(Side::White, 100_000) else { panic!("with help it can") };
    /// let mate = line.iter().fold(knights, |position, &played| position.after(played));
    /// assert!(mate.mate_proof().is_some());
    ///
    /// let knight = Position::from_fen("8/8/2q1k3/8/8/3K1N2/8/8 w - - 0 1", Kings::Both)?;
    /// assert_eq!(knight.can_win(Side::White, 100_000), Ok(CanWin::No(Unwinnable::Material)));
    /// # Ok::<(), rules::FenError>(())
    /// ```
    ///
    /// # Errors
    /// [`MissingKing`]: a lesson position without both kings.
    pub fn can_win(&self, side: Side, moves_max: usize) -> Result<CanWin, MissingKing> {
        let mut search = Search::new(*self, side)?;
        Ok(search.step(moves_max).unwrap_or(CanWin::Unknown))
    }

    /// Why this side can give checkmate by no series of legal moves, as far as it is quickly seen: the
    /// quick form, which allocates nothing. `None` proves nothing.
    ///
    /// ```
    /// use rules::{Kings, Position, Side, Unwinnable};
    ///
    /// let wall = Position::from_fen("8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 1", Kings::Both)?;
    /// let Ok(Some(Unwinnable::Locked { pawns })) = wall.unwinnable(Side::White) else { panic!("a wall") };
    /// assert_eq!(pawns.len(), 8);
    /// # Ok::<(), rules::FenError>(())
    /// ```
    ///
    /// # Errors
    /// [`MissingKing`]: a lesson position without both kings.
    pub fn unwinnable(&self, side: Side) -> Result<Option<Unwinnable>, MissingKing> {
        self.both_kings()?;
        Ok(if self.has_legal_move() {
            quick(self, side)
        } else {
            (!self.is_mated_by(side)).then_some(Unwinnable::Over)
        })
    }

    /// The proof that the position is dead, as far as it is [quickly](Self::unwinnable) seen; `None` if
    /// it is not, if a king is missing, or if the game is over with checkmate or stalemate.
    ///
    /// ```
    /// use rules::{Kings, Position, Unwinnable};
    ///
    /// // The king can only take the queen.
    /// let position = Position::from_fen("k7/1Q6/8/8/8/8/8/6K1 b - - 0 1", Kings::Both)?;
    /// let proof = position.dead_proof().expect("a dead position");
    /// assert_eq!((proof.white, proof.black), (Unwinnable::Forced, Unwinnable::BareKing));
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn dead_proof(&self) -> Option<DeadProof> {
        if self.has_legal_move() { self.dead_proof_in_play() } else { None }
    }

    /// The same where there is a legal move.
    pub(crate) fn dead_proof_in_play(&self) -> Option<DeadProof> {
        self.both_kings().ok()?;
        // The likelier winner first: in most positions that is the end of it.
        if locked::is_likely(self.board(), Side::White) {
            let black = quick(self, Side::Black)?;
            Some(DeadProof { white: quick(self, Side::White)?, black })
        } else {
            Some(DeadProof { white: quick(self, Side::White)?, black: quick(self, Side::Black)? })
        }
    }

    fn both_kings(&self) -> Result<(), MissingKing> {
        match Side::ALL.into_iter().find(|&side| self.board().king(side).is_none()) {
            Some(side) => Err(MissingKing(side)),
            None => Ok(()),
        }
    }

    /// Whether the side to move is checkmated, and by this side.
    fn is_mated_by(&self, side: Side) -> bool {
        self.side_to_move() != side && self.is_check() && !self.has_legal_move()
    }
}

/// The quick form where there is a legal move.
fn quick(position: &Position, side: Side) -> Option<Unwinnable> {
    let at_sight = material::too_little(position.board(), side);
    let forced = || forced::leads_nowhere(position, side).then_some(Unwinnable::Forced);
    let is_likely = || locked::is_likely(position.board(), side);
    let locked = || if is_likely() { locked::proof(position, side) } else { None };
    at_sight.or_else(forced).or_else(locked)
}
