//! Why a checkmate is one, and a stalemate: square by square, man by man.

use alloc::string::String;

use rules::{Ending, Flight, Kind, Position, SquareSet};

use super::{Say, Words, sentence};

impl Words {
    /// Why this ending is one; `None` if it is neither checkmate nor stalemate.
    pub fn why_over(&self, position: &Position, ending: Ending) -> Option<String> {
        let (board, to_move) = (position.board(), position.side_to_move());
        let king = self.whom(board, board.king(to_move)?);
        let others = !(board.side(to_move) - board.kind(Kind::King)).is_empty();
        let checkers = position.checkers();
        let (first, last) = if ending == Ending::Checkmate {
            let last = match checkers.is_several() {
                true => Say::EndNobodyStopsBoth,
                false => Say::EndNobodyHelps,
            };
            let men = sentence(&self.men(Say::ManWho, board, checkers));
            (self.counted(Say::EndCheckmate, checkers.len(), &[&men, &king]), last)
        } else if ending == Ending::Stalemate {
            (self.fill(Say::EndStalemate, &[&king]), Say::EndNobodyMoves)
        } else {
            return None;
        };
        let why = self.then(first, &self.no_flight(position));
        Some(if others { self.then(why, self.text(last)) } else { why })
    }

    /// Why the king cannot go to any square beside it.
    fn no_flight(&self, position: &Position) -> String {
        let board = position.board();
        let beside = position.flight_squares();
        let (mut own, mut attackers) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for beside in &beside {
            match beside.flight {
                Flight::Open => {}
                Flight::OwnMan => own.insert(beside.square),
                Flight::Covered(by) => attackers |= by,
            }
        }
        let attacks = attackers.into_iter().map(|man| {
            let covered = beside.iter().filter(|beside| match beside.flight {
                Flight::Covered(by) => by.contains(man),
                Flight::Open | Flight::OwnMan => false,
            });
            let covered = covered.map(|beside| beside.square).collect();
            self.fill(Say::EndGuardedBy, &[&self.who(board, man), &self.squares(covered)])
        });
        let attacks = attacks.reduce(|attacks, next| self.fill(Say::EndGuardedNext, &[&attacks, &next]));
        let mut why = String::new();
        if let Some(attacks) = attacks {
            why = self.fill(Say::EndGuarded, &[&attacks]);
        }
        if !own.is_empty() {
            why = self.then(why, &self.fill(Say::EndOwnSide, &[&self.squares(own)]));
        }
        why
    }
}
