//! The two players (FIDE 1.1).

use core::ops::Not;

use crate::Square;

/// One of the two players, named by the colour of the pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Moves first (FIDE 1.2).
    White,
    /// Moves second.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// The number of ranks a pawn of this side climbs in one step, seen from White: 1 or -1.
    pub const fn forward(self) -> i8 {
        match self {
            Side::White => 1,
            Side::Black => -1,
        }
    }

    /// `w` or `b`, as in a FEN.
    pub const fn letter(self) -> char {
        match self {
            Side::White => 'w',
            Side::Black => 'b',
        }
    }
}

impl Not for Side {
    type Output = Side;

    /// The opponent.
    ///
    /// ```
    /// use rules::Side;
    /// assert_eq!(!Side::White, Side::Black);
    /// ```
    fn not(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}

/// The half of the board towards which a king castles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wing {
    /// Towards the h-file: the king lands on the g-file.
    Kingside,
    /// Towards the a-file: the king lands on the c-file.
    Queenside,
}

impl Wing {
    /// Both wings, the king's first, as in a FEN.
    pub const ALL: [Wing; 2] = [Wing::Kingside, Wing::Queenside];

    /// `kingside` or `queenside`.
    pub const fn name(self) -> &'static str {
        match self {
            Wing::Kingside => "kingside",
            Wing::Queenside => "queenside",
        }
    }

    /// The wing on which the second square lies, seen from the first.
    pub(crate) fn towards(from: Square, to: Square) -> Wing {
        if to.file() > from.file() { Wing::Kingside } else { Wing::Queenside }
    }
}
