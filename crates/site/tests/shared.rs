//! What a site tells search engines and those who share a link, and that its links work where it lies.

mod html;
mod scratch;

use html::Page;
use scratch::{COURSE, LIST, Scratch, lesson_with};

/// A site that is published at this address.
fn site_at(address: &str) -> Scratch {
    let scratch = Scratch::with_typeface();
    scratch.write(LIST, COURSE.replace("format = 1\n", &format!("format = 1\naddress = \"{address}\"\n")));
    scratch.build();
    scratch
}

fn page(scratch: &Scratch, file: &str) -> Page {
    Page::read(&scratch.read(&format!("dist/{file}")))
}

/// What the page says of one of its properties.
fn property<'a>(page: &'a Page, name: &str) -> Option<&'a str> {
    let is_named = |tag: &&html::Tag| tag.attributes.get("property").is_some_and(|found| found == name);
    page.named("meta").find(is_named).map(|tag| &*tag.attributes["content"])
}

#[test]
fn each_page_says_where_it_is_and_what_a_link_to_it_looks_like() {
    let scratch = site_at("https://example.org/chess/");
    let rook = page(&scratch, "en/rook/index.html");
    let canonical =
        rook.named("link").find(|tag| tag.attributes["rel"] == "canonical").expect("a canonical link");
    assert_eq!(canonical.attributes["href"], "https://example.org/chess/en/rook/");
    let wanted = [
        ("og:title", "The rook – Chess lesson"),
        ("og:description", "A lesson in the rules of chess. Straight lines."),
        ("og:type", "article"),
        ("og:url", "https://example.org/chess/en/rook/"),
        ("og:image", "https://example.org/chess/en/rook/card.png"),
    ];
    for (name, content) in wanted {
        assert_eq!(property(&rook, name), Some(content));
    }
    let home = page(&scratch, "index.html");
    assert_eq!(property(&home, "og:url"), Some("https://example.org/chess/"));
    for other in ["index.html", "en/exercises/index.html", "en/sources/index.html"] {
        let image = "https://example.org/chess/card.png";
        assert_eq!(property(&page(&scratch, other), "og:image"), Some(image), "{other}");
    }
}

#[test]
fn the_pictures_are_png_files_of_the_size_that_is_said() {
    let first = site_at("https://example.org");
    let tree = first.tree("dist");
    for file in ["card.png", "en/rook/card.png"] {
        let picture = &tree[file];
        assert!(picture.starts_with(b"\x89PNG\r\n\x1a\n"), "{file}");
        let length = |at: usize| u32::from_be_bytes(picture[at..at + 4].try_into().expect("four bytes"));
        assert_eq!((length(16), length(20)), (1200, 630), "{file}");
        assert!(picture.len() < 100_000, "{file}: {} bytes", picture.len());
    }
    assert_eq!(site_at("https://example.org").tree("dist"), tree, "the same sources give the same bytes");
}

#[test]
fn a_kept_picture_is_used_and_one_that_nothing_needs_goes() {
    let scratch = site_at("https://example.org");
    let kept: Vec<String> = scratch.tree("target/cards").into_keys().collect();
    assert_eq!(kept.len(), 2, "the lesson's and the home page's: {kept:?}");
    let first = scratch.tree("dist");
    scratch.build();
    assert_eq!(scratch.tree("dist"), first);
    scratch.write(
        "www/lessons/en/rook.toml",
        lesson_with(&[("\"The rook\"", "\"A very long name for a rook\"")]),
    );
    scratch.build();
    let later: Vec<String> = scratch.tree("target/cards").into_keys().collect();
    assert_eq!(later.len(), 2, "{later:?}");
    assert_ne!(later, kept);
}

#[test]
fn search_engines_are_given_every_page() {
    let scratch = site_at("https://example.org/chess");
    let robots = scratch.read("dist/robots.txt");
    assert_eq!(robots, "User-agent: *\nAllow: /\nSitemap: https://example.org/chess/sitemap.xml\n");
    let map = scratch.read("dist/sitemap.xml");
    let listed: Vec<&str> = map.split("<loc>").skip(1).filter_map(|rest| rest.split('<').next()).collect();
    let pages = ["element", "exercises", "rook", "settings", "sources", "your-board"];
    let pages = pages.map(|name| format!("en/{name}/"));
    let paths = ["demo/"].into_iter().chain(pages.iter().map(String::as_str)).chain([""]);
    let wanted: Vec<String> = paths.map(|path| format!("https://example.org/chess/{path}")).collect();
    assert_eq!(listed, wanted);
}

#[test]
fn without_an_address_there_is_none_of_it_and_that_is_said() {
    let scratch = Scratch::new();
    let ran = scratch.run(&["build"]);
    assert_eq!(ran.code, Some(0));
    assert_eq!(ran.stdout.matches("The course has no address").count(), 1, "{}", ran.stdout);
    let tree = scratch.tree("dist");
    assert!(!tree.contains_key("sitemap.xml") && !tree.contains_key("card.png"));
    assert_eq!(tree["robots.txt"], b"User-agent: *\nAllow: /\n");
    let rook = page(&scratch, "en/rook/index.html");
    assert_eq!(property(&rook, "og:title"), None);
    assert!(rook.named("link").all(|tag| tag.attributes["rel"] != "canonical"));
}

#[test]
fn the_page_for_wrong_addresses_works_at_any_depth() {
    for (address, root) in [
        ("https://example.org", "/"),
        ("https://example.org/a/b", "/a/b/"),
        ("http://localhost:80/x/", "/x/"),
    ] {
        let scratch = site_at(address);
        let missing = page(&scratch, "404.html");
        let ours = |address: &&str| {
            !address.starts_with("https://creativecommons.org/") && !address.starts_with('#')
        };
        for link in missing.values("href").chain(missing.values("src")).filter(ours) {
            assert!(link.starts_with(root), "{address}: {link}");
        }
        assert_eq!(property(&missing, "og:url"), None);
    }
}
