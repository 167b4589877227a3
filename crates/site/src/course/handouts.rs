//! Sheets that belong to no lesson: blank boards, a score sheet.

use std::collections::BTreeMap;
use std::path::Path;

use lesson::{Lesson, Sheet, Words, check_handout, file};

use super::list::SHEETS;
use super::{NamedSheet, lesson_file};
use crate::parse::parse;
use crate::report::Report;
use crate::source::{Source, is_there};

/// Reads and checks the sheets that the course lists, and names those that it forgets.
pub(super) fn load_handouts(
    folder: &Path,
    listed: &[String],
    lessons: &[String],
    words: &Words,
    reports: &mut Vec<Report>,
) -> Vec<NamedSheet> {
    let mut sheets = Vec::new();
    for name in &SHEETS.names(folder, reports) {
        let path = SHEETS.file(folder, name);
        reports.extend(SHEETS.check_name(name, &path, listed, lessons));
        match load(&path, words) {
            Ok(sheet) => sheets.push(NamedSheet { name: name.clone(), sheet, file: path }),
            Err(found) => reports.extend(found),
        }
    }
    let place = |name: &String| listed.iter().position(|other| other == name);
    sheets.sort_by_key(|sheet| place(&sheet.name));
    sheets
}

/// The lessons that name a sheet that is not there. What a lesson has in which something is wrong nobody knows.
pub(super) fn check_sheets_of(
    folder: &Path,
    lessons: &BTreeMap<&String, Lesson>,
    handouts: &[String],
) -> Vec<Report> {
    let own = lessons.iter().filter(|(_, lesson)| lesson.sheet.is_some()).map(|(name, _)| *name);
    let known: Vec<&String> = own.chain(handouts).collect();
    let is_sound = |name: &String| lessons.contains_key(name) || !is_there(&lesson_file(folder, name));
    let mut reports = Vec::new();
    for (name, lesson) in lessons {
        let lost = |wanted: &&String| !known.contains(wanted) && is_sound(wanted);
        let Some(wanted) = lesson.sheet_of.as_ref().filter(lost) else { continue };
        // It has been read once already.
        let Ok(source) = Source::read(&lesson_file(folder, name)) else { continue };
        let at = parse::<file::Lesson>(&source).span_of(&["sheet_of"]).start;
        let help = match &known[..] {
            [] => String::from("take it out, or add a [sheet] to a lesson"),
            known => format!("write one of {}, or take it out", names(known)),
        };
        reports.push(source.report(at, format!("there is no sheet {wanted:?}"), help));
    }
    reports
}

fn names(known: &[&String]) -> String {
    known.iter().map(|name| name.as_str()).collect::<Vec<_>>().join(", ")
}

fn load(path: &Path, words: &Words) -> Result<Sheet, Vec<Report>> {
    let source = Source::read(path).map_err(|report| vec![report])?;
    let parsed = parse::<file::Handout>(&source);
    let mut reports = parsed.reports.clone();
    match check_handout(&parsed.shape, words) {
        Ok(sheet) if reports.is_empty() => return Ok(sheet),
        Ok(_) => {}
        Err(findings) => reports.extend(findings.into_iter().filter_map(|finding| parsed.locate(finding))),
    }
    Err(reports)
}
