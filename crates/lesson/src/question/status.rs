//! Check, checkmate, stalemate, or none of them?

use alloc::format;
use alloc::string::String;

use diagram::Arrow;
use rules::{Ending, Move, Position, Status};

use super::{Answered, Proof, Shown, chosen, need_kings, worth};
use crate::finding::Findings;
use crate::marks;
use crate::words::{Say, Words};

/// How a position stands, as two answers: whether the king is attacked, and whether there is a legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    Check,
    Checkmate,
    Stalemate,
    Neither,
}

impl Standing {
    const ALL: [Standing; 4] = [Standing::Check, Standing::Checkmate, Standing::Stalemate, Standing::Neither];

    /// How a position stands, if it is in one of these ways.
    pub(super) fn of(position: &Position) -> Option<Standing> {
        Some(match position.status() {
            Status::Check => Standing::Check,
            Status::Ended(Ending::Checkmate) => Standing::Checkmate,
            Status::Ended(Ending::Stalemate) => Standing::Stalemate,
            Status::Ended(_) => return None,
            Status::Ongoing => Standing::Neither,
        })
    }

    fn is_attacked(self) -> bool {
        matches!(self, Standing::Check | Standing::Checkmate)
    }

    fn label(self) -> Say {
        match self {
            Standing::Check => Say::QuestionCheck,
            Standing::Checkmate => Say::QuestionCheckmate,
            Standing::Stalemate => Say::QuestionStalemate,
            Standing::Neither => Say::QuestionNeither,
        }
    }
}

pub(super) fn answer(shown: &Shown, findings: &mut Findings) -> Option<Answered> {
    need_kings(&shown.position, "fen", findings)?;
    let Some(truth) = Standing::of(&shown.position) else {
        let status = shown.position.status().code();
        let problem = format!("the position is {status}, which is none of the choices");
        findings.add("fen", problem, String::from("change the fen, or write ask = \"draw\""));
        return None;
    };
    let words = findings.words;
    let choice = |said: Standing| {
        let label = String::from(words.text(said.label()));
        chosen(label, worth(said, truth), prove(said, truth, shown, words), words)
    };
    Some(Answered {
        request: words.sided(Say::QuestionStatus, shown.position.side_to_move(), &[]),
        hint: Say::QuestionHintStatus,
        choices: Standing::ALL.into_iter().map(choice).collect(),
    })
}

/// Why a position stands as it is said to, or what speaks against it: one thing, and no more than that.
pub(super) fn prove(said: Standing, truth: Standing, shown: &Shown, words: &Words) -> Proof {
    if said != truth && said.is_attacked() != truth.is_attacked() {
        return attacked(shown, words);
    }
    match truth {
        Standing::Checkmate | Standing::Stalemate => stuck(shown, words),
        Standing::Check | Standing::Neither if said != truth => movable(shown, words),
        Standing::Check | Standing::Neither => {
            let (attack, checkers) = attacked(shown, words);
            let (escape, way) = movable(shown, words);
            let both = way.map(|mut way| {
                let checkers = checkers.unwrap_or_else(|| shown.picture.clone());
                way.marks.extend(checkers.marks);
                way.arrows.extend(checkers.arrows);
                way
            });
            (words.then(attack, &escape), both)
        }
    }
}

/// What attacks the king, or that nothing does.
fn attacked(shown: &Shown, words: &Words) -> Proof {
    let position = &shown.position;
    let picture = || {
        shown.with(|proof| {
            marks::show_state(proof, position, None);
            marks::show_checkers(proof, position);
        })
    };
    (words.attack_on_king(position), position.is_check().then(picture).flatten())
}

/// A move that there is.
pub(super) fn movable(shown: &Shown, words: &Words) -> Proof {
    let Some(step) = telling_move(&shown.position) else { return (String::new(), None) };
    let arrow = Arrow::from(step);
    (words.can_play(&shown.position, step), shown.with(|proof| proof.arrows.push(arrow)))
}

/// A move that is easily overlooked: rather one of another piece than of the king.
fn telling_move(position: &Position) -> Option<Move> {
    let king = position.board().king(position.side_to_move());
    let moves = position.legal_moves();
    moves.iter().find(|step| Some(step.from()) != king).or(moves.first()).copied()
}

/// Why there is no move at all.
pub(super) fn stuck(shown: &Shown, words: &Words) -> Proof {
    let position = &shown.position;
    let why = position.ending().and_then(|ending| words.why_over(position, ending)).unwrap_or_default();
    let proof = shown.with(|proof| {
        marks::show_state(proof, position, None);
        marks::show_flights(proof, position);
    });
    (why, proof)
}
