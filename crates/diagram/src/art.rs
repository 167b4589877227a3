//! The six chess pieces, drawn by one hand on a grid of 45 × 45 units.
//!
//! Everything is a path, round dots too, so that a writer of SVG and a writer of PDF can read the
//! same strings. They keep to a small grammar: the absolute commands `M L H V C A Z`, a letter
//! before every command, one space between two numbers, at most one decimal. An `A` is always an
//! arc of a circle.
//!
//! ```
//! use diagram::art::art;
//! use rules::Kind;
//!
//! let knight = art(Kind::Knight);
//! assert!(knight.bodies.iter().all(|outline| outline.ends_with('Z')));
//! assert!(knight.dots.is_some(), "only the knight has an eye");
//! ```
//!
//! The pieces stay apart at 22 pixels and in a bad photocopy because each has one plain silhouette,
//! few inner lines, and the same stroke everywhere. Change one only with all twelve in view.

use alloc::string::String;

use rules::{Kind, Piece, Side};

use crate::markup::Markup;
use crate::palette::{INK, PAPER};

/// Width and height of the grid. Every stroke stays inside, its own width counted.
pub const SIZE: u8 = 45;

/// The width of every outline and line in units, with round joins and round ends.
pub const STROKE: &str = "1.5";

/// One piece's drawing: paths alone, because colours belong to the page.
///
/// The paint differs by side. *Ink* is the dark of the outlines, *paper* the white of a white piece.
///
/// | part | on a white piece | on a black piece |
/// |---|---|---|
/// | `bodies` | filled with paper, stroked with ink | filled and stroked with ink |
/// | `lines` | stroked with ink | stroked with paper |
/// | `black_lines` | left out | stroked with paper |
/// | `dots` | filled with ink | filled with paper |
#[derive(Debug)]
pub struct Art {
    /// Closed outlines in drawing order. Their insides never overlap, so joined into one path they
    /// look the same.
    pub bodies: &'static [&'static str],
    /// Open inner lines. They end inside the outline, so that paper never notches a black edge.
    pub lines: &'static str,
    /// Lines that only a black piece needs, to keep its parts apart.
    pub black_lines: &'static str,
    /// Small solid details, never stroked.
    pub dots: Option<&'static str>,
}

/// The drawing of a piece, the same for both sides.
///
/// ```
/// use diagram::art::art;
/// use rules::Kind;
///
/// for kind in Kind::ALL {
///     assert!(art(kind).lines.starts_with('M'));
/// }
/// ```
pub const fn art(kind: Kind) -> &'static Art {
    match kind {
        Kind::Pawn => &PAWN,
        Kind::Knight => &KNIGHT,
        Kind::Bishop => &BISHOP,
        Kind::Rook => &ROOK,
        Kind::Queen => &QUEEN,
        Kind::King => &KING,
    }
}

/// A piece's paths as SVG, coloured for print; they take the fill and the stroke of a body from round them.
///
/// ```
/// use diagram::art;
/// use rules::Piece;
///
/// let pawn = Piece::from_fen_letter('P').expect("the letter of a piece");
/// assert_eq!(art::svg(pawn).matches("<path").count(), 2);
/// ```
pub fn svg(piece: Piece) -> String {
    let Art { bodies, lines, black_lines, dots } = art(piece.kind);
    let (inner, extra) = match piece.side {
        Side::White => (INK, ""),
        Side::Black => (PAPER, *black_lines),
    };
    let mut svg = Markup::new();
    svg.empty("path", &[("d", &bodies.concat())]);
    let line = [lines, extra].concat();
    svg.empty("path", &[("class", "line"), ("d", &line), ("fill", "none"), ("stroke", inner)]);
    if let Some(dots) = dots {
        svg.empty("path", &[("class", "dot"), ("d", dots), ("fill", inner), ("stroke", "none")]);
    }
    svg.into_string()
}

/// The foot under every piece but the pawn: one line for the eye to follow along a rank.
const BASE: &str = "M10.5 39.5H34.5V36.6C34.5 35.5 33.7 34.8 32.7 34.8\
    H12.3C11.3 34.8 10.5 35.5 10.5 36.6Z";

/// Where a black piece meets its foot.
const BASE_EDGE: &str = "M12.6 34.8H32.4";

