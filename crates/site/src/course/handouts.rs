//! Sheets that belong to no lesson: blank boards, a score sheet.

use std::path::Path;

use lesson::{Sheet, Words, check_handout, file};

use super::NamedSheet;
use super::list::SHEETS;
use crate::parse::parse;
use crate::report::Report;
use crate::source::Source;

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
