//! The files that every page shares, in one folder named by their contents.
//!
//! Whatever changes in one of them gives all of them a new address: no page can mix old and new, and
//! browsers may keep them for ever.

use std::fs;
use std::path::{Path, PathBuf};

use diagram::{Coordinates, Frame};
use lesson::words::{Say, Words};
use rules::{Kind, Piece, Side};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use crate::build::Sources;
use crate::course::Courses;
use crate::package::Package;
use crate::publish::Output;
use crate::style;
use crate::trouble::Trouble;

/// Their folder at the root of the site.
pub(crate) const FOLDER: &str = "assets";

/// The folder in it that holds the package for authors.
pub(crate) const PACKAGE: &str = "package";

/// The typeface, as npm lays it down in the folder of the site's sources.
const FONT: &str = "node_modules/@fontsource/atkinson-hyperlegible-next";

/// One font of it: `400` is regular, `700` bold.
pub(crate) fn font_file(www: &Path, weight: &str, format: &str) -> PathBuf {
    www.join(FONT).join("files").join(font_name(weight, format))
}

/// The fonts of a page, among the shared files.
pub(crate) const SCREEN_FONTS: [&str; 2] = [
    "atkinson-hyperlegible-next-latin-400-normal.woff2",
    "atkinson-hyperlegible-next-latin-700-normal.woff2",
];

fn font_name(weight: &str, format: &str) -> String {
    format!("atkinson-hyperlegible-next-latin-{weight}-normal.{format}")
}

/// The file of the words that a live board says in a language.
pub(crate) fn words_name(language: &str) -> String {
    format!("words.{language}.txt")
}

/// The script that reads moves as they are typed in a language.
pub(crate) fn typed_name(language: &str) -> String {
    format!("typed.{language}.js")
}

/// What can be typed in words, by the name that `typed.js` has for it, and the letters of the pieces.
const SPOKEN: [(&str, Say); 17] = [
    ("letters", Say::NoteLetters),
    ("castling", Say::TypingCastling),
    ("kingside", Say::TypingKingside),
    ("queenside", Say::TypingQueenside),
    ("king", Say::TypingKing),
    ("queen", Say::TypingQueen),
    ("rook", Say::TypingRook),
    ("bishop", Say::TypingBishop),
    ("knight", Say::TypingKnight),
    ("pawn", Say::TypingPawn),
    ("white", Say::TypingWhite),
    ("black", Say::TypingBlack),
    ("takes", Say::TypingTakes),
    ("from", Say::TypingFrom),
    ("with", Say::TypingWith),
    ("becomes", Say::TypingBecomes),
    ("left_out", Say::TypingLeftOut),
];

/// The script that names files and ranks where a reader wants them.
const COORDINATES: &str = "coordinates.js";

/// The script that tells squares by spoken names in a language.
pub(crate) fn spoken_name(language: &str) -> String {
    format!("spoken.{language}.js")
}

/// The names of files in it, by what the page of settings calls them.
const ALPHABETS: [(&str, Say); 2] = [("phonetic", Say::SpokenAlphabet), ("players", Say::SpokenPlayerNames)];

/// The shared files of a site.
#[derive(Debug)]
pub struct Assets {
    files: Vec<(String, Vec<u8>)>,
    folder: String,
}

impl Assets {
    /// Reads them: style and start-up script from `www`, the boards' module from `web`; writes the words
    /// that go with that; and takes the package along, for those pages that show it to authors.
    ///
    /// # Errors
    /// A trouble that names the file which is missing, and the command that makes it.
    pub fn load(sources: &Sources, courses: &Courses) -> Result<Assets, Trouble> {
        let (www, web) = (&sources.www, &sources.web);
        let [regular, bold] = SCREEN_FONTS;
        let shared: [(PathBuf, &str); 25] = [
            (www.join("looks.js"), "looks.js"),
            (www.join("boot.js"), "boot.js"),
            (www.join("load.js"), "load.js"),
            (www.join("embed.js"), "embed.js"),
            (www.join("own.js"), "own.js"),
            (www.join("line.js"), "line.js"),
            (www.join("record.js"), "record.js"),
            (www.join("own.css"), "own.css"),
            (www.join("bench.css"), "bench.css"),
            (www.join("copy.js"), "copy.js"),
            (www.join("clipboard.js"), "clipboard.js"),
            (www.join("progress.js"), "progress.js"),
            (www.join("resume.js"), "resume.js"),
            (www.join("settings.js"), "settings.js"),
            (www.join("transfer.js"), "transfer.js"),
            (www.join("sheet.css"), "sheet.css"),
            (www.join("print.js"), "print.js"),
            (www.join("keys.js"), "keys.js"),
            (www.join("options.js"), "options.js"),
            (www.join("pointing.js"), "pointing.js"),
            (web.join("web_bg.js"), "web_bg.js"),
            (web.join("web_bg.wasm"), "web_bg.wasm"),
            (font_file(www, "400", "woff2"), regular),
            (font_file(www, "700", "woff2"), bold),
            (www.join(FONT).join("LICENSE"), "font-licence.txt"),
        ];
        let mut files = vec![(String::from(style::NAME), style::bare(&style::whole(www)?).into_bytes())];
        for (path, name) in shared {
            let bytes = if path.starts_with(www) && name.ends_with(".js") {
                script(&path, &web.join("scripts").join(name))?
            } else if name.ends_with(".css") {
                style::bare(&String::from_utf8_lossy(&read(&path)?)).into_bytes()
            } else {
                read(&path)?
            };
            files.push((name.to_owned(), bytes));
        }
        let knight = Piece { side: Side::White, kind: Kind::Knight };
        files.push((String::from("icon.svg"), diagram::piece_svg(knight).into_bytes()));
        files.push((String::from(COORDINATES), bare(coordinates_script(sources)?.as_bytes())));
        for course in courses.all() {
            let (language, words) = (&course.language, &course.words);
            files.push((words_name(language), words.to_lines().into_bytes()));
            files.push((typed_name(language), bare(typed_script(sources, words)?.as_bytes())));
            files.push((spoken_name(language), bare(spoken_script(sources, words)?.as_bytes())));
        }
        let package = Package::load(sources, courses)?;
        files.extend(package.files().map(|(name, bytes)| (format!("{PACKAGE}/{name}"), bytes.to_vec())));
        let folder = format!("{FOLDER}/{}", fingerprint(&files));
        Ok(Assets { files, folder })
    }

