//! Squares, files and ranks: where things stand (FIDE 2.1 and 2.4).

use alloc::string::String;
use core::fmt::{self, Write};
use core::str::FromStr;

use crate::Side;

/// A column of the board, from White's left: a to h (FIDE 2.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the letters are their own names")]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// All eight files, from a to h.
    pub const ALL: [File; 8] = {
        use File::{A, B, C, D, E, F, G, H};
        [A, B, C, D, E, F, G, H]
    };

    /// The letter that names the file, always lower case.
    ///
    /// ```
    /// assert_eq!(rules::File::C.letter(), 'c');
    /// ```
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The file named by a lower-case letter.
    pub fn from_letter(letter: char) -> Option<File> {
        File::ALL.into_iter().find(|file| file.letter() == letter)
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_char(self.letter())
    }
}

/// A row of the board, from White's side: 1 to 8 (FIDE 2.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the numbers are their own names")]
pub enum Rank {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Rank {
    /// All eight ranks, from 1 to 8.
    pub const ALL: [Rank; 8] = {
        use Rank::{Eighth, Fifth, First, Fourth, Second, Seventh, Sixth, Third};
        [First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth]
    };

    /// The number that names the rank, 1 to 8.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The digit that names the rank, `1` to `8`.
    pub const fn digit(self) -> char {
        (b'0' + self.number()) as char
    }

    /// The rank named by a digit from `1` to `8`.
    pub fn from_digit(digit: char) -> Option<Rank> {
        let number = digit.to_digit(10)?;
        Rank::ALL.get(number.checked_sub(1)? as usize).copied()
    }

    /// The same rank counted from a player's own side: Black's second rank is the seventh.
    ///
    /// ```
    /// use rules::{Rank, Side};
    /// assert_eq!(Rank::Second.seen_by(Side::Black), Rank::Seventh);
    /// assert_eq!(Rank::Second.seen_by(Side::White), Rank::Second);
    /// ```
    pub const fn seen_by(self, side: Side) -> Rank {
        match side {
            Side::White => self,
            Side::Black => Rank::ALL[7 - self as usize],
        }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_char(self.digit())
    }
}

/// One of the 64 squares.
///
/// Squares are ordered a1, b1, … h1, a2, … h8; that number is the square's [`index`](Self::index).
///
/// ```
/// use rules::{File, Rank, Square};
///
/// let square: Square = "e4".parse()?;
/// assert_eq!(square, Square::E4);
/// assert_eq!((square.file(), square.rank()), (File::E, Rank::Fourth));
/// # Ok::<(), rules::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// Names all 64 squares as constants, in the order of their index.
macro_rules! name_squares {
    ($($name:ident)*) => {
        #[allow(missing_docs, reason = "the squares are their own names")]
        impl Square {
            $(pub const $name: Square = Square(Names::$name as u8);)*
        }
        enum Names { $($name),* }
    };
}
name_squares! {
    A1 B1 C1 D1 E1 F1 G1 H1
    A2 B2 C2 D2 E2 F2 G2 H2
    A3 B3 C3 D3 E3 F3 G3 H3
    A4 B4 C4 D4 E4 F4 G4 H4
    A5 B5 C5 D5 E5 F5 G5 H5
    A6 B6 C6 D6 E6 F6 G6 H6
    A7 B7 C7 D7 E7 F7 G7 H7
    A8 B8 C8 D8 E8 F8 G8 H8
}

impl Square {
    /// The square where a file and a rank cross.
    pub const fn new(file: File, rank: Rank) -> Square {
        Square(rank as u8 * 8 + file as u8)
    }

    /// The square with this index, 0 (a1) to 63 (h8).
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < 64 { Some(Square(index as u8)) } else { None }
    }

    /// The square of the lowest bit of a non-empty set's bits. Only [`SquareSet`](crate::SquareSet) has them.
    pub(crate) const fn lowest_of(bits: u64) -> Square {
        Square((bits.trailing_zeros() & 63) as u8)
    }

    /// 0 for a1, 1 for b1, up to 63 for h8.
    pub const fn index(self) -> usize {
        // The mask changes nothing: it tells the compiler what the constructors promise.
        (self.0 & 63) as usize
    }

    /// All squares, from a1 to h8 along the ranks.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..64).map(Square)
    }

    /// The column the square is in.
    pub const fn file(self) -> File {
        File::ALL[self.index() % 8]
    }

    /// The row the square is in.
    pub const fn rank(self) -> Rank {
        Rank::ALL[self.index() / 8]
    }

    /// The square so many files to the right and ranks up, from White's side, unless that is off the board.
    ///
    /// ```
    /// use rules::Square;
    /// assert_eq!(Square::G1.offset(-1, 2), Some(Square::F3));
    /// assert_eq!(Square::G1.offset(2, 1), None);
    /// ```
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let (file, rank) = ((self.0 % 8) as i8 + files, (self.0 / 8) as i8 + ranks);
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            return None;
        }
        Some(Square((rank * 8 + file) as u8))
    }

    /// Where a piece came from that went so many files and ranks to this square.
    pub(crate) const fn back(self, files: i8, ranks: i8) -> Square {
        Square((self.0 as i8 - files - 8 * ranks) as u8 & 63)
    }

    /// What the square is called: what it displays, for those who would not download what displays things.
    ///
    /// ```
    /// assert_eq!(rules::Square::E4.name(), "e4");
    /// ```
    pub fn name(self) -> String {
        let mut name = String::from(self.file().letter());
        name.push(self.rank().digit());
        name
    }

    /// Whether the square is a light one: h1 is (FIDE 2.1).
    ///
    /// ```
    /// use rules::Square;
    /// assert!(Square::H1.is_light());
    /// assert!(!Square::A1.is_light());
    /// ```
    pub const fn is_light(self) -> bool {
        (self.0 / 8 + self.0 % 8) % 2 == 1
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.name())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a square: a letter from a to h and a digit from 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a square is a letter from a to h and a digit from 1 to 8, like e4")
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads a square's name.
    ///
    /// # Errors
    /// - `"E4"`, `"4e"`, `"e9"`: not a letter from a to h, then a digit from 1 to 8
    /// - `"e4 "`, `"e44"`, `""`: not exactly two characters
    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let mut letters = text.chars();
        let (Some(file), Some(rank), None) = (letters.next(), letters.next(), letters.next()) else {
            return Err(ParseSquareError);
        };
        let file = File::from_letter(file).ok_or(ParseSquareError)?;
        let rank = Rank::from_digit(rank).ok_or(ParseSquareError)?;
        Ok(Square::new(file, rank))
    }
}
