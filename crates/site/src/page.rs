//! Pages: complete, readable and printable HTML, to which the boards' module adds nothing but life.

mod help;
pub mod home;
pub mod lesson;
pub mod sheet;
pub mod sheets;

use maud::{DOCTYPE, Markup, html};

use crate::assets::Assets;
use crate::build::LANGUAGE;
use crate::course::NamedSheet;
use crate::sheets::FOLDER;

/// What a page may load and run: itself, its own wasm, and pictures written into it.
///
/// Each page says this in a `<meta>` element, wherever it is hosted.
pub const CSP: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; \
    base-uri 'none'; form-action 'none'";

/// What surrounds every page: where it lies and what it shares with the others.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'a> {
    assets: &'a Assets,
    /// The way from the page to the root of the site: empty, or `../../`.
    root: &'a str,
    /// The sheets of the site.
    sheets: &'a [NamedSheet],
}

/// What a page says of itself.
#[derive(Clone, Copy, Debug)]
pub struct About<'a> {
    /// Its name, in the tab of the browser.
    pub title: &'a str,
    /// One sentence for search engines.
    pub description: &'a str,
    /// What it is for.
    pub kind: Kind,
}

/// What a page is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// To read, on boards that come alive.
    Lesson,
    /// To print.
    Sheet,
}

impl<'a> Frame<'a> {
    /// The frame of a page from which `root` leads to the root of the site.
    pub fn new(assets: &'a Assets, sheets: &'a [NamedSheet], root: &'a str) -> Frame<'a> {
        Frame { assets, root, sheets }
    }

    /// Whether the site has a sheet of this name.
    fn has_sheet(&self, name: &str) -> bool {
        self.sheets.iter().any(|sheet| sheet.name == name)
    }

    /// The address of something, seen from the page.
    fn address(&self, from_root: &str) -> String {
        // An empty address would be the page itself.
        match (self.root, from_root) {
            ("", "") => String::from("./"),
            (root, path) => format!("{root}{path}"),
        }
    }

    fn asset(&self, name: &str) -> String {
        self.address(&self.assets.address(name))
    }

    /// A whole page around its main part.
    fn page(&self, about: &About, main: &Markup) -> String {
        let page = html! {
            (DOCTYPE)
            html lang="en-GB" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta http-equiv="Content-Security-Policy" content=(CSP);
                    meta name="color-scheme" content="light dark";
                    title { (about.title) }
                    meta name="description" content=(about.description);
                    link rel="stylesheet" href=(self.asset("style.css"));
                    // No module: it dresses the page before anything is painted.
                    script src=(self.asset("looks.js")) {}
                    link rel="icon" href=(self.asset("icon.svg")) type="image/svg+xml";
                    @match about.kind {
                        Kind::Lesson => script type="module" src=(self.asset("boot.js")) {},
                        Kind::Sheet => {
                            link rel="stylesheet" href=(self.asset("sheet.css"));
                            script type="module" src=(self.asset("print.js")) {}
                        }
                    }
                }
                body {
                    a.skip href="#main" { "Skip to the content" }
                    (self.top())
                    main #main { (main) }
                    (self.foot())
                    @if about.kind == Kind::Lesson { (hatching()) }
                }
            }
        };
        page.into_string()
    }

    fn top(&self) -> Markup {
        html! {
            header.top {
                a.name href=(self.address("")) { "Squarewise" }
                nav aria-label="Site" {
                    a href=(format!("{}#lessons", self.address(""))) { "Lessons" }
                    @if !self.sheets.is_empty() {
                        a href=(self.address(&format!("{LANGUAGE}/{FOLDER}/"))) { "Sheets" }
                    }
                }
            }
        }
    }

    fn foot(&self) -> Markup {
        html! {
            footer.foot {
                p {
                    "The rules are those of the FIDE Laws of Chess in force from 1 January 2023. "
                    "Lessons: "
                    a href="https://creativecommons.org/licenses/by/4.0/" rel="license" { "CC BY 4.0" }
                    ". Program: MIT or Apache 2.0. Typeface: Atkinson Hyperlegible Next, "
                    a href=(self.asset("font-licence.txt")) { "OFL 1.1" }
                    "."
                }
                p.screen { "Nothing you do on the boards leaves your browser." }
            }
        }
    }
}

/// The slanting lines that a theme may have on dark squares; see `style.css`.
fn hatching() -> Markup {
    html! {
        svg.hatching aria-hidden="true" width="0" height="0" {
            pattern #hatched width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                path d="M2.5 0V5" stroke-width="1.2" {}
            }
        }
    }
}
