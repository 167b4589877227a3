//! The spelling of a written move: from characters to what is wanted, whatever the position.

use alloc::string::String;
use alloc::vec::Vec;

use super::letters::{is_capture, is_castling};
use super::{PieceLetters, SanError, SanPart};
use crate::{Attempt, File, Kind, Rank, Square, Wing};

/// More than any way to write a move takes: `♘g1×f3 e.p. ++ !? (=)` has room twice.
pub(super) const LENGTH_MAX: usize = 40;

/// What a written move says.
#[derive(Clone, Copy)]
pub(super) enum Wanted {
    Castle(Wing),
    Piece(PieceMove),
}

/// A piece and its squares, as far as they are written.
#[derive(Clone, Copy)]
pub(super) struct PieceMove {
    /// Left out where the whole square of departure is written and no letter: `g1f3`.
    pub(super) kind: Option<Kind>,
    pub(super) file: Option<File>,
    pub(super) rank: Option<Rank>,
    pub(super) to: Square,
    pub(super) promotion: Option<Kind>,
}

/// What the first letter is taken for: `b` may begin a file or be a bishop.
#[derive(Clone, Copy)]
enum First {
    File,
    Piece,
}

/// All ways to understand the text, the likeliest first.
///
/// A small letter is a file rather than a piece, a capital a piece rather than a file. A small letter
/// that begins a whole square of departure is nothing else: `b1b2` is no bishop's move from the first rank.
pub(super) fn ways_to_read(
    text: &str,
    letters: PieceLetters,
) -> Result<Vec<Result<Wanted, SanError>>, SanError> {
    let spelt: Vec<char> = text.chars().take(LENGTH_MAX + 1).collect();
    if spelt.len() > LENGTH_MAX {
        return Err(SanError::TooLong { max: LENGTH_MAX });
    }
    let Some(first) = spelt.iter().find(|letter| !letter.is_whitespace()) else {
        return Err(SanError::Empty);
    };
    let read_as = |first| Cursor { text: &spelt, at: 0, letters }.whole(first);
    let (from_file, from_piece) = (read_as(First::File), read_as(First::Piece));
    let as_written = match (first.is_lowercase(), &from_file) {
        (true, Ok(Wanted::Piece(PieceMove { kind: None, .. }))) => Vec::from([from_file]),
        (true, _) => Vec::from([from_file, from_piece]),
        (false, _) => Vec::from([from_piece, from_file]),
    };
    Ok(exact_uci(text).map(Ok).into_iter().chain(as_written).collect())
}

/// UCI names pieces in English, whatever the language of the text.
fn exact_uci(text: &str) -> Option<Wanted> {
    let attempt: Attempt = text.trim().parse().ok()?;
    let promotion = attempt.promotion;
    let is_exact = text.trim().chars().nth(4).is_none_or(|letter| letter.is_ascii_lowercase());
    (is_exact && text.trim().len() == 4 + usize::from(promotion.is_some())).then_some(Wanted::Piece(
        PieceMove {
            kind: None,
            file: Some(attempt.from.file()),
            rank: Some(attempt.from.rank()),
            to: attempt.to,
            promotion,
        },
    ))
}

/// A place in the text; what is taken moves it on.
struct Cursor<'a> {
    text: &'a [char],
    at: usize,
    letters: PieceLetters,
}

