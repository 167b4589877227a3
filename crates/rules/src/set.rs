//! Sets of squares, one bit a square.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use crate::{File, Rank, Square};

/// A set of squares, as small and as quick to copy as a number.
///
/// It can be drawn, seen from White's side, which keeps examples and tests readable:
///
/// ```
/// use rules::{reach, Square, SquareSet};
///
/// assert_eq!(
///     reach::knight(Square::G1),
///     SquareSet::drawn(
///         ". . . . . . . .
///          . . . . . . . .
///          . . . . . . . .
///          . . . . . . . .
///          . . . . . . . .
///          . . . . . x . x
///          . . . . x . . .
///          . . . . . . . .",
///     ),
/// );
/// ```
///
/// The order of two sets has no meaning, so `Ord` is left out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);
    /// All 64 squares.
    pub const FULL: SquareSet = SquareSet(u64::MAX);
    /// The first and the eighth rank, where no pawn can stand.
    pub const BACK_RANKS: SquareSet = SquareSet(0xff00_0000_0000_00ff);
    /// The 32 light squares; h1 is one (FIDE 2.1).
    pub const LIGHT: SquareSet = SquareSet(0x55aa_55aa_55aa_55aa);

    /// The set with these bits: bit 0 is a1, bit 63 is h8, as in [`Square::index`].
    pub const fn from_bits(bits: u64) -> SquareSet {
        SquareSet(bits)
    }

    /// The bits of the set: bit 0 is a1, bit 63 is h8.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of one square.
    pub const fn of(square: Square) -> SquareSet {
        SquareSet(1 << square.index())
    }

    /// The eight squares of a file.
    pub const fn file(file: File) -> SquareSet {
        SquareSet(0x0101_0101_0101_0101 << file as u8)
    }

    /// The eight squares of a rank.
    pub const fn rank(rank: Rank) -> SquareSet {
        SquareSet(0xff << (rank as u8 * 8))
    }

    /// The set in a drawing: 64 of `x` and `.`, from a8 to h1; spaces and line ends are free.
    ///
    /// # Panics
    /// When the drawing holds another character or not 64 squares. It is meant for constants and tests.
    pub const fn drawn(picture: &str) -> SquareSet {
        let (bytes, mut at, mut square, mut bits) = (picture.as_bytes(), 0, 0, 0);
        while at < bytes.len() {
            match bytes[at] {
                b'x' => bits |= 1 << ((7 - square / 8) * 8 + square % 8),
                b'.' => {}
                b' ' | b'\n' => square -= 1,
                _ => panic!("a drawing holds x, dots, spaces and line ends"),
            }
            square += 1;
            at += 1;
        }
        assert!(square == 64, "a drawing holds 64 squares");
        SquareSet(bits)
    }

    /// How many squares the set holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set holds no square.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set holds the square.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// Whether every square of this set is in the other.
    pub const fn is_subset(self, other: SquareSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the two sets share a square.
    pub const fn meets(self, other: SquareSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether the set holds two squares or more; quicker than counting.
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The first square in the order of the index, if there is one.
    pub const fn first(self) -> Option<Square> {
        if self.is_empty() { None } else { Some(Square::lowest_of(self.0)) }
    }

    /// Adds a square; nothing changes if it is there already.
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.index();
    }

    /// Takes a square out; nothing changes if it is not there.
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.index());
    }

    /// All squares one rank up (White's forward) or down; those that leave the board are gone.
    pub(crate) const fn stepped(self, ranks: i8) -> SquareSet {
        if ranks > 0 { SquareSet(self.0 << (8 * ranks)) } else { SquareSet(self.0 >> (-8 * ranks)) }
    }

    /// All squares one file to the right (seen by White) or left; those that leave the board are gone.
    pub(crate) const fn aside(self, files: i8) -> SquareSet {
        if files > 0 {
            SquareSet((self.0 & !SquareSet::file(File::H).0) << 1)
        } else {
            SquareSet((self.0 & !SquareSet::file(File::A).0) >> 1)
        }
    }
}

/// Squares in the order of their index, lowest first.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    // Built for size, every square would be a call: perft in Node takes twice as long, and the module is
    // no smaller.
    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        let square = SquareSet(self.0).first();
        self.0 &= self.0.wrapping_sub(1);
        square
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = SquareSet(self.0).len();
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl From<Square> for SquareSet {
    fn from(square: Square) -> SquareSet {
        SquareSet::of(square)
    }
}

/// Writes out operators that act bit by bit.
macro_rules! bitwise {
    ($($trait:ident $method:ident $assign:ident $assign_method:ident;)*) => {$(
        impl $trait for SquareSet {
            type Output = SquareSet;
            fn $method(self, other: SquareSet) -> SquareSet {
                SquareSet(self.0.$method(other.0))
            }
        }
        impl $assign for SquareSet {
            fn $assign_method(&mut self, other: SquareSet) {
                self.0.$assign_method(other.0);
            }
        }
    )*};
}
bitwise! {
    BitAnd bitand BitAndAssign bitand_assign;
    BitOr bitor BitOrAssign bitor_assign;
    BitXor bitxor BitXorAssign bitxor_assign;
}

impl Not for SquareSet {
    type Output = SquareSet;
    fn not(self) -> SquareSet {
        SquareSet(!self.0)
    }
}

impl Sub for SquareSet {
    type Output = SquareSet;
    /// The squares of the first set that are not in the second.
    fn sub(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }
}

impl fmt::Display for SquareSet {
    /// Draws the set, as [`SquareSet::drawn`] reads it.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                let mark = if self.contains(Square::new(file, rank)) { 'x' } else { '.' };
                let end = if file == File::H { '\n' } else { ' ' };
                write!(f, "{mark}{end}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for SquareSet {
    /// Draws the set on lines of its own, so that a failed assertion shows two boards.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "\n{self}")
    }
}
