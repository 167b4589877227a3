//! When a position ends the game by itself (FIDE 5.1.1, 5.2.1, 5.2.2).

use crate::{Position, Side};

/// How a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The side to move is in check and has no legal move (FIDE 5.1.1).
    Checkmate,
    /// The side to move has no legal move and is not in check (FIDE 5.2.1).
    Stalemate,
    /// Neither side can ever give checkmate (FIDE 5.2.2).
    DeadPosition,
    /// The same position for the fifth time (FIDE 9.6.1).
    Fivefold,
    /// 75 moves by each player without a capture or a pawn move (FIDE 9.6.2).
    SeventyFiveMoves,
    /// A player has given up (FIDE 5.1.2).
    Resignation,
    /// Both players have agreed to a draw (FIDE 5.2.3).
    Agreement,
    /// A player's time is up (FIDE 6.9).
    FlagFall,
    /// A player has completed a second illegal move (FIDE 7.5.5).
    SecondIllegalMove,
}

impl Ending {
    /// A short name that stays the same from version to version.
    pub const fn code(self) -> &'static str {
        match self {
            Ending::Checkmate => "checkmate",
            Ending::Stalemate => "stalemate",
            Ending::DeadPosition => "dead",
            Ending::Fivefold => "fivefold",
            Ending::SeventyFiveMoves => "seventyfive",
            Ending::Resignation => "resignation",
            Ending::Agreement => "agreement",
            Ending::FlagFall => "flag",
            Ending::SecondIllegalMove => "second_illegal",
        }
    }

    /// The article of the Laws that ends the game.
    pub const fn article(self) -> &'static str {
        match self {
            Ending::Checkmate => "5.1.1",
            Ending::Stalemate => "5.2.1",
            Ending::DeadPosition => "5.2.2",
            Ending::Fivefold => "9.6.1",
            Ending::SeventyFiveMoves => "9.6.2",
            Ending::Resignation => "5.1.2",
            Ending::Agreement => "5.2.3",
            Ending::FlagFall => "6.9",
            Ending::SecondIllegalMove => "7.5.5",
        }
    }
}

/// How a position or a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// It has ended like this.
    Ended(Ending),
    /// The side to move is in check and can answer (FIDE 3.9.1).
    Check,
    /// It goes on.
    Ongoing,
}

impl Status {
    pub(crate) fn of(ending: Option<Ending>, position: &Position) -> Status {
        match ending {
            Some(ending) => Status::Ended(ending),
            None if position.is_check() => Status::Check,
            None => Status::Ongoing,
        }
    }

    /// A short name that stays the same from version to version.
    pub const fn code(self) -> &'static str {
        match self {
            Status::Ended(ending) => ending.code(),
            Status::Check => "check",
            Status::Ongoing => "ongoing",
        }
    }
}

/// How a finished game is scored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// This side has won: 1–0 or 0–1.
    Won(Side),
    /// Half a point each.
    Drawn,
}

impl core::fmt::Display for Score {
    fn fmt(&self, f: &mut core::fmt::Formatter) -> core::fmt::Result {
        f.write_str(match self {
            Score::Won(Side::White) => "1-0",
            Score::Won(Side::Black) => "0-1",
            Score::Drawn => "1/2-1/2",
        })
    }
}

impl Position {
    /// Checkmate, stalemate, or a dead position, as far as the [quick form](Self::dead_proof) sees it.
    ///
    /// A side without a king, in a lesson, can be neither mated nor stalemated.
    ///
    /// ```
    /// use rules::{Ending, Kings, Position};
    ///
    /// let back_rank = Position::from_fen("4R1k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", Kings::Both)?;
    /// assert_eq!(back_rank.ending(), Some(Ending::Checkmate));
    /// let lone_queen = Position::from_fen("k7/8/1Q6/8/8/8/8/4K3 b - - 0 1", Kings::Both)?;
    /// assert_eq!(lone_queen.ending(), Some(Ending::Stalemate));
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn ending(&self) -> Option<Ending> {
        self.board().king(self.side_to_move())?;
        if !self.has_legal_move() {
            let ending = if self.is_check() { Ending::Checkmate } else { Ending::Stalemate };
            return Some(ending);
        }
        self.dead_proof_in_play().map(|_| Ending::DeadPosition)
    }

    /// How the position stands.
    pub fn status(&self) -> Status {
        Status::of(self.ending(), self)
    }
}
