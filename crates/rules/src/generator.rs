//! The generator: what the side to move may do, found set by set (FIDE 3.2 to 3.9).
//!
//! What must be respected, checks and pins, is worked out once; then each piece's targets are one
//! intersection of sets. Only kings and en passant are looked at square by square.

use core::ops::ControlFlow;

use crate::{Kind, Move, MoveKind, Position, Rank, Side, Square, SquareSet, Wing, reach};

/// All moves of one piece that differ only in their target, or one special move.
#[derive(Clone, Copy)]
pub(crate) enum Batch {
    /// Steps and captures of a piece other than a pawn.
    Piece { kind: Kind, from: Square, targets: SquareSet },
    /// Steps, double steps, captures and promotions of a pawn.
    Pawn { from: Square, targets: SquareSet },
    /// Castling or en passant.
    Special(Move),
}

impl Batch {
    /// The squares that the piece can be aimed at.
    pub(crate) fn targets(self) -> SquareSet {
        match self {
            Batch::Piece { targets, .. } | Batch::Pawn { targets, .. } => targets,
            Batch::Special(special) => SquareSet::of(special.aim()),
        }
    }

    /// How many moves it holds: a pawn on the last rank is four moves.
    pub(crate) fn len(self) -> usize {
        match self {
            Batch::Piece { targets, .. } => targets.len(),
            Batch::Pawn { targets, .. } => targets.len() + 3 * (targets & SquareSet::BACK_RANKS).len(),
            Batch::Special(_) => 1,
        }
    }

    pub(crate) fn for_each(self, mut visit: impl FnMut(Move)) {
        match self {
            Batch::Piece { kind, from, targets } => {
                targets.into_iter().for_each(|to| visit(Move::new(kind, from, to, MoveKind::Step)));
            }
            Batch::Pawn { from, targets } => {
                for to in targets - SquareSet::BACK_RANKS {
                    let is_double = from.index().abs_diff(to.index()) == 16;
                    let kind = if is_double { MoveKind::DoubleStep } else { MoveKind::Step };
                    visit(Move::new(Kind::Pawn, from, to, kind));
                }
                for to in targets & SquareSet::BACK_RANKS {
                    for kind in Kind::PROMOTIONS {
                        visit(Move::new(Kind::Pawn, from, to, MoveKind::Promotion(kind)));
                    }
                }
            }
            Batch::Special(special) => visit(special),
        }
    }
}

/// What the side to move must respect, worked out once for all its pieces.
struct Duties {
    king: Option<Square>,
    checkers: SquareSet,
    /// Where a piece other than the king must land: anywhere, or so as to answer a check.
    answers: SquareSet,
    /// Own pieces that must stay on the line to their king (FIDE 3.9.2).
    pinned: SquareSet,
}

impl Duties {
    fn of(position: &Position) -> Duties {
        let (board, side) = (position.board(), position.side_to_move());
        let (mut checkers, mut pinned) = (SquareSet::EMPTY, SquareSet::EMPTY);
        let Some(king) = board.king(side) else {
            return Duties { king: None, checkers, answers: SquareSet::FULL, pinned };
        };
        checkers |= board.leapers_attacking(!side, king);
        for sniper in board.sliders_in_line(!side, king) {
            let shields = reach::between(king, sniper) & board.occupied();
            if shields.is_empty() {
                checkers.insert(sniper);
            } else if !shields.is_several() {
                pinned |= shields & board.side(side);
            }
        }
        let answers = match checkers.first() {
            None => SquareSet::FULL,
            Some(_) if checkers.is_several() => SquareSet::EMPTY,
            Some(checker) => reach::between(king, checker) | checkers,
        };
        Duties { king: Some(king), checkers, answers, pinned }
    }

    /// The squares where this piece may land without uncovering its king or ignoring a check.
    fn allow(&self, from: Square) -> SquareSet {
        match self.king {
            Some(king) if self.pinned.contains(from) => self.answers & reach::line(king, from),
            _ => self.answers,
        }
    }
}

/// Finds the moves of some pieces of the side to move.
pub(crate) struct Generator<'a> {
    position: &'a Position,
    side: Side,
    duties: Duties,
    among: SquareSet,
}

