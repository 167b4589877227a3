//! Sheets of paper, and the box that all of them hold.

/// A size of paper.
///
/// ```
/// use sheet::{DESIGN, Paper};
///
/// for paper in Paper::ALL {
///     let (left, top) = paper.margins();
///     assert!(left >= 12.0 && top >= 12.0, "{} leaves no printer a margin", paper.name());
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paper {
    /// 210 × 297 mm.
    A4,
    /// 8½ × 11 inches.
    Letter,
}

/// Width and height of what is printed, in millimetres: it lies within both papers, so every sheet
/// is the same on both.
pub const DESIGN: (f32, f32) = (186.0, 250.0);

impl Paper {
    /// Both.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// `a4`, as in file names and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// Width and height in millimetres.
    pub const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }

    /// How far the design lies from the left and from the top, in the middle of the paper.
    pub fn margins(self) -> (f32, f32) {
        let (width, height) = self.size();
        ((width - DESIGN.0) / 2.0, (height - DESIGN.1) / 2.0)
    }
}
