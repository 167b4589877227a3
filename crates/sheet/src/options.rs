//! What a teacher may choose about a sheet.

use rules::Side;

/// How a sheet is to be printed. Everything may be combined with everything.
///
/// ```
/// use sheet::{Options, Size};
///
/// let large = Options { size: Size::Large, ..Options::default() };
/// assert_eq!(large.name_line, sheet::NameLine::With);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// How large the type is.
    pub size: Size,
    /// What dark squares look like.
    pub squares: Squares,
    /// Whose side is at the bottom of every board; as the lesson has it, if nothing is said.
    pub below: Option<Side>,
    /// Whether boards name their files and ranks.
    pub coordinates: Coordinates,
    /// Whether there are lines for name, class and date.
    pub name_line: NameLine,
}

/// How large the type is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Size {
    /// 14 points.
    #[default]
    Normal,
    /// 18 points, and one board.
    Large,
}

/// What dark squares look like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Squares {
    /// A light grey.
    #[default]
    Shaded,
    /// Slanting lines: less ink, and proof against every copier.
    Hatched,
}

/// Whether boards name their files and ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Coordinates {
    /// As the lesson has it.
    #[default]
    AsDrawn,
    /// Never.
    Hidden,
}

/// Whether there are lines for name, class and date.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum NameLine {
    /// There are.
    #[default]
    With,
    /// There are none.
    Without,
}
