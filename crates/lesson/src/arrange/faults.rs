//! What makes a set-up impossible, in words and on the board; and what is still to be set up.

use alloc::string::String;
use alloc::vec::Vec;

use diagram::{Arrow, Diagram, Sign};
use rules::{Castling, Setup, SetupFault, Side, Square, SquareSet, Variant};

use super::{Arrange, faults_of};
use crate::marks;
use crate::session::{Reply, Tone};
use crate::words::Say;

impl Arrange {
    /// Everything that makes it no position of a game, a sentence each. In an exercise nothing does: what
    /// is to be set up is another question.
    pub fn faults(&self) -> Vec<String> {
        let faults = self.setup_faults().into_iter();
        faults.map(|fault| self.words.setup_fault(fault, &self.setup)).collect()
    }

    /// What is set up, for whoever has begun to, with the first thing that makes it impossible.
    pub fn shown(&self) -> String {
        let said = String::from(self.words.text(Say::SetupBegun));
        match self.faults().first() {
            Some(fault) => {
                let listed = self.words.then(self.words.text(Say::SetupImpossible).into(), fault);
                self.words.then(said, &listed)
            }
            None => said,
        }
    }

    /// Where in a sentence of its own that begins which is listed beside the board too: what makes it
    /// impossible. At its end, if nothing of it is.
    pub fn listed_from(&self, said: &str) -> usize {
        let faults = self.faults();
        let told = faults.iter().find_map(|fault| said.strip_suffix(&**fault)).unwrap_or(said);
        let heading = self.words.text(Say::SetupImpossible);
        told.trim_end().strip_suffix(heading).unwrap_or(told).len()
    }

    pub(super) fn setup_faults(&self) -> Vec<SetupFault> {
        if self.goal.is_some() { Vec::new() } else { faults_of(&self.setup) }
    }

    /// What has been done, and what that has made of the position; of several new faults the first, as all
    /// of them are listed beside it.
    pub(super) fn tell_news(&self, said: String, earlier: &[SetupFault]) -> Reply {
        if self.is_solved() {
            let said = self.words.then(said, self.words.text(Say::SetupSolved));
            return Reply { said, tone: Tone::Solved };
        }
        let faults = self.setup_faults();
        let told = match faults.iter().find(|fault| !earlier.contains(fault)) {
            Some(new) => self.words.setup_fault(*new, &self.setup),
            None if faults.is_empty() && !earlier.is_empty() => self.words.text(Say::SetupSound).into(),
            None => String::new(),
        };
        Reply { said: self.words.then(said, &told), tone: Tone::Told }
    }

    /// Names the pieces of an exercise that stand where they should not, and those that are missing.
    pub(super) fn check(&mut self) -> Reply {
        let Some(goal) = self.goal else { return self.tell_news(String::new(), &[]) };
        let board = &self.setup.board;
        let differs = |square: &Square| board.piece_on(*square) != goal.piece_on(*square);
        let differing: SquareSet = Square::all().filter(differs).collect();
        self.misplaced = differing & board.occupied();
        let missing = differing & goal.occupied();
        if differing.is_empty() {
            return Reply { said: self.words.text(Say::SetupSolved).into(), tone: Tone::Solved };
        }
        let misplaced = self.words.pieces_named(Say::SetupMisplaced, board, self.misplaced);
        let missing = self.words.pieces_named(Say::SetupMissing, &goal, missing);
        Reply { said: self.words.then(misplaced, &missing), tone: Tone::Refused }
    }
}

/// Puts a broken frame round what makes a set-up impossible, and an arrow from each check that cannot be.
pub(super) fn show(diagram: &mut Diagram, setup: &Setup, faults: &[SetupFault]) {
    let mut culprits = SquareSet::EMPTY;
    for fault in faults {
        let checked = match *fault {
            SetupFault::OpponentInCheck(checkers) => Some((!setup.side_to_move, checkers)),
            SetupFault::TooManyCheckers(checkers) | SetupFault::ImpossibleDoubleCheck(checkers) => {
                Some((setup.side_to_move, checkers))
            }
            SetupFault::NoKing(_)
            | SetupFault::SeveralKings(..)
            | SetupFault::PawnsOnBackRank(_)
            | SetupFault::TooManyPieces(_)
            | SetupFault::CastlingWithoutPieces(..)
            | SetupFault::EnPassantImpossible(_) => None,
        };
        if let Some((side, checkers)) = checked
            && let Some(to) = setup.board.king(side)
        {
            diagram.arrows.extend(checkers.into_iter().map(|from| Arrow { from, to }));
            marks::mark(diagram, Sign::Check, to.into());
        }
        culprits |= culprits_of(*fault, setup);
    }
    marks::mark(diagram, Sign::Culprit, culprits);
}

/// The squares that show a fault; none, if it is not about a square.
fn culprits_of(fault: SetupFault, setup: &Setup) -> SquareSet {
    match fault {
        SetupFault::NoKing(_) | SetupFault::TooManyPieces(_) => SquareSet::EMPTY,
        SetupFault::SeveralKings(_, squares)
        | SetupFault::PawnsOnBackRank(squares)
        | SetupFault::OpponentInCheck(squares)
        | SetupFault::TooManyCheckers(squares)
        | SetupFault::ImpossibleDoubleCheck(squares) => squares,
        SetupFault::CastlingWithoutPieces(side, wing) => {
            if setup.variant == Variant::Chess960 {
                return setup.castling.rook(side, wing).map_or(SquareSet::EMPTY, SquareSet::of);
            }
            let rook = Castling::ALL.rook(side, wing);
            let homes = rook.into_iter().chain([king_home(side)]);
            homes.filter(|square| !is_at_home(setup, *square, side)).collect()
        }
        SetupFault::EnPassantImpossible(square) => square.into(),
    }
}

/// Where a king begins: between the rooks of both wings.
pub(crate) fn king_home(side: Side) -> Square {
    let start = rules::Position::initial();
    start.board().king(side).expect("a game begins with both kings")
}

/// Whether the piece on a square is the one that a game begins with there.
fn is_at_home(setup: &Setup, square: Square, side: Side) -> bool {
    let first = rules::Position::initial().board().piece_on(square);
    setup.board.piece_on(square) == first && setup.board.side_on(square) == Some(side)
}
