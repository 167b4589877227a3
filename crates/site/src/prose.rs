//! Prose in Markdown. What looks like HTML in it is text, and stays text.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "Markdown has many parts, and most pass through as they are"
)]

mod names;
mod terms;

use maud::{Markup, PreEscaped};
use pulldown_cmark::{Alignment, CowStr, Event, HeadingLevel, Options, Parser, Tag, TextMergeStream, html};

pub use names::Names;
pub use terms::Linker;

/// The folder of the lessons' pictures, beside the lessons' own.
pub(crate) const PICTURES: &str = "pictures";

/// What a text may hold besides the usual: tables, and quotes that are made round.
const MARKDOWN: Options = Options::ENABLE_TABLES.union(Options::ENABLE_SMART_PUNCTUATION);

/// The pictures that a text shows, by file name.
pub fn pictures(text: &str) -> Vec<String> {
    let shown = |event| match event {
        Event::Start(Tag::Image { dest_url, .. }) => Some(dest_url.into_string()),
        _ => None,
    };
    parts(text).filter_map(shown).collect()
}

/// The addresses that a text links to.
pub fn links(text: &str) -> Vec<String> {
    let led_to = |event| match event {
        Event::Start(Tag::Link { dest_url, .. }) => Some(dest_url.into_string()),
        _ => None,
    };
    parts(text).filter_map(led_to).collect()
}

/// What looks like HTML in a text, outside code: tags, and references to characters.
pub fn markup(text: &str) -> Vec<String> {
    let parts = Parser::new_ext(text, MARKDOWN).into_offset_iter();
    let found = parts.filter_map(|(event, range)| match event {
        Event::Html(raw) | Event::InlineHtml(raw) => {
            Some(lesson::markup::find(&raw).unwrap_or(raw.trim()).to_owned())
        }
        // A reference is read as the character it stands for.
        Event::Text(read) => {
            let written = text.get(range).filter(|written| **written != *read);
            written.filter(|written| written.starts_with('&')).map(str::to_owned)
        }
        _ => None,
    });
    // What ends a tag is no news.
    found.filter(|found| !found.is_empty() && !found.starts_with("</")).collect()
}

/// The headings in a text that are as large as those of the page and of its sections.
pub fn large_headings(text: &str) -> Vec<String> {
    let mut is_open = false;
    let titles = parts(text).filter_map(|event| {
        match event {
            Event::Start(Tag::Heading { level, .. }) => is_open = level < HeadingLevel::H3,
            Event::Text(title) if is_open => {
                is_open = false;
                return Some(title.into_string());
            }
            _ => {}
        }
        None
    });
    titles.collect()
}

/// The text as HTML, with the words that the glossary explains linked to it.
pub fn render(text: &str, linker: &mut Linker) -> Markup {
    written(linked(text, linker))
}

/// The same for a text beside boards, with the squares and pieces in it marked.
pub fn render_beside(text: &str, linker: &mut Linker, names: &Names) -> Markup {
    written(names::mark_names(&linked(text, linker), names))
}

fn linked<'t>(text: &'t str, linker: &mut Linker) -> Vec<Event<'t>> {
    let parts = TextMergeStream::new(parts(text).map(with_our_addresses));
    terms::link_terms(parts, linker)
}

fn written(events: Vec<Event>) -> Markup {
    let mut written = String::new();
    html::push_html(&mut written, events.into_iter());
    PreEscaped(written)
}

/// The parts of a text. HTML in it becomes plain text, which the writer escapes: a checked lesson has none,
/// and this is the second lock.
fn parts(text: &str) -> impl Iterator<Item = Event<'_>> {
    Parser::new_ext(text, MARKDOWN).map(|event| match event {
        Event::Html(raw) | Event::InlineHtml(raw) => Event::Text(raw),
        // Where a column stands is for the style sheet to say; a page allows no style of its own.
        Event::Start(Tag::Table(columns)) => {
            Event::Start(Tag::Table(columns.into_iter().map(|_| Alignment::None).collect()))
        }
        other => other,
    })
}

/// Leads to the pictures of the site, and nowhere by an address that would run a script: a checked
/// lesson has none, and this is the second lock.
fn with_our_addresses(event: Event<'_>) -> Event<'_> {
    match event {
        Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
            let dest_url = CowStr::from(format!("../{PICTURES}/{dest_url}"));
            Event::Start(Tag::Image { link_type, dest_url, title, id })
        }
        Event::Start(Tag::Link { link_type, dest_url, title, id }) if !is_harmless(&dest_url) => {
            Event::Start(Tag::Link { link_type, dest_url: CowStr::Borrowed("#"), title, id })
        }
        other => other,
    }
}

/// Whether an address leads to a page: on this site, or by http or mail.
fn is_harmless(address: &str) -> bool {
    let scheme = address.split_once(':').map(|(scheme, _)| scheme.to_ascii_lowercase());
    scheme.is_none_or(|scheme| {
        matches!(&*scheme, "http" | "https" | "mailto") || scheme.contains(['/', '#', '?'])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, html: &str) {
        assert_eq!(render(text, &mut Linker::none()).into_string().trim_end(), html);
    }

    #[test]
    fn what_looks_like_html_arrives_as_text() {
        check(
            "a <b>bold</b> & \"quoted\" ]]> word",
            "<p>a &lt;b&gt;bold&lt;/b&gt; &amp; “quoted” ]]&gt; word</p>",
        );
        check("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;");
        check(
            "| a | b |\n|---|:-:|\n| `c` | <b>d</b> |",
            "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody>\n<tr><td><code>c</code></td><td>&lt;b&gt;d&lt;/b&gt;</td></tr>\n</tbody></table>",
        );
        check("[a](javascript:alert(1))", "<p><a href=\"#\">a</a></p>");
        check("[a](../pawn/)", "<p><a href=\"../pawn/\">a</a></p>");
        check("![a \"b\"](x\"y.png)", "<p><img src=\"../pictures/x%22y.png\" alt=\"a “b”\" /></p>");
    }
}
