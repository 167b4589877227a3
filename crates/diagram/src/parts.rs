//! A diagram taken apart: layers of parts, each written on its own.
//!
//! The static picture is all parts in a row; a live board replaces only the parts that differ.

use alloc::string::String;
use alloc::vec::Vec;

use rules::{Piece, Side, Square};

use crate::art::STROKE;
use crate::frame::{BOARD, Frame, SQUARE};
use crate::mark::{self, Arrow, Mark, Room};
use crate::markup::{Attribute, Markup, number};
use crate::palette::{INK, PAPER, SHADE};
use crate::{Coordinates, Diagram, Sign};

/// A sheet of the picture, over the squares; later ones lie on top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Layer {
    /// Marks that a piece may stand on.
    Under,
    /// The pieces.
    Pieces,
    /// Marks that must be seen whatever stands there.
    Over,
}

impl Layer {
    /// All layers, the lowest first.
    pub const ALL: [Layer; 3] = [Layer::Under, Layer::Pieces, Layer::Over];

    /// The layer's name, in `data-layer`.
    pub const fn name(self) -> &'static str {
        match self {
            Layer::Under => "under",
            Layer::Pieces => "pieces",
            Layer::Over => "over",
        }
    }

    /// What all parts of the layer share, so that it need not be said in each.
    pub(crate) fn attributes(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Layer::Pieces => {
                &[("stroke-width", STROKE), ("stroke-linejoin", "round"), ("stroke-linecap", "round")]
            }
            Layer::Under | Layer::Over => &[("fill", INK), ("stroke", INK)],
        }
    }
}

/// One thing on the board: what and where, but not how it is drawn, so that comparing two is cheap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A mark, and what it leaves of its square to others.
    Mark(Mark, Room),
    /// A piece on a square.
    Man(Square, Piece),
    /// An arrow.
    Arrow(Arrow),
}

impl Part {
    /// The layer it belongs to.
    pub fn layer(self) -> Layer {
        match self {
            Part::Mark(mark, _) => mark.sign.layer(),
            Part::Man(..) => Layer::Pieces,
            Part::Arrow(_) => Layer::Over,
        }
    }

    /// Whether both are drawn the same but for where they lie.
    pub fn looks_like(self, other: Part) -> bool {
        match (self, other) {
            (Part::Mark(mark, room), Part::Mark(other, its_room)) => {
                mark.sign == other.sign && room == its_room
            }
            (Part::Man(_, piece), Part::Man(_, other)) => piece == other,
            // Each arrow has a shape of its own.
            (Part::Arrow(_) | Part::Mark(..) | Part::Man(..), _) => false,
        }
    }

    /// The attributes that say where it lies: all that differs between parts that look alike. No two arrows
    /// do.
    pub fn place(self, frame: Frame) -> Vec<(&'static str, String)> {
        let (name, square) = match self {
            Part::Mark(mark, _) => ("data-square", mark.square),
            Part::Man(square, _) => ("data-piece", square),
            Part::Arrow(_) => return Vec::new(),
        };
        let (x, y) = frame.corner(square);
        let place = ["translate(", &number(x), " ", &number(y), ")"].concat();
        alloc::vec![(name, square.name()), ("transform", place)]
    }

    /// Writes it as one element.
    ///
    /// The paths of a piece are given, because a page that shows it has them already; [`crate::art::svg`]
    /// has those of each.
    pub fn write(self, svg: &mut Markup, frame: Frame, paths: &dyn Fn(Piece) -> String) {
        let place = self.place(frame);
        let place: Vec<Attribute> = place.iter().map(|(name, value)| (*name, &**value)).collect();
        match self {
            Part::Mark(mark, room) => mark::write_mark(svg, mark.sign, room, &place),
            Part::Man(_, piece) => write_piece(svg, piece, &paths(piece), &place),
            Part::Arrow(arrow) => mark::write_arrow(svg, arrow, frame),
        }
    }
}

/// Takes a diagram apart, layer by layer, in the order in which it is drawn.
pub(crate) fn parts(diagram: &Diagram) -> Vec<Part> {
    let mut parts: Vec<Part> = marks(diagram, Layer::Under).collect();
    parts.extend(diagram.board.men().map(|(square, piece)| Part::Man(square, piece)));
    parts.extend(marks(diagram, Layer::Over));
    // An arrow to its own square points nowhere.
    let drawn = diagram.arrows.iter().filter(|arrow| arrow.from != arrow.to);
    parts.extend(drawn.map(|&arrow| Part::Arrow(arrow)));
    parts
}

/// The marks that lie in this layer.
fn marks(diagram: &Diagram, layer: Layer) -> impl Iterator<Item = Part> + '_ {
    let in_layer = move |mark: &&Mark| mark.sign.layer() == layer;
    diagram.marks.iter().filter(in_layer).map(move |&mark| {
        let room = if is_shared(diagram, mark) { Room::Corner } else { Room::Whole };
        Part::Mark(mark, room)
    })
}

