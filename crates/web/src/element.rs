//! One board as its element has it: drawn if need be, asked and moved by a program.
//!
//! JavaScript sees `squarewise-board.js`, which makes objects and events of what comes from here.

mod board;

use alloc::format;
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use figure::Extra;
use lesson::words::Say;
use lesson::{Arrange, Figure, Finding, Pasted, Step, Words, file};
use rules::INITIAL;
use wasm_bindgen::prelude::*;
use web_sys::Element;

use crate::bench::Bench;
use crate::dom::{self, Missing};
use crate::live::{self, Live};
use crate::men::Men;
use crate::news::Host;
pub use board::Board;

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
        if is_set_up(element) {
            return self.draw(element, name, host);
        }
        let figure = self.read(element, name)?;
        if shows(element, &figure)
            && let Ok(live) = Live::take_over(element, figure.board.clone(), &self.men, &self.words)
        {
            return Ok(Board::playing(live, host));
        }
        self.lay_out(element, figure, host)
    }

    /// Draws the board of an element anew.
    ///
    /// # Errors
    /// The same as for `open`.
    pub fn draw(&self, element: &Element, name: &str, host: Host) -> Result<Board, String> {
        if is_set_up(element) {
            return self.lay_bench(element, name, host);
        }
        self.lay_out(element, self.read(element, name)?, host)
    }

    /// What is wrong with the board that the attributes of an element describe, in a line; empty, if nothing is.
    #[wasm_bindgen(js_name = faultsOf)]
    pub fn faults_of(&self, element: &Element) -> String {
        let board = read_file(element);
        let findings = match is_set_up(element) {
            true => Arrange::new(&board, &self.words).err(),
            false => lesson::embed(&board, &self.words).err(),
        };
        findings.map(|findings| line(element, &findings)).unwrap_or_default()
    }

    /// The first attribute of an element that is wrong or does nothing, and why, in a line; empty, if all
    /// are of use. `wrong` is one whose address leads nowhere.
    #[wasm_bindgen(js_name = idleOf)]
    pub fn idle_of(&self, element: &Element, wrong: &str) -> String {
        if !wrong.is_empty() {
            let found = element.get_attribute(wrong).unwrap_or_default();
            return format!("{wrong}: found \"{found}\", expected an address like https://chess.example/en/");
        }
        let faults = self.faults_of(element);
        if !faults.is_empty() {
            return faults;
        }
        let idle = lesson::idle(&read_file(element), &self.words);
        if !idle.is_empty() {
            return line(element, &idle);
        }
        let is_exercise =
            ["stars", "goal", "answers", "squares"].iter().any(|key| element.has_attribute(key));
        if element.has_attribute("required") && !is_exercise {
            return String::from("required: nothing can be solved – add stars = \"d7 g7\", or take it away");
        }
        let names = element.get_attribute("tools").unwrap_or_default();
        let unknown = names.split_ascii_whitespace().find(|name| Extra::from_name(name).is_none());
        unknown.map_or_else(String::new, |name| {
            format!("tools: found \"{name}\", expected copy-fen, copy-link or set-up")
        })
    }

    /// What a text says that somebody has put in, a line each: the FEN it begins with, the moves, and why no
    /// more of it can be read.
    #[wasm_bindgen(js_name = readPasted)]
    pub fn read_pasted(&self, text: &str) -> String {
        let Pasted { fen, moves, trouble } = lesson::read_pasted(text, &self.words);
        let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
        [fen, moves.join(" "), trouble].join("\n")
    }

    fn lay_out(&self, element: &Element, mut figure: Figure, host: Host) -> Result<Board, String> {
        // A caption that the element holds says what there is to do.
        if let (Some(exercise), Some(_)) = (&mut figure.exercise, own_caption(element, &figure.caption)) {
            exercise.request.clear();
        }
        let extras = extras(element);
        let draw = |caption: String| {
            figure::inside(&Figure { caption, ..figure.clone() }, &extras, &self.words).into_string()
        };
        let laid = lay(element, &figure.caption, draw)
            .and_then(|()| Live::take_over(element, figure.board, &self.men, &self.words));
        laid.map(|live| Board::playing(live, host)).map_err(|Missing(problem)| problem)
    }

    fn lay_bench(&self, element: &Element, name: &str, host: Host) -> Result<Board, String> {
        let arrange = self.admit(element, |board| Arrange::new(board, &self.words))?;
        let caption = element.get_attribute("caption").unwrap_or_default();
        let extras = extras(element);
        let draw =
            |caption: String| figure::bench(&arrange, name, &caption, &extras, &self.words).into_string();
        let laid = lay(element, &caption, draw)
            .and_then(|()| Bench::take_over(element, arrange.clone(), &self.men, host));
        laid.map(Board::setting_up).map_err(|Missing(problem)| problem)
    }

    /// The board that the attributes of an element describe.
    fn read(&self, element: &Element, name: &str) -> Result<Figure, String> {
        let caption = element.get_attribute("caption").unwrap_or_default();
        self.admit(element, |board| {
            let board = file::Board { name: name.into(), caption: caption.clone(), ..board.clone() };
            lesson::embed(&board, &self.words)
        })
    }

    /// Admits what the attributes say; those that are wrong, as if they were not there, if the position and
    /// the line are sound.
    fn admit<T>(
        &self,
        element: &Element,
        admit: impl Fn(&file::Board) -> Result<T, Vec<Finding>>,
    ) -> Result<T, String> {
        let mut left_out = Vec::new();
        loop {
            let findings = match admit(&read_file_without(element, &left_out)) {
                Ok(admitted) => return Ok(admitted),
                Err(findings) => findings,
            };
            let key = findings
                .first()
                .map(key)
                .filter(|key| !["fen", "line"].contains(key) && !left_out.contains(key));
            let Some(key) = key else {
                return Err(self.words.fill(Say::MoveAsleep, &[&line(element, &findings)]));
            };
            left_out.push(key);
        }
    }
}

