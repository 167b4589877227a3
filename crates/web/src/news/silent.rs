//! The pages of the site tell nobody what happens on their boards.

use lesson::{Reply, Session};
use wasm_bindgen::prelude::*;
use web_sys::Element;

use crate::live::{Shared, Wish};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = squarewise, js_name = tell)]
    fn write(status: &Element, said: &str);
}

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

    /// Fulfils a wish.
    pub fn put(&self, wish: &Wish, session: &mut Session) -> Reply {
        wish.put_to(session)
    }

    /// Whatever is answered, nobody is told.
    pub fn note(&mut self, _: &Reply, _: &Session) {}

    /// Gives a sentence to the page, which writes it into the status at once as it is to be read: whoever hears
    /// the status must not hear it twice.
    pub fn write(&self, status: &Element, said: &str) {
        write(status, said);
    }
}

/// Nobody is told.
pub fn tell(_: &Shared) {}
