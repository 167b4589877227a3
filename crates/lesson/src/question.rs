//! Questions that are answered by choosing: what is right, and what is said and shown of each choice.
//!
//! All of it is computed by the rules when a page is built; the page only opens what was chosen.

mod answers;
mod draw;
mod flag;
mod keys;
mod legal;
mod read;
mod status;
mod which;
mod written;

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use diagram::{Diagram, Sign};
use rules::{Attempt, Game, Position, Side, SquareSet};

use crate::admit::{admit_board, admit_position, choose, need_side};
use crate::answers::Worth;
use crate::check::need;
use crate::exercise::Exercise;
use crate::finding::Findings;
use crate::lesson::{Figure, Line, TextBox};
use crate::words::{Say, Words};
use crate::{claim, file, line, marks};
pub(crate) use draw::{MOVES_MAX, claimable, tell_undecided};

/// What is asked of a learner who answers by choosing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Check, checkmate, stalemate, or none of them?
    Status,
    /// Is the move of `tried` legal?
    Legal,
    /// How is the move of `tried` written?
    Written,
    /// Which of the moves is meant by what is written in `tried`?
    Read,
    /// Which moves answer the check? All of them are to be found.
    Answers,
    /// Is it a draw, and by which rule?
    Draw,
    /// The `flag` of a side has fallen: who has won, or is it a draw?
    Flag,
    /// Of which of the `boards` is it true?
    Which,
}

impl Asked {
    /// What each is called in a file.
    const NAMES: [(&'static str, Asked); 8] = [
        // One on each line: the guide for authors reads them here.
        ("status", Asked::Status),
        ("legal", Asked::Legal),
        ("written", Asked::Written),
        ("read", Asked::Read),
        ("answers", Asked::Answers),
        ("draw", Asked::Draw),
        ("flag", Asked::Flag),
        ("which", Asked::Which),
    ];
}

/// A question that is answered by choosing, with all its choices.
#[derive(Clone, Debug)]
pub struct Question {
    /// Its name, unlike every other in the lesson.
    pub name: String,
    /// What is asked, where to look, and the answer in words.
    pub exercise: Exercise,
    /// What it is about: one board, or those to choose from.
    pub boards: Vec<Shown>,
    /// What can be chosen. One of them is right, or several, which are all to be found.
    pub choices: Vec<Chosen>,
    /// What its boards show, and where the move leads that is asked about: what the words beside it speak of.
    pub(crate) positions: Vec<Position>,
}

/// A board that a question is about.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The board itself. A line of moves can be gone through on it; any other is but looked at.
    pub figure: Figure,
    /// The position that is asked about.
    pub position: Position,
    /// The picture of it, with the last move and the one that is asked about.
    pub picture: Diagram,
}

/// One choice, and what becomes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// What it is called.
    pub label: String,
    /// Whether it is right.
    pub worth: Worth,
    /// The same where nothing more needs to be told apart: `Board A`.
    pub name: String,
    /// Why it is right, or why it is not.
    pub why: String,
    /// What is said to whoever chooses it: whether it is right, and why.
    pub said: String,
    /// The picture that proves it, where there is something to see.
    pub proof: Option<Diagram>,
}

/// What speaks for a choice or against it: a reason, and the marks that show it on the board.
type Proof = (String, Option<Diagram>);

/// The choices of a question, what is asked, and the usual hint.
struct Answered {
    request: String,
    hint: Say,
    choices: Vec<Chosen>,
}

/// Checks a question, and finds out what is right.
pub(crate) fn check_question(question: &file::Question, findings: &mut Findings) -> Option<Question> {
    need(&question.ask, "ask", "status", findings);
    if question.ask.trim().is_empty() {
        return None;
    }
    let asked = choose("ask", &question.ask, &Asked::NAMES, findings)?;
    keys::check(question, asked, findings)?;
    let boards = match asked {
        Asked::Which => which::boards(question, findings)?,
        Asked::Status
        | Asked::Legal
        | Asked::Written
        | Asked::Read
        | Asked::Answers
        | Asked::Draw
        | Asked::Flag => vec![shown(question, &question.fen, findings)?],
    };
    let Answered { request, hint, choices } = match asked {
        Asked::Status => status::answer(&boards[0], findings)?,
        Asked::Legal => legal::answer(question, &boards[0], findings)?,
        Asked::Written => written::answer(question, &boards[0], findings)?,
        Asked::Read => read::answer(question, &boards[0], findings)?,
        Asked::Answers => answers::answer(question, &boards[0], findings)?,
        Asked::Draw => draw::answer(&boards[0], "fen", findings)?,
        Asked::Flag => flag::answer(question, &boards[0], findings)?,
        Asked::Which => which::answer(question, &boards, findings)?,
    };
    let shown = boards.iter().flat_map(Shown::positions);
    let positions: Vec<Position> = shown.chain(after(question, &boards[0], findings.words)).collect();
    keys::check_words(question, &boards, &positions, findings);
    let hint = match question.hint.trim() {
        "" => findings.words.text(hint),
        hint => hint,
    };
    let answer = told_answer(&choices, findings.words);
    let exercise = Exercise {
        request: findings.words.then(boards[0].told_before(findings.words), &request),
        hints: vec![hint.to_owned()],
        answer,
    };
    let boards = match asked {
        Asked::Legal | Asked::Written => vec![legal::with_arrow(question, boards)?],
        Asked::Status | Asked::Read | Asked::Answers | Asked::Draw | Asked::Flag | Asked::Which => boards,
    };
    Some(Question { name: question.name.clone(), exercise, boards, choices, positions })
}

