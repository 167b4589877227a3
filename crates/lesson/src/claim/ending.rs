//! Claims about how a game ends: on the board, by a claim, or by the clock.

use alloc::format;
use alloc::string::{String, ToString};

use rules::{CanWin, Event, Score};

use super::count::side;
use super::{Moments, Proven, game, text};
use crate::file;
use crate::finding::Findings;
use crate::question::{MOVES_MAX, tell_undecided};

/// How the game stands, repetitions and counted moves included.
pub(super) fn prove_status(claim: &file::Claim, moments: Moments, findings: &mut Findings) {
    let Some(game) = game(moments) else { return };
    let (said, truth) = (text(&claim.status), game.status().code());
    if said != truth {
        let problem = format!("the position is {truth}, not {said}");
        findings.add("status", problem, format!("write status = \"{truth}\", or change the fen"));
    }
}

/// Whether the side to move may claim a draw: `threefold`, `fifty`, or `none`.
pub(super) fn prove_draw(
    claim: &file::Claim,
    moments: Moments,
    proven: &mut Proven,
    findings: &mut Findings,
) {
    let Some(game) = game(moments) else { return };
    proven.numbers.push(game.appearances());
    // Moves of each side, as the Laws count them; the position counts those of both together.
    proven.numbers.push((game.position().halfmove_clock() / 2) as usize);
    let truth = match (game.may_claim_threefold(), game.may_claim_fifty_moves()) {
        (true, _) => "threefold",
        (false, true) => "fifty",
        (false, false) => "none",
    };
    let said = text(&claim.draw);
    if said != truth {
        let problem = format!("a draw may be claimed by \"{truth}\", not \"{said}\"");
        findings.add("draw", problem, format!("write draw = \"{truth}\", or change the board"));
    }
}

/// How the game is scored when this side's time is up. Giving up is scored alike (FIDE 5.1.2, 6.9).
///
/// A game at a board is lost where nobody can tell whether the opponent could still give checkmate: somebody
/// has to score it. A lesson need not use such a board, and whoever learns from it may believe what it says.
pub(super) fn prove_flag(claim: &file::Claim, moments: Moments, findings: &mut Findings) {
    let Some(side) = side("flag", text(&claim.flag), findings) else { return };
    let Some(mut game) = game(moments) else { return };
    let can_win = || game.position().can_win(!side, MOVES_MAX);
    if game.ending().is_none() && can_win() == Ok(CanWin::Unknown) {
        tell_undecided("flag", findings);
        return;
    }
    let said = text(&claim.result);
    match game.conclude(Event::FlagFall(side)).as_ref().map(Score::to_string) {
        Ok(truth) if truth == said => {}
        Ok(truth) => {
            let problem = format!("the result is {truth}, not {said}");
            findings.add("result", problem, format!("write result = \"{truth}\""));
        }
        Err(over) => {
            findings.add("flag", over.to_string(), String::from("take the claim away, or change the board"));
        }
    }
}
