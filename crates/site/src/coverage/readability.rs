//! How hard a text is to read: the grade of Flesch and Kincaid, which counts words and syllables.

/// The school year in which a text can be read; `None` if it says nothing.
///
/// The formula is 0.39 words a sentence + 11.8 syllables a word - 15.59, as its authors gave it.
pub(super) fn grade(sentences: &[String]) -> Option<f64> {
    let words: Vec<&str> = sentences.iter().flat_map(|sentence| words(sentence)).collect();
    if words.is_empty() {
        return None;
    }
    let syllables: usize = words.iter().map(|word| syllables(word)).sum();
    let (sentences, words, syllables) = (sentences.len() as f64, words.len() as f64, syllables as f64);
    Some(0.39 * words / sentences + 11.8 * syllables / words - 15.59)
}

fn words(sentence: &str) -> impl Iterator<Item = &str> {
    sentence
        .split(|letter: char| !(letter.is_alphanumeric() || letter == '\''))
        .filter(|word| !word.is_empty())
}

/// How many syllables a word has, as its letters suggest: groups of vowels, without a silent e at the
/// end. A square or a number is read sign by sign.
fn syllables(word: &str) -> usize {
    let word = word.to_lowercase();
    if word.chars().any(char::is_numeric) {
        return word.chars().count();
    }
    let is_vowel = |letter: char| "aeiouyéè".contains(letter);
    let letters: Vec<char> =
        word.trim_end_matches("'s").chars().filter(|letter| letter.is_alphabetic()).collect();
    let starts =
        (0..letters.len()).filter(|&at| is_vowel(letters[at]) && (at == 0 || !is_vowel(letters[at - 1])));
    let groups = starts.count();
    let silent = match letters[..] {
        // Little and table sound it; so do wanted and ended.
        [.., consonant, 'l', 'e'] => is_vowel(consonant),
        [.., before, 'e'] => !is_vowel(before),
        [.., before, 'e', 'd'] => !is_vowel(before) && !matches!(before, 't' | 'd'),
        [.., before, 'e', 's'] => !is_vowel(before) && !matches!(before, 's' | 'x' | 'z' | 'c' | 'g' | 'h'),
        _ => false,
    };
    // Diagonal sounds both vowels; special and initial do not.
    let apart = letters.windows(3).filter(|part| part[1..] == ['i', 'a'] && !"cst".contains(part[0])).count();
    (groups + apart).saturating_sub(usize::from(silent)).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn syllables_are_counted_as_they_are_said() {
        let cases = [
            ("rook", 1),
            ("bishop", 2),
            ("castle", 2),
            ("move", 1),
            ("moved", 1),
            ("wanted", 2),
            ("squares", 1),
            ("pieces", 2),
            ("checkmate", 2),
            ("diagonal", 4),
            ("special", 2),
            ("the", 1),
            ("king's", 1),
            ("d4", 2),
            ("promotion", 3),
        ];
        for (word, wanted) in cases {
            assert_eq!(syllables(word), wanted, "{word}");
        }
    }

    #[test]
    fn short_words_in_short_sentences_are_easy() {
        let text = |sentences: &[&str]| sentences.iter().map(|text| String::from(*text)).collect::<Vec<_>>();
        let easy = grade(&text(&["The rook goes up.", "It can take a pawn."])).expect("a text");
        let hard = grade(&text(&[
            "Castling constitutes an exceptional manoeuvre, simultaneously repositioning two pieces, provided that certain prerequisites obtain.",
        ]))
        .expect("a text");
        assert!(easy < 2.0 && hard > 15.0, "{easy} {hard}");
        assert_eq!(grade(&[]), None);
    }
}
