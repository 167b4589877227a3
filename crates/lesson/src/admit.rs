//! From a board in a file to one that can be shown and played on.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use diagram::Coordinates;
use rules::{FenFault, INITIAL, Kings, Position, Side, Turns};

use crate::finding::{Finding, Findings};
use crate::goal::Goal;
use crate::lesson::{Board, Mode};
use crate::{claim, file, line, words};

/// Admits a board for play, without its claims: what a page does with the board it was given.
///
/// # Errors
/// Every [`Finding`] about the position and how it is to be played.
pub fn admit(board: &file::Board) -> Result<Board, Vec<Finding>> {
    let mut findings = Findings::default();
    let position = admit_position(board, &mut findings);
    match position.and_then(|position| admit_board(board, position, &mut findings)) {
        Some(board) if findings.is_empty() => Ok(board),
        _ => Err(findings.into_vec()),
    }
}

/// How a position is shown and played.
pub(crate) fn admit_board(board: &file::Board, position: Position, findings: &mut Findings) -> Option<Board> {
    let below = choose("below", &board.below, &[("white", Side::White), ("black", Side::Black)], findings);
    let places = [("outside", Coordinates::Outside), ("hidden", Coordinates::Hidden)];
    let coordinates = choose("coordinates", &board.coordinates, &places, findings);
    let mode = admit_mode(board, &position, findings);
    let piece = match board.piece.as_str() {
        "" => None,
        piece => Some(claim::own_piece(piece, &position, findings)?),
    };
    Some(Board { position, below: below?, coordinates: coordinates?, piece, mode: mode? })
}

/// One of a few words; the first if nothing is written.
fn choose<T: Copy>(
    key: &'static str,
    text: &str,
    choices: &[(&str, T)],
    findings: &mut Findings,
) -> Option<T> {
    if text.is_empty() {
        return choices.first().map(|(_, value)| *value);
    }
    let found = choices.iter().find(|(word, _)| *word == text);
    if found.is_none() {
        let words: Vec<String> = choices.iter().map(|(word, _)| format!("{key} = \"{word}\"")).collect();
        findings.add(key, format!("found {key} = \"{text}\""), format!("write {}", words.join(" or ")));
    }
    found.map(|(_, value)| *value)
}

/// The fields of a FEN after the pieces, for a teacher who leaves them out.
const USUAL_FIELDS: [&str; 5] = ["w", "-", "-", "0", "1"];

/// The position of a board. A line without one begins as a game does.
pub(crate) fn admit_position(board: &file::Board, findings: &mut Findings) -> Option<Position> {
    let fen = if board.fen.is_empty() && !board.line.is_empty() { INITIAL } else { &*board.fen };
    if fen.trim().is_empty() {
        let help = String::from("write the position, like fen = \"8/8/8/8/3R4/8/8/8 w\"");
        findings.add("fen", String::from("fen is missing or empty"), help);
        return None;
    }
    let mut fields: Vec<&str> = fen.split(' ').collect();
    fields.extend(USUAL_FIELDS.iter().skip(fields.len() - 1));
    match Position::from_fen(&fields.join(" "), Kings::AnyNumber) {
        Ok(position) => Some(position),
        Err(error) => {
            for fault in error.faults.iter().filter(|fault| !is_echo(fault, &error.faults, fen)) {
                findings.add("fen", fault.to_string(), help_for_fen(fault, fen));
            }
            None
        }
    }
}

/// Whether a rank has the wrong width for no other reason than that something in it is no piece.
fn is_echo(fault: &FenFault, faults: &[FenFault], fen: &str) -> bool {
    let FenFault::RankWidth { rank, .. } = fault else { return false };
    let mut unknown = faults.iter().filter_map(|other| {
        let FenFault::UnknownPiece { at, .. } = other else { return None };
        Some(fen.chars().take(*at).filter(|&letter| letter == '/').count())
    });
    unknown.any(|ranks_before| ranks_before == usize::from(8 - rank.number()))
}

/// What to write instead; for a rank of the wrong width, how its squares are counted.
fn help_for_fen(fault: &FenFault, fen: &str) -> String {
    if let FenFault::RankWidth { rank, found } = fault
        && let Some(text) = fen.split([' ', '/']).nth(usize::from(8 - rank.number()))
        && (1..=16).contains(&text.len())
    {
        let count = |letter: char| letter.to_digit(10).unwrap_or(1).to_string();
        let counts: Vec<String> = text.chars().map(count).collect();
        return format!("rank {rank} is \"{text}\": {} = {found}; make it 8", counts.join(" + "));
    }
    String::from("correct the fen; it reads like \"8/8/8/8/3R4/8/8/8 w - - 0 1\"")
}

/// What can be done with a board: what its mode says, or what the other keys tell.
fn admit_mode(board: &file::Board, position: &Position, findings: &mut Findings) -> Option<Mode> {
    let has_line = !board.line.trim().is_empty();
    match &*board.mode {
        "step" if !has_line => {
            let help = String::from("add line = \"1. e4 {A comment.} e5\", or write mode = \"explore\"");
            findings.add_resting_on("mode", "line", String::from("there is no line to step through"), help);
            None
        }
        "" | "step" if has_line => {
            if !board.stars.trim().is_empty() {
                let help = String::from("take the stars away, or the line");
                findings.add(
                    "stars",
                    String::from("nobody can collect stars where a line is stepped through"),
                    help,
                );
            }
            line::admit(&board.line, &board.comments, position, findings).map(Mode::Step)
        }
        "" | "explore" | "drill" => {
            if has_line {
                let help = String::from("write mode = \"step\", or take the line away");
                findings.add("mode", format!("found a line in a board with mode = \"{}\"", board.mode), help);
                return None;
            }
            let turns = admit_turns(&board.mode, position, findings);
            let goal = admit_goal(board, findings);
            Some(Mode::Play { turns: turns?, goal: goal? })
        }
        unknown => {
            let help = String::from("write mode = \"explore\", \"drill\" or \"step\"");
            findings.add("mode", format!("found mode = \"{unknown}\""), help);
            // What else is wrong is told at the same time.
            admit_goal(board, findings);
            None
        }
    }
}

fn admit_turns(mode: &str, position: &Position, findings: &mut Findings) -> Option<Turns> {
    let king_missing = Side::ALL.iter().any(|&side| position.board().king(side).is_none());
    let usual = if king_missing { Turns::SameSide } else { Turns::Alternate };
    let modes = [("explore", Turns::Alternate), ("drill", Turns::SameSide)];
    let turns = match mode {
        "" => Some(usual),
        mode => choose("mode", mode, &modes, findings),
    };
    let waiting = !position.side_to_move();
    if turns == Some(Turns::SameSide) && position.board().king(waiting).is_some() {
        let problem =
            format!("in a drill {} never moves, so its king could not answer a check", words::side(waiting));
        let help = String::from("take that king off the board, or write mode = \"explore\"");
        findings.add("mode", problem, help);
        return None;
    }
    turns
}

fn admit_goal(board: &file::Board, findings: &mut Findings) -> Option<Option<Goal>> {
    if board.stars.trim().is_empty() {
        return Some(None);
    }
    let stars = claim::squares(&board.stars, "stars", findings)?;
    // As many as the answer has; the check of a lesson proves that it is as short as any.
    let fewest = board.answer.split_whitespace().count();
    Some(Some(Goal::Collect { stars, fewest }))
}
