//! Painting: a diagram's parts into the page's own SVG, touching only what differs.

use std::rc::Rc;

use diagram::{Diagram, Layer, Part};
use rules::Square;
use web_sys::Element;

use crate::dom::{self, Missing};
use crate::men::Men;

/// What is painted now, layer by layer.
#[derive(Debug)]
pub struct Painting {
    layers: Vec<Painted>,
    men: Rc<Men>,
}

/// A layer's element, and its children in order with the parts they show.
#[derive(Debug)]
struct Painted {
    layer: Layer,
    element: Element,
    shown: Vec<(Part, Element)>,
}

impl Painting {
    /// Takes over the picture on the page, which shows this diagram: it was drawn by the same code.
    ///
    /// # Errors
    /// A layer is missing.
    pub fn take_over(svg: &Element, diagram: &Diagram, men: &Rc<Men>) -> Result<Painting, Missing> {
        let parts = diagram.parts(&|piece| men.paths(piece));
        let mut layers = Vec::new();
        for layer in Layer::ALL {
            let element: Element = dom::one(svg, &format!("[data-layer={}]", layer.name()))?;
            let children = element.children();
            let there = (0..children.length()).filter_map(|index| children.item(index));
            let wanted = parts.iter().filter(|part| part.layer == layer).cloned();
            let shown: Vec<_> = wanted.zip(there).collect();
            if shown.len() as u32 != children.length() {
                return Err(Missing(format!("the picture's {} are not those of the board", layer.name())));
            }
            layers.push(Painted { layer, element, shown });
        }
        Ok(Painting { layers, men: Rc::clone(men) })
    }

    /// Shows a diagram: parts that are there already stay, the others go or come.
    ///
    /// # Errors
    /// The browser refuses to change the picture.
    pub fn paint(&mut self, diagram: &Diagram) -> Result<(), Missing> {
        let parts = diagram.parts(&|piece| self.men.paths(piece));
        for painted in &mut self.layers {
            let wanted: Vec<&Part> = parts.iter().filter(|part| part.layer == painted.layer).collect();
            painted.paint(&wanted)?;
        }
        Ok(())
    }

    /// The element of the piece on a square.
    pub fn piece(&self, square: Square) -> Option<&Element> {
        let key = format!("pc-{square}");
        let mut shown = self.layers.iter().flat_map(|painted| &painted.shown);
        shown.find(|(part, _)| part.key == key).map(|(_, element)| element)
    }
}

impl Painted {
    fn paint(&mut self, wanted: &[&Part]) -> Result<(), Missing> {
        self.shown.retain(|(part, element)| {
            let stays = wanted.contains(&part);
            if !stays {
                element.remove();
            }
            stays
        });
        for (index, &part) in wanted.iter().enumerate() {
            if self.shown.get(index).is_some_and(|(shown, _)| shown == part) {
                continue;
            }
            let later = self.shown.iter().position(|(shown, _)| shown == part);
            let element = match later {
                Some(later) => self.shown.remove(later).1,
                None => self.make(part)?,
            };
            let next = self.shown.get(index).map(|(_, next)| next);
            self.element.insert_before(&element, next.map(AsRef::as_ref))?;
            self.shown.insert(index, (part.clone(), element));
        }
        Ok(())
    }

    /// A new child from a part's SVG; the browser reads it as SVG because the layer is.
    fn make(&self, part: &Part) -> Result<Element, Missing> {
        self.element.insert_adjacent_html("beforeend", &part.svg)?;
        self.element.last_element_child().ok_or_else(|| Missing(format!("{} was not drawn", part.key)))
    }
}
