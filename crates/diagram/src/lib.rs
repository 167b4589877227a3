//! What a chess board looks like: pieces, marks and arrows as SVG.
//!
//! ```
//! use diagram::{Diagram, Mark, Sign};
//! use rules::{Kings, Position, Square};
//!
//! let position = Position::from_fen("8/8/8/8/3R4/8/8/8 w - - 0 1", Kings::AnyNumber)?;
//! let mut diagram = Diagram::of(*position.board());
//! for square in position.destinations(Square::D4) {
//!     diagram.marks.push(Mark { sign: Sign::Dot, square });
//! }
//! let svg = diagram.to_svg(&diagram::Names { id: "open", title: "A rook on d4", description: "White: rook d4." });
//! assert!(svg.starts_with("<svg"));
//! assert_eq!(svg.matches("data-mark=\"dot\"").count(), 14);
//! # Ok::<(), rules::FenError>(())
//! ```
//!
//! # The map
//!
//! | module | what it holds |
//! |---|---|
//! | [`art`] | the drawings of the six pieces |
//! | `frame` | [`Frame`]: where each square lies |
//! | `mark` | [`Mark`] and [`Arrow`]: what is drawn on squares |
//! | `parts` | [`Part`]: a diagram taken apart, for boards that change |
//! | `thumbnail` | many small pictures on a page that writes their shapes once |
//! | `palette` | the colours of last resort |
//! | [`markup`] | the one place that writes `<` and escapes |
//!
//! # Invariants
//!
//! - The same diagram always gives the same bytes, on a server and in a browser.
//! - Signs differ by shape; the style sheet's colours are extra.
//! - There is no `style` attribute, which a strict content security policy would refuse, and no id
//!   but those that begin with the diagram's own.
#![no_std]

extern crate alloc;

pub mod art;
pub mod markup;
mod palette;
mod frame;
mod mark;
mod parts;
mod thumbnail;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use rules::{Board, Piece, Side, Square, SquareSet};

pub use frame::{BOARD, Frame, SQUARE};
pub use mark::{Arrow, Mark, Room, Sign};
pub use parts::{Layer, Part};
pub use thumbnail::shapes;

use markup::{Markup, number};

/// A picture of a board, said without pixels: every field may hold anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// What stands where.
    pub board: Board,
    /// Whose side is at the bottom.
    pub below: Side,
    /// Whether the files and ranks are named.
    pub coordinates: Coordinates,
    /// Signs on squares.
    pub marks: Vec<Mark>,
    /// Arrows between squares.
    pub arrows: Vec<Arrow>,
}

/// Whether and where the names of files and ranks stand.
///
/// Within squares they lie over the pieces, in a corner that the pieces leave free.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coordinates {
    /// Left of the board and under it.
    Outside,
    /// In the squares along the same two edges.
    Inside,
    /// Each square has its whole name in it.
    EverySquare,
    /// Not at all.
    Hidden,
}

/// What a picture is called, for those who cannot see it.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// Begins every id in the picture, so that several pictures can share a page.
    pub id: &'a str,
    /// What the picture shows, in a few words.
    pub title: &'a str,
    /// The board in words.
    pub description: &'a str,
}

impl Diagram {
    /// The board alone, White below, coordinates outside.
    pub fn of(board: Board) -> Diagram {
        let (marks, arrows) = (Vec::new(), Vec::new());
        Diagram { board, below: Side::White, coordinates: Coordinates::Outside, marks, arrows }
    }

    /// Where each square lies in this picture.
    pub fn frame(&self) -> Frame {
        Frame::new(self.below, self.coordinates)
    }

    /// What is on the board, in drawing order.
    pub fn parts(&self) -> Vec<Part> {
        parts::parts(self)
    }

    /// The squares on which something else stands or is marked than in an earlier picture; all of them
    /// if they lie elsewhere.
    pub fn changes(&self, earlier: &Diagram) -> SquareSet {
        if self.frame() != earlier.frame() {
            return SquareSet::FULL;
        }
        let (now, then) = (&self.board, &earlier.board);
        let men: SquareSet =
            Square::all().filter(|&square| now.piece_on(square) != then.piece_on(square)).collect();
        let only = |marks: &[Mark], others: &[Mark]| -> SquareSet {
            marks.iter().filter(|mark| !others.contains(mark)).map(|mark| mark.square).collect()
        };
        men | only(&self.marks, &earlier.marks) | only(&earlier.marks, &self.marks)
    }

