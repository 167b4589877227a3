//! Forks: one piece, two threats.

use alloc::vec::Vec;

use crate::{Board, Kind, Side, Square, SquareSet, reach};

/// A piece that attacks two or more enemy men worth taking at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fork {
    /// The piece that forks.
    pub piece: Square,
    /// What it attacks and would gladly take: the king, men of more points, undefended men.
    pub targets: SquareSet,
}

impl Board {
    /// Every fork by this side's pieces.
    ///
    /// A target counts if it is the king, if it has more [points](Kind::points) than the forking
    /// piece, or if no man defends it. A king forks undefended men only. As with every attack,
    /// the forking piece may be pinned (FIDE 3.1.3), and it may be in danger itself.
    ///
    /// ```
    /// use rules::{Fork, Kings, Position, Side, Square, SquareSet};
    ///
    /// // The knight on c7 attacks king and rook; the pawn on b5 has its guard on a6.
    /// let position = Position::from_fen("r3k3/2N5/p7/1p6/8/8/8/4K3 b - - 0 1", Kings::Both)?;
    /// let [fork] = position.board().forks(Side::White)[..] else { panic!("one fork") };
    /// assert_eq!(fork.piece, Square::C7);
    /// assert_eq!(
    ///     fork.targets,
    ///     SquareSet::drawn(
    ///         "x . . . x . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .",
    ///     ),
    /// );
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn forks(&self, side: Side) -> Vec<Fork> {
        let free = self.undefended_pieces(!side) | self.pieces(!side, Kind::King);
        let own = self.men().filter(|(_, piece)| piece.side == side);
        own.map(|(square, piece)| {
            let attacked = reach::attacks(side, piece.kind, square, self.occupied());
            Fork { piece: square, targets: attacked & (free | self.dearer(!side, piece.kind)) }
        })
        .filter(|fork| fork.targets.is_several())
        .collect()
    }

    /// This side's men of more points than a piece of this kind; none if either is a king.
    fn dearer(&self, side: Side, than: Kind) -> SquareSet {
        let is_dearer =
            |kind: &Kind| kind.points().zip(than.points()).is_some_and(|(one, other)| one > other);
        let kinds = Kind::ALL.into_iter().filter(is_dearer);
        kinds.fold(SquareSet::EMPTY, |all, kind| all | self.pieces(side, kind))
    }
}
