//! The sheets of the built site, as PDF readers see them: pages, words in order, tags, soundness.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tests::place;

/// Every PDF among the sheets.
fn pdfs() -> Vec<PathBuf> {
    let folder = place::in_workspace("dist/en/sheets");
    let entries = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}; run ./build.sh", folder.display()));
    let is_pdf = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "pdf");
    let mut pdfs: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(is_pdf).collect();
    pdfs.sort();
    assert!(pdfs.len() > 8, "hardly any sheets: {pdfs:?}");
    pdfs
}

/// What a tool says about a file; `None` if the set-up has not found the tool, which it then reports.
fn ask(tool: &str, before: &[&str], pdf: &Path, after: &[&str]) -> Option<String> {
    let output = Command::new(place::tool(tool)?).args(before).arg(pdf).args(after).output();
    let output = output.unwrap_or_else(|error| panic!("{tool}: {error}"));
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{tool} {}: {complaint}", pdf.display());
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn each_is_one_page_of_its_paper_and_light() {
    for pdf in pdfs() {
        let name = pdf.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let Some(about) = ask("pdfinfo", &[], &pdf, &[]) else { return };
        let field = |key: &str| {
            let line = about.lines().find_map(|line| line.strip_prefix(key)).unwrap_or_default();
            line.trim_start_matches(':').trim().to_owned()
        };
        let pages: usize = field("Pages").parse().unwrap_or_default();
        let is_all = name.starts_with("all");
        assert_eq!(pages == 1, !is_all, "{name} has {pages} pages");
        let bytes = fs::metadata(&pdf).map_or(0, |about| about.len() as usize);
        assert!(bytes <= 40_000 * pages, "{name} has {bytes} bytes on {pages} pages");
        let size = if name.ends_with("letter") { "612 x 792" } else { "595.276 x 841.89" };
        assert!(field("Page size").starts_with(size), "{name}: {}", field("Page size"));
        assert_eq!(field("Tagged"), "yes", "{name}");
        assert!(!field("Title").is_empty(), "{name} has no title");
    }
}

#[test]
fn nothing_is_wrong_with_their_structure() {
    for pdf in pdfs() {
        let Some(said) = ask("qpdf", &["--check"], &pdf, &[]) else { return };
        assert!(said.contains("No syntax or stream encoding errors found"), "{}: {said}", pdf.display());
    }
}

/// The rules in a lesson's file, as they are written there.
fn rules(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let rules =
        text.split_once("\nrules = [\n").map_or("", |(_, rest)| rest.split("\n]").next().unwrap_or(""));
    let unquoted = rules.lines().map(|line| line.trim().trim_end_matches(',').trim_matches('"').to_owned());
    unquoted.filter(|rule| !rule.is_empty()).collect()
}

#[test]
fn every_rule_is_read_out_in_order() {
    let mut told = 0;
    for pdf in pdfs() {
        let name = pdf.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let lessons = place::in_workspace("www/lessons/en");
        let places = [format!("{name}.toml"), format!("sheets/{name}.toml")].map(|file| lessons.join(file));
        let Some(file) = places.into_iter().find(|file| file.is_file()) else { continue };
        let Some(text) = ask("pdftotext", &["-raw"], &pdf, &["-"]) else { return };
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut rest = &*text;
        for rule in rules(&file) {
            let rule = rule.replace('\'', "’");
            let (_, after) =
                rest.split_once(&rule).unwrap_or_else(|| panic!("{name} lacks {rule:?} in {rest}"));
            rest = after;
            told += 1;
        }
    }
    assert!(told > 20, "hardly any rules: {told}");
}

#[test]
fn the_tree_of_tags_is_as_expected() {
    let pdf = place::in_workspace("dist/en/sheets/rook.pdf");
    let Some(tree) = ask("pdfinfo", &["-struct-text"], &pdf, &[]) else { return };
    let tree = tree.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    let expected = place::in_workspace("tests/sheets/rook.txt");
    let wanted = fs::read_to_string(&expected).unwrap_or_default();
    if tree.trim() != wanted.trim() {
        let found = place::output("sheets", "rook.txt");
        fs::write(&found, &tree).expect("the folder was just made");
        panic!("{} is not {}: if the change is meant, copy it there", found.display(), expected.display());
    }
}
