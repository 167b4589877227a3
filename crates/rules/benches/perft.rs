//! Perft beside cozy-chess, in one run: `cargo bench -p rules`.
//!
//! Both count the moves of the last ply without playing them. Times guide; they fail nothing.
#![allow(clippy::print_stdout, reason = "a benchmark prints its table")]

use std::time::Instant;

use rules::{Kings, Position};

const POSITIONS: [(&str, &str, u32); 6] = [
    ("initial", rules::INITIAL, 6),
    ("castling", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5),
    ("en passant", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7),
    ("checks", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5),
    ("promotion", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5),
    ("middlegame", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5),
];

fn main() {
    println!(
        "{:<12}{:>6}{:>14}{:>14}{:>14}{:>8}",
        "position", "depth", "nodes", "ours Mn/s", "cozy Mn/s", "ratio"
    );
    for (name, fen, depth) in POSITIONS {
        let ours = Position::from_fen(fen, Kings::Both).expect("a sound FEN");
        let theirs: cozy_chess::Board = fen.parse().expect("a sound FEN");
        let (nodes, our_speed) = timed(|| ours.perft(depth));
        let (their_nodes, their_speed) = timed(|| cozy_perft(&theirs, depth));
        assert_eq!(nodes, their_nodes, "{name}: the two generators disagree");
        let ratio = our_speed / their_speed;
        println!("{name:<12}{depth:>6}{nodes:>14}{our_speed:>14.1}{their_speed:>14.1}{ratio:>8.2}");
    }
}

/// The result, and the best of three runs in millions of nodes a second.
fn timed(count: impl Fn() -> u64) -> (u64, f64) {
    let run = || {
        let start = Instant::now();
        let nodes = count();
        (nodes, nodes as f64 / start.elapsed().as_secs_f64() / 1e6)
    };
    let runs = [run(), run(), run()];
    (runs[0].0, runs.iter().map(|(_, speed)| *speed).fold(0.0, f64::max))
}

fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
            return false;
        }
        for one in moves {
            let mut after = board.clone();
            after.play_unchecked(one);
            nodes += cozy_perft(&after, depth - 1);
        }
        false
    });
    nodes
}
