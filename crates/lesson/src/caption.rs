//! Captions and comments, and what stands behind them: each number and each square in one must be proven.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Square, SquareSet};

use crate::claim::Proven;
use crate::finding::Findings;
use crate::lesson::Board;

/// Looks at each word of a text under a key, the caption or the comments of the line: a number must be one that a claim has proven, a
/// square one that holds a piece, or that a claim or the goal speaks about.
pub(crate) fn check(key: &'static str, text: &str, board: &Board, proven: &Proven, findings: &mut Findings) {
    let subject = match key {
        "caption" => "the caption",
        "hint" => "the hint",
        _ => "a comment",
    };
    let known: SquareSet = proven.squares | board.position.board().occupied();
    let mut told = BTreeSet::new();
    check_squares(key, subject, text, findings);
    for said in said(text) {
        match said {
            Said::Number(number, word) if !proven.numbers.contains(&number) && told.insert(number) => {
                let problem = format!("{subject} says {word}, and no claim proves it");
                findings.add_resting_on(key, "claims", problem, help_for_number(board, proven));
            }
            Said::Square(square) if !known.contains(square) => {
                let problem = format!("{subject} speaks of {square}, and no claim does");
                let piece = own_piece(board).map_or_else(|| String::from("…"), |from| format!("\"{from}\""));
                let help = format!(
                    "change it, or add a claim that names {square}, like {{ piece = {piece}, goes = \"… {square}\" }}"
                );
                findings.add_resting_on(key, "claims", problem, help);
            }
            Said::Number(..) | Said::Square(_) => {}
        }
    }
}

/// Refuses a word that looks like a square, and is none.
pub(crate) fn check_squares(key: &'static str, subject: &str, text: &str, findings: &mut Findings) {
    if let Some(word) = words(text).find(|word| is_beside_the_board(word)) {
        let problem = format!("{subject} speaks of {word}, and no board has such a square");
        findings.add(key, problem, String::from("write a square from a1 to h8"));
    }
}

/// Whether a word looks like a square, and is none: `b9`, `i4`.
fn is_beside_the_board(word: &str) -> bool {
    match *word.as_bytes() {
        [b'a'..=b'h', rank] => matches!(rank, b'0' | b'9'),
        [b'i'..=b'l', rank] => matches!(rank, b'1'..=b'8'),
        _ => false,
    }
}

/// Something in a text that may be true of a board or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said<'a> {
    /// A number that counts something, and how it is written.
    Number(usize, &'a str),
    /// A square.
    Square(Square),
}

/// The numbers and squares in a text, in order. After the word rank or Article a number is a name, and
/// counts nothing.
///
/// ```
/// use lesson::caption::{Said, said};
///
/// let said: Vec<Said> = said("Two rooks on rank 2, one on d4.").collect();
/// assert_eq!(said, [Said::Number(2, "Two"), Said::Square(rules::Square::D4)]);
/// ```
pub fn said(text: &str) -> impl Iterator<Item = Said<'_>> {
    let mut before = "";
    words(text).filter_map(move |word| {
        let Some(number) = number(word) else {
            before = word;
            return Some(Said::Square(word.parse().ok()?));
        };
        let is_name = match before {
            _ if before.eq_ignore_ascii_case("rank") => (1..=8).contains(&number),
            _ => before.eq_ignore_ascii_case("article") || before.eq_ignore_ascii_case("articles"),
        };
        // Of an article's number each part follows the word.
        if !before.to_lowercase().starts_with("article") {
            before = word;
        }
        (!is_name).then_some(Said::Number(number, word))
    })
}

/// The piece that a claim would most likely be about.
fn own_piece(board: &Board) -> Option<Square> {
    let position = &board.position;
    board.piece.or_else(|| position.board().side(position.side_to_move()).first())
}

fn help_for_number(board: &Board, proven: &Proven) -> String {
    let numbers: BTreeSet<usize> = proven.numbers.iter().copied().collect();
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    let numbers = numbers.join(" or ");
    if numbers.is_empty() {
        let Some(from) = own_piece(board) else {
            return String::from("take the number out, or put a piece of the side to move into the fen");
        };
        let moves = board.position.destinations(from).len();
        return format!(
            "add a claim with the number, like claims = [{{ piece = \"{from}\", moves = {moves} }}]"
        );
    }
    format!("write {numbers}, which the claims prove, or add a claim")
}

/// The words of a sentence, without the marks round them. Only in a number like `twenty-seven` does a
/// hyphen belong to the word; in `14-square` and `d4-d8` it stands between two.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !(letter.is_alphanumeric() || letter == '-'));
    let parts = |word| if number(word).is_some() { 1 } else { usize::MAX };
    words.flat_map(move |word| word.splitn(parts(word), '-')).filter(|word| !word.is_empty())
}

const SMALL: [&str; 20] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];
const TENS: [(&str, usize); 5] =
    [("twenty", 20), ("thirty", 30), ("forty", 40), ("fifty", 50), ("sixty", 60)];

/// The number a word stands for; `one` is mostly no number, so it counts only as a digit.
pub fn number(word: &str) -> Option<usize> {
    if word.chars().all(|letter| letter.is_ascii_digit()) {
        // More than can be counted is more than any board has.
        return Some(word.parse().unwrap_or(usize::MAX));
    }
    let word = word.to_lowercase();
    let small = |word: &str| SMALL.iter().position(|&small| small == word);
    let tens = |word: &str| TENS.iter().find(|(name, _)| *name == word).map(|&(_, value)| value);
    match word.split_once('-') {
        Some((ten, unit)) => Some(tens(ten)? + small(unit).filter(|unit| (1..10).contains(unit))?),
        None => small(&word).filter(|&number| number != 1).or_else(|| tens(&word)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_digits_and_as_words() {
        let cases = [
            ("14", Some(14)),
            ("fourteen", Some(14)),
            ("Twenty-seven", Some(27)),
            ("sixty-four", Some(64)),
            ("one", None),
            ("1", Some(1)),
            ("d4", None),
            ("twenty-rook", None),
            ("well-known", None),
        ];
        for (word, expected) in cases {
            assert_eq!(number(word), expected, "{word}");
        }
    }
}
