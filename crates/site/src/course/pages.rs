//! Pages that are no lessons, and the glossary.

use std::path::Path;

use lesson::{Finding, Page, Step, Term, Words, check_glossary, check_page, file};

use super::list::PAGES;
use super::places::Places;
use super::targets::Targets;
use super::{GLOSSARY_FILE, NamedPage, numbered};
use crate::page::{GLOSSARY, added_places};
use crate::parse::{Parsed, parse};
use crate::report::Report;
use crate::source::{Source, is_there};

/// Reads and checks the pages that the course lists, and names those that it forgets.
pub(super) fn load_pages(
    folder: &Path,
    listed: &[String],
    lessons: &[String],
    words: &Words,
    targets: &mut Targets<'_>,
    reports: &mut Vec<Report>,
) -> Vec<NamedPage> {
    let mut pages = Vec::new();
    for name in &PAGES.names(folder, reports) {
        let path = PAGES.file(folder, name);
        reports.extend(PAGES.check_name(name, &path, listed, lessons));
        match load_page(name, &path, words, targets) {
            Ok(page) => pages.push(NamedPage { name: name.clone(), page }),
            Err(found) => reports.extend(found),
        }
    }
    pages.sort_by_key(|page| listed.iter().position(|name| *name == page.name));
    pages
}

/// The words that a page leaves unlinked although no term would link them: a slip of the pen, or the
/// term has gone.
pub(super) fn check_unlinked(folder: &Path, pages: &[NamedPage], glossary: &[Term]) -> Vec<Report> {
    let is_term = |word: &str| glossary.iter().any(|term| term.is_called(word));
    let mut reports = Vec::new();
    for NamedPage { name, page } in pages {
        let listed = page.unlinked.iter().enumerate();
        let unknown: Vec<_> = listed.filter(|(_, word)| !is_term(word)).collect();
        if unknown.is_empty() {
            continue;
        }
        // It has been read once already.
        let Ok(source) = Source::read(&PAGES.file(folder, name)) else { continue };
        let parsed = parse::<file::Page>(&source);
        reports.extend(unknown.into_iter().map(|(index, word)| {
            let at = parsed.span(&[Step::Key("unlinked"), Step::Index(index)]).start;
            let problem = format!("{GLOSSARY_FILE} does not explain {word:?}, so nothing would link it");
            source.report(
                at,
                problem,
                String::from("write it as it stands there, or take it out of unlinked"),
            )
        }));
    }
    reports
}

/// Reads and checks one page. Its pictures lie beside those of the lessons.
fn load_page(name: &str, path: &Path, words: &Words, targets: &mut Targets<'_>) -> Result<Page, Vec<Report>> {
    let source = Source::read(path).map_err(|report| vec![report])?;
    let parsed = parse::<file::Page>(&source);
    let mut reports = parsed.reports.clone();
    let sections: Vec<_> = numbered("section", &parsed.shape.section).collect();
    let checked = check_page(&parsed.shape, words);
    let here = Places::of(sections.iter().map(|(_, section)| *section));
    let here = match &checked {
        Ok(page) => here.and(added_places(page.adds)),
        Err(_) if parsed.shape.adds.is_empty() => here,
        Err(_) => Places::Unknown,
    };
    let texts = sections.iter().map(|(place, section)| (place.clone(), &*section.text));
    reports.extend(targets.check(&parsed, &source, texts, &here));
    targets.learn(name, &parsed, here);
    sound(checked, &parsed, reports)
}

/// What has been checked, if nothing at all is wrong with its file.
fn sound<T, S>(
    checked: Result<S, Vec<Finding>>,
    parsed: &Parsed<'_, T>,
    mut reports: Vec<Report>,
) -> Result<S, Vec<Report>> {
    match checked {
        Ok(sound) if reports.is_empty() => return Ok(sound),
        Ok(_) => {}
        Err(findings) => reports.extend(findings.into_iter().filter_map(|finding| parsed.locate(finding))),
    }
    Err(reports)
}

/// Reads and checks the glossary; a course need not have one.
pub(super) fn load_glossary(
    folder: &Path,
    lessons: &[String],
    words: &Words,
    targets: &mut Targets<'_>,
    reports: &mut Vec<Report>,
) -> Vec<Term> {
    let path = folder.join(GLOSSARY_FILE);
    if !is_there(&path) {
        targets.lack(GLOSSARY);
        return Vec::new();
    }
    let source = match Source::read(&path) {
        Ok(source) => source,
        Err(report) => {
            reports.push(report);
            return Vec::new();
        }
    };
    let parsed = parse::<file::Glossary>(&source);
    let mut found = parsed.reports.clone();
    let place = |index| vec![Step::Key("term"), Step::Index(index)];
    let terms = parsed.shape.term.iter().enumerate();
    let texts = terms.clone().map(|(index, term)| (place(index), &*term.text));
    let here = Places::of_terms(&parsed.shape.term);
    found.extend(targets.check(&parsed, &source, texts, &here));
    targets.learn(GLOSSARY, &parsed, here);
    let lost = terms.filter(|(_, term)| !term.lesson.is_empty() && !lessons.contains(&term.lesson));
    found.extend(lost.filter_map(|(index, term)| {
        let place = [&place(index)[..], &[Step::Key("lesson")]].concat();
        let problem = format!("there is no lesson {:?}", term.lesson);
        let help = String::from("name a lesson by its file, like lesson = \"rook\", or take it out");
        parsed.locate(Finding { rests_on: place.clone(), place, problem, help })
    }));
    sound(check_glossary(&parsed.shape, words), &parsed, found).unwrap_or_else(|found| {
        reports.extend(found);
        Vec::new()
    })
}
