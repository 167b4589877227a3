//! Takes away from what bindgen writes, and from our own scripts, what no browser reads: long names, comments,
//! spaces.

use crate::{npm, project};
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;
use walrus::ModuleConfig;

/// What a module calls the script that it imports from: `WebAssembly.instantiate(bytes, { glue })`.
const SCRIPT: &str = "glue";

/// What bindgen asks of a browser, and every browser answers alike that understands the module: what a script
/// uses that asks, the question, and its answer.
const ANSWERED: [(&str, &str, &str); 2] = [
    ("FinalizationRegistry", "(typeof FinalizationRegistry === 'undefined')", "false"),
    ("encodeInto", "!('encodeInto' in cachedTextEncoder)", "false"),
];

/// Scripts of `www` that the build writes something into: they stay as they are written.
const WRITTEN_INTO: [&str; 3] = ["typed.js", "spoken.js", "coordinates.js"];

/// Writes the site's scripts shorter to `target/web/scripts`, those that have changed since.
///
/// # Errors
/// One of them cannot be read or is no script, or Node is missing.
pub(crate) fn make_scripts_lean() -> Result<()> {
    let (from, to) = (project::root().join("www"), project::root().join("target/web/scripts"));
    fs::create_dir_all(&to).with_context(|| format!("cannot make {}", to.display()))?;
    let mut stale = Vec::new();
    for entry in fs::read_dir(&from).with_context(|| format!("cannot read {}", from.display()))? {
        let script = entry?.path();
        let Some(name) = script.file_name().and_then(|name| name.to_str()) else { continue };
        let short = to.join(name);
        if name.ends_with(".js") && !WRITTEN_INTO.contains(&name) && !is_current(&short, &script) {
            stale.push((script, short));
        }
    }
    shorten(&stale)
}

/// What makes things shorter besides this program: the script that asks terser, and which terser it asks.
const TOOLS: [&str; 2] = ["lean.mjs", "package-lock.json"];

/// Whether `made` is younger than what it is made from and than all that makes it.
pub(crate) fn is_current(made: &Path, from: &Path) -> bool {
    let modified = |path: &Path| fs::metadata(path).and_then(|file| file.modified()).ok();
    let tools = TOOLS.map(|tool| folder().join(tool)).into_iter().chain(std::env::current_exe().ok());
    let newest: Option<SystemTime> = tools.map(|tool| modified(&tool)).fold(modified(from), Option::max);
    modified(made) > newest
}

/// Where the tools are that npm brings.
fn folder() -> PathBuf {
    project::root().join("crates/xtask")
}

/// Writes each script shorter to where the pair says.
fn shorten(scripts: &[(PathBuf, PathBuf)]) -> Result<()> {
    if scripts.is_empty() {
        return Ok(());
    }
    npm::require_node()?;
    npm::install(&folder())?;
    let files = scripts.iter().flat_map(|(from, to)| [from, to]);
    project::show(Command::new("node").arg(folder().join(TOOLS[0])).args(files))
        .context("cannot make the scripts shorter")
}

/// Rewrites a module and the script that bindgen wrote for it.
///
/// Each import, and each export that calls a closure, has a name with a hash of its own, which does not
/// compress and stands in both files.
///
/// # Errors
/// One of the two cannot be read or written, or a name is not in the script as it is expected.
pub(crate) fn make_lean(wasm: &Path, script: &Path) -> Result<()> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module =
        config.parse_file(wasm).with_context(|| format!("walrus cannot read {}", wasm.display()))?;
    let text = fs::read_to_string(script).with_context(|| format!("cannot read {}", script.display()))?;
    let mut text = without_comments(&text);
    let changed = || format!("{} is not what bindgen used to write", script.display());
    for (number, import) in module.imports.iter_mut().enumerate() {
        let (long, short) = (format!("export function {}(", import.name), format!("i{number}"));
        text = renamed(&text, &long, &format!("export function {short}(")).with_context(changed)?;
        import.module = String::from(SCRIPT);
        import.name = short;
    }
    let calls = module.exports.iter_mut().filter(|export| export.name.starts_with("wasm_bindgen__convert"));
    for (number, export) in calls.enumerate() {
        let (long, short) = (format!("wasm.{}(", export.name), format!("e{number}"));
        text = renamed(&text, &long, &format!("wasm.{short}(")).with_context(changed)?;
        // The function round it has the same name.
        text = text.replace(&export.name, &short);
        export.name = short;
    }
    for (used, question, answer) in ANSWERED {
        let is_asked = text.contains(question) || !text.contains(used);
        ensure!(is_asked, "{} uses {used} and no longer asks `{question}`: mend ANSWERED", script.display());
        text = text.replace(question, answer);
    }
    fs::write(script, &text).with_context(|| format!("cannot write {}", script.display()))?;
    shorten(&[(script.to_owned(), script.to_owned())])?;
    module.emit_wasm_file(wasm).with_context(|| format!("walrus cannot write {}", wasm.display()))
}

/// The script with something that it says once said in another way.
fn renamed(script: &str, long: &str, short: &str) -> Result<String> {
    let count = script.matches(long).count();
    ensure!(count == 1, "found `{long}` {count} times, expected it once");
    Ok(script.replacen(long, short, 1))
}

/// The lines of a script without indents and without those that are comments.
pub(crate) fn without_comments(script: &str) -> String {
    let lines = script.lines().map(str::trim_start);
    let is_code = |line: &&str| !["//", "/*", "*"].iter().any(|comment| line.starts_with(comment));
    lines.filter(is_code).filter(|line| !line.is_empty()).flat_map(|line| [line, "\n"]).collect()
}
