//! A small site of its own for each test, and the real program run in it.
#![allow(dead_code, reason = "each test file uses what it needs")]

use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// A lesson in which nothing is wrong: `www/lessons/en/rook.toml`. Tests name its lines by number.
pub const LESSON: &str = include_str!("lesson.toml");

/// The list with this one lesson: `www/lessons/en/course.toml`.
pub const COURSE: &str =
    "# In order.\nformat = 1\n\n[[chapter]]\ntitle = \"The pieces\"\nlessons = [\"rook\"]\n";

pub const ROOK: &str = "www/lessons/en/rook.toml";
pub const WORDS: &str = "www/lessons/en/words.toml";
pub const LIST: &str = "www/lessons/en/course.toml";

/// A folder with the sources of a site; what only a build or a download would bring is made up.
pub struct Scratch(TempDir);

/// How a run of the program ended. The scratch folder's own path is written `~`.
#[derive(Debug, PartialEq, Eq)]
pub struct Ran {
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl Scratch {
    pub fn new() -> Scratch {
        let scratch = Scratch(tempfile::tempdir().expect("a temporary folder"));
        let www = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www");
        // Everything but the lessons, which are the tests' own.
        for folder in ["", "package/", "demo/", "style/"] {
            for file in fs::read_dir(www.join(folder)).expect("the sources of the site").flatten() {
                if file.file_type().is_ok_and(|kind| kind.is_file()) {
                    let name = format!("www/{folder}{}", file.file_name().display());
                    scratch.write(&name, fs::read(file.path()).expect("a shared file"));
                }
            }
        }
        let font = "www/node_modules/@fontsource/atkinson-hyperlegible-next";
        for weight in ["400", "700"] {
            scratch.write(
                &format!("{font}/files/atkinson-hyperlegible-next-latin-{weight}-normal.woff2"),
                b"font",
            );
        }
        scratch.write(&format!("{font}/LICENSE"), b"licence");
        scratch.write("target/web/web_bg.js", b"export default null;");
        scratch.write("target/web/web_bg.wasm", b"\0asm");
        scratch.write("target/web/element/web_bg.js", b"export default null;");
        scratch.write("target/web/element/web_bg.wasm", b"\0asm");
        scratch.write(ROOK, LESSON);
        scratch.write(LIST, COURSE);
        scratch.write(WORDS, fs::read(www.join("lessons/en/words.toml")).expect("the words"));
        scratch
    }

    /// The same with the real typeface, for what is printed or drawn.
    pub fn with_typeface() -> Scratch {
        let scratch = Scratch::new();
        let www = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www");
        for weight in ["400", "700"] {
            let font = format!(
                "node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-{weight}-normal.woff"
            );
            let bytes = fs::read(www.join(&font)).expect("the typeface: run `npm ci` in www");
            scratch.write(&format!("www/{font}"), bytes);
        }
        scratch
    }

    pub fn path(&self, file: &str) -> PathBuf {
        self.0.path().join(file)
    }

    pub fn write(&self, file: &str, content: impl AsRef<[u8]>) {
        let path = self.path(file);
        fs::create_dir_all(path.parent().expect("a file in the scratch folder")).expect("a folder");
        fs::write(path, content).expect("a file");
    }

    pub fn read(&self, file: &str) -> String {
        fs::read_to_string(self.path(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
    }

    pub fn run(&self, arguments: &[&str]) -> Ran {
        self.run_with_input(arguments, b"")
    }

    pub fn run_with_input(&self, arguments: &[&str], input: &[u8]) -> Ran {
        let mut command = Command::new(env!("CARGO_BIN_EXE_squarewise"));
        let child = command.args(arguments).current_dir(self.0.path());
        let child = child.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = child.spawn().expect("the program");
        let (mut pipe, input) = (child.stdin.take().expect("a pipe"), input.to_vec());
        // A program that ends early closes the pipe, and that is its right.
        let writer = std::thread::spawn(move || _ = pipe.write_all(&input));
        let output = child.wait_with_output().expect("an end");
        writer.join().expect("the writer");
        self.ran(&output)
    }

    /// How a program that was run here ended.
    pub fn ran(&self, output: &Output) -> Ran {
        let here = fs::canonicalize(self.0.path()).expect("the scratch folder").display().to_string();
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("UTF-8").replace(&here, "~");
        Ran { code: output.status.code(), stdout: text(&output.stdout), stderr: text(&output.stderr) }
    }

    /// Builds the site, which must succeed.
    pub fn build(&self) {
        let ran = self.run(&["build"]);
        assert_eq!((ran.code, &*ran.stderr), (Some(0), ""), "{ran:?}");
    }

    /// Asks `squarewise rules` each line in one run; each gets its answer, in order.
    pub fn ask(&self, lines: impl IntoIterator<Item = impl Display>) -> Vec<Value> {
        let lines: Vec<String> = lines.into_iter().map(|line| format!("{line}\n")).collect();
        let ran = self.run_with_input(&["rules"], lines.concat().as_bytes());
        assert_eq!((ran.code, &*ran.stderr), (Some(0), ""));
        assert_eq!(ran.stdout.lines().count(), lines.len(), "one answer to each line");
        let read = |line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        ran.stdout.lines().map(read).collect()
    }

    /// Every file under a folder and what it holds.
    pub fn tree(&self, folder: &str) -> BTreeMap<String, Vec<u8>> {
        let root = self.path(folder);
        let mut tree = BTreeMap::new();
        let mut waiting = vec![root.clone()];
        while let Some(folder) = waiting.pop() {
            for entry in fs::read_dir(folder).expect("a folder").flatten() {
                let path = entry.path();
                if path.is_dir() {
                    waiting.push(path);
                } else {
                    let name = path.strip_prefix(&root).expect("a file below").display().to_string();
                    tree.insert(name, fs::read(&path).expect("a file"));
                }
            }
        }
        tree
    }
}

/// Asks `squarewise rules` all questions in one run; each must get its answer.
#[track_caller]
pub fn check_answers(table: &[(impl Display, Value)]) {
    let answers = Scratch::new().ask(table.iter().map(|(line, _)| line));
    for ((line, wanted), answer) in table.iter().zip(answers) {
        assert_eq!(answer, *wanted, "{line}");
    }
}

/// The lesson with some text replaced, which must be there.
pub fn lesson_with(edits: &[(&str, &str)]) -> String {
    edits.iter().fold(LESSON.to_owned(), |lesson, (from, to)| {
        assert!(lesson.contains(from), "the lesson has no {from}");
        lesson.replacen(from, to, 1)
    })
}

/// What the program prints for findings in a file: line, problem, help.
pub fn findings(file: &str, found: &[(usize, &str, &str)]) -> String {
    found.iter().map(|(line, problem, help)| format!("{file}:{line}: {problem}\n    {help}\n")).collect()
}

/// The line under all findings.
pub fn count(found: usize) -> String {
    format!("squarewise: {found} finding{}\n", if found == 1 { "" } else { "s" })
}
