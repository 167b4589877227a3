//! One board alive: listens, asks its session, paints.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

pub(crate) mod keys;
mod pointer;

use alloc::rc::{Rc, Weak};
use core::cell::RefCell;

use lesson::words::Say;
use lesson::{Intent, Reply, Session, Tone, Words, file};
use rules::{Kind, Square};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget, HtmlInputElement, PointerEvent};

use crate::cells::{self, Cells};
use crate::dom::{self, Missing};
use crate::drag::{self, Drag};
use crate::listener::Listener;
use crate::men::Men;
use crate::news::{self, News};
use crate::paint::Painting;
use crate::timer::Timer;
use crate::tools::{Side, Tools};

/// What is seen is painted within this time, in milliseconds; what is said waits for it.
const FRAME_MS: i32 = 20;

/// A board that answers. Dropping it takes the cells and the listeners away, and leaves the picture.
pub struct Live {
    board: Element,
    #[cfg(feature = "element")]
    state: Shared,
    _listeners: Vec<Listener>,
}

/// What the listeners of a board share.
pub struct State {
    /// What the board knows and answers.
    pub session: Session,
    /// The grid over the picture.
    pub cells: Cells,
    /// What is still to be told to the page round the board.
    pub news: News,
    painting: Painting,
    tools: Tools,
    svg: Element,
    drag: Option<Drag>,
    /// The next move of a line that plays by itself.
    playing: Option<Timer>,
    /// What has been shown and is still to be said, and when.
    untold: Option<(Reply, Timer)>,
    me: Weak<RefCell<State>>,
}

/// The state of a board, as its listeners share it.
pub type Shared = Rc<RefCell<State>>;

/// What a learner wants of the session, in whatever way it was said.
#[derive(Clone, Debug)]
pub enum Wish {
    /// By a press, a drag or a button.
    Act(Intent),
    /// By a move written in this box.
    Write(HtmlInputElement),
}

impl Wish {
    /// What a session answers.
    pub fn put_to(&self, session: &mut Session) -> Reply {
        match self {
            Wish::Act(intent) => session.act(*intent),
            Wish::Write(text_box) => session.write(&text_box.value()),
        }
    }
}

impl Live {
    /// Wakes a board; if that fails, the board says why and stays as it is.
    pub fn wake(board: &Element, men: &Rc<Men>, words: &Words) -> Option<Live> {
        let woken = read_board(board).and_then(|start| Live::take_over(board, start, men, words));
        match woken {
            Ok(live) => Some(live),
            Err(Missing(problem)) => {
                if let Ok(status) = dom::one::<Element>(board, "[role=status]") {
                    status.set_text_content(Some(&words.fill(Say::MoveAsleep, &[&problem])));
                }
                None
            }
        }
    }

    /// Takes over the picture in an element, which shows how this board begins.
    ///
    /// # Errors
    /// It does not, or something of a board is missing.
    pub fn take_over(
        board: &Element,
        start: lesson::Board,
        men: &Rc<Men>,
        words: &Words,
    ) -> Result<Live, Missing> {
        let state = State::take_over(board, start, men, words)?;
        let listeners = listen(board, &state);
        dom::set_attribute(board, "data-awake", Some(""));
        Ok(Live {
            board: board.clone(),
            #[cfg(feature = "element")]
            state,
            _listeners: listeners,
        })
    }

    /// What the board knows and shows.
    #[cfg(feature = "element")]
    pub fn state(&self) -> &Shared {
        &self.state
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        dom::set_attribute(&self.board, "data-awake", None);
    }
}

impl State {
    fn take_over(
        board: &Element,
        start: lesson::Board,
        men: &Rc<Men>,
        words: &Words,
    ) -> Result<Shared, Missing> {
        men.require(&start)?;
        let session = Session::new(start, words);
        let diagram = session.diagram();
        let stage: Element = dom::one(board, ".stage")?;
        let svg: Element = dom::one(&stage, "svg")?;
        let painting = Painting::take_over(&svg, &diagram, men)?;
        let mut tools = Tools::find(board, men, words)?;
        let caption = dom::one::<Element>(board, "figure")?.get_attribute("aria-labelledby");
        let mut cells = Cells::lay(&stage, &svg, diagram, &caption.unwrap_or_default(), words)?;
        cells.begin(session.movable(), cells::start(&session));
        tools.enable();
        tools.set_open(&session);
        Ok(Rc::new_cyclic(|me| {
            let me = me.clone();
            let news = News::new();
            RefCell::new(State {
                session,
                painting,
                cells,
                news,
                tools,
                svg,
                drag: None,
                playing: None,
                untold: None,
                me,
            })
        }))
    }

    /// The drag that this pointer has begun; a second finger's events leave it alone.
    fn take_drag(&mut self, event: &PointerEvent) -> Option<Drag> {
        self.drag.take_if(|drag| drag.is_of(event))
    }

