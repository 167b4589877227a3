//! What a teacher may claim about a board.

use alloc::string::String;
use alloc::vec::Vec;

use serde::Deserialize;

/// Something said about a board. Which keys go together is in [`claim`](crate::claim).
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Claim {
    /// The square of the piece that is spoken about.
    pub piece: Option<String>,
    /// How many squares it can go to, captures included.
    pub moves: Option<i64>,
    /// How many pieces it can take.
    pub captures: Option<i64>,
    /// Exactly the squares it can go to: `e3 e4`.
    pub goes: Option<String>,
    /// Exactly the squares on which it can take something: `d5 f5`.
    pub takes: Option<String>,
    /// A move to try: `d4d8`.
    #[serde(rename = "try")]
    pub attempt: Option<String>,
    /// What becomes of the try: `legal`, or the code of a refusal.
    pub is: Option<String>,
    /// How a legal move is written down: `Nf3`.
    pub written: Option<String>,
    /// Exactly the moves that the side to move has: `e1d2 e1f1`.
    pub legal: Option<String>,
    /// Exactly the pieces that give check: `e8`.
    pub checkers: Option<String>,
    /// A square that is spoken about: `d4`.
    pub square: Option<String>,
    /// Exactly the pieces that attack it: those of the other side, or of the side that waits if it is empty.
    pub attackers: Option<String>,
    /// Exactly the pieces that guard it.
    pub guards: Option<String>,
    /// `light` or `dark`.
    pub colour: Option<String>,
    /// A side that is spoken about: `white` or `black`.
    pub side: Option<String>,
    /// How many pieces it has.
    pub pieces: Option<i64>,
    /// What they are worth together, without the king.
    pub points: Option<i64>,
    /// How the position stands: `ongoing`, `check`, `checkmate`, `stalemate`, `dead`; in a line also
    /// `fivefold` or `seventyfive`.
    pub status: Option<String>,
    /// By which rule the side to move may claim a draw: `threefold`, `fifty` or `none`.
    pub draw: Option<String>,
    /// The side whose time is up, or that gives up: `white` or `black`.
    pub flag: Option<String>,
    /// How the game is then scored: `1-0`, `0-1` or `1/2-1/2`.
    pub result: Option<String>,
    /// The number of a starting position of Chess960: `518`.
    pub array: Option<i64>,
    /// The number of moves of the board's line after which it is so; left out: at the start.
    pub step: Option<i64>,
}

impl Claim {
    /// The keys that are there, but for `step`: first what the claim is about, then what it says.
    pub(crate) fn keys(&self) -> Vec<&'static str> {
        let keys = [
            ("piece", self.piece.is_some()),
            ("try", self.attempt.is_some()),
            ("square", self.square.is_some()),
            ("side", self.side.is_some()),
            ("flag", self.flag.is_some()),
            ("moves", self.moves.is_some()),
            ("captures", self.captures.is_some()),
            ("goes", self.goes.is_some()),
            ("takes", self.takes.is_some()),
            ("is", self.is.is_some()),
            ("written", self.written.is_some()),
            ("legal", self.legal.is_some()),
            ("checkers", self.checkers.is_some()),
            ("attackers", self.attackers.is_some()),
            ("guards", self.guards.is_some()),
            ("colour", self.colour.is_some()),
            ("pieces", self.pieces.is_some()),
            ("points", self.points.is_some()),
            ("status", self.status.is_some()),
            ("draw", self.draw.is_some()),
            ("result", self.result.is_some()),
            ("array", self.array.is_some()),
        ];
        keys.into_iter().filter_map(|(key, is_there)| is_there.then_some(key)).collect()
    }
}
