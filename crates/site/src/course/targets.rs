//! What prose points to, links and pictures, and what it must not hold.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use lesson::{Step, file, slug};
use serde::de::DeserializeOwned;

use super::list::PAGES;
use super::{GLOSSARY_FILE, lesson_file, sections};
use crate::page::{GLOSSARY, INDEXES, section_place};
use crate::parse::{Parsed, parse};
use crate::prose;
use crate::publish::is_segment;
use crate::report::Report;
use crate::source::Source;

/// Where a link may lead.
#[derive(Clone, Debug)]
pub(super) struct Targets {
    /// Lessons, and pages that are none.
    pages: BTreeMap<String, Places>,
    /// Those on the page that the link is on.
    here: Places,
}

/// The places on a page that a link may name.
#[derive(Clone, Debug)]
pub(super) enum Places {
    /// These.
    Named(BTreeSet<String>),
    /// Nobody knows: the program makes the page, or its file could not be read to its end.
    Unknown,
}

/// Why a link cannot be followed.
enum Lost {
    /// There is no such page.
    Page,
    /// The page has no such place, but others: this one, if it has any.
    Place(Option<String>),
}

impl Places {
    /// The places of the boards and questions in some sections, and of the sections themselves.
    pub(super) fn of<'a>(sections: impl IntoIterator<Item = &'a file::Section>) -> Places {
        let mut places = BTreeSet::new();
        for section in sections {
            places.extend(section.names().map(str::to_owned));
            places.extend(section.names().next().map(section_place));
        }
        Places::Named(places)
    }

    /// The places of the words that are explained.
    fn of_terms(terms: &[file::Term]) -> Places {
        Places::Named(terms.iter().map(|term| slug(&term.name)).collect())
    }

    /// Those of a file, or nothing certain if parts of it could not be read.
    fn read<T: DeserializeOwned>(path: &Path, places: impl FnOnce(&T) -> Places) -> Places {
        let Ok(source) = Source::read(path) else { return Places::Unknown };
        let parsed = parse::<T>(&source);
        if parsed.is_whole { places(&parsed.shape) } else { Places::Unknown }
    }

    fn hold(&self, place: &str) -> bool {
        match self {
            Places::Named(places) => places.contains(place),
            Places::Unknown => true,
        }
    }

    fn first(&self) -> Option<String> {
        match self {
            Places::Named(places) => places.first().cloned(),
            Places::Unknown => None,
        }
    }
}

impl Targets {
    /// Every page of a site with these lessons and other pages.
    pub(super) fn new(folder: &Path, lessons: &[String], pages: &[String]) -> Targets {
        let of_lesson = |name: &String| {
            let sections = |lesson: &file::Lesson| Places::of(sections(lesson).map(|(_, section)| section));
            (name.clone(), Places::read(&lesson_file(folder, name), sections))
        };
        let of_page = |name: &String| {
            // What the program adds below a page has places of its own.
            let sections = |page: &file::Page| match &*page.adds {
                "" => Places::of(&page.section),
                _ => Places::Unknown,
            };
            (name.clone(), Places::read(&PAGES.file(folder, name), sections))
        };
        let of_index = |name: &str| {
            let terms = |glossary: &file::Glossary| Places::of_terms(&glossary.term);
            let places = match name {
                GLOSSARY => Places::read(&folder.join(GLOSSARY_FILE), terms),
                _ => Places::Unknown,
            };
            (name.to_owned(), places)
        };
        let pages = INDEXES.into_iter().map(of_index).chain(pages.iter().map(of_page));
        Targets {
            pages: pages.chain(lessons.iter().map(of_lesson)).collect(),
            here: Places::Named(BTreeSet::new()),
        }
    }

    /// The same, seen from a page with these places.
    pub(super) fn from(&self, here: Places) -> Targets {
        Targets { here, ..self.clone() }
    }

