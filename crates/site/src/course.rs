//! The course: all lessons in reading order, read and checked together.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use lesson::{Lesson, Step, file};

use crate::parse::{Parsed, parse};
use crate::prose;
use crate::publish::is_segment;
use crate::report::{Failure, Report};
use crate::source::Source;
use crate::trouble::Trouble;

/// The file that names the lessons in order.
pub const COURSE_FILE: &str = "course.toml";

/// Every lesson, checked.
#[derive(Debug)]
pub struct Course {
    /// The chapters in reading order; together they hold at least one lesson.
    pub chapters: Vec<Chapter>,
    /// Pictures that the lessons show: their name, and where they are.
    pub pictures: BTreeMap<String, PathBuf>,
}

/// A few lessons that belong together.
#[derive(Debug)]
pub struct Chapter {
    /// The heading.
    pub title: String,
    /// The lessons in reading order.
    pub lessons: Vec<NamedLesson>,
}

/// A lesson and the name it has in addresses.
#[derive(Debug)]
pub struct NamedLesson {
    /// `rook` for `rook.toml`.
    pub name: String,
    /// The lesson.
    pub lesson: Lesson,
}

impl Course {
    /// Reads and checks the course in a folder of lessons.
    ///
    /// # Errors
    /// - every finding in every file at once
    /// - a trouble, if the folder cannot be read
    pub fn load(folder: &Path) -> Result<Course, Failure> {
        let course_file = folder.join(COURSE_FILE);
        let source = Source::read(&course_file)?;
        let parsed = parse::<file::Course>(&source);
        let mut reports = parsed.reports.clone();
        reports.extend(check_list(&parsed, &source));
        let mut names = lesson_names(folder)?;
        let mut course = Course { chapters: Vec::new(), pictures: BTreeMap::new() };
        for chapter in &parsed.shape.chapter {
            let mut lessons = Vec::new();
            for name in chapter.lessons.iter().filter(|name| is_segment(name)) {
                names.retain(|unlisted| unlisted != name);
                match load_lesson(folder, name, &mut course.pictures) {
                    Ok(lesson) => lessons.push(NamedLesson { name: name.clone(), lesson }),
                    Err(Failure::Findings(found)) => reports.extend(found),
                    Err(trouble @ Failure::Trouble(_)) => return Err(trouble),
                }
            }
            course.chapters.push(Chapter { title: chapter.title.clone(), lessons });
        }
        reports.extend(names.iter().map(|name| {
            let problem = format!("the lesson {name:?} is in no chapter of {COURSE_FILE}");
            let help = format!("add {name:?} to the lessons of a chapter there, or remove the file");
            Report::new(&lesson_file(folder, name), 1, problem, help)
        }));
        if reports.is_empty() { Ok(course) } else { Err(Failure::Findings(reports)) }
    }

    /// All lessons in reading order.
    pub fn lessons(&self) -> impl DoubleEndedIterator<Item = &NamedLesson> {
        self.chapters.iter().flat_map(|chapter| &chapter.lessons)
    }
}

/// Where a lesson is kept.
pub fn lesson_file(folder: &Path, name: &str) -> PathBuf {
    folder.join(name).with_extension("toml")
}

/// The names of all lesson files in the folder, in alphabetical order.
fn lesson_names(folder: &Path) -> Result<Vec<String>, Trouble> {
    let refused = |error| Trouble::with_path("read", folder, &error);
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(refused)? {
        let path = entry.map_err(refused)?.path();
        let is_lesson = path.extension() == Some(OsStr::new("toml")) && !path.ends_with(COURSE_FILE);
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned());
        names.extend(name.filter(|name| is_lesson && !name.starts_with('.')));
    }
    names.sort();
    Ok(names)
}

fn check_list(parsed: &Parsed<'_, file::Course>, source: &Source) -> Vec<Report> {
    let mut reports = Vec::new();
    let mut report = |place: &[Step], problem: String, help: String| {
        reports.push(source.report(parsed.span(place).start, problem, help));
    };
    if parsed.shape.format != file::FORMAT {
        let problem = format!("found format = {}, expected the format of this program", parsed.shape.format);
        report(&[Step::Key("format")], problem, format!("write format = {}", file::FORMAT));
    }
    let mut seen = Vec::new();
    for (index, chapter) in parsed.shape.chapter.iter().enumerate() {
        let here = [Step::Key("chapter"), Step::Index(index)];
        if chapter.title.trim().is_empty() {
            report(&here, "the chapter has no title".into(), "write title = \"The pieces\"".into());
        }
        let lessons = [here[0], here[1], Step::Key("lessons")];
        for (number, name) in chapter.lessons.iter().enumerate() {
            let place = [&lessons[..], &[Step::Index(number)]].concat();
            if !is_segment(name) {
                let help = "use small letters, digits and hyphens, and name the file the same";
                report(&place, format!("{name:?} cannot be the name of a lesson"), help.into());
            } else if seen.contains(&name) {
                report(&place, format!("the lesson {name:?} is listed twice"), "take one of them out".into());
            }
            seen.push(name);
        }
    }
    if seen.is_empty() {
        report(&[], "the course has no lessons".into(), "add a [[chapter]] with title and lessons".into());
    }
    reports
}

/// Reads and checks one lesson, its pictures included.
fn load_lesson(
    folder: &Path,
    name: &str,
    pictures: &mut BTreeMap<String, PathBuf>,
) -> Result<Lesson, Failure> {
    let source = Source::read(&lesson_file(folder, name))?;
    let parsed = parse::<file::Lesson>(&source);
    let mut reports = parsed.reports.clone();
    let checked = lesson::check(&parsed.shape);
    for (place, section) in sections(&parsed.shape) {
        for picture in prose::pictures(&section.text) {
            let path = folder.join(&picture);
            if is_segment(&picture) && path.is_file() {
                pictures.insert(picture, path);
            } else {
                let span = parsed.span(&[&place[..], &[Step::Key("text")]].concat());
                let within = source.text.get(span.clone()).and_then(|text| text.find(&*picture)).unwrap_or(0);
                let problem = format!("the picture {picture:?} is missing");
                let help = format!("put it into {}, under this name", folder.display());
                reports.push(source.report(span.start + within, problem, help));
            }
        }
    }
    match checked {
        Ok(lesson) if reports.is_empty() => Ok(lesson),
        Ok(_) => Err(Failure::Findings(reports)),
        Err(findings) => {
            reports.extend(findings.into_iter().filter_map(|finding| parsed.locate(finding)));
            reports.sort_by_key(|report| report.line);
            Err(Failure::Findings(reports))
        }
    }
}

/// Every section of a lesson file with its place.
fn sections(lesson: &file::Lesson) -> impl Iterator<Item = (Vec<Step>, &file::Section)> {
    numbered("section", &lesson.section)
        .chain(lesson.mistake.iter().map(|mistake| (vec![Step::Key("mistake")], mistake)))
        .chain(numbered("exercise", &lesson.exercise))
}

fn numbered<'a>(
    key: &'static str,
    sections: &'a [file::Section],
) -> impl Iterator<Item = (Vec<Step>, &'a file::Section)> {
    let place = move |index| vec![Step::Key(key), Step::Index(index)];
    sections.iter().enumerate().map(move |(index, section)| (place(index), section))
}
