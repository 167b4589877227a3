//! Claims about moves: whether one is legal, how it is written, and which there are.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Attempt, Game, Position, Reason, San};

use super::{Moments, Proven, game, text};
use crate::file;
use crate::finding::{Findings, player};

/// The move that a claim is about.
fn tried(claim: &file::Claim, findings: &mut Findings) -> Option<Attempt> {
    let attempt = text(&claim.attempt);
    let tried = attempt.parse::<Attempt>().ok();
    if tried.is_none() {
        let help = String::from("write two squares, like try = \"d4d8\"");
        findings.add("try", format!("found \"{attempt}\", expected a move"), help);
    }
    tried
}

/// A move is legal, or refused for this reason.
pub(super) fn prove_attempt(
    claim: &file::Claim,
    moments: Moments,
    proven: &mut Proven,
    findings: &mut Findings,
) {
    let (attempt, is) = (text(&claim.attempt), text(&claim.is));
    let Some(tried) = tried(claim, findings) else { return };
    // What was played before tells whether a king has moved, or a pawn went two squares.
    let Some(game) = game(moments) else { return };
    if is != "legal" && Reason::from_code(is).is_none() {
        let nearest = truth_of(&game, tried);
        let problem = format!("\"{is}\" is neither \"legal\" nor the code of a refusal");
        return findings.add("is", problem, format!("write is = \"{nearest}\""));
    }
    proven.squares.insert(tried.from);
    proven.squares.insert(tried.to);
    let truth = truth_of(&game, tried);
    if truth != is {
        return findings.add(
            "is",
            format!("{attempt} is {truth}, not {is}"),
            format!("write is = \"{truth}\""),
        );
    }
    if let Err(refusal) = game.judge(tried) {
        proven.squares |= refusal.culprits.iter().map(|(_, square)| square).collect();
    }
}

fn truth_of(game: &Game, attempt: Attempt) -> &'static str {
    game.judge(attempt).map_or_else(|refusal| refusal.reason.code(), |_| "legal")
}

/// A legal move is written like this.
pub(super) fn prove_written(
    claim: &file::Claim,
    position: &Position,
    proven: &mut Proven,
    findings: &mut Findings,
) {
    let Some(tried) = tried(claim, findings) else { return };
    proven.squares.insert(tried.from);
    proven.squares.insert(tried.to);
    let said = text(&claim.written);
    match position.judge(tried) {
        Ok(played) => {
            let truth = San::of(position, played).to_string();
            if said != truth {
                let problem = format!("{tried} is written {truth}, not {said}");
                findings.add("written", problem, format!("write written = \"{truth}\""));
            }
        }
        Err(refusal) => {
            let sentence = findings.words.refusal(&refusal, position);
            let problem = format!("{tried} is not legal there: {sentence}");
            findings.add("try", problem, String::from("try another move, or change the fen"));
        }
    }
}

/// Moves are compared as a set, however they are ordered.
pub(super) fn prove_legal(
    claim: &file::Claim,
    position: &Position,
    proven: &mut Proven,
    findings: &mut Findings,
) {
    let said = text(&claim.legal);
    let mut truth: Vec<String> = position.legal_moves().iter().map(ToString::to_string).collect();
    truth.sort_unstable();
    proven.numbers.push(truth.len());
    for played in position.legal_moves() {
        proven.squares.insert(played.from());
        proven.squares.insert(played.to());
    }
    let mut moves: Vec<&str> = said.split_ascii_whitespace().collect();
    moves.sort_unstable();
    if moves != truth {
        let problem =
            format!("legal = \"{said}\" is not every move that {} has", player(position.side_to_move()));
        findings.add("legal", problem, format!("write legal = \"{}\"", truth.join(" ")));
    }
}
