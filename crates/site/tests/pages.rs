//! Pages that are no lessons, the glossary, and what is made of all lessons together.

mod html;
mod scratch;

use std::collections::BTreeSet;

use html::{Page, Tag};
use scratch::{COURSE, LIST, ROOK, Scratch, count, findings, lesson_with};
use site::page::{BOARD, ELEMENT, EXERCISES, SETTINGS, SOURCES, added_places, sources, standing_places};

const ABOUT: &str = "www/lessons/en/pages/about.toml";
const GLOSSARY: &str = "www/lessons/en/glossary.toml";

const PAGE: &str = r##"format = 1
title = "About us"
promise = "Who we are."

[[section]]
title = "One file"
text = "A rook and a [board](#seen) on a file, see [words](../glossary/#rook)."

[[section.board]]
name = "seen"
fen = "8/8/8/8/3R4/8/8/8 w"
piece = "d4"
caption = "14 squares."
claims = [{ piece = "d4", moves = 14 }]
"##;

const WORDS: &str = r#"format = 1

[[term]]
name = "rook"
forms = ["rooks"]
text = "A tower. Rooks go along a file."
lesson = "rook"

[[term]]
name = "file"
text = "A column for a rook."

[term.board]
fen = "8/8/8/8/3R4/8/8/8 w"
piece = "d4"
caption = "From d4 to 14 squares."
claims = [{ piece = "d4", moves = 14 }]
"#;

fn course(pages: &str) -> String {
    COURSE.replace("format = 1\n", &format!("format = 1\npages = [{pages}]\n"))
}

fn site() -> Scratch {
    let scratch = Scratch::new();
    scratch.write(ABOUT, PAGE);
    scratch.write(GLOSSARY, WORDS);
    scratch.write(LIST, course("\"about\""));
    scratch
}

fn page(scratch: &Scratch, name: &str) -> Page {
    Page::read(&scratch.read(&format!("dist/en/{name}/index.html")))
}

/// Where the links with this text lead, in order; a name of the board may be marked in it.
fn links<'a>(page: &'a Page, text: &str) -> Vec<&'a str> {
    let has_text =
        |[link, within]: &[&Tag; 2]| link.text == text || (link.text.is_empty() && within.text == text);
    let pairs = page.tags.iter().zip(page.tags.iter().skip(1)).map(|(tag, next)| [tag, next]);
    let links = pairs.filter(|[tag, _]| tag.name == "a").filter(has_text);
    links.map(|[tag, _]| &*tag.attributes["href"]).collect()
}

#[test]
fn a_page_is_made_as_a_lesson_is() {
    let scratch = site();
    scratch.build();
    let about = page(&scratch, "about");
    assert_eq!(about.text("h1"), "About us");
    assert_eq!(about.text("title"), "About us – Learn chess – Squarewise");
    assert!(about.values("id").any(|id| id == "seen"), "its board is there");
    assert!(about.values("src").any(|address| address.ends_with("/boot.js")), "and comes alive");
    for name in ["about", "rook", "sources", "glossary"] {
        assert_eq!(links(&page(&scratch, name), "About us"), ["../../en/about/"], "{name}: at its foot");
    }
    assert_eq!(links(&Page::read(&scratch.read("dist/index.html")), "About us"), ["en/about/"]);
}

#[test]
fn the_first_use_of_each_word_leads_to_the_glossary() {
    let scratch = site();
    scratch.build();
    let about = page(&scratch, "about");
    assert_eq!(links(&about, "rook"), ["../../en/glossary/#rook"]);
    assert_eq!(links(&about, "file"), ["../../en/glossary/#file"]);
    assert_eq!(links(&page(&scratch, "rook"), "rook"), ["../../en/glossary/#rook"], "not the heading");
    let glossary = page(&scratch, "glossary");
    assert_eq!(links(&glossary, "rook"), ["#rook"], "an entry leads to another");
    assert_eq!(links(&glossary, "Rooks"), [""; 0], "and not to itself");
    assert_eq!(links(&glossary, "The rook"), ["../../en/rook/"], "but to its lesson");
    assert_eq!(glossary.named("dt").map(|tag| &*tag.text).collect::<Vec<_>>(), ["file", "rook"]);
    assert_eq!(glossary.text("figcaption"), "From d4 to 14 squares.");
}

