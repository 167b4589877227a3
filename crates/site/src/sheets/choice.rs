//! What the command line says about sheets: which, on what paper, and how.

use clap::{Args, ValueEnum};
use rules::Side;
use sheet::{Coordinates, Format, NameLine, Options, Paper, PerPage, Size, Squares};

use crate::course::NamedSheet;
use crate::trouble::Trouble;

/// Which sheets, on what paper, and how.
#[derive(Args, Debug)]
pub struct Choice {
    /// The paper in the printer
    #[arg(long, default_value = "a4")]
    pub paper: PaperName,
    /// Only these sheets, by name, with commas between them
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    pub only: Vec<String>,
    /// Large print: 18 points, and one board
    #[arg(long)]
    pub large: bool,
    /// Save ink: dark squares are hatched, not grey
    #[arg(long)]
    pub save_ink: bool,
    /// Whose side is at the bottom of every board
    #[arg(long, value_name = "SIDE")]
    pub below: Option<SideName>,
    /// Boards without the names of files and ranks
    #[arg(long)]
    pub no_coordinates: bool,
    /// No lines for name, class and date
    #[arg(long)]
    pub no_name_line: bool,
    /// How often a sheet stands on a side of paper
    #[arg(long, default_value = "1", value_name = "TIMES")]
    pub per_page: Times,
    /// No answers
    #[arg(long)]
    pub no_key: bool,
}

/// A paper, as it is typed.
#[derive(Clone, Copy, ValueEnum, Debug)]
pub enum PaperName {
    /// 210 × 297 mm
    A4,
    /// 8½ × 11 inches
    Letter,
}

/// How often, as it is typed.
#[derive(Clone, Copy, ValueEnum, Debug)]
pub enum Times {
    /// Once
    #[value(name = "1")]
    One,
    /// Twice, side by side
    #[value(name = "2")]
    Two,
    /// Four times
    #[value(name = "4")]
    Four,
}

impl From<Times> for PerPage {
    fn from(times: Times) -> PerPage {
        match times {
            Times::One => PerPage::One,
            Times::Two => PerPage::Two,
            Times::Four => PerPage::Four,
        }
    }
}

/// A side, as it is typed.
#[derive(Clone, Copy, ValueEnum, Debug)]
pub enum SideName {
    /// White
    White,
    /// Black
    Black,
}

impl From<PaperName> for Paper {
    fn from(name: PaperName) -> Paper {
        match name {
            PaperName::A4 => Paper::A4,
            PaperName::Letter => Paper::Letter,
        }
    }
}

impl From<SideName> for Side {
    fn from(name: SideName) -> Side {
        match name {
            SideName::White => Side::White,
            SideName::Black => Side::Black,
        }
    }
}

impl Choice {
    /// How the sheets are to be printed.
    pub fn options(&self) -> Options {
        Options {
            size: if self.large { Size::Large } else { Size::Normal },
            squares: if self.save_ink { Squares::Hatched } else { Squares::Shaded },
            below: self.below.map(Side::from),
            coordinates: if self.no_coordinates { Coordinates::Hidden } else { Coordinates::AsDrawn },
            name_line: if self.no_name_line { NameLine::Without } else { NameLine::With },
        }
    }

    /// What they are written on.
    pub fn format(&self) -> Format {
        Format { paper: self.paper.into(), per_page: self.per_page.into() }
    }

    /// The sheets that are meant: all, if none is named.
    ///
    /// # Errors
    /// There is no sheet of such a name; the trouble says which there are.
    pub fn pick(&self, sheets: Vec<NamedSheet>) -> Result<Vec<NamedSheet>, Trouble> {
        let names: Vec<&str> = sheets.iter().map(|sheet| &*sheet.name).collect();
        if let Some(unknown) = self.only.iter().find(|name| !names.contains(&name.as_str())) {
            return Err(Trouble::new(format!(
                "there is no sheet named {unknown:?}: choose from {}",
                names.join(", ")
            )));
        }
        let is_meant = |sheet: &NamedSheet| self.only.is_empty() || self.only.contains(&sheet.name);
        Ok(sheets.into_iter().filter(is_meant).collect())
    }
}
