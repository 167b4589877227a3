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

/// How often a page stands on one side of paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PerPage {
    /// Once, at its own size.
    #[default]
    One,
    /// Twice beside each other, on paper that lies on its side.
    Two,
    /// Four times, to be cut apart.
    Four,
}

/// Where a page stands on paper: how far from the left and from the top, and how much smaller.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Place {
    pub(crate) left: f32,
    pub(crate) top: f32,
    pub(crate) scale: f32,
}

impl PerPage {
    /// The paper's width and height as it lies, and the places on it.
    pub(crate) fn places(self, paper: Paper) -> ((f32, f32), Vec<Place>) {
        // What is left free round each place, where one cuts and printers cannot print.
        const EDGE: f32 = 7.0;
        let (width, height) = paper.size();
        let (sheet, columns, rows) = match self {
            PerPage::One => {
                let (left, top) = paper.margins();
                return ((width, height), vec![Place { left, top, scale: 1.0 }]);
            }
            PerPage::Two => ((height, width), 2, 1),
            PerPage::Four => ((width, height), 2, 2),
        };
        let (across, down) = (sheet.0 / columns as f32, sheet.1 / rows as f32);
        let scale = ((across - 2.0 * EDGE) / DESIGN.0).min((down - 2.0 * EDGE) / DESIGN.1);
        let (left, top) = ((across - DESIGN.0 * scale) / 2.0, (down - DESIGN.1 * scale) / 2.0);
        let places = (0..columns * rows).map(|index| {
            let (column, row) = ((index % columns) as f32, (index / columns) as f32);
            Place { left: left + column * across, top: top + row * down, scale }
        });
        (sheet, places.collect())
    }
}
