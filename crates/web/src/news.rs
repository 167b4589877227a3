//! What happens on a board, told to the page round it: before a move, which it may forbid, and after.
//!
//! The page is told while nothing of the board is borrowed, so that it may ask, change or remove the
//! board meanwhile. What the page does itself it is not told.

use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use lesson::{Intent, Reply, Session, Tone};
use rules::Attempt;
use wasm_bindgen::prelude::*;
use web_sys::Element;

use crate::account;
use crate::live::{Shared, Wish};

#[wasm_bindgen]
extern "C" {
    /// Whoever makes events of what happens: the element's class.
    #[derive(Clone, Debug)]
    pub type Host;

    /// Tells it what happens, with lines of text about it; whether that may go on.
    #[wasm_bindgen(method)]
    pub fn tell(this: &Host, name: &str, lines: &str) -> bool;

    /// Lets it write a sentence into the status under the board, at once as it is to be read.
    #[wasm_bindgen(method)]
    fn write(this: &Host, status: &Element, said: &str);
}

/// What is still to be told.
#[derive(Debug, Default)]
pub struct News {
    host: Option<Host>,
    /// A move that waits for the page to allow it.
    held: Option<Wish>,
    /// Whether the page has allowed it.
    is_allowed: bool,
    /// The move that was tried last, as it is written: `d4d8`.
    tried: Option<String>,
    /// How many moves had been made when this was last looked at.
    moves: usize,
    notes: Vec<(&'static str, String)>,
    is_solved: bool,
}

impl News {
    /// Nothing to tell yet, and nobody to be told.
    pub fn new() -> News {
        News::default()
    }

    /// From now on there is somebody to be told.
    pub fn listen(&mut self, host: Host) {
        self.host = Some(host);
    }

    /// Whether the goal has been reached since the board was last reset.
    pub fn is_solved(&self) -> bool {
        self.is_solved
    }

    /// Forgets what the page has done itself.
    pub fn forget(&mut self, session: &Session) {
        self.notes.clear();
        self.held = None;
        self.moves = session.played().len();
    }

    /// Gives a sentence to whoever is told, who writes it at once as it is to be read: whoever hears the status must
    /// not hear it twice.
    pub fn write(&self, status: &Element, said: &str) {
        if let Some(host) = &self.host {
            host.write(status, said);
        }
    }

    /// Whether a wish may be fulfilled at once. One that makes a move waits until the page has been asked.
    pub fn lets(&mut self, session: &Session, wish: &Wish) -> bool {
        self.tried = tried(session, wish);
        if self.is_allowed || self.host.is_none() || self.tried.is_none() {
            return true;
        }
        let mut next = session.clone();
        wish.put_to(&mut next);
        if next.played().len() <= session.played().len() {
            return true;
        }
        // Told as it would be, seen from before it.
        self.notes.push(("before-move", account::last_move(&next, session.position())));
        self.held = Some(wish.clone());
        false
    }

    /// Fulfils a wish. After a move it is also said that a draw may be claimed.
    pub fn put(&self, wish: &Wish, session: &mut Session) -> Reply {
        let before = session.played().len();
        let mut reply = wish.put_to(session);
        if reply.tone == Tone::Told && session.played().len() > before {
            reply.said = session.with_claim(reply.said);
        }
        reply
    }

    /// Notes what a reply means for those outside.
    pub fn note(&mut self, reply: &Reply, session: &Session) {
        let moves = session.played().len();
        let made = mem::replace(&mut self.moves, moves);
        // Begun again, it is to be solved again.
        self.is_solved &= moves > 0;
        match reply.tone {
            Tone::Refused => {
                let tried = self.tried.take().unwrap_or_default();
                self.notes.push(("refused", account::refusal(session, &tried, &reply.said)));
            }
            Tone::Solved | Tone::Told if moves > made && self.tried.is_some() => {
                self.notes.push(("move", account::last_move(session, session.position())));
            }
            Tone::Solved | Tone::Told => {}
        }
        if moves != made {
            self.notes.push(("change", account::standing(session)));
        }
        if reply.tone == Tone::Solved {
            self.is_solved = true;
            self.notes.push(("solved", account::standing(session)));
        }
    }
}

/// The move that a wish tries to make, as far as that can be said before.
fn tried(session: &Session, wish: &Wish) -> Option<String> {
    match wish {
        Wish::Act(Intent::Press(to)) => {
            Some(session.chosen().map(|from| Attempt::new(from, *to).name()).unwrap_or_default())
        }
        Wish::Act(Intent::Drop { from, to }) => Some(Attempt::new(*from, *to).name()),
        Wish::Act(Intent::Promote(_)) => Some(String::new()),
        Wish::Act(
            Intent::Cancel
            | Intent::Undo
            | Intent::Redo
            | Intent::Reset
            | Intent::First
            | Intent::Back
            | Intent::Forward
            | Intent::Last
            | Intent::Why
            | Intent::Check
            | Intent::Attackers(_),
        ) => None,
        Wish::Write(text_box) => Some(text_box.value()),
    }
}

/// Tells everything there is to tell, and fulfils a wish that was held back if the page allows it.
pub fn tell(state: &Shared) {
    loop {
        // Whoever holds the board now will tell.
        let Ok(mut borrowed) = state.try_borrow_mut() else { return };
        let news = &mut borrowed.news;
        if news.host.is_none() || (news.notes.is_empty() && news.held.is_none()) {
            return;
        }
        let (name, lines) = news.notes.remove(0);
        let Some(host) = news.host.clone() else { return };
        drop(borrowed);
        let goes_on = host.tell(name, &lines);
        if name == "before-move" {
            let Ok(mut borrowed) = state.try_borrow_mut() else { return };
            let Some(wish) = borrowed.news.held.take().filter(|_| goes_on) else { continue };
            borrowed.news.is_allowed = true;
            borrowed.want(&wish);
            borrowed.news.is_allowed = false;
        }
    }
}
