//! Why a move is refused: the piece, the squares that prove it, what would work, and the article.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Attempt, Ending, Position, Rank, Reason, Refusal, Role, Side, SquareSet, reach};

use super::{Say, Words, sentence};

impl Words {
    /// The whole sentence, with the article of the FIDE Laws at its end.
    pub fn refusal(&self, refusal: &Refusal, position: &Position) -> String {
        let why = Scene { words: self, refusal, position }.why();
        self.by_article(&sentence(&why), refusal.article())
    }

    /// What is so, with the article that says so.
    pub(crate) fn by_article(&self, why: &str, article: &str) -> String {
        self.fill(Say::RefusedWith, &[why, &self.fill(Say::RefusedArticle, &[article])])
    }

    /// That the game is over, and how it has ended.
    pub fn game_over(&self, position: &Position, ending: Option<Ending>) -> String {
        if let (Some(Ending::DeadPosition), Some(proof)) = (ending, position.dead_proof()) {
            return self.fill(Say::RefusedOverDead, &[&sentence(self.dead(&proof))]);
        }
        let over = match ending {
            Some(Ending::Checkmate) => Say::RefusedOverCheckmate,
            Some(Ending::Stalemate) => Say::RefusedOverStalemate,
            Some(Ending::DeadPosition) => Say::RefusedOverDeadPosition,
            Some(Ending::Fivefold) => Say::RefusedOverFivefold,
            Some(Ending::SeventyFiveMoves) => Say::RefusedOverSeventyFive,
            Some(Ending::Resignation) => Say::RefusedOverResignation,
            Some(Ending::Agreement) => Say::RefusedOverAgreement,
            Some(Ending::FlagFall) => Say::RefusedOverFlagFall,
            Some(Ending::SecondIllegalMove) => Say::RefusedOverSecondIllegal,
            None => Say::RefusedOver,
        };
        String::from(self.text(over))
    }
}

/// A refusal with the position it was given in.
struct Scene<'a> {
    words: &'a Words,
    refusal: &'a Refusal,
    position: &'a Position,
}

/// What is put into the text of a refusal. The texts are listed with these, rather than each put
/// together by itself, because a list is the shorter download.
#[derive(Clone, Copy)]
enum Part {
    /// The square that the move begins on.
    From,
    /// The square that it should end on.
    To,
    /// `the rook`, which should move.
    The,
    /// `a rook`.
    A,
    /// `the rook on d4`.
    Who,
    /// How its kind moves.
    Way,
    /// The squares of a role: `h1`.
    At(Role),
    /// Its pieces, who do something: `the rook on e8 and the bishop on a5`.
    Men(Role),
    /// Its pieces, by whom something is done.
    By(Role),
    /// The number of a rank as the side to move counts.
    Rank(Rank),
}

/// Why a move is refused, as a text and what is put into it. Its form goes by the number of pieces that
/// attack or stand in the way.
fn text(reason: Reason) -> (Say, &'static [Part]) {
    use Part::{A, At, By, From, Men, Rank as RankOf, The, To, Way, Who};
    use Role::{Attacked, Attacker, Blocker, King, Missing, Occupant, Pawn, Rook};
    match reason {
        Reason::GameOver => (Say::RefusedOver, &[]),
        Reason::NotYourTurn => (Say::RefusedNotYourTurn, &[]),
        Reason::EmptySquare => (Say::RefusedEmptySquare, &[From]),
        Reason::OpponentsPiece => (Say::RefusedOpponentsPiece, &[Who]),
        Reason::SameSquare => (Say::RefusedSameSquare, &[The, From]),
        Reason::CastleNoRook => (Say::RefusedCastleNoRook, &[At(Missing)]),
        Reason::CastleKingMoved => (Say::RefusedCastleKingMoved, &[At(King)]),
        Reason::CastleRookMoved => (Say::RefusedCastleRookMoved, &[At(Rook)]),
        Reason::CastleRightLost => (Say::RefusedCastleRightLost, &[At(King), At(Rook)]),
        Reason::CastleBlocked => (Say::RefusedCastleBlocked, &[Men(Blocker)]),
        Reason::CastleInCheck => (Say::RefusedCastleInCheck, &[Men(Attacker), At(King)]),
        Reason::CastleThroughAttack => (Say::RefusedCastleThroughAttack, &[At(Attacked), Men(Attacker)]),
        Reason::CastleIntoAttack => (Say::RefusedCastleIntoAttack, &[At(Attacked), Men(Attacker)]),
        Reason::PawnBackwards => (Say::RefusedPawnBackwards, &[From, RankOf(Rank::Eighth)]),
        Reason::PawnDoubleNotFirst => (Say::RefusedPawnDouble, &[RankOf(Rank::Second)]),
        Reason::WrongPattern => (Say::RefusedWrongPattern, &[The, From, To, Way]),
        Reason::OwnPieceOnTarget => (Say::RefusedOwnPiece, &[The, To, Men(Occupant)]),
        Reason::PathBlocked => (Say::RefusedPathBlocked, &[The, Men(Blocker)]),
        Reason::PawnBlocked => (Say::RefusedPawnBlocked, &[Men(Blocker)]),
        Reason::PawnForwardCapture => (Say::RefusedPawnAhead, &[Men(Blocker)]),
        Reason::EpExpired => (Say::RefusedEpExpired, &[At(Pawn)]),
        Reason::EpNever => (Say::RefusedEpNever, &[At(Pawn)]),
        Reason::EpUnavailable => (Say::RefusedEpUnavailable, &[At(Pawn)]),
        Reason::PawnDiagonalEmpty => (Say::RefusedPawnDiagonal, &[To]),
        Reason::KingAdjacent => (Say::RefusedKingsAdjacent, &[Men(Attacker), To]),
        Reason::KingIntoAttack => (Say::RefusedKingAttacked, &[To, Men(Attacker)]),
        Reason::DoubleCheckKingMustMove => (Say::RefusedDoubleCheck, &[Men(Attacker), At(King)]),
        Reason::CheckNotAnswered => (Say::RefusedCheckStands, &[At(King), By(Attacker)]),
        Reason::EpExposesKing => (Say::RefusedEpExposes, &[Men(Attacker), At(King)]),
        Reason::Pinned => (Say::RefusedPinned, &[Who, To, Men(Attacker), At(King)]),
        Reason::PromotionRequired => (Say::RefusedPromotionRequired, &[RankOf(Rank::Eighth)]),
        Reason::PromotionBadPiece => (Say::RefusedPromotionBad, &[]),
        Reason::PromotionNotOnLastRank => (Say::RefusedPromotionEarly, &[RankOf(Rank::Eighth), To]),
        Reason::PromotionNotAPawn => (Say::RefusedPromotionNotPawn, &[A]),
    }
}

