//! Questions that are answered by pointing at squares.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Attempt, Position, Reason, Square, SquareSet};

use super::Exercise;
use crate::admit::choose;
use crate::claim::{self, Proven, list};
use crate::file;
use crate::finding::Findings;
use crate::marks;
use crate::words::Words;

/// What there is to point out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointing {
    /// Every square that the board's `piece` can go to.
    Goes,
    /// Every square that it attacks, whatever stands there.
    Attacks,
    /// The pieces that give check.
    Checkers,
    /// The pieces of the side to move that are pinned to their king.
    Pinned,
    /// Everything that the side to move can take; with a `piece`, that this piece can take.
    Takeable,
    /// The `squares`, as they are named one after the other.
    Named,
}

impl Pointing {
    /// What each is called in a file.
    pub(super) const NAMES: [(&'static str, Pointing); 6] = [
        ("goes", Pointing::Goes),
        ("attacks", Pointing::Attacks),
        ("checkers", Pointing::Checkers),
        ("pinned", Pointing::Pinned),
        ("takeable", Pointing::Takeable),
        ("named", Pointing::Named),
    ];

    /// Whether it is asked about the board's piece.
    pub(super) fn needs_piece(self) -> bool {
        match self {
            Pointing::Goes | Pointing::Attacks => true,
            Pointing::Checkers | Pointing::Pinned | Pointing::Takeable | Pointing::Named => false,
        }
    }

    /// Whether the board may say which piece it is asked about.
    pub(crate) fn may_have_piece(self) -> bool {
        match self {
            Pointing::Goes | Pointing::Attacks | Pointing::Takeable => true,
            Pointing::Checkers | Pointing::Pinned | Pointing::Named => false,
        }
    }

    /// The one that is called so in a file.
    pub(crate) fn called(name: &str) -> Option<Pointing> {
        Pointing::NAMES.into_iter().find_map(|(called, pointing)| (called == name).then_some(pointing))
    }
}

/// A question with what a page needs to judge its answer.
pub(crate) struct Pointed {
    pub(crate) exercise: Exercise,
    /// The squares that are right, in the order in which they are named.
    pub(crate) squares: String,
    /// What is said of the answers.
    pub(crate) answers: String,
}

/// Finds the squares that are right.
pub(crate) fn prepare(
    board: &file::Board,
    position: &Position,
    proven: &mut Proven,
    findings: &mut Findings,
) -> Option<Pointed> {
    let words = findings.words;
    let pointing = choose("ask", &board.ask, &Pointing::NAMES, findings)?;
    check_strays(board, pointing, findings);
    let piece = match &*board.piece {
        "" if pointing.needs_piece() => {
            let problem = String::from("it is not said which piece is asked about");
            findings.add_resting_on("ask", "piece", problem, String::from("add piece = \"d4\""));
            return None;
        }
        "" => None,
        piece => Some(claim::own_piece(piece, position, findings)?),
    };
    let right = match pointing {
        Pointing::Named => return named(board, proven, findings),
        Pointing::Goes => piece.map(|piece| position.destinations(piece)).unwrap_or(SquareSet::EMPTY),
        Pointing::Attacks => piece.map(|piece| attacked_by(position, piece)).unwrap_or(SquareSet::EMPTY),
        Pointing::Checkers => position.checkers(),
        Pointing::Pinned => {
            let pins = position.board().pins(position.side_to_move());
            pins.into_iter().map(|pin| pin.pinned).collect()
        }
        Pointing::Takeable => takeable(position, piece),
    };
    if right.is_empty() {
        let problem = String::from("no square at all answers this question");
        findings.add("ask", problem, String::from("change the fen, or ask something else"));
        return None;
    }
    proven.numbers.push(right.len());
    proven.squares |= right;
    let hint = if board.hint.trim().is_empty() { words.where_to_point(pointing) } else { board.hint.clone() };
    let exercise = Exercise {
        request: words.point_out(pointing, position, piece),
        hints: Vec::from([hint, words.how_many(right.len())]),
        answer: words.all_of(right),
    };
    let mut answers = format!("!: {}", words.all_found(right.len()));
    for (square, why) in why_not(pointing, position, piece, right, words) {
        answers = format!("{answers}\n?{square}: {why}");
    }
    Some(Pointed { exercise, squares: list(right), answers })
}

/// Keys that say nothing to whoever points at squares.
fn check_strays(board: &file::Board, pointing: Pointing, findings: &mut Findings) {
    let keys = ["mode", "line", "stars", "answer", "squares"];
    let texts = [&board.mode, &board.line, &board.stars, &board.answer, &board.squares];
    let is_stray = |key, text: &str| !text.is_empty() && (key != "squares" || pointing != Pointing::Named);
    for (key, _) in keys.into_iter().zip(texts).filter(|(key, text)| is_stray(*key, text)) {
        let problem = format!("ask = \"{}\" has nothing to do with {key}", board.ask);
        findings.add(key, problem, format!("take {key} away, or the ask"));
    }
}

fn attacked_by(position: &Position, piece: Square) -> SquareSet {
    let board = position.board();
    let side = position.side_to_move();
    Square::all().filter(|&square| board.attackers(side, square, board.occupied()).contains(piece)).collect()
}

/// The men that can be taken; one that is taken en passant stands beside where the move ends.
fn takeable(position: &Position, piece: Option<Square>) -> SquareSet {
    let moves = position.legal_moves().into_iter();
    let by = moves.filter(|step| piece.is_none_or(|piece| step.from() == piece));
    by.filter_map(|step| super::gain::taken(position, step)).collect()
}

/// Why squares are wrong, where there is more to say than that they are.
fn why_not(
    pointing: Pointing,
    position: &Position,
    piece: Option<Square>,
    right: SquareSet,
    words: &Words,
) -> Vec<(Square, String)> {
    let why = |square: Square| match (pointing, piece) {
        (Pointing::Attacks, Some(from)) => why_not_attacked(position, from, square, words),
        (Pointing::Goes | Pointing::Takeable, Some(from)) => {
            let refusal = position.judge(Attempt::new(from, square)).err()?;
            let is_plain = matches!(refusal.reason, Reason::WrongPattern | Reason::SameSquare);
            (!is_plain).then(|| words.refusal(&refusal, position))
        }
        (Pointing::Takeable, None) => why_not_takeable(position, square, words),
        _ => None,
    };
    let others = Square::all().filter(|&square| !right.contains(square));
    others.filter_map(|square| Some((square, why(square)?))).collect()
}

/// Why a piece does not attack a square. Only what is in its way, and that a pawn does not take straight ahead,
/// speak of more than a move that it cannot make: a square is attacked by a piece that is pinned, too.
fn why_not_attacked(position: &Position, from: Square, square: Square, words: &Words) -> Option<String> {
    let refusal = position.judge(Attempt::new(from, square)).err()?;
    let is_of_attacks = matches!(refusal.reason, Reason::PathBlocked | Reason::PawnForwardCapture);
    is_of_attacks.then(|| words.refusal(&refusal, position))
}

/// Why nothing takes the enemy man on a square: nothing attacks it, or else what does may not take it.
fn why_not_takeable(position: &Position, square: Square, words: &Words) -> Option<String> {
    let (board, side) = (position.board(), position.side_to_move());
    if !board.side(!side).contains(square) {
        return None;
    }
    let attackers = words.attackers(board, square);
    let mut men = marks::attackers(board, square, side).into_iter();
    let refusal = men.find_map(|from| position.judge(Attempt::new(from, square)).err());
    let refused = refusal.map(|refusal| words.refusal(&refusal, position)).unwrap_or_default();
    Some(words.then(attackers, &refused))
}

/// Squares to press in turn.
fn named(board: &file::Board, proven: &mut Proven, findings: &mut Findings) -> Option<Pointed> {
    let words = findings.words;
    let set = claim::squares(&board.squares, "squares", findings)?;
    let squares: Vec<Square> =
        board.squares.split_ascii_whitespace().filter_map(|word| word.parse().ok()).collect();
    let [first, ..] = squares[..] else {
        let help = String::from("write squares = \"e4 a1 h8\"");
        findings.add("squares", String::from("squares is missing or empty"), help);
        return None;
    };
    if set.len() < squares.len() {
        let problem = String::from("a square is named twice");
        findings.add("squares", problem, format!("write squares = \"{}\"", list(set)));
        return None;
    }
    proven.numbers.push(squares.len());
    proven.squares |= set;
    let hint =
        if board.hint.trim().is_empty() { words.where_to_point(Pointing::Named) } else { board.hint.clone() };
    let exercise = Exercise {
        request: words.press(first),
        hints: Vec::from([hint, words.where_is(first)]),
        answer: words.places(&squares),
    };
    let right = squares.iter().enumerate().map(|(index, square)| {
        let next =
            squares.get(index + 1).map_or_else(|| words.all_found(squares.len()), |&next| words.press(next));
        format!("!{square}: {} {next}", words.yes_that_is(*square))
    });
    let wrong = squares.iter().map(|square| format!("?{square}: {}", words.press(*square)));
    let answers = right.chain(wrong).collect::<Vec<_>>().join("\n");
    Some(Pointed {
        exercise,
        squares: squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        answers,
    })
}
