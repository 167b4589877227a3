//! A hunt for wrong answers to "can this side still give checkmate?": positions of the kinds where it is
//! hard, drawn by lot, and each no confirmed by looking at everything that can follow.

#![allow(clippy::print_stdout, reason = "the long hunt tells how it went")]

mod draws;
mod games;
mod oracle;

use draws::DRAWS;
use games::Dice;
use rules::{CanWin, Kings, Position, Side};

/// As many moves as the full form is given.
const MOVES_MAX: usize = 1_000_000;

/// What a hunt has met.
#[derive(Default, Debug)]
struct Bag {
    asked: usize,
    unknown: Vec<String>,
    quick: usize,
    no: usize,
    confirmed: usize,
}

/// Draws so many positions of each kind; a no is confirmed if no more than so many positions can follow.
fn hunt(seed: u64, draws: usize, positions_max: usize) {
    let mut dice = Dice(seed);
    let mut all = Bag::default();
    for (kind, draw) in DRAWS {
        let mut bag = Bag::default();
        while bag.asked < 2 * draws {
            if let Ok(position) = Position::new(draw(&mut dice), Kings::Both) {
                Side::ALL.into_iter().for_each(|side| bag.ask(&position, side, positions_max));
            }
        }
        println!(
            "{kind}: {} asked, {} no, {} of them at once, {} confirmed",
            bag.asked, bag.no, bag.quick, bag.confirmed
        );
        all.asked += bag.asked;
        all.no += bag.no;
        all.confirmed += bag.confirmed;
        all.unknown.append(&mut bag.unknown);
    }
    println!("unknown: {} of {}\n{}", all.unknown.len(), all.asked, all.unknown.join("\n"));
    assert!(all.unknown.len() * 50 <= all.asked, "more than 2 in 100 are unknown");
    assert!(all.no * 10 >= all.asked, "only {} of {} draws were hard", all.no, all.asked);
    assert!(all.confirmed * 2 >= all.no, "only {} of {} were confirmed", all.confirmed, all.no);
}

impl Bag {
    fn ask(&mut self, position: &Position, side: Side, positions_max: usize) {
        let fen = position.to_setup();
        let quick = position.unwinnable(side).expect("two kings");
        let full = position.can_win(side, MOVES_MAX).expect("two kings");
        self.asked += 1;
        self.quick += usize::from(quick.is_some());
        match &full {
            CanWin::Yes(line) => {
                assert!(oracle::is_mate_by(position, side, line), "{fen} {side:?}: {line:?} is no mate");
                assert_eq!(quick, None, "{fen} {side:?}: there is a mate, {line:?}");
            }
            CanWin::No(reason) => {
                self.no += 1;
                match oracle::can_win(position, side, positions_max) {
                    Some(true) => panic!("{fen} {side:?}: {reason:?}, but there is a mate"),
                    Some(false) => self.confirmed += 1,
                    None => {}
                }
            }
            CanWin::Unknown => self.unknown.push(format!("{fen} {side:?}")),
        }
    }
}

#[test]
fn in_a_sample_no_answer_is_wrong() {
    hunt(0x2545_f491_4f6c_dd1d, 40, 3_000);
}

#[test]
#[ignore = "takes minutes: cargo test --release -p rules --test dead_hunt -- --ignored --nocapture"]
fn in_ten_thousand_positions_no_answer_is_wrong() {
    hunt(0x9e37_79b9_7f4a_7c15, 1_250, 300_000);
}
