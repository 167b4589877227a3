//! What the safety of the king forbids (FIDE 3.9.2): squares it cannot flee to, men it holds back.

use alloc::vec::Vec;

use crate::{Attempt, Position, Reason, Refusal, Square, SquareSet, reach};

/// Whether the king can go to a square next to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Flight {
    /// It can.
    Open,
    /// A man of its own stands there (FIDE 3.1).
    OwnMan,
    /// These enemy men attack the square once the king has left its own (FIDE 3.9.2).
    Covered(SquareSet),
}

/// A square next to the king, and whether it is a way out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FlightSquare {
    /// The square.
    pub square: Square,
    /// Whether the king can go there, and if not, why.
    pub flight: Flight,
}

impl Position {
    /// The squares next to the king of the side to move, each with what bars it, in the order of
    /// their index; none without a king.
    ///
    /// A square with an enemy man on it is open if the king can take that man. Castling is not
    /// looked at: it is no way out of check (FIDE 3.8.2.2).
    ///
    /// ```
    /// use rules::{Flight, Kings, Position, SquareSet};
    ///
    /// // The rook on a5 covers the fifth rank.
    /// let position = Position::from_fen("8/8/8/r7/3K4/3P4/8/8 w - - 0 1", Kings::AnyNumber)?;
    /// let flights = position.flight_squares();
    /// let open = flights.iter().filter(|next| next.flight == Flight::Open).map(|next| next.square);
    /// assert_eq!(
    ///     open.collect::<SquareSet>(),
    ///     SquareSet::drawn(
    ///         ". . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . x . x . . .
    ///          . . x . x . . .
    ///          . . . . . . . .
    ///          . . . . . . . .",
    ///     ),
    /// );
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn flight_squares(&self) -> Vec<FlightSquare> {
        let Some(king) = self.board().king(self.side_to_move()) else {
            return Vec::new();
        };
        let neighbours = reach::king(king).into_iter();
        neighbours.map(|square| FlightSquare { square, flight: self.flight(king, square) }).collect()
    }

    fn flight(&self, king: Square, to: Square) -> Flight {
        let (board, side) = (self.board(), self.side_to_move());
        if board.side(side).contains(to) {
            return Flight::OwnMan;
        }
        // A king that retreats along a line does not shield the square behind it.
        let attackers = board.attackers(!side, to, board.occupied() - SquareSet::of(king));
        if attackers.is_empty() { Flight::Open } else { Flight::Covered(attackers) }
    }

    /// The moves of the man on `from` to these squares that nothing forbids but its king's safety.
    pub(super) fn unsafe_tries(&self, from: Square, targets: SquareSet) -> impl Iterator<Item = Refusal> {
        let tries = targets.into_iter().map(move |to| Attempt::new(from, to));
        let refused = tries.filter_map(|attempt| self.judge_ongoing(self.side_to_move(), attempt).err());
        refused.filter(|refusal| exposes_king(refusal.reason))
    }
}

/// Whether a man other than the king is refused for its king's sake alone.
fn exposes_king(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::DoubleCheckKingMustMove | Reason::CheckNotAnswered | Reason::EpExposesKing | Reason::Pinned
    )
}
