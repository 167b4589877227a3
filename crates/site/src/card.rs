//! The picture that goes with a link to a page, where links are shared: its title and its first board.

mod drawn;
mod lettering;

use diagram::markup::Markup;
use diagram::{Coordinates, Diagram, Names};

pub use drawn::Cards;
pub use lettering::Lettering;

/// Its size in pixels: what the places that show such pictures ask for.
pub const SIZE: (u32, u32) = (1200, 630);

/// The room round everything.
const MARGIN: u32 = 48;

/// The width of the board.
const BOARD: u32 = SIZE.1 - 2 * MARGIN;

/// The sizes that a title may have: the largest in which it fits.
const TITLE_SIZES: [u32; 5] = [88, 76, 64, 54, 44];

/// The most lines that a title has room for.
const LINES_MAX: usize = 4;

/// The name of the site at the foot.
const NAME: &str = "Squarewise";

/// The picture of a page with this title, with this board on it, as an SVG without text.
/// `style` is the site's style sheet, from which the colours are taken.
pub fn svg(title: &str, board: Option<Diagram>, lettering: &Lettering, style: &str) -> String {
    let mut svg = Markup::new();
    let [width, height] = [SIZE.0, SIZE.1].map(|length| length.to_string());
    svg.open("svg", &[("xmlns", "http://www.w3.org/2000/svg"), ("width", &width), ("height", &height)]);
    svg.text("style", &[], &colours(style));
    svg.empty("rect", &[("class", "ground"), ("width", &width), ("height", &height)]);
    let room = match board {
        Some(_) => SIZE.0 - BOARD - 3 * MARGIN,
        None => SIZE.0 - 2 * MARGIN,
    };
    let (size, lines) = fit(title, room, lettering);
    let leading = size + size / 8;
    let top = (SIZE.1 - leading * lines.len() as u32) / 2;
    for (index, line) in lines.iter().enumerate() {
        let place = (MARGIN, top + leading * index as u32 + size * 7 / 8);
        write(&mut svg, "ink", &lettering.outline(line, size), place);
    }
    write(&mut svg, "quiet", &lettering.outline(NAME, 32), (MARGIN, SIZE.1 - MARGIN));
    if let Some(board) = board {
        let place = [SIZE.0 - MARGIN - BOARD, MARGIN, BOARD, BOARD].map(|length| length.to_string());
        svg.open(
            "svg",
            &[("x", &*place[0]), ("y", &*place[1]), ("width", &*place[2]), ("height", &*place[3])],
        );
        let board = Diagram { coordinates: Coordinates::Hidden, ..board };
        svg.append(&board.to_svg(&Names { id: "board", title: "", description: "" }));
        svg.close("svg");
    }
    svg.close("svg");
    svg.into_string()
}

/// A line of text, whose baseline begins at a place.
fn write(svg: &mut Markup, class: &str, outline: &str, (x, y): (u32, u32)) {
    let place = format!("translate({x} {y})");
    svg.empty("path", &[("class", class), ("transform", &place), ("d", outline)]);
}

/// The largest size in which a title fits, and its lines; in the smallest it may run on.
fn fit(title: &str, width: u32, lettering: &Lettering) -> (u32, Vec<String>) {
    let broken = |size| (size, lettering.lines(title, size, width as f32));
    let fits = |(size, lines): &(u32, Vec<String>)| {
        let is_narrow = |line: &String| lettering.width(line, *size) <= width as f32;
        lines.len() <= LINES_MAX && lines.iter().all(is_narrow)
    };
    let smallest = broken(TITLE_SIZES[TITLE_SIZES.len() - 1]);
    TITLE_SIZES.into_iter().map(broken).find(fits).unwrap_or(smallest)
}

/// Which class has which of the style sheet's colours.
const COLOURS: [(&str, &str); 13] = [
    (".ground{fill:", "--ground"),
    (".ink{fill:", "--ink"),
    (".quiet{fill:", "--quiet"),
    (".light{fill:", "--light"),
    (".dark{fill:", "--dark"),
    (".piece.white,.black .dot{fill:", "--piece-paper"),
    (".black .line{stroke:", "--piece-paper"),
    (".piece.black,.white .dot{fill:", "--piece-ink"),
    (".mark{fill:", "--move"),
    (".ring,.culprit,.cross,.arrow{stroke:", "--capture"),
    (".mark.star{fill:", "--star"),
    (".mark.chosen{stroke:", "--move"),
    (".mark.check{stroke:", "--check"),
];

/// The colours as rules that a plain renderer knows. A colour that the style sheet does not name is left
/// as the picture has it.
fn colours(style: &str) -> String {
    let rules = COLOURS.iter().filter_map(|(start, name)| Some(format!("{start}{}}}", colour(style, name)?)));
    rules.chain([String::from(".line,.ring,.chosen{fill:none}")]).collect()
}

/// The value of a custom property where it is first set; of two for light and dark, the one for light.
fn colour<'a>(style: &'a str, name: &str) -> Option<&'a str> {
    let (_, value) = style.split_once(&format!("{name}: "))?;
    let value = value.split(';').next()?;
    let value = value.strip_prefix("light-dark(").and_then(|pair| pair.split(',').next()).unwrap_or(value);
    value.starts_with('#').then_some(value)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::style;

    #[test]
    fn colours_are_those_of_the_style_sheet_by_day() {
        let style = ":root { --ink: light-dark(#111, #eee); --light: #abc; --dark: url(\"#x\") #c6c6c6; }";
        assert_eq!(colour(style, "--ink"), Some("#111"));
        assert_eq!(colour(style, "--light"), Some("#abc"));
        assert_eq!(colour(style, "--dark"), None, "no plain colour");
        assert_eq!(colour(style, "--move"), None);
    }

    #[test]
    fn the_style_sheet_names_every_colour() {
        let www = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www");
        let style = style::whole(&www).expect("the parts are there");
        for (_, name) in COLOURS {
            assert!(colour(&style, name).is_some(), "{name}");
        }
    }
}
