//! A board on which squares are pointed out: all that answer a question, or named ones in turn.

use alloc::string::String;

use diagram::{Diagram, Sign};
use rules::{Position, Square, SquareSet};

use super::{Intent, Reply, Tone, told};
use crate::answers::{self, Worth};
use crate::lesson::{Board, Choice, Order};
use crate::marks;
use crate::words::{Say, Words};

/// A board on which squares are pointed out.
#[derive(Clone, Debug)]
pub struct Choose {
    pub(super) board: Board,
    choice: Choice,
    /// What has been pointed out; in turn, what has been found.
    marked: SquareSet,
    /// What is shown after an answer that is not right.
    shown: Option<(Sign, Square)>,
    pub(super) words: Words,
}

impl Choose {
    /// The board with nothing on it pointed out.
    pub(super) fn new(board: Board, choice: Choice, words: &Words) -> Choose {
        Choose { board, choice, marked: SquareSet::EMPTY, shown: None, words: words.clone() }
    }

    pub(super) fn position(&self) -> &Position {
        &self.board.position
    }

    pub(super) fn can(&self, intent: Intent) -> bool {
        match intent {
            Intent::Press(_) | Intent::Check => true,
            Intent::Reset => !self.marked.is_empty(),
            Intent::Drop { .. } | Intent::Promote(_) | Intent::Cancel | Intent::Undo | Intent::Redo => false,
            Intent::First | Intent::Back | Intent::Forward | Intent::Last | Intent::Why => false,
            Intent::Attackers(_) => false,
        }
    }

    pub(super) fn act(&mut self, intent: Intent) -> Reply {
        self.shown = None;
        match intent {
            Intent::Press(square) => match self.choice.order {
                Order::InTurn => self.find(square),
                Order::Any => {
                    self.marked ^= square.into();
                    told(self.words.cell(square, &self.diagram()))
                }
            },
            Intent::Check => self.check(),
            Intent::Reset => {
                self.marked = SquareSet::EMPTY;
                told(String::from(self.words.text(Say::MoveReset)))
            }
            Intent::Drop { .. } | Intent::Promote(_) | Intent::Cancel | Intent::Undo | Intent::Redo => {
                told(String::new())
            }
            Intent::First | Intent::Back | Intent::Forward | Intent::Last | Intent::Why => {
                told(String::new())
            }
            Intent::Attackers(_) => told(self.words.text(Say::MoveOnlySquares).into()),
        }
    }

    /// Whether it is the square whose turn it is.
    fn find(&mut self, square: Square) -> Reply {
        let mut wanted = self.choice.squares.iter().filter(|wanted| !self.marked.contains(**wanted));
        let Some(next) = wanted.next() else { return told(String::new()) };
        if *next != square {
            self.shown = Some((Sign::Cross, square));
            return self.wrong(self.words.that_is(square), *next);
        }
        let tone = if wanted.next().is_none() { Tone::Solved } else { Tone::Told };
        self.marked.insert(square);
        Reply { said: self.said_of(Worth::Right, square), tone }
    }

    /// Whether what is pointed out is what was asked for.
    fn check(&mut self) -> Reply {
        if self.marked.is_empty() {
            return told(self.words.text(Say::ExerciseMarkFirst).into());
        }
        let all: SquareSet = self.choice.squares.iter().copied().collect();
        let (right, wrong) = (self.marked & all, self.marked - all);
        let (sign, look) = match (wrong.first(), (all - right).first()) {
            (Some(wrong), _) => (Sign::Cross, wrong),
            (None, Some(missing)) => (Sign::Star, missing),
            (None, None) => {
                let (_, said) = answers::look_up(&self.board.answers, Worth::Right, "").unwrap_or_default();
                return Reply { said: String::from(said), tone: Tone::Solved };
            }
        };
        self.shown = Some((sign, look));
        self.wrong(self.words.marked(right.len(), all.len(), wrong.len(), look), look)
    }

    fn wrong(&self, said: String, square: Square) -> Reply {
        Reply { said: self.words.then(said, &self.said_of(Worth::Wrong, square)), tone: Tone::Refused }
    }

    /// What the exercise says of a square.
    fn said_of(&self, worth: Worth, square: Square) -> String {
        let found = answers::look_up(&self.board.answers, worth, &square.name());
        String::from(found.unwrap_or_default().1)
    }

    pub(super) fn diagram(&self) -> Diagram {
        let mut diagram = self.board.bare_diagram(&self.board.position);
        marks::mark(&mut diagram, Sign::Chosen, self.marked);
        if let Some((sign, square)) = self.shown {
            marks::mark(&mut diagram, sign, square.into());
        }
        diagram
    }
}
