//! Takes away from what bindgen writes what no browser reads: long names, comments, indents.

use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::Path;
use walrus::ModuleConfig;

/// Rewrites a module and the script that bindgen wrote for it.
///
/// Each import has a name with a hash of its own, which does not compress and stands in both files.
///
/// # Errors
/// One of the two cannot be read or written, or an import is not in the script as it is expected.
pub(crate) fn make_lean(wasm: &Path, script: &Path) -> Result<()> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module =
        config.parse_file(wasm).with_context(|| format!("walrus cannot read {}", wasm.display()))?;
    let text = fs::read_to_string(script).with_context(|| format!("cannot read {}", script.display()))?;
    let mut text = without_comments(&text);
    for (number, import) in module.imports.iter_mut().enumerate() {
        let short = format!("i{number}");
        text = renamed(&text, &import.name, &short)
            .with_context(|| format!("{} is not what bindgen used to write", script.display()))?;
        import.name = short;
    }
    fs::write(script, text).with_context(|| format!("cannot write {}", script.display()))?;
    module.emit_wasm_file(wasm).with_context(|| format!("walrus cannot write {}", wasm.display()))
}

/// The script with another name for the function that it gives the module under this one: a field of an
/// object, or, where the page loads the module by itself, an export.
fn renamed(script: &str, long: &str, short: &str) -> Result<String> {
    let field = |name: &str| format!("\n{name}: function(");
    let export = |name: &str| format!("\nexport function {name}(");
    let count = script.matches(&field(long)).count() + script.matches(&export(long)).count();
    ensure!(count == 1, "found a function `{long}` {count} times, expected it once");
    Ok(script.replacen(&field(long), &field(short), 1).replacen(&export(long), &export(short), 1))
}

/// The lines of a script without indents and without those that are comments.
pub(crate) fn without_comments(script: &str) -> String {
    let lines = script.lines().map(str::trim_start);
    let is_code = |line: &&str| !["//", "/*", "*"].iter().any(|comment| line.starts_with(comment));
    lines.filter(is_code).filter(|line| !line.is_empty()).flat_map(|line| [line, "\n"]).collect()
}
