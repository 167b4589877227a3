//! What somebody tries to play: two squares and perhaps a promotion, in the notation of UCI.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use crate::{Kind, Move, Square};

/// A try at a move, legal or not.
///
/// It is written as in UCI, the protocol of chess engines: `e2e4`, `e7e8q`; castling is the king's
/// move, `e1g1`, and in Chess960 the king's move onto its rook, `e1h1`. A hyphen or an `x` between the squares and an `=` before the promotion are read too.
///
/// ```
/// use rules::{Attempt, Kind, Square};
///
/// let attempt: Attempt = "e7xd8=Q".parse()?;
/// assert_eq!((attempt.from, attempt.to), (Square::E7, Square::D8));
/// assert_eq!(attempt.promotion, Some(Kind::Queen));
/// assert_eq!(attempt.to_string(), "e7d8q");
/// # Ok::<(), rules::ParseAttemptError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attempt {
    /// The square of the piece.
    pub from: Square,
    /// The square it should go to.
    pub to: Square,
    /// What a pawn should become; any kind can be named, even one the Laws forbid.
    pub promotion: Option<Kind>,
}

impl Attempt {
    /// A try without a promotion.
    pub const fn new(from: Square, to: Square) -> Attempt {
        Attempt { from, to, promotion: None }
    }

    /// How it is written: what it displays, for those who would not download what displays things.
    ///
    /// ```
    /// use rules::{Attempt, Square};
    /// assert_eq!(Attempt::new(Square::E2, Square::E4).name(), "e2e4");
    /// ```
    pub fn name(self) -> String {
        let mut name = self.from.name() + &self.to.name();
        name.extend(self.promotion.map(|kind| kind.letter().to_ascii_lowercase()));
        name
    }
}

impl From<Move> for Attempt {
    fn from(legal: Move) -> Attempt {
        Attempt { from: legal.from(), to: legal.aim(), promotion: legal.promotion() }
    }
}

impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.name())
    }
}

impl fmt::Display for Move {
    /// Writes the move as in UCI: `e2e4`, `e7e8q`, `e1g1`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        Attempt::from(*self).fmt(f)
    }
}

/// The text is not two squares with perhaps a promotion letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseAttemptError;

impl fmt::Display for ParseAttemptError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(
            "a move is two squares like e2e4, with a letter of QRBN when a pawn is promoted, like e7e8q",
        )
    }
}

impl core::error::Error for ParseAttemptError {}

impl FromStr for Attempt {
    type Err = ParseAttemptError;

    /// Reads two squares and perhaps a piece letter.
    ///
    /// # Errors
    /// - `"e2"`, `"e2e9"`: not two squares
    /// - `"e7e8z"`, `"e7e8qq"`: more than the squares and one piece letter
    fn from_str(text: &str) -> Result<Attempt, ParseAttemptError> {
        let read = || {
            let (from, rest) = text.split_at_checked(2)?;
            let rest = rest.strip_prefix(['-', 'x']).unwrap_or(rest);
            let (to, rest) = rest.split_at_checked(2)?;
            let mut letters = rest.strip_prefix('=').unwrap_or(rest).chars();
            let promotion = match letters.next() {
                None if rest.is_empty() => None,
                None => return None,
                Some(letter) => Some(Kind::from_letter(letter)?),
            };
            let over = letters.next().is_none();
            over.then_some(Attempt { from: from.parse().ok()?, to: to.parse().ok()?, promotion })
        };
        read().ok_or(ParseAttemptError)
    }
}
