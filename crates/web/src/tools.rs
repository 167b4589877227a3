//! What is under a board: the sentence it says, undo, redo and reset, and the choice of a promotion.

use diagram::piece_svg;
use lesson::{Reply, Session, Tone, words};
use rules::{Kind, Piece};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlButtonElement, HtmlElement};

use crate::dom::{self, Missing};

/// The tools of one board.
#[derive(Debug)]
pub struct Tools {
    root: Element,
    status: Element,
    buttons: Element,
    undo: HtmlButtonElement,
    redo: HtmlButtonElement,
    reset: HtmlButtonElement,
    promotion: Option<HtmlElement>,
}

impl Tools {
    /// Finds the tools on the page.
    ///
    /// # Errors
    /// One is missing.
    pub fn find(board: &Element) -> Result<Tools, Missing> {
        Ok(Tools {
            root: dom::one(board, ".tools")?,
            status: dom::one(board, "[role=status]")?,
            buttons: dom::one(board, ".buttons")?,
            undo: dom::one(board, "[data-intent=undo]")?,
            redo: dom::one(board, "[data-intent=redo]")?,
            reset: dom::one(board, "[data-intent=reset]")?,
            promotion: None,
        })
    }

    /// Shows and speaks a reply, and opens the tools that are of use now.
    ///
    /// # Errors
    /// The browser refuses to show the choice of a promotion.
    pub fn show(&mut self, reply: &Reply, session: &Session) -> Result<(), Missing> {
        // The same sentence again is spoken again only if the text differs: by a space that is not seen.
        let is_repeat = self.status.text_content().as_deref() == Some(&*reply.said);
        let unseen = if is_repeat { "\u{a0}" } else { "" };
        self.status.set_text_content(Some(&format!("{}{unseen}", reply.said)));
        let tone = match reply.tone {
            Tone::Told => "told",
            Tone::Refused => "refused",
            Tone::Solved => "solved",
        };
        dom::set_attribute(&self.status, "data-tone", Some(tone));
        self.set_open(session);
        self.show_promotion(session)
    }

    /// Lets the page's buttons answer, which without a live board could do nothing.
    pub fn enable(&self) {
        for button in [&self.undo, &self.redo, &self.reset] {
            button.set_disabled(false);
        }
    }

    /// Opens the buttons that have something to do. A closed one keeps the focus if it has it.
    pub fn set_open(&self, session: &Session) {
        let (can_undo, can_redo) = (session.can_undo(), session.can_redo());
        let buttons = [(&self.undo, can_undo), (&self.redo, can_redo), (&self.reset, can_undo || can_redo)];
        for (button, is_open) in buttons {
            dom::set_attribute(button, "aria-disabled", (!is_open).then_some("true"));
        }
    }

    /// Shows four pieces to choose from while a pawn waits, and puts the focus on the first.
    fn show_promotion(&mut self, session: &Session) -> Result<(), Missing> {
        if let Some(shown) = self.promotion.take() {
            shown.remove();
        }
        // The question takes the place of the buttons until it is answered.
        dom::set_attribute(&self.buttons, "hidden", session.promoting().map(|_| ""));
        let (Some(square), Some(document)) = (session.promoting(), self.root.owner_document()) else {
            return Ok(());
        };
        let question = words::promotion_question(square);
        let attributes = [("class", "promotion"), ("role", "group"), ("aria-label", &*question)];
        let group: HtmlElement = dom::make(&document, "div", &attributes)?;
        for kind in Kind::PROMOTIONS {
            let piece = Piece { side: session.position().side_to_move(), kind };
            let attributes = [("type", "button"), ("data-promote", &*kind.letter().to_string())];
            let button: HtmlElement = dom::make(&document, "button", &attributes)?;
            button.insert_adjacent_html("beforeend", &piece_svg(piece))?;
            button.append_with_str_1(&words::promotion(kind))?;
            group.append_child(&button)?;
        }
        let cancel: HtmlElement =
            dom::make(&document, "button", &[("type", "button"), ("data-intent", "cancel")])?;
        cancel.set_text_content(Some(words::cancel()));
        group.append_child(&cancel)?;
        self.status.after_with_node_1(&group)?;
        if let Some(first) = group.first_element_child() {
            let _ = first.unchecked_into::<HtmlElement>().focus();
        }
        self.promotion = Some(group);
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

/// A neighbour in a row of buttons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The one before.
    Before,
    /// The one after.
    After,
}
