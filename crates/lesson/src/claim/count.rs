//! Claims that count: the pieces of a side, their worth, the starting positions of Chess960.

use alloc::format;
use alloc::string::String;

use rules::{Kind, Position, Side, chess960};

use super::{Proven, text};
use crate::file;
use crate::finding::Findings;

/// What players count a piece as, in pawns. The Laws know no such numbers.
const fn worth(kind: Kind) -> usize {
    match kind {
        Kind::Pawn => 1,
        Kind::Knight | Kind::Bishop => 3,
        Kind::Rook => 5,
        Kind::Queen => 9,
        // Nothing makes up for a king, so he is left out of the sum.
        Kind::King => 0,
    }
}

/// How many pieces a side has, and what they are worth together.
pub(super) fn prove_side(
    claim: &file::Claim,
    position: &Position,
    proven: &mut Proven,
    findings: &mut Findings,
) {
    let Some(side) = side("side", text(&claim.side), findings) else { return };
    let board = position.board();
    let points = Kind::ALL.iter().map(|&kind| board.pieces(side, kind).len() * worth(kind)).sum();
    for (key, said, truth) in
        [("pieces", claim.pieces, board.side(side).len()), ("points", claim.points, points)]
    {
        let Some(said) = said else { continue };
        proven.numbers.push(truth);
        if said != truth as i64 {
            let side = text(&claim.side);
            findings.add(
                key,
                format!("{side} has {key} = {truth}, not {said}"),
                format!("write {key} = {truth}"),
            );
        }
    }
}

/// `white` or `black`.
pub(super) fn side(key: &'static str, said: &str, findings: &mut Findings) -> Option<Side> {
    match said {
        "white" => Some(Side::White),
        "black" => Some(Side::Black),
        _ => {
            let help = format!("write {key} = \"white\" or {key} = \"black\"");
            findings.add(key, format!("found {key} = \"{said}\""), help);
            None
        }
    }
}

/// The number that a starting position of Chess960 has.
pub(super) fn prove_array(
    claim: &file::Claim,
    position: &Position,
    proven: &mut Proven,
    findings: &mut Findings,
) {
    let said = claim.array.unwrap_or_default();
    match chess960::number(position) {
        Some(truth) => {
            proven.numbers.push(usize::from(truth));
            if said != i64::from(truth) {
                findings.add(
                    "array",
                    format!("this is array {truth}, not {said}"),
                    format!("write array = {truth}"),
                );
            }
        }
        None => {
            let start = u16::try_from(said).ok().and_then(chess960::start);
            let help = match start {
                Some(start) => format!("write fen = \"{start}\""),
                None => String::from("write a number from 0 to 959"),
            };
            findings.add("array", String::from("no game of Chess960 starts like this"), help);
        }
    }
}
