//! The format of the files, told in the program's own comments: it cannot say what is no longer true.

use maud::{Markup, html};

use crate::prose::{self, Linker};

/// Where the shapes of the files are, claims and refusals.
const SHAPES: [&str; 4] = [
    include_str!("../../../lesson/src/file.rs"),
    include_str!("../../../lesson/src/file/claim.rs"),
    include_str!("../../../lesson/src/file/page.rs"),
    include_str!("../../../lesson/src/file/question.rs"),
];
/// What can be asked: on a board, by choices, and on a sheet.
const POINTING: &str = include_str!("../../../lesson/src/exercise/point.rs");
const CHOOSING: &str = include_str!("../../../lesson/src/question.rs");
const ASKING: &str = include_str!("../../../lesson/src/task.rs");
const CLAIMS: &str = include_str!("../../../lesson/src/claim.rs");
const REFUSALS: &str = include_str!("../../../rules/src/refusal.rs");

/// The names of the places of the parts.
const PARTS: [&str; 4] = ["keys", "questions", "claims", "refusals"];

/// Something that has a name and a comment.
struct Entry {
    name: String,
    /// What kind of value it has, if it is a key.
    kind: Option<&'static str>,
    comment: String,
}

/// A table of a file and its keys.
struct Table {
    name: String,
    comment: String,
    keys: Vec<Entry>,
}

/// The places that a link may name: the four parts, and each table with its keys.
pub fn places() -> impl Iterator<Item = String> {
    let tables = SHAPES.iter().flat_map(|source| tables(source)).map(|table| table_place(&table));
    PARTS.into_iter().map(str::to_owned).chain(tables)
}

/// The name of the place of a table on the page.
fn table_place(table: &Table) -> String {
    format!("keys-{}", table.name.to_lowercase())
}

/// All keys, what can be claimed, and why a move can be refused.
pub fn reference() -> Markup {
    let [keys, questions, claimed, refused] = PARTS;
    html! {
        section.format {
            h2 id=(keys) { "Every key" }
            p { "Every key may be left out; the check says which are missing." }
            @for table in SHAPES.iter().flat_map(|source| tables(source)) {
                h3 id=(table_place(&table)) { (table.name) }
                (said(&table.comment))
                dl { @for key in &table.keys { (entry(key)) } }
            }
        }
        section.format {
            h2 id=(questions) { "What can be asked" }
            p { "The words for " code { "ask" } " on a board:" }
            dl { @for question in named(POINTING) { (entry(&question)) } }
            p { "In a question that is answered by choosing:" }
            dl { @for question in named(CHOOSING) { (entry(&question)) } }
            p { "And in the task of a sheet:" }
            dl { @for question in named(ASKING) { (entry(&question)) } }
        }
        section.format {
            h2 id=(claimed) { "What can be claimed" }
            dl {
                @for [keys, meaning] in claims() { div { dt { (said(keys)) } dd { (said(meaning)) } } }
            }
            p { "With " code { "step" } " each of them speaks of the position after so many moves of the line." }
        }
        section.format {
            h2 id=(refused) { "Why a move is refused" }
            p { "The words for " code { "is" } ", in the order in which they are tried: the first that applies is the reason." }
            dl { @for reason in refusals() { (entry(&reason)) } }
        }
    }
}

fn entry(entry: &Entry) -> Markup {
    html! {
        div {
            dt {
                code { (entry.name) }
                @if let Some(kind) = entry.kind { " " span { (kind) } }
            }
            dd { (said(&entry.comment)) }
        }
    }
}

/// A comment as prose: what it links to is for readers of the program, and its headings stand below those
/// of the page.
fn said(comment: &str) -> Markup {
    let lines = comment
        .lines()
        .map(|line| line.strip_prefix("# ").map_or(line.into(), |title| format!("#### {title}")));
    let lines: Vec<String> = lines.collect();
    prose::render(&unlinked(&lines.join("\n")), &mut Linker::none())
}

/// `[`check`](crate::check)` and `[`check`]` as plain `check`.
fn unlinked(comment: &str) -> String {
    let mut pieces = comment.split("[`");
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let Some((name, rest)) = piece.split_once("`]") else { continue };
        let rest = match rest.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
            Some((_, after)) => after,
            None => rest,
        };
        // The one constant that has a value which authors write.
        let name = if name == "FORMAT" { "1" } else { name };
        text.push_str(&format!("`{name}`{rest}"));
    }
    text
}

/// The public shapes in a source, with their public fields.
fn tables(source: &str) -> Vec<Table> {
    let mut tables: Vec<Table> = Vec::new();
    let mut comment = String::new();
    let mut renamed = None;
    let mut is_hidden = false;
    for line in source.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix("///") {
            comment.push_str(text.trim());
            comment.push('\n');
        } else if let Some(rest) = line.strip_prefix("#[serde(rename = \"") {
            renamed = rest.split('"').next();
        } else if line == "#[serde(skip)]" {
            is_hidden = true;
        } else if let Some(name) = line.strip_prefix("pub struct ").and_then(|rest| rest.strip_suffix(" {")) {
            let comment = std::mem::take(&mut comment);
            tables.push(Table { name: name.to_owned(), comment, keys: Vec::new() });
        } else if let Some((name, kind)) = field(line).filter(|_| !is_hidden)
            && let Some(table) = tables.last_mut()
        {
            let name = renamed.take().unwrap_or(name).to_owned();
            table.keys.push(Entry { name, kind: Some(kind), comment: std::mem::take(&mut comment) });
        } else if !line.starts_with("#[") {
            comment.clear();
            is_hidden = false;
        }
    }
    tables
}

