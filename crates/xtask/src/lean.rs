//! Takes away from what bindgen writes what no browser reads: long names, comments, spaces.

use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::Path;
use walrus::ModuleConfig;

/// What a module calls the script that it imports from: `WebAssembly.instantiate(bytes, { glue })`.
const SCRIPT: &str = "glue";

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
    fs::write(script, without_spaces(&text)).with_context(|| format!("cannot write {}", script.display()))?;
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

/// The same without spaces beside signs, and without breaks after signs that end nothing.
fn without_spaces(script: &str) -> String {
    let mut bare = String::new();
    for line in script.lines() {
        if line.contains(['"', '\'', '`']) {
            bare.push_str(line);
        } else {
            for word in line.split(' ') {
                let sign = |letter: Option<char>| letter.filter(|&letter| !is_of_word(letter));
                let (before, after) = (bare.chars().next_back(), word.chars().next());
                let stays_apart = match (sign(before), sign(after)) {
                    (None, None) => before.is_some(),
                    // `a - -1`
                    (Some(one), Some(other)) => one == other && "+-".contains(one),
                    (Some(_), None) | (None, Some(_)) => false,
                };
                bare.push_str(if stays_apart { " " } else { "" });
                bare.push_str(word);
            }
        }
        if !line.ends_with([';', '{', ',']) {
            bare.push('\n');
        }
    }
    bare
}

fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_' || letter == '$'
}

#[cfg(test)]
mod tests {
    use super::without_spaces;

    #[test]
    fn what_means_something_stays() {
        let rows = [
            ("const ret = arg0 >>> 0;\nreturn ret;\n", "const ret=arg0>>>0;return ret;"),
            ("if (a) {\nb();\n}\nlet c = a - -1;", "if(a){b();}\nlet c=a- -1;"),
            ("throw new Error('a = b');\nx in y", "throw new Error('a = b');x in y\n"),
            ("function () {\n}\n", "function(){}\n"),
        ];
        for (script, wanted) in rows {
            assert_eq!(without_spaces(script), wanted);
        }
    }
}
