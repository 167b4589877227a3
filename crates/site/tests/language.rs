//! Another language is files and nothing else: a made-up one leaves no English word.

mod html;
mod scratch;

use html::Page;
use lesson::{Intent, Session, Words, file};
use scratch::{LIST, ROOK, Scratch, WORDS, count, findings, lesson_with};

/// Where the made-up course is, and the files of it that are not English.
const MADE_UP: &str = "www/lessons/zz";

/// What the site calls itself, the names of licences, and the number of a guideline of the Laws.
const NAMES: [&str; 5] = ["Squarewise", "CC", "BY", "OFL", "II"];

/// The English table with another word in the place of each, and what is put in the other way round.
fn made_up() -> String {
    let english = Scratch::new().read(WORDS);
    let line = |line: &str| match line.split_once(" = \"") {
        Some(("letters", _)) => String::from("letters = \"Ж З И Л Ц\"\n"),
        Some((key @ ("alphabet" | "player_names"), _)) => {
            format!("{key} = \"жа жб жв жг жд же жё жж\"\n")
        }
        Some(("language", _)) => String::from("language = \"zz\"\n"),
        Some(("language_name", _)) => String::from("language_name = \"ж\"\n"),
        Some((key, text)) => {
            let forms = text.trim_end_matches('"').split(" | ").map(form);
            format!("{key} = \"{}\"\n", forms.collect::<Vec<_>>().join(" | "))
        }
        None => format!("{line}\n"),
    };
    english.lines().map(line).collect()
}

fn form(form: &str) -> String {
    let mut slots: Vec<&str> = Vec::new();
    for slot in form.split('{').skip(1).filter_map(|rest| rest.split('}').next()) {
        if !slots.contains(&slot) {
            slots.insert(0, slot);
        }
    }
    let slots: String = slots.iter().map(|slot| format!(" {{{slot}}} ж")).collect();
    format!("⟦ж{slots}⟧")
}

/// The words of Latin letters in a text, squares left out.
fn latin(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(|letter| letter.is_ascii_alphabetic());
    words.filter(is_word).filter(|word| !NAMES.contains(word)).collect()
}

/// Writes a course in the made-up language.
fn write_made_up(scratch: &Scratch) {
    let greek = [
        ("\"The rook\"", "\"Ο πύργος\""),
        ("\"Straight lines.\"", "\"Ευθείες.\""),
        ("\"Lines\"", "\"Ευθείες\""),
        ("\"The rook moves in straight lines.\"", "\"Ευθεία.\""),
        ("\"From d4 the rook has 13 squares, and takes on d7.\"", "\"Ο πύργος.\""),
        ("\"Stars\"", "\"Άστρα\""),
        ("\"Collect them.\"", "\"Άστρα.\""),
        ("\"Two stars.\"", "\"Άστρα.\""),
    ];
    scratch.write(&format!("{MADE_UP}/words.toml"), made_up());
    scratch.write(&format!("{MADE_UP}/rook.toml"), lesson_with(&greek));
    let list = scratch.read(LIST).replace("The pieces", "Τα κομμάτια");
    scratch.write(&format!("{MADE_UP}/course.toml"), list);
}

/// A page of the built site.
fn page(scratch: &Scratch, file: &str) -> Page {
    Page::read(&scratch.read(&format!("dist/{file}")))
}

#[test]
fn a_second_language_is_files_and_nothing_else() {
    let scratch = Scratch::with_typeface();
    scratch.write(LIST, format!("address = \"https://chess.example\"\n{}", scratch.read(LIST)));
    write_made_up(&scratch);
    scratch.write(&format!("{MADE_UP}/tower.toml"), scratch.read(&format!("{MADE_UP}/rook.toml")));
    let list = scratch.read(&format!("{MADE_UP}/course.toml")).replace("[\"rook\"]", "[\"rook\", \"tower\"]");
    scratch.write(&format!("{MADE_UP}/course.toml"), list);
    let checked = scratch.run(&["check"]).stdout;
    assert!(checked.starts_with("Checked 3 lessons"), "{checked}");
    scratch.build();
    let rows = [
        ("index.html", "zz/"),
        ("en/rook/index.html", "../../zz/rook/"),
        ("en/settings/index.html", "../../zz/settings/"),
        ("404.html", "/zz/"),
        ("zz/index.html", "../"),
        ("zz/rook/index.html", "../../en/rook/"),
        ("zz/tower/index.html", "../../"),
    ];
    for (file, wanted) in rows {
        let page = page(&scratch, file);
        let links: Vec<_> = page.tags.iter().filter(|tag| tag.name == "a").collect();
        let leading: Vec<_> = links
            .iter()
            .filter(|tag| tag.attributes.contains_key("hreflang"))
            .map(|tag| &*tag.attributes["href"])
            .collect();
        assert_eq!(leading, [wanted], "{file}");
    }
    let versions = |file| -> Vec<String> {
        let page = page(&scratch, file);
        let links =
            page.tags.iter().filter(|tag| tag.attributes.get("rel").is_some_and(|rel| rel == "alternate"));
        links.map(|tag| format!("{} {}", tag.attributes["hreflang"], tag.attributes["href"])).collect()
    };
    assert_eq!(
        versions("zz/rook/index.html"),
        ["en-GB https://chess.example/en/rook/", "zz https://chess.example/zz/rook/"]
    );
    assert_eq!(versions("zz/tower/index.html"), [""; 0]);
}

