//! Findings as an author reads them: file, line, what is wrong, what to type instead.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::trouble::Trouble;

/// Something wrong in a source file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The file, as it was named to us.
    pub file: PathBuf,
    /// The line, from 1.
    pub line: usize,
    /// What was found.
    pub problem: String,
    /// The next thing to type or to do.
    pub help: String,
}

impl Report {
    /// A finding in a line of a file.
    pub fn new(file: &Path, line: usize, problem: impl Into<String>, help: impl Into<String>) -> Report {
        Report { file: file.to_path_buf(), line, problem: problem.into(), help: help.into() }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = printable(&self.file.to_string_lossy());
        let (problem, help) = (printable(&self.problem), printable(&self.help));
        write!(f, "{file}:{}: {problem}\n    {help}", self.line)
    }
}

/// Text that may quote a file, made safe for a terminal.
fn printable(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect()
}

/// `1 lesson`, `2 lessons`.
pub(crate) fn counted(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

/// Why there is no site: the sources are wrong, or the world outside refused something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// Everything that is wrong in the sources, never nothing: exit code 1.
    Findings(Vec<Report>),
    /// One thing that could not be done: exit code 2.
    Trouble(Trouble),
}

impl Failure {
    /// Findings by file and line, each once; those of one line in the order in which they were found.
    pub fn of_findings(mut reports: Vec<Report>) -> Failure {
        reports.sort_by(|one, other| (&one.file, one.line).cmp(&(&other.file, other.line)));
        reports.dedup();
        Failure::Findings(reports)
    }
}

impl From<Report> for Failure {
    fn from(report: Report) -> Failure {
        Failure::Findings(vec![report])
    }
}

impl From<Trouble> for Failure {
    fn from(trouble: Trouble) -> Failure {
        Failure::Trouble(trouble)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Trouble(trouble) => write!(f, "squarewise: {trouble}"),
            Failure::Findings(reports) => {
                for report in reports {
                    writeln!(f, "{report}")?;
                }
                write!(f, "squarewise: {}", counted(reports.len(), "finding"))
            }
        }
    }
}
