//! Does what the command line asks for.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use crate::build::{Built, Sources, build};
use crate::cli::Command;
use crate::course::{Courses, folder_of};
use crate::coverage::Coverage;
use crate::package::Package;
use crate::publish::publish;
use crate::report::{Failure, counted};
use crate::serve::{Server, serve};
use crate::sheets::{self, Choice, Fonts, show};
use crate::{new, protocol};

/// Runs a command to its end.
///
/// # Errors
/// What kept it from being done, to be printed with the exit code that goes with it.
pub fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Build { places, out } => build_to(&places.into(), &out),
        Command::Serve { places, out, port } => serve_from(places.into(), &out, port),
        Command::Check { coverage, places } => {
            let courses = check(&places.into())?;
            if coverage { cover(&courses) } else { Ok(()) }
        }
        Command::New { name, language, places } => {
            let lessons = folder_of(&Sources::from(places).lessons(), language.as_deref())?;
            let created = new::create(&lessons, &name)?;
            let listed = created.list.map(|list| format!(" and added it to {}", list.display()));
            let (lesson, listed) = (created.lesson.display(), listed.unwrap_or_default());
            say(&format!("Wrote {lesson}{listed}. Edit it, and run ./build.sh check."));
            Ok(())
        }
        Command::Sheets { choice, language, out, places } => {
            write_sheets(&places.into(), language.as_deref(), &choice, &out)
        }
        Command::Package { places, out } => package_to(&places.into(), &out),
        Command::Rules => Ok(protocol::run(io::stdin().lock(), io::stdout().lock())?),
    }
}

fn build_to(sources: &Sources, out: &Path) -> Result<(), Failure> {
    let start = Instant::now();
    let Built { output, notes } = build(sources)?;
    publish(out, &output)?;
    notes.iter().for_each(|note| say(note));
    let (files, time) = (counted(output.files().count(), "file"), start.elapsed().as_millis());
    say(&format!("Wrote {files} to {} in {time} ms.", out.display()));
    Ok(())
}

fn serve_from(sources: Sources, out: &Path, port: u16) -> Result<(), Failure> {
    // Before the first build, which would overwrite the site of another server.
    let server = Server::bind(port, out)?;
    build_to(&sources, out)?;
    let watched = [sources.www.clone(), sources.web.clone()];
    let target = out.to_path_buf();
    let rebuild = move |_: &[PathBuf]| {
        if let Err(failure) = build_to(&sources, &target) {
            complain(&failure);
            if matches!(failure, Failure::Findings(_)) {
                say("The site stays as it was until this is mended.");
            }
        }
    };
    match serve(server, &watched, rebuild)? {}
}

fn write_sheets(
    sources: &Sources,
    language: Option<&str>,
    choice: &Choice,
    out: &Path,
) -> Result<(), Failure> {
    let start = Instant::now();
    let lessons = folder_of(&sources.lessons(), language)?;
    let files = sheets::write_to(&sources.www, &lessons, choice, out, say)?;
    let (files, time) = (counted(files, "file"), start.elapsed().as_millis());
    say(&format!("Wrote {files} to {} in {time} ms.", out.display()));
    Ok(())
}

fn package_to(sources: &Sources, out: &Path) -> Result<(), Failure> {
    let courses = Courses::load(&sources.lessons())?;
    let package = Package::load(sources, &courses)?;
    publish(out, &package.to_output()?)?;
    let (files, bytes) = (counted(package.files().count(), "file"), package.weight());
    say(&format!("Wrote {files} to {}; a page downloads {bytes} bytes of them after gzip.", out.display()));
    Ok(())
}

fn check(sources: &Sources) -> Result<Courses, Failure> {
    let start = Instant::now();
    let courses = Courses::load(&sources.lessons())?;
    let can_measure = Fonts::are_there(&sources.www);
    let (mut lessons, mut sheets) = (0, 0);
    for course in courses.all() {
        let of_course = course.sheets();
        if can_measure {
            show(course, &of_course, &Fonts::load(&sources.www)?.typeface()?)?;
        }
        lessons += course.lessons().count();
        sheets += of_course.len();
    }
    let mut checked = counted(lessons, "lesson");
    if sheets > 0 {
        checked = format!("{checked} and {}", counted(sheets, "sheet"));
    }
    say(&format!("Checked {checked} in {} ms: nothing is wrong.", start.elapsed().as_millis()));
    if sheets > 0 && !can_measure {
        say(
            "Whether the sheets fit on their pages is not known: run ./build.sh once, which fetches the typeface.",
        );
    }
    courses.notes().iter().for_each(|note| say(&note.to_string()));
    Ok(courses)
}

/// Says what stands behind each sentence of the courses, and fails if nothing stands behind one.
fn cover(courses: &Courses) -> Result<(), Failure> {
    let mut reports = Vec::new();
    for course in courses.all() {
        let coverage = Coverage::of(course)?;
        say(coverage.table().trim_end());
        say(coverage.summary().trim_end());
        reports.extend(coverage.reports());
    }
    if reports.is_empty() { Ok(()) } else { Err(Failure::of_findings(reports)) }
}

/// Prints news. Whoever started us may have stopped listening, and that is no reason to stop.
fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}

/// Prints what went wrong.
pub fn complain(failure: &Failure) {
    let _ = writeln!(io::stderr(), "{failure}");
}
