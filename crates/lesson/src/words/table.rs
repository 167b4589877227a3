//! The table of a language: the one fallible road to its words, and the short form for a live board.

use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;

use rules::PieceLetters;

use super::say::{Forms, LIVE, MESSAGES, Message};
use super::{FORM_END, Say, Words};

/// Something wrong in a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The group it is in.
    pub group: String,
    /// The key of the text; if it is missing, the group is where it belongs.
    pub key: String,
    /// What was found, as a sentence without its full stop.
    pub problem: String,
    /// The next thing to type or to do, likewise.
    pub help: String,
}

/// What stands between forms in a table.
const BETWEEN: &str = " | ";

impl Words {
    /// Reads a table: the group, the key and the text of each entry.
    ///
    /// # Errors
    /// Every [`Fault`] at once:
    /// - a text is missing, is empty, or is one that nothing says
    /// - it lacks something that is to be put in, or names something else
    /// - it has too few forms, or too many
    /// - it holds a character that cannot be shown, or a brace that is not closed
    /// - the letters of the pieces could not be told apart
    pub fn read<'a>(
        entries: impl IntoIterator<Item = (&'a str, &'a str, &'a str)>,
    ) -> Result<Words, Vec<Fault>> {
        let mut found: BTreeMap<(&str, &str), &str> =
            entries.into_iter().map(|(group, key, text)| ((group, key), text)).collect();
        let mut faults = Vec::new();
        let mut texts = Vec::new();
        for message in MESSAGES {
            let (group, key) = (message.group, message.key);
            let mut note = |problem: String, help: String| {
                faults.push(Fault { group: group.to_string(), key: key.to_string(), problem, help });
            };
            let text = match found.remove(&(group, key)) {
                Some(text) => message.read(text, &mut note),
                None => {
                    let help = format!("write {key} = \"{}\" under [{group}]", message.example());
                    note(format!("the text {key} of [{group}] is missing"), help);
                    String::new()
                }
            };
            texts.push(text.into_boxed_str());
        }
        for (group, key) in found.into_keys() {
            let problem = format!("nothing says the text {key} of [{group}]");
            let help = String::from("take it away, or give it the name of one that is missing");
            faults.push(Fault { group: group.to_string(), key: key.to_string(), problem, help });
        }
        for say in [Say::SpokenAlphabet, Say::SpokenPlayerNames] {
            let Message { group, key, .. } = MESSAGES[say as usize];
            if is_sound(&faults, group, key) && !names_files(&texts[say as usize]) {
                let problem = format!("{key} does not name eight files, each by a word of its own");
                let help =
                    format!("write eight names, from that of the a-file on, like {key} = \"alpha bravo …\"");
                faults.push(Fault { group: group.to_string(), key: key.to_string(), problem, help });
            }
        }
        let letters = letters(&texts[Say::NoteLetters as usize]);
        match letters {
            Some(letters) if faults.is_empty() => Ok(Words { texts: Arc::new(texts), letters }),
            Some(_) => Err(faults),
            None => {
                let message = &MESSAGES[Say::NoteLetters as usize];
                let problem = String::from("moves could not be read that are written with these letters");
                let help = String::from("write five that differ, like letters = \"N B R Q K\"");
                let (group, key) = (message.group.to_string(), message.key.to_string());
                if is_sound(&faults, &group, &key) {
                    faults.push(Fault { group, key, problem, help });
                }
                Err(faults)
            }
        }
    }

    /// What a live board can say, one text a line.
    pub fn to_lines(&self) -> String {
        self.texts[..LIVE].join("\n")
    }

    /// Everything that can be said, one text a line: for boards that write the page round themselves too.
    pub fn to_all_lines(&self) -> String {
        self.texts.join("\n")
    }

    /// The words of a live board, from what [`to_lines`](Words::to_lines) or
    /// [`to_all_lines`](Words::to_all_lines) has written; `None` if it is something else.
    pub fn from_lines(lines: &str) -> Option<Words> {
        let texts: Vec<Box<str>> = lines.split('\n').map(Box::from).collect();
        // No live board writes moves with letters.
        let letters = PieceLetters::ENGLISH;
        [LIVE, MESSAGES.len()].contains(&texts.len()).then(|| Words { texts: Arc::new(texts), letters })
    }
}

/// Whether nothing is wrong with a text so far.
fn is_sound(faults: &[Fault], group: &str, key: &str) -> bool {
    faults.iter().all(|fault| (&*fault.group, &*fault.key) != (group, key))
}

