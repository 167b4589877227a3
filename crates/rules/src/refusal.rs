//! A refused move: which rule it breaks, and which squares prove it.

use core::fmt;

use crate::{Attempt, Ending, Kind, Square, SquareSet, Variant};

/// Writes each reason once: its rule, its name and its code.
macro_rules! reasons {
    ($($(#[$rule:meta])* $name:ident = $code:literal)*) => {
        /// Why a move is refused. The variants stand in order of precedence: the first that applies is the reason.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Reason {
            $($(#[$rule])* $name,)*
        }

        impl Reason {
            /// Every reason, in order of precedence.
            pub const ALL: [Reason; [$($code),*].len()] = [$(Reason::$name),*];

            /// The reason's short name, the same from version to version.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Reason::$name => $code,)*
                }
            }
        }
    };
}

reasons! {
    /// The game has ended (FIDE 5.1.1, 5.2.1, 5.2.2, 9.6).
    GameOver = "game_over"
    /// The player is not the one to move (FIDE 1.2).
    NotYourTurn = "not_your_turn"
    /// Nothing stands on the square (FIDE 1.1).
    EmptySquare = "empty_square"
    /// The piece is the opponent's (FIDE 1.1).
    OpponentsPiece = "opponents_piece"
    /// The piece would stay where it is, and nobody may pass (FIDE 1.2).
    SameSquare = "same_square"
    /// Castling, but no own rook stands on the corner (FIDE 3.8.2).
    CastleNoRook = "castle_no_rook"
    /// Castling, but the king has moved before (FIDE 3.8.2.1).
    CastleKingMoved = "castle_king_moved"
    /// Castling, but this rook has moved before, or another stands there now (FIDE 3.8.2.1).
    CastleRookMoved = "castle_rook_moved"
    /// Castling without the right, in a position whose past is not known (FIDE 3.8.2.1).
    CastleRightLost = "castle_right_lost"
    /// Castling, but men stand in between (FIDE 3.8.2.2).
    CastleBlocked = "castle_blocked"
    /// Castling out of check (FIDE 3.8.2.2).
    CastleInCheck = "castle_in_check"
    /// Castling across an attacked square (FIDE 3.8.2.2).
    CastleThroughAttack = "castle_through_attack"
    /// Castling onto an attacked square (FIDE 3.8.2.2).
    CastleIntoAttack = "castle_into_attack"
    /// A pawn to a lower rank, from its own side (FIDE 3.7.1).
    PawnBackwards = "pawn_backwards"
    /// A pawn two squares ahead, but not from its second rank (FIDE 3.7.2).
    PawnDoubleNotFirst = "pawn_double_not_first"
    /// Not how this piece moves (FIDE 3.2 to 3.8.1).
    WrongPattern = "wrong_pattern"
    /// An own man stands on the target (FIDE 3.1).
    OwnPieceOnTarget = "own_piece_on_target"
    /// A bishop, rook or queen would jump (FIDE 3.5).
    PathBlocked = "path_blocked"
    /// A pawn would jump in its double step (FIDE 3.7.2).
    PawnBlocked = "pawn_blocked"
    /// An enemy man stands straight ahead of the pawn, on the target (FIDE 3.7.1, 3.7.2).
    PawnForwardCapture = "pawn_forward_capture"
    /// Like en passant, but the double step was not the last move (FIDE 3.7.3.2).
    EpExpired = "ep_expired"
    /// Like en passant, but the other pawn made no double step (FIDE 3.7.3.1).
    EpNever = "ep_never"
    /// Like en passant, in a position that records no double step (FIDE 3.7.3.1).
    EpUnavailable = "ep_unavailable"
    /// A pawn diagonally to an empty square, not like en passant (FIDE 3.7.3).
    PawnDiagonalEmpty = "pawn_diagonal_empty"
    /// The king onto a square that only the enemy king guards (FIDE 3.9.2).
    KingAdjacent = "king_adjacent"
    /// The king onto an attacked square (FIDE 3.9.2).
    KingIntoAttack = "king_into_attack"
    /// Two pieces give check, and it is not the king that moves (FIDE 3.9.2).
    DoubleCheckKingMustMove = "double_check_king_must_move"
    /// The piece that gives check still does after the move (FIDE 3.9.2).
    CheckNotAnswered = "check_not_answered"
    /// En passant after which a new line leads to the king (FIDE 3.9.2).
    EpExposesKing = "ep_exposes_king"
    /// The move opens a line to the king (FIDE 3.9.2).
    Pinned = "pinned"
    /// A pawn onto the last rank, and no piece is named (FIDE 3.7.3.3).
    PromotionRequired = "promotion_required"
    /// A promotion to a king or a pawn (FIDE 3.7.3.3).
    PromotionBadPiece = "promotion_bad_piece"
    /// A promotion is named, but the pawn does not reach the last rank (FIDE 3.7.3.3).
    PromotionNotOnLastRank = "promotion_not_on_last_rank"
    /// A promotion is named, but it is no pawn that moves (FIDE 3.7.3.3).
    PromotionNotAPawn = "promotion_not_a_pawn"
}

impl Reason {
    /// The reason with this short name.
    pub fn from_code(code: &str) -> Option<Reason> {
        Reason::ALL.into_iter().find(|reason| reason.code() == code)
    }
}

/// The part a square plays in proving a refusal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// A square that must be safe and is not.
    Attacked,
    /// An enemy piece that attacks.
    Attacker,
    /// A man in the way.
    Blocker,
    /// The king that is, or would be, in check. Where castling is refused because he has moved, his square, or the
    /// one where he began.
    King,
    /// A corner without its rook.
    Missing,
    /// One's own man on the target.
    Occupant,
    /// The pawn that cannot be captured en passant.
    Pawn,
    /// The rook that cannot castle.
    Rook,
}

