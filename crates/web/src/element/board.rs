//! A board alive in its element, as programs ask and change it: one that is played on, or set up.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use lesson::{Change, Intent, Reply, Tone};
use rules::{Piece, Side, Square};
use wasm_bindgen::prelude::*;

use crate::account;
use crate::bench::{self, Bench};
use crate::live::{Live, State};
use crate::news::Host;

/// A board alive in its element. Freeing it unhooks it; the picture stays.
#[wasm_bindgen]
pub struct Board {
    life: Life,
}

/// What is done on it.
enum Life {
    /// Pieces are moved, a line is gone through, squares are pointed out.
    Playing(Live),
    /// Pieces are set up.
    SettingUp(Bench),
}

#[wasm_bindgen]
impl Board {
    /// The position as a FEN; of pieces that are set up, whatever they are.
    pub fn position(&self) -> String {
        match &self.life {
            Life::Playing(live) => account::position(&live.state().borrow().session),
            Life::SettingUp(bench) => bench.arrange().setup().to_string(),
        }
    }

    /// The moves made so far, a line each.
    pub fn moves(&self) -> String {
        match &self.life {
            Life::Playing(live) => account::moves(&live.state().borrow().session),
            Life::SettingUp(_) => String::new(),
        }
    }

    /// The moves made, and those that can be made again, a line each.
    pub fn game(&self) -> String {
        match &self.life {
            Life::Playing(live) => account::game(&live.state().borrow().session),
            Life::SettingUp(_) => String::new(),
        }
    }

