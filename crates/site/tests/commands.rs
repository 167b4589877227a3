//! The command line itself, and the lessons that the project has.

mod scratch;

use scratch::Scratch;

const COMMANDS: [&str; 7] = ["build", "serve", "check", "new", "sheets", "package", "rules"];

#[test]
fn every_command_has_help() {
    let scratch = Scratch::new();
    let whole = scratch.run(&["--help"]);
    assert_eq!((whole.code, &*whole.stderr), (Some(0), ""));
    for command in COMMANDS {
        assert!(whole.stdout.contains(&format!("\n  {command} ")), "{command} in {}", whole.stdout);
        let help = scratch.run(&[command, "--help"]);
        assert_eq!((help.code, &*help.stderr), (Some(0), ""), "{command}");
        assert!(help.stdout.contains(&format!("Usage: squarewise {command}")), "{}", help.stdout);
    }
}

#[test]
fn what_is_not_understood_ends_with_2() {
    let scratch = Scratch::new();
    let before = scratch.tree(".");
    let table: [(&[&str], &str); 8] = [
        (&[], "Usage: squarewise <COMMAND>"),
        (&["bild"], "error: unrecognized subcommand 'bild'"),
        (&["new"], "error: the following required arguments were not provided:"),
        (&["new", "a", "b"], "error: unexpected argument 'b' found"),
        (&["serve", "--port", "70000"], "error: invalid value '70000' for '--port <PORT>'"),
        (&["serve", "--port", "http"], "error: invalid value 'http' for '--port <PORT>'"),
        (&["build", "--out"], "error: a value is required for '--out <FOLDER>' but none was supplied"),
        (&["check", "--out", "x"], "error: unexpected argument '--out' found"),
    ];
    let unknown = COMMANDS.map(|command| [command, "--bogus"]);
    let unknown = unknown.iter().map(|line| (&line[..], "error: unexpected argument '--bogus' found"));
    for (arguments, wanted) in table.into_iter().chain(unknown) {
        let ran = scratch.run(arguments);
        assert_eq!((ran.code, &*ran.stdout), (Some(2), ""), "{arguments:?}");
        assert!(ran.stderr.contains(wanted), "{arguments:?}: {}", ran.stderr);
    }
    assert_eq!(scratch.tree("."), before);
}

#[test]
fn the_lessons_of_the_project_are_sound_and_something_stands_behind_each_sentence() {
    let www = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www");
    let ran = Scratch::new().run(&["check", "--coverage", "--www", www]);
    assert_eq!((ran.code, &*ran.stderr), (Some(0), ""));
    assert!(ran.stdout.contains(" ms: nothing is wrong.\n"), "{}", ran.stdout);
    assert!(ran.stdout.ends_with(", 0 with neither.\n"), "{}", ran.stdout);
}

#[test]
fn one_lesson_is_one_lesson() {
    let ran = Scratch::new().run(&["check"]);
    assert!(ran.stdout.starts_with("Checked 1 lesson in "), "{}", ran.stdout);
}
