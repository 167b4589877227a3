//! What an exercise asks for, and the shortest way to it.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec;
use alloc::vec::Vec;
use core::iter;

use rules::{Game, Kind, Move, Position, Side, Square, SquareSet, Turns, Wing};

/// What the learner should bring about. A closed list: each kind is proven and explained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Land on every star, in as few moves as possible.
    Collect {
        /// The squares to land on.
        stars: SquareSet,
        /// The least number of moves that it takes.
        fewest: usize,
        /// Where the piece may stop on its way.
        stops: Stops,
    },
}

/// Where a piece may stop on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stops {
    /// Anywhere.
    Anywhere,
    /// Only where nothing can take it.
    Safe,
}

/// Most positions looked at in search of a shorter solution: two rooks and four stars have 64,512.
const POSITIONS_MAX: usize = 100_000;

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

    /// The piece that could take what a move has just brought to its square, where that matters.
    pub(crate) fn danger(self, after: &Position, played: Move) -> Option<Square> {
        let Goal::Collect { stops, .. } = self;
        let attackers = || after.board().attackers_of(played.to()).first();
        if stops == Stops::Safe { attackers() } else { None }
    }

    /// Finds a shortest solution by trying all moves, then all answers to them, and so on.
    pub fn shortest(self, start: &Position, turns: Turns) -> Shortest {
        let Goal::Collect { stars, .. } = self;
        let mut seen = BTreeSet::from([fingerprint(start, stars)]);
        let mut reached = vec![Reached { position: *start, left: stars, by: None }];
        for here in 0.. {
            let Some(&Reached { position, left, .. }) = reached.get(here) else {
                break;
            };
            if left.is_empty() {
                return Shortest::Line(way_to(&reached, here));
            }
            if position.ending().is_some() {
                continue;
            }
            for step in position.legal_moves() {
                let left = left - step.to().into();
                let position = turns.after(&position, step, start.side_to_move());
                if self.danger(&position, step).is_some() {
                    continue;
                }
                if seen.insert(fingerprint(&position, left)) {
                    reached.push(Reached { position, left, by: Some((step, here)) });
                }
            }
            if reached.len() > POSITIONS_MAX {
                return Shortest::Unknown;
            }
        }
        Shortest::None
    }

    /// How many solutions are as short as the shortest; `None` if there are too many positions to say.
    pub fn count_shortest(self, start: &Position, turns: Turns) -> Option<usize> {
        let Goal::Collect { stars, fewest, .. } = self;
        let mut here = Ways::from([(fingerprint(start, stars), (*start, stars, 1))]);
        for _ in 0..fewest {
            let mut next = Ways::new();
            for (position, left, ways) in here.values() {
                if position.ending().is_some() {
                    continue;
                }
                for step in position.legal_moves() {
                    let left = *left - step.to().into();
                    let position = turns.after(position, step, start.side_to_move());
                    if self.danger(&position, step).is_some() {
                        continue;
                    }
                    next.entry(fingerprint(&position, left)).or_insert((position, left, 0)).2 += ways;
                }
                if next.len() > POSITIONS_MAX {
                    return None;
                }
            }
            here = next;
        }
        Some(here.values().filter(|(_, left, _)| left.is_empty()).map(|(.., ways)| ways).sum())
    }
}

/// How many ways lead to a position, and the stars that are left there.
type Ways = BTreeMap<[u64; 9], (Position, SquareSet, usize)>;

/// A position that the search has come to.
#[derive(Clone, Copy)]
struct Reached {
    position: Position,
    left: SquareSet,
    /// The move that led there, and where in the list the position before it is.
    by: Option<(Move, usize)>,
}

/// The moves from the first position of the list to this one.
fn way_to(reached: &[Reached], end: usize) -> Vec<Move> {
    let steps = iter::successors(reached[end].by, |&(_, before)| reached[before].by);
    let mut line: Vec<Move> = steps.map(|(step, _)| step).collect();
    line.reverse();
    line
}

/// A position and the stars left, as something that can be looked up.
fn fingerprint(position: &Position, left: SquareSet) -> [u64; 9] {
    let board = position.board();
    let [pawns, knights, bishops, rooks, queens, kings] = Kind::ALL.map(|kind| board.kind(kind).bits());
    let rights =
        Side::ALL.into_iter().flat_map(|side| Wing::ALL.map(|wing| position.castling().rook(side, wing)));
    // One of 64 squares, or none, takes 7 bits.
    let pack =
        |packed: u64, square: Option<Square>| packed << 7 | square.map_or(64, |square| square.index() as u64);
    let special = rights.chain([position.en_passant()]).fold(position.side_to_move() as u64, pack);
    [pawns, knights, bishops, rooks, queens, kings, board.side(Side::White).bits(), left.bits(), special]
}
