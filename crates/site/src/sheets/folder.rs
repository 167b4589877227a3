//! Sheets put into a folder that may hold other things: all of them, or none.

use std::fs;
use std::path::{Path, PathBuf};
use std::process;

use crate::trouble::Trouble;

/// Writes files by name. Each is written beside its place, and all are put there at the end.
///
/// # Errors
/// - the folder is a file, or one of the files is a folder
/// - the folder cannot be made or written to, or the disk is full
///
/// Nothing new is left behind then.
pub(super) fn write_all(folder: &Path, files: &[(String, Vec<u8>)]) -> Result<(), Trouble> {
    if folder.exists() && !folder.is_dir() {
        let place = folder.display();
        return Err(Trouble::new(format!("{place} is not a folder: move it away, or choose another")));
    }
    if let Some(file) = files.iter().map(|(name, _)| folder.join(name)).find(|file| file.is_dir()) {
        let place = file.display();
        return Err(Trouble::new(format!("{place} is a folder: move it away, or choose another with --out")));
    }
    let made: Vec<PathBuf> =
        folder.ancestors().take_while(|part| !part.exists()).map(Path::to_path_buf).collect();
    let fresh = |name: &str| folder.join(format!(".{name}.{}", process::id()));
    let result = fs::create_dir_all(folder)
        .map_err(|error| Trouble::with_path("make the folder", folder, &error))
        .and_then(|()| {
            files.iter().try_for_each(|(name, bytes)| write(&fresh(name), &folder.join(name), bytes))
        })
        .and_then(|()| files.iter().try_for_each(|(name, _)| put(&fresh(name), &folder.join(name))));
    if result.is_err() {
        for (name, _) in files {
            let _ = fs::remove_file(fresh(name));
        }
        for part in made {
            // Only if it is empty.
            let _ = fs::remove_dir(part);
        }
    }
    result
}

fn write(fresh: &Path, file: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    fs::write(fresh, bytes).map_err(|error| Trouble::with_path("write", file, &error))
}

fn put(fresh: &Path, file: &Path) -> Result<(), Trouble> {
    fs::rename(fresh, file).map_err(|error| Trouble::with_path("write", file, &error))
}