/// Whether pieces are to be set up in this element.
fn is_set_up(element: &Element) -> bool {
    element.get_attribute("mode").as_deref() == Some("setup")
}

/// The buttons that the page asks for; names that are none are left out.
fn extras(element: &Element) -> Vec<Extra> {
    let names = element.get_attribute("tools").unwrap_or_default();
    names.split_ascii_whitespace().filter_map(Extra::from_name).collect()
}

/// What the attributes say.
fn read_file(element: &Element) -> file::Board {
    read_file_without(element, &[])
}

/// What they say but for some of them.
fn read_file_without(element: &Element, left_out: &[&str]) -> file::Board {
    let attribute = |key| element.get_attribute(key);
    file::Board::from_attributes(|key| match key {
        _ if left_out.contains(&key) => None,
        // Without a position, or with one that other boards know by name, it is how a game begins.
        "fen" => attribute("fen")
            .filter(|fen| !["", "start", "startpos"].contains(&fen.trim()))
            .or_else(|| Some(INITIAL.into())),
        "comments" => Some(live::comments(element)),
        // What other boards call it.
        "below" => attribute("below").or_else(|| attribute("orientation")),
        // Written into a page, lines are indented.
        "answers" => attribute("answers").map(|text| {
            let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
            lines.join("\n")
        }),
        _ => attribute(key),
    })
}

/// The first of what was found, in a line: what follows is often no more than its echo.
fn line(element: &Element, findings: &[Finding]) -> String {
    let Some(first) = findings.first() else { return String::new() };
    let (key, Finding { problem, help, .. }) = (key(first), first);
    // Lesson files know fewer of them.
    let modes = "write mode = \"explore\", \"drill\", \"step\", \"choose\" or \"setup\"";
    let help = if key == "mode" && problem.starts_with("found mode") { modes } else { help };
    let told = format!("{key}: {problem} – {help}");
    match key == "below" && !element.has_attribute("below") {
        true => told.replace("below", "orientation"),
        false => told,
    }
}

/// The key that a finding is about.
fn key(finding: &Finding) -> &'static str {
    let key = finding.place.iter().rev().find_map(|step| match step {
        Step::Key(key) => Some(*key),
        Step::Index(_) => None,
    });
    key.unwrap_or_default()
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

/// The caption that an element holds and keeps: its attributes have none.
fn own_caption(element: &Element, caption: &str) -> Option<Element> {
    let own = dom::one::<Element>(element, "figcaption").ok().filter(|_| caption.is_empty())?;
    own.text_content().is_some_and(|text| !text.trim().is_empty()).then_some(own)
}

/// Puts a figure into its element. A caption that the element holds stays, unless its attributes have another.
fn lay(element: &Element, caption: &str, draw: impl FnOnce(String) -> String) -> Result<(), Missing> {
    let own = own_caption(element, caption);
    let caption = own.as_ref().and_then(|own| own.text_content()).unwrap_or(caption.into());
    // Apart from the page: inside a form, the parser would leave out the board's own.
    let drawn = web_sys::window().and_then(|window| window.document()?.create_element("div").ok());
    let drawn = drawn.ok_or_else(|| Missing(String::from("there is no document")))?;
    drawn.set_inner_html(&draw(caption));
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
