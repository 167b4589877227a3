//! A text that somebody has put in: a FEN, moves, or a game as in a PGN file.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Attempt, Kings, Move, PgnFault, PgnGames, Position, Turns};

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

/// Reads a text, whatever it is. Of several games the first is read, without its variations, and the trouble
/// says so. Moves may follow a FEN.
///
/// ```
/// let words = lesson::words::english();
/// let pasted = lesson::read_pasted("1. e4 e5 2. Nf6", &words);
/// assert_eq!(pasted.moves.len(), 2);
/// assert_eq!(pasted.trouble, "Move 2, White’s Nf6, cannot be made, so it and all after it are left out. No white knight can go to f6.");
/// let cut_off = lesson::read_pasted("1. e4 e5 {This is", &words);
/// assert!(cut_off.trouble.starts_with("2 moves are shown. Line 1 cannot be read: "), "{}", cut_off.trouble);
/// ```
pub fn read_pasted(text: &str, words: &Words) -> Pasted {
    let text = text.trim();
    let nothing = |trouble: &str| Pasted { fen: String::new(), moves: Vec::new(), trouble: trouble.into() };
    if text.len() > LETTERS_MAX {
        return nothing(words.text(Say::ShareTooLong));
    }
    let first = text.split_ascii_whitespace().next().unwrap_or_default();
    if first.contains('/') && first.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '/') {
        let fields: Vec<&str> = text.split_ascii_whitespace().collect();
        return match read_after_fen(&fields, words) {
            Some(pasted) => pasted,
            None => Pasted { fen: fields.join(" "), ..nothing("") },
        };
    }
    if first.parse::<Attempt>().is_ok() {
        let pasted = read_uci(Position::initial(), text, words);
        return if pasted.moves.is_empty() { nothing(&pasted.trouble) } else { pasted };
    }
    read_game(text, words)
}

/// A FEN with moves after it; nothing, if there are none, or they follow no position.
fn read_after_fen(fields: &[&str], words: &Words) -> Option<Pasted> {
    let is_one_of = |text: &str, signs: &str| text.chars().all(|sign| signs.contains(sign));
    let may_be_next = |place: usize, text: &str| match place {
        0 => true,
        1 => matches!(text, "w" | "b"),
        2 => is_one_of(text, "-KQkqABCDEFGHabcdefgh"),
        3 => matches!(text.as_bytes(), b"-" | [b'a'..=b'h', b'3' | b'6']),
        4 | 5 => is_one_of(text, "0123456789"),
        _ => false,
    };
    let is_next = |(place, text): &(usize, &&str)| may_be_next(*place, text);
    let count = fields.iter().enumerate().take_while(is_next).count();
    let (told, moves) = fields.split_at(count);
    let first = moves.first()?;
    // Fields that are left out are as everywhere on a board.
    let left_out = ["", "w", "-", "-", "0", "1"].into_iter().skip(count);
    let fen = told.iter().copied().chain(left_out).collect::<Vec<_>>().join(" ");
    let start = Position::from_fen(&fen, Kings::AnyNumber).ok()?;
    let pasted = match first.parse::<Attempt>() {
        Ok(_) => read_uci(start, &moves.join(" "), words),
        Err(_) => read_game(&format!("[FEN \"{fen}\"]\n\n{}", moves.join(" ")), words),
    };
    // What follows half a FEN and is no move was meant for a field of it.
    (count == 6 || !pasted.moves.is_empty()).then_some(pasted)
}

/// A game as in a PGN file, or its moves alone.
fn read_game(text: &str, words: &Words) -> Pasted {
    let nothing = |trouble: &str| Pasted { fen: String::new(), moves: Vec::new(), trouble: trouble.into() };
    let mut games = PgnGames::of(text, Kings::AnyNumber);
    let Some(game) = games.next() else {
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
            let bad_line =
                words.fill(Say::ShareBadLine, &[&error.line.to_string(), &error.fault.to_string()]);
            match moves.len() {
                0 => bad_line,
                made => {
                    words.then(words.counted(Say::ShareMovesShown, made, &[&made.to_string()]), &bad_line)
                }
            }
        }
    });
    let is_placed =
        game.tag("FEN").is_some() && !fault.is_some_and(|error| matches!(error.fault, PgnFault::Fen(_)));
    if moves.is_empty() && !is_placed {
        return nothing(trouble.as_deref().unwrap_or(words.text(Say::ShareNothing)));
    }
    let count = 1 + games.filter(|game| !game.line.moves.is_empty()).count();
    let first =
        if count > 1 { words.fill(Say::ShareFirstGame, &[&count.to_string()]) } else { String::new() };
    let trouble = if over.is_empty() { trouble.unwrap_or_default() } else { over };
    let trouble = words.then(first, &trouble);
    Pasted { fen: start.to_setup().to_string(), moves, trouble }
}

/// Moves like `e2e4` from a position.
fn read_uci(start: Position, text: &str, words: &Words) -> Pasted {
    let mut session = session(start, words);
    let trouble = session.arrive(text, "");
    Pasted { fen: start.to_setup().to_string(), moves: session.kept().0, trouble }
}

fn session(position: Position, words: &Words) -> Session {
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
