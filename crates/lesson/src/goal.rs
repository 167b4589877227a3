//! What an exercise asks for, and the shortest way to it.

use alloc::collections::{BTreeSet, VecDeque};
use alloc::vec::Vec;

use rules::{Game, Kind, Move, Position, Side, SquareSet, Turns};

/// What the learner should bring about. A closed list: each kind is proven and explained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Land on every star, in as few moves as possible.
    Collect {
        /// The squares to land on.
        stars: SquareSet,
        /// The least number of moves that it takes.
        fewest: usize,
    },
}

/// Most positions looked at in search of a shorter solution: far more than an exercise for a learner needs.
const POSITIONS_MAX: usize = 200_000;

/// What a search for the shortest solution has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shortest {
    /// A solution than which there is none shorter.
    Line(Vec<Move>),
    /// There is no solution at all.
    None,
    /// The search has been given up: there are too many positions.
    Unknown,
}

impl Goal {
    /// The stars not yet landed on, after these moves.
    pub fn stars_left(self, moves: impl Iterator<Item = Move>) -> SquareSet {
        let Goal::Collect { stars, .. } = self;
        stars - moves.map(Move::to).collect()
    }

    /// Whether the game so far has reached the goal.
    pub fn is_reached(self, game: &Game) -> bool {
        self.stars_left(game.moves()).is_empty()
    }

    /// The least number of moves that it takes.
    pub fn fewest(self) -> usize {
        let Goal::Collect { fewest, .. } = self;
        fewest
    }

    /// Finds a shortest solution by trying all moves, then all answers to them, and so on.
    pub fn shortest(self, start: &Position, turns: Turns) -> Shortest {
        let Goal::Collect { stars, .. } = self;
        let mut seen = BTreeSet::new();
        let mut waiting = VecDeque::from([(*start, stars, Vec::new())]);
        while let Some((position, left, line)) = waiting.pop_front() {
            if left.is_empty() {
                return Shortest::Line(line);
            }
            if !seen.insert(fingerprint(&position, left)) {
                continue;
            }
            if seen.len() > POSITIONS_MAX {
                return Shortest::Unknown;
            }
            for step in position.legal_moves() {
                let mut game = Game::new(position, turns);
                if game.play(step.into()).is_ok() {
                    let mut longer = line.clone();
                    longer.push(step);
                    waiting.push_back((*game.position(), left - step.to().into(), longer));
                }
            }
        }
        Shortest::None
    }
}

/// A position and the stars left, as something that can be looked up.
fn fingerprint(position: &Position, left: SquareSet) -> [u64; 9] {
    let board = position.board();
    let kind = |kind: Kind| board.kind(kind).bits();
    let [pawns, knights, bishops, rooks, queens, kings] = Kind::ALL.map(kind);
    let special = position.en_passant().map_or(64, |square| square.index() as u64)
        | u64::from(position.side_to_move() == Side::White) << 8;
    [pawns, knights, bishops, rooks, queens, kings, board.side(Side::White).bits(), left.bits(), special]
}
