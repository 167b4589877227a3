//! The line protocol of `squarewise rules`: one JSON object a line in, one a line out, in order.

use std::io::{self, BufRead, Write};

use lesson::words;
use rules::{Attempt, FenError, Game, Kind, Kings, Position, San, Side, Square, Turns};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::trouble::Trouble;

/// What `squarewise rules --help` says.
pub const HELP: &str = r#"Answers questions about positions: one JSON object a line in, one a line out, in the same order.
A line that cannot be answered gets {"error":…}, and the next is read.

Each question may have a "fen" (left out: the starting position), "moves" played from it, like
["e2e4","e7e5"], and "lesson":true, which lets kings be missing.

  {"do":"fen","fen":F}                  {"ok":true,"fen":…} or {"ok":false,"errors":[codes],"text":…}
  {"do":"perft","depth":3}              {"nodes":8902}
  {"do":"moves","from":"g1"}            {"moves":[{"uci":"g1f3","san":"Nf3","capture":false},…]}
  {"do":"judge","try":"e2e5"}           {"legal":true,"san":…} or
                                        {"legal":false,"code":…,"squares":[…],"article":…,"text":…}
  {"do":"status","moves":["e2e4"]}      {"status":"ongoing","result":"*","claims":[],"count":1,…}

"judge" may name who tries: "actor":"black". Without "from", "moves" lists the moves of all pieces."#;

/// The deepest perft that is counted: deeper takes longer than anybody waits.
const DEPTH_MAX: u32 = 8;

/// The questions that are answered.
const VERBS: [&str; 5] = ["fen", "perft", "moves", "judge", "status"];

/// A question, as it is typed.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Ask {
    #[serde(rename = "do")]
    verb: String,
    fen: Option<String>,
    #[serde(default)]
    moves: Vec<String>,
    #[serde(default)]
    lesson: bool,
    depth: Option<u32>,
    from: Option<String>,
    #[serde(rename = "try")]
    attempt: Option<String>,
    actor: Option<String>,
}

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
    let ask = read_ask(line)?;
    match ask.verb.as_str() {
        "fen" => Ok(fen(&ask)),
        "perft" => perft(&ask),
        "moves" => moves(&ask),
        "judge" => judge(&ask),
        "status" => Ok(status(&ask.game()?)),
        other => Err(unknown(other)),
    }
}

fn read_ask(line: &[u8]) -> Result<Ask, String> {
    if line.trim_ascii().is_empty() {
        // Answered all the same, so that lines and answers go on in step.
        return Err(String::from("the line is empty, expected a question like {\"do\":\"status\"}"));
    }
    let read = |error: serde_json::Error| error.to_string();
    let Value::Object(asked) = serde_json::from_slice(line).map_err(read)? else {
        return Err(String::from("the line is no JSON object, expected a question like {\"do\":\"status\"}"));
    };
    match asked.get("do") {
        // Its keys would be called unknown, though the question is.
        Some(Value::String(verb)) if !VERBS.contains(&verb.as_str()) => Err(unknown(verb)),
        _ => serde_json::from_slice(line).map_err(read),
    }
}

fn unknown(verb: &str) -> String {
    format!("unknown question {verb:?}, expected one of {}", VERBS.join(", "))
}

impl Ask {
    fn position(&self) -> Result<Position, FenError> {
        let kings = if self.lesson { Kings::AnyNumber } else { Kings::Both };
        Position::from_fen(self.fen.as_deref().unwrap_or(rules::INITIAL), kings)
    }

    /// The game so far.
    fn game(&self) -> Result<Game, String> {
        let start = self.position().map_err(|error| format!("fen: {error}"))?;
        let mut game = Game::new(start, Turns::Alternate);
        for (index, text) in self.moves.iter().enumerate() {
            let number = index + 1;
            let attempt: Attempt = read(text, &format!("move {number}"))?;
            game.play(attempt).map_err(|refusal| format!("move {number} is not legal: {refusal}"))?;
        }
        Ok(game)
    }
}

fn read<T: std::str::FromStr<Err: std::fmt::Display>>(text: &str, what: &str) -> Result<T, String> {
    text.parse().map_err(|error| format!("{what}: found {text:?}; {error}"))
}

