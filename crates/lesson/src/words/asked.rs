//! Answers to what is asked with a key on a square.

use alloc::string::String;

use diagram::Diagram;
use rules::{Board, File, Kind, Rank, Square, SquareSet};

use super::{Say, Words, sentence};

impl Words {
    /// Where a piece can go, square by square.
    pub fn goes(&self, board: &Board, square: Square, targets: SquareSet) -> String {
        self.can([Say::AskedGoes, Say::AskedGoesNowhere], board, square, targets)
    }

    /// On which squares a piece can take something.
    pub fn takes(&self, board: &Board, square: Square, targets: SquareSet) -> String {
        self.can([Say::AskedTakes, Say::AskedTakesNothing], board, square, targets)
    }

    fn can(&self, [some, none]: [Say; 2], board: &Board, square: Square, targets: SquareSet) -> String {
        let who = sentence(&self.who(board, square));
        match targets.is_empty() {
            true => self.fill(none, &[&who]),
            false => self.fill(some, &[&who, &self.squares(targets)]),
        }
    }

    /// A square with its colour.
    pub fn square(&self, square: Square, diagram: &Diagram) -> String {
        let say = if square.is_light() { Say::AskedLight } else { Say::AskedDark };
        self.fill(say, &[&self.cell(square, diagram)])
    }

    /// There is no square to go to: none with a piece of this kind, or none that can be reached.
    pub fn nowhere(&self, kind: Option<Kind>) -> String {
        match kind {
            Some(_) => self.of_kind(Say::AskedNoneOf, kind, &[]),
            None => String::from(self.text(Say::AskedNoTarget)),
        }
    }

    /// The heading of a row of the board: `rank 4`.
    pub fn rank(&self, rank: Rank) -> String {
        self.fill(Say::AskedRank, &[&String::from(rank.digit())])
    }

    /// The heading of a column of the board: `file e`.
    pub fn file(&self, file: File) -> String {
        self.fill(Say::AskedFile, &[&String::from(file.letter())])
    }
}
