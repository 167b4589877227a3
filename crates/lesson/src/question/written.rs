//! How is the move written?

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use diagram::{Arrow, Diagram};
use rules::{File, Kind, Move, SanError};

use super::{Answered, Proof, Shown, chosen, worth};
use crate::finding::Findings;
use crate::sheet::{self, read_move};
use crate::words::{Flaw, Say};
use crate::{file, marks};

/// How many spellings or moves there are to choose from.
const CHOICES: core::ops::RangeInclusive<usize> = 2..=5;

pub(super) fn answer(question: &file::Question, shown: &Shown, findings: &mut Findings) -> Option<Answered> {
    let attempt = read_move(&question.tried, "tried", findings)?;
    let played = sheet::play(&mut shown.game()?, attempt, "tried", findings)?;
    check_count(question, findings)?;
    check_no_twins(question, findings)?;
    let words = findings.words;
    let truth = words.written(&shown.position, played);
    if !question.choices.contains(&truth) {
        let problem = format!("the move is written {truth}, which is not among the choices");
        findings.add("choices", problem, format!("add \"{truth}\""));
        return None;
    }
    let proofs = findings.each("choices", &question.choices, |findings, text| match *text == truth {
        true => Some((words.spelt(&shown.position, played), None)),
        false => refute(text, (played, &truth), shown, findings),
    });
    let proofs: Vec<Proof> = proofs.into_iter().collect::<Option<_>>()?;
    let choices = question.choices.iter().zip(proofs);
    let choices = choices.map(|(text, proof)| chosen(text.clone(), worth(text, &truth), proof, words));
    Some(Answered {
        request: words.how_written(&shown.position, played),
        hint: Say::SpellingHintWritten,
        choices: choices.collect(),
    })
}

/// There are some choices to choose from.
pub(super) fn check_count(question: &file::Question, findings: &mut Findings) -> Option<()> {
    let choices = &question.choices;
    if !CHOICES.contains(&choices.len()) {
        let (count, first, last) = (choices.len(), CHOICES.start(), CHOICES.end());
        let problem = format!("found {count} of choices, expected {first} to {last}");
        let help = match &*question.ask {
            "written" => "write choices = [\"Nf3\", \"Nxf3\"]",
            _ => "write choices = [\"g1f3\", \"d2f3\"]",
        };
        findings.add("choices", problem, String::from(help));
        return None;
    }
    Some(())
}

/// No choice stands there twice.
fn check_no_twins(question: &file::Question, findings: &mut Findings) -> Option<()> {
    let choices = &question.choices;
    let mut others = choices.iter().enumerate();
    let twice = others.find(|(index, text)| choices.iter().take(*index).any(|before| before == *text));
    if let Some((_, text)) = twice {
        let problem = format!("\"{text}\" stands there twice");
        findings.add("choices", problem, String::from("take one of them away"));
        return None;
    }
    Some(())
}

/// What speaks against a spelling: it means another move, or several, or none, or a sign of it is wrong.
fn refute(
    text: &str,
    (played, truth): (Move, &str),
    shown: &Shown,
    findings: &mut Findings,
) -> Option<Proof> {
    if !SIGNS.contains(&signs(text)) {
        let problem = format!("\"{text}\" has one sign too many at its end");
        findings.add_here(problem, String::from("write + for check or # for checkmate, not both"));
        return None;
    }
    let (position, words) = (&shown.position, findings.words);
    let arrows = |moves: &[Move]| {
        shown.with(|proof| {
            proof.arrows.clear();
            proof.arrows.extend(moves.iter().copied().map(Arrow::from));
        })
    };
    Some(match position.read_san(text, words.letters()) {
        Ok(other) if other != played => (words.another(text, position, other), arrows(&[other])),
        Ok(_) => match flaw(text, (played, truth)) {
            Some(flaw) => (words.flaw(flaw), None),
            None => {
                let problem = format!("\"{text}\" means the same as {truth}, so two choices are right");
                findings.add_here(problem, String::from("write a spelling that is wrong"));
                return None;
            }
        },
        Err(SanError::Ambiguous(several)) => {
            let moves: Vec<Move> = several.iter().map(|san| san.played()).collect();
            (words.which_of(position, &moves), arrows(&moves))
        }
        Err(SanError::PromotionMissing(several)) => {
            let moves: Vec<Move> = several.iter().map(|san| san.played()).collect();
            match moves.first() {
                Some(&other) if !moves.contains(&played) => {
                    (words.another_unfinished(text, position, other), arrows(&[other]))
                }
                _ => (words.flaw(Flaw::NoPromotion), None),
            }
        }
        Err(SanError::NoSuchPiece { .. } | SanError::Illegal(_))
            if is_without_file(text, (played, truth)) =>
        {
            (words.flaw(Flaw::NoFile), None)
        }
        Err(SanError::NoSuchPiece { to, .. }) => (words.no_such_piece(to), None),
        Err(SanError::Illegal(refusal)) => {
            let why = words.refusal(&refusal, position);
            let mark = |proof: &mut Diagram| marks::show_refusal(proof, &refusal);
            (why, shown.with(mark))
        }
        Err(error) => {
            findings.add_here(format!("\"{text}\": {error}"), String::from("write it as a player would"));
            return None;
        }
    })
}

/// What can stand behind a move: it gives check, or checkmate in either way (FIDE C.13.5).
const SIGNS: [&str; 4] = ["", "+", "++", "#"];

/// The signs of check and checkmate that a spelling ends with.
fn signs(text: &str) -> &str {
    &text[text.trim_end_matches(['+', '#']).len()..]
}

/// Whether a pawn takes, and nothing but the square where it lands is written: `d5` for `exd5`.
fn is_without_file(text: &str, (played, truth): (Move, &str)) -> bool {
    let square = text.strip_prefix(['P', 'p']).unwrap_or(text).split(['=', '+', '#']).next();
    let takes = played.piece() == Kind::Pawn && truth.contains('x');
    takes && square == Some(&*played.to().to_string())
}

/// What is wrong with a spelling that means the right move, if anything is: it may say more about where the
/// piece comes from than it must (FIDE C.8).
fn flaw(text: &str, (played, truth): (Move, &str)) -> Option<Flaw> {
    // What is written of a pawn begins with a file; if it does not, there is a letter for the pawn.
    let begins_with_file = text.starts_with(|letter| File::from_letter(letter).is_some());
    if played.piece() == Kind::Pawn && !begins_with_file {
        return Some(Flaw::NeedlessLetter);
    }
    match (text.contains('x'), truth.contains('x')) {
        (false, true) => return Some(Flaw::NoX),
        (true, false) => return Some(Flaw::NothingTaken),
        (true, true) | (false, false) => {}
    }
    match (signs(text), signs(truth)) {
        (sign, truth) if sign == truth => {}
        // Two plus signs say checkmate too (FIDE C.13.5).
        ("++", "#") => {}
        (_, "#") => return Some(Flaw::NoHash),
        ("", _) => return Some(Flaw::NoPlus),
        (_, "+") => return Some(Flaw::NoCheckmate),
        (_, _) => return Some(Flaw::NoCheck),
    }
    let is_castling = truth.starts_with("O-O") && !text.starts_with(['O', 'o', '0']);
    is_castling.then_some(Flaw::NoCastling)
}
