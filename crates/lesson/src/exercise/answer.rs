//! The answer that a teacher writes down: legal, right, and with replies that the other side can give.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Attempt, Game, Move, PieceLetters, Position, San, SanError, Side, Turns};

use super::solve::Solver;
use crate::finding::Findings;
use crate::words::Words;

/// Reads an answer like `1. Qg7+ Kh8 2. Qh7#` or `g6g7 g8h8 g7h7`, and proves that it is right.
pub(super) fn read(
    text: &str,
    start: &Position,
    turns: Turns,
    solver: &mut Solver,
    moves: usize,
    findings: &mut Findings,
) -> Option<Vec<Move>> {
    let best = best(start, solver, moves);
    match prove(text, start, turns, solver, moves) {
        Ok(line) => Some(line),
        Err(problem) => {
            let help = format!("write answer = \"{}\"", written(start, turns, &best));
            findings.add("answer", problem, help);
            None
        }
    }
}

fn prove(
    text: &str,
    start: &Position,
    turns: Turns,
    solver: &mut Solver,
    moves: usize,
) -> Result<Vec<Move>, String> {
    let mut game = Game::new(*start, turns);
    let mut left = moves;
    // What the other side may do now; before the first move it is not asked.
    let mut replies: Vec<Move> = Vec::new();
    for word in text.split_whitespace().filter(|word| !is_number(word)) {
        if left == 0 {
            return Err(format!("the answer goes on with {word}, though the goal is reached"));
        }
        let position = *game.position();
        let step = play(&mut game, word, solver.words)?;
        if position.side_to_move() != start.side_to_move() {
            if !replies.contains(&step) {
                return Err(format!("the other side does not play {word} there"));
            }
        } else if !solver.is_right(&position, step, left) {
            return Err(format!("{word} does not lead to the goal"));
        } else {
            replies = solver.next(&position, step).into_iter().filter_map(|(reply, _)| reply).collect();
            left = if solver.aim.is_reached(&position, step) { 0 } else { left - 1 };
        }
    }
    let line: Vec<Move> = game.moves().collect();
    match left {
        _ if line.is_empty() => Err(String::from("answer is missing or empty")),
        0 => Ok(line),
        _ => Err(String::from("the answer does not reach the goal")),
    }
}

/// `12.` and `12...` stand before moves in a game record, and are none.
fn is_number(word: &&str) -> bool {
    word.ends_with('.') && word.starts_with(|letter: char| letter.is_ascii_digit())
}

fn play(game: &mut Game, word: &str, words: &Words) -> Result<Move, String> {
    let illegal = |refusal: &rules::Refusal, position: &Position| {
        format!("{word} is not legal there: {}", words.refusal(refusal, position))
    };
    let before = *game.position();
    let attempt = match (word.parse::<Attempt>(), game.read_san(word, PieceLetters::ENGLISH)) {
        (Ok(attempt), _) => attempt,
        (Err(_), Ok(step)) => step.into(),
        (Err(_), Err(SanError::Illegal(refusal))) => return Err(illegal(&refusal, &before)),
        (Err(_), Err(_)) => return Err(format!("found \"{word}\", expected a move like Qh7 or g7h7")),
    };
    let step = game.play(attempt).map_err(|refusal| illegal(&refusal, &before))?;
    let sign = |text: &str| text.ends_with(['+', '#']).then(|| text.chars().last()).flatten();
    let written = San::of(&before, step).to_string();
    match sign(word) {
        Some(_) if sign(word) != sign(&written) => Err(format!("found {word}, and the move is {written}")),
        Some(_) | None => Ok(step),
    }
}

/// A right answer, with replies that resist.
fn best(start: &Position, solver: &mut Solver, moves: usize) -> Vec<Move> {
    let (mut line, mut position) = (Vec::new(), *start);
    for left in (1..=moves).rev() {
        let mut steps = position.legal_moves();
        steps.sort_by_key(|step| (step.from().index(), step.to().index()));
        let Some(step) = steps.into_iter().find(|&step| solver.is_right(&position, step, left)) else {
            break;
        };
        line.push(step);
        if solver.aim.is_reached(&position, step) {
            break;
        }
        let Some((reply, next)) = solver.reply(&position, &line, left) else { break };
        line.extend(reply);
        position = next;
    }
    line
}

/// A line as it stands in a game record; in a drill, from square to square.
fn written(start: &Position, turns: Turns, line: &[Move]) -> String {
    if turns == Turns::SameSide {
        return line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    }
    let mut position = *start;
    let mut words = Vec::new();
    for &step in line {
        match position.side_to_move() {
            Side::White => words.push(format!("{}.", position.move_number())),
            Side::Black if words.is_empty() => words.push(format!("{}...", position.move_number())),
            Side::Black => {}
        }
        words.push(San::of(&position, step).to_string());
        position = position.after(step);
    }
    words.join(" ")
}
