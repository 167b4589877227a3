//! A move in words: what a written move says, for those who learn to read and write one.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use rules::{Ending, Move, MoveKind, Position, Square};

use super::{kind, the_man};

/// A legal move of this position, told piece by square: `knight from g1 to f3, check`.
///
/// It says what a game record says and no more: who, from where, what it takes or where it goes, what
/// a pawn becomes, check and checkmate. What a move means at the board is [`moved`](super::moved)'s to say.
pub fn in_words(position: &Position, played: Move) -> String {
    let becomes = played.promotion().map(|new| format!(", becomes a {}", kind(new))).unwrap_or_default();
    let after = position.after(played);
    let check = match after.is_check() {
        true if after.ending() == Some(Ending::Checkmate) => ", checkmate",
        true => ", check",
        false => "",
    };
    format!("{}{becomes}{check}", deed(position, played))
}

fn deed(position: &Position, played: Move) -> String {
    let (from, to) = (played.from(), played.to());
    let who = format!("{} from {from}", kind(played.piece()));
    match played.kind() {
        MoveKind::Castle(wing) => format!("king castles {}", wing.name()),
        MoveKind::EnPassant => {
            let passed = Square::new(to.file(), from.rank());
            format!("{who} takes {} en passant", the_man(position.board(), passed))
        }
        MoveKind::Step | MoveKind::DoubleStep | MoveKind::Promotion(_) => {
            match position.board().kind_on(to) {
                Some(_) => format!("{who} takes {}", the_man(position.board(), to)),
                None => format!("{who} to {to}"),
            }
        }
    }
}

/// Moves one after the other, from square to square: `d4–d7, d7–g7`.
pub fn way(moves: &[Move]) -> String {
    let moves = moves.iter().map(|step| {
        let becomes = step.promotion().map(|new| format!(" ({})", kind(new))).unwrap_or_default();
        format!("{}–{}{becomes}", step.from(), step.to())
    });
    moves.collect::<Vec<_>>().join(", ")
}
