//! What looks like HTML in a text. Every text arrives on the page as it was written, so it would be read
//! there with its brackets: an author who writes it means something else.

use alloc::format;
use alloc::string::String;

use crate::finding::Findings;

/// The first tag, comment or character reference of HTML in a text.
///
/// ```
/// use lesson::markup::find;
///
/// assert_eq!(find("a <b>bold</b> word"), Some("<b>"));
/// assert_eq!(find("a wide&nbsp;space"), Some("&nbsp;"));
/// assert_eq!(find("1 < 2 & 3 > 2, R&D; a < b"), None);
/// ```
pub fn find(text: &str) -> Option<&str> {
    text.match_indices(['<', '&']).find_map(|(at, sign)| {
        let after = &text[at + 1..];
        let length = if sign == "<" { tag(after) } else { reference(after) };
        length.map(|length| &text[at..at + 1 + length])
    })
}

/// How much of the text behind a `<` belongs to a tag or a comment.
fn tag(after: &str) -> Option<usize> {
    let name = after.strip_prefix(['/', '!', '?']).unwrap_or(after);
    let is_named = name.starts_with(|letter: char| letter.is_ascii_alphabetic()) || after.starts_with("!--");
    let end = after.find('>').filter(|_| is_named)?;
    (!after[..end].contains('<')).then_some(end + 1)
}

/// How much of the text behind a `&` belongs to a character reference.
fn reference(after: &str) -> Option<usize> {
    let end = after.find(';')?;
    let name = after[..end].strip_prefix('#').unwrap_or(&after[..end]);
    let is_name = name.chars().all(|letter| letter.is_ascii_alphanumeric());
    // `R&D;` is none: the shortest have two letters.
    (is_name && (2..=8).contains(&end)).then_some(end + 1)
}

/// Notes what looks like HTML in a text of plain words under this key.
pub(crate) fn refuse(text: &str, key: &'static str, findings: &mut Findings) {
    if let Some((problem, help)) = wrong_words(text) {
        findings.add(key, problem, help);
    }
}

/// What looks like HTML in a text of plain words, and what to do about it.
pub fn wrong_words(text: &str) -> Option<(String, String)> {
    let found = find(text)?;
    let help = match found.starts_with('&') {
        true => "write the character itself",
        false => "take it out: this text has neither bold nor slanted words",
    };
    Some((format!("found {found}, expected plain words"), help.into()))
}
