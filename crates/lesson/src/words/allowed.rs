//! Why a move is allowed: what its rule asks for, and that it is so here.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Kind, Move, MoveKind, Position, Square, SquareSet, Wing, reach};

use super::{Say, Words, sentence};

impl Words {
    /// `Nothing attacks the squares where the king stands, crosses and lands: e1, f1 and g1.`
    pub(crate) fn why_allowed(&self, before: &Position, played: Move) -> String {
        match played.kind() {
            MoveKind::Castle(wing) => self.why_may_castle(before, played, wing),
            MoveKind::EnPassant => self.why_may_take_en_passant(before, played),
            MoveKind::Step | MoveKind::DoubleStep | MoveKind::Promotion(_) => {
                let way = sentence(&self.of_kind(Say::RefusedWay, Some(played.piece()), &[]));
                let rule = self.fill(Say::TaskRule, &[&way]);
                match played.piece() {
                    Kind::King => self.then(rule, &self.fill(Say::TaskKingSafe, &[&played.to().name()])),
                    Kind::Pawn | Kind::Knight | Kind::Bishop | Kind::Rook | Kind::Queen => rule,
                }
            }
        }
    }

    /// That the king is safe on its way; and where only its rook is not, that this forbids nothing.
    fn why_may_castle(&self, before: &Position, played: Move, wing: Wing) -> String {
        let (from, to) = (played.from(), played.to());
        let way = reach::between(from, to) | SquareSet::of(from) | SquareSet::of(to);
        let mut walked: Vec<Square> = way.into_iter().collect();
        if to < from {
            walked.reverse();
        }
        let walked = self.row(&mut walked.iter().map(Square::to_string));
        let mut why = self.fill(Say::TaskCastleSafe, &[&walked]);
        let side = before.side_to_move();
        let Some(rook) = before.castling().rook(side, wing) else { return why };
        let attacked = before.board().attacked_squares(!side);
        let crossed = (reach::between(from, rook) - way) & attacked;
        if !crossed.is_empty() {
            why = self.then(why, &self.fill(Say::TaskRookCrosses, &[&self.squares(crossed)]));
        }
        if attacked.contains(rook) {
            let rook = sentence(&self.who(before.board(), rook));
            why = self.then(why, &self.fill(Say::TaskRookAttacked, &[&rook]));
        }
        why
    }

    /// Where the pawn that is taken has just come from, and past which square.
    fn why_may_take_en_passant(&self, before: &Position, played: Move) -> String {
        let (past, forward) = (played.to(), before.side_to_move().forward());
        let [from, to] = [forward, -forward]
            .map(|ranks| past.offset(0, ranks).map(|square| square.name()).unwrap_or_default());
        self.fill(Say::TaskEnPassant, &[&from, &to, &past.name()])
    }
}
