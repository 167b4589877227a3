//! The package for authors of other pages: `<squarewise-board>` in a folder that npm takes as it is.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use lesson::words::{Say, Words};
use serde_json::{Map, Value, json};

use crate::assets::{read, typed_name, typed_script, words_name};
use crate::build::Sources;
use crate::course::{Course, Courses};
use crate::page::taught;
use crate::publish::Output;
use crate::style;
use crate::trouble::Trouble;

/// What npm and everybody else calls it.
const NAME: &str = "squarewise-board";

/// Its description, its types and its manual, in the folder of the site's sources.
const SOURCES: [&str; 15] = [
    "ask.js",
    "attributes.js",
    "carry.js",
    "field.js",
    "kits.js",
    "lead.js",
    "life.js",
    "share.js",
    "shared.js",
    "told.js",
    "touch.js",
    "squarewise-board.js",
    "squarewise-board.d.ts",
    "custom-elements.json",
    "README.md",
];

/// The style of boards on which pieces are set up.
const BENCH: &str = "bench.css";

/// The style that only boards need which are drawn from nothing.
const ROOM: &str = "room.css";

/// The scripts that it shares with the site.
const SHARED: [&str; 2] = ["load.js", "clipboard.js"];

/// What its script says, whether the module is there or not, by the names that it has there.
const SAID: [(&str, Say); 10] = [
    ("unknown", Say::ShareUnknown),
    ("article", Say::RefusedArticle),
    ("asleep", Say::ShareAsleep),
    ("unsolved", Say::ShareUnsolved),
    ("copied", Say::ShareCopied),
    ("byHand", Say::ShareByHand),
    ("box", Say::ShareBox),
    ("badBoard", Say::ShareBadBoard),
    ("badLink", Say::ShareBadLink),
    ("tooLong", Say::ShareTooLong),
];

/// The files of the package.
#[derive(Debug)]
pub struct Package {
    files: Vec<(String, Vec<u8>)>,
    /// Those files that only boards in another than the first language fetch.
    other_languages: Vec<String>,
}

impl Package {
    /// Puts them together from the sources of the site and the element's own module.
    ///
    /// # Errors
    /// A trouble that names the file which is missing.
    pub fn load(sources: &Sources, courses: &Courses) -> Result<Package, Trouble> {
        let own = SOURCES.map(|name| (name, sources.package().join(name)));
        let shared = SHARED.map(|name| (name, sources.www.join(name)));
        let module = ["web_bg.js", "web_bg.wasm"].map(|name| (name, sources.element().join(name)));
        let mut files = Vec::new();
        for (name, path) in own.into_iter().chain(shared).chain(module) {
            files.push((String::from(name), read(&path)?));
        }
        let more = [sources.www.join(BENCH), sources.package().join(ROOM)];
        let mut style = board_style(&style::of_boards(&sources.www)?).into_bytes();
        more.iter().try_for_each(|path| read(path).map(|rules| style.extend(rules)))?;
        files.push((format!("{NAME}.css"), style));
        for Course { language, words, .. } in courses.all() {
            files.push((typed_name(language), typed_script(sources, words)?.into_bytes()));
            files.push((words_name(language), words.to_all_lines().into_bytes()));
        }
        files.push((String::from("languages.js"), languages(courses).into_bytes()));
        for (name, text) in [
            ("LICENSE-MIT", &include_bytes!("../../LICENSE-MIT")[..]),
            ("LICENSE-APACHE", include_bytes!("../../LICENSE-APACHE")),
        ] {
            files.push((String::from(name), text.to_vec()));
        }
        let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
        files.push((String::from("package.json"), description(&names).into_bytes()));
        let others = courses.others.iter().map(|course| &course.language);
        let other_languages =
            others.flat_map(|language| [typed_name(language), words_name(language)]).collect();
        Ok(Package { files, other_languages })
    }

    /// Each file with its name.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice()))
    }

    /// The files as a folder of their own.
    ///
    /// # Errors
    /// None in practice: the names are our own.
    pub fn to_output(&self) -> Result<Output, Trouble> {
        let mut output = Output::new();
        self.files().try_for_each(|(name, bytes)| output.add(name, bytes))?;
        Ok(output)
    }

    /// What a reader of a page with it downloads, in bytes after gzip: scripts, module, words of the first
    /// language and style.
    pub fn weight(&self) -> usize {
        let is_loaded = |name: &str| {
            [".js", ".wasm", ".css", ".txt"].iter().any(|end| name.ends_with(end))
                && !self.other_languages.iter().any(|other| other == name)
        };
        self.files().filter(|(name, _)| is_loaded(name)).map(|(_, bytes)| gzip_size(bytes)).sum()
    }
}

