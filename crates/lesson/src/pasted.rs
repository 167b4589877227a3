//! A text that somebody has put in: a FEN, moves, or a game as in a PGN file.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Attempt, INITIAL, Kings, Move, PgnFault, PgnGames, Turns};

use crate::lesson::{Board, Mode};
use crate::session::{Session, Verdict};
use crate::words::{Say, Words};

/// Most letters that are read.
const LETTERS_MAX: usize = 100_000;

/// What such a text says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pasted {
    /// The position it begins with, as it is written, if it tells of one or of moves; it may be none.
    pub fen: String,
    /// The moves from there, as far as they can be made.
    pub moves: Vec<Move>,
    /// Why no more of it can be read, in a sentence; empty, if all was.
    pub trouble: String,
}

/// Reads a text, whatever it is. Of several games the first is read, without its variations.
///
/// ```
/// let words = lesson::words::english();
/// let pasted = lesson::read_pasted("1. e4 e5 2. Nf6", &words);
/// assert_eq!(pasted.moves.len(), 2);
/// assert_eq!(pasted.trouble, "Move 2, White’s Nf6, cannot be made, so it and all after it are left out. No white knight can go to f6.");
/// ```
pub fn read_pasted(text: &str, words: &Words) -> Pasted {
    let text = text.trim();
    let nothing = |trouble: &str| Pasted { fen: String::new(), moves: Vec::new(), trouble: trouble.into() };
    if text.len() > LETTERS_MAX {
        return nothing(words.text(Say::ShareTooLong));
    }
    let first = text.split_ascii_whitespace().next().unwrap_or_default();
    if first.contains('/') && first.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '/') {
        let fen = text.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
        return Pasted { fen, ..nothing("") };
    }
    if first.parse::<Attempt>().is_ok() {
        return read_uci(text, words);
    }
    let Some(game) = PgnGames::of(text, Kings::AnyNumber).next() else {
        return nothing(words.text(Say::ShareNothing));
    };
    let moves: Vec<Move> = game.line.moves.iter().map(|step| step.san.played()).collect();
    let start = *game.start();
    // A file may go on after the game has ended by itself.
    let mut session = session(start, words);
    let over = session.arrive(&names(&moves), "");
    let moves = session.kept().0;
    let fault = game.errors.first();
    let trouble = fault.map(|error| {
        if let PgnFault::Move { found, .. } = &error.fault {
            bad_move(&session, moves.len(), found)
        } else if let PgnFault::Fen(error) = &error.fault {
            let first = error.faults.first().map(ToString::to_string);
            words.fill(Say::ShareBadBoard, &[&first.unwrap_or_default()])
        } else {
            words.fill(Say::ShareBadLine, &[&error.line.to_string(), &error.fault.to_string()])
        }
    });
    let is_placed =
        game.tag("FEN").is_some() && !fault.is_some_and(|error| matches!(error.fault, PgnFault::Fen(_)));
    if moves.is_empty() && !is_placed {
        return nothing(trouble.as_deref().unwrap_or(words.text(Say::ShareNothing)));
    }
    let trouble = if over.is_empty() { trouble.unwrap_or_default() } else { over };
    Pasted { fen: start.to_setup().to_string(), moves, trouble }
}

/// Moves like `e2e4` from the beginning of a game.
fn read_uci(text: &str, words: &Words) -> Pasted {
    let mut session = session(rules::Position::initial(), words);
    let trouble = session.arrive(text, "");
    let moves = session.kept().0;
    let fen = if moves.is_empty() { String::new() } else { INITIAL.into() };
    Pasted { fen, moves, trouble }
}

fn session(position: rules::Position, words: &Words) -> Session {
    let mode = Mode::Play { turns: Turns::Alternate, goal: None };
    let (below, coordinates, piece) = (rules::Side::White, diagram::Coordinates::Outside, None);
    let board = Board { position, below, coordinates, piece, mode, answers: String::new() };
    Session::new(board, words)
}

/// Why a move as it is written in a game cannot be made, after so many others.
fn bad_move(session: &Session, made: usize, found: &str) -> String {
    let short: String = found.chars().filter(|letter| letter.is_alphanumeric() && *letter != 'x').collect();
    let short = if short.is_empty() { found } else { &*short };
    let said = match session.judge(short) {
        Verdict::Refused(_, said) => said,
        // It is quoted as it was written.
        Verdict::Unread(said) => {
            let said = said.replace(short, found);
            // What has no move at all was not meant as one.
            return if made == 0 { said } else { session.bad_move(made + 1, found, &said) };
        }
        Verdict::Legal(_) => String::new(),
    };
    session.bad_move(made + 1, found, &said)
}

fn names(moves: &[Move]) -> String {
    moves.iter().map(|made| format!("{made} ")).collect()
}
