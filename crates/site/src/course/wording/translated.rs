//! What a course in another language still says in the words of the first.

use std::collections::BTreeSet;
use std::path::Path;

use super::said::said;
use super::{Text, files, texts};
use crate::report::Report;
use crate::source::Source;

/// A text of fewer words may well be the same in two languages: a name, a place, a sign.
const WORDS_MIN: usize = 3;

/// How many texts of a course are those of the first one, word for word: a note at the first of them.
pub(in crate::course) fn left_of_first(first: &Path, other: &Path) -> Option<Report> {
    let meant: BTreeSet<String> = sources(first)
        .flat_map(|source| texts(&source))
        .filter(is_for_readers)
        .map(|text| text.says)
        .collect();
    let (mut all, mut left, mut begins) = (0, 0, None);
    for source in sources(other) {
        for text in texts(&source).into_iter().filter(is_for_readers) {
            all += 1;
            if meant.contains(&text.says) {
                left += 1;
                begins = begins.or_else(|| Some((source.file.clone(), source.line(text.span.start))));
            }
        }
    }
    let (file, line) = begins?;
    let name = |folder: &Path| folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let (first, other) = (name(first), name(other));
    let problem = format!(
        "note: {left} of the {all} texts of {other} are still those of {first}, word for word: this is the first"
    );
    let help = "translate them; those of one word or two may be the same, and are not counted";
    Some(Report::new(&file, line, problem, help))
}

fn sources(folder: &Path) -> impl Iterator<Item = Source> {
    files(folder).into_iter().filter_map(|file| Source::read(&file).ok())
}

/// Whether a text is read by learners, and long enough to be translated. Squares and moves are no words, and
/// a reason is for authors.
fn is_for_readers(text: &Text) -> bool {
    let is_word = |word: &&str| word.chars().filter(|letter| letter.is_alphabetic()).nth(1).is_some();
    text.key != "because" && said(text).split_whitespace().filter(is_word).count() >= WORDS_MIN
}
