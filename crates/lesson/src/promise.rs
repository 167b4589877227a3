//! What a page promises, in one sentence.

use alloc::format;
use alloc::string::String;

use crate::check::need;
use crate::finding::Findings;

/// A promise, which must be there, and be one sentence.
pub(crate) fn need_promise(promise: &str, example: &str, findings: &mut Findings) {
    need(promise, "promise", example, findings);
    if let Some(second) = second_sentence(promise) {
        let problem = format!("the promise goes on after its first sentence: \"{second}\"");
        findings.add("promise", problem, String::from("say it in one sentence, and the rest in a section"));
    }
}

/// What stands behind the first sentence. An abbreviation or the number of a move ends none: what does, ends
/// in a word of two letters or more, and a capital follows.
fn second_sentence(text: &str) -> Option<&str> {
    let ends = text.match_indices(['.', '?', '!', '…']);
    ends.into_iter().find_map(|(at, mark)| {
        let word = text[..at].rsplit(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
        let is_word = word.chars().count() > 1 && word.contains(char::is_alphabetic);
        let after = text[at + mark.len()..].trim_start_matches(['"', '”', '’', ')']);
        let next = after.trim_start();
        (is_word && next.len() < after.len() && next.starts_with(char::is_uppercase))
            .then_some(next.trim_end())
    })
}
