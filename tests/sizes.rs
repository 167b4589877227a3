//! What a learner downloads for the rook's page, for any other lesson and for any other page, and a program for
//! the rules, after gzip, against budgets.

use flate2::{Compression, write::GzEncoder};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Component, Path, PathBuf};
use tests::place;

/// A budget for files of some kinds together, in bytes.
struct Budget {
    name: &'static str,
    extensions: &'static [&'static str],
    bytes_max: usize,
}

/// What runs on a page: within this on every page of a lesson, whatever is on it.
const CODE: Budget = Budget { name: "JavaScript + wasm", extensions: &["js", "wasm"], bytes_max: 60_000 };

const BUDGETS: [Budget; 3] = [
    Budget { name: "HTML + CSS", extensions: &["html", "css"], bytes_max: 30_000 },
    CODE,
    Budget { name: "the words of the boards", extensions: &["txt"], bytes_max: 3_500 },
];

/// Scripts that no page loads by itself, but only when somebody asks for what they do; the page tests
/// show that they wait. The place of names is asked for on the page of settings.
/// Each has a budget of its own, in bytes: what is typed has many spellings, and none may be read as another move.
const LATER: [(&str, usize); 3] =
    [("typed.en.js", 2_400), ("coordinates.js", 1_500), ("spoken.en.js", 1_250)];

/// One file of the page.
struct Weighed {
    path: PathBuf,
    bytes: usize,
    /// What it weighed when the table was last written.
    recorded: usize,
}

#[test]
fn the_rook_page_stays_within_its_budgets() {
    let page = place::in_workspace("dist/en/rook/index.html");
    assert!(page.is_file(), "no {}; run ./build.sh", page.display());
    let recorded = recorded_sizes();
    let weigh = |path: PathBuf| {
        let bytes = gzip_size(&path);
        let name = file_name(&path);
        let recorded = recorded.iter().find(|(file, _)| *file == name).map_or(0, |(_, size)| *size);
        Weighed { path, bytes, recorded }
    };
    let mut files = files_of(&page);
    files.retain(|file| LATER.iter().all(|(later, _)| *later != file_name(file)));
    let shared = files.iter().find(|file| file_name(file) == "looks.js").and_then(|file| file.parent());
    let shared = shared.expect("every page has its looks");
    for (name, bytes_max) in LATER {
        let bytes = gzip_size(&shared.join(name));
        assert!(bytes <= bytes_max, "{name}: {bytes} of {bytes_max} bytes");
    }
    let files: Vec<Weighed> = files.into_iter().map(weigh).collect();
    for budget in &BUDGETS {
        check(budget, &files);
    }
}

/// The scripts of a lesson with everything in it: one that is heaviest must load these, or this test no longer
/// weighs what it should.
const OF_THE_HEAVIEST: [&str; 4] = ["options.js", "pointing.js", "keys.js", "progress.js"];

#[test]
fn the_code_of_every_lesson_stays_within_its_budget() {
    let lessons = place::in_workspace("www/lessons/en");
    let files = fs::read_dir(&lessons).unwrap_or_else(|error| panic!("{}: {error}", lessons.display()));
    let pages = files.flatten().filter_map(|lesson| {
        let name = lesson.path().file_stem()?.to_string_lossy().into_owned();
        Some(place::in_workspace(&format!("dist/en/{name}/index.html"))).filter(|page| page.is_file())
    });
    // The same files are weighed for each of them.
    let mut sizes: BTreeMap<PathBuf, usize> = BTreeMap::new();
    let weighed = pages.map(|page| {
        let mut code = files_of(&page);
        code.retain(|file| CODE.extensions.contains(&extension(file)));
        code.retain(|file| LATER.iter().all(|(later, _)| *later != file_name(file)));
        let bytes: usize =
            code.iter().map(|file| *sizes.entry(file.clone()).or_insert_with(|| gzip_size(file))).sum();
        (bytes, page, code)
    });
    let (bytes, page, code) = weighed.max().expect("the site has lessons");
    let (page, names) = (page.display(), code.iter().map(|file| file_name(file)).collect::<Vec<_>>());
    assert!(bytes <= CODE.bytes_max, "{page} is heaviest: {bytes} of {} bytes: {names:?}", CODE.bytes_max);
    for script in OF_THE_HEAVIEST {
        assert!(
            names.iter().any(|name| name == script),
            "{page} is heaviest, but without {script}: {names:?}"
        );
    }
}

/// A budget for the HTML and CSS of any other page, in bytes: those that list a great deal are longer.
const OTHER_PAGES_BYTES_MAX: usize = 60_000;