impl Cursor<'_> {
    fn whole(mut self, first: First) -> Result<Wanted, SanError> {
        while self.take(char::is_whitespace).is_some() {}
        let wanted = match self.castling() {
            Some(wing) => Wanted::Castle(wing),
            None => Wanted::Piece(self.piece_move(first)?),
        };
        self.marks();
        if self.at < self.text.len() { Err(self.expected(SanPart::End)) } else { Ok(wanted) }
    }

    /// Two or three of the letter O or of zeros, whatever stands between them (FIDE C.13).
    fn castling(&mut self) -> Option<Wing> {
        let begin = self.at;
        if self.take(is_castling).is_some() && self.castling_step() {
            let is_long = self.castling_step();
            return Some(if is_long { Wing::Queenside } else { Wing::Kingside });
        }
        self.at = begin;
        None
    }

    fn castling_step(&mut self) -> bool {
        let begin = self.at;
        self.take(is_dash);
        let stepped = self.take(is_castling).is_some();
        if !stepped {
            self.at = begin;
        }
        stepped
    }

    /// Piece, departure, sign, arrival, promotion; all but the arrival may be left out.
    fn piece_move(&mut self, first: First) -> Result<PieceMove, SanError> {
        let named = match first {
            First::Piece => Some(self.kind().ok_or_else(|| self.expected(SanPart::Move))?),
            First::File if self.peek().and_then(file).is_some() => None,
            First::File => return Err(self.expected(SanPart::Move)),
        };
        let (mut from_file, mut from_rank) = (self.take_as(file), self.take_as(Rank::from_digit));
        let sign = self.take(|next| is_capture(next) || is_dash(next));
        let to = match (self.square(), from_file, from_rank) {
            (Some(to), _, _) => to,
            (None, Some(file), Some(rank)) if sign.is_none() => {
                (from_file, from_rank) = (None, None);
                Square::new(file, rank)
            }
            (None, Some(_), None) if sign.is_none() => return Err(self.expected(SanPart::Rank)),
            (None, ..) => return Err(self.expected(SanPart::Square)),
        };
        let is_whole = from_file.is_some() && from_rank.is_some();
        let kind = named.or_else(|| (!is_whole).then_some(Kind::Pawn));
        if kind == Some(Kind::Pawn) && !sign.is_some_and(is_capture) {
            // A pawn that captures names its file (FIDE C.9); one that does not stays on its own.
            from_file = from_file.or(Some(to.file()));
        }
        Ok(PieceMove { kind, file: from_file, rank: from_rank, to, promotion: self.promotion()? })
    }

    /// `=Q`, `(Q)`, `/Q` or `Q` (FIDE C.11).
    fn promotion(&mut self) -> Result<Option<Kind>, SanError> {
        if self.has_ahead("(=)") {
            return Ok(None);
        }
        let sign = self.take(|next| matches!(next, '=' | '/' | '('));
        let kind = self.kind();
        if sign.is_some() && kind.is_none() {
            return Err(self.expected(SanPart::Promotion));
        }
        if sign == Some('(') {
            self.take(|next| next == ')').ok_or_else(|| self.expected(SanPart::Bracket))?;
        }
        Ok(kind)
    }

    /// Check, mate, praise, blame, en passant and an offered draw say nothing that the move does not
    /// (FIDE C.9, C.12, C.13).
    fn marks(&mut self) {
        loop {
            let words = ["e.p.", "e. p.", "ep", "(=)"].into_iter().find(|words| self.has_ahead(words));
            let length = words.map_or(usize::from(self.peek().is_some_and(is_mark)), str::len);
            if length == 0 {
                break;
            }
            self.at += length;
        }
    }

    fn kind(&mut self) -> Option<Kind> {
        let (kind, length) = self.letters.kind_at(&self.text[self.at..])?;
        self.at += length;
        Some(kind)
    }

    /// A whole square or nothing: a file alone may be the first letter of something else.
    fn square(&mut self) -> Option<Square> {
        let rank = Rank::from_digit(*self.text.get(self.at + 1)?)?;
        Some(Square::new(self.take_as(file)?, rank)).inspect(|_| self.at += 1)
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn take(&mut self, is_wanted: impl Fn(char) -> bool) -> Option<char> {
        self.take_as(|next| is_wanted(next).then_some(next))
    }

    fn take_as<T>(&mut self, read: impl Fn(char) -> Option<T>) -> Option<T> {
        self.peek().and_then(read).inspect(|_| self.at += 1)
    }

    fn has_ahead(&self, words: &str) -> bool {
        words.chars().eq(self.text[self.at..].iter().copied().take(words.len()))
    }

    fn expected(&self, expected: SanPart) -> SanError {
        let found: String = self.text[self.at..].iter().collect();
        SanError::Unexpected { found, at: self.at + 1, expected }
    }
}

fn file(letter: char) -> Option<File> {
    File::from_letter(letter.to_ascii_lowercase())
}

/// The hyphen, and what text processors make of it.
fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

fn is_mark(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '+' | '#' | '!' | '?' | '†' | '‡' | '‼' | '⁇' | '⁈' | '⁉')
}
