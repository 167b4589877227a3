//! What a sentence says of how the game stands: check, checkmate or stalemate.

use alloc::format;
use alloc::string::String;
use core::fmt;

use rules::{Ending, Position, Side};

use super::man::{Man, definite_man};
use crate::finding::player;

/// That it is so, and of whom that is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// `It is checkmate.`
    OfGame(State),
    /// `White is in check`
    OfSide(Side, State),
    /// `The rook on e8 gives check`
    By(Man, State),
}

/// How the game stands for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// Checkmate is check too.
    Check,
    Checkmate,
    Stalemate,
}

/// Words after which, in the same sentence, something is thought of and need not stand on a board.
const SUPPOSING: [&str; 14] = [
    "if", "when", "whenever", "whether", "unless", "until", "before", "once", "or", "not", "never", "could",
    "would", "like",
];

/// Reads what stands at this place of a text, if the sentence up to there supposes nothing.
pub(super) fn read(sentence: &[&str], words: &[&str]) -> Option<Standing> {
    if is_supposed(sentence) {
        return None;
    }
    of_game(words).or_else(|| of_side(words)).or_else(|| by_man(words))
}

/// Whether what has been said of a sentence supposes something.
pub(super) fn is_supposed(sentence: &[&str]) -> bool {
    sentence.iter().any(|word| SUPPOSING.contains(&&*word.to_lowercase()))
}

/// `it is checkmate`, `that is stalemate`, `it is now check`, with nothing behind it that could take it back.
fn of_game(words: &[&str]) -> Option<Standing> {
    let [subject, "is", rest @ ..] = words else { return None };
    let is_game = ["it", "that", "this"].contains(&&*subject.to_lowercase());
    let rest = match rest {
        ["now" | "already" | "still", rest @ ..] => rest,
        rest => rest,
    };
    let [state, rest @ ..] = rest else { return None };
    let state = match *state {
        "check" => State::Check,
        "checkmate" | "mate" => State::Checkmate,
        "stalemate" => State::Stalemate,
        _ => return None,
    };
    (is_game && is_end(rest)).then_some(Standing::OfGame(state))
}

/// `White is in check`, `Black is checkmated`.
fn of_side(words: &[&str]) -> Option<Standing> {
    let [side, "is", rest @ ..] = words else { return None };
    let side = Side::ALL.into_iter().find(|&known| player(known) == *side)?;
    let (state, rest) = match rest {
        ["in", "check", rest @ ..] => (State::Check, rest),
        ["checkmated", rest @ ..] => (State::Checkmate, rest),
        ["stalemated", rest @ ..] => (State::Stalemate, rest),
        _ => return None,
    };
    let is_told = is_end(rest) || rest.first() == Some(&"from");
    is_told.then_some(Standing::OfSide(side, state))
}

/// `the rook on e8 gives check`.
fn by_man(words: &[&str]) -> Option<Standing> {
    let (man, ["gives", state, rest @ ..]) = definite_man(words)? else { return None };
    let state = match *state {
        "check" => State::Check,
        "checkmate" | "mate" => State::Checkmate,
        _ => return None,
    };
    is_end(rest).then_some(Standing::By(man, state))
}

/// Whether nothing follows, or something new.
pub(super) fn is_end(words: &[&str]) -> bool {
    words.first().is_none_or(|word| [".", "!", ",", ":", ";", ")", "and", "but", "too"].contains(word))
}

impl Standing {
    pub(super) fn is_true(self, position: &Position) -> bool {
        match self {
            Standing::OfGame(state) => state.holds(position),
            Standing::OfSide(side, state) => position.side_to_move() == side && state.holds(position),
            Standing::By(man, state) => {
                let gives = man.stands_on(position.board()) && position.checkers().contains(man.square);
                gives && state.holds(position)
            }
        }
    }
}

impl State {
    fn holds(self, position: &Position) -> bool {
        match self {
            State::Check => position.is_check(),
            State::Checkmate => position.ending() == Some(Ending::Checkmate),
            State::Stalemate => position.ending() == Some(Ending::Stalemate),
        }
    }

    fn word(self) -> &'static str {
        match self {
            State::Check => "check",
            State::Checkmate => "checkmate",
            State::Stalemate => "stalemate",
        }
    }
}

/// How a position stands, as far as statements can tell.
pub(super) fn told(position: &Position) -> String {
    let states = [State::Checkmate, State::Stalemate, State::Check];
    let Some(state) = states.into_iter().find(|state| state.holds(position)) else {
        return String::from("nobody is in check");
    };
    let standing = Standing::OfSide(position.side_to_move(), state);
    match state {
        State::Check => format!("{standing} and can move"),
        State::Checkmate | State::Stalemate => format!("{standing}"),
    }
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Standing::OfGame(state) => write!(f, "it is {}", state.word()),
            Standing::OfSide(side, State::Check) => write!(f, "{} is in check", player(*side)),
            Standing::OfSide(side, state) => write!(f, "{} is {}d", player(*side), state.word()),
            Standing::By(man, state) => write!(f, "{man} gives {}", state.word()),
        }
    }
}