#[test]
fn a_word_that_means_something_else_on_a_page_is_not_linked_there() {
    let scratch = site();
    scratch.write(ABOUT, PAGE.replace("\n\n[[section]]", "\nunlinked = [\"file\"]\n\n[[section]]"));
    scratch.build();
    assert_eq!(links(&page(&scratch, "about"), "file"), [""; 0]);
    assert_eq!(links(&page(&scratch, "about"), "rook").len(), 1);
}

#[test]
fn a_word_that_nothing_would_link_need_not_be_left_unlinked() {
    let scratch = site();
    let unlinked = "# Not \"Files\".\nunlinked = [\"Files\", \"File\"]";
    scratch.write(ABOUT, PAGE.replace("\n\n[[section]]", &format!("\n{unlinked}\n\n[[section]]")));
    let wanted = [(
        5,
        "glossary.toml does not explain \"Files\", so nothing would link it",
        "write it as it stands there, or take it out of unlinked",
    )];
    let stderr = scratch.run(&["check"]).stderr;
    assert_eq!(stderr, format!("{}{}", findings(ABOUT, &wanted), count(1)));
}

#[test]
fn words_arrive_as_text() {
    let scratch = site();
    let words = WORDS
        .replace("\"A tower.", "\"`<script>alert(1)</script>` & <script \\\" A tower.")
        .replace("\"From d4 to 14 squares.\"", "'''<b onclick=\"x\"'''");
    scratch.write(GLOSSARY, words);
    scratch.build();
    let glossary = page(&scratch, "glossary");
    assert!(glossary.named("script").all(|script| script.text.is_empty()));
    assert_eq!(glossary.named("b").count(), 0);
    assert_eq!(glossary.text("figcaption"), "<b onclick=\"x\"");
}

#[test]
fn exercises_are_listed_with_their_place_and_their_picture() {
    let scratch = site();
    scratch.build();
    let exercises = page(&scratch, "exercises");
    assert_eq!(links(&exercises, "The rook"), ["../../en/rook/"]);
    assert!(exercises.values("href").any(|address| address == "../../en/rook/#stars"));
    assert_eq!(exercises.values("data-solves").collect::<Vec<_>>(), ["rook/stars"]);
    let entries: Vec<_> = exercises.named("b").map(|title| &*title.text).collect();
    assert_eq!(entries, ["Stars"], "what is listed is counted");
    assert_eq!(exercises.values("href").filter(|address| *address == "#shape-R").count(), 1);
    assert_eq!(exercises.values("id").filter(|id| *id == "shape-R").count(), 1);
}

#[test]
fn articles_lead_to_the_lessons_that_rest_on_them() {
    let scratch = site();
    scratch.write(
        ROOK,
        lesson_with(&[(
            "[\"3.3\"]",
            "[\"3.10.1\", \"3.3\", \"3.8.2\", \"5.2\", \"3.9\", \"10.1\", \"6.9\", \"6.10.2\", \"II.2.1\"]",
        )]),
    );
    scratch.build();
    let sources = page(&scratch, "sources");
    let told: Vec<_> = sources.named("dt").map(|tag| &*tag.text).collect();
    let place = |article| told.iter().position(|told| *told == article);
    assert!(
        place("3.3") < place("3.10.1") && place("3.10.1") < place("5.2.1"),
        "the order of the Laws: {told:?}"
    );
    assert_eq!(place("3.10.3"), None, "what no lesson rests on and no board refuses by");
    let html = scratch.read("dist/en/sources/index.html");
    let rests = |article: &&str| {
        let entry = html.split_once(&format!("<div id=\"{article}\">")).map(|(_, rest)| rest);
        entry
            .and_then(|entry| entry.split_once("</div>"))
            .is_some_and(|(entry, _)| entry.contains("The rook"))
    };
    let articles = [
        "3.3", "3.8.1", "3.8.2", "3.8.2.2", "5.2.1", "5.2.2", "6.9", "6.10", "10", "10.1", "II.2.1", "II.2.2",
    ];
    let resting: Vec<_> = articles.into_iter().filter(rests).collect();
    assert_eq!(
        resting,
        ["3.3", "3.8.2", "3.8.2.2", "5.2.1", "5.2.2", "6.9", "6.10", "10.1", "II.2.1"],
        "itself and its parts, or else what it is a part of"
    );
    assert!(place("6.9") < place("6.10"), "numbers, not letters: {told:?}");
    let lesson = scratch.read("dist/en/rook/index.html");
    for link in ["sources/#5.2.1\">5.2<", "sources/#10.1\">10.1<", "sources/#6.10\">6.10.2<"] {
        assert!(lesson.contains(link), "no {link}");
    }
}

