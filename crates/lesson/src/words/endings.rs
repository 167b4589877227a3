//! Why a checkmate is one, and a stalemate: square by square, man by man.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use rules::{Ending, Flight, Kind, Position, SquareSet};

use super::{row, sentence, squares, the_man, the_men};

/// Why this ending is one; `None` if it is neither checkmate nor stalemate.
pub fn why_over(position: &Position, ending: Ending) -> Option<String> {
    let (board, to_move) = (position.board(), position.side_to_move());
    let king = the_man(board, board.king(to_move)?);
    let others = !(board.side(to_move) - board.kind(Kind::King)).is_empty();
    let checkers = position.checkers();
    if ending == Ending::Checkmate {
        let end = match (others, checkers.is_several()) {
            (false, _) => "",
            (true, true) => " No other man can stop both.",
            (true, false) => " No other man can take the attacker or step in between.",
        };
        let attack = if checkers.is_several() { "attack" } else { "attacks" };
        let checkers = sentence(&the_men(board, checkers));
        Some(format!("{checkers} {attack} {king}.{}{end}", no_flight(position)))
    } else if ending == Ending::Stalemate {
        let end = if others { " No other man can move." } else { "" };
        Some(format!("Nothing attacks {king}, so it is not checkmate.{}{end}", no_flight(position)))
    } else {
        None
    }
}

/// Why the king cannot go to any square beside it.
fn no_flight(position: &Position) -> String {
    let board = position.board();
    let mut own = SquareSet::EMPTY;
    let mut guards: Vec<(SquareSet, SquareSet)> = Vec::new();
    for beside in position.flight_squares() {
        match beside.flight {
            Flight::Open => {}
            Flight::OwnMan => own.insert(beside.square),
            Flight::Covered(by) => match guards.iter_mut().find(|(known, _)| *known == by) {
                Some((_, covered)) => covered.insert(beside.square),
                None => guards.push((by, SquareSet::of(beside.square))),
            },
        }
    }
    let mut why = String::new();
    if !guards.is_empty() {
        let guarded =
            guards.iter().map(|&(by, covered)| format!("{} by {}", squares(covered), the_men(board, by)));
        why = format!(" It cannot go to a square that is attacked: {}.", row(&guarded.collect::<Vec<_>>()));
    }
    if !own.is_empty() {
        why = format!("{why} Its own side stands on {}.", squares(own));
    }
    why
}
