//! Values and what is wrong with them: quotes, commas, brackets.

use super::{Result, Scanner, fault, is_of_key};

/// More than any file of ours has in a value, and too few to fill the stack.
const DEPTH_MAX: usize = 8;

impl Scanner<'_> {
    pub(super) fn value(&mut self) -> Result {
        self.skip_spaces();
        let start = self.at;
        match self.peek() {
            Some('"') => self.quoted(),
            Some('\'') => self.verbatim(),
            Some('[' | '{') if self.depth == DEPTH_MAX => {
                fault(start, "too many brackets are open here", "close one before you open the next")
            }
            Some(opening @ ('[' | '{')) => {
                self.depth += 1;
                let read = if opening == '[' { self.list() } else { self.table() };
                self.depth -= 1;
                read
            }
            Some(curved @ ('“' | '”' | '„' | '‘' | '’' | '«' | '»')) => fault(
                start,
                format!("found the quote {curved}"),
                "write straight quotes round the text: \"…\"",
            ),
            None | Some('\n' | '#' | ',' | ']' | '}') => {
                let before = self.text[..start].trim_end();
                let sign = before.chars().last().unwrap_or('=');
                let help = "write a value after it: \"…\" for text, [ … ] for a list";
                fault(before.len() - sign.len_utf8(), format!("there is no value after {sign}"), help)
            }
            Some(letter) if letter.is_ascii_digit() || "+-.".contains(letter) => self.number(),
            Some(_) => {
                let word = self.take(|letter| letter.is_alphanumeric());
                if ["true", "false"].contains(&word) {
                    return Ok(());
                }
                self.at = start;
                self.bare_text()
            }
        }
    }

    /// A number, or a date.
    fn number(&mut self) -> Result {
        let start = self.at;
        let found = self.take(|letter| is_of_key(letter) || "+:".contains(letter));
        let is_date = found.contains(':') || found.as_bytes().get(4) == Some(&b'-');
        match found.parse::<f64>() {
            Err(_) if !is_date => fault(
                start,
                format!("found {found}, expected a number"),
                "write digits alone, like 13, or put a text between quotes",
            ),
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// Text between single quotes, in which a backslash is one.
    fn verbatim(&mut self) -> Result {
        let start = self.at;
        let (quotes, text) = match self.rest().strip_prefix("'''") {
            Some(text) => ("'''", text),
            None => ("'", self.rest()[1..].lines().next().unwrap_or_default()),
        };
        let Some(end) = text.find(quotes) else {
            return fault(start, "the text is not closed", format!("write {quotes} after it"));
        };
        self.at += quotes.len() + end + quotes.len();
        Ok(())
    }

    /// Text without quotes, as far as it can be told from what follows it.
    pub(super) fn bare_text<T>(&self) -> Result<T> {
        let text = self.line().split([',', ']', '}', '#', '"']).next().unwrap_or_default().trim();
        fault(self.at, format!("found {text} without quotes"), format!("put it between quotes: \"{text}\""))
    }

    pub(super) fn quoted(&mut self) -> Result {
        let start = self.at;
        if let Some(text) = self.rest().strip_prefix("\"\"\"") {
            return match text.find("\"\"\"") {
                Some(end) => {
                    self.at += 3;
                    check_escapes(&text[..end], self.at)?;
                    self.at += end + 3;
                    self.take(|letter| letter == '"');
                    Ok(())
                }
                None => self.open_text(),
            };
        }
        self.at += 1;
        let mut is_escaped = false;
        for (index, letter) in self.rest().char_indices() {
            match letter {
                '\n' => break,
                '"' if !is_escaped => {
                    check_escapes(&self.rest()[..index], self.at)?;
                    self.empty_text = (index == 0).then_some(start);
                    self.at += index + 1;
                    return Ok(());
                }
                _ => is_escaped = letter == '\\' && !is_escaped,
            }
        }
        fault(start, "the text is not closed", "write \" after it")
    }

    /// Long text without its end; a line of one or two quotes was probably meant to be that.
    fn open_text(&self) -> Result {
        let mut at = self.at;
        for line in self.rest().split_inclusive('\n') {
            if ["\"", "\"\""].contains(&line.trim()) {
                return fault(
                    at,
                    format!("found {}, expected \"\"\"", line.trim()),
                    "close the text with three quotes",
                );
            }
            at += line.len();
        }
        fault(self.at, "the text that \"\"\" opens here is not closed", "write \"\"\" after its last line")
    }

    /// Whether a key and `=` stand here.
    fn is_at_entry(&self) -> bool {
        let after = self.rest().trim_start_matches(is_of_key);
        after.len() < self.rest().len() && after.trim_start_matches(' ').starts_with('=')
    }

    fn list(&mut self) -> Result {
        let opening = self.at;
        let open = || fault(opening, "the list that opens here is not closed", "write ] after its last item");
        self.at += 1;
        loop {
            self.skip_blank();
            match self.peek() {
                None => return open(),
                Some(']') => break,
                Some(_) if self.is_at_entry() && self.line().contains('}') => {
                    return fault(self.at, "found } without a { before it", "write { before the first key");
                }
                Some(_) if self.is_at_entry() => return open(),
                Some(_) => self.value()?,
            }
            let end = self.at;
            self.skip_blank();
            match self.peek() {
                None => return open(),
                Some(']') => break,
                Some(',') => self.at += 1,
                Some(_) if self.is_at_entry() => return open(),
                Some(_) => return fault(end - 1, "there is no comma after this item", "write , after it"),
            }
        }
        self.at += 1;
        Ok(())
    }

    fn table(&mut self) -> Result {
        let opening = self.at;
        let open = || fault(opening, "the { here is not closed", "write } after its last value");
        self.at += 1;
        loop {
            self.skip_blank();
            match self.peek() {
                None | Some('{' | '[' | ']') => return open(),
                Some('}') => break,
                Some(_) => self.key()?,
            }
            self.value()?;
            let end = self.at;
            self.skip_blank();
            match self.peek() {
                None | Some('{' | '[' | ']') => return open(),
                Some('}') => break,
                Some(',') => self.at += 1,
                Some(_) => return fault(end - 1, "there is no comma after this value", "write , after it"),
            }
        }
        self.at += 1;
        Ok(())
    }
}

/// Each backslash of a text, which stands at this byte, must be half of something that it can stand for.
fn check_escapes(text: &str, at: usize) -> Result {
    let mut letters = text.char_indices();
    while let Some((index, letter)) = letters.next() {
        if letter != '\\' {
            continue;
        }
        match letters.next() {
            Some((_, next)) if !"btnfre\"\\xuU\r\n \t".contains(next) => {
                let help = "write \\\\ for a backslash, or put the text between single quotes";
                return fault(at + index, format!("found \\{next} in a text"), help);
            }
            Some(_) | None => {}
        }
    }
    Ok(())
}
