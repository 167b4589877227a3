//! A board as ink. The drawing is `diagram`'s own: its SVG is read here, so that paper and screen
//! never differ. Nothing else is read: only the elements and attributes that `diagram` writes.

use diagram::{Diagram, Names};

use crate::curve::outline;
use crate::ink::{BLACK, Ends, Grey, Ink, Point, Shape, Step, Stroke, Text, rectangle};
use crate::options::{Options, Size, Squares};
use crate::typeface::{Style, Typeface};

/// How high a picture of the board is that is so wide.
pub(crate) fn height(diagram: &Diagram, width: f32) -> f32 {
    let (units_wide, units_high) = diagram.frame().size();
    width / units_wide as f32 * units_high as f32
}

/// A picture of the board, so wide, from its top left.
pub(crate) fn picture(diagram: &Diagram, width: f32, options: Options, typeface: &Typeface) -> Vec<Ink> {
    let (units_wide, _) = diagram.frame().size();
    let scale = width / units_wide as f32;
    let svg = diagram.to_svg(&Names { id: "board", title: "", description: "" });
    read(&svg, scale, options, typeface)
}

/// One piece as a picture of its own, in a square so wide.
pub(crate) fn portrait(piece: rules::Piece, width: f32, typeface: &Typeface) -> Vec<Ink> {
    read(&diagram::piece_svg(piece), width / diagram::SQUARE as f32, Options::default(), typeface)
}

/// How high letters beside a board should be at least, in millimetres.
const fn letter_min(size: Size) -> f32 {
    match size {
        Size::Normal => 2.6,
        Size::Large => 4.2,
    }
}

/// How high they can be, in units of the picture.
const LETTER_UNITS_MAX: f32 = 18.0;

/// What an element hands on to those within it.
#[derive(Clone)]
struct Look {
    moved: Point,
    fill: Option<Grey>,
    stroke: Option<Grey>,
    stroke_width: f32,
    ends: Ends,
    font_size: f32,
}

struct Reader<'a> {
    scale: f32,
    options: Options,
    typeface: &'a Typeface<'a>,
    inks: Vec<Ink>,
}

fn read(svg: &str, scale: f32, options: Options, typeface: &Typeface) -> Vec<Ink> {
    let first = Look {
        moved: Point::new(0.0, 0.0),
        fill: Some(BLACK),
        stroke: None,
        stroke_width: 1.0,
        ends: Ends::Square,
        font_size: 13.0,
    };
    let mut open = vec![first];
    let mut reader = Reader { scale, options, typeface, inks: Vec::new() };
    for element in svg.split('<').skip(1) {
        let (tag, content) = element.split_once('>').expect("diagram closes what it opens");
        if tag.starts_with('/') {
            open.pop();
            continue;
        }
        let tag = Tag::read(tag);
        let look = tag.look(open.last().expect("the picture has one outermost element"));
        reader.draw(&tag, &look, content);
        if !tag.is_empty {
            open.push(look);
        }
    }
    reader.inks
}

/// The beginning of an element.
struct Tag<'a> {
    name: &'a str,
    attributes: Vec<(&'a str, &'a str)>,
    is_empty: bool,
}

impl<'a> Tag<'a> {
    fn read(text: &'a str) -> Tag<'a> {
        let is_empty = text.ends_with('/');
        let (name, rest) = text.trim_end_matches('/').split_once(' ').unwrap_or((text, ""));
        // Between two quotes there is first a name with its equals sign, then a value.
        let quoted: Vec<&str> = rest.split('"').collect();
        let attributes =
            quoted.chunks_exact(2).map(|pair| (pair[0].trim().trim_end_matches('='), pair[1])).collect();
        Tag { name: name.trim_end_matches('/'), attributes, is_empty }
    }

    fn get(&self, name: &str) -> Option<&'a str> {
        self.attributes.iter().find(|(other, _)| *other == name).map(|(_, value)| *value)
    }

    fn number(&self, name: &str) -> Option<f32> {
        self.get(name)?.parse().ok()
    }

