//! Every answer to a check, by kind: go away, take, or step in between.

use alloc::vec::Vec;

use crate::{Kind, Move, MoveKind, Position, SquareSet};

/// The legal moves of a side in check, each under the way in which it answers; all empty in a mate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckAnswers {
    /// The pieces that give check.
    pub checkers: SquareSet,
    /// The king leaves; against two checkers at once every answer is of this kind.
    pub king_moves: Vec<Move>,
    /// The only checker is taken, by the king too, or en passant.
    pub captures: Vec<Move>,
    /// Another man steps between the king and the only checker.
    pub blocks: Vec<Move>,
}

impl Position {
    /// Every answer to the check, by kind (FIDE 3.9.2); `None` if the side to move is not in check.
    ///
    /// ```
    /// use rules::{Kings, Position};
    ///
    /// // The rook on e8 gives check down the open file.
    /// let position = Position::from_fen("k3r3/8/8/1B6/8/8/3P4/4K3 w - - 0 1", Kings::Both)?;
    /// let answers = position.answers_to_check().expect("a check");
    /// let text = |moves: &[rules::Move]| moves.iter().map(ToString::to_string).collect::<Vec<_>>();
    /// assert_eq!(text(&answers.king_moves), ["e1d1", "e1f1", "e1f2"]);
    /// assert_eq!(text(&answers.captures), ["b5e8"]);
    /// assert_eq!(text(&answers.blocks), ["b5e2"]);
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn answers_to_check(&self) -> Option<CheckAnswers> {
        let checkers = self.checkers();
        if checkers.is_empty() {
            return None;
        }
        let king = self.board().pieces(self.side_to_move(), Kind::King);
        let mut answers =
            CheckAnswers { checkers, king_moves: Vec::new(), captures: Vec::new(), blocks: Vec::new() };
        for legal in self.legal_moves() {
            // A pawn that has just moved by two squares gives the only check that en passant can answer.
            let takes = checkers.contains(legal.to()) || legal.kind() == MoveKind::EnPassant;
            let kind = if takes && !checkers.is_several() {
                &mut answers.captures
            } else if king.contains(legal.from()) {
                &mut answers.king_moves
            } else {
                &mut answers.blocks
            };
            kind.push(legal);
        }
        Some(answers)
    }
}