/// Whether a text names eight files so that they can be told apart.
fn names_files(text: &str) -> bool {
    let names: BTreeSet<String> = text.split(' ').map(str::to_lowercase).collect();
    let is_word = |name: &String| name.chars().count() > 1 && name.chars().all(char::is_alphabetic);
    text.split(' ').count() == 8 && names.len() == 8 && names.iter().all(is_word)
}

/// The letters that a text names. A language that has letters of its own keeps them for good: there is
/// one of it for each table that is read.
fn letters(text: &str) -> Option<PieceLetters> {
    let names: Vec<&str> = text.split(' ').collect();
    let is_known = |letters: &PieceLetters| {
        let known =
            rules::Kind::ALL.into_iter().map(|kind| letters.name(kind)).filter(|name| !name.is_empty());
        known.eq(names.iter().copied())
    };
    if let Some(known) = PieceLetters::ALL.into_iter().find(is_known) {
        return Some(known);
    }
    let names: Vec<&'static str> = names.iter().map(|name| &*String::from(*name).leak()).collect();
    PieceLetters::new(Box::leak(Box::new(names.try_into().ok()?)))
}

impl Message {
    /// How the text might look.
    fn example(&self) -> String {
        let slots: Vec<String> = self.slots.iter().map(|slot| format!("{{{slot}}} …")).collect();
        let form = format!("… {}", slots.join(" "));
        let (least, _) = self.forms.range();
        alloc::vec![form.trim_end(); least].join(BETWEEN)
    }

    /// The text with numbers in the place of names.
    fn read(&self, text: &str, note: &mut impl FnMut(String, String)) -> String {
        let key = self.key;
        if text.trim().is_empty() {
            note(format!("the text {key} is empty"), format!("write {key} = \"{}\"", self.example()));
        }
        if let Some(letter) = text.chars().find(|letter| letter.is_control()) {
            let code = u32::from(letter);
            let problem = format!("{key} holds the character U+{code:04X}, which cannot be shown");
            note(problem, String::from("take it out"));
        }
        let forms: Vec<&str> = text.split(BETWEEN).collect();
        let (least, most) = self.forms.range();
        if !(least..=most).contains(&forms.len()) {
            let problem = format!("found {} forms of {key}, expected {}", forms.len(), self.forms.wanted());
            note(problem, format!("write {key} = \"{}\"", self.example()));
        }
        let last = forms.len() - 1;
        let forms = forms.iter().enumerate().map(|(index, form)| {
            // "One star" says how many without a number.
            let may_lack = if self.forms == Forms::Counted && index < last { "count" } else { "" };
            self.read_form(form, may_lack, note)
        });
        let mut separator = [0; 4];
        forms.collect::<Vec<_>>().join(FORM_END.encode_utf8(&mut separator))
    }

    fn read_form(&self, form: &str, may_lack: &str, note: &mut impl FnMut(String, String)) -> String {
        let (key, slots) = (self.key, self.slots);
        let mut read = String::new();
        let mut rest = form;
        while let Some((before, after)) = rest.split_once('{') {
            read.push_str(before);
            let Some((name, after)) = after.split_once('}') else {
                note(format!("found {{ without }} in {key}"), format!("write }} after {{{after}"));
                return read;
            };
            rest = after;
            match (1..).zip(slots).find(|(_, slot)| **slot == name) {
                Some((number, _)) => read.push(char::from(number)),
                None => {
                    let known: Vec<String> = slots.iter().map(|slot| format!("{{{slot}}}")).collect();
                    let help = match &known[..] {
                        [] => String::from("take it out: nothing is put into this text"),
                        known => format!("write {}", known.join(" or ")),
                    };
                    note(format!("found {{{name}}} in {key}, which it is not given"), help);
                }
            }
        }
        read.push_str(rest);
        for (number, slot) in (1..).zip(slots) {
            if *slot != may_lack && !read.contains(char::from(number)) {
                note(format!("the text {key} lacks {{{slot}}}"), format!("put {{{slot}}} into \"{form}\""));
            }
        }
        read
    }
}

impl Forms {
    /// The least and the greatest number of forms.
    fn range(self) -> (usize, usize) {
        match self {
            Forms::One => (1, 1),
            Forms::Counted => (1, 3),
            Forms::Kinds => (6, 6),
            Forms::Men => (7, 7),
            Forms::Sides => (2, 2),
            Forms::Times => (5, 5),
        }
    }

    fn wanted(self) -> &'static str {
        match self {
            Forms::One => "1",
            Forms::Counted => "1 to 3: for one, for few, for many",
            Forms::Kinds => "6: pawn, knight, bishop, rook, queen, king",
            Forms::Men => "7: pawn, knight, bishop, rook, queen, king, and any piece",
            Forms::Sides => "2: for White and for Black",
            Forms::Times => "5: once, twice, three, four and five times",
        }
    }
}
