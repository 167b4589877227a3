//! The course: all lessons in reading order, read and checked together.

mod address;
mod handouts;
mod languages;
mod list;
mod markdown;
mod pages;
mod places;
mod targets;
mod wording;
mod words;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use lesson::{Lesson, Page, Sheet, Step, Term, Words, file, wrong_article};

use crate::page::{INDEXES, sources};
use crate::parse::parse;
use crate::report::{Failure, Report};
use crate::sheets;
use crate::source::{Source, is_there};
use crate::trouble::Trouble;
use handouts::{check_sheets_of, load_handouts};
use list::{PAGES, load_list, toml_names};
use pages::{check_unlinked, load_glossary, load_pages};
use places::Places;
use targets::Targets;
use wording::{check_wording, left_of_first, left_of_starter};
use words::load_words;

pub use languages::{Courses, folder_of};
pub use list::help_with_name;
pub use words::WORDS_FILE;

/// The file that names the lessons in order.
pub const COURSE_FILE: &str = "course.toml";

/// The file that explains words.
pub const GLOSSARY_FILE: &str = "glossary.toml";

/// The file that retells the Laws, in a course that is not in English.
pub const LAWS_FILE: &str = "laws.md";

/// The file that says how the language is not written; a course need not have one.
pub const SPELLING_FILE: &str = "spelling.toml";

/// Every lesson, checked.
#[derive(Debug)]
pub struct Course {
    /// The short name of its language, which is the first part of its addresses: `en`.
    pub language: String,
    /// The address of its home page, seen from the root of the site: empty, or `de/`.
    pub home: String,
    /// The chapters in reading order; together they hold at least one lesson.
    pub chapters: Vec<Chapter>,
    /// What boards, pages and sheets say besides.
    pub words: Words,
    /// Pictures that the lessons show: their name, and where they are.
    pub pictures: BTreeMap<String, PathBuf>,
    /// The sheets that belong to no lesson, in the order of the list.
    pub handouts: Vec<NamedSheet>,
    /// The pages that are no lessons, in the order of the list.
    pub pages: Vec<NamedPage>,
    /// The words that are explained, in alphabetical order.
    pub glossary: Vec<Term>,
    /// The Laws retold, article by article, if this course retells them: a table for each chapter, as in
    /// `crates/rules/LAWS.md`.
    pub laws: Option<String>,
    /// Where the site is published, without a slash at its end, if the list says it.
    pub address: Option<String>,
    folder: PathBuf,
}

/// A sheet, the name it has in addresses, and the file it is written in.
#[derive(Clone, Debug)]
pub struct NamedSheet {
    /// `rook` for the lesson `rook.toml`, `score` for `sheets/score.toml`.
    pub name: String,
    /// The sheet.
    pub sheet: Sheet,
    /// Its file.
    pub file: PathBuf,
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

/// A page that is no lesson, and the name it has in addresses.
#[derive(Debug)]
pub struct NamedPage {
    /// `about` for `pages/about.toml`.
    pub name: String,
    /// The page.
    pub page: Page,
}

impl Course {
    /// Reads and checks the course in a folder of lessons, those that it does not list included.
    ///
    /// # Errors
    /// - every finding in every file at once
    /// - a trouble, if the folder or a file cannot be read
    pub fn load(folder: &Path) -> Result<Course, Failure> {
        let files = toml_names(folder).map_err(|error| Trouble::with_path("read", folder, &error))?;
        let mut reports = Vec::new();
        let list = load_list(folder, &files, &mut reports);
        let words = load_words(folder, &mut reports);
        let mut targets = Targets::new(folder, &files, &list.pages);
        let mut lessons = BTreeMap::new();
        for name in &files {
            if let Some(help) = help_with_name(name) {
                let problem = format!("{name:?} cannot be the name of a lesson");
                reports.push(Report::new(
                    &lesson_file(folder, name),
                    1,
                    problem,
                    format!("{help}, for the file too"),
                ));
                continue;
            }
            match load_lesson(folder, name, &words, &mut targets) {
                Ok(lesson) => _ = lessons.insert(name, lesson),
                Err(found) => reports.extend(found),
            }
        }
        let handouts = load_handouts(folder, &list.sheets, &files, &words, &mut reports);
        reports.extend(check_sheets_of(folder, &lessons, &list.sheets));
        let found = reports.len();
        let glossary = load_glossary(folder, &files, &words, &mut targets, &mut reports);
        let is_glossary_sound = reports.len() == found;
        let pages = load_pages(folder, &list.pages, &files, &words, &mut targets, &mut reports);
        // Of a glossary that could not be read nobody knows what it explains.
        if is_glossary_sound {
            reports.extend(check_unlinked(folder, &pages, &glossary));
        }
        let laws = load_laws(folder, &mut reports);
        targets.learn_made(&files, &list.sheets, laws.as_deref());
        reports.extend(targets.lost_links());
        reports.extend(check_wording(folder));
        if !reports.is_empty() {
            return Err(Failure::of_findings(reports));
        }
        let mut take =
            |name: &String| Some(NamedLesson { name: name.clone(), lesson: lessons.remove(name)? });
        let chapters = list.chapter.into_iter().map(|chapter| Chapter {
            lessons: chapter.lessons.iter().filter_map(&mut take).collect(),
            title: chapter.title,
        });
        let address = Some(list.address.trim_end_matches('/').to_owned()).filter(|text| !text.is_empty());
        let chapters = chapters.collect();
        let language = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok(Course {
            laws,
            language,
            home: String::new(),
            chapters,
            words,
            pictures: targets.pictures,
            handouts,
            pages,
            glossary,
            address,
            folder: folder.to_owned(),
        })
    }

