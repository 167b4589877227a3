//! What search engines read: the addresses of all pages, and where that list is.

use maud::html;

use crate::page::{embed, missing};
use crate::publish::Output;
use crate::trouble::Trouble;

/// Gives the site its `robots.txt`, and its `sitemap.xml` if it has an address to write in front of the
/// paths of its pages.
///
/// # Errors
/// None in practice: the names are our own.
pub fn add_map(address: Option<&str>, output: &mut Output) -> Result<(), Trouble> {
    let mut robots = String::from("User-agent: *\nAllow: /\n");
    if let Some(address) = address {
        robots.push_str(&format!("Sitemap: {address}/sitemap.xml\n"));
        let sitemap = sitemap(address, output);
        output.add("sitemap.xml", sitemap)?;
    }
    output.add("robots.txt", robots)
}

/// Whether nobody should find this page by a search: it is about no place of the site.
fn is_unlisted(path: &str) -> bool {
    path == missing::FILE || path.strip_suffix("/index.html") == Some(embed::FOLDER)
}

fn sitemap(address: &str, output: &Output) -> String {
    let is_page = |path: &&str| path.ends_with(".html") && !is_unlisted(path);
    let pages = output.files().map(|(path, _)| path).filter(is_page);
    let urls = html! {
        urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" {
            @for page in pages { url { loc { (address) "/" (page.trim_end_matches("index.html")) } } }
        }
    };
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}\n", urls.into_string())
}
