//! TOML text into the shapes of `lesson::file`, with a line for everything that is wrong.

mod fault;
mod parts;
mod reader;
mod typeset;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use lesson::{Finding, Step};
use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::report::Report;
use crate::source::Source;
use fault::first_fault;
use parts::{DUPLICATE, legible, part_round};
use reader::{Key, Slip, read};
use typeset::typeset;

/// What a file says, as far as it could be read, and the way from its values back to lines.
#[derive(Debug)]
pub struct Parsed<'a, T> {
    /// The shape, with nothing in place of what could not be read.
    pub shape: T,
    /// What could not be read.
    pub reports: Vec<Report>,
    /// Whether no part of the file had to be left out.
    pub is_whole: bool,
    source: &'a Source,
    written: Written,
    /// The ways to what could not be read.
    slips: BTreeSet<Vec<Key>>,
}

/// Where a value stands, and what is in it.
#[derive(Debug)]
struct Written {
    span: Range<usize>,
    within: BTreeMap<Key, Written>,
}

/// Reads a file to its end, whatever is wrong in it, so that one slip hides no other: of each part that
/// is no TOML the first fault is told, and the others are read.
pub fn parse<T: DeserializeOwned>(source: &Source) -> Parsed<'_, T> {
    let legible = legible(&source.text);
    let (mut table, errors) = DeTable::parse_recoverable(&legible.text);
    typeset(table.get_mut());
    let table = Spanned::new(table.span(), DeValue::Table(table.into_inner()));
    let mut reports: Vec<Report> =
        legible.broken.iter().map(|part| broken_part(source, part.clone())).collect();
    let mut slips = BTreeSet::new();
    let mut broken_lines = BTreeSet::new();
    let mut doubles = Vec::new();
    for error in errors {
        let span = error.span().unwrap_or(0..0);
        broken_lines.insert(source.line(span.start));
        match error.message() {
            DUPLICATE => doubles.push(span),
            message => reports.push(syntax_report(source, &span, message)),
        }
    }
    let (shape, found) = read(&table, &source.text);
    reports.extend(doubles_told(source, doubles, &found));
    add_ways(table.get_ref(), &[], &|byte| broken_lines.contains(&source.line(byte)), &mut slips);
    // A list whose header is misspelt makes a table of what stands below it: that is told once.
    let meant: BTreeSet<Vec<Key>> = found.iter().filter_map(|slip| slip.meant.clone()).collect();
    for slip in found.into_iter().filter(|slip| !meant.contains(&slip.way)) {
        reports.push(source.report(slip.at, slip.problem, slip.help));
        slips.insert(slip.way);
        slips.extend(slip.meant);
    }
    let written = Written::of(&table);
    let broken_starts = legible.broken.iter().map(|part| part.start).collect();
    written.add_unread(&broken_starts, &mut Vec::new(), &mut slips);
    Parsed { shape, reports, is_whole: legible.broken.is_empty(), source, written, slips }
}

/// The first fault of a part that is no TOML.
fn broken_part(source: &Source, part: Range<usize>) -> Report {
    let text = &source.text[part.clone()];
    if let Some(fault) = first_fault(text) {
        return source.report(part.start + fault.at, fault.problem, fault.help);
    }
    let errors = DeTable::parse_recoverable(text).1;
    let error = errors.first().expect("the part is no TOML");
    let span = error.span().unwrap_or(0..0);
    syntax_report(source, &(part.start + span.start..part.start + span.end), error.message())
}

impl Written {
    fn of(value: &Spanned<DeValue<'_>>) -> Written {
        let within = match value.get_ref() {
            DeValue::Array(items) => {
                items.iter().enumerate().map(|(index, item)| (Key::Index(index), Written::of(item))).collect()
            }
            DeValue::Table(table) => {
                table.iter().map(|(key, value)| (Key::name(key.get_ref()), Written::of(value))).collect()
            }
            DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_) => BTreeMap::new(),
        };
        Written { span: value.span(), within }
    }

    /// Notes that each table whose header begins a broken part holds something that has not been read.
    fn add_unread(&self, starts: &BTreeSet<usize>, way: &mut Vec<Key>, slips: &mut BTreeSet<Vec<Key>>) {
        if starts.contains(&self.span.start) && self.within.keys().all(|key| matches!(key, Key::Name(_))) {
            slips.insert([way, &[Key::name("")][..]].concat());
        }
        for (key, value) in &self.within {
            way.push(key.clone());
            value.add_unread(starts, way, slips);
            way.pop();
        }
    }

    /// Whether a value stands at the end of a way.
    fn holds(&self, way: &[Key]) -> bool {
        match way {
            [] => true,
            [key, rest @ ..] => self.within.get(key).is_some_and(|value| value.holds(rest)),
        }
    }
}

/// What is wrong with the text as TOML.
fn syntax_report(source: &Source, at: &Range<usize>, message: &str) -> Report {
    let problem = message.lines().collect::<Vec<_>>().join("; ");
    let help = "correct it there; a key and its value are written like title = \"The rook\"";
    source.report(at.start, problem, help)
}

/// Tells what stands a second time; of a table the header alone, or what else is wrong with that.
fn doubles_told(source: &Source, doubles: Vec<Range<usize>>, slips: &[Slip]) -> Vec<Report> {
    let mut told = 0..0;
    let mut reports = Vec::new();
    for double in doubles {
        let (part, header) = part_round(&source.text, double.start);
        let is_header = header.is_some() && source.line(part.start) == source.line(double.start);
        let help = match header.filter(|_| is_header) {
            _ if told.contains(&double.start) => continue,
            Some(name) => {
                told = part;
                if slips.iter().any(|slip| slip.is_about(name)) {
                    continue;
                }
                "take one of them out, or move what it says into the other"
            }
            None => "take one of them out, or write the header of another table before this one",
        };
        let key = source.text.get(double.clone()).unwrap_or_default();
        reports.push(source.report(double.start, format!("{key} stands here a second time"), help));
    }
    reports
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
            let here = [way, &[Key::name(key.get_ref())]].concat();
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
        // What seems to be missing may stand in a part that was left out.
        if !self.is_whole && !self.written.holds(&grounds) {
            return None;
        }
        let lies_in_slip = (1..grounds.len()).any(|end| self.slips.contains(&grounds[..end]));
        let next_slip = self.slips.range(grounds.clone()..).next();
        if lies_in_slip || next_slip.is_some_and(|slip| slip.starts_with(&grounds)) {
            return None;
        }
        Some(self.source.report(self.span(&finding.place).start, finding.problem, finding.help))
    }

    /// The bytes of the value at a place, or of the nearest table round it.
    pub fn span(&self, place: &[Step]) -> Range<usize> {
        self.span_at(place.iter().map(Key::from))
    }

    /// The same of a value in tables whose keys are not known beforehand.
    pub fn span_of(&self, keys: &[&str]) -> Range<usize> {
        self.span_at(keys.iter().copied().map(Key::name))
    }

    fn span_at(&self, way: impl Iterator<Item = Key>) -> Range<usize> {
        let mut here = &self.written;
        for key in way {
            match here.within.get(&key) {
                Some(next) => here = next,
                None => break,
            }
        }
        here.span.clone()
    }
}
