//! Why nobody can give checkmate any more (FIDE 5.2.2), or one side cannot (FIDE 6.9).

use alloc::string::{String, ToString};

use rules::{DeadProof, Side, Unwinnable};

use super::{Say, Words};

impl Words {
    /// What is said under a board that shows a dead position.
    pub fn dead_board(&self, proof: &DeadProof) -> String {
        self.fill(Say::PictureDead, &[self.dead(proof)])
    }

    /// Why a position is dead: `nobody can give checkmate any more, because too few pieces are left`.
    pub fn dead(&self, proof: &DeadProof) -> &str {
        let reasons = [proof.white, proof.black];
        let why = match reasons.into_iter().find_map(Unwinnable::locked_pawns) {
            Some(pawns) if pawns.is_empty() => Say::DeadLocked,
            Some(_) => Say::DeadPawns,
            None if reasons.contains(&Unwinnable::Forced) => Say::DeadForced,
            None => Say::DeadMaterial,
        };
        self.text(why)
    }

    /// Why this side can never give checkmate, as a sentence.
    pub fn unwinnable(&self, reason: &Unwinnable, winner: Side) -> String {
        let positions;
        let (say, arguments): (Say, &[&str]) = match reason {
            Unwinnable::Over => (Say::UnwinnableOver, &[]),
            Unwinnable::BareKing => (Say::UnwinnableBareKing, &[]),
            Unwinnable::Material => (Say::UnwinnableMaterial, &[]),
            Unwinnable::Forced => (Say::UnwinnableForced, &[]),
            Unwinnable::Locked { pawns } if pawns.is_empty() => (Say::UnwinnableLocked, &[]),
            Unwinnable::Locked { .. } => (Say::UnwinnablePawns, &[]),
            Unwinnable::Exhausted { positions: count } => {
                positions = count.to_string();
                (Say::UnwinnableExhausted, &[&positions])
            }
        };
        self.sided(say, winner, arguments)
    }
}
