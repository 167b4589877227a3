//! `LAWS.md` names nothing that is not there, and every article that the code cites.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const LAWS: &str = include_str!("../LAWS.md");
const TABLES: [&str; 2] = [include_str!("cases/illegal-reasons.tsv"), include_str!("cases/corner-cases.tsv")];

/// A row of a table in `LAWS.md`, with the number of its line.
struct Row {
    line: usize,
    cells: Vec<&'static str>,
}

fn rows() -> Vec<Row> {
    let lines = LAWS.lines().enumerate().filter(|(_, line)| line.starts_with("| "));
    let row = |(index, line): (usize, &'static str)| Row {
        line: index + 1,
        cells: line.trim_matches('|').split('|').map(str::trim).collect(),
    };
    lines.map(row).filter(|row| row.cells[0] != "Article").collect()
}

/// Names in backticks, each with the text before it.
fn names(cell: &str) -> impl Iterator<Item = (&str, &str)> {
    let pieces: Vec<&str> = cell.split('`').collect();
    (1..pieces.len()).step_by(2).map(move |at| (pieces[at - 1], pieces[at]))
}

/// Words outside backticks that are ids of rows in the tables of cases.
fn ids(cell: &str) -> impl Iterator<Item = &str> {
    let is_id = |word: &&str| word.starts_with("IR") || word.starts_with("CC");
    cell.split('`').step_by(2).flat_map(|text| text.split([' ', ','])).filter(is_id)
}

#[test]
fn every_rule_lives_somewhere_and_is_proved_or_says_why_not() {
    let known: BTreeSet<&str> = TABLES.iter().flat_map(|table| column(table, "id")).collect();
    let mut wrong = Vec::new();
    for Row { line, cells } in rows() {
        let mut finding = |text: String| wrong.push(format!("LAWS.md:{line}: {text}"));
        let (places, proof) = match cells[..] {
            [_, _, places, proof] => (places, Some(proof)),
            [_, _, why] => (why, None),
            _ => {
                finding(format!("found {} cells, expected 4, or 3 with a reason", cells.len()));
                continue;
            }
        };
        if cells.iter().any(|cell| cell.is_empty()) {
            finding(String::from("an empty cell"));
        }
        names(places).filter_map(|(_, name)| missing("src", name)).for_each(&mut finding);
        let Some(proof) = proof else { continue };
        if names(places).next().is_none() {
            finding(String::from("no item where the rule lives"));
        }
        if names(proof).next().is_none() && ids(proof).next().is_none() {
            finding(String::from("no row and no test that proves the rule"));
        }
        ids(proof)
            .filter(|id| !known.contains(id))
            .map(|id| format!("no row {id} in tests/cases"))
            .for_each(&mut finding);
        let tests = names(proof).filter_map(|(before, name)| match before.ends_with("example of ") {
            true => missing("src", name).or_else(|| without_example(name)),
            false => missing("tests", name).or_else(|| no_test(name)),
        });
        tests.for_each(&mut finding);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_article_stands_once() {
    let mut seen = BTreeSet::new();
    let again: Vec<String> = rows()
        .iter()
        .filter(|row| !seen.insert(row.cells[0]))
        .map(|row| format!("LAWS.md:{}: {} stands there twice", row.line, row.cells[0]))
        .collect();
    assert!(again.is_empty(), "{}", again.join("\n"));
    assert!(seen.len() > 100, "only {} articles were read", seen.len());
}

#[test]
fn every_link_leads_where_it_says() {
    let pieces: Vec<&str> = LAWS.split("](").collect();
    assert!(pieces.len() > 1, "LAWS.md links to nothing");
    for pair in pieces.windows(2) {
        let label = pair[0].rsplit('[').next().unwrap_or_default().trim_matches('`');
        let target = pair[1].split(')').next().unwrap_or_default();
        assert_eq!(label, target, "a link of LAWS.md says one thing and leads to another");
        assert!(place(target).exists(), "LAWS.md links to {target}, which is not in crates/rules");
    }
}

#[test]
fn every_cited_article_is_listed() {
    let listed: Vec<&str> = rows().iter().map(|row| row.cells[0]).collect();
    let mut cited: Vec<(String, String)> = Vec::new();
    for file in sources() {
        let text = fs::read_to_string(&file).expect("a source file");
        let in_strings = text.split('"').filter(|piece| piece.contains('.') && is_article(piece));
        let articles = cited_in_comments(&text).chain(in_strings);
        let name = file.strip_prefix(place("")).unwrap_or(&file).display().to_string();
        cited.extend(articles.map(|article| (name.clone(), String::from(article))));
    }
    for table in TABLES {
        let articles = column(table, "article").filter(|article| *article != "-");
        cited.extend(articles.map(|article| (String::from("tests/cases"), String::from(article))));
    }
    assert!(cited.len() > 300, "only {} citations were found", cited.len());
    // A whole article is listed by its parts.
    let is_listed = |article: &str| {
        listed
            .iter()
            .any(|row| row.strip_prefix(article).is_some_and(|rest| rest.is_empty() || rest.starts_with('.')))
    };
    let missing: BTreeSet<String> = cited
        .iter()
        .filter(|(_, article)| !is_listed(article))
        .map(|(file, article)| format!("{file} cites {article}: add a row to LAWS.md"))
        .collect();
    assert!(missing.is_empty(), "{}", missing.into_iter().collect::<Vec<_>>().join("\n"));
}

/// The cells under one heading of a table of cases.
fn column<'a>(table: &'a str, heading: &str) -> impl Iterator<Item = &'a str> {
    let mut lines = table.lines();
    let headings = lines.next().unwrap_or_default();
    let at = headings.split('\t').position(|cell| cell == heading).expect("a heading of the table");
    lines.filter_map(move |line| line.split('\t').nth(at))
}

