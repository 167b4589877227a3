//! What happens at a board, as it happens: chosen, moved, taken back, solved.

use alloc::format;
use alloc::string::String;

use rules::{Ending, Kind, Move, MoveKind, Position, Side, Square, SquareSet};

use super::{colour, kind, sentence, side, squares};

/// A piece has been chosen, and these are its squares.
pub fn chosen(position: &Position, square: Square, targets: SquareSet) -> String {
    let name = position.board().kind_on(square).map_or("piece", kind);
    match targets.len() {
        0 => format!("The {name} on {square} cannot move now."),
        1 => format!("The {name} on {square} can go to {}.", squares(targets)),
        count => format!("The {name} on {square} can go to {count} squares."),
    }
}

/// A move has been played: who, what, where, and what follows from it.
pub fn moved(before: &Position, played: Move, after: &Position) -> String {
    let name = before.board().kind_on(played.from()).map_or("piece", kind);
    let who = format!("{} {name}", side(before.side_to_move()));
    let deed = match played.kind() {
        MoveKind::Castle(wing) => format!("{} castles {}", side(before.side_to_move()), wing.name()),
        MoveKind::EnPassant => format!("{who} takes en passant on {}", played.to()),
        MoveKind::Step | MoveKind::DoubleStep | MoveKind::Promotion(_) => {
            match before.board().kind_on(played.to()) {
                Some(taken) => format!("{who} takes the {} on {}", kind(taken), played.to()),
                None => format!("{who} to {}", played.to()),
            }
        }
    };
    let becomes = played.promotion().map(|new| format!(" and becomes a {}", kind(new))).unwrap_or_default();
    format!("{deed}{becomes}{}", consequence(after))
}

fn consequence(after: &Position) -> String {
    if let Some(proof) = after.dead_proof() {
        return format!(": the game is drawn. {}.", super::sentence(&super::dead(&proof)));
    }
    let consequence = match after.ending() {
        Some(Ending::Checkmate) => ", checkmate.",
        Some(Ending::Stalemate) => ", stalemate: the game is drawn.",
        // A position alone does not end in any other way.
        Some(
            Ending::DeadPosition
            | Ending::Fivefold
            | Ending::SeventyFiveMoves
            | Ending::Resignation
            | Ending::Agreement
            | Ending::FlagFall
            | Ending::SecondIllegalMove,
        ) => ".",
        None if after.is_check() => ", check.",
        None => ".",
    };
    String::from(consequence)
}

/// A chosen piece is let go of.
pub fn put_down(position: &Position, square: Square) -> String {
    let name = position.board().kind_on(square).map_or("piece", kind);
    format!("The {name} on {square} is no longer chosen.")
}

/// A promotion that waited is called off.
pub fn called_off(position: &Position, square: Square) -> String {
    let name = position.board().kind_on(square).map_or("piece", kind);
    format!("The {name} stays on {square}.")
}

/// A square was pressed from which nothing can be moved.
pub fn nothing_here(square: Square) -> String {
    format!("Nothing stands on {square}. First press a piece, then the square it should go to.")
}

/// A pawn stands before the last rank, and it must be said what it becomes.
pub fn promotion_question(to: Square) -> String {
    format!("The pawn reaches {to}. What should it become?")
}

/// A move has been taken back.
pub fn undone(position: &Position, undone: Move) -> String {
    let name = position.board().kind_on(undone.from()).map_or("piece", kind);
    sentence(&format!("the {name} is back on {}.", undone.from()))
}

/// A move that had been taken back is played once more, and this is what it says.
pub fn redone(said: &str) -> String {
    format!("Again: {said}")
}

/// The board is as it was at the start.
pub fn reset() -> String {
    String::from("Everything is back where it began.")
}

/// A step of a line: `Step 3 of 4: White pawn to g4. …`; the only one of a line comes after it.
pub fn step(number: usize, count: usize, moved: &str, comment: &str) -> String {
    let place = if count == 1 { String::from("After") } else { format!("Step {number} of {count}") };
    let space = if comment.is_empty() { "" } else { " " };
    format!("{place}: {moved}{space}{comment}")
}

/// The start of a line of so many moves, and what is said there.
pub fn before_line(count: usize, opening: &str) -> String {
    let place = if count == 1 { "Before the move." } else { "Before the first move." };
    let space = if opening.is_empty() { "" } else { " " };
    format!("{place}{space}{opening}")
}

/// A square was pressed on a board that only goes through its line.
pub fn only_steps() -> String {
    String::from("This board goes through its moves by the buttons below it.")
}

/// How many stars are still to be collected.
pub fn stars_left(left: usize) -> String {
    match left {
        1 => String::from("One star is left."),
        count => format!("{count} stars are left."),
    }
}

/// After the stars that are left: nothing can move any more.
pub fn stuck() -> &'static str {
    " Nothing can move any more: undo, or reset the board."
}

/// The exercise is solved, in so many moves, where so many would do.
pub fn solved(moves: usize, fewest: usize) -> String {
    if moves <= fewest {
        return format!("Solved in {}: nobody can do it in fewer.", count_of_moves(moves));
    }
    format!("Solved in {}. It can be done in {fewest}: reset the board and try again.", count_of_moves(moves))
}

fn count_of_moves(count: usize) -> String {
    if count == 1 { String::from("1 move") } else { format!("{count} moves") }
}

/// What a pawn may become, as the label of a button: `Queen`.
pub fn promotion(kind_chosen: Kind) -> String {
    sentence(kind(kind_chosen))
}

/// The label of the button that lets the pawn go back.
pub fn cancel() -> &'static str {
    "Cancel"
}

/// A board cannot be woken, and this is why.
pub fn asleep(problem: &str) -> String {
    format!("This board cannot move: {problem}.")
}

/// The board has been turned round.
pub fn turned(below: Side) -> String {
    format!("The board is turned: {} is at the bottom.", side(below))
}

/// A text is no move; at most it names a piece.
pub(crate) fn unread(text: &str, named: Option<Kind>) -> String {
    let found = match named {
        Some(named) => format!("names a {}, but no square for it", kind(named)),
        None => String::from("is not a move"),
    };
    format!("\"{text}\" {found}. Write it like e4, Nf3, O-O or rook takes d7.")
}

/// A written move could be that of several pieces, or of none.
pub(crate) fn not_one(kind_meant: Kind, to: Square, able: SquareSet, side_to_move: Side) -> String {
    let name = kind(kind_meant);
    if able.is_empty() {
        return format!("No {} {name} can go to {to}.", colour(side_to_move));
    }
    format!("The {name}s on {} can both go to {to}. Write the square it comes from too.", squares(able))
}

/// Castling was asked for where there is no king.
pub(crate) fn no_king(side_without: Side) -> String {
    format!("{} has no king to castle with.", side(side_without))
}

/// Castling was asked for where both ways are open.
pub(crate) fn which_wing() -> String {
    String::from("The king can castle on both wings. Write O-O for the kingside, O-O-O for the queenside.")
}
