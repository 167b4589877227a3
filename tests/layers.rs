//! Nothing points backwards: what each crate may lean on.

use serde_json::Value;
use std::process::Command;

/// A crate, the crates of the workspace that it may use, and what else: `None` is anything.
type Layer = (&'static str, &'static [&'static str], Option<&'static [&'static str]>);

/// In the order of the line on which nothing points backwards.
const LAYERS: &[Layer] = &[
    ("rules", &[], Some(&[])),
    ("diagram", &["rules"], Some(&[])),
    ("lesson", &["rules", "diagram"], Some(&["serde"])),
    ("figure", &["rules", "diagram", "lesson"], Some(&["maud"])),
    ("sheet", &["rules", "diagram", "lesson"], None),
    ("site", &["rules", "diagram", "lesson", "figure", "sheet"], None),
    ("web", &["rules", "diagram", "lesson", "figure"], None),
    ("js", &["rules"], None),
    ("xtask", &[], None),
    ("tests", &["rules", "diagram", "lesson", "figure"], None),
    ("properties", &["rules", "site"], None),
];

#[test]
fn every_dependency_points_forwards() {
    let mut faults = Vec::new();
    for package in packages() {
        let name = text(&package["name"]);
        let Some((_, inside, outside)) = LAYERS.iter().find(|(layer, ..)| *layer == name) else {
            faults.push(format!("{name} is not in the table of layers: add it with what it may use"));
            continue;
        };
        for dependency in package["dependencies"].as_array().expect("cargo lists dependencies") {
            let used = text(&dependency["name"]);
            let is_ours = dependency["path"].is_string();
            // What only a crate's own tests use, no product does.
            let is_for_tests = dependency["kind"] == "dev";
            let allowed = match (is_ours, outside) {
                (true, _) => inside.contains(&used),
                (false, Some(outside)) => is_for_tests || outside.contains(&used),
                (false, None) => true,
            };
            if !allowed {
                faults.push(format!("{name} uses {used}, and may use {inside:?} and {outside:?}"));
            }
            if name == "lesson" && used == "serde" && dependency["uses_default_features"] == true {
                faults.push("lesson uses serde with std: say default-features = false".to_owned());
            }
        }
    }
    assert!(faults.is_empty(), "layers: {faults:#?}");
}

#[test]
fn the_lower_layers_know_no_system() {
    for layer in ["rules", "diagram", "lesson", "figure"] {
        let path = tests::place::in_workspace(&format!("crates/{layer}/src/lib.rs"));
        let source = std::fs::read_to_string(&path).expect("every crate has a lib.rs");
        let bare = source.lines().any(|line| line.contains("no_std") && line.starts_with("#!["));
        assert!(bare, "{} lacks #![no_std]: files, clocks and printing get in", path.display());
    }
}

fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(tests::place::in_workspace(""))
        .output()
        .expect("cargo, which runs this test, starts");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo writes JSON");
    metadata["packages"].as_array().expect("cargo lists packages").clone()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
