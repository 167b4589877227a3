//! Troubles that were reported of other boards, as tests of ours. Each row has its number in the list of
//! such troubles and says what is tried.

use std::thread::panicking;

use tests::{Engine, Page};

mod hands;
mod layout;
mod looks;

/// One trouble.
struct Row {
    number: u8,
    tried: &'static str,
    check: fn(&Page),
}

const fn row(number: u8, tried: &'static str, check: fn(&Page)) -> Row {
    Row { number, tried, check }
}

/// Says which row it was, if a check fails.
struct Trying<'a>(&'a Row);

impl Drop for Trying<'_> {
    fn drop(&mut self) {
        if panicking() {
            eprintln!("reported trouble {}: {}", self.0.number, self.0.tried);
        }
    }
}

/// Tries each row on a page that has just been opened.
fn try_all(engine: Engine, address: &str, rows: &[Row]) {
    let page = Page::open(engine, address);
    for (index, row) in rows.iter().enumerate() {
        let _trying = Trying(row);
        if index > 0 {
            page.go(address);
        }
        (row.check)(&page);
    }
}

pub(crate) fn layouts_that_change(engine: Engine) {
    layout::all(engine);
}

pub(crate) fn hands_of_all_kinds(engine: Engine) {
    hands::all(engine);
}

pub(crate) fn looks_of_all_kinds(engine: Engine) {
    looks::all(engine);
}
