//! A position that can be played on.

use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};

use crate::castling::rook_lands;
use crate::{
    Board, Castling, Kind, Kings, Move, MoveKind, Setup, SetupFault, Side, Square, SquareSet, Variant, setup,
};

/// A sound position: who stands where, whose move it is, and which special moves are still open.
///
/// Two positions are equal as in FIDE 9.2.3: the same pieces on the same squares, the same player to
/// move, and the same possible moves. So the clocks do not count, and the en passant square
/// counts only where a legal capture exists.
///
/// ```
/// use rules::{Position, Square};
///
/// let position = Position::initial();
/// assert_eq!(position.legal_moves().len(), 20);
/// let targets: Vec<Square> = position.destinations(Square::G1).into_iter().collect();
/// assert_eq!(targets, [Square::F3, Square::H3]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Position {
    setup: Setup,
}

/// Why a set-up is not a position: all the reasons at once, never none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// What is wrong, in the order in which a reader would check it.
    pub faults: Vec<SetupFault>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write_faults(&self.faults, f)
    }
}

impl core::error::Error for SetupError {}

/// Writes faults on one line, as whoever collects them tells them all at once.
pub(crate) fn write_faults(faults: &[impl fmt::Display], f: &mut fmt::Formatter) -> fmt::Result {
    for (count, fault) in faults.iter().enumerate() {
        let separator = if count > 0 { "; " } else { "" };
        write!(f, "{separator}{fault}")?;
    }
    Ok(())
}

impl Position {
    /// The position at the start of a game (FIDE 2.3).
    pub fn initial() -> Position {
        Position::from_sound_fen(Variant::Standard, crate::fen::INITIAL, Kings::Both)
            .expect("the initial position is sound")
    }

    /// Admits a set-up, if moves could have led to it.
    ///
    /// # Errors
    /// Every [`SetupFault`] that applies: kings missing (unless `kings` allows it) or too many, pawns
    /// on a back rank, too many pieces, the side that has just moved in check, impossible checks,
    /// rights to castle without king or rook, an en passant square without its pawn.
    pub fn new(setup: Setup, kings: Kings) -> Result<Position, SetupError> {
        let faults = setup::faults(&setup, kings);
        if faults.is_empty() { Ok(Position::of_sound(setup)) } else { Err(SetupError { faults }) }
    }

    /// The position of a set-up that has been found to be without faults.
    pub(crate) fn of_sound(setup: Setup) -> Position {
        Position { setup }
    }

    /// The position as a set-up, to change it and come back through [`Position::new`].
    pub fn to_setup(&self) -> Setup {
        self.setup
    }

    /// Whether the game is one of Chess960.
    pub fn variant(&self) -> Variant {
        self.setup.variant
    }

    /// What stands where.
    pub fn board(&self) -> &Board {
        &self.setup.board
    }

    /// Whose move it is.
    pub fn side_to_move(&self) -> Side {
        self.setup.side_to_move
    }

    /// The rights to castle that are not lost for good.
    pub fn castling(&self) -> Castling {
        self.setup.castling
    }

    /// The square that the last move passed over by a pawn's double step, capture or no capture.
    pub fn en_passant(&self) -> Option<Square> {
        self.setup.en_passant
    }

    /// The en passant square, if a legal capture there exists: what FIDE 9.2.3.1 compares.
    pub fn legal_en_passant(&self) -> Option<Square> {
        self.en_passant().filter(|&square| self.may_capture_en_passant(square))
    }

    /// Moves by either side since the last capture or pawn move.
    pub fn halfmove_clock(&self) -> u32 {
        self.setup.halfmove_clock
    }

    /// The number of the next full move, from 1.
    pub fn move_number(&self) -> u32 {
        self.setup.move_number
    }

    /// The pieces that give check to the side to move (FIDE 3.9.1); none without a king.
    pub fn checkers(&self) -> SquareSet {
        let side = self.side_to_move();
        self.board()
            .king(side)
            .map_or(SquareSet::EMPTY, |king| self.board().attackers(!side, king, self.board().occupied()))
    }

