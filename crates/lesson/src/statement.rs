//! Statements that can be read from a sentence word by word, and whether a board bears them out.
//!
//! Six kinds are read, and nothing is guessed: which piece stands on a square (`the rook on d4`, `White's
//! knight on g4`), whose it is (`The knight on g4 is Black's`), what it attacks, guards or pins (`The rook on
//! d4 attacks d7 and the knight on g4`), whether a square is light or dark, how the game stands (`It is
//! checkmate.`, `White is in check`, `The rook on e8 gives check`), and who cannot move (`The king cannot
//! move`, `Black has no legal move`). A sentence that says the same in other words is not read, and so is
//! neither true nor false here. `a rook on d4` may stand there or not.

mod man;
mod standing;
mod stuck;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use rules::{Board, Game, Kind, Position, Side, Square};

use crate::claim::Proven;
use crate::finding::{Findings, player};
use crate::lesson::{Figure, Mode};
use man::{Man, definite_man};
use standing::Standing;
use stuck::Stuck;

/// Something that a sentence says about a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Statement {
    /// Such a man stands there; of either side, if it is not said which.
    Stands(Man),
    /// The man there attacks, guards or pins what is on another square.
    Does(Man, Deed, Square),
    /// The square is light, or dark.
    Colour(Square, &'static str),
    /// It is check, checkmate or stalemate.
    Game(Standing),
    /// Somebody cannot move.
    Stuck(Stuck),
}

/// What a man does to a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    Attacks,
    Guards,
    Pins,
}

/// Checks what a text under this key says of men and squares: each of it must be so in one of the positions
/// that it stands beside.
pub(crate) fn check(key: &'static str, text: &str, positions: &[Position], findings: &mut Findings) {
    if positions.is_empty() {
        return;
    }
    for statement in read(text) {
        if !positions.iter().any(|position| statement.is_true(position)) {
            findings.add(key, statement.denied(positions), String::from(HELP));
        }
    }
}

const HELP: &str = "change the words, or the board beside them";

/// The positions that a board shows: its own, those of its line or its answer, and those that a claim tries.
pub(crate) fn positions(figure: &Figure, proven: &Proven) -> Vec<Position> {
    let board = &figure.board;
    let mut positions = Vec::from([board.position]);
    if let Mode::Step(line) = &board.mode {
        positions.extend(line.positions(&board.position).into_iter().map(|(_, position)| position));
    }
    let mut game = Game::new(board.position, board.turns());
    let played = figure.answer.iter().map_while(|step| {
        game.play((*step).into()).ok()?;
        Some(*game.position())
    });
    positions.extend(played.collect::<Vec<_>>());
    let tries = proven.claims.iter().filter_map(|claim| {
        let before = positions.get(usize::try_from(claim.step.unwrap_or(0)).ok()?)?;
        let attempt = claim.attempt.as_ref()?.parse().ok()?;
        Some(before.after(before.judge(attempt).ok()?))
    });
    let tries: Vec<Position> = tries.collect();
    positions.extend(tries);
    positions
}

/// A word, with its marks; those that part a sentence stand alone.
fn words(text: &str) -> Vec<&str> {
    let is_of_word = |letter: char| letter.is_alphanumeric() || "'\u{2019}-".contains(letter);
    let mut words = Vec::new();
    for word in text.split_whitespace() {
        let mut rest = word;
        while let Some(first) = rest.chars().next() {
            let length = match is_of_word(first) {
                true => rest.find(|letter| !is_of_word(letter)).unwrap_or(rest.len()),
                false => first.len_utf8(),
            };
            words.push(&rest[..length]);
            rest = &rest[length..];
        }
    }
    words
}

/// All statements of a text, in order.
fn read(text: &str) -> Vec<Statement> {
    let words = words(text);
    let mut statements = Vec::new();
    let mut sentence = 0;
    for at in 0..words.len() {
        let rest = &words[at..];
        if [".", "!", "?"].contains(&words[at]) {
            sentence = at + 1;
        }
        let before = &words[sentence.min(at)..at];
        statements.extend(standing::read(before, rest).map(Statement::Game));
        statements.extend(stuck::read(before, rest).map(Statement::Stuck));
        if let Some((man, after)) = definite_man(rest) {
            statements.push(Statement::Stands(man));
            statements.extend(told_of(man, after));
        }
        statements.extend(colour_of(rest));
    }
    statements
}

