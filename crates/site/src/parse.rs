//! TOML text into the shapes of `lesson::file`, with a line for everything that is wrong.

mod reader;

use std::collections::BTreeSet;
use std::ops::Range;

use lesson::{Finding, Step};
use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::report::Report;
use crate::source::Source;
use reader::{Key, read};

/// What a file says, as far as it could be read, and the way from its values back to lines.
#[derive(Debug)]
pub struct Parsed<'a, T> {
    /// The shape, with nothing in place of what could not be read.
    pub shape: T,
    /// What could not be read.
    pub reports: Vec<Report>,
    source: &'a Source,
    written: Spanned<DeValue<'a>>,
    /// The ways to what could not be read.
    slips: BTreeSet<Vec<Key>>,
}

/// Reads a file to its end, whatever is wrong in it, so that one slip hides no other.
pub fn parse<T: DeserializeOwned>(source: &Source) -> Parsed<'_, T> {
    let (table, errors) = DeTable::parse_recoverable(&source.text);
    let written = Spanned::new(table.span(), DeValue::Table(table.into_inner()));
    let mut reports = Vec::new();
    let mut broken_lines = BTreeSet::new();
    for error in errors {
        let span = error.span().unwrap_or(0..0);
        broken_lines.insert(source.line(span.start));
        reports.push(syntax_report(source, &span, error.message()));
    }
    let (shape, found) = read(&written, &source.text);
    let mut slips = BTreeSet::new();
    add_ways(written.get_ref(), &[], &|byte| broken_lines.contains(&source.line(byte)), &mut slips);
    for slip in found {
        reports.push(source.report(slip.at, slip.problem, slip.help));
        slips.insert(slip.way);
        slips.extend(slip.meant);
    }
    Parsed { shape, reports, source, written, slips }
}

/// What is wrong with the text as TOML.
fn syntax_report(source: &Source, at: &Range<usize>, message: &str) -> Report {
    let line = source.line_text(at.start).trim();
    let key = source.text.get(at.clone()).unwrap_or_default();
    if message != "duplicate key" {
        let problem = message.lines().collect::<Vec<_>>().join("; ");
        return source.report(at.start, problem, "correct the TOML there; text goes between \"quotes\"");
    }
    let help = match line.split_once(']') {
        Some((header, _)) if line.starts_with('[') => {
            format!("begin every one of them with [[{}]]", header.trim_start_matches('['))
        }
        _ => String::from("take one of them out, or write the header of another table before this one"),
    };
    source.report(at.start, format!("{key} stands here a second time"), help)
}

/// Adds the ways to all entries whose keys begin at such a byte.
fn add_ways(
    value: &DeValue<'_>,
    way: &[Key],
    is_there: &impl Fn(usize) -> bool,
    ways: &mut BTreeSet<Vec<Key>>,
) {
    if let DeValue::Array(items) = value {
        for (index, item) in items.iter().enumerate() {
            add_ways(item.get_ref(), &[way, &[Key::Index(index)]].concat(), is_there, ways);
        }
    }
    if let DeValue::Table(table) = value {
        for (key, value) in table {
            let here = [way, &[Key::Name(key.get_ref().to_string())]].concat();
            add_ways(value.get_ref(), &here, is_there, ways);
            if is_there(key.span().start) {
                ways.insert(here);
            }
        }
    }
}

impl<T> Parsed<'_, T> {
    /// A finding with its line; `None` if it rests on something that could not be read: that has been
    /// reported, and the finding may be nothing but its echo.
    pub fn locate(&self, finding: Finding) -> Option<Report> {
        let grounds: Vec<Key> = finding.rests_on.iter().map(Key::from).collect();
        let lies_in_slip = (1..grounds.len()).any(|end| self.slips.contains(&grounds[..end]));
        let next_slip = self.slips.range(grounds.clone()..).next();
        if lies_in_slip || next_slip.is_some_and(|slip| slip.starts_with(&grounds)) {
            return None;
        }
        Some(self.source.report(self.span(&finding.place).start, finding.problem, finding.help))
    }

    /// The bytes of the value at a place, or of the nearest table round it.
    pub fn span(&self, place: &[Step]) -> Range<usize> {
        let mut here = &self.written;
        for step in place {
            let next = match (step, here.get_ref()) {
                (Step::Key(key), DeValue::Table(table)) => table.get(*key),
                (Step::Index(index), DeValue::Array(items)) => items.get(*index),
                (Step::Key(_) | Step::Index(_), _) => None,
            };
            match next {
                Some(next) => here = next,
                None => break,
            }
        }
        here.span()
    }
}
