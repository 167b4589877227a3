//! The whole site in memory: from sources to files, or everything that is wrong.

use std::fs;
use std::path::{Path, PathBuf};

use ::lesson::words::Say;
use ::lesson::{Figure, Intent, Mode, Session, Words};
use diagram::Diagram;

use crate::assets::{Assets, PACKAGE};
use crate::card::{Cards, Lettering, svg};
use crate::course::{Course, Courses};
use crate::map::add_map;
use crate::page::{
    BOARD, CARD, ELEMENT, EXERCISES, Frame, GLOSSARY, SETTINGS, SOURCES, Shared, element, embed, exercises,
    first_figure, glossary, home, lesson, missing, own, settings, sources, text,
};
use crate::prose::PICTURES;
use crate::publish::Output;
use crate::report::{Failure, Report};
use crate::sheets::{self, Fonts, add_sheets, show};
use crate::style;
use crate::trouble::Trouble;

/// Where the sources of a site are.
#[derive(Clone, Debug)]
pub struct Sources {
    /// Lessons, style sheet, start-up script and typeface.
    pub www: PathBuf,
    /// The boards' wasm module and its JavaScript.
    pub web: PathBuf,
}

impl Sources {
    /// The folder with what only the package for authors needs.
    pub fn package(&self) -> PathBuf {
        self.www.join("package")
    }

    /// The folder of that package's own module.
    pub fn element(&self) -> PathBuf {
        self.web.join("element")
    }

    /// The folder of the lessons, which holds one for each language.
    pub fn lessons(&self) -> PathBuf {
        self.www.join("lessons")
    }

    /// The folder in which pictures of shared links are kept from one build to the next.
    fn cards(&self) -> PathBuf {
        self.web.with_file_name("cards")
    }
}

/// A site, and what its author should know about it although nothing is wrong.
#[derive(Debug)]
pub struct Built {
    /// Every file.
    pub output: Output,
    /// A sentence for each thing to know.
    pub notes: Vec<String>,
}

/// Makes every file of the site.
///
/// # Errors
/// - all findings in the lessons
/// - a trouble, if a shared file is missing
pub fn build(sources: &Sources) -> Result<Built, Failure> {
    let courses = Courses::load(&sources.lessons())?;
    let assets = Assets::load(sources, &courses)?;
    let mut output = Output::new();
    assets.add_to(&mut output)?;
    for course in courses.all() {
        let sheets = course.sheets();
        let shared = Shared { assets: &assets, courses: &courses, course, sheets: &sheets };
        add_course(sources, shared, &mut output)?;
        if course.language == courses.first.language {
            output.add(missing::FILE, missing::page(&Frame::anywhere(shared)))?;
            add_element(sources, shared, &mut output)?;
        }
    }
    let address = courses.first.address.as_deref();
    if address.is_some() {
        add_cards(sources, &courses, assets.text(style::NAME), &mut output)?;
    }
    add_map(address, &mut output)?;
    let no_address = address.is_none().then(|| String::from(NO_ADDRESS));
    let notes = courses.notes().iter().map(Report::to_string).chain(no_address).collect();
    Ok(Built { output, notes })
}

/// Gives the site all pages in one language.
fn add_course(sources: &Sources, shared: Shared, output: &mut Output) -> Result<(), Failure> {
    let Shared { course, sheets, .. } = shared;
    let frame = |path: &str| Frame::new(shared, path);
    output.add(&format!("{}index.html", course.home), home::page(course, &frame(&course.home)))?;
    add_lessons(course, frame, output)?;
    add_pages(course, frame, output)?;
    let manifest = read(&sources.package().join(element::MANIFEST))?;
    let manual = course.place(ELEMENT);
    output.add(&format!("{manual}index.html"), element::page(&manifest, &frame(&manual))?)?;
    if !sheets.is_empty() {
        let fonts = Fonts::load(&sources.www)?;
        let typeface = fonts.typeface()?;
        let shown = show(course, sheets, &typeface)?;
        add_sheets(&course.place(sheets::FOLDER), &shown, &typeface, frame, output)?;
    }
    for (name, path) in &course.pictures {
        output.add(&format!("{}{name}", course.place(PICTURES)), read(path)?)?;
    }
    Ok(())
}

