//! The full form: all positions that can still arise, those first that seem nearest to a mate.

use alloc::vec::Vec;

use super::forced::is_for_good;
use super::guide::{FARTHEST, Guide};
use super::mobility::Mobility;
use super::placement::{Known, Placements, STALEST};
use super::table::Table;
use super::{CanWin, MissingKing, Unwinnable, locked, material};
use crate::generator::Generator;
use crate::{Move, Position, Side};

/// After so many positions it is asked whether the men are locked.
const OPEN_MAX: usize = 300;

/// A search for a mate by one side, both sides helping; it can be done a slice at a time.
///
/// ```
/// use rules::{CanWin, Position, Search, Side};
///
/// let mut search = Search::new(Position::initial(), Side::Black)?;
/// let answer = loop {
///     if let Some(answer) = search.step(100) {
///         break answer;
///     }
/// };
/// assert!(matches!(answer, CanWin::Yes(_)), "the fool's mate, or a longer one");
/// # Ok::<(), rules::MissingKing>(())
/// ```
#[derive(Clone, Debug)]
pub struct Search {
    side: Side,
    guide: Guide,
    known: Known,
    nodes: Vec<Node>,
    table: Table,
    /// Numbers of the nodes still to be looked at, by their distance.
    open: Vec<Vec<u32>>,
    nearest: usize,
    /// How many positions have been looked at, and how many moves followed from them.
    looked_at: usize,
    followed: usize,
    answer: Option<CanWin>,
}

/// A position met, and how.
#[derive(Clone, Debug)]
struct Node {
    position: Position,
    before: u32,
    played: Option<Move>,
}

impl Search {
    /// A search for a mate by this side.
    ///
    /// # Errors
    /// [`MissingKing`]: a lesson position without both kings.
    pub fn new(position: Position, side: Side) -> Result<Search, MissingKing> {
        position.both_kings()?;
        let mut search = Search {
            side,
            guide: Guide::new(side),
            known: Known::new(),
            nodes: Vec::new(),
            table: Table::new(),
            open: Vec::new(),
            nearest: 0,
            looked_at: 0,
            followed: 0,
            answer: None,
        };
        search.open.resize_with(FARTHEST + STALEST, Vec::new);
        search.answer = match position.unwinnable(side)? {
            Some(reason) => Some(CanWin::No(reason)),
            None if position.is_mated_by(side) => Some(CanWin::Yes(Vec::new())),
            None => None,
        };
        if locked::is_likely(position.board(), side) {
            search.guide = Guide::knowing(&Mobility::of(&position), side);
        }
        search.add(Node { position, before: 0, played: None });
        Ok(search)
    }

    /// Follows about so many more moves. The answer once there is one; it is given again from then on.
    pub fn step(&mut self, moves: usize) -> Option<CanWin> {
        let end = self.followed.saturating_add(moves);
        while self.answer.is_none() && self.followed < end {
            self.answer = if self.looked_at == OPEN_MAX { self.look_for_locks() } else { None };
            self.looked_at += 1;
            self.answer = self.answer.take().or_else(|| match self.next() {
                Some(number) => self.look_at(number),
                None => Some(CanWin::No(Unwinnable::Exhausted { positions: self.nodes.len() })),
            });
        }
        self.answer.clone()
    }

    /// Finds out where the men can go: no quick thing, and in most positions a mate is found before.
    fn look_for_locks(&mut self) -> Option<CanWin> {
        let position = &self.nodes[0].position;
        let mobility = Mobility::of(position);
        self.guide = Guide::knowing(&mobility, self.side);
        locked::proof_of(&mobility, position, self.side).map(CanWin::No)
    }

    /// Takes the node that seems nearest to a mate.
    fn next(&mut self) -> Option<u32> {
        while self.nearest < self.open.len() {
            if let Some(number) = self.open[self.nearest].pop() {
                return Some(number);
            }
            self.nearest += 1;
        }
        None
    }

    /// Adds what can follow; the answer if one of the moves gives mate.
    fn look_at(&mut self, number: u32) -> Option<CanWin> {
        let position = self.nodes[number as usize].position;
        self.known.count(Placements::of(position.board()));
        let mut moves = Vec::with_capacity(48);
        let _ = Generator::all(&position).run(&mut moves);
        self.followed += moves.len() + 1;
        for played in moves {
            let after = position.after(played);
            if after.is_mated_by(self.side) {
                return Some(CanWin::Yes(self.line_to(number, played)));
            }
            if !self.is_settled(&position, played, &after) {
                self.add(Node { position: after, before: number, played: Some(played) });
            }
        }
        None
    }

    /// Whether it is seen without a search that nothing can come of this position.
    fn is_settled(&self, before: &Position, played: Move, after: &Position) -> bool {
        if material::too_little(after.board(), self.side).is_some() {
            return true;
        }
        // A quiet move locks nothing that was not locked before; and at first a mate is likelier.
        let is_likely = || self.looked_at > OPEN_MAX || locked::is_likely(after.board(), self.side);
        is_for_good(played, before) && is_likely() && locked::proof(after, self.side).is_some()
    }

    fn add(&mut self, node: Node) {
        let board = node.position.board();
        let placements = Placements::of(board);
        let mark = placements.mark(node.position.side_to_move());
        if self.table.insert(&node.position, mark, |number| &self.nodes[number as usize].position) {
            let distance = self.guide.distance(board) + self.known.staleness(placements);
            self.open[distance].push(self.nodes.len() as u32);
            self.nearest = self.nearest.min(distance);
            self.nodes.push(node);
        }
    }

    /// The moves that led to a node, and the last one.
    fn line_to(&self, number: u32, last: Move) -> Vec<Move> {
        let mut line = Vec::from([last]);
        let mut node = &self.nodes[number as usize];
        while let Some(played) = node.played {
            line.push(played);
            node = &self.nodes[node.before as usize];
        }
        line.reverse();
        line
    }
}