    /// Goes on along the line, again and again until it ends; from its end, once more from the start.
    fn play(&mut self) {
        let next = if self.session.can(Intent::Forward) { Intent::Forward } else { Intent::First };
        let reply = self.session.act(next);
        self.show(&reply);
        if !self.session.can(Intent::Forward) {
            return self.stop();
        }
        let me = self.me.clone();
        let go_on = move || {
            if let Some(state) = me.upgrade() {
                state.borrow_mut().play();
                news::tell(&state);
            }
        };
        // Time to look, and time to read for a child.
        let time_ms = 1500 + 60 * reply.said.len() as i32;
        self.playing = Some(Timer::after(time_ms, go_on));
        self.tools.press_play();
    }

    fn stop(&mut self) {
        if self.playing.take().is_some() {
            self.tools.release_play();
        }
    }

    /// Turns the board round: the cells stay where they are and get other squares.
    pub fn turn_round(&mut self) {
        // A piece on its way would come back to where it is no more.
        self.drag = None;
        let reply = self.session.turn_round();
        self.cells.turn_round();
        dom::turn_texts_round(&self.svg, ".coordinates text");
        self.show(&reply);
    }

    /// Does what the learner wants.
    pub fn act(&mut self, intent: Intent) {
        self.want(&Wish::Act(intent));
    }

    /// The one way round: what is wanted, what is answered, what is seen.
    pub fn want(&mut self, wish: &Wish) {
        self.stop();
        if !self.news.lets(&self.session, wish) {
            return;
        }
        let was_promoting = self.session.promoting().is_some();
        let had_focus = self.has_focus();
        let dragged_from = if let Wish::Act(Intent::Drop { from, .. }) = wish { Some(*from) } else { None };
        let reply = self.news.put(wish, &mut self.session);
        if let Wish::Write(text_box) = wish
            && reply.tone != Tone::Refused
        {
            text_box.set_value("");
        }
        self.show_from(&reply, dragged_from);
        let arrived = self.session.arrived();
        arrived.into_iter().for_each(|square| self.cells.set_current(square));
        // The buttons of a choice take the focus with them when they go.
        let is_chosen = was_promoting && self.session.promoting().is_none();
        if had_focus && arrived.is_some() || is_chosen && dom::is_focus_lost(&self.svg) {
            self.focus(self.cells.current_square());
        }
    }

    /// Puts the focus on a square, which by then says what is on it.
    fn focus(&mut self, square: Square) {
        self.tell();
        self.cells.focus(square);
    }

    /// Says what has been shown: on the cells, under the board, on its buttons.
    fn tell(&mut self) {
        if let Some((reply, _)) = self.untold.take() {
            self.cells.tell(&self.session.diagram(), self.session.movable(), self.session.words());
            self.tools.tell(&reply, &self.session, &self.news);
        }
    }

    /// Whether a cell has the focus, or the choice of a promotion among them.
    fn has_focus(&self) -> bool {
        let focused = self.svg.owner_document().and_then(|document| document.active_element());
        focused.is_some_and(|focused| self.cells.grid.contains(Some(&focused)))
    }

    /// Paints and says what a session has answered.
    pub fn show(&mut self, reply: &Reply) {
        self.show_from(reply, None);
    }

    /// The same; a piece that was dragged is where it should be already.
    fn show_from(&mut self, reply: &Reply, dragged_from: Option<Square>) {
        let diagram = self.session.diagram();
        let shown = self
            .painting
            .paint(&diagram, dragged_from)
            .and_then(|()| self.tools.show_promotion(&self.session, &self.cells));
        // A picture that the page has lost cannot be painted; the cells and the sentence still tell all.
        let _ = shown;
        self.cells.set_current(self.session.chosen().unwrap_or(self.cells.current_square()));
        let me = self.me.clone();
        let tell = move || me.upgrade().into_iter().for_each(|state| state.borrow_mut().tell());
        self.untold = Some((reply.clone(), Timer::after(FRAME_MS, tell)));
        // Whoever goes on to the next page at once has solved it all the same.
        if reply.tone == Tone::Solved {
            self.tell();
        }
        self.news.note(reply, &self.session);
    }
}

/// The board in the shape of a lesson file, admitted once more: anybody may have edited the page.
fn read_board(board: &Element) -> Result<lesson::Board, Missing> {
    let file = file::Board::from_attributes(|key| match key {
        "comments" => Some(comments(board)),
        _ => board.get_attribute(key),
    });
    lesson::admit_in_page(&file).map_err(Missing)
}

/// What the page says before the line and after each of its moves.
pub fn comments(board: &Element) -> String {
    let comments = dom::all::<Element>(board, "[data-comment]").into_iter();
    comments.filter_map(|comment| comment.text_content()).collect::<Vec<_>>().join("\n")
}

