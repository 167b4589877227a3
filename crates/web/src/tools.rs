//! What is under a board: the sentence it says, undo, redo and reset, and the choice of a promotion.

use diagram::piece_svg;
use lesson::{Reply, Session, Tone, words};
use rules::{Kind, Piece};
use web_sys::{Element, HtmlButtonElement, HtmlElement};

use crate::dom::{self, Missing};

/// The tools of one board.
#[derive(Debug)]
pub struct Tools {
    /// The element that holds them.
    pub root: Element,
    status: Element,
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
        // The same sentence twice is spoken twice only if the text is empty in between.
        if self.status.text_content().as_deref() == Some(&*reply.said) {
            self.status.set_text_content(None);
        }
        self.status.set_text_content(Some(&reply.said));
        let tone = match reply.tone {
            Tone::Told => "told",
            Tone::Refused => "refused",
            Tone::Solved => "solved",
        };
        dom::set_flag(&self.status, "data-tone", Some(tone));
        self.set_open(session);
        self.show_promotion(session)
    }

    /// Opens the buttons that have something to do.
    pub fn set_open(&self, session: &Session) {
        self.undo.set_disabled(!session.can_undo());
        self.redo.set_disabled(!session.can_redo());
        self.reset.set_disabled(!session.can_undo() && !session.can_redo());
    }

    /// Shows four pieces to choose from while a pawn waits, and puts the focus on the first.
    fn show_promotion(&mut self, session: &Session) -> Result<(), Missing> {
        if let Some(shown) = self.promotion.take() {
            shown.remove();
        }
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
        self.root.after_with_node_1(&group)?;
        if let Some(first) = group.first_element_child() {
            let _ = wasm_bindgen::JsCast::unchecked_into::<HtmlElement>(first).focus();
        }
        self.promotion = Some(group);
        Ok(())
    }
}
