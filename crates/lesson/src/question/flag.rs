//! The flag falls: who has won, or is it a draw?

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use rules::{CanWin, Ending, Move, Position, Score, Side, Unwinnable};

use super::draw::{self, MOVES_MAX};
use super::{Answered, Proof, Shown, chosen, need_kings, status, which, worth};
use crate::admit::choose;
use crate::file;
use crate::finding::Findings;
use crate::marks;
use crate::words::{Say, Words};

/// In the order in which they are offered.
const SCORES: [Score; 3] = [Score::Won(Side::White), Score::Won(Side::Black), Score::Drawn];

/// How a game can be over on the board, so that no flag matters any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Over {
    Checkmate,
    Stalemate,
    Dead,
}

impl Over {
    fn ending(self) -> Ending {
        match self {
            Over::Checkmate => Ending::Checkmate,
            Over::Stalemate => Ending::Stalemate,
            Over::Dead => Ending::DeadPosition,
        }
    }
}

/// What decides the game.
enum Decided {
    /// It was over before the flag fell.
    Before(Over),
    /// The side whose time is left could still give checkmate, like this.
    Lost(Vec<Move>),
    /// It never could.
    Saved(Unwinnable),
}

pub(super) fn answer(question: &file::Question, shown: &Shown, findings: &mut Findings) -> Option<Answered> {
    if question.flag.is_empty() {
        let problem = String::from("it is not said whose flag has fallen");
        findings.add_resting_on("ask", "flag", problem, String::from("add flag = \"white\""));
        return None;
    }
    let fallen = choose("flag", &question.flag, &[("white", Side::White), ("black", Side::Black)], findings)?;
    need_kings(&shown.position, "fen", findings)?;
    let decided = decide(question, fallen, shown, findings)?;
    let truth = match &decided {
        Decided::Before(Over::Checkmate) => Score::Won(!shown.position.side_to_move()),
        Decided::Lost(_) => Score::Won(!fallen),
        Decided::Before(Over::Stalemate | Over::Dead) | Decided::Saved(_) => Score::Drawn,
    };
    let words = findings.words;
    let choices = SCORES.into_iter().map(|score| {
        let label = match score {
            Score::Won(side) => words.sided(Say::FlagWon, side, &[]),
            Score::Drawn => words.text(Say::FlagDrawn).into(),
        };
        let proof = match &decided {
            Decided::Before(over) => before(*over, shown, words),
            Decided::Lost(way) => lost((score, truth), fallen, way, shown, words),
            Decided::Saved(reason) => (saved(score, fallen, reason, words), None),
        };
        chosen(label, worth(score, truth), proof, words)
    });
    Some(Answered {
        request: words.sided(Say::FlagFallen, fallen, &[]),
        hint: Say::FlagHint,
        choices: choices.collect(),
    })
}

fn decide(
    question: &file::Question,
    fallen: Side,
    shown: &Shown,
    findings: &mut Findings,
) -> Option<Decided> {
    let game = shown.game()?;
    match game.ending() {
        Some(Ending::Checkmate) => return Some(Decided::Before(Over::Checkmate)),
        Some(Ending::Stalemate) => return Some(Decided::Before(Over::Stalemate)),
        Some(Ending::DeadPosition) => return Some(Decided::Before(Over::Dead)),
        Some(
            ending @ (Ending::Fivefold
            | Ending::SeventyFiveMoves
            | Ending::Resignation
            | Ending::Agreement
            | Ending::FlagFall
            | Ending::SecondIllegalMove),
        ) => {
            let problem = format!("the game has ended before: {}", ending.code());
            let key = if question.line.is_empty() { "fen" } else { "line" };
            findings.add(key, problem, format!("change the {key}, or write ask = \"draw\""));
            return None;
        }
        None => {}
    }
    match shown.position.can_win(!fallen, MOVES_MAX) {
        Ok(CanWin::Yes(way)) => Some(Decided::Lost(way)),
        Ok(CanWin::No(reason)) => Some(Decided::Saved(reason)),
        Ok(CanWin::Unknown) | Err(_) => {
            draw::tell_undecided("fen", findings);
            None
        }
    }
}

/// No clock changes how a game has ended.
fn before(over: Over, shown: &Shown, words: &Words) -> Proof {
    let (why, proof) = match over {
        Over::Checkmate => draw::won(shown, words),
        Over::Stalemate => status::stuck(shown, words),
        Over::Dead => which::dead(shown, words),
    };
    (words.by_article(&words.then(words.text(Say::FlagBefore).into(), &why), over.ending().article()), proof)
}

/// The side that is left could still give checkmate: that is why it has won, and why it is no draw.
fn lost((score, truth): (Score, Score), fallen: Side, way: &[Move], shown: &Shown, words: &Words) -> Proof {
    let up = words.sided(Say::FlagUp, fallen, &[]);
    if score != truth && score != Score::Drawn {
        return (words.by_article(&up, Ending::FlagFall.article()), None);
    }
    let can = words.sided(Say::DrawCanMate, !fallen, &[]);
    let end = way.iter().fold(shown.position, |position, &played| position.after(played));
    let why = words.then(words.then(up, &can), &helped(way, &end, words));
    let mut picture = shown.figure.board.bare_diagram(&end);
    marks::show_state(&mut picture, &end, None);
    (words.by_article(&why, Ending::FlagFall.article()), Some(picture))
}

/// Most men of a position that are named one by one.
const NAMED_MAX: usize = 6;

/// How it looks once both sides have played these moves, if few enough men are left.
fn helped(way: &[Move], end: &Position, words: &Words) -> String {
    let men = end.board().occupied();
    if men.len() > NAMED_MAX {
        return String::new();
    }
    let told = words.all_named(Say::FlagHelped, end.board(), men);
    match way.iter().filter(|played| played.promotion().is_some()).count() {
        0 => told,
        promoted => words.then(told, &words.counted(Say::FlagPromoted, promoted, &[])),
    }
}

/// The side that is left could never give checkmate, so that nobody has won.
fn saved(score: Score, fallen: Side, reason: &Unwinnable, words: &Words) -> String {
    let up = words.sided(Say::FlagUp, fallen, &[]);
    if score == Score::Won(fallen) {
        return words.by_article(&up, Ending::FlagFall.article());
    }
    let never = words.unwinnable(reason, !fallen);
    let why = if score == Score::Drawn { words.then(up, &never) } else { never };
    words.by_article(&why, Ending::FlagFall.article())
}
