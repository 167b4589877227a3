//! A move as it is written down, and the one move of a position that it can mean.
//!
//! What is read is short and strict: `Nf3`, `e4`, `Rad1`, `e2e4`, `e8Q`, and castling as `OO`, `OOO` or
//! `O` for the only one there is. What people type in more than one way, a page makes into this form.

use alloc::string::String;
use core::str::FromStr;

use rules::{Attempt, File, Kind, Position, Rank, Reason, Refusal, Square, SquareSet, Wing};

use crate::words::{Say, Words};

/// What a writer tells of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Written {
    /// Castling, with the wing if it is said.
    Castle(Option<Wing>),
    /// Anything else.
    Go {
        /// The piece; `None` where its square alone is given.
        kind: Option<Kind>,
        /// What is known of the square it comes from.
        file: Option<File>,
        /// The same.
        rank: Option<Rank>,
        to: Square,
        promotion: Option<Kind>,
    },
}

/// What was understood of a text that is no move: perhaps a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unread(pub(crate) Option<Kind>);

/// Why nothing is tried.
pub(crate) enum Unmade {
    /// A sentence about what is written.
    Said(String),
    /// The Laws forbid what is meant.
    Refused(Refusal),
}

impl FromStr for Written {
    type Err = Unread;

    fn from_str(text: &str) -> Result<Written, Unread> {
        match text {
            "O" => return Ok(Written::Castle(None)),
            "OO" => return Ok(Written::Castle(Some(Wing::Kingside))),
            "OOO" => return Ok(Written::Castle(Some(Wing::Queenside))),
            _ => {}
        }
        // Bytes rather than characters: all that can be meant is ASCII, and to cut a text costs the
        // download six times what to cut bytes does.
        let letter_of = |byte: &u8| Kind::from_letter(char::from(*byte));
        let (kind, places) = match text.as_bytes() {
            // A letter that no piece has must not make a pawn's move of it.
            [first, places @ ..] if first.is_ascii_uppercase() => {
                (Some(letter_of(first).ok_or(Unread(None))?), places)
            }
            places => (None, places),
        };
        let (promotion, places) = match places {
            [places @ .., last] if letter_of(last).is_some() => (letter_of(last), places),
            places => (None, places),
        };
        let file_of = |byte: &u8| File::from_letter(char::from(*byte));
        let rank_of = |byte: &u8| Rank::from_digit(char::from(*byte));
        let [from @ .., to_file, to_rank] = places else { return Err(Unread(kind)) };
        let (file, rank) = match from {
            [] => (None, None),
            [one] => (file_of(one), rank_of(one)),
            [file, rank] => (file_of(file), rank_of(rank)),
            _ => return Err(Unread(kind)),
        };
        let known = usize::from(file.is_some()) + usize::from(rank.is_some());
        let (Some(to_file), Some(to_rank)) = (file_of(to_file), rank_of(to_rank)) else {
            return Err(Unread(kind));
        };
        if known < from.len() {
            return Err(Unread(kind));
        }
        let to = Square::new(to_file, to_rank);
        // Two squares say all; otherwise a move without a letter is a pawn's.
        let is_whole = file.is_some() && rank.is_some();
        let kind = kind.or((!is_whole).then_some(Kind::Pawn));
        Ok(Written::Go { kind, file, rank, to, promotion })
    }
}

impl Written {
    /// The try that is meant. Where no piece may go there, the one that comes nearest is tried all the same,
    /// so that the Laws say why.
    ///
    /// # Errors
    /// A sentence: no such piece, none that can go there, or several; or why a king cannot even try to castle.
    pub(crate) fn attempt(self, position: &Position, words: &Words) -> Result<Attempt, Unmade> {
        match self {
            Written::Castle(wing) => castle(wing, position, words),
            Written::Go { kind, file, rank, to, promotion } => {
                let mut men = position.board().side(position.side_to_move());
                let narrow =
                    |men: SquareSet, known: Option<SquareSet>| known.map_or(men, |known| men & known);
                men = narrow(men, kind.map(|kind| position.board().kind(kind)));
                men = narrow(men, file.map(SquareSet::file));
                men = narrow(men, rank.map(SquareSet::rank));
                let able: SquareSet =
                    men.into_iter().filter(|&from| position.destinations(from).contains(to)).collect();
                let meant = if able.is_empty() { nearest(men, file, to, position) } else { able };
                match (meant.first(), file, rank) {
                    (Some(from), ..) if !meant.is_several() => Ok(Attempt { from, to, promotion }),
                    // Nothing of one's own stands there: the Laws have a word for that too.
                    (None, Some(file), Some(rank)) => {
                        Ok(Attempt { from: Square::new(file, rank), to, promotion })
                    }
                    _ => {
                        let meant = kind.unwrap_or(Kind::Pawn);
                        Err(Unmade::Said(words.not_one(meant, to, able, position.side_to_move())))
                    }
                }
            }
        }
    }
}

/// Of several pieces that may not go there, the one that the Laws stop last; all, if there is nothing to say but
/// that none of them moves like that. A pawn whose file is not told goes straight on.
fn nearest(mut men: SquareSet, file: Option<File>, to: Square, position: &Position) -> SquareSet {
    let straight = men & SquareSet::file(to.file()) & position.board().kind(Kind::Pawn);
    if file.is_none() && !straight.is_empty() {
        men = straight;
    }
    let stopped = men.into_iter().filter_map(|from| {
        let reason = position.judge(Attempt::new(from, to)).err()?.reason;
        (reason != Reason::WrongPattern).then_some((reason, from))
    });
    stopped.max().map_or(men, |(_, from)| SquareSet::of(from))
}

/// Which way to castle may be left open if there is one way only.
fn castle(wing: Option<Wing>, position: &Position, words: &Words) -> Result<Attempt, Unmade> {
    let side = position.side_to_move();
    let king = position.board().king(side);
    let king = king.ok_or_else(|| Unmade::Said(words.sided(Say::TypedNoKing, side, &[])))?;
    let is_open = |wing| {
        let attempt = position.castling_attempt(king, wing);
        attempt.is_ok_and(|attempt| position.judge(attempt).is_ok())
    };
    let wing = match (wing, is_open(Wing::Kingside), is_open(Wing::Queenside)) {
        (Some(wing), ..) => wing,
        (None, true, true) => return Err(Unmade::Said(words.text(Say::TypedWhichWing).into())),
        (None, false, true) => Wing::Queenside,
        (None, ..) => Wing::Kingside,
    };
    position.castling_attempt(king, wing).map_err(Unmade::Refused)
}