impl<'a> Generator<'a> {
    /// For all pieces.
    pub(crate) fn all(position: &'a Position) -> Generator<'a> {
        let (side, duties) = (position.side_to_move(), Duties::of(position));
        Generator { position, side, duties, among: SquareSet::FULL }
    }

    /// For the piece on this square.
    pub(crate) fn from(position: &'a Position, square: Square) -> Generator<'a> {
        Generator { among: SquareSet::of(square), ..Generator::all(position) }
    }

    /// Visits every batch, until the visitor breaks off.
    pub(crate) fn run(&self, mut visit: impl FnMut(Batch) -> ControlFlow<()>) -> ControlFlow<()> {
        self.king_moves(&mut visit)?;
        if self.duties.answers.is_empty() {
            return ControlFlow::Continue(()); // double check: only the king may move
        }
        self.piece_moves(&mut visit)?;
        self.pawn_moves(&mut visit)?;
        self.en_passant_moves(&mut visit)
    }

    /// The same for visitors that are not in a hurry: they share one copy of the code, which in a
    /// browser has to be downloaded.
    pub(crate) fn run_small(&self, visit: &mut dyn FnMut(Batch) -> ControlFlow<()>) -> ControlFlow<()> {
        self.run(visit)
    }

    /// Squares no own piece may land on: one's own pieces (FIDE 3.1) and the enemy king (FIDE 1.4.1).
    fn closed(&self) -> SquareSet {
        let board = self.position.board();
        board.side(self.side) | board.pieces(!self.side, Kind::King)
    }

    fn king_moves(&self, visit: &mut impl FnMut(Batch) -> ControlFlow<()>) -> ControlFlow<()> {
        let Some(king) = self.duties.king.filter(|&king| self.among.contains(king)) else {
            return ControlFlow::Continue(());
        };
        let targets = (reach::king(king) - self.closed())
            .into_iter()
            .filter(|&to| !self.position.is_attacked_without_king(to, king))
            .collect();
        visit(Batch::Piece { kind: Kind::King, from: king, targets })?;
        for wing in Wing::ALL {
            if self.duties.checkers.is_empty() && self.position.may_castle(wing, king) {
                visit(Batch::Special(self.position.castling_move(wing, king)))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn piece_moves(&self, visit: &mut impl FnMut(Batch) -> ControlFlow<()>) -> ControlFlow<()> {
        let board = self.position.board();
        let (open, occupied) = (!self.closed(), board.occupied());
        for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
            for from in board.pieces(self.side, kind) & self.among {
                let reached = reach::attacks(self.side, kind, from, occupied);
                visit(Batch::Piece { kind, from, targets: reached & open & self.duties.allow(from) })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn pawn_moves(&self, visit: &mut impl FnMut(Batch) -> ControlFlow<()>) -> ControlFlow<()> {
        let board = self.position.board();
        let prey = board.side(!self.side) - board.kind(Kind::King);
        for from in board.pieces(self.side, Kind::Pawn) & self.among {
            let steps = pawn_steps(self.side, from, board.occupied());
            let captures = reach::pawn(self.side, from) & prey;
            visit(Batch::Pawn { from, targets: (steps | captures) & self.duties.allow(from) })?;
        }
        ControlFlow::Continue(())
    }

    fn en_passant_moves(&self, visit: &mut impl FnMut(Batch) -> ControlFlow<()>) -> ControlFlow<()> {
        let Some(to) = self.position.en_passant() else {
            return ControlFlow::Continue(());
        };
        for from in self.en_passant_capturers(to) & self.among {
            visit(Batch::Special(Move::new(Kind::Pawn, from, to, MoveKind::EnPassant)))?;
        }
        ControlFlow::Continue(())
    }

    /// Own pawns that may capture on the en passant square.
    fn en_passant_capturers(&self, to: Square) -> SquareSet {
        let pawns = reach::pawn(!self.side, to) & self.position.board().pieces(self.side, Kind::Pawn);
        // Two pawns leave the rank at once, so the king is looked at afresh (FIDE 3.9.2).
        let is_safe = |&from: &Square| {
            let king = self.duties.king;
            king.is_none_or(|king| self.position.attackers_after_en_passant(from, to, king).is_empty())
        };
        pawns.into_iter().filter(is_safe).collect()
    }
}

impl Position {
    /// Whether a pawn of the side to move may legally capture en passant on this square.
    pub(crate) fn may_capture_en_passant(&self, to: Square) -> bool {
        // Most double steps pass no enemy pawn: then nothing else need be worked out.
        let beside = reach::pawn(!self.side_to_move(), to);
        beside.meets(self.board().pieces(self.side_to_move(), Kind::Pawn))
            && !Generator::all(self).en_passant_capturers(to).is_empty()
    }

    /// Whether the enemy attacks a square once the king has left its own: a king that retreats along
    /// the checking line does not shield the square behind it.
    pub(crate) fn is_attacked_without_king(&self, square: Square, king: Square) -> bool {
        let occupied = self.board().occupied() - SquareSet::of(king);
        self.board().is_attacked(!self.side_to_move(), square, occupied)
    }

    /// Who would attack the king once the pawn on `from` has captured en passant on `to`.
    pub(crate) fn attackers_after_en_passant(&self, from: Square, to: Square, king: Square) -> SquareSet {
        let (board, side) = (self.board(), self.side_to_move());
        let victim = SquareSet::of(Square::new(to.file(), from.rank()));
        let occupied = (board.occupied() - victim - SquareSet::of(from)) | SquareSet::of(to);
        board.attackers(!side, king, occupied) - victim
    }
}

/// Straight steps of a pawn: one, or two from its second rank, onto empty squares (FIDE 3.7.1, 3.7.2).
fn pawn_steps(side: Side, from: Square, occupied: SquareSet) -> SquareSet {
    let single = SquareSet::of(from).stepped(side.forward()) - occupied;
    let on_third = single & SquareSet::rank(Rank::Third.seen_by(side));
    single | (on_third.stepped(side.forward()) - occupied)
}
