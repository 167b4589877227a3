//! A board and all that is said about it.

use alloc::string::String;
use alloc::vec::Vec;

use rules::{Move, Turns};

use super::solution::prove_goal;
use super::text::{need, refuse_marks};
use super::text_box::read_text_box;
use crate::admit::{admit_board, admit_position, need_side};
use crate::claim::{self, Proven};
use crate::exercise::point::{self, Pointed};
use crate::exercise::{self, Exercise, Prepared};
use crate::file;
use crate::finding::Findings;
use crate::lesson::{Board, Figure, Line, TextBox};
use crate::words::Words;
use crate::{answers, caption, line, statement};

/// Admits a board and proves all that is said about it.
pub(crate) fn check_figure(board: &file::Board, findings: &mut Findings) -> Option<(Figure, Proven)> {
    need(&board.caption, "caption", "The rook on d4 can go to 14 squares.", findings);
    refuse_marks(&board.hint, "hint", findings);
    let position = admit_position(board, findings)?;
    let line = match board.line.trim() {
        "" => Line::default(),
        text => line::read(text, &position, findings)?,
    };
    let positions = line.positions(&position);
    let mut proven = Proven::default();
    findings.each("claims", &board.claims, |findings, claim| {
        if let Some(moments) = claim::moments_until(claim.step, &positions, findings) {
            claim::prove(claim, moments, &mut proven, findings);
        }
    });
    exercise::check_goal(board, &position, findings);
    if board.ask.is_empty() && !board.squares.trim().is_empty() {
        let help = String::from("add ask = \"named\", or take squares away");
        findings.add_resting_on("squares", "ask", String::from("found squares without an ask"), help);
    }
    if !board.goal.is_empty() {
        need_side(&board.fen, findings);
    }
    let in_page = file::Board {
        line: line.to_uci(),
        comments: line.to_comments(),
        stars: exercise::stars(board, &position),
        goal: if board.goal == "reach" { board.goal.clone() } else { String::new() },
        ..board.clone()
    };
    let (admitted, answer, exercise) = if exercise::has_aim(board) {
        let Prepared { exercise, answers, line, turns } =
            exercise::prepare(board, &position, &mut proven, findings)?;
        let mode = String::from(if turns == Turns::SameSide { "drill" } else { "explore" });
        let in_page = file::Board { mode, answers: answers::write(&answers), ..in_page };
        (admit_board(&in_page, position, findings)?, line, Some(exercise))
    } else if !board.ask.is_empty() {
        let Pointed { exercise, squares, answers } = point::prepare(board, &position, &mut proven, findings)?;
        let (mode, piece) = (String::from("choose"), String::new());
        let in_page = file::Board { mode, piece, squares, answers, ..in_page };
        (admit_board(&in_page, position, findings)?, Vec::new(), Some(exercise))
    } else {
        let admitted = admit_board(&in_page, position, findings)?;
        let answer = prove_goal(board, &admitted, &mut proven, findings)?;
        let exercise = exercise::of_stars(board, &admitted, &answer, findings.words);
        (admitted, answer, exercise)
    };
    check_line(&line, &admitted, &mut proven, findings);
    caption::check("caption", &board.caption, &admitted, &proven, findings);
    caption::check("hint", &board.hint, &admitted, &proven, findings);
    let (name, caption) = (board.name.clone(), board.caption.clone());
    proven.claims = board.claims.clone();
    let text_box = read_text_box(board, &admitted.mode, findings);
    let exercise = exercise.map(|exercise| match text_box {
        TextBox::Shown => spelt(exercise, &admitted, &answer, findings.words),
        TextBox::Folded => exercise,
    });
    let figure = Figure { name, caption, board: admitted, answer, exercise, text_box };
    let positions = statement::positions(&figure, &proven);
    statement::check("caption", &board.caption, &positions, findings);
    statement::check("hint", &board.hint, &positions, findings);
    Some((figure, proven))
}

/// Where moves are to be typed, the answer says how they are written too.
fn spelt(exercise: Exercise, board: &Board, line: &[Move], words: &Words) -> Exercise {
    let written = words.answer_written(&board.position, line, board.turns());
    Exercise { answer: words.then(exercise.answer, &written), ..exercise }
}

/// A line proves how many moves it has; its comments speak of the position each of them is seen with.
fn check_line(line: &Line, board: &Board, proven: &mut Proven, findings: &mut Findings) {
    if line.steps.is_empty() {
        return;
    }
    proven.numbers.extend([line.steps.len(), line.steps.len().div_ceil(2)]);
    proven.squares |= line.steps.iter().flat_map(|step| [step.played.from(), step.played.to()]).collect();
    for (comment, [before, position]) in line.commented(&board.position) {
        // What a move has taken, or a rook that has castled along, is still spoken of.
        let squares = proven.squares | before.board().occupied();
        let known = Proven { squares, ..proven.clone() };
        caption::check("line", comment, &Board { position, ..board.clone() }, &known, findings);
        statement::check("line", comment, &[before, position], findings);
    }
}
