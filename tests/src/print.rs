//! Pages on paper: `target/print/ENGINE-NAME.pdf`, as text and as pictures.

use crate::driver::program;
use crate::engine::Engine;
use crate::page::Page;
use crate::place;
use fantoccini::wd::{PrintConfiguration, PrintSize};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// A printed page.
pub struct Paper {
    /// Its PDF file.
    pub path: PathBuf,
}

/// A word on paper, and where it stands, in points from the left.
pub struct Word {
    /// The word.
    pub text: String,
    /// Where it begins.
    pub left: f64,
    /// Where it ends.
    pub right: f64,
    /// Where it begins, in points from the top.
    pub top: f64,
}

/// A sheet of paper as grey dots, line by line: 0 is black, 255 is white.
pub struct Picture {
    /// Dots in a line.
    pub width: usize,
    /// Lines.
    pub height: usize,
    /// The dots.
    pub dots: Vec<u8>,
}

impl Page {
    /// Prints the page on A4.
    pub fn print(&self, name: &str) -> Option<Paper> {
        self.print_on(name, PrintSize::A4)
    }

    /// Prints the page on this paper as a browser does by default: without backgrounds. Nothing where the
    /// driver has no such command, as in WebKitGTK, or where the tools to read a PDF are missing,
    /// which the closing lines of `./build.sh test` then say.
    pub fn print_on(&self, name: &str, size: PrintSize) -> Option<Paper> {
        let readers = ["pdftotext", "pdftoppm"].map(place::tool);
        if self.engine() == Engine::WebKit || readers.contains(&None) {
            return None;
        }
        let settings = PrintConfiguration::builder().size(size).background(false).build();
        let pdf = self.browser().client().print(settings.expect("the paper is larger than its margins"));
        let pdf = self.browser().drive("print", pdf);
        let path = place::output("print", &format!("{}-{name}.pdf", self.engine().name()));
        fs::write(&path, pdf).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Some(Paper { path })
    }
}

impl Paper {
    /// The text of every sheet, in the layout of the paper.
    pub fn sheets(&self) -> Vec<String> {
        let text = output(program("pdftotext").arg("-layout").arg(&self.path).arg("-"));
        let text = String::from_utf8_lossy(&text);
        // A form feed ends each sheet.
        text.split_inclusive('\x0c').map(|sheet| sheet.trim_end_matches('\x0c').to_owned()).collect()
    }

    /// The text of every sheet, part after part.
    pub fn read(&self) -> Vec<String> {
        let text = output(program("pdftotext").arg("-raw").arg(&self.path).arg("-"));
        String::from_utf8_lossy(&text).split_inclusive('\x0c').map(str::to_owned).collect()
    }

    /// The words of every sheet.
    pub fn words(&self) -> Vec<Vec<Word>> {
        let text = output(program("pdftotext").arg("-bbox").arg(&self.path).arg("-"));
        let text = String::from_utf8_lossy(&text);
        text.split("<page ").skip(1).map(|sheet| sheet.lines().filter_map(Word::read).collect()).collect()
    }

    /// What a sheet looks like, the first being number 1, at so many dots per inch.
    pub fn picture(&self, sheet: usize, dpi: usize) -> Picture {
        let (sheet, dpi) = (sheet.to_string(), dpi.to_string());
        let mut command = program("pdftoppm");
        command.args(["-gray", "-singlefile", "-f", &sheet, "-r", &dpi]).arg(&self.path);
        Picture::read(&output(&mut command)).expect("pdftoppm writes a picture of grey dots")
    }
}

impl Word {
    /// Reads `<word xMin="1.5" yMin="2" xMax="3" yMax="4">rook</word>`.
    fn read(line: &str) -> Option<Word> {
        let (tag, text) = line.trim().strip_prefix("<word ")?.strip_suffix("</word>")?.split_once('>')?;
        let number = |name: &str| tag.split_once(name)?.1.split('"').nth(1)?.parse().ok();
        Some(Word {
            text: text.to_owned(),
            left: number("xMin")?,
            right: number("xMax")?,
            top: number("yMin")?,
        })
    }
}

impl Picture {
    /// How many lines there are from the first with ink on it to the last.
    pub fn inked_lines(&self) -> usize {
        let inked = |line: &&[u8]| line.iter().any(|&dot| dot < 200);
        let lines: Vec<&[u8]> = self.dots.chunks(self.width).collect();
        let first = lines.iter().position(&inked);
        let last = lines.iter().rposition(inked);
        first.zip(last).map_or(0, |(first, last)| last - first + 1)
    }

    /// How dark the dots from (`left`, `top`) on are, `width` by `height` of them: from 0.0 for
    /// white to 1.0 for black.
    pub fn darkness(&self, left: usize, top: usize, width: usize, height: usize) -> f64 {
        let line = |y: usize| &self.dots[y * self.width + left..][..width];
        let dots = (top..top + height).flat_map(line);
        dots.map(|&dot| f64::from(255 - dot)).sum::<f64>() / (255 * width * height) as f64
    }

    /// Reads the format PGM: `P5`, width, height and depth as words, then the dots.
    fn read(pgm: &[u8]) -> Option<Picture> {
        let mut words = pgm.splitn(4, u8::is_ascii_whitespace);
        let mut word = || std::str::from_utf8(words.next()?).ok();
        let (magic, width, height) = (word()?, word()?.parse().ok()?, word()?.parse().ok()?);
        let dots = words.next()?.strip_prefix(b"255\n")?.to_vec();
        let whole = magic == "P5" && dots.len() == width * height;
        whole.then_some(Picture { width, height, dots })
    }
}

fn output(command: &mut Command) -> Vec<u8> {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}
