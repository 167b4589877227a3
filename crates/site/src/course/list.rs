//! The list of lessons, and the files that should be in it.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use lesson::{Finding, Step, file, markup};

use super::address::is_web;
use super::{COURSE_FILE, GLOSSARY_FILE, SPELLING_FILE, WORDS_FILE, lesson_file};
use crate::page::INDEXES;
use crate::parse::{Parsed, parse};
use crate::prose::PICTURES;
use crate::report::Report;
use crate::source::{Source, is_there};

/// What to do about a name that no lesson can have; `None` if it can.
pub fn help_with_name(name: &str) -> Option<&'static str> {
    if ["course", "words", "spelling", PICTURES].contains(&name) || INDEXES.contains(&name) {
        return Some("choose another, for the site has its own use for this one");
    }
    (!file::is_name(name)).then_some("use small letters, digits and hyphens, like two-rooks")
}

/// The names of all lesson files, or sheet files, in the folder, in alphabetical order.
pub(super) fn toml_names(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let is_other =
            [COURSE_FILE, GLOSSARY_FILE, SPELLING_FILE, WORDS_FILE].iter().any(|name| path.ends_with(name));
        let is_lesson = path.extension() == Some(OsStr::new("toml")) && !is_other;
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned());
        names.extend(name.filter(|name| is_lesson && !name.starts_with('.')));
    }
    names.sort();
    Ok(names)
}

/// Files that the list names besides the lessons: all of one kind, in a folder of their own.
pub(super) struct Besides {
    /// What one is called.
    noun: &'static str,
    /// The folder, and the key of the list.
    pub(super) folder: &'static str,
}

/// Sheets that belong to no lesson.
pub(super) const SHEETS: Besides = Besides { noun: "sheet", folder: "sheets" };

/// Pages that are no lessons.
pub(super) const PAGES: Besides = Besides { noun: "page", folder: "pages" };

impl Besides {
    /// The names of all files of the kind.
    pub(super) fn names(&self, course: &Path, reports: &mut Vec<Report>) -> Vec<String> {
        let folder = course.join(self.folder);
        if !is_there(&folder) {
            return Vec::new();
        }
        toml_names(&folder).unwrap_or_else(|error| {
            let problem = format!("the folder cannot be read: {error}");
            let help =
                format!("put a folder with the files of the {} in its place, or remove it", self.folder);
            reports.push(Report::new(&folder, 1, problem, help));
            Vec::new()
        })
    }

    /// The file of one of them.
    pub(super) fn file(&self, course: &Path, name: &str) -> PathBuf {
        lesson_file(&course.join(self.folder), name)
    }

    /// What is wrong with the name of one of them.
    pub(super) fn check_name(
        &self,
        name: &String,
        file: &Path,
        listed: &[String],
        lessons: &[String],
    ) -> Option<Report> {
        let Besides { noun, folder } = self;
        let (problem, help) = if let Some(help) = help_with_name(name) {
            (format!("{name:?} cannot be the name of a {noun}"), format!("{help}, for the file too"))
        } else if lessons.contains(name) {
            let help = String::from("give the file another, or move what it says into the lesson");
            (format!("the lesson {name:?} has this name too"), help)
        } else if !listed.contains(name) {
            let help = format!("add {name:?} there, or remove the file");
            (format!("the {noun} {name:?} is not in the {folder} of {COURSE_FILE}"), help)
        } else {
            return None;
        };
        Some(Report::new(file, 1, problem, help))
    }

    /// What is wrong with the names in the list.
    fn check_listed(&self, course: &Path, listed: &[String]) -> Vec<Finding> {
        let Besides { noun, folder } = self;
        let finding = |index: usize, problem: String, help: String| {
            let place = vec![Step::Key(folder), Step::Index(index)];
            Finding { rests_on: place.clone(), place, problem, help }
        };
        let wrong = listed.iter().enumerate().filter_map(|(index, name)| {
            if listed[..index].contains(name) {
                let problem = format!("the {noun} {name:?} is listed twice");
                return Some(finding(index, problem, String::from("take one of them out")));
            }
            let is_there = file::is_name(name) && is_there(&self.file(course, name));
            let help = format!("write {folder}/{name}.toml, or take the name out");
            (!is_there).then(|| finding(index, format!("the {noun} {name:?} has no file"), help))
        });
        wrong.collect()
    }
}

