//! A section of a lesson or a page: its prose beside its boards, and what is asked in it.

use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::vec::Vec;

use super::article::{check_article, check_because};
use super::figure::check_figure;
use super::name::check_name;
use super::text::{need, need_prose};
use crate::claim::Proven;
use crate::file;
use crate::finding::Findings;
use crate::lesson::{Figure, Section};
use crate::question::{self, Question, check_question};
use crate::statement;

/// An exercise must have something to do.
pub(super) fn need_goal(exercise: &file::Section, findings: &mut Findings) {
    let has_none =
        |board: &file::Board| board.stars.trim().is_empty() && board.goal.is_empty() && board.ask.is_empty();
    if exercise.question.is_empty() && exercise.board.iter().all(has_none) {
        let help = String::from(
            "add an [[exercise.board]] with stars = \"d7 g7\" and its answer, or an [[exercise.question]]",
        );
        let problem = String::from("the exercise has no board with a goal, and no question");
        findings.add_lack_of("board", problem, help);
    }
}

/// Checks a section that is no exercise.
pub(crate) fn check_plain(
    section: &file::Section,
    names: &mut BTreeSet<String>,
    findings: &mut Findings,
) -> Section {
    if !section.question.is_empty() {
        let help = String::from("write it as an [[exercise.question]]");
        findings.add("question", String::from("only an exercise has questions"), help);
    }
    check_section(section, &[], names, findings)
}

/// Checks what is asked in an exercise.
fn check_questions(
    questions: &[file::Question],
    names: &mut BTreeSet<String>,
    findings: &mut Findings,
) -> Vec<Question> {
    let questions = findings.each("question", questions, |findings, question| {
        check_name(&question.name, names, findings);
        // A board in it has a name of its own.
        names.insert(question::name_of_board(&question.name));
        check_question(question, findings)
    });
    questions.into_iter().flatten().collect()
}

/// Checks a section, with or without something to do, and the questions that it may ask.
pub(super) fn check_section(
    section: &file::Section,
    questions: &[file::Question],
    names: &mut BTreeSet<String>,
    findings: &mut Findings,
) -> Section {
    need(&section.title, "title", "Straight lines", findings);
    need_prose(&section.text, "text", "The rook moves in straight lines.", findings);
    let boards = findings.each("board", &section.board, |findings, board| {
        check_name(&board.name, names, findings);
        check_figure(board, findings)
    });
    let (boards, proven): (Vec<Figure>, Vec<Proven>) = boards.into_iter().flatten().unzip();
    let asked = check_questions(questions, names, findings);
    // Beside a board in which something is wrong nobody can say what is true.
    if boards.len() == section.board.len() && asked.len() == questions.len() {
        let shown = boards.iter().zip(&proven);
        let shown = shown.flat_map(|(figure, proven)| statement::positions(figure, proven));
        let asked_about = asked.iter().flat_map(|question| question.positions.iter().copied());
        let positions: Vec<_> = shown.chain(asked_about).collect();
        statement::check("text", &section.text, &positions, findings);
    }
    check_article(&section.article, findings);
    check_reasons(&section.reasons, findings);
    Section {
        title: section.title.clone(),
        text: section.text.clone(),
        boards,
        questions: asked,
        proven,
        article: section.article.clone(),
        reasons: section.reasons.clone(),
    }
}

/// The reasons that are written for sentences which nothing proves.
pub(crate) fn check_reasons(reasons: &[file::Reason], findings: &mut Findings) {
    findings.each("reasons", reasons, |findings, reason| {
        // It is found in the text as it is written there.
        need_prose(&reason.says, "says", "White begins", findings);
        need(&reason.because, "because", "Article 1.2", findings);
        check_because(&reason.because, findings);
    });
}
