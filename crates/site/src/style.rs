//! The style sheet of the site: written in parts, each with one purpose, and served as one file.

use std::fs;
use std::path::Path;

use crate::trouble::Trouble;

/// Its name where it is served.
pub(crate) const NAME: &str = "style.css";

/// The folder of its parts, in that of the site's sources.
const FOLDER: &str = "style";

/// Who needs a part.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// The pages of this site.
    Site,
    /// Boards, on pages of others too.
    Boards,
}

/// The parts, in the order of their rules: where two weigh the same, the later one holds.
const PARTS: [(&str, Reach); 18] = [
    ("type.css", Reach::Site),
    ("theme.css", Reach::Boards),
    ("text.css", Reach::Site),
    ("page.css", Reach::Site),
    ("lesson.css", Reach::Site),
    ("leads.css", Reach::Site),
    ("reference.css", Reach::Site),
    ("manual.css", Reach::Site),
    ("board.css", Reach::Boards),
    ("cells.css", Reach::Boards),
    ("tools.css", Reach::Boards),
    ("questions.css", Reach::Site),
    ("line.css", Reach::Boards),
    ("settings.css", Reach::Site),
    ("help.css", Reach::Site),
    ("forced.css", Reach::Boards),
    ("print.css", Reach::Site),
    ("print-boards.css", Reach::Boards),
];

/// The whole style sheet, from the folder of the site's sources, with its comments.
///
/// # Errors
/// A part cannot be read, or a file beside the parts is none of them.
pub(crate) fn whole(www: &Path) -> Result<String, Trouble> {
    put_together(www, |_| true)
}

/// Its parts about boards.
///
/// # Errors
/// As those of [`whole`].
pub(crate) fn of_boards(www: &Path) -> Result<String, Trouble> {
    put_together(www, |reach| reach == Reach::Boards)
}

fn put_together(www: &Path, is_wanted: impl Fn(Reach) -> bool) -> Result<String, Trouble> {
    let folder = www.join(FOLDER);
    if let Some(name) = stranger(&folder) {
        return Err(Trouble::new(format!(
            "{} is no part of the style sheet: name it in PARTS of crates/site/src/style.rs, where its rules belong",
            folder.join(name).display()
        )));
    }
    PARTS
        .into_iter()
        .filter(|(_, reach)| is_wanted(*reach))
        .map(|(name, _)| part(&folder.join(name)))
        .collect()
}

fn part(path: &Path) -> Result<String, Trouble> {
    fs::read_to_string(path).map_err(|error| {
        let path = path.display();
        Trouble::new(format!("cannot read {path}: {error}; PARTS of crates/site/src/style.rs names it"))
    })
}

/// A style without comments and indents, which every learner would download.
pub(crate) fn bare(style: &str) -> String {
    // What stands between comments: all of the first piece, and of each other what follows its end.
    let mut pieces = style.split("/*");
    let first = pieces.next().into_iter();
    let rest = pieces.map(|piece| piece.split_once("*/").map_or("", |(_, rules)| rules));
    let rules: String = first.chain(rest).collect();
    let lines = rules.split_inclusive('\n').map(|line| line.trim_start_matches([' ', '\n']));
    lines.collect()
}

/// The first file among the parts that is none of them: its rules would have no effect, and nobody would know why.
fn stranger(folder: &Path) -> Option<String> {
    let names = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = names.map(|entry| entry.file_name().to_string_lossy().into_owned());
    // Editors begin the names of their own files with other signs.
    let is_stranger = |name: &String| {
        name.ends_with(".css")
            && name.starts_with(|first: char| first.is_ascii_alphanumeric())
            && PARTS.iter().all(|(part, _)| part != name)
    };
    names.filter(is_stranger).min()
}

#[cfg(test)]
mod tests {
    use super::bare;

    #[test]
    fn comments_and_indents_stay_at_home() {
        let style = "/* Why,\n   and how. */\na {\n  b: c;\n  /* What. */\n\n  d: \"/\"; }\n";
        assert_eq!(bare(style), "a {\nb: c;\nd: \"/\"; }\n");
        assert_eq!(bare("a {} /* without an end"), "a {} ");
    }
}
