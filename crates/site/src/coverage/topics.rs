//! What a sentence says that could be false: numbers, squares, and words of the rules.

use std::fmt;

use lesson::caption::{Said, said};
use rules::Square;

/// Something that needs a proof.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Topic {
    Number(usize),
    Square(Square),
    Rule(Rule),
}

/// What a word of the rules is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Rule {
    Check,
    Mate,
    Stalemate,
    Draw,
    Pin,
    Castling,
    EnPassant,
    Promotion,
    /// What is allowed and what is not.
    Law,
}

/// The words of each rule, in small letters, as they begin: `castl` is castle, castling and castled.
const WORDS: &[(&str, Rule)] = &[
    ("check", Rule::Check),
    ("checks", Rule::Check),
    ("checked", Rule::Check),
    ("checkmate*", Rule::Mate),
    ("mate", Rule::Mate),
    ("mates", Rule::Mate),
    ("mated", Rule::Mate),
    ("stalemate*", Rule::Stalemate),
    ("draw", Rule::Draw),
    ("draws", Rule::Draw),
    ("drawn", Rule::Draw),
    ("pin", Rule::Pin),
    ("pins", Rule::Pin),
    ("pinned", Rule::Pin),
    ("castl*", Rule::Castling),
    ("en passant", Rule::EnPassant),
    ("promot*", Rule::Promotion),
    ("underpromot*", Rule::Promotion),
    ("legal*", Rule::Law),
    ("illegal*", Rule::Law),
    ("allowed", Rule::Law),
    ("forbidden", Rule::Law),
    ("cannot", Rule::Law),
    ("may not", Rule::Law),
    ("may only", Rule::Law),
    ("must", Rule::Law),
    ("never", Rule::Law),
    ("always", Rule::Law),
];

/// The topics of a sentence, each once.
pub(super) fn topics(sentence: &str) -> Vec<Topic> {
    let mut topics: Vec<Topic> = said(sentence)
        .map(|said| match said {
            Said::Number(number, _) => Topic::Number(number),
            Said::Square(square) => Topic::Square(square),
        })
        .collect();
    let words: Vec<String> = lesson::caption::words(sentence).map(str::to_lowercase).collect();
    topics
        .extend(WORDS.iter().filter(|(phrase, _)| holds(&words, phrase)).map(|(_, rule)| Topic::Rule(*rule)));
    topics.sort();
    topics.dedup();
    topics
}

/// Whether a phrase stands among the words. A `*` at its end stands for any ending.
fn holds(words: &[String], phrase: &str) -> bool {
    let phrase: Vec<&str> = phrase.split(' ').collect();
    words.windows(phrase.len()).any(|window| {
        window.iter().zip(&phrase).all(|(word, wanted)| match wanted.strip_suffix('*') {
            Some(start) => word.starts_with(start),
            None => word == wanted,
        })
    })
}

impl Topic {
    /// Whether it is a word of the rules, which an article may stand behind.
    pub(super) fn is_rule(self) -> bool {
        match self {
            Topic::Rule(_) => true,
            Topic::Number(_) | Topic::Square(_) => false,
        }
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Topic::Number(number) => write!(f, "{number}"),
            Topic::Square(square) => write!(f, "{square}"),
            Topic::Rule(rule) => f.write_str(match rule {
                Rule::Check => "check",
                Rule::Mate => "mate",
                Rule::Stalemate => "stalemate",
                Rule::Draw => "draw",
                Rule::Pin => "pin",
                Rule::Castling => "castling",
                Rule::EnPassant => "en passant",
                Rule::Promotion => "promotion",
                Rule::Law => "what is allowed",
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_be_false_is_seen() {
        let cases: &[(&str, &str)] = &[
            ("The rook looks like a tower.", ""),
            ("It goes to 14 squares, or thirteen.", "13, 14"),
            ("From d4 to D5, and to e9.", "d4"),
            ("They stand on rank 2.", ""),
            ("Article 3.8 says so.", ""),
            ("He is in check.", "check"),
            ("Checkmate ends the game.", "mate"),
            ("It is a checkmate, no stalemate.", "mate, stalemate"),
            ("He castled en passant.", "castling, en passant"),
            ("You may take it.", ""),
            ("You may not take it, and must not pass.", "what is allowed"),
            ("The pinned knight cannot move: a draw.", "draw, pin, what is allowed"),
            ("A pint in a drawer; check-up.", "check"),
        ];
        for (sentence, wanted) in cases {
            let told: Vec<String> = topics(sentence).iter().map(Topic::to_string).collect();
            assert_eq!(told.join(", "), *wanted, "{sentence}");
        }
    }
}
