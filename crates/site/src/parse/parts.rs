//! A file in parts, each from a header to the next, so that a slip ends where its part ends.

use std::ops::Range;

use toml::de::DeTable;

/// What the TOML parser says of a key that stands twice: the text can be read all the same.
pub(super) const DUPLICATE: &str = "duplicate key";

/// A text of which every part can be read, and what had to go for that.
pub(super) struct Legible {
    /// As long as the text it was, line for line.
    pub(super) text: String,
    /// The parts that could not be read.
    pub(super) broken: Vec<Range<usize>>,
}

/// Blanks what cannot be read. A part keeps its header, so that those after it keep their places; with a
/// broken header goes all that would lie in its table.
pub(super) fn legible(text: &str) -> Legible {
    let mut legible = Legible { text: text.to_owned(), broken: Vec::new() };
    if is_sound(text) {
        return legible;
    }
    let mut lost: Option<&str> = None;
    for part in parts(text) {
        let header = header_name(&text[part.clone()]);
        let lies_in_lost = |lost: &str| {
            header.and_then(|name| name.strip_prefix(lost)).is_some_and(|rest| rest.starts_with('.'))
        };
        if lost.is_some_and(lies_in_lost) {
            blank(&mut legible.text, part);
            continue;
        }
        lost = None;
        if is_sound(&text[part.clone()]) {
            continue;
        }
        let first_line = text[part.clone()].find('\n').unwrap_or(part.len());
        if header.is_some() && is_sound(&text[part.start..part.start + first_line]) {
            blank(&mut legible.text, part.start + first_line..part.end);
        } else {
            lost = header;
            blank(&mut legible.text, part.clone());
        }
        legible.broken.push(part);
    }
    legible
}

fn is_sound(text: &str) -> bool {
    DeTable::parse_recoverable(text).1.iter().all(|error| error.message() == DUPLICATE)
}

fn blank(text: &mut String, range: Range<usize>) {
    let blank: String =
        text[range.clone()].bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect();
    text.replace_range(range, &blank);
}

/// The parts of a text; what stands before the first header is one too.
fn parts(text: &str) -> Vec<Range<usize>> {
    let mut starts = vec![0];
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if at > 0 && header_name(line).is_some() {
            starts.push(at);
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts.iter().copied().zip(ends).map(|(start, end)| start..end).collect()
}

/// The part that a byte lies in, and the name in its header, if it has one.
pub(super) fn part_round(text: &str, byte: usize) -> (Range<usize>, Option<&str>) {
    let part = parts(text).into_iter().rfind(|part| part.start <= byte).unwrap_or(0..text.len());
    (part.clone(), header_name(&text[part]))
}

/// The name in the header that a text begins with, whether its brackets match or not. A line of prose may
/// begin with a bracket too, but it goes on behind it.
fn header_name(text: &str) -> Option<&str> {
    let line = text.lines().next()?.split('#').next()?.trim_end();
    let is_of_name = |letter: char| letter.is_ascii_alphanumeric() || "_-.".contains(letter);
    let name = line.trim_matches(['[', ']', ' ']);
    let is_header = line.starts_with('[') || (line.ends_with(']') && line.starts_with(char::is_alphabetic));
    (is_header && !name.is_empty() && name.chars().all(is_of_name)).then_some(name)
}
