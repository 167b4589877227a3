//! What is beside a board that is set up: the pieces to choose from, who is to move, and what is wrong.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::cell::Cell;

use diagram::markup::Markup;
use lesson::words::Say;
use lesson::{Arrange, Change, Hand, Reply};
use rules::{Piece, Side, SquareSet, Wing};
use web_sys::{Element, Event, HtmlInputElement, HtmlSelectElement};

use super::State;
use crate::dom::{self, Missing};
use crate::tools;

/// What shows how the arrangement is, and changes it.
pub(super) struct Panel {
    pub(super) root: Element,
    status: Element,
    /// What it says.
    said: String,
    hands: Vec<Element>,
    buttons: Vec<Element>,
    sides: Vec<HtmlInputElement>,
    rights: Vec<HtmlInputElement>,
    passed: Option<HtmlSelectElement>,
    faults: Option<Element>,
    /// The squares that can be chosen as passed over.
    passable: Cell<SquareSet>,
    /// Whether the click that ends a drag is still to come.
    is_click_due: Cell<bool>,
}

impl Panel {
    /// Finds it on the page.
    ///
    /// # Errors
    /// What no board can do without is missing.
    pub(super) fn find(board: &Element) -> Result<Panel, Missing> {
        let root: Element = dom::one(board, ".tools")?;
        Ok(Panel {
            status: dom::one(&root, "[role=status]")?,
            said: String::new(),
            hands: dom::all(&root, "[data-hand]"),
            buttons: dom::all(&root, "[data-intent]"),
            sides: dom::all(&root, "[data-side]"),
            rights: dom::all(&root, "[data-right]"),
            passed: dom::one(&root, "[data-passed]").ok(),
            faults: dom::one(&root, ".faults").ok(),
            passable: Cell::new(SquareSet::EMPTY),
            is_click_due: Cell::new(false),
            root,
        })
    }

    /// Lets everything answer, which before could do nothing.
    pub(super) fn enable(&self) {
        for asleep in dom::all::<Element>(&self.root, "[disabled]") {
            dom::set_attribute(&asleep, "disabled", None);
        }
    }

    pub(super) fn say(&mut self, reply: &Reply) {
        tools::replace(&self.status, &mut self.said, reply);
        self.status.set_text_content(Some(&self.said));
    }

    /// Says it too; what the list below it shows as well is heard and not seen.
    pub(super) fn tell(&mut self, reply: &Reply, arrange: &Arrange) {
        tools::replace(&self.status, &mut self.said, reply);
        let from = arrange.listed_from(&reply.said);
        let (seen, listed) = self.said.split_at_checked(from).unwrap_or((&self.said, ""));
        let mut html = Markup::new();
        html.escape(seen);
        if !listed.is_empty() {
            html.text("span", &[("class", "unseen")], listed);
        }
        self.status.set_inner_html(&html.into_string());
    }

    /// A drag from here has ended, and the browser will call that a click.
    pub(super) fn expect_click(&self) {
        self.is_click_due.set(true);
    }

    /// Shows how the arrangement is.
    pub(super) fn show(&self, arrange: &Arrange) {
        for button in &self.hands {
            let is_taken = hand_of(button) == Some(arrange.hand());
            dom::set_attribute(button, "aria-pressed", Some(if is_taken { "true" } else { "false" }));
        }
        for button in &self.buttons {
            let change = button.get_attribute("data-intent").and_then(|name| Change::from_name(&name));
            let can = change.map_or_else(|| arrange.position().is_some(), |change| arrange.can(change));
            dom::set_attribute(button, "aria-disabled", (!can).then_some("true"));
        }
        for radio in &self.sides {
            radio.set_checked(side_of(radio) == Some(arrange.setup().side_to_move));
        }
        for right in &self.rights {
            right.set_checked(right_of(right).is_some_and(|(side, wing)| arrange.has_right(side, wing)));
        }
        self.show_passed(arrange);
        self.show_faults(arrange);
    }

    /// Where a pawn may have gone past; seen only if it may have anywhere, or is said to have.
    fn show_passed(&self, arrange: &Arrange) {
        let Some(passed) = &self.passed else { return };
        let chosen = arrange.setup().en_passant;
        let squares = arrange.passable() | chosen.into_iter().collect();
        if squares != self.passable.replace(squares) {
            let mut options = Markup::new();
            options.text("option", &[("value", "")], arrange.words().text(Say::SetupNowhere));
            for square in squares {
                let name = square.to_string();
                options.text("option", &[("value", &name)], &name);
            }
            passed.set_inner_html(&options.into_string());
        }
        passed.set_value(&chosen.map(|square| square.to_string()).unwrap_or_default());
        if let Some(label) = passed.parent_element() {
            dom::set_attribute(&label, "hidden", squares.is_empty().then_some(""));
        }
    }

    fn show_faults(&self, arrange: &Arrange) {
        let Some(place) = &self.faults else { return };
        let faults = arrange.faults();
        let mut list = Markup::new();
        faults.iter().for_each(|fault| list.text("li", &[], fault));
        if let Ok(there) = dom::one::<Element>(place, "ul") {
            there.set_inner_html(&list.into_string());
        }
        dom::set_attribute(place, "hidden", faults.is_empty().then_some(""));
    }
}

/// A button has been pressed.
pub(super) fn press(state: &mut State, event: &Event) {
    if state.panel.is_click_due.take() {
        return;
    }
    if let Some(button) = dom::closest(event, "[data-hand]") {
        hand_of(&button).into_iter().for_each(|hand| state.change(Change::Take(hand)));
        return;
    }
    let button = dom::closest(event, "[data-intent]");
    match button.and_then(|button| button.get_attribute("data-intent")).as_deref() {
        Some("play-from") => state.play(),
        Some(name) => Change::from_name(name).into_iter().for_each(|change| state.change(change)),
        None => {}
    }
}

/// Something else has been chosen: who is to move, who may castle, where a pawn has gone past.
pub(super) fn choose(state: &mut State, event: &Event) {
    let Some(chosen) = dom::closest(event, "[data-side], [data-right], [data-passed]") else { return };
    if let Some(side) = side_of(&chosen) {
        state.change(Change::ToMove(side));
    } else if let Some((side, wing)) = right_of(&chosen) {
        state.change(Change::Right(side, wing));
    } else if let Some(passed) = &state.panel.passed {
        let square = passed.value().parse().ok();
        state.change(Change::Passed(square));
    }
}

fn hand_of(button: &Element) -> Option<Hand> {
    Some(match &*button.get_attribute("data-hand")? {
        "-" => Hand::Empty,
        "x" => Hand::Eraser,
        letter => Hand::Holds(letter.chars().next().and_then(Piece::from_fen_letter)?),
    })
}

fn side_of(radio: &Element) -> Option<Side> {
    let letter = radio.get_attribute("data-side")?;
    Side::ALL.into_iter().find(|side| letter.chars().eq([side.letter()]))
}

/// A right to castle by its letter in a FEN.
fn right_of(right: &Element) -> Option<(Side, Wing)> {
    Some(match &*right.get_attribute("data-right")? {
        "K" => (Side::White, Wing::Kingside),
        "Q" => (Side::White, Wing::Queenside),
        "k" => (Side::Black, Wing::Kingside),
        "q" => (Side::Black, Wing::Queenside),
        _ => return None,
    })
}
