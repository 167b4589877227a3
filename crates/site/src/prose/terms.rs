//! Words of the glossary in prose: the first use of each on a page leads to what it means.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "Markdown has many parts, and most pass through as they are"
)]

use std::collections::BTreeMap;

use lesson::Term;
use pulldown_cmark::{CowStr, Event, LinkType, Tag, TagEnd};

/// Links terms in the prose of one page, from its top to its end.
#[derive(Debug)]
pub struct Linker<'a> {
    /// Every form of every term that is not told yet, in small letters, by its first: longest first.
    forms: BTreeMap<char, Vec<(String, &'a Term)>>,
    /// The way to the glossary, or nothing on its own page.
    way: String,
}

impl<'a> Linker<'a> {
    /// A linker for a page from which `way` leads to the glossary. Terms with an `unlinked` form mean
    /// something else there.
    pub fn new(glossary: &'a [Term], way: &str, unlinked: &[String]) -> Linker<'a> {
        let is_left = |term: &Term| unlinked.iter().any(|word| term.is_called(word));
        let mut forms: BTreeMap<char, Vec<(String, &Term)>> = BTreeMap::new();
        for term in glossary.iter().filter(|term| !is_left(term)) {
            for form in term.all_forms().map(str::to_lowercase) {
                forms.entry(form.chars().next().unwrap_or_default()).or_default().push((form, term));
            }
        }
        let longest_first = |(form, _): &(String, &Term)| std::cmp::Reverse(form.chars().count());
        forms.values_mut().for_each(|alike| alike.sort_by_key(longest_first));
        Linker { forms, way: way.to_owned() }
    }

    /// A linker that links nothing.
    pub fn none() -> Linker<'a> {
        Linker { forms: BTreeMap::new(), way: String::new() }
    }

    /// Leaves a term unlinked from here on: it has been told, or this is where it is told.
    pub fn tell(&mut self, told: &Term) {
        self.forms.values_mut().for_each(|alike| alike.retain(|(_, term)| term.name != told.name));
    }

    /// The first form of a term in a text, as whole words, and where it begins.
    fn find(&self, text: &str) -> Option<(usize, usize, &'a Term)> {
        let is_letter = |letter: char| letter.is_alphanumeric();
        let starts = text.char_indices().filter(|&(at, letter)| {
            is_letter(letter) && !text[..at].ends_with(|before: char| is_letter(before) || before == '-')
        });
        starts.into_iter().find_map(|(at, letter)| {
            let alike = self.forms.get(&letter.to_lowercase().next()?)?;
            let (form, term) = alike.iter().find(|(form, _)| begins(&text[at..], form))?;
            Some((at, at + byte_length(&text[at..], form), *term))
        })
    }

    /// Splits a text into what stays text and links to the glossary.
    fn split(&mut self, text: &str) -> Vec<Event<'static>> {
        let plain = |text: &str| Event::Text(CowStr::from(text.to_owned()));
        let mut events = Vec::new();
        let mut rest = text;
        while let Some((start, end, term)) = self.find(rest) {
            let address = format!("{}#{}", self.way, term.slug());
            events.push(plain(&rest[..start]));
            events.push(Event::Start(Tag::Link {
                link_type: LinkType::Inline,
                dest_url: CowStr::from(address),
                title: CowStr::Borrowed(""),
                id: CowStr::Borrowed(""),
            }));
            events.push(plain(&rest[start..end]));
            events.push(Event::End(TagEnd::Link));
            self.tell(term);
            rest = &rest[end..];
        }
        events.push(plain(rest));
        events
    }
}

/// Whether a text begins with these words, the last of them whole. `form` is in small letters.
pub(super) fn begins(text: &str, form: &str) -> bool {
    let mut letters = text.chars().flat_map(char::to_lowercase);
    let is_alike = form.chars().all(|wanted| letters.next() == Some(wanted));
    is_alike && !letters.next().is_some_and(|after| after.is_alphanumeric() || after == '-')
}

/// How many bytes of the text the form takes, which may be written in capitals.
fn byte_length(text: &str, form: &str) -> usize {
    text.chars().take(form.chars().count()).map(char::len_utf8).sum()
}

/// Links the terms in events of Markdown; not in headings, links, pictures and code.
pub(super) fn link_terms<'e>(events: impl Iterator<Item = Event<'e>>, linker: &mut Linker) -> Vec<Event<'e>> {
    let mut linked = Vec::new();
    // How many of those we are in.
    let mut closed = 0;
    for event in events {
        match &event {
            Event::Start(tag) if is_closed(tag) => closed += 1,
            Event::End(TagEnd::Heading(_) | TagEnd::Link | TagEnd::Image | TagEnd::CodeBlock) => closed -= 1,
            Event::Text(text) if closed == 0 => {
                linked.extend(linker.split(text));
                continue;
            }
            _ => {}
        }
        linked.push(event);
    }
    linked
}

fn is_closed(tag: &Tag) -> bool {
    matches!(tag, Tag::Heading { .. } | Tag::Link { .. } | Tag::Image { .. } | Tag::CodeBlock(_))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prose::render;

    fn term(name: &str, forms: &[&str]) -> Term {
        Term {
            name: name.into(),
            forms: forms.iter().map(|form| String::from(*form)).collect(),
            text: String::new(),
            figure: None,
            lesson: None,
            article: String::new(),
            reasons: Vec::new(),
        }
    }

    #[track_caller]
    fn check(text: &str, html: &str) {
        let glossary = [
            term("check", &["checks"]),
            term("double check", &[]),
            term("en passant", &[]),
            term("file", &["files"]),
            term("rank", &[]),
        ];
        let mut linker = Linker::new(&glossary, "../glossary/", &[]);
        assert_eq!(render(text, &mut linker).into_string().trim_end(), html);
    }

    #[test]
    fn the_first_use_of_each_term_is_linked() {
        check(
            "A file, and the same File. Files run up.",
            "<p>A <a href=\"../glossary/#file\">file</a>, and the same File. Files run up.</p>",
        );
        check(
            "**Double check**: a check",
            "<p><strong><a href=\"../glossary/#double-check\">Double check</a></strong>: \
             a <a href=\"../glossary/#check\">check</a></p>",
        );
        check("It checks.", "<p>It <a href=\"../glossary/#check\">checks</a>.</p>");
        check("En passant!", "<p><a href=\"../glossary/#en-passant\">En passant</a>!</p>");
    }

    #[test]
    fn parts_of_words_headings_links_and_code_are_let_be() {
        check("Franks and profiles, ranked; check-up.", "<p>Franks and profiles, ranked; check-up.</p>");
        check("a-rank", "<p>a-rank</p>");
        check("## The file", "<h2>The file</h2>");
        check("[a file](#x) `file`", "<p><a href=\"#x\">a file</a> <code>file</code></p>");
        check("![file](x.png)", "<p><img src=\"../pictures/x.png\" alt=\"file\" /></p>");
        check("[file](#x) file", "<p><a href=\"#x\">file</a> <a href=\"../glossary/#file\">file</a></p>");
    }

    #[test]
    fn what_means_something_else_here_is_left_out() {
        let glossary = [term("file", &["files"]), term("rank", &[])];
        let linker = Linker::new(&glossary, "", &["Files".into()]);
        let forms: Vec<&str> = linker.forms.values().flatten().map(|(form, _)| &**form).collect();
        assert_eq!(forms, ["rank"]);
    }
}
