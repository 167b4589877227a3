//! The articles of the Laws that a lesson names.

use alloc::format;
use alloc::string::{String, ToString};

use crate::finding::Findings;

/// How many parts the chapters, the appendices, the guidelines and their articles have in the Laws in force
/// from 1 January 2023. What is not in the list has none.
#[rustfmt::skip]
const PARTS: &[(&str, u8)] = &[
    ("1", 5), ("1.4", 2),
    ("2", 4),
    ("3", 10), ("3.1", 3), ("3.7", 3), ("3.7.3", 5),
    ("3.8", 2), ("3.8.2", 2), ("3.8.2.1", 2), ("3.8.2.2", 2), ("3.9", 2), ("3.10", 3),
    ("4", 9), ("4.2", 2), ("4.3", 3), ("4.4", 4), ("4.6", 3), ("4.7", 3),
    ("5", 2), ("5.1", 2), ("5.2", 3),
    ("6", 12), ("6.1", 1), ("6.2", 6), ("6.2.1", 2), ("6.3", 2), ("6.7", 2), ("6.10", 2), ("6.11", 4), ("6.12", 2),
    ("7", 6), ("7.2", 2), ("7.4", 3), ("7.5", 5),
    ("8", 7), ("8.1", 6), ("8.1.1", 2), ("8.5", 3),
    ("9", 6), ("9.1", 2), ("9.1.2", 3), ("9.2", 3), ("9.2.3", 2), ("9.3", 2), ("9.5", 3), ("9.6", 2),
    ("10", 2),
    ("11", 12), ("11.2", 4), ("11.2.3", 3), ("11.3", 4), ("11.3.2", 2),
    ("12", 9), ("12.2", 7), ("12.9", 9),
    ("A", 6), ("A.4", 3), ("A.5", 5), ("A.5.1", 2),
    ("B", 4), ("B.2", 3),
    ("C", 13), ("C.9", 3), ("C.10", 3), ("C.10.1", 3), ("C.10.2", 3), ("C.10.3", 4), ("C.13", 6),
    ("D", 2), ("D.1", 4), ("D.1.4", 2), ("D.2", 11), ("D.2.3", 3), ("D.2.6", 2), ("D.2.10", 6),
    ("I", 14), ("I.1", 2), ("I.2", 7), ("I.8", 3), ("I.9", 3), ("I.12", 2),
    ("II", 3), ("II.2", 3), ("II.3", 2), ("II.3.2", 7),
    ("III", 6), ("III.2", 2), ("III.3", 1), ("III.3.1", 2), ("III.5", 3), ("III.6", 2), ("III.6.1", 2),
];

/// Whether the Laws have such an article: `3.8.2`, `C.10`, or a whole chapter like `9`.
pub fn is_article(text: &str) -> bool {
    match text.rsplit_once('.') {
        None => parts(text) > 0,
        Some((whole, number)) => {
            (1..=parts(whole)).any(|known| known.to_string() == number) && is_article(whole)
        }
    }
}

/// How many parts an article has.
fn parts(article: &str) -> u8 {
    PARTS.iter().find(|(whole, _)| *whole == article).map_or(0, |(_, parts)| *parts)
}

/// The articles that a lesson rests on.
pub(super) fn check_articles(articles: &[String], findings: &mut Findings) {
    if articles.is_empty() {
        let help = String::from("name the articles of the FIDE Laws it rests on, like articles = [\"3.3\"]");
        findings.add("articles", String::from("articles is missing or empty"), help);
    }
    findings.each("articles", articles, |findings, article| {
        if let Some((problem, help)) = wrong_article(article) {
            findings.add_here(problem, help);
        }
    });
}

/// The article that a text retells, if it says one.
pub(crate) fn check_article(article: &str, findings: &mut Findings) {
    if let Some((problem, help)) = wrong_article(article).filter(|_| !article.is_empty()) {
        findings.add("article", problem, help);
    }
}

/// The articles that a reason names, if it begins with them: `Articles 9.2 and 9.3`.
pub(super) fn check_because(because: &str, findings: &mut Findings) {
    let mut words = because.split([' ', ',', ':', ';']).filter(|word| !word.is_empty());
    if !matches!(words.next(), Some("Article" | "Articles")) {
        return;
    }
    let is_named = |word: &&str| *word == "and" || word.contains('.') || is_article(word);
    let named = words.take_while(is_named).map(|word| word.trim_end_matches('.'));
    for (problem, help) in named.filter(|word| *word != "and").filter_map(wrong_article) {
        findings.add("because", problem, help);
    }
}

/// What is wrong with a text that should be an article, and which there are.
pub fn wrong_article(article: &str) -> Option<(String, String)> {
    if is_article(article) {
        return None;
    }
    let problem = format!("found \"{article}\", expected an article of the FIDE Laws");
    Some((problem, help_with(article)))
}

/// The articles that there are near one that there is not.
fn help_with(article: &str) -> String {
    let Some((whole, _)) = article.rsplit_once('.') else {
        return String::from(
            "write its number, like \"3.8.2\": there are articles 1 to 12, appendices A to D, and guidelines I to III",
        );
    };
    if !is_article(whole) {
        return help_with(whole);
    }
    match parts(whole) {
        0 => format!("write \"{whole}\", which has no parts"),
        1 => format!("write \"{whole}\", or its one part, \"{whole}.1\""),
        2 => format!("write \"{whole}\", or one of its parts, \"{whole}.1\" and \"{whole}.2\""),
        last => format!("write \"{whole}\", or one of its parts, \"{whole}.1\" to \"{whole}.{last}\""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_parts_is_an_article_itself_and_stands_once() {
        for (at, (article, _)) in PARTS.iter().enumerate() {
            assert!(is_article(article), "{article}");
            assert!(PARTS[..at].iter().all(|(before, _)| before != article), "{article} stands there twice");
        }
    }

    #[test]
    fn what_the_rules_retell_is_an_article() {
        let laws = include_str!("../../../rules/LAWS.md");
        let cells = laws.lines().filter_map(|line| line.strip_prefix("| ")?.split(" |").next());
        let articles: alloc::vec::Vec<&str> = cells.filter(|cell| *cell != "Article").collect();
        assert!(articles.len() > 100, "only {} articles were read", articles.len());
        for article in articles {
            assert!(is_article(article), "{article}");
        }
    }
}
