//! Questions about games as they are written down.

use rules::{PgnError, PgnGame, PgnGames};
use serde_json::{Value, json};

use super::ask::Ask;
use super::ending::result;

/// The games of a text, faulty ones as far as they can be read.
pub(super) fn pgn(ask: &Ask) -> Result<Value, String> {
    let text = ask.text.as_deref().ok_or("pgn needs a text, like \"text\":\"1. e4 e5 *\"")?;
    let games: Vec<Value> = PgnGames::of(text, ask.kings()).map(|game| entry(&game)).collect();
    Ok(json!({ "games": games }))
}

fn entry(game: &PgnGame) -> Value {
    let tags: serde_json::Map<_, _> =
        game.tags().map(|(name, value)| (name.to_owned(), Value::from(value))).collect();
    let moves: Vec<String> = game.line.moves.iter().map(|played| played.san.to_string()).collect();
    let errors: Vec<Value> = game.errors.iter().map(fault).collect();
    json!({ "tags": tags, "moves": moves, "result": result(game.result), "errors": errors })
}

fn fault(error: &PgnError) -> Value {
    json!({ "line": error.line, "column": error.column, "text": error.fault.to_string() })
}
