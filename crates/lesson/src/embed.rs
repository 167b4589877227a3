//! A board that stands alone in somebody's page: it is admitted, and need prove nothing.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use rules::{Attempt, Game, Move};

use crate::admit::{admit_board, admit_position};
use crate::exercise::{Exercise, request};
use crate::finding::{Finding, Findings};
use crate::lesson::{Board, Figure, TextBox};
use crate::words::Words;
use crate::{file, line};

/// Admits a board with its caption and its answer. Its line may be written as in a PGN file, or as a
/// page keeps it.
///
/// ```
/// let fools_mate = "1. f3 {This opens a way.} e5 2. g4 Qh4#";
/// let board = lesson::file::Board { line: fools_mate.into(), ..Default::default() };
/// assert_eq!(lesson::embed(&board, &lesson::words::english()).expect("a sound board").to_file().line, "f2f3 e7e5 g2g4 d8h4");
/// let fen = "6k1/5ppp/8/8/8/8/8/R5K1 w".into();
/// let (goal, answers) = ("mate".into(), "!a1a8: That is mate.".into());
/// let board = lesson::file::Board { fen, goal, answers, ..Default::default() };
/// let figure = lesson::embed(&board, &lesson::words::english()).expect("a sound board");
/// assert_eq!(figure.exercise.expect("something to do").request, "White to move: give checkmate in one move.");
/// ```
///
/// # Errors
/// Every [`Finding`]; none is about a caption or a claim, which are the author's own affair.
pub fn embed(board: &file::Board, words: &Words) -> Result<Figure, Vec<Finding>> {
    let mut findings = Findings::new(words);
    match embed_to(board, &mut findings) {
        Some(figure) if findings.is_empty() => Ok(figure),
        _ => Err(findings.into_vec()),
    }
}

fn embed_to(board: &file::Board, findings: &mut Findings) -> Option<Figure> {
    let position = admit_position(board, findings)?;
    let in_page = match is_kept(&board.line) {
        true => board.clone(),
        false => {
            let line = line::read(&board.line, &position, findings)?;
            file::Board { line: line.to_uci(), comments: line.to_comments(), ..board.clone() }
        }
    };
    let admitted = admit_board(&in_page, position, findings)?;
    let answer = read_answer(&board.answer, &admitted, findings)?;
    let (name, caption) = (board.name.clone(), board.caption.clone());
    let exercise = exercise(board, &admitted, &answer, findings.words);
    Some(Figure { name, caption, board: admitted, exercise, answer, text_box: TextBox::Folded })
}

/// What there is to do an author says in a caption of his own, or else it is told as on a page of the site, and so
/// is the answer.
fn exercise(board: &file::Board, admitted: &Board, answer: &[Move], words: &Words) -> Option<Exercise> {
    let request = match board.caption.trim_ascii() {
        "" => request(board, admitted, words),
        _ => String::new(),
    };
    let answer = words.way(answer);
    let is_told = !request.is_empty() || !answer.is_empty();
    is_told.then(|| Exercise { request, hints: Vec::new(), answer })
}

/// Whether a line is written as a page keeps it: moves like `e2e4` and nothing else.
fn is_kept(line: &str) -> bool {
    line.split_ascii_whitespace().all(|word| word.parse::<Attempt>().is_ok())
}

fn read_answer(answer: &str, board: &Board, findings: &mut Findings) -> Option<Vec<Move>> {
    let mut game = Game::new(board.position, board.turns());
    for word in answer.split_ascii_whitespace() {
        let problem = match word.parse::<Attempt>() {
            Err(_) => format!("found \"{word}\", expected a move like d4d7"),
            Ok(attempt) => match game.play(attempt) {
                Err(refusal) => {
                    let sentence = findings.words.refusal(&refusal, game.position());
                    format!("{word} is not legal there: {sentence}")
                }
                Ok(_) => continue,
            },
        };
        let help = String::from("write moves like answer = \"d4d7 d7g7\", each as the board then stands");
        findings.add("answer", problem, help);
        return None;
    }
    Some(game.moves().collect())
}
