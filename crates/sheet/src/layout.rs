//! Where everything stands on the page: one layout for both papers and every way of writing it.

mod board;
mod foot;
mod form;
mod handout;
mod key;
mod task;
mod words;

use std::cell::{Cell, RefCell};
use std::fmt;

use lesson::words::{Say, Words};
use lesson::{Form, Panel, Sheet};

use crate::ink::Point;
use crate::options::{Coordinates, NameLine, Options, Size};
use crate::page::{Block, Page};
use crate::paper::DESIGN;
use crate::typeface::{Style, Typeface};

/// What a sheet has to know about the place it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About<'a> {
    /// The address of its lesson, if the site has one: `https://chess.example/en/rook/`.
    pub address: Option<&'a str>,
    /// A few letters that change when the sheet does, so that a key can be matched to its sheet.
    pub version: &'a str,
    /// The words of its language.
    pub words: &'a Words,
}

/// Why a sheet cannot be laid out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// There is too much on it.
    TooMuch {
        /// How many words have to go, if that is enough.
        words: Option<usize>,
    },
    /// This word is wider than the line it stands on.
    TooWide(String),
    /// The typeface does not have this letter.
    MissingLetter(char),
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misfit::TooMuch { words: Some(1) } => f.write_str("there is 1 word too many for one page"),
            Misfit::TooMuch { words: Some(words) } => {
                write!(f, "there are {words} words too many for one page")
            }
            Misfit::TooMuch { words: None } => {
                f.write_str("there is too much for one page, even without the rules")
            }
            Misfit::TooWide(word) => write!(f, "\"{word}\" is wider than its line"),
            Misfit::MissingLetter(letter) => {
                // What turns a line round, or joins the letter before, would spoil the sentence.
                let (shown, code) = (letter.escape_debug(), u32::from(*letter));
                write!(f, "the typeface has no \"{shown}\" (U+{code:04X})")
            }
        }
    }
}

impl std::error::Error for Misfit {}

/// Lays a sheet out on one page.
///
/// # Errors
/// - it does not fit on one page at the size of type that is asked for
/// - the typeface lacks a letter of it
pub fn lay_out(sheet: &Sheet, about: &About, options: Options, typeface: &Typeface) -> Result<Page, Misfit> {
    check_letters(sheet, typeface)?;
    let name_line = match sheet.form {
        Form::Handout | Form::Boards => options.name_line,
        // The players' names stand in lines of their own.
        Form::Score => NameLine::Without,
    };
    let options = Options { name_line, ..options };
    let desk = Desk::new(typeface, options, about.words);
    let body = match sheet.form {
        Form::Handout => handout::handout(sheet, &desk),
        Form::Boards => form::boards(sheet, &desk),
        Form::Score => form::score(sheet, &desk),
    };
    match body {
        Some(body) => desk.page(&sheet.title, body, about),
        None => Err(desk.misfit(|| words_too_many(sheet, &desk))),
    }
}

/// Lays the answers out on a page of their own; `None` if the sheet asks nothing.
///
/// # Errors
/// As of the sheet itself.
pub fn lay_out_key(
    sheet: &Sheet,
    about: &About,
    options: Options,
    typeface: &Typeface,
) -> Result<Option<Page>, Misfit> {
    check_letters(sheet, typeface)?;
    // Nobody hands the answers in.
    let options = Options { name_line: NameLine::Without, ..options };
    let desk = Desk::new(typeface, options, about.words);
    let Some(task) = &sheet.task else { return Ok(None) };
    let body = key::key(sheet, task, &desk).ok_or_else(|| desk.misfit(|| None))?;
    desk.page(&about.words.fill(Say::SheetAnswers, &[&sheet.title]), body, about).map(Some)
}

fn check_letters(sheet: &Sheet, typeface: &Typeface) -> Result<(), Misfit> {
    let captions = sheet.panels.iter().map(|panel| &panel.caption);
    let task = sheet.task.iter().flat_map(|task| &task.items);
    let task = task.flat_map(|question| [&question.panel.caption, &question.answer.caption, &question.why]);
    let texts = [&sheet.title, &sheet.promise].into_iter().chain(captions).chain(&sheet.rules).chain(task);
    match texts.into_iter().find_map(|text| typeface.lacks(text)) {
        Some(letter) => Err(Misfit::MissingLetter(letter)),
        None => Ok(()),
    }
}

/// How many words have to go from the end of the rules; `None` if that would not be enough.
fn words_too_many(sheet: &Sheet, desk: &Desk) -> Option<usize> {
    let count = sheet.rules.iter().map(|rule| rule.split_whitespace().count()).sum::<usize>();
    let fits = |words: usize| {
        let mut left = count - words;
        let mut shorter = sheet.clone();
        shorter.rules.clear();
        for rule in &sheet.rules {
            let words: Vec<&str> = rule.split_whitespace().take(left).collect();
            left -= words.len();
            shorter.rules.extend((!words.is_empty()).then(|| words.join(" ")));
        }
        handout::handout(&shorter, desk).is_some()
    };
    // The fewest that are enough lie above this many, and at or below that many.
    let (mut few, mut enough) = (0, count);
    if !fits(enough) {
        return None;
    }
    while enough - few > 1 {
        let middle = few.midpoint(enough);
        if fits(middle) { enough = middle } else { few = middle }
    }
    Some(enough)
}

