//! Sheets that belong to no lesson: blank boards, a score sheet.

use std::path::Path;

use lesson::{Finding, Sheet, Step, Words, check_handout, file};

use super::list::{help_with_name, toml_names};
use super::{COURSE_FILE, NamedSheet, lesson_file};
use crate::parse::parse;
use crate::report::{Failure, Report};
use crate::source::Source;
use crate::trouble::Trouble;

/// Their folder, beside the lessons.
const FOLDER: &str = "sheets";

/// Reads and checks the sheets that the course lists, and names those that it forgets.
pub(super) fn load_handouts(
    folder: &Path,
    listed: &[String],
    lessons: &[String],
    words: &Words,
    reports: &mut Vec<Report>,
) -> Result<Vec<NamedSheet>, Trouble> {
    let folder = folder.join(FOLDER);
    let files = if folder.exists() { toml_names(&folder)? } else { Vec::new() };
    let mut sheets = Vec::new();
    for name in &files {
        let path = lesson_file(&folder, name);
        let mut report = |problem: String, help: String| reports.push(Report::new(&path, 1, problem, help));
        if let Some(help) = help_with_name(name) {
            report(format!("{name:?} cannot be the name of a sheet"), format!("{help}, for the file too"));
        } else if lessons.contains(name) {
            report(
                format!("the lesson {name:?} has this name too"),
                String::from("give the file another, or move what it says into the lesson"),
            );
        } else if !listed.contains(name) {
            report(
                format!("the sheet {name:?} is not in the sheets of {COURSE_FILE}"),
                format!("add {name:?} there, or remove the file"),
            );
        }
        match load(&path, words) {
            Ok(sheet) => sheets.push(NamedSheet { name: name.clone(), sheet, file: path }),
            Err(Failure::Findings(found)) => reports.extend(found),
            Err(Failure::Trouble(trouble)) => return Err(trouble),
        }
    }
    let place = |name: &String| listed.iter().position(|other| other == name);
    sheets.sort_by_key(|sheet| place(&sheet.name));
    Ok(sheets)
}

/// What is wrong with the list itself.
pub(super) fn check_listed(folder: &Path, listed: &[String]) -> Vec<Finding> {
    let finding = |index: usize, problem: String, help: String| {
        let place = vec![Step::Key("sheets"), Step::Index(index)];
        Finding { rests_on: place.clone(), place, problem, help }
    };
    let wrong = listed.iter().enumerate().filter_map(|(index, name)| {
        if listed[..index].contains(name) {
            let problem = format!("the sheet {name:?} is listed twice");
            return Some(finding(index, problem, String::from("take one of them out")));
        }
        let is_there = file::is_name(name) && lesson_file(&folder.join(FOLDER), name).exists();
        let problem = format!("the sheet {name:?} has no file");
        let help = format!("write {FOLDER}/{name}.toml, or take the name out");
        (!is_there).then(|| finding(index, problem, help))
    });
    wrong.collect()
}

fn load(path: &Path, words: &Words) -> Result<Sheet, Failure> {
    let source = Source::read(path)?;
    let parsed = parse::<file::Handout>(&source);
    let mut reports = parsed.reports.clone();
    match check_handout(&parsed.shape, words) {
        Ok(sheet) if reports.is_empty() => return Ok(sheet),
        Ok(_) => {}
        Err(findings) => reports.extend(findings.into_iter().filter_map(|finding| parsed.locate(finding))),
    }
    Err(Failure::of_findings(reports))
}
