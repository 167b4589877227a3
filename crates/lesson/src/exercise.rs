//! Exercises: what there is to do at a board, the right answers, the hints, and why the rest is wrong.
//!
//! All of it is computed by the rules when a page is built. The page gets the answers as text and looks
//! up what the learner does, so it need not know what a checkmate or a guard is.

mod aim;
mod answer;
mod gain;
mod names;
pub(crate) mod point;
mod request;
mod solve;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Move, Position, Side, SquareSet, Turns};

pub use aim::Aim;
pub(crate) use aim::Miss;
pub(crate) use gain::taken;
pub(crate) use names::{AIMS, STARRED, help_for_goal};
pub use point::Pointing;
pub(crate) use request::request;
pub use solve::Opponent;

use crate::admit::choose;
use crate::answers::{Answer, Worth};
use crate::claim::{self, Proven};
use crate::file;
use crate::finding::Findings;
use crate::goal::Goal;
use crate::lesson::Board;
use crate::words::Words;
use solve::Solver;

/// What a page says about an exercise, apart from what happens in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exercise {
    /// What there is to do.
    pub request: String,
    /// Where to look, and then what with.
    pub hints: Vec<String>,
    /// The answer in words.
    pub answer: String,
}

/// An exercise with its answers.
#[derive(Clone, Debug)]
pub(crate) struct Prepared {
    pub(crate) exercise: Exercise,
    pub(crate) answers: Vec<Answer>,
    /// A shortest answer, replies included.
    pub(crate) line: Vec<Move>,
    pub(crate) turns: Turns,
}

/// Most moves that an aim may take.
const MOVES_MAX: i64 = 4;

/// Whether a board of a file asks for something besides stars.
pub(crate) fn has_aim(board: &file::Board) -> bool {
    AIMS.contains(&&*board.goal)
}

/// The stars of a board: those of the file, or to capture everything, all enemy men.
pub(crate) fn stars(board: &file::Board, position: &Position) -> String {
    match &*board.goal {
        "capture" if board.stars.trim().is_empty() => {
            claim::list(position.board().side(!position.side_to_move()))
        }
        _ => board.stars.clone(),
    }
}

/// Checks that a goal is one, and that its stars fit it.
pub(crate) fn check_goal(board: &file::Board, position: &Position, findings: &mut Findings) {
    let goal = &*board.goal;
    let has_stars = !board.stars.trim().is_empty();
    if !goal.is_empty() && !board.ask.is_empty() {
        let problem = String::from("found a goal and an ask, and a board has one thing to do");
        findings.add("ask", problem, String::from("take one of them away, or write a second board"));
    }
    check_stars(board, position, findings);
    if goal.is_empty() {
        for key in steering(board) {
            let help = format!("add goal = \"mate\", or take {key} away");
            findings.add_resting_on(key, "goal", format!("found {key} without a goal"), help);
        }
    } else if AIMS.contains(&goal) {
        if has_stars {
            let problem = format!("goal = \"{goal}\" has no stars to land on");
            findings.add("stars", problem, String::from("take the stars away, or the goal"));
        }
        if !board.line.trim().is_empty() {
            let problem = String::from("nobody can reach a goal where a line is stepped through");
            findings.add("goal", problem, String::from("take the goal away, or the line"));
        }
    } else if STARRED.contains(&goal) {
        for key in steering(board) {
            let problem = format!("goal = \"{goal}\" has nothing to do with {key}");
            findings.add(key, problem, format!("take {key} away; the answer shows how many moves it takes"));
        }
        if !has_stars && goal != "capture" {
            let problem = format!("goal = \"{goal}\" needs stars");
            findings.add_resting_on("goal", "stars", problem, String::from("add stars = \"d7 g7\""));
        }
        let enemies = position.board().side(!position.side_to_move());
        if goal == "capture"
            && let Some(stars) = claim::squares(&board.stars, "stars", findings)
            && let Some(empty) = (stars - enemies).first()
        {
            let problem = format!("there is nothing to capture on {empty}");
            let help = format!("write stars = \"{}\", or leave them out", claim::list(enemies));
            findings.add("stars", problem, help);
        }
    } else {
        findings.add("goal", format!("found goal = \"{goal}\""), help_for_goal(goal));
    }
}