/// The position after the move that is asked about, if it can be made.
fn after(question: &file::Question, shown: &Shown, words: &Words) -> Option<Position> {
    let played = match question.tried.parse::<Attempt>() {
        Ok(attempt) => shown.position.judge(attempt).ok()?,
        Err(_) => shown.position.read_san(&question.tried, words.letters()).ok()?,
    };
    Some(shown.position.after(played))
}

/// By which rule the position of a board is drawn, if by any; `None` if that cannot be said.
pub(crate) fn judge_draw(figure: &Figure, findings: &mut Findings) -> Option<Chosen> {
    let answered = draw::answer(&looked_at(figure), "board", findings)?;
    answered.choices.into_iter().find(|choice| choice.worth == Worth::Right)
}

/// Whether the pieces of a board stand as a game begins, and what proves that they do not.
pub(crate) fn judge_set_up(figure: &Figure, words: &Words) -> Chosen {
    let (worth, proof) = which::set_up(&looked_at(figure), words);
    let label = match worth {
        Worth::Right => Say::TaskYes,
        Worth::Wrong => Say::TaskNo,
    };
    chosen(words.text(label).into(), worth, proof, words)
}

/// A board as its lesson has it, before anything is played on it.
fn looked_at(figure: &Figure) -> Shown {
    let position = figure.board.position;
    Shown { figure: figure.clone(), position, picture: figure.board.bare_diagram(&position) }
}

/// The right choice and why it is right, or all that are.
fn told_answer(choices: &[Chosen], words: &Words) -> String {
    let right: Vec<&Chosen> = choices.iter().filter(|choice| choice.worth == Worth::Right).collect();
    match right[..] {
        [only] => words.fill(Say::QuestionAnswer, &[&only.name, &only.why]),
        _ => words.all_answers(right.iter().map(|choice| choice.name.clone())),
    }
}

/// A board of the question, with the picture of the position that is asked about.
fn shown(question: &file::Question, fen: &str, findings: &mut Findings) -> Option<Shown> {
    let (fen, below) = (fen.to_owned(), question.below.clone());
    let written = file::Board { fen, below, line: question.line.clone(), ..file::Board::default() };
    let position = admit_position(&written, findings)?;
    need_side(&written.fen, findings);
    let line = match written.line.trim() {
        "" => Line::default(),
        text => line::read(text, &position, findings)?,
    };
    let in_page = file::Board { line: line.to_uci(), comments: line.to_comments(), ..written };
    let board = admit_board(&in_page, position, findings)?;
    let name = if line.steps.is_empty() { question.name.clone() } else { name_of_board(&question.name) };
    let figure = Figure {
        name,
        caption: String::new(),
        board,
        answer: Vec::new(),
        exercise: None,
        text_box: TextBox::Folded,
    };
    let position = line.positions(&position).last().map_or(position, |(_, position)| *position);
    let mut picture = figure.board.bare_diagram(&position);
    if let Some(step) = line.steps.last() {
        let moved = SquareSet::of(step.played.from()) | SquareSet::of(step.played.to());
        marks::mark(&mut picture, Sign::Moved, moved);
    }
    Some(Shown { figure, position, picture })
}

/// The name of the board that a question shows, where that has one of its own.
pub(crate) fn name_of_board(question: &str) -> String {
    format!("{question}-board")
}

impl Question {
    /// How many choices are right.
    pub fn right_count(&self) -> usize {
        self.choices.iter().filter(|choice| choice.worth == Worth::Right).count()
    }
}

impl Shown {
    /// The game up to the position that is asked about.
    fn game(&self) -> Option<Game> {
        let start = self.figure.board.position;
        match &self.figure.board.mode {
            crate::Mode::Step(line) => claim::game(&line.positions(&start)),
            crate::Mode::Play { .. } | crate::Mode::Choose(_) => claim::game(&[(None, start)]),
        }
    }

    /// The positions from the beginning of the line, if there is one, to the one that is asked about.
    pub(crate) fn positions(&self) -> Vec<Position> {
        match &self.figure.board.mode {
            crate::Mode::Step(line) => {
                let positions = line.positions(&self.figure.board.position);
                positions.into_iter().map(|(_, position)| position).collect()
            }
            crate::Mode::Play { .. } | crate::Mode::Choose(_) => vec![self.position],
        }
    }

    /// Which moves have led to the position that is asked about.
    fn told_before(&self, words: &Words) -> String {
        match &self.figure.board.mode {
            crate::Mode::Step(line) => words.after_line(&self.figure.board.position, line),
            crate::Mode::Play { .. } | crate::Mode::Choose(_) => String::new(),
        }
    }

    /// The picture with more on it.
    fn with(&self, mark: impl FnOnce(&mut Diagram)) -> Option<Diagram> {
        let mut proof = self.picture.clone();
        mark(&mut proof);
        Some(proof)
    }
}

/// A choice with what is said of it.
fn chosen(label: String, worth: Worth, (why, proof): Proof, words: &Words) -> Chosen {
    let say = match worth {
        Worth::Right => Say::QuestionRight,
        Worth::Wrong => Say::QuestionWrong,
    };
    Chosen { name: label.clone(), label, worth, said: words.fill(say, &[&why]), why, proof }
}

/// Right if what is said is the truth.
fn worth<T: Copy + PartialEq>(said: T, truth: T) -> Worth {
    if said == truth { Worth::Right } else { Worth::Wrong }
}

/// The position, which stands in the file under this key, has both kings, without which nothing stands in
/// any way.
pub(crate) fn need_kings(position: &Position, key: &'static str, findings: &mut Findings) -> Option<()> {
    let has_both = Side::ALL.iter().all(|&side| position.board().king(side).is_some());
    if !has_both {
        let problem = String::from("a king is missing, so it cannot be said how the game stands");
        findings.add(key, problem, String::from("put both kings on the board"));
    }
    has_both.then_some(())
}
