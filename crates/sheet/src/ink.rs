//! What is put on paper: shapes and lines of text, in millimetres from the top left.

use crate::typeface::Style;

/// A place on the page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Point {
    pub(crate) x: f32,
    pub(crate) y: f32,
}

impl Point {
    pub(crate) const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    pub(crate) fn moved(self, by: Point) -> Point {
        Point::new(self.x + by.x, self.y + by.y)
    }
}

/// How dark: 0 is black, 255 is the paper's white.
pub(crate) type Grey = u8;

/// Black.
pub(crate) const BLACK: Grey = 0;

/// Something drawn.
#[derive(Clone, Debug)]
pub(crate) enum Ink {
    Shape(Shape),
    Text(Text),
}

/// A path, filled, stroked or both.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    pub(crate) path: Vec<Step>,
    pub(crate) fill: Option<Grey>,
    pub(crate) stroke: Option<Stroke>,
}

/// A step of a path.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Step {
    Move(Point),
    Line(Point),
    Curve(Point, Point, Point),
    Close,
}

/// How a path is stroked.
#[derive(Clone, Debug)]
pub(crate) struct Stroke {
    pub(crate) grey: Grey,
    pub(crate) width: f32,
    pub(crate) ends: Ends,
    /// The length of dashes and gaps, and where in the first dash the line begins.
    pub(crate) dash: Option<(f32, f32)>,
}

/// How lines end and meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ends {
    Round,
    Square,
}

/// A line of text.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    /// Where its baseline begins.
    pub(crate) at: Point,
    pub(crate) text: String,
    pub(crate) style: Style,
    pub(crate) width: f32,
}

impl Ink {
    pub(crate) fn moved(self, by: Point) -> Ink {
        match self {
            Ink::Shape(shape) => {
                let path = shape.path.into_iter().map(|step| step.moved(by)).collect();
                Ink::Shape(Shape { path, ..shape })
            }
            Ink::Text(text) => Ink::Text(Text { at: text.at.moved(by), ..text }),
        }
    }

    /// A straight line.
    pub(crate) fn rule(from: Point, to: Point, width: f32, grey: Grey) -> Ink {
        let stroke = Stroke { grey, width, ends: Ends::Square, dash: None };
        Ink::Shape(Shape { path: vec![Step::Move(from), Step::Line(to)], fill: None, stroke: Some(stroke) })
    }

    /// A filled rectangle.
    pub(crate) fn block(at: Point, width: f32, height: f32, grey: Grey) -> Ink {
        Ink::Shape(Shape { path: rectangle(at, width, height), fill: Some(grey), stroke: None })
    }
}

impl Step {
    pub(crate) fn moved(self, by: Point) -> Step {
        self.map(|point| point.moved(by))
    }

    pub(crate) fn map(self, change: impl Fn(Point) -> Point) -> Step {
        match self {
            Step::Move(to) => Step::Move(change(to)),
            Step::Line(to) => Step::Line(change(to)),
            Step::Curve(out, back, to) => Step::Curve(change(out), change(back), change(to)),
            Step::Close => Step::Close,
        }
    }
}

/// The outline of a rectangle.
pub(crate) fn rectangle(at: Point, width: f32, height: f32) -> Vec<Step> {
    let corner = |x, y| Point::new(at.x + x, at.y + y);
    vec![
        Step::Move(corner(0.0, 0.0)),
        Step::Line(corner(width, 0.0)),
        Step::Line(corner(width, height)),
        Step::Line(corner(0.0, height)),
        Step::Close,
    ]
}
