//! Sheets put into a folder that may hold other things: all of them, or none.

use std::fs;
use std::path::{Path, PathBuf};
use std::process;

use crate::trouble::Trouble;

/// Writes files by name. Each is written beside its place, and all are put there at the end.
///
/// # Errors
/// The folder cannot be made or written to, or the disk is full: then nothing new is left behind.
pub(super) fn write_all(folder: &Path, files: &[(String, Vec<u8>)]) -> Result<(), Trouble> {
    let is_new = !folder.exists();
    fs::create_dir_all(folder).map_err(|error| Trouble::with_path("make the folder", folder, &error))?;
    let fresh = |name: &str| folder.join(format!(".{name}.{}", process::id()));
    let result = files.iter().try_for_each(|(name, bytes)| write(&fresh(name), &folder.join(name), bytes));
    let result =
        result.and_then(|()| files.iter().try_for_each(|(name, _)| put(&fresh(name), &folder.join(name))));
    if result.is_err() {
        for (name, _) in files {
            let _ = fs::remove_file(fresh(name));
        }
        if is_new {
            // Only if it is empty.
            let _ = fs::remove_dir(folder);
        }
    }
    result
}

fn write(fresh: &PathBuf, file: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    fs::write(fresh, bytes).map_err(|error| Trouble::with_path("write", file, &error))
}

fn put(fresh: &Path, file: &Path) -> Result<(), Trouble> {
    fs::rename(fresh, file).map_err(|error| Trouble::with_path("write", file, &error))
}
