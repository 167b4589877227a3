//! The sound form of a lesson: from here on every claim is proven.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use diagram::Coordinates;
use rules::{Position, Side, Square, Turns};

use crate::claim::list;
use crate::file;
use crate::goal::Goal;

/// A lesson that has been checked: every claim in it is proven.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The heading.
    pub title: String,
    /// One sentence: what the learner will know at the end.
    pub promise: String,
    /// The articles of the FIDE Laws it rests on.
    pub articles: Vec<String>,
    /// The lesson proper.
    pub sections: Vec<Section>,
    /// What beginners get wrong.
    pub mistake: Option<Section>,
    /// Boards with a goal.
    pub exercises: Vec<Section>,
}

/// A heading, some prose in Markdown, and the boards beside it.
#[derive(Clone, Debug)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// Prose in Markdown.
    pub text: String,
    /// The boards, each with the file's own words for it.
    pub boards: Vec<Figure>,
}

/// A board in its place on the page.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Its name, unlike every other in the lesson.
    pub name: String,
    /// The sentence under it.
    pub caption: String,
    /// The board itself.
    pub board: Board,
    /// A shortest solution, if the board has a goal.
    pub answer: Vec<rules::Move>,
}

/// A board that can be shown and played on.
#[derive(Clone, Debug)]
pub struct Board {
    /// The position it begins with.
    pub position: Position,
    /// Who moves after a move.
    pub turns: Turns,
    /// Whose side is at the bottom.
    pub below: Side,
    /// Whether files and ranks are named.
    pub coordinates: Coordinates,
    /// The piece whose moves are shown from the beginning.
    pub piece: Option<Square>,
    /// What the learner should bring about.
    pub goal: Option<Goal>,
}

impl Figure {
    /// The board as a file would have it, without what only the page around it needs: the form in
    /// which it travels to the browser, to be admitted again.
    pub fn to_file(&self) -> file::Board {
        let board = &self.board;
        let answer: Vec<String> = self.answer.iter().map(ToString::to_string).collect();
        let word = |word: &str| String::from(word);
        file::Board {
            fen: board.position.to_setup().to_string(),
            piece: board.piece.map(|square| square.to_string()).unwrap_or_default(),
            below: match board.below {
                Side::White => String::new(),
                Side::Black => word("black"),
            },
            mode: match board.turns {
                Turns::Alternate => word("explore"),
                Turns::SameSide => word("drill"),
            },
            coordinates: match board.coordinates {
                Coordinates::Outside => String::new(),
                Coordinates::Hidden => word("hidden"),
            },
            stars: match board.goal {
                Some(Goal::Collect { stars, .. }) => list(stars),
                None => String::new(),
            },
            answer: answer.join(" "),
            ..file::Board::default()
        }
    }
}
