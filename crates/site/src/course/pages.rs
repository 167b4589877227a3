//! Pages that are no lessons, and the glossary.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use lesson::{Finding, Page, Step, Term, Words, check_glossary, check_page, file};

use super::list::PAGES;
use super::targets::{Targets, check_prose};
use super::{GLOSSARY_FILE, NamedPage, numbered};
use crate::parse::{Parsed, parse};
use crate::report::{Failure, Report};
use crate::source::Source;
use crate::trouble::Trouble;

/// Reads and checks the pages that the course lists, and names those that it forgets.
pub(super) fn load_pages(
    folder: &Path,
    listed: &[String],
    lessons: &[String],
    words: &Words,
    targets: &Targets,
    pictures: &mut BTreeMap<String, PathBuf>,
    reports: &mut Vec<Report>,
) -> Result<Vec<NamedPage>, Trouble> {
    let mut pages = Vec::new();
    for name in &PAGES.names(folder)? {
        let path = PAGES.file(folder, name);
        reports.extend(PAGES.check_name(name, &path, listed, lessons));
        match load_page(folder, &path, words, targets, pictures) {
            Ok(page) => pages.push(NamedPage { name: name.clone(), page }),
            Err(Failure::Findings(found)) => reports.extend(found),
            Err(Failure::Trouble(trouble)) => return Err(trouble),
        }
    }
    pages.sort_by_key(|page| listed.iter().position(|name| *name == page.name));
    Ok(pages)
}

/// The words that a page leaves unlinked although no term would link them: a slip of the pen, or the
/// term has gone.
pub(super) fn check_unlinked(
    folder: &Path,
    pages: &[NamedPage],
    glossary: &[Term],
) -> Result<Vec<Report>, Failure> {
    let is_term = |word: &str| glossary.iter().any(|term| term.is_called(word));
    let mut reports = Vec::new();
    for NamedPage { name, page } in pages {
        let unknown: Vec<&String> = page.unlinked.iter().filter(|word| !is_term(word)).collect();
        if unknown.is_empty() {
            continue;
        }
        let source = Source::read(&PAGES.file(folder, name))?;
        reports.extend(unknown.into_iter().map(|word| {
            let at = source.text.find(&format!("{word:?}")).unwrap_or(0);
            let problem = format!("{GLOSSARY_FILE} does not explain {word:?}, so nothing would link it");
            source.report(
                at,
                problem,
                String::from("write it as it stands there, or take it out of unlinked"),
            )
        }));
    }
    Ok(reports)
}

/// Reads and checks one page. Its pictures lie beside those of the lessons.
fn load_page(
    folder: &Path,
    path: &Path,
    words: &Words,
    targets: &Targets,
    pictures: &mut BTreeMap<String, PathBuf>,
) -> Result<Page, Failure> {
    let source = Source::read(path)?;
    let parsed = parse::<file::Page>(&source);
    let mut reports = parsed.reports.clone();
    let sections: Vec<_> = numbered("section", &parsed.shape.section).collect();
    let boards = sections.iter().flat_map(|(_, section)| section.names()).collect();
    let texts = sections.iter().map(|(place, section)| (place.clone(), &*section.text));
    reports.extend(check_prose(&parsed, &source, texts, &targets.with_boards(boards), folder, pictures));
    sound(check_page(&parsed.shape, words), &parsed, reports)
}

/// What has been checked, if nothing at all is wrong with its file.
fn sound<T, S>(
    checked: Result<S, Vec<Finding>>,
    parsed: &Parsed<'_, T>,
    mut reports: Vec<Report>,
) -> Result<S, Failure> {
    match checked {
        Ok(sound) if reports.is_empty() => return Ok(sound),
        Ok(_) => {}
        Err(findings) => reports.extend(findings.into_iter().filter_map(|finding| parsed.locate(finding))),
    }
    Err(Failure::of_findings(reports))
}

/// Reads and checks the glossary; a course need not have one.
pub(super) fn load_glossary(
    folder: &Path,
    lessons: &[String],
    words: &Words,
    targets: &Targets,
    pictures: &mut BTreeMap<String, PathBuf>,
    reports: &mut Vec<Report>,
) -> Result<Vec<Term>, Trouble> {
    let path = folder.join(GLOSSARY_FILE);
    if !path.exists() {
        return Ok(Vec::new());
    }
    let source = match Source::read(&path) {
        Ok(source) => source,
        Err(Failure::Trouble(trouble)) => return Err(trouble),
        Err(Failure::Findings(found)) => {
            reports.extend(found);
            return Ok(Vec::new());
        }
    };
    let parsed = parse::<file::Glossary>(&source);
    let mut found = parsed.reports.clone();
    let place = |index| vec![Step::Key("term"), Step::Index(index)];
    let terms = parsed.shape.term.iter().enumerate();
    let texts = terms.clone().map(|(index, term)| (place(index), &*term.text));
    found.extend(check_prose(&parsed, &source, texts, targets, folder, pictures));
    let lost = terms.filter(|(_, term)| !term.lesson.is_empty() && !lessons.contains(&term.lesson));
    found.extend(lost.filter_map(|(index, term)| {
        let place = [&place(index)[..], &[Step::Key("lesson")]].concat();
        let problem = format!("there is no lesson {:?}", term.lesson);
        let help = String::from("name a lesson by its file, like lesson = \"rook\", or take it out");
        parsed.locate(Finding { rests_on: place.clone(), place, problem, help })
    }));
    match sound(check_glossary(&parsed.shape, words), &parsed, found) {
        Ok(terms) => Ok(terms),
        Err(Failure::Trouble(trouble)) => Err(trouble),
        Err(Failure::Findings(found)) => {
            reports.extend(found);
            Ok(Vec::new())
        }
    }
}
