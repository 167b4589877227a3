//! `squarewise new`: a starter that passes its checks, in its place in the course.

mod scratch;

use scratch::{COURSE, LIST, Ran, Scratch};

fn trouble(line: &str) -> Ran {
    Ran { code: Some(2), stdout: String::new(), stderr: format!("squarewise: {line}\n") }
}

#[test]
fn a_new_lesson_passes_its_checks_and_is_in_the_course() {
    let scratch = Scratch::new();
    let list = "# Top.\nformat = 1 # one\n\n[[chapter]]\ntitle = \"A\"\nlessons = [\"rook\"]\n\n\
        [[chapter]] # last\ntitle = \"B\"\nlessons = [\n  # none yet\n]\n# End.\n";
    scratch.write(LIST, list);
    let ran = scratch.run(&["new", "two-rooks"]);
    let wanted = "Wrote www/lessons/en/two-rooks.toml and added it to www/lessons/en/course.toml. \
                  Edit it, and run ./build.sh check.\n";
    assert_eq!(ran, Ran { code: Some(0), stdout: wanted.into(), stderr: String::new() });
    let changed = scratch.read(LIST);
    assert_eq!(changed, list.replace("[\n  # none yet\n]", "[\"two-rooks\"\n  # none yet\n]"));
    assert!(scratch.read("www/lessons/en/two-rooks.toml").contains("title = \"Two rooks\"\n"));

    assert_eq!(scratch.run(&["new", "check2"]).code, Some(0));
    let ran = scratch.run(&["check"]);
    assert_eq!((ran.code, &*ran.stderr), (Some(0), ""));
    assert!(ran.stdout.starts_with("Checked 3 lessons in "), "{}", ran.stdout);
    scratch.build();
    assert!(scratch.path("dist/en/two-rooks/index.html").is_file());
}

#[test]
fn a_lesson_that_the_list_names_already_is_not_listed_twice() {
    let scratch = Scratch::new();
    let list = COURSE.replace("[\"rook\"]", "[\"queen\", \"rook\"]");
    scratch.write(LIST, &list);
    let wanted = "Wrote www/lessons/en/queen.toml. Edit it, and run ./build.sh check.\n";
    let ran = scratch.run(&["new", "queen"]);
    assert_eq!(ran, Ran { code: Some(0), stdout: wanted.into(), stderr: String::new() });
    assert_eq!(scratch.read(LIST), list);
    scratch.build();
}

#[test]
fn the_mistake_of_the_starter_passes_its_checks_too() {
    let scratch = Scratch::new();
    assert_eq!(scratch.run(&["new", "queen"]).code, Some(0));
    let starter = scratch.read("www/lessons/en/queen.toml");
    assert!(starter.contains("\n# [mistake]\n"), "{starter}");
    let coverage = || {
        let ran = scratch.run(&["check", "--coverage"]);
        assert_eq!((ran.code, &*ran.stderr), (Some(0), ""));
    };
    coverage();
    let with_mistake = ["[mistake]", "title", "text", "reasons"]
        .iter()
        .fold(starter, |lesson, key| lesson.replacen(&format!("\n# {key}"), &format!("\n{key}"), 1));
    assert!(with_mistake.contains("\nreasons"), "{with_mistake}");
    scratch.write("www/lessons/en/queen.toml", with_mistake);
    coverage();
    scratch.build();
}

#[test]
fn what_a_lesson_still_has_of_the_starter_is_told_and_stops_nothing() {
    let scratch = Scratch::new();
    assert_eq!(scratch.run(&["new", "queen"]).code, Some(0));
    let told = |command: &str| -> Vec<String> {
        let ran = scratch.run(&[command]);
        assert_eq!((ran.code, &*ran.stderr), (Some(0), ""));
        let lines: Vec<&str> = ran.stdout.lines().collect();
        let pairs = lines.windows(2).filter(|pair| pair[0].contains("queen.toml:"));
        pairs.map(|pair| pair.join("\n")).collect()
    };
    let left = |line: usize, key: &str| {
        let place = format!("www/lessons/en/queen.toml:{line}");
        format!("{place}: note: this {key} is still the starter's\n    write one of your own")
    };
    let all = [left(4, "promise"), left(9, "title"), left(10, "text")];
    assert_eq!(told("check"), all);
    assert_eq!(told("build"), all);
    let starter = scratch.read("www/lessons/en/queen.toml");
    let promise = "Say in one sentence what the reader will know at the end.";
    scratch.write("www/lessons/en/queen.toml", starter.replace(promise, "You will know a queen."));
    assert_eq!(told("check"), all[1..]);
}

#[test]
fn names_that_cannot_be_or_are_taken_are_refused() {
    let scratch = Scratch::new();
    let before = scratch.tree("www");
    let plain = "use small letters, digits and hyphens, like two-rooks";
    let taken = "choose another, for the site has its own use for this one";
    let table = [
        ("", plain),
        ("Rook", plain),
        ("two rooks", plain),
        ("../x", plain),
        ("a/b", plain),
        ("a.b", plain),
        ("2", plain),
        ("-x", plain),
        ("dé", plain),
        ("a\nb", plain),
        ("course", taken),
        ("pictures", taken),
    ];
    for (name, help) in table {
        let line = format!("{name:?} cannot be the name of a lesson: {help}");
        assert_eq!(scratch.run(&["new", "--", name]), trouble(&line), "{name:?}");
    }
    let line = "www/lessons/en/rook.toml exists already: choose another name";
    assert_eq!(scratch.run(&["new", "rook"]), trouble(line));
    assert_eq!(scratch.tree("www"), before);
}

#[test]
fn a_list_that_cannot_take_another_is_named() {
    let table = [
        ("title = ", "this is not TOML"),
        ("format = 1\n", "there is no [[chapter]]"),
        ("chapter = 1\n", "there is no [[chapter]]"),
        ("[[chapter]]\nlessons = 1\n", "lessons is not a list"),
    ];
    let scratch = Scratch::new();
    for (list, problem) in table {
        scratch.write(LIST, list);
        let line = format!("{LIST}: {problem}; correct it first");
        assert_eq!(scratch.run(&["new", "queen"]), trouble(&line), "{list}");
        assert!(!scratch.path("www/lessons/en/queen.toml").exists(), "{list}");
    }
    let open = "[[chapter]]\ntitle = \"A\"\n";
    scratch.write(LIST, format!("format = 1\n{open}lessons = [\"rook\"]\n{open}"));
    assert_eq!(scratch.run(&["new", "queen"]).code, Some(0));
    scratch.build();
}