impl Scene<'_> {
    fn why(&self) -> String {
        let reason = self.refusal.reason;
        if reason == Reason::GameOver {
            return self.words.game_over(self.position, self.refusal.ending);
        }
        let (say, parts) = text(reason);
        let parts: Vec<String> = parts.iter().map(|part| self.part(*part)).collect();
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        if matches!(reason, Reason::NotYourTurn | Reason::OpponentsPiece) {
            return self.words.sided(say, self.mover(), &parts);
        }
        let count = (self.set(Role::Attacker) | self.set(Role::Blocker)).len();
        self.words.then(self.words.counted(say, count, &parts), &self.instead())
    }

    fn part(&self, part: Part) -> String {
        let Attempt { from, to, .. } = self.refusal.attempt;
        let (words, board, kind) = (self.words, self.position.board(), self.refusal.kind);
        match part {
            Part::From => from.name(),
            Part::To => to.name(),
            Part::The => words.of_kind(Say::ManThe, kind, &[]),
            Part::A => words.of_kind(Say::ManA, kind, &[]),
            Part::Who => words.of_kind(Say::ManWho, kind, &[&from.name()]),
            Part::Way => words.of_kind(Say::RefusedWay, kind, &[]),
            Part::At(role) => words.squares(self.set(role)),
            Part::Men(role) => words.men(Say::ManWho, board, self.set(role)),
            Part::By(role) => words.men(Say::ManWhom, board, self.set(role)),
            Part::Rank(rank) => rank.seen_by(self.mover()).number().to_string(),
        }
    }

    fn mover(&self) -> Side {
        self.position.side_to_move()
    }

    fn set(&self, role: Role) -> SquareSet {
        self.refusal.culprits.of(role)
    }

    /// What would work, where it is worth a sentence.
    fn instead(&self) -> String {
        let from = self.refusal.attempt.from;
        let may_go = self.position.destinations(from);
        if self.refusal.reason == Reason::PawnDoubleNotFirst
            && let Some(step) = from.offset(0, self.mover().forward())
            && may_go.contains(step)
        {
            return self.words.fill(Say::RefusedPawnMayGo, &[&from.name(), &step.name()]);
        }
        let enemies = self.position.board().side(!self.mover());
        let takes = may_go & self.set(Role::Blocker) & enemies;
        let say = if self.refusal.reason == Reason::PathBlocked && !takes.is_empty() {
            Say::RefusedMayTake
        } else if self.refusal.reason != Reason::CheckNotAnswered {
            return String::new();
        } else if self.is_near() {
            Say::RefusedCheckNear
        } else {
            Say::RefusedCheckFar
        };
        String::from(self.words.text(say))
    }

    /// Nothing can be put between a king and a knight or a neighbour.
    fn is_near(&self) -> bool {
        let (king, attacker) = (self.set(Role::King).first(), self.set(Role::Attacker).first());
        king.zip(attacker).is_none_or(|(king, attacker)| reach::between(king, attacker).is_empty())
    }
}
