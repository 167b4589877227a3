//! What a program is told of a board, as lines of text: fields with tabs between them.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use lesson::{Session, Verdict};
use rules::{Move, Position, San, Square};

/// A move: how it is typed, and how it is written down.
fn written(before: &Position, played: Move) -> String {
    format!("{played}\t{}", San::of(before, played))
}

/// The last move, and the position that is seen with it.
pub fn last_move(session: &Session, seen: &Position) -> String {
    let last = session.played().pop();
    let last = last.map(|(before, played)| written(&before, played)).unwrap_or_default();
    format!("{last}\t{}", seen.to_setup())
}

/// The position.
pub fn position(session: &Session) -> String {
    session.position().to_setup().to_string()
}

/// The position, and in further lines the moves that led to it.
pub fn standing(session: &Session) -> String {
    [position(session), moves(session)].join("\n")
}

/// The moves made so far, a line each.
pub fn moves(session: &Session) -> String {
    lines(session.played().iter().map(|(before, played)| written(before, *played)))
}

/// The moves made, and those that can be made again, a line each; in a third field with the number that a game
/// record gives them, in a fourth in words.
#[cfg(feature = "element")]
pub fn game(session: &Session) -> String {
    let mut whole = session.clone();
    let moves: Vec<String> = session.kept().0.iter().map(ToString::to_string).collect();
    whole.arrive(&moves.join(" "), "");
    let played = whole.played();
    // Where one side moves alone, no position counts its moves.
    let is_alone = played.windows(2).any(|pair| pair[0].0.side_to_move() == pair[1].0.side_to_move());
    let played_next = |place: usize| played.get(place + 1).map(|(position, _)| position);
    let line = |(place, (before, played)): (usize, &(Position, Move))| {
        let after = played_next(place).unwrap_or(whole.position());
        let told = session.words().moved(before, *played, after);
        let numbered = figure::numbered(before, *played, session.words());
        let numbered = match numbered.split_once(' ') {
            Some((_, san)) if is_alone => format!("{}. {san}", place + 1),
            _ => numbered,
        };
        format!("{}\t{numbered}\t{told}", written(before, *played))
    };
    lines(played.iter().enumerate().map(line))
}

/// The legal moves, a line each: all, or those of a piece.
pub fn legal_moves(position: &Position, from: Option<Square>) -> String {
    let moves = from.map_or_else(|| position.legal_moves(), |from| position.legal_moves_from(from));
    lines(moves.into_iter().map(|played| written(position, played)))
}

/// What would become of a move: `legal` and the move, or the code of the refusal, its article, its
/// sentence and the squares that prove it.
pub fn verdict(session: &Session, text: &str) -> String {
    match session.judge(text) {
        Verdict::Legal(played) => format!("legal\t{}", written(session.position(), played)),
        Verdict::Unread(said) => format!("unread\t\t{said}\t"),
        Verdict::Refused(refusal, said) => {
            let squares = refusal.culprits.iter().map(|(role, square)| format!("{}={square}", role.name()));
            let squares: Vec<String> = squares.collect();
            [refusal.reason.code(), refusal.article(), &said, &squares.join(" ")].join("\t")
        }
    }
}

/// A refusal that has been told: the move that was tried, and the same as for a verdict.
pub fn refusal(session: &Session, tried: &str, said: &str) -> String {
    match session.judge(tried) {
        Verdict::Refused(..) => format!("{tried}\t{}", verdict(session, tried)),
        Verdict::Legal(_) | Verdict::Unread(_) => format!("{tried}\tunread\t\t{said}\t"),
    }
}

fn lines(lines: impl Iterator<Item = String>) -> String {
    lines.collect::<Vec<_>>().join("\n")
}
