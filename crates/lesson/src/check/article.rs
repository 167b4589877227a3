//! The articles of the Laws that a lesson names.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::finding::Findings;

/// How many articles each chapter of the Laws has, from the first to the twelfth.
const ARTICLES: [u8; 12] = [5, 4, 10, 9, 2, 12, 8, 7, 7, 2, 12, 9];

/// The same of the appendices, and of the guidelines on Chess960.
const APPENDICES: [(&str, u8); 5] = [("A", 5), ("B", 5), ("C", 13), ("D", 2), ("II", 3)];

/// Whether the Laws have such an article, as far as its chapter and its number there can tell.
pub fn is_article(text: &str) -> bool {
    let (chapter, rest) = text.split_once('.').unwrap_or((text, "1"));
    match APPENDICES.iter().find(|(name, _)| *name == chapter) {
        Some((_, last)) => is_article_of(&format!("1.{rest}"), &[*last]),
        None => is_article_of(text, &ARTICLES),
    }
}

/// The same of numbers alone, with as many articles in each chapter.
fn is_article_of(text: &str, last: &[u8]) -> bool {
    let numbers: Option<Vec<u8>> = text
        .split('.')
        .map(|part| part.parse().ok().filter(|&number: &u8| number > 0 && number.to_string() == part))
        .collect();
    let Some([chapter, rest @ ..]) = numbers.as_deref() else { return false };
    let last = last.get(usize::from(*chapter) - 1);
    last.is_some_and(|last| rest.first().is_none_or(|number| number <= last))
}

/// The articles that a lesson rests on.
pub(super) fn check_articles(articles: &[String], findings: &mut Findings) {
    if articles.is_empty() {
        let help = String::from("name the articles of the FIDE Laws it rests on, like articles = [\"3.3\"]");
        findings.add("articles", String::from("articles is missing or empty"), help);
    }
    findings.each("articles", articles, |findings, article| {
        if !is_article(article) {
            let problem = format!("found \"{article}\", expected an article of the FIDE Laws");
            findings.add_here(problem, String::from("write its number, like \"3.8.2\""));
        }
    });
}

/// The article that a text retells, if it says one.
pub(crate) fn check_article(article: &str, findings: &mut Findings) {
    if !article.is_empty() && !is_article(article) {
        let problem = format!("found \"{article}\", expected an article of the FIDE Laws");
        findings.add("article", problem, String::from("write its number, like article = \"3.8.2\""));
    }
}
