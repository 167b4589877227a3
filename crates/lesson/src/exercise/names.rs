//! What the goals of a board are called in a file, and which of them a word means that is none.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What the goals are called that are no matter of stars.
pub(crate) const AIMS: [&str; 10] =
    ["check", "mate", "stalemate", "promote", "castle", "en-passant", "escape", "take", "save", "guard"];

/// What the goals are called that are.
pub(crate) const STARRED: [&str; 3] = ["collect", "reach", "capture"];

/// What to write instead of a word that is no goal: the one that is meant, or else all of them.
pub(crate) fn help_for_goal(word: &str) -> String {
    let names: Vec<&str> = STARRED.into_iter().chain(AIMS).collect();
    if let Some(name) = meant(word, &names) {
        return format!("write goal = \"{name}\"");
    }
    let names: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
    format!("write {}", names.join(", "))
}

/// The name that a word is another spelling of.
fn meant<'a>(word: &str, names: &[&'a str]) -> Option<&'a str> {
    let word = word.trim_ascii().to_ascii_lowercase().replace(['_', ' '], "-");
    // What players call a checkmate, which begins like another goal.
    let rest = word.strip_prefix("check-").or_else(|| word.strip_prefix("check"));
    rest.and_then(|rest| begun_alike(rest, names)).or_else(|| begun_alike(&word, names))
}

/// The name that begins most like a word.
fn begun_alike<'a>(word: &str, names: &[&'a str]) -> Option<&'a str> {
    /// So many letters at the beginning, and no fewer, are no chance.
    const ALIKE_LETTERS: usize = 3;
    let alike = |name: &str| name.bytes().zip(word.bytes()).take_while(|(one, other)| one == other).count();
    let nearest = names.iter().copied().max_by_key(|name| alike(name));
    nearest.filter(|name| alike(name) >= ALIKE_LETTERS)
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::help_for_goal;

    #[test]
    fn a_word_that_is_no_goal_is_told_the_one_that_is_meant() {
        for (word, meant) in [
            ("checkmate", "mate"),
            ("Checkmate", "mate"),
            ("mat", "mate"),
            ("mate in 2", "mate"),
            ("castling", "castle"),
            ("promotion", "promote"),
            ("chek", "check"),
            ("captures", "capture"),
            ("en_passant", "en-passant"),
            ("stalmate", "stalemate"),
            ("check-mate", "mate"),
            ("checks", "check"),
            ("checking", "check"),
            ("check in 1", "check"),
        ] {
            let help = help_for_goal(word);
            assert!(help.contains(&format!("\"{meant}\"")), "{word}: {help}");
            assert_eq!(help.matches('"').count(), 2, "{word}: {help}");
        }
        assert!(help_for_goal("win").contains("\"collect\", \"reach\""), "{}", help_for_goal("win"));
    }
}
