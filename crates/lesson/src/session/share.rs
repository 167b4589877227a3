//! A board as a link keeps it: its moves, and how many of them are made.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Ending, Move, Turns};

use super::{Intent, Session, Tone};
use crate::words::Say;

/// Most letters that the moves of a link may have; the longest games have fewer.
const MOVES_LETTERS_MAX: usize = 20_000;

/// Most letters of what is no move that are said again.
const SAID_MAX: usize = 12;

impl Session {
    /// The moves that are made or can be made again, and how many are made. A move that was tried in vain is
    /// not among them.
    ///
    /// ```
    /// use lesson::{Intent, Session, file, words};
    ///
    /// let words = words::english();
    /// let file = file::Board { fen: "8/8/8/8/3R4/8/8/8 w".into(), ..Default::default() };
    /// let mut session = Session::new(lesson::admit(&file, &words).expect("a sound board"), &words);
    /// session.write("Rd7");
    /// session.write("Rg7");
    /// session.act(Intent::Undo);
    /// let (moves, made) = session.kept();
    /// assert_eq!((moves.len(), made), (2, 1));
    /// ```
    pub fn kept(&self) -> (Vec<Move>, usize) {
        let mut session = self.clone();
        // It puts back what was tried in vain, which could then be made again.
        session.act(Intent::Cancel);
        let made = session.moves_made();
        let was_in_vain = made.len() < self.moves_made().len();
        let mut moves = made.clone();
        while !was_in_vain && session.can(Intent::Redo) && session.act(Intent::Redo).tone != Tone::Refused {
            moves = session.moves_made();
        }
        (moves, made.len())
    }

    /// Begins anew with the moves of a link, of which so many are made as `step` says; all, if it is empty.
    /// What is wrong with them is returned as a sentence; then as many are made as can be.
    ///
    /// ```
    /// use lesson::{Session, file, words};
    ///
    /// let words = words::english();
    /// let file = file::Board { fen: "8/8/8/8/3R4/8/8/8 w".into(), ..Default::default() };
    /// let mut session = Session::new(lesson::admit(&file, &words).expect("a sound board"), &words);
    /// assert_eq!(session.arrive("d4d7 d7g7", "1"), "");
    /// assert_eq!(session.kept().1, 1);
    /// assert_eq!(session.arrive("d4d7", "3"), "The link asks for step 3, but there is 1 move.");
    /// ```
    pub fn arrive(&mut self, moves: &str, step: &str) -> String {
        if moves.len() + step.len() > MOVES_LETTERS_MAX {
            return self.words().text(Say::ShareTooLong).into();
        }
        self.act(Intent::Reset);
        let mut trouble = String::new();
        for (number, word) in (1..).zip(moves.split_ascii_whitespace()) {
            if let Err(problem) = self.make_again(number, word) {
                trouble = self.bad_move(number, &clipped(word), &problem);
                break;
            }
        }
        let made = self.moves_made().len();
        let wanted = if step.is_empty() { Some(made) } else { step.parse().ok() };
        let no_step = match wanted {
            None => self.words().fill(Say::ShareBadStep, &[&clipped(step)]),
            Some(wanted) if wanted > made && trouble.is_empty() => {
                let arguments = [&clipped(step), &made.to_string()];
                self.words().counted(Say::ShareStepBeyond, made, &arguments.map(|text| &**text))
            }
            Some(_) => String::new(),
        };
        while self.moves_made().len() > wanted.unwrap_or(made) {
            self.act(Intent::Undo);
        }
        self.words().then(trouble, &no_step)
    }

    /// Says that a move cannot be made: the next one, by the number that it has in a game; where one side
    /// moves alone, by its place.
    pub(crate) fn bad_move(&self, place: usize, found: &str, problem: &str) -> String {
        let (position, words) = (self.position(), self.words());
        match self.turns() {
            Turns::Alternate => {
                let number = position.move_number().to_string();
                words.sided(Say::ShareBadTurn, position.side_to_move(), &[&number, found, problem])
            }
            Turns::SameSide => words.fill(Say::ShareBadMove, &[&place.to_string(), found, problem]),
        }
    }

    /// What is on the board, for whoever has put it there.
    ///
    /// ```
    /// use lesson::{Session, file, words};
    ///
    /// let words = words::english();
    /// let file = file::Board { fen: rules::INITIAL.into(), ..Default::default() };
    /// let mut session = Session::new(lesson::admit(&file, &words).expect("a sound board"), &words);
    /// session.arrive("e2e4", "");
    /// assert_eq!(session.shown(), "1 move is shown. It is Black’s move.");
    /// ```
    pub fn shown(&self) -> String {
        let (made, words) = (self.moves_made().len(), self.words());
        let said = match made {
            0 => words.text(Say::ShareShown).into(),
            made => words.counted(Say::ShareMovesShown, made, &[&made.to_string()]),
        };
        let ending = match self {
            Session::Play(play) => play.game.ending(),
            Session::Step(_) | Session::Choose(_) => None,
        };
        // Where nobody can move, why not.
        let why = || if self.can(Intent::Why) { self.clone().act(Intent::Why).said } else { String::new() };
        if ending.is_some() {
            let over = words.then(said, &words.game_over(self.position(), ending));
            let is_proven = matches!(ending, Some(Ending::Checkmate | Ending::Stalemate));
            return if is_proven { words.then(over, &why()) } else { over };
        }
        let has_move = self.turns() == Turns::Alternate && !self.position().legal_moves().is_empty();
        let turn = has_move.then(|| words.sided(Say::SetupToMove, self.position().side_to_move(), &[]));
        self.with_claim(words.then(said, &turn.unwrap_or_else(why)))
    }

    fn turns(&self) -> Turns {
        match self {
            Session::Play(play) => play.board.turns(),
            Session::Step(step) => step.board.turns(),
            Session::Choose(choose) => choose.board.turns(),
        }
    }

    /// Makes a move once more, unless it is the reply that the board has given by itself.
    ///
    /// # Errors
    /// It cannot be made; the sentence about it.
    pub(super) fn make_again(&mut self, number: usize, word: &str) -> Result<Tone, String> {
        if self.moves_made().get(number - 1).is_some_and(|made| made.to_string() == word) {
            return Ok(Tone::Told);
        }
        let reply = match self {
            Session::Play(play) => play.write(word),
            Session::Step(step) => step.follow(word),
            Session::Choose(_) => self.write(word),
        };
        if reply.tone == Tone::Refused { Err(reply.said) } else { Ok(reply.tone) }
    }

    fn moves_made(&self) -> Vec<Move> {
        self.played().into_iter().map(|(_, played)| played).collect()
    }
}

/// The beginning of a text that may be anything.
fn clipped(text: &str) -> String {
    let mut clipped: String = text.chars().take(SAID_MAX).collect();
    if clipped.len() < text.len() {
        clipped.push('…');
    }
    clipped
}
