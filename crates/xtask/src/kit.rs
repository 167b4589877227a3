//! What each kind of test needs.

use crate::tool::Tool;

/// The tools of one kind of test.
pub(crate) struct Kit {
    /// What is skipped without them.
    pub(crate) name: &'static str,
    pub(crate) tools: &'static [Tool],
}

impl Kit {
    /// What is missing and what to do about it, if anything is.
    pub(crate) fn lack(&self) -> Option<String> {
        let missing = self.tools.iter().filter(|tool| tool.find().is_none());
        let advice: Vec<String> = missing.map(Tool::advice).collect();
        (!advice.is_empty()).then(|| advice.join(", "))
    }
}

/// Everything the browser tests need, engine by engine, and what reads printed pages.
pub(crate) const KITS: [&Kit; 4] = [&CHROMIUM, &FIREFOX, &WEBKIT, &PRINT];

pub(crate) const CHROMIUM: Kit = Kit {
    name: "chromium",
    tools: &[
        Tool {
            name: "chromium",
            variable: "CHROMIUM",
            files: &["chromium", "chromium-browser", "google-chrome", "Google Chrome", "Chromium"],
            folders: &[
                "/Applications/Google Chrome.app/Contents/MacOS",
                "/Applications/Chromium.app/Contents/MacOS",
            ],
            package: Some("chromium"),
        },
        CHROMEDRIVER,
    ],
};

pub(crate) const FIREFOX: Kit = Kit {
    name: "firefox",
    tools: &[
        Tool {
            name: "firefox",
            variable: "FIREFOX",
            files: &["firefox", "firefox-esr"],
            folders: &["/usr/lib/firefox-esr", "/Applications/Firefox.app/Contents/MacOS"],
            package: Some("firefox-esr"),
        },
        GECKODRIVER,
    ],
};

pub(crate) const WEBKIT: Kit = Kit {
    name: "webkit",
    tools: &[
        WEBKIT_DRIVER,
        Tool {
            name: "MiniBrowser",
            variable: "MINIBROWSER",
            files: &["MiniBrowser"],
            folders: &[
                "/usr/lib/{arch}-linux-gnu/webkit2gtk-4.1",
                "/usr/libexec/webkit2gtk-4.1",
                "/usr/lib/webkit2gtk-4.1",
            ],
            package: Some("libwebkit2gtk-4.1-0"),
        },
        plain("Xvfb", "XVFB", &["Xvfb"], "xvfb"),
        XVFB_RUN,
        // `xvfb-run` calls it.
        plain("xauth", "XAUTH", &["xauth"], "xauth"),
    ],
};

const PRINT: Kit = Kit {
    name: "print",
    tools: &[
        plain("pdftotext", "PDFTOTEXT", &["pdftotext"], "poppler-utils"),
        plain("pdftoppm", "PDFTOPPM", &["pdftoppm"], "poppler-utils"),
        plain("pdfinfo", "PDFINFO", &["pdfinfo"], "poppler-utils"),
        plain("qpdf", "QPDF", &["qpdf"], "qpdf"),
        plain("pdfimages", "PDFIMAGES", &["pdfimages"], "poppler-utils"),
    ],
};

pub(crate) const CHROMEDRIVER: Tool = Tool {
    name: "chromedriver",
    variable: "CHROMEDRIVER",
    files: &["chromedriver"],
    folders: &["/usr/lib/chromium", "/usr/lib/chromium-browser"],
    package: Some("chromium-driver"),
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

/// Gives the wasm tests in WebKitGTK a screen; the page tests open theirs by Xvfb itself.
pub(crate) const XVFB_RUN: Tool = plain("xvfb-run", "XVFB_RUN", &["xvfb-run"], "xvfb");

/// A tool that is on PATH wherever it is installed.
const fn plain(
    name: &'static str,
    variable: &'static str,
    files: &'static [&'static str],
    package: &'static str,
) -> Tool {
    Tool { name, variable, files, folders: &[], package: Some(package) }
}
