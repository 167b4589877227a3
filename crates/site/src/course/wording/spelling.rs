//! What a course writes otherwise: `www/lessons/en/spelling.toml`.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;

use serde::Deserialize;

use super::Text;
use super::said::said;
use crate::course::SPELLING_FILE;
use crate::parse::parse;
use crate::report::Report;
use crate::source::{Source, is_there};

/// The file, which may lack either part.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Spelling {
    /// Words whose dot ends no sentence, each with its dot.
    pub(super) abbreviations: Vec<String>,
    /// Each word, words or sign that no text may hold, with what to write instead.
    instead: BTreeMap<String, String>,
}

/// Reads it; a course need not have one.
pub(super) fn load_spelling(folder: &Path, reports: &mut Vec<Report>) -> Spelling {
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
        } else if holds(instead, word) {
            let problem = format!("{instead:?} holds {word:?}, so that nobody could write it instead");
            reports.push(source.report(at, problem, "write other words instead, or take the line out"));
        }
    }
    reports.extend(parsed.reports);
    let mut spelling = parsed.shape;
    spelling.instead.retain(|word, instead| !is_blank(word) && !is_blank(instead) && !holds(instead, word));
    spelling
}

/// Whether what is to be written instead would be found again.
fn holds(instead: &str, word: &str) -> bool {
    !word.trim().is_empty() && !Small::of(instead).places(word).is_empty()
}

impl Spelling {
    /// Everything in a text that is written otherwise.
    pub(super) fn check(&self, text: &Text, source: &Source) -> Vec<Report> {
        let small = Small::of(&said(text));
        let report = |place: Range<usize>, instead: &str| {
            // As it is written there, with its capital.
            let written = &text.says[place.clone()];
            let problem = format!("found {written:?}, which {SPELLING_FILE} writes otherwise");
            source.report(in_file(&place, text, source), problem, format!("write {instead:?}"))
        };
        let found = self.instead.iter().flat_map(|(word, instead)| {
            small.places(word).into_iter().map(|place| report(place, instead)).collect::<Vec<_>>()
        });
        found.collect()
    }
}

/// Where something of a text stands in its file, in which signs may be written in another way.
fn in_file(place: &Range<usize>, text: &Text, source: &Source) -> usize {
    let written = &text.says[place.clone()];
    let nth = text.says[..place.start].matches(written).count();
    let raw = source.text.get(text.span.clone()).unwrap_or_default();
    text.span.start + raw.match_indices(written).nth(nth).map_or(0, |(at, _)| at)
}

/// A text in small letters and with spaces alone between them, and where each byte of it stood before.
struct Small {
    text: String,
    stood: Vec<usize>,
}

impl Small {
    fn of(text: &str) -> Small {
        let mut small = Small { text: String::new(), stood: Vec::new() };
        for (at, letter) in text.char_indices() {
            let letter = if letter.is_whitespace() { ' ' } else { letter };
            // One capital may be two small letters.
            small.text.extend(letter.to_lowercase());
            small.stood.resize(small.text.len(), at);
        }
        small.stood.push(text.len());
        small
    }

    /// Where a word stands as a whole word; a sign may stand anywhere.
    fn places(&self, word: &str) -> Vec<Range<usize>> {
        let word = Small::of(word).text;
        let joins = |letter: char| letter.is_alphanumeric();
        let is_bounded = |start: usize, end: usize| {
            let goes_on_before = word.starts_with(joins) && self.text[..start].ends_with(joins);
            let goes_on_after = word.ends_with(joins) && self.text[end..].starts_with(joins);
            !goes_on_before && !goes_on_after
        };
        let places = self.text.match_indices(&word).map(|(at, found)| (at, at + found.len()));
        let places = places.filter(|&(start, end)| is_bounded(start, end));
        places.map(|(start, end)| self.stood[start]..self.stood[end]).collect()
    }
}
