//! `squarewise rules` asked every row of the tables of `rules`, and every example of its own help.

mod scratch;

use scratch::Scratch;
use serde_json::{Value, json};

const REFUSALS: &str = include_str!("../../rules/tests/cases/illegal-reasons.tsv");
const CORNERS: &str = include_str!("../../rules/tests/cases/corner-cases.tsv");

/// A table's rows as cells, the heading left out.
fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table.lines().skip(1).map(|line| line.split('\t').collect())
}

/// The keys that say which game is meant.
fn game(variant: &str, start: &str, moves: &str) -> Value {
    let moves: Vec<&str> = moves.split(' ').filter(|played| *played != "-").collect();
    json!({ "chess960": variant == "chess960", "fen": start, "moves": moves })
}

/// The answers to rows of a table against those that it has.
#[track_caller]
fn check(asked: &[(&str, Value, String)], said: impl Fn(usize, &Value) -> String, rows_min: usize) {
    let answers = Scratch::new().ask(asked.iter().map(|(_, ask, _)| ask));
    let mut wrong = Vec::new();
    for (row, ((id, ask, wanted), answer)) in asked.iter().zip(&answers).enumerate() {
        let got = said(row, answer);
        if got != *wanted {
            wrong.push(format!("{id}: {ask}\n  got {got}, wanted {wanted}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {} rows are wrong:\n{}", wrong.len(), asked.len(), wrong.join("\n"));
    assert!(asked.len() >= rows_min, "only {} rows were asked", asked.len());
}

#[test]
fn refusals_give_their_code_squares_and_article() {
    let asked: Vec<_> = rows(REFUSALS)
        .map(|row| {
            let [id, variant, start, moves, _, attempt, actor, ended, code, squares, _, article, _] = row[..]
            else {
                panic!("a row with {} cells: {row:?}", row.len());
            };
            let mut ask = game(variant, start, moves);
            (ask["do"], ask["try"]) = ("judge".into(), attempt.into());
            for (key, value) in [("actor", actor), ("ended", ended)] {
                if value != "-" {
                    ask[key] = value.into();
                }
            }
            (id, ask, format!("{code} {squares} {}", if code == "legal" { "-" } else { article }))
        })
        .collect();
    let said = |_, answer: &Value| {
        if answer["legal"] == true {
            return String::from("legal - -");
        }
        let squares: Vec<&str> =
            answer["squares"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let squares = if squares.is_empty() { String::from("-") } else { squares.join(",") };
        format!("{} {squares} {}", word(&answer["code"]), word(&answer["article"]))
    };
    check(&asked, said, 184);
}

#[test]
fn corner_cases_have_their_answers() {
    let (mut asked, mut readers) = (Vec::new(), Vec::new());
    for row in rows(CORNERS) {
        let [id, _, variant, start, moves, _, query, expected, ..] = row[..] else {
            panic!("a row with {} cells: {row:?}", row.len());
        };
        let (ask, reader) = question(game(variant, start, moves), query);
        asked.push((id, ask, expected.to_owned()));
        readers.push(reader);
    }
    check(&asked, |row, answer| readers[row](answer), 97);
}

type Reader = fn(&Value) -> String;

/// The question to ask for a query of the table, and how to read the answer in the table's words.
fn question(mut game: Value, query: &str) -> (Value, Reader) {
    let (own, reader): (Value, Reader) = match query.split(' ').collect::<Vec<_>>()[..] {
        ["after", played, ref then @ ..] => {
            game["moves"].as_array_mut().expect("a list").push(played.into());
            return question(game, &then.join(" "));
        }
        ["legal", attempt] => (json!({ "do": "judge", "try": attempt }), |answer| word(&answer["legal"])),
        ["san", attempt] => (json!({ "do": "judge", "try": attempt }), |answer| word(&answer["san"])),
        ["legal_count"] => (json!({ "do": "moves" }), |answer| moves(answer).len().to_string()),
        ["legal_moves"] => (json!({ "do": "moves" }), |answer| moves(answer).join(",")),
        ["legal_moves_of", from] => (json!({ "do": "moves", "from": from }), |answer| {
            let mut targets: Vec<String> = moves(answer).iter().map(|uci| uci[2..4].to_owned()).collect();
            targets.dedup();
            targets.join(",")
        }),
        ["board"] => (json!({ "do": "fen" }), |answer| {
            word(&answer["fen"]).split(' ').next().unwrap_or_default().to_owned()
        }),
        ["status"] => (json!({ "do": "status" }), |answer| word(&answer["status"])),
        ["fivefold"] => (json!({ "do": "status" }), |answer| yes_no(answer["status"] == "fivefold")),
        ["draw75"] => (json!({ "do": "status" }), |answer| yes_no(answer["status"] == "seventyfive")),
        ["castling"] => (json!({ "do": "status" }), |answer| word(&answer["castling"])),
        ["ep_possible"] => (json!({ "do": "status" }), |answer| word(&answer["ep_possible"])),
        ["count"] => (json!({ "do": "status" }), |answer| word(&answer["count"])),
        ["halfmove"] => (json!({ "do": "status" }), |answer| word(&answer["halfmove"])),
        ["result"] => (json!({ "do": "status" }), |answer| word(&answer["result"])),
        [claim @ ("claim3_now" | "claim50_now")] => (json!({ "do": "claim", "rule": rule(claim) }), allowed),
        [claim @ ("claim3_with" | "claim50_with"), written] => {
            (json!({ "do": "claim", "rule": rule(claim), "with": written }), allowed)
        }
        [event @ ("flag" | "resign" | "second_illegal"), side] => {
            let side = if side == "w" { "white" } else { "black" };
            (json!({ "do": "end", "event": event, "side": side }), |answer| word(&answer["result"]))
        }
        ref other => panic!("no such question: {other:?}"),
    };
    for (key, value) in own.as_object().expect("keys and values") {
        game[key] = value.clone();
    }
    (game, reader)
}

fn rule(claim: &str) -> &str {
    if claim.starts_with("claim3") { "threefold" } else { "fifty" }
}

fn allowed(answer: &Value) -> String {
    let why = answer["why"].as_str().unwrap_or_default();
    assert!(why.ends_with(").") && why.matches(". ").count() == 0, "one sentence with its article: {answer}");
    word(&answer["allowed"])
}

fn moves(answer: &Value) -> Vec<String> {
    answer["moves"].as_array().into_iter().flatten().map(|entry| word(&entry["uci"])).collect()
}

/// A value in the table's words.
fn word(value: &Value) -> String {
    match value {
        Value::Bool(yes) => yes_no(*yes),
        Value::String(text) => text.clone(),
        Value::Null | Value::Number(_) | Value::Array(_) | Value::Object(_) => value.to_string(),
    }
}

fn yes_no(yes: bool) -> String {
    String::from(if yes { "yes" } else { "no" })
}

#[test]
fn the_examples_of_the_help_are_true() {
    let scratch = Scratch::new();
    let help = scratch.run(&["rules", "--help"]).stdout;
    let lines: Vec<&str> = help.lines().collect();
    let examples: Vec<&[&str]> = lines.windows(2).filter(|pair| pair[0].starts_with("  {\"do\"")).collect();
    assert!(examples.len() > 10, "{help}");
    for (example, answer) in examples.iter().zip(scratch.ask(examples.iter().map(|example| example[0]))) {
        // What stands for a `…` may be anything.
        let (answer, wanted) = (answer.to_string(), example[1].trim());
        let mut rest = answer.as_str();
        for (index, part) in wanted.split('…').enumerate() {
            let at = rest.find(part).filter(|at| index > 0 || *at == 0);
            let at = at.unwrap_or_else(|| panic!("{}\n  got {answer}\n  wanted {wanted}", example[0]));
            rest = &rest[at + part.len()..];
        }
        assert_eq!(rest, "", "{}\n  got {answer}\n  wanted {wanted}", example[0]);
    }
}