#[test]
fn what_is_not_translated_is_counted() {
    let scratch = Scratch::new();
    let note = || {
        let ran = scratch.run(&["check"]);
        assert_eq!((ran.code, &*ran.stderr), (Some(0), ""));
        let at = ran.stdout.find(MADE_UP).unwrap_or(ran.stdout.len());
        ran.stdout[at..].to_owned()
    };
    write_made_up(&scratch);
    assert_eq!(note(), "");
    let rook = scratch.read(&format!("{MADE_UP}/rook.toml"));
    let copied = rook.replace("\"Ευθεία.\"", "\"The rook moves in straight lines.\"");
    scratch.write(&format!("{MADE_UP}/rook.toml"), copied.replace("\"Ευθείες\"", "\"Lines\""));
    let told = note();
    let line = copied.lines().position(|line| line.contains("The rook moves")).expect("the text") + 1;
    let begins = format!("{MADE_UP}/rook.toml:{line}: note: 1 of the ");
    assert!(told.starts_with(&begins), "{told}");
    let ends = " texts of zz are still those of en, word for word: this is the first\n    \
        translate them; those of one word or two may be the same, and are not counted\n";
    assert!(told.ends_with(ends), "{told}");
    // A copy, in which nothing but the name of the language is another.
    let words = scratch.read(WORDS).replace("language = \"en-GB\"", "language = \"zz\"");
    scratch.write(&format!("{MADE_UP}/words.toml"), words);
    scratch.write(&format!("{MADE_UP}/rook.toml"), scratch.read(ROOK));
    let told = note();
    let numbers: Vec<&str> = told.split(' ').filter(|word| word.parse::<usize>().is_ok()).collect();
    assert!(numbers.len() == 2 && numbers[0] == numbers[1], "{told}");
}

#[test]
fn a_course_may_retell_the_laws_in_its_language() {
    let scratch = Scratch::new();
    write_made_up(&scratch);
    scratch.build();
    let english = page(&scratch, "zz/sources/index.html");
    let mut languages: Vec<_> = english.values("lang").collect();
    languages.dedup();
    assert_eq!(languages, ["zz", "en", "en-GB"], "what is English says so");
    scratch.write(&format!("{MADE_UP}/laws.md"), "## Άρθρο 3\n\n| 3.3 | Ευθείες. |\n");
    scratch.build();
    let retold = page(&scratch, "zz/sources/index.html");
    assert!(retold.tags.iter().any(|tag| tag.name == "p" && tag.text.contains("Ευθείες.")));
    assert_eq!(retold.values("lang").collect::<Vec<_>>(), ["zz", "en-GB"]);
}

#[test]
fn a_language_is_named_by_its_folder() {
    let scratch = Scratch::new();
    write_made_up(&scratch);
    let words = scratch.read(&format!("{MADE_UP}/words.toml"));
    scratch.write(&format!("{MADE_UP}/words.toml"), words.replace("language = \"zz\"", "language = \"de\""));
    let wanted = [(
        1,
        "the folder \"zz\" holds a course in the language \"de\"",
        "give the folder the short name of the language that [page] language of words.toml says, \
            like de for \"de-AT\"",
    )];
    let stderr = scratch.run(&["check"]).stderr;
    assert_eq!(stderr, format!("{}{}", findings(&format!("{MADE_UP}/words.toml"), &wanted), count(1)));
    let new = scratch.run(&["new", "tower", "--language", "fr"]);
    assert_eq!(new.stderr, "squarewise: there is no course in the language \"fr\": choose from en, zz\n");
    scratch.run(&["new", "tower", "--language", "zz"]);
    assert!(scratch.read(&format!("{MADE_UP}/course.toml")).contains("tower"));
}

