//! A game that is being read: what each token does to it.

use alloc::collections::BTreeSet;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::mem;

use super::open_line::OpenLine;
use super::tokens::{Place, Placed, Token, read_result};
use super::{PgnError, PgnFault, PgnGame, PgnLine};
use crate::{Game, INITIAL, Kings, PieceLetters, Position, Variant};

/// How many faults of a game are told.
const ERRORS_MAX: usize = 100;

/// A game as far as it has been read.
pub(super) struct Draft {
    kings: Kings,
    game: PgnGame,
    names: BTreeSet<String>,
    /// Where the `FEN` tag stands.
    fen_at: Option<Place>,
    /// Whether the tags are over.
    is_in_moves: bool,
    /// The game, in it the variation being read, in it another one…
    open: Vec<OpenLine>,
    /// How many brackets are open in a part that is left out.
    skipped: usize,
    /// How many more moves there is room for.
    room: usize,
}

impl Draft {
    pub(super) fn new(kings: Kings) -> Draft {
        let game = PgnGame::new(Position::initial(), []);
        let open = Vec::from([OpenLine::new(Place { line: 1, column: 1 }, game.start)]);
        let names = BTreeSet::new();
        let room = PgnGame::MOVES_MAX;
        Draft { kings, game, names, fen_at: None, is_in_moves: false, open, skipped: 0, room }
    }

    /// Whether there is anything but comments outside games.
    pub(super) fn is_empty(&self) -> bool {
        !self.is_in_moves && self.names.is_empty() && self.game.errors.is_empty()
    }

    /// Whether this token begins another game, though this one has no result.
    pub(super) fn is_over_before(&self, next: &Placed) -> bool {
        if let Token::Tag { name, .. } = next.token {
            self.is_in_moves || next.is_after_blank && self.names.contains(name)
        } else if let Token::Number { digits: "1", dots: 0..=2 } = next.token {
            let main = self.open.first().filter(|_| self.open.len() == 1 && self.skipped == 0);
            next.is_after_blank && main.is_some_and(|main| main.is_broken || !main.line.moves.is_empty())
        } else {
            self.is_in_moves && matches!(next.token, Token::BadTag(_))
        }
    }

    /// The game as far as it was read; a new one begins.
    pub(super) fn take(&mut self) -> PgnGame {
        self.begin_moves();
        let mut done = mem::replace(self, Draft::new(self.kings));
        if let [_, .., last] = &done.open[..] {
            done.note(last.opened, PgnFault::VariationNotClosed);
        }
        while done.open.len() > 1 {
            done.close();
        }
        done.game.line = done.open.pop().map(OpenLine::close).unwrap_or_default();
        done.game.errors.sort_by_key(|error| (error.line, error.column));
        done.game
    }
}

impl Draft {
    pub(super) fn add(&mut self, placed: Placed) {
        let Placed { token, place, .. } = placed;
        if !matches!(token, Token::Tag { .. } | Token::BadTag(_) | Token::Comment(_) | Token::Aside) {
            self.begin_moves();
        }
        match token {
            Token::Tag { name, value } => self.add_tag(place, name, value),
            Token::BadTag(fault) | Token::BadNag(fault) => self.note(place, fault),
            Token::OpenComment => self.note(place, PgnFault::CommentNotClosed),
            Token::Comment(words) => self.line().into_iter().for_each(|line| line.comment(&words)),
            Token::Number { .. } => self.line().into_iter().for_each(|line| line.is_before_move = true),
            Token::Word(word) => self.add_move(place, word),
            Token::Nag(nag) => self.add_nag(place, nag),
            Token::Open => self.add_open(place),
            Token::Close => self.add_close(place),
            Token::Result(result) => self.game.result = result,
            Token::Aside => {}
        }
    }

    fn note(&mut self, place: Place, fault: PgnFault) {
        if self.game.errors.len() < ERRORS_MAX {
            self.game.errors.push(PgnError { line: place.line, column: place.column, fault });
        }
    }

    /// The line that is being read, unless it is left out.
    fn line(&mut self) -> Option<&mut OpenLine> {
        let is_left_out = self.skipped > 0;
        self.open.last_mut().filter(|line| !is_left_out && !line.is_broken)
    }

    fn add_tag(&mut self, place: Place, name: &str, value: String) {
        if !self.names.insert(name.to_string()) {
            return self.note(place, PgnFault::repeated(name));
        }
        if name == "Result" {
            self.game.result = read_result(&value).flatten();
        } else if name == "FEN" {
            self.fen_at = Some(place);
        }
        self.game.tags.push((name.to_string(), value));
    }