    /// The legal moves, a line each: all, or those of the piece on a square.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self, from: &str) -> String {
        let from = from.parse().ok();
        match &self.life {
            Life::Playing(live) => account::legal_moves(live.state().borrow().session.position(), from),
            Life::SettingUp(bench) => {
                let position = bench.arrange().position();
                position.map_or_else(String::new, |position| account::legal_moves(&position, from))
            }
        }
    }

    /// What would become of a move, in fields with tabs between them.
    pub fn judge(&self, text: &str) -> String {
        match &self.life {
            Life::Playing(live) => account::verdict(&live.state().borrow().session, text),
            Life::SettingUp(bench) => format!("unread\t\t{}\t", bench::only(&bench.arrange())),
        }
    }

    /// What makes it no position of a game, a sentence a line.
    pub fn faults(&self) -> String {
        match &self.life {
            Life::Playing(_) => String::new(),
            Life::SettingUp(bench) => bench.arrange().faults().join("\n"),
        }
    }

    /// Whether the goal of the board has been reached.
    #[wasm_bindgen(js_name = isSolved)]
    pub fn is_solved(&self) -> bool {
        match &self.life {
            Life::Playing(live) => live.state().borrow().news.is_solved(),
            Life::SettingUp(bench) => bench.arrange().is_solved(),
        }
    }

    /// Whether pieces are set up on it.
    #[wasm_bindgen(js_name = isSettingUp)]
    pub fn is_setting_up(&self) -> bool {
        match &self.life {
            Life::Playing(_) => false,
            Life::SettingUp(_) => true,
        }
    }

    /// Does what the button of this name does; nothing, if there is no such button.
    pub fn act(&self, name: &str) {
        match &self.life {
            Life::Playing(live) => quietly(live, |state| match Intent::from_name(name) {
                Some(intent) => state.act(intent),
                None if name == "turn" => state.turn_round(),
                None => {}
            }),
            Life::SettingUp(bench) => {
                let change = Change::from_name(name).into_iter();
                change.for_each(|change| bench.quietly(|state| state.change(change)));
            }
        }
    }

    /// Makes a move that is written in the short form.
    pub fn write(&self, text: &str) {
        if let Life::Playing(live) = &self.life {
            quietly(live, |state| {
                let reply = state.session.write(text);
                state.show(&reply);
            });
        }
    }

    /// Puts a piece, by its letter in a FEN, on a square of a board that is set up; without one, takes away
    /// what is there.
    pub fn place(&self, square: &str, letter: &str) {
        let Life::SettingUp(bench) = &self.life else { return };
        let Ok(square) = square.parse::<Square>() else { return };
        let piece = letter.chars().next().and_then(Piece::from_fen_letter);
        let change = piece.map_or(Change::Remove(square), |piece| Change::Put(piece, square));
        bench.quietly(|state| state.change(change));
    }

    /// Begins anew with moves already made, or goes as far along the line as they do. The first that cannot
    /// be made, with the sentence about it. Pieces are set up as a FEN says.
    pub fn restore(&self, moves: &str) -> Option<String> {
        let live = match &self.life {
            Life::Playing(live) => live,
            Life::SettingUp(bench) => {
                let setup = lesson::read_setup(moves).into_iter();
                setup.for_each(|setup| bench.quietly(|state| state.change(Change::SetUp(setup))));
                return None;
            }
        };
        let mut trouble = None;
        quietly(live, |state| {
            let restored = state.session.restore(moves);
            let tone = restored.as_ref().map_or(Tone::Told, |tone| *tone);
            state.show(&Reply { said: String::new(), tone });
            trouble = restored.err().map(|(word, said)| format!("{word}: {said}"));
        });
        trouble
    }

    /// Begins anew with the moves of a link, as many of them made as its step says. What is wrong with
    /// them is said under the board, and returned; empty, if nothing is.
    pub fn arrive(&self, moves: &str, step: &str) -> String {
        let mut trouble = String::new();
        if let Life::Playing(live) = &self.life {
            quietly(live, |state| {
                trouble = state.session.arrive(moves, step);
                state.show(&Reply { said: trouble.clone(), tone: Tone::Told });
            });
        }
        trouble
    }

    /// What a link to it must have besides its attributes, a line each: the side at the bottom, the moves,
    /// and how many of them are made.
    pub fn kept(&self) -> String {
        let (below, moves, made) = match &self.life {
            Life::Playing(live) => {
                let state = live.state().borrow();
                let (moves, made) = state.session.kept();
                let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
                (state.session.diagram().below, moves.join(" "), made)
            }
            Life::SettingUp(bench) => (bench.arrange().diagram().below, String::new(), 0),
        };
        let below = match below {
            Side::White => "white",
            Side::Black => "black",
        };
        format!("{below}\n{moves}\n{made}")
    }

    /// Says what is shown now.
    pub fn introduce(&self) {
        match &self.life {
            Life::Playing(live) => quietly(live, |state| {
                state.say(&Reply { said: state.session.shown(), tone: Tone::Told });
            }),
            Life::SettingUp(bench) => bench.quietly(bench::State::introduce),
        }
    }

    /// Says something under the board.
    pub fn say(&self, text: &str) {
        let reply = Reply { said: text.into(), tone: Tone::Told };
        match &self.life {
            Life::Playing(live) => quietly(live, |state| state.say(&reply)),
            Life::SettingUp(bench) => bench.quietly(|state| state.say(text)),
        }
    }

    /// Puts the focus on the square that the Tab key reaches.
    pub fn focus(&self) {
        match &self.life {
            Life::Playing(live) => quietly(live, |state| state.cells.focus(state.cells.current_square())),
            Life::SettingUp(bench) => {
                bench.quietly(|state| state.cells.focus(state.cells.current_square()));
            }
        }
    }
}

impl Board {
    pub(super) fn playing(live: Live, host: Host) -> Board {
        live.state().borrow_mut().news.listen(host);
        Board { life: Life::Playing(live) }
    }

    pub(super) fn setting_up(bench: Bench) -> Board {
        Board { life: Life::SettingUp(bench) }
    }
}

/// Changes the board by order of the page, which is not told what it has done itself.
fn quietly(live: &Live, change: impl FnOnce(&mut State)) {
    let Ok(mut state) = live.state().try_borrow_mut() else { return };
    let state = &mut *state;
    change(state);
    state.news.forget(&state.session);
}
