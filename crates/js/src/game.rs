//! A game as JavaScript holds it: a question and two numbers in, a page out.

use alloc::string::String;
use alloc::vec::Vec;

use rules::{
    Attempt, CanWin, Ending, Event, Kings, NoConclusion, Position, San, Side, Square, Turns, Variant,
};
use wasm_bindgen::prelude::*;

use crate::packed::{pack, unpack};
use crate::page::Page;

/// How many moves are followed to find a mate: some hundredths of a second.
const MOVES_MAX: usize = 100_000;

/// A game, and the page on which its answers are written.
///
/// `squarewise.js` is the only one who asks, and has checked every number before.
#[wasm_bindgen]
pub struct Game {
    game: rules::Game,
    /// Whether no more moves can be played; to find out takes longer than to list the moves of one square.
    is_over: bool,
    /// The letters of a FEN, in UTF-16, written here by JavaScript.
    fen: Vec<u16>,
    page: Page,
}

#[wasm_bindgen]
impl Game {
    /// A game from the initial position.
    #[wasm_bindgen(constructor)]
    pub fn initial() -> Game {
        let game = rules::Game::new(Position::initial(), Turns::Alternate);
        Game { game, is_over: false, fen: Vec::new(), page: Page::default() }
    }

    /// Makes room for a FEN of so many letters, and says where to write them before the question `start`.
    pub fn room(&mut self, letters: usize) -> *const u16 {
        self.fen.clear();
        self.fen.resize(letters, 0);
        self.fen.as_ptr()
    }

    /// Answers a question, by its place in the list `QUESTIONS` of `squarewise.js`; what the numbers mean
    /// depends on it.
    ///
    /// There is one such function, because each costs the download its own way across the border.
    pub fn ask(&mut self, question: u8, one: u16, two: u8) -> *const u16 {
        self.page.begin();
        match question {
            0 => self.start(one),
            1 => self.moves(Square::from_index(usize::from(one)), two),
            2 => self.history(),
            3 => self.judge(unpack(one), Side::ALL.get(usize::from(two)).copied()),
            4 => self.play(unpack(one)),
            5 => self.undo(),
            6 => self.redo(),
            7 => self.status(),
            8 => self.claim(two, (one > 0).then(|| unpack(one))),
            9 => self.end(one, Side::ALL[usize::from(two & 1)]),
            10 => self.perft(one),
            _ => self.can_win(Side::ALL[usize::from(two & 1)]),
        }
        self.page.end()
    }
}

impl Game {
    /// Begins anew with the position of a FEN, or says what is wrong with it: a sentence, and the codes.
    fn start(&mut self, options: u16) {
        let variant = if options & 1 == 0 { Variant::Standard } else { Variant::Chess960 };
        let kings = if options & 2 == 0 { Kings::Both } else { Kings::AnyNumber };
        let letter = |&unit: &u16| char::from_u32(unit.into()).unwrap_or(char::REPLACEMENT_CHARACTER);
        let fen: String = self.fen.iter().map(letter).collect();
        match Position::from_fen_of(variant, &fen, kings) {
            Ok(start) => self.game = rules::Game::new(start, Turns::Alternate),
            Err(error) => {
                self.page.line(&error);
                error.faults.iter().for_each(|fault| self.page.line(fault.code()));
            }
        }
        self.note_ending();
    }

    fn moves(&mut self, from: Option<Square>, sans: u8) {
        if self.is_over {
            return;
        }
        let position = self.game.position();
        let moves = from.map_or_else(|| position.legal_moves(), |from| position.legal_moves_from(from));
        for played in moves {
            self.page.push(pack(position, played));
            if sans > 0 {
                self.page.line(San::of(position, played));
            }
        }
    }

    /// The moves played so far.
    fn history(&mut self) {
        let mut position = *self.game.start();
        for played in self.game.moves() {
            self.page.push(pack(&position, played));
            self.page.line(San::of(&position, played));
            position = position.after(played);
        }
    }

    /// The move, or the reason: its code, its article, the squares that prove it.
    fn judge(&mut self, attempt: Attempt, actor: Option<Side>) {
        let position = self.game.position();
        match self.game.judge_by(actor.unwrap_or(position.side_to_move()), attempt) {
            Ok(played) => {
                self.page.push(pack(position, played));
                self.page.line(San::of(position, played));
            }
            Err(refusal) => {
                self.page.line(refusal.reason.code());
                self.page.line(refusal.article());
                for (role, square) in refusal.culprits.iter() {
                    self.page.line(format_args!("{}={square}", role.name()));
                }
            }
        }
    }

    fn play(&mut self, attempt: Attempt) {
        // A refusal has been told as the answer to `judge`.
        let _ = self.game.play(attempt);
        self.note_ending();
    }

    /// The move taken back, if any.
    fn undo(&mut self) {
        if let Some(undone) = self.game.undo() {
            self.page.push(pack(self.game.position(), undone));
            self.note_ending();
        }
    }

    /// The move played once more, if any.
    fn redo(&mut self) {
        let before = *self.game.position();
        if let Some(redone) = self.game.redo() {
            self.page.push(pack(&before, redone));
            self.note_ending();
        }
    }

    /// How the game stands; a FEN says the rest.
    fn status(&mut self) {
        let game = &self.game;
        self.page.line(game.status().code());
        self.page.line(game.ending().map_or("", Ending::article));
        match game.score() {
            Some(score) => self.page.line(score),
            None => self.page.line("*"),
        }
        self.page
            .line(usize::from(game.may_claim_threefold()) + 2 * usize::from(game.may_claim_fifty_moves()));
        self.page.line(game.appearances());
        self.page.line(game.position());
    }

    /// Whether a draw may be claimed, perhaps with a legal move that is written down first.
    fn claim(&mut self, rule: u8, written: Option<Attempt>) {
        let game = &self.game;
        let allowed = match (rule, written) {
            (0, None) => game.may_claim_threefold(),
            (0, Some(written)) => game.may_claim_threefold_with(written) == Ok(true),
            (_, None) => game.may_claim_fifty_moves(),
            (_, Some(written)) => game.may_claim_fifty_moves_with(written) == Ok(true),
        };
        if allowed {
            self.page.push(1);
        }
    }

    /// Ends the game; a number on the page says that it is too early.
    fn end(&mut self, event: u16, side: Side) {
        let event = match event {
            0 => Event::Agreement,
            1 => Event::FlagFall(side),
            2 => Event::Resignation(side),
            _ => Event::SecondIllegalMove(side),
        };
        if self.game.conclude(event) == Err(NoConclusion::TooEarlyToAgree) {
            self.page.push(1);
        }
        self.note_ending();
    }

    /// How many games of so many moves there are, in three parts, the lowest first.
    fn perft(&mut self, depth: u16) {
        let nodes = self.game.position().perft(depth.into());
        (0..3).for_each(|part| self.page.push((nodes >> (16 * part)) as u16));
    }

    /// The moves of a mate, or why there is none, or that it is not known.
    fn can_win(&mut self, side: Side) {
        let mut position = *self.game.position();
        match position.can_win(side, MOVES_MAX) {
            Ok(CanWin::Yes(line)) => {
                self.page.line("yes");
                for played in line {
                    self.page.push(pack(&position, played));
                    position = position.after(played);
                }
            }
            Ok(CanWin::No(why)) => self.page.line(why.code()),
            Ok(CanWin::Unknown) | Err(_) => self.page.line(""),
        }
    }

    fn note_ending(&mut self) {
        self.is_over = self.game.ending().is_some();
    }
}
