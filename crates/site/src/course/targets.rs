//! What prose points to, links and pictures, and what it must not hold.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use lesson::Step;

use crate::page::INDEXES;
use crate::parse::Parsed;
use crate::prose;
use crate::publish::is_segment;
use crate::report::Report;
use crate::source::Source;

/// Where a link may lead.
#[derive(Clone, Debug)]
pub(super) struct Targets<'a> {
    /// Lessons, and pages that are none.
    pages: Vec<&'a str>,
    /// The boards of the page that the link is on.
    boards: Vec<&'a str>,
}

impl<'a> Targets<'a> {
    /// Every page of a site with these lessons and other pages.
    pub(super) fn new(lessons: &'a [String], pages: &'a [String]) -> Targets<'a> {
        let named = lessons.iter().chain(pages).map(String::as_str);
        Targets { pages: named.chain(INDEXES).collect(), boards: Vec::new() }
    }

    /// The same, seen from a page with these boards.
    pub(super) fn with_boards(&self, boards: Vec<&'a str>) -> Targets<'a> {
        Targets { boards, ..self.clone() }
    }

    /// Whether a link leads to a page of the course, to a board of this one, or out into the world.
    fn lie_at(&self, address: &str) -> bool {
        if ["https://", "http://", "mailto:"].iter().any(|start| address.starts_with(start)) {
            return true;
        }
        let (path, board) = address.split_once('#').unwrap_or((address, ""));
        match path.strip_prefix("../").and_then(|path| path.strip_suffix('/')) {
            Some(name) => self.pages.contains(&name),
            None => path.is_empty() && self.boards.contains(&board),
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
        let leads_nowhere = |address: &&String| !may_lead(address) && !targets.lie_at(address);
        for address in prose::links(text).iter().filter(leads_nowhere) {
            let help = "link to a lesson like ../rook/, to a board of this one like #open, or to https://…";
            report(address, (format!("the link {address:?} leads nowhere"), help.into()));
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
