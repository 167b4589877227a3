//! Questions that are answered by choosing. Each choice opens to say what becomes of it, without a script
//! too; `options.js` says it aloud, counts what is found and keeps what is solved.

use diagram::Diagram;
use figure::{board, hints, overlay, picture};
use lesson::words::Say;
use lesson::{Chosen, Mode, Question, Section, Shown, Words, Worth};
use maud::{Markup, html};

use super::{Frame, so_far, taught, woven};
use crate::course::NamedLesson;

/// All questions of an exercise: one stands where boards stand, several lie side by side.
pub fn questions(named: &NamedLesson, exercise: &Section, frame: &Frame) -> Markup {
    let place = match exercise.questions.len() {
        0 => return html! {},
        1 => "boards",
        _ => "several",
    };
    html! {
        div.(place) { @for question in &exercise.questions { (one(named, question, frame)) } }
    }
}

fn one(named: &NamedLesson, question: &Question, frame: &Frame) -> Markup {
    let words = frame.words();
    let opens = |choice: &Chosen, place: &Place| {
        opens(choice, place, &taught::link(&choice.said, named, frame), words)
    };
    let name = &question.name;
    let solves = so_far::name_of(&named.name, name);
    let request = html! {
        legend { (question.exercise.request) " " (so_far::mark(&solves, words)) }
    };
    html! {
        fieldset.question id=(name) data-solves=(solves) data-so-far="0" {
            (request)
            @match &question.boards[..] {
                [shown] => div.shown {
                    (sight(shown, name, words))
                    @for (index, choice) in question.choices.iter().enumerate() {
                        (opens(choice, &Place { question, shown, index }))
                    }
                    (tally(question, words))
                    (moves_before(shown, words))
                },
                boards => div.side-by-side {
                    @for (index, (choice, shown)) in question.choices.iter().zip(boards).enumerate() {
                        div.shown {
                            (sight(shown, &format!("{name}_{index}"), words))
                            (opens(choice, &Place { question, shown, index }))
                        }
                    }
                },
            }
            (hints(&question.exercise, words))
            button.reset type="button" { (words.text(Say::ToolReset)) }
            // Empty, so that nothing is spoken before something happens.
            p.unseen role="status" {}
        }
    }
}

/// The position that the question is about.
fn sight(shown: &Shown, id: &str, words: &Words) -> Markup {
    let to_move = shown.position.side_to_move();
    html! { div.stage dir="ltr" { (picture(&shown.picture, to_move, id, words)) } }
}

/// How many of several right choices are found.
fn tally(question: &Question, words: &Words) -> Markup {
    let (found, count) = (html! { b { "0" } }, question.right_count());
    html! {
        @if count > 1 { p.tally { (woven(words, Say::AnswersFound, &[found, html! { (count) }])) } }
    }
}

/// The moves that led there, to be gone through by whoever wants to.
fn moves_before(shown: &Shown, words: &Words) -> Markup {
    match &shown.figure.board.mode {
        Mode::Step(_) => html! {
            details.before {
                summary { (words.text(Say::QuestionGoThrough)) }
                (board(&shown.figure, words))
            }
        },
        Mode::Play { .. } | Mode::Choose(_) => html! {},
    }
}

/// Which choice of which question.
struct Place<'a> {
    question: &'a Question,
    /// The board that it is about.
    shown: &'a Shown,
    index: usize,
}

/// A choice: what it is called, and within it what is said and shown of it.
fn opens(choice: &Chosen, place: &Place, said: &Markup, words: &Words) -> Markup {
    let worth = match choice.worth {
        Worth::Right => "right",
        Worth::Wrong => "wrong",
    };
    let question = &place.question.name;
    let id = format!("{question}_{}_proof", place.index);
    // Of several right choices all stay open; otherwise one choice closes the other.
    let group = (place.question.right_count() == 1).then(|| format!("{question}_choice"));
    html! {
        details.choice name=[group] data-worth=(worth) {
            summary { (choice.label) }
            p.told { (said) }
            @if let Some(proof) = &choice.proof {
                div.proof dir="ltr" { (proven(proof, place.shown, &id, words)) }
            }
        }
    }
}

/// What proves a choice: marks that lie over the board, or the board as it would become.
fn proven(proof: &Diagram, shown: &Shown, id: &str, words: &Words) -> Markup {
    if proof.board == shown.picture.board {
        return overlay(proof, words.text(Say::QuestionProof), id, words);
    }
    picture(proof, None, id, words)
}
