//! One board as its element has it: drawn if need be, asked and moved by a program.
//!
//! JavaScript sees `squarewise-board.js`, which makes objects and events of what comes from here.

use alloc::format;
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use lesson::words::Say;
use lesson::{Figure, Finding, Intent, Reply, Step, Tone, Words, file};
use wasm_bindgen::prelude::*;
use web_sys::Element;

use crate::dom::{self, Missing};
use crate::live::{Live, State};
use crate::men::Men;
use crate::news::Host;
use crate::{account, live};

/// What all boards of a page share: the words that they say, and the drawings of the pieces.
#[wasm_bindgen]
pub struct Kit {
    words: Words,
    men: Rc<Men>,
}

#[wasm_bindgen]
impl Kit {
    /// Reads the words, from the file beside the module.
    ///
    /// # Errors
    /// They are none, or were made for another version of the module.
    #[wasm_bindgen(constructor)]
    pub fn new(words: &str) -> Result<Kit, String> {
        let words = Words::from_lines(words).ok_or("these are not the words of the boards")?;
        Ok(Kit { words, men: Men::drawn().into() })
    }

    /// Wakes the board of an element. The picture in it is taken over if it shows the same; otherwise
    /// the board is drawn, and everything but a caption gives way to it.
    ///
    /// # Errors
    /// What is wrong with its attributes, in a line of text.
    pub fn open(&self, element: &Element, name: &str, host: Host) -> Result<Board, String> {
        let figure = read(element, name, &self.words)?;
        if shows(element, &figure)
            && let Ok(live) = Live::take_over(element, figure.board.clone(), &self.men, &self.words)
        {
            return Ok(Board::of(live, host));
        }
        self.lay_out(element, figure, host)
    }

    /// Draws the board of an element anew.
    ///
    /// # Errors
    /// The same as for `open`.
    pub fn draw(&self, element: &Element, name: &str, host: Host) -> Result<Board, String> {
        self.lay_out(element, read(element, name, &self.words)?, host)
    }

    fn lay_out(&self, element: &Element, figure: Figure, host: Host) -> Result<Board, String> {
        let laid = lay(element, &figure, &self.words)
            .and_then(|()| Live::take_over(element, figure.board, &self.men, &self.words));
        laid.map(|live| Board::of(live, host)).map_err(|Missing(problem)| problem)
    }
}

/// A board alive in its element. Freeing it unhooks it; the picture stays.
#[wasm_bindgen]
pub struct Board {
    live: Live,
}

#[wasm_bindgen]
impl Board {
    /// The position as a FEN.
    pub fn position(&self) -> String {
        account::position(&self.live.state().borrow().session)
    }

    /// The moves made so far, a line each.
    pub fn moves(&self) -> String {
        account::moves(&self.live.state().borrow().session)
    }

    /// The legal moves, a line each: all, or those of the piece on a square.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self, from: &str) -> String {
        account::legal_moves(&self.live.state().borrow().session, from.parse().ok())
    }

    /// What would become of a move, in fields with tabs between them.
    pub fn judge(&self, text: &str) -> String {
        account::verdict(&self.live.state().borrow().session, text)
    }

    /// Whether the goal of the board has been reached.
    #[wasm_bindgen(js_name = isSolved)]
    pub fn is_solved(&self) -> bool {
        self.live.state().borrow().news.is_solved()
    }

    /// Does what the button of this name does; nothing, if there is no such button.
    pub fn act(&self, name: &str) {
        self.quietly(|state| match Intent::from_name(name) {
            Some(intent) => state.act(intent),
            None if name == "turn" => state.turn_round(),
            None => {}
        });
    }

    /// Makes a move that is written in the short form.
    pub fn write(&self, text: &str) {
        self.quietly(|state| {
            let reply = state.session.write(text);
            state.show(&reply);
        });
    }

    /// Begins anew with moves already made, or goes as far along the line as they do. The first that cannot
    /// be made, with the sentence about it.
    pub fn restore(&self, moves: &str) -> Option<String> {
        let mut trouble = None;
        self.quietly(|state| {
            let restored = state.session.restore(moves);
            let tone = restored.as_ref().map_or(Tone::Told, |tone| *tone);
            state.show(&Reply { said: String::new(), tone });
            trouble = restored.err().map(|(word, said)| format!("{word}: {said}"));
        });
        trouble
    }

    /// Puts the focus on the square that the Tab key reaches.
    pub fn focus(&self) {
        self.quietly(|state| state.cells.focus(state.cells.current_square()));
    }

    fn of(live: Live, host: Host) -> Board {
        live.state().borrow_mut().news.listen(host);
        Board { live }
    }

    /// Changes the board by order of the page, which is not told what it has done itself.
    fn quietly(&self, change: impl FnOnce(&mut State)) {
        let Ok(mut state) = self.live.state().try_borrow_mut() else { return };
        let state = &mut *state;
        change(state);
        state.news.forget(&state.session);
    }
}

