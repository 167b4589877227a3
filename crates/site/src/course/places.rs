//! The places on a page that a link may name.

use std::collections::BTreeSet;

use lesson::{file, slug};

use crate::page::section_place;

/// The places on a page that a link may name.
#[derive(Clone, Debug)]
pub(super) enum Places {
    /// These.
    Named(BTreeSet<String>),
    /// Nobody knows: its file could not be read to its end, or has not been read yet.
    Unknown,
}

impl Places {
    /// The places of the boards and questions in some sections, and of the sections themselves.
    pub(super) fn of<'a>(sections: impl IntoIterator<Item = &'a file::Section>) -> Places {
        let mut places = BTreeSet::new();
        for section in sections {
            places.extend(section.names().map(str::to_owned));
            places.extend(section.names().next().map(section_place));
        }
        Places::Named(places)
    }

    /// The places of the words that are explained.
    pub(super) fn of_terms(terms: &[file::Term]) -> Places {
        Places::Named(terms.iter().map(|term| slug(&term.name)).collect())
    }

    /// Those that are on the page besides.
    pub(super) fn and(self, others: impl IntoIterator<Item = String>) -> Places {
        match self {
            Places::Named(places) => Places::Named(places.into_iter().chain(others).collect()),
            Places::Unknown => Places::Unknown,
        }
    }

    /// Whether it may name this one.
    pub(super) fn hold(&self, place: &str) -> bool {
        match self {
            Places::Named(places) => places.contains(place),
            Places::Unknown => true,
        }
    }

    /// One of them, for an example.
    pub(super) fn first(&self) -> Option<String> {
        match self {
            Places::Named(places) => places.first().cloned(),
            Places::Unknown => None,
        }
    }
}
