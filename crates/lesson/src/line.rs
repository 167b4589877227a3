//! A line of moves with comments: as a teacher writes it, and as a page keeps it.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Attempt, Kings, Move, PgnGame, PgnGames, PgnMove, Position, Variant};

use crate::check::refuse_marks;
use crate::finding::{Findings, Report};
use crate::lesson::{Line, LineStep};

const HELP: &str = "write it as in a PGN file, like line = \"1. e4 {A comment.} e5\"";

/// The same where it stands as a page keeps it.
pub(crate) const HELP_FOR_MOVES: &str = "write moves like e2e4 with spaces between them";

/// Reads a line as a teacher writes it: moves and comments of a PGN file, from this position on.
pub(crate) fn read(text: &str, start: &Position, findings: &mut Findings) -> Option<Line> {
    let header = match start.variant() {
        Variant::Standard if *start == Position::initial() => String::new(),
        Variant::Standard => format!("[FEN \"{start}\"]\n\n"),
        Variant::Chess960 => format!("[Variant \"Chess960\"]\n[FEN \"{start}\"]\n\n"),
    };
    let games: Vec<PgnGame> = PgnGames::of(&format!("{header}{text}"), Kings::AnyNumber).collect();
    let [game] = &games[..] else {
        let problem = match games.len() {
            0 => Cow::from("found no move in the line"),
            count => Cow::from(format!("found {count} games, expected one line")),
        };
        findings.add("line", problem.into(), HELP.into());
        return None;
    };
    for error in &game.errors {
        let place = match text.trim_end().contains('\n') {
            true => format!("line {} of it: ", error.line - header.lines().count()),
            false => String::new(),
        };
        findings.add("line", format!("{place}{}", error.fault), HELP.into());
    }
    for step in &game.line.moves {
        check_extras(step, findings);
    }
    if game.errors.is_empty() && game.line.moves.is_empty() {
        findings.add("line", "found no move in the line".into(), HELP.into());
    }
    let line = (game.errors.is_empty() && !game.line.moves.is_empty()).then(|| with_comments(game))?;
    line.comments().for_each(|comment| refuse_marks(comment, "line", findings));
    Some(line)
}

/// What a game may hold and a board cannot show.
fn check_extras(step: &PgnMove, findings: &mut Findings) {
    let played = &step.san;
    if !step.variations.is_empty() {
        let help = "take it out, or show it on a board of its own";
        findings.add("line", format!("there is a variation to {played}, which is not shown"), help.into());
    }
    if !step.nags.is_empty() {
        let help = "take it out, or say it in a comment";
        findings.add("line", format!("there is a mark at {played}, which is not shown"), help.into());
    }
}

/// What is said before a move belongs to what is seen then: the position after the move before it.
fn with_comments(game: &PgnGame) -> Line {
    let mut line = Line { opening: game.line.comment.clone(), steps: Vec::new() };
    for step in &game.line.moves {
        let earlier = line.steps.last_mut().map_or(&mut line.opening, |last| &mut last.comment);
        if !step.before.is_empty() {
            let space = if earlier.is_empty() { "" } else { " " };
            *earlier = format!("{earlier}{space}{}", step.before);
        }
        line.steps.push(LineStep { played: step.san.played(), comment: step.after.clone() });
    }
    line
}

/// Admits a line as a page keeps it: moves like `e2e4`, and the comments as lines of text.
pub(crate) fn admit(moves: &str, comments: &str, start: &Position, report: &mut impl Report) -> Option<Line> {
    let mut comments = comments.split('\n').map(ToString::to_string);
    let opening = comments.next().unwrap_or_default();
    let mut position = *start;
    let mut steps = Vec::new();
    for word in moves.split_ascii_whitespace() {
        let played = play(word, &position, report)?;
        position = position.after(played);
        steps.push(LineStep { played, comment: comments.next().unwrap_or_default() });
    }
    Some(Line { opening, steps })
}

fn play(word: &str, position: &Position, report: &mut impl Report) -> Option<Move> {
    let Ok(attempt) = word.parse::<Attempt>() else {
        report.report("line", || {
            (format!("found \"{word}\", expected a move like e2e4"), String::from(HELP_FOR_MOVES))
        });
        return None;
    };
    let judged = position.judge(attempt);
    if let Err(refusal) = &judged {
        report.report_illegal(word, refusal, position);
    }
    judged.ok()
}