/// A ball on a collar, on a foot of its own: plainly the smallest.
static PAWN: Art = Art {
    bodies: &[
        "M19.6 22.4A4.9 4.9 0 1 1 25.4 22.4H27.6C29.4 22.4 29.4 26 27.6 26\
         H25.4C25.7 29.6 27.2 32.4 30 34.8H15C17.8 32.4 19.3 29.6 19.6 26\
         H17.4C15.6 26 15.6 22.4 17.4 22.4Z",
        "M12.5 39.5H32.5V36.6C32.5 35.5 31.7 34.8 30.7 34.8\
         H14.3C13.3 34.8 12.5 35.5 12.5 36.6Z",
    ],
    lines: "M18.6 22.4H26.4M19.6 26H25.4",
    black_lines: "M14.6 34.8H30.4",
    dots: None,
};

/// A horse's head that looks to the left, with a mane, a mouth, an eye and a nostril.
static KNIGHT: Art = Art {
    bodies: &[
        "M13.8 34.8C13.4 28.6 17.2 26.4 20.8 23.6C22.6 22.1 23.5 20.6 23.4 18.6\
         C21.8 20.6 19.8 21.2 17.8 21.6C16 22 15.2 23.6 13.8 25C12.6 26.2 10.8 26.4 9.2 25.6\
         C7.4 24.7 6.6 22.9 7.5 20.9C8.7 18.3 10.6 16.4 11.3 13.6C11.8 11.5 12.9 9.9 14.5 8.7\
         L14 4.2L18.2 7.1C19.2 6.8 20.2 6.7 21.2 6.8L23.6 3.6L25 7.6\
         C32.4 9.4 36.4 16 36.1 24.6C36 28.6 34.6 32 32.4 34.8Z",
        BASE,
    ],
    lines: "M25.4 10.6C30.6 12.8 33.2 17.8 32.9 24.8C32.8 27.6 31.9 29.8 30.7 31.6\
            M11.6 25.2L14 22.4",
    black_lines: BASE_EDGE,
    dots: Some(
        "M14.3 14.2C15.2 12 17.4 11.5 19.2 12.4C18.7 14.9 16.3 15.9 14.3 14.2Z\
         M8.8 22.2A1.3 1.3 0 1 1 11.4 22.2A1.3 1.3 0 1 1 8.8 22.2Z",
    ),
};

/// A mitre with a cross on it and a ball on top.
static BISHOP: Art = Art {
    bodies: &[
        "M20.1 6.6A2.4 2.4 0 1 1 24.9 6.6A2.4 2.4 0 1 1 20.1 6.6Z",
        "M22.5 9C27.6 12.6 31 17 31 21.6C31 24.4 29.8 26.6 27.6 28.4L29.4 34.8\
         H15.6L17.4 28.4C15.2 26.6 14 24.4 14 21.6C14 17 17.4 12.6 22.5 9Z",
        BASE,
    ],
    lines: "M22.5 15.4V22.6M18.9 19H26.1M18 28.2C21 27.3 24 27.3 27 28.2",
    black_lines: BASE_EDGE,
    dots: None,
};

/// A tower with three merlons.
static ROOK: Art = Art {
    bodies: &[
        "M10.8 7H15.6V10.2H20V7H25V10.2H29.4V7H34.2V15L30.6 18.4V29.8L33.4 34.8\
         H11.6L14.4 29.8V18.4L10.8 15Z",
        BASE,
    ],
    lines: "M11.4 14.8H33.6M15 18.4H30M15 29.8H30",
    black_lines: BASE_EDGE,
    dots: None,
};

/// An open crown of five long points, a pearl on each.
static QUEEN: Art = Art {
    bodies: &[
        "M4.1 12.4A2.1 2.1 0 1 1 8.3 12.4A2.1 2.1 0 1 1 4.1 12.4Z\
         M12.1 8.6A2.1 2.1 0 1 1 16.3 8.6A2.1 2.1 0 1 1 12.1 8.6Z\
         M20.4 7.2A2.1 2.1 0 1 1 24.6 7.2A2.1 2.1 0 1 1 20.4 7.2Z\
         M28.7 8.6A2.1 2.1 0 1 1 32.9 8.6A2.1 2.1 0 1 1 28.7 8.6Z\
         M36.7 12.4A2.1 2.1 0 1 1 40.9 12.4A2.1 2.1 0 1 1 36.7 12.4Z",
        "M11.4 28.4L7.2 14.6L14.2 23L14.5 10.8L20.2 21.8L22.5 9.4L24.8 21.8L30.5 10.8L30.8 23\
         L37.8 14.6L33.6 28.4C32.4 29.6 32.2 31.4 32.6 34.8H12.4C12.8 31.4 12.6 29.6 11.4 28.4Z",
        BASE,
    ],
    lines: "M11.9 28.2C18.6 26.4 26.4 26.4 33.1 28.2",
    black_lines: BASE_EDGE,
    dots: None,
};