    /// The address of a shared file, seen from the root of the site.
    pub fn address(&self, name: &str) -> String {
        format!("{}/{name}", self.folder)
    }

    /// The text of a shared file; nothing, if there is none of this name.
    pub fn text(&self, name: &str) -> &str {
        let file = self.files.iter().find(|(other, _)| other == name);
        file.and_then(|(_, bytes)| std::str::from_utf8(bytes).ok()).unwrap_or_default()
    }

    /// Gives the site these files.
    ///
    /// # Errors
    /// None in practice: the names are our own.
    pub fn add_to(&self, output: &mut Output) -> Result<(), Trouble> {
        self.files.iter().try_for_each(|(name, bytes)| output.add(&self.address(name), bytes.as_slice()))
    }
}

/// Reads a file that is shared, or says how to come by it.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Trouble> {
    fs::read(path).map_err(|error| {
        let path = path.display();
        Trouble::new(format!("cannot read {path}: {error}; run ./build.sh, which makes or fetches it"))
    })
}

/// A script of ours as it is downloaded: short, as the build has made it, unless it has been changed since, while
/// the site is served.
fn script(written: &Path, short: &Path) -> Result<Vec<u8>, Trouble> {
    let modified = |path: &Path| fs::metadata(path).and_then(|file| file.modified()).ok();
    if modified(short) > modified(written) { read(short) } else { Ok(bare(&read(written)?)) }
}

/// The text of that script.
pub(crate) fn typed_script(sources: &Sources, words: &Words) -> Result<String, Trouble> {
    with_words(&sources.www.join("typed.js"), "SPOKEN", &SPOKEN, words)
}

/// The text of that script.
fn spoken_script(sources: &Sources, words: &Words) -> Result<String, Trouble> {
    with_words(&sources.www.join("spoken.js"), "ALPHABETS", &ALPHABETS, words)
}

/// A script with words of a language in the constant of this name.
fn with_words(
    script: &Path,
    constant: &str,
    names: &[(&str, Say)],
    words: &Words,
) -> Result<String, Trouble> {
    let texts: Map<String, Value> =
        names.iter().map(|&(key, say)| (String::from(key), Value::from(words.text(say)))).collect();
    let empty = format!("const {constant} = {{}};");
    let line = format!("const {constant} = {};", Value::from(texts));
    Ok(String::from_utf8_lossy(&read(script)?).replace(&empty, &line))
}

/// The text of that script: the pictures' own code says where the names stand, seen from either side.
fn coordinates_script(sources: &Sources) -> Result<String, Trouble> {
    let script = read(&sources.www.join(COORDINATES))?;
    let frame = |below| Frame::new(below, Coordinates::Outside);
    let places = [
        ("outside", Coordinates::Outside),
        ("inside", Coordinates::Inside),
        ("every", Coordinates::EverySquare),
    ];
    let names = places.map(|(name, coordinates)| {
        let seen_by = Side::ALL.map(|below| Value::from(diagram::coordinates_svg(frame(below), coordinates)));
        (String::from(name), Value::from(seen_by.to_vec()))
    });
    let names = Value::from(names.into_iter().collect::<Map<_, _>>());
    let room = Value::from(frame(Side::White).view_box());
    let script = String::from_utf8_lossy(&script);
    Ok(script
        .replace("const NAMES = {};", &format!("const NAMES = {names};"))
        .replace("const ROOM = \"\";", &format!("const ROOM = {room};")))
}

/// A script without comments on lines of their own and without indents, which every learner would download.
/// No text in our scripts goes over several lines.
fn bare(script: &[u8]) -> Vec<u8> {
    let lines = script.split_inclusive(|&byte| byte == b'\n').map(<[u8]>::trim_ascii_start);
    let is_code = |line: &&[u8]| !line.is_empty() && !line.starts_with(b"//");
    lines.filter(is_code).flatten().copied().collect()
}

/// Sixteen hexadecimal digits that stand for these names and bytes.
fn fingerprint(files: &[(String, Vec<u8>)]) -> String {
    let mut hash = Sha256::new();
    for (name, bytes) in files {
        hash.update((name.len() as u64).to_le_bytes());
        hash.update(name);
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(bytes);
    }
    hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::bare;

    #[test]
    fn comments_stay_at_home() {
        let script = "// Why.\nconst a = \"https://b\"; // What.\n\n  // How.\n  last()";
        let wanted = "const a = \"https://b\"; // What.\nlast()";
        assert_eq!(bare(script.as_bytes()), wanted.as_bytes());
    }
}