/// Each star lies on a square of its own, to which some piece has yet to go.
fn check_stars(board: &file::Board, position: &Position, findings: &mut Findings) {
    let words: Vec<&str> = board.stars.split_whitespace().collect();
    if let Some((_, word)) = words.iter().enumerate().find(|(at, word)| words[..*at].contains(word)) {
        findings.add(
            "stars",
            format!("the star on {word} is named twice"),
            String::from("take one of them out"),
        );
    }
    let own = position.board().side(position.side_to_move());
    let taken = words.iter().filter_map(|word| word.parse().ok()).find(|&square| own.contains(square));
    if let Some(square) = taken {
        let problem = format!("the star on {square} lies under a piece that stands there already");
        findings.add("stars", problem, String::from("move the star, or the piece"));
    }
}

/// The keys of a board that only a goal without stars makes sense of.
fn steering(board: &file::Board) -> impl Iterator<Item = &'static str> {
    let keys = [("moves", board.moves.is_some()), ("opponent", !board.opponent.is_empty())];
    keys.into_iter().filter(|(_, is_there)| *is_there).map(|(key, _)| key)
}

/// Finds the answers to a goal that is no matter of stars.
pub(crate) fn prepare(
    board: &file::Board,
    position: &Position,
    proven: &mut Proven,
    findings: &mut Findings,
) -> Option<Prepared> {
    let words = findings.words;
    let aim = read_aim(board, position, findings)?;
    let moves = read_moves(board, aim, findings)?;
    let opponent = read_opponent(board, position, findings)?;
    if let Some(problem) = aim.is_met_by(position) {
        let help = String::from("change the fen, or the goal");
        findings.add("goal", format!("{problem}, so there is nothing to do"), help);
        return None;
    }
    let turns = if opponent == Opponent::None { Turns::SameSide } else { Turns::Alternate };
    let mut solver = Solver { aim, opponent, script: &[], words, looked_at: 0 };
    check_length(&mut solver, position, moves, findings)?;
    let line = answer::read(&board.answer, position, turns, &mut solver, moves, findings)?;
    solver.script = &line;
    let mut found = Vec::new();
    solver.answers(position, &mut Vec::new(), moves, &mut found);
    if solver.is_tired() {
        tell_tired(findings);
        return None;
    }
    let answers = solve::shorten(found);
    proven.numbers.push(moves);
    proven.squares |= line.iter().flat_map(|step| [step.from(), step.to()]).collect::<SquareSet>();
    let exercise = Exercise {
        request: words.aim(aim, position, moves),
        hints: hints(board, aim, position, line.first(), words),
        answer: words.answer(position, &line, turns, count_first(&answers)),
    };
    Some(Prepared { exercise, answers, line, turns })
}

/// How many first moves are right.
fn count_first(answers: &[Answer]) -> usize {
    let mut first: Vec<_> = answers
        .iter()
        .filter(|answer| answer.worth == Worth::Right)
        .filter_map(|answer| answer.moves.first().copied())
        .collect();
    first.dedup();
    first.len()
}

fn hints(
    board: &file::Board,
    aim: Aim,
    position: &Position,
    first: Option<&Move>,
    words: &Words,
) -> Vec<String> {
    let where_to_look = match board.hint.trim() {
        "" => words.look(aim, position),
        hint => hint.to_string(),
    };
    [Some(where_to_look), first.map(|first| words.look_at(position, first.from()))]
        .into_iter()
        .flatten()
        .collect()
}

