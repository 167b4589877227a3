//! The page that a server shows when there is no other.

use lesson::words::Say;
use maud::html;

use super::{About, Frame, Kind};

/// Its file, which static hosts know by this name.
pub const FILE: &str = "404.html";

/// The whole page.
pub fn page(frame: &Frame) -> String {
    let main = html! {
        header {
            h1 { (frame.text(Say::MissingHeading)) }
            p.promise { (frame.text(Say::MissingPromise)) }
        }
        p { a.start href=(frame.home()) { (frame.text(Say::MissingStart)) } }
    };
    let title = frame.words().fill(Say::PageTitle, &[frame.text(Say::MissingTitle)]);
    let description = frame.text(Say::MissingDescription);
    frame.page(&About { title: &title, description, kind: Kind::Text }, &main)
}