#[test]
fn a_made_up_language_leaves_no_english_word_on_a_page() {
    let scratch = Scratch::new();
    write_made_up(&scratch);
    std::fs::remove_dir_all(scratch.path("www/lessons/en")).expect("it was there");
    scratch.build();
    for file in ["index.html", "404.html", "zz/rook/index.html", "zz/exercises/index.html"] {
        let page = page(&scratch, file);
        for tag in &page.tags {
            // The names of keys stand on the keys.
            if tag.name != "kbd" {
                assert_eq!(latin(&tag.text), [""; 0], "{file}: <{}> {}", tag.name, tag.text);
            }
            for attribute in ["aria-label", "title", "alt", "placeholder", "data-asleep"] {
                let value = tag.attributes.get(attribute).map_or("", String::as_str);
                assert_eq!(latin(value), [""; 0], "{file}: {attribute} of <{}>", tag.name);
            }
        }
        assert!(
            page.tags.iter().filter(|tag| tag.text.contains('ж')).count() > 5,
            "{file} is not translated"
        );
        assert_eq!(page.values("lang").collect::<Vec<_>>(), ["zz"], "{file}");
    }
}

#[test]
fn a_made_up_language_leaves_no_english_word_on_a_live_board() {
    let table = made_up();
    let mut group = "";
    let mut entries = Vec::new();
    for line in table.lines() {
        if let Some(name) = line.strip_prefix('[') {
            group = name.trim_end_matches(']');
        } else if let Some((key, text)) = line.split_once(" = \"") {
            entries.push((group, key, text.trim_end_matches('"')));
        }
    }
    let words = Words::read(entries).expect("a sound table");
    let words = Words::from_lines(&words.to_lines()).expect("the words of a board");
    let fen = "4k3/P2p4/8/8/3R4/8/8/R3K3 w Q - 0 1";
    let board = file::Board { fen: fen.into(), piece: "d4".into(), ..Default::default() };
    let board = lesson::admit(&board, &words).expect("a sound board");
    let mut session = Session::new(board, &words);
    let mut tried = 0;
    for square in rules::Square::all() {
        for from in rules::Square::all() {
            let mut session = session.clone();
            session.act(Intent::Press(from));
            let said = session.act(Intent::Press(square)).said;
            assert_eq!(latin(&said), [""; 0], "{said}");
            tried += usize::from(!said.is_empty());
        }
        assert_eq!(latin(&words.cell(square, &session.diagram())), [""; 0]);
    }
    assert!(tried > 4000, "only {tried} were answered");
    for text in ["x", "Nd5", "R", "Rd5", "Rd1", "O-O", "O"] {
        let said = session.write(text).said.replace(text, "");
        assert_eq!(latin(&said), [""; 0], "{said}");
    }
}

#[test]
fn what_is_wrong_in_the_table_is_told_with_its_line() {
    let scratch = Scratch::new();
    let english = scratch.read(WORDS);
    let wrong = english
        .replace("empty = \"empty\"", "emtpy = \"empty\"")
        .replace("cancel = \"Cancel\"", "cancel = \"Cancel {it}\"");
    scratch.write(WORDS, &wrong);
    let line = |text: &str| wrong.lines().position(|line| line.starts_with(text)).map_or(0, |at| at + 1);
    let wanted = [
        (line("[cells]"), "the text empty of [cells] is missing", "write empty = \"…\" under [cells]"),
        (
            line("emtpy"),
            "nothing says the text emtpy of [cells]",
            "take it away, or give it the name of one that is missing",
        ),
        (
            line("cancel"),
            "found {it} in cancel, which it is not given",
            "take it out: nothing is put into this text",
        ),
    ];
    let ran = scratch.run(&["check"]);
    assert_eq!(ran.stderr, format!("{}{}", findings(WORDS, &wanted), count(3)));
}

#[test]
fn a_slip_in_the_table_is_told_without_its_echoes() {
    let scratch = Scratch::new();
    let english = scratch.read(WORDS);
    scratch.write(WORDS, english.replace("cancel = \"Cancel\"", "cancel = 7"));
    let line = english.lines().position(|line| line.starts_with("cancel")).map_or(0, |at| at + 1);
    let wanted = [(line, "found a number for cancel, expected text", "put it between quotes: \"7\"")];
    let stderr = scratch.run(&["check"]).stderr;
    assert_eq!(stderr, format!("{}{}", findings(WORDS, &wanted), count(1)));
}

#[test]
fn a_missing_table_is_told() {
    let scratch = Scratch::new();
    std::fs::remove_file(scratch.path(WORDS)).expect("it was there");
    let wanted = [(
        1,
        "the table of words is missing",
        "copy that of another language, and translate each text in it",
    )];
    assert_eq!(scratch.run(&["check"]).stderr, format!("{}{}", findings(WORDS, &wanted), count(1)));
}
