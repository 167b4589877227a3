//! From a teacher's file to a lesson whose every claim is proven: everything is asked of the rules,
//! and everything that is wrong is found at once.

mod article;
mod figure;
mod handout;
mod name;
mod section;
mod solution;
mod text;
mod text_box;

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use rules::Piece;

use crate::file;
use crate::finding::{Finding, Findings};
use crate::lesson::{Lesson, Section};
use crate::sheet::Boards;
use crate::words::Words;
use article::check_articles;
use handout::check_paper;
use section::{check_section, need_goal};

pub(crate) use article::check_article;
pub use article::{is_article, wrong_article};
pub(crate) use figure::check_figure;
pub use handout::check_handout;
pub(crate) use section::{check_plain, check_reasons};
pub(crate) use text::{need, need_prose, refuse_marks};

/// Checks a lesson.
///
/// # Errors
/// Every [`Finding`] at once: text that is missing, positions that cannot be, claims that are not
/// true, numbers and squares in captions that no claim proves, exercises without a (shortest) answer.
pub fn check(lesson: &file::Lesson, words: &Words) -> Result<Lesson, Vec<Finding>> {
    let mut findings = Findings::new(words);
    if let Some((problem, help)) = file::wrong_format(lesson.format) {
        findings.add("format", problem, help);
    }
    need(&lesson.title, "title", "The rook", &mut findings);
    need(&lesson.promise, "promise", "You will know where a rook may go.", &mut findings);
    check_articles(&lesson.articles, &mut findings);
    let icon = check_icon(&lesson.icon, &mut findings);
    if lesson.section.is_empty() {
        let help = String::from("add a [[section]] with title and text");
        findings.add_lack_of("section", String::from("the lesson has no section"), help);
    }
    let mut names = BTreeSet::new();
    let sections = findings
        .each("section", &lesson.section, |findings, section| check_plain(section, &mut names, findings));
    let mistake = lesson
        .mistake
        .as_ref()
        .map(|mistake| findings.within("mistake", |findings| check_plain(mistake, &mut names, findings)));
    let mut titles = BTreeSet::new();
    let exercises = findings.each("exercise", &lesson.exercise, |findings, exercise| {
        need_goal(exercise, findings);
        if !titles.insert(exercise.title.clone()) && !exercise.title.trim().is_empty() {
            let problem = format!("an exercise before this one has the title \"{}\" too", exercise.title);
            findings.add("title", problem, String::from("write another, so that they can be told apart"));
        }
        check_section(exercise, &exercise.question, &mut names, findings)
    });
    let sheet = lesson.sheet.as_ref().and_then(|sheet| {
        let of_file = lesson.section.iter().chain(&lesson.mistake).chain(&lesson.exercise);
        let sound = sections.iter().chain(&mistake).chain(&exercises);
        let boards = Boards {
            names: of_file.flat_map(file::Section::names_on_paper).collect(),
            sound: sound.flat_map(Section::figures).collect(),
        };
        let head = [&*lesson.title, &lesson.promise];
        findings.within("sheet", |findings| check_paper(sheet, head, boards, &mut names, findings))
    });
    if lesson.sheet.is_some() && !lesson.sheet_of.is_empty() {
        let help = String::from("take sheet_of away, or [sheet]");
        findings.add("sheet_of", String::from("the lesson has a [sheet] of its own"), help);
    }
    if !findings.is_empty() {
        return Err(findings.into_vec());
    }
    let sheet_of = Some(lesson.sheet_of.clone()).filter(|name| !name.is_empty());
    let (title, promise) = (lesson.title.clone(), lesson.promise.clone());
    let articles = lesson.articles.clone();
    let icon = icon.or_else(|| first_piece(&sections));
    Ok(Lesson { title, promise, icon, articles, sections, mistake, exercises, sheet, sheet_of })
}

/// The piece that is written as in a FEN.
fn check_icon(icon: &str, findings: &mut Findings) -> Option<Piece> {
    let mut letters = icon.chars();
    let piece = letters.next().and_then(Piece::from_fen_letter).filter(|_| letters.next().is_none());
    if piece.is_none() && !icon.is_empty() {
        let help = String::from("write one letter of a FEN, like icon = \"R\", or leave it out");
        findings.add("icon", format!("found icon = \"{icon}\", expected a piece"), help);
    }
    piece
}

/// The piece that the first board is about.
fn first_piece(sections: &[Section]) -> Option<Piece> {
    let board = &sections.iter().flat_map(|section| &section.boards).next()?.board;
    board.position.board().piece_on(board.piece?)
}
