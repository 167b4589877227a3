//! The line protocol of `squarewise rules`: one JSON object a line in, one a line out, in order.

mod ask;
mod ending;
mod pgn;
mod position;

use std::io::{self, BufRead, BufWriter, Write};

use serde::Serialize;
use serde_json::{Value, json};

use crate::trouble::Trouble;
use ask::{Ask, quoted};
use pgn::Games;

/// What `squarewise rules --help` says. A test asks its examples.
pub const HELP: &str = include_str!("protocol/help.txt");

/// A kind of question.
struct Question {
    name: &'static str,
    /// The keys it may have: those of every question about a game, and its own.
    keys: [&'static [&'static str]; 2],
    answer: fn(&Ask) -> Result<Answer<'_>, String>,
}

/// What is said to a question.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer<'a> {
    /// Known whole.
    Whole(Value),
    /// Found while it is written: of a long text one game at a time is in memory.
    Games { games: Games<'a> },
}

impl From<Value> for Answer<'_> {
    fn from(whole: Value) -> Self {
        Answer::Whole(whole)
    }
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
pub fn run(input: impl BufRead, output: impl Write) -> Result<(), Trouble> {
    let stop = |error: io::Error| Trouble::new(format!("cannot go on reading and writing lines: {error}"));
    let mut output = BufWriter::new(output);
    for line in input.split(b'\n') {
        let line = line.map_err(stop)?;
        match write_answer(&line, &mut output) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            written => written.map_err(stop)?,
        }
    }
    Ok(())
}

/// Writes the answer to one line, or what is wrong with it.
fn write_answer(line: &[u8], output: &mut impl Write) -> io::Result<()> {
    let asked = read(line);
    let answered = asked.as_ref().map_err(String::clone).and_then(|(question, ask)| (question.answer)(ask));
    let answer = answered.unwrap_or_else(|error| Answer::Whole(json!({ "error": error })));
    serde_json::to_writer(&mut *output, &answer)?;
    writeln!(output)?;
    output.flush()
}

/// What some programs write before a text.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Which question a line asks, and about what.
fn read(line: &[u8]) -> Result<(&'static Question, Ask), String> {
    let line = line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line);
    if line.trim_ascii().is_empty() {
        // Answered all the same, so that lines and answers go on in step.
        return Err(String::from("the line is empty, expected a question like {\"do\":\"status\"}"));
    }
    let fault = |error: serde_json::Error| error.to_string();
    // Read twice, and forgotten in between: of an unknown question every key would be called unknown.
    check_keys(serde_json::from_slice(line).map_err(fault)?)?;
    let ask: Ask = serde_json::from_slice(line).map_err(fault)?;
    Ok((question(&ask.name)?, ask))
}

fn question(name: &str) -> Result<&'static Question, String> {
    QUESTIONS.iter().find(|question| question.name == name).ok_or_else(|| {
        let names = QUESTIONS.map(|question| question.name);
        format!("unknown question {}, expected one of {}", quoted(name), names.join(", "))
    })
}

/// A key that a question would not look at is a slip, and its answer would be to another question.
fn check_keys(line: Value) -> Result<(), String> {
    let Value::Object(asked) = line else {
        return Err(String::from("the line is no JSON object, expected a question like {\"do\":\"status\"}"));
    };
    let Some(Value::String(name)) = asked.get("do") else { return Ok(()) };
    let question = question(name)?;
    let known = question.keys.concat();
    match asked.keys().find(|key| *key != "do" && !known.contains(&key.as_str())) {
        None => Ok(()),
        Some(key) => {
            let (found, known) = (quoted(key), known.join(", "));
            Err(format!("{} has no key {found}, expected one of do, {known}", question.name))
        }
    }
}
