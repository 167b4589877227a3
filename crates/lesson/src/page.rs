//! Pages that are no lessons, and the words that the course explains: checked as lessons are.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::admit::choose;
use crate::check::{check_article, check_figure, check_plain, check_reasons, need, need_prose};
use crate::claim::Proven;
use crate::file;
use crate::finding::{Finding, Findings};
use crate::lesson::{Figure, Section};
use crate::words::Words;

/// A page that has been checked: every claim on it is proven.
#[derive(Clone, Debug)]
pub struct Page {
    /// The heading.
    pub title: String,
    /// One sentence: what the page is for.
    pub promise: String,
    /// Words of the glossary that mean something else here.
    pub unlinked: Vec<String>,
    /// The page proper.
    pub sections: Vec<Section>,
    /// What the program writes below it.
    pub adds: Adds,
}

/// What the program writes below a page's own sections.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Adds {
    /// Nothing.
    Nothing,
    /// The format of the files: every key, every claim, every reason.
    Format,
    /// A plan of the course: what each lesson gives, and what it is practised with.
    Plan,
}

/// A word of the glossary that has been checked.
#[derive(Clone, Debug)]
pub struct Term {
    /// The word itself.
    pub name: String,
    /// Other forms of it, and other words for it.
    pub forms: Vec<String>,
    /// What it means, in Markdown.
    pub text: String,
    /// A board that shows it, and what has been proven of it.
    pub figure: Option<(Figure, Proven)>,
    /// The name of the lesson that teaches it.
    pub lesson: Option<String>,
    /// The article of the Laws that the text retells; may be empty.
    pub article: String,
    /// What stands behind sentences that no claim can prove.
    pub reasons: Vec<file::Reason>,
}

/// Checks a page that is no lesson.
///
/// # Errors
/// Every [`Finding`] at once, as of a lesson.
pub fn check_page(page: &file::Page, words: &Words) -> Result<Page, Vec<Finding>> {
    let mut findings = Findings::new(words);
    if let Some((problem, help)) = file::wrong_format(page.format) {
        findings.add("format", problem, help);
    }
    need(&page.title, "title", "For teachers", &mut findings);
    need(&page.promise, "promise", "How to use these lessons in a class.", &mut findings);
    if page.section.is_empty() {
        let help = String::from("add a [[section]] with title and text");
        findings.add_lack_of("section", String::from("the page has no section"), help);
    }
    let mut names = BTreeSet::new();
    let sections = findings
        .each("section", &page.section, |findings, section| check_plain(section, &mut names, findings));
    let kinds = [("nothing", Adds::Nothing), ("format", Adds::Format), ("plan", Adds::Plan)];
    let adds = choose("adds", &page.adds, &kinds, &mut findings);
    let Some(adds) = adds.filter(|_| findings.is_empty()) else { return Err(findings.into_vec()) };
    let (title, promise, unlinked) = (page.title.clone(), page.promise.clone(), page.unlinked.clone());
    Ok(Page { title, promise, unlinked, sections, adds })
}

/// Checks the glossary; its words come back in alphabetical order.
///
/// # Errors
/// Every [`Finding`] at once: words without a meaning, words that are listed twice, and what may be
/// wrong with their boards.
pub fn check_glossary(glossary: &file::Glossary, words: &Words) -> Result<Vec<Term>, Vec<Finding>> {
    let mut findings = Findings::new(words);
    if let Some((problem, help)) = file::wrong_format(glossary.format) {
        findings.add("format", problem, help);
    }
    let mut seen = BTreeMap::new();
    let terms = findings.each("term", &glossary.term, |findings, term| check_term(term, &mut seen, findings));
    if !findings.is_empty() {
        return Err(findings.into_vec());
    }
    let mut terms: Vec<Term> = terms.into_iter().flatten().collect();
    terms.sort_by_key(|term| term.name.to_lowercase());
    Ok(terms)
}

/// `seen` holds each word and form so far, in small letters, with the name it belongs to.
fn check_term(
    term: &file::Term,
    seen: &mut BTreeMap<String, String>,
    findings: &mut Findings,
) -> Option<Term> {
    need(&term.name, "name", "rank", findings);
    need_prose(&term.text, "text", "A row of the board.", findings);
    check_word(&term.name, "name", &term.name, seen, findings);
    findings.each("forms", &term.forms, |findings, form| {
        if let Some((problem, help)) = wrong_word(form, &term.name, seen) {
            findings.add_here(problem, help);
        }
    });
    check_article(&term.article, findings);
    check_reasons(&term.reasons, findings);
    let figure = term.board.as_ref().map(|board| {
        let board = file::Board { name: format!("{}-board", slug(&term.name)), ..board.clone() };
        findings.within("board", |findings| check_figure(&board, findings))
    });
    let figure = match figure {
        Some(figure) => Some(figure?),
        None => None,
    };
    Some(Term {
        name: term.name.clone(),
        forms: term.forms.clone(),
        text: term.text.clone(),
        figure,
        lesson: Some(term.lesson.clone()).filter(|name| !name.is_empty()),
        article: term.article.clone(),
        reasons: term.reasons.clone(),
    })
}

fn check_word(
    word: &str,
    key: &'static str,
    name: &str,
    seen: &mut BTreeMap<String, String>,
    findings: &mut Findings,
) {
    if let Some((problem, help)) = wrong_word(word, name, seen).filter(|_| !word.trim().is_empty()) {
        findings.add(key, problem, help);
    }
}

/// What is wrong with a word or a form of it; a right one is remembered.
fn wrong_word(word: &str, name: &str, seen: &mut BTreeMap<String, String>) -> Option<(String, String)> {
    let is_word = |letter: char| letter.is_alphanumeric() || " -\u{2019}".contains(letter);
    if !word.starts_with(char::is_alphanumeric) || !word.chars().all(is_word) || word.trim() != word {
        let problem = format!("found \"{word}\", expected a word or a few of them");
        return Some((problem, String::from("use letters, digits, hyphens and single spaces")));
    }
    match seen.insert(word.to_lowercase(), name.to_string()) {
        Some(other) => {
            let problem = format!("\"{word}\" is listed twice: the term \"{other}\" has it too");
            Some((problem, String::from("take one of them out")))
        }
        None => None,
    }
}

/// A word as the name of a place on a page: `en-passant`.
pub fn slug(word: &str) -> String {
    word.to_lowercase().replace(|letter: char| !letter.is_alphanumeric(), "-")
}

impl Term {
    /// The name of its place on the page of the glossary: `en-passant`.
    pub fn slug(&self) -> String {
        slug(&self.name)
    }

    /// Its name and its other forms.
    pub fn all_forms(&self) -> impl Iterator<Item = &str> {
        core::iter::once(&*self.name).chain(self.forms.iter().map(String::as_str))
    }

    /// Whether the word is one of these, in small letters or large.
    pub fn is_called(&self, word: &str) -> bool {
        self.all_forms().any(|form| form.to_lowercase() == word.to_lowercase())
    }
}
