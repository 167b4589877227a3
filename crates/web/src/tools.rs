//! What is under a board: the sentence it says and its buttons; and the choice of a promotion, beside its
//! square.

use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::mem;

use diagram::markup::Markup;
use diagram::piece_svg_of;
use lesson::words::{Say, Words};
use lesson::{Intent, Reply, Session, Tone};
use rules::{Kind, Piece, Square};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::cells::Cells;
use crate::dom::{self, Missing};
use crate::men::Men;
use crate::news::News;

/// The tools of one board.
#[derive(Debug)]
pub struct Tools {
    root: Element,
    status: Element,
    /// What the sentence is, letter by letter.
    said: String,
    /// The buttons that stand for a wish.
    wishes: Vec<Wish>,
    /// The button that lets the line play by itself.
    play: Option<Element>,
    /// The lines of text of the moves that can be gone through.
    steps: Vec<Element>,
    /// The one that is seen.
    step: Option<usize>,
    promotion: Option<Element>,
    men: Rc<Men>,
    words: Words,
}

/// A button, the wish that it stands for, and whether the page says that it is closed.
#[derive(Debug)]
struct Wish {
    button: Element,
    intent: Intent,
    is_closed: bool,
}

impl Tools {
    /// Finds the tools on the page.
    ///
    /// # Errors
    /// One is missing.
    pub fn find(board: &Element, men: &Rc<Men>, words: &Words) -> Result<Tools, Missing> {
        let wish = |button: Element| {
            let intent = Intent::from_name(&button.get_attribute("data-intent")?)?;
            let is_closed = button.has_attribute("aria-disabled");
            Some(Wish { button, intent, is_closed })
        };
        Ok(Tools {
            root: dom::one(board, ".tools")?,
            status: dom::one(board, "[role=status]")?,
            said: String::new(),
            wishes: dom::all(board, "[data-intent]").into_iter().filter_map(wish).collect(),
            play: dom::one(board, "[data-intent=play]").ok(),
            steps: dom::all(board, ".line li"),
            step: None,
            promotion: None,
            men: Rc::clone(men),
            words: words.clone(),
        })
    }

    /// Speaks a reply, and opens the tools that are of use now.
    pub fn tell(&mut self, reply: &Reply, session: &Session, news: &News) {
        // Whoever is told the sentence finds these: the page links the article to where it is taught. Of the
        // reason only the number is told, as the page has it; the codes would cost half a kilobyte.
        let (article, reason) = session.cited().unzip();
        let reason = reason.map(|reason| (reason as usize).to_string());
        dom::set_attribute(&self.status, "data-article", article);
        dom::set_attribute(&self.status, "data-reason", reason.as_deref());
        replace(&self.status, &mut self.said, reply);
        news.write(&self.status, &self.said);
        self.set_open(session);
    }

    /// Puts the focus into the box for moves, if the board has one. It may be folded away.
    pub fn focus_text_box(&self) {
        if let Ok(more) = dom::one(&self.root, ".more") {
            dom::set_attribute(&more, "open", Some(""));
        }
        if let Ok(text_box) = dom::one::<HtmlElement>(&self.root, "input") {
            let _ = text_box.focus();
        }
    }

    /// Lets the page's buttons and its text box answer, which without a live board could do nothing.
    pub fn enable(&self) {
        for asleep in dom::all::<Element>(&self.root, "[disabled]") {
            dom::set_attribute(&asleep, "disabled", None);
        }
    }

    /// Opens the buttons that have something to do, and shows which move of the line is seen. A closed
    /// button keeps the focus if it has it.
    pub fn set_open(&mut self, session: &Session) {
        for wish in &mut self.wishes {
            let is_closed = !session.can(wish.intent);
            if mem::replace(&mut wish.is_closed, is_closed) != is_closed {
                dom::set_attribute(&wish.button, "aria-disabled", is_closed.then_some("true"));
            }
        }
        let step = session.step();
        let earlier = mem::replace(&mut self.step, step);
        for (number, element) in (1..).zip(&self.steps) {
            let is_seen = step == Some(number);
            if is_seen != (earlier == Some(number)) {
                dom::set_attribute(element, "aria-current", is_seen.then_some("step"));
            }
        }
    }

    /// Shows that the line plays by itself.
    pub fn press_play(&self) {
        self.set_play("true");
    }

    /// Shows that it does not.
    pub fn release_play(&self) {
        self.set_play("false");
    }

    fn set_play(&self, pressed: &str) {
        if let Some(play) = &self.play {
            dom::set_attribute(play, "aria-pressed", Some(pressed));
        }
    }

    /// Shows four pieces to choose from beside the square on which a pawn waits to come, and puts the focus
    /// on the first. In the cell of that square they are where it is, whichever way the board is turned.
    ///
    /// # Errors
    /// The browser refuses to show it.
    pub fn show_promotion(&mut self, session: &Session, cells: &Cells) -> Result<(), Missing> {
        if let Some(shown) = self.promotion.take() {
            shown.remove();
        }
        let Some((square, side)) = session.promoting() else {
            return Ok(());
        };
        cells.insert_beside(square, &self.choice(square, side))?;
        let first: HtmlElement = dom::one(&cells.grid, "[data-promote]")?;
        self.promotion = first.parent_element();
        let _ = first.focus();
        Ok(())
    }

    /// Moves the focus along the choice of a promotion; at its ends it stays.
    pub fn step_promotion(&self, to: Side) {
        let focused = self.root.owner_document().and_then(|document| document.active_element());
        let neighbour = focused.and_then(|button| match to {
            Side::Before => button.previous_element_sibling(),
            Side::After => button.next_element_sibling(),
        });
        if let Some(button) = neighbour.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
            let _ = button.focus();
        }
    }
}

impl Tools {
    /// The choice of a promotion as HTML: a button for each kind, and one to leave it.
    fn choice(&self, square: Square, side: rules::Side) -> String {
        let (men, words) = (&self.men, &self.words);
        let mut html = Markup::new();
        let question = words.promotion_question(square);
        html.open("div", &[("class", "promotion"), ("role", "dialog"), ("aria-label", &question)]);
        for kind in Kind::PROMOTIONS {
            html.open("button", &[("type", "button"), ("data-promote", &kind.letter().to_string())]);
            let piece = Piece { side, kind };
            html.append(&piece_svg_of(piece, &men.paths(piece)));
            html.escape(&words.promotion(kind));
            html.close("button");
        }
        html.text("button", &[("type", "button"), ("data-intent", "cancel")], words.text(Say::MoveCancel));
        html.close("div");
        html.into_string()
    }
}

/// Puts a reply in the place of what was said before; the text is still to be written.
pub fn replace(status: &Element, said: &mut String, reply: &Reply) {
    // The same sentence again is spoken again only if the text differs: by a space that is not seen.
    let unseen = if *said == reply.said { "\u{a0}" } else { "" };
    *said = reply.said.clone() + unseen;
    let tone = match reply.tone {
        Tone::Told => "told",
        Tone::Refused => "refused",
        Tone::Solved => "solved",
    };
    dom::set_attribute(status, "data-tone", Some(tone));
}

/// A neighbour in a row of buttons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The one before.
    Before,
    /// The one after.
    After,
}