/// The script of the languages: where the words of each are, what the script itself says, and where the
/// lessons of a site teach each article. Addresses stand there in full, for tools that put scripts together.
fn languages(courses: &Courses) -> String {
    let mut script = format!(
        "// Made from the words and the lessons of each language.\nexport const FIRST = {};\nexport const LANGUAGES = {{\n",
        Value::from(&*courses.first.language)
    );
    for course in courses.all() {
        let language = &course.language;
        let taught: Map<String, Value> =
            taught::places(course).map(|(article, place)| (String::from(article), place.into())).collect();
        script += &format!(
            "  {key}: {{\n    words: () => new URL(\"./{words}\", import.meta.url),\n    typed: () => import(\"./{typed}\"),\n    said: {said},\n    taught: {taught},\n  }},\n",
            key = Value::from(language.to_ascii_lowercase()),
            words = words_name(language),
            typed = typed_name(language),
            said = said(&course.words),
            taught = Value::from(taught),
        );
    }
    script + "};\n"
}

/// The sentences; where something is put in stands a control character, as in the words.
fn said(words: &Words) -> Value {
    let said: Map<String, Value> =
        SAID.iter().map(|(name, say)| (String::from(*name), words.text(*say).into())).collect();
    Value::from(said)
}

fn gzip_size(bytes: &[u8]) -> usize {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    // Memory takes what is written.
    let written = gzip.write_all(bytes).and_then(|()| gzip.finish());
    written.map_or(0, |written| written.len())
}

/// What npm is told of these files.
fn description(files: &[&str]) -> String {
    let description = json!({
        "name": NAME,
        "version": env!("CARGO_PKG_VERSION"),
        "description": "A chess board for any page: it plays by the Laws, and says why a move is refused",
        "keywords": ["chess", "chessboard", "custom-element", "web-component", "accessibility", "education"],
        "license": "MIT OR Apache-2.0",
        "type": "module",
        "exports": {
            ".": { "types": "./squarewise-board.d.ts", "default": "./squarewise-board.js" },
            "./squarewise-board.css": "./squarewise-board.css",
            "./custom-elements.json": "./custom-elements.json",
            "./package.json": "./package.json",
        },
        "types": "./squarewise-board.d.ts",
        "customElements": "./custom-elements.json",
        "sideEffects": true,
        "files": files,
    });
    format!("{description:#}\n")
}

/// The parts of the site's style that are about boards, for boards alone: nested, they can reach nothing else
/// of the page they come to. Colours are set on the element, and light or dark is for that page to say.
fn board_style(style: &str) -> String {
    // The first comment speaks to those who write themes for the site.
    let rules = style.split_once("*/").map_or(style, |(_, rules)| rules);
    let nested = format!("* {{\n  box-sizing: border-box;\n}}{rules}");
    let nested = nested.replace("  color-scheme: light dark;\n", "");
    let nested = nested.replace(":root", "&").replace("squarewise-board", "&");
    format!(
        "/* <squarewise-board>: made from the style of its own site. */\nsquarewise-board {{\n  display: block;\n{nested}}}\n"
    )
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::board_style;
    use crate::style;

    #[test]
    fn the_style_of_boards_stands_alone() {
        let www = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www");
        let parts = style::of_boards(&www).expect("the parts are there");
        assert!(parts.starts_with("/* What a theme decides."), "the first comment is that of theme.css");
        let style = board_style(&parts);
        assert!(!style.contains("What a theme decides."));
        for wanted in
            ["--light: #f3ead7", "&:where([data-theme=\"contrast\"])", ".cells [data-square]", ".mark"]
        {
            assert!(style.contains(wanted), "no {wanted}");
        }
        // What a page round a board says, of itself or of what no board has.
        for unwanted in [
            ":root",
            "@font-face",
            "@page",
            "@keyframes needs",
            "html {",
            "body {",
            ".top nav",
            ".choices",
            ".progress h3",
            ".lesson",
            "#kept",
            ".help",
            "kbd",
            ".choice[open]",
            ".tally",
        ] {
            assert!(!style.contains(unwanted), "{unwanted}");
        }
        let count = |brace| style.matches(brace).count();
        assert_eq!(count('{'), count('}'));
    }
}
