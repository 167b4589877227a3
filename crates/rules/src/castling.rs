//! Castling (FIDE 3.8.2): who may still castle with which rook, and what lies on the way.

use crate::setup::{castling_try, corner, king_home};
use crate::{
    Attempt, Board, Culprits, File, Kind, Move, Position, Rank, Reason, Refusal, Role, Side, Square,
    SquareSet, Variant, Wing, reach,
};

/// The rights to castle that are not lost for good (FIDE 3.8.2.1).
///
/// A right names the file of its rook. Whether castling is possible at this very moment
/// (FIDE 3.8.2.2) is another question: ask the position for its legal moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Castling {
    rooks: [[Option<File>; 2]; 2],
}

impl Castling {
    /// Nobody may castle.
    pub const NONE: Castling = Castling { rooks: [[None; 2]; 2] };

    /// All four rights of the initial position.
    pub const ALL: Castling = Castling { rooks: [[Some(File::H), Some(File::A)]; 2] };

    /// Where the rook stands with which this side may still castle on this wing.
    ///
    /// ```
    /// use rules::{Castling, Side, Square, Wing};
    /// assert_eq!(Castling::ALL.rook(Side::Black, Wing::Queenside), Some(Square::A8));
    /// ```
    pub fn rook(self, side: Side, wing: Wing) -> Option<Square> {
        let file = self.rooks[side as usize][wing as usize]?;
        Some(Square::new(file, home_rank(side)))
    }

    /// Whether nobody may castle.
    pub fn is_none(self) -> bool {
        self == Castling::NONE
    }

    /// Gives this side the right to castle on this wing with the rook on that file of its first rank.
    pub fn grant(&mut self, side: Side, wing: Wing, rook: File) {
        self.rooks[side as usize][wing as usize] = Some(rook);
    }

    /// The king has moved: both rights of this side are lost.
    pub(crate) fn revoke_both(&mut self, side: Side) {
        self.rooks[side as usize] = [None; 2];
    }

    /// A piece has left this square or landed on it: a right that belonged to a rook there is lost.
    pub(crate) fn revoke_rook(&mut self, square: Square) {
        for side in Side::ALL {
            for wing in Wing::ALL {
                if self.rook(side, wing) == Some(square) {
                    self.rooks[side as usize][wing as usize] = None;
                }
            }
        }
    }
}

/// The rank on which a side's king and rooks begin.
pub(crate) const fn home_rank(side: Side) -> Rank {
    Rank::First.seen_by(side)
}

/// The file to which castling on this wing brings the king (FIDE 3.8.2).
pub(crate) const fn king_file(wing: Wing) -> File {
    match wing {
        Wing::Kingside => File::G,
        Wing::Queenside => File::C,
    }
}

/// Where castling on this wing brings the king.
pub(crate) const fn king_lands(side: Side, wing: Wing) -> Square {
    Square::new(king_file(wing), home_rank(side))
}

/// Where castling on this wing brings the rook: the f- or the d-file (FIDE 3.8.2).
pub(crate) const fn rook_lands(side: Side, wing: Wing) -> Square {
    let file = match wing {
        Wing::Kingside => File::F,
        Wing::Queenside => File::D,
    };
    Square::new(file, home_rank(side))
}

/// The squares of a rank from one to the other, both included.
fn span(one: Square, other: Square) -> SquareSet {
    let (first, last) = (one.index().min(other.index()), one.index().max(other.index()));
    SquareSet::from_bits((2_u64 << last).wrapping_sub(1 << first))
}

/// This side's rook that stands farthest from its king on a wing of the first rank.
pub(crate) fn outermost_rook(board: &Board, side: Side, king: Square, wing: Wing) -> Option<Square> {
    let rooks = board.pieces(side, Kind::Rook) & SquareSet::rank(home_rank(side));
    let mut on_wing = rooks.into_iter().filter(|&rook| Wing::towards(king, rook) == wing);
    match wing {
        Wing::Kingside => on_wing.last(),
        Wing::Queenside => on_wing.next(),
    }
}

/// What lies on the way when king and rook castle.
pub(crate) struct CastlingPath {
    /// The squares the king crosses and the one it lands on.
    pub(crate) king_walk: SquareSet,
    /// Pieces on squares that must be empty.
    pub(crate) blockers: SquareSet,
}

