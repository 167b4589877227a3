//! Claims: what a lesson says about a board, and whether the rules agree.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Attempt, Move, Position, Reason, Square, SquareSet};

use crate::file;
use crate::finding::{Findings, Report};
use crate::words;

/// What a board's claims have proven, for the words of its caption to rest on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proven {
    /// Numbers that count something.
    pub(crate) numbers: Vec<usize>,
    /// Squares that are spoken about.
    pub(crate) squares: SquareSet,
}

/// Proves one claim, or says what is wrong with it and what is true.
///
/// | keys | say |
/// |---|---|
/// | `piece` with `moves`, `captures`, `goes`, `takes` (one or more) | where this piece can go |
/// | `try` with `is` | that a move is legal, or why it is not |
/// | `status` | how the position stands |
///
/// With `step`, each speaks of the position after so many moves of the board's line.
pub(crate) fn prove(claim: &file::Claim, position: &Position, proven: &mut Proven, findings: &mut Findings) {
    let counts =
        [claim.moves.is_some(), claim.captures.is_some(), claim.goes.is_some(), claim.takes.is_some()];
    let about_piece = counts.contains(&true);
    match (&claim.piece, &claim.attempt, &claim.is, &claim.status) {
        (Some(piece), None, None, None) if about_piece => {
            prove_piece(claim, piece, position, proven, findings);
        }
        (None, Some(attempt), Some(is), None) if !about_piece => {
            prove_attempt(attempt, is, position, proven, findings);
        }
        (None, None, None, Some(status)) if !about_piece => prove_status(status, position, findings),
        _ => findings.add_here(
            String::from("this claim does not say one thing"),
            String::from(
                "write { piece = \"d4\", moves = 14 } (also captures, goes, takes), \
                 { try = \"d4d8\", is = \"legal\" } or { status = \"checkmate\" }",
            ),
        ),
    }
}

/// The position a claim speaks of: the board's own, or one in its line.
pub(crate) fn position_at<'a>(
    step: Option<i64>,
    positions: &'a [(Option<Move>, Position)],
    findings: &mut Findings,
) -> Option<&'a Position> {
    let step = step.unwrap_or(0);
    let found = usize::try_from(step).ok().and_then(|step| positions.get(step));
    if found.is_none() {
        let last = positions.len() - 1;
        let help = format!("write a step from 0 to {last}, or leave it out for the start");
        findings.add("step", format!("found step = {step}, and the line has {last} moves"), help);
    }
    found.map(|(_, position)| position)
}

fn prove_piece(
    claim: &file::Claim,
    piece: &str,
    position: &Position,
    proven: &mut Proven,
    findings: &mut Findings,
) {
    let Some(from) = own_piece(piece, position, findings) else {
        return;
    };
    let goes = position.destinations(from);
    let takes = position.captures(from);
    proven.squares.insert(from);
    for (key, said, truth) in [("moves", claim.moves, goes), ("captures", claim.captures, takes)] {
        let Some(said) = said else { continue };
        // The true number, so that a caption which is right where the claim is wrong is left alone.
        proven.numbers.push(truth.len());
        if said != truth.len() as i64 {
            let problem = format!("the piece on {from} has {key} = {}, not {said}", truth.len());
            let squares = if truth.is_empty() { String::new() } else { format!(" ({})", list(truth)) };
            findings.add(key, problem, format!("write {key} = {}{squares}", truth.len()));
        }
    }
    for (key, said, truth) in [("goes", &claim.goes, goes), ("takes", &claim.takes, takes)] {
        let Some(said) = said else { continue };
        let Some(squares) = squares(said, key, findings) else { continue };
        proven.numbers.push(truth.len());
        proven.squares |= truth;
        if squares != truth {
            let problem = format!("{key} = \"{said}\" is not true of the piece on {from}");
            findings.add(key, problem, format!("write {key} = \"{}\"", list(truth)));
        }
    }
}

/// The square of a piece that can be asked for its moves.
pub(crate) fn own_piece(text: &str, position: &Position, report: &mut impl Report) -> Option<Square> {
    let Ok(square) = text.parse::<Square>() else {
        let help = || String::from("write a square with a piece on it, like piece = \"d4\"");
        report.report("piece", format!("found \"{text}\", expected a square"), help);
        return None;
    };
    let to_move = position.side_to_move();
    let own = position.board().side(to_move);
    match position.board().side_on(square) {
        Some(side) if side == to_move => return Some(square),
        Some(side) => report.report(
            "piece",
            format!(
                "the piece on {square} is {}'s, and it is {}'s move",
                words::side(side),
                words::side(!side)
            ),
            || format!("name a piece of the side to move, or write \"{}\" in the fen", side.letter()),
        ),
        None if own.is_empty() => report.report(
            "piece",
            format!("nothing stands on {square}, and {} has no piece at all", words::side(to_move)),
            || format!("put one into the fen, or write \"{}\" there", (!to_move).letter()),
        ),
        None => {
            report.report("piece", format!("nothing stands on {square}"), || {
                format!("name {}{}", if own.len() == 1 { "" } else { "one of " }, list(own))
            });
        }
    }
    None
}

fn prove_attempt(attempt: &str, is: &str, position: &Position, proven: &mut Proven, findings: &mut Findings) {
    let Ok(tried) = attempt.parse::<Attempt>() else {
        let help = String::from("write two squares, like try = \"d4d8\"");
        return findings.add("try", format!("found \"{attempt}\", expected a move"), help);
    };
    if is != "legal" && Reason::from_code(is).is_none() {
        let nearest = truth_of(position, tried);
        let problem = format!("\"{is}\" is neither \"legal\" nor the code of a refusal");
        return findings.add("is", problem, format!("write is = \"{nearest}\""));
    }
    proven.squares.insert(tried.from);
    proven.squares.insert(tried.to);
    let truth = truth_of(position, tried);
    if truth != is {
        return findings.add(
            "is",
            format!("{attempt} is {truth}, not {is}"),
            format!("write is = \"{truth}\""),
        );
    }
    if let Err(refusal) = position.judge(tried) {
        proven.squares |= refusal.culprits.iter().map(|(_, square)| square).collect();
    }
}

fn truth_of(position: &Position, attempt: Attempt) -> &'static str {
    position.judge(attempt).map_or_else(|refusal| refusal.reason.code(), |_| "legal")
}

fn prove_status(said: &str, position: &Position, findings: &mut Findings) {
    let truth = position.status().code();
    if said != truth {
        let problem = format!("the position is {truth}, not {said}");
        findings.add("status", problem, format!("write status = \"{truth}\", or change the fen"));
    }
}

/// Reads squares with spaces between them.
pub(crate) fn squares(text: &str, key: &'static str, report: &mut impl Report) -> Option<SquareSet> {
    let mut set = SquareSet::EMPTY;
    let mut sound = true;
    for word in text.split_ascii_whitespace() {
        match word.parse::<Square>() {
            Ok(square) => set.insert(square),
            Err(_) => {
                sound = false;
                let help = || format!("write squares with spaces between them, like {key} = \"d7 g4\"");
                report.report(key, format!("found \"{word}\", expected a square"), help);
            }
        }
    }
    sound.then_some(set)
}

/// Squares as they are typed.
pub(crate) fn list(squares: SquareSet) -> String {
    let names: Vec<String> = squares.into_iter().map(|square| square.to_string()).collect();
    names.join(" ")
}
