//! Marks on squares and arrows between them. Each has a shape of its own; colour is extra.

use alloc::string::String;

use rules::{Attempt, Move, Square};

use crate::frame::{Frame, SQUARE};
use crate::markup::{Attribute, Markup, number};
use crate::palette::PAPER;
use crate::parts::Layer;

/// What a mark says about its square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sign {
    /// A filled dot: the chosen piece can move here.
    Dot,
    /// A thick ring round a piece: the chosen piece can capture here.
    Ring,
    /// Five points: a goal to reach.
    Star,
    /// A saltire: a move here was refused.
    Cross,
    /// Slanting lines: the square is attacked.
    Hatch,
    /// A double ring: the king on it is in check.
    Check,
    /// A solid frame: this piece is chosen.
    Chosen,
    /// A broken, bold frame: this piece is the reason of a refusal.
    Culprit,
    /// Brackets in the corners: the last move came from here or went here.
    Moved,
}

impl Sign {
    /// Every sign.
    pub const ALL: [Sign; 9] = [
        Sign::Dot,
        Sign::Ring,
        Sign::Star,
        Sign::Cross,
        Sign::Hatch,
        Sign::Check,
        Sign::Chosen,
        Sign::Culprit,
        Sign::Moved,
    ];

    /// The sign's name in class names and in `data-mark`.
    pub const fn name(self) -> &'static str {
        match self {
            Sign::Dot => "dot",
            Sign::Ring => "ring",
            Sign::Star => "star",
            Sign::Cross => "cross",
            Sign::Hatch => "hatch",
            Sign::Check => "check",
            Sign::Chosen => "chosen",
            Sign::Culprit => "culprit",
            Sign::Moved => "moved",
        }
    }

    /// Where the mark lies: under the pieces if it would hide one.
    pub(crate) const fn layer(self) -> Layer {
        match self {
            Sign::Hatch | Sign::Check | Sign::Chosen | Sign::Moved => Layer::Under,
            Sign::Dot | Sign::Ring | Sign::Star | Sign::Cross | Sign::Culprit => Layer::Over,
        }
    }
}

/// A sign on a square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mark {
    /// What it says.
    pub sign: Sign,
    /// Where it lies.
    pub square: Square,
}

/// An arrow from one square to another: an attack, or a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Arrow {
    /// Where it begins.
    pub from: Square,
    /// Where it points.
    pub to: Square,
}

/// The arrow of a move that is tried.
impl From<Attempt> for Arrow {
    fn from(Attempt { from, to, .. }: Attempt) -> Arrow {
        Arrow { from, to }
    }
}

/// The arrow of a move that is played.
impl From<Move> for Arrow {
    fn from(played: Move) -> Arrow {
        Arrow { from: played.from(), to: played.to() }
    }
}

/// Writes a mark with the attributes that say where it lies. On a shared square dot, star and cross keep to
/// a corner.
pub(crate) fn write_mark(svg: &mut Markup, sign: Sign, room: Room, place: &[Attribute]) {
    let class = String::from("mark ") + sign.name();
    svg.open("g", &[&[("class", &*class), ("data-mark", sign.name())], place].concat());
    match sign {
        Sign::Dot => dot(svg, room),
        Sign::Ring => ring(svg, "20", "4"),
        Sign::Star => star(svg, room),
        Sign::Cross => cross(svg, room),
        Sign::Hatch => lines(svg, "M3 17L17 3M3 31L31 3M5 43L43 5M17 43L43 17M31 43L43 31", "1.6"),
        Sign::Check => {
            ring(svg, "20.8", "2.4");
            ring(svg, "16.2", "2.4");
        }
        Sign::Chosen => lines(svg, "M2 2H43V43H2Z", "4"),
        // Two dashes a side, which leave the corners free and keep off those of the next square.
        Sign::Culprit => lines(
            svg,
            "M8 3.5H19M26 3.5H37M41.5 8V19M41.5 26V37M37 41.5H26M19 41.5H8M3.5 37V26M3.5 19V8",
            "4",
        ),
        Sign::Moved => lines(svg, "M2 14V2H14M31 2H43V14M43 31V43H31M14 43H2V31", "3"),
    }
    svg.close("g");
}

/// What a mark shares its square with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// Nothing: the mark has the whole square.
    Whole,
    /// A piece: the mark keeps to a corner.
    Corner,
}

fn dot(svg: &mut Markup, room: Room) {
    let (x, y, radius) = match room {
        Room::Whole => ("22.5", "22.5", "7.5"),
        Room::Corner => ("37.5", "37.5", "5"),
    };
    svg.empty("circle", &[("cx", x), ("cy", y), ("r", radius), ("stroke", "none")]);
}

