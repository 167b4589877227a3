//! Headings, paragraphs and lists.

use super::Desk;
use crate::ink::{BLACK, Ink, Point, Text};
use crate::page::{Block, Part, Role};
use crate::typeface::Style;

/// What stands before a line to write on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Label {
    /// Its number.
    Number,
    /// Nothing.
    None,
}

/// Words are measured one by one and in lines, which is the same but for kerning at the spaces.
const ROUNDING: f32 = 1.0;

impl Desk<'_> {
    /// One line, the baseline of its first letter there.
    pub(crate) fn line(&self, at: Point, text: &str, style: Style) -> Ink {
        let text = typographic(text);
        let width = self.typeface.width_mm(&text, style);
        Ink::Text(Text { at, text, style, width })
    }

    /// The lines of a text, from its top left.
    pub(crate) fn text(&self, text: &str, style: Style, width: f32) -> (Vec<Ink>, f32) {
        let lines = self.typeface.lines(&typographic(text), style, width);
        // Only a line of one word can be.
        if let Some(word) = lines.iter().find(|line| self.typeface.width_mm(line, style) > width + ROUNDING) {
            self.note_too_wide(word);
        }
        let baseline = |index: usize| style.ascent_mm() + style.leading_mm() * index as f32;
        let inks = lines
            .iter()
            .enumerate()
            .map(|(index, line)| self.line(Point::new(0.0, baseline(index)), line, style));
        (inks.collect(), style.leading_mm() * lines.len() as f32)
    }

    pub(crate) fn words(&self, role: Role, text: &str, style: Style, width: f32) -> Block {
        let (inks, height) = self.text(text, style, width);
        Block { height, parts: vec![Part::of(role, inks)] }
    }

    pub(crate) fn heading(&self, text: &str, width: f32) -> Block {
        self.words(Role::Heading(2), text, self.scale.heading, width)
    }

    pub(crate) fn paragraph(&self, text: &str, width: f32) -> Block {
        self.words(Role::Paragraph, text, self.scale.body, width)
    }

    /// The rules, a dot before each.
    pub(crate) fn list(&self, items: &[String], width: f32) -> Block {
        let style = self.scale.body;
        let indent = style.size_mm();
        let mut list = Block::default();
        for item in items {
            let (inks, height) = self.text(item, style, width - indent);
            let body = Part::of(Role::Body, inks).moved(Point::new(indent, 0.0));
            let dot = Part::of(Role::Label, vec![self.line(Point::new(0.6, style.ascent_mm()), "•", style)]);
            let item = Part::group(Role::Item, vec![dot, body]);
            list.below(style.size_mm() * 0.28, Block { height, parts: vec![item] });
        }
        Block { height: list.height, parts: vec![Part::group(Role::List, list.parts)] }
    }

    /// From one line to write on to the next: larger print is for larger writing too.
    pub(crate) fn line_apart(&self) -> f32 {
        self.scale.caption.leading_mm() * 1.6
    }

    /// Lines to write on.
    pub(crate) fn writing_lines(&self, count: usize, label: Label, width: f32) -> Block {
        let style = self.scale.caption;
        let apart = self.line_apart();
        let label_width = match label {
            Label::Number => self.typeface.width_mm("8.", style) + 1.6,
            Label::None => 0.0,
        };
        let mut inks = Vec::new();
        for index in 0..count {
            let baseline = apart * (index + 1) as f32 - 1.6;
            if label == Label::Number {
                inks.push(self.line(Point::new(0.0, baseline), &format!("{}.", index + 1), style));
            }
            let y = baseline + 0.8;
            inks.push(Ink::rule(Point::new(label_width, y), Point::new(width, y), 0.3, BLACK));
        }
        Block { height: apart * count as f32, parts: vec![Part::of(Role::Ornament, inks)] }
    }
}

/// Apostrophes and quotation marks as printers set them.
fn typographic(text: &str) -> String {
    let mut before = ' ';
    let set = text.chars().map(|letter| {
        let opens = before.is_whitespace() || before == '(';
        before = letter;
        match (letter, opens) {
            ('\'', true) => '‘',
            ('\'', false) => '’',
            ('"', true) => '“',
            ('"', false) => '”',
            (other, _) => other,
        }
    });
    set.collect()
}
