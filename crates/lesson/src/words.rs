//! Every text that the program can say to a learner, in one place, and in any language.
//!
//! The texts of a language stand in its table, `www/lessons/en/words.toml`; here is only what is said
//! when. They are written for a ten-year-old: what stands in the way, where, and what would work.
//! Squares keep their own names in every language.
//!
//! To add a sentence, write a line into the list of [`Say`], under `live` if a live board says it, and a
//! line into the table under the same group and key. Then say it: `words.text(Say::MoveReset)`, or
//! `words.fill(Say::MoveRedone, &[&said])` with one argument for each name in brackets.

mod allowed;
mod asked;
mod board;
mod dead;
mod endings;
mod english;
mod exercises;
mod men;
mod moves;
mod notation;
mod questions;
mod refusals;
mod say;
mod setup;
mod spelling;
mod table;
mod tasks;

use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use rules::{Kind, PieceLetters, Side};

pub use english::english;
pub(crate) use men::sentence;
pub use say::Say;
pub(crate) use spelling::Flaw;
pub use table::Fault;

/// The texts of one language: all of them, or those that a live board says. It is cheap to clone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    /// In the order of [`Say`]. Where an argument goes stands its number as a control character, from 1;
    /// forms are separated by [`FORM_END`].
    texts: Arc<Vec<Box<str>>>,
    letters: PieceLetters,
}

/// What stands between the forms of a text.
const FORM_END: char = '\u{1f}';

impl Words {
    /// A text as it is; empty if only pages say it, and these are the words of a board.
    pub fn text(&self, say: Say) -> &str {
        self.texts.get(say as usize).map_or("", |text| text)
    }

    /// A text with its arguments, in the order of their names in the list.
    ///
    /// ```
    /// use lesson::words::{Say, english};
    ///
    /// let said = english().fill(Say::RefusedPathBlocked, &["The rook", "the pawn on d7"]);
    /// assert_eq!(said, "The rook cannot jump: the pawn on d7 stands in its way.");
    /// ```
    pub fn fill(&self, say: Say, arguments: &[&str]) -> String {
        fill(self.text(say), arguments)
    }

    /// The form of a text for so many: one of two, or of three as in Slavic languages.
    ///
    /// ```
    /// use lesson::words::{Say, english};
    ///
    /// assert_eq!(english().counted(Say::MoveStarsLeft, 1, &["1"]), "One star is left.");
    /// assert_eq!(english().counted(Say::MoveStarsLeft, 4, &["4"]), "4 stars are left.");
    /// ```
    pub fn counted(&self, say: Say, count: usize, arguments: &[&str]) -> String {
        let forms = self.text(say).split(FORM_END).count();
        self.form(say, form_for(count, forms), arguments)
    }

    /// The form of a text for a side.
    pub fn sided(&self, say: Say, side: Side, arguments: &[&str]) -> String {
        self.form(say, side as usize, arguments)
    }

    /// The form of a text for so many times, from one to five.
    pub(crate) fn times(&self, say: Say, times: usize) -> String {
        self.form(say, times.saturating_sub(1), &[])
    }

    /// The form of a text for a kind; the last if the kind is not known.
    fn of_kind(&self, say: Say, kind: Option<Kind>, arguments: &[&str]) -> String {
        self.form(say, kind.map_or(Kind::ALL.len(), |kind| kind as usize), arguments)
    }

    fn form(&self, say: Say, index: usize, arguments: &[&str]) -> String {
        fill(self.text(say).split(FORM_END).nth(index).unwrap_or_default(), arguments)
    }

    /// What the pieces are called where moves are written.
    pub fn letters(&self) -> PieceLetters {
        self.letters
    }
}

fn fill(text: &str, arguments: &[&str]) -> String {
    let mut filled = String::new();
    for letter in text.chars() {
        match arguments.get((letter as usize).wrapping_sub(1)) {
            Some(argument) => filled.push_str(argument),
            None => filled.push(letter),
        }
    }
    filled
}

/// Which form a number takes: of two the first for one; of three the first for 1, 21, 31…, the second
/// for 2 to 4, 22 to 24…, and the third for all others.
fn form_for(count: usize, forms: usize) -> usize {
    match forms {
        2 => usize::from(count != 1),
        3 => match (count % 10, count % 100) {
            (_, 11..=14) => 2,
            (1, _) => 0,
            (2..=4, _) => 1,
            _ => 2,
        },
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::form_for;

    #[test]
    fn a_number_chooses_its_form() {
        for (forms, wanted) in [(1, "000000000000"), (2, "101111111111"), (3, "201112222012")] {
            let counts = [0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 104, 25];
            let chosen: alloc::string::String =
                counts.iter().map(|&count| char::from(b'0' + form_for(count, forms) as u8)).collect();
            assert_eq!(chosen, wanted, "{counts:?} with {forms} forms");
        }
    }
}
