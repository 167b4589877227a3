//! A game: where it began, what has been played, and what the past decides.

use alloc::vec::Vec;

use crate::{
    Attempt, Culprits, Ending, Move, MoveKind, PieceLetters, Position, Reason, Refusal, Role, SanError,
    Score, Side, Status,
};

/// Who moves after a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turns {
    /// The two sides in turn, as the Laws have it (FIDE 1.2).
    Alternate,
    /// The same side again and again, as in a drill, unless it has given check.
    SameSide,
}

impl Turns {
    /// The position after a legal move, with the turn where it belongs; `drilled` is the side whose
    /// drill it is. In a drill the other side moves only to answer a check.
    pub fn after(self, position: &Position, played: Move, drilled: Side) -> Position {
        let after = position.after(played);
        match self {
            Turns::SameSide if position.side_to_move() == drilled => {
                after.with_turn_handed_over().unwrap_or(after)
            }
            Turns::SameSide | Turns::Alternate => after,
        }
    }
}

/// A game or a drill with its history.
///
/// ```
/// use rules::{Game, Position, Reason, Turns};
///
/// let mut game = Game::new(Position::initial(), Turns::Alternate);
/// for attempt in ["e2e4", "e7e5", "e1e2", "b8c6", "e2e1", "c6b8", "g1f3", "b8c6", "f1c4", "c6b8"] {
///     game.play(attempt.parse().expect("a move")).expect("legal");
/// }
/// let refusal = game.judge("e1g1".parse().expect("a move")).unwrap_err();
/// assert_eq!(refusal.reason, Reason::CastleKingMoved, "though it stands on e1 again");
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    turns: Turns,
    start: Position,
    /// What was played, with the position it led to; beyond `played` lie the moves taken back.
    line: Vec<(Move, Position)>,
    played: usize,
    /// What has ended the game from outside the board, until a move is taken back.
    concluded: Option<(Ending, Score)>,
}

impl Game {
    /// A game that begins with this position.
    pub fn new(start: Position, turns: Turns) -> Game {
        Game { turns, start, line: Vec::new(), played: 0, concluded: None }
    }

    /// A game in which these moves have been played, each one of the position it is played in.
    pub(crate) fn played(start: Position, moves: impl IntoIterator<Item = Move>) -> Game {
        let mut game = Game::new(start, Turns::Alternate);
        moves.into_iter().for_each(|played| game.push(played));
        game
    }

    /// The position now on the board.
    pub fn position(&self) -> &Position {
        self.played_line().last().map_or(&self.start, |(_, position)| position)
    }