fn ring(svg: &mut Markup, radius: &str, width: &str) {
    svg.empty(
        "circle",
        &[("cx", "22.5"), ("cy", "22.5"), ("r", radius), ("fill", "none"), ("stroke-width", width)],
    );
}

fn lines(svg: &mut Markup, path: &str, width: &str) {
    svg.empty("path", &[("d", path), ("fill", "none"), ("stroke-width", width)]);
}

/// A saltire on a halo of paper, which keeps it apart from a black piece.
fn cross(svg: &mut Markup, room: Room) {
    let (path, width, halo) = match room {
        Room::Whole => ("M10 10L35 35M35 10L10 35", "5.5", "8"),
        Room::Corner => ("M29 4L41 16M41 4L29 16", "4", "6.5"),
    };
    svg.empty("path", &[("d", path), ("class", "halo"), ("stroke", PAPER), ("stroke-width", halo)]);
    lines(svg, path, width);
}

fn star(svg: &mut Markup, room: Room) {
    let path = match room {
        Room::Whole => {
            "M22.5 8.5L26 18.1L36.3 18.5L28.2 24.9L31 34.7L22.5 29L14 34.7L16.8 24.9L8.7 18.5L19 18.1Z"
        }
        Room::Corner => {
            "M33.7 1.2L36.4 8.6L44.2 8.9L38.1 13.8L40.2 21.4L33.7 17L27.2 21.4L29.3 13.8L23.2 8.9L31 8.6Z"
        }
    };
    svg.empty(
        "path",
        &[
            ("d", path),
            ("class", "halo"),
            ("stroke", PAPER),
            ("stroke-width", "1.2"),
            ("stroke-linejoin", "round"),
        ],
    );
}

/// Writes an arrow from the middle of one square almost to the middle of another.
pub(crate) fn write_arrow(svg: &mut Markup, arrow: Arrow, frame: Frame) {
    svg.empty(
        "path",
        &[
            ("class", "mark arrow"),
            ("data-mark", "arrow"),
            ("data-from", &arrow.from.name()),
            ("data-to", &arrow.to.name()),
            ("d", &arrow_path(arrow, frame)),
            ("stroke", PAPER),
            ("stroke-width", "1.2"),
        ],
    );
}

/// How far from the middle of its own square the shaft begins.
const SHAFT_START: i32 = 140;
const SHAFT_HALF: i32 = 26;

/// How far from the middle of the target the point stays, so that the piece there is seen; and how
/// long the head is.
const POINT: (i32, i32) = (130, 150);
/// The same of an arrow to the square next to it: a head without a shaft would not look like an arrow.
const POINT_SHORT: (i32, i32) = (80, 115);

/// A shaft and a head as one outline; lengths in tenths of a unit, because `core` has no square root
/// of fractions.
fn arrow_path(arrow: Arrow, frame: Frame) -> String {
    let middle = |square| {
        let (x, y) = frame.corner(square);
        (10 * x as i32 + 5 * SQUARE as i32, 10 * y as i32 + 5 * SQUARE as i32)
    };
    let ((x, y), (to_x, to_y)) = (middle(arrow.from), middle(arrow.to));
    let (dx, dy) = (to_x - x, to_y - y);
    // The root, by trying: what `core` has for it brings a table larger than the rest of the arrow.
    let length = (1..).find(|root| (root + 1) * (root + 1) > dx * dx + dy * dy).unwrap_or(1);
    let mut path = String::new();
    // Goes to a point so far along the arrow and so far to its side.
    let mut go = |letter: &str, along: i32, aside: i32| {
        let px = x + (dx * along - dy * aside) / length;
        let py = y + (dy * along + dx * aside) / length;
        for part in [letter, &tenths(px), " ", &tenths(py)] {
            path.push_str(part);
        }
    };
    let (short, head) = if length > 10 * SQUARE as i32 { POINT } else { POINT_SHORT };
    let (tip, neck, half) = (length - short, length - short - head, head * 17 / 30);
    go("M", SHAFT_START, -SHAFT_HALF);
    go("L", neck, -SHAFT_HALF);
    go("L", neck, -half);
    go("L", tip, 0);
    go("L", neck, half);
    go("L", neck, SHAFT_HALF);
    go("L", SHAFT_START, SHAFT_HALF);
    path + "Z"
}

/// A length in tenths of a unit, in units.
fn tenths(length: i32) -> String {
    [&*number(length as u32 / 10), ".", &number(length as u32 % 10)].concat()
}
