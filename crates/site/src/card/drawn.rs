//! Pictures as pixels. Drawing one takes longer than all else about a page, so what was drawn is kept.

use std::collections::BTreeSet;
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

use resvg::{tiny_skia, usvg};
use sha2::{Digest, Sha256};

use super::SIZE;
use crate::trouble::Trouble;

/// A folder of pictures that have been drawn, each named by what it was drawn from. Whatever goes wrong
/// with the folder costs only time.
#[derive(Debug)]
pub struct Cards {
    folder: PathBuf,
    used: BTreeSet<String>,
}

impl Cards {
    /// The pictures of this folder, which need not be there.
    pub fn kept_in(folder: &Path) -> Cards {
        Cards { folder: folder.to_path_buf(), used: BTreeSet::new() }
    }

    /// An SVG as a PNG.
    ///
    /// # Errors
    /// None in practice: the SVG is our own.
    pub fn draw(&mut self, svg: &str, title: &str) -> Result<Vec<u8>, Trouble> {
        let hash: String = Sha256::digest(svg).iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        let name = format!("{hash}.png");
        let kept = self.folder.join(&name);
        self.used.insert(name);
        if let Ok(picture) = fs::read(&kept) {
            return Ok(picture);
        }
        let picture = draw(svg).map_err(|why| Trouble::new(format!("the picture of {title:?}: {why}")))?;
        // Beside its place first: a build that is killed leaves no half of a picture under its name.
        let fresh = self.folder.join(format!(".{hash}.{}", std::process::id()));
        let _ = fs::create_dir_all(&self.folder)
            .and_then(|()| fs::write(&fresh, &picture))
            .and_then(|()| fs::rename(&fresh, &kept));
        Ok(picture)
    }

    /// Takes away the pictures that were not asked for this time.
    pub fn sweep(&self) {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        for entry in entries.filter(|entry| !self.used.contains(&*entry.file_name().to_string_lossy())) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn draw(svg: &str) -> Result<Vec<u8>, String> {
    let say = |error: &dyn Display| error.to_string();
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).map_err(|error| say(&error))?;
    let mut pixels = tiny_skia::Pixmap::new(SIZE.0, SIZE.1).expect("the picture has a size");
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| say(&error))
}
