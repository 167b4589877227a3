//! A tag: `[White "A. Learner"]`, read and written.

use alloc::string::String;
use core::fmt;
use core::ops::Range;

use super::PgnFault;

pub(super) struct ReadTag {
    /// Where the name stands in the text.
    pub(super) name: Range<usize>,
    pub(super) value: String,
    /// How many bytes of the text the tag takes.
    pub(super) length: usize,
}

pub(super) fn is_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// Reads the tag at the start of a text.
pub(super) fn read_tag(text: &str) -> Result<ReadTag, PgnFault> {
    let after_bracket = text.strip_prefix('[').ok_or_else(|| PgnFault::tag(text, "\"[\" before a tag"))?;
    let from_name = after_bracket.trim_start();
    let after_name = from_name.trim_start_matches(is_of_name);
    let name = text.len() - from_name.len()..text.len() - after_name.len();
    if name.is_empty() {
        return Err(PgnFault::tag(from_name, "the name of a tag, as in [White \"Name\"]"));
    }
    let from_value = after_name.trim_start();
    let after_quote = from_value
        .strip_prefix('"')
        .ok_or_else(|| PgnFault::tag(from_value, "the value of the tag in quotation marks"))?;
    let (value, after_value) = read_value(after_quote)
        .ok_or_else(|| PgnFault::tag(from_value, "a quotation mark at the end of the value"))?;
    let after_value = after_value.trim_start();
    let rest = after_value.strip_prefix(']').ok_or_else(|| {
        PgnFault::tag(after_value, "\"]\" after the value; a quotation mark inside it is written \\\"")
    })?;
    Ok(ReadTag { name, value, length: text.len() - rest.len() })
}

/// Reads up to the closing quotation mark: the value, and what follows the mark.
fn read_value(text: &str) -> Option<(String, &str)> {
    let mut value = String::new();
    let mut rest = text;
    loop {
        let end = rest.find(['"', '\\'])?;
        value.push_str(&rest[..end]);
        let (is_quote, after) = (rest[end..].starts_with('"'), &rest[end + 1..]);
        if is_quote {
            return Some((value, after));
        }
        // A backslash before anything else stands for itself.
        let escaped = after.chars().next().filter(|&c| matches!(c, '"' | '\\'));
        value.push(escaped.unwrap_or('\\'));
        rest = &after[escaped.map_or(0, char::len_utf8)..];
    }
}

/// Writes a tag on a line of its own; a value has no line breaks or other control characters.
pub(super) fn write_tag(f: &mut fmt::Formatter, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for letter in value.chars() {
        match letter {
            '"' | '\\' => write!(f, "\\{letter}")?,
            _ if letter.is_control() => f.write_str(" ")?,
            _ => write!(f, "{letter}")?,
        }
    }
    f.write_str("\"]\n")
}
