//! A built site: complete, the same every time, and at home under any address.

mod html;
mod scratch;

use std::collections::{BTreeMap, BTreeSet};

use html::Page;
use scratch::{COURSE, LIST, ROOK, Scratch, lesson_with};

type Tree = BTreeMap<String, Vec<u8>>;

/// A site of three lessons, the first with a picture.
fn site() -> (Scratch, Tree) {
    let scratch = Scratch::new();
    let text = "![a castle](castle.svg) A [link](../queen/#open), and [one outside](https://example.org/).";
    scratch.write(ROOK, lesson_with(&[("The rook moves in straight lines.", text)]));
    scratch.write("www/lessons/en/castle.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
    scratch.write("www/lessons/en/queen.toml", lesson_with(&[("\"The rook\"", "\"The queen\"")]));
    scratch.write("www/lessons/en/king-2.toml", lesson_with(&[("\"The rook\"", "\"The king\"")]));
    let second = "[[chapter]]\ntitle = \"More\"\nlessons = [\"king-2\"]\n";
    scratch.write(LIST, format!("{}{second}", COURSE.replace("[\"rook\"]", "[\"rook\", \"queen\"]")));
    scratch.build();
    let tree = scratch.tree("dist");
    (scratch, tree)
}

fn pages(tree: &Tree) -> impl Iterator<Item = (&str, Page)> {
    tree.iter()
        .filter(|(name, _)| name.ends_with(".html"))
        .map(|(name, bytes)| (name.as_str(), Page::read(str::from_utf8(bytes).expect("a page in UTF-8"))))
}

#[test]
fn it_holds_its_pages_and_assets_and_nothing_else() {
    let (_, tree) = site();
    let assets = tree.keys().find_map(|name| name.strip_suffix("/style.css")).expect("a style sheet");
    let fingerprint = assets.strip_prefix("assets/").expect("a folder of assets");
    assert!(fingerprint.len() == 16 && fingerprint.bytes().all(|byte| byte.is_ascii_hexdigit()), "{assets}");
    let names: Vec<String> = tree.keys().map(|name| name.replace(assets, "ASSETS")).collect();
    assert_eq!(
        names,
        [
            ".squarewise",
            "404.html",
            "ASSETS/atkinson-hyperlegible-next-latin-400-normal.woff2",
            "ASSETS/atkinson-hyperlegible-next-latin-700-normal.woff2",
            "ASSETS/bench.css",
            "ASSETS/boot.js",
            "ASSETS/clipboard.js",
            "ASSETS/coordinates.js",
            "ASSETS/copy.js",
            "ASSETS/embed.js",
            "ASSETS/font-licence.txt",
            "ASSETS/icon.svg",
            "ASSETS/keys.js",
            "ASSETS/line.js",
            "ASSETS/load.js",
            "ASSETS/looks.js",
            "ASSETS/options.js",
            "ASSETS/own.css",
            "ASSETS/own.js",
            "ASSETS/package/LICENSE-APACHE",
            "ASSETS/package/LICENSE-MIT",
            "ASSETS/package/README.md",
            "ASSETS/package/ask.js",
            "ASSETS/package/attributes.js",
            "ASSETS/package/carry.js",
            "ASSETS/package/clipboard.js",
            "ASSETS/package/custom-elements.json",
            "ASSETS/package/field.js",
            "ASSETS/package/kits.js",
            "ASSETS/package/languages.js",
            "ASSETS/package/lead.js",
            "ASSETS/package/life.js",
            "ASSETS/package/load.js",
            "ASSETS/package/package.json",
            "ASSETS/package/share.js",
            "ASSETS/package/shared.js",
            "ASSETS/package/squarewise-board.css",
            "ASSETS/package/squarewise-board.d.ts",
            "ASSETS/package/squarewise-board.js",
            "ASSETS/package/told.js",
            "ASSETS/package/touch.js",
            "ASSETS/package/typed.en.js",
            "ASSETS/package/web_bg.js",
            "ASSETS/package/web_bg.wasm",
            "ASSETS/package/words.en.txt",
            "ASSETS/pointing.js",
            "ASSETS/print.js",
            "ASSETS/progress.js",
            "ASSETS/record.js",
            "ASSETS/resume.js",
            "ASSETS/settings.js",
            "ASSETS/sheet.css",
            "ASSETS/spoken.en.js",
            "ASSETS/style.css",
            "ASSETS/transfer.js",
            "ASSETS/typed.en.js",
            "ASSETS/web_bg.js",
            "ASSETS/web_bg.wasm",
            "ASSETS/words.en.txt",
            "demo/demo.css",
            "demo/demo.js",
            "demo/index.html",
            "embed/index.html",
            "en/element/index.html",
            "en/exercises/index.html",
            "en/king-2/index.html",
            "en/pictures/castle.svg",
            "en/queen/index.html",
            "en/rook/index.html",
            "en/settings/index.html",
            "en/sources/index.html",
            "en/your-board/index.html",
            "index.html",
            "robots.txt",
        ]
    );
}

#[test]
fn the_same_sources_give_the_same_bytes() {
    let (scratch, first) = site();
    scratch.build();
    assert_eq!(scratch.tree("dist"), first);
    assert_eq!(site().1, first, "in another folder");
    scratch.write("target/web/web_bg.js", "export default 1;");
    scratch.build();
    let changed = scratch.tree("dist");
    let address = |tree: &Tree| tree.keys().find(|name| name.ends_with("style.css")).cloned();
    assert_ne!(address(&changed), address(&first), "a changed asset moves all of them");
}

#[test]
fn every_link_leads_somewhere_inside() {
    let (_, tree) = site();
    let ids: BTreeMap<&str, BTreeSet<String>> =
        pages(&tree).map(|(name, page)| (name, page.values("id").map(str::to_owned).collect())).collect();
    for (name, page) in pages(&tree) {
        for address in page.values("href").chain(page.values("src")) {
            if address.starts_with("https://") || address == "data:," {
                continue;
            }
            let (path, fragment) = address.split_once('#').unwrap_or((address, ""));
            let path = path.split_once('?').map_or(path, |(path, _)| path);
            let target = resolve(name, path).unwrap_or_else(|| panic!("{name}: {address} leaves the site"));
            assert!(tree.contains_key(&target), "{name}: {address} leads to {target}, which is not there");
            if !fragment.is_empty() {
                assert!(ids[&*target].contains(fragment), "{name}: {address}: no such place");
            }
        }
    }
}

/// The file that a relative address means, seen from a page; `None` if it is not relative or leaves the site.
/// The page for wrong addresses may be seen from anywhere, so its links begin at the root.
fn resolve(page: &str, address: &str) -> Option<String> {
    if address.is_empty() {
        return Some(page.to_owned());
    }
    if page == "404.html" {
        return resolve("index.html", &format!("./{}", address.strip_prefix('/')?));
    }
    if address.starts_with('/') || address.contains(':') {
        return None;
    }
    let mut folders: Vec<&str> = page.split('/').collect();
    folders.pop();
    for part in address.split('/') {
        match part {
            "." | "" => {}
            ".." => _ = folders.pop()?,
            name => folders.push(name),
        }
    }
    if address.ends_with('/') {
        folders.push("index.html");
    }
    Some(folders.join("/"))
}

#[test]
fn ids_are_unique_and_references_find_them() {
    let (_, tree) = site();
    for (name, page) in pages(&tree) {
        let mut ids = BTreeSet::new();
        for id in page.values("id") {
            assert!(ids.insert(id), "{name}: the id {id} stands twice");
        }
        for attribute in ["aria-labelledby", "aria-describedby", "aria-controls", "for"] {
            for id in page.values(attribute).flat_map(str::split_whitespace) {
                assert!(ids.contains(id), "{name}: {attribute} names {id}, which is not there");
            }
        }
    }
}

#[test]
fn names_of_boards_that_would_stand_twice_on_a_page_are_refused() {
    let scratch = Scratch::new();
    for name in ["main", "lessons", "hatched", "open-caption", "open-title", "open-description"] {
        scratch.write(ROOK, lesson_with(&[("\"stars\"", &format!("\"{name}\""))]));
        let wanted = format!(
            "{ROOK}:25: found name = \"{name}\", which a part of the page has\n    \
             write another, like name = \"{name}-board\"\nsquarewise: 1 finding\n"
        );
        assert_eq!(scratch.run(&["check"]).stderr, wanted);
    }
}

#[test]
fn every_page_says_what_it_may_load() {
    let (_, tree) = site();
    for (name, page) in pages(&tree) {
        let is_policy = |tag: &&html::Tag| tag.attributes.contains_key("http-equiv");
        let policies: Vec<_> = page.named("meta").filter(is_policy).collect();
        assert_eq!(policies.len(), 1, "{name}");
        assert_eq!(policies[0].attributes["http-equiv"], "Content-Security-Policy", "{name}");
        assert_eq!(policies[0].attributes["content"], site::page::CSP, "{name}");
        assert_eq!(page.values("style").count() + page.named("style").count(), 0, "{name}");
    }
}

#[test]
fn a_board_with_a_dead_position_says_so_and_why() {
    let scratch = Scratch::new();
    let wall = [
        ("8/3p4/8/8/3R4/8/8/8 w", "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w"),
        (
            "piece = \"d4\"\ncaption = \"From d4 the rook has 13 squares, and takes on d7.\"",
            "caption = \"A wall.\"",
        ),
        ("  { piece = \"d4\", moves = 13, captures = 1, takes = \"d7\" },\n", ""),
        ("{ try = \"d4d8\", is = \"path_blocked\" }", "{ status = \"dead\" }"),
    ];
    scratch.write(ROOK, lesson_with(&wall));
    scratch.build();
    let page =
        String::from_utf8(scratch.tree("dist")["en/rook/index.html"].clone()).expect("a page in UTF-8");
    let said = "The game is drawn here: nobody can give checkmate any more, because the pawns are locked and no piece can get past. (Article 5.2.2)";
    assert_eq!(page.matches(said).count(), 1, "the other board is not dead");
    assert!(page.contains("The reason: b4, d4, f4, h4, b5, d5, f5 and h5."), "and the picture shows it");
}
