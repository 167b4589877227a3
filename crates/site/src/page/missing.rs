//! The page that a server shows when there is no other.

use maud::html;

use super::{About, Frame, Kind};

/// Its file, which static hosts know by this name.
pub const FILE: &str = "404.html";

/// The whole page.
pub fn page(frame: &Frame) -> String {
    let main = html! {
        header {
            h1 { "This square is empty" }
            p.promise { "There is no page at this address. It may have moved, or a letter of the address is wrong." }
        }
        p { a.start href=(frame.address("")) { "Go to the lessons" } }
    };
    let description = "There is no page at this address.";
    frame.page(&About { title: "No such page – Squarewise", description, kind: Kind::Text }, &main)
}
