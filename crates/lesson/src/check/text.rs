//! Texts that must be there, and hold nothing that cannot be shown.

use alloc::format;
use alloc::string::String;

use crate::finding::Findings;
use crate::markup;

/// A text of plain words, which must not be missing.
pub(crate) fn need(text: &str, key: &'static str, example: &str, findings: &mut Findings) {
    if text.trim().is_empty() {
        need_text(text, key, example, findings);
    } else {
        refuse_marks(text, key, findings);
    }
}

/// A text of plain words, which may be missing.
pub(crate) fn refuse_marks(text: &str, key: &'static str, findings: &mut Findings) {
    need_shown(text, key, findings);
    if let Some((problem, help)) = markup::wrong_words(text) {
        findings.add(key, problem, help);
    }
}

/// A text in Markdown, which must not be missing. Whoever reads Markdown looks for HTML in it.
pub(crate) fn need_prose(text: &str, key: &'static str, example: &str, findings: &mut Findings) {
    need_text(text, key, example, findings);
}

fn need_text(text: &str, key: &'static str, example: &str, findings: &mut Findings) {
    if text.trim().is_empty() {
        findings.add(key, format!("{key} is missing or empty"), format!("write {key} = \"{example}\""));
    } else {
        need_shown(text, key, findings);
    }
}

/// What cannot be shown must not be in a text.
fn need_shown(text: &str, key: &'static str, findings: &mut Findings) {
    // A title stands in one line, in lists and above windows too.
    let spaces = if key == "title" { "" } else { "\t\r\n" };
    if let Some(letter) = text.chars().find(|&letter| markup::is_unseen(letter) && !spaces.contains(letter)) {
        let problem = format!("{key} holds the character U+{:04X}, which cannot be shown", u32::from(letter));
        findings.add(key, problem, String::from("take it out"));
    }
}
