//! Questions that are answered by choosing: which choice is right, what is said and shown of each, and
//! what is wrong with a question that is none.

#[path = "../sample/mod.rs"]
mod sample;

mod answers;
mod draw;
mod faults;
mod flag;
mod legal;
mod read;
mod status;
mod which;
mod written;

use lesson::file::Question;
use lesson::words::english;
use lesson::{Worth, check};
use sample::asking;

fn question(ask: &str, fen: &str) -> Question {
    Question { name: "asked".into(), ask: ask.into(), fen: fen.into(), ..Question::default() }
}

fn after(ask: &str, fen: &str, line: &str, tried: &str) -> Question {
    Question { line: line.into(), tried: tried.into(), ..question(ask, fen) }
}

fn which(which: &str, boards: &[&str]) -> Question {
    let boards = boards.iter().map(|&fen| fen.into()).collect();
    Question { which: which.into(), boards, ..question("which", "") }
}

fn choosing(ask: &str, fen: &str, tried: &str, choices: &[&str]) -> Question {
    let choices = choices.iter().map(|&choice| choice.into()).collect();
    Question { tried: tried.into(), choices, ..question(ask, fen) }
}

fn flag(fen: &str, line: &str, flag: &str) -> Question {
    Question { flag: flag.into(), ..after("flag", fen, line, "") }
}

/// The question as it stands in a checked lesson. One choice is right, unless all moves are asked for that
/// answer a check.
#[track_caller]
fn checked(question: Question) -> lesson::Question {
    let asks_for_all = question.ask == "answers";
    match check(&asking(question), &english()) {
        Ok(lesson) => {
            let question = lesson.exercises[0].questions[0].clone();
            assert!(asks_for_all || question.right_count() == 1, "{question:#?}");
            question
        }
        Err(findings) => panic!("{findings:#?}"),
    }
}

/// What is asked, and each choice with what is said of it and how much is marked; `!` before the right one.
fn told(question: &lesson::Question) -> String {
    let mut told = format!("{}\n", question.exercise.request);
    for choice in &question.choices {
        let sign = if choice.worth == Worth::Right { '!' } else { '?' };
        let shown = choice.proof.as_ref().map_or(0, |proof| proof.marks.len() + proof.arrows.len());
        told.push_str(&format!("{sign} {}: {} [{shown}]\n", choice.label, choice.said));
    }
    told
}

#[track_caller]
fn asks(question: Question, wanted: &str) {
    assert_eq!(told(&checked(question)), wanted);
}

#[test]
fn the_answer_praises_nobody() {
    for (question, answer) in [
        (
            after("legal", "5rk1/8/8/8/8/8/8/4K2R w K", "", "e1g1"),
            "No, it is not legal. The king cannot castle across f1: the rook on f8 attacks that square. (Article 3.8.2.2)",
        ),
        (
            which("dead", &["8/8/4k3/8/8/3K1R2/8/8 w", "8/8/4k3/8/8/3K1N2/8/8 b"]),
            "Board B. Nobody can give checkmate any more, because too few pieces are left.",
        ),
    ] {
        assert_eq!(checked(question).exercise.answer, answer);
    }
}
