//! Castling rights: who may still castle with which rook (FIDE 3.8.2).

use crate::{File, Rank, Side, Square, Wing};

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
    pub fn revoke_both(&mut self, side: Side) {
        self.rooks[side as usize] = [None; 2];
    }

    /// A piece has left this square or landed on it: a right that belonged to a rook there is lost.
    pub fn revoke_rook(&mut self, square: Square) {
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

/// Where castling on this wing brings the king: the g- or the c-file (FIDE 3.8.2).
pub(crate) const fn king_lands(side: Side, wing: Wing) -> Square {
    let file = match wing {
        Wing::Kingside => File::G,
        Wing::Queenside => File::C,
    };
    Square::new(file, home_rank(side))
}

/// Where castling on this wing brings the rook: the f- or the d-file (FIDE 3.8.2).
pub(crate) const fn rook_lands(side: Side, wing: Wing) -> Square {
    let file = match wing {
        Wing::Kingside => File::F,
        Wing::Queenside => File::D,
    };
    Square::new(file, home_rank(side))
}
