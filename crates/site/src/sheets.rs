//! Sheets as files: every one laid out, then written as PDF.

mod choice;
mod folder;
mod fonts;
mod look;
mod publish;

use std::collections::BTreeMap;
use std::path::Path;

use lesson::words::{Say, Words};
use rules::Side;
use sha2::{Digest, Sha256};
use sheet::{About, Format, Misfit, Options, Page, Paper, Size, Typeface, lay_out, lay_out_key, pdf, svg};

use crate::course::{Course, NamedSheet};
use crate::report::{Failure, Report};
use crate::source::Source;
use crate::trouble::Trouble;

pub use choice::Choice;
pub use fonts::Fonts;
pub use look::{ANSWERS, Look, SHEET, Turn, turns};
pub use publish::add_sheets;

/// The folder of the sheets in the site, beside the lessons' own.
pub const FOLDER: &str = "sheets";

/// The file of a sheet: `rook.pdf`, `rook-letter.pdf`.
pub(crate) fn file_name(sheet: &str, paper: Paper) -> String {
    format!("{sheet}{}.pdf", ending(paper))
}

/// The file of its answers: `rook-answers.pdf`.
pub(crate) fn key_name(sheet: &str, paper: Paper) -> String {
    format!("{sheet}-answers{}.pdf", ending(paper))
}

/// The file of all sheets in one.
pub(crate) fn all_name(paper: Paper) -> String {
    format!("all{}.pdf", ending(paper))
}

/// The file in which all sheets are packed.
pub(crate) fn zip_name(paper: Paper) -> String {
    format!("sheets{}.zip", ending(paper))
}

/// A4 is meant where nothing is said.
fn ending(paper: Paper) -> String {
    match paper {
        Paper::A4 => String::new(),
        Paper::Letter => format!("-{}", paper.name()),
    }
}

/// A sheet that has been laid out.
#[derive(Debug)]
pub struct Printed {
    /// Its name in addresses and file names.
    pub name: String,
    /// Its heading.
    pub title: String,
    /// The sheet itself.
    pub page: Page,
    /// The answers, if it asks something.
    pub key: Option<Page>,
}

/// Lays sheets out.
///
/// # Errors
/// A finding for each that does not fit on its page, or holds a letter that the typeface lacks.
pub fn print(
    course: &Course,
    sheets: &[NamedSheet],
    options: Options,
    typeface: &Typeface,
) -> Result<Vec<Printed>, Failure> {
    each(sheets, |named| Proof::new(course, named, typeface)?.print(options))
}

/// Does something with every sheet, and gives all findings at once.
fn each<T>(
    sheets: &[NamedSheet],
    print: impl Fn(&NamedSheet) -> Result<T, Fault>,
) -> Result<Vec<T>, Failure> {
    let mut printed = Vec::new();
    let mut reports = clashes(sheets);
    for named in sheets {
        match print(named) {
            Ok(one) => printed.push(one),
            Err(fault) => reports.push(fault.report(named)?),
        }
    }
    if reports.is_empty() { Ok(printed) } else { Err(Failure::of_findings(reports)) }
}

/// Sheets whose names would give two files the same name.
fn clashes(sheets: &[NamedSheet]) -> Vec<Report> {
    let mut taken: BTreeMap<String, String> = BTreeMap::new();
    for paper in Paper::ALL {
        taken.insert(all_name(paper), String::from("all sheets in one"));
    }
    let mut reports = Vec::new();
    for NamedSheet { name, file, .. } in sheets {
        for paper in Paper::ALL {
            let mut take = |of: String, what: String| {
                let problem = taken.get(&of).map(|held| format!("its sheet would be {of}, which is {held}"));
                reports.extend(problem.map(|it| Report::new(file, 1, it, "give the file another name")));
                taken.entry(of).or_insert(what);
            };
            take(file_name(name, paper), format!("the sheet {name:?}"));
            take(key_name(name, paper), format!("the answers of the sheet {name:?}"));
        }
    }
    reports
}

/// A sheet on its way to paper, with what is printed at its foot.
struct Proof<'a> {
    named: &'a NamedSheet,
    address: Option<String>,
    version: String,
    words: &'a Words,
    typeface: &'a Typeface<'a>,
}

impl<'a> Proof<'a> {
    fn new(
        course: &'a Course,
        named: &'a NamedSheet,
        typeface: &'a Typeface<'a>,
    ) -> Result<Proof<'a>, Fault> {
        let name = &named.name;
        let folder = if course.has_lesson(name) { String::new() } else { format!("{FOLDER}/") };
        let place = course.place(&format!("{folder}{name}"));
        let address = course.address.as_ref().map(|site| format!("{site}/{place}"));
        let mut proof = Proof { named, address, version: String::new(), words: &course.words, typeface };
        // What the sheet is without a version gives its version.
        let plain = Sha256::digest(svg(&proof.page(Options::default())?));
        proof.version = plain.iter().take(2).map(|byte| format!("{byte:02X}")).collect();
        Ok(proof)
    }

    fn about(&self) -> About<'_> {
        About { address: self.address.as_deref(), version: &self.version, words: self.words }
    }

    fn page(&self, options: Options) -> Result<Page, Fault> {
        let page = lay_out(&self.named.sheet, &self.about(), options, self.typeface);
        page.map_err(|misfit| Fault { size: options.size, misfit })
    }

    fn print(&self, options: Options) -> Result<Printed, Fault> {
        let NamedSheet { name, sheet, .. } = self.named;
        let page = self.page(options)?;
        let key = lay_out_key(sheet, &self.about(), options, self.typeface);
        let key = key.map_err(|misfit| Fault { size: options.size, misfit })?;
        Ok(Printed { name: name.clone(), title: sheet.title.clone(), page, key })
    }
}

