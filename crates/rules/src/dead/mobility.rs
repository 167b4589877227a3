//! Where each man can ever go, at most: whoever moves next, and however long they play.
//!
//! This is the closure of M. Ambrona, "A Practical Algorithm for Chess Unwinnability" (FUN 2022): it
//! grows from the squares where the men stand until nothing is added. By induction over the moves of
//! any game from here, no man ever stands on a square outside its reach, and what is stuck
//! is never moved and never captured.

use crate::castling::{king_lands, rook_lands};
use crate::{Kind, Position, Rank, Side, SquareSet, Wing};

/// The most men a sound position has.
const MEN_MAX: usize = 32;

/// A man and the squares that it can reach.
#[derive(Clone, Copy)]
pub(super) struct Man {
    pub(super) side: Side,
    pub(super) kind: Kind,
    start: SquareSet,
    pub(super) reach: SquareSet,
}

impl Man {
    const NONE: Man =
        Man { side: Side::White, kind: Kind::King, start: SquareSet::EMPTY, reach: SquareSet::EMPTY };

    /// Whether it is a pawn that can become something else.
    pub(super) fn is_promoted(&self) -> bool {
        self.kind == Kind::Pawn && self.reach == SquareSet::FULL
    }

    /// The squares it can attack some day. A line is followed step by step, each of them within reach.
    pub(super) fn attacks(&self) -> SquareSet {
        if self.is_promoted() { SquareSet::FULL } else { steps(self.side, self.kind, self.reach) }
    }
}

/// Where all men can go.
pub(super) struct Mobility {
    men: [Man; MEN_MAX],
    count: usize,
    /// For each side, where its men begin that are never moved and never captured.
    stuck: [SquareSet; 2],
    /// For each side, where its men can stand, without the king.
    prey: [SquareSet; 2],
    /// The pawn that can be captured en passant by the next move.
    passing: SquareSet,
}

impl Mobility {
    pub(super) fn of(position: &Position) -> Mobility {
        let board = position.board();
        let mut mobility = Mobility {
            men: [Man::NONE; MEN_MAX],
            count: 0,
            stuck: [SquareSet::EMPTY; 2],
            prey: [SquareSet::EMPTY; 2],
            passing: SquareSet::EMPTY,
        };
        for (slot, (square, piece)) in mobility.men.iter_mut().zip(board.men()) {
            let start = SquareSet::of(square);
            *slot = Man { side: piece.side, kind: piece.kind, start, reach: start };
            mobility.count += 1;
        }
        mobility.castle(position);
        mobility.capture_en_passant(position);
        while mobility.grow() {}
        mobility
    }

    pub(super) fn men(&self) -> &[Man] {
        &self.men[..self.count]
    }

    /// Where this side's men begin that are never moved and never captured.
    pub(super) fn stuck(&self, side: Side) -> SquareSet {
        self.stuck[side as usize]
    }

    /// King and rook that may still castle can stand where that brings them, whatever is in the way now.
    fn castle(&mut self, position: &Position) {
        for (side, wing) in Side::ALL.into_iter().flat_map(|side| Wing::ALL.map(|wing| (side, wing))) {
            let Some(rook) = position.castling().rook(side, wing) else { continue };
            for man in self.men[..self.count].iter_mut().filter(|man| man.side == side) {
                if man.kind == Kind::King {
                    man.reach.insert(king_lands(side, wing));
                } else if man.start.contains(rook) {
                    man.reach.insert(rook_lands(side, wing));
                }
            }
        }
    }

    /// A capture en passant is possible by the next move only; later ones are captures on a square that
    /// the captured pawn can reach.
    fn capture_en_passant(&mut self, position: &Position) {
        let Some(to) = position.legal_en_passant().map(SquareSet::of) else { return };
        let side = position.side_to_move();
        let from = steps(!side, Kind::Pawn, to);
        let pawns =
            self.men[..self.count].iter_mut().filter(|man| man.side == side && man.kind == Kind::Pawn);
        pawns.filter(|man| man.start.meets(from)).for_each(|man| man.reach |= to);
        self.passing = to.stepped(-side.forward());
    }

    /// Adds what follows at once from what is known; whether anything was new.
    fn grow(&mut self) -> bool {
        let mut roam = [SquareSet::EMPTY; 2];
        for man in self.men() {
            roam[man.side as usize] |= man.reach;
        }
        self.stuck = [SquareSet::EMPTY; 2];
        self.prey = [SquareSet::EMPTY; 2];
        let mut guarded = [SquareSet::EMPTY; 2];
        for man in &self.men[..self.count] {
            let side = man.side as usize;
            if man.kind != Kind::King {
                self.prey[side] |= man.reach;
            }
            if man.reach == man.start && !(roam[!man.side as usize] | self.passing).meets(man.start) {
                self.stuck[side] |= man.start;
                // It attacks the squares beside it for ever, and nothing can come in between.
                guarded[side] |= steps(man.side, man.kind, man.start);
            }
        }
        let mut grown = false;
        for index in 0..self.count {
            let man = self.men[index];
            let (own, enemy) = (man.side as usize, !man.side as usize);
            let next = match man.kind {
                Kind::King => steps(man.side, man.kind, man.reach) - self.stuck[own] - guarded[enemy],
                Kind::Pawn => {
                    let ahead = man.reach.stepped(man.side.forward());
                    let captures = (ahead.aside(-1) | ahead.aside(1)) & self.prey[enemy];
                    (ahead - self.stuck[own] - self.stuck[enemy]) | captures
                }
                Kind::Knight | Kind::Bishop | Kind::Rook | Kind::Queen => {
                    steps(man.side, man.kind, man.reach) - self.stuck[own]
                }
            };
            let mut reach = man.reach | next;
            if man.kind == Kind::Pawn && reach.meets(SquareSet::rank(Rank::Eighth.seen_by(man.side))) {
                reach = SquareSet::FULL;
            }
            grown |= reach != man.reach;
            self.men[index].reach = reach;
        }
        grown
    }
}

/// The squares one step from some of these: for a pawn where it captures, for a knight a jump.
pub(super) fn steps(side: Side, kind: Kind, squares: SquareSet) -> SquareSet {
    let beside = |set: SquareSet| set.aside(-1) | set.aside(1);
    let straight = || beside(squares) | squares.stepped(1) | squares.stepped(-1);
    let diagonal = || beside(squares.stepped(1) | squares.stepped(-1));
    match kind {
        Kind::Pawn => beside(squares.stepped(side.forward())),
        Kind::Knight => {
            let (one, two) = (beside(squares), squares.aside(-1).aside(-1) | squares.aside(1).aside(1));
            one.stepped(2) | one.stepped(-2) | two.stepped(1) | two.stepped(-1)
        }
        Kind::Bishop => diagonal(),
        Kind::Rook => straight(),
        Kind::Queen | Kind::King => straight() | diagonal(),
    }
}
