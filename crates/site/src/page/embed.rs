//! A page with one board, for frames in other pages. Its address says which board.

use lesson::words::Say;
use maud::{DOCTYPE, html};

use super::{CSP, Frame, hatching};

/// Its folder at the root of the site.
pub const FOLDER: &str = "embed";

/// The whole page.
pub fn page(frame: &Frame) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(frame.text(Say::PageLanguage)) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(CSP);
                meta name="color-scheme" content="light dark";
                meta name="robots" content="noindex";
                title { (frame.text(Say::PageBoard)) }
                link rel="stylesheet" href=(frame.asset("style.css"));
                script src=(frame.asset("looks.js")) {}
                link rel="icon" href=(frame.asset("icon.svg")) type="image/svg+xml";
                script type="module" src=(frame.asset("embed.js")) {}
            }
            body.embed {
                main {
                    h1.unseen { (frame.text(Say::PageBoard)) }
                    squarewise-board {}
                    noscript { p { (frame.text(Say::PageNeedsScript)) } }
                    p.source { a href=(frame.address("")) target="_top" { "Squarewise" } }
                }
                (hatching())
            }
        }
    };
    page.into_string()
}
