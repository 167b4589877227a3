//! A line of moves that is being read: the game itself or a variation.

use alloc::string::String;
use core::mem;

use super::tokens::{Place, add_words};
use super::{PgnLine, PgnMove};
use crate::{Move, Position};

/// A line that may still go on.
pub(super) struct OpenLine {
    pub(super) opened: Place,
    pub(super) line: PgnLine,
    /// The position before the last move, in which its variations begin.
    pub(super) before: Position,
    /// The position after the last move.
    pub(super) now: Position,
    /// What was said since a number or a variation: it belongs to the next move.
    pending: String,
    pub(super) is_before_move: bool,
    /// Whether the rest of the line is left out.
    pub(super) is_broken: bool,
}

impl OpenLine {
    pub(super) fn new(opened: Place, from: Position) -> OpenLine {
        let (line, pending) = (PgnLine::default(), String::new());
        OpenLine { opened, line, before: from, now: from, pending, is_before_move: false, is_broken: false }
    }

    pub(super) fn play(&mut self, played: Move) {
        let mut node = PgnMove::new(&self.now, played);
        node.before = mem::take(&mut self.pending);
        self.line.moves.push(node);
        self.before = self.now;
        self.now = self.now.after(played);
        self.is_before_move = false;
    }

    pub(super) fn comment(&mut self, words: &str) {
        let place = match self.line.moves.last_mut() {
            _ if self.is_before_move => &mut self.pending,
            Some(last) => &mut last.after,
            None => &mut self.line.comment,
        };
        add_words(place, words);
    }

    /// The line as it is now; what was said before a move that never came is said after the last one.
    pub(super) fn close(mut self) -> PgnLine {
        self.is_before_move = false;
        let pending = mem::take(&mut self.pending);
        self.comment(&pending);
        self.line
    }
}
