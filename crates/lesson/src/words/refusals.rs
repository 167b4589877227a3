//! Why a move is refused: the piece, the squares that prove it, what would work, and the article.

use alloc::format;
use alloc::string::String;

use rules::{Attempt, Board, Ending, Kind, Position, Reason, Refusal, Role, Side, SquareSet, reach};

use super::{kind, sentence, side, squares, the_men};

/// The whole sentence, with the article of the FIDE Laws at its end.
pub fn refusal(refusal: &Refusal, position: &Position) -> String {
    let why = Scene { refusal, position, board: position.board() }.why();
    format!("{} (Article {})", sentence(&why), refusal.article())
}

/// A refusal with the position it was given in.
struct Scene<'a> {
    refusal: &'a Refusal,
    position: &'a Position,
    board: &'a Board,
}

impl Scene<'_> {
    fn why(&self) -> String {
        let Attempt { from, to, .. } = self.refusal.attempt;
        let name = self.refusal.kind.map_or("piece", kind);
        match self.refusal.reason {
            Reason::GameOver => self.game_over(),
            Reason::NotYourTurn => format!("it is {}'s move.", side(self.mover())),
            Reason::EmptySquare => format!("nothing stands on {from}, so nothing can move from there."),
            Reason::OpponentsPiece => format!(
                "the {name} on {from} is {}'s, and it is {}'s move.",
                side(!self.mover()),
                side(self.mover())
            ),
            Reason::SameSquare => {
                format!("the {name} is on {from} already. To move it must leave its square.")
            }
            Reason::CastleNoRook => {
                format!(
                    "the king cannot castle to this side: no rook of its own stands on {}.",
                    self.named(Role::Missing)
                )
            }
            Reason::CastleKingMoved => {
                format!(
                    "the king cannot castle any more: it has moved away from {} before, even if it came back.",
                    self.named(Role::King)
                )
            }
            Reason::CastleRookMoved => format!(
                "the king cannot castle to this side: the rook that began on {} has moved or been taken.",
                self.named(Role::Rook)
            ),
            Reason::CastleRightLost => format!(
                "the right to castle on this side is gone here, as if the king on {} or the rook on {} had moved before.",
                self.named(Role::King),
                self.named(Role::Rook)
            ),
            Reason::CastleBlocked => format!(
                "the king cannot castle yet: {} {} between king and rook.",
                self.men(Role::Blocker),
                self.plural(Role::Blocker, "stands", "stand")
            ),
            Reason::CastleInCheck => format!(
                "the king cannot castle out of check: {} {} it on {}.",
                self.men(Role::Attacker),
                self.plural(Role::Attacker, "attacks", "attack"),
                self.named(Role::King)
            ),
            Reason::CastleThroughAttack => self.castle_attacked("across"),
            Reason::CastleIntoAttack => self.castle_attacked("to"),
            Reason::PawnBackwards => {
                format!(
                    "pawns never go back. The pawn on {from} moves towards rank {} only.",
                    self.last_rank()
                )
            }
            Reason::PawnDoubleNotFirst => self.double_not_first(),
            Reason::WrongPattern => self.wrong_pattern(name),
            Reason::OwnPieceOnTarget => format!(
                "the {name} cannot go to {to}: {} is on its own side, and two pieces never share a square.",
                self.men(Role::Occupant)
            ),
            Reason::PathBlocked => self.path_blocked(name),
            Reason::PawnBlocked => {
                format!("the pawn cannot go two squares: {} stands in its way.", self.men(Role::Blocker))
            }
            Reason::PawnForwardCapture => format!(
                "a pawn does not take straight ahead, so {} blocks it. It takes one square diagonally ahead.",
                self.men(Role::Blocker)
            ),
            Reason::EpExpired => format!(
                "too late: en passant was possible only on the move right after the pawn's double step to {}.",
                self.named(Role::Pawn)
            ),
            Reason::EpNever => format!(
                "the pawn on {} did not come there by a double step, so it cannot be taken en passant.",
                self.named(Role::Pawn)
            ),
            Reason::EpUnavailable => format!(
                "the pawn on {} has not just made a double step, so it cannot be taken en passant.",
                self.named(Role::Pawn)
            ),
            Reason::PawnDiagonalEmpty => {
                format!("a pawn goes diagonally only to take something, and {to} is empty.")
            }
            Reason::KingAdjacent => {
                format!("two kings never stand side by side: {} guards {to}.", self.men(Role::Attacker))
            }
            Reason::KingIntoAttack => format!(
                "the king cannot go to {to}: {} {} that square.",
                self.men(Role::Attacker),
                self.plural(Role::Attacker, "attacks", "attack")
            ),
            Reason::DoubleCheckKingMustMove => format!(
                "{} both attack the king on {}, and one move stops only one of them. The king itself must move.",
                self.men(Role::Attacker),
                self.named(Role::King)
            ),
            Reason::CheckNotAnswered => self.check_not_answered(),
            Reason::EpExposesKing => format!(
                "taking en passant would take both pawns out of the way, and {} would attack the king on {}.",
                self.men(Role::Attacker),
                self.named(Role::King)
            ),
            Reason::Pinned => format!(
                "the {name} on {from} is pinned: if it went to {to}, {} would attack the king on {}.",
                self.men(Role::Attacker),
                self.named(Role::King)
            ),
            Reason::PromotionRequired => format!(
                "a pawn that reaches rank {} becomes a queen, a rook, a bishop or a knight: choose one.",
                self.last_rank()
            ),
            Reason::PromotionBadPiece => {
                String::from("a pawn becomes a queen, a rook, a bishop or a knight, and nothing else.")
            }
            Reason::PromotionNotOnLastRank => {
                format!(
                    "a pawn becomes another piece only on rank {}, and {to} is not there yet.",
                    self.last_rank()
                )
            }
            Reason::PromotionNotAPawn => format!("only a pawn becomes another piece; this is a {name}."),
        }
    }

    fn mover(&self) -> Side {
        self.position.side_to_move()
    }

    fn set(&self, role: Role) -> SquareSet {
        self.refusal.culprits.of(role)
    }

    /// The squares of a role: `h1`.
    fn named(&self, role: Role) -> String {
        squares(self.set(role))
    }

    /// The pieces of a role: `the rook on e8 and the bishop on a5`.
    fn men(&self, role: Role) -> String {
        the_men(self.board, self.set(role))
    }

    fn plural(&self, role: Role, one: &'static str, several: &'static str) -> &'static str {
        if self.set(role).is_several() { several } else { one }
    }

    fn last_rank(&self) -> u8 {
        rules::Rank::Eighth.seen_by(self.mover()).number()
    }

    fn game_over(&self) -> String {
        let dead = self.position.dead_proof();
        if let (Some(Ending::DeadPosition), Some(proof)) = (self.refusal.ending, dead) {
            return format!("the game is over: a draw. {}.", sentence(&super::dead(&proof)));
        }
        let ending = match self.refusal.ending {
            Some(Ending::Checkmate) => "checkmate",
            Some(Ending::Stalemate) => "stalemate, a draw",
            Some(Ending::DeadPosition) => "a draw, because nobody can give checkmate any more",
            Some(Ending::Fivefold) => "a draw, because the same position has appeared five times",
            Some(Ending::SeventyFiveMoves) => "a draw, after 75 moves each without a capture or a pawn move",
            Some(Ending::Resignation) => "a player has given up",
            Some(Ending::Agreement) => "the players have agreed to a draw",
            Some(Ending::FlagFall) => "a player's time is up",
            Some(Ending::SecondIllegalMove) => "a player has made a second illegal move",
            None => "nothing more can be moved",
        };
        format!("the game is over: {ending}.")
    }

    fn castle_attacked(&self, where_to: &str) -> String {
        format!(
            "the king cannot castle {where_to} {}: {} {} that square.",
            self.named(Role::Attacked),
            self.men(Role::Attacker),
            self.plural(Role::Attacker, "attacks", "attack")
        )
    }

    fn double_not_first(&self) -> String {
        let from = self.refusal.attempt.from;
        let home = rules::Rank::Second.seen_by(self.mover()).number();
        let step = from.offset(0, self.mover().forward());
        let allowed = step.filter(|&step| self.position.destinations(from).contains(step));
        let allowed = allowed.map(|step| format!(" From {from} it may go to {step}.")).unwrap_or_default();
        format!("a pawn goes two squares only on its first move, from rank {home}.{allowed}")
    }

    fn wrong_pattern(&self, name: &str) -> String {
        let Attempt { from, to, .. } = self.refusal.attempt;
        let way = match self.refusal.kind {
            Some(Kind::Rook) => "a rook moves in straight lines, along its rank or its file",
            Some(Kind::Bishop) => "a bishop moves along its diagonals",
            Some(Kind::Queen) => "a queen moves in straight lines, along rank, file and diagonals",
            Some(Kind::Knight) => "a knight goes two squares straight and one to the side",
            Some(Kind::King) => "a king moves one square, in any direction",
            Some(Kind::Pawn) => {
                "a pawn moves one square straight ahead, or two from where it began, and takes one square diagonally ahead"
            }
            None => "no piece moves like that",
        };
        format!("the {name} cannot go from {from} to {to}: {way}.")
    }

    fn path_blocked(&self, name: &str) -> String {
        let blockers = self.set(Role::Blocker);
        let takes = self.position.destinations(self.refusal.attempt.from) & blockers;
        let is_enemy = takes.meets(self.board.side(!self.mover()));
        let instead = if is_enemy { " It may take that piece instead." } else { "" };
        format!("the {name} cannot jump: {} stands in its way.{instead}", self.men(Role::Blocker))
    }

    /// The three answers to a check; nothing can be put between a king and a knight or a neighbour.
    fn check_not_answered(&self) -> String {
        let king = self.set(Role::King).first();
        let checker = self.set(Role::Attacker).first();
        let between =
            king.zip(checker).map_or(SquareSet::EMPTY, |(king, checker)| reach::between(king, checker));
        let ways = if between.is_empty() {
            "Move the king or take the attacker."
        } else {
            "Move the king, take the attacker, or put a piece in between."
        };
        format!(
            "the king on {} is in check from {}, and this move does not stop it. {ways}",
            self.named(Role::King),
            self.men(Role::Attacker)
        )
    }
}
