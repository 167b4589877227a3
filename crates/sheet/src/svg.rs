//! A page as SVG, for the browser: the same lines and shapes, with the same roles.

use diagram::markup::{Attribute, Markup};

use crate::ink::{Ends, Grey, Ink, Shape, Step, Stroke, Text};
use crate::page::{Page, Part, Role};
use crate::paper::DESIGN;
use crate::typeface::Weight;

/// Writes a page as one `svg` element, one unit to the millimetre. Its text asks for the site's
/// typeface, and keeps its place and its width in any other.
pub fn svg(page: &Page) -> String {
    let mut svg = Markup::new();
    let view_box = format!("0 0 {} {}", DESIGN.0, DESIGN.1);
    svg.open(
        "svg",
        &[
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("class", "paper"),
            ("viewBox", &view_box),
            ("font-family", "\"Atkinson Hyperlegible Next\", Arial, sans-serif"),
        ],
    );
    page.parts.iter().for_each(|part| write_part(&mut svg, part));
    svg.close("svg");
    svg.into_string()
}

fn write_part(svg: &mut Markup, part: &Part) {
    let level;
    let role: Vec<Attribute> = match &part.role {
        Role::Heading(number) => {
            // The page that shows the sheet has the first heading.
            level = (number + 1).to_string();
            vec![("role", "heading"), ("aria-level", &level)]
        }
        Role::List => vec![("role", "list")],
        Role::Item => vec![("role", "listitem")],
        Role::Figure(description) => vec![("role", "img"), ("aria-label", description)],
        Role::NameLine => vec![("class", "name-line")],
        Role::Ornament | Role::Label => vec![("aria-hidden", "true")],
        Role::Paragraph | Role::Body | Role::Footer => vec![],
    };
    svg.open("g", &role);
    for ink in &part.inks {
        match ink {
            Ink::Shape(shape) => write_shape(svg, shape),
            Ink::Text(text) => write_text(svg, text),
        }
    }
    part.parts.iter().for_each(|inner| write_part(svg, inner));
    svg.close("g");
}

fn write_shape(svg: &mut Markup, shape: &Shape) {
    let fill = shape.fill.map_or_else(|| String::from("none"), colour);
    let path = path(&shape.path);
    let mut attributes: Vec<(&str, String)> = vec![("d", path), ("fill", fill)];
    if let Some(Stroke { grey, width, ends, dash }) = &shape.stroke {
        attributes.extend([("stroke", colour(*grey)), ("stroke-width", short(*width))]);
        if *ends == Ends::Round {
            attributes.extend([("stroke-linejoin", "round".into()), ("stroke-linecap", "round".into())]);
        }
        if let Some((length, offset)) = dash {
            attributes.extend([("stroke-dasharray", short(*length)), ("stroke-dashoffset", short(*offset))]);
        }
    }
    let attributes: Vec<Attribute> = attributes.iter().map(|(name, value)| (*name, value.as_str())).collect();
    svg.empty("path", &attributes);
}

fn write_text(svg: &mut Markup, text: &Text) {
    let (x, y) = (short(text.at.x), short(text.at.y));
    let (size, width) = (short(text.style.size_mm()), short(text.width));
    let mut attributes = vec![("x", &*x), ("y", &y), ("font-size", &size), ("textLength", &width)];
    if text.style.weight == Weight::Bold {
        attributes.push(("font-weight", "700"));
    }
    svg.text("text", &attributes, &text.text);
}

fn path(steps: &[Step]) -> String {
    let pair = |point: crate::ink::Point| format!("{} {}", short(point.x), short(point.y));
    let step = |step: &Step| match *step {
        Step::Move(to) => format!("M{}", pair(to)),
        Step::Line(to) => format!("L{}", pair(to)),
        Step::Curve(out, back, to) => format!("C{} {} {}", pair(out), pair(back), pair(to)),
        Step::Close => String::from("Z"),
    };
    steps.iter().map(step).collect()
}

fn colour(grey: Grey) -> String {
    format!("#{grey:02x}{grey:02x}{grey:02x}")
}

/// A length to a hundredth of a millimetre, finer than any printer.
fn short(length: f32) -> String {
    let text = format!("{length:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
