//! The names of boards and questions, which are their addresses on the page.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::{String, ToString};

use crate::file;
use crate::finding::Findings;

/// A name must be one, and unlike all others on its page.
pub(super) fn check_name(name: &str, names: &mut BTreeSet<String>, findings: &mut Findings) {
    if !file::is_name(name) {
        let problem = format!("found name = \"{name}\", expected small letters, digits and hyphens");
        findings.add("name", problem, String::from("write a name like name = \"open-file\""));
    } else if is_taken_by_page(name) {
        let problem = format!("found name = \"{name}\", which a part of the page has");
        findings.add("name", problem, format!("write another, like name = \"{name}-board\""));
    } else if !names.insert(name.to_string()) {
        let problem = format!("a board before this one has the name \"{name}\" too");
        findings.add("name", problem, format!("write another, like name = \"{name}-2\""));
    }
}

/// Whether a part of the page, or of another board on it, goes by this name in an address.
fn is_taken_by_page(name: &str) -> bool {
    let of_board = ["-caption", "-title", "-description"].iter().any(|ending| name.ends_with(ending));
    of_board || matches!(name, "main" | "lessons" | "hatched")
}
