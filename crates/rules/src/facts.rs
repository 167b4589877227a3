//! Facts that a lesson points at: who attacks whom, pins, forks, and the proof of a mate.
//!
//! Whatever rests on the placement alone is asked of a [`Board`](crate::Board), for either side.
//! Whatever rests on the turn is asked of a [`Position`](crate::Position), and speaks of the side
//! to move; who gives check is [`Position::checkers`](crate::Position::checkers).
//! Proofs name squares, and let the ladder's own refusals say why a rescue fails.

mod attack;
mod line;
mod material;
mod fork;
mod answers;
mod safety;
mod proof;

pub use answers::CheckAnswers;
pub use fork::Fork;
pub use line::{Discovery, Pin};
pub use proof::{MateProof, StalemateProof, StuckMan, UnansweredCheck};
pub use safety::{Flight, FlightSquare};
