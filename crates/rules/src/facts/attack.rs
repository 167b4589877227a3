//! Attacked and defended pieces (FIDE 3.1.2 and 3.1.3).

use crate::{Board, Kind, Side, Square, SquareSet, reach};

impl Board {
    /// The enemy men that attack the man on this square (FIDE 3.1.2), pinned ones included
    /// (FIDE 3.1.3); none if the square is empty.
    ///
    /// ```
    /// use rules::{Kings, Position, Square, SquareSet};
    ///
    /// // The bishop on b5 is pinned to its king, and attacks the knight on c6 all the same.
    /// let position = Position::from_fen("1r2k3/8/2n5/1B6/8/8/8/1K6 b - - 0 1", Kings::Both)?;
    /// assert_eq!(position.board().attackers_of(Square::C6), SquareSet::of(Square::B5));
    /// # Ok::<(), rules::FenError>(())
    /// ```
    ///
    /// A piece behind another on one line attacks only once the one in front has left. Capturing
    /// en passant is no attack on the pawn's own square. For an empty square, or for one's own
    /// side, ask [`attackers`](Self::attackers).
    pub fn attackers_of(&self, square: Square) -> SquareSet {
        self.side_on(square).map_or(SquareSet::EMPTY, |owner| self.attackers(!owner, square, self.occupied()))
    }

    /// The men that would take back if the man on this square were captured: its own side's
    /// attackers of the square (FIDE 3.1.2), pinned ones included (FIDE 3.1.3); none if it is empty.
    ///
    /// ```
    /// use rules::{Kings, Position, Square, SquareSet};
    ///
    /// let position = Position::from_fen("8/8/8/4n3/2B5/3P4/8/3R4 b - - 0 1", Kings::AnyNumber)?;
    /// assert_eq!(
    ///     position.board().defenders_of(Square::D3),
    ///     SquareSet::drawn(
    ///         ". . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . x . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . x . . . .",
    ///     ),
    /// );
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn defenders_of(&self, square: Square) -> SquareSet {
        self.side_on(square).map_or(SquareSet::EMPTY, |owner| self.attackers(owner, square, self.occupied()))
    }

    /// Every square this side attacks (FIDE 3.1.2): those with its own men too, which it defends.
    ///
    /// ```
    /// use rules::{Kings, Position, Side, SquareSet};
    ///
    /// let position = Position::from_fen("8/8/8/8/8/2P5/1K6/8 w - - 0 1", Kings::AnyNumber)?;
    /// assert_eq!(
    ///     position.board().attacked_squares(Side::White),
    ///     SquareSet::drawn(
    ///         ". . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . x . x . . . .
    ///          x x x . . . . .
    ///          x . x . . . . .
    ///          x x x . . . . .",
    ///     ),
    /// );
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn attacked_squares(&self, side: Side) -> SquareSet {
        let own = self.men().filter(|(_, piece)| piece.side == side);
        own.map(|(from, piece)| reach::attacks(side, piece.kind, from, self.occupied()))
            .fold(SquareSet::EMPTY, |all, reached| all | reached)
    }

    /// The men of this side that the enemy attacks (FIDE 3.1.2); the king too, when in check.
    ///
    /// ```
    /// use rules::{Kings, Position, Side, SquareSet};
    ///
    /// let position = Position::from_fen("8/8/1r3P2/8/3B4/8/1N6/8 b - - 0 1", Kings::AnyNumber)?;
    /// assert_eq!(
    ///     position.board().attacked_pieces(Side::White),
    ///     SquareSet::drawn(
    ///         ". . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . x . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . x . . . . . .
    ///          . . . . . . . .",
    ///     ),
    /// );
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn attacked_pieces(&self, side: Side) -> SquareSet {
        self.side(side) & self.attacked_squares(!side)
    }

    /// The men of this side that no own man defends, attacked or not.
    ///
    /// The king is left out: it can never be captured (FIDE 1.4.1), so nothing could take back.
    /// A piece is free to be taken when it is also among [`attacked_pieces`](Self::attacked_pieces).
    ///
    /// ```
    /// use rules::{Kings, Position, Side, SquareSet};
    ///
    /// let position = Position::from_fen("8/8/1r3P2/8/3B4/8/1N6/8 b - - 0 1", Kings::AnyNumber)?;
    /// assert_eq!(
    ///     position.board().undefended_pieces(Side::White),
    ///     SquareSet::drawn(
    ///         ". . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . x . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .",
    ///     ),
    /// );
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn undefended_pieces(&self, side: Side) -> SquareSet {
        self.side(side) - self.kind(Kind::King) - self.attacked_squares(side)
    }
}