/// What is wrong with a sheet, and in which size of type.
struct Fault {
    size: Size,
    misfit: Misfit,
}

impl Fault {
    /// It as its author reads it. The file is read once more, to find the line.
    fn report(self, named: &NamedSheet) -> Result<Report, Failure> {
        let source = Source::read(&named.file)?;
        let (byte, help) = match &self.misfit {
            Misfit::TooMuch { words } => {
                let help = match words {
                    Some(_) => "shorten the rules or the captions of its boards, or show fewer boards",
                    None => "show fewer boards, or ask about fewer",
                };
                (source.text.find("[sheet]"), help)
            }
            Misfit::TooWide(word) => (source.text.find(word.as_str()), "divide it, or write a shorter one"),
            Misfit::MissingLetter(letter) => (source.text.find(*letter), "write it with other letters"),
        };
        let how = match self.size {
            Size::Normal => "",
            Size::Large => " in large print",
        };
        let problem = format!("the sheet {:?} cannot be printed{how}: {}", named.name, self.misfit);
        Ok(source.report(byte.unwrap_or_default(), problem, help))
    }
}

impl Printed {
    /// The sheet as a PDF of one page.
    ///
    /// # Errors
    /// The PDF would not be sound.
    pub fn pdf(&self, format: Format, typeface: &Typeface) -> Result<Vec<u8>, Trouble> {
        write(&self.page.title, &[&self.page], format, typeface)
    }

    /// The answers as a PDF of one page, if there are any.
    ///
    /// # Errors
    /// The PDF would not be sound.
    pub fn key_pdf(&self, format: Format, typeface: &Typeface) -> Result<Option<Vec<u8>>, Trouble> {
        self.key.as_ref().map(|key| write(&key.title, &[key], format, typeface)).transpose()
    }
}

/// A sheet in every look that its page offers.
#[derive(Debug)]
pub struct Shown {
    /// As it is in the PDF files.
    pub plain: Printed,
    /// How its boards may lie, and whose side is then below.
    pub turns: Vec<(Turn, Option<Side>)>,
    /// The other looks.
    pub others: Vec<(Look, Printed)>,
}

/// Lays sheets out in every look.
///
/// # Errors
/// A finding for each that cannot be printed in one of them.
pub fn show(course: &Course, sheets: &[NamedSheet], typeface: &Typeface) -> Result<Vec<Shown>, Failure> {
    each(sheets, |named| {
        let proof = Proof::new(course, named, typeface)?;
        let one = |look: Look| proof.print(look.options());
        let plain = one(Look::PLAIN)?;
        let others = Look::all(&named.sheet).into_iter().filter(|look| *look != Look::PLAIN);
        let others = others.map(|look| Ok((look, one(look)?))).collect::<Result<_, Fault>>()?;
        Ok(Shown { plain, turns: turns(&named.sheet), others })
    })
}

/// All sheets as one PDF, the answers at its end.
///
/// # Errors
/// The PDF would not be sound.
pub fn all_in_one(
    printed: &[&Printed],
    title: &str,
    format: Format,
    typeface: &Typeface,
) -> Result<Vec<u8>, Trouble> {
    let pages = printed.iter().map(|one| &one.page);
    let keys = printed.iter().filter_map(|one| one.key.as_ref());
    let pages: Vec<&Page> = pages.chain(keys).collect();
    write(title, &pages, format, typeface)
}

fn write(title: &str, pages: &[&Page], format: Format, typeface: &Typeface) -> Result<Vec<u8>, Trouble> {
    pdf(title, pages, format, typeface).map_err(|error| Trouble::new(format!("{title}: {error}")))
}

/// Writes the chosen sheets, their answers, and all of them in one, as PDFs; `say` is told how it goes.
///
/// # Errors
/// - findings in the lessons and sheets
/// - an unknown name, or a folder that cannot be written to: then no file of it is new
pub fn write_to(
    www: &Path,
    lessons: &Path,
    choice: &Choice,
    out: &Path,
    say: impl Fn(&str),
) -> Result<usize, Failure> {
    let course = Course::load(lessons)?;
    let sheets = choice.pick(course.sheets())?;
    let fonts = Fonts::load(www)?;
    let typeface = fonts.typeface()?;
    let mut printed = print(&course, &sheets, choice.options(), &typeface)?;
    if choice.no_key {
        printed.iter_mut().for_each(|one| one.key = None);
    }
    let format = choice.format();
    let paper = format.paper;
    let mut files = Vec::new();
    for (index, one) in printed.iter().enumerate() {
        say(&format!("{} of {}: {}", index + 1, printed.len(), one.name));
        files.push((file_name(&one.name, paper), one.pdf(format, &typeface)?));
        if let Some(key) = one.key_pdf(format, &typeface)? {
            files.push((key_name(&one.name, paper), key));
        }
    }
    if printed.len() > 1 {
        let all: Vec<&Printed> = printed.iter().collect();
        let title = course.words.text(Say::SheetAll);
        files.push((all_name(paper), all_in_one(&all, title, format, &typeface)?));
    }
    folder::write_all(out, &files)?;
    Ok(files.len())
}
