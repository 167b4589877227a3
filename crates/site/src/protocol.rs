//! The line protocol of `squarewise rules`: one JSON object a line in, one a line out, in order.

mod ask;
mod ending;
mod pgn;
mod position;

use std::io::{self, BufRead, Write};

use serde_json::{Value, json};

use crate::trouble::Trouble;
use ask::Ask;

/// What `squarewise rules --help` says. A test asks its examples.
pub const HELP: &str = include_str!("protocol/help.txt");

/// A kind of question.
struct Question {
    name: &'static str,
    /// The keys it may have: those of every question about a game, and its own.
    keys: [&'static [&'static str]; 2],
    answer: fn(&Ask) -> Result<Value, String>,
}

/// What says which game is meant.
const GAME: &[&str] = &["fen", "moves", "lesson", "chess960"];

/// The questions that are answered.
const QUESTIONS: [Question; 9] = [
    Question { name: "fen", keys: [GAME, &[]], answer: position::fen },
    Question { name: "perft", keys: [GAME, &["depth"]], answer: position::perft },
    Question { name: "moves", keys: [GAME, &["from"]], answer: position::moves },
    Question { name: "judge", keys: [GAME, &["try", "actor", "ended"]], answer: position::judge },
    Question { name: "status", keys: [GAME, &[]], answer: position::status },
    Question { name: "claim", keys: [GAME, &["rule", "with"]], answer: ending::claim },
    Question { name: "can_win", keys: [GAME, &["side"]], answer: ending::can_win },
    Question { name: "end", keys: [GAME, &["event", "side"]], answer: ending::end },
    Question { name: "pgn", keys: [&[], &["text", "lesson"]], answer: pgn::pgn },
];

/// Answers every line until there are no more.
///
/// # Errors
/// The input cannot be read, or the output cannot be written. A reader that has gone away is no error.
pub fn run(input: impl BufRead, mut output: impl Write) -> Result<(), Trouble> {
    let stop = |error: io::Error| Trouble::new(format!("cannot go on reading and writing lines: {error}"));
    for line in input.split(b'\n') {
        let line = line.map_err(stop)?;
        let answer = answer(&line).unwrap_or_else(|error| json!({ "error": error }));
        match writeln!(output, "{answer}").and_then(|()| output.flush()) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            written => written.map_err(stop)?,
        }
    }
    Ok(())
}

/// The answer to one line, or what is wrong with it.
fn answer(line: &[u8]) -> Result<Value, String> {
    if line.trim_ascii().is_empty() {
        // Answered all the same, so that lines and answers go on in step.
        return Err(String::from("the line is empty, expected a question like {\"do\":\"status\"}"));
    }
    let read = |error: serde_json::Error| error.to_string();
    let Value::Object(asked) = serde_json::from_slice(line).map_err(read)? else {
        return Err(String::from("the line is no JSON object, expected a question like {\"do\":\"status\"}"));
    };
    if let Some(Value::String(name)) = asked.get("do") {
        // Before the values are read: of an unknown question every key would be called unknown.
        check_keys(question(name)?, asked.keys())?;
    }
    let ask: Ask = serde_json::from_slice(line).map_err(read)?;
    (question(&ask.name)?.answer)(&ask)
}

fn question(name: &str) -> Result<&'static Question, String> {
    QUESTIONS.iter().find(|question| question.name == name).ok_or_else(|| {
        let names = QUESTIONS.map(|question| question.name);
        format!("unknown question {name:?}, expected one of {}", names.join(", "))
    })
}

/// A key that a question would not look at is a slip, and its answer would be to another question.
fn check_keys<'a>(question: &Question, mut keys: impl Iterator<Item = &'a String>) -> Result<(), String> {
    let known = question.keys.concat();
    match keys.find(|key| *key != "do" && !known.contains(&key.as_str())) {
        None => Ok(()),
        Some(key) => {
            Err(format!("{} has no key {key:?}, expected one of do, {}", question.name, known.join(", ")))
        }
    }
}
