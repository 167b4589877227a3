//! What questions say that are answered by choosing.

use alloc::format;
use alloc::string::{String, ToString};

use rules::{Attempt, Move, Position, Side, SquareSet};

use super::{Say, Words, sentence};
use crate::lesson::Line;

/// Most moves that are told in words.
const IN_WORDS_MAX: usize = 4;

impl Words {
    /// `The rook on e8 attacks the king on g8.`, or that nothing does.
    pub(crate) fn attack_on_king(&self, position: &Position) -> String {
        let board = position.board();
        let Some(king) = board.king(position.side_to_move()) else { return String::new() };
        let king = self.whom(board, king);
        let checkers = position.checkers();
        if checkers.is_empty() {
            return self.fill(Say::QuestionNoAttack, &[&king]);
        }
        let men = sentence(&self.men(Say::ManWho, board, checkers));
        self.counted(Say::EndCheckmate, checkers.len(), &[&men, &king])
    }

    /// `The king on e1 wants to go to g1. Is that legal?`
    pub(crate) fn may_it(&self, position: &Position, attempt: Attempt) -> String {
        let who = sentence(&self.who(position.board(), attempt.from));
        self.fill(Say::QuestionLegal, &[&who, &attempt.to.to_string()])
    }

    /// `On which board is the move e1–g1 legal?`
    pub(crate) fn which_may(&self, attempt: Attempt) -> String {
        self.fill(Say::WhichLegal, &[&self.step_between(attempt.from, attempt.to)])
    }

    /// What is said before a line, and its moves: a few in words, many as a game record has them.
    pub(crate) fn after_line(&self, start: &Position, line: &Line) -> String {
        let positions = line.positions(start);
        let moves = positions.windows(2).zip(&line.steps).enumerate();
        let told = moves.map(|(index, (pair, step))| match line.steps.len() {
            ..=IN_WORDS_MAX => self.moved(&pair[0].1, step.played, &pair[1].1),
            _ => self.recorded(&pair[0].1, step.played, index),
        });
        let mut moves = told.fold(String::new(), |told, next| self.then(told, &next));
        if line.steps.len() > IN_WORDS_MAX {
            moves = self.fill(Say::TaskWay, &[&moves]);
        }
        self.then(line.opening.clone(), &self.counted(Say::QuestionAfter, line.steps.len(), &[&moves]))
    }

    /// `White is in check. 5 of these moves answer it. Find them all.`
    pub(crate) fn answer_check(&self, side: Side, count: usize) -> String {
        let find = self.counted(Say::AnswersFind, count, &[&count.to_string()]);
        self.then(self.sided(Say::AnswersInCheck, side, &[]), &find)
    }

    /// All moves that answer a check: `king from e1 to e2; pawn from g2 takes the knight on f3`.
    pub(crate) fn all_answers(&self, moves: impl Iterator<Item = String>) -> String {
        let all = moves.reduce(|all, next| self.fill(Say::AnswersNext, &[&all, &next]));
        self.fill(Say::AnswersAll, &[&all.unwrap_or_default()])
    }

    /// A move as a game record has it: `2. Rf3`, and `Ke6` after it.
    fn recorded(&self, before: &Position, played: Move, index: usize) -> String {
        let san = self.written(before, played);
        match (before.side_to_move(), index) {
            (Side::White, _) => format!("{}. {san}", before.move_number()),
            (Side::Black, 0) => format!("{}… {san}", before.move_number()),
            (Side::Black, _) => san,
        }
    }

    /// On which squares something stands that does not belong there.
    pub(crate) fn not_set_up(&self, wrong: SquareSet) -> String {
        self.counted(Say::QuestionNotSetUp, wrong.len(), &[&self.squares(wrong)])
    }
}
