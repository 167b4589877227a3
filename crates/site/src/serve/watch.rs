//! Changes in the sources, gathered: saving one file in an editor is several events.

use std::{
    collections::BTreeSet,
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    sync::mpsc::{self, Receiver},
    time::{Duration, Instant},
};

use notify::{Config, Event, PollWatcher, RecommendedWatcher, RecursiveMode, Watcher};

use crate::{publish::full_path, trouble::Trouble};

/// A burst of events is over when it has been quiet for this long.
const QUIET: Duration = Duration::from_millis(150);
/// A burst without an end, such as a large checkout, is passed on in pieces.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often to look where the system cannot tell us of changes.
const POLL_EVERY: Duration = Duration::from_millis(500);

/// The bursts of changes under some folders and files, one after another, without an end.
pub(super) struct Changes {
    events: Receiver<notify::Result<Event>>,
    roots: Vec<PathBuf>,
    out: PathBuf,
    /// Dropping it would end the events.
    _watcher: Box<dyn Watcher + Send>,
}

impl Changes {
    /// Begins to watch. What happens in `out` is not a change, for it is we who write there.
    pub(super) fn under(watch: &[PathBuf], out: &Path) -> Result<Changes, Trouble> {
        // The system's own notices can run out (inotify has limits); looking again and again cannot.
        Changes::seen_by::<RecommendedWatcher>(watch, out, Config::default())
            .or_else(|_| Changes::seen_by::<PollWatcher>(watch, out, by_looking()))
    }

    fn seen_by<W: Watcher + Send + 'static>(
        watch: &[PathBuf],
        out: &Path,
        config: Config,
    ) -> Result<Changes, Trouble> {
        let (sender, events) = mpsc::channel();
        let cannot = |root: &Path, error: notify::Error| {
            Trouble::new(format!("cannot watch {} for changes: {error}", root.display()))
        };
        let mut watcher = W::new(sender, config).map_err(|error| cannot(out, error))?;
        let mut roots = Vec::new();
        for root in watch {
            // Full paths, as some systems report them so whatever they were given.
            let root = fs::canonicalize(root).map_err(|error| Trouble::with_path("watch", root, &error))?;
            watch_root(&mut watcher, &root).map_err(|error| cannot(&root, error))?;
            roots.push(root);
        }
        Ok(Changes { events, roots, out: full_path(out)?, _watcher: Box::new(watcher) })
    }

    /// Which of our sources an event says to have changed.
    fn sources(&self, event: notify::Result<Event>) -> Vec<PathBuf> {
        match event {
            // Too much happened to tell it all.
            Ok(event) if event.need_rescan() => self.roots.clone(),
            // Being read is no change, and a rebuild reads everything.
            Ok(event) if event.kind.is_access() => Vec::new(),
            Ok(event) => event.paths.into_iter().filter(|path| self.is_source(path)).collect(),
            // A folder that vanished before it could be watched; its removal is an event as well.
            Err(_) => Vec::new(),
        }
    }

    fn is_source(&self, path: &Path) -> bool {
        let is_watched = self
            .roots
            .iter()
            .any(|root| path.strip_prefix(root).is_ok_and(|inside| !inside.iter().any(is_scratch)));
        is_watched && !path.starts_with(&self.out)
    }
}

impl Iterator for Changes {
    type Item = Vec<PathBuf>;

    fn next(&mut self) -> Option<Vec<PathBuf>> {
        let mut changed = BTreeSet::new();
        while changed.is_empty() {
            let event = self.events.recv().ok()?;
            changed.extend(self.sources(event));
        }
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end
            && let Ok(event) = self.events.recv_timeout(QUIET)
        {
            changed.extend(self.sources(event));
        }
        Some(changed.into_iter().collect())
    }
}

fn by_looking() -> Config {
    // Contents are compared since two saves can fall into the same second.
    Config::default().with_poll_interval(POLL_EVERY).with_compare_contents(true)
}

/// Watches a folder, or the folder around a file: many editors save by putting a new file in its place.
fn watch_root(watcher: &mut impl Watcher, root: &Path) -> notify::Result<()> {
    match root.parent() {
        Some(around) if root.is_file() => watcher.watch(around, RecursiveMode::NonRecursive),
        Some(_) | None => watcher.watch(root, RecursiveMode::Recursive),
    }
}

/// Swap, backup and lock files of editors, and the folders that a site is built in before it is shown.
fn is_scratch(name: &OsStr) -> bool {
    let name = name.as_encoded_bytes();
    name.starts_with(b".") || name.starts_with(b"#") || name.ends_with(b"~")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Changes a watched file, its neighbour and the site, and expects to hear of the file alone.
    fn check<W: Watcher + Send + 'static>(config: Config) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let root = fs::canonicalize(folder.path()).expect("a folder");
        let (style, dist) = (root.join("style.css"), root.join("dist"));
        fs::create_dir(&dist).expect("a folder");
        fs::write(&style, "before").expect("a file");
        let mut changes =
            Changes::seen_by::<W>(&[style.clone(), dist.clone()], &dist, config).expect("something to watch");

        fs::write(dist.join("index.html"), "").expect("a file");
        fs::write(root.join("other.css"), "").expect("a file");
        // Saved as editors do: a new file in the place of the old one.
        fs::write(root.join("style.css~"), "after!").expect("a file");
        fs::rename(root.join("style.css~"), &style).expect("a file");
        assert_eq!(changes.next(), Some(vec![style]));
    }

    #[test]
    fn the_system_tells_of_a_file_that_an_editor_replaces() {
        check::<RecommendedWatcher>(Config::default());
    }

    #[test]
    fn looking_again_and_again_finds_it_too() {
        check::<PollWatcher>(by_looking());
    }

    #[test]
    fn what_is_not_there_is_named() {
        let trouble = Changes::under(&["no/such/folder".into()], Path::new("dist"));
        assert_eq!(
            trouble.map(|_| ()).expect_err("nothing to watch").to_string(),
            "cannot watch no/such/folder: No such file or directory (os error 2)"
        );
    }
}
