//! Whatever a teacher writes arrives as text: it cannot become a tag, end an attribute or run.

mod html;
mod sandbox;

use html::Page;
use sandbox::{COURSE, LIST, ROOK, Sandbox, lesson_with};

/// Everything that could end the text it stands in.
const EVIL: &str =
    "</title></script><script>alert(x)</script><b onclick=\"x\" id='y'>&amp;&lt;&quot;--></p>]]>";

/// `EVIL` as a TOML string.
const WRITTEN: &str =
    "'''</title></script><script>alert(x)</script><b onclick=\"x\" id='y'>&amp;&lt;&quot;--></p>]]>'''";

fn evil_site() -> Sandbox {
    let sandbox = Sandbox::new();
    let lesson = lesson_with(&[
        ("\"The rook\"", WRITTEN),
        ("\"Straight lines.\"", WRITTEN),
        ("\"Lines\"", WRITTEN),
        ("\"The rook moves in straight lines.\"", WRITTEN),
        ("\"From d4 the rook has 13 squares, and takes on d7.\"", WRITTEN),
        ("\"Stars\"", WRITTEN),
    ]);
    sandbox.write(ROOK, lesson);
    sandbox.write(LIST, COURSE.replace("\"The pieces\"", WRITTEN));
    sandbox.build();
    sandbox
}

#[test]
fn no_tag_and_no_attribute_comes_from_a_lesson() {
    let sandbox = evil_site();
    for file in ["dist/index.html", "dist/en/rook/index.html"] {
        let page = Page::read(&sandbox.read(file));
        let scripts: Vec<_> = page.named("script").collect();
        assert_eq!(scripts.len(), 1, "{file}");
        assert!(scripts[0].attributes["src"].ends_with("/boot.js") && scripts[0].text.is_empty(), "{file}");
        assert_eq!(page.named("b").count(), 0, "{file}");
        assert_eq!(page.values("id").filter(|id| id.contains('y')).collect::<Vec<_>>(), [""; 0], "{file}");
        for attribute in ["onclick", "style", "onload"] {
            assert_eq!(page.values(attribute).count(), 0, "{file}: {attribute}");
        }
    }
}

#[test]
fn each_text_arrives_as_it_was_written() {
    let sandbox = evil_site();
    let page = Page::read(&sandbox.read("dist/en/rook/index.html"));
    assert_eq!(page.text("title"), format!("{EVIL} – Squarewise"));
    let description = |tag: &&html::Tag| tag.attributes.get("name").is_some_and(|name| name == "description");
    let description = page.named("meta").find(description).expect("a description");
    assert_eq!(description.attributes["content"], EVIL);
    assert_eq!(page.text("h1"), EVIL);
    assert_eq!(page.named("h2").map(|tag| &*tag.text).collect::<Vec<_>>(), [EVIL, EVIL]);
    assert_eq!(page.text("figcaption"), EVIL);
    let classes =
        |tag: &&html::Tag, class: &str| tag.attributes.get("class").is_some_and(|found| found == class);
    for class in ["chapter", "promise"] {
        let texts: Vec<_> = page.named("p").filter(|tag| classes(tag, class)).map(|tag| &*tag.text).collect();
        assert_eq!(texts, [EVIL], "{class}");
    }

    let home = Page::read(&sandbox.read("dist/index.html"));
    assert_eq!(home.text("h3"), EVIL);
    assert_eq!(home.text("figcaption"), EVIL);
    let links: Vec<_> = home.named("a").map(|tag| &*tag.text).filter(|text| text.contains("alert")).collect();
    assert_eq!(links, [&*format!("Start with {EVIL}"), EVIL]);
}

#[test]
fn markdown_has_no_way_to_html_or_scripts() {
    let cases = [
        ("a <script>alert(x)</script> b", "a <script>alert(x)</script> b"),
        ("<script>alert(x)</script>", ""),
        ("`<script>`", ""),
        ("<!-- <script> --> ]]> <?php ?>", ""),
        ("[a](javascript:alert(x)) [b](JaVaScRiPt:x) [c](<java\tscript:x>) [d](data:text/html,x)", ""),
        ("[a](vbscript:x) <javascript:x> [r]\n\n[r]: javascript:alert(x)", ""),
        ("[a](java&#10;script:x) [b](&#x6a;avascript:x) [c](file:///etc/passwd)", ""),
        ("[a](../pawn/ \"\\\" onclick=x\")", ""),
        ("# Heading {#main onclick=x}", ""),
    ];
    let sandbox = Sandbox::new();
    for (text, paragraph) in cases {
        let toml = format!("'''{text}'''");
        sandbox.write(ROOK, lesson_with(&[("\"The rook moves in straight lines.\"", &toml)]));
        sandbox.build();
        let page = Page::read(&sandbox.read("dist/en/rook/index.html"));
        assert_eq!(page.named("script").count(), 1, "{text}");
        assert_eq!(page.values("onclick").count(), 0, "{text}");
        assert_eq!(page.values("id").filter(|id| *id == "main").count(), 1, "{text}");
        for address in page.values("href") {
            let scheme = address.split_once(':').map(|(scheme, _)| scheme);
            assert!(matches!(scheme, None | Some("https")), "{text}: {address}");
        }
        if !paragraph.is_empty() {
            assert!(page.named("p").any(|tag| tag.text == paragraph), "{text}");
        }
    }
}
