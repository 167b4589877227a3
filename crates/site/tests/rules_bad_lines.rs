//! `squarewise rules` with lines that cannot be answered: each gets an error, and the next is read.

mod scratch;

use scratch::Scratch;

/// Each line must get this error, with a sound line after it answered as if nothing had been.
#[track_caller]
fn check(table: &[(&[u8], &str)]) {
    let mut input = Vec::new();
    for (line, _) in table {
        input.extend([line, &b"\n{\"do\":\"perft\",\"depth\":1}\r\n"[..]].concat());
    }
    let ran = Scratch::new().run_with_input(&["rules"], &input);
    assert_eq!((ran.code, &*ran.stderr), (Some(0), ""));
    let answers: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!(answers.len(), 2 * table.len());
    for ((line, wanted), answers) in table.iter().zip(answers.chunks(2)) {
        let line = String::from_utf8_lossy(&line[..line.len().min(80)]);
        let wanted = serde_json::json!({ "error": wanted }).to_string();
        assert_eq!(answers, [&*wanted, "{\"nodes\":20}"], "{line}");
    }
}

#[test]
fn what_is_no_question() {
    let empty = "the line is empty, expected a question like {\"do\":\"status\"}";
    let no_object = "the line is no JSON object, expected a question like {\"do\":\"status\"}";
    check(&[
        (b"", empty),
        (b"  \t ", empty),
        (b"not json", "expected ident at line 1 column 2"),
        (b"{\"do\":\"status\"", "EOF while parsing an object at line 1 column 14"),
        (b"{\"do\":\"status\"} more", "trailing characters at line 1 column 17"),
        (b"{\"do\":\"\xff\"}", "invalid unicode code point at line 1 column 8"),
        (b"\xff", "expected value at line 1 column 1"),
        (b"\0", "expected value at line 1 column 1"),
        (b"\xef\xbb\xbf", empty),
        (br#"{"do":"\ud800"}"#, "unexpected end of hex escape at line 1 column 14"),
        (br#"{"do":"pgn","text":"\udc00"}"#, "lone leading surrogate in hex escape at line 1 column 26"),
        (b"null", no_object),
        (b"[\"status\",null,[],false,null,null,null,null]", no_object),
        (b"{}", "missing field `do` at line 1 column 2"),
        (b"{\"do\":5}", "invalid type: integer `5`, expected a string at line 1 column 7"),
        (b"{\"do\":\"status\",\"do\":\"fen\"}", "duplicate field `do` at line 1 column 19"),
        (b"{\"do\":\"perft\",\"depth\":-1}", "depth: found -1, expected a whole number from 0 to 6"),
    ]);
}

#[test]
fn questions_and_keys_that_are_unknown() {
    let names = "expected one of fen, perft, moves, judge, status, claim, can_win, end, pgn";
    let game = "expected one of do, fen, moves, lesson, chess960";
    check(&[
        (b"{\"do\":\"dance\"}", &format!("unknown question \"dance\", {names}")),
        (b"{\"do\":\"status\",\"colour\":1}", &format!("status has no key \"colour\", {game}")),
        (
            b"{\"do\":\"judge\",\"try\":\"e7e5\",\"side\":\"black\"}",
            &format!("judge has no key \"side\", {game}, try, actor, ended"),
        ),
        (b"{\"do\":\"pgn\",\"fen\":\"x\"}", "pgn has no key \"fen\", expected one of do, text, lesson"),
    ]);
}

#[test]
fn words_that_are_missing_or_unknown() {
    let ended = "expected \"resignation:SIDE\", \"flag:SIDE\" or \"agreement\"";
    check(&[
        (br#"{"do":"claim"}"#, "claim needs a rule, like \"rule\":\"threefold\""),
        (br#"{"do":"claim","rule":"Fifty"}"#, "rule: found \"Fifty\", expected \"threefold\" or \"fifty\""),
        (br#"{"do":"end"}"#, "end needs an event, like \"event\":\"flag\""),
        (br#"{"do":"end","event":"flag"}"#, "end needs a side, like \"side\":\"white\""),
        (br#"{"do":"end","event":"flag","side":"w"}"#, "side: found \"w\", expected \"white\" or \"black\""),
        (
            br#"{"do":"end","event":"agreement","side":"white"}"#,
            "event: found \"agreement\", expected \"flag\", \"resign\" or \"second_illegal\"",
        ),
        (br#"{"do":"judge","try":"e2e4","ended":"mate"}"#, &format!("ended: found \"mate\", {ended}")),
        (
            br#"{"do":"judge","try":"e2e4","ended":"flag:"}"#,
            "ended: found \"\", expected \"white\" or \"black\"",
        ),
        (
            br#"{"do":"judge","try":"e2e4","ended":"agreement"}"#,
            "ended: a draw can be agreed only once both players have made a move",
        ),
        (
            br#"{"do":"judge","try":"e2e4","moves":["f2f3","e7e5","g2g4","d8h4"],"ended":"flag:white"}"#,
            "ended: the game has ended before: checkmate",
        ),
        (br#"{"do":"pgn"}"#, "pgn needs a text, like \"text\":\"1. e4 e5 *\""),
    ]);
}

#[test]
fn positions_and_moves_that_cannot_be() {
    let no_kings = "fen: White has no king; Black has no king";
    let a_move = "a move is two squares like e2e4, with a letter of QRBN when a pawn is promoted, like e7e8q";
    let fen = br#""fen":"8/8/8/8/3R4/8/8/8 w - - 0 1"}"#;
    let with_fen = |verb: &[u8]| [&b"{\"do\":\""[..], verb, b"\",", fen].concat();
    check(&[
        (&with_fen(b"moves"), no_kings),
        (&with_fen(b"judge"), no_kings),
        (&with_fen(b"status"), no_kings),
        (&with_fen(b"perft"), "perft needs a depth, like \"depth\":3"),
        (br#"{"do":"status","moves":["e2e4","e7e4"]}"#, "move 2 is not legal: e7e4: wrong_pattern (3.7)"),
        (br#"{"do":"status","moves":["castle"]}"#, &format!("move 1: found \"castle\"; {a_move}")),
        (
            br#"{"do":"judge","try":"e2e4","moves":["f2f3","e7e5","g2g4","d8h4","a2a3"]}"#,
            "move 5 is not legal: a2a3: game_over (5.1.1)",
        ),
    ]);
}

#[test]
fn a_byte_order_mark_is_no_part_of_a_question() {
    let ran = Scratch::new().run_with_input(&["rules"], b"\xef\xbb\xbf{\"do\":\"perft\",\"depth\":1}");
    assert_eq!(ran.stdout, "{\"nodes\":20}\n");
}

#[test]
fn a_long_word_is_not_repeated() {
    let word = "k".repeat(1_000_000);
    let clipped = format!("\"{}…\"", "k".repeat(60));
    for (question, place) in [
        (format!(r#"{{"do":"{word}"}}"#), "unknown question "),
        (format!(r#"{{"do":"status","{word}":1}}"#), "status has no key "),
        (format!(r#"{{"do":"status","moves":["{word}"]}}"#), "move 1: found "),
        (format!(r#"{{"do":"judge","try":"{word}"}}"#), "try: found "),
        (format!(r#"{{"do":"judge","try":"e2e4","ended":"{word}"}}"#), "ended: found "),
        (format!(r#"{{"do":"judge","try":"e2e4","actor":"{word}"}}"#), "actor: found "),
        (format!(r#"{{"do":"moves","from":"{word}"}}"#), "from: found "),
        (format!(r#"{{"do":"claim","rule":"{word}"}}"#), "rule: found "),
        (format!(r#"{{"do":"end","side":"white","event":"{word}"}}"#), "event: found "),
    ] {
        let ran = Scratch::new().run_with_input(&["rules"], question.as_bytes());
        let answer: serde_json::Value = serde_json::from_str(&ran.stdout).expect("an answer");
        let error = answer["error"].as_str().expect("an error");
        assert!(error.starts_with(&format!("{place}{clipped}")) && error.len() < 300, "{place}: {error}");
    }
}

/// Games are written as they are read: of 50,000 in one line, two bytes each, only one is in memory.
#[cfg(target_os = "linux")]
#[test]
fn a_text_of_many_games_takes_no_more_memory_than_its_line() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};

    let mut command = Command::new(env!("CARGO_BIN_EXE_squarewise"));
    let child = command.arg("rules").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = child.spawn().expect("the program");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    writeln!(stdin, r#"{{"do":"pgn","text":"{}"}}"#, "* ".repeat(50_000)).expect("a reader");
    let mut answer = String::new();
    stdout.read_line(&mut answer).expect("an answer");
    // It waits for the next line, so it is still there to be looked at.
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).expect("a process");
    drop(stdin);
    child.wait().expect("the program ends");

    assert_eq!(answer.matches("\"result\":\"*\"").count(), 50_000);
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a peak");
    let peak_kb: usize = peak.trim().trim_end_matches(" kB").parse().expect("a number");
    assert!(peak_kb < 20_000, "a line of 100 kB took {peak_kb} kB");
}

#[test]
fn long_and_deep_lines() {
    let padded = format!("{{\"do\":\"status\",\"fen\":\"{}\"}}", "8/".repeat(500_000));
    let deep = "[".repeat(1_000_000);
    let ran = Scratch::new()
        .run_with_input(&["rules"], format!("{padded}\n{deep}\n{{\"do\":\"perft\",\"depth\":1}}").as_bytes());
    let answers: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!(ran.code, Some(0));
    assert_eq!(answers[0], "{\"error\":\"fen: found 500001 ranks, expected 8\"}");
    assert_eq!(
        answers[1..],
        ["{\"error\":\"recursion limit exceeded at line 1 column 128\"}", "{\"nodes\":20}"]
    );

    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let moves: Vec<String> = shuffle.iter().cycle().take(100_000).map(|step| format!("\"{step}\"")).collect();
    let line = format!("{{\"do\":\"status\",\"moves\":[{}]}}\n", moves.join(","));
    let ran = Scratch::new().run_with_input(&["rules"], line.as_bytes());
    assert_eq!(ran.stdout, "{\"error\":\"move 17 is not legal: g1f3: game_over (9.6.1)\"}\n");
}
