//! What the world refuses: one clear line, exit code 2, and the site before stays as it was.
#![cfg(unix)]

mod scratch;

use std::fs::{self, Permissions};
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::process::Command;

use scratch::{LIST, ROOK, Ran, Scratch, count, findings};

fn trouble(line: &str) -> Ran {
    Ran { code: Some(2), stdout: String::new(), stderr: format!("squarewise: {line}\n") }
}

#[track_caller]
fn check(change: impl FnOnce(&Scratch), arguments: &[&str], line: &str) {
    let scratch = Scratch::new();
    scratch.build();
    let before = scratch.tree("dist");
    change(&scratch);
    assert_eq!(scratch.run(arguments), trouble(line));
    if scratch.path("dist").is_dir() {
        assert_eq!(scratch.tree("dist"), before);
    }
}

fn remove(scratch: &Scratch, folder: &str) {
    fs::remove_dir_all(scratch.path(folder)).expect("a folder");
}

fn remove_file(scratch: &Scratch, file: &str) {
    fs::remove_file(scratch.path(file)).expect("a file");
}

#[test]
fn what_a_build_needs_is_missing() {
    let not_there = "No such file or directory (os error 2); run ./build.sh, which makes or fetches it";
    check(
        |scratch| remove(scratch, "target/web"),
        &["build"],
        &format!("cannot read target/web/web_bg.js: {not_there}"),
    );
    let font = "www/node_modules/@fontsource/atkinson-hyperlegible-next";
    check(
        |scratch| remove(scratch, "www/node_modules"),
        &["build"],
        &format!("cannot read {font}/files/atkinson-hyperlegible-next-latin-400-normal.woff2: {not_there}"),
    );
    check(
        |scratch| remove_file(scratch, "www/style/board.css"),
        &["build"],
        "cannot read www/style/board.css: No such file or directory (os error 2); PARTS of crates/site/src/style.rs names it",
    );
    check(
        |scratch| scratch.write("www/style/mine.css", ""),
        &["build"],
        "www/style/mine.css is no part of the style sheet: name it in PARTS of crates/site/src/style.rs, where its rules belong",
    );
    check(
        |scratch| remove(scratch, "www/lessons"),
        &["check"],
        "there is no folder www/lessons: run this where the project is, or name its www by --www",
    );
    check(
        |_| {},
        &["build", "--www", "elsewhere"],
        "there is no folder elsewhere/lessons: run this where the project is, or name its www by --www",
    );
    check(
        |scratch| remove(scratch, "www/lessons/en"),
        &["check"],
        "there is no course in www/lessons: expected a folder like en/ with course.toml",
    );
}

#[test]
fn the_site_cannot_be_written() {
    check(
        |scratch| {
            remove(scratch, "dist");
            scratch.write("dist", "a file");
        },
        &["build"],
        "~/dist is not a folder: move it away, or choose another place for the site",
    );
    check(
        |_| {},
        &["build", "--out", "www/boot.js/dist"],
        "cannot look at ~/www/boot.js/dist: Not a directory (os error 20)",
    );
    check(
        |scratch| scratch.write("thesis/chapter.txt", "years of work"),
        &["build", "--out", "thesis"],
        "~/thesis holds files that squarewise did not write, such as chapter.txt: empty it, or choose another folder",
    );
    check(
        |scratch| set_mode(scratch, "dist", 0o555),
        &["build"],
        "~/dist is read-only: make it writable, or choose another folder",
    );
}

fn set_mode(scratch: &Scratch, path: &str, mode: u32) {
    fs::set_permissions(scratch.path(path), Permissions::from_mode(mode)).expect("ours");
}

#[test]
fn permissions_are_missing() {
    let scratch = Scratch::new();
    scratch.build();
    let before = scratch.tree("dist");
    let hint = "permission denied; make it writable, or choose another folder";

    let ran = run_unprivileged(&scratch, &["build"]);
    assert_eq!(ran, trouble(&format!("cannot make a folder in ~: {hint}")));
    assert_eq!(scratch.tree("dist"), before);

    set_mode(&scratch, ROOK, 0o000);
    let ran = run_unprivileged(&scratch, &["check"]);
    let denied = findings(ROOK, &[(1, "the file cannot be read: permission denied", "make it readable")]);
    assert_eq!((ran.code, ran.stderr), (Some(1), denied + &count(1)), "it is a finding, and no trouble");
    set_mode(&scratch, ROOK, 0o644);

    set_mode(&scratch, "www/lessons/en", 0o777);
    set_mode(&scratch, LIST, 0o444);
    let ran = run_unprivileged(&scratch, &["new", "two-rooks"]);
    assert_eq!(ran, trouble(&format!("cannot write {LIST}: {hint}")));
    assert!(!scratch.path("www/lessons/en/two-rooks.toml").exists(), "half of a new lesson is none");
    set_mode(&scratch, "", 0o755);
}

/// Runs a copy of the program as somebody who is not root, in a folder that nobody may write to.
fn run_unprivileged(scratch: &Scratch, arguments: &[&str]) -> Ran {
    set_mode(scratch, "", 0o755);
    let program = scratch.path("squarewise");
    if !program.exists() {
        // Not by us: a program that is started meanwhile would inherit the open copy and keep it busy.
        let copied = Command::new("cp").arg(env!("CARGO_BIN_EXE_squarewise")).arg(&program).status();
        assert!(copied.is_ok_and(|copied| copied.success()), "a copy of the program");
    }
    set_mode(scratch, "", 0o555);
    let mut command = Command::new(program);
    command.args(arguments).current_dir(scratch.path(""));
    if fs::metadata("/proc/self").is_ok_and(|about| about.uid() == 0) {
        command.uid(65534).gid(65534);
    }
    scratch.ran(&command.output().expect("the program"))
}

#[test]
fn the_port_is_in_use() {
    let taken = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
    let port = taken.local_addr().expect("an address").port();
    let scratch = Scratch::new();
    let ran = scratch.run(&["serve", "--port", &port.to_string()]);
    let line = format!(
        "squarewise: port {port} of 127.0.0.1 is in use: stop the program that has it, or choose another with --port 8081\n"
    );
    assert_eq!((ran.code, ran.stderr), (Some(2), line));
}
