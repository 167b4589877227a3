//! What a sheet asks, and what its key says.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Attempt, Ending, Position, Reason, Square, SquareSet, Status};

use super::{kind, refusal, sentence, side, squares, the_man, the_men};
use crate::goal::Goal;
use crate::lesson::Figure;
use crate::task::Ask;

/// What is to be done on these boards.
pub(crate) fn request(ask: Ask, figures: &[&Figure]) -> String {
    let first = figures.first();
    match ask {
        Ask::Collect => match first.and_then(|figure| figure.board.goal()).map(Goal::fewest) {
            Some(fewest) if figures.len() == 1 => {
                format!("Land on every star in {fewest} moves. Write the squares.")
            }
            _ => String::from("Land on every star in as few moves as there are lines. Write the squares."),
        },
        Ask::Squares => {
            let man = first.and_then(|figure| figure.board.position.board().kind_on(figure.board.piece?));
            let name = man.map_or("piece", kind);
            format!(
                "Draw a dot on every square that the {name} can go to, and a ring round what it can take."
            )
        }
        Ask::Status => String::from("Write under each board: check, checkmate, stalemate, or none of them."),
        Ask::Legal => String::from("May the move of the arrow be played? Write yes or no, and why."),
        Ask::Write => String::from("Write down the move of the arrow."),
        Ask::Place => {
            let below = first.map_or(rules::Side::White, |figure| figure.board.below);
            format!(
                "Write the letter of each of {}'s pieces on its square: K Q R B N, and P for a pawn.",
                side(below)
            )
        }
    }
}

/// Why the stars take so many moves, and how many ways are as short as the answer.
pub(crate) fn no_shorter(stars: usize, fewest: usize, ways: Option<usize>) -> String {
    let reason = if stars == fewest {
        format!("A move lands on one star only, so {stars} stars take at least {stars} moves.")
    } else {
        format!("All ways of fewer than {fewest} moves have been tried, and none lands on every star.")
    };
    let others = match ways {
        Some(1) => String::from(" No other way is as short."),
        Some(ways) => format!(" There are {ways} ways as short as this one, and each is right."),
        None => String::from(" Other ways as short as this one are right too."),
    };
    format!("{reason}{others}")
}

/// Where a piece can go, counted: `The rook on d4 can go to 13 squares. It can take on d7.`
pub(crate) fn targets(position: &Position, from: Square) -> String {
    let (goes, takes) = (position.destinations(from), position.captures(from));
    let who = sentence(&the_man(position.board(), from));
    let counted = match goes.len() {
        0 => return format!("{who} cannot move."),
        1 => String::from("1 square"),
        count => format!("{count} squares"),
    };
    let takes = if takes.is_empty() { String::new() } else { format!(" It can take on {}.", squares(takes)) };
    format!("{who} can go to {counted}.{takes}")
}

/// Most reasons that a key gives for one board.
const HINDRANCES_MAX: usize = 2;

/// What keeps a piece from going where its way of moving would lead it.
pub(crate) fn hindrances(position: &Position, from: Square) -> String {
    let mut told: Vec<(Reason, SquareSet)> = Vec::new();
    let mut sentences = Vec::new();
    for to in Square::all() {
        let Err(refused) = position.judge(Attempt::new(from, to)) else { continue };
        let culprits: SquareSet = refused.culprits.iter().map(|(_, square)| square).collect();
        let is_told = told.iter().any(|&(_, earlier)| earlier == culprits);
        let is_pattern =
            matches!(refused.reason, Reason::WrongPattern | Reason::SameSquare) || culprits.is_empty();
        if is_pattern || is_told {
            continue;
        }
        told.push((refused.reason, culprits));
        sentences.push(refusal(&refused, position));
    }
    sentences.truncate(HINDRANCES_MAX);
    if sentences.is_empty() { String::from("Nothing stands in its way.") } else { sentences.join(" ") }
}

/// How the position stands, in a word or two.
pub(crate) fn standing(position: &Position) -> String {
    let word = match position.status() {
        Status::Check => "Check.",
        Status::Ended(Ending::Checkmate) => "Checkmate.",
        Status::Ended(Ending::Stalemate) => "Stalemate.",
        Status::Ended(_) | Status::Ongoing => "None of them.",
    };
    String::from(word)
}

/// Why it stands so.
pub(crate) fn stand(position: &Position) -> String {
    let to_move = position.side_to_move();
    let king = position.board().king(to_move).map(|square| the_man(position.board(), square));
    let king = king.unwrap_or_else(|| format!("{}'s king", side(to_move)));
    let attackers = sentence(&the_men(position.board(), position.checkers()));
    let attack = if position.checkers().len() == 1 { "attacks" } else { "attack" };
    match position.status() {
        Status::Check => {
            let answers: Vec<String> = position.legal_moves().iter().map(ToString::to_string).collect();
            let answers = match &answers[..] {
                [only] => format!("the only answer is {}", with_dash(only)),
                [first, ..] => format!("one of {} answers is {}", answers.len(), with_dash(first)),
                [] => String::from("there is no answer"),
            };
            format!("{attackers} {attack} {king}, and {answers}.")
        }
        Status::Ended(Ending::Checkmate) => format!(
            "{attackers} {attack} {king}. It has no safe square, and no capture and no piece in between can help."
        ),
        Status::Ended(Ending::Stalemate) => {
            format!("{} is not attacked, but {} has no legal move.", sentence(&king), side(to_move))
        }
        Status::Ended(_) | Status::Ongoing => {
            format!("{} is not attacked, and {} can move.", sentence(&king), side(to_move))
        }
    }
}

/// `e1f1` as people read it: `e1–f1`.
fn with_dash(squares: &str) -> String {
    let (from, to) = squares.split_at(2);
    format!("{from}–{to}")
}
