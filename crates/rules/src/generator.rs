//! The generator: what the side to move may do, found set by set (FIDE 3.2 to 3.9).
//!
//! What must be respected, checks and pins, is worked out once; then each piece's targets are one
//! intersection of sets. Only kings and en passant are looked at square by square.

use core::ops::ControlFlow;

use crate::{Kind, Move, MoveKind, Position, Rank, Side, Square, SquareSet, reach};

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
    files: i8,
    ranks: i8,
}

impl PawnWay {
    fn origin(self, to: Square) -> Square {
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
        let near = reach::king(king) - self.closed();
        let wings = if self.duties.checkers.is_empty() { self.position.open_wings(king) } else { [None; 2] };
        let walks = wings.into_iter().flatten().fold(SquareSet::EMPTY, |walks, (_, walk)| walks | walk);
        let attacked = self.position.attacked_without_king(near | walks, king);
        let targets = near - attacked;
        if !targets.is_empty() {
            visit(Batch::Piece { kind: Kind::King, from: king, targets })?;
        }
        for (wing, walk) in wings.into_iter().flatten() {
            if !walk.meets(attacked) && self.position.lands_safely(wing, king) {
                visit(Batch::Special(self.position.castling_move(wing, king)))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn piece_moves(&self, visit: &mut impl FnMut(Batch) -> ControlFlow<()>) -> ControlFlow<()> {
        let occupied = self.position.board().occupied();
        self.moves_of(Kind::Knight, reach::knight, visit)?;
        self.moves_of(Kind::Bishop, |from| reach::bishop(from, occupied), visit)?;
        self.moves_of(Kind::Rook, |from| reach::rook(from, occupied), visit)?;
        self.moves_of(Kind::Queen, |from| reach::queen(from, occupied), visit)
    }

    fn moves_of(
        &self,
        kind: Kind,
        attacks: impl Fn(Square) -> SquareSet,
        visit: &mut impl FnMut(Batch) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let open = !self.closed();
        for from in self.position.board().pieces(self.side, kind) & self.among {
            let targets = attacks(from) & open & self.duties.allow(from);
            if !targets.is_empty() {
                visit(Batch::Piece { kind, from, targets })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn pawn_moves(&self, visit: &mut impl FnMut(Batch) -> ControlFlow<()>) -> ControlFlow<()> {
        let pawns = self.position.board().pieces(self.side, Kind::Pawn) & self.among;
        self.moves_of_pawns(pawns - self.duties.pinned, self.duties.answers, visit)?;
        for pinned in pawns & self.duties.pinned {
            self.moves_of_pawns(SquareSet::of(pinned), self.duties.allow(pinned), visit)?;
        }
        ControlFlow::Continue(())
    }

    /// Moves of several pawns at once to allowed squares: straight steps onto empty squares
    /// (FIDE 3.7.1, 3.7.2), captures to either side (FIDE 3.7.3).
    fn moves_of_pawns(
        &self,
        pawns: SquareSet,
        allowed: SquareSet,
        visit: &mut impl FnMut(Batch) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (board, ranks) = (self.position.board(), self.side.forward());
        let (empty, prey) = (!board.occupied(), board.side(!self.side) - board.kind(Kind::King));
        let ahead = pawns.stepped(ranks);
        let steps = ahead & empty;
        for (files, targets) in [(0, steps), (-1, ahead.aside(-1) & prey), (1, ahead.aside(1) & prey)] {
            let (way, targets) = (PawnWay { files, ranks }, targets & allowed);
            let promoted = targets & SquareSet::BACK_RANKS;
            if targets != promoted {
                visit(Batch::Pawns { kind: MoveKind::Step, way, targets: targets - promoted })?;
            }
            for to in promoted {
                for kind in Kind::PROMOTIONS.map(MoveKind::Promotion) {
                    visit(Batch::Special(Move::new(Kind::Pawn, way.origin(to), to, kind)))?;
                }
            }
        }
        let on_third = steps & SquareSet::rank(Rank::Third.seen_by(self.side));
        let targets = on_third.stepped(ranks) & empty & allowed;
        if !targets.is_empty() {
            let way = PawnWay { files: 0, ranks: 2 * ranks };
            visit(Batch::Pawns { kind: MoveKind::DoubleStep, way, targets })?;
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