fn listen(board: &Element, state: &Shared) -> Vec<Listener> {
    let grid = state.borrow().cells.grid.clone();
    let svg = state.borrow().svg.clone();
    let mut listeners = vec![
        on(&grid, "click", state, press),
        on(&grid, "keydown", state, keys::key),
        on(&grid, "pointerdown", state, pointer::pick_up),
        on(&grid, "pointermove", state, pointer::carry),
        on(&grid, "pointerup", state, pointer::put_down),
        on(&grid, "pointercancel", state, pointer::let_go),
        on(&grid, "lostpointercapture", state, pointer::lose),
        on(&svg, "animationend", state, settle),
        on(board, "click", state, tool),
        on(board, "keydown", state, tool_key),
        on(board, "submit", state, write),
    ];
    if let Some(window) = board.owner_document().and_then(|document| document.default_view()) {
        listeners.extend([
            on(&window, "click", state, press_outside),
            on(&window, "blur", state, drop_all),
            // A board that was taken away under the hand does not hear it on its squares.
            on(&window, "pointerup", state, pointer::let_go),
        ]);
    }
    listeners
}

/// Listens with a function of the state. An event that arrives while the state is being changed, which
/// only a focus moved by ourselves can cause, has nothing to say.
fn on(target: &EventTarget, event: &'static str, state: &Shared, handle: fn(&mut State, &Event)) -> Listener {
    let state = Rc::clone(state);
    Listener::new(target, event, move |event| {
        if let Ok(mut state) = state.try_borrow_mut() {
            handle(&mut state, &event);
        }
        news::tell(&state);
    })
}

/// A press by mouse, finger, Enter, Space or a screen reader: to the browser all are clicks.
fn press(state: &mut State, event: &Event) {
    if let Some(square) = pressed_square(event) {
        // Whatever was being dragged, this press is what is meant now.
        state.drag = None;
        state.cells.set_current(square);
        state.act(Intent::Press(square));
    }
}

/// Lets go of everything and puts the focus back where the piece is.
fn cancel(state: &mut State) {
    state.drag = None;
    let chosen = state.session.chosen();
    state.act(Intent::Cancel);
    if let Some(square) = chosen {
        state.focus(square);
    }
}

/// A press on anything else calls off a promotion that waits.
fn press_outside(state: &mut State, event: &Event) {
    if state.session.promoting().is_none() {
        return;
    }
    let near = dom::closest(event, ".cells");
    if near.filter(|near| state.cells.grid.contains(Some(near))).is_none() {
        state.act(Intent::Cancel);
    }
}

/// The window has lost the pointer with everything else.
fn drop_all(state: &mut State, _: &Event) {
    state.drag = None;
}

/// A piece has arrived. Otherwise it would travel once more when the board is hidden and shown again.
fn settle(state: &mut State, _: &Event) {
    state.painting.settle();
}

fn tool(state: &mut State, event: &Event) {
    let Some(button) = dom::closest(event, "[data-promote],[data-intent]") else { return };
    if let Some(letter) = button.get_attribute("data-promote") {
        let kind = letter.chars().next().and_then(Kind::from_letter);
        kind.into_iter().for_each(|kind| state.act(Intent::Promote(kind)));
        return;
    }
    let Some(name) = button.get_attribute("data-intent") else { return };
    match Intent::from_name(&name) {
        Some(Intent::Reset) => {
            state.act(Intent::Reset);
            state.cells.set_current(cells::start(&state.session));
        }
        Some(Intent::Cancel) => cancel(state),
        Some(intent) => state.act(intent),
        // What concerns the picture alone.
        None if name == "turn" => state.turn_round(),
        None if name == "attackers" => state.act(Intent::Attackers(state.cells.current_square())),
        // The one wish that needs a clock: that the line plays by itself, or stops.
        None if state.playing.is_some() => state.stop(),
        None => state.play(),
    }
}

/// A move has been typed. The focus stays in the box, for the next one; what was refused stays there too.
fn write(state: &mut State, event: &Event) {
    event.prevent_default();
    let Some(form) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
    let Ok(text_box) = dom::one::<HtmlInputElement>(&form, "input") else { return };
    state.drag = None;
    state.want(&Wish::Write(text_box));
}

/// Keys of the choice of a promotion: Escape leaves it, arrows go from button to button.
fn tool_key(state: &mut State, event: &Event) {
    let Some(key) = dom::key(event).filter(|_| state.session.promoting().is_some()) else { return };
    match &*key {
        "Escape" => cancel(state),
        "ArrowLeft" | "ArrowUp" => state.tools.step_promotion(Side::Before),
        "ArrowRight" | "ArrowDown" => state.tools.step_promotion(Side::After),
        _ => {}
    }
}

/// The square that is pressed, if the press is meant for the board.
pub(crate) fn pressed_square(event: &Event) -> Option<Square> {
    square_of(event).filter(|_| !drag::is_browsers(event.unchecked_ref()))
}

/// The square of the cell that an event is about; a cell's button holds nothing that could be hit instead.
pub(crate) fn square_of(event: &Event) -> Option<Square> {
    let cell: Element = event.target()?.unchecked_into();
    cell.get_attribute("data-square")?.parse().ok()
}
