//! What is wrong with a part of a file as TOML, for a person who types: the first fault alone, as the
//! rest of the part mostly follows from it.
//!
//! It is asked only about text that the TOML parser has refused, so it may guess what was meant.

mod value;

/// Something that was typed wrong.
#[derive(Debug)]
pub(super) struct Fault {
    /// The byte to point at: what was opened, rather than where the parser gave up.
    pub(super) at: usize,
    pub(super) problem: String,
    pub(super) help: String,
}

type Result<T = ()> = std::result::Result<T, Fault>;

/// The first fault in a part: a header, if it has one, and the entries below it. `None` if it has none
/// that is known here.
pub(super) fn first_fault(text: &str) -> Option<Fault> {
    let mut scanner = Scanner { text, at: 0, depth: 0, empty_text: None };
    if let Some(fault) = unreadable(text) {
        return Some(fault);
    }
    let fault = scanner.part().err()?;
    let start = text[..fault.at].rfind('\n').map_or(0, |end| end + 1);
    let line = text[start..].lines().next().unwrap_or_default();
    let quotes = line.replace("\\\"", "").matches('"').count();
    if quotes % 2 == 1 && !line.contains("\"\"\"") && !fault.problem.contains("\"\"\"") {
        let problem = "a quote is missing in this line".to_owned();
        return Some(Fault { at: fault.at, problem, help: "write \" before each text and after it".into() });
    }
    Some(fault)
}

/// The first character that no file may hold, wherever it stands.
fn unreadable(text: &str) -> Option<Fault> {
    let is_lone = |at: usize| !text[at + 1..].starts_with('\n');
    let (at, letter) = text.char_indices().find(|&(at, letter)| match letter {
        '\r' => is_lone(at),
        '\t' | '\n' => false,
        letter => letter.is_ascii_control(),
    })?;
    let (problem, help) = match letter {
        '\r' => (
            String::from("found the end of a line as no editor writes it today"),
            "save the file with the line ends of Unix or Windows",
        ),
        letter => (
            format!("found the character U+{:04X}, which no file may hold", u32::from(letter)),
            "take it out",
        ),
    };
    Some(Fault { at, problem, help: help.into() })
}

fn fault<T>(at: usize, problem: impl Into<String>, help: impl Into<String>) -> Result<T> {
    Err(Fault { at, problem: problem.into(), help: help.into() })
}

fn is_of_key(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || "_-.".contains(letter)
}

struct Scanner<'a> {
    text: &'a str,
    at: usize,
    /// How many lists and tables are open.
    depth: usize,
    /// Where `""` was read last: it may have been meant to be `"""`.
    empty_text: Option<usize>,
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// What is left of the line, without space round it.
    fn line(&self) -> &'a str {
        self.rest().lines().next().unwrap_or_default().trim()
    }

    /// Takes letters as long as they are of a kind.
    fn take(&mut self, is_wanted: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|letter| !is_wanted(letter)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    fn skip_spaces(&mut self) {
        self.take(|letter| " \t\r\u{feff}".contains(letter));
    }

    /// Skips spaces, ends of lines and comments.
    fn skip_blank(&mut self) {
        loop {
            self.take(|letter| " \t\r\n\u{feff}".contains(letter));
            if self.peek() != Some('#') {
                return;
            }
            self.take(|letter| letter != '\n');
        }
    }

    fn part(&mut self) -> Result {
        self.skip_blank();
        if self.peek() == Some('[') {
            self.header()?;
        }
        loop {
            self.skip_blank();
            if self.rest().is_empty() {
                return Ok(());
            }
            let before = self.empty_text.take();
            let read = self.entry();
            match before {
                Some(opening) if read.is_err() && self.text[opening + 2..].contains("\"\"\"") => {
                    return fault(opening, "found \"\", expected \"\"\"", "open the text with three quotes");
                }
                _ => read?,
            }
        }
    }

    fn header(&mut self) -> Result {
        let line = self.line();
        let written = line.split('#').next().unwrap_or_default().trim();
        let name = written.trim_matches(['[', ']']).trim();
        let open = written.len() - written.trim_start_matches('[').len();
        let close = written.len() - written.trim_end_matches(']').len();
        if open != close || open > 2 {
            let count = open.max(close).min(2);
            let help = format!("write {}{name}{}", "[".repeat(count), "]".repeat(count));
            return fault(self.at, format!("found {written}, whose brackets do not match"), help);
        }
        self.take(|letter| letter != '\n');
        Ok(())
    }

    /// A key and its value, which end the line.
    fn entry(&mut self) -> Result {
        self.key()?;
        self.skip_spaces();
        let start = self.at;
        self.value()?;
        let end = self.at;
        self.skip_spaces();
        let left = self.line();
        match self.peek() {
            None | Some('\n' | '#') => Ok(()),
            Some(']') => fault(start, "found ] without a [ before it", "write [ before the list"),
            Some(',') if left.ends_with(']') => {
                fault(start, "found a list without a [ before it", "write [ before its first item")
            }
            Some(',') => {
                fault(end, "found , after the value", "take it away, and write each key on its own line")
            }
            Some(_) if self.text[start..].starts_with(['"', '\'', '[', '{']) => {
                let help = "write each key on a line of its own, and \\\" for a quote inside a text";
                fault(end, format!("found {left} after the value"), help)
            }
            Some(_) => {
                self.at = start;
                self.bare_text()
            }
        }
    }

    /// A key and the `=` after it.
    fn key(&mut self) -> Result {
        let start = self.at;
        let found = self.line();
        let key = if self.peek() == Some('"') {
            self.quoted()?;
            &self.text[start..self.at]
        } else {
            self.take(is_of_key)
        };
        let help =
            "begin the line with a key, like title = \"…\"; long text stands between \"\"\" and \"\"\"";
        if key.is_empty() {
            return fault(start, format!("found {found}, expected a key and its value"), help);
        }
        self.skip_spaces();
        match self.peek() {
            Some('=') => self.at += 1,
            Some(']') => {
                return fault(
                    start,
                    format!("found {found}"),
                    format!("write {}{found}", "[".repeat(found.matches(']').count())),
                );
            }
            Some(letter) if letter.is_alphabetic() => {
                return fault(start, format!("found {found}, expected a key and its value"), help);
            }
            _ => {
                let help = format!("write = between {key} and its value");
                return fault(start, format!("there is no = after {key}"), help);
            }
        }
        Ok(())
    }
}
