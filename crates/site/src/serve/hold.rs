//! One server to a folder: two would overwrite each other's site without a word.

use std::{
    fs::{self, File, TryLockError},
    path::Path,
};

use crate::{
    publish::{beside, full_path},
    trouble::Trouble,
};

/// A folder held for one server. However the program ends, the system lets go of it.
pub(super) struct Hold {
    _locked: File,
}

impl Hold {
    /// Takes hold of a folder, be it there yet or not.
    ///
    /// A file beside it is locked, for the folder itself is replaced at every build. The file stays:
    /// whoever removed it could take it from under the next server.
    pub(super) fn on(out: &Path) -> Result<Hold, Trouble> {
        let out = full_path(out)?;
        let path = beside(&out, "lock");
        let around = path.parent().unwrap_or(&path);
        fs::create_dir_all(around).map_err(|error| Trouble::with_path("make the folder", around, &error))?;
        let open = File::options().create(true).truncate(false).write(true).open(&path);
        let file = open.map_err(|error| Trouble::with_path("write", &path, &error))?;
        match file.try_lock() {
            Ok(()) => Ok(Hold { _locked: file }),
            Err(TryLockError::WouldBlock) => Err(Trouble::new(format!(
                "another squarewise serves {} already: stop it, or choose another folder with --out",
                out.display()
            ))),
            Err(TryLockError::Error(error)) => Err(Trouble::with_path("lock", &path, &error)),
        }
    }
}
