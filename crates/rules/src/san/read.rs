//! Reading a written move: which move of the position is meant, and if none, why.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::spelling::{PieceMove, Wanted, ways_to_read};
use super::{PieceLetters, San, SanError, SanLength, SanStyle};
use crate::castling::king_lands;
use crate::{Attempt, Kind, Move, Position, Reason, Refusal, Square, SquareSet, Wing};

impl Position {
    /// Reads a move in any of the ways people write it.
    ///
    /// Marks may be missing or too many (`x`, `+`, `#`, `!?`, `e.p.`), squares may say more than they
    /// must (`Ngf3`, `Ng1-f3`, `g1f3`), castling may have zeros or letters and any dash, a promotion may
    /// be `=Q`, `(Q)`, `/Q` or `Q`, pieces may be letters of the given language, of either case, or
    /// pictures. Letters that are also files are told apart by the position: `bxc4` is a pawn's move if
    /// that is legal, otherwise a bishop's, and `Bxc4` the other way round; `b3c4` is always what stands on b3.
    ///
    /// ```
    /// use rules::{PieceLetters, Position};
    ///
    /// let start = Position::initial();
    /// for text in ["Nf3", "nf3!?", "Ng1-f3", "g1f3", "♘f3"] {
    ///     assert_eq!(start.read_san(text, PieceLetters::ENGLISH)?.to_string(), "g1f3");
    /// }
    /// let error = start.read_san("Nd2", PieceLetters::ENGLISH).unwrap_err();
    /// assert_eq!(error.to_string(), "illegal because b1d2: own_piece_on_target occupant=d2 (3.1)");
    /// # Ok::<(), rules::SanError>(())
    /// ```
    ///
    /// Whether the game has ended is not asked of a legal move: records go on after a dead position.
    ///
    /// # Errors
    /// - `""`, 1,000 letters: [`SanError::Empty`], [`SanError::TooLong`]
    /// - `"Xe4"`, `"Nf"`, `"Nf3 Nf6"`: [`SanError::Unexpected`], with the place
    /// - `"Nd5"` with no knight near: [`SanError::NoSuchPiece`]
    /// - `"Nd2"` with a pawn on d2: [`SanError::Illegal`], with the refusal of [`judge`](Self::judge)
    /// - `"Nd2"` for two knights: [`SanError::Ambiguous`]
    /// - `"e8"` for a pawn: [`SanError::PromotionMissing`]
    pub fn read_san(&self, text: &str, letters: PieceLetters) -> Result<Move, SanError> {
        let mut nearest = SanError::Empty;
        for way in ways_to_read(text, letters)? {
            match way.and_then(|wanted| self.find(wanted, letters)) {
                Ok(found) => return Ok(found),
                Err(error) if is_final(&error) => return Err(error),
                Err(error) if nearness(&error) > nearness(&nearest) => nearest = error,
                Err(_) => {}
            }
        }
        Err(nearest)
    }

    /// Reads a move that is written exactly as [`San`] writes it in this style.
    ///
    /// ```
    /// use rules::{Position, SanStyle};
    ///
    /// let start = Position::initial();
    /// assert!(start.read_san_strict("Nf3", SanStyle::PGN).is_ok());
    /// let error = start.read_san_strict("Ngf3", SanStyle::PGN).unwrap_err();
    /// assert_eq!(error.to_string(), "found \"Ngf3\", expected \"Nf3\"");
    /// ```
    ///
    /// # Errors
    /// As for [`read_san`](Self::read_san), and [`SanError::NotExact`] for every other spelling.
    pub fn read_san_strict(&self, text: &str, style: SanStyle) -> Result<Move, SanError> {
        let played = self.read_san(text, style.letters)?;
        let expected = San::of(self, played).in_style(style);
        match expected.to_string() == text {
            true => Ok(played),
            false => Err(SanError::NotExact { found: String::from(text), expected }),
        }
    }

    fn find(&self, wanted: Wanted, letters: PieceLetters) -> Result<Move, SanError> {
        match wanted {
            Wanted::Castle(wing) => self.find_castling(wing),
            Wanted::Piece(wanted) => self.find_piece_move(&wanted, letters),
        }
    }

