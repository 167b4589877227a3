//! Which move is meant by what is written?

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use rules::{Attempt, Move};

use super::written::check_count;
use super::{Answered, Chosen, Proof, Shown, chosen, worth};
use crate::finding::Findings;
use crate::words::{Say, Words, sentence};
use crate::{file, marks};

pub(super) fn answer(question: &file::Question, shown: &Shown, findings: &mut Findings) -> Option<Answered> {
    let words = findings.words;
    let truth = read(&question.tried, shown, findings)?;
    check_count(question, findings)?;
    let tries = read_tries(question, shown, findings)?;
    let is_right = |attempt: Attempt| shown.position.judge(attempt) == Ok(truth);
    if !tries.iter().any(|&attempt| is_right(attempt)) {
        let problem = format!("{} is the move {truth}, which is not among the choices", question.tried);
        findings.add("choices", problem, format!("add \"{truth}\""));
        return None;
    }
    let choices = tries.into_iter().map(|attempt| judge(attempt, truth, shown, words));
    Some(Answered {
        request: words.fill(Say::SpellingRead, &[&question.tried]),
        hint: Say::SpellingHintRead,
        choices: choices.collect(),
    })
}

/// The choices as moves of the side to move, legal or not.
pub(super) fn read_tries(
    question: &file::Question,
    shown: &Shown,
    findings: &mut Findings,
) -> Option<Vec<Attempt>> {
    let position = &shown.position;
    let tries = findings.each("choices", &question.choices, |findings, text| {
        let Ok(attempt) = text.parse::<Attempt>() else {
            let problem = format!("found \"{text}\", expected a move");
            findings.add_here(problem, String::from("write two squares, like \"e2e4\""));
            return None;
        };
        if position.board().side_on(attempt.from) != Some(position.side_to_move()) {
            let problem = format!("no piece of the side to move stands on {}", attempt.from);
            findings.add_here(problem, String::from("choose a move of one of its pieces"));
            return None;
        }
        Some(attempt)
    });
    let tries: Vec<Attempt> = tries.into_iter().collect::<Option<_>>()?;
    check_no_twins(&tries, question, findings)?;
    Some(tries)
}

/// No move is among the choices twice, in one spelling or in two: `b1d2` and `b1-d2`.
fn check_no_twins(tries: &[Attempt], question: &file::Question, findings: &mut Findings) -> Option<()> {
    for (index, attempt) in tries.iter().enumerate() {
        let Some(before) = tries[..index].iter().position(|before| before == attempt) else { continue };
        let [text, first] = [&question.choices[index], &question.choices[before]];
        let problem = match text == first {
            true => format!("\"{text}\" stands there twice"),
            false => format!("\"{text}\" is the same move as \"{first}\""),
        };
        findings.add("choices", problem, String::from("take one of them away"));
        return None;
    }
    Some(())
}

/// The legal move that is written, exactly as it should be.
fn read(written: &str, shown: &Shown, findings: &mut Findings) -> Option<Move> {
    let letters = findings.words.letters();
    match shown.position.read_san(written, letters) {
        Ok(played) => {
            let exact = findings.words.written(&shown.position, played);
            if exact == written {
                return Some(played);
            }
            let problem = format!("{played} is written {exact}, not {written}");
            findings.add("tried", problem, format!("write tried = \"{exact}\""));
        }
        Err(error) => {
            let help = String::from("write a legal move as a player would, like tried = \"Nf3\"");
            findings.add("tried", format!("\"{written}\": {error}"), help);
        }
    }
    None
}

/// A move to choose, and how it would be written, or why it may not be played.
fn judge(attempt: Attempt, truth: Move, shown: &Shown, words: &Words) -> Chosen {
    let position = &shown.position;
    let label = sentence(&words.tried_in_words(position, attempt));
    let proof = prove_tried(attempt, shown, words, |played| match played == truth {
        true => words.spelt(position, played),
        false => words.fill(Say::SpellingIsWritten, &[&words.written(position, played)]),
    });
    chosen(label, worth(position.judge(attempt), Ok(truth)), proof, words)
}

/// What is to be said of a move that is tried, with its arrow: if it is `legal`, or why it may not be played.
pub(super) fn prove_tried(
    attempt: Attempt,
    shown: &Shown,
    words: &Words,
    legal: impl FnOnce(Move) -> String,
) -> Proof {
    let mut picture = shown.picture.clone();
    picture.arrows.push(attempt.into());
    let why = match shown.position.judge(attempt) {
        Ok(played) => legal(played),
        Err(refusal) => {
            marks::show_refusal(&mut picture, &refusal);
            words.refusal(&refusal, &shown.position)
        }
    };
    (why, Some(picture))
}
