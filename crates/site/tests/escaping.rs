//! Whatever a teacher writes arrives as text: it cannot become a tag, end an attribute or run.

mod html;
mod scratch;

use html::Page;
use scratch::{COURSE, LIST, ROOK, Scratch, count, findings, lesson_with};

/// Everything that could end the text it stands in, or begin a tag there. Whole tags are refused before.
const EVIL: &str =
    "--> ]]> &amp &lt &quot </title </script <script src=x onload=\"alert(x)\" <b id='y' onclick=\"x\"";

/// `EVIL` as a TOML string.
const WRITTEN: &str =
    "'''--> ]]> &amp &lt &quot </title </script <script src=x onload=\"alert(x)\" <b id='y' onclick=\"x\"'''";

fn evil_site() -> Scratch {
    let scratch = Scratch::new();
    let lesson = lesson_with(&[
        ("\"The rook\"", WRITTEN),
        ("\"Straight lines.\"", WRITTEN),
        ("\"Lines\"", WRITTEN),
        ("\"The rook moves in straight lines.\"", WRITTEN),
        ("\"From d4 the rook has 13 squares, and takes on d7.\"", WRITTEN),
        ("\"Stars\"", WRITTEN),
    ]);
    scratch.write(ROOK, lesson);
    scratch.write(LIST, COURSE.replace("\"The pieces\"", WRITTEN));
    scratch.build();
    scratch
}

/// The scripts of a page with boards, all of them files.
const SCRIPTS: [&str; 3] = ["looks.js", "boot.js", "progress.js"];

/// The names of a page's scripts. One that is written into the page has no name.
fn scripts(page: &Page) -> Vec<&str> {
    page.named("script")
        .map(|script| {
            assert_eq!(script.text, "", "a script within the page");
            script.attributes["src"].rsplit('/').next().unwrap_or_default()
        })
        .collect()
}

#[test]
fn no_tag_and_no_attribute_comes_from_a_lesson() {
    let scratch = evil_site();
    for (file, own) in [("dist/index.html", &["resume.js"][..]), ("dist/en/rook/index.html", &[])] {
        let page = Page::read(&scratch.read(file));
        assert_eq!(scripts(&page), [&SCRIPTS, own].concat(), "{file}");
        assert_eq!(page.named("b").count(), 0, "{file}");
        assert_eq!(page.values("id").filter(|id| id.contains('y')).collect::<Vec<_>>(), [""; 0], "{file}");
        for attribute in ["onclick", "style", "onload"] {
            assert_eq!(page.values(attribute).count(), 0, "{file}: {attribute}");
        }
    }
}

#[test]
fn each_text_arrives_as_it_was_written() {
    let scratch = evil_site();
    let page = Page::read(&scratch.read("dist/en/rook/index.html"));
    assert_eq!(page.text("title"), format!("{EVIL} – Chess lesson – Squarewise"));
    let description = |tag: &&html::Tag| tag.attributes.get("name").is_some_and(|name| name == "description");
    let description = page.named("meta").find(description).expect("a description");
    assert_eq!(description.attributes["content"], format!("A lesson in the rules of chess. {EVIL}"));
    assert_eq!(page.text("h1"), EVIL);
    assert_eq!(page.named("h2").map(|tag| &*tag.text).collect::<Vec<_>>(), [EVIL, EVIL]);
    assert_eq!(page.text("figcaption"), EVIL);
    let classes =
        |tag: &&html::Tag, class: &str| tag.attributes.get("class").is_some_and(|found| found == class);
    for class in ["chapter", "promise"] {
        let texts: Vec<_> = page.named("p").filter(|tag| classes(tag, class)).map(|tag| &*tag.text).collect();
        assert_eq!(texts, [EVIL], "{class}");
    }

    let home = Page::read(&scratch.read("dist/index.html"));
    assert_eq!(home.text("h3"), EVIL);
    assert_eq!(home.text("figcaption"), EVIL);
    let links: Vec<_> = home.named("a").map(|tag| &*tag.text).filter(|text| text.contains("alert")).collect();
    assert_eq!(links, [&*format!("Start with {EVIL}"), EVIL]);
}

#[test]
fn markdown_has_no_way_to_html() {
    let cases = [
        ("a \\<script>alert(x)\\</script> b", "a <script>alert(x)</script> b"),
        ("a <script src=x onclick=y b", "a <script src=x onclick=y b"),
        ("`<script>alert(x)</script>`", ""),
        ("\n```\n<script onclick=\"x\">alert(x)</script>\n```\n", ""),
        ("    <script onclick=\"x\">", ""),
        ("`<!-- <script> --> ]]> <?php ?>`", ""),
        ("[a](../rook/ \"\\\" onclick=x\")", ""),
        ("### Heading {#main onclick=x}", ""),
    ];
    let scratch = Scratch::new();
    for (text, paragraph) in cases {
        let toml = format!("'''{text}'''");
        scratch.write(ROOK, lesson_with(&[("\"The rook moves in straight lines.\"", &toml)]));
        scratch.build();
        let page = Page::read(&scratch.read("dist/en/rook/index.html"));
        assert_eq!(scripts(&page), SCRIPTS, "{text}");
        assert_eq!(page.values("onclick").count(), 0, "{text}");
        assert_eq!(page.values("id").filter(|id| *id == "main").count(), 1, "{text}");
        if !paragraph.is_empty() {
            assert!(page.named("p").any(|tag| tag.text == paragraph), "{text}");
        }
    }
}

#[test]
fn links_lead_somewhere_and_never_to_a_script() {
    let sound = ["../rook/", "../rook/#open", "#stars", "https://example.org/a?b#c", "mailto:a@example.org"];
    let scratch = Scratch::new();
    let with_link = |written: &str| {
        let toml = format!("'''\nStraight {written}.'''");
        scratch.write(ROOK, lesson_with(&[("\"The rook moves in straight lines.\"", &toml)]));
        scratch.run(&["build"])
    };
    for address in sound {
        let ran = with_link(&format!("[a]({address})"));
        assert_eq!((ran.code, &*ran.stderr), (Some(0), ""), "{address}");
    }
    let help = "link to a lesson like ../rook/, to a board of this one like #open, or to https://…";
    let wrong = [
        ("[a](../pawn/)", "../pawn/"),
        ("[a](../rook)", "../rook"),
        ("[a](rook.toml)", "rook.toml"),
        ("[a](/)", "/"),
        ("[a](//example.org)", "//example.org"),
        ("[a](#nothing)", "#nothing"),
        ("[a]()", ""),
        ("[a](javascript:alert)", "javascript:alert"),
        ("[a](JaVaScRiPt:x)", "JaVaScRiPt:x"),
        ("[a](<java\tscript:x>)", "java\tscript:x"),
        ("[a](&#x6a;avascript:x)", "javascript:x"),
        ("<vbscript:x>", "vbscript:x"),
        ("[a](data:text/html,x)", "data:text/html,x"),
        ("[a](file:///etc/passwd)", "file:///etc/passwd"),
    ];
    for (written, address) in wrong {
        let ran = with_link(written);
        let line = if written.contains(address) && !address.is_empty() { 9 } else { 8 };
        let problem = format!("the link {address:?} leads nowhere");
        assert_eq!(ran.stderr, findings(ROOK, &[(line, &problem, help)]) + &count(1), "{written}");
        assert_eq!(ran.code, Some(1), "{written}");
    }
}
