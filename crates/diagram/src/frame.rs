//! Where things lie in the picture: whole units in a fixed box, 45 to a square.

use alloc::format;
use alloc::string::String;

use rules::{File, Rank, Side, Square};

use crate::Coordinates;
use crate::art::SIZE;

/// The width of a square, the same as the grid of the pieces.
pub const SQUARE: u32 = SIZE as u32;

/// The width of the eight squares.
pub const BOARD: u32 = 8 * SQUARE;

/// Room for the board's outline on a side without letters.
const EDGE: u32 = 3;

/// Room for a line of letters or digits.
const MARGIN: u32 = 20;

/// The outline of one picture: which way round the board lies, and how much room is left beside it.
///
/// ```
/// use diagram::{Coordinates, Frame};
/// use rules::{Side, Square};
///
/// let white_below = Frame::new(Side::White, Coordinates::Outside);
/// assert_eq!(white_below.view_box(), "0 0 383 383");
/// assert_eq!(white_below.corner(Square::A8), (20, 3));
/// let black_below = Frame::new(Side::Black, Coordinates::Hidden);
/// assert_eq!(black_below.corner(Square::H1), (3, 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    below: Side,
    left: u32,
    bottom: u32,
}

impl Frame {
    /// The frame of a board with this side at the bottom.
    pub fn new(below: Side, coordinates: Coordinates) -> Frame {
        let room = match coordinates {
            Coordinates::Outside => MARGIN,
            Coordinates::Inside | Coordinates::EverySquare | Coordinates::Hidden => EDGE,
        };
        Frame { below, left: room, bottom: room }
    }

    /// The box of the whole picture, as the attribute of an `svg` element.
    pub fn view_box(self) -> String {
        let (width, height) = self.size();
        format!("0 0 {width} {height}")
    }

    /// Width and height of the whole picture.
    pub fn size(self) -> (u32, u32) {
        (self.left + BOARD + EDGE, EDGE + BOARD + self.bottom)
    }

    /// Left edge and top edge of the board itself.
    pub fn board(self) -> (u32, u32) {
        (self.left, EDGE)
    }

    /// The top left corner of a square.
    pub fn corner(self, square: Square) -> (u32, u32) {
        let (column, row) = self.place(square);
        (self.left + column * SQUARE, EDGE + row * SQUARE)
    }

    /// Files from left to right, as they are seen.
    pub fn files(self) -> [File; 8] {
        let mut files = File::ALL;
        if self.below == Side::Black {
            files.reverse();
        }
        files
    }

    /// Ranks from top to bottom, as they are seen.
    pub fn ranks(self) -> [Rank; 8] {
        let mut ranks = Rank::ALL;
        if self.below == Side::White {
            ranks.reverse();
        }
        ranks
    }

    /// Column from the left and row from the top, each from 0.
    fn place(self, square: Square) -> (u32, u32) {
        let (file, rank) = (square.file() as u32, square.rank() as u32);
        match self.below {
            Side::White => (file, 7 - rank),
            Side::Black => (7 - file, rank),
        }
    }
}
