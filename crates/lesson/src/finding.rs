//! Something wrong in a lesson file: where, what, and what to type instead.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use rules::{Kings, Position, Refusal, Side};

use crate::words::Words;
use crate::{admit, line};

/// One step on the way from the top of a file to a value in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A key of a table.
    Key(&'static str),
    /// A place in a list, from 0.
    Index(usize),
}

/// One thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The way to the value; whoever has the file turns it into a line.
    pub place: Vec<Step>,
    /// The way to what it was concluded from: as long as that cannot be read, it may well be wrong.
    pub rests_on: Vec<Step>,
    /// What was found, as a sentence without its full stop.
    pub problem: String,
    /// The next thing to type or to do, likewise.
    pub help: String,
}

/// What findings, which are in English, call a side.
pub(crate) fn player(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// Takes what is wrong with a board: for the author of a file as findings, for a page in so many words.
pub(crate) trait Report {
    /// Notes something wrong with a key of the board. The problem and the help are told only to those who want
    /// them: a page does not, and so need not download them.
    fn report(&mut self, key: &'static str, tell: impl FnOnce() -> (String, String)) {
        self.report_resting_on(key, key, tell);
    }

    /// Notes something wrong with a key of the board, concluded from another one.
    fn report_resting_on(
        &mut self,
        key: &'static str,
        other: &'static str,
        tell: impl FnOnce() -> (String, String),
    );

    /// Notes a move of the line that the Laws refuse.
    fn report_illegal(&mut self, word: &str, refusal: &Refusal, position: &Position);

    /// Reads the position from a FEN with all its fields, or notes what is wrong with the one `given`.
    fn position(&mut self, full: &str, given: &str) -> Option<Position>;
}

impl Report for Findings<'_> {
    fn report_illegal(&mut self, word: &str, refusal: &Refusal, position: &Position) {
        let problem = format!("{word} is not legal there: {}", self.words.refusal(refusal, position));
        self.add("line", problem, String::from(line::HELP_FOR_MOVES));
    }

    fn position(&mut self, full: &str, given: &str) -> Option<Position> {
        match Position::from_fen_of(admit::variant_of(full), full, Kings::AnyNumber) {
            Ok(position) => Some(position),
            Err(error) => {
                admit::tell_faults("fen", &error, given, self);
                None
            }
        }
    }

    fn report_resting_on(
        &mut self,
        key: &'static str,
        other: &'static str,
        tell: impl FnOnce() -> (String, String),
    ) {
        let (problem, help) = tell();
        self.add_resting_on(key, other, problem, help);
    }
}

/// Which keys are wrong, in a row. The site has read every board of its pages, so one that cannot be read was
/// changed since: what is wrong with it would be many words to download.
#[derive(Debug, Default)]
pub(crate) struct Problems {
    pub(crate) told: String,
}

impl Problems {
    fn note(&mut self, key: &str, lack: &str) {
        let separator = if self.told.is_empty() { "its " } else { "; its " };
        for part in [separator, key, lack] {
            self.told.push_str(part);
        }
    }
}

impl Report for Problems {
    fn report_illegal(&mut self, _: &str, _: &Refusal, _: &Position) {
        self.note("line", UNSOUND);
    }

    fn position(&mut self, full: &str, _: &str) -> Option<Position> {
        let position = Position::from_sound_fen(admit::variant_of(full), full, Kings::AnyNumber);
        if position.is_none() {
            self.note("fen", " is no position");
        }
        position
    }

    fn report_resting_on(
        &mut self,
        key: &'static str,
        _: &'static str,
        _: impl FnOnce() -> (String, String),
    ) {
        self.note(key, UNSOUND);
    }
}

const UNSOUND: &str = " cannot be read";

/// Collects findings while a file is walked through, and remembers where the walk is.
#[derive(Debug)]
pub(crate) struct Findings<'a> {
    pub(crate) words: &'a Words,
    place: Vec<Step>,
    found: Vec<Finding>,
}

impl<'a> Findings<'a> {
    /// None yet. What is said on boards and sheets is said in these words; findings are in English.
    pub(crate) fn new(words: &'a Words) -> Findings<'a> {
        Findings { words, place: Vec::new(), found: Vec::new() }
    }

    /// Notes something wrong with a key of the table the walk is at.
    pub(crate) fn add(&mut self, key: &'static str, problem: String, help: String) {
        self.add_resting_on(key, key, problem, help);
    }

    /// Notes something wrong with a key of the table the walk is at, concluded from another one.
    pub(crate) fn add_resting_on(
        &mut self,
        key: &'static str,
        other: &'static str,
        problem: String,
        help: String,
    ) {
        let (place, rests_on) = (self.place_of(key), self.place_of(other));
        self.found.push(Finding { place, rests_on, problem, help });
    }

    /// Notes something wrong with the table the walk is at, as a whole.
    pub(crate) fn add_here(&mut self, problem: String, help: String) {
        let place = self.place.clone();
        self.found.push(Finding { rests_on: place.clone(), place, problem, help });
    }

    /// Notes that the table the walk is at lacks something that a key would give.
    pub(crate) fn add_lack_of(&mut self, key: &'static str, problem: String, help: String) {
        self.found.push(Finding { place: self.place.clone(), rests_on: self.place_of(key), problem, help });
    }

    fn place_of(&self, key: &'static str) -> Vec<Step> {
        let mut place = self.place.clone();
        place.push(Step::Key(key));
        place
    }

    /// Walks into a table that a key holds.
    pub(crate) fn within<T>(&mut self, key: &'static str, visit: impl FnOnce(&mut Self) -> T) -> T {
        self.place.push(Step::Key(key));
        let result = visit(self);
        self.place.pop();
        result
    }

    /// Walks into each table of the list that a key holds.
    pub(crate) fn each<T, R>(
        &mut self,
        key: &'static str,
        list: &[T],
        mut visit: impl FnMut(&mut Self, &T) -> R,
    ) -> Vec<R> {
        self.within(key, |findings| {
            let visit_at = |(index, item)| {
                findings.place.push(Step::Index(index));
                let result = visit(findings, item);
                findings.place.pop();
                result
            };
            list.iter().enumerate().map(visit_at).collect()
        })
    }

    /// Whether nothing wrong has been found so far.
    pub(crate) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    pub(crate) fn into_vec(self) -> Vec<Finding> {
        self.found
    }
}