    /// All sheets: those of the lessons in reading order, then the others.
    pub fn sheets(&self) -> Vec<NamedSheet> {
        let of_lesson = |named: &NamedLesson| {
            let (name, file) = (named.name.clone(), lesson_file(&self.folder, &named.name));
            Some(NamedSheet { name, sheet: named.lesson.sheet.clone()?, file })
        };
        self.lessons().filter_map(of_lesson).chain(self.handouts.iter().cloned()).collect()
    }

    /// The address of a page by its name, seen from the root of the site: `en/rook/`.
    pub fn place(&self, name: &str) -> String {
        format!("{}/{name}/", self.language)
    }

    /// Whether it has a lesson of this name.
    pub fn has_lesson(&self, name: &str) -> bool {
        self.lessons().any(|named| named.name == name)
    }

    /// Whether there is a page of this name, like `rook` or `sheets/rook`.
    pub fn has_page(&self, name: &str) -> bool {
        let of_sheet = name.strip_prefix(sheets::FOLDER).and_then(|rest| rest.strip_prefix('/'));
        match of_sheet {
            Some(sheet) => self.sheets().iter().any(|named| named.name == sheet),
            None => {
                self.has_lesson(name)
                    || self.pages.iter().any(|named| named.name == name)
                    || INDEXES.contains(&name)
            }
        }
    }

    /// A file of its folder.
    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// The file of a lesson.
    pub fn lesson_file(&self, name: &str) -> PathBuf {
        lesson_file(&self.folder, name)
    }

    /// The file of a page that is no lesson.
    pub fn page_file(&self, name: &str) -> PathBuf {
        PAGES.file(&self.folder, name)
    }

    /// The file of the glossary.
    pub fn glossary_file(&self) -> PathBuf {
        self.file(GLOSSARY_FILE)
    }

    /// What its lessons still have of the starter: nothing is wrong with it, but it says nothing either.
    pub fn left_of_starter(&self) -> Vec<Report> {
        left_of_starter(self.lessons().map(|named| self.lesson_file(&named.name)))
    }

    /// How much of it is still in the words of the first course, if anything: what its author should know.
    pub fn left_of(&self, first: &Course) -> Option<Report> {
        left_of_first(&first.folder, &self.folder)
    }

    /// All lessons in reading order.
    pub fn lessons(&self) -> impl DoubleEndedIterator<Item = &NamedLesson> {
        self.chapters.iter().flat_map(|chapter| &chapter.lessons)
    }
}

/// Where a lesson is kept.
pub fn lesson_file(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.toml"))
}

/// Reads and checks one lesson, its pictures and links included.
fn load_lesson(
    folder: &Path,
    name: &str,
    words: &Words,
    targets: &mut Targets<'_>,
) -> Result<Lesson, Vec<Report>> {
    let source = Source::read(&lesson_file(folder, name)).map_err(|report| vec![report])?;
    let parsed = parse::<file::Lesson>(&source);
    let mut reports = parsed.reports.clone();
    let sections: Vec<_> = sections(&parsed.shape).collect();
    let here = Places::of(sections.iter().map(|(_, section)| *section));
    let texts = sections.iter().map(|(place, section)| (place.clone(), &*section.text));
    reports.extend(targets.check(&parsed, &source, texts, &here));
    targets.learn(name, &parsed, here);
    targets.learn_lesson(name, &parsed);
    match lesson::check(&parsed.shape, words) {
        Ok(lesson) if reports.is_empty() => return Ok(lesson),
        Ok(_) => {}
        Err(findings) => reports.extend(findings.into_iter().filter_map(|finding| parsed.locate(finding))),
    }
    Err(reports)
}

/// Reads the Laws as the course retells them; most do not.
fn load_laws(folder: &Path, reports: &mut Vec<Report>) -> Option<String> {
    let file = Some(folder.join(LAWS_FILE)).filter(|file| is_there(file))?;
    let source = Source::read(&file).map_err(|report| reports.push(report)).ok()?;
    // A row whose article nobody knows would be left out of the page.
    let wrong = sources::numbers(&source.text).filter_map(|(line, number)| {
        let (problem, help) = wrong_article(number)?;
        Some(Report::new(&file, line, problem, help))
    });
    reports.extend(wrong);
    Some(source.text)
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
