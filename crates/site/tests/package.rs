//! The package for authors of other pages: whole, and as npm wants it.

mod scratch;

use std::collections::BTreeSet;

use scratch::Scratch;
use serde_json::Value;

#[test]
fn it_holds_every_file_that_it_names() {
    let scratch = Scratch::new();
    let ran = scratch.run(&["package"]);
    assert_eq!((ran.code, &*ran.stderr), (Some(0), ""));
    assert!(ran.stdout.starts_with("Wrote 26 files to target/package; a page downloads "), "{}", ran.stdout);
    let tree = scratch.tree("target/package");
    let description: Value = serde_json::from_slice(&tree["package.json"]).expect("JSON");
    assert_eq!(description["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(description["license"], "MIT OR Apache-2.0");
    let listed: BTreeSet<&str> =
        description["files"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    let held = tree.keys().map(String::as_str).filter(|name| !["package.json", ".squarewise"].contains(name));
    assert_eq!(listed, held.collect());
    for path in description["exports"].as_object().expect("a table").values() {
        let paths = path.as_object().map_or(vec![path], |paths| paths.values().collect());
        for path in paths.into_iter().filter_map(Value::as_str) {
            assert!(tree.contains_key(path.trim_start_matches("./")), "{path} is not there");
        }
    }
    let script = |name: &str| String::from_utf8_lossy(&tree[name]).into_owned();
    for name in tree.keys().filter(|name| name.ends_with(".js")) {
        // What is imported at once or later, or fetched, stands in full, in quotes.
        for line in script(name).lines().filter(|line| line.contains("import") && !line.starts_with("//")) {
            for imported in line.split('"').skip(1).step_by(2).filter(|text| text.starts_with("./")) {
                assert!(tree.contains_key(imported.trim_start_matches("./")), "{name}: {line}");
            }
        }
    }
}
