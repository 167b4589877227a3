//! The English table, built in: for the line protocol, for examples and for tests.

use super::Words;

const TABLE: &str = include_str!("../../../../www/lessons/en/words.toml");

/// The English texts.
///
/// # Panics
/// Never: the tests read the same table, which has each text on one line.
pub fn english() -> Words {
    let mut group = "";
    let mut entries = alloc::vec::Vec::new();
    for line in TABLE.lines() {
        if let Some(name) = line.strip_prefix('[') {
            group = name.trim_end_matches(']');
        } else if let Some((key, text)) = line.split_once(" = \"") {
            let text = text.strip_suffix('"').unwrap_or(text).replace("\\\"", "\"");
            entries.push((group, key, text));
        }
    }
    let entries = entries.iter().map(|(group, key, text)| (*group, *key, text.as_str()));
    Words::read(entries).expect("the English table is whole")
}
