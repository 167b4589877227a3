//! Source files as text with line numbers: read carefully, because anybody may write them.

use std::fs;
use std::io::ErrorKind;
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
}

impl Source {
    /// Reads a file that must be text of a reasonable size.
    ///
    /// # Errors
    /// - a finding: the file is missing, too large, or not UTF-8
    /// - a trouble: the system does not let us read it
    pub fn read(file: &Path) -> Result<Source, Failure> {
        let finding = |line, problem: String, help: &str| {
            Failure::Findings(vec![Report::new(file, line, problem, help)])
        };
        let refused = |error| Failure::Trouble(Trouble::with_path("read", file, &error));
        let size = match fs::metadata(file) {
            Ok(about) => about.len(),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                return Err(finding(
                    1,
                    "the file is missing".into(),
                    "write it, or take its name out of the list",
                ));
            }
            Err(error) => return Err(refused(error)),
        };
        if size > BYTES_MAX {
            let (size, most) = (size / 1024, BYTES_MAX / 1024);
            let problem = format!("the file has {size} kB, and {most} kB is the most");
            return Err(finding(1, problem, "split the lesson, and keep pictures in files of their own"));
        }
        let bytes = fs::read(file).map_err(refused)?;
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Source { file: file.to_path_buf(), text }),
            Err(error) => {
                let sound = error.utf8_error().valid_up_to();
                let line = line_at(error.as_bytes(), sound);
                let problem = format!("the file is not UTF-8 text: byte {} of it is no letter", sound + 1);
                Err(finding(line, problem, "save it as UTF-8 in your editor"))
            }
        }
    }

    /// The line of a byte, from 1.
    pub fn line(&self, byte: usize) -> usize {
        line_at(self.text.as_bytes(), byte)
    }

    /// A finding at a byte of this file.
    pub fn report(&self, byte: usize, problem: impl Into<String>, help: impl Into<String>) -> Report {
        Report::new(&self.file, self.line(byte), problem, help)
    }
}

fn line_at(bytes: &[u8], at: usize) -> usize {
    1 + bytes[..at.min(bytes.len())].iter().filter(|&&byte| byte == b'\n').count()
}
