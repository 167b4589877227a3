//! `<squarewise-board>` is described in four places, for browsers, tools, compilers and the boards
//! themselves; they list the same.

use std::collections::BTreeSet;

use serde_json::Value;
use tests::place;

type Names = BTreeSet<String>;

fn read(path: &str) -> String {
    let path = place::in_workspace(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The parts of the style sheet, in any order.
fn style() -> String {
    let parts = std::fs::read_dir(place::in_workspace("www/style")).expect("the style sheet").flatten();
    parts.map(|part| read(&format!("www/style/{}", part.file_name().display()))).collect()
}

/// The parts of the class, and the list of its attributes.
fn script() -> String {
    ["squarewise-board", "life", "ask", "carry", "field", "attributes"]
        .map(|part| read(&format!("www/package/{part}.js")))
        .concat()
}

fn types() -> String {
    read("www/package/squarewise-board.d.ts")
}

/// The element, as the manifest describes it to tools.
fn manifest() -> Value {
    let manifest: Value = serde_json::from_str(&read("www/package/custom-elements.json")).expect("JSON");
    assert!(manifest["schemaVersion"].as_str().is_some_and(|version| version.starts_with("2.")));
    manifest["modules"][0]["declarations"][0].clone()
}

fn names(list: &Value) -> Names {
    let names = list.as_array().expect("a list").iter().map(|one| one["name"].as_str().expect("a name"));
    names.map(str::to_owned).collect()
}

/// The members of the manifest that are of a kind.
fn members(kind: &str) -> Names {
    let members = manifest()["members"].as_array().expect("a list").clone();
    names(&members.into_iter().filter(|member| member["kind"] == kind).collect())
}

/// The words in quotes between two marks of a text.
fn quoted(text: &str, from: &str, to: &str) -> Names {
    let part = text.split_once(from).and_then(|(_, rest)| rest.split_once(to)).expect(from).0;
    part.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn the_attributes_are_the_same_everywhere() {
    let documented = names(&manifest()["attributes"]);
    let script = script();
    let keys = quoted(&script, "const KEYS = [", "]");
    let observed = &keys | &quoted(&script, "const ATTRIBUTES = [", "]");
    assert_eq!(observed, documented, "attributes.js and custom-elements.json");
    let board = lesson::file::Board::default();
    let of_file: Names = board.attributes().iter().map(|(key, _)| (*key).to_owned()).collect();
    let own: Names = ["caption", "orientation", "required", "disabled", "tools", "link", "lessons", "lang"]
        .map(str::to_owned)
        .into();
    assert_eq!(documented, &of_file | &own, "custom-elements.json and the keys of a board in a lesson file");
}

#[test]
fn the_events_are_the_same_everywhere() {
    let documented = names(&manifest()["events"]);
    let typed: Names = types()
        .split('"')
        .skip(1)
        .step_by(2)
        .filter(|name| name.starts_with("squarewise-") && *name != "squarewise-board")
        .map(str::to_owned)
        .collect();
    assert_eq!(typed, documented, "squarewise-board.d.ts and custom-elements.json");
    let script = read("www/package/told.js");
    let details = script.split_once("DETAILS = {").and_then(|(_, rest)| rest.split_once("\n};"));
    let details = details.expect("the script lists what comes with events").0.lines();
    let told: Names = details
        .filter(|line| line.starts_with("  ") && !line.starts_with("   ") && !line.starts_with("  }"))
        .map(|line| {
            format!(
                "squarewise-{}",
                line.trim().trim_matches('"').split(['"', ':', ',']).next().expect("a name")
            )
        })
        .collect();
    assert_eq!(told, documented, "told.js and custom-elements.json");
    let news = read("crates/web/src/news.rs") + &read("crates/web/src/bench.rs");
    for name in &documented {
        let name = name.strip_prefix("squarewise-").expect("a name of ours");
        assert!(news.contains(&format!("\"{name}\"")), "no board tells of {name}");
    }
}

#[test]
fn every_member_is_typed_and_there() {
    let (types, script) = (types(), script());
    let class = types.split_once("class SquarewiseBoard").expect("the class is typed").1;
    let attributes = names(&manifest()["attributes"]);
    for field in members("field") {
        let is_typed =
            [format!("  {field}: "), format!("  readonly {field}: ")].iter().any(|it| class.contains(it));
        assert!(is_typed, "{field} has no type");
        assert!(attributes.contains(&field) || script.contains(&format!("  get {field}()")), "no {field}");
    }
    for method in members("method") {
        assert!(class.contains(&format!("\n  {method}(")), "{method} has no type");
        assert!(script.contains(&format!("\n  {method}(")), "the class has no {method}");
    }
}

#[test]
fn every_custom_property_is_used() {
    let style = style() + &read("www/package/room.css");
    for name in names(&manifest()["cssProperties"]) {
        assert!(style.contains(&format!("  {name}: ")), "no style sets {name}");
        assert!(style.contains(&format!("var({name})")), "no style uses {name}");
    }
}