impl Role {
    /// Every role, in alphabetical order.
    pub const ALL: [Role; 8] = [
        Role::Attacked,
        Role::Attacker,
        Role::Blocker,
        Role::King,
        Role::Missing,
        Role::Occupant,
        Role::Pawn,
        Role::Rook,
    ];

    /// The role in lower case, as in `attacker=e8`.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Attacked => "attacked",
            Role::Attacker => "attacker",
            Role::Blocker => "blocker",
            Role::King => "king",
            Role::Missing => "missing",
            Role::Occupant => "occupant",
            Role::Pawn => "pawn",
            Role::Rook => "rook",
        }
    }
}

/// The squares that prove a refusal, each with the part it plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Culprits {
    sets: [SquareSet; 8],
}

impl Culprits {
    pub(crate) const NONE: Culprits = Culprits { sets: [SquareSet::EMPTY; 8] };

    /// Adds squares that play this part.
    #[must_use]
    pub(crate) fn and(mut self, role: Role, squares: impl Into<SquareSet>) -> Culprits {
        self.sets[role as usize] |= squares.into();
        self
    }

    /// The squares that play this part.
    pub fn of(&self, role: Role) -> SquareSet {
        self.sets[role as usize]
    }

    /// Every square with its part: by role in alphabetical order, then by square.
    pub fn iter(&self) -> impl Iterator<Item = (Role, Square)> + '_ {
        Role::ALL.into_iter().flat_map(|role| self.of(role).into_iter().map(move |square| (role, square)))
    }
}

/// A refused attempt with its one reason and the proof of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What was tried.
    pub attempt: Attempt,
    /// What kind of piece it was tried with, if any stands there.
    pub kind: Option<Kind>,
    /// The first rule in order of precedence that forbids it.
    pub reason: Reason,
    /// The squares that prove it, `from` and `to` of the attempt left out.
    pub culprits: Culprits,
    /// The rules that were played by: Chess960 has an article of its own on castling.
    pub variant: Variant,
    /// How the game had ended, when that is the reason.
    pub ending: Option<Ending>,
}

impl Refusal {
    /// The article of the FIDE Laws that forbids the move.
    ///
    /// ```
    /// use rules::{Kings, Position};
    ///
    /// let position = Position::from_fen("8/8/8/8/3R4/8/8/8 w - - 0 1", Kings::AnyNumber)?;
    /// let refusal = position.judge("d4e5".parse().expect("a move")).unwrap_err();
    /// assert_eq!((refusal.reason.code(), refusal.article()), ("wrong_pattern", "3.3"));
    /// # Ok::<(), rules::FenError>(())
    /// ```
    pub fn article(&self) -> &'static str {
        match self.reason {
            Reason::GameOver => self.ending.map_or("5.1.1", Ending::article),
            Reason::NotYourTurn | Reason::SameSquare => "1.2",
            Reason::EmptySquare | Reason::OpponentsPiece => "1.1",
            Reason::CastleNoRook => "3.8.2",
            Reason::CastleKingMoved | Reason::CastleRookMoved | Reason::CastleRightLost => "3.8.2.1",
            Reason::CastleBlocked if self.variant == Variant::Chess960 => "II.3.2.7",
            Reason::CastleBlocked
            | Reason::CastleInCheck
            | Reason::CastleThroughAttack
            | Reason::CastleIntoAttack => "3.8.2.2",
            Reason::PawnBackwards => "3.7.1",
            Reason::PawnDoubleNotFirst | Reason::PawnBlocked => "3.7.2",
            Reason::WrongPattern => self.kind.map_or("3.10.2", movement_article),
            Reason::OwnPieceOnTarget => "3.1",
            Reason::PathBlocked => "3.5",
            Reason::PawnForwardCapture => match self.is_double_step() {
                true => "3.7.2",
                false => "3.7.1",
            },
            Reason::EpExpired => "3.7.3.2",
            Reason::EpNever | Reason::EpUnavailable => "3.7.3.1",
            Reason::PawnDiagonalEmpty => "3.7.3",
            Reason::KingAdjacent
            | Reason::KingIntoAttack
            | Reason::DoubleCheckKingMustMove
            | Reason::CheckNotAnswered
            | Reason::EpExposesKing
            | Reason::Pinned => "3.9.2",
            Reason::PromotionRequired
            | Reason::PromotionBadPiece
            | Reason::PromotionNotOnLastRank
            | Reason::PromotionNotAPawn => "3.7.3.3",
        }
    }

    fn is_double_step(&self) -> bool {
        self.attempt.from.index().abs_diff(self.attempt.to.index()) == 16
    }
}

/// The article that says how a piece of this kind moves.
const fn movement_article(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "3.7",
        Kind::Knight => "3.6",
        Kind::Bishop => "3.2",
        Kind::Rook => "3.3",
        Kind::Queen => "3.4",
        Kind::King => "3.8.1",
    }
}

impl fmt::Display for Refusal {
    /// The reason's code, the culprits and the article, for logs and scripts; learners get sentences.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: {}", self.attempt, self.reason.code())?;
        for (role, square) in self.culprits.iter() {
            write!(f, " {}={square}", role.name())?;
        }
        write!(f, " ({})", self.article())
    }
}

impl core::error::Error for Refusal {}