/// The name of a field and what an author writes for it.
fn field(line: &str) -> Option<(&str, &'static str)> {
    let (name, kind) = line.strip_prefix("pub ")?.strip_suffix(',')?.split_once(": ")?;
    let kind = match kind {
        "String" | "Option<String>" => "text",
        "i64" | "Option<i64>" => "a number",
        "Vec<String>" => "a list of texts",
        list if list.starts_with("Vec<") => "a list of tables",
        _ => "a table",
    };
    Some((name, kind))
}

/// What stands in a source's list of names, like `("goes", Pointing::Goes)`, each with the comment of what
/// it names.
fn named(source: &str) -> Vec<Entry> {
    let mut comments: Vec<(&str, &str)> = Vec::new();
    let mut comment = "";
    let mut entries = Vec::new();
    for line in source.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix("/// ") {
            comment = text;
        } else if let Some((name, variant)) = line.strip_prefix("(\"").and_then(|row| row.split_once("\", "))
            && let Some((_, variant)) = variant.trim_end_matches("),").split_once("::")
            && let Some((_, comment)) = comments.iter().find(|(known, _)| *known == variant)
        {
            entries.push(Entry { name: name.to_owned(), kind: None, comment: (*comment).to_owned() });
        } else if let Some(variant) = line.strip_suffix(',') {
            comments.push((variant, comment));
        }
    }
    entries
}

/// The rows of the table of claims: which keys, and what they say.
fn claims() -> impl Iterator<Item = [&'static str; 2]> {
    let rows = CLAIMS.lines().filter_map(|line| line.strip_prefix("/// | ")?.strip_suffix(" |"));
    rows.filter(|row| row.starts_with('`')).filter_map(|row| {
        let (keys, meaning) = row.split_once(" | ")?;
        Some([keys, meaning])
    })
}

/// Every reason for a refusal, by its code.
fn refusals() -> Vec<Entry> {
    let mut refusals = Vec::new();
    let mut comment = "";
    for line in REFUSALS.lines() {
        if let Some(text) = line.strip_prefix("    /// ") {
            comment = text;
        } else if let Some((_, code)) = line.split_once(" = \"")
            && let Some(code) = code.strip_suffix('"')
        {
            refusals.push(Entry { name: code.to_owned(), kind: None, comment: comment.to_owned() });
        }
    }
    refusals
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use lesson::file;
    use rules::Reason;
    use serde::de::DeserializeOwned;

    use super::*;

    /// The keys that a shape really has: its reader names them when it meets another.
    fn keys<T: DeserializeOwned>() -> BTreeSet<String> {
        let error = toml::from_str::<T>("no-such-key = 1").err().expect("an unknown key").to_string();
        let known = error.split_once("expected").expect("a list of keys").1;
        known.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    }

    #[test]
    fn every_key_is_told_and_no_other() {
        let shapes = [
            ("Lesson", keys::<file::Lesson>()),
            ("Section", keys::<file::Section>()),
            ("Reason", keys::<file::Reason>()),
            ("Board", keys::<file::Board>()),
            ("Sheet", keys::<file::Sheet>()),
            ("Pick", keys::<file::Pick>()),
            ("Task", keys::<file::Task>()),
            ("Handout", keys::<file::Handout>()),
            ("Course", keys::<file::Course>()),
            ("Chapter", keys::<file::Chapter>()),
            ("Claim", keys::<file::Claim>()),
            ("Page", keys::<file::Page>()),
            ("Glossary", keys::<file::Glossary>()),
            ("Term", keys::<file::Term>()),
            ("Question", keys::<file::Question>()),
        ];
        let told: Vec<(String, BTreeSet<String>)> = SHAPES
            .iter()
            .flat_map(|source| tables(source))
            .map(|table| (table.name, table.keys.into_iter().map(|key| key.name).collect()))
            .collect();
        let wanted: Vec<(String, BTreeSet<String>)> =
            shapes.into_iter().map(|(name, keys)| (name.to_owned(), keys)).collect();
        assert_eq!(told, wanted);
        for table in SHAPES.iter().flat_map(|source| tables(source)) {
            let without = table.keys.iter().find(|key| key.comment.trim().is_empty());
            assert_eq!(without.map(|key| &*key.name), None, "{} has no comment", table.name);
        }
    }

    #[test]
    fn every_reason_is_told_and_no_other() {
        let told: Vec<String> = refusals().into_iter().map(|reason| reason.name).collect();
        assert_eq!(told, Reason::ALL.map(|reason| reason.code().to_owned()));
    }

    #[test]
    fn every_question_is_told() {
        for source in [POINTING, CHOOSING, ASKING] {
            let told: Vec<Entry> = named(source);
            let listed =
                source.lines().filter(|line| line.trim().starts_with("(\"") && line.contains("::")).count();
            assert!(listed > 0 && told.len() == listed, "{listed} are listed, and {} are told", told.len());
        }
        let collect = named(ASKING).into_iter().find(|ask| ask.name == "collect").expect("a question");
        assert_eq!(collect.comment, "Land on every star, and write the moves.");
    }

    #[test]
    fn every_claim_is_told() {
        let told: Vec<&str> = claims().map(|[keys, _]| keys).collect();
        assert!(told.contains(&"`status`") && told.contains(&"`try` with `is`"), "{told:?}");
        assert!(told.iter().all(|keys| keys.starts_with('`')), "{told:?}");
    }

    #[test]
    fn links_for_readers_of_the_program_are_taken_out() {
        assert_eq!(unlinked("Always [`FORMAT`]."), "Always `1`.");
        assert_eq!(unlinked("see [`Ask`](crate::Ask), [`x`]"), "see `Ask`, `x`");
    }
}
