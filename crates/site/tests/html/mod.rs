//! A strict reader of the HTML that we write: anything it cannot account for fails the test.
#![allow(dead_code, reason = "each test file uses what it needs")]

use std::collections::BTreeMap;

/// A page taken apart.
#[derive(Debug)]
pub struct Page {
    /// Every tag that begins an element, with the text between it and the next tag of any kind.
    pub tags: Vec<Tag>,
}

#[derive(Debug)]
pub struct Tag {
    pub name: String,
    pub attributes: BTreeMap<String, String>,
    /// What stands between this tag and the next.
    pub text: String,
}

impl Page {
    /// Takes a page apart. A `<` that begins no tag, a value without quotes, an `&` that begins no
    /// character reference: each is text that has not been escaped, and panics.
    pub fn read(html: &str) -> Page {
        let mut tags = Vec::new();
        let mut pieces = html.split('<');
        assert_eq!(pieces.next(), Some(""), "a page begins with a tag");
        for piece in pieces {
            let end = end_of_tag(piece);
            let (inner, text) = (&piece[..end], decode(&piece[end + 1..]));
            if inner.starts_with(|first: char| first.is_ascii_lowercase()) {
                tags.push(tag(inner, text));
            } else {
                assert!(inner.starts_with('/') || inner == "!DOCTYPE html", "no tag: <{inner}>");
            }
        }
        Page { tags }
    }

    pub fn named(&self, name: &'static str) -> impl Iterator<Item = &Tag> {
        self.tags.iter().filter(move |tag| tag.name == name)
    }

    /// The text that directly follows the first tag of this name.
    pub fn text(&self, name: &'static str) -> &str {
        &self.named(name).next().unwrap_or_else(|| panic!("no <{name}>")).text
    }

    /// The values of an attribute, wherever it stands.
    pub fn values(&self, attribute: &'static str) -> impl Iterator<Item = &str> {
        self.tags.iter().filter_map(move |tag| tag.attributes.get(attribute)).map(String::as_str)
    }
}

/// The place of the `>` that ends a tag: the first one outside quotes.
fn end_of_tag(piece: &str) -> usize {
    let mut quoted = false;
    let end = piece.bytes().position(|byte| {
        quoted ^= byte == b'"';
        byte == b'>' && !quoted
    });
    end.unwrap_or_else(|| panic!("a tag without an end: <{piece}"))
}

fn tag(inner: &str, text: String) -> Tag {
    let inner = inner.trim_end_matches('/').trim_end();
    let (name, mut rest) = inner.split_once(' ').unwrap_or((inner, ""));
    let is_name = |name: &str| name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    assert!(is_name(name), "no name of a tag: {name}");
    let mut attributes = BTreeMap::new();
    while !rest.trim_start().is_empty() {
        rest = rest.trim_start();
        let end = rest.find([' ', '=']).unwrap_or(rest.len());
        let (attribute, after) = rest.split_at(end);
        assert!(is_name(attribute), "no name of an attribute: {attribute} in <{inner}>");
        let mut value = "";
        rest = after;
        if let Some(after) = after.strip_prefix("=\"") {
            (value, rest) = after.split_once('"').expect("a value that ends");
        }
        assert!(attributes.insert(attribute.to_owned(), decode(value)).is_none(), "twice: {attribute}");
    }
    Tag { name: name.to_owned(), attributes, text }
}

fn decode(written: &str) -> String {
    let mut pieces = written.split('&');
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (name, rest) = piece.split_once(';').unwrap_or_else(|| panic!("a bare &: {written}"));
        text.push(match name {
            "lt" => '<',
            "gt" => '>',
            "amp" => '&',
            "quot" => '"',
            "#39" => '\'',
            other => panic!("an unknown character reference: {other}"),
        });
        text.push_str(rest);
    }
    text
}