    /// The whole picture as one `svg` element with its title and description.
    ///
    /// Each layer is a group with `data-layer`, whose children are the parts of that layer in order.
    pub fn to_svg(&self, names: &Names) -> String {
        self.write(names, &Layer::ALL, |svg| {
            svg.open("g", &[("data-layer", "squares")]);
            parts::write_board(svg, self.frame(), self.coordinates);
            svg.close("g");
        })
    }

    /// The marks and arrows alone, to lie over a picture of the same board.
    ///
    /// ```
    /// use diagram::{Arrow, Diagram, Names};
    /// use rules::{Position, Square};
    ///
    /// let mut diagram = Diagram::of(*Position::initial().board());
    /// diagram.arrows.push(Arrow { from: Square::E2, to: Square::E4 });
    /// let svg = diagram.to_overlay(&Names { id: "over", title: "A move", description: "From e2 to e4." });
    /// assert!(svg.contains("arrow") && !svg.contains("data-piece"));
    /// ```
    pub fn to_overlay(&self, names: &Names) -> String {
        self.write(names, &[Layer::Under, Layer::Over], |_| {})
    }

    fn write(&self, names: &Names, layers: &[Layer], below: impl FnOnce(&mut Markup)) -> String {
        let Names { id, title, description } = *names;
        let (title_id, description_id) = (format!("{id}-title"), format!("{id}-description"));
        let mut svg = Markup::new();
        svg.open(
            "svg",
            &[
                ("xmlns", "http://www.w3.org/2000/svg"),
                ("class", "diagram"),
                ("viewBox", &self.frame().view_box()),
                ("role", "img"),
                ("aria-labelledby", &title_id),
                ("aria-describedby", &description_id),
            ],
        );
        svg.text("title", &[("id", &title_id)], title);
        svg.text("desc", &[("id", &description_id)], description);
        below(&mut svg);
        let parts = self.parts();
        for &layer in layers {
            let own = [("data-layer", layer.name())];
            svg.open("g", &[&own[..], layer.attributes()].concat());
            let there = parts.iter().filter(|part| part.layer() == layer);
            there.for_each(|part| part.write(&mut svg, self.frame(), &art::svg));
            svg.close("g");
        }
        if layers == Layer::ALL {
            parts::write_names_in_squares(&mut svg, self.frame(), self.coordinates);
        }
        svg.close("svg");
        svg.into_string()
    }
}

/// The names of files and ranks alone, as they stand in pictures of this frame: for readers who want them
/// elsewhere than a picture has them. They are a group to put at the end of its `svg` element; one of pictures
/// that leave no room beside the board has room for none outside.
///
/// ```
/// use diagram::{Coordinates, Frame, coordinates_svg};
/// use rules::Side;
///
/// let frame = Frame::new(Side::White, Coordinates::Outside);
/// assert_eq!(coordinates_svg(frame, Coordinates::EverySquare).matches("<text").count(), 64);
/// assert_eq!(coordinates_svg(frame, Coordinates::Hidden), "");
/// ```
pub fn coordinates_svg(frame: Frame, coordinates: Coordinates) -> String {
    let mut svg = Markup::new();
    match coordinates {
        Coordinates::Outside => parts::write_coordinates(&mut svg, frame),
        Coordinates::Inside | Coordinates::EverySquare | Coordinates::Hidden => {
            parts::write_names_in_squares(&mut svg, frame, coordinates);
        }
    }
    svg.into_string()
}

/// One piece as a small picture of its own, for headings and lists. It has no name: say it in text.
pub fn piece_svg(piece: Piece) -> String {
    piece_svg_of(piece, &art::svg(piece))
}

/// The same small picture made of paths that are at hand, as for [`Diagram::parts`].
pub fn piece_svg_of(piece: Piece, paths: &str) -> String {
    let mut svg = Markup::new();
    let size = ["0 0 ", &number(SQUARE), " ", &number(SQUARE)].concat();
    svg.open(
        "svg",
        &[
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("class", "man"),
            ("viewBox", &size),
            ("aria-hidden", "true"),
        ],
    );
    parts::write_piece(&mut svg, piece, paths, Layer::Pieces.attributes());
    svg.close("svg");
    svg.into_string()
}