/// What the words after a man say of it.
fn told_of(man: Man, after: &[&str]) -> Vec<Statement> {
    let Some((verb, rest)) = after.split_first() else { return Vec::new() };
    let deed = match *verb {
        "attacks" => Deed::Attacks,
        "guards" | "protects" => Deed::Guards,
        "pins" => Deed::Pins,
        "is" => {
            let owner = rest.first().map(|word| word.replace('\u{2019}', "'"));
            let side = match owner.as_deref() {
                Some("White's") => Side::White,
                Some("Black's") => Side::Black,
                Some(_) | None => return Vec::new(),
            };
            return Vec::from([Statement::Stands(Man { side: Some(side), ..man })]);
        }
        "stands" => {
            let [_, "on", "a", colour, "square", ..] = after else { return Vec::new() };
            return shade(colour).map(|shade| Statement::Colour(man.square, shade)).into_iter().collect();
        }
        _ => return Vec::new(),
    };
    targets(rest).into_iter().map(|square| Statement::Does(man, deed, square)).collect()
}

/// The squares that follow: `d7`, `d7, d8 and e8`, `the pawn on d7`.
fn targets(mut words: &[&str]) -> Vec<Square> {
    let mut squares = Vec::new();
    loop {
        let (square, rest) = match (words, definite_man(words)) {
            (_, Some((man, rest))) => (man.square, rest),
            ([square, rest @ ..], None) => match square.parse() {
                Ok(square) => (square, rest),
                Err(_) => return squares,
            },
            ([], None) => return squares,
        };
        squares.push(square);
        words = match rest {
            ["," | "and", next @ ..] => next,
            _ => return squares,
        };
    }
}

/// `d4 is a dark square`, `d4 is light`, `the dark square d4`.
fn colour_of(words: &[&str]) -> Option<Statement> {
    let (square, colour) = match words {
        [square, "is", "a", colour, "square", ..] | [square, "is", colour @ ("light" | "dark"), ..] => {
            (square, colour)
        }
        [colour, "square", square, ..] => (square, colour),
        _ => return None,
    };
    Some(Statement::Colour(square.parse().ok()?, shade(colour)?))
}

fn shade(word: &str) -> Option<&'static str> {
    ["light", "dark"].into_iter().find(|shade| *shade == word)
}

impl Statement {
    fn is_true(self, position: &Position) -> bool {
        let board = position.board();
        match self {
            Statement::Stands(man) => man.stands_on(board),
            Statement::Does(man, deed, target) => man.stands_on(board) && deed.is_done(board, man, target),
            Statement::Colour(square, shade) => square.is_light() == (shade == "light"),
            Statement::Game(standing) => standing.is_true(position),
            Statement::Stuck(stuck) => stuck.is_true(position),
        }
    }

    /// What is found instead, where none of the positions bears it out.
    fn denied(self, positions: &[Position]) -> String {
        match self {
            Statement::Stands(Man { square, .. }) => {
                let found = positions.iter().find_map(|position| position.board().piece_on(square));
                let there = found.map_or_else(
                    || String::from("nothing"),
                    |piece| format!("a {} {}", player(piece.side).to_lowercase(), piece.kind.name()),
                );
                format!("found {self}, and {there} stands there")
            }
            Statement::Does(..) => format!("found {self}, and it does not"),
            Statement::Stuck(_) => format!("found {self}, and there is a legal move"),
            Statement::Game(Standing::By(..)) => format!("found {self}, and it does not"),
            Statement::Game(_) => match positions {
                [position] => format!("found {self}, and {}", standing::told(position)),
                _ => format!("found {self}, and no position beside it is so"),
            },
            Statement::Colour(square, _) => {
                format!("found {self}, and {square} is {}", if square.is_light() { "light" } else { "dark" })
            }
        }
    }
}

impl Deed {
    fn is_done(self, board: &Board, man: Man, target: Square) -> bool {
        let Some(side) = board.side_on(man.square) else { return false };
        // The king is no wall to whoever attacks it: behind it the squares are attacked too.
        let occupied = board.occupied() - board.pieces(!side, Kind::King);
        let reaches = || board.attackers(side, target, occupied).contains(man.square);
        match self {
            Deed::Attacks => reaches() && board.side_on(target) != Some(side),
            Deed::Guards => reaches() && board.side_on(target) != Some(!side),
            Deed::Pins => {
                board.pins(!side).into_iter().any(|pin| pin.pinner == man.square && pin.pinned == target)
            }
        }
    }
}

impl core::fmt::Display for Statement {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Statement::Stands(man) => write!(f, "{man}"),
            Statement::Game(standing) => write!(f, "{standing}"),
            Statement::Stuck(stuck) => write!(f, "{stuck}"),
            Statement::Does(doer, deed, target) => {
                let verb = match deed {
                    Deed::Attacks => "attacks",
                    Deed::Guards => "guards",
                    Deed::Pins => "pins",
                };
                write!(f, "{doer} {verb} {target}")
            }
            Statement::Colour(square, shade) => write!(f, "{square} is {shade}"),
        }
    }
}
