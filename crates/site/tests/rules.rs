//! `squarewise rules`: the contract of the line protocol, question by question.

mod scratch;

use scratch::{Scratch, check_answers as check};
use serde_json::{Value, json};

fn error(text: &str) -> Value {
    json!({ "error": text })
}

#[test]
fn fen() {
    let initial = rules::INITIAL;
    check(&[
        (r#"{"do":"fen"}"#, json!({"ok": true, "fen": initial})),
        (
            r#"{"do":"fen","moves":["e2e4","e7-e5"]}"#,
            json!({"ok": true, "fen": "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"}),
        ),
        (
            r#"{"do":"fen","fen":"8/8/8/8/3R4/8/8/8 w - - 0 1"}"#,
            json!({"ok": false, "errors": ["no_king", "no_king"], "text": "White has no king; Black has no king"}),
        ),
        (
            r#"{"do":"fen","fen":"8/8/8/8/3R4/8/8/8 w - - 0 1","lesson":true}"#,
            json!({"ok": true, "fen": "8/8/8/8/3R4/8/8/8 w - - 0 1"}),
        ),
        (
            r#"{"do":"fen","fen":"4k3/8/8/8/8/8/8/4K3"}"#,
            json!({"ok": true, "fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 1"}),
        ),
        (
            r#"{"do":"fen","fen":"4k3/8/8/8/8/8/8/4K2R b K"}"#,
            json!({"ok": true, "fen": "4k3/8/8/8/8/8/8/4K2R b K - 0 1"}),
        ),
        (
            r#"{"do":"fen","fen":"4k3/8/8/8/8/8/8/4K3 w - - 0 1 9"}"#,
            json!({
                "ok": false,
                "errors": ["field_count"],
                "text": "found 7 fields, expected 6: pieces, side to move, castling, en passant, halfmove clock, move number",
            }),
        ),
        (
            r#"{"do":"fen","fen":"4k3/9/8/8/8/8/8/4K3 x - - 0 1"}"#,
            json!({
                "ok": false,
                "errors": ["unknown_piece", "rank_width", "side_to_move"],
                "text": "found \"9\" at character 5, expected a piece (KQRBNP kqrbnp) or a digit from 1 to 8; \
                         rank 7 has 0 squares, expected 8; \
                         found \"x\" at character 21, expected the side to move as \"w\" or \"b\"",
            }),
        ),
        (
            r#"{"do":"fen","moves":["e2e5"]}"#,
            json!({"ok": false, "errors": ["moves"], "text": "move 1 is not legal: e2e5: wrong_pattern (3.7)"}),
        ),
    ]);
}

#[test]
fn perft_and_moves() {
    let entry = |uci: &str, san: &str, capture: bool| json!({"uci": uci, "san": san, "capture": capture});
    check(&[
        (r#"{"do":"perft","depth":0}"#, json!({"nodes": 1})),
        (r#"{"do":"perft","depth":3}"#, json!({"nodes": 8902})),
        (
            r#"{"do":"perft","fen":"8/8/8/8/3R4/8/8/8 w - - 0 1","lesson":true,"depth":1}"#,
            json!({"nodes": 14}),
        ),
        (r#"{"do":"perft"}"#, error("perft needs a depth, like \"depth\":3")),
        (r#"{"do":"perft","depth":7}"#, error("depth: found 7, expected a whole number from 0 to 6")),
        (
            r#"{"do":"perft","depth":99999999999}"#,
            error("depth: found 99999999999, expected a whole number from 0 to 6"),
        ),
        (r#"{"do":"perft","depth":1.5}"#, error("depth: found 1.5, expected a whole number from 0 to 6")),
        (r#"{"do":"perft","depth":"3"}"#, error(r#"depth: found "3", expected a whole number from 0 to 6"#)),
        (
            r#"{"do":"moves","from":"g1"}"#,
            json!({"moves": [entry("g1f3", "Nf3", false), entry("g1h3", "Nh3", false)]}),
        ),
        (
            r#"{"do":"moves","moves":["e2e4","d7d5"],"from":"e4"}"#,
            json!({"moves": [entry("e4d5", "exd5", true), entry("e4e5", "e5", false)]}),
        ),
        (
            r#"{"do":"moves","fen":"1n5k/P7/8/8/8/8/8/7K w - - 0 1","from":"a7"}"#,
            json!({"moves": [
                entry("a7a8b", "a8=B", false), entry("a7a8n", "a8=N", false),
                entry("a7a8q", "a8=Q", false), entry("a7a8r", "a8=R", false),
                entry("a7b8b", "axb8=B", true), entry("a7b8n", "axb8=N", true),
                entry("a7b8q", "axb8=Q+", true), entry("a7b8r", "axb8=R+", true),
            ]}),
        ),
        (
            r#"{"do":"moves","fen":"4k3/8/8/8/8/8/8/4K2R w K - 0 1","from":"e1"}"#,
            json!({"moves": [
                entry("e1d1", "Kd1", false), entry("e1d2", "Kd2", false), entry("e1e2", "Ke2", false),
                entry("e1f1", "Kf1", false), entry("e1f2", "Kf2", false), entry("e1g1", "O-O", false),
            ]}),
        ),
        (r#"{"do":"moves","from":"e5"}"#, json!({"moves": []})),
        (r#"{"do":"moves","moves":["f2f3","e7e5","g2g4","d8h4"]}"#, json!({"moves": []})),
        (
            r#"{"do":"moves","from":"z9"}"#,
            error("from: found \"z9\"; a square is a letter from a to h and a digit from 1 to 8, like e4"),
        ),
    ]);
}

#[test]
fn judge() {
    let refusals = [
        (r#""try":"e2e5""#, "wrong_pattern", "3.7", &[][..]),
        (r#""try":"d1d3""#, "path_blocked", "3.5", &["blocker=d2"]),
        (r#""try":"e7e5","actor":"black""#, "not_your_turn", "1.2", &[]),
        (r#""try":"e2e4x""#, "promotion_bad_piece", "3.7.3.3", &[]),
        (
            r#""fen":"4k3/8/8/8/8/5r2/8/4K2R w K - 0 1","try":"e1g1""#,
            "castle_through_attack",
            "3.8.2.2",
            &["attacked=f1", "attacker=f3"],
        ),
        (
            r#""fen":"4k3/8/8/8/8/8/4r3/4K2R w K - 0 1","try":"e1g1""#,
            "castle_in_check",
            "3.8.2.2",
            &["attacker=e2", "king=e1"],
        ),
        (
            r#""fen":"4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1","try":"e2f4""#,
            "pinned",
            "3.9.2",
            &["attacker=e8", "king=e1"],
        ),
        (r#""fen":"7k/P7/8/8/8/8/8/7K w - - 0 1","try":"a7a8""#, "promotion_required", "3.7.3.3", &[]),
    ];
    let answers = Scratch::new().ask(refusals.iter().map(|(ask, ..)| format!("{{\"do\":\"judge\",{ask}}}")));
    for ((ask, code, article, squares), mut answer) in refusals.into_iter().zip(answers) {
        // The sentences are tested where they are made.
        let text = answer.as_object_mut().and_then(|answer| answer.remove("text")).unwrap_or_default();
        assert!(
            text.as_str().is_some_and(|text| text.ends_with(&format!(" (Article {article})"))),
            "{ask}: {text}"
        );
        assert_eq!(
            answer,
            json!({"legal": false, "code": code, "article": article, "squares": squares}),
            "{ask}"
        );
    }
    let castled = r#"{"do":"judge","fen":"4k3/8/8/8/8/8/8/4K2R w K - 0 1","try":"e1g1"}"#;
    let a_move = "a move is two squares like e2e4, with a letter of QRBN when a pawn is promoted, like e7e8q";
    check(&[
        (r#"{"do":"judge","try":"e2e4"}"#, json!({"legal": true, "san": "e4"})),
        (
            r#"{"do":"judge","moves":["e2e4"],"try":"e7e5","actor":"black"}"#,
            json!({"legal": true, "san": "e5"}),
        ),
        (castled, json!({"legal": true, "san": "O-O"})),
        (r#"{"do":"judge"}"#, error("judge needs a try, like \"try\":\"e2e4\"")),
        (r#"{"do":"judge","try":"zz"}"#, error(&format!("try: found \"zz\"; {a_move}"))),
        (r#"{"do":"judge","try":"e2é4"}"#, error(&format!("try: found \"e2é4\"; {a_move}"))),
        (
            r#"{"do":"judge","try":"e2e4","actor":"Black"}"#,
            error("actor: found \"Black\", expected \"white\" or \"black\""),
        ),
    ]);
}

#[test]
fn status() {
    let answer = |status: &str, result: &str, claims: &[&str], count: u32, halfmove: u32, fen: &str| {
        let castling = fen.split(' ').nth(2).unwrap_or_default();
        json!({
            "status": status, "result": result, "claims": claims, "count": count, "halfmove": halfmove,
            "ep_possible": false, "castling": castling, "fen": fen,
        })
    };
    let shuffle = r#""g1f3","g8f6","f3g1","f6g8""#;
    let three_times = format!(r#"{{"do":"status","moves":[{shuffle},{shuffle}]}}"#);
    let five_times = format!(r#"{{"do":"status","moves":[{shuffle},{shuffle},{shuffle},{shuffle}]}}"#);
    let after = |clock: u32, number: u32| rules::INITIAL.replace("0 1", &format!("{clock} {number}"));
    let en_passant = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3";
    let mut with_en_passant = answer("ongoing", "*", &[], 1, 0, en_passant);
    with_en_passant["ep_possible"] = json!(true);
    check(&[
        (r#"{"do":"status"}"#, answer("ongoing", "*", &[], 1, 0, rules::INITIAL)),
        (
            r#"{"do":"status","moves":["f2f3","e7e5","g2g4","d8h4"]}"#,
            answer(
                "checkmate",
                "0-1",
                &[],
                1,
                1,
                "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            ),
        ),
        (
            r#"{"do":"status","fen":"k7/8/1Q6/8/8/8/8/4K3 b - - 0 1"}"#,
            answer("stalemate", "1/2-1/2", &[], 1, 0, "k7/8/1Q6/8/8/8/8/4K3 b - - 0 1"),
        ),
        (
            r#"{"do":"status","fen":"k7/8/8/8/8/8/8/4K3 b - - 0 1"}"#,
            answer("dead", "1/2-1/2", &[], 1, 0, "k7/8/8/8/8/8/8/4K3 b - - 0 1"),
        ),
        (
            r#"{"do":"status","fen":"k7/8/8/8/8/8/8/R3K3 b - - 100 90"}"#,
            answer("check", "*", &["fifty"], 1, 100, "k7/8/8/8/8/8/8/R3K3 b - - 100 90"),
        ),
        (
            r#"{"do":"status","fen":"k7/8/8/8/8/8/8/1R2K3 b - - 150 99"}"#,
            answer("seventyfive", "1/2-1/2", &[], 1, 150, "k7/8/8/8/8/8/8/1R2K3 b - - 150 99"),
        ),
        (&three_times, answer("ongoing", "*", &["threefold"], 3, 8, &after(8, 5))),
        (&five_times, answer("fivefold", "1/2-1/2", &[], 5, 16, &after(16, 9))),
        (&format!(r#"{{"do":"status","fen":"{en_passant}"}}"#), with_en_passant),
        (
            r#"{"do":"status","moves":["e2e4","e2e4"]}"#,
            error("move 2 is not legal: e2e4: empty_square (1.1)"),
        ),
    ]);
}

#[test]
fn chess960() {
    // The king on c1 castles onto its rooks on b1 and h1; the right to b1 may be written by either letter.
    let rooks = |fen: &str| format!(r#""chess960":true,"fen":"4k3/8/8/8/8/8/8/1RK4R w {fen} - 0 1""#);
    let shredder = "4k3/8/8/8/8/8/8/1RK4R w HB - 0 1";
    let rights =
        |fen: &str| (format!(r#"{{"do":"fen",{}}}"#, rooks(fen)), json!({"ok": true, "fen": shredder}));
    let ask = |ask: &str| format!(r#"{{{},{ask}}}"#, rooks("KQ"));
    let table = [
        rights("KQ"),
        rights("HB"),
        (ask(r#""do":"judge","try":"c1b1""#), json!({"legal": true, "san": "O-O-O"})),
        (ask(r#""do":"judge","try":"c1h1""#), json!({"legal": true, "san": "O-O"})),
        (
            ask(r#""do":"fen","moves":["c1b1"]"#),
            json!({"ok": true, "fen": "4k3/8/8/8/8/8/8/2KR3R b - - 1 1"}),
        ),
        (
            ask(r#""do":"status""#),
            json!({
                "status": "ongoing", "result": "*", "claims": [], "count": 1, "halfmove": 0,
                "ep_possible": false, "castling": "HB", "fen": shredder,
            }),
        ),
        (
            r#"{"do":"fen","fen":"4k3/8/8/8/8/8/8/1RK4R w HB - 0 1"}"#.into(),
            json!({
                "ok": false,
                "errors": ["castling"],
                "text": "found \"HB\" at character 25, expected castling rights: letters of \"KQkq\" in that order, or \"-\"",
            }),
        ),
    ];
    check(&table);
}

#[test]
fn can_win() {
    check(&[
        (
            r#"{"do":"can_win","side":"white","fen":"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"}"#,
            json!({"can_win": true, "line": ["a1a8"]}),
        ),
        (
            r#"{"do":"can_win","side":"black","fen":"7k/5K2/8/6R1/8/8/8/8 w - - 0 1"}"#,
            json!({"can_win": false, "why": "Black has nothing left but the king."}),
        ),
        (
            r#"{"do":"can_win","fen":"7k/5K2/8/6R1/8/8/8/8 w - - 0 1"}"#,
            error("can_win needs a side, like \"side\":\"white\""),
        ),
        (
            r#"{"do":"can_win","side":"white","lesson":true,"fen":"8/8/8/6R1/8/8/8/4K3 w - - 0 1"}"#,
            error("Black has no king; whether a side can give checkmate is asked with one king each"),
        ),
    ]);
}

#[test]
fn a_dead_position_ends_a_game_however_deep_it_lies() {
    let wall = "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1";
    check(&[
        (
            &format!(r#"{{"do":"end","event":"flag","side":"white","fen":"{wall}"}}"#),
            json!({"result": "1/2-1/2", "article": "5.2.2"}),
        ),
        (&format!(r#"{{"do":"moves","fen":"{wall}"}}"#), json!({"moves": []})),
    ]);
}
