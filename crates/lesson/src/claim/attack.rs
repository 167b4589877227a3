//! Claims about what is attacked: a king in check, or any square.

use alloc::format;
use alloc::string::String;

use rules::{Position, Square, SquareSet};

use super::{Proven, list, squares, text};
use crate::file;
use crate::finding::Findings;

/// Exactly these pieces give check.
pub(super) fn prove_checkers(
    claim: &file::Claim,
    position: &Position,
    proven: &mut Proven,
    findings: &mut Findings,
) {
    prove_set("checkers", text(&claim.checkers), position.checkers(), proven, findings);
}

/// What attacks a square, what guards it, and whether it is light or dark.
///
/// The attackers of an empty square are those of the side that waits: whoever moves there meets them.
pub(super) fn prove_square(
    claim: &file::Claim,
    position: &Position,
    proven: &mut Proven,
    findings: &mut Findings,
) {
    let said = text(&claim.square);
    let Ok(square) = said.parse::<Square>() else {
        let help = String::from("write a square, like square = \"d4\"");
        return findings.add("square", format!("found \"{said}\", expected a square"), help);
    };
    proven.squares.insert(square);
    let board = position.board();
    let side = board.side_on(square).unwrap_or(position.side_to_move());
    let by = |side| board.attackers(side, square, board.occupied());
    for (key, said, truth) in
        [("attackers", &claim.attackers, by(!side)), ("guards", &claim.guards, by(side))]
    {
        if let Some(said) = said {
            prove_set(key, said, truth, proven, findings);
        }
    }
    let colour = if square.is_light() { "light" } else { "dark" };
    if let Some(said) = claim.colour.as_deref().filter(|&said| said != colour) {
        let problem = format!("{square} is {colour}, not {said}");
        findings.add("colour", problem, format!("write colour = \"{colour}\""));
    }
}

/// Exactly the squares of a set, which are then proven, and how many.
fn prove_set(key: &'static str, said: &str, truth: SquareSet, proven: &mut Proven, findings: &mut Findings) {
    let Some(squares) = squares(said, key, findings) else { return };
    proven.numbers.push(truth.len());
    proven.squares |= truth;
    if squares != truth {
        let problem = format!("{key} = \"{said}\" is not true here");
        findings.add(key, problem, format!("write {key} = \"{}\"", list(truth)));
    }
}
