//! Text as outlines, for pictures in which no font can be named.

use rustybuzz::ttf_parser::{GlyphId, OutlineBuilder};
use rustybuzz::{Face, UnicodeBuffer};

use crate::trouble::Trouble;

/// A font, and how it draws text.
pub struct Lettering<'a> {
    face: Face<'a>,
}

impl<'a> Lettering<'a> {
    /// The lettering of a TrueType or OpenType font.
    ///
    /// # Errors
    /// It is no font.
    pub fn new(font: &'a [u8]) -> Result<Lettering<'a>, Trouble> {
        let no_font = || Trouble::new(String::from("the typeface is no TrueType or OpenType font"));
        Ok(Lettering { face: Face::from_slice(font, 0).ok_or_else(no_font)? })
    }

    /// How wide a line is at a size in pixels.
    pub fn width(&self, line: &str, size: u32) -> f32 {
        self.shape(line).iter().map(|(_, advance)| *advance as f32 * self.scale(size)).sum()
    }

    /// A line as the path of an SVG, from the beginning of its baseline.
    pub fn outline(&self, line: &str, size: u32) -> String {
        let mut pen = Pen { path: String::new(), x: 0.0, scale: self.scale(size) };
        for (glyph, advance) in self.shape(line) {
            self.face.outline_glyph(glyph, &mut pen);
            pen.x += advance as f32 * pen.scale;
        }
        pen.path
    }

    /// The text in lines no wider than this, if its words are not.
    pub fn lines(&self, text: &str, size: u32, width: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            match lines.last_mut() {
                Some(line) if self.width(&format!("{line} {word}"), size) <= width => {
                    line.push(' ');
                    line.push_str(word);
                }
                Some(_) | None => lines.push(word.to_owned()),
            }
        }
        lines
    }

    fn scale(&self, size: u32) -> f32 {
        size as f32 / self.face.units_per_em() as f32
    }

    /// The letters of a line, kerned, and how far each moves the pen.
    fn shape(&self, line: &str) -> Vec<(GlyphId, i32)> {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(line);
        buffer.guess_segment_properties();
        let shaped = rustybuzz::shape(&self.face, &[], buffer);
        let letters = shaped.glyph_infos().iter().zip(shaped.glyph_positions());
        letters.map(|(info, place)| (GlyphId(info.glyph_id as u16), place.x_advance)).collect()
    }
}

/// Writes a path, turning the font's upward axis into the picture's downward one.
struct Pen {
    path: String,
    x: f32,
    scale: f32,
}

impl Pen {
    fn step(&mut self, command: char, points: &[(f32, f32)]) {
        self.path.push(command);
        for (x, y) in points {
            self.path.push_str(&format!("{:.1} {:.1} ", self.x + x * self.scale, -y * self.scale));
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.step('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.step('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.step('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.step('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}