/// What is said once, when there is no address to write in front of a path.
const NO_ADDRESS: &str = "The course has no address: the pages have no canonical links and no pictures for sharing, \
    and there is no sitemap.xml. Write address = \"https://…\" in course.toml to have them.";

/// Gives the site the pictures for links to its lessons, and in each language one for all other pages.
fn add_cards(sources: &Sources, courses: &Courses, style: &str, output: &mut Output) -> Result<(), Trouble> {
    let fonts = Fonts::load(&sources.www)?;
    let lettering = Lettering::new(fonts.bold())?;
    let mut cards = Cards::kept_in(&sources.cards());
    for course in courses.all() {
        let mut add = |folder: &str, title: &str, figure: Option<&Figure>| {
            let board = figure.map(|figure| told_whole(figure, &course.words));
            let picture = cards.draw(&svg(title, board, &lettering, style), title)?;
            output.add(&format!("{folder}{CARD}"), picture)
        };
        let first = course.lessons().next().and_then(first_figure);
        add(&course.home, course.words.text(Say::HomeHeading), first)?;
        for one in course.lessons() {
            add(&course.place(&one.name), &one.lesson.title, first_figure(one))?;
        }
    }
    cards.sweep();
    Ok(())
}

/// A board as a picture tells it best: of a line, where it leads.
fn told_whole(figure: &Figure, words: &Words) -> Diagram {
    let mut session = Session::new(figure.board.clone(), words);
    if let Mode::Step(_) = &figure.board.mode {
        session.act(Intent::Last);
    }
    session.diagram()
}

/// Gives the site the pages of its lessons.
fn add_lessons<'a>(
    course: &Course,
    frame: impl Fn(&str) -> Frame<'a>,
    output: &mut Output,
) -> Result<(), Trouble> {
    let lessons: Vec<_> = course.lessons().collect();
    for (index, one) in lessons.iter().enumerate() {
        let place = lesson::Place {
            number: index + 1,
            count: lessons.len(),
            before: index.checked_sub(1).map(|before| lessons[before]),
            after: lessons.get(index + 1).copied(),
        };
        let folder = course.place(&one.name);
        let page = lesson::page(course, one, &place, &frame(&folder));
        output.add(&format!("{folder}index.html"), page)?;
    }
    Ok(())
}

/// Gives the site its other pages, those of sheets excepted.
fn add_pages<'a>(
    course: &Course,
    frame: impl Fn(&str) -> Frame<'a>,
    output: &mut Output,
) -> Result<(), Trouble> {
    let mut add = |name: &str, page: &dyn Fn(&Frame) -> String| {
        let folder = course.place(name);
        output.add(&format!("{folder}index.html"), page(&frame(&folder)))
    };
    if exercises::has_any(course) {
        add(EXERCISES, &|frame| exercises::page(course, frame))?;
    }
    if !course.glossary.is_empty() {
        add(GLOSSARY, &|frame| glossary::page(course, frame))?;
    }
    add(SOURCES, &|frame| sources::page(course, frame))?;
    add(BOARD, &own::page)?;
    add(SETTINGS, &|frame| settings::page(course, frame))?;
    course.pages.iter().try_for_each(|named| add(&named.name, &|frame| text::page(course, named, frame)))
}

/// Gives the site what authors of other pages come for besides the manual: a page to embed, and a page
/// that uses nothing but the package.
fn add_element(sources: &Sources, shared: Shared, output: &mut Output) -> Result<(), Trouble> {
    let frame = Frame::new(shared, &format!("{}/", embed::FOLDER));
    output.add(&format!("{}/index.html", embed::FOLDER), embed::page(&frame))?;
    for name in ["index.html", "demo.css", "demo.js"] {
        let text = String::from_utf8_lossy(&read(&sources.www.join("demo").join(name))?).into_owned();
        let package = format!("../{}/", shared.assets.address(PACKAGE));
        output.add(&format!("demo/{name}"), text.replace("squarewise-board/", &package))?;
    }
    Ok(())
}

fn read(path: &Path) -> Result<Vec<u8>, Trouble> {
    fs::read(path).map_err(|error| Trouble::with_path("read", path, &error))
}