    /// The position the game began with.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The moves played so far.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + '_ {
        self.played_line().iter().map(|(played, _)| *played)
    }

    /// The moves played so far, each with the position before it.
    pub fn history(&self) -> impl Iterator<Item = (Position, Move)> + '_ {
        let before = core::iter::once(&self.start).chain(self.line.iter().map(|(_, position)| position));
        before.copied().zip(self.moves())
    }

    fn played_line(&self) -> &[(Move, Position)] {
        &self.line[..self.played]
    }

    /// Plays a move, if it is legal; moves taken back before are then gone.
    ///
    /// # Errors
    /// The refusal, as for [`judge`](Self::judge); the game is unchanged.
    pub fn play(&mut self, attempt: Attempt) -> Result<Move, Refusal> {
        let played = self.judge(attempt)?;
        self.push(played);
        Ok(played)
    }

    fn push(&mut self, played: Move) {
        let next = self.turns.after(self.position(), played, self.start.side_to_move());
        self.line.truncate(self.played);
        self.concluded = None;
        self.line.push((played, next));
        self.played += 1;
    }

    /// Takes the last move back and names it; `None` at the start.
    pub fn undo(&mut self) -> Option<Move> {
        let (undone, _) = self.played_line().last().copied()?;
        self.played -= 1;
        self.concluded = None;
        Some(undone)
    }

    /// Plays the move last taken back once more; `None` if there is none.
    pub fn redo(&mut self) -> Option<Move> {
        let (redone, _) = self.line.get(self.played).copied()?;
        self.played += 1;
        Some(redone)
    }

    /// Whether a move taken back can be played once more.
    pub fn can_redo(&self) -> bool {
        self.played < self.line.len()
    }

    /// Judges an attempt by the side to move, the past included.
    ///
    /// # Errors
    /// As for [`Position::judge`], and besides: the game has ended by repetition or by 75 moves, king
    /// or rook has moved before, the chance to capture en passant is gone or never was.
    pub fn judge(&self, attempt: Attempt) -> Result<Move, Refusal> {
        self.judge_by(self.position().side_to_move(), attempt)
    }

    /// Judges an attempt by either side, the past included.
    ///
    /// # Errors
    /// As for [`judge`](Self::judge); an attempt out of turn is refused (FIDE 1.2).
    pub fn judge_by(&self, actor: Side, attempt: Attempt) -> Result<Move, Refusal> {
        if let Some(ending) = self.ending() {
            return Err(self.position().refusal_after(ending, attempt));
        }
        self.position().judge_ongoing(actor, attempt).map_err(|refusal| self.with_history(refusal))
    }

    /// Reads a written move as [`Position::read_san`] does, and tells a refusal with the past included.
    ///
    /// ```
    /// use rules::{Game, PieceLetters, Position, Turns};
    ///
    /// let mut game = Game::new(Position::initial(), Turns::Alternate);
    /// for text in ["e4", "e5", "Nf3", "Nf6", "Be2", "Be7", "Kf1", "Kf8", "Ke1", "Ke8"] {
    ///     let played = game.read_san(text, PieceLetters::ENGLISH)?;
    ///     game.play(played.into()).expect("legal");
    /// }
    /// let error = game.read_san("O-O", PieceLetters::ENGLISH).unwrap_err();
    /// assert_eq!(error.to_string(), "illegal because e1g1: castle_king_moved king=e1 (3.8.2.1)");
    /// # Ok::<(), rules::SanError>(())
    /// ```
    ///
    /// # Errors
    /// As for [`Position::read_san`].
    pub fn read_san(&self, text: &str, letters: PieceLetters) -> Result<Move, SanError> {
        self.position().read_san(text, letters).map_err(|error| self.told(error))
    }

    /// The same error, with what the past adds to a refusal.
    pub(crate) fn told(&self, error: SanError) -> SanError {
        let SanError::Illegal(refusal) = error else { return error };
        SanError::Illegal(match self.ending() {
            Some(ending) => self.position().refusal_after(ending, refusal.attempt),
            None => self.with_history(refusal),
        })
    }

    /// Tells a reason that the set-up cannot give from what happened in the game.
    fn with_history(&self, refusal: Refusal) -> Refusal {
        if refusal.reason == Reason::CastleRightLost {
            self.with_castling_history(refusal)
        } else if refusal.reason == Reason::EpUnavailable {
            self.with_en_passant_history(refusal)
        } else {
            refusal
        }
    }

    fn with_castling_history(&self, refusal: Refusal) -> Refusal {
        let touched = |square| self.moves().any(|played| played.from() == square || played.to() == square);
        let only = |reason, role| {
            let culprits = Culprits::NONE.and(role, refusal.culprits.of(role));
            Refusal { reason, culprits, ..refusal }
        };
        let king_moved = touched(refusal.attempt.from);
        let rook_moved = refusal.culprits.of(Role::Rook).into_iter().any(touched);
        match (king_moved, rook_moved) {
            (true, _) => only(Reason::CastleKingMoved, Role::King),
            (false, true) => only(Reason::CastleRookMoved, Role::Rook),
            (false, false) => refusal,
        }
    }

    fn with_en_passant_history(&self, refusal: Refusal) -> Refusal {
        let stands_on = |played: &Move| refusal.culprits.of(Role::Pawn).contains(played.to());
        let arrival = self.moves().rev().find(stands_on);
        let reason = match arrival.map(Move::kind) {
            Some(MoveKind::DoubleStep) => Reason::EpExpired,
            Some(MoveKind::Step | MoveKind::EnPassant | MoveKind::Promotion(_) | MoveKind::Castle(_)) => {
                Reason::EpNever
            }
            // The pawn has stood there from the beginning, and the chance may have been recorded.
            None if self.start.en_passant() == Some(refusal.attempt.to) => Reason::EpExpired,
            None => Reason::EpUnavailable,
        };
        Refusal { reason, ..refusal }
    }

    /// How often the present position has appeared, this time included (FIDE 9.2.3).
    pub fn appearances(&self) -> usize {
        let earlier = core::iter::once(&self.start).chain(self.played_line().iter().map(|(_, after)| after));
        earlier.filter(|&position| position == self.position()).count()
    }

    /// How the game has ended without anybody's claim: on the board, checkmate before everything
    /// (FIDE 9.6.2), or as it was [concluded](Self::conclude).
    ///
    /// A drill ends only as a position does: its moves are no game's, so nothing is counted.
    pub fn ending(&self) -> Option<Ending> {
        self.ending_on_board().or_else(|| self.concluded.map(|(ending, _)| ending))
    }

    /// Whether moves alternate as the Laws have it, so that repetitions and claims have a meaning.
    pub(crate) fn is_played_by_the_laws(&self) -> bool {
        self.turns == Turns::Alternate
    }

    fn ending_on_board(&self) -> Option<Ending> {
        let counted = || {
            if !self.is_played_by_the_laws() {
                None
            } else if self.appearances() >= 5 {
                Some(Ending::Fivefold)
            } else {
                (self.position().halfmove_clock() >= 150).then_some(Ending::SeventyFiveMoves)
            }
        };
        self.position().ending().or_else(counted)
    }

    /// Ends the game here: what was taken back before cannot be played any more.
    pub(crate) fn set_concluded(&mut self, ending: Ending, score: Score) {
        self.line.truncate(self.played);
        self.concluded = Some((ending, score));
    }

    /// How the game stands.
    pub fn status(&self) -> Status {
        Status::of(self.ending(), self.position())
    }

    /// The score once the game has ended.
    pub fn score(&self) -> Option<Score> {
        match self.ending_on_board() {
            Some(Ending::Checkmate) => Some(Score::Won(!self.position().side_to_move())),
            Some(Ending::Stalemate | Ending::DeadPosition | Ending::Fivefold | Ending::SeventyFiveMoves) => {
                Some(Score::Drawn)
            }
            // The board ends no game in these ways: whoever concluded it knows the score.
            Some(Ending::Resignation | Ending::Agreement | Ending::FlagFall | Ending::SecondIllegalMove)
            | None => self.concluded.map(|(_, score)| score),
        }
    }
}
