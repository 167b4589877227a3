//! Every legal move of a position, found set by set (FIDE 3.2 to 3.9).

use alloc::vec::Vec;
use core::ops::ControlFlow;

use crate::castling::{king_lands, rook_lands};
use crate::{Kind, Position, Rank, Side, Square, SquareSet, Variant, Wing, reach};

/// A legal move of one position: from where, to where, and what else happens.
///
/// Only a position makes moves, so a move was legal in the position it came from.
/// There is no order of moves, so `Ord` is left out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    from: Square,
    to: Square,
    aim: Square,
    kind: MoveKind,
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
    pub(crate) const fn new(from: Square, to: Square, kind: MoveKind) -> Move {
        Move { from, to, aim: to, kind }
    }

    /// Castling: the king goes to `to`, and is aimed at another square in Chess960.
    pub(crate) const fn castle(from: Square, to: Square, aim: Square, wing: Wing) -> Move {
        Move { from, to, aim, kind: MoveKind::Castle(wing) }
    }

    /// Where the piece leaves; the king's square when castling.
    pub const fn from(self) -> Square {
        self.from
    }

    /// Where the piece ends; the king's new square when castling.
    pub const fn to(self) -> Square {
        self.to
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

/// All moves of one piece that differ only in their target, or one special move.
#[derive(Clone, Copy)]
enum Batch {
    Piece { from: Square, targets: SquareSet },
    Pawn { from: Square, targets: SquareSet },
    Special(Move),
}

impl Batch {
    fn targets(self) -> SquareSet {
        match self {
            Batch::Piece { targets, .. } | Batch::Pawn { targets, .. } => targets,
            Batch::Special(special) => SquareSet::of(special.aim),
        }
    }

    /// How many moves it holds: a pawn on the last rank is four moves.
    fn len(self) -> usize {
        match self {
            Batch::Piece { targets, .. } => targets.len(),
            Batch::Pawn { targets, .. } => targets.len() + 3 * (targets & SquareSet::BACK_RANKS).len(),
            Batch::Special(_) => 1,
        }
    }

    fn for_each(self, mut visit: impl FnMut(Move)) {
        match self {
            Batch::Piece { from, targets } => {
                targets.into_iter().for_each(|to| visit(Move::new(from, to, MoveKind::Step)));
            }
            Batch::Pawn { from, targets } => {
                for to in targets - SquareSet::BACK_RANKS {
                    let is_double = from.index().abs_diff(to.index()) == 16;
                    let kind = if is_double { MoveKind::DoubleStep } else { MoveKind::Step };
                    visit(Move::new(from, to, kind));
                }
                for to in targets & SquareSet::BACK_RANKS {
                    for kind in Kind::PROMOTIONS {
                        visit(Move::new(from, to, MoveKind::Promotion(kind)));
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
        let mut moves = Vec::with_capacity(48);
        self.for_each_legal_move(|legal| moves.push(legal));
        moves
    }

    /// Visits every legal move without storing them.
    pub fn for_each_legal_move(&self, mut visit: impl FnMut(Move)) {
        let _ = self.generate(SquareSet::FULL, |batch| {
            batch.for_each(&mut visit);
            ControlFlow::Continue(())
        });
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
        let _ = self.generate(SquareSet::of(from), |batch| {
            all |= batch.targets();
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
        let _ = self.generate(SquareSet::of(from), |batch| {
            all |= match batch {
                Batch::Special(special) if special.kind == MoveKind::EnPassant => batch.targets(),
                Batch::Piece { .. } | Batch::Pawn { .. } | Batch::Special(_) => batch.targets() & enemy,
            };
            ControlFlow::Continue(())
        });
        all
    }

    /// How many legal moves there are; quicker than listing them.
    pub fn count_legal_moves(&self) -> usize {
        let mut count = 0;
        let _ = self.generate(SquareSet::FULL, |batch| {
            count += batch.len();
            ControlFlow::Continue(())
        });
        count
    }

    /// Whether there is any legal move.
    pub fn has_legal_move(&self) -> bool {
        let found = self.generate(SquareSet::FULL, |batch| match batch.targets().is_empty() {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        });
        found.is_break()
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
            _ => {
                let mut nodes = 0;
                self.for_each_legal_move(|legal| nodes += self.after(legal).perft(depth - 1));
                nodes
            }
        }
    }

    /// Own pawns that may legally capture en passant now.
    pub(crate) fn en_passant_capturers(&self) -> SquareSet {
        let mut capturers = SquareSet::EMPTY;
        let duties = Duties::of(self);
        let _ = self.en_passant_moves(&duties, SquareSet::FULL, &mut |batch| {
            if let Batch::Special(capture) = batch {
                capturers.insert(capture.from);
            }
            ControlFlow::Continue(())
        });
        capturers
    }

    fn generate(&self, among: SquareSet, mut visit: impl FnMut(Batch) -> ControlFlow<()>) -> ControlFlow<()> {
        let duties = Duties::of(self);
        self.king_moves(&duties, among, &mut visit)?;
        if duties.answers.is_empty() {
            return ControlFlow::Continue(()); // double check: only the king may move
        }
        self.piece_moves(&duties, among, &mut visit)?;
        self.pawn_moves(&duties, among, &mut visit)?;
        self.en_passant_moves(&duties, among, &mut visit)
    }

    /// Squares no own piece may land on: one's own men (FIDE 3.1) and the enemy king (FIDE 1.4.1).
    fn closed(&self) -> SquareSet {
        let (board, side) = (self.board(), self.side_to_move());
        board.side(side) | board.pieces(!side, Kind::King)
    }

    fn king_moves(
        &self,
        duties: &Duties,
        among: SquareSet,
        visit: &mut impl FnMut(Batch) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(king) = duties.king.filter(|&king| among.contains(king)) else {
            return ControlFlow::Continue(());
        };
        let targets = (reach::king(king) - self.closed())
            .into_iter()
            .filter(|&to| !self.is_attacked_without_king(to, king))
            .collect();
        visit(Batch::Piece { from: king, targets })?;
        for wing in Wing::ALL {
            if duties.checkers.is_empty() && self.may_castle(wing, king) {
                visit(Batch::Special(self.castling_move(wing, king)))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Castling on this wing as a move, allowed or not.
    pub(crate) fn castling_move(&self, wing: Wing, king: Square) -> Move {
        let to = king_lands(self.side_to_move(), wing);
        let rook = self.castling().rook(self.side_to_move(), wing);
        let aim = match self.variant() {
            Variant::Standard => to,
            Variant::Chess960 => rook.unwrap_or(to),
        };
        Move::castle(king, to, aim, wing)
    }

    /// Whether the enemy attacks a square once the king has left its own: a king that retreats along
    /// the checking line does not shield the square behind it.
    pub(crate) fn is_attacked_without_king(&self, square: Square, king: Square) -> bool {
        let occupied = self.board().occupied() - SquareSet::of(king);
        self.board().is_attacked(!self.side_to_move(), square, occupied)
    }

    /// Castling apart from check: the right, the empty squares, the safe squares (FIDE 3.8.2).
    fn may_castle(&self, wing: Wing, king: Square) -> bool {
        let Some(path) = self.castling_path(wing, king) else {
            return false;
        };
        path.blockers.is_empty()
            && path.king_walk.into_iter().all(|square| !self.is_attacked_without_king(square, king))
            && self.attackers_after_castling(wing, king).is_empty()
    }

    /// Who attacks the king once it has castled: in Chess960 the rook may have shielded it from a
    /// piece on the first rank.
    pub(crate) fn attackers_after_castling(&self, wing: Wing, king: Square) -> SquareSet {
        let side = self.side_to_move();
        let (to, rook_to) = (king_lands(side, wing), rook_lands(side, wing));
        let rook = self.castling().rook(side, wing).map_or(SquareSet::EMPTY, SquareSet::of);
        let left = SquareSet::of(king) | rook;
        let occupied = (self.board().occupied() - left) | SquareSet::of(to) | SquareSet::of(rook_to);
        self.board().attackers(!side, to, occupied)
    }

    pub(crate) fn castling_path(&self, wing: Wing, king: Square) -> Option<CastlingPath> {
        let side = self.side_to_move();
        let rook = self.castling().rook(side, wing)?;
        let (to, rook_to) = (king_lands(side, wing), rook_lands(side, wing));
        let king_walk = reach::between(king, to) | SquareSet::of(to);
        let crossed = king_walk | reach::between(rook, rook_to) | SquareSet::of(rook_to);
        let themselves = SquareSet::of(king) | SquareSet::of(rook);
        let blockers = (crossed | reach::between(king, rook)) & (self.board().occupied() - themselves);
        Some(CastlingPath { king_walk, blockers })
    }

    fn piece_moves(
        &self,
        duties: &Duties,
        among: SquareSet,
        visit: &mut impl FnMut(Batch) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (board, side) = (self.board(), self.side_to_move());
        let (open, occupied) = (!self.closed(), board.occupied());
        for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
            for from in board.pieces(side, kind) & among {
                let reached = reach::attacks(side, kind, from, occupied);
                let targets = reached & open & duties.allow(from);
                visit(Batch::Piece { from, targets })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn pawn_moves(
        &self,
        duties: &Duties,
        among: SquareSet,
        visit: &mut impl FnMut(Batch) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (board, side) = (self.board(), self.side_to_move());
        let prey = board.side(!side) - board.kind(Kind::King);
        for from in board.pieces(side, Kind::Pawn) & among {
            let steps = pawn_steps(side, from, board.occupied());
            let targets = (steps | reach::pawn(side, from) & prey) & duties.allow(from);
            visit(Batch::Pawn { from, targets })?;
        }
        ControlFlow::Continue(())
    }

    fn en_passant_moves(
        &self,
        duties: &Duties,
        among: SquareSet,
        visit: &mut impl FnMut(Batch) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (board, side) = (self.board(), self.side_to_move());
        let Some(to) = self.en_passant() else {
            return ControlFlow::Continue(());
        };
        for from in reach::pawn(!side, to) & board.pieces(side, Kind::Pawn) & among {
            // Two pawns leave the rank at once, so the king is looked at afresh (FIDE 3.9.2).
            let exposed = duties.king.map(|king| self.attackers_after_en_passant(from, to, king));
            if exposed.is_none_or(SquareSet::is_empty) {
                visit(Batch::Special(Move::new(from, to, MoveKind::EnPassant)))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Who would attack the king once the pawn on `from` has captured en passant on `to`.
    pub(crate) fn attackers_after_en_passant(&self, from: Square, to: Square, king: Square) -> SquareSet {
        let (board, side) = (self.board(), self.side_to_move());
        let victim = SquareSet::of(Square::new(to.file(), from.rank()));
        let occupied = (board.occupied() - victim - SquareSet::of(from)) | SquareSet::of(to);
        board.attackers(!side, king, occupied) - victim
    }
}

/// What lies on the way when king and rook castle.
pub(crate) struct CastlingPath {
    /// The squares the king crosses and the one it lands on.
    pub(crate) king_walk: SquareSet,
    /// Men on squares that must be empty.
    pub(crate) blockers: SquareSet,
}

/// Straight steps of a pawn: one, or two from its second rank, onto empty squares (FIDE 3.7.1, 3.7.2).
fn pawn_steps(side: Side, from: Square, occupied: SquareSet) -> SquareSet {
    let single = SquareSet::of(from).stepped(side.forward()) - occupied;
    let on_third = single & SquareSet::rank(Rank::Third.seen_by(side));
    single | (on_third.stepped(side.forward()) - occupied)
}
