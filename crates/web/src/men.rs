//! The drawings of the pieces: the page has them, so the module needs none of its own.

use alloc::string::{String, ToString};

use lesson::Board;
use rules::Piece;
use web_sys::Element;

use crate::dom::Missing;

/// The paths of each piece that the page shows or keeps for later, in the order of [`Piece::ALL`].
#[derive(Debug)]
pub struct Men([String; 12]);

impl Men {
    /// Draws them, where the module may be as large as that.
    #[cfg(feature = "element")]
    pub fn drawn() -> Men {
        Men(Piece::ALL.map(diagram::art::svg))
    }

    /// Takes them from the page; a piece once read may leave it.
    pub fn of(page: &Element) -> Men {
        let paths = |piece: Piece| {
            let man = page
                .query_selector(&["[data-man=", &piece.fen_letter().to_string(), "]"].concat())
                .ok()??;
            Some(man.inner_html())
        };
        Men(Piece::ALL.map(|piece| paths(piece).unwrap_or_default()))
    }

    /// Makes sure that every piece is there which may come to stand on a board.
    ///
    /// # Errors
    /// The page has not got one.
    pub fn require(&self, board: &Board) -> Result<(), Missing> {
        match Piece::ALL.into_iter().find(|&piece| board.may_show(piece) && self.paths(piece).is_empty()) {
            Some(piece) => {
                Err(Missing(String::from("the page has no drawing of ") + &piece.fen_letter().to_string()))
            }
            None => Ok(()),
        }
    }

    /// The paths of a piece, empty if the page has not got it.
    pub fn paths(&self, piece: Piece) -> String {
        let paths = Piece::ALL.iter().zip(&self.0).find(|(there, _)| **there == piece);
        paths.map_or_else(String::new, |(_, paths)| paths.clone())
    }
}