    /// Whether the side to move is in check (FIDE 3.9.1).
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// The position after a move.
    ///
    /// The move must be one of this position's own, from [`legal_moves`](Self::legal_moves) or
    /// [`judge`](Self::judge). What another position's move leads to is not specified, but it is
    /// no panic.
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let start = Position::initial();
    /// let e4 = start.judge("e2e4".parse()?).expect("e2-e4 is legal");
    /// let after = start.after(e4);
    /// assert_eq!(after.to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    /// # Ok::<(), rules::ParseAttemptError>(())
    /// ```
    #[must_use = "the position itself does not change"]
    pub fn after(&self, played: Move) -> Position {
        let mut next = *self;
        next.play(played);
        next
    }

    fn play(&mut self, played: Move) {
        let side = self.setup.side_to_move;
        let Setup { board, castling, en_passant, .. } = &mut self.setup;
        let (from, to) = (SquareSet::of(played.from()), SquareSet::of(played.to()));
        let passed = en_passant.take();
        let captured = if board.side(!side).meets(to) { board.kind_on(played.to()) } else { None };
        let moved = played.piece();
        if let Some(kind) = captured {
            board.toggle(!side, kind, to);
        }
        match played.kind() {
            MoveKind::Step => board.toggle(side, moved, from | to),
            MoveKind::DoubleStep => {
                board.toggle(side, moved, from | to);
                *en_passant = played.from().offset(0, side.forward());
            }
            MoveKind::EnPassant => {
                board.toggle(side, moved, from | to);
                let victim = passed.and_then(|square| square.offset(0, -side.forward()));
                victim.into_iter().for_each(|square| board.clear(square));
            }
            MoveKind::Promotion(kind) => {
                board.toggle(side, moved, from);
                board.toggle(side, kind, to);
            }
            MoveKind::Castle(wing) => {
                // Flipping twice is standing still: in Chess960 king and rook may land where they stood.
                board.toggle(side, moved, from);
                if let Some(rook) = castling.rook(side, wing) {
                    board.toggle(side, Kind::Rook, SquareSet::of(rook));
                    board.toggle(side, Kind::Rook, SquareSet::of(rook_lands(side, wing)));
                }
                board.toggle(side, moved, to);
            }
        }
        // Kings and rooks with rights stand on the back ranks, so most moves change none.
        if (from | to).meets(SquareSet::BACK_RANKS) && !castling.is_none() {
            if moved == Kind::King {
                castling.revoke_both(side);
            }
            castling.revoke_rook(played.from());
            castling.revoke_rook(played.to());
        }
        let resets = moved == Kind::Pawn || captured.is_some();
        self.setup.halfmove_clock = if resets { 0 } else { self.setup.halfmove_clock.saturating_add(1) };
        if side == Side::Black {
            self.setup.move_number = self.setup.move_number.saturating_add(1);
        }
        self.setup.side_to_move = !side;
    }

    /// The same position with the turn handed to the other side, as in a drill where one side moves
    /// again and again. The right to capture en passant lapses (FIDE 3.7.3.2).
    ///
    /// `None` if the side to move is in check: handing the turn over would leave its king to be captured.
    ///
    /// ```
    /// use rules::{Kings, Position, Side};
    ///
    /// let rook = Position::from_fen("8/8/8/8/3R4/8/8/8 b - - 0 1", Kings::AnyNumber)?;
    /// assert_eq!(rook.with_turn_handed_over().map(|after| after.side_to_move()), Some(Side::White));
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn with_turn_handed_over(&self) -> Option<Position> {
        let mut next = *self;
        next.setup.side_to_move = !next.setup.side_to_move;
        next.setup.en_passant = None;
        (!self.is_check()).then_some(next)
    }

    /// What the Laws compare: everything but the clocks, en passant only where it is legal.
    fn essence(&self) -> (Board, Side, Castling, Option<Square>) {
        (*self.board(), self.side_to_move(), self.castling(), self.legal_en_passant())
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        // The board differs nearly always, and costs least to compare.
        self.board() == other.board() && self.essence() == other.essence()
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.essence().hash(state);
    }
}
