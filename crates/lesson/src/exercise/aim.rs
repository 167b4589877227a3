//! What a move should bring about, and why another one does not.

use rules::{Attempt, Ending, Kind, Move, MoveKind, Position, Square, SquareSet};

use super::gain::{best_capture, booty, taken, wins};
use crate::answers::stay;

/// What the learner should bring about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Give check.
    Check,
    /// Give checkmate.
    Mate,
    /// Bring about a stalemate.
    Stalemate,
    /// Promote a pawn.
    Promote,
    /// Castle, on either wing.
    Castle,
    /// Take en passant.
    EnPassant,
    /// Answer a check.
    Escape,
    /// Take the dearest piece that nothing guards.
    Take,
    /// Save the attacked piece on this square, and lose nothing else.
    Save(Square),
    /// Leave no piece unguarded.
    Guard,
}

/// Why a move misses the aim: what shows it, if something does, and the reason.
pub(super) type Fault = (Option<Attempt>, Miss);

/// The reasons; each speaks of the position after the move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Miss {
    /// It gives no check.
    NoCheck,
    /// It promotes no pawn.
    NoPromotion,
    /// It is not castling.
    NoCastling,
    /// It is not en passant.
    NoEnPassant,
    /// It gives check, and this move answers it.
    Answered(Move),
    /// It gives no check, so it cannot be checkmate.
    NotEvenCheck,
    /// It is stalemate and no checkmate.
    OnlyStalemate,
    /// It is checkmate and no stalemate.
    OnlyCheckmate,
    /// It is no stalemate, for the other side has this move.
    CanMove(Move),
    /// It takes nothing.
    TakesNothing,
    /// What it took, a piece of this kind, had a guard that takes back.
    TakesBack(Kind, Move),
    /// Something dearer could be had for nothing.
    DearerIsFree,
    /// Something can be taken now.
    IsTaken(Move),
    /// The piece on this square has no guard.
    HasNoGuard(Square),
    /// After this reply so many moves are not enough.
    TooSlow(Move, usize),
    /// It ends the game in a draw, whatever is left on the board.
    Dead,
    /// It does not lead there in time.
    LeadsNowhere,
}

impl Aim {
    /// Whether it may take more than one move.
    pub(crate) fn may_take_time(self) -> bool {
        match self {
            Aim::Check | Aim::Mate | Aim::Stalemate | Aim::Promote | Aim::Castle | Aim::EnPassant => true,
            Aim::Escape | Aim::Take | Aim::Save(_) | Aim::Guard => false,
        }
    }

    /// What is wrong with the start: there is nothing to do.
    pub(super) fn is_met_by(self, start: &Position) -> Option<&'static str> {
        match self {
            Aim::Escape if !start.is_check() => Some("nobody is in check"),
            Aim::Save(_) => {
                let is_attacked = |enemy: Position| {
                    let captures = enemy.legal_moves().into_iter();
                    captures.filter(|&step| taken(&enemy, step).is_some()).any(|step| {
                        wins(&enemy, step) > 0 && Some(self) == taken(&enemy, step).map(Aim::Save)
                    })
                };
                match start.with_turn_handed_over() {
                    Some(enemy) if !is_attacked(enemy) => Some("that piece is in no danger"),
                    Some(_) | None => None,
                }
            }
            Aim::Guard if unguarded(start).is_empty() => Some("every piece is guarded already"),
            Aim::Escape
            | Aim::Guard
            | Aim::Check
            | Aim::Mate
            | Aim::Stalemate
            | Aim::Promote
            | Aim::Castle
            | Aim::EnPassant
            | Aim::Take => None,
        }
    }

    /// Whether this move reaches the aim.
    pub(super) fn is_reached(self, before: &Position, played: Move) -> bool {
        self.fault(before, played).is_none()
    }

    /// Why a legal move misses the aim; `None` if it reaches it.
    pub(super) fn fault(self, before: &Position, played: Move) -> Option<Fault> {
        let after = before.after(played);
        let missed = |miss| Some((None, miss));
        match self {
            Aim::Check if after.is_check() => None,
            Aim::Check => missed(Miss::NoCheck),
            Aim::Mate => no_mate(&after),
            Aim::Stalemate => no_stalemate(&after),
            Aim::Promote if played.promotion().is_some() => None,
            Aim::Promote => missed(Miss::NoPromotion),
            Aim::Castle if matches!(played.kind(), MoveKind::Castle(_)) => None,
            Aim::Castle => missed(Miss::NoCastling),
            Aim::EnPassant if played.kind() == MoveKind::EnPassant => None,
            Aim::EnPassant => missed(Miss::NoEnPassant),
            Aim::Escape => None,
            Aim::Take => no_prey(before, played),
            Aim::Save(_) => loses(before, played),
            Aim::Guard => leaves_unguarded(&after, !after.side_to_move()),
        }
    }
}

/// The first legal move by its name, so that the same one is always told.
pub(super) fn first_move(position: &Position) -> Option<Move> {
    let number = |step: &Move| (step.from().index(), step.to().index());
    position.legal_moves().into_iter().min_by_key(number)
}

fn no_mate(after: &Position) -> Option<Fault> {
    let Some(way_out) = first_move(after) else {
        return (after.ending() != Some(Ending::Checkmate)).then_some((None, Miss::OnlyStalemate));
    };
    if !after.is_check() {
        return Some((None, Miss::NotEvenCheck));
    }
    Some((Some(way_out.into()), Miss::Answered(way_out)))
}

fn no_stalemate(after: &Position) -> Option<Fault> {
    let Some(step) = first_move(after) else {
        return (after.ending() != Some(Ending::Stalemate)).then_some((None, Miss::OnlyCheckmate));
    };
    Some((Some(step.into()), Miss::CanMove(step)))
}

/// The captures that win as many points as any.
fn no_prey(before: &Position, played: Move) -> Option<Fault> {
    let Some(prey) = taken(before, played).and_then(|square| before.board().kind_on(square)) else {
        return Some((None, Miss::TakesNothing));
    };
    let after = before.after(played);
    let back = after.legal_moves().into_iter().find(|step| step.to() == played.to());
    if let Some(back) = back {
        return Some((Some(back.into()), Miss::TakesBack(prey, back)));
    }
    let free = |step: &Move| {
        let after = before.after(*step);
        taken(before, *step).is_some() && after.legal_moves().iter().all(|back| back.to() != step.to())
    };
    let dearest = before.legal_moves().into_iter().filter(free).max_by_key(|&step| booty(before, step));
    match dearest {
        Some(dearest) if booty(before, dearest) > booty(before, played) => Some((None, Miss::DearerIsFree)),
        Some(_) | None => None,
    }
}

/// What the other side wins after a move that wins less.
fn loses(before: &Position, played: Move) -> Option<Fault> {
    let after = before.after(played);
    let (capture, won) = best_capture(&after)?;
    (won > booty(before, played)).then(|| (Some(capture.into()), Miss::IsTaken(capture)))
}

/// The men of the side to move that no friend guards.
fn unguarded(position: &Position) -> SquareSet {
    position.board().undefended_pieces(position.side_to_move())
}

fn leaves_unguarded(after: &Position, own: rules::Side) -> Option<Fault> {
    let open = after.board().undefended_pieces(own);
    let first = open.first()?;
    let capture = after.legal_moves().into_iter().find(|step| open.contains(step.to()));
    Some(match capture {
        Some(capture) => (Some(capture.into()), Miss::IsTaken(capture)),
        None => (Some(stay(first)), Miss::HasNoGuard(first)),
    })
}
