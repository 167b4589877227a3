//! Where things are: the workspace, what the set-up noted down, and what tests leave behind.

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// A file or folder of the workspace.
pub fn in_workspace(path: &str) -> PathBuf {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    tests.parent().expect("tests/ lies in the workspace").join(path)
}

/// A fresh path for a file that a test leaves for people to look at.
pub fn output(folder: &str, name: &str) -> PathBuf {
    let folder = in_workspace("target").join(folder);
    fs::create_dir_all(&folder).unwrap_or_else(|error| panic!("cannot make {}: {error}", folder.display()));
    folder.join(name)
}

/// The path of a program that the set-up found, by its usual name.
pub fn tool(name: &str) -> Option<PathBuf> {
    noted("browsers.json")[name].as_str().map(PathBuf::from)
}

/// What the set-up noted down in `target/tools`; nothing if it did not run.
pub(crate) fn noted(name: &str) -> Value {
    let path = in_workspace("target/tools").join(name);
    let Ok(text) = fs::read_to_string(&path) else { return Value::Null };
    serde_json::from_str(&text)
        .unwrap_or_else(|error| panic!("{} is not JSON: {error}; delete it", path.display()))
}