/// A closed crown: a flared coronet round a dome, and on the dome a cross.
static KING: Art = Art {
    bodies: &[
        "M21.3 2.3H23.7V4.9H27V7.3H23.7V10.6H21.3V7.3H18V4.9H21.3Z",
        "M12.4 34.8C12.8 31.4 12.6 29.6 11.4 28.4L6.4 15.4L12 18.4\
         C12.8 13.6 17 10.6 22.5 10.6C28 10.6 32.2 13.6 33 18.4L38.6 15.4L33.6 28.4\
         C32.4 29.6 32.2 31.4 32.6 34.8Z",
        BASE,
    ],
    lines: "M12.6 18.7L17.4 21.2L22.5 16.6L27.6 21.2L32.4 18.7\
            M11.9 28.2C18.6 26.4 26.4 26.4 33.1 28.2",
    black_lines: BASE_EDGE,
    dots: None,
};

#[cfg(test)]
mod tests {
    use super::*;

    /// A box round some points, in tenths of a unit: left, top, right, bottom.
    type Bounds = [i32; 4];

    fn cover(bounds: &mut Bounds, x: i32, y: i32) {
        *bounds = [bounds[0].min(x), bounds[1].min(y), bounds[2].max(x), bounds[3].max(y)];
    }

    fn tenths(number: &str, path: &str) -> i32 {
        let (units, decimal) = number.split_once('.').unwrap_or((number, "0"));
        assert!(decimal.len() == 1, "{number} has more than one decimal in {path}");
        let digits = (units.parse::<i32>(), decimal.parse::<i32>());
        let (Ok(units), Ok(decimal)) = digits else { panic!("{number} is no number in {path}") };
        units * 10 + decimal
    }

    /// Widens the bounds to all that a path can reach: a curve stays within its control points, and
    /// no point of a circle is farther than a diameter from an end of its arc.
    fn cover_path(bounds: &mut Bounds, path: &str) {
        let (mut x, mut y) = (0, 0);
        for (start, letter) in path.match_indices(|c: char| c.is_ascii_alphabetic()) {
            let rest = &path[start + 1..];
            let end = rest.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(rest.len());
            let (mut numbers, mut count) = ([0; 7], 0);
            for number in rest[..end].split(' ').filter(|_| end > 0) {
                numbers[count] = tenths(number, path);
                count += 1;
            }
            let before = (x, y);
            (x, y) = match (letter, count) {
                ("M" | "L", 2) => (numbers[0], numbers[1]),
                ("H", 1) => (numbers[0], y),
                ("V", 1) => (x, numbers[0]),
                ("C", 6) => (numbers[4], numbers[5]),
                ("A", 7) => (numbers[5], numbers[6]),
                ("Z", 0) => continue,
                _ => panic!("{letter} with {count} numbers in {path}"),
            };
            cover(bounds, x, y);
            if letter == "C" {
                cover(bounds, numbers[0], numbers[1]);
                cover(bounds, numbers[2], numbers[3]);
            }
            if letter == "A" {
                assert_eq!(numbers[0], numbers[1], "not a circle's arc in {path}");
                let diameter = 2 * numbers[0];
                cover(bounds, before.0.max(x) - diameter, before.1.max(y) - diameter);
                cover(bounds, before.0.min(x) + diameter, before.1.min(y) + diameter);
            }
        }
    }

    fn bounds(kind: Kind) -> Bounds {
        let art = art(kind);
        let mut bounds = [i32::MAX, i32::MAX, i32::MIN, i32::MIN];
        let inner = [art.lines, art.black_lines, art.dots.unwrap_or_default()];
        for path in art.bodies.iter().chain(&inner) {
            cover_path(&mut bounds, path);
        }
        bounds
    }

    #[test]
    fn every_stroke_stays_inside_the_grid() {
        // All twice as large, because half a stroke is no whole number of tenths.
        let (stroke, size) = (tenths(STROKE, "the stroke"), i32::from(SIZE) * 20);
        for kind in Kind::ALL {
            let bounds = bounds(kind);
            let inside = |edge: i32| 2 * edge >= stroke && 2 * edge + stroke <= size;
            assert!(bounds.into_iter().all(inside), "{kind:?} leaves the grid: {bounds:?}");
        }
    }

    #[test]
    fn all_pieces_stand_on_one_line() {
        for kind in Kind::ALL {
            assert_eq!(bounds(kind)[3], 395, "{kind:?} does not stand on the line");
        }
    }
}
