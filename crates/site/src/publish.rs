//! A finished site put where the web server looks, as a whole or not at all.

mod output;

use std::{
    ffi::OsString,
    fs, io,
    path::{self, Path, PathBuf},
    process,
    time::Duration,
};

use crate::trouble::Trouble;
pub use output::Output;
pub(crate) use output::is_segment;

/// The file that says a folder was written by us and may be replaced.
const MARKER: &str = ".squarewise";
const MARKER_TEXT: &str =
    "squarewise replaces this whole folder at every build: keep nothing here by hand.\n";

/// No build takes this long, so an older half-made folder belongs to a build that was killed.
const ABANDONED_AFTER: Duration = Duration::from_secs(600);

/// Replaces the folder `out` by this site.
///
/// The site is written beside `out` and takes its place by renaming, so that `out` never holds half a site.
/// Only a crash between the two renames leaves no `out`, and the next build mends that.
///
/// # Errors
/// Each leaves `out` as it was and nothing new beside it:
/// - `out` is not a folder, is read-only, or holds files that we did not write
/// - the folder around it cannot be written to, or the disk is full
///
/// An old site that cannot be removed is the exception: it is named, and the new one is in place.
pub fn publish(out: &Path, output: &Output) -> Result<(), Trouble> {
    let out = &full_path(out)?;
    check_replaceable(out)?;
    let number = process::id();
    let (fresh, old) = (&beside(out, &format!("new-{number}")), &beside(out, &format!("old-{number}")));
    let result = write(fresh, output).and_then(|()| swap(fresh, out, old));
    match result {
        Ok(()) => sweep(out),
        Err(_) => _ = fs::remove_dir_all(fresh),
    }
    result
}

/// Where a folder really is, be it there yet or not: through a link, the folder behind it is meant.
pub(crate) fn full_path(folder: &Path) -> Result<PathBuf, Trouble> {
    if let Ok(there) = fs::canonicalize(folder) {
        return Ok(there);
    }
    let folder = path::absolute(folder).map_err(|error| Trouble::with_path("find", folder, &error))?;
    match (folder.parent(), folder.file_name()) {
        (Some(around), Some(name)) => Ok(full_path(around)?.join(name)),
        (None, _) | (_, None) => Ok(folder),
    }
}

/// The hidden sibling `.dist.new-123` of `dist`: on the same disk, so that a renaming is enough.
pub(crate) fn beside(out: &Path, role: &str) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(out.file_name().unwrap_or_default());
    name.push(format!(".{role}"));
    out.with_file_name(name)
}

fn check_replaceable(out: &Path) -> Result<(), Trouble> {
    let found = match fs::symlink_metadata(out) {
        Ok(found) => found,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(Trouble::with_path("look at", out, &error)),
    };
    let place = out.display();
    if !found.is_dir() {
        return Err(Trouble::new(format!(
            "{place} is not a folder: move it away, or choose another place for the site"
        )));
    }
    // Renaming would get past this, but whoever took the permission away meant the site to stay.
    if found.permissions().readonly() {
        return Err(Trouble::new(format!(
            "{place} is read-only: make it writable, or choose another folder"
        )));
    }
    if out.join(MARKER).is_file() {
        return Ok(());
    }
    let mut entries = fs::read_dir(out).map_err(|error| Trouble::with_path("read", out, &error))?;
    match entries.next() {
        None => Ok(()),
        Some(Err(error)) => Err(Trouble::with_path("read", out, &error)),
        Some(Ok(entry)) => Err(Trouble::new(format!(
            "{place} holds files that squarewise did not write, such as {}: empty it, or choose another folder",
            entry.file_name().display()
        ))),
    }
}

fn write(fresh: &Path, output: &Output) -> Result<(), Trouble> {
    // A dead process may have had our number.
    let _ = fs::remove_dir_all(fresh);
    fs::create_dir_all(fresh).map_err(|error| {
        let around = fresh.parent().unwrap_or(fresh);
        Trouble::with_path("make a folder in", around, &error)
    })?;
    // The marker goes first: whatever stops us, the folder can be known as ours.
    write_file(&fresh.join(MARKER), MARKER_TEXT.as_bytes())?;
    for (path, bytes) in output.files() {
        write_file(&fresh.join(path), bytes)?;
    }
    Ok(())
}

fn write_file(file: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    let folder = file.parent().expect("a file of the site lies in its folder");
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(file, bytes))
        .map_err(|error| Trouble::with_path("write", file, &error))
}

fn swap(fresh: &Path, out: &Path, old: &Path) -> Result<(), Trouble> {
    let put = |error: io::Error| Trouble::with_path("put the site at", out, &error);
    match fs::rename(out, old) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return fs::rename(fresh, out).map_err(put);
        }
        Err(error) => return Err(Trouble::with_path("replace", out, &error)),
    }
    if let Err(error) = fs::rename(fresh, out) {
        // Should putting the old site back fail as well, it stays beside `out` for a person to find.
        let _ = fs::rename(old, out);
        return Err(put(error));
    }
    fs::remove_dir_all(old).map_err(|error| Trouble::with_path("remove the old site at", old, &error))
}

