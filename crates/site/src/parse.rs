//! TOML text into the shapes of `lesson::file`, with a line for everything that is wrong.

use std::ops::Range;

use lesson::{Finding, Step};
use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::report::Report;
use crate::source::Source;

/// What a file says, as far as it could be read, and the way from its values back to lines.
#[derive(Debug)]
pub struct Parsed<'a, T> {
    /// The shape, with nothing in place of what could not be read.
    pub shape: T,
    /// What could not be read.
    pub reports: Vec<Report>,
    source: &'a Source,
    written: Spanned<DeTable<'a>>,
    read: Spanned<DeTable<'a>>,
}

/// Reads a file. A value of a wrong type or an unknown key is reported, set aside, and the rest read
/// again, so that one slip hides no other.
pub fn parse<T: DeserializeOwned + Default>(source: &Source) -> Parsed<'_, T> {
    let (written, errors) = DeTable::parse_recoverable(&source.text);
    let mut parsed =
        Parsed { shape: T::default(), reports: Vec::new(), source, read: written.clone(), written };
    for error in errors {
        let at = error.span().map_or(0, |span| span.start);
        let help = "correct the TOML there; text goes between \"quotes\"";
        parsed.reports.push(source.report(at, one_line(error.message()), help));
    }
    loop {
        match T::deserialize(toml::Deserializer::from(parsed.read.clone())) {
            Ok(shape) => {
                parsed.shape = shape;
                return parsed;
            }
            Err(error) => {
                let span = error.span().unwrap_or(0..0);
                let help = "correct it, or take it away";
                parsed.reports.push(source.report(span.start, one_line(error.message()), help));
                if !set_aside(parsed.read.get_mut(), &span) {
                    return parsed;
                }
            }
        }
    }
}

fn one_line(message: &str) -> String {
    message.lines().collect::<Vec<_>>().join("; ")
}

/// Takes out the smallest entry that lies at this place. False if there is none.
fn set_aside(table: &mut DeTable<'_>, at: &Range<usize>) -> bool {
    let covers = |span: Range<usize>| span.start <= at.start && at.end <= span.end;
    if table.iter_mut().any(|(_, value)| set_aside_within(value.get_mut(), at)) {
        return true;
    }
    let here = table.iter().find(|(key, value)| covers(key.span()) || covers(value.span()));
    let Some(key) = here.map(|(key, _)| key.get_ref().to_string()) else {
        return false;
    };
    table.remove(key.as_str()).is_some()
}

fn set_aside_within(value: &mut DeValue<'_>, at: &Range<usize>) -> bool {
    match value {
        DeValue::Table(table) => set_aside(table, at),
        DeValue::Array(items) => items.iter_mut().any(|item| set_aside_within(item.get_mut(), at)),
        DeValue::String(_)
        | DeValue::Integer(_)
        | DeValue::Float(_)
        | DeValue::Boolean(_)
        | DeValue::Datetime(_) => false,
    }
}

impl<T> Parsed<'_, T> {
    /// A finding with its line; `None` if it speaks of a value that has been reported and set aside.
    pub fn locate(&self, finding: Finding) -> Option<Report> {
        let (at, is_written) = walk(&self.written, &finding.place);
        let (_, is_read) = walk(&self.read, &finding.place);
        let was_set_aside = is_written && !is_read;
        (!was_set_aside).then(|| self.source.report(at.start, finding.problem, finding.help))
    }

    /// The bytes of the value at a place, or of the nearest table round it.
    pub fn span(&self, place: &[Step]) -> Range<usize> {
        walk(&self.written, place).0
    }
}

/// Goes along a place as far as it exists. Returns the span of the last thing found, and whether all was.
fn walk(table: &Spanned<DeTable<'_>>, place: &[Step]) -> (Range<usize>, bool) {
    let mut span = 0..0;
    let mut here: Option<&DeValue<'_>> = None;
    for step in place {
        let next = match (step, here) {
            (Step::Key(key), None) => table.get_ref().get(*key),
            (Step::Key(key), Some(DeValue::Table(table))) => table.get(*key),
            (Step::Index(index), Some(DeValue::Array(items))) => items.get(*index),
            (Step::Key(_) | Step::Index(_), _) => None,
        };
        let Some(next) = next else {
            return (span, false);
        };
        span = next.span();
        here = Some(next.get_ref());
    }
    (span, true)
}