#[test]
fn every_page_stays_within_a_budget() {
    let language = place::in_workspace("dist/en");
    let folders = fs::read_dir(&language).unwrap_or_else(|error| panic!("{}: {error}", language.display()));
    let pages =
        folders.flatten().map(|folder| folder.path().join("index.html")).filter(|page| page.is_file());
    let is_counted = |file: &PathBuf| ["html", "css"].contains(&extension(file));
    let weighed: Vec<(usize, PathBuf)> = pages
        .map(|page| (files_of(&page).into_iter().filter(is_counted).map(|file| gzip_size(&file)).sum(), page))
        .collect();
    assert!(weighed.len() > 10, "the site has more pages than {}", weighed.len());
    for (bytes, page) in weighed {
        let page = page.display();
        assert!(bytes <= OTHER_PAGES_BYTES_MAX, "{page}: {bytes} of {OTHER_PAGES_BYTES_MAX} bytes");
    }
}

/// 25 for the rules and 15 for the decision whether a side can still give checkmate.
const JAVASCRIPT_BYTES_MAX: usize = 40_000;

#[test]
fn the_javascript_module_stays_within_its_budget() {
    let files = ["rules_bg.wasm", "rules_bg.js", "squarewise.js"];
    let sizes = files.map(|name| gzip_size(&place::in_workspace(&format!("target/js/{name}"))));
    let total: usize = sizes.iter().sum();
    assert!(
        total <= JAVASCRIPT_BYTES_MAX,
        "{total} of {JAVASCRIPT_BYTES_MAX} bytes: {files:?} are {sizes:?}"
    );
}

fn check(budget: &Budget, files: &[Weighed]) {
    let mut files: Vec<&Weighed> =
        files.iter().filter(|file| budget.extensions.contains(&extension(&file.path))).collect();
    let total: usize = files.iter().map(|file| file.bytes).sum();
    let line = format!("{}: {total} of {} bytes", budget.name, budget.bytes_max);
    assert!(total > 0, "{line}: the page names no such file, so this test reads it wrongly");
    files.sort_by_key(|file| file.recorded as isize - file.bytes as isize);
    if total > budget.bytes_max {
        let grown = files[0];
        let growth = grown.bytes as isize - grown.recorded as isize;
        let table: String =
            files.iter().map(|file| format!("\n\"{}\" = {}", file_name(&file.path), file.bytes)).collect();
        panic!(
            "{line}. {} grew most: {growth} bytes more than the {} in tests/sizes.toml. Now:{table}",
            grown.path.display(),
            grown.recorded
        );
    }
}

/// The page and everything that it loads and that counts: its styles and scripts, and what these
/// name in turn.
fn files_of(page: &Path) -> Vec<PathBuf> {
    let mut files = vec![page.to_owned()];
    let mut next = 0;
    while let Some(file) = files.get(next).cloned() {
        next += 1;
        if extension(&file) == "wasm" {
            continue;
        }
        let text = fs::read_to_string(&file)
            .unwrap_or_else(|error| panic!("cannot read {}: {error}", file.display()));
        let folder = file.parent().expect("a file is in a folder");
        for name in text.split(['"', '\'', '`', '(', ')', '=', '>', ' ']) {
            // The page leads to other texts, which it does not load.
            let is_words = name.ends_with(".txt") && file_name(Path::new(name)).starts_with("words.");
            let counts = is_words || ["css", "js", "wasm"].contains(&extension(Path::new(name)));
            let named = normal(&folder.join(name));
            // A string that only looks like a name leads to no file.
            if counts && named.is_file() && !files.contains(&named) {
                files.push(named);
            }
        }
    }
    files
}

/// The path without `.` and `..`, so that the same file has one path.
fn normal(path: &Path) -> PathBuf {
    path.components().fold(PathBuf::new(), |mut normal, part| {
        match part {
            Component::CurDir => {}
            Component::ParentDir => drop(normal.pop()),
            Component::Prefix(_) | Component::RootDir | Component::Normal(_) => normal.push(part),
        }
        normal
    })
}

fn gzip_size(path: &Path) -> usize {
    let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(&bytes).expect("memory takes what is written");
    gzip.finish().expect("memory takes what is written").len()
}

/// The lines `"name" = size` of the table. Names carry no hash, so they stay the same.
fn recorded_sizes() -> Vec<(String, usize)> {
    include_str!("sizes.toml")
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .filter_map(|(name, size)| Some((name.trim_matches('"').to_owned(), size.parse().ok()?)))
        .collect()
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn extension(path: &Path) -> &str {
    path.extension().and_then(|extension| extension.to_str()).unwrap_or_default()
}
