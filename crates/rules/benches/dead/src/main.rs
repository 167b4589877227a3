//! Whether a side can still give checkmate, asked of this crate and of chasolver, position by position.
//!
//! `cargo run --release --manifest-path crates/rules/benches/dead/Cargo.toml` takes a few minutes; a
//! number after `--` asks only each so-manieth position. The positions are those that chasolver is
//! published with: hard ones, and those of games in which a flag fell. Every difference of verdict is told.

use std::fs;
use std::hint::black_box;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use rules::{CanWin, Kings, Position, Side};

/// As many moves as the full form is given.
const MOVES_MAX: usize = 300_000;

fn main() {
    let step: usize = std::env::args().nth(1).map_or(10, |step| step.parse().expect("a number"));
    let data = positions_of_chasolver();
    compare("hard positions", &fs::read_to_string(data.join("positions.txt")).expect("hard positions"), step);
    compare(
        "flag falls",
        &fs::read_to_string(data.join("lichess.txt")).expect("positions of games"),
        20 * step,
    );
}

/// The folder of positions in the sources of chasolver, where cargo keeps them.
fn positions_of_chasolver() -> PathBuf {
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let asked = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--manifest-path", manifest])
        .output()
        .expect("cargo tells where packages are");
    let told = String::from_utf8(asked.stdout).expect("metadata in UTF-8");
    let at = told
        .split("\"manifest_path\":\"")
        .filter_map(|rest| rest.split('"').next())
        .find(|path| path.contains("chasolver-"))
        .expect("chasolver is a dependency");
    PathBuf::from(at).with_file_name("tests")
}

/// Times in nanoseconds: of both full forms, and of both quick ones.
#[derive(Default)]
struct Times {
    full: [Vec<u128>; 2],
    quick: [Vec<u128>; 2],
}

fn compare(name: &str, text: &str, step: usize) {
    let (mut times, mut asked, mut refused, mut unknown) = (Times::default(), 0, 0, [0, 0]);
    let rows = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    for row in rows.step_by(step) {
        let fen = row[2..].trim();
        let clocks = &["", "", "", "", " 0 1", " 1"][fen.split(' ').count().min(5)];
        let full_fen = if fen.split(' ').count() == 6 { fen.to_owned() } else { format!("{fen}{clocks}") };
        // The road from a FEN is stricter here: some of these no game can lead to.
        let (Ok(position), Ok(board)) = (Position::from_fen(&full_fen, Kings::Both), full_fen.parse()) else {
            refused += 1;
            continue;
        };
        for side in Side::ALL {
            let (ours, theirs) = ask(&position, &board, side, &mut times);
            asked += 1;
            unknown[0] += usize::from(ours.is_none());
            unknown[1] += usize::from(theirs.is_none());
            if let (Some(ours), Some(theirs)) = (ours, theirs)
                && ours != theirs
            {
                println!("{fen} {side:?}: {ours} here, {theirs} there");
            }
        }
    }
    println!("{name}: {asked} asked, {refused} refused; unknown here {}, there {}", unknown[0], unknown[1]);
    for (form, [ours, theirs]) in [("full", &mut times.full), ("quick", &mut times.quick)] {
        println!("  {form:<6} here  {}", figures(ours));
        println!("  {form:<6} there {}", figures(theirs));
    }
}

/// Whether this side can win, by both: one right after the other, so that the machine treats both alike.
fn ask(
    position: &Position,
    board: &chess::Board,
    side: Side,
    times: &mut Times,
) -> (Option<bool>, Option<bool>) {
    let colour = if side == Side::White { chess::Color::White } else { chess::Color::Black };
    let _ = timed(&mut times.quick[0], || position.unwinnable(side));
    timed(&mut times.quick[1], || chasolver::is_unwinnable_fast(board, colour));
    let ours = timed(&mut times.full[0], || position.can_win(side, MOVES_MAX).expect("two kings"));
    let theirs = timed(&mut times.full[1], || chasolver::winnability(board, colour));
    let ours = match ours {
        CanWin::Yes(_) => Some(true),
        CanWin::No(_) => Some(false),
        CanWin::Unknown => None,
    };
    (ours, theirs.map(|answer| matches!(answer, chasolver::Winnability::Winnable { .. })))
}

fn timed<T>(times: &mut Vec<u128>, ask: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let answer = black_box(ask());
    times.push(start.elapsed().as_nanos());
    answer
}

fn figures(times: &mut [u128]) -> String {
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 1000] as f64 / 1000.0;
    let mean = times.iter().sum::<u128>() as f64 / times.len() as f64 / 1000.0;
    format!(
        "mean {mean:>9.1}  median {:>7.1}  99 in 100 {:>9.1}  most {:>9.1} µs",
        at(500),
        at(990),
        at(1000)
    )
}
