//! The files of a site, and which paths they may have.

use std::collections::BTreeMap;

use crate::trouble::Trouble;

/// Every file of a site, held in memory until the whole site is known to be right.
#[derive(Clone, Debug, Default)]
pub struct Output {
    files: BTreeMap<String, Vec<u8>>,
}

impl Output {
    /// A site without files.
    pub fn new() -> Output {
        Output::default()
    }

    /// Gives the site a file, at a path like `en/rook/index.html`.
    ///
    /// # Errors
    /// - a path with `..`, a leading slash, or a character that an address would have to escape:
    ///   it could leave the folder, or mean one file on disk and another in a browser
    /// - a path that is taken, or that makes a folder of a file: one of the two would be lost
    pub fn add(&mut self, path: &str, bytes: impl Into<Vec<u8>>) -> Result<(), Trouble> {
        if !path.split('/').all(is_segment) {
            return Err(Trouble::new(format!(
                "the site cannot hold a file at {path:?}: name it by parts of a-z, A-Z, 0-9, \"-\", \"_\", \".\" and \"~\" with \"/\" between them"
            )));
        }
        if let Some(held) = self.files.keys().find(|held| clash(held, path)) {
            return Err(Trouble::new(format!(
                "the site cannot hold both {held} and {path}: rename one of them"
            )));
        }
        self.files.insert(path.to_owned(), bytes.into());
        Ok(())
    }

    /// The bytes of one file.
    pub fn get(&self, path: &str) -> Option<&[u8]> {
        self.files.get(path).map(Vec::as_slice)
    }

    /// All files, in the order of their paths.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice()))
    }
}

/// Whether a part of a path stays inside its folder and reads the same on disk and in an address.
pub(crate) fn is_segment(part: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    !matches!(part, "" | "." | "..") && part.bytes().all(is_plain)
}

/// Whether two paths cannot both be files: they are the same, or one lies inside the other.
fn clash(one: &str, other: &str) -> bool {
    let holds = |outer: &str, inner: &str| {
        inner.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    holds(one, other) || holds(other, one)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_that_leave_the_folder_or_need_escaping_are_refused() {
        let mut output = Output::new();
        for path in
            ["", "/", "/etc/passwd", "../a", "a/../b", "a//b", "a/", "./a", "C:\\a", "a b", "é", "a\0", "a?b"]
        {
            let trouble = output.add(path, "").expect_err(path).to_string();
            assert!(trouble.starts_with(&format!("the site cannot hold a file at {path:?}: ")), "{trouble}");
        }
        assert_eq!(output.files().count(), 0);
    }

    #[test]
    fn two_files_cannot_share_a_place() {
        for (first, second) in [("a", "a"), ("a", "a/b"), ("a/b", "a")] {
            let mut output = Output::new();
            output.add(first, "").expect("a first file");
            let trouble = output.add(second, "").expect_err(second).to_string();
            assert_eq!(
                trouble,
                format!("the site cannot hold both {first} and {second}: rename one of them")
            );
        }
        let mut output = Output::new();
        output.add("a", "").expect("a file");
        output.add("a.html", "").expect("another file, whose name begins alike");
    }
}