/// What a link may name on a page: all that has an id, but for its head and the whole, parts of pictures, what is said of
/// something else, and sections that are hidden until there is something in them.
fn shown_places(page: &Page) -> BTreeSet<String> {
    const PARTS: [&str; 7] = ["header", "main", "title", "desc", "g", "pattern", "p"];
    let mut is_hidden = false;
    let mut places = BTreeSet::new();
    for tag in &page.tags {
        if tag.name == "section" {
            is_hidden = tag.attributes.contains_key("hidden");
        }
        if let Some(id) = tag.attributes.get("id").filter(|_| !is_hidden && !PARTS.contains(&&*tag.name)) {
            places.insert(id.clone());
        }
    }
    places
}

#[test]
fn a_page_that_the_program_makes_has_the_places_that_links_may_name() {
    let scratch = site();
    scratch.write(ABOUT, format!("adds = \"format\"\n{PAGE}"));
    scratch.build();
    let has = |name: &str, places: &[String]| {
        let page = page(&scratch, name);
        let ids: Vec<_> = page.values("id").collect();
        let lost = places.iter().find(|place| !ids.contains(&&***place));
        assert_eq!(lost, None, "{name} has {ids:?}");
    };
    for index in [SETTINGS, BOARD, EXERCISES, ELEMENT] {
        let places = standing_places(index).expect("known places");
        let places: BTreeSet<_> = places.iter().map(|&place| place.to_owned()).collect();
        assert_eq!(shown_places(&page(&scratch, index)), places, "{index}");
    }
    has("about", &added_places(lesson::Adds::Format));
    let articles = BTreeSet::from(["3.3".to_owned(), "3.5".to_owned()]);
    let places = sources::places(None, &articles);
    assert!(places.contains("3.3") && !places.contains("7.5.1"), "{places:?}");
    has(SOURCES, &places.into_iter().collect::<Vec<_>>());
}

#[test]
fn what_is_wrong_with_pages_and_words_is_told() {
    let check = |change: &dyn Fn(&Scratch), file: &str, found: &[(usize, &str, &str)]| {
        let scratch = site();
        change(&scratch);
        assert_eq!(scratch.run(&["check"]).stderr, findings(file, found) + &count(found.len()));
    };
    let twice = |forms: &str| WORDS.replace("[\"rooks\"]", forms);
    check(
        &|scratch| scratch.write(GLOSSARY, twice("[\"Rook\", \"FILE\", \"no!\"]")),
        GLOSSARY,
        &[
            (5, "\"Rook\" is listed twice: the term \"rook\" has it too", "take one of them out"),
            (
                5,
                "found \"no!\", expected a word or a few of them",
                "use letters, digits, hyphens and single spaces",
            ),
            (10, "\"file\" is listed twice: the term \"rook\" has it too", "take one of them out"),
        ],
    );
    check(
        &|scratch| scratch.write(GLOSSARY, WORDS.replace("moves = 14", "moves = 13")),
        GLOSSARY,
        &[(
            17,
            "the piece on d4 has moves = 14, not 13",
            "write moves = 14 (d1 d2 d3 a4 b4 c4 e4 f4 g4 h4 d5 d6 d7 d8)",
        )],
    );
    check(
        &|scratch| scratch.write(GLOSSARY, WORDS.replace("lesson = \"rook\"", "lesson = \"queen\"")),
        GLOSSARY,
        &[(
            7,
            "there is no lesson \"queen\"",
            "name a lesson by its file, like lesson = \"rook\", or take it out",
        )],
    );
    check(
        &|scratch| scratch.write(LIST, course("\"about\", \"us\", \"about\"")),
        LIST,
        &[
            (3, "the page \"us\" has no file", "write pages/us.toml, or take the name out"),
            (3, "the page \"about\" is listed twice", "take one of them out"),
        ],
    );
    check(
        &|scratch| scratch.write(LIST, COURSE),
        ABOUT,
        &[(
            1,
            "the page \"about\" is not in the pages of course.toml",
            "add \"about\" there, or remove the file",
        )],
    );
    check(
        &|scratch| scratch.write(ABOUT, PAGE.replace("14 squares", "15 squares")),
        ABOUT,
        &[(
            13,
            "the caption says 15, and no claim proves it",
            "write 14, which the claims prove, or add a claim",
        )],
    );
    check(
        &|scratch| scratch.write(ABOUT, PAGE.replace("(#seen)", "(../nowhere/)")),
        ABOUT,
        &[(
            7,
            "the link \"../nowhere/\" leads nowhere",
            "link to a lesson like ../rook/, to a board of this one like #open, or to https://…",
        )],
    );
}

