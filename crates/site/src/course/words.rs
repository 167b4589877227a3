//! The table of words of a language, with a line for everything that is wrong in it.

use std::collections::BTreeMap;
use std::path::Path;

use lesson::Words;
use lesson::words::english;

use crate::parse::parse;
use crate::report::Report;
use crate::source::{Source, is_there};

/// The file beside the lessons that says what boards, pages and sheets say besides.
pub const WORDS_FILE: &str = "words.toml";

/// A table as its file has it: groups of keys and texts.
type Table = BTreeMap<String, BTreeMap<String, String>>;

/// Reads the words. In the place of a table in which something is wrong the English one goes on, so
/// that what is wrong in the lessons is told at the same time.
pub(super) fn load_words(folder: &Path, reports: &mut Vec<Report>) -> Words {
    let file = folder.join(WORDS_FILE);
    if !is_there(&file) {
        let help = "copy that of another language, and translate each text in it";
        reports.push(Report::new(&file, 1, "the table of words is missing", help));
        return english();
    }
    read(&file).unwrap_or_else(|found| {
        reports.extend(found);
        english()
    })
}

fn read(file: &Path) -> Result<Words, Vec<Report>> {
    let source = Source::read(file).map_err(|report| vec![report])?;
    let parsed = parse::<Table>(&source);
    let mut reports = parsed.reports.clone();
    let is_read =
        |group: &str, key: &str| parsed.shape.get(group).is_some_and(|texts| texts.contains_key(key));
    let entries = parsed.shape.iter().flat_map(|(group, texts)| {
        texts.iter().map(move |(key, text)| (group.as_str(), key.as_str(), text.as_str()))
    });
    match Words::read(entries) {
        Ok(words) if reports.is_empty() => return Ok(words),
        Ok(_) => {}
        Err(faults) => {
            // What seems to be missing may stand where the file could not be read, and what was read as
            // nothing there has been told.
            let is_whole = reports.is_empty();
            let slips: Vec<usize> = reports.iter().map(|report| report.line).collect();
            let told = faults.into_iter().filter(|fault| is_whole || is_read(&fault.group, &fault.key));
            let told = told.map(|fault| {
                let at = parsed.span_of(&[&fault.group, &fault.key]).start;
                source.report(at, fault.problem, fault.help)
            });
            reports.extend(told.filter(|report| !slips.contains(&report.line)));
        }
    }
    Err(reports)
}
