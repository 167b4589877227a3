//! How the texts of a course are worded: words and signs that its language does without, promises that go on,
//! texts that say nothing, texts of the starter that nobody has changed, and texts that nobody has translated.

mod promise;
mod said;
mod spelling;
mod translated;

use std::ffi::OsStr;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use toml::de::{DeTable, DeValue};

use super::list::{PAGES, SHEETS};
use super::{LAWS_FILE, SPELLING_FILE};
use crate::new::STARTER;
use crate::report::Report;
use crate::source::Source;
use promise::second_sentence;
use spelling::load_spelling;

pub(super) use translated::left_of_first;

/// A text as its file has it.
struct Text {
    /// The key it stands under, or under which its list does.
    key: String,
    /// Whether it stands at the top of its file, under no header.
    is_on_top: bool,
    says: String,
    span: Range<usize>,
}

/// What is wrong with the wording of any file of the course. What else is wrong with one is for others to say.
pub(super) fn check_wording(folder: &Path) -> Vec<Report> {
    let mut reports = Vec::new();
    let spelling = load_spelling(folder, &mut reports);
    for file in files(folder) {
        let Ok(source) = Source::read(&file) else { continue };
        for text in texts(&source) {
            if text.key == "hint" && text.says.trim().is_empty() {
                let help = "write where to look, or take hint away, and one is made";
                reports.push(source.report(text.span.start, "hint is empty", help));
            }
            if text.key == "promise" && text.is_on_top {
                let second = second_sentence(&text.says, &spelling.abbreviations);
                reports.extend(second.map(|second| promise_goes_on(&text, second, &source)));
            }
            reports.extend(spelling.check(&text, &source));
        }
    }
    reports
}

fn promise_goes_on(text: &Text, second: &str, source: &Source) -> Report {
    let problem = format!("the promise goes on after its first sentence: \"{second}\"");
    let help = format!(
        "say it in one sentence, and the rest in a section; what only looks like an end of one is named in \
            {SPELLING_FILE}, like abbreviations = [\"Dr.\"]"
    );
    source.report(text.span.start, problem, help)
}

/// The texts of lessons that the starter had: true, and nobody's.
pub(super) fn left_of_starter(files: impl Iterator<Item = PathBuf>) -> Vec<Report> {
    let starter = Source::new(Path::new("starter.toml"), STARTER.to_owned());
    let meant: Vec<String> =
        texts(&starter).into_iter().filter(is_to_be_changed).map(|text| text.says).collect();
    let left_in = |source: Source| {
        let left = texts(&source).into_iter().filter(|text| meant.contains(&text.says));
        let reports = left.map(|text| {
            let problem = format!("note: this {} is still the starter's", text.key);
            source.report(text.span.start, problem, "write one of your own")
        });
        reports.collect::<Vec<_>>()
    };
    files.filter_map(|file| Source::read(&file).ok()).flat_map(left_in).collect()
}

/// Whether a text of the starter tells its author what to write: its exercise might be anybody's.
fn is_to_be_changed(text: &Text) -> bool {
    let exercise = STARTER.find("[[exercise]]").unwrap_or(STARTER.len());
    text.span.start < exercise && ["promise", "text", "title"].contains(&&*text.key) && text.says != "TITLE"
}

/// Every file with texts, whether the list names it or not.
fn files(folder: &Path) -> Vec<PathBuf> {
    let folders = [folder.to_owned(), folder.join(PAGES.folder), folder.join(SHEETS.folder)];
    let entries = folders.iter().filter_map(|folder| fs::read_dir(folder).ok()).flatten().flatten();
    let is_text = |path: &PathBuf| {
        let is_hidden = path.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'));
        let is_toml = path.extension() == Some(OsStr::new("toml")) && !path.ends_with(SPELLING_FILE);
        !is_hidden && (is_toml || path.ends_with(LAWS_FILE))
    };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_text).collect();
    files.sort();
    files
}

/// Every text of a file in its order, as far as the file can be read.
fn texts(source: &Source) -> Vec<Text> {
    fn walk(key: &str, is_on_top: bool, value: &toml::Spanned<DeValue<'_>>, texts: &mut Vec<Text>) {
        match value.get_ref() {
            DeValue::String(says) => {
                let (key, says) = (key.to_owned(), says.to_string());
                texts.push(Text { key, is_on_top, says, span: value.span() });
            }
            DeValue::Array(items) => items.iter().for_each(|item| walk(key, false, item, texts)),
            DeValue::Table(table) => {
                table.iter().for_each(|(key, value)| walk(key.get_ref(), false, value, texts));
            }
            DeValue::Integer(_) | DeValue::Float(_) | DeValue::Boolean(_) | DeValue::Datetime(_) => {}
        }
    }
    if source.file.ends_with(LAWS_FILE) {
        let (key, span) = (String::from(LAWS_FILE), 0..source.text.len());
        return vec![Text { key, is_on_top: true, says: source.text.clone(), span }];
    }
    let (table, _) = DeTable::parse_recoverable(&source.text);
    let mut texts = Vec::new();
    table.get_ref().iter().for_each(|(key, value)| walk(key.get_ref(), true, value, &mut texts));
    texts.sort_by_key(|text| text.span.start);
    texts
}
