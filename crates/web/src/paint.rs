//! Painting: a diagram's parts into the page's own SVG, touching only what differs.

use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use diagram::markup::{Markup, number};
use diagram::{Diagram, Frame, Layer, Part};
use rules::{Board, Piece, Square};
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};

use crate::dom::{self, Missing};
use crate::men::Men;

/// Marks a piece on its way; how it travels, the style sheet says.
const SLIDING: &str = "data-sliding";

/// What is painted now, layer by layer.
#[derive(Debug)]
pub struct Painting {
    layers: Vec<Painted>,
    men: Rc<Men>,
    /// Where everything lies.
    frame: Frame,
    /// What stands where.
    board: Board,
    /// The pieces that are on their way to where they stand.
    sliding: Vec<Element>,
}

/// A layer's element, and its children with the parts they show.
#[derive(Debug)]
struct Painted {
    layer: Layer,
    element: Element,
    shown: Vec<(Part, Element)>,
    /// What has been taken away, and can show what looks like it: no more than were ever shown at one time.
    spare: Vec<(Part, Element)>,
}

impl Painting {
    /// Takes over the picture on the page, which shows this diagram: it was drawn by the same code.
    ///
    /// # Errors
    /// A layer is missing.
    pub fn take_over(svg: &Element, diagram: &Diagram, men: &Rc<Men>) -> Result<Painting, Missing> {
        let parts = diagram.parts();
        let mut layers = Vec::new();
        for layer in Layer::ALL {
            let element: Element = dom::one(svg, &["[data-layer=", layer.name(), "]"].concat())?;
            let children = element.children();
            let there = (0..children.length()).filter_map(|index| children.item(index));
            let wanted = parts.iter().filter(|part| part.layer() == layer).copied();
            let shown: Vec<_> = wanted.zip(there).collect();
            if shown.len() as u32 != children.length() {
                return Err(Missing(String::from("the picture is not that of the board")));
            }
            layers.push(Painted { layer, element, shown, spare: Vec::new() });
        }
        let (men, frame) = (Rc::clone(men), diagram.frame());
        Ok(Painting { layers, men, frame, board: diagram.board, sliding: Vec::new() })
    }

    /// Shows a diagram: parts that are there already stay, the others go or come. A piece that has moved
    /// slides to its new place, unless it was dragged there.
    ///
    /// # Errors
    /// The browser refuses to change the picture.
    pub fn paint(&mut self, diagram: &Diagram, dragged_from: Option<Square>) -> Result<(), Missing> {
        self.settle();
        let parts = diagram.parts();
        let frame = diagram.frame();
        let is_turned = mem::replace(&mut self.frame, frame) != frame;
        for painted in &mut self.layers {
            if is_turned {
                painted.clear();
            }
            let wanted: Vec<Part> =
                parts.iter().filter(|part| part.layer() == painted.layer).copied().collect();
            painted.paint(&wanted, frame, &|piece| self.men.paths(piece))?;
        }
        let before = mem::replace(&mut self.board, diagram.board);
        for from in before.occupied() {
            if let Some(to) = journey(&before, &diagram.board, from).filter(|_| dragged_from != Some(from)) {
                self.slide(from, to, frame)?;
            }
        }
        Ok(())
    }

    /// Lets a piece travel from one place of the picture to another, which is where it stands.
    fn slide(&mut self, from: Square, to: Square, frame: Frame) -> Result<(), Missing> {
        let Some(piece) = self.piece(to).cloned() else { return Ok(()) };
        // It is in the picture, so it is SVG.
        let style = piece.unchecked_ref::<SvgElement>().style();
        for (name, square) in [("--from", from), ("--to", to)] {
            let (x, y) = frame.corner(square);
            style.set_property(name, &["translate(", &number(x), "px,", &number(y), "px)"].concat())?;
        }
        dom::set_attribute(&piece, SLIDING, Some(""));
        self.sliding.push(piece);
        Ok(())
    }

    /// Whatever is on its way has arrived.
    pub fn settle(&mut self) {
        for piece in self.sliding.drain(..) {
            dom::set_attribute(&piece, SLIDING, None);
        }
    }

    /// The element of the piece on a square.
    pub fn piece(&self, square: Square) -> Option<&Element> {
        let mut shown = self.layers.iter().flat_map(|painted| &painted.shown);
        let stands = |part: &Part| matches!(part, Part::Man(place, _) if *place == square);
        shown.find(|(part, _)| stands(part)).map(|(_, element)| element)
    }
}

/// Where a piece has gone between two boards, if this is where it came from; of a pawn that became
/// something else, all that is known is that nothing else has moved.
fn journey(before: &Board, after: &Board, from: Square) -> Option<Square> {
    let side = before.side_on(from)?;
    let left = before.side(side) - after.side(side);
    let mut come = (after.side(side) - before.side(side)).into_iter();
    come.find(|&to| left.len() == 1 || after.kind_on(to) == before.kind_on(from))
        .filter(|_| left.contains(from))
}

impl Painted {
    /// Takes everything away.
    fn clear(&mut self) {
        self.shown.drain(..).for_each(|(_, element)| element.remove());
    }

    /// Keeps what is wanted, and moves what is not to where something that looks like it is: a browser moves
    /// an element far sooner than it reads a new one. As nothing in a layer hides anything else, their order
    /// does not matter.
    fn paint(
        &mut self,
        wanted: &[Part],
        frame: Frame,
        paths: &dyn Fn(Piece) -> String,
    ) -> Result<(), Missing> {
        let mut index = 0;
        while let Some((part, _)) = self.shown.get(index) {
            if wanted.contains(part) {
                index += 1;
            } else {
                self.spare.push(self.shown.swap_remove(index));
            }
        }
        let mut missing = Vec::new();
        for &part in wanted {
            if self.shown.iter().all(|(shown, _)| *shown != part) && !self.reuse(part, frame) {
                missing.push(part);
            }
        }
        self.spare.retain(|(part, element)| {
            element.remove();
            !matches!(part, Part::Arrow(_))
        });
        self.insert(&missing, frame, paths)
    }

    /// Shows a part by a spare element that looks like it, if there is one.
    fn reuse(&mut self, part: Part, frame: Frame) -> bool {
        let Some(index) = self.spare.iter().rposition(|(there, _)| there.looks_like(part)) else {
            return false;
        };
        let (_, element) = self.spare.swap_remove(index);
        for (name, value) in part.place(frame) {
            dom::set_attribute(&element, name, Some(&value));
        }
        if !element.is_connected() {
            let _ = self.element.append_child(&element);
        }
        self.shown.push((part, element));
        true
    }

    /// Adds what is missing. The browser reads it as SVG because the layer is; and it reads all of it at
    /// once, as beginning to read takes longer than reading.
    fn insert(
        &mut self,
        missing: &[Part],
        frame: Frame,
        paths: &dyn Fn(Piece) -> String,
    ) -> Result<(), Missing> {
        if missing.is_empty() {
            return Ok(());
        }
        let mut svg = Markup::new();
        missing.iter().for_each(|part| part.write(&mut svg, frame, paths));
        self.element.insert_adjacent_html("beforeend", &svg.into_string())?;
        let mut last = self.element.last_element_child();
        for &part in missing.iter().rev() {
            let Some(element) = last else { break };
            last = element.previous_element_sibling();
            self.shown.push((part, element));
        }
        Ok(())
    }
}
