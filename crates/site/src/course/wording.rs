//! How the texts of a course are worded: words and signs that its language does without, texts that say
//! nothing, and texts of the starter that nobody has changed.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use toml::de::{DeTable, DeValue};

use super::SPELLING_FILE;
use super::list::{PAGES, SHEETS};
use crate::new::STARTER;
use crate::parse::parse;
use crate::report::Report;
use crate::source::{Source, is_there};

/// What the course writes otherwise: `www/lessons/en/spelling.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Spelling {
    /// Each word, words or sign that no text may hold, with what to write instead.
    instead: BTreeMap<String, String>,
}

/// A text as its file has it.
struct Text {
    /// The key it stands under, or under which its list does.
    key: String,
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
            reports.extend(spelling.check(&text, &source));
        }
    }
    reports
}

/// The texts of a lesson that the starter had: true, and nobody's.
pub(super) fn left_of_starter(file: &Path) -> Vec<Report> {
    let Ok(source) = Source::read(file) else { return Vec::new() };
    let starter = Source::new(Path::new("starter.toml"), STARTER.to_owned());
    let meant: Vec<String> =
        texts(&starter).into_iter().filter(is_to_be_changed).map(|text| text.says).collect();
    let left = texts(&source).into_iter().filter(|text| meant.contains(&text.says));
    left.map(|text| {
        let problem = format!("this {} is still the starter's", text.key);
        source.report(text.span.start, problem, "write one of your own")
    })
    .collect()
}

/// Whether a text of the starter tells its author what to write: its exercise might be anybody's.
fn is_to_be_changed(text: &Text) -> bool {
    let exercise = STARTER.find("[[exercise]]").unwrap_or(STARTER.len());
    text.span.start < exercise && ["promise", "text", "title"].contains(&&*text.key) && text.says != "TITLE"
}

fn load_spelling(folder: &Path, reports: &mut Vec<Report>) -> Spelling {
    let file = folder.join(SPELLING_FILE);
    if !is_there(&file) {
        return Spelling::default();
    }
    let source = match Source::read(&file) {
        Ok(source) => source,
        Err(report) => {
            reports.push(report);
            return Spelling::default();
        }
    };
    let parsed = parse::<Spelling>(&source);
    let slips: Vec<usize> = parsed.reports.iter().map(|report| report.line).collect();
    let is_blank = |text: &str| text.trim().is_empty();
    for (word, instead) in &parsed.shape.instead {
        let at = parsed.span_of(&["instead", word]).start;
        // What could not be read has been told.
        if (is_blank(word) || is_blank(instead)) && !slips.contains(&source.line(at)) {
            let help = "write them like \"color\" = \"colour\", or take the line out";
            reports.push(source.report(at, "a word is missing, or what to write instead", help));
        }
    }
    reports.extend(parsed.reports);
    let mut spelling = parsed.shape;
    spelling.instead.retain(|word, instead| !is_blank(word) && !is_blank(instead));
    spelling
}

/// Every file with texts, whether the list names it or not.
fn files(folder: &Path) -> Vec<PathBuf> {
    let folders = [folder.to_owned(), folder.join(PAGES.folder), folder.join(SHEETS.folder)];
    let entries = folders.iter().filter_map(|folder| fs::read_dir(folder).ok()).flatten().flatten();
    let is_text = |path: &PathBuf| {
        let is_hidden = path.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'));
        path.extension() == Some(OsStr::new("toml")) && !is_hidden && !path.ends_with(SPELLING_FILE)
    };
    entries.map(|entry| entry.path()).filter(is_text).collect()
}

impl Spelling {
    fn check(&self, text: &Text, source: &Source) -> Vec<Report> {
        let said = said(text);
        let found = self.instead.iter().filter_map(|(word, instead)| {
            let (at, length) = find(&said, word)?;
            // As it is written there, with its capital.
            let written = &said[at..at + length];
            let place = source.text.get(text.span.clone()).and_then(|raw| raw.find(written)).unwrap_or(0);
            let problem = format!("found {written:?}, which {SPELLING_FILE} writes otherwise");
            Some(source.report(text.span.start + place, problem, format!("write {instead:?}")))
        });
        found.collect()
    }
}

/// Where a word stands in a text as a whole word, in small letters or large; a sign may stand anywhere.
fn find(text: &str, word: &str) -> Option<(usize, usize)> {
    let is_bounded = |at: usize, end: usize| {
        let joins = |letter: char| letter.is_alphanumeric();
        let is_word = word.starts_with(char::is_alphanumeric);
        !is_word || (!text[..at].ends_with(joins) && !text[end..].starts_with(joins))
    };
    let small = text.to_ascii_lowercase();
    let places = small.match_indices(word).map(|(at, found)| (at, at + found.len()));
    places.into_iter().find(|&(at, end)| is_bounded(at, end)).map(|(at, end)| (at, end - at))
}

/// The letters of a text that are words, with the rest blanked: code is nobody's language, nor are addresses,
/// moves, and the sign that begins a picture.
fn said(text: &Text) -> String {
    match &*text.key {
        "fen" | "answer" | "moves" => String::new(),
        "line" => blank_outside_comments(&text.says),
        _ => blank_addresses(&blank_code(&text.says)).replace("![", " ["),
    }
}

fn blank_outside_comments(line: &str) -> String {
    let mut is_comment = false;
    let keep = |letter: char| {
        is_comment = letter == '{' || is_comment && letter != '}';
        if is_comment { letter } else { ' ' }
    };
    line.chars().map(keep).collect()
}

/// Code stands between as many backquotes as it begins with.
fn blank_code(text: &str) -> String {
    let mut said = String::new();
    let mut rest = text;
    while let Some(start) = rest.find('`') {
        said.push_str(&rest[..start]);
        let fence = rest[start..].len() - rest[start..].trim_start_matches('`').len();
        let after = &rest[start + fence..];
        rest = match after.find(&"`".repeat(fence)) {
            Some(end) => &after[end + fence..],
            None => after,
        };
        said.push(' ');
    }
    said + rest
}

fn blank_addresses(text: &str) -> String {
    let mut parts = text.split("](");
    let mut said = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        said.push(']');
        said.push_str(part.split_once(')').map_or(part, |(_, after)| after));
    }
    said
}

/// Every text of a file in its order, as far as the file can be read.
fn texts(source: &Source) -> Vec<Text> {
    fn walk(key: &str, value: &toml::Spanned<DeValue<'_>>, texts: &mut Vec<Text>) {
        match value.get_ref() {
            DeValue::String(says) => {
                texts.push(Text { key: key.to_owned(), says: says.to_string(), span: value.span() });
            }
            DeValue::Array(items) => items.iter().for_each(|item| walk(key, item, texts)),
            DeValue::Table(table) => {
                table.iter().for_each(|(key, value)| walk(key.get_ref(), value, texts));
            }
            DeValue::Integer(_) | DeValue::Float(_) | DeValue::Boolean(_) | DeValue::Datetime(_) => {}
        }
    }
    let (table, _) = DeTable::parse_recoverable(&source.text);
    let mut texts = Vec::new();
    table.get_ref().iter().for_each(|(key, value)| walk(key.get_ref(), value, &mut texts));
    texts.sort_by_key(|text| text.span.start);
    texts
}
