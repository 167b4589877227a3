//! Questions about games as they are written down.

use rules::{Kings, PgnError, PgnGame, PgnGames};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::Answer;
use super::ask::Ask;
use super::ending::result;

/// The games of a text, faulty ones as far as they can be read.
pub(super) fn pgn(ask: &Ask) -> Result<Answer<'_>, String> {
    let text = ask.text.as_deref().ok_or("pgn needs a text, like \"text\":\"1. e4 e5 *\"")?;
    Ok(Answer::Games { games: Games { text, kings: ask.kings() } })
}

/// Games that are read as they are written.
pub(super) struct Games<'a> {
    text: &'a str,
    kings: Kings,
}

impl Serialize for Games<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(PgnGames::of(self.text, self.kings).map(|game| entry(&game)))
    }
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
