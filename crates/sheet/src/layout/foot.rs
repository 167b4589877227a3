//! What every page has: the name line at its top, and the foot that says where it comes from.

use lesson::words::Say;
use qrcode::{Color, EcLevel, QrCode};

use super::{About, Desk, WIDTH};
use crate::ink::{BLACK, Ink, Point};
use crate::options::NameLine;
use crate::page::{Block, Part, Role};

/// The height of a QR code that a phone reads from a desk.
const CODE: f32 = 16.0;

impl Desk<'_> {
    /// Lines for name, class and date.
    pub(crate) fn name_line(&self) -> Block {
        if self.options.name_line == NameLine::Without {
            return Block::default();
        }
        let style = self.scale.caption;
        let baseline = 7.0;
        let gap = 5.0;
        let widths = [90.0, 42.0, WIDTH - 132.0 - 2.0 * gap];
        let (mut block, mut left) = (Block::default(), 0.0);
        for (word, width) in [Say::SheetName, Say::SheetClass, Say::SheetDate].into_iter().zip(widths) {
            let word = self.line(Point::new(left, baseline), self.language.text(word), style);
            let Ink::Text(text) = &word else { continue };
            let start = Point::new(left + text.width + 2.0, baseline + 0.8);
            let line = Ink::rule(start, Point::new(left + width, start.y), 0.3, BLACK);
            block.parts.push(Part::of(Role::Paragraph, vec![word]));
            block.parts.push(Part::of(Role::Ornament, vec![line]));
            left += width + gap;
        }
        Block { height: 14.0, parts: vec![Part::group(Role::NameLine, block.parts)] }
    }

    /// The height of the foot, and of the room above it.
    pub(crate) fn foot_height(&self) -> f32 {
        CODE + 3.0
    }

    /// The address in words and as a code, the version, and what may be done with the sheet.
    pub(crate) fn foot(&self, about: &About) -> Block {
        let style = self.scale.small;
        let top = self.foot_height() - CODE;
        let mut inks = vec![Ink::rule(Point::new(0.0, top), Point::new(WIDTH, top), 0.3, BLACK)];
        let mut left = 0.0;
        if let Some(code) = about.address.and_then(code) {
            inks.extend(code.into_iter().map(|ink| ink.moved(Point::new(0.0, top + 1.5))));
            left = CODE + 1.5;
        }
        let name = match about.address {
            Some(address) => self.language.fill(Say::SheetFoot, &[short(address)]),
            None => String::from("Squarewise"),
        };
        let version = self.language.fill(Say::SheetVersion, &[about.version]);
        for (row, text) in [name, version].into_iter().enumerate() {
            let baseline = top + 1.5 + style.ascent_mm() + style.leading_mm() * row as f32;
            if left + self.typeface.width_mm(&text, style) > WIDTH {
                self.note_too_wide(&text);
            }
            inks.push(self.line(Point::new(left, baseline), &text, style));
        }
        Block { height: self.foot_height(), parts: vec![Part::of(Role::Footer, inks)] }
    }
}

/// An address without what everybody knows.
fn short(address: &str) -> &str {
    let address = address.split_once("://").map_or(address, |(_, rest)| rest);
    address.trim_end_matches('/')
}

/// The address as a QR code, every dark run of a row as one block.
fn code(address: &str) -> Option<Vec<Ink>> {
    let code = QrCode::with_error_correction_level(address, EcLevel::M).ok()?;
    let modules = code.width();
    let side = (CODE - 1.5) / modules as f32;
    let is_dark = |x: usize, y: usize| code[(x, y)] == Color::Dark;
    let mut inks = Vec::new();
    for y in 0..modules {
        let mut x = 0;
        while x < modules {
            let run = (x..modules).take_while(|&x| is_dark(x, y)).count();
            if run > 0 {
                let at = Point::new(x as f32 * side, y as f32 * side);
                inks.push(Ink::block(at, run as f32 * side, side, BLACK));
            }
            x += run.max(1);
        }
    }
    Some(inks)
}
