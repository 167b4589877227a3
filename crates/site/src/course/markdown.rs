//! What a text must not hold, for it is no Markdown, or too large.

use crate::prose;

/// What is no Markdown in a text: what it is, what is wrong with it, and what to write instead.
pub(super) fn wrong_markup(text: &str) -> Vec<(String, (String, String))> {
    let markup = prose::markup(text).into_iter().map(|found| {
        let told = (format!("found {found}, expected Markdown"), help_with_markup(&found).into());
        (found, told)
    });
    let headings = prose::large_headings(text).into_iter().map(|title| {
        let help = "write ### before it, or begin a new section with this title";
        let problem = format!("found the heading {title:?}, as large as that of a section");
        (title, (problem, help.into()))
    });
    markup.chain(headings).collect()
}

/// What to write instead of HTML.
fn help_with_markup(found: &str) -> &'static str {
    let name = found.trim_matches(['<', '>', '/']).split_ascii_whitespace().next().unwrap_or_default();
    match &*name.to_ascii_lowercase() {
        "b" | "strong" => "write **bold** words between two stars on each side",
        "i" | "em" => "write *slanted* words between stars",
        "br" => "leave an empty line, which begins a new paragraph",
        _ if found.starts_with('&') => "write the character itself",
        _ => "take it out, or put it between backquotes to show it as it is",
    }
}