fn read_aim(board: &file::Board, position: &Position, findings: &mut Findings) -> Option<Aim> {
    Some(match &*board.goal {
        "check" => Aim::Check,
        "mate" => Aim::Mate,
        "stalemate" => Aim::Stalemate,
        "promote" => Aim::Promote,
        "castle" => Aim::Castle,
        "en-passant" => Aim::EnPassant,
        "escape" => Aim::Escape,
        "take" => Aim::Take,
        "guard" => Aim::Guard,
        "save" if board.piece.is_empty() => {
            let help = String::from("add piece = \"e4\"");
            findings.add_resting_on(
                "goal",
                "piece",
                String::from("it is not said which piece to save"),
                help,
            );
            return None;
        }
        "save" => Aim::Save(claim::own_piece(&board.piece, position, findings)?),
        _ => return None,
    })
}

fn read_moves(board: &file::Board, aim: Aim, findings: &mut Findings) -> Option<usize> {
    let moves = board.moves.unwrap_or(1);
    let most = if aim.may_take_time() { MOVES_MAX } else { 1 };
    if !(1..=most).contains(&moves) {
        let expected = if most == 1 { String::from("1") } else { format!("1 to {most}") };
        let problem = format!("found moves = {moves}, expected {expected} for goal = \"{}\"", board.goal);
        findings.add("moves", problem, String::from("write moves = 1, or leave it out"));
        return None;
    }
    usize::try_from(moves).ok()
}

/// What the other side does; left out, it never moves where a king is missing, and resists elsewhere.
fn read_opponent(board: &file::Board, position: &Position, findings: &mut Findings) -> Option<Opponent> {
    let king_missing = Side::ALL.iter().any(|&side| position.board().king(side).is_none());
    if board.opponent.is_empty() {
        return Some(match &*board.mode {
            "drill" => Opponent::None,
            "explore" => Opponent::Resists,
            _ if king_missing => Opponent::None,
            _ => Opponent::Resists,
        });
    }
    let names = [("none", Opponent::None), ("resists", Opponent::Resists), ("takes", Opponent::Takes)];
    choose("opponent", &board.opponent, &names, findings)
}

/// The aim can be reached in so many moves, and in no fewer.
fn check_length(
    solver: &mut Solver,
    position: &Position,
    moves: usize,
    findings: &mut Findings,
) -> Option<()> {
    for fewer in 1..=moves {
        let can = solver.can_reach(position, fewer);
        if solver.is_tired() {
            tell_tired(findings);
            return None;
        }
        if can && fewer == moves {
            return Some(());
        }
        if can {
            let problem = format!("the goal can be reached in {}", count_of_moves(fewer));
            findings.add("moves", problem, format!("write moves = {fewer}"));
            return None;
        }
    }
    let problem = format!("the goal cannot be reached in {}", count_of_moves(moves));
    let help =
        if solver.aim.may_take_time() { "change the fen, or allow more moves" } else { "change the fen" };
    findings.add("goal", problem, String::from(help));
    None
}

/// `1 move`, `3 moves`, for findings.
fn count_of_moves(count: usize) -> String {
    if count == 1 { String::from("1 move") } else { format!("{count} moves") }
}

fn tell_tired(findings: &mut Findings) {
    let help = String::from("allow fewer moves, or use fewer pieces");
    findings.add("goal", String::from("too many positions to prove the answers"), help);
}

/// What there is to do where stars are collected.
pub(crate) fn of_stars(
    file: &file::Board,
    board: &Board,
    answer: &[Move],
    words: &Words,
) -> Option<Exercise> {
    let Goal::Collect { stars, stops, .. } = board.goal()?;
    let first = *answer.first()?;
    let where_to_look = match file.hint.trim() {
        "" => words.look_for_star(stars, first),
        hint => hint.to_string(),
    };
    let request = words.collect(&board.position, stars, stops, answer.len());
    let hints = Vec::from([where_to_look, words.first_stop(&board.position, first)]);
    Some(Exercise { request, hints, answer: words.way(answer) })
}
