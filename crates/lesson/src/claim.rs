//! Claims: what a lesson says about a board, and whether the rules agree.

mod attack;
mod count;
mod ending;
mod tried;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use rules::{Attempt, Game, Move, Position, Square, SquareSet, Turns};

use crate::file;
use crate::finding::{Findings, Report, player};

/// What a board's claims have proven, for the words of its caption to rest on.
#[derive(Clone, Debug, Default)]
pub struct Proven {
    /// Numbers that count something.
    pub numbers: Vec<usize>,
    /// Squares that are spoken about.
    pub squares: SquareSet,
    /// The claims themselves, all of them true.
    pub claims: Vec<file::Claim>,
}

/// The positions from the board's own up to the one a claim speaks of, each with the move that led to it.
pub(crate) type Moments<'a> = &'a [(Option<Move>, Position)];

const HELP: &str = "write { piece = \"d4\", moves = 14 } (also captures, goes, takes), \
    { try = \"d4d8\", is = \"legal\" } or { status = \"checkmate\" }; claim.rs lists the others";

/// Proves one claim, or says what is wrong with it and what is true.
///
/// | keys | say |
/// |---|---|
/// | `piece` with `moves`, `captures`, `goes`, `takes` (one or more) | where this piece can go |
/// | `try` with `is` | that a move is legal, or why it is not |
/// | `try` with `written` | how a legal move is written down |
/// | `legal` | exactly the moves that the side to move has |
/// | `checkers` | exactly the pieces that give check |
/// | `square` with `attackers`, `guards`, `colour` (one or more) | what attacks or guards a square, and its colour |
/// | `side` with `pieces`, `points` (one or more) | how many pieces a side has, and what they are worth |
/// | `status` | how the position stands |
/// | `draw` | by which rule the side to move may claim a draw |
/// | `flag` with `result` | how the game is scored when this side's time is up, or when it gives up |
/// | `array` | the number of a starting position of Chess960 |
///
/// With `step`, each speaks of the position after so many moves of the board's line.
pub(crate) fn prove(claim: &file::Claim, moments: Moments, proven: &mut Proven, findings: &mut Findings) {
    let Some((_, position)) = moments.last() else { return };
    let among =
        |known: &[&str], keys: &[&str]| !keys.is_empty() && keys.iter().all(|key| known.contains(key));
    match &claim.keys()[..] {
        ["piece", say @ ..] if among(&["moves", "captures", "goes", "takes"], say) => {
            prove_piece(claim, position, proven, findings);
        }
        ["try", "is"] => tried::prove_attempt(claim, moments, proven, findings),
        ["try", "written"] => tried::prove_written(claim, position, proven, findings),
        ["legal"] => tried::prove_legal(claim, position, proven, findings),
        ["checkers"] => attack::prove_checkers(claim, position, proven, findings),
        ["square", say @ ..] if among(&["attackers", "guards", "colour"], say) => {
            attack::prove_square(claim, position, proven, findings);
        }
        ["side", say @ ..] if among(&["pieces", "points"], say) => {
            count::prove_side(claim, position, proven, findings);
        }
        ["array"] => count::prove_array(claim, position, proven, findings),
        ["status"] => ending::prove_status(claim, moments, findings),
        ["draw"] => ending::prove_draw(claim, moments, proven, findings),
        ["flag", "result"] => ending::prove_flag(claim, moments, findings),
        _ => findings.add_here(String::from("this claim does not say one thing"), HELP.into()),
    }
}

/// The game that these positions make.
pub(crate) fn game(moments: Moments) -> Option<Game> {
    let (_, start) = moments.first()?;
    let mut game = Game::new(*start, Turns::Alternate);
    for played in moments.iter().filter_map(|(played, _)| *played) {
        game.play(Attempt::from(played)).ok()?;
    }
    Some(game)
}

