//! Whether a promise is one sentence.

/// Signs that may end a sentence.
const ENDS: [char; 4] = ['.', '?', '!', '…'];

/// Signs that may stand between the end of a sentence and the space after it, and those before a capital.
const CLOSING: [char; 5] = ['"', '”', '’', ')', '»'];
const OPENING: [char; 6] = ['"', '“', '„', '‘', '(', '«'];

/// What stands behind the first sentence.
///
/// A sentence ends where a capital follows the sign and a space. It does not behind one of the course's
/// abbreviations, a single letter (`J. Adoube`) or the number of a move (`1. Kf3`, `1... Kf6`). So a sentence
/// that ends in such a one is not told from the next, nor is any in a script without capitals.
pub(super) fn second_sentence<'a>(text: &'a str, abbreviations: &[String]) -> Option<&'a str> {
    text.match_indices(ENDS).find_map(|(at, sign)| {
        let after = text[at + sign.len()..].trim_start_matches(CLOSING);
        let next = after.trim_start();
        let is_next =
            next.len() < after.len() && next.trim_start_matches(OPENING).starts_with(char::is_uppercase);
        (is_next && !is_abbreviated(&text[..at + sign.len()], abbreviations)).then_some(next.trim_end())
    })
}

/// Whether the sign at the end of a text belongs to the word before it.
fn is_abbreviated(text: &str, abbreviations: &[String]) -> bool {
    let last = text.split(char::is_whitespace).next_back().unwrap_or_default().trim_start_matches(OPENING);
    let word = last.trim_end_matches(ENDS);
    let is_letter = word.rsplit('.').next().is_some_and(|letter| letter.chars().count() == 1);
    let is_number = !word.is_empty() && word.chars().all(|digit| digit.is_ascii_digit());
    let has_dot = last.len() == word.len() + 1 && last.ends_with('.');
    let has_dots = last[word.len()..].trim_end_matches(['.', '…']).is_empty();
    abbreviations.iter().any(|known| known == last) || is_letter && has_dot || is_number && has_dots
}
