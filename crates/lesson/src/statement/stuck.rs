//! What a sentence says of who cannot move.

use core::fmt;

use rules::{Position, Side, Square};

use super::man::{Named, named};
use super::standing::{is_end, is_supposed};
use crate::finding::player;

/// Who it is said of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stuck {
    /// `The king cannot move`, `White's knight on g1 has no move`
    Man(Named),
    /// `Black has no legal move`
    Player(Side),
}

/// Reads what stands at this place of a text, if the sentence up to there supposes nothing.
pub(super) fn read(sentence: &[&str], words: &[&str]) -> Option<Stuck> {
    let of_player = |(name, rest): (&&str, _)| {
        let side = Side::ALL.into_iter().find(|&side| player(side) == *name)?;
        Some((Stuck::Player(side), rest))
    };
    let of_man = || named(words).map(|(named, rest)| (Stuck::Man(named), rest));
    let (stuck, rest) = words.split_first().and_then(of_player).or_else(of_man)?;
    let rest = match rest {
        ["cannot", "move", rest @ ..]
        | ["cannot", "go", "anywhere", rest @ ..]
        | ["has", "no", "move" | "moves", rest @ ..]
        | ["has", "no", "legal", "move" | "moves", rest @ ..] => rest,
        _ => return None,
    };
    (is_end(rest) && !is_supposed(sentence)).then_some(stuck)
}

impl Stuck {
    /// Whether it is so, as far as the side to move is meant: of the other nobody can tell.
    pub(super) fn is_true(self, position: &Position) -> bool {
        let to_move = position.side_to_move();
        match self {
            Stuck::Player(side) => side != to_move || !position.has_legal_move(),
            Stuck::Man(Named { side, kind, square }) => {
                let is_meant = |&stands: &Square| {
                    side.is_none_or(|side| side == to_move) && square.is_none_or(|square| square == stands)
                };
                let mut meant =
                    position.board().pieces(to_move, kind).into_iter().filter(is_meant).peekable();
                meant.peek().is_none() || meant.any(|stands| position.destinations(stands).is_empty())
            }
        }
    }
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stuck::Player(side) => f.write_str(player(*side))?,
            Stuck::Man(named) => write!(f, "{named}")?,
        }
        f.write_str(" cannot move")
    }
}
