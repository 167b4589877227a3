//! `squarewise new`: a starter that passes its checks, in its place in the course.

mod sandbox;

use sandbox::{COURSE, LIST, Ran, Sandbox};

fn trouble(line: &str) -> Ran {
    Ran { code: Some(2), stdout: String::new(), stderr: format!("squarewise: {line}\n") }
}

#[test]
fn a_new_lesson_passes_its_checks_and_is_in_the_course() {
    let sandbox = Sandbox::new();
    let list = "# Top.\nformat = 1 # one\n\n[[chapter]]\ntitle = \"A\"\nlessons = [\"rook\"]\n\n\
        [[chapter]] # last\ntitle = \"B\"\nlessons = [\n  # none yet\n]\n# End.\n";
    sandbox.write(LIST, list);
    let ran = sandbox.run(&["new", "two-rooks"]);
    let wanted = "Wrote www/lessons/en/two-rooks.toml. Edit it, and run ./build.sh check.\n";
    assert_eq!(ran, Ran { code: Some(0), stdout: wanted.into(), stderr: String::new() });
    let changed = sandbox.read(LIST);
    assert_eq!(changed, list.replace("[\n  # none yet\n]", "[\"two-rooks\"\n  # none yet\n]"));
    assert!(sandbox.read("www/lessons/en/two-rooks.toml").contains("title = \"Two rooks\"\n"));

    assert_eq!(sandbox.run(&["new", "check2"]).code, Some(0));
    let ran = sandbox.run(&["check"]);
    assert_eq!((ran.code, &*ran.stderr), (Some(0), ""));
    assert!(ran.stdout.starts_with("Checked 3 lessons in "), "{}", ran.stdout);
    sandbox.build();
    assert!(sandbox.path("dist/en/two-rooks/index.html").is_file());
}

#[test]
fn a_lesson_that_the_list_names_already_is_not_listed_twice() {
    let sandbox = Sandbox::new();
    let list = COURSE.replace("[\"rook\"]", "[\"queen\", \"rook\"]");
    sandbox.write(LIST, &list);
    assert_eq!(sandbox.run(&["new", "queen"]).code, Some(0));
    assert_eq!(sandbox.read(LIST), list);
    sandbox.build();
}

#[test]
fn names_that_cannot_be_or_are_taken_are_refused() {
    let sandbox = Sandbox::new();
    let before = sandbox.tree("www");
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
        assert_eq!(sandbox.run(&["new", "--", name]), trouble(&line), "{name:?}");
    }
    let line = "www/lessons/en/rook.toml exists already: choose another name";
    assert_eq!(sandbox.run(&["new", "rook"]), trouble(line));
    assert_eq!(sandbox.tree("www"), before);
}

#[test]
fn a_list_that_cannot_take_another_is_named() {
    let table = [
        ("title = ", "this is not TOML"),
        ("format = 1\n", "there is no [[chapter]]"),
        ("chapter = 1\n", "there is no [[chapter]]"),
        ("[[chapter]]\nlessons = 1\n", "lessons is not a list"),
    ];
    let sandbox = Sandbox::new();
    for (list, problem) in table {
        sandbox.write(LIST, list);
        let line = format!("{LIST}: {problem}; correct it first");
        assert_eq!(sandbox.run(&["new", "queen"]), trouble(&line), "{list}");
        assert!(!sandbox.path("www/lessons/en/queen.toml").exists(), "{list}");
    }
    let open = "[[chapter]]\ntitle = \"A\"\n";
    sandbox.write(LIST, format!("format = 1\n{open}lessons = [\"rook\"]\n{open}"));
    assert_eq!(sandbox.run(&["new", "queen"]).code, Some(0));
    sandbox.build();
}
