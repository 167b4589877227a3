//! Apostrophes of a file become curly ones: in titles, captions and whatever else is shown as it is written.
//! Markdown is left alone, for its own reader does the same and spares code.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The keys whose texts are shown as they are written.
const SHOWN: [&str; 5] = ["title", "promise", "caption", "hint", "rules"];

/// The key of moves with comments in braces; only those are shown.
const LINE: &str = "line";

/// Sets all texts of a file that are shown as they are written.
pub(super) fn typeset(table: &mut DeTable<'_>) {
    for (key, value) in table.iter_mut() {
        let key = key.get_ref();
        let part = match &**key {
            LINE => Some(Part::Comments),
            key if SHOWN.contains(&key) => Some(Part::All),
            _ => None,
        };
        set(value, part);
    }
}

/// How much of a text is shown.
#[derive(Clone, Copy)]
enum Part {
    All,
    Comments,
}

fn set(value: &mut Spanned<DeValue<'_>>, part: Option<Part>) {
    match (value.get_mut(), part) {
        (DeValue::Table(table), _) => typeset(table),
        (DeValue::Array(values), _) => values.iter_mut().for_each(|value| set(value, part)),
        (DeValue::String(text), Some(part)) if text.contains('\'') => {
            *text = curly(text, part).into();
        }
        _ => {}
    }
}

/// An apostrophe stands between two letters, or after the s of several: other marks stay as they are.
fn curly(text: &str, part: Part) -> String {
    let mut is_shown = matches!(part, Part::All);
    let mut before = ' ';
    let mut letters = text.chars().peekable();
    let mut set = String::with_capacity(text.len());
    while let Some(letter) = letters.next() {
        if let Part::Comments = part {
            is_shown = letter == '{' || is_shown && letter != '}';
        }
        let is_within = before.is_alphabetic() && letters.peek().is_some_and(|next| next.is_alphabetic());
        let is_apostrophe = letter == '\'' && (is_within || before == 's');
        set.push(if is_shown && is_apostrophe { '’' } else { letter });
        before = letter;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_is_curly_and_the_rest_as_written() {
        let table = [
            (Part::All, "White's way, or the knights' way", "White’s way, or the knights’ way"),
            (Part::All, "<b id='y' title=\"x\">", "<b id='y' title=\"x\">"),
            (Part::Comments, "1. e4 {It isn't White's.} e5 it's", "1. e4 {It isn’t White’s.} e5 it's"),
        ];
        for (part, text, set) in table {
            assert_eq!(curly(text, part), set);
        }
    }

    #[test]
    fn only_the_texts_that_are_shown_are_set() {
        let file = "title = \"A king's way\"\ntext = \"It's Markdown\"\n\
                    [[section.board]]\ncaption = \"It's here\"\nname = \"it's\"\n[sheet]\nrules = [\"White's\"]";
        let mut table = DeTable::parse(file).expect("sound TOML").into_inner();
        typeset(&mut table);
        let set = format!("{table:?}");
        for text in ["A king’s way", "It's Markdown", "It’s here", "it's", "White’s"] {
            assert!(set.contains(text), "{text}: {set}");
        }
    }
}
