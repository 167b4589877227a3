//! The men that a sentence names.

use alloc::format;
use alloc::string::String;
use core::fmt;

use rules::{Board, Kind, Side, Square};

use crate::finding::player;

/// A man on its square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Man {
    pub(super) side: Option<Side>,
    pub(super) kind: Kind,
    pub(super) square: Square,
}

/// A man, with or without its square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Named {
    pub(super) side: Option<Side>,
    pub(super) kind: Kind,
    pub(super) square: Option<Square>,
}

/// A man that is named as one that stands there, and the words after it.
pub(super) fn definite_man<'w, 't>(words: &'w [&'t str]) -> Option<(Man, &'w [&'t str])> {
    let (Named { side, kind, square }, rest) = named(words)?;
    Some((Man { side, kind, square: square? }, rest))
}

/// What is named as one that is there, and the words after it: `the king`, `White's rook on d4`.
pub(super) fn named<'w, 't>(words: &'w [&'t str]) -> Option<(Named, &'w [&'t str])> {
    let (first, rest) = words.split_first()?;
    let (side, rest) = match &*first.to_lowercase().replace('\u{2019}', "'") {
        "white's" => (Some(Side::White), rest),
        "black's" => (Some(Side::Black), rest),
        "the" => match rest.split_first()? {
            (&"white", rest) => (Some(Side::White), rest),
            (&"black", rest) => (Some(Side::Black), rest),
            _ => (None, rest),
        },
        _ => return None,
    };
    let (name, rest) = rest.split_first()?;
    let kind = Kind::ALL.into_iter().find(|kind| kind.name() == *name)?;
    if let ["on", square, rest @ ..] = rest
        && let Ok(square) = square.parse()
    {
        return Some((Named { side, kind, square: Some(square) }, rest));
    }
    Some((Named { side, kind, square: None }, rest))
}

impl Man {
    pub(super) fn stands_on(self, board: &Board) -> bool {
        let sides = Side::ALL.into_iter().filter(|&side| self.side.is_none_or(|said| said == side));
        sides.into_iter().any(|side| board.pieces(side, self.kind).contains(self.square))
    }
}

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let owner = self.side.map_or_else(|| String::from("the"), |side| format!("{}'s", player(side)));
        write!(f, "{owner} {}", self.kind.name())?;
        self.square.map_or(Ok(()), |square| write!(f, " on {square}"))
    }
}

impl fmt::Display for Man {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Man { side, kind, square } = *self;
        Named { side, kind, square: Some(square) }.fmt(f)
    }
}
