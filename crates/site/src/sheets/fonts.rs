//! The fonts that sheets are measured and printed with.

use std::fs;
use std::path::Path;

use sheet::Typeface;

use crate::assets;
use crate::trouble::Trouble;
use crate::woff::unpack;

/// The two fonts of the typeface, unpacked.
#[derive(Debug)]
pub struct Fonts {
    regular: Vec<u8>,
    bold: Vec<u8>,
}

impl Fonts {
    /// Whether npm has laid them down.
    pub fn are_there(www: &Path) -> bool {
        ["400", "700"].iter().all(|weight| assets::font_file(www, weight, "woff").exists())
    }

    /// Reads them where npm laid them down.
    ///
    /// # Errors
    /// A trouble that names the file which is missing or damaged, and the command that brings it.
    pub fn load(www: &Path) -> Result<Fonts, Trouble> {
        let read = |weight: &str| {
            let path = assets::font_file(www, weight, "woff");
            let cannot = |why: &str| {
                let path = path.display();
                Trouble::new(format!("cannot read {path}: {why}; run ./build.sh, which makes or fetches it"))
            };
            let packed = fs::read(&path).map_err(|error| cannot(&error.to_string()))?;
            unpack(&packed).ok_or_else(|| cannot("this is no WOFF font"))
        };
        Ok(Fonts { regular: read("400")?, bold: read("700")? })
    }

    /// The bold one, for the pictures of shared links.
    pub fn bold(&self) -> &[u8] {
        &self.bold
    }

    /// Both as one typeface.
    ///
    /// # Errors
    /// One of them is no font.
    pub fn typeface(&self) -> Result<Typeface<'_>, Trouble> {
        Typeface::new(&self.regular, &self.bold).map_err(|error| Trouble::new(error.to_string()))
    }
}
