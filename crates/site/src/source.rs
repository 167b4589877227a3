//! Source files as text with line numbers: read carefully, because anybody may write them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::report::{Failure, Report};
use crate::trouble::Trouble;

/// The largest lesson file: many times what fits a lesson, and still read in no time.
const BYTES_MAX: u64 = 256 * 1024;

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
    /// - a finding: it is no file at all, is too large, or is not UTF-8
    /// - a trouble: it is missing, or the system does not let us read it
    pub fn read(file: &Path) -> Result<Source, Failure> {
        let finding = |line, problem: String, help: &str| {
            Failure::Findings(vec![Report::new(file, line, problem, help)])
        };
        let refused = |error| Failure::Trouble(Trouble::with_path("read", file, &error));
        let about = fs::metadata(file).map_err(refused)?;
        if !about.is_file() {
            // Some of what else there is would never end, or never begin.
            let problem = String::from("this is not a file");
            return Err(finding(1, problem, "put a text file in its place, or give it another name"));
        }
        if about.len() > BYTES_MAX {
            let (size, most) = (about.len().div_ceil(1024), BYTES_MAX / 1024);
            let problem = format!("the file has {size} kB, and {most} kB is the most");
            return Err(finding(1, problem, "split the lesson, and keep pictures in files of their own"));
        }
        let bytes = fs::read(file).map_err(refused)?;
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Source::new(file, text)),
            Err(error) => {
                let sound = error.utf8_error().valid_up_to();
                let line = 1 + error.as_bytes()[..sound].iter().filter(|&&byte| byte == b'\n').count();
                let problem = format!("the file is not UTF-8 text: byte {} of it is no letter", sound + 1);
                Err(finding(line, problem, "save it as UTF-8 in your editor"))
            }
        }
    }

    /// Text, and the file it came from.
    fn new(file: &Path, text: String) -> Source {
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
