//! The keys of a question: only those of what is asked, and a hint that says nothing unproven.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use rules::Position;

use super::{Asked, Shown};
use crate::caption::{self, Said};
use crate::check::refuse_marks;
use crate::file;
use crate::finding::Findings;
use crate::lesson::Mode;
use crate::statement;

/// Checks that the keys are those of what is asked. What lacks is told where it is needed.
pub(super) fn check(question: &file::Question, asked: Asked, findings: &mut Findings) -> Option<()> {
    let is_which = asked == Asked::Which;
    let wants_choices = matches!(asked, Asked::Written | Asked::Read | Asked::Answers);
    let wants_move = matches!(asked, Asked::Legal | Asked::Written | Asked::Read)
        || (is_which && question.which == "legal");
    let strays = [
        ("fen", is_which && !question.fen.is_empty()),
        ("line", (is_which || asked == Asked::Status) && !question.line.is_empty()),
        ("tried", !wants_move && !question.tried.is_empty()),
        ("flag", asked != Asked::Flag && !question.flag.is_empty()),
        ("which", !is_which && !question.which.is_empty()),
        ("boards", !is_which && !question.boards.is_empty()),
        ("choices", !wants_choices && !question.choices.is_empty()),
    ];
    let mut is_sound = true;
    for (key, _) in strays.into_iter().filter(|(_, strays)| *strays) {
        let problem = format!("ask = \"{}\" has nothing to do with {key}", question.ask);
        findings.add(key, problem, format!("take {key} away, or ask something else"));
        is_sound = false;
    }
    if wants_move && question.tried.is_empty() {
        let problem = String::from("it is not said which move is asked about");
        let example = if asked == Asked::Read { "Nf3" } else { "e1g1" };
        findings.add_resting_on("ask", "tried", problem, format!("add tried = \"{example}\""));
        is_sound = false;
    }
    is_sound.then_some(())
}

/// Nothing is claimed of a question, so that its hint and the comments of its line may name squares with
/// pieces, and count nothing but the quiet moves that each side has made. What they say of a piece must be
/// so: in the hint on one of the boards or after the move that is asked about, in a comment before or after
/// the move that it is seen with.
pub(super) fn check_words(
    question: &file::Question,
    boards: &[Shown],
    of_hint: &[Position],
    findings: &mut Findings,
) {
    let positions: Vec<Position> = boards.iter().flat_map(Shown::positions).collect();
    refuse_marks(&question.hint, "hint", findings);
    check_said("hint", "the hint", &question.hint, &positions, findings);
    statement::check("hint", &question.hint, of_hint, findings);
    for shown in boards {
        if let Mode::Step(line) = &shown.figure.board.mode {
            for (comment, spoken_of) in line.commented(&shown.figure.board.position) {
                check_said("line", "a comment", comment, &positions, findings);
                statement::check("line", comment, &spoken_of, findings);
            }
        }
    }
}

fn check_said(key: &'static str, who: &str, text: &str, positions: &[Position], findings: &mut Findings) {
    let stands = |square| positions.iter().any(|position| position.board().piece_on(square).is_some());
    let is_count = |number| {
        positions.iter().any(|position| number > 0 && position.halfmove_clock() as usize / 2 == number)
    };
    caption::check_squares(key, who, text, findings);
    for said in caption::said(text) {
        let problem = match said {
            Said::Square(square) if stands(square) => continue,
            Said::Number(number, _) if is_count(number) => continue,
            Said::Square(square) => format!("{who} speaks of {square}, where nothing stands"),
            Said::Number(_, word) => format!("{who} says {word}, which nothing proves"),
        };
        findings.add(key, problem, String::from("take it out, or name a piece by its square"));
    }
}
