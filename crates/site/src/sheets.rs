//! Sheets as files: every one laid out, then written as PDF.

mod choice;
mod folder;
mod publish;

use std::fs;
use std::path::Path;

use lesson::words::Say;
use sha2::{Digest, Sha256};
use sheet::{About, Format, Misfit, Options, Page, Paper, Typeface, lay_out, lay_out_key, pdf, svg};

use crate::assets;
use crate::build::LANGUAGE;
use crate::course::{Course, NamedSheet};
use crate::report::{Failure, Report};
use crate::source::Source;
use crate::trouble::Trouble;
use crate::woff::unpack;

pub use choice::Choice;
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

/// The two fonts of the typeface, unpacked.
#[derive(Debug)]
pub struct Fonts {
    regular: Vec<u8>,
    bold: Vec<u8>,
}

impl Fonts {
    /// Reads them where npm laid them down.
    ///
    /// # Errors
    /// A trouble that names the file which is missing or damaged, and the command that brings it.
    pub fn load(www: &Path) -> Result<Fonts, Trouble> {
        let read = |weight: &str| {
            let path = assets::font_file(www, weight, "woff");
            let cannot = |why: &str| {
                let path = path.display();
                Trouble::new(format!("cannot read {path}: {why}; run ./build.sh, which makes or fetches it"))
            };
            let packed = fs::read(&path).map_err(|error| cannot(&error.to_string()))?;
            unpack(&packed).ok_or_else(|| cannot("this is no WOFF font"))
        };
        Ok(Fonts { regular: read("400")?, bold: read("700")? })
    }

    /// The bold one, for the pictures of shared links.
    pub fn bold(&self) -> &[u8] {
        &self.bold
    }

    /// Both as one typeface.
    ///
    /// # Errors
    /// One of them is no font.
    pub fn typeface(&self) -> Result<Typeface<'_>, Trouble> {
        Typeface::new(&self.regular, &self.bold).map_err(|error| Trouble::new(error.to_string()))
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
    let mut printed = Vec::new();
    let mut reports = Vec::new();
    for named in sheets {
        match print_one(course, named, options, typeface) {
            Ok(one) => printed.push(one),
            Err(misfit) => reports.push(report(named, &misfit)?),
        }
    }
    if reports.is_empty() { Ok(printed) } else { Err(Failure::of_findings(reports)) }
}

fn print_one(
    course: &Course,
    named: &NamedSheet,
    options: Options,
    typeface: &Typeface,
) -> Result<Printed, Misfit> {
    let NamedSheet { name, sheet, .. } = named;
    let is_lesson = course.lessons().any(|lesson| lesson.name == *name);
    let folder = if is_lesson { String::new() } else { format!("{FOLDER}/") };
    let address = course.address.as_ref().map(|site| format!("{site}/{LANGUAGE}/{folder}{name}/"));
    let about = |version| About { address: address.as_deref(), version, words: &course.words };
    // What the sheet is without a version gives its version.
    let plain = svg(&lay_out(sheet, &about(""), Options::default(), typeface)?);
    let version: String = Sha256::digest(plain).iter().take(2).map(|byte| format!("{byte:02X}")).collect();
    let page = lay_out(sheet, &about(&version), options, typeface)?;
    let key = lay_out_key(sheet, &about(&version), options, typeface)?;
    Ok(Printed { name: name.clone(), title: sheet.title.clone(), page, key })
}

/// A misfit as its author reads it. The file is read once more, to find the line.
fn report(named: &NamedSheet, misfit: &Misfit) -> Result<Report, Failure> {
    let source = Source::read(&named.file)?;
    let (byte, help) = match misfit {
        Misfit::TooMuch { words } => {
            let help = match words {
                Some(_) => "shorten the rules or the captions of its boards, or show fewer boards",
                None => "show fewer boards, or ask about fewer",
            };
            (source.text.find("[sheet]"), String::from(help))
        }
        Misfit::MissingLetter(letter) => {
            (source.text.find(*letter), String::from("write it with other letters"))
        }
    };
    let problem = format!("the sheet {:?} cannot be printed: {misfit}", named.name);
    Ok(source.report(byte.unwrap_or_default(), problem, help))
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

/// All sheets as one PDF, the answers at its end.
///
/// # Errors
/// The PDF would not be sound.
pub fn all_in_one(
    printed: &[Printed],
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
        files.push((
            all_name(paper),
            all_in_one(&printed, course.words.text(Say::SheetAll), format, &typeface)?,
        ));
    }
    folder::write_all(out, &files)?;
    Ok(files.len())
}
