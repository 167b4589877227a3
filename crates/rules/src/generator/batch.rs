//! What the generator hands out: moves by the set.

use alloc::vec::Vec;
use core::ops::ControlFlow;

use crate::{Kind, Move, MoveKind, Square, SquareSet};

/// Moves that differ only in their squares.
#[derive(Clone, Copy)]
pub(crate) struct Batch {
    pub(crate) piece: Kind,
    pub(crate) kind: MoveKind,
    pub(crate) origin: Origin,
    /// The squares that a piece can be aimed at, each a move; never none.
    pub(crate) targets: SquareSet,
}

/// Where the pieces of a batch leave.
#[derive(Clone, Copy)]
pub(crate) enum Origin {
    /// All moves are of the piece on this square.
    Of(Square),
    /// Pawns that all go the same way, so that the target tells the origin.
    Behind { files: i8, ranks: i8 },
}

impl Batch {
    pub(crate) fn new(piece: Kind, from: Square, kind: MoveKind, targets: SquareSet) -> Batch {
        Batch { piece, kind, origin: Origin::Of(from), targets }
    }

    /// Its moves one by one.
    pub(crate) fn moves(self) -> impl Iterator<Item = Move> {
        let Batch { piece, kind, origin, targets } = self;
        targets.into_iter().map(move |to| {
            let from = match origin {
                Origin::Of(from) => from,
                Origin::Behind { files, ranks } => to.back(files, ranks),
            };
            Move::new(piece, from, to, kind)
        })
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

impl Visit for Vec<Move> {
    // Without the hint each batch is a call, and a list takes a tenth more instructions.
    #[inline(always)]
    fn visit(&mut self, batch: Batch) -> ControlFlow<()> {
        let Batch { piece, kind, targets, .. } = batch;
        match batch.origin {
            Origin::Of(from) => {
                for to in targets {
                    self.push(Move::new(piece, from, to, kind));
                }
            }
            Origin::Behind { files, ranks } => {
                for to in targets {
                    self.push(Move::new(piece, to.back(files, ranks), to, kind));
                }
            }
        }
        ControlFlow::Continue(())
    }
}