    /// The tags are over: they say in which position the game begins.
    fn begin_moves(&mut self) {
        if mem::replace(&mut self.is_in_moves, true) {
            return;
        }
        let variant = match self.game.tag("Variant") {
            Some(name) if is_chess960(name) => Variant::Chess960,
            Some(_) | None => Variant::Standard,
        };
        let fen = match (self.game.tag("FEN"), variant) {
            (Some(fen), _) => fen.trim(),
            (None, Variant::Chess960) => INITIAL,
            (None, Variant::Standard) => return,
        };
        let read = |fen| Position::from_fen_of(variant, fen, self.kings);
        let (start, initial) = (read(fen), read(INITIAL));
        let is_broken = start.is_err();
        if let Some(start) = start.as_ref().ok().or(initial.as_ref().ok()) {
            self.game.start = *start;
            for line in &mut self.open {
                (line.before, line.now, line.is_broken) = (*start, *start, is_broken);
            }
        }
        if let (Err(error), Some(place)) = (start, self.fen_at) {
            self.note(place, PgnFault::Fen(error));
        }
    }

    fn add_move(&mut self, place: Place, word: &str) {
        let room = self.room;
        let Some(line) = self.line() else { return };
        let fault = match line.now.read_san(word, PieceLetters::ENGLISH) {
            Ok(played) if room > 0 => {
                line.play(played);
                self.room -= 1;
                return;
            }
            Ok(_) => PgnFault::TooManyMoves,
            Err(_) if NULL_MOVES.contains(&word) => PgnFault::NullMove { found: word.to_string() },
            // The past is gone through only for a fault that is told, so that a text full of them takes no time.
            Err(error) if self.game.errors.len() < ERRORS_MAX => {
                PgnFault::no_move(word, self.past().told(error))
            }
            Err(error) => PgnFault::no_move(word, error),
        };
        self.open.last_mut().into_iter().for_each(|line| line.is_broken = true);
        self.note(place, fault);
    }

    /// The game up to here: each line up to the move that the next one replaces, then the last.
    fn past(&self) -> Game {
        let innermost = self.open.len() - 1;
        let moves = self.open.iter().enumerate().flat_map(|(depth, open)| {
            let moves = &open.line.moves;
            moves[..moves.len() - usize::from(depth < innermost)].iter().map(|node| node.san.played())
        });
        Game::played(self.game.start, moves)
    }

    fn add_nag(&mut self, place: Place, nag: u8) {
        match self.line().map(|line| line.line.moves.last_mut()) {
            Some(Some(marked)) => marked.nags.push(nag),
            Some(None) => self.note(place, PgnFault::NagWithoutMove),
            None => {}
        }
    }

    fn add_open(&mut self, place: Place) {
        let depth = self.open.len();
        let fault = match self.line() {
            Some(line) if line.line.moves.is_empty() => Some(PgnFault::VariationWithoutMove),
            Some(_) if depth > PgnLine::DEPTH_MAX => Some(PgnFault::TooDeep),
            Some(line) => {
                let variation = OpenLine::new(place, line.before);
                return self.open.push(variation);
            }
            None => None,
        };
        self.skipped += 1;
        fault.into_iter().for_each(|fault| self.note(place, fault));
    }

    fn add_close(&mut self, place: Place) {
        match self.open[..] {
            _ if self.skipped > 0 => self.skipped -= 1,
            [_, _, ..] => self.close(),
            [OpenLine { is_broken: true, .. }] => {}
            [_] | [] => self.note(place, PgnFault::NothingToClose),
        }
    }

    /// Closes the innermost variation and hangs it on the move it replaces.
    fn close(&mut self) {
        if let Some(variation) = self.open.pop().map(OpenLine::close)
            && let Some(parent) = self.open.last_mut()
        {
            parent.is_before_move = true;
            if let Some(replaced) = parent.line.moves.last_mut()
                && !variation.is_empty()
            {
                replaced.variations.push(variation);
            }
        }
    }
}

/// `Chess960`, `Chess 960`, `Fischerandom`, `Fischer Random Chess`: the names differ from program to program.
fn is_chess960(variant: &str) -> bool {
    let name = variant.to_ascii_lowercase();
    name.contains("960") || name.starts_with("fischer")
}

/// How analysts write that a side does not move.
const NULL_MOVES: [&str; 4] = ["--", "Z0", "null", "0000"];
