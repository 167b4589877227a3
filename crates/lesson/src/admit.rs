//! From a board in a file to one that can be shown and played on.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use diagram::Coordinates;
use rules::{FenError, FenFault, INITIAL, Position, Side, Turns, Variant};

use crate::finding::{Finding, Findings, Problems, Report, player};
use crate::goal::{Goal, Stops};
use crate::lesson::{Board, Choice, Mode, Order};
use crate::words::Words;
use crate::{claim, file, line};

/// Admits a board for play, without its claims.
///
/// # Errors
/// Every [`Finding`] about the position and how it is to be played.
pub fn admit(board: &file::Board, words: &Words) -> Result<Board, Vec<Finding>> {
    let mut findings = Findings::new(words);
    match admit_to(board, &mut findings) {
        Some(board) if findings.is_empty() => Ok(board),
        _ => Err(findings.into_vec()),
    }
}

/// Admits a board for play as [`admit`] does: what a page does with the board it was given.
///
/// # Errors
/// Which of its keys are wrong, in one line to be shown under the board.
///
/// ```
/// let board = lesson::file::Board { fen: "8/8/8/8/3R4/8/8/8".into(), piece: "d5".into(), ..Default::default() };
/// assert_eq!(lesson::admit_in_page(&board).unwrap_err(), "its piece cannot be read");
/// ```
pub fn admit_in_page(board: &file::Board) -> Result<Board, String> {
    let mut problems = Problems::default();
    match admit_to(board, &mut problems) {
        Some(board) if problems.told.is_empty() => Ok(board),
        _ => Err(problems.told),
    }
}

fn admit_to(board: &file::Board, report: &mut impl Report) -> Option<Board> {
    let position = admit_position(board, report)?;
    admit_board(board, position, report)
}

/// How a position is shown and played.
pub(crate) fn admit_board(
    board: &file::Board,
    position: Position,
    report: &mut impl Report,
) -> Option<Board> {
    let below = choose("below", &board.below, &[("white", Side::White), ("black", Side::Black)], report);
    let coordinates = coordinates(&board.coordinates, report);
    let mode = admit_mode(board, &position, report);
    let piece = match board.piece.as_str() {
        "" => None,
        piece => Some(claim::own_piece(piece, &position, report)?),
    };
    let answers = admit_answers(&board.answers, report)?;
    Some(Board { position, below: below?, coordinates: coordinates?, piece, mode: mode?, answers })
}

/// Whether files and ranks are named, and where.
pub(crate) fn coordinates(text: &str, report: &mut impl Report) -> Option<Coordinates> {
    let places = [
        ("outside", Coordinates::Outside),
        ("inside", Coordinates::Inside),
        ("every", Coordinates::EverySquare),
        ("hidden", Coordinates::Hidden),
    ];
    choose("coordinates", text, &places, report)
}

/// Answers are looked up as they are: in a text that holds none, none will be found.
fn admit_answers(answers: &str, report: &mut impl Report) -> Option<String> {
    let is_sound = answers.is_empty() || answers.starts_with('!');
    if !is_sound {
        report.report("answers", || {
            let help = "begin with a line like \"!h5f7: Solved.\"";
            (String::from("none of its answers is right"), String::from(help))
        });
    }
    is_sound.then(|| String::from(answers))
}

/// One of a few words; the first if nothing is written.
pub(crate) fn choose<T: Copy>(
    key: &'static str,
    text: &str,
    choices: &[(&str, T)],
    report: &mut impl Report,
) -> Option<T> {
    if text.is_empty() {
        return choices.first().map(|(_, value)| *value);
    }
    let found = choices.iter().find(|(word, _)| *word == text);
    if found.is_none() {
        report.report(key, || {
            let words: Vec<String> = choices.iter().map(|(word, _)| format!("{key} = \"{word}\"")).collect();
            (format!("found {key} = \"{text}\""), format!("write {}", words.join(" or ")))
        });
    }
    found.map(|(_, value)| *value)
}

/// The fields of a FEN after the pieces, for a teacher who leaves them out.
const USUAL_FIELDS: [&str; 5] = ["w", "-", "-", "0", "1"];

/// The position of a board. A line without one begins as a game does.
pub(crate) fn admit_position(board: &file::Board, report: &mut impl Report) -> Option<Position> {
    let fen = if board.fen.is_empty() && !board.line.is_empty() { INITIAL } else { &*board.fen };
    if fen.trim_ascii().is_empty() {
        report.report("fen", || {
            let help = "write the position, like fen = \"8/8/8/8/3R4/8/8/8 w\"";
            (String::from("fen is missing or empty"), String::from(help))
        });
        return None;
    }
    report.position(&with_usual_fields(fen), fen)
}

/// The FEN says whose move it is, where the answer rests on that.
pub(crate) fn need_side(fen: &str, findings: &mut Findings) {
    if fen.split_ascii_whitespace().count() == 1 {
        let problem = String::from("found no side to move, expected w or b");
        findings.add("fen", problem, format!("write it after the pieces, like fen = \"{} w\"", fen.trim()));
    }
}

