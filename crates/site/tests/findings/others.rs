//! What is wrong with the list of lessons and with the files that are no lessons.

use super::scratch::{COURSE, LIST, Scratch, count, findings};
use super::{Found, exercise_with};

const ABOUT: &str = "www/lessons/en/pages/about.toml";
const BLANK: &str = "www/lessons/en/sheets/blank.toml";
const GLOSSARY: &str = "www/lessons/en/glossary.toml";

const ANY_ARTICLE: &str = "write its number, like \"3.8.2\": \
    there are articles 1 to 12, appendices A to D, and guidelines I to III";

/// Checks the sample site with this key at the top of its list and one more file.
#[track_caller]
fn check(key: &str, [file, content]: [&str; 2], wanted: &[(&str, Found)]) {
    let scratch = Scratch::new();
    scratch.write(LIST, COURSE.replace("format = 1", &format!("format = 1\n{key}")));
    scratch.write(file, content);
    let told: String = wanted.iter().map(|(file, found)| findings(file, found)).collect();
    let found = wanted.iter().map(|(_, found)| found.len()).sum();
    let ran = scratch.run(&["check"]);
    assert_eq!((ran.code, ran.stderr), (Some(1), told + &count(found)), "{key} {content}");
}

#[test]
fn pages_that_are_no_lessons() {
    let list = "pages = [\n  \"about\",\n  \"about\",\n  \"gone\",\n]";
    let listed: Found = &[
        (5, "the page \"about\" is listed twice", "take one of them out"),
        (6, "the page \"gone\" has no file", "write pages/gone.toml, or take the name out"),
    ];
    let empty: Found = &[
        (1, "title is missing or empty", "write title = \"For teachers\""),
        (1, "promise is missing or empty", "write promise = \"How to use these lessons in a class.\""),
        (1, "the page has no section", "add a [[section]] with title and text"),
    ];
    check(list, [ABOUT, "format = 1"], &[(LIST, listed), (ABOUT, empty)]);
    let head = "format = 1\ntitle = \"About\"\npromise = \"Us.\"\nadds = \"maps\"";
    let section = "[[section]]\ntitle = \"We\"\ntext = \"Us.\"\narticle = \"nine\"";
    let question = "[[section.question]]\nask = \"status\"";
    check(
        "pages = [\"about\"]",
        [ABOUT, &format!("{head}\n\n{section}\n\n{question}\n")],
        &[(
            ABOUT,
            &[
                (
                    4,
                    "found adds = \"maps\"",
                    "write adds = \"nothing\" or adds = \"format\" or adds = \"plan\"",
                ),
                (9, "found \"nine\", expected an article of the FIDE Laws", ANY_ARTICLE),
                (11, "only an exercise has questions", "write it as an [[exercise.question]]"),
            ],
        )],
    );
    let rook = "www/lessons/en/pages/rook.toml";
    check(
        "pages = [\"rook\"]",
        [rook, "format = 1\ntitle = \"A\"\npromise = \"B\"\n[[section]]\ntitle = \"C\"\ntext = \"D\"\n"],
        &[(
            rook,
            &[(
                1,
                "the lesson \"rook\" has this name too",
                "give the file another, or move what it says into the lesson",
            )],
        )],
    );
}

#[test]
fn sheets_that_belong_to_no_lesson() {
    let empty: Found = &[
        (1, "title is missing or empty", "write title = \"Blank boards\""),
        (1, "promise is missing or empty", "write promise = \"Boards to draw on.\""),
        (1, "there is no [sheet]", "add a [sheet] with what stands on the page"),
    ];
    check("sheets = [\"blank\"]", [BLANK, "format = 1"], &[(BLANK, empty)]);
    let choice = "[sheet]\nshow = [{ board = \"open\" }]\nform = \"boards\"";
    check(
        "sheets = [\"blank\"]",
        [BLANK, &format!("format = 1\ntitle = \"Blank\"\npromise = \"Boards.\"\n\n{choice}\n")],
        &[(BLANK, &[(6, "this file has no board named \"open\"", "add a [[sheet.board]]")])],
    );
}

#[test]
fn words_that_are_explained() {
    let first = "[[term]]\nname = \"rank\"\ntext = \"\"\nlesson = \"gone\"\narticle = \"x\"";
    let second = "[[term]]\nname = \"file\"\nforms = [\n  \"rank\",\n  \"*\",\n]\ntext = \"A column.\"";
    check(
        "",
        [GLOSSARY, &format!("format = 1\n\n{first}\n\n{second}\n\n[[term]]\ntext = \"Nothing.\"\n")],
        &[(
            GLOSSARY,
            &[
                (5, "text is missing or empty", "write text = \"A row of the board.\""),
                (
                    6,
                    "there is no lesson \"gone\"",
                    "name a lesson by its file, like lesson = \"rook\", or take it out",
                ),
                (7, "found \"x\", expected an article of the FIDE Laws", ANY_ARTICLE),
                (12, "\"rank\" is listed twice: the term \"rank\" has it too", "take one of them out"),
                (
                    13,
                    "found \"*\", expected a word or a few of them",
                    "use letters, digits, hyphens and single spaces",
                ),
                (17, "name is missing or empty", "write name = \"rank\""),
            ],
        )],
    );
}

#[test]
fn a_glossary_that_cannot_be_read_is_not_blamed_on_the_pages() {
    let scratch = Scratch::new();
    scratch.write(LIST, COURSE.replace("format = 1", "format = 1\npages = [\"about\"]"));
    scratch.write(GLOSSARY, "format = 1\n\n[[term]]\nname = \"file\"\n");
    let section = "[[section]]\ntitle = \"We\"\ntext = \"Us.\"";
    let head = "format = 1\ntitle = \"About\"\npromise = \"Us.\"\nunlinked = [\"file\"]";
    scratch.write(ABOUT, format!("{head}\n\n{section}\n"));
    let wanted =
        findings(GLOSSARY, &[(3, "text is missing or empty", "write text = \"A row of the board.\"")]);
    assert_eq!(scratch.run(&["check"]).stderr, wanted + &count(1));
}

#[test]
fn where_the_site_is_published_is_more_than_how_an_address_begins() {
    let scratch = Scratch::new();
    scratch.write(LIST, format!("address = \"https://\"\n{COURSE}"));
    let found = (
        1,
        "found address = \"https://\", expected where the site is published",
        "write it like address = \"https://chess.example\", or take it out",
    );
    assert_eq!(scratch.run(&["check"]).stderr, findings(LIST, &[found]) + &count(1));
}

#[test]
fn where_the_site_is_published() {
    check(
        "address = \"ftp://a b\"",
        [super::ROOK, &exercise_with("")],
        &[
            (
                LIST,
                &[(
                    3,
                    "found address = \"ftp://a b\", expected where the site is published",
                    "write it like address = \"https://chess.example\", or take it out",
                )],
            ),
            (
                super::ROOK,
                &[(
                    20,
                    "the exercise has no board with a goal, and no question",
                    "add an [[exercise.board]] with stars = \"d7 g7\" and its answer, or an [[exercise.question]]",
                )],
            ),
        ],
    );
}