/// Whether something else has the middle of the mark's square: a piece, or for a dot a star.
fn is_shared(diagram: &Diagram, mark: Mark) -> bool {
    let star = Mark { sign: Sign::Star, square: mark.square };
    diagram.board.piece_on(mark.square).is_some() || (mark != star && diagram.marks.contains(&star))
}

/// Squares, outline, letters and digits.
pub(crate) fn write_board(svg: &mut Markup, frame: Frame, coordinates: Coordinates) {
    let (left, top) = frame.board();
    let (left, top, size) = (number(left), number(top), number(BOARD));
    let square = [("x", &*left), ("y", &*top), ("width", &*size), ("height", &*size)];
    svg.open("g", &[]);
    svg.empty("rect", &[&[("class", "light")], &square[..], &[("fill", PAPER)]].concat());
    svg.empty("path", &[("class", "dark"), ("d", &dark_squares(frame)), ("fill", SHADE)]);
    let outline = [("class", "edge"), ("fill", "none"), ("stroke", INK), ("stroke-width", "1.5")];
    svg.empty("rect", &[&outline[..], &square[..]].concat());
    if coordinates == Coordinates::Outside {
        write_coordinates(svg, frame);
    }
    svg.close("g");
}

fn dark_squares(frame: Frame) -> String {
    let mut path = String::new();
    for square in Square::all().filter(|square| !square.is_light()) {
        let (x, y) = frame.corner(square);
        let side = number(SQUARE);
        for part in ["M", &number(x), " ", &number(y), "h", &side, "v", &side, "h-", &side, "z"] {
            path.push_str(part);
        }
    }
    path
}

/// The names that stand beside the board: of the files under it, of the ranks left of it.
pub(crate) fn write_coordinates(svg: &mut Markup, frame: Frame) {
    let (left, top) = frame.board();
    let middle = |index: usize| index as u32 * SQUARE + SQUARE / 2;
    svg.open("g", &[("class", "coordinates"), ("font-size", "13"), ("text-anchor", "middle"), ("fill", INK)]);
    for (index, file) in frame.files().into_iter().enumerate() {
        write_name(svg, (left + middle(index), top + BOARD + 15), &String::from(file.letter()));
    }
    for (index, rank) in frame.ranks().into_iter().enumerate() {
        write_name(svg, (left - 10, top + middle(index) + 5), &String::from(rank.digit()));
    }
    svg.close("g");
}

/// The names that stand within squares, over everything else: of the files in the bottom right corners
/// of the lowest squares, of the ranks in the top left corners of the leftmost; or of all squares.
pub(crate) fn write_names_in_squares(svg: &mut Markup, frame: Frame, coordinates: Coordinates) {
    let class = match coordinates {
        Coordinates::Outside | Coordinates::Hidden => return,
        Coordinates::Inside => "coordinates inside",
        Coordinates::EverySquare => "coordinates every",
    };
    let look = [("font-size", "10"), ("text-anchor", "middle"), ("fill", INK)];
    // Apart from whatever lies below by an edge of paper.
    let edge =
        [("stroke", PAPER), ("stroke-width", "2"), ("stroke-linejoin", "round"), ("paint-order", "stroke")];
    svg.open("g", &[&[("class", class)], &look[..], &edge[..]].concat());
    let (files, ranks) = (frame.files(), frame.ranks());
    if coordinates == Coordinates::EverySquare {
        for square in ranks.into_iter().flat_map(|rank| files.map(|file| Square::new(file, rank))) {
            let (x, y) = frame.corner(square);
            write_name(svg, (x + 8, y + 10), &square.name());
        }
    } else {
        for file in files {
            let (x, y) = frame.corner(Square::new(file, ranks[7]));
            write_name(svg, (x + 40, y + 42), &String::from(file.letter()));
        }
        for rank in ranks {
            let (x, y) = frame.corner(Square::new(files[0], rank));
            write_name(svg, (x + 5, y + 11), &String::from(rank.digit()));
        }
    }
    svg.close("g");
}

/// A name, with the middle of its foot at this place.
fn write_name(svg: &mut Markup, (x, y): (u32, u32), name: &str) {
    svg.text("text", &[("x", &number(x)), ("y", &number(y))], name);
}

/// A piece's paths in a group with these attributes: `white` or `black`, coloured for print, and the
/// piece's letter in a FEN.
pub(crate) fn write_piece(svg: &mut Markup, piece: Piece, paths: &str, attributes: &[Attribute]) {
    let (class, body) = match piece.side {
        Side::White => ("piece white", PAPER),
        Side::Black => ("piece black", INK),
    };
    let letter = String::from(piece.fen_letter());
    let own = [("class", class), ("data-man", &letter), ("fill", body), ("stroke", INK)];
    svg.open("g", &[&own[..], attributes].concat());
    svg.append(paths);
    svg.close("g");
}
