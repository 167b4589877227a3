//! Which moves answer the check? All of them are right, and each is one of three ways.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use rules::{Attempt, Kind, Move, Position, SquareSet, Status};

use super::read::{prove_tried, read_tries};
use super::{Answered, Chosen, Shown, chosen};
use crate::answers::Worth;
use crate::exercise::taken;
use crate::file;
use crate::finding::Findings;
use crate::words::{Say, Words, sentence};

/// Most moves that can be read through.
const CHOICES_MAX: usize = 12;

pub(super) fn answer(question: &file::Question, shown: &Shown, findings: &mut Findings) -> Option<Answered> {
    let position = &shown.position;
    if position.status() != Status::Check {
        let problem = String::from("it is no check that can be answered");
        findings.add("fen", problem, String::from("change the fen, or write ask = \"status\""));
        return None;
    }
    let mut tries = wrong_tries(question, shown, findings)?;
    let right = position.legal_moves();
    let count = right.len();
    tries.extend(right.into_iter().map(Attempt::from));
    if tries.len() > CHOICES_MAX {
        let problem = format!(
            "{count} moves answer the check, with the choices {}: {CHOICES_MAX} at most",
            tries.len()
        );
        findings.add("choices", problem, String::from("take some away, or change the fen"));
        return None;
    }
    // In the order of the squares, so that it does not tell the right ones from the wrong ones.
    tries.sort_unstable_by_key(|attempt| (attempt.from, attempt.to, attempt.promotion));
    let words = findings.words;
    Some(Answered {
        request: words.answer_check(position.side_to_move(), count),
        hint: Say::AnswersHint,
        choices: tries.into_iter().map(|attempt| judge(attempt, shown, words)).collect(),
    })
}

/// The choices that the file lists: moves that do not answer the check.
fn wrong_tries(question: &file::Question, shown: &Shown, findings: &mut Findings) -> Option<Vec<Attempt>> {
    if question.choices.is_empty() {
        let problem = String::from("there is no wrong move to choose");
        findings.add_resting_on("ask", "choices", problem, String::from("add choices = [\"e1e2\"]"));
        return None;
    }
    let tries = read_tries(question, shown, findings)?;
    let are_wrong = findings.each("choices", &tries, |findings, attempt| {
        if shown.position.judge(*attempt).is_err() {
            return true;
        }
        let problem = format!("{attempt} is legal, and stands there without being listed");
        findings.add_here(problem, String::from("list moves that are not"));
        false
    });
    are_wrong.into_iter().all(|is_wrong| is_wrong).then_some(tries)
}

fn judge(attempt: Attempt, shown: &Shown, words: &Words) -> Chosen {
    let position = &shown.position;
    let name = words.tried_in_words(position, attempt);
    let proof = prove_tried(attempt, shown, words, |played| words.text(way_out(position, played)).into());
    let worth = if position.judge(attempt).is_ok() { Worth::Right } else { Worth::Wrong };
    Chosen { name: name.clone(), ..chosen(sentence(&name), worth, proof, words) }
}

/// Which of the three ways out a move is (FIDE 3.9.1). Of two checkers the king may take one, but it is his
/// going away that answers the other.
fn way_out(position: &Position, played: Move) -> Say {
    let checkers = position.checkers();
    let takes = taken(position, played).is_some_and(|square| SquareSet::of(square) == checkers);
    match (played.piece(), takes) {
        (Kind::King, true) => Say::AnswersKingTakes,
        (Kind::King, false) => Say::AnswersGo,
        (Kind::Pawn | Kind::Knight | Kind::Bishop | Kind::Rook | Kind::Queen, true) => Say::AnswersTake,
        (Kind::Pawn | Kind::Knight | Kind::Bishop | Kind::Rook | Kind::Queen, false) => Say::AnswersBlock,
    }
}
