//! The pages of the site tell nobody what happens on their boards.

use lesson::{Reply, Session};

use crate::live::{Shared, Wish};

/// Nothing to tell.
#[derive(Debug)]
pub struct News;

impl News {
    /// Nothing to tell.
    pub fn new() -> News {
        News
    }

    /// Every wish may be fulfilled at once.
    pub fn lets(&mut self, _: &Session, _: &Wish) -> bool {
        true
    }

    /// Whatever is answered, nobody is told.
    pub fn note(&mut self, _: &Reply, _: &Session) {}
}

/// Nobody is told.
pub fn tell(_: &Shared) {}
