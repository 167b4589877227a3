//! The ladder: one attempt, one answer, a legal move or the first rule that forbids it.
//!
//! The rungs stand in the order of [`Reason`]. Each either ends the climb with a refusal or lets it
//! go on, so whatever reaches the top is legal. The generator finds legal moves in another way;
//! tests show that the two never disagree.

use crate::castling::king_lands;
use crate::setup::castling_try;
use crate::{
    Attempt, Culprits, Ending, Kind, Move, MoveKind, Position, Rank, Reason, Refusal, Role, Side, Square,
    SquareSet, Wing, reach,
};

/// The evidence of a rung that refuses.
type Evidence = (Reason, Culprits);

/// An attempt with an own piece, to be climbed with.
struct Climb<'a> {
    position: &'a Position,
    side: Side,
    from: Square,
    to: Square,
    kind: Kind,
}

impl Position {
    /// Judges an attempt by the side to move: the legal move, or the reason why it is none.
    ///
    /// It is `Ok` exactly when [`legal_moves`](Self::legal_moves) has the move. Reasons that rest on
    /// the moves before, like a king that has moved and come back, are [`Game::judge`](crate::Game::judge)'s to find.
    ///
    /// ```
    /// use rules::{Kings, Position, Reason, Role, Square};
    ///
    /// let pinned = Position::from_fen("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", Kings::Both)?;
    /// let refusal = pinned.judge("e2f4".parse().expect("a move")).unwrap_err();
    /// assert_eq!(refusal.reason, Reason::Pinned);
    /// let proof: Vec<_> = refusal.culprits.iter().collect();
    /// assert_eq!(proof, [(Role::Attacker, Square::E8), (Role::King, Square::E1)]);
    /// # Ok::<(), rules::FenError>(())
    /// ```
    ///
    /// # Errors
    /// The one [`Refusal`] with the first [`Reason`] that applies.
    pub fn judge(&self, attempt: Attempt) -> Result<Move, Refusal> {
        self.judge_by(self.side_to_move(), attempt)
    }

    /// Judges an attempt by either side; out of turn it is refused (FIDE 1.2).
    ///
    /// # Errors
    /// As for [`judge`](Self::judge).
    pub fn judge_by(&self, actor: Side, attempt: Attempt) -> Result<Move, Refusal> {
        if let Some(ending) = self.ending() {
            return Err(self.refusal_after(ending, attempt));
        }
        self.judge_ongoing(actor, attempt)
    }

    /// The refusal of any attempt once the game has ended.
    pub(crate) fn refusal_after(&self, ending: Ending, attempt: Attempt) -> Refusal {
        let kind = self.board().kind_on(attempt.from);
        Refusal {
            attempt,
            kind,
            reason: Reason::GameOver,
            culprits: Culprits::NONE,
            variant: self.variant(),
            ending: Some(ending),
        }
    }

    /// The ladder from its second rung: the game is known to go on.
    pub(crate) fn judge_ongoing(&self, actor: Side, attempt: Attempt) -> Result<Move, Refusal> {
        let kind = self.board().kind_on(attempt.from);
        self.climb(actor, attempt).map_err(|(reason, culprits)| Refusal {
            attempt,
            kind,
            reason,
            culprits,
            variant: self.variant(),
            ending: None,
        })
    }

    fn climb(&self, actor: Side, attempt: Attempt) -> Result<Move, Evidence> {
        let Attempt { from, to, promotion } = attempt;
        let side = self.side_to_move();
        if actor != side {
            return refuse(Reason::NotYourTurn);
        }
        let Some(piece) = self.board().piece_on(from) else {
            return refuse(Reason::EmptySquare);
        };
        if piece.side != side {
            return refuse(Reason::OpponentsPiece);
        }
        if from == to {
            return refuse(Reason::SameSquare);
        }
        let climb = Climb { position: self, side, from, to, kind: piece.kind };
        if piece.kind == Kind::King
            && let Some((wing, rook)) = castling_try(&self.to_setup(), from, to)
        {
            climb.castling(wing, rook)?;
            return climb.promoted(promotion, self.castling_move(wing, from));
        }
        climb.pattern()?;
        climb.target_is_not_own()?;
        climb.way_is_free()?;
        let move_kind = climb.pawn_captures_something()?;
        climb.king_is_safe(move_kind)?;
        climb.promoted(promotion, Move::new(piece.kind, from, to, move_kind))
    }
}

fn refuse<T>(reason: Reason) -> Result<T, Evidence> {
    Err((reason, Culprits::NONE))
}

