//! A move in words: what a written move says, for those who learn to read and write one.

use alloc::string::String;

use rules::{Board, Ending, Move, MoveKind, Position, Square, Wing};

use super::{Say, Words};

impl Words {
    /// A legal move of this position, told piece by square: `knight from g1 to f3, check`.
    ///
    /// It says what a game record says and no more: who, from where, what it takes or where it goes, what
    /// a pawn becomes, check and checkmate. What a move means at the board is [`moved`](Words::moved)'s to say.
    pub fn in_words(&self, position: &Position, played: Move) -> String {
        let mut told = self.deed_in_words(position, played);
        if let Some(new) = played.promotion() {
            told = self.fill(Say::NoteBecomes, &[&told, &self.a(Some(new))]);
        }
        let after = position.after(played);
        match after.is_check() {
            true if after.ending() == Some(Ending::Checkmate) => self.fill(Say::NoteCheckmate, &[&told]),
            true => self.fill(Say::NoteCheck, &[&told]),
            false => told,
        }
    }

    pub(super) fn deed_in_words(&self, position: &Position, played: Move) -> String {
        let (from, to) = (played.from(), played.to());
        match played.kind() {
            MoveKind::Castle(Wing::Kingside) => String::from(self.text(Say::NoteKingside)),
            MoveKind::Castle(Wing::Queenside) => String::from(self.text(Say::NoteQueenside)),
            MoveKind::EnPassant => {
                let passed = Square::new(to.file(), from.rank());
                let who = self.coming_from(position.board(), from);
                self.fill(Say::NoteEnPassant, &[&who, &self.whom(position.board(), passed)])
            }
            MoveKind::Step | MoveKind::DoubleStep | MoveKind::Promotion(_) => {
                self.plain_in_words(position.board(), from, to)
            }
        }
    }

    /// From square to square, or taking what stands there.
    pub(super) fn plain_in_words(&self, board: &Board, from: Square, to: Square) -> String {
        let who = self.coming_from(board, from);
        match board.kind_on(to) {
            Some(_) => self.fill(Say::NoteTakes, &[&who, &self.whom(board, to)]),
            None => self.fill(Say::NoteTo, &[&who, &to.name()]),
        }
    }

    /// `knight from g1`.
    fn coming_from(&self, board: &Board, from: Square) -> String {
        self.of_kind(Say::NoteFrom, board.kind_on(from), &[&from.name()])
    }

    /// Moves one after the other, from square to square: `d4–d7, d7–g7`.
    pub fn way(&self, moves: &[Move]) -> String {
        let steps = moves.iter().map(|step| {
            let way = self.step_between(step.from(), step.to());
            match step.promotion() {
                Some(new) => self.fill(Say::NoteStepBecomes, &[&way, &self.kind(new)]),
                None => way,
            }
        });
        steps.reduce(|way, next| self.fill(Say::NoteWayNext, &[&way, &next])).unwrap_or_default()
    }

    /// `e1–f1`.
    pub(super) fn step_between(&self, from: Square, to: Square) -> String {
        self.fill(Say::NoteStep, &[&from.name(), &to.name()])
    }
}
