//! Questions about a position and its moves.

use lesson::words::english;
use rules::{Move, Refusal, San, Square};
use serde_json::json;

use super::Answer;
use super::ask::{Ask, read, read_attempt, read_side};
use super::ending::{read_ended, result};

/// The deepest perft that is counted. In a rich middle game that is eight thousand million games and
/// takes about a minute, with many queens many times that; one move more is more than anybody waits for.
const DEPTH_MAX: u32 = 6;

/// Whether a FEN is sound, and how it is written canonically after the moves.
pub(super) fn fen(ask: &Ask) -> Result<Answer<'_>, String> {
    if let Err(error) = ask.start() {
        let codes: Vec<_> = error.faults.iter().map(rules::FenFault::code).collect();
        return Ok(json!({ "ok": false, "errors": codes, "text": error.to_string() }).into());
    }
    let answer = match ask.game() {
        Ok(game) => json!({ "ok": true, "fen": game.position().to_string() }),
        Err(error) => json!({ "ok": false, "errors": ["moves"], "text": error }),
    };
    Ok(answer.into())
}

/// How many games of so many moves there are.
pub(super) fn perft(ask: &Ask) -> Result<Answer<'_>, String> {
    let depth = ask.depth(DEPTH_MAX)?;
    Ok(json!({ "nodes": ask.game()?.position().perft(depth) }).into())
}

/// The legal moves, sorted by how they are written.
pub(super) fn moves(ask: &Ask) -> Result<Answer<'_>, String> {
    let game = ask.settled_game()?;
    let position = game.position();
    let from: Option<Square> = ask.from.as_deref().map(|text| read(text, "from")).transpose()?;
    let mut moves = if game.ending().is_some() { Vec::new() } else { position.legal_moves() };
    moves.retain(|legal| from.is_none_or(|from| legal.from() == from));
    moves.sort_by_key(ToString::to_string);
    let entry = |&legal: &Move| {
        let san = San::of(position, legal);
        json!({ "uci": legal.to_string(), "san": san.to_string(), "capture": san.is_capture() })
    };
    Ok(json!({ "moves": moves.iter().map(entry).collect::<Vec<_>>() }).into())
}

/// Whether a move is legal and, if not, why.
pub(super) fn judge(ask: &Ask) -> Result<Answer<'_>, String> {
    let mut game = ask.settled_game()?;
    let attempt = ask.attempt.as_deref().ok_or("judge needs a try, like \"try\":\"e2e4\"")?;
    let attempt = read_attempt(attempt, "try")?;
    let actor = match ask.actor.as_deref() {
        None => game.position().side_to_move(),
        Some(text) => read_side(text, "actor")?,
    };
    if let Some(text) = ask.ended.as_deref() {
        let event = read_ended(text)?;
        game.conclude(event).map_err(|error| format!("ended: {error}"))?;
    }
    let answer = match game.judge_by(actor, attempt) {
        Ok(legal) => json!({ "legal": true, "san": San::of(game.position(), legal).to_string() }),
        Err(refusal) => json!({
            "legal": false,
            "code": refusal.reason.code(),
            "squares": proof(&refusal),
            "article": refusal.article(),
            "text": english().refusal(&refusal, game.position()),
        }),
    };
    Ok(answer.into())
}

/// The squares that prove a refusal, each with its part: `attacker=f8`.
fn proof(refusal: &Refusal) -> Vec<String> {
    let mut squares: Vec<String> =
        refusal.culprits.iter().map(|(role, square)| format!("{}={square}", role.name())).collect();
    squares.sort();
    squares
}

/// How a game stands.
pub(super) fn status(ask: &Ask) -> Result<Answer<'_>, String> {
    let game = ask.settled_game()?;
    let position = game.position();
    let claims = [("threefold", game.may_claim_threefold()), ("fifty", game.may_claim_fifty_moves())];
    let claims: Vec<&str> = claims.iter().filter(|(_, may)| *may).map(|(name, _)| *name).collect();
    let fen = position.to_string();
    Ok(json!({
        "status": game.status().code(),
        "result": result(game.score()),
        "claims": claims,
        "count": game.appearances(),
        "halfmove": position.halfmove_clock(),
        "ep_possible": position.legal_en_passant().is_some(),
        // As the FEN has them: in Chess960 by the files of the rooks.
        "castling": fen.split(' ').nth(2),
        "fen": fen,
    })
    .into())
}
