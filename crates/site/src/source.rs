//! Source files as text with line numbers: read carefully, because anybody may write them.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::report::Report;

/// The largest lesson file: many times what fits a lesson, and still read in no time.
const BYTES_MAX: u64 = 256 * 1024;

/// Whether something has this name: a link that leads nowhere, too, which ought to be told.
pub fn is_there(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// Why a file could not be read. Others can, so it is a finding like any other.
fn unreadable(file: &Path, error: &io::Error) -> Report {
    let is_link = fs::symlink_metadata(file).is_ok_and(|about| about.is_symlink());
    let (problem, help) = if error.kind() == ErrorKind::PermissionDenied {
        (format!("the file cannot be read: {}", error.kind()), "make it readable")
    } else if is_link && error.kind() == ErrorKind::NotFound {
        (String::from("this link leads to no file"), "put a file in its place, or remove the link")
    } else if is_link {
        // It leads to itself, mostly.
        (String::from("this link cannot be followed"), "put a file in its place, or remove the link")
    } else {
        (format!("the file cannot be read: {error}"), "put a text file in its place, or remove it")
    };
    Report::new(file, 1, problem, help)
}

/// A file's text and its name.
#[derive(Clone, Debug)]
pub struct Source {
    /// The file, as it was named to us.
    pub file: PathBuf,
    /// Its text.
    pub text: String,
    /// The bytes at which its lines begin.
    starts: Vec<usize>,
}

impl Source {
    /// Reads a file that must be text of a reasonable size.
    ///
    /// # Errors
    /// A finding: it is no file at all, cannot be read, is empty, is too large, or is not UTF-8.
    pub fn read(file: &Path) -> Result<Source, Report> {
        let finding = |problem: String, help: &str| Report::new(file, 1, problem, help);
        let about = fs::metadata(file).map_err(|error| unreadable(file, &error))?;
        if !about.is_file() {
            // Some of what else there is would never end, or never begin.
            let problem = String::from("this is not a file");
            return Err(finding(problem, "put a text file in its place, or give it another name"));
        }
        if about.len() > BYTES_MAX {
            let (size, most) = (about.len().div_ceil(1024), BYTES_MAX / 1024);
            let problem = format!("the file has {size} kB, and {most} kB is the most");
            return Err(finding(problem, "split the lesson, and keep pictures in files of their own"));
        }
        let bytes = fs::read(file).map_err(|error| unreadable(file, &error))?;
        if bytes.trim_ascii().is_empty() {
            return Err(finding(
                String::from("the file is empty"),
                "write what belongs into it, or remove it",
            ));
        }
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Source::new(file, text)),
            Err(error) => {
                let sound = error.utf8_error().valid_up_to();
                let line = 1 + error.as_bytes()[..sound].iter().filter(|&&byte| byte == b'\n').count();
                let problem = format!("the file is not UTF-8 text: byte {} of it is no letter", sound + 1);
                Err(Report { line, ..finding(problem, "save it as UTF-8 in your editor") })
            }
        }
    }

    /// Text, and the file it came from.
    pub fn new(file: &Path, text: String) -> Source {
        let starts = [0].into_iter().chain(text.match_indices('\n').map(|(end, _)| end + 1)).collect();
        Source { file: file.to_path_buf(), text, starts }
    }

    /// The line of a byte, from 1.
    pub fn line(&self, byte: usize) -> usize {
        self.starts.partition_point(|&start| start <= byte)
    }

    /// The text of the line of a byte.
    pub fn line_text(&self, byte: usize) -> &str {
        let start = self.starts[self.line(byte) - 1];
        self.text[start..].lines().next().unwrap_or_default()
    }

    /// A finding at a byte of this file.
    pub fn report(&self, byte: usize, problem: impl Into<String>, help: impl Into<String>) -> Report {
        Report::new(&self.file, self.line(byte), problem, help)
    }
}
