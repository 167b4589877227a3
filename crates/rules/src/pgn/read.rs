//! The games of a text, one after the other, the faulty ones too.

use super::PgnGame;
use super::draft::Draft;
use super::tokens::{Token, Tokens};
use crate::Kings;

/// The games of a text, read one at a time.
///
/// Every text is read to its end. A game that has a fault keeps what stands before it, tells the rest
/// in [`errors`](PgnGame::errors), and the next game is read as if nothing had happened. A fault in a
/// variation ends that variation only.
///
/// ```
/// use rules::{Kings, PgnGames};
///
/// let text = "1. e4 e5 2. Ke3 Nc6 1-0\n\n[Event \"Another game\"]\n1. d4 *";
/// let games: Vec<_> = PgnGames::of(text, Kings::Both).collect();
/// assert_eq!(games[0].movetext(), "1. e4 e5 1-0");
/// assert_eq!(
///     games[0].errors[0].to_string(),
///     "line 1, column 13: found \"Ke3\", expected a move or the result: no white king can go to e3",
/// );
/// assert_eq!(games[1].movetext(), "1. d4 *");
/// ```
///
/// Where one game ends and the next begins is told by the result. Should it be missing, by a tag after
/// moves; by a tag that the game has already, after an empty line; by `1.` after an empty line.
///
/// # Limits
/// Variations are read to a depth of [`PgnLine::DEPTH_MAX`](super::PgnLine::DEPTH_MAX), and
/// [`PgnGame::MOVES_MAX`] moves of a game. The memory needed is that of one game and one line of the text.
pub struct PgnGames<I: Iterator> {
    tokens: Tokens<I>,
    draft: Draft,
}

impl<'t> PgnGames<core::str::Lines<'t>> {
    /// The games of this text; the choice of kings is for `FEN` tags, as in [`Position::from_fen`](crate::Position::from_fen).
    pub fn of(text: &'t str, kings: Kings) -> PgnGames<core::str::Lines<'t>> {
        PgnGames::of_lines(text.lines(), kings)
    }
}

impl<I: Iterator<Item: AsRef<str>>> PgnGames<I> {
    /// The games of a text that comes line by line, with or without the line breaks.
    pub fn of_lines(lines: I, kings: Kings) -> PgnGames<I> {
        PgnGames { tokens: Tokens::new(lines), draft: Draft::new(kings) }
    }
}

impl<I: Iterator<Item: AsRef<str>>> Iterator for PgnGames<I> {
    type Item = PgnGame;

    fn next(&mut self) -> Option<PgnGame> {
        while let Some(placed) = self.tokens.next() {
            let is_last = matches!(placed.token, Token::Result(_));
            let finished = self.draft.is_over_before(&placed).then(|| self.draft.take());
            self.draft.add(placed);
            let finished = finished.or_else(|| is_last.then(|| self.draft.take()));
            if finished.is_some() {
                return finished;
            }
        }
        let is_game = !self.draft.is_empty();
        is_game.then(|| self.draft.take())
    }
}
