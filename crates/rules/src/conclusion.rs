//! Endings that are not on the board: a player gives up, both agree, time runs out; and claims of a draw.

use core::fmt;

use crate::{Attempt, CanWin, Ending, Game, Position, Refusal, Score, Side};

/// How many moves are followed to find out whether a side can still give checkmate: some tenths of a
/// second at worst. If that is not enough, it counts as able to.
const MOVES_MAX: usize = 1_000_000;

/// With so many moves a mate by one side or the other is found in nearly every position that is not dead.
const MOVES_AT_FIRST: usize = 10_000;

/// Something that ends a game from outside the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// This side gives up (FIDE 5.1.2).
    Resignation(Side),
    /// Both sides agree to a draw (FIDE 5.2.3).
    Agreement,
    /// This side's time is up (FIDE 6.9).
    FlagFall(Side),
    /// This side has completed its second illegal move (FIDE 7.5.5).
    SecondIllegalMove(Side),
}

/// Why an event does not end the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoConclusion {
    /// It has ended before, like this.
    Over(Ending),
    /// A draw can be agreed only once both players have made a move (FIDE 5.2.3).
    TooEarlyToAgree,
}

impl fmt::Display for NoConclusion {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            NoConclusion::Over(ending) => write!(f, "the game has ended before: {}", ending.code()),
            NoConclusion::TooEarlyToAgree => {
                f.write_str("a draw can be agreed only once both players have made a move")
            }
        }
    }
}

impl core::error::Error for NoConclusion {}

impl Game {
    /// Ends the game by something that is not on the board, and scores it.
    ///
    /// The side that gives up, oversteps its time or errs twice loses, unless its opponent could not
    /// mate it by any series of legal moves: then the game is drawn ([`Position::can_win`]).
    /// Where that is not found out in a million moves, it loses: the draw is the exception, and has to be
    /// shown (FIDE 6.9). Whoever wants to know whether it was found out asks [`Position::can_win`].
    /// Taking a move back takes the ending back with it.
    ///
    /// ```
    /// use rules::{Event, Game, Kings, Position, Score, Side, Turns};
    ///
    /// let bare_king = Position::from_fen("8/8/4k3/4p3/8/3K4/8/8 w - - 0 1", Kings::Both)?;
    /// let game = || Game::new(bare_king, Turns::Alternate);
    /// assert_eq!(game().conclude(Event::FlagFall(Side::White)), Ok(Score::Won(Side::Black)));
    /// assert_eq!(game().conclude(Event::FlagFall(Side::Black)), Ok(Score::Drawn), "White cannot mate");
    /// # Ok::<(), rules::FenError>(())
    /// ```
    ///
    /// # Errors
    /// - the game has ended before
    /// - a draw is agreed before both players have moved
    pub fn conclude(&mut self, event: Event) -> Result<Score, NoConclusion> {
        if let Some(ending) = self.ending() {
            return Err(NoConclusion::Over(ending));
        }
        let lost_by = |loser: Side| match self.position().can_win(!loser, MOVES_MAX) {
            Ok(CanWin::No(_)) => Score::Drawn,
            Ok(CanWin::Yes(_) | CanWin::Unknown) | Err(_) => Score::Won(!loser),
        };
        let (ending, score) = match event {
            Event::Resignation(side) => (Ending::Resignation, lost_by(side)),
            Event::FlagFall(side) => (Ending::FlagFall, lost_by(side)),
            Event::SecondIllegalMove(side) => (Ending::SecondIllegalMove, lost_by(side)),
            Event::Agreement if !self.have_both_moved() => return Err(NoConclusion::TooEarlyToAgree),
            Event::Agreement => (Ending::Agreement, Score::Drawn),
        };
        self.set_concluded(ending, score);
        Ok(score)
    }

    /// Ends the game if the position is dead (FIDE 5.2.2), and says whether it has ended now or before.
    ///
    /// The game sees most dead positions by itself. This looks deeper, as for [`conclude`](Self::conclude).
    ///
    /// ```
    /// use rules::{Game, Kings, Position, Turns};
    ///
    /// let bishop = Position::from_fen("8/8/4k3/8/8/3K1B2/8/8 w - - 0 1", Kings::Both)?;
    /// assert!(Game::new(bishop, Turns::Alternate).conclude_dead());
    /// assert!(!Game::new(Position::initial(), Turns::Alternate).conclude_dead());
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn conclude_dead(&mut self) -> bool {
        if self.ending().is_none() && is_dead(self.position()) {
            self.set_concluded(Ending::DeadPosition, Score::Drawn);
        }
        self.ending().is_some()
    }

    /// Whether both players have made a move, here or before the position that the game began with.
    fn have_both_moved(&self) -> bool {
        let moved = self.moves().count() >= 2 || self.position().move_number() >= 2;
        self.is_played_by_the_laws() && moved
    }

    /// Whether the player to move may claim a draw because this position has appeared three times
    /// (FIDE 9.2.2).
    pub fn may_claim_threefold(&self) -> bool {
        self.is_claimable() && self.appearances() >= 3
    }

    /// Whether the player to move may claim a draw because of 50 moves by each without capture or pawn
    /// move (FIDE 9.3.2).
    pub fn may_claim_fifty_moves(&self) -> bool {
        self.is_claimable() && self.position().halfmove_clock() >= 100
    }

    /// Whether the player to move, who writes this move down first, may claim that the position it leads
    /// to appears for the third time (FIDE 9.2.1).
    ///
    /// # Errors
    /// The move is not legal, and so is the claim (FIDE 9.5).
    pub fn may_claim_threefold_with(&self, written: Attempt) -> Result<bool, Refusal> {
        let after = self.with(written)?;
        Ok(self.is_claimable() && after.appearances() >= 3)
    }

    /// Whether the player to move, who writes this move down first, may claim that it completes 50
    /// moves by each without capture or pawn move (FIDE 9.3.1).
    ///
    /// # Errors
    /// The move is not legal, and so is the claim (FIDE 9.5).
    pub fn may_claim_fifty_moves_with(&self, written: Attempt) -> Result<bool, Refusal> {
        let after = self.with(written)?;
        Ok(self.is_claimable() && after.position().halfmove_clock() >= 100)
    }

    /// Whether a claim has a meaning: the game goes on, and it is no drill.
    fn is_claimable(&self) -> bool {
        self.ending().is_none() && self.is_played_by_the_laws()
    }

    /// The game after one more move.
    fn with(&self, written: Attempt) -> Result<Game, Refusal> {
        let mut after = self.clone();
        after.play(written)?;
        Ok(after)
    }
}

/// Whether neither side can give checkmate, as far as is found with [`MOVES_MAX`].
///
/// Where one side can mate at once and the other, with little, only after a long search, the first one
/// answers for both.
fn is_dead(position: &Position) -> bool {
    let can_win = |side, moves_max| position.can_win(side, moves_max);
    let is_won = |side| matches!(can_win(side, MOVES_AT_FIRST), Ok(CanWin::Yes(_)));
    let is_unwinnable = |side| matches!(can_win(side, MOVES_MAX), Ok(CanWin::No(_)));
    !Side::ALL.into_iter().any(is_won) && Side::ALL.into_iter().all(is_unwinnable)
}
