//! What the pieces are worth in a beginner's sum: 1, 3, 3, 5 and 9.

use crate::{Board, Kind, Side};

impl Kind {
    /// The usual points: pawn 1, knight and bishop 3, rook 5, queen 9. The king has none, for it is
    /// never exchanged (FIDE 1.4.1). The Laws know no points: they guide trades, and are no rule.
    ///
    /// ```
    /// use rules::Kind;
    /// assert_eq!(Kind::Rook.points(), Some(5));
    /// assert_eq!(Kind::King.points(), None);
    /// ```
    pub const fn points(self) -> Option<u32> {
        match self {
            Kind::Pawn => Some(1),
            Kind::Knight | Kind::Bishop => Some(3),
            Kind::Rook => Some(5),
            Kind::Queen => Some(9),
            Kind::King => None,
        }
    }
}

impl Board {
    /// The points of this side's pieces together.
    ///
    /// ```
    /// use rules::{Position, Side};
    /// assert_eq!(Position::initial().board().material(Side::White), 39);
    /// ```
    pub fn material(&self, side: Side) -> u32 {
        let own = self.men().filter(|(_, piece)| piece.side == side);
        own.filter_map(|(_, piece)| piece.kind.points()).sum()
    }

    /// By how many points this side is ahead; below zero when it is behind.
    ///
    /// ```
    /// use rules::{Kings, Position, Side};
    ///
    /// // A rook and a pawn against a bishop.
    /// let position = Position::from_fen("4k3/2b5/8/8/8/8/4P3/R3K3 w - - 0 1", Kings::Both)?;
    /// assert_eq!(position.board().plus_number(Side::White), 3);
    /// assert_eq!(position.board().plus_number(Side::Black), -3);
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn plus_number(&self, side: Side) -> i32 {
        self.material(side).cast_signed() - self.material(!side).cast_signed()
    }
}
