//! Pages of paper, with a lesson or without one.

use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::vec::Vec;

use super::figure::check_figure;
use super::name::check_name;
use super::text::need;
use crate::file;
use crate::finding::{Finding, Findings};
use crate::lesson::Figure;
use crate::sheet::{Boards, Sheet, check_sheet};
use crate::words::Words;

/// Checks a sheet that belongs to no lesson.
///
/// # Errors
/// Every [`Finding`] at once, as of a lesson.
pub fn check_handout(handout: &file::Handout, words: &Words) -> Result<Sheet, Vec<Finding>> {
    let mut findings = Findings::new(words);
    if let Some((problem, help)) = file::wrong_format(handout.format) {
        findings.add("format", problem, help);
    }
    need(&handout.title, "title", "Blank boards", &mut findings);
    need(&handout.promise, "promise", "Boards to draw on.", &mut findings);
    let mut names = BTreeSet::new();
    let head = [&*handout.title, &handout.promise];
    let sheet = match &handout.sheet {
        Some(sheet) => findings
            .within("sheet", |findings| check_paper(sheet, head, Boards::default(), &mut names, findings)),
        None => {
            let help = String::from("add a [sheet] with what stands on the page");
            findings.add_lack_of("sheet", String::from("there is no [sheet]"), help);
            None
        }
    };
    match sheet {
        Some(sheet) if findings.is_empty() => Ok(sheet),
        _ => Err(findings.into_vec()),
    }
}

/// Checks a sheet that may choose from these boards of its lesson, and from its own.
pub(super) fn check_paper(
    sheet: &file::Sheet,
    head: [&str; 2],
    of_lesson: Boards,
    names: &mut BTreeSet<String>,
    findings: &mut Findings,
) -> Option<Sheet> {
    let own = findings.each("board", &sheet.board, |findings, board| {
        check_name(&board.name, names, findings);
        check_figure(board, findings)
    });
    let own: Vec<Figure> = own.into_iter().flatten().map(|(figure, _)| figure).collect();
    let mut boards = of_lesson;
    boards.names.extend(sheet.board.iter().map(|board| &*board.name));
    boards.sound.extend(&own);
    check_sheet(sheet, head, &boards, findings)
}
