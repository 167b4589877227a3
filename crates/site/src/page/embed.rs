//! A page with one board, for frames in other pages. Its address says which board.

use lesson::words::Say;
use maud::{DOCTYPE, html};
use rules::INITIAL;

use super::{BOARD, Frame, hatching};

/// Its folder at the root of the site.
pub const FOLDER: &str = "embed";

/// The whole page.
pub fn page(frame: &Frame) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(frame.text(Say::PageLanguage)) {
            head {
                base target="_top";
                (frame.head(frame.text(Say::PageBoard)))
                meta name="robots" content="noindex";
                link rel="stylesheet" href=(frame.asset("bench.css"));
                script type="module" src=(frame.asset("embed.js"))
                    data-asleep=(frame.text(Say::ShareAsleep)) {}
            }
            body.embed {
                main {
                    h1.unseen { (frame.text(Say::PageBoard)) }
                    // Its lessons are this site's, wherever they are.
                    squarewise-board fen=(INITIAL) link=(frame.page_address(BOARD)) lessons=(frame.address(&format!("{}/", frame.course().language))) {}
                    noscript { p { (frame.text(Say::PageNeedsScript)) } }
                    p.source { a href=(frame.home()) { "Squarewise" } }
                }
                (hatching())
            }
        }
    };
    page.into_string()
}