    /// Whether a link leads to a page of the course and a place on it, to a place of this one, or out into the
    /// world.
    fn find(&self, address: &str) -> Result<(), Lost> {
        if ["https://", "http://", "mailto:"].iter().any(|start| address.starts_with(start)) {
            return Ok(());
        }
        let (path, place) =
            address.split_once('#').map_or((address, None), |(path, place)| (path, Some(place)));
        let name = path.strip_prefix("../").and_then(|path| path.strip_suffix('/'));
        match (name, place) {
            (None, Some(place)) if path.is_empty() && self.here.hold(place) => Ok(()),
            (None, _) => Err(Lost::Page),
            (Some(name), place) => {
                let places = self.pages.get(name).ok_or(Lost::Page)?;
                let is_there = place.is_none_or(|place| places.hold(place));
                if is_there { Ok(()) } else { Err(Lost::Place(places.first())) }
            }
        }
    }
}

impl Lost {
    /// What is wrong with the link, and what to write instead.
    fn told(self, address: &str) -> (String, String) {
        match self {
            Lost::Page => {
                let help =
                    "link to a lesson like ../rook/, to a board of this one like #open, or to https://…";
                (format!("the link {address:?} leads nowhere"), help.into())
            }
            Lost::Place(other) => {
                let (page, place) = address.split_once('#').unwrap_or((address, ""));
                let other = other.map(|other| format!("{page}#{other}, or another place there, or "));
                let help = format!("write {}{page} for all of it", other.unwrap_or_default());
                (format!("the link {address:?} leads to a page that has no {place:?}"), help)
            }
        }
    }
}

/// What is wrong with the texts that stand at these places of a file: with their links, their pictures, and
/// what looks like HTML. The pictures that are there are added to those of the course.
pub(super) fn check_prose<'a, T>(
    parsed: &Parsed<'_, T>,
    source: &Source,
    texts: impl IntoIterator<Item = (Vec<Step>, &'a str)>,
    targets: &Targets,
    folder: &Path,
    pictures: &mut BTreeMap<String, PathBuf>,
) -> Vec<Report> {
    let mut reports = Vec::new();
    for (place, text) in texts {
        let mut report = |quoted: &str, (problem, help): (String, String)| {
            let span = parsed.span(&[&place[..], &[Step::Key("text")]].concat());
            let within = source.text.get(span.clone()).and_then(|text| text.find(quoted)).unwrap_or(0);
            reports.push(source.report(span.start + within, problem, help));
        };
        for found in prose::markup(text) {
            report(&found, (format!("found {found}, expected Markdown"), help_with_markup(&found).into()));
        }
        for title in prose::large_headings(text) {
            let help = "write ### before it, or begin a new section with this title";
            report(
                &title,
                (format!("found the heading {title:?}, as large as that of a section"), help.into()),
            );
        }
        for picture in prose::pictures(text) {
            let path = folder.join(&picture);
            match check_picture(&picture, &path) {
                Some(wrong) => report(&picture, wrong),
                None => _ = pictures.insert(picture, path),
            }
        }
        // A board in a part that could not be read has a name all the same.
        let may_lead = |address: &str| !parsed.is_whole && address.starts_with('#');
        for address in prose::links(text).iter().filter(|address| !may_lead(address)) {
            if let Err(lost) = targets.find(address) {
                report(address, lost.told(address));
            }
        }
    }
    reports
}

/// What to write instead of HTML.
fn help_with_markup(found: &str) -> &'static str {
    let name = found.trim_matches(['<', '>', '/']).split_ascii_whitespace().next().unwrap_or_default();
    match &*name.to_ascii_lowercase() {
        "b" | "strong" => "write **bold** words between two stars on each side",
        "i" | "em" => "write *slanted* words between stars",
        "br" => "leave an empty line, which begins a new paragraph",
        _ if found.starts_with('&') => "write the character itself",
        _ => "take it out, or put it between backquotes to show it as it is",
    }
}

/// The kinds of pictures that every browser shows.
const PICTURES: [&str; 7] = ["avif", "gif", "jpeg", "jpg", "png", "svg", "webp"];

/// What is wrong with a picture in the prose, and what to do about it.
fn check_picture(name: &str, path: &Path) -> Option<(String, String)> {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    if !is_segment(name) || !PICTURES.contains(&ending) {
        let help = "keep the picture beside the lesson, and name it like castle.svg or castle.png";
        return Some((format!("{name:?} cannot be the name of a picture"), help.into()));
    }
    let help = format!("put it into {}, under this name", path.parent().unwrap_or(path).display());
    (!path.is_file()).then(|| (format!("the picture {name:?} is missing"), help))
}