fn fen(ask: &Ask) -> Value {
    match ask.position() {
        Err(error) => {
            let codes: Vec<_> = error.faults.iter().map(rules::FenFault::code).collect();
            json!({ "ok": false, "errors": codes, "text": error.to_string() })
        }
        Ok(_) => match ask.game() {
            Ok(game) => json!({ "ok": true, "fen": game.position().to_string() }),
            Err(error) => json!({ "ok": false, "errors": ["moves"], "text": error }),
        },
    }
}

fn perft(ask: &Ask) -> Result<Value, String> {
    let depth = ask.depth.ok_or("perft needs a depth")?;
    if depth > DEPTH_MAX {
        return Err(format!("found depth {depth}, expected at most {DEPTH_MAX}"));
    }
    Ok(json!({ "nodes": ask.game()?.position().perft(depth) }))
}

fn moves(ask: &Ask) -> Result<Value, String> {
    let game = ask.game()?;
    let position = game.position();
    let from: Option<Square> = ask.from.as_deref().map(|text| read(text, "from")).transpose()?;
    let mut moves = position.legal_moves();
    if game.ending().is_some() {
        moves.clear();
    }
    moves.retain(|legal| from.is_none_or(|from| legal.from() == from));
    moves.sort_by_key(ToString::to_string);
    let entry = |&legal: &rules::Move| {
        let san = San::of(position, legal);
        json!({ "uci": legal.to_string(), "san": san.to_string(), "capture": san.is_capture() })
    };
    Ok(json!({ "moves": moves.iter().map(entry).collect::<Vec<_>>() }))
}

fn judge(ask: &Ask) -> Result<Value, String> {
    let game = ask.game()?;
    let attempt = ask.attempt.as_deref().ok_or("judge needs a try, like \"try\":\"e2e4\"")?;
    let attempt = read_attempt(attempt)?;
    let actor = match ask.actor.as_deref() {
        None => game.position().side_to_move(),
        Some("white") => Side::White,
        Some("black") => Side::Black,
        Some(other) => return Err(format!("actor: found {other:?}, expected \"white\" or \"black\"")),
    };
    Ok(match game.judge_by(actor, attempt) {
        Ok(legal) => json!({ "legal": true, "san": San::of(game.position(), legal).to_string() }),
        Err(refusal) => {
            let squares = refusal.culprits.iter().map(|(role, square)| format!("{}={square}", role.name()));
            let mut squares: Vec<String> = squares.collect();
            squares.sort();
            json!({
                "legal": false,
                "code": refusal.reason.code(),
                "squares": squares,
                "article": refusal.article(),
                "text": words::refusal(&refusal, game.position()),
            })
        }
    })
}

/// Reads a try. A letter that is no piece at all is as wrong as a promotion to a pawn, and refused as one.
fn read_attempt(text: &str) -> Result<Attempt, String> {
    let unknown_letter = text.len() == 5 && text.ends_with(|letter: char| letter.is_ascii_alphabetic());
    match text.parse() {
        Ok(attempt) => Ok(attempt),
        Err(_) if unknown_letter => {
            let squares: Attempt = read(&text[..4], "try")?;
            Ok(Attempt { promotion: Some(Kind::Pawn), ..squares })
        }
        Err(error) => Err(format!("try: found {text:?}; {error}")),
    }
}

fn status(game: &Game) -> Value {
    let position = game.position();
    let status = match game.ending() {
        Some(ending) => ending.code(),
        None if position.is_check() => "check",
        None => "ongoing",
    };
    let claims = [("threefold", game.may_claim_threefold()), ("fifty", game.may_claim_fifty_moves())];
    let claims: Vec<&str> = claims.iter().filter(|(_, may)| *may).map(|(name, _)| *name).collect();
    json!({
        "status": status,
        "result": game.score().map_or_else(|| String::from("*"), |score| score.to_string()),
        "claims": claims,
        "count": game.appearances(),
        "halfmove": position.halfmove_clock(),
        "ep_possible": position.legal_en_passant().is_some(),
        "castling": position.castling().to_string(),
        "fen": position.to_string(),
    })
}
