//! The looks of a sheet that its page offers beside the plain one: large print, and boards turned round.

use lesson::Sheet;
use rules::Side;
use sheet::{Options, Size};

/// What the drawings of a sheet are called after.
pub const SHEET: &str = "sheet";

/// What the drawings of its answers are called after.
pub const ANSWERS: &str = "answers";

/// One look: how it is drawn, and what its file is called after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// How large the type is.
    pub size: Size,
    /// How the boards lie.
    pub turn: Turn,
}

/// How the boards of a sheet lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// As the lesson has them.
    AsDrawn,
    /// With this side at the bottom of each.
    Below(Side),
}

impl Turn {
    /// What the name of a drawing's file says of it, and the form of the page.
    pub fn name(self) -> &'static str {
        match self {
            Turn::AsDrawn => "",
            Turn::Below(Side::White) => "white",
            Turn::Below(Side::Black) => "black",
        }
    }
}

impl Look {
    /// The sheet as it is in the PDF files.
    pub const PLAIN: Look = Look { size: Size::Normal, turn: Turn::AsDrawn };

    /// How such a sheet is printed.
    pub fn options(self) -> Options {
        let below = match self.turn {
            Turn::AsDrawn => None,
            Turn::Below(side) => Some(side),
        };
        Options { size: self.size, below, ..Options::default() }
    }

    /// The file that holds the drawing of a sheet or of its answers: `answers-large-black.svg`.
    pub fn file(self, of: &str) -> String {
        let size = match self.size {
            Size::Normal => "",
            Size::Large => "large",
        };
        let parts = [of, size, self.turn.name()];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        format!("{}.svg", parts.join("-"))
    }

    /// Every look of a sheet.
    pub fn all(sheet: &Sheet) -> Vec<Look> {
        let turns = turns(sheet);
        let look = |size| turns.iter().map(move |&(turn, _)| Look { size, turn });
        [Size::Normal, Size::Large].into_iter().flat_map(look).collect()
    }
}

/// How the boards of a sheet may lie, and whose side is then below; `None` is whose it is in the lesson.
/// Boards that are not turned round by one of them are as drawn, and no others have to be.
pub fn turns(sheet: &Sheet) -> Vec<(Turn, Option<Side>)> {
    let asked = sheet.task.iter().flat_map(|task| &task.items).map(|question| &question.panel);
    let below: Vec<Side> = sheet.panels.iter().chain(asked).map(|panel| panel.diagram.below).collect();
    let turned = |side| (Turn::Below(side), Some(side));
    match below.first() {
        None => vec![(Turn::AsDrawn, None)],
        Some(&side) if below.iter().all(|&other| other == side) => {
            let drawn = (Turn::AsDrawn, Some(side));
            Side::ALL.map(|other| if other == side { drawn } else { turned(other) }).to_vec()
        }
        Some(_) => [(Turn::AsDrawn, None)].into_iter().chain(Side::ALL.map(turned)).collect(),
    }
}
