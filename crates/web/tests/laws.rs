//! The Laws as they run in a browser: the same answers as natively.

use rules::{Kings, Position};
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn the_move_generator_counts_the_same() {
    let castling = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    for (fen, depth, nodes) in [(rules::INITIAL, 4, 197_281), (castling, 3, 97_862)] {
        let position = Position::from_fen(fen, Kings::Both).expect("a sound FEN");
        assert_eq!(position.perft(depth), nodes, "{fen}");
    }
}

#[wasm_bindgen_test]
fn a_refusal_has_its_reason() {
    let position = Position::from_fen("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", Kings::Both).expect("a sound FEN");
    let refusal = position.judge("e2f4".parse().expect("a move")).expect_err("the knight is pinned");
    assert_eq!(refusal.to_string(), "e2f4: pinned attacker=e8 king=e1 (3.9.2)");
}
