//! The course in every language there is: a folder each, beside one another.

use std::fs;
use std::path::{Path, PathBuf};

use lesson::words::Say;

use super::{COURSE_FILE, Course, WORDS_FILE};
use crate::report::{Failure, Report};
use crate::source::is_there;
use crate::trouble::Trouble;

/// The language of the home page at the root of the site, if there is a course in it; else the first in
/// alphabetical order.
const FIRST: &str = "en";

/// The courses of a site, one for each language.
#[derive(Debug)]
pub struct Courses {
    /// The one whose home page is that of the site.
    pub first: Course,
    /// The others, in alphabetical order of their languages.
    pub others: Vec<Course>,
}

impl Courses {
    /// Reads and checks every course in the folder.
    ///
    /// # Errors
    /// - every finding in every course at once
    /// - a trouble, if a folder or a file cannot be read, or there is no course at all
    pub fn load(lessons: &Path) -> Result<Courses, Failure> {
        let mut courses = Vec::new();
        let mut reports = Vec::new();
        for language in languages(lessons)? {
            match Course::load(&lessons.join(&language)) {
                Ok(course) => {
                    reports.extend(wrong_name(&course));
                    courses.push(course);
                }
                Err(Failure::Findings(found)) => reports.extend(found),
                Err(trouble @ Failure::Trouble(_)) => return Err(trouble),
            }
        }
        if !reports.is_empty() {
            return Err(Failure::of_findings(reports));
        }
        let mut courses = courses.into_iter();
        let first = courses.next().ok_or_else(|| nothing_in(lessons))?;
        let mut others: Vec<Course> = courses.collect();
        for other in &mut others {
            other.home = format!("{}/", other.language);
            other.address.clone_from(&first.address);
        }
        Ok(Courses { first, others })
    }

    /// What their authors should know although nothing is wrong: what lessons still have of the starter, and
    /// how much of a course is not translated.
    pub fn notes(&self) -> Vec<Report> {
        let not_translated = self.others.iter().filter_map(|other| other.left_of(&self.first));
        self.all().flat_map(Course::left_of_starter).chain(not_translated).collect()
    }

    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = &Course> {
        std::iter::once(&self.first).chain(&self.others)
    }
}

/// The folder of the course in a language; that of the first one, if none is named.
///
/// # Errors
/// There is no such course; the trouble says which there are.
pub fn folder_of(lessons: &Path, language: Option<&str>) -> Result<PathBuf, Trouble> {
    let languages = languages(lessons)?;
    let Some(wanted) = language else {
        return languages.first().map(|first| lessons.join(first)).ok_or_else(|| nothing_in(lessons));
    };
    if languages.iter().any(|language| language == wanted) {
        return Ok(lessons.join(wanted));
    }
    let known = languages.join(", ");
    Err(Trouble::new(format!("there is no course in the language {wanted:?}: choose from {known}")))
}

/// The languages in which there are courses, the first first.
fn languages(lessons: &Path) -> Result<Vec<String>, Trouble> {
    let place = lessons.display();
    if !lessons.exists() {
        return Err(Trouble::new(format!(
            "there is no folder {place}: run this where the project is, or name its www by --www"
        )));
    }
    let refused = |error| Trouble::with_path("read", lessons, &error);
    let mut languages = Vec::new();
    for entry in fs::read_dir(lessons).map_err(refused)? {
        let path = entry.map_err(refused)?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        // A folder with a table of words and no list is a course that has lost it.
        let is_course = [COURSE_FILE, WORDS_FILE].iter().any(|file| is_there(&path.join(file)));
        languages.extend(name.filter(|name| is_course && !name.starts_with('.')));
    }
    languages.sort_by_key(|language| (language != FIRST, language.clone()));
    Ok(languages)
}

fn nothing_in(lessons: &Path) -> Trouble {
    let place = lessons.display();
    Trouble::new(format!("there is no course in {place}: expected a folder like {FIRST}/ with {COURSE_FILE}"))
}

/// What is wrong if the name of the folder is not how the course calls its own language: browsers read
/// its pages aloud in that one.
fn wrong_name(course: &Course) -> Option<Report> {
    let (name, tag) = (&*course.language, course.words.text(Say::PageLanguage));
    let is_name = (2..=3).contains(&name.split('-').next().map_or(0, str::len))
        && name.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-');
    let is_tag =
        tag.to_ascii_lowercase() == name || tag.to_ascii_lowercase().starts_with(&format!("{name}-"));
    if is_name && is_tag {
        return None;
    }
    let problem = format!("the folder {name:?} holds a course in the language {tag:?}");
    let help = "give the folder the short name of the language that [page] language of words.toml says, \
        like de for \"de-AT\"";
    Some(Report::new(&course.file(WORDS_FILE), 1, problem, help))
}
