//! The answers of an exercise: which are right, and what is to be said of each. They are computed when a
//! page is built and travel as text, in which the page only has to look up what a learner does.
//!
//! ```text
//! !h5f7: Solved.
//! ?h5e5 c6e5: It is check, but the knight takes the queen.
//! ?: That gives no check.
//! ```
//!
//! Each line begins with `!` if it is right and `?` if it is wrong. Then come the moves from the start
//! on, those of the other side between them, and after the colon what is said. At the end of a wrong
//! line may stand the move that shows why it is wrong; `c4c4` is the piece on c4, which stays. A wrong
//! line without moves stands for all that are not told. The first line is right.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Attempt, Square};

/// One answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    /// The moves, those of the other side between them.
    pub(crate) moves: Vec<Attempt>,
    /// Whether it is right.
    pub(crate) worth: Worth,
    /// What is said of it.
    pub(crate) said: String,
}

/// What an answer is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// It is right.
    Right,
    /// It is not.
    Wrong,
}

impl Worth {
    const fn sign(self) -> &'static str {
        match self {
            Worth::Right => "!",
            Worth::Wrong => "?",
        }
    }
}

/// A piece that stays where it is: how a piece is told among moves.
pub(crate) fn stay(square: Square) -> Attempt {
    Attempt::new(square, square)
}

/// Answers as text, the right ones first.
pub(crate) fn write(answers: &[Answer]) -> String {
    let (right, wrong): (Vec<&Answer>, Vec<&Answer>) =
        answers.iter().partition(|answer| answer.worth == Worth::Right);
    let lines = right.into_iter().chain(wrong).map(|Answer { moves, worth, said }| {
        let words: Vec<String> = moves.iter().map(ToString::to_string).collect();
        format!("{}{}: {said}", worth.sign(), words.join(" "))
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Looks up a line of moves; what follows it in the text, and what is said of it.
pub(crate) fn look_up<'a>(text: &'a str, worth: Worth, line: &str) -> Option<(&'a str, &'a str)> {
    text.split('\n').find_map(|entry| {
        let rest = entry.strip_prefix(worth.sign())?.strip_prefix(line)?;
        // By bytes, which costs the download a third of what searching a text does.
        let colon = rest.bytes().position(|byte| byte == b':')?;
        let (rest, said) = (rest.get(..colon)?, rest.get(colon + 1..)?);
        (rest.is_empty() || rest.starts_with(' ')).then_some((rest, said.trim_ascii_start()))
    })
}

/// The move that follows a line.
pub(crate) fn next(rest: &str) -> Option<Attempt> {
    rest.split_ascii_whitespace().next()?.parse().ok()
}
