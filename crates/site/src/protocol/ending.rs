//! Questions about endings that are not on the board, and about claims of a draw.

use lesson::words::english;
use rules::{Attempt, CanWin, Event, Game, NoConclusion, Refusal, Score};
use serde_json::json;

use super::Answer;
use super::ask::{Ask, quoted, read_attempt, read_side};
use crate::report::counted;

/// How a game is scored, `*` while it is not.
pub(super) fn result(score: Option<Score>) -> String {
    score.map_or_else(|| String::from("*"), |score| score.to_string())
}

/// Reads what has ended a game off the board: `resignation:black`, `agreement`, `flag:white`.
pub(super) fn read_ended(text: &str) -> Result<Event, String> {
    match text.split_once(':') {
        None if text == "agreement" => Ok(Event::Agreement),
        Some(("resignation", side)) => read_side(side, "ended").map(Event::Resignation),
        Some(("flag", side)) => read_side(side, "ended").map(Event::FlagFall),
        _ => {
            let expected = "expected \"resignation:SIDE\", \"flag:SIDE\" or \"agreement\"";
            Err(format!("ended: found {}, {expected}", quoted(text)))
        }
    }
}

/// How an event off the board ends a game; one that has ended before keeps its ending.
pub(super) fn end(ask: &Ask) -> Result<Answer<'_>, String> {
    let mut game = ask.settled_game()?;
    let event = ask.event.as_deref().ok_or("end needs an event, like \"event\":\"flag\"")?;
    let side = ask.side()?;
    let event = match event {
        "flag" => Event::FlagFall(side),
        "resign" => Event::Resignation(side),
        "second_illegal" => Event::SecondIllegalMove(side),
        other => {
            let expected = "expected \"flag\", \"resign\" or \"second_illegal\"";
            return Err(format!("event: found {}, {expected}", quoted(other)));
        }
    };
    match game.conclude(event) {
        // A game that is over keeps the ending it has, and that is the answer.
        Ok(_) | Err(NoConclusion::Over(_)) => {}
        Err(error @ NoConclusion::TooEarlyToAgree) => return Err(error.to_string()),
    }
    let article = game.ending().map(rules::Ending::article);
    Ok(json!({ "result": result(game.score()), "article": article }).into())
}

/// How many moves are followed before it is said that nothing is known: about a second's worth at most.
const MOVES_MAX: usize = 2_000_000;

/// Whether a side can still give checkmate by any series of legal moves.
pub(super) fn can_win(ask: &Ask) -> Result<Answer<'_>, String> {
    let game = ask.game()?;
    let side = ask.side()?;
    let answer = game.position().can_win(side, MOVES_MAX).map_err(|error| error.to_string())?;
    let answer = match answer {
        CanWin::Yes(line) => {
            let line: Vec<String> = line.iter().map(ToString::to_string).collect();
            json!({ "can_win": true, "line": line })
        }
        CanWin::No(reason) => json!({ "can_win": false, "why": english().unwinnable(&reason, side) }),
        CanWin::Unknown => json!({ "can_win": null }),
    };
    Ok(answer.into())
}

/// The rules by which a player may claim a draw.
#[derive(Clone, Copy)]
enum Rule {
    Threefold,
    Fifty,
}

/// Whether the player to move may claim a draw, perhaps with a move that is only written down.
pub(super) fn claim(ask: &Ask) -> Result<Answer<'_>, String> {
    let game = ask.settled_game()?;
    let rule = match ask.rule.as_deref() {
        Some("threefold") => Rule::Threefold,
        Some("fifty") => Rule::Fifty,
        Some(other) => {
            return Err(format!("rule: found {}, expected \"threefold\" or \"fifty\"", quoted(other)));
        }
        None => return Err(String::from("claim needs a rule, like \"rule\":\"threefold\"")),
    };
    let with = ask.with.as_deref().map(|text| read_attempt(text, "with")).transpose()?;
    let (allowed, why) = match (game.ending(), with) {
        (Some(ending), _) => {
            (false, format!("The game has ended before: {} (Article {}).", ending.code(), ending.article()))
        }
        (None, None) => claim_now(rule, &game),
        (None, Some(written)) => claim_with(rule, &game, written).unwrap_or_else(|refusal| {
            let (reason, article) = (refusal.reason.code(), refusal.article());
            (
                false,
                format!(
                    "No claim can be made with {written}, which is not legal: {reason} (Article {article})."
                ),
            )
        }),
    };
    Ok(json!({ "allowed": allowed, "why": why }).into())
}

fn claim_now(rule: Rule, game: &Game) -> (bool, String) {
    match rule {
        Rule::Threefold => {
            (game.may_claim_threefold(), format!("Now {} (Article 9.2.2).", appearances(game)))
        }
        Rule::Fifty => (game.may_claim_fifty_moves(), format!("Now {} (Article 9.3.2).", quiet_moves(game))),
    }
}

fn claim_with(rule: Rule, game: &Game, written: Attempt) -> Result<(bool, String), Refusal> {
    let mut after = game.clone();
    after.play(written)?;
    Ok(match rule {
        Rule::Threefold => (
            game.may_claim_threefold_with(written)?,
            format!("After {written} {} (Article 9.2.1).", appearances(&after)),
        ),
        Rule::Fifty => (
            game.may_claim_fifty_moves_with(written)?,
            format!("After {written} {} (Article 9.3.1).", quiet_moves(&after)),
        ),
    })
}

fn appearances(game: &Game) -> String {
    format!("the position has appeared {}, and a claim needs 3", counted(game.appearances(), "time"))
}

fn quiet_moves(game: &Game) -> String {
    let moves = counted(game.position().halfmove_clock() as usize, "move");
    format!(
        "the players have made {moves} together since the last capture or pawn move, and a claim needs 100"
    )
}
