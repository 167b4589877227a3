//! Markdown as plain sentences.
#![allow(clippy::wildcard_enum_match_arm, reason = "Markdown has many parts, and most say nothing here")]

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// The sentences of a text in Markdown, in order, without its marks. Code says nothing about chess.
pub(super) fn sentences(markdown: &str) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut block = String::new();
    let mut is_code = false;
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::CodeBlock(_)) => is_code = true,
            Event::Text(text) if !is_code => block.push_str(&text),
            Event::Code(_) => block.push('…'),
            Event::SoftBreak | Event::HardBreak => block.push(' '),
            Event::End(
                TagEnd::Paragraph | TagEnd::Item | TagEnd::Heading(_) | TagEnd::CodeBlock | TagEnd::TableCell,
            ) => {
                is_code = false;
                split(&block, &mut sentences);
                block.clear();
            }
            _ => {}
        }
    }
    split(&block, &mut sentences);
    sentences
}

/// Words without Markdown's marks, with straight quotes and single spaces.
pub(super) fn plain(text: &str) -> String {
    let kept = text.chars().filter(|letter| !"*_`".contains(*letter));
    let straight: String = kept.map(|letter| if letter == '\u{2019}' { '\'' } else { letter }).collect();
    straight.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Ends a sentence at a full stop, a question mark or an exclamation mark before a space; not at the stop
/// between a number and its move.
fn split(block: &str, sentences: &mut Vec<String>) {
    let block = plain(block);
    let mut start = 0;
    for (space, _) in block.match_indices(' ') {
        let before = block[start..space].trim_end_matches(['"', ')', '\u{201d}']);
        if before.ends_with(['.', '?', '!'])
            && !(ends_in_number(before) && begins_with_move(&block[space + 1..]))
        {
            sentences.push(block[start..space].to_owned());
            start = space + 1;
        }
    }
    if !block[start..].is_empty() {
        sentences.push(block[start..].to_owned());
    }
}

fn ends_in_number(text: &str) -> bool {
    let word = text.rsplit(' ').next().unwrap_or_default().trim_end_matches('.');
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

fn begins_with_move(text: &str) -> bool {
    let word = text.split(' ').next().unwrap_or_default();
    word.starts_with("O-O") || word.contains(|letter: char| letter.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(markdown: &str, wanted: &[&str]) {
        assert_eq!(sentences(markdown), wanted, "{markdown}");
    }

    #[test]
    fn a_text_falls_into_its_sentences() {
        check("One. Two?\nThree: four.", &["One.", "Two?", "Three: four."]);
        check(
            "It moves along its **rank**, a\nrow. [Press](#x) it.",
            &["It moves along its rank, a row.", "Press it."],
        );
        check("- You win.\n- You lose", &["You win.", "You lose"]);
        check("After 1. e4 it is 2. Nf3 next.", &["After 1. e4 it is 2. Nf3 next."]);
        check("It is on rank 2. Then it moves.", &["It is on rank 2.", "Then it moves."]);
        check("Write `a. B` and\n\n    code. Here.\n\nThen.", &["Write … and", "Then."]);
        check("\"Check.\" Nobody need say it.", &["\"Check.\"", "Nobody need say it."]);
    }
}
