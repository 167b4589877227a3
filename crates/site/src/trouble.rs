//! What the world outside refused: a full disk, a port in use, a folder that is not ours.

use std::{
    error, fmt,
    io::{self, ErrorKind},
    path::Path,
};

/// One line for the person at the command line: what was found, where, and what to do about it.
///
/// The command line prints it after `squarewise: ` and ends with exit code 2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble(String);

impl Trouble {
    /// A trouble in its own words.
    pub fn new(line: impl Into<String>) -> Trouble {
        Trouble(line.into())
    }

    /// Something that could not be done to a file or folder: `doing` is a verb, as in "cannot read".
    pub fn with_path(doing: &str, path: &Path, error: &io::Error) -> Trouble {
        let path = path.display();
        Trouble(format!("cannot {doing} {path}: {}", explain(error, doing)))
    }
}

/// The system's reason, and the way out where there is a usual one.
fn explain(error: &io::Error, doing: &str) -> String {
    let kind = error.kind();
    if kind == ErrorKind::PermissionDenied && doing == "read" {
        format!("{kind}; make it readable")
    } else if matches!(kind, ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem) {
        format!("{kind}; make it writable, or choose another folder")
    } else if matches!(kind, ErrorKind::StorageFull | ErrorKind::QuotaExceeded) {
        format!("{kind}; free some space and try again")
    } else if kind == ErrorKind::ResourceBusy {
        format!("{kind}, perhaps as a mount point; choose a folder inside it")
    } else {
        error.to_string()
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl error::Error for Trouble {}