#[test]
fn the_reference_for_authors_is_added_where_it_is_asked_for() {
    let scratch = site();
    scratch.write(ABOUT, PAGE.replace("\n\n[[section]]", "\nadds = \"format\"\n\n[[section]]"));
    scratch.build();
    let about = page(&scratch, "about");
    let codes: Vec<_> = about.named("code").map(|tag| &*tag.text).collect();
    for wanted in ["fen", "stars", "try", "forms", "unlinked", "path_blocked", "pinned"] {
        assert!(codes.contains(&wanted), "{wanted}");
    }
    // Its tables are tables: no cell's border is left over in a text.
    let cells: Vec<&str> = about.named("th").map(|cell| &*cell.text).collect();
    assert!(cells.contains(&"the learner"), "{cells:?}");
    assert!(about.named("p").all(|text| !text.text.contains('|')));
}

/// Where the boards of a page lead from an article, if they lead anywhere.
fn taught(page: &Page, article: &str) -> Option<String> {
    let mut links =
        page.named("a").filter(|tag| tag.attributes.get("data-article").is_some_and(|has| has == article));
    links.next().map(|tag| tag.attributes["href"].clone())
}

#[test]
fn each_article_of_a_refusal_leads_to_where_it_is_taught() {
    let scratch = site();
    let second = lesson_with(&[("[\"3.3\"]", "[\"3.3\", \"3.5\", \"3.8.2\"]")]);
    scratch.write("www/lessons/en/second.toml", second);
    scratch.write(LIST, course("\"about\"").replace("\"rook\"", "\"rook\", \"second\""));
    scratch.build();
    let (rook, about, sources) = (page(&scratch, "rook"), page(&scratch, "about"), page(&scratch, "sources"));
    // The article, where it leads from the first lesson, and where from a page that is none.
    let rows = [
        (
            "3.3",
            Some("../../en/sources/#3.3"),
            Some("../../en/rook/"),
            "the first that rests on it; whoever is there is led to the Laws",
        ),
        (
            "3.5",
            Some("../../en/second/#open-section"),
            Some("../../en/second/#open-section"),
            "a board shows it",
        ),
        ("3.8.2.1", Some("../../en/second/"), Some("../../en/second/"), "a part of what a lesson rests on"),
        (
            "3.8.1",
            Some("../../en/sources/#3.8.1"),
            Some("../../en/sources/#3.8.1"),
            "no lesson, but the Laws",
        ),
    ];
    for (article, from_rook, from_about, why) in rows {
        assert_eq!(taught(&rook, article).as_deref(), from_rook, "{article}: {why}");
        assert_eq!(taught(&about, article).as_deref(), from_about, "{article}: {why}");
    }
    assert_eq!(taught(&page(&scratch, "second"), "3.5").as_deref(), Some("#open-section"));
    assert!(sources.values("id").any(|id| id == "3.8.1"), "the Laws have a place for it");
}