/// The board that the attributes describe.
fn read(element: &Element, name: &str, words: &Words) -> Result<Figure, String> {
    let attribute = |key| element.get_attribute(key);
    let file = file::Board::from_attributes(|key| match key {
        "comments" => Some(live::comments(element)),
        // What other boards call it.
        "below" => attribute("below").or_else(|| attribute("orientation")),
        _ => attribute(key),
    });
    let caption = attribute("caption").unwrap_or_default();
    let figure = lesson::embed(&file::Board { name: name.into(), caption, ..file }, words);
    let line = |findings: Vec<Finding>| findings.iter().map(told).collect::<Vec<_>>().join("; ");
    figure.map_err(|findings| words.fill(Say::MoveAsleep, &[&line(findings)]))
}

/// A finding in a line.
fn told(Finding { place, problem, help, .. }: &Finding) -> String {
    let key = place.iter().rev().find_map(|step| match step {
        Step::Key(key) => Some(*key),
        Step::Index(_) => None,
    });
    format!("{}: {problem} – {help}", key.unwrap_or_default())
}

/// Whether the element has a picture with the pieces of this board where they stand.
fn shows(element: &Element, figure: &Figure) -> bool {
    let board = figure.board.position.board();
    let men = dom::all::<Element>(element, ".stage [data-piece]");
    let stands = |man: &Element| {
        let square = man.get_attribute("data-piece").and_then(|square| square.parse().ok());
        let piece = square.and_then(|square| board.piece_on(square));
        piece.is_some_and(|piece| man.get_attribute("data-man") == Some(piece.fen_letter().to_string()))
    };
    men.len() == board.occupied().len() && men.iter().all(stands)
}

/// Puts the figure into its element. A caption that the element holds stays, unless its attributes have another.
fn lay(element: &Element, figure: &Figure, words: &Words) -> Result<(), Missing> {
    let text = |caption: &Element| caption.text_content().filter(|text| !text.trim().is_empty());
    let own = dom::one::<Element>(element, "figcaption").ok();
    let own = own.filter(|own| figure.caption.is_empty() && text(own).is_some());
    let caption = own.as_ref().and_then(text).unwrap_or(figure.caption.clone());
    // Apart from the page: inside a form, the parser would leave out the board's own.
    let drawn = web_sys::window().and_then(|window| window.document()?.create_element("div").ok());
    let drawn = drawn.ok_or_else(|| Missing(String::from("there is no document")))?;
    drawn.set_inner_html(&figure::inside(&Figure { caption, ..figure.clone() }, words).into_string());
    if let Some(own) = own {
        let place: Element = dom::one(&drawn, "figcaption")?;
        own.set_id(&place.id());
        place.replace_with_with_node_1(&own)?;
    }
    element.set_inner_html("");
    while let Some(child) = drawn.first_child() {
        element.append_child(&child)?;
    }
    Ok(())
}
