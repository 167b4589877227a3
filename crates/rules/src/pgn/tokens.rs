//! The words of a text, each with its place: tags, numbers, moves, marks, comments, brackets.

use alloc::string::String;
use core::mem;

use super::PgnFault;
use super::tag::read_tag;
use crate::{Score, Side};

/// The smallest pieces that have a meaning.
pub(super) enum Token<'t> {
    Tag {
        name: &'t str,
        value: String,
    },
    /// Something at the start of a line that wants to be a tag.
    BadTag(PgnFault),
    /// The number of a move with its dots; the digits or the dots may be missing.
    Number {
        digits: &'t str,
        dots: usize,
    },
    /// A move, or whatever else is written without a space.
    Word(&'t str),
    Nag(u8),
    BadNag(PgnFault),
    Comment(String),
    OpenComment,
    Open,
    Close,
    Result(Option<Score>),
    /// What players write besides, and the tree does not keep: an offered draw, `e.p.`, who won a
    /// game from which a variation was taken.
    Aside,
}

/// Where a token begins; both numbers from 1, the column in characters.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

pub(super) struct Placed<'t> {
    pub(super) token: Token<'t>,
    pub(super) place: Place,
    /// Whether an empty line lies between it and the token before.
    pub(super) is_after_blank: bool,
}

/// What some programs write before a text. It is no space to Unicode, and has no width.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The reader of tokens. It holds one line at a time, and walks over every character once or twice.
pub(super) struct Tokens<I: Iterator> {
    lines: I,
    line: Option<I::Item>,
    /// How many bytes of the line are read, and how many there are before the line break.
    read: usize,
    length: usize,
    place: Place,
    is_after_blank: bool,
}

impl<I: Iterator<Item: AsRef<str>>> Tokens<I> {
    pub(super) fn new(lines: I) -> Tokens<I> {
        let place = Place { line: 0, column: 1 };
        Tokens { lines, line: None, read: 0, length: 0, place, is_after_blank: false }
    }

