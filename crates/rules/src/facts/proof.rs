//! Why a mate is a mate (FIDE 5.1.1) and a stalemate a stalemate (FIDE 5.2.1), man by man.

use alloc::vec::Vec;

use crate::{Ending, FlightSquare, Kind, Position, Refusal, Square, SquareSet, reach};

/// Why there is no answer to a checkmate: not one square for the king, not one rescuer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MateProof {
    /// The king that is mated.
    pub king: Square,
    /// Every square next to it; none is open.
    pub flights: Vec<FlightSquare>,
    /// Every piece that gives check, and why it stays unanswered.
    pub checks: Vec<UnansweredCheck>,
}

/// A piece that gives check, and the rescues from it that fail.
///
/// A rescue that does not even reach is not listed: where both lists are empty, no man can come.
/// That the king cannot take the checker stands among the flight squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnansweredCheck {
    /// The piece that gives check.
    pub checker: Square,
    /// The squares between it and the king; none if it is a knight, a pawn or next to the king.
    pub between: SquareSet,
    /// The men that could take it, each with why it may not: pinned, or there is a second check.
    pub captures: Vec<Refusal>,
    /// The men that could step in between, each with why it may not.
    pub blocks: Vec<Refusal>,
}

/// Why a side that is not in check has no legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StalemateProof {
    /// The king that has no move.
    pub king: Square,
    /// Every square next to it; none is open.
    pub flights: Vec<FlightSquare>,
    /// Every other man of its side.
    pub stuck: Vec<StuckMan>,
}

/// A man that cannot move: it is walled in, or its king needs it, or some of each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StuckMan {
    /// Where it stands.
    pub square: Square,
    /// The men in its way (FIDE 3.1, 3.5, 3.7.1): its own on the squares it reaches; any straight
    /// ahead of a pawn.
    pub blockers: SquareSet,
    /// The moves it has otherwise, each with the piece that would then attack its king.
    pub refused: Vec<Refusal>,
}

impl Position {
    /// The proof that the side to move is checkmated; `None` if it is not.
    ///
    /// ```
    /// use rules::{Flight, Kings, Position, Square, SquareSet};
    ///
    /// let position = Position::from_fen("4R1k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", Kings::Both)?;
    /// let proof = position.mate_proof().expect("mate on the back rank");
    /// let covered = proof.flights.iter().filter(|next| next.flight != Flight::OwnMan);
    /// assert_eq!(
    ///     covered.map(|next| next.square).collect::<SquareSet>(),
    ///     SquareSet::drawn(
    ///         ". . . . . x . x
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .",
    ///     ),
    /// );
    /// let [check] = &proof.checks[..] else { panic!("one checker") };
    /// assert_eq!(check.checker, Square::E8);
    /// assert!(check.captures.is_empty() && check.blocks.is_empty(), "no pawn can come");
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn mate_proof(&self) -> Option<MateProof> {
        let king = self.board().king(self.side_to_move())?;
        (self.ending() == Some(Ending::Checkmate)).then(|| MateProof {
            king,
            flights: self.flight_squares(),
            checks: self.checkers().into_iter().map(|checker| self.unanswered(checker, king)).collect(),
        })
    }

    fn unanswered(&self, checker: Square, king: Square) -> UnansweredCheck {
        let between = reach::between(checker, king);
        let (mut captures, mut blocks) = (Vec::new(), Vec::new());
        for from in self.kings_men() {
            captures.extend(self.unsafe_tries(from, self.capture_targets(from, checker)));
            blocks.extend(self.unsafe_tries(from, between));
        }
        UnansweredCheck { checker, between, captures, blocks }
    }

    /// Where a man lands that takes the checker: on its square, and a pawn also behind one that has
    /// just passed it (FIDE 3.7.3.1).
    fn capture_targets(&self, from: Square, checker: Square) -> SquareSet {
        let passed = self.en_passant().filter(|passed| {
            self.board().kind(Kind::Pawn).contains(from)
                && passed.offset(0, -self.side_to_move().forward()) == Some(checker)
        });
        passed.into_iter().chain([checker]).collect()
    }

    /// The men of the side to move without their king.
    fn kings_men(&self) -> SquareSet {
        self.board().side(self.side_to_move()) - self.board().kind(Kind::King)
    }

    /// The proof that the side to move is stalemated; `None` if it is not.
    ///
    /// ```
    /// use rules::{Flight, Kings, Position, Square, SquareSet};
    ///
    /// let position = Position::from_fen("k7/8/1Q6/8/8/6p1/6P1/4K3 b - - 0 1", Kings::Both)?;
    /// let proof = position.stalemate_proof().expect("stalemate");
    /// assert_eq!(
    ///     proof.flights.iter().map(|next| next.square).collect::<SquareSet>(),
    ///     SquareSet::drawn(
    ///         ". x . . . . . .
    ///          x x . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .
    ///          . . . . . . . .",
    ///     ),
    /// );
    /// let queen = Flight::Covered(SquareSet::of(Square::B6));
    /// assert!(proof.flights.iter().all(|next| next.flight == queen));
    /// let [pawn] = &proof.stuck[..] else { panic!("one pawn") };
    /// assert_eq!((pawn.square, pawn.blockers), (Square::G3, SquareSet::of(Square::G2)));
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn stalemate_proof(&self) -> Option<StalemateProof> {
        let king = self.board().king(self.side_to_move())?;
        (self.ending() == Some(Ending::Stalemate)).then(|| StalemateProof {
            king,
            flights: self.flight_squares(),
            stuck: self.kings_men().into_iter().filter_map(|square| self.stuck(square)).collect(),
        })
    }

    fn stuck(&self, square: Square) -> Option<StuckMan> {
        let (board, side) = (self.board(), self.side_to_move());
        let blockers = match board.kind_on(square)? {
            Kind::Pawn => {
                square.offset(0, side.forward()).into_iter().collect::<SquareSet>() & board.occupied()
            }
            kind @ (Kind::Knight | Kind::Bishop | Kind::Rook | Kind::Queen | Kind::King) => {
                reach::attacks(side, kind, square, board.occupied()) & board.side(side)
            }
        };
        let refused = self.unsafe_tries(square, SquareSet::FULL).collect();
        Some(StuckMan { square, blockers, refused })
    }
}
