//! The board in words: for those who cannot see it, and for each square of a live board.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use diagram::{Diagram, Mark, Sign};
use rules::{Board, Kind, Side, Square, SquareSet};

use super::{colour, kind, side, squares};

/// What a picture shows, in a few words: `Chess board with a white rook on d4`.
pub fn title(board: &Board) -> String {
    let men: Vec<_> = board.men().collect();
    match men[..] {
        [] => String::from("An empty chess board"),
        [(square, piece)] => {
            format!("Chess board with a {} {} on {square}", colour(piece.side), kind(piece.kind))
        }
        _ => format!("Chess board with {} pieces", men.len()),
    }
}

/// The board in words: who moves, the pieces by side and kind, and the marks.
///
/// `to_move` is left out where nobody moves.
pub fn board(diagram: &Diagram, to_move: Option<Side>) -> String {
    let turn = to_move.map(|side_to_move| format!("{} to move.", side(side_to_move)));
    let sides = Side::ALL.into_iter().filter_map(|owner| {
        let men = men_of(&diagram.board, owner);
        (!men.is_empty()).then(|| format!("{}: {}.", side(owner), men.join(", ")))
    });
    let marks = Sign::ALL.into_iter().filter_map(|sign| {
        let marked: SquareSet =
            diagram.marks.iter().filter(|mark| mark.sign == sign).map(|mark| mark.square).collect();
        (!marked.is_empty()).then(|| format!("{}: {}.", sign_heading(sign), squares(marked)))
    });
    turn.into_iter().chain(sides).chain(marks).collect::<Vec<_>>().join(" ")
}

/// `king e1`, `pawns a2 and b2`: the most valuable first.
fn men_of(board: &Board, owner: Side) -> Vec<String> {
    let mut men = Vec::new();
    for piece in Kind::ALL.into_iter().rev() {
        let places = board.pieces(owner, piece);
        match places.len() {
            0 => {}
            1 => men.push(format!("{} {}", kind(piece), squares(places))),
            _ => men.push(format!("{}s {}", kind(piece), squares(places))),
        }
    }
    men
}

fn sign_heading(sign: Sign) -> &'static str {
    match sign {
        Sign::Dot => "Can move to",
        Sign::Ring => "Can capture on",
        Sign::Star => "Stars on",
        Sign::Cross => "Refused",
        Sign::Hatch => "Attacked",
        Sign::Check => "In check",
        Sign::Chosen => "Chosen",
        Sign::Culprit => "The reason",
        Sign::Moved => "Last move",
    }
}

/// The order in which the marks on a square are told: what a learner asks first comes first.
const SPOKEN: [Sign; 9] = [
    Sign::Chosen,
    Sign::Dot,
    Sign::Ring,
    Sign::Star,
    Sign::Check,
    Sign::Moved,
    Sign::Cross,
    Sign::Culprit,
    Sign::Hatch,
];

/// One square of a live board: the square, what stands there, and what is marked.
pub fn cell(square: Square, diagram: &Diagram) -> String {
    let mut words = Vec::from([square.to_string()]);
    words.push(match diagram.board.piece_on(square) {
        Some(piece) => format!("{} {}", colour(piece.side), kind(piece.kind)),
        None => String::from("empty"),
    });
    let is_marked = |sign: &Sign| diagram.marks.contains(&Mark { sign: *sign, square });
    words.extend(SPOKEN.into_iter().filter(is_marked).map(|sign| String::from(sign_on_cell(sign))));
    words.join(", ")
}

fn sign_on_cell(sign: Sign) -> &'static str {
    match sign {
        Sign::Dot => "can move here",
        Sign::Ring => "can capture here",
        Sign::Star => "star",
        Sign::Cross => "refused",
        Sign::Hatch => "attacked",
        Sign::Check => "in check",
        Sign::Chosen => "chosen",
        Sign::Culprit => "the reason",
        Sign::Moved => "last move",
    }
}