impl Climb<'_> {
    fn occupied(&self) -> SquareSet {
        self.position.board().occupied()
    }

    /// Castling: what is lost for good, then what stands between, then attacks in the order the king meets them.
    fn castling(&self, wing: Wing, rook: Square) -> Result<(), Evidence> {
        let (position, side, king) = (self.position, self.side, self.from);
        if !position.board().pieces(side, Kind::Rook).contains(rook) {
            return Err((Reason::CastleNoRook, Culprits::NONE.and(Role::Missing, rook)));
        }
        let right = position.castling().rook(side, wing) == Some(rook);
        let Some(path) = position.castling_path(wing, king).filter(|_| right) else {
            let culprits = Culprits::NONE.and(Role::King, king).and(Role::Rook, rook);
            return Err((Reason::CastleRightLost, culprits));
        };
        if !path.blockers.is_empty() {
            return Err((Reason::CastleBlocked, Culprits::NONE.and(Role::Blocker, path.blockers)));
        }
        let checkers = position.checkers();
        if !checkers.is_empty() {
            let culprits = Culprits::NONE.and(Role::Attacker, checkers).and(Role::King, king);
            return Err((Reason::CastleInCheck, culprits));
        }
        self.castling_walk_is_safe(path.king_walk, king_lands(side, wing))?;
        let attackers = position.attackers_after_castling(wing, king);
        self.castling_attacked_by(king_lands(side, wing), attackers, Reason::CastleIntoAttack)
    }

    fn castling_walk_is_safe(&self, walk: SquareSet, landing: Square) -> Result<(), Evidence> {
        let without_king = self.occupied() - SquareSet::of(self.from);
        let attackers = |square| self.position.board().attackers(!self.side, square, without_king);
        let crossed =
            (walk - SquareSet::of(landing)).into_iter().filter(|&square| !attackers(square).is_empty());
        if let Some(first) = crossed.min_by_key(|&square| distance(square, self.from)) {
            self.castling_attacked_by(first, attackers(first), Reason::CastleThroughAttack)?;
        }
        self.castling_attacked_by(landing, attackers(landing), Reason::CastleIntoAttack)
    }

    fn castling_attacked_by(
        &self,
        square: Square,
        attackers: SquareSet,
        reason: Reason,
    ) -> Result<(), Evidence> {
        if attackers.is_empty() {
            return Ok(());
        }
        Err((reason, Culprits::NONE.and(Role::Attacked, square).and(Role::Attacker, attackers)))
    }

    /// Is this how the piece moves on a bare board (FIDE 3.2 to 3.8.1)?
    fn pattern(&self) -> Result<(), Evidence> {
        if self.kind == Kind::Pawn {
            return self.pawn_pattern();
        }
        let bare = reach::attacks(self.side, self.kind, self.from, SquareSet::EMPTY);
        if bare.contains(self.to) { Ok(()) } else { refuse(Reason::WrongPattern) }
    }

    /// One or two squares straight ahead, or one diagonally forward.
    fn pawn_pattern(&self) -> Result<(), Evidence> {
        let rank = |square: Square| square.rank().seen_by(self.side);
        if rank(self.to) < rank(self.from) {
            return refuse(Reason::PawnBackwards);
        }
        if self.is_straight() && rank(self.to) as u8 - rank(self.from) as u8 == 2 {
            let is_first = rank(self.from) == Rank::Second;
            return if is_first { Ok(()) } else { refuse(Reason::PawnDoubleNotFirst) };
        }
        let ahead = self.from.offset(0, self.side.forward());
        if ahead == Some(self.to) || reach::pawn(self.side, self.from).contains(self.to) {
            return Ok(());
        }
        refuse(Reason::WrongPattern)
    }

    fn is_straight(&self) -> bool {
        self.from.file() == self.to.file()
    }

    fn target_is_not_own(&self) -> Result<(), Evidence> {
        if !self.position.board().side(self.side).contains(self.to) {
            return Ok(());
        }
        Err((Reason::OwnPieceOnTarget, Culprits::NONE.and(Role::Occupant, self.to)))
    }

    /// Nothing to jump over (FIDE 3.5), nothing straight ahead of a pawn (FIDE 3.7.1, 3.7.2).
    fn way_is_free(&self) -> Result<(), Evidence> {
        let between = reach::between(self.from, self.to) & self.occupied();
        let nearest = between.into_iter().min_by_key(|square| distance(*square, self.from));
        match (self.kind, nearest) {
            (Kind::Pawn, Some(blocker)) => {
                Err((Reason::PawnBlocked, Culprits::NONE.and(Role::Blocker, blocker)))
            }
            (_, Some(blocker)) => Err((Reason::PathBlocked, Culprits::NONE.and(Role::Blocker, blocker))),
            (Kind::Pawn, None) if self.is_straight() && self.occupied().contains(self.to) => {
                Err((Reason::PawnForwardCapture, Culprits::NONE.and(Role::Blocker, self.to)))
            }
            (_, None) => Ok(()),
        }
    }

    /// A pawn goes diagonally only to capture (FIDE 3.7.3). Tells apart what else a move of this shape is.
    fn pawn_captures_something(&self) -> Result<MoveKind, Evidence> {
        if self.kind != Kind::Pawn {
            return Ok(MoveKind::Step);
        }
        if self.is_straight() {
            let is_double = distance(self.from, self.to) == 2;
            return Ok(if is_double { MoveKind::DoubleStep } else { MoveKind::Step });
        }
        if self.occupied().contains(self.to) {
            return Ok(MoveKind::Step);
        }
        if self.position.en_passant() == Some(self.to) {
            return Ok(MoveKind::EnPassant);
        }
        let beside = Square::new(self.to.file(), self.from.rank());
        let on_fifth = self.from.rank() == Rank::Fifth.seen_by(self.side);
        if on_fifth && self.position.board().pieces(!self.side, Kind::Pawn).contains(beside) {
            return Err((Reason::EpUnavailable, Culprits::NONE.and(Role::Pawn, beside)));
        }
        refuse(Reason::PawnDiagonalEmpty)
    }

    /// No move may leave or place one's own king under attack (FIDE 3.9.2).
    fn king_is_safe(&self, move_kind: MoveKind) -> Result<(), Evidence> {
        let Some(king) = self.position.board().king(self.side) else {
            return Ok(());
        };
        if self.kind == Kind::King {
            return self.king_lands_safely();
        }
        let attackers = self.attackers_after(king, move_kind);
        if attackers.is_empty() {
            return Ok(());
        }
        let present = self.position.checkers();
        let (reason, shown) = if present.is_several() {
            (Reason::DoubleCheckKingMustMove, present)
        } else if attackers.meets(present) {
            (Reason::CheckNotAnswered, present)
        } else if move_kind == MoveKind::EnPassant {
            (Reason::EpExposesKing, attackers)
        } else {
            (Reason::Pinned, attackers)
        };
        Err((reason, Culprits::NONE.and(Role::Attacker, shown).and(Role::King, king)))
    }

    fn king_lands_safely(&self) -> Result<(), Evidence> {
        let board = self.position.board();
        let left = self.occupied() - SquareSet::of(self.from);
        let attackers = board.attackers(!self.side, self.to, left);
        if attackers.is_empty() {
            return Ok(());
        }
        let only_king = attackers.is_subset(board.kind(Kind::King));
        let reason = if only_king { Reason::KingAdjacent } else { Reason::KingIntoAttack };
        Err((reason, Culprits::NONE.and(Role::Attacker, attackers)))
    }

    /// Who attacks the king once the piece has left `from` and what it captured is off the board.
    fn attackers_after(&self, king: Square, move_kind: MoveKind) -> SquareSet {
        if move_kind == MoveKind::EnPassant {
            return self.position.attackers_after_en_passant(self.from, self.to, king);
        }
        let occupied = (self.occupied() - SquareSet::of(self.from)) | SquareSet::of(self.to);
        self.position.board().attackers(!self.side, king, occupied) - SquareSet::of(self.to)
    }

    /// The last rungs: a promotion named where there is one, and only there (FIDE 3.7.3.3).
    fn promoted(&self, promotion: Option<Kind>, base: Move) -> Result<Move, Evidence> {
        let promotes = self.kind == Kind::Pawn && SquareSet::BACK_RANKS.contains(self.to);
        match (promotes, promotion) {
            (false, None) => Ok(base),
            (true, None) => refuse(Reason::PromotionRequired),
            (true, Some(kind)) if Kind::PROMOTIONS.contains(&kind) => {
                Ok(Move::new(Kind::Pawn, self.from, self.to, MoveKind::Promotion(kind)))
            }
            (true, Some(_)) => refuse(Reason::PromotionBadPiece),
            (false, Some(kind)) if !Kind::PROMOTIONS.contains(&kind) => refuse(Reason::PromotionBadPiece),
            (false, Some(_)) if self.kind == Kind::Pawn => refuse(Reason::PromotionNotOnLastRank),
            (false, Some(_)) => refuse(Reason::PromotionNotAPawn),
        }
    }
}

/// How many king's steps apart two squares are.
fn distance(one: Square, other: Square) -> u8 {
    let files = (one.file() as u8).abs_diff(other.file() as u8);
    let ranks = (one.rank() as u8).abs_diff(other.rank() as u8);
    files.max(ranks)
}
