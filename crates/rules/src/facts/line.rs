//! Lines to a king with one man on them: pins and discovered checks (FIDE 3.1.3 and 3.9.2).

use alloc::vec::Vec;

use crate::{Board, Side, Square, SquareSet, reach};

/// A man that may not leave the line between its own king and an enemy piece (FIDE 3.9.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pin {
    /// The enemy bishop, rook or queen that would attack the king.
    pub pinner: Square,
    /// The man that keeps it from doing so.
    pub pinned: Square,
    /// The king behind that man.
    pub king: Square,
}

impl Pin {
    /// The squares the pinned man may still go to, if its own way of moving leads there: those
    /// between pinner and king, the pinner's included; the man's own square is drawn with them.
    pub fn line(self) -> SquareSet {
        line_to_king(self.pinner, self.king)
    }
}

/// A man that gives check by stepping aside, because it uncovers a piece of its own side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Discovery {
    /// The bishop, rook or queen that would then give check.
    pub slider: Square,
    /// The man of the same side that stands in its way.
    pub screen: Square,
    /// The enemy king.
    pub king: Square,
}

impl Discovery {
    /// The squares where the screen would go on hiding the king: those between slider and king,
    /// and, as for a [`Pin`], the slider's.
    pub fn line(self) -> SquareSet {
        line_to_king(self.slider, self.king)
    }
}

fn line_to_king(slider: Square, king: Square) -> SquareSet {
    reach::between(slider, king) | SquareSet::of(slider)
}

impl Board {
    /// Every man of this side that is pinned to its king; none if it has no king.
    ///
    /// Pins to other pieces are advice and no law, so they are left out.
    ///
    /// ```
    /// use rules::{Kings, Pin, Position, Side, Square, SquareSet};
    ///
    /// let position = Position::from_fen("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", Kings::Both)?;
    /// let pin = Pin { pinner: Square::E8, pinned: Square::E2, king: Square::E1 };
    /// assert_eq!(position.board().pins(Side::White), [pin]);
    /// assert_eq!(
    ///     pin.line(),
    ///     SquareSet::drawn(
    ///         ". . . . x . . .
    ///          . . . . x . . .
    ///          . . . . x . . .
    ///          . . . . x . . .
    ///          . . . . x . . .
    ///          . . . . x . . .
    ///          . . . . x . . .
    ///          . . . . . . . .",
    ///     ),
    /// );
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn pins(&self, side: Side) -> Vec<Pin> {
        let Some(king) = self.king(side) else {
            return Vec::new();
        };
        self.screened_sliders(!side, king)
            .filter(|&(_, pinned)| self.side(side).contains(pinned))
            .map(|(pinner, pinned)| Pin { pinner, pinned, king })
            .collect()
    }

    /// Every man of this side that would give a discovered check by leaving its line.
    ///
    /// Whether it can leave is another question: a pawn may be able to go along the line only. En
    /// passant can uncover a line by the pawn it takes off too; that pawn is nobody's to move
    /// aside, so it is left out.
    ///
    /// ```
    /// use rules::{Discovery, Kings, Position, Side, Square, SquareSet};
    ///
    /// let position = Position::from_fen("6k1/8/8/8/2N5/1B6/8/4K3 w - - 0 1", Kings::Both)?;
    /// let discovery = Discovery { slider: Square::B3, screen: Square::C4, king: Square::G8 };
    /// assert_eq!(position.board().discoveries(Side::White), [discovery]);
    /// assert_eq!(
    ///     discovery.line(),
    ///     SquareSet::drawn(
    ///         ". . . . . . . .
    ///          . . . . . x . .
    ///          . . . . x . . .
    ///          . . . x . . . .
    ///          . . x . . . . .
    ///          . x . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .",
    ///     ),
    /// );
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn discoveries(&self, side: Side) -> Vec<Discovery> {
        let Some(king) = self.king(!side) else {
            return Vec::new();
        };
        self.screened_sliders(side, king)
            .filter(|&(_, screen)| self.side(side).contains(screen))
            .map(|(slider, screen)| Discovery { slider, screen, king })
            .collect()
    }

    /// This side's sliders that one man alone keeps from attacking the target, each with that man.
    fn screened_sliders(&self, side: Side, target: Square) -> impl Iterator<Item = (Square, Square)> {
        self.sliders_in_line(side, target).into_iter().filter_map(move |slider| {
            let screens = reach::between(slider, target) & self.occupied();
            let screen = screens.first()?;
            (!screens.is_several()).then_some((slider, screen))
        })
    }
}
