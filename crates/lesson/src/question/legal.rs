//! Is the move legal?

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use diagram::Diagram;
use rules::{Attempt, Game};

use super::{Answered, Proof, Shown, chosen, worth};
use crate::file;
use crate::finding::Findings;
use crate::sheet::read_move;
use crate::task::judged;
use crate::words::{Say, Words};

pub(super) fn answer(question: &file::Question, shown: &Shown, findings: &mut Findings) -> Option<Answered> {
    let attempt = read_move(&question.tried, "tried", findings)?;
    let game = shown.game()?;
    if shown.position.board().side_on(attempt.from) != Some(shown.position.side_to_move()) {
        let problem = alloc::format!("no piece of the side to move stands on {}", attempt.from);
        findings.add("tried", problem, String::from("try a move of one of its pieces"));
        return None;
    }
    let words = findings.words;
    let (truth, proof) = prove(&game, attempt, shown, words);
    let choice = |say| chosen(words.text(label(say)).into(), worth(say, truth), proof.clone(), words);
    Some(Answered {
        request: words.may_it(&shown.position, attempt),
        hint: Say::QuestionHintLegal,
        choices: vec![choice(Say::TaskYes), choice(Say::TaskNo)],
    })
}

fn label(truth: Say) -> Say {
    if truth == Say::TaskYes { Say::QuestionYes } else { Say::QuestionNo }
}

/// Yes or no, and why: for both choices the same.
pub(super) fn prove(game: &Game, attempt: Attempt, shown: &Shown, words: &Words) -> (Say, Proof) {
    let mut proof = shown.picture.clone();
    show(&mut proof, attempt);
    let (truth, why) = judged(game, attempt, &mut proof, words);
    (truth, (why, Some(proof)))
}

fn show(diagram: &mut Diagram, attempt: Attempt) {
    diagram.arrows.push(attempt.into());
}

/// The board with the move that is asked about.
pub(super) fn with_arrow(question: &file::Question, boards: Vec<Shown>) -> Option<Shown> {
    let mut shown = boards.into_iter().next()?;
    show(&mut shown.picture, question.tried.parse().ok()?);
    Some(shown)
}