    /// The next token; `None` at the end of the text.
    pub(super) fn next(&mut self) -> Option<Placed<'_>> {
        let (first, is_first) = self.seek()?;
        let place = self.place;
        let is_after_blank = mem::take(&mut self.is_after_blank);
        let token = match first {
            '[' if is_first || read_tag(self.rest()).is_ok() => self.tag(),
            '{' => self.brace_comment(),
            ';' => {
                let mut comment = String::new();
                add_words(&mut comment, &self.take_all()[1..]);
                Token::Comment(comment)
            }
            '(' if self.rest().starts_with("(=)") => self.take_as("(=)".len(), Token::Aside),
            '(' => self.take_as(1, Token::Open),
            ')' => self.take_as(1, Token::Close),
            '$' => self.nag(),
            '!' | '?' => self.sign(),
            '.' | '…' | '0'..='9' => self.number_or_word(),
            _ => self.word(),
        };
        Some(Placed { token, place, is_after_blank })
    }

    fn rest(&self) -> &str {
        self.line.as_ref().and_then(|line| line.as_ref().get(self.read..self.length)).unwrap_or("")
    }

    /// Takes so many bytes of the line.
    fn take(&mut self, length: usize) -> &str {
        let start = self.read;
        self.read += length;
        let taken = self.line.as_ref().and_then(|line| line.as_ref().get(start..self.read)).unwrap_or("");
        self.place.column += taken.chars().filter(|&c| c != BYTE_ORDER_MARK).count();
        taken
    }

    fn take_as(&mut self, length: usize, token: Token<'static>) -> Token<'static> {
        self.take(length);
        token
    }

    fn take_all(&mut self) -> &str {
        self.take(self.rest().len())
    }

    /// Goes to the next line; `None` if there is none.
    fn next_line(&mut self) -> Option<()> {
        self.line = self.lines.next();
        self.place = Place { line: self.place.line + 1, column: 1 };
        self.read = 0;
        let line = self.line.as_ref()?.as_ref();
        let without_break = line.strip_suffix('\n').map(|line| line.strip_suffix('\r').unwrap_or(line));
        self.length = without_break.unwrap_or(line).len();
        self.is_after_blank |= line.trim_ascii().is_empty();
        Some(())
    }

    /// Goes to where the next token begins: its first character, and whether that is the first of a line.
    fn seek(&mut self) -> Option<(char, bool)> {
        loop {
            let is_first = self.place.column == 1;
            let rest = self.rest();
            let token = rest.trim_start_matches(|c: char| c.is_whitespace() || c == BYTE_ORDER_MARK);
            match token.chars().next() {
                Some(first) if !(is_first && rest.starts_with('%')) => {
                    self.take(rest.len() - token.len());
                    return Some((first, is_first));
                }
                Some(_) | None => self.next_line()?,
            }
        }
    }

    fn tag(&mut self) -> Token<'_> {
        match read_tag(self.rest()) {
            Ok(tag) => {
                let text = self.take(tag.length);
                Token::Tag { name: &text[tag.name], value: tag.value }
            }
            Err(fault) => {
                self.take_all();
                Token::BadTag(fault)
            }
        }
    }

    /// A comment ends at the first `}`, unless the next game begins before it: with a tag after an empty line.
    fn brace_comment(&mut self) -> Token<'static> {
        self.take(1);
        let mut comment = String::new();
        loop {
            let rest = self.rest();
            if let Some(end) = rest.find('}') {
                add_words(&mut comment, &rest[..end]);
                self.take(end + 1);
                self.is_after_blank = false;
                return Token::Comment(comment);
            }
            add_words(&mut comment, rest);
            let is_over = self.next_line().is_none();
            if is_over || self.is_after_blank && read_tag(self.rest()).is_ok() {
                return Token::OpenComment;
            }
        }
    }

    fn nag(&mut self) -> Token<'static> {
        let digits = self.rest()[1..].bytes().take_while(u8::is_ascii_digit).count();
        let found = self.take(1 + digits);
        found[1..].parse().map_or_else(|_| Token::BadNag(PgnFault::nag(found)), Token::Nag)
    }

    fn sign(&mut self) -> Token<'static> {
        let length = self.rest().bytes().take_while(|byte| matches!(byte, b'!' | b'?')).count();
        match self.take(length) {
            "!" => Token::Nag(1),
            "?" => Token::Nag(2),
            "!!" => Token::Nag(3),
            "??" => Token::Nag(4),
            "!?" => Token::Nag(5),
            "?!" => Token::Nag(6),
            found => Token::BadNag(PgnFault::nag(found)),
        }
    }

    /// `12.` and `3 ...` are numbers; `1-0`, `0-0` and `00` are words.
    fn number_or_word(&mut self) -> Token<'_> {
        let rest = self.rest();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if rest[digits..].starts_with(['-', '‐', '‑', '–', '—', '−', '/']) {
            return self.word();
        }
        let is_dot = |c: char| c == '.' || c == '…';
        let length = rest.len() - rest[digits..].trim_start_matches(|c| is_dot(c) || c == ' ').len();
        let dots = rest[digits..length].chars().filter(|&c| is_dot(c)).map(|c| if c == '…' { 3 } else { 1 });
        let dots = dots.sum();
        if dots == 0 && digits > 1 && rest[..digits].bytes().all(|digit| digit == b'0') {
            return self.word();
        }
        let number = self.take(length);
        Token::Number { digits: &number[..digits], dots }
    }

    fn word(&mut self) -> Token<'_> {
        let rest = self.rest();
        let length = word_length(rest);
        let is_in_variation = rest[length..].trim_start().starts_with(')');
        let word = self.take(length);
        match read_result(word) {
            Some(_) if is_in_variation => Token::Aside,
            Some(result) => Token::Result(result),
            None if matches!(word.trim_end_matches(['+', '#']), "e.p." | "ep" | "e.p") => Token::Aside,
            None => Token::Word(word),
        }
    }
}

/// How far a word goes: to a space or a character that begins another token, `e8(Q)+` excepted.
fn word_length(text: &str) -> usize {
    let is_end = |c: char| c.is_whitespace() || "()[]{};$!?*".contains(c);
    let end_after = |length: usize| text[length..].find(is_end).map_or(text.len(), |rest| length + rest);
    if text.starts_with('*') {
        return 1;
    }
    let length = end_after(text.chars().next().map_or(0, char::len_utf8));
    match text.as_bytes()[length..] {
        [b'(', letter, b')', ..] if letter.is_ascii_alphabetic() => end_after(length + 3),
        _ => length,
    }
}

/// Adds words with one space between them: PGN breaks the lines of comments anywhere.
pub(super) fn add_words(comment: &mut String, text: &str) {
    for word in text.split_ascii_whitespace() {
        if !comment.is_empty() {
            comment.push(' ');
        }
        comment.push_str(word);
    }
}

/// How a game ended, as players write it.
pub(super) fn read_result(word: &str) -> Option<Option<Score>> {
    match word {
        "1-0" => Some(Some(Score::Won(Side::White))),
        "0-1" => Some(Some(Score::Won(Side::Black))),
        "1/2-1/2" | "1/2" | "½-½" | "½" => Some(Some(Score::Drawn)),
        "*" => Some(None),
        _ => None,
    }
}