/// Articles after `FIDE`, in a row like `3.1, 3.5`, `3.2 to 3.9` or `Guidelines II`.
fn cited_in_comments(text: &str) -> impl Iterator<Item = &str> {
    text.split("FIDE")
        .skip(1)
        .flat_map(|after| {
            let mut is_over = false;
            after.split_whitespace().map_while(move |word| {
                let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric());
                let goes_on = bare.is_empty() || ["and", "to", "Guidelines", "Appendix"].contains(&bare);
                let stays = !is_over && (goes_on || is_article(bare));
                is_over = word.contains([')', ':', ';']);
                stays.then_some(bare)
            })
        })
        .filter(|word| is_article(word))
}

/// `3.7.3.3`, `C.10`, `II`: a number, the letter of an appendix or the number of a guideline, then numbers.
fn is_article(text: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|digit| digit.is_ascii_digit());
    let mut parts = text.split('.');
    let begins = parts
        .next()
        .is_some_and(|first| is_number(first) || ["A", "B", "C", "D", "I", "II", "III"].contains(&first));
    begins && parts.all(is_number)
}

fn sources() -> Vec<PathBuf> {
    let (mut folders, mut files) = (vec![place("src")], Vec::new());
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).expect("a folder of sources") {
            let path = entry.expect("an entry of the folder").path();
            match path.extension() {
                Some(kind) if kind == "rs" => files.push(path),
                _ if path.is_dir() => folders.push(path),
                _ => {}
            }
        }
    }
    files
}

/// A file or folder of the crate.
fn place(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The text of the file that a path like `san::letters::PieceLetters` begins with, and the rest of the path.
fn resolve<'a>(root: &str, name: &'a str) -> Option<(String, Vec<&'a str>)> {
    let parts: Vec<&str> = name.split("::").collect();
    (1..=parts.len()).rev().find_map(|length| {
        let file = place(root).join(parts[..length].join("/")).with_extension("rs");
        Some((fs::read_to_string(file).ok()?, parts[length..].to_vec()))
    })
}

/// What is not there of a path; `None` if all is.
fn missing(root: &str, name: &str) -> Option<String> {
    let Some((text, items)) = resolve(root, name) else {
        return Some(format!("no module in {root} for `{name}`"));
    };
    let is_there = match items[..] {
        [] => true,
        [item] => text.lines().any(|line| defines(line, item)),
        [owner, item] => {
            let is_owned =
                |line: &str| ["impl", "enum", "struct"].iter().any(|word| follows(line, word, owner));
            let is_item = |line: &str| defines(line, item) || is_variant(line, item);
            text.lines().any(is_owned) && text.lines().any(is_item)
        }
        _ => false,
    };
    (!is_there).then(|| format!("`{name}` is not in {root}"))
}

fn no_test(name: &str) -> Option<String> {
    let (text, items) = resolve("tests", name)?;
    let is_test = items.first().is_some_and(|test| text.contains(&format!("#[test]\nfn {test}()")));
    (!is_test).then(|| format!("`{name}` is not a test"))
}

fn without_example(name: &str) -> Option<String> {
    let (text, items) = resolve("src", name)?;
    let before: Vec<&str> =
        text.lines().take_while(|line| !defines(line, items.last().unwrap_or(&""))).collect();
    let mut docs =
        before.iter().rev().map(|line| line.trim()).take_while(|line| line.starts_with(['/', '#']));
    (!docs.any(|line| line.contains("```"))).then(|| format!("`{name}` has no example"))
}

/// Whether the line defines a function, a type or a constant of this name.
fn defines(line: &str, name: &str) -> bool {
    ["fn", "struct", "enum", "const"]
        .iter()
        .any(|word| words(line).collect::<Vec<_>>().windows(2).any(|pair| pair == [*word, name]))
}

/// Whether the line begins with a variant of this name.
fn is_variant(line: &str, name: &str) -> bool {
    let rest = line.trim_start().strip_prefix(name);
    rest.is_some_and(|rest| [",", "(", " {", " ="].iter().any(|next| rest.starts_with(next)))
}

/// Whether both words stand in the line, this one first.
fn follows(line: &str, first: &str, then: &str) -> bool {
    words(line).skip_while(|word| *word != first).any(|word| word == then)
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|letter: char| !letter.is_alphanumeric() && letter != '_').filter(|word| !word.is_empty())
}
