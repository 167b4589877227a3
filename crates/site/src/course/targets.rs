//! What prose points to: links and pictures.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use lesson::{Step, file};

use super::address::{is_outside, means_outside};
use super::markdown::wrong_markup;
use super::places::Places;
use crate::page::{EXERCISES, INDEXES, SOURCES, sources, standing_places};
use crate::parse::Parsed;
use crate::prose;
use crate::publish::is_segment;
use crate::report::Report;
use crate::sheets;
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
    /// What the lessons say for the pages that are made of all of them.
    lessons: Vec<Told>,
}

/// What the file of a lesson says for the pages that are made of all lessons.
#[derive(Debug)]
struct Told {
    name: String,
    articles: Vec<String>,
    has_exercise: bool,
    has_sheet: bool,
}

/// A link, and where it is written.
#[derive(Debug)]
struct Link {
    file: PathBuf,
    line: usize,
    address: String,
}

/// Why a link cannot be followed.
enum Lost {
    /// There is no such page.
    Page,
    /// It leads out of the course, and says not whereto.
    Outside,
    /// The page has no such place, but others: this one, if it has any.
    Place(Option<String>),
}

impl<'a> Targets<'a> {
    /// Every page of a site with these lessons and other pages, none of which has been read yet.
    pub(super) fn new(folder: &'a Path, lessons: &[String], pages: &[String]) -> Targets<'a> {
        let unread = lessons.iter().chain(pages).map(|name| (name.clone(), Places::Unknown));
        let of_sheets = lessons.iter().map(|name| (sheet_page(name), Places::Unknown));
        let made = INDEXES.into_iter().map(|name| {
            let places = standing_places(name).map_or(Places::Unknown, |places| {
                Places::Named(places.iter().map(|&place| place.to_owned()).collect())
            });
            (name.to_owned(), places)
        });
        let pages = unread.chain(of_sheets).chain(made).collect();
        Targets { folder, pictures: BTreeMap::new(), pages, links: Vec::new(), lessons: Vec::new() }
    }

    /// Notes that there is no such page.
    pub(super) fn lack(&mut self, name: &str) {
        self.pages.remove(name);
    }

    /// Notes what a lesson says for the pages that are made of all lessons.
    pub(super) fn learn_lesson(&mut self, name: &str, parsed: &Parsed<'_, file::Lesson>) {
        if parsed.is_whole {
            let shape = &parsed.shape;
            self.lessons.push(Told {
                name: name.to_owned(),
                articles: shape.articles.clone(),
                has_exercise: !shape.exercise.is_empty(),
                has_sheet: shape.sheet.is_some(),
            });
        }
    }

    /// Notes which pages are made of all lessons and of the sheets that belong to none, and what is on them,
    /// once the lessons have been read; of those that could not be nobody knows what they have.
    pub(super) fn learn_made(&mut self, lessons: &[String], handouts: &[String], laws: Option<&str>) {
        let of_handouts = handouts.iter().map(|name| (sheet_page(name), Places::of([])));
        self.pages.extend(of_handouts);
        for told in &self.lessons {
            let page = sheet_page(&told.name);
            if told.has_sheet {
                self.pages.insert(page, Places::of([]));
            } else {
                self.pages.remove(&page);
            }
        }
        if self.lessons.len() < lessons.len() {
            return;
        }
        let articles = self.lessons.iter().flat_map(|told| told.articles.iter().cloned()).collect();
        self.pages.insert(SOURCES.to_owned(), Places::Named(sources::places(laws, &articles)));
        if !self.lessons.iter().any(|told| told.has_exercise) {
            self.lack(EXERCISES);
        }
        if handouts.is_empty() && !self.lessons.iter().any(|told| told.has_sheet) {
            self.lack(sheets::FOLDER);
        }
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
        if means_outside(address) {
            return if is_outside(address) { Ok(()) } else { Err(Lost::Outside) };
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
            Lost::Outside => {
                let help = "write all of it, like https://chess.example/rook or mailto:name@chess.example";
                (format!("the link {address:?} says not where it leads"), help.into())
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

/// The name of the page of a sheet.
fn sheet_page(sheet: &str) -> String {
    format!("{}/{sheet}", sheets::FOLDER)
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
