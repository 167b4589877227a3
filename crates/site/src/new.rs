//! A starter lesson: complete, true, and full of hints on what to change.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use toml_edit::{Array, DocumentMut, Item, Table};

use crate::course::{COURSE_FILE, help_with_name, lesson_file};
use crate::trouble::Trouble;

/// What a new lesson says, with `TITLE` for its title.
pub(crate) const STARTER: &str = include_str!("new/starter.toml");

/// What was written for a new lesson.
#[derive(Debug)]
pub struct Created {
    /// The lesson's own file.
    pub lesson: PathBuf,
    /// The list of lessons, unless it named this one already.
    pub list: Option<PathBuf>,
}

/// Writes a starter lesson and adds it to the last chapter of the course, unless a chapter names it
/// already.
///
/// # Errors
/// - no lesson can have the name, or one has it already
/// - the folder or its course file cannot be read or written
pub fn create(lessons: &Path, name: &str) -> Result<Created, Trouble> {
    if let Some(help) = help_with_name(name) {
        return Err(Trouble::new(format!("{name:?} cannot be the name of a lesson: {help}")));
    }
    let course_file = lessons.join(COURSE_FILE);
    let course = with_lesson(&course_file, name)?;
    let file = lesson_file(lessons, name);
    let text = STARTER.replace("TITLE", &title(name));
    let created = fs::File::create_new(&file).and_then(|mut lesson| lesson.write_all(text.as_bytes()));
    created.map_err(|error| {
        if error.kind() == ErrorKind::AlreadyExists {
            Trouble::new(format!("{} exists already: choose another name", file.display()))
        } else {
            Trouble::with_path("write", &file, &error)
        }
    })?;
    let Some(course) = course else {
        return Ok(Created { lesson: file, list: None });
    };
    fs::write(&course_file, course).map_err(|error| {
        // A lesson that nothing lists would only stop the next build.
        let _ = fs::remove_file(&file);
        Trouble::with_path("write", &course_file, &error)
    })?;
    Ok(Created { lesson: file, list: Some(course_file) })
}

/// `two-rooks` as a heading: `Two rooks`.
fn title(name: &str) -> String {
    let mut title = name.replace('-', " ");
    title[..1].make_ascii_uppercase();
    title
}

/// The course file with one more lesson in its last chapter, everything else as it was; `None` if it
/// names the lesson already.
fn with_lesson(file: &Path, name: &str) -> Result<Option<String>, Trouble> {
    let broken = |problem: &str| Trouble::new(format!("{}: {problem}; correct it first", file.display()));
    let text = fs::read_to_string(file).map_err(|error| Trouble::with_path("read", file, &error))?;
    let mut course: DocumentMut = text.parse().map_err(|_| broken("this is not TOML"))?;
    let chapters = course.get_mut("chapter").and_then(Item::as_array_of_tables_mut);
    let chapters = chapters.ok_or_else(|| broken("there is no [[chapter]]"))?;
    let is_listed = |chapter: &Table| {
        let lessons = chapter.get("lessons").and_then(Item::as_array);
        lessons.is_some_and(|lessons| lessons.iter().any(|listed| listed.as_str() == Some(name)))
    };
    if chapters.iter().any(is_listed) {
        return Ok(None);
    }
    let last = chapters.iter_mut().last().ok_or_else(|| broken("there is no [[chapter]]"))?;
    let lessons = last.entry("lessons").or_insert(Item::Value(Array::new().into()));
    lessons.as_array_mut().ok_or_else(|| broken("lessons is not a list"))?.push(name);
    Ok(Some(course.to_string()))
}
