//! What the generator hands out: moves by the set, and who takes them.

use core::ops::ControlFlow;

use crate::{Kind, Move, MoveKind, Square, SquareSet};

/// Moves that differ only in their squares, or one special move.
#[derive(Clone, Copy)]
pub(crate) enum Batch {
    /// Steps and captures of one piece other than a pawn.
    Piece { kind: Kind, from: Square, targets: SquareSet },
    /// Steps or captures of pawns that all go the same way.
    Pawns { kind: MoveKind, way: PawnWay, targets: SquareSet },
    /// A promotion, castling or en passant.
    Special(Move),
}

/// How far pawns go: the same for all in a batch, so the target tells the origin.
#[derive(Clone, Copy)]
pub(crate) struct PawnWay {
    pub(super) files: i8,
    pub(super) ranks: i8,
}

impl PawnWay {
    pub(super) fn origin(self, to: Square) -> Square {
        to.back(self.files, self.ranks)
    }
}

impl Batch {
    /// The squares that the piece can be aimed at.
    pub(crate) fn targets(self) -> SquareSet {
        match self {
            Batch::Piece { targets, .. } | Batch::Pawns { targets, .. } => targets,
            Batch::Special(special) => SquareSet::of(special.aim()),
        }
    }

    /// How many moves it holds.
    pub(crate) fn len(self) -> usize {
        match self {
            Batch::Piece { targets, .. } | Batch::Pawns { targets, .. } => targets.len(),
            Batch::Special(_) => 1,
        }
    }

    // Without this hint and the one below each batch is a call, and a list of moves takes a tenth more
    // instructions.
    #[inline(always)]
    pub(crate) fn for_each(self, mut visit: impl FnMut(Move)) {
        match self {
            Batch::Piece { kind, from, targets } => {
                targets.into_iter().for_each(|to| visit(Move::new(kind, from, to, MoveKind::Step)));
            }
            Batch::Pawns { kind, way, targets } => {
                targets.into_iter().for_each(|to| visit(Move::new(Kind::Pawn, way.origin(to), to, kind)));
            }
            Batch::Special(special) => visit(special),
        }
    }
}

/// Takes batches, until it has seen enough.
pub(crate) trait Visit {
    fn visit(&mut self, batch: Batch) -> ControlFlow<()>;
}

impl<F: FnMut(Batch) -> ControlFlow<()>> Visit for F {
    fn visit(&mut self, batch: Batch) -> ControlFlow<()> {
        self(batch)
    }
}

/// Takes every move of every batch.
pub(crate) struct EachMove<F>(pub(crate) F);

impl<F: FnMut(Move)> Visit for EachMove<F> {
    #[inline(always)]
    fn visit(&mut self, batch: Batch) -> ControlFlow<()> {
        batch.for_each(&mut self.0);
        ControlFlow::Continue(())
    }
}
