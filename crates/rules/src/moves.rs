//! Every legal move of a position, found set by set (FIDE 3.2 to 3.9).

use alloc::vec::Vec;
use core::ops::ControlFlow;

use crate::castling::king_file;
use crate::generator::{Batch, Generator, Visit};
use crate::{Kind, Position, Square, SquareSet, Wing};

/// A legal move of one position: from where, to where, and what else happens.
///
/// Only a position makes moves, so a move was legal in the position it came from.
/// There is no order of moves, so `Ord` is left out.
// Aligned, a move is written in one go: a list takes a tenth fewer instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(align(8))]
pub struct Move {
    piece: Kind,
    from: Square,
    kind: MoveKind,
    aim: Square,
}

/// What happens in a move besides a piece going from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveKind {
    /// Nothing else; if an enemy piece stands on the target, it is captured (FIDE 3.1.1).
    Step,
    /// A pawn's first move over two squares, which allows en passant (FIDE 3.7.2).
    DoubleStep,
    /// A pawn captures the pawn that has just passed it by a double step (FIDE 3.7.3.1).
    EnPassant,
    /// A pawn reaches the last rank and becomes this kind (FIDE 3.7.3.3).
    Promotion(Kind),
    /// The king castles, and the rook of this wing moves too (FIDE 3.8.2).
    Castle(Wing),
}

impl Move {
    pub(crate) const fn new(piece: Kind, from: Square, to: Square, kind: MoveKind) -> Move {
        Move { piece, from, kind, aim: to }
    }

    /// Castling: where the king is aimed at differs between standard chess and Chess960.
    pub(crate) const fn castle(from: Square, aim: Square, wing: Wing) -> Move {
        Move { piece: Kind::King, from, kind: MoveKind::Castle(wing), aim }
    }

    /// What moves; a pawn that is promoted is still a pawn.
    pub const fn piece(self) -> Kind {
        self.piece
    }

    /// Where the piece leaves; the king's square when castling.
    pub const fn from(self) -> Square {
        self.from
    }

    /// Where the piece ends; the king's new square when castling.
    pub const fn to(self) -> Square {
        match self.kind {
            MoveKind::Castle(wing) => Square::new(king_file(wing), self.from.rank()),
            MoveKind::Step | MoveKind::DoubleStep | MoveKind::EnPassant | MoveKind::Promotion(_) => self.aim,
        }
    }

    /// Where the piece is aimed at to make this move: where it ends, but for castling in Chess960,
    /// for which the king is put onto its rook.
    pub const fn aim(self) -> Square {
        self.aim
    }

    /// What else happens.
    pub const fn kind(self) -> MoveKind {
        self.kind
    }

    /// What a pawn becomes by this move.
    pub const fn promotion(self) -> Option<Kind> {
        match self.kind {
            MoveKind::Promotion(kind) => Some(kind),
            MoveKind::Step | MoveKind::DoubleStep | MoveKind::EnPassant | MoveKind::Castle(_) => None,
        }
    }
}

impl Position {
    /// All legal moves, in no particular order.
    ///
    /// ```
    /// use rules::{Kings, Position};
    ///
    /// let pawn = Position::from_fen("8/4P3/8/8/8/8/8/8 w - - 0 1", Kings::AnyNumber)?;
    /// assert_eq!(pawn.legal_moves().len(), 4, "queen, rook, bishop or knight");
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        let _ = Generator::all(self).run(&mut moves);
        moves
    }

    /// The legal moves of the piece on `from`, in no particular order; none if it is not the side to move's.
    ///
    /// ```
    /// use rules::{Kings, Position, Square};
    ///
    /// let pawn = Position::from_fen("8/4P3/8/8/8/8/8/4N3 w - - 0 1", Kings::AnyNumber)?;
    /// assert_eq!(pawn.legal_moves_from(Square::E7).len(), 4, "queen, rook, bishop or knight");
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn legal_moves_from(&self, from: Square) -> Vec<Move> {
        let mut moves = Vec::new();
        let _ = Generator::from(self, from).run_small(&mut |batch| moves.visit(batch));
        moves
    }

    /// The squares where the piece on `from` may legally go; none if it is not the side to move's.
    ///
    /// Castling counts as the king's move to the g- or c-file, in Chess960 as its move onto the rook.
    ///
    /// ```
    /// use rules::{Kings, Position, Square, SquareSet};
    ///
    /// let position = Position::from_fen("8/3p4/8/8/3R4/8/8/8 w - - 0 1", Kings::AnyNumber)?;
    /// assert_eq!(
    ///     position.destinations(Square::D4),
    ///     SquareSet::drawn(
    ///         ". . . . . . . .
    ///          . . . x . . . .
    ///          . . . x . . . .
    ///          . . . x . . . .
    ///          x x x . x x x x
    ///          . . . x . . . .
    ///          . . . x . . . .
    ///          . . . x . . . .",
    ///     ),
    /// );
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn destinations(&self, from: Square) -> SquareSet {
        let mut all = SquareSet::EMPTY;
        let _ = Generator::from(self, from).run_small(&mut |batch| {
            all |= batch.targets;
            ControlFlow::Continue(())
        });
        all
    }

    /// The squares on which the piece on `from` may legally take something, en passant included.
    ///
    /// ```
    /// use rules::{Kings, Position, Square, SquareSet};
    ///
    /// let position = Position::from_fen("4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 2", Kings::Both)?;
    /// assert_eq!(position.captures(Square::E5), SquareSet::of(Square::D6));
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn captures(&self, from: Square) -> SquareSet {
        let enemy = self.board().side(!self.side_to_move());
        let mut all = SquareSet::EMPTY;
        let _ = Generator::from(self, from).run_small(&mut |batch| {
            let is_en_passant = batch.kind == MoveKind::EnPassant;
            all |= if is_en_passant { batch.targets } else { batch.targets & enemy };
            ControlFlow::Continue(())
        });
        all
    }

    /// How many legal moves there are; quicker than listing them.
    pub fn count_legal_moves(&self) -> usize {
        let mut count = 0;
        let _ = Generator::all(self).run(&mut |batch: Batch| {
            count += batch.targets.len();
            ControlFlow::Continue(())
        });
        count
    }

    /// How many legal moves there are, counted no further than it takes to reach `enough`.
    pub(crate) fn count_legal_moves_to(&self, enough: usize) -> usize {
        let mut count = 0;
        let _ = Generator::all(self).run_small(&mut |batch| {
            count += batch.targets.len();
            if count < enough { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        count
    }

    /// Whether there is any legal move.
    pub fn has_legal_move(&self) -> bool {
        Generator::all(self).run_small(&mut |_| ControlFlow::Break(())).is_break()
    }

    /// Counts the positions after exactly `depth` moves: the standard test of a move generator.
    ///
    /// ```
    /// assert_eq!(rules::Position::initial().perft(3), 8902);
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_legal_moves() as u64,
            _ => self.legal_moves().iter().map(|&legal| self.after(legal).perft(depth - 1)).sum(),
        }
    }
}
