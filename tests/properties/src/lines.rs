//! What must hold for any lines that are sent to `squarewise rules`.

use serde_json::{Value, json};
use site::protocol;

use crate::choices::Choices;
use crate::{attempt, play};

/// No depth that takes longer than a moment can be put together from these.
const WORDS: [&str; 44] = [
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    "\"",
    "\\",
    "\n",
    "\r\n",
    " ",
    "\0",
    "{\"do\":",
    "\"fen\"",
    "\"perft\"",
    "\"depth\"",
    "0",
    "1",
    "2",
    "-",
    "1e99",
    "9999999999",
    "\"moves\"",
    "\"judge\"",
    "\"try\"",
    "\"e2e4\"",
    "\"e7e8Q\"",
    "\"status\"",
    "\"claim\"",
    "\"rule\"",
    "\"fifty\"",
    "\"pgn\"",
    "\"text\"",
    "\"1. e4 e5 *\"",
    "\"end\"",
    "\"event\"",
    "\"flag\"",
    "\"white\"",
    "true",
    "null",
    "\\ud800",
    "\\u0000",
    "\u{feff}",
    "{\"do\":\"status\"}\n",
];

/// Sends bytes that are no questions, and several questions about one game.
pub fn lines(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    match choices.below(8) {
        0 | 1 => drop(answers(bytes)),
        2..=5 => {
            let text = choices.text(&WORDS);
            drop(answers(text.replace(['3', '4', '5', '6'], "2").as_bytes()));
        }
        _ => about_one_game(&mut choices),
    }
}

/// One answer for every line, each an object.
fn answers(input: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    protocol::run(input, &mut output).expect("memory can be read and written");
    let output = String::from_utf8(output).expect("JSON is UTF-8");
    let lines = input.split_inclusive(|&byte| byte == b'\n').count();
    assert_eq!(output.split_inclusive('\n').count(), lines, "{}", String::from_utf8_lossy(input));
    let read = |line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    let answers: Vec<Value> = output.lines().map(read).collect();
    assert!(answers.iter().all(Value::is_object), "{output}");
    answers
}

fn about_one_game(choices: &mut Choices) {
    let start = play::position(choices);
    let (mut position, mut moves) = (start, Vec::new());
    for _ in 0..choices.below(12) {
        let legal = position.legal_moves();
        let tried = attempt::any(&position, choices);
        moves.push(tried.to_string());
        match legal.into_iter().find(|&legal| legal.to_string() == tried.to_string()) {
            Some(legal) => position = position.after(legal),
            None => break,
        }
    }
    let tried = attempt::any(&position, choices).to_string();
    let asked = |question: Value| {
        let game = json!({
            "fen": start.to_setup().to_string(),
            "moves": moves,
            "lesson": true,
            "chess960": start.variant() == rules::Variant::Chess960,
        });
        let mut asked = game;
        for (key, value) in question.as_object().expect("an object") {
            asked[key] = value.clone();
        }
        asked.to_string()
    };
    let questions = [
        json!({ "do": "status" }),
        json!({ "do": "fen" }),
        json!({ "do": "moves" }),
        json!({ "do": "perft", "depth": 1 }),
        json!({ "do": "judge", "try": tried }),
        json!({ "do": "claim", "rule": "threefold", "with": tried }),
        json!({ "do": "end", "event": "flag", "side": "white" }),
    ];
    let input = questions.map(asked).join("\n");
    let answers = answers(input.as_bytes());
    let [status, fen, listed, perft, judged, claim, end] = &answers[..] else { panic!("{input}") };

    let fails = |answer: &&Value| answer.get("error").is_some();
    let failed = [status, listed, perft, judged, claim, end].iter().filter(|answer| fails(answer)).count();
    assert!(failed == 0 || failed == 6, "{input}\n{answers:?}");
    assert_eq!(failed == 0, fen["ok"] == true, "{input}\n{answers:?}");
    if failed > 0 {
        return;
    }
    assert_eq!(fen["fen"], status["fen"], "{input}");
    let moves = listed["moves"].as_array().expect("a list");
    let goes_on = matches!(status["status"].as_str(), Some("ongoing" | "check"));
    assert_eq!(status["result"] == "*", goes_on, "{input}\n{status}");
    assert!(goes_on || moves.is_empty(), "{input}\n{status}");
    assert!(!goes_on || perft["nodes"] == moves.len(), "{input}\n{perft} {listed}");
    let found = moves.iter().find(|entry| entry["uci"] == tried);
    assert_eq!(judged["legal"], found.is_some(), "{input}\n{judged}");
    match found {
        Some(entry) => assert_eq!(judged["san"], entry["san"], "{input}"),
        None => assert_ne!(judged["text"].as_str().map(str::len), Some(0), "{input}\n{judged}"),
    }
    assert!(claim["allowed"] == false || found.is_some(), "{input}\n{claim}");
    assert_ne!(end["result"], "*", "{input}\n{end}");
}
