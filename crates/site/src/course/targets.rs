//! What prose points to, links and pictures, and what it must not hold.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use lesson::{Step, file, slug};

use crate::page::{INDEXES, section_place};
use crate::parse::Parsed;
use crate::prose;
use crate::publish::is_segment;
use crate::report::Report;
use crate::source::Source;

/// What the prose of a course points to, gathered file by file.
#[derive(Debug)]
pub(super) struct Targets<'a> {
    /// Where the pictures are.
    folder: &'a Path,
    /// The pictures that are shown: their name, and where they are.
    pub(super) pictures: BTreeMap<String, PathBuf>,
    /// Lessons, and pages that are none.
    pages: BTreeMap<String, Places>,
    /// What leads from one page to another, which may not have been read yet.
    links: Vec<Link>,
}

/// A link, and where it is written.
#[derive(Debug)]
struct Link {
    file: PathBuf,
    line: usize,
    address: String,
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
    pub(super) fn of_terms(terms: &[file::Term]) -> Places {
        Places::Named(terms.iter().map(|term| slug(&term.name)).collect())
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

impl<'a> Targets<'a> {
    /// Every page of a site with these lessons and other pages, none of which has been read yet.
    pub(super) fn new(folder: &'a Path, lessons: &[String], pages: &[String]) -> Targets<'a> {
        let named = lessons.iter().chain(pages).cloned();
        let names = named.chain(INDEXES.into_iter().map(str::to_owned));
        let pages = names.map(|name| (name, Places::Unknown)).collect();
        Targets { folder, pictures: BTreeMap::new(), pages, links: Vec::new() }
    }

    /// Notes the places of a page, once it has been read; of one that is not listed nobody asks.
    pub(super) fn learn<T>(&mut self, name: &str, parsed: &Parsed<'_, T>, places: Places) {
        // What could not be read has names all the same.
        if let Some(known) = self.pages.get_mut(name).filter(|_| parsed.is_whole) {
            *known = places;
        }
    }

    /// What is wrong with the texts that stand at these places of a file: with their links to places of their
    /// own page, their pictures, and what looks like HTML.
    pub(super) fn check<'t, T>(
        &mut self,
        parsed: &Parsed<'_, T>,
        source: &Source,
        texts: impl IntoIterator<Item = (Vec<Step>, &'t str)>,
        here: &Places,
    ) -> Vec<Report> {
        let mut reports = Vec::new();
        for (place, text) in texts {
            let span = parsed.span(&[&place[..], &[Step::Key("text")]].concat());
            let raw = source.text.get(span.clone()).unwrap_or_default();
            let at = |quoted: &str| span.start + raw.find(quoted).unwrap_or(0);
            let wrong = wrong_markup(text).into_iter().chain(self.take_pictures(text));
            reports.extend(wrong.map(|(quoted, (problem, help))| source.report(at(&quoted), problem, help)));
            for address in prose::links(text) {
                match address.strip_prefix('#') {
                    // A board in a part that could not be read has a name all the same.
                    Some(place) if !parsed.is_whole || here.hold(place) => {}
                    Some(_) => {
                        let (problem, help) = Lost::Page.told(&address);
                        reports.push(source.report(at(&address), problem, help));
                    }
                    None => {
                        let (file, line) = (source.file.clone(), source.line(at(&address)));
                        self.links.push(Link { file, line, address });
                    }
                }
            }
        }
        reports
    }

    /// Gathers the pictures of a text; of those that cannot be shown, what is wrong with them.
    fn take_pictures(&mut self, text: &str) -> Vec<(String, (String, String))> {
        let mut wrong = Vec::new();
        for picture in prose::pictures(text) {
            let path = self.folder.join(&picture);
            match check_picture(&picture, &path) {
                Some(told) => wrong.push((picture, told)),
                None => _ = self.pictures.insert(picture, path),
            }
        }
        wrong
    }

    /// The links that lead nowhere, once every page has been read.
    pub(super) fn lost_links(&self) -> Vec<Report> {
        let lost = self.links.iter().filter_map(|link| {
            let (problem, help) = self.find(&link.address).err()?.told(&link.address);
            Some(Report::new(&link.file, link.line, problem, help))
        });
        lost.collect()
    }

    /// Whether a link leads to a page of the course and a place on it, or out into the world.
    fn find(&self, address: &str) -> Result<(), Lost> {
        if ["https://", "http://", "mailto:"].iter().any(|start| address.starts_with(start)) {
            return Ok(());
        }
        let (path, place) =
            address.split_once('#').map_or((address, None), |(path, place)| (path, Some(place)));
        let name = path.strip_prefix("../").and_then(|path| path.strip_suffix('/')).ok_or(Lost::Page)?;
        let places = self.pages.get(name).ok_or(Lost::Page)?;
        let is_there = place.is_none_or(|place| places.hold(place));
        if is_there { Ok(()) } else { Err(Lost::Place(places.first())) }
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

/// What is no Markdown in a text: what it is, what is wrong with it, and what to write instead.
fn wrong_markup(text: &str) -> Vec<(String, (String, String))> {
    let markup = prose::markup(text).into_iter().map(|found| {
        let told = (format!("found {found}, expected Markdown"), help_with_markup(&found).into());
        (found, told)
    });
    let headings = prose::large_headings(text).into_iter().map(|title| {
        let help = "write ### before it, or begin a new section with this title";
        let problem = format!("found the heading {title:?}, as large as that of a section");
        (title, (problem, help.into()))
    });
    markup.chain(headings).collect()
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
