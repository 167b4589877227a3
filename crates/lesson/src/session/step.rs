//! A line gone through move by move: back and forth, each move with its comment.

use alloc::string::String;
use alloc::vec::Vec;

use diagram::Diagram;
use rules::{Attempt, Move, Position};

use super::asked::Asked;
use super::{Intent, Reply, Tone, told};
use crate::lesson::{Board, Line};
use crate::marks;
use crate::words::{Say, Words};

/// A board whose line is being gone through.
#[derive(Clone, Debug)]
pub struct StepThrough {
    pub(super) board: Board,
    line: Line,
    /// What the line's moves lead to; the first position is the one before all moves.
    positions: Vec<(Option<Move>, Position)>,
    /// How many moves have been gone through.
    number: usize,
    /// What is asked of the position, and shown.
    asked: Asked,
    pub(super) words: Words,
}

impl StepThrough {
    /// The board before the first move.
    pub(super) fn new(board: Board, line: Line, words: &Words) -> StepThrough {
        let positions = line.positions(&board.position);
        StepThrough { board, line, positions, number: 0, asked: Asked::Nothing, words: words.clone() }
    }

    pub(super) fn position(&self) -> &Position {
        &self.positions[self.number].1
    }

    /// The moves gone through, each with the position before it.
    pub(super) fn played(&self) -> Vec<(Position, Move)> {
        let pairs = self.positions[..=self.number].windows(2);
        pairs.filter_map(|pair| Some((pair[0].1, pair[1].0?))).collect()
    }

    pub(super) fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.line.steps[..self.number].iter().map(|step| step.played)
    }

    /// Goes on by one move, if it is the one that is written.
    pub(super) fn follow(&mut self, text: &str) -> Reply {
        let next = self.line.steps.get(self.number).map(|step| Attempt::from(step.played).name());
        match next {
            Some(next) if next == text => self.act(Intent::Forward),
            _ => Reply { said: self.words.text(Say::MoveOnlySteps).into(), tone: Tone::Refused },
        }
    }

    pub(super) fn number(&self) -> usize {
        self.number
    }

    pub(super) fn can(&self, intent: Intent) -> bool {
        match intent {
            Intent::First | Intent::Back | Intent::Undo | Intent::Reset => self.number > 0,
            Intent::Forward | Intent::Last | Intent::Redo => self.number < self.line.steps.len(),
            Intent::Why => Asked::Why.answer(self.position(), &self.words).is_some(),
            Intent::Attackers(_) => true,
            Intent::Press(_) | Intent::Drop { .. } | Intent::Promote(_) | Intent::Cancel => false,
            Intent::Check => false,
        }
    }

    pub(super) fn act(&mut self, intent: Intent) -> Reply {
        let last = self.line.steps.len();
        self.asked = Asked::of(intent);
        self.number = match intent {
            Intent::First | Intent::Reset => 0,
            Intent::Back | Intent::Undo => self.number.saturating_sub(1),
            Intent::Forward | Intent::Redo => (self.number + 1).min(last),
            Intent::Last => last,
            Intent::Press(_) | Intent::Drop { .. } => {
                return told(self.words.text(Say::MoveOnlySteps).into());
            }
            Intent::Why | Intent::Attackers(_) => {
                return told(self.asked.answer(self.position(), &self.words).unwrap_or_default());
            }
            Intent::Promote(_) | Intent::Cancel | Intent::Check => return told(String::new()),
        };
        told(self.tell())
    }

    /// Which step is seen, and what is said about it.
    fn tell(&self) -> String {
        let count = self.line.steps.len();
        let [.., (_, before), (Some(played), after)] = &self.positions[..=self.number] else {
            return self.words.before_line(count, &self.line.opening);
        };
        let comment = &self.line.steps[self.number - 1].comment;
        self.words.step(self.number, count, &self.words.moved(before, *played, after), comment)
    }

    /// The position of this step, with the move that led to it.
    pub(super) fn diagram(&self) -> Diagram {
        let (played, position) = &self.positions[self.number];
        let mut diagram = self.board.bare_diagram(position);
        marks::show_state(&mut diagram, position, played.map(|played| (played.from(), played.to())));
        self.asked.show(&mut diagram, position);
        diagram
    }
}