    fn find_castling(&self, wing: Wing) -> Result<Move, SanError> {
        let side = self.side_to_move();
        let lands = king_lands(side, wing);
        let Some(king) = self.board().king(side) else {
            return Err(SanError::NoSuchPiece { side, kind: Kind::King, file: None, rank: None, to: lands });
        };
        let attempt = self.castling_attempt(king, wing).map_err(SanError::Illegal)?;
        self.judge_ongoing(side, attempt).map_err(|refusal| self.illegal(refusal))
    }

    fn find_piece_move(&self, wanted: &PieceMove, letters: PieceLetters) -> Result<Move, SanError> {
        let PieceMove { kind, file, rank, to, promotion } = *wanted;
        let side = self.side_to_move();
        let (mut legal, mut refused) = (Vec::new(), Vec::new());
        for from in wanted.departures(self) {
            match self.judge_ongoing(side, Attempt { from, to, promotion }) {
                Ok(found) => legal.push(found),
                Err(refusal) => refused.push(refusal),
            }
        }
        match legal[..] {
            [found] => return Ok(found),
            [_, ..] => return Err(SanError::Ambiguous(self.written(&legal, letters))),
            [] => {}
        }
        let unfinished: Vec<Move> = refused.iter().flat_map(|refusal| self.promotions(refusal)).collect();
        if !unfinished.is_empty() {
            return Err(SanError::PromotionMissing(self.written(&unfinished, letters)));
        }
        let is_whole = wanted.whole_departure().is_some();
        let near = refused.into_iter().filter(|refusal| is_whole || !is_out_of_reach(refusal.reason));
        let nearest = near.reduce(|nearest, next| if next.reason > nearest.reason { next } else { nearest });
        let kind = kind.unwrap_or(Kind::Pawn);
        let nobody = SanError::NoSuchPiece { side, kind, file, rank, to };
        Err(nearest.map_or(nobody, |refusal| self.illegal(refusal)))
    }

    /// The moves that a refused one would be, were its promotion named.
    fn promotions(&self, refusal: &Refusal) -> Vec<Move> {
        let side = self.side_to_move();
        let named = |kind| Attempt { promotion: Some(kind), ..refusal.attempt };
        let choices = Kind::PROMOTIONS.into_iter().filter(|_| refusal.reason == Reason::PromotionRequired);
        choices.filter_map(|kind| self.judge_ongoing(side, named(kind)).ok()).collect()
    }

    fn written(&self, moves: &[Move], letters: PieceLetters) -> Vec<San> {
        let style = SanStyle { letters, length: SanLength::Short };
        moves.iter().map(|&legal| San::of(self, legal).in_style(style)).collect()
    }

    /// The refusal of [`judge`](Self::judge): once the game has ended, that comes before everything.
    fn illegal(&self, refusal: Refusal) -> SanError {
        let ending = self.ending();
        SanError::Illegal(ending.map_or(refusal, |ending| self.refusal_after(ending, refusal.attempt)))
    }
}

impl PieceMove {
    fn whole_departure(&self) -> Option<Square> {
        Some(Square::new(self.file?, self.rank?))
    }

    /// The squares from which the move may start: a whole square as it is, otherwise those of such pieces.
    fn departures(&self, position: &Position) -> SquareSet {
        let pieces = match self.kind {
            Some(kind) => position.board().pieces(position.side_to_move(), kind),
            None => SquareSet::FULL,
        };
        let file = self.file.map_or(SquareSet::FULL, SquareSet::file);
        let rank = self.rank.map_or(SquareSet::FULL, SquareSet::rank);
        pieces & file & rank
    }
}

/// Whether the piece stands wrong altogether, so that the writer must have meant another.
fn is_out_of_reach(reason: Reason) -> bool {
    matches!(reason, Reason::SameSquare | Reason::PawnBackwards | Reason::WrongPattern)
}

/// Whether the text has one clear sense and only says too little, so that no other way to read it is tried.
fn is_final(error: &SanError) -> bool {
    matches!(error, SanError::Ambiguous(_) | SanError::PromotionMissing(_))
}

/// How far a way of reading came: through how many characters, to such a piece, up how many rungs.
fn nearness(error: &SanError) -> (u8, usize) {
    match error {
        SanError::Empty | SanError::TooLong { .. } => (0, 0),
        SanError::Unexpected { at, .. } => (1, *at),
        SanError::NoSuchPiece { .. } => (2, 0),
        SanError::Illegal(refusal) => (3, refusal.reason as usize),
        SanError::Ambiguous(_) | SanError::PromotionMissing(_) | SanError::NotExact { .. } => (4, 0),
    }
}