/// The positions up to the one a claim speaks of: the board's own, or one in its line.
pub(crate) fn moments_until<'a>(
    step: Option<i64>,
    positions: Moments<'a>,
    findings: &mut Findings,
) -> Option<Moments<'a>> {
    let step = step.unwrap_or(0);
    let found = usize::try_from(step).ok().and_then(|step| positions.get(..=step));
    if found.is_none() {
        let (problem, help) = match positions.len() - 1 {
            0 => (
                format!("found step = {step}, and the board has no line"),
                String::from("take step out, or give the board a line of moves"),
            ),
            last => (
                format!(
                    "found step = {step}, and the line has {last} {}",
                    if last == 1 { "move" } else { "moves" }
                ),
                format!("write a step from 0 to {last}, or leave it out for the start"),
            ),
        };
        findings.add("step", problem, help);
    }
    found
}

fn prove_piece(claim: &file::Claim, position: &Position, proven: &mut Proven, findings: &mut Findings) {
    let Some(from) = own_piece(text(&claim.piece), position, findings) else { return };
    let goes = position.destinations(from);
    let takes = position.captures(from);
    proven.squares.insert(from);
    for (key, said, truth) in [("moves", claim.moves, goes), ("captures", claim.captures, takes)] {
        let Some(said) = said else { continue };
        // The true number, so that a caption which is right where the claim is wrong is left alone.
        proven.numbers.push(truth.len());
        if said != truth.len() as i64 {
            let problem = format!("the piece on {from} has {key} = {}, not {said}", truth.len());
            let squares = if truth.is_empty() { String::new() } else { format!(" ({})", list(truth)) };
            findings.add(key, problem, format!("write {key} = {}{squares}", truth.len()));
        }
    }
    for (key, said, truth) in [("goes", &claim.goes, goes), ("takes", &claim.takes, takes)] {
        let Some(said) = said else { continue };
        let Some(squares) = squares(said, key, findings) else { continue };
        proven.numbers.push(truth.len());
        proven.squares |= truth;
        if squares != truth {
            let problem = format!("{key} = \"{said}\" is not true of the piece on {from}");
            findings.add(key, problem, format!("write {key} = \"{}\"", list(truth)));
        }
    }
}

/// The square of a piece that can be asked for its moves.
pub(crate) fn own_piece(text: &str, position: &Position, report: &mut impl Report) -> Option<Square> {
    let Ok(square) = text.parse::<Square>() else {
        report.report("piece", || {
            let help = "write a square with a piece on it, like piece = \"d4\"";
            (format!("found \"{text}\", expected a square"), String::from(help))
        });
        return None;
    };
    let to_move = position.side_to_move();
    let own = position.board().side(to_move);
    match position.board().side_on(square) {
        Some(side) if side == to_move => return Some(square),
        found => report.report("piece", || match found {
            Some(side) => (
                format!("the piece on {square} is {}'s, and it is {}'s move", player(side), player(!side)),
                format!("name a piece of the side to move, or write \"{}\" in the fen", side.letter()),
            ),
            None if own.is_empty() => (
                format!("nothing stands on {square}, and {} has no piece at all", player(to_move)),
                format!("put one into the fen, or write \"{}\" there", (!to_move).letter()),
            ),
            None => (
                format!("nothing stands on {square}"),
                format!("name {}{}", if own.len() == 1 { "" } else { "one of " }, list(own)),
            ),
        }),
    }
    None
}

/// What stands under a key; nothing if it is not there.
fn text(value: &Option<String>) -> &str {
    value.as_deref().unwrap_or_default()
}

/// Reads squares with spaces between them.
pub(crate) fn squares(text: &str, key: &'static str, report: &mut impl Report) -> Option<SquareSet> {
    let mut set = SquareSet::EMPTY;
    let mut sound = true;
    for word in text.split_ascii_whitespace() {
        match word.parse::<Square>() {
            Ok(square) => set.insert(square),
            Err(_) => {
                sound = false;
                report.report(key, || {
                    let help = format!("write squares with spaces between them, like {key} = \"d7 g4\"");
                    (format!("found \"{word}\", expected a square"), help)
                });
            }
        }
    }
    sound.then_some(set)
}

/// Squares as they are typed.
pub(crate) fn list(squares: SquareSet) -> String {
    let names: Vec<String> = squares.into_iter().map(|square| square.name()).collect();
    names.join(" ")
}
