//! Perft beside cozy-chess, and the price of a reason, in one run.
//!
//! Natively: `cargo bench -p rules`. As WebAssembly in Node, both crates in one module built as `js`
//! is: `cargo run -p xtask -- bench-wasm`. Times guide; they fail nothing.

#[path = "../tests/cozy/mod.rs"]
mod cozy;
mod machine;

use std::hint::black_box;

use machine::{say, seconds};
use rules::{Attempt, Kings, Position, Square, chess960};

/// The standard positions, each to a depth that takes a moment.
const STANDARD: [(&str, &str, u32); 6] = [
    ("initial", rules::INITIAL, 5),
    ("castling", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
    ("en passant", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6),
    ("checks", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5),
    ("promotion", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4),
    ("middlegame", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4),
];

/// Positions counted together, each with a depth.
type Row = Vec<(Position, u32)>;

fn compare() {
    say("perft, millions of nodes a second    | moves in a list      | sets at the leaves   |");
    say("positions                      nodes |  ours   cozy   ratio |  ours   cozy   ratio |");
    for (name, row) in rows() {
        let (nodes, [list, cozy_list, sets, cozy_sets]) = speeds(&row);
        say(&format!(
            "{name:<22}{nodes:>14} |{list:>6.1}{cozy_list:>7.1}{:>8.2} |{sets:>6.1}{cozy_sets:>7.1}{:>8.2} |",
            list / cozy_list,
            sets / cozy_sets
        ));
    }
    let (mean, slowest) = price_of_a_reason();
    say(&format!("judge with its reason: {mean:.0} ns mean, {slowest:.0} ns in the slowest position"));
}

fn rows() -> Vec<(&'static str, Row)> {
    let read = |fen: &str| Position::from_fen(fen, Kings::Both).expect("a sound FEN");
    let mut rows: Vec<_> =
        STANDARD.iter().map(|(name, fen, depth)| (*name, vec![(read(fen), *depth)])).collect();
    rows.push(("special moves", special().map(|(fen, depth)| (read(fen), depth)).collect()));
    let arrays = (0..chess960::ARRAYS).step_by(10).filter_map(chess960::start);
    rows.push(("arrays of Chess960", arrays.map(|start| (start, 3)).collect()));
    rows
}

/// The positions of the tests, each one ply deeper than they go.
fn special() -> impl Iterator<Item = (&'static str, u32)> {
    include_str!("../tests/cases/perft.tsv").lines().skip(1).map(|row| {
        let mut cells = row.split('\t').skip(1);
        let (fen, counts) = (cells.next().expect("a FEN"), cells.next().expect("counts"));
        (fen, counts.split(' ').count() as u32 + 1)
    })
}

fn perft_in_lists(position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves();
    match depth {
        1 => moves.len() as u64,
        _ => moves.iter().map(|&legal| perft_in_lists(&position.after(legal), depth - 1)).sum(),
    }
}

/// The count, which all must share, and the millions of nodes a second of each way to count.
fn speeds(row: &Row) -> (u64, [f64; 4]) {
    let (mut nodes, mut times) = (0, [0.0; 4]);
    for (position, depth) in row.iter().flat_map(|(position, depth)| in_pieces(position, *depth)) {
        let board = cozy::board(&position);
        let (counted, best) = best_times([
            &|| perft_in_lists(&position, depth),
            &|| cozy::perft_in_lists(&board, depth),
            &|| position.perft(depth),
            &|| cozy::perft(&board, depth),
        ]);
        nodes += counted;
        times.iter_mut().zip(best).for_each(|(time, best)| *time += best);
    }
    (nodes, times.map(|time| nodes as f64 / time / 1e6))
}

/// The same count in pieces of a millisecond at most: a piece is soon free of what else the machine does.
fn in_pieces(position: &Position, depth: u32) -> Row {
    match depth {
        ..4 => vec![(*position, depth)],
        4.. => {
            let moves = position.legal_moves().into_iter();
            moves.flat_map(|legal| in_pieces(&position.after(legal), depth - 1)).collect()
        }
    }
}

/// The count, and of each way the best time of some runs, in seconds. The ways take turns.
fn best_times(counts: [&dyn Fn() -> u64; 4]) -> (u64, [f64; 4]) {
    let (nodes, mut best) = (counts[0](), [f64::INFINITY; 4]);
    for _ in 0..9 {
        for (count, best) in counts.iter().zip(&mut best) {
            let start = seconds();
            let counted = count();
            *best = best.min(seconds() - start);
            assert_eq!(nodes, counted, "the generators disagree");
        }
    }
    (nodes, best)
}

/// What one attempt of all 64 × 64 costs in nanoseconds: the mean, and in the slowest position.
fn price_of_a_reason() -> (f64, f64) {
    const ROUNDS: usize = 25;
    let attempts: Vec<Attempt> =
        Square::all().flat_map(|from| Square::all().map(move |to| Attempt::new(from, to))).collect();
    let pass = |position: &Position| {
        let start = seconds();
        black_box(attempts.iter().filter(|attempt| position.judge(**attempt).is_ok()).count());
        (seconds() - start) / attempts.len() as f64 * 1e9
    };
    let price =
        |(position, _): (Position, u32)| (0..ROUNDS).map(|_| pass(&position)).fold(f64::INFINITY, f64::min);
    let prices: Vec<f64> = rows().into_iter().flat_map(|(_, row)| row).map(price).collect();
    (prices.iter().sum::<f64>() / prices.len() as f64, prices.into_iter().fold(0.0, f64::max))
}

fn main() {
    if cfg!(not(target_arch = "wasm32")) {
        compare();
    }
}

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen_test::wasm_bindgen_test]
fn in_node() {
    compare();
}
