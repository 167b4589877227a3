//! All right ways to an aim, and for each wrong one what shows that it is wrong.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use rules::{Attempt, Ending, Move, Position, Turns};

use super::aim::{Aim, Fault, Miss, first_move};
use super::gain::best_capture;
use crate::answers::{Answer, Worth};
use crate::words::{Say, Words};

/// What the other side does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// It never moves: a drill.
    None,
    /// It may do anything, and does what the answer says or what resists longest.
    Resists,
    /// It takes the dearest thing that it can have for nothing, and otherwise does what the answer says.
    Takes,
}

/// Most positions looked at, and most lines of answers kept.
const POSITIONS_MAX: usize = 400_000;
const ANSWERS_MAX: usize = 400;

/// An answer, and the move that shows what is wrong with it.
pub(super) type Found = (Answer, Option<Attempt>);

/// Finds the ways to an aim.
#[derive(Debug)]
pub(super) struct Solver<'a> {
    pub(super) aim: Aim,
    pub(super) opponent: Opponent,
    /// The answer that the file gives, for the other side to follow.
    pub(super) script: &'a [Move],
    pub(super) words: &'a Words,
    /// How many positions have been looked at.
    pub(super) looked_at: usize,
}

impl Solver<'_> {
    /// Whether the search had to be given up.
    pub(super) fn is_tired(&self) -> bool {
        self.looked_at > POSITIONS_MAX
    }

    /// Whether the side to move can reach the aim in so many moves, whatever the other side does.
    pub(super) fn can_reach(&mut self, position: &Position, moves: usize) -> bool {
        position.legal_moves().into_iter().any(|step| self.is_right(position, step, moves))
    }

    /// Whether a move leads to the aim in so many moves, itself included.
    pub(super) fn is_right(&mut self, position: &Position, step: Move, moves: usize) -> bool {
        self.looked_at += 1;
        if self.is_tired() {
            return false;
        }
        if self.aim.is_reached(position, step) {
            return true;
        }
        if moves <= 1 {
            return false;
        }
        let next = self.next(position, step);
        !next.is_empty() && next.iter().all(|(_, position)| self.can_reach(position, moves - 1))
    }

    /// Where a move can lead to: each reply with the position after it.
    pub(super) fn next(&self, position: &Position, step: Move) -> Vec<(Option<Move>, Position)> {
        let after = position.after(step);
        if after.ending().is_some() {
            return Vec::new();
        }
        match self.opponent {
            Opponent::None => {
                let next = Turns::SameSide.after(position, step, position.side_to_move());
                Vec::from([(None, next)])
            }
            Opponent::Takes if best_capture(&after).is_some() => {
                best_capture(&after).map(|(reply, _)| (Some(reply), after.after(reply))).into_iter().collect()
            }
            Opponent::Resists | Opponent::Takes => {
                after.legal_moves().into_iter().map(|reply| (Some(reply), after.after(reply))).collect()
            }
        }
    }

    /// What the other side replies to a right move that was played after `line`: what the answer says, if
    /// it is this very line; otherwise what leaves the fewest ways.
    pub(super) fn reply(
        &mut self,
        position: &Position,
        line: &[Move],
        moves: usize,
    ) -> Option<(Option<Move>, Position)> {
        let step = *line.last()?;
        let next = self.next(position, step);
        let scripted = self.script.strip_prefix(line).and_then(|rest| rest.first().copied());
        if let Some(found) = next.iter().find(|(reply, _)| reply.is_some() && *reply == scripted) {
            return Some(*found);
        }
        let mut best: Option<(usize, (Option<Move>, Position))> = None;
        for there in next {
            let steps = there.1.legal_moves();
            let ways = steps.into_iter().filter(|&step| self.is_right(&there.1, step, moves - 1)).count();
            if best.is_none_or(|(fewest, _)| ways < fewest) {
                best = Some((ways, there));
            }
        }
        best.map(|(_, there)| there)
    }

    /// Every answer from a position on that is reached by `line`, with so many moves left.
    pub(super) fn answers(
        &mut self,
        position: &Position,
        line: &mut Vec<Move>,
        moves: usize,
        found: &mut Vec<Found>,
    ) {
        let mut steps = position.legal_moves();
        steps.sort_by_key(|step| (step.from().index(), step.to().index()));
        for step in steps {
            if found.len() > ANSWERS_MAX {
                self.looked_at = POSITIONS_MAX + 1;
            }
            if self.is_tired() {
                return;
            }
            line.push(step);
            if !self.is_right(position, step, moves) {
                let (shown, miss) = self.fault(position, step, moves);
                let said = self.words.miss(miss, &position.after(step));
                let moves = line.iter().map(|&step| step.into()).collect();
                found.push((Answer { moves, worth: Worth::Wrong, said }, shown));
            } else if self.aim.is_reached(position, step) {
                let moves = line.iter().map(|&step| step.into()).collect();
                let said = String::from(self.words.text(Say::ExerciseSolved));
                found.push((Answer { moves, worth: Worth::Right, said }, None));
            } else if let Some((reply, next)) = self.reply(position, line, moves) {
                line.extend(reply);
                self.answers(&next, line, moves - 1, found);
                if reply.is_some() {
                    line.pop();
                }
            }
            line.pop();
        }
    }

    /// Why a move does not lead to the aim.
    fn fault(&mut self, position: &Position, step: Move, moves: usize) -> Fault {
        // Once the game is over the other side has no reply.
        let is_over = match position.after(step).ending() {
            Some(Ending::DeadPosition) => return (None, Miss::Dead),
            ending => ending.is_some(),
        };
        if moves <= 1 || is_over {
            return self.aim.fault(position, step).unwrap_or((None, Miss::LeadsNowhere));
        }
        let next = self.next(position, step);
        let way_out = next.into_iter().find(|(_, next)| !self.can_reach(next, moves - 1));
        let reply = way_out.and_then(|(reply, _)| reply).or_else(|| first_move(&position.after(step)));
        match reply {
            Some(reply) if self.opponent != Opponent::None => {
                (Some(reply.into()), Miss::TooSlow(reply, moves - 1))
            }
            Some(_) | None => (None, Miss::LeadsNowhere),
        }
    }
}

/// The answers as they travel: what shows a fault ends its moves, and the sentence that most of the others
/// have is told once, for all of them.
pub(super) fn shorten(found: Vec<Found>) -> Vec<Answer> {
    let is_bare = |(answer, shown): &&Found| answer.worth == Worth::Wrong && shown.is_none();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for (answer, _) in found.iter().filter(is_bare) {
        *counts.entry(answer.said.clone()).or_default() += 1;
    }
    let usual = counts.into_iter().max_by_key(|&(_, count)| count).map(|(said, _)| said);
    let is_told = |one: &Found| is_bare(&one) && Some(&one.0.said) == usual.as_ref();
    let told = found.into_iter().filter(|one| !is_told(one)).map(|(mut answer, shown)| {
        answer.moves.extend(shown);
        answer
    });
    let mut answers: Vec<Answer> = told.collect();
    answers.extend(usual.map(|said| Answer { moves: Vec::new(), worth: Worth::Wrong, said }));
    answers
}
