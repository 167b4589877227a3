//! A board alive on which pieces are set up: listens, changes its arrangement, paints.
//!
//! The same way round as on a board that is played on: event → change → reply → diagram → paint.

mod hands;
mod keys;
mod panel;

use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::cell::RefCell;

use lesson::words::Say;
use lesson::{Arrange, Change, Reply, Tone};
use rules::Square;
use web_sys::{Element, Event, EventTarget};

use crate::cells::Cells;
use crate::dom::{self, Missing};
use crate::drag::Drag;
use crate::listener::Listener;
use crate::live::{pressed_square, square_of};
use crate::men::Men;
use crate::news::Host;
use crate::paint::Painting;
use hands::Carried;
use panel::Panel;

/// A board that is set up. Dropping it takes the cells and the listeners away, and leaves the picture.
pub struct Bench {
    board: Element,
    state: Shared,
    _listeners: Vec<Listener>,
}

/// What the listeners share.
pub struct State {
    /// What is set up.
    pub arrange: Arrange,
    /// The grid over the picture.
    pub cells: Cells,
    painting: Painting,
    panel: Panel,
    svg: Element,
    /// A piece of the board that follows the pointer.
    drag: Option<Drag>,
    /// A piece that comes from beside the board.
    carried: Option<Carried>,
    host: Host,
    /// What is still to be told to the page.
    notes: Vec<(&'static str, String)>,
}

type Shared = Rc<RefCell<State>>;

impl Bench {
    /// Takes over the picture in an element, which shows what is set up.
    ///
    /// # Errors
    /// It does not, or something of the board is missing.
    pub fn take_over(board: &Element, arrange: Arrange, men: &Rc<Men>, host: Host) -> Result<Bench, Missing> {
        let diagram = arrange.diagram();
        let stage: Element = dom::one(board, ".stage")?;
        let svg: Element = dom::one(&stage, "svg")?;
        let painting = Painting::take_over(&svg, &diagram, men)?;
        let panel = Panel::find(board)?;
        let caption = dom::one::<Element>(board, "figure")?.get_attribute("aria-labelledby");
        let mut cells = Cells::lay(&stage, &svg, diagram, &caption.unwrap_or_default(), arrange.words())?;
        cells.begin(arrange.setup().board.occupied(), Square::A1);
        panel.enable();
        panel.show(&arrange);
        let (drag, carried, notes) = (None, None, Vec::new());
        let state = State { arrange, cells, painting, panel, svg, drag, carried, host, notes };
        let state = Rc::new(RefCell::new(state));
        let listeners = listen(board, &state);
        dom::set_attribute(board, "data-awake", Some(""));
        Ok(Bench { board: board.clone(), state, _listeners: listeners })
    }

    /// What is set up.
    pub fn arrange(&self) -> Arrange {
        self.state.borrow().arrange.clone()
    }

    /// Changes it by order of the page, which is not told what it has done itself.
    pub fn quietly(&self, change: impl FnOnce(&mut State)) {
        if let Ok(mut state) = self.state.try_borrow_mut() {
            change(&mut state);
            state.notes.clear();
        }
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        dom::set_attribute(&self.board, "data-awake", None);
    }
}

impl State {
    /// The one way round.
    pub fn change(&mut self, change: Change) {
        self.change_from(change, None);
    }

    /// The same; a piece that was dragged is where it should be already.
    fn change_from(&mut self, change: Change, dragged_from: Option<Square>) {
        self.drag = None;
        let before = *self.arrange.setup();
        let reply = self.arrange.change(change);
        if change == Change::TurnRound {
            self.cells.turn_round();
            dom::turn_texts_round(&self.svg, ".coordinates text");
        }
        self.show(&reply, dragged_from);
        if before != *self.arrange.setup() {
            self.notes.push(("change", self.fen()));
        }
        if reply.tone == Tone::Solved {
            self.notes.push(("solved", self.fen()));
        }
    }

    fn show(&mut self, reply: &Reply, dragged_from: Option<Square>) {
        let diagram = self.arrange.diagram();
        self.cells.tell(&diagram, diagram.board.occupied(), self.arrange.words());
        // A picture that the page has lost cannot be painted; the cells and the sentence still tell all.
        let _ = self.painting.paint(&diagram, dragged_from);
        self.panel.tell(reply, &self.arrange);
        self.panel.show(&self.arrange);
    }

    /// Says something that changes nothing.
    pub fn say(&mut self, said: &str) {
        self.panel.say(&Reply { said: said.into(), tone: Tone::Told });
    }

    /// Says what is set up.
    pub fn introduce(&mut self) {
        self.panel.tell(&Reply { said: self.arrange.shown(), tone: Tone::Told }, &self.arrange);
    }

    /// Tells the page that the position is to be played, or the learner why it cannot be.
    fn play(&mut self) {
        if self.arrange.position().is_some() {
            self.notes.push(("play", self.fen()));
            return;
        }
        let said = self.arrange.faults().into_iter().next().unwrap_or_default();
        self.panel.say(&Reply { said, tone: Tone::Refused });
    }

    /// What is set up, as a FEN.
    pub fn fen(&self) -> String {
        self.arrange.setup().to_string()
    }
}

fn listen(board: &Element, state: &Shared) -> Vec<Listener> {
    let (grid, svg, tools) = {
        let state = state.borrow();
        (state.cells.grid.clone(), state.svg.clone(), state.panel.root.clone())
    };
    vec![
        on(&grid, "click", state, press),
        on(&grid, "keydown", state, keys::key),
        on(&grid, "pointerdown", state, hands::pick_up),
        on(&grid, "pointermove", state, hands::carry),
        on(&grid, "pointerup", state, hands::put_down),
        on(&grid, "pointercancel", state, hands::let_go),
        on(&svg, "animationend", state, |state, _| state.painting.settle()),
        on(&tools, "pointerdown", state, hands::take),
        on(&tools, "pointermove", state, hands::bring),
        on(&tools, "pointerup", state, hands::lay),
        on(&tools, "pointercancel", state, hands::let_go),
        on(&tools, "change", state, panel::choose),
        on(&tools, "click", state, panel::press),
        on(board, "keydown", state, keys::escape),
    ]
}

/// Listens with a function of the state, and tells the page what has come of it while nothing is borrowed.
fn on(
    target: &EventTarget,
    event: &'static str,
    state: &Shared,
    handle: impl Fn(&mut State, &Event) + 'static,
) -> Listener {
    let (state, handle) = (Rc::clone(state), Box::new(handle));
    Listener::new(target, event, move |event| {
        let Ok(mut borrowed) = state.try_borrow_mut() else { return };
        handle(&mut borrowed, &event);
        let (notes, host) = (core::mem::take(&mut borrowed.notes), borrowed.host.clone());
        drop(borrowed);
        for (name, fen) in notes {
            host.tell(name, &fen);
        }
    })
}

/// A press by mouse, finger, Enter, Space or a screen reader: to the browser all are clicks.
fn press(state: &mut State, event: &Event) {
    if let Some(square) = pressed_square(event) {
        state.cells.set_current(square);
        state.change(Change::Press(square));
    }
}

/// The sentence for whoever wants to move on a board that is set up.
pub fn only(arrange: &Arrange) -> &str {
    arrange.words().text(Say::SetupOnly)
}