/// The FEN with all its fields: what is left out behind the pieces is White to move, no right to castle and no
/// capture in passing, in the first move.
///
/// ```
/// assert_eq!(lesson::with_usual_fields("8/8/8/8/3R4/8/8/8"), "8/8/8/8/3R4/8/8/8 w - - 0 1");
/// ```
pub fn with_usual_fields(fen: &str) -> String {
    let fields_given = fen.split(' ').skip(1).count();
    let mut full = String::from(fen);
    for usual in USUAL_FIELDS.iter().skip(fields_given) {
        full.push(' ');
        full.push_str(usual);
    }
    full
}

/// Whether a FEN is of Chess960: it names rooks that can castle by their files, `HAha`.
pub(crate) fn variant_of(fen: &str) -> Variant {
    match fen.split(' ').nth(2).and_then(|rights| rights.as_bytes().first()) {
        Some(b'A'..=b'H' | b'a'..=b'h') => Variant::Chess960,
        Some(_) | None => Variant::Standard,
    }
}

/// Everything that is wrong with a FEN.
pub(crate) fn tell_faults(key: &'static str, error: &FenError, fen: &str, findings: &mut Findings) {
    for fault in error.faults.iter().filter(|fault| !is_echo(fault, &error.faults, fen)) {
        findings.add(key, fault.to_string(), help_for_fen(fault, fen));
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
    if let FenFault::Setup(_) = fault {
        return String::from("change the pieces of the fen, the side to move, or what may be castled");
    }
    String::from("correct the fen; it reads like \"8/8/8/8/3R4/8/8/8 w - - 0 1\"")
}

/// What can be done with a board: what its mode says, or what the other keys tell.
fn admit_mode(board: &file::Board, position: &Position, report: &mut impl Report) -> Option<Mode> {
    let has_line = !board.line.trim_ascii().is_empty();
    match &*board.mode {
        "step" if !has_line => {
            report.report_resting_on("mode", "line", || {
                let help = "add line = \"1. e4 {A comment.} e5\", or write mode = \"explore\"";
                (String::from("there is no line to step through"), String::from(help))
            });
            None
        }
        "" | "step" if has_line => {
            if !board.stars.trim_ascii().is_empty() {
                report.report("stars", || {
                    let problem = "nobody can collect stars where a line is stepped through";
                    (String::from(problem), String::from("take the stars away, or the line"))
                });
            }
            line::admit(&board.line, &board.comments, position, report).map(Mode::Step)
        }
        "" | "explore" | "drill" => {
            if has_line {
                report.report("mode", || {
                    let problem = format!("found a line in a board with mode = \"{}\"", board.mode);
                    (problem, String::from("write mode = \"step\", or take the line away"))
                });
                return None;
            }
            let turns = admit_turns(&board.mode, position, report);
            let goal = admit_goal(board, report);
            Some(Mode::Play { turns: turns?, goal: goal? })
        }
        "choose" => {
            let squares =
                board.squares.split_ascii_whitespace().filter_map(|word| word.parse().ok()).collect();
            let order = if board.ask == "named" { Order::InTurn } else { Order::Any };
            Some(Mode::Choose(Choice { squares, order }))
        }
        unknown => {
            report.report("mode", || {
                let help = "write mode = \"explore\", \"drill\" or \"step\"";
                (format!("found mode = \"{unknown}\""), String::from(help))
            });
            // What else is wrong is told at the same time.
            admit_goal(board, report);
            None
        }
    }
}

fn admit_turns(mode: &str, position: &Position, report: &mut impl Report) -> Option<Turns> {
    let king_missing = Side::ALL.iter().any(|&side| position.board().king(side).is_none());
    let usual = if king_missing { Turns::SameSide } else { Turns::Alternate };
    let modes = [("explore", Turns::Alternate), ("drill", Turns::SameSide)];
    let turns = match mode {
        "" => Some(usual),
        mode => choose("mode", mode, &modes, report),
    };
    let waiting = !position.side_to_move();
    if turns == Some(Turns::SameSide) && position.board().king(waiting).is_some() {
        report.report("mode", || {
            let problem =
                format!("in a drill {} never moves, so its king could not answer a check", player(waiting));
            (problem, String::from("take that king off the board, or write mode = \"explore\""))
        });
        return None;
    }
    turns
}

fn admit_goal(board: &file::Board, report: &mut impl Report) -> Option<Option<Goal>> {
    if board.stars.trim_ascii().is_empty() {
        return Some(None);
    }
    let stops = if board.goal == "reach" { Stops::Safe } else { Stops::Anywhere };
    let stars = claim::squares(&board.stars, "stars", report)?;
    // As many as the answer has; the check of a lesson proves that it is as short as any.
    let fewest = board.answer.split_ascii_whitespace().count();
    Some(Some(Goal::Collect { stars, fewest, stops }))
}