/// Takes away what killed builds left beside `out`. Failing here harms nothing, so it is not reported.
fn sweep(out: &Path) {
    let Some(Ok(entries)) = out.parent().map(fs::read_dir) else {
        return;
    };
    let half_made = [beside(out, "new-"), beside(out, "old-")];
    for entry in entries.flatten() {
        let path = entry.path();
        let bytes = path.as_os_str().as_encoded_bytes();
        let is_half_made =
            half_made.iter().any(|start| bytes.starts_with(start.as_os_str().as_encoded_bytes()));
        let age = entry.metadata().ok().and_then(|found| found.modified().ok()?.elapsed().ok());
        let is_abandoned = age.is_some_and(|age| age > ABANDONED_AFTER);
        if is_half_made && is_abandoned && path.join(MARKER).is_file() {
            let _ = fs::remove_dir_all(path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of our own to publish in, taken away when the test ends.
    struct Scratch(tempfile::TempDir);

    impl Scratch {
        fn new() -> Scratch {
            Scratch(tempfile::tempdir().expect("a temporary folder"))
        }

        fn dist(&self) -> PathBuf {
            self.0.path().join("dist")
        }

        /// Every file and folder below, as paths with `/`.
        fn tree(&self) -> Vec<String> {
            fn walk(folder: &Path, root: &Path, found: &mut Vec<String>) {
                for entry in fs::read_dir(folder).expect("a folder").flatten() {
                    let path = entry.path();
                    found.push(path.strip_prefix(root).expect("below").display().to_string());
                    if path.is_dir() {
                        walk(&path, root, found);
                    }
                }
            }
            let mut found = Vec::new();
            walk(self.0.path(), self.0.path(), &mut found);
            found.sort();
            found
        }

        /// Publishes `files`, which are their own content; what went wrong, with the folder's name as `~`.
        fn publish(&self, files: &[&str]) -> Result<(), String> {
            let mut output = Output::new();
            for file in files {
                output.add(file, *file).map_err(|trouble| trouble.to_string())?;
            }
            let here = fs::canonicalize(self.0.path()).expect("a folder").display().to_string();
            publish(&self.dist(), &output).map_err(|trouble| trouble.to_string().replace(&here, "~"))
        }
    }

    #[test]
    fn a_site_replaces_the_site_before_it_as_a_whole() {
        let scratch = Scratch::new();
        scratch.publish(&["index.html", "en/rook/index.html", "old.html"]).expect("a first site");
        scratch.publish(&["index.html", "en/pawn/index.html"]).expect("a second site");
        assert_eq!(
            scratch.tree(),
            [
                "dist",
                "dist/.squarewise",
                "dist/en",
                "dist/en/pawn",
                "dist/en/pawn/index.html",
                "dist/index.html"
            ]
        );
        assert_eq!(fs::read(scratch.dist().join("index.html")).expect("a page"), b"index.html");
    }

    #[test]
    fn an_empty_folder_may_be_used_and_missing_parents_are_made() {
        let scratch = Scratch::new();
        fs::create_dir(scratch.dist()).expect("a folder");
        scratch.publish(&["index.html"]).expect("a site in the empty folder");
        publish(&scratch.dist().with_file_name("a").join("b"), &Output::new())
            .expect("a site in a new folder");
        assert_eq!(
            scratch.tree(),
            ["a", "a/b", "a/b/.squarewise", "dist", "dist/.squarewise", "dist/index.html"]
        );
    }

    #[test]
    fn a_folder_that_is_not_ours_is_left_alone() {
        let scratch = Scratch::new();
        fs::create_dir(scratch.dist()).expect("a folder");
        fs::write(scratch.dist().join("thesis.txt"), "years of work").expect("a file");
        assert_eq!(
            scratch.publish(&["index.html"]).expect_err("not ours"),
            "~/dist holds files that squarewise did not write, such as thesis.txt: empty it, or choose another folder"
        );
        assert_eq!(scratch.tree(), ["dist", "dist/thesis.txt"]);
    }

    #[test]
    fn a_file_in_the_place_of_the_folder_is_named() {
        let scratch = Scratch::new();
        fs::write(scratch.dist(), "").expect("a file");
        assert_eq!(
            scratch.publish(&["index.html"]).expect_err("a file"),
            "~/dist is not a folder: move it away, or choose another place for the site"
        );
    }

    #[test]
    fn a_read_only_folder_is_named() {
        let scratch = Scratch::new();
        scratch.publish(&["index.html"]).expect("a site");
        let mut permissions = fs::metadata(scratch.dist()).expect("a folder").permissions();
        permissions.set_readonly(true);
        fs::set_permissions(scratch.dist(), permissions).expect("a folder of ours");
        assert_eq!(
            scratch.publish(&["other.html"]).expect_err("read-only"),
            "~/dist is read-only: make it writable, or choose another folder"
        );
        assert_eq!(scratch.tree(), ["dist", "dist/.squarewise", "dist/index.html"]);
    }

    #[test]
    fn a_failure_half_way_leaves_the_old_site_and_nothing_else() {
        let scratch = Scratch::new();
        scratch.publish(&["index.html"]).expect("a site");
        let too_long = "n".repeat(300);
        let trouble = scratch.publish(&["a.html", &too_long]).expect_err("a name that no disk takes");
        assert!(trouble.starts_with("cannot write ~/.dist.new-"), "{trouble}");
        assert_eq!(scratch.tree(), ["dist", "dist/.squarewise", "dist/index.html"]);
    }

    #[test]
    fn what_a_killed_build_left_goes_with_the_next_and_a_running_one_is_let_be() {
        let scratch = Scratch::new();
        for (left, age) in [(".dist.new-1", ABANDONED_AFTER * 2), (".dist.new-2", Duration::ZERO)] {
            let folder = scratch.dist().with_file_name(left);
            fs::create_dir(&folder).expect("a folder");
            fs::write(folder.join(MARKER), MARKER_TEXT).expect("a file");
            let made = std::time::SystemTime::now() - age;
            fs::File::open(&folder).and_then(|it| it.set_modified(made)).expect("a folder of ours");
        }
        scratch.publish(&[]).expect("a site");
        assert_eq!(scratch.tree(), [".dist.new-2", ".dist.new-2/.squarewise", "dist", "dist/.squarewise"]);
    }
}
