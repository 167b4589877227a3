//! What questions say that are answered by choosing.

use alloc::string::{String, ToString};

use rules::{Attempt, Position, SquareSet};

use super::{Say, Words, sentence};

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

    /// On which squares something stands that does not belong there.
    pub(crate) fn not_set_up(&self, wrong: SquareSet) -> String {
        self.counted(Say::QuestionNotSetUp, wrong.len(), &[&self.squares(wrong)])
    }
}