/// Reads the list of lessons and compares it with the files that are there.
pub(super) fn load_list(folder: &Path, files: &[String], reports: &mut Vec<Report>) -> file::Course {
    let course_file = folder.join(COURSE_FILE);
    if !is_there(&course_file) {
        let help = "write it: format = 1, and below it a [[chapter]] with title and lessons";
        reports.push(Report::new(&course_file, 1, "the list of lessons is missing", help));
        return file::Course::default();
    }
    let source = match Source::read(&course_file) {
        Ok(source) => source,
        Err(report) => {
            reports.push(report);
            return file::Course::default();
        }
    };
    let parsed = parse::<file::Course>(&source);
    reports.extend(parsed.reports.clone());
    check_list(&parsed, files, reports);
    let of_sheets = SHEETS.check_listed(folder, &parsed.shape.sheets).into_iter();
    let of_pages = PAGES.check_listed(folder, &parsed.shape.pages);
    let others = of_sheets.chain(of_pages).chain(check_address(&parsed.shape.address));
    reports.extend(others.filter_map(|finding| parsed.locate(finding)));
    let listed: Vec<&String> = parsed.shape.chapter.iter().flat_map(|chapter| &chapter.lessons).collect();
    // Part of a list that could not be read may name them.
    let unlisted = files.iter().filter(|name| parsed.reports.is_empty() && !listed.contains(name));
    reports.extend(unlisted.filter(|name| help_with_name(name).is_none()).map(|name| {
        let problem = format!("the lesson {name:?} is in no chapter of {COURSE_FILE}");
        let help = format!("add {name:?} to the lessons of a chapter there, or remove the file");
        Report::new(&lesson_file(folder, name), 1, problem, help)
    }));
    parsed.shape
}

/// What is wrong with the address that is printed on sheets.
fn check_address(address: &str) -> Option<Finding> {
    let is_plain = |letter: char| letter.is_ascii_graphic() && !"\"<>\\^`{|}".contains(letter);
    if address.is_empty() || (is_web(address) && address.chars().all(is_plain)) {
        return None;
    }
    let place = vec![Step::Key("address")];
    let problem = format!("found address = {address:?}, expected where the site is published");
    let help = String::from("write it like address = \"https://chess.example\", or take it out");
    Some(Finding { rests_on: place.clone(), place, problem, help })
}

fn check_list(parsed: &Parsed<'_, file::Course>, files: &[String], reports: &mut Vec<Report>) {
    let mut seen = Vec::new();
    let mut report = |place: &[Step], problem: String, help: String| {
        let (place, rests_on) = (place.to_vec(), place.to_vec());
        reports.extend(parsed.locate(Finding { place, rests_on, problem, help }));
    };
    if let Some((problem, help)) = file::wrong_format(parsed.shape.format) {
        report(&[Step::Key("format")], problem, help);
    }
    for (index, chapter) in parsed.shape.chapter.iter().enumerate() {
        let within = |key| [Step::Key("chapter"), Step::Index(index), Step::Key(key)];
        if chapter.title.trim().is_empty() {
            report(
                &within("title"),
                "the chapter has no title".into(),
                "write title = \"The pieces\"".into(),
            );
        }
        if let Some(letter) = chapter.title.chars().find(|&letter| markup::is_unseen(letter)) {
            let code = u32::from(letter);
            let problem = format!("title holds the character U+{code:04X}, which cannot be shown");
            report(&within("title"), problem, "take it out".into());
        }
        if let Some((problem, help)) = markup::wrong_words(&chapter.title) {
            report(&within("title"), problem, help);
        }
        if chapter.lessons.is_empty() {
            let help = "write lessons = [\"rook\"], or take the chapter away";
            report(&within("lessons"), "the chapter has no lessons".into(), help.into());
        }
        for (number, name) in chapter.lessons.iter().enumerate() {
            let place = [&within("lessons")[..], &[Step::Index(number)]].concat();
            if let Some(help) = help_with_name(name) {
                report(&place, format!("{name:?} cannot be the name of a lesson"), help.into());
            } else if seen.contains(&name) {
                report(&place, format!("the lesson {name:?} is listed twice"), "take one of them out".into());
            } else if !files.contains(name) {
                let problem = format!("the lesson {name:?} has no file");
                report(&place, problem, format!("write {name}.toml beside this file, or take the name out"));
            }
            seen.push(name);
        }
    }
    if parsed.shape.chapter.is_empty() {
        let help = "add a [[chapter]] with title and lessons";
        report(&[Step::Key("chapter")], "the course has no lessons".into(), help.into());
    }
}
