//! What a session tells a program, rather than a learner: how it stands, and what would become of a move.

use alloc::string::String;
use alloc::vec::Vec;

use rules::{Move, Position, Refusal};

use super::{Intent, Session, Tone};
use crate::question::claimable;
use crate::written::{Unmade, Unread, Written};

/// What would become of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It may be played.
    Legal(Move),
    /// It breaks a rule, as the sentence says.
    Refused(Refusal, String),
    /// The text is no move, or could be more than one, as the sentence says.
    Unread(String),
}

impl Session {
    /// The moves that led from the start to the position on the board, each with the position before it.
    ///
    /// ```
    /// use lesson::{Session, file, words};
    ///
    /// let words = words::english();
    /// let file = file::Board { fen: "8/8/8/8/3R4/8/8/8 w".into(), ..Default::default() };
    /// let mut session = Session::new(lesson::admit(&file, &words).expect("a sound board"), &words);
    /// session.write("Rd7");
    /// session.write("Rg7");
    /// let moves: Vec<String> = session.played().iter().map(|(_, played)| played.to_string()).collect();
    /// assert_eq!(moves, ["d4d7", "d7g7"]);
    /// ```
    pub fn played(&self) -> Vec<(Position, Move)> {
        match self {
            Session::Play(play) => play.game.history().collect(),
            Session::Step(step) => step.played(),
            Session::Choose(_) => Vec::new(),
        }
    }

    /// The moves made so far, in three bytes each: where from, where to, and the letter of a promotion or 0.
    pub fn packed_moves(&self) -> Vec<u8> {
        let packed = |played: Move| {
            [
                played.from().index() as u8,
                played.to().index() as u8,
                played.promotion().map_or(0, |kind| kind.letter() as u8),
            ]
        };
        match self {
            Session::Play(play) => play.game.moves().flat_map(packed).collect(),
            Session::Step(step) => step.moves().flat_map(packed).collect(),
            Session::Choose(_) => Vec::new(),
        }
    }

    /// What would become of a move, written as for [`Session::write`].
    ///
    /// ```
    /// use lesson::{Session, Verdict, file, words};
    ///
    /// let words = words::english();
    /// let file = file::Board { fen: "8/3p4/8/8/3R4/8/8/8 w".into(), ..Default::default() };
    /// let session = Session::new(lesson::admit(&file, &words).expect("a sound board"), &words);
    /// assert!(matches!(session.judge("Rxd7"), Verdict::Unread(_)), "only the short form is read");
    /// let Verdict::Refused(refusal, _) = session.judge("d4d8") else { panic!("it is refused") };
    /// assert_eq!(refusal.reason.code(), "path_blocked");
    /// ```
    pub fn judge(&self, text: &str) -> Verdict {
        let position = self.position();
        let meant = match text.parse::<Written>() {
            Ok(written) => written.attempt(position, self.words()),
            Err(Unread(kind)) => Err(Unmade::Said(self.words().unread(text, kind))),
        };
        let judged = match (meant, self) {
            (Err(Unmade::Said(said)), _) => return Verdict::Unread(said),
            (Err(Unmade::Refused(refusal)), _) => Err(refusal),
            (Ok(attempt), Session::Play(play)) => play.game.judge(attempt),
            (Ok(attempt), Session::Step(_) | Session::Choose(_)) => position.judge(attempt),
        };
        match judged {
            Ok(played) => Verdict::Legal(played),
            Err(refusal) => Verdict::Refused(refusal, self.words().refusal(&refusal, position)),
        }
    }

    /// That the player to move may claim a draw now, and why; empty, if nobody may. It is said with words of pages,
    /// which boards of the site's own lessons do without.
    ///
    /// ```
    /// use lesson::{Session, file, words};
    ///
    /// let words = words::english();
    /// let file = file::Board { fen: rules::INITIAL.into(), ..Default::default() };
    /// let mut session = Session::new(lesson::admit(&file, &words).expect("a sound board"), &words);
    /// session.arrive("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8", "");
    /// assert_eq!(session.claim(), "The position has come three times. White may claim a draw.");
    /// ```
    pub fn claim(&self) -> String {
        match self {
            Session::Play(play) => claimable(&play.game, self.words()).unwrap_or_default(),
            Session::Step(_) | Session::Choose(_) => String::new(),
        }
    }

    /// What has been said, and after it that a draw may be claimed now, as [`Session::claim`] says it; either may be
    /// empty.
    ///
    /// ```
    /// use lesson::{Session, file, words};
    ///
    /// let words = words::english();
    /// let file = file::Board { fen: "7k/8/8/8/8/8/R7/K7 b - - 100 90".into(), ..Default::default() };
    /// let session = Session::new(lesson::admit(&file, &words).expect("a sound board"), &words);
    /// let said = session.with_claim("White rook to a2.".into());
    /// assert_eq!(said, "White rook to a2. Each side has made 50 quiet moves in a row. Black may claim a draw.");
    /// ```
    pub fn with_claim(&self, said: String) -> String {
        self.words().then(said, &self.claim())
    }

    /// Begins anew and plays these moves, or goes along the line as far as they do: `d4d7 d7g7`. Whether
    /// that has reached the goal is in the tone.
    ///
    /// # Errors
    /// The first word that is no legal move there, or not the next move of the line, with the sentence
    /// about it; the moves before it have been played.
    pub fn restore(&mut self, moves: &str) -> Result<Tone, (String, String)> {
        self.act(Intent::Reset);
        let mut tone = Tone::Told;
        for (number, word) in (1..).zip(moves.split_ascii_whitespace()) {
            match self.make_again(number, word) {
                Err(said) => return Err((String::from(word), said)),
                Ok(Tone::Solved) => tone = Tone::Solved,
                Ok(Tone::Told | Tone::Refused) => {}
            }
        }
        Ok(tone)
    }
}