impl Position {
    /// The way of king and rook on this wing, if there is a right to castle there.
    pub(crate) fn castling_path(&self, wing: Wing, king: Square) -> Option<CastlingPath> {
        let side = self.side_to_move();
        let rook = self.castling().rook(side, wing)?;
        let (to, rook_to) = (king_lands(side, wing), rook_lands(side, wing));
        let king_walk = (span(king, to) - SquareSet::of(king)) | SquareSet::of(to);
        let crossed = span(king, to) | span(rook, rook_to) | span(king, rook);
        let themselves = SquareSet::of(king) | SquareSet::of(rook);
        Some(CastlingPath { king_walk, blockers: crossed & (self.board().occupied() - themselves) })
    }

    /// What [`judge`](Self::judge) is asked when this king of the side to move is to castle on this wing: to go to
    /// the g- or c-file, in Chess960 onto its rook. From elsewhere than its original square a king may well step
    /// where castling would bring it, and does not castle.
    ///
    /// ```
    /// use rules::{Kings, Position, Square, Wing};
    ///
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/5K1R w - - 0 1", Kings::Both)?;
    /// let refusal = position.castling_attempt(Square::F1, Wing::Kingside).unwrap_err();
    /// assert_eq!(refusal.to_string(), "f1g1: castle_king_moved king=e1 (3.8.2.1)");
    /// # Ok::<(), rules::FenError>(())
    /// ```
    ///
    /// # Errors
    /// The refusal of a king that stands elsewhere, or, in Chess960, that has no rook on this wing.
    pub fn castling_attempt(&self, king: Square, wing: Wing) -> Result<Attempt, Refusal> {
        let (side, variant) = (self.side_to_move(), self.variant());
        let lands = king_lands(side, wing);
        let (aim, began) = match variant {
            Variant::Standard => (Some(lands), king_home(side)),
            Variant::Chess960 => {
                let rook = self.castling().rook(side, wing);
                (rook.or_else(|| outermost_rook(self.board(), side, king, wing)), king)
            }
        };
        let attempt = Attempt::new(king, aim.unwrap_or(lands));
        if castling_try(&self.to_setup(), king, attempt.to).is_some() {
            return Ok(attempt);
        }
        let (reason, culprits) = match aim {
            Some(_) => (Reason::CastleKingMoved, Culprits::NONE.and(Role::King, began)),
            None => (Reason::CastleNoRook, Culprits::NONE.and(Role::Missing, corner(side, wing))),
        };
        let refusal = Refusal { attempt, kind: Some(Kind::King), reason, culprits, variant, ending: None };
        Err(self.ending().map_or(refusal, |ending| self.refusal_after(ending, attempt)))
    }

    /// The walk on each wing of a king that is not in check and may castle unless an attack forbids it:
    /// the right, the empty squares. No squares where it may not.
    pub(crate) fn open_walks(&self, king: Square) -> [SquareSet; 2] {
        Wing::ALL.map(|wing| {
            let rook = self.castling().rook(self.side_to_move(), wing);
            // Something nearly always stands between king and rook, so that is asked first.
            let path = rook
                .filter(|&rook| !reach::between(king, rook).meets(self.board().occupied()))
                .and_then(|_| self.castling_path(wing, king))
                .filter(|path| path.blockers.is_empty());
            path.map_or(SquareSet::EMPTY, |path| path.king_walk)
        })
    }

    /// Whether a king whose walk is safe is safe when its rook has moved too: in standard chess always,
    /// for nothing stands beyond a corner.
    pub(crate) fn lands_safely(&self, wing: Wing, king: Square) -> bool {
        self.variant() == Variant::Standard || self.attackers_after_castling(wing, king).is_empty()
    }

    /// Who attacks the king once it has castled: in Chess960 the rook may have shielded it from a
    /// piece on the first rank.
    pub(crate) fn attackers_after_castling(&self, wing: Wing, king: Square) -> SquareSet {
        let side = self.side_to_move();
        let (to, rook_to) = (king_lands(side, wing), rook_lands(side, wing));
        let rook = self.castling().rook(side, wing).map_or(SquareSet::EMPTY, SquareSet::of);
        let left = SquareSet::of(king) | rook;
        let occupied = (self.board().occupied() - left) | SquareSet::of(to) | SquareSet::of(rook_to);
        self.board().attackers(!side, to, occupied)
    }

    /// Castling on this wing as a move, allowed or not.
    pub(crate) fn castling_move(&self, wing: Wing, king: Square) -> Move {
        let to = king_lands(self.side_to_move(), wing);
        let rook = self.castling().rook(self.side_to_move(), wing);
        let aim = match self.variant() {
            Variant::Standard => to,
            Variant::Chess960 => rook.unwrap_or(to),
        };
        Move::castle(king, aim, wing)
    }
}
