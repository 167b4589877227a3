//! One program that the browser tests need, and every way to come by it.

use std::env;
use std::path::PathBuf;

/// A program.
pub(crate) struct Tool {
    /// What people call it, and its key in `target/tools/browsers.json`.
    pub(crate) name: &'static str,
    /// The environment variable that points at it.
    pub(crate) variable: &'static str,
    /// What its file may be called, the most wanted first.
    pub(crate) files: &'static [&'static str],
    /// Folders beside those of PATH; `{arch}` stands for the machine's architecture.
    pub(crate) folders: &'static [&'static str],
    /// The Debian package that brings it, where there is one.
    pub(crate) package: Option<&'static str>,
}

impl Tool {
    /// The program, if it is on this machine.
    ///
    /// A variable that is set decides alone: a wrong path is better reported than papered over.
    pub(crate) fn find(&self) -> Option<PathBuf> {
        if let Some(path) = env::var_os(self.variable) {
            return Some(PathBuf::from(path)).filter(|path| path.is_file());
        }
        let path = env::var_os("PATH").unwrap_or_default();
        let usual = self.folders.iter().map(|folder| folder.replace("{arch}", env::consts::ARCH));
        let folders: Vec<PathBuf> = env::split_paths(&path)
            .chain(usual.map(PathBuf::from))
            .chain([crate::project::tools_dir().join("bin")])
            .collect();
        let in_folders = |file| folders.iter().map(move |folder| folder.join(file));
        self.files.iter().flat_map(in_folders).find(|path| path.is_file())
    }

    /// Whether it is missing and nobody has said where it should be: then it may be set up.
    pub(crate) fn is_wanted(&self) -> bool {
        self.find().is_none() && env::var_os(self.variable).is_none()
    }

    /// What to do about it where it is missing.
    pub(crate) fn advice(&self) -> String {
        let Tool { name, variable, .. } = self;
        match env::var_os(variable) {
            Some(path) => format!("{variable}={} is not a file", path.display()),
            None => {
                let package = self.package.unwrap_or(name);
                format!("no {name} (install {package}, or set {variable} to its path)")
            }
        }
    }
}