    /// How the element looks within another.
    fn look(&self, outer: &Look) -> Look {
        let paint = |name, outer| match self.get(name) {
            Some("none") => None,
            // #000 or #c6c6c6: greys have the same two digits three times.
            Some(paint) => Some(
                Grey::from_str_radix(&[&paint[1..2], &paint[paint.len() - 1..]].concat(), 16)
                    .unwrap_or(BLACK),
            ),
            None => outer,
        };
        let shift = self.get("transform").and_then(|transform| {
            let (x, y) = transform.strip_prefix("translate(")?.strip_suffix(')')?.split_once(' ')?;
            Some(Point::new(x.parse().ok()?, y.parse().ok()?))
        });
        let is_round = self.get("stroke-linejoin") == Some("round");
        Look {
            moved: shift.map_or(outer.moved, |shift| outer.moved.moved(shift)),
            fill: paint("fill", outer.fill),
            stroke: paint("stroke", outer.stroke),
            stroke_width: self.number("stroke-width").unwrap_or(outer.stroke_width),
            ends: if is_round { Ends::Round } else { outer.ends },
            font_size: self.number("font-size").unwrap_or(outer.font_size),
        }
    }
}

impl Reader<'_> {
    fn draw(&mut self, tag: &Tag, look: &Look, content: &str) {
        let number = |name| tag.number(name).unwrap_or_default();
        match tag.name {
            "rect" => {
                let path = rectangle(Point::new(number("x"), number("y")), number("width"), number("height"));
                self.shape(path, tag, look);
            }
            "circle" => {
                let (x, y, r) = (number("cx"), number("cy"), number("r"));
                let half = |to: f32| format!("A{r} {r} 0 1 1 {to} {y}");
                let circle = format!("M{} {y}{}{}Z", x - r, half(x + r), half(x - r));
                self.shape(outline(&circle), tag, look);
            }
            "path" if tag.get("class") == Some("dark") && self.options.squares == Squares::Hatched => {
                let path = hatching(&outline(tag.get("d").unwrap_or_default()));
                self.shape(
                    path,
                    tag,
                    &Look { fill: None, stroke: Some(BLACK), stroke_width: 0.7, ..look.clone() },
                );
            }
            "path" => self.shape(outline(tag.get("d").unwrap_or_default()), tag, look),
            "text" => self.letter(Point::new(number("x"), number("y")), look, content),
            _ => {}
        }
    }

    fn place(&self, point: Point, look: &Look) -> Point {
        let point = point.moved(look.moved);
        // To a hundredth of a millimetre: more digits would only make files longer.
        let short = |units: f32| (units * self.scale * 100.0).round() / 100.0;
        Point::new(short(point.x), short(point.y))
    }

    fn shape(&mut self, path: Vec<Step>, tag: &Tag, look: &Look) {
        let path = path.into_iter().map(|step| step.map(|point| self.place(point, look))).collect();
        let dash = tag.number("stroke-dasharray").map(|length| {
            (length * self.scale, tag.number("stroke-dashoffset").unwrap_or_default() * self.scale)
        });
        let width = look.stroke_width * self.scale;
        let stroke = look.stroke.map(|grey| Stroke { grey, width, ends: look.ends, dash });
        self.inks.push(Ink::Shape(Shape { path, fill: look.fill, stroke }));
    }

    /// The letter of a file or the digit of a rank, which stands in the middle above its place.
    fn letter(&mut self, at: Point, look: &Look, content: &str) {
        // On small boards as large as the room beside the squares allows.
        let size = (look.font_size * self.scale)
            .max(letter_min(self.options.size))
            .min(LETTER_UNITS_MAX * self.scale);
        let style = Style::regular(Style::points(size));
        let width = self.typeface.width_mm(content, style);
        let at = self.place(at, look).moved(Point::new(-width / 2.0, 0.0));
        self.inks.push(Ink::Text(Text { at, text: content.to_owned(), style, width }));
    }
}

/// Slanting lines in place of each square of a path, so far apart that a copier keeps them.
fn hatching(squares: &[Step]) -> Vec<Step> {
    const LINES: u8 = 7;
    let side = diagram::SQUARE as f32;
    let corners = squares.iter().filter_map(|step| match step {
        Step::Move(corner) => Some(*corner),
        Step::Line(_) | Step::Curve(..) | Step::Close => None,
    });
    let mut path = Vec::new();
    for corner in corners {
        for line in 1..=LINES {
            let along = 2.0 * side * f32::from(line) / f32::from(LINES + 1);
            // From the left or lower edge to the upper or right one.
            let (low, high) = (along.min(side), (along - side).max(0.0));
            path.push(Step::Move(corner.moved(Point::new(high, low))));
            path.push(Step::Line(corner.moved(Point::new(low, high))));
        }
    }
    path
}
