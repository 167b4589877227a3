//! The answer to a board with stars, and that no other is shorter.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Attempt, Game, Move, SquareSet};

use crate::claim::Proven;
use crate::file;
use crate::finding::Findings;
use crate::goal::{Goal, Shortest};
use crate::lesson::{Board, Mode};

/// The answer must be legal, reach the goal, and be as short as any. `None` if nobody can say how short.
pub(super) fn prove_goal(
    file: &file::Board,
    board: &Board,
    proven: &mut Proven,
    findings: &mut Findings,
) -> Option<Vec<Move>> {
    let Mode::Play { turns, goal: Some(goal) } = board.mode else {
        // What is wrong with a goal has been told already.
        if !file.answer.is_empty() && file.goal.is_empty() {
            let problem = String::from("there is an answer, but nothing to reach");
            let help = String::from("add stars = \"…\", or take the answer away");
            findings.add_resting_on("answer", "stars", problem, help);
        }
        return Some(Vec::new());
    };
    let stars = goal.stars_left(core::iter::empty());
    proven.squares |= stars;
    proven.numbers.push(stars.len());
    let shortest = match goal.shortest(&board.position, turns) {
        Shortest::Line(line) => line,
        Shortest::None => {
            let help = String::from("move a star, or change the fen");
            findings.add("stars", String::from("no moves collect all the stars"), help);
            return None;
        }
        Shortest::Unknown => {
            let help = String::from("use fewer stars or fewer pieces");
            findings.add("stars", String::from("too many positions to prove the shortest answer"), help);
            return None;
        }
    };
    proven.numbers.push(shortest.len());
    let game = Game::new(board.position, turns);
    let answer = prove_answer(&file.answer, game, goal, &shortest, findings);
    proven.squares |= answer.iter().flat_map(|step| [step.from(), step.to()]).collect::<SquareSet>();
    Some(answer)
}

fn prove_answer(
    answer: &str,
    mut game: Game,
    goal: Goal,
    shortest: &[Move],
    findings: &mut Findings,
) -> Vec<Move> {
    let steps: Vec<String> = shortest.iter().map(Move::to_string).collect();
    let help = format!("write answer = \"{}\"", steps.join(" "));
    if answer.trim().is_empty() {
        findings.add("answer", String::from("answer is missing or empty"), help);
        return Vec::new();
    }
    for word in answer.split_whitespace() {
        let Ok(attempt) = word.parse::<Attempt>() else {
            findings.add("answer", format!("found \"{word}\", expected a move like d4d7"), help);
            return Vec::new();
        };
        if let Err(refusal) = game.play(attempt) {
            let sentence = findings.words.refusal(&refusal, game.position());
            findings.add("answer", format!("{word} is not legal there: {sentence}"), help);
            return Vec::new();
        }
    }
    let answer: Vec<Move> = game.moves().collect();
    if !goal.is_reached(&game) {
        findings.add("answer", String::from("the answer does not reach the goal"), help);
    } else if answer.len() > shortest.len() {
        let problem = format!("the answer takes {} moves, and {} are enough", answer.len(), shortest.len());
        findings.add("answer", problem, help);
    }
    answer
}
