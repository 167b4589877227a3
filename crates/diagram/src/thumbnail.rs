//! Small pictures of boards for a page that shows many: each shape is written once, and then pointed to.

use alloc::format;
use alloc::string::String;

use rules::{Piece, Side};

use crate::markup::Markup;
use crate::{Coordinates, Diagram, Frame, Layer, art, parts};

/// The squares and the twelve pieces, out of sight: what [`Diagram::to_thumbnail`] points to. A page has
/// it once, before the first thumbnail.
pub fn shapes() -> String {
    let mut svg = Markup::new();
    svg.open("svg", &[("class", "shapes"), ("width", "0"), ("height", "0"), ("aria-hidden", "true")]);
    svg.open("defs", &[]);
    svg.open("g", &[("id", "shape-squares")]);
    parts::write_board(&mut svg, Frame::new(Side::White, Coordinates::Hidden), Coordinates::Hidden);
    svg.close("g");
    for piece in Piece::ALL {
        svg.open("g", &[("id", &shape_of(piece))]);
        parts::write_piece(&mut svg, piece, &art::svg(piece), &[]);
        svg.close("g");
    }
    svg.close("defs");
    svg.close("svg");
    svg.into_string()
}

fn shape_of(piece: Piece) -> String {
    format!("shape-{}", piece.fen_letter())
}

impl Diagram {
    /// The picture without letters and digits, made of the [`shapes`] of its page. It has no name: say
    /// what it shows in text.
    ///
    /// ```
    /// let svg = diagram::Diagram::of(*rules::Position::initial().board()).to_thumbnail();
    /// assert_eq!(svg.matches("#shape-p\"").count(), 8);
    /// assert!(svg.len() < 5_000);
    /// ```
    pub fn to_thumbnail(&self) -> String {
        let diagram = Diagram { coordinates: Coordinates::Hidden, ..self.clone() };
        let mut svg = Markup::new();
        let view_box = diagram.frame().view_box();
        svg.open("svg", &[("class", "diagram"), ("viewBox", &view_box), ("aria-hidden", "true")]);
        svg.empty("use", &[("href", "#shape-squares")]);
        let parts = diagram.parts();
        for layer in Layer::ALL {
            svg.open("g", layer.attributes());
            match layer {
                Layer::Pieces => write_pieces(&mut svg, &diagram),
                Layer::Under | Layer::Over => {
                    let there = parts.iter().filter(|part| part.layer() == layer);
                    there.for_each(|part| part.write(&mut svg, diagram.frame(), &art::svg));
                }
            }
            svg.close("g");
        }
        svg.close("svg");
        svg.into_string()
    }
}

fn write_pieces(svg: &mut Markup, diagram: &Diagram) {
    let frame = diagram.frame();
    for (square, piece) in diagram.board.men() {
        let (x, y) = frame.corner(square);
        svg.empty(
            "use",
            &[("href", &format!("#{}", shape_of(piece))), ("x", &format!("{x}")), ("y", &format!("{y}"))],
        );
    }
}
