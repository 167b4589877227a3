//! A page that has been laid out: what is drawn where, and what each part of it is.

use crate::ink::{Ink, Point};

/// One side of paper. It is the same for every paper and every way of writing it.
#[derive(Clone, Debug)]
pub struct Page {
    /// Its heading.
    pub title: String,
    /// The tag of its language: `en-GB`.
    pub language: String,
    pub(crate) parts: Vec<Part>,
}

/// What a part of a page is, for those who listen to it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Role {
    /// A heading, the first level being the page's own.
    Heading(u8),
    Paragraph,
    List,
    /// A label and a body.
    Item,
    Label,
    Body,
    /// A picture and what it shows, in words.
    Figure(String),
    /// Lines to write on and other things that say nothing.
    Ornament,
    /// Lines for name, class and date.
    NameLine,
    /// What stands at the foot of every page.
    Footer,
}

/// Something on a page, with the parts it is made of; what is read first comes first.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) role: Role,
    pub(crate) inks: Vec<Ink>,
    pub(crate) parts: Vec<Part>,
}

impl Part {
    pub(crate) fn of(role: Role, inks: Vec<Ink>) -> Part {
        Part { role, inks, parts: Vec::new() }
    }

    pub(crate) fn group(role: Role, parts: Vec<Part>) -> Part {
        Part { role, inks: Vec::new(), parts }
    }

    /// The words in it, line after line.
    pub(crate) fn text(&self) -> String {
        let lines = self.inks.iter().filter_map(|ink| match ink {
            Ink::Text(text) => Some(text.text.as_str()),
            Ink::Shape(_) => None,
        });
        lines.collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn moved(self, by: Point) -> Part {
        let inks = self.inks.into_iter().map(|ink| ink.moved(by)).collect();
        let parts = self.parts.into_iter().map(|part| part.moved(by)).collect();
        Part { inks, parts, ..self }
    }
}

/// Parts under construction, drawn from their own top left, and how much height they take.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    pub(crate) height: f32,
    pub(crate) parts: Vec<Part>,
}

impl Block {
    /// Puts another block beside what is there.
    pub(crate) fn put(&mut self, at: Point, block: Block) {
        self.height = self.height.max(at.y + block.height);
        self.parts.extend(block.parts.into_iter().map(|part| part.moved(at)));
    }

    /// Puts another block below what is there.
    pub(crate) fn below(&mut self, gap: f32, block: Block) {
        let top = if self.parts.is_empty() { 0.0 } else { self.height + gap };
        self.put(Point::new(0.0, top), block);
    }
}
