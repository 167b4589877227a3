//! `squarewise rules` about whole games: claims, endings off the board, and PGN.

mod scratch;

use scratch::check_answers as check;
use serde_json::{Value, json};

/// The initial position for the second time, with Black to repeat it once more.
const SHUFFLE: &str = r#""moves":["g1f3","g8f6","f3g1","f6g8","g1f3","g8f6","f3g1"]"#;
const MATE: &str = r#""moves":["f2f3","e7e5","g2g4","d8h4"]"#;

#[test]
fn claims_say_why() {
    let claim = |ask: &str, allowed: bool, why: &str| {
        (format!(r#"{{"do":"claim",{ask}}}"#), json!({ "allowed": allowed, "why": why }))
    };
    let quiet = |clock: u32| format!(r#""rule":"fifty","fen":"4k3/8/8/8/8/8/8/R3K3 w - - {clock} 80""#);
    let counted = "since the last capture or pawn move, and a claim needs 100";
    check(&[
        claim(
            r#""rule":"threefold""#,
            false,
            "Now the position has appeared 1 time, and a claim needs 3 (Article 9.2.2).",
        ),
        claim(
            &format!(r#"{SHUFFLE},"rule":"threefold","with":"f6g8""#),
            true,
            "After f6g8 the position has appeared 3 times, and a claim needs 3 (Article 9.2.1).",
        ),
        claim(
            &format!(r#"{SHUFFLE},"rule":"threefold","with":"g8f6""#),
            false,
            "No claim can be made with g8f6, which is not legal: empty_square (Article 1.1).",
        ),
        claim(
            &quiet(99),
            false,
            &format!("Now the players have made 99 moves together {counted} (Article 9.3.2)."),
        ),
        claim(
            &quiet(100),
            true,
            &format!("Now the players have made 100 moves together {counted} (Article 9.3.2)."),
        ),
        claim(
            &format!(r#"{},"with":"a1a2""#, quiet(99)),
            true,
            &format!("After a1a2 the players have made 100 moves together {counted} (Article 9.3.1)."),
        ),
        claim(
            &format!(r#"{MATE},"rule":"fifty","with":"e2e4""#),
            false,
            "The game has ended before: checkmate (Article 5.1.1).",
        ),
    ]);
}

#[test]
fn games_end_off_the_board() {
    let end = |ask: &str, result: &str, article: &str| {
        (format!(r#"{{"do":"end",{ask}}}"#), json!({ "result": result, "article": article }))
    };
    let bare_king = r#""fen":"8/8/4k3/4p3/8/3K4/8/8 w - - 0 1""#;
    check(&[
        end(r#""event":"flag","side":"white""#, "0-1", "6.9"),
        end(r#""event":"resign","side":"black""#, "1-0", "5.1.2"),
        end(r#""event":"second_illegal","side":"black""#, "1-0", "7.5.5"),
        end(&format!(r#"{bare_king},"event":"flag","side":"black""#), "1/2-1/2", "6.9"),
        end(&format!(r#"{MATE},"event":"flag","side":"black""#), "0-1", "5.1.1"),
    ]);
}

#[test]
fn games_are_read_from_pgn() {
    let ask = |text: &str| json!({ "do": "pgn", "text": text }).to_string();
    let game = |tags: Value, moves: &[&str], result: &str, errors: Value| json!({ "tags": tags, "moves": moves, "result": result, "errors": errors });
    let games = |games: &[Value]| json!({ "games": games });
    let lone_rook = "[FEN \"8/8/8/8/3R4/8/8/8 w - - 0 1\"]\n\n1. Rd8 *";
    let rook_tag = json!({ "FEN": "8/8/8/8/3R4/8/8/8 w - - 0 1" });
    let no_kings = "the FEN tag holds no position: White has no king; Black has no king";
    check(&[
        (ask(""), games(&[])),
        (
            ask("[White \"A\"]\n\n1. e4 {best} e5 (1... c5) 2. Nf3 1/2-1/2\n\n1. d4 *"),
            games(&[
                game(json!({ "White": "A" }), &["e4", "e5", "Nf3"], "1/2-1/2", json!([])),
                game(json!({}), &["d4"], "*", json!([])),
            ]),
        ),
        (
            ask("1. e4 e5\n2. Ke3 Nc6 1-0"),
            games(&[game(
                json!({}),
                &["e4", "e5"],
                "1-0",
                json!([{
                    "line": 2,
                    "column": 4,
                    "text": "found \"Ke3\", expected a move or the result: no white king can go to e3",
                }]),
            )]),
        ),
        (
            json!({ "do": "pgn", "lesson": true, "text": lone_rook }).to_string(),
            games(&[game(rook_tag.clone(), &["Rd8"], "*", json!([]))]),
        ),
        (
            ask(lone_rook),
            games(&[game(rook_tag, &[], "*", json!([{ "line": 1, "column": 1, "text": no_kings }]))]),
        ),
    ]);
}
