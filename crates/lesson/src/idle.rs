//! Attributes of a board in somebody's page that do nothing there, which its author would look for in vain.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use rules::Square;

use crate::exercise::{AIMS, Pointing, STARRED, help_for_goal};
use crate::file;
use crate::finding::{Finding, Findings};
use crate::words::Words;

/// Everything that a board can be shown without, because it does nothing: each key, and what it lacks or what
/// stands against it. The board itself is sound, or [`embed`](crate::embed) says what is wrong with it.
///
/// ```
/// let board = lesson::file::Board { fen: "8/8/8/8/3R4/8/8/8".into(), goal: "mate".into(), ..Default::default() };
/// let findings = lesson::idle(&board, &lesson::words::english());
/// assert_eq!(findings[0].problem, "goal does nothing without answers");
/// ```
pub fn idle(board: &file::Board, words: &Words) -> Vec<Finding> {
    let mut findings = Findings::new(words);
    for (key, text) in board.attributes() {
        if text.trim_ascii().is_empty() {
            continue;
        }
        if let Some((why, help)) = why_idle(key, text, board) {
            findings.add(key, format!("{key} does nothing {why}"), String::from(help));
        } else if key == "goal" && Use::of(board) == Use::Play && !is_goal(text) {
            findings.add(key, format!("found goal = \"{text}\""), help_for_goal(text));
        }
    }
    findings.into_vec()
}

/// What somebody does on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    /// Pieces are set up.
    SetUp,
    /// A line is gone through.
    Step,
    /// Squares are pointed out.
    Choose,
    /// Pieces are moved.
    Play,
}

impl Use {
    fn of(board: &file::Board) -> Use {
        match &*board.mode {
            "setup" => Use::SetUp,
            "choose" => Use::Choose,
            _ if !board.line.trim_ascii().is_empty() => Use::Step,
            _ => Use::Play,
        }
    }

    /// Where its keys are of no use.
    fn place(self) -> (&'static str, &'static str) {
        match self {
            Use::SetUp => ("where pieces are set up", "take it away, or mode = \"setup\""),
            Use::Step => ("where a line is stepped through", "take it away, or the line"),
            Use::Choose => ("where squares are pointed out", "take it away, or mode = \"choose\""),
            Use::Play => ("where pieces are moved", "take it away, or write mode = \"choose\""),
        }
    }
}

fn is_goal(word: &str) -> bool {
    AIMS.contains(&word) || STARRED.contains(&word)
}

/// Why a key does nothing, and what to do about it; nothing, if it is of use.
fn why_idle(key: &str, text: &str, board: &file::Board) -> Option<(&'static str, &'static str)> {
    let with = Use::of(board);
    let uses: &[Use] = match key {
        // What is asked may be about a piece.
        "piece" if Pointing::called(&board.ask).is_some_and(Pointing::may_have_piece) => {
            &[Use::Play, Use::Choose]
        }
        "piece" | "stars" => &[Use::Play],
        "answer" => &[Use::Play, Use::Choose],
        "goal" => &[Use::Play, Use::SetUp],
        "answers" => &[Use::Play, Use::Choose],
        "ask" | "squares" => &[Use::Choose],
        "line" => &[Use::Step],
        "mode" => &[Use::SetUp, Use::Step, Use::Choose, Use::Play],
        _ => return None,
    };
    if !uses.contains(&with) {
        return Some(with.place());
    }
    match key {
        "goal" if with == Use::SetUp => None,
        "goal" if STARRED.contains(&text) => {
            board.stars.is_empty().then_some(("without stars", "add stars = \"d7 g7\""))
        }
        "goal" if is_goal(text) => board.answers.is_empty().then_some((
            "without answers",
            "add which moves are right, like answers = \"!a1a8: That is mate.\"",
        )),
        "mode" if with == Use::Choose && board.squares.is_empty() => {
            Some(("without squares", "add the right ones, like squares = \"d5 f5\""))
        }
        "squares" if text.split_ascii_whitespace().any(|word| word.parse::<Square>().is_err()) => {
            Some(("where a word is no square", "write names of squares, like squares = \"d5 f5\""))
        }
        _ => None,
    }
}
