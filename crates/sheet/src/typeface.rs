//! The typeface: how wide text is, where its lines break, and which letters it has.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;
use std::ops::Range;

use rustybuzz::{Face, UnicodeBuffer};

/// Two weights of one typeface, as TrueType or OpenType files hold them.
pub struct Typeface<'a> {
    regular: Weighted<'a>,
    bold: Weighted<'a>,
}

struct Weighted<'a> {
    bytes: &'a [u8],
    face: Face<'a>,
    /// How wide words are at a size of 1: every way of breaking a text asks for the same ones.
    widths: RefCell<HashMap<String, f32>>,
}

/// Bytes that are no font.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoFont(Weight);

impl fmt::Display for NoFont {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} file of the typeface is no TrueType or OpenType font", self.0.name())
    }
}

impl std::error::Error for NoFont {}

/// How bold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Weight {
    Regular,
    Bold,
}

impl Weight {
    const fn name(self) -> &'static str {
        match self {
            Weight::Regular => "regular",
            Weight::Bold => "bold",
        }
    }
}

/// How text is set.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Style {
    pub(crate) weight: Weight,
    /// The size of the type in points, as typesetters give it.
    pub(crate) size_pt: f32,
}

/// A point in millimetres.
const MM_PER_POINT: f32 = 25.4 / 72.0;

impl Style {
    pub(crate) const fn regular(size_pt: f32) -> Style {
        Style { weight: Weight::Regular, size_pt }
    }

    pub(crate) const fn bold(size_pt: f32) -> Style {
        Style { weight: Weight::Bold, size_pt }
    }

    /// The points of a size in millimetres.
    pub(crate) const fn points(size_mm: f32) -> f32 {
        size_mm / MM_PER_POINT
    }

    pub(crate) const fn size_mm(self) -> f32 {
        self.size_pt * MM_PER_POINT
    }

    /// From one line to the next.
    pub(crate) fn leading_mm(self) -> f32 {
        let lines = if self.size_pt >= 20.0 { 1.15 } else { 1.4 };
        self.size_mm() * lines
    }

    /// From the top of a line to its baseline.
    pub(crate) fn ascent_mm(self) -> f32 {
        // The line's height less the type's own, shared out above and below.
        (self.leading_mm() - self.size_mm()) / 2.0 + self.size_mm() * 0.79
    }
}

/// A letter's shape, in parts of the size of the type.
pub(crate) struct Shaped {
    pub(crate) glyph: u32,
    pub(crate) advance: f32,
    pub(crate) offset: (f32, f32),
    /// The bytes of the text that it stands for.
    pub(crate) bytes: Range<usize>,
}

impl<'a> Typeface<'a> {
    /// A typeface of these two fonts.
    ///
    /// # Errors
    /// The first of the two that is no font.
    pub fn new(regular: &'a [u8], bold: &'a [u8]) -> Result<Typeface<'a>, NoFont> {
        let read = |bytes, weight| match Face::from_slice(bytes, 0) {
            Some(face) => Ok(Weighted { bytes, face, widths: RefCell::default() }),
            None => Err(NoFont(weight)),
        };
        Ok(Typeface { regular: read(regular, Weight::Regular)?, bold: read(bold, Weight::Bold)? })
    }

    fn weighted(&self, weight: Weight) -> &Weighted<'a> {
        match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        }
    }

    /// The font's own file.
    pub(crate) fn bytes(&self, weight: Weight) -> &'a [u8] {
        self.weighted(weight).bytes
    }

    /// A letter that the typeface lacks, if there is one.
    pub(crate) fn lacks(&self, text: &str) -> Option<char> {
        let has = |letter: char, weight| self.weighted(weight).face.glyph_index(letter).is_some();
        text.chars().find(|&letter| !has(letter, Weight::Regular) || !has(letter, Weight::Bold))
    }

    /// The shapes of a line of text, kerned.
    pub(crate) fn shape(&self, text: &str, weight: Weight) -> Vec<Shaped> {
        let face = &self.weighted(weight).face;
        let em = face.units_per_em() as f32;
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        let shaped = rustybuzz::shape(face, &[], buffer);
        let (infos, places) = (shaped.glyph_infos(), shaped.glyph_positions());
        let starts: Vec<usize> = infos.iter().map(|info| info.cluster as usize).collect();
        let glyphs = infos.iter().zip(places).enumerate().map(|(index, (info, place))| {
            let start = starts[index];
            let end = starts[index..].iter().copied().find(|&next| next > start).unwrap_or(text.len());
            Shaped {
                glyph: info.glyph_id,
                advance: place.x_advance as f32 / em,
                offset: (place.x_offset as f32 / em, place.y_offset as f32 / em),
                bytes: start..end,
            }
        });
        glyphs.collect()
    }

    /// How wide a line of text is, in millimetres.
    pub(crate) fn width_mm(&self, text: &str, style: Style) -> f32 {
        let widths = &self.weighted(style.weight).widths;
        if let Some(width) = widths.borrow().get(text) {
            return width * style.size_mm();
        }
        let width = self.shape(text, style.weight).iter().map(|shaped| shaped.advance).sum::<f32>();
        widths.borrow_mut().insert(text.to_owned(), width);
        width * style.size_mm()
    }

    /// Breaks text into lines of at most this width. A word that is wider has a line of its own.
    pub(crate) fn lines(&self, text: &str, style: Style, width_mm: f32) -> Vec<String> {
        let space = self.width_mm(" ", style);
        let mut lines: Vec<String> = Vec::new();
        let mut room = 0.0;
        for word in text.split_whitespace() {
            let width = self.width_mm(word, style);
            match lines.last_mut() {
                Some(line) if space + width <= room => {
                    line.push(' ');
                    line.push_str(word);
                    room -= space + width;
                }
                _ => {
                    lines.push(word.to_owned());
                    room = width_mm - width;
                }
            }
        }
        lines
    }
}
