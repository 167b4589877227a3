//! The keys of a question: only those of what is asked, and a hint that says nothing unproven.

use alloc::format;
use alloc::string::String;

use super::{Asked, Shown};
use crate::caption::{self, Said};
use crate::file;
use crate::finding::Findings;
use crate::markup;

/// Checks that the keys are those of what is asked. What lacks is told where it is needed.
pub(super) fn check(question: &file::Question, asked: Asked, findings: &mut Findings) -> Option<()> {
    let is_which = asked == Asked::Which;
    let wants_move = asked == Asked::Legal || (is_which && question.which == "legal");
    let strays = [
        ("fen", is_which && !question.fen.is_empty()),
        ("line", (is_which || asked == Asked::Status) && !question.line.is_empty()),
        ("tried", !wants_move && !question.tried.is_empty()),
        ("which", !is_which && !question.which.is_empty()),
        ("boards", !is_which && !question.boards.is_empty()),
    ];
    let mut is_sound = true;
    for (key, _) in strays.into_iter().filter(|(_, strays)| *strays) {
        let problem = format!("ask = \"{}\" has nothing to do with {key}", question.ask);
        findings.add(key, problem, format!("take {key} away, or ask something else"));
        is_sound = false;
    }
    if wants_move && question.tried.is_empty() {
        let problem = String::from("it is not said which move is asked about");
        findings.add_resting_on("ask", "tried", problem, String::from("add tried = \"e1g1\""));
        is_sound = false;
    }
    is_sound.then_some(())
}

/// Nothing is claimed of a question, so that its hint may name squares with pieces, and count nothing.
pub(super) fn check_hint(question: &file::Question, boards: &[Shown], findings: &mut Findings) {
    markup::refuse(&question.hint, "hint", findings);
    for said in caption::said(&question.hint) {
        let stands = |square| boards.iter().any(|shown| shown.position.board().piece_on(square).is_some());
        let problem = match said {
            Said::Square(square) if stands(square) => continue,
            Said::Square(square) => format!("the hint speaks of {square}, where nothing stands"),
            Said::Number(_, word) => format!("the hint says {word}, which nothing proves"),
        };
        findings.add("hint", problem, String::from("take it out, or name a piece by its square"));
    }
}
