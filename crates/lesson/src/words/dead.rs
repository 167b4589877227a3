//! Why nobody can give checkmate any more (FIDE 5.2.2), or one side cannot (FIDE 6.9).

use alloc::format;
use alloc::string::String;

use rules::{DeadProof, Side, SquareSet, Unwinnable};

use super::side;

/// What is said under a board that shows a dead position.
pub fn dead_board(proof: &DeadProof) -> String {
    format!("The game is drawn here: {}. (Article 5.2.2)", dead(proof))
}

/// Why a position is dead: `nobody can give checkmate any more, because too few pieces are left`.
pub fn dead(proof: &DeadProof) -> String {
    let reasons = [proof.white, proof.black];
    let why = if let Some(pawns) = reasons.into_iter().find_map(Unwinnable::locked_pawns) {
        locked(pawns)
    } else if reasons.contains(&Unwinnable::Forced) {
        "the moves that are left all lead to a draw"
    } else {
        "too few pieces are left"
    };
    format!("nobody can give checkmate any more, because {why}")
}

/// Why this side can never give checkmate, as a sentence.
pub fn unwinnable(reason: &Unwinnable, winner: Side) -> String {
    let name = side(winner);
    match reason {
        Unwinnable::Over => format!("The game is over, and {name} has not won it."),
        Unwinnable::BareKing => format!("{name} has nothing left but the king."),
        Unwinnable::Material => format!("{name} has too few pieces left to give checkmate."),
        Unwinnable::Forced => {
            format!("{name} cannot give checkmate: none of the few moves that are left leads to one.")
        }
        Unwinnable::Locked { pawns } => {
            format!("{name} cannot give checkmate, because {}.", locked(*pawns))
        }
        Unwinnable::Exhausted { positions } => format!(
            "Every position that can still come about was looked at, {positions} in all, and none is a checkmate by {name}."
        ),
    }
}

fn locked(pawns: SquareSet) -> &'static str {
    if pawns.is_empty() {
        "no piece that is needed can get where it is needed"
    } else {
        "the pawns are locked and no piece can get past"
    }
}