/// What every part of the layout needs.
pub(crate) struct Desk<'a> {
    pub(crate) typeface: &'a Typeface<'a>,
    pub(crate) options: Options,
    pub(crate) scale: Scale,
    pub(crate) language: &'a Words,
    /// A word that has been found wider than its line.
    too_wide: RefCell<Option<String>>,
    pictures: Cell<Pictures>,
}

/// What is made of boards.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Pictures {
    /// Drawings.
    #[default]
    Drawn,
    /// Room for drawings, which is enough to see whether everything fits.
    Measured,
}

/// The sizes of type.
pub(crate) struct Scale {
    pub(crate) title: Style,
    pub(crate) heading: Style,
    pub(crate) body: Style,
    pub(crate) caption: Style,
    pub(crate) small: Style,
}

impl Scale {
    fn of(size: Size) -> Scale {
        match size {
            Size::Normal => Scale {
                title: Style::bold(34.0),
                heading: Style::bold(16.0),
                body: Style::regular(14.0),
                caption: Style::regular(12.0),
                small: Style::regular(9.0),
            },
            Size::Large => Scale {
                title: Style::bold(38.0),
                heading: Style::bold(20.0),
                body: Style::regular(18.0),
                caption: Style::regular(18.0),
                small: Style::regular(11.0),
            },
        }
    }
}

/// The width of the page.
pub(crate) const WIDTH: f32 = DESIGN.0;

/// Between two columns.
pub(crate) const GUTTER: f32 = 10.0;

impl<'a> Desk<'a> {
    fn new(typeface: &'a Typeface<'a>, options: Options, language: &'a Words) -> Desk<'a> {
        let (too_wide, pictures) = Default::default();
        Desk { typeface, options, scale: Scale::of(options.size), language, too_wide, pictures }
    }
}

impl Desk<'_> {
    /// The height that a page has between its name line and its foot.
    pub(crate) fn height(&self) -> f32 {
        DESIGN.1 - self.name_line().height - self.foot_height()
    }

    /// A page with its name line, its body and its foot.
    fn page(&self, title: &str, body: Block, about: &About) -> Result<Page, Misfit> {
        let mut page = Block::default();
        let name_line = self.name_line();
        let top = name_line.height;
        page.put(Point::new(0.0, 0.0), name_line);
        page.put(Point::new(0.0, top), body);
        page.put(Point::new(0.0, DESIGN.1 - self.foot_height()), self.foot(about));
        let language = self.language.text(Say::PageLanguage).to_owned();
        match self.too_wide.take() {
            Some(word) => Err(Misfit::TooWide(word)),
            None => Ok(Page { title: title.to_owned(), language, parts: page.parts }),
        }
    }

    /// Why there is no page: a word that no line can hold, or too much of everything.
    fn misfit(&self, words_too_many: impl FnOnce() -> Option<usize>) -> Misfit {
        match self.too_wide.take() {
            Some(word) => Misfit::TooWide(word),
            None => Misfit::TooMuch { words: words_too_many() },
        }
    }

    /// Notes a word that is wider than its line, the first of all.
    pub(crate) fn note_too_wide(&self, word: &str) {
        self.too_wide.borrow_mut().get_or_insert_with(|| word.to_owned());
    }

    /// A board as the options want it.
    pub(crate) fn chosen(&self, panel: &Panel) -> Panel {
        let mut panel = panel.clone();
        if let Some(below) = self.options.below {
            panel.diagram.below = below;
        }
        if self.options.coordinates == Coordinates::Hidden {
            panel.diagram.coordinates = diagram::Coordinates::Hidden;
        }
        panel
    }
}

/// Stacks blocks so that they fill a height: what is left over goes between them, as far as that
/// looks well. `None` if they do not fit.
pub(crate) fn stack(blocks: Vec<Block>, gap: f32, height: f32) -> Option<Block> {
    const GAP_MAX: f32 = 12.0;
    let gaps = blocks.len().saturating_sub(1).max(1) as f32;
    let taken = blocks.iter().map(|block| block.height).sum::<f32>();
    let spare = height - taken - gap * (blocks.len().saturating_sub(1)) as f32;
    if spare < 0.0 {
        return None;
    }
    let gap = gap + (spare / gaps).min(GAP_MAX - gap).max(0.0);
    let mut stacked = Block::default();
    blocks.into_iter().for_each(|block| stacked.below(gap, block));
    Some(stacked)
}
