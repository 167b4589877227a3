//! The generator: what the side to move may do, found set by set (FIDE 3.2 to 3.9).
//!
//! What must be respected, checks and pins, is worked out once; then each piece's targets are one
//! intersection of sets, and those of all pawns that go the same way are one together. Only en passant
//! is looked at square by square.

mod batch;

use core::ops::ControlFlow;

use batch::Origin;
pub(crate) use batch::{Batch, Visit};

use crate::{Kind, MoveKind, Position, Rank, Side, Square, SquareSet, Wing, reach};

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

    /// The squares where a pinned piece may land without uncovering its king or ignoring a check.
    fn answers_of_pinned(&self, from: Square) -> SquareSet {
        self.king.map_or(self.answers, |king| self.answers & reach::line(king, from))
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
    pub(crate) fn run(&self, visit: &mut impl Visit) -> ControlFlow<()> {
        if cfg!(feature = "small") {
            return self.run_small(&mut |batch| visit.visit(batch));
        }
        self.visit_all(visit)
    }

    fn visit_all(&self, visit: &mut impl Visit) -> ControlFlow<()> {
        self.king_moves(visit)?;
        if self.duties.answers.is_empty() {
            return ControlFlow::Continue(()); // double check: only the king may move
        }
        let movers = self.position.board().side(self.side) & self.among;
        self.moves_of(movers - self.duties.pinned, self.duties.answers, visit)?;
        for pinned in movers & self.duties.pinned {
            self.moves_of_pinned(pinned, visit)?;
        }
        self.en_passant_moves(visit)
    }

    /// The same for visitors that are not in a hurry: they share one copy of the code, which in a
    /// browser has to be downloaded.
    pub(crate) fn run_small(&self, mut visit: &mut dyn FnMut(Batch) -> ControlFlow<()>) -> ControlFlow<()> {
        self.visit_all(&mut visit)
    }

    /// Squares no own piece may land on: one's own pieces (FIDE 3.1) and the enemy king (FIDE 1.4.1).
    fn closed(&self) -> SquareSet {
        let board = self.position.board();
        board.side(self.side) | board.pieces(!self.side, Kind::King)
    }

    fn king_moves(&self, visit: &mut impl Visit) -> ControlFlow<()> {
        let Some(king) = self.duties.king.filter(|&king| self.among.contains(king)) else {
            return ControlFlow::Continue(());
        };
        let near = reach::king(king) - self.closed();
        let in_check = !self.duties.checkers.is_empty();
        let walks = if in_check { [SquareSet::EMPTY; 2] } else { self.position.open_walks(king) };
        let attacked = self.position.attacked_without_king(near | walks[0] | walks[1], king);
        let targets = near - attacked;
        if !targets.is_empty() {
            visit.visit(Batch::new(Kind::King, king, MoveKind::Step, targets))?;
        }
        if walks == [SquareSet::EMPTY; 2] {
            return ControlFlow::Continue(());
        }
        for (wing, walk) in Wing::ALL.into_iter().zip(walks) {
            if !walk.is_empty() && !walk.meets(attacked) && self.position.lands_safely(wing, king) {
                let aim = SquareSet::of(self.position.castling_move(wing, king).aim());
                visit.visit(Batch::new(Kind::King, king, MoveKind::Castle(wing), aim))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Moves of some men other than the king onto allowed squares.
    fn moves_of(&self, movers: SquareSet, allowed: SquareSet, visit: &mut impl Visit) -> ControlFlow<()> {
        let board = self.position.board();
        let (occupied, open) = (board.occupied(), allowed - self.closed());
        self.moves_of_pieces(Kind::Knight, movers, |from| reach::knight(from) & open, visit)?;
        self.moves_of_pieces(Kind::Bishop, movers, |from| reach::bishop(from, occupied) & open, visit)?;
        self.moves_of_pieces(Kind::Rook, movers, |from| reach::rook(from, occupied) & open, visit)?;
        self.moves_of_pieces(Kind::Queen, movers, |from| reach::queen(from, occupied) & open, visit)?;
        self.moves_of_pawns(movers & board.kind(Kind::Pawn), allowed, visit)
    }

    /// Moves of a man that must stay on the line to its king.
    fn moves_of_pinned(&self, from: Square, visit: &mut impl Visit) -> ControlFlow<()> {
        let (board, allowed) = (self.position.board(), self.duties.answers_of_pinned(from));
        if board.kind(Kind::Pawn).contains(from) {
            return self.moves_of_pawns(SquareSet::of(from), allowed, visit);
        }
        let Some(kind) = board.kind_on(from) else {
            return ControlFlow::Continue(());
        };
        let targets = reach::attacks(self.side, kind, from, board.occupied()) & (allowed - self.closed());
        if targets.is_empty() {
            return ControlFlow::Continue(());
        }
        visit.visit(Batch::new(kind, from, MoveKind::Step, targets))
    }

    /// Moves of those of one kind.
    fn moves_of_pieces(
        &self,
        kind: Kind,
        movers: SquareSet,
        targets: impl Fn(Square) -> SquareSet,
        visit: &mut impl Visit,
    ) -> ControlFlow<()> {
        for from in movers & self.position.board().kind(kind) {
            let targets = targets(from);
            if !targets.is_empty() {
                visit.visit(Batch::new(kind, from, MoveKind::Step, targets))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Moves of several pawns at once to allowed squares: straight steps onto empty squares
    /// (FIDE 3.7.1, 3.7.2), captures to either side (FIDE 3.7.3).
    fn moves_of_pawns(
        &self,
        pawns: SquareSet,
        allowed: SquareSet,
        visit: &mut impl Visit,
    ) -> ControlFlow<()> {
        let (board, ranks) = (self.position.board(), self.side.forward());
        let (empty, prey) = (!board.occupied(), board.side(!self.side) - board.kind(Kind::King));
        let ahead = pawns.stepped(ranks);
        let steps = ahead & empty;
        self.single_steps(0, steps & allowed, visit)?;
        self.single_steps(-1, ahead.aside(-1) & prey & allowed, visit)?;
        self.single_steps(1, ahead.aside(1) & prey & allowed, visit)?;
        let on_third = steps & SquareSet::rank(Rank::Third.seen_by(self.side));
        let targets = on_third.stepped(ranks) & empty & allowed;
        if !targets.is_empty() {
            let origin = Origin::Behind { files: 0, ranks: 2 * ranks };
            visit.visit(Batch { piece: Kind::Pawn, kind: MoveKind::DoubleStep, origin, targets })?;
        }
        ControlFlow::Continue(())
    }

    /// Pawns that step one rank forward and so many files aside, each of four moves on the last rank.
    fn single_steps(&self, files: i8, targets: SquareSet, visit: &mut impl Visit) -> ControlFlow<()> {
        if targets.is_empty() {
            return ControlFlow::Continue(()); // as captures mostly are
        }
        let origin = Origin::Behind { files, ranks: self.side.forward() };
        let batch = Batch { piece: Kind::Pawn, kind: MoveKind::Step, origin, targets };
        let promoted = targets & SquareSet::BACK_RANKS;
        if targets != promoted {
            visit.visit(Batch { targets: targets - promoted, ..batch })?;
        }
        if promoted.is_empty() {
            return ControlFlow::Continue(());
        }
        Kind::PROMOTIONS.into_iter().try_for_each(|kind| {
            visit.visit(Batch { kind: MoveKind::Promotion(kind), targets: promoted, ..batch })
        })
    }

    fn en_passant_moves(&self, visit: &mut impl Visit) -> ControlFlow<()> {
        let Some(to) = self.position.en_passant() else {
            return ControlFlow::Continue(());
        };
        for from in self.en_passant_capturers(to) & self.among {
            visit.visit(Batch::new(Kind::Pawn, from, MoveKind::EnPassant, SquareSet::of(to)))?;
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

    /// Those of some squares that the enemy attacks once the king has left its own: a king that
    /// retreats along the checking line does not shield the square behind it.
    pub(crate) fn attacked_without_king(&self, squares: SquareSet, king: Square) -> SquareSet {
        let occupied = self.board().occupied() - SquareSet::of(king);
        self.board().attacked_among(!self.side_to_move(), squares, occupied)
    }

    /// Who would attack the king once the pawn on `from` has captured en passant on `to`.
    pub(crate) fn attackers_after_en_passant(&self, from: Square, to: Square, king: Square) -> SquareSet {
        let (board, side) = (self.board(), self.side_to_move());
        let victim = SquareSet::of(Square::new(to.file(), from.rank()));
        let occupied = (board.occupied() - victim - SquareSet::of(from)) | SquareSet::of(to);
        board.attackers(!side, king, occupied) - victim
    }
}
