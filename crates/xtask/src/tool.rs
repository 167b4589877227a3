//! One program that the browser tests need: its names, where it may be, what brings it.

use std::env;
use std::path::{Path, PathBuf};

/// A program, and every way to come by it.
pub(crate) struct Tool {
    /// What people call it, and its key in `target/tools/browsers.json`.
    pub(crate) name: &'static str,
    /// The environment variable that points at it.
    pub(crate) variable: &'static str,
    /// What its file may be called, the most wanted first.
    files: &'static [&'static str],
    /// Folders beside those of PATH; `{arch}` stands for the machine's architecture.
    folders: &'static [&'static str],
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
        let candidates =
            self.files.iter().flat_map(|file| folders.iter().map(move |folder| folder.join(file)));
        candidates.into_iter().find(|path: &PathBuf| Path::is_file(path))
    }

    /// What to do where it is missing and cannot be set up from here.
    pub(crate) fn advice(&self) -> String {
        match env::var_os(self.variable) {
            Some(path) => format!("{}={} is not a file", self.variable, path.display()),
            None => format!(
                "no {}: install {} or set {} to its path",
                self.name,
                self.package.unwrap_or(self.name),
                self.variable
            ),
        }
    }
}

/// The tools of one kind of test.
pub(crate) struct Kit {
    /// What is skipped without them.
    pub(crate) name: &'static str,
    pub(crate) tools: &'static [Tool],
}

/// Everything the browser tests need, engine by engine.
pub(crate) const KITS: &[Kit] = &[
    Kit { name: "chromium", tools: &[CHROMIUM, CHROMEDRIVER] },
    Kit { name: "firefox", tools: &[FIREFOX, GECKODRIVER] },
    Kit { name: "webkit", tools: &[WEBKIT_DRIVER, MINIBROWSER, XVFB, XVFB_RUN, XAUTH] },
    Kit { name: "print", tools: &[PDFTOTEXT, PDFTOPPM, PDFIMAGES] },
];

const CHROMIUM: Tool = Tool {
    name: "chromium",
    variable: "CHROMIUM",
    files: &["chromium", "chromium-browser", "google-chrome", "Google Chrome", "Chromium"],
    folders: &["/Applications/Google Chrome.app/Contents/MacOS", "/Applications/Chromium.app/Contents/MacOS"],
    package: Some("chromium"),
};

pub(crate) const CHROMEDRIVER: Tool = Tool {
    name: "chromedriver",
    variable: "CHROMEDRIVER",
    files: &["chromedriver"],
    folders: &["/usr/lib/chromium", "/usr/lib/chromium-browser"],
    package: Some("chromium-driver"),
};

const FIREFOX: Tool = Tool {
    name: "firefox",
    variable: "FIREFOX",
    files: &["firefox", "firefox-esr"],
    folders: &["/usr/lib/firefox-esr", "/Applications/Firefox.app/Contents/MacOS"],
    package: Some("firefox-esr"),
};

/// No Debian package brings it; cargo builds it.
pub(crate) const GECKODRIVER: Tool = Tool {
    name: "geckodriver",
    variable: "GECKODRIVER",
    files: &["geckodriver"],
    folders: &[],
    package: None,
};

pub(crate) const WEBKIT_DRIVER: Tool = Tool {
    name: "WebKitWebDriver",
    variable: "WEBKIT_DRIVER",
    files: &["WebKitWebDriver"],
    folders: &["/usr/libexec/webkit2gtk-4.1", "/usr/lib/webkit2gtk-4.1"],
    package: Some("webkit2gtk-driver"),
};

const MINIBROWSER: Tool = Tool {
    name: "MiniBrowser",
    variable: "MINIBROWSER",
    files: &["MiniBrowser"],
    folders: &[
        "/usr/lib/{arch}-linux-gnu/webkit2gtk-4.1",
        "/usr/lib/{arch}-linux-gnu/webkit2gtk-4.0",
        "/usr/libexec/webkit2gtk-4.1",
        "/usr/lib/webkit2gtk-4.1",
    ],
    package: Some("libwebkit2gtk-4.1-0"),
};

const XVFB: Tool =
    Tool { name: "Xvfb", variable: "XVFB", files: &["Xvfb"], folders: &[], package: Some("xvfb") };

/// Runs the wasm tests in WebKit; Xvfb itself serves the page tests.
pub(crate) const XVFB_RUN: Tool = Tool {
    name: "xvfb-run",
    variable: "XVFB_RUN",
    files: &["xvfb-run"],
    folders: &[],
    package: Some("xvfb"),
};

/// `xvfb-run` calls it.
const XAUTH: Tool =
    Tool { name: "xauth", variable: "XAUTH", files: &["xauth"], folders: &[], package: Some("xauth") };

const PDFTOTEXT: Tool = Tool {
    name: "pdftotext",
    variable: "PDFTOTEXT",
    files: &["pdftotext"],
    folders: &[],
    package: Some("poppler-utils"),
};

const PDFTOPPM: Tool = Tool {
    name: "pdftoppm",
    variable: "PDFTOPPM",
    files: &["pdftoppm"],
    folders: &[],
    package: Some("poppler-utils"),
};

const PDFIMAGES: Tool = Tool {
    name: "pdfimages",
    variable: "PDFIMAGES",
    files: &["pdfimages"],
    folders: &[],
    package: Some("poppler-utils"),
};
