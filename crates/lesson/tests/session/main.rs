//! A learner at a board: what is done, what is answered, what is marked.

mod asked;
mod ended;
mod pressed;
mod written;

use diagram::Sign;
use lesson::words::{Words, english};
use lesson::{Intent, Session, file};
use rules::{Kind, Square};

/// A dialogue: each line is what is done and what is said.
#[track_caller]
fn check(board: &file::Board, dialogue: &[(&str, &str)]) -> Session {
    // What a live board gets: that must be enough for all it says.
    let words = Words::from_lines(&english().to_lines()).expect("the words of a board");
    let board = lesson::admit(board, &words).unwrap_or_else(|findings| panic!("{findings:?}"));
    let mut session = Session::new(board, &words);
    for (deed, said) in dialogue {
        let reply = match deed.strip_prefix("write ") {
            Some(text) => session.write(text),
            None if *deed == "turn" => session.turn_round(),
            None => session.act(intent(deed)),
        };
        assert_eq!(reply.said, *said, "after {deed:?}");
    }
    session
}

fn intent(deed: &str) -> Intent {
    let square = |name: &str| name.parse::<Square>().expect("a square");
    match deed.split(' ').collect::<Vec<_>>()[..] {
        ["undo"] => Intent::Undo,
        ["redo"] => Intent::Redo,
        ["reset"] => Intent::Reset,
        ["cancel"] => Intent::Cancel,
        ["why"] => Intent::Why,
        ["attackers", of] => Intent::Attackers(square(of)),
        ["queen"] => Intent::Promote(Kind::Queen),
        ["drag", from, to] => Intent::Drop { from: square(from), to: square(to) },
        [on] => Intent::Press(square(on)),
        _ => panic!("no such deed: {deed}"),
    }
}

fn board(fen: &str, piece: &str) -> file::Board {
    file::Board { fen: fen.into(), piece: piece.into(), ..Default::default() }
}

fn marked(session: &Session, sign: Sign) -> Vec<String> {
    let diagram = session.diagram();
    let squares = diagram.marks.iter().filter(|mark| mark.sign == sign);
    squares.map(|mark| mark.square.to_string()).collect()
}

/// The arrows on the board: `f3-e5`.
fn arrows(session: &Session) -> Vec<String> {
    session.diagram().arrows.iter().map(|arrow| format!("{}-{}", arrow.from, arrow.to)).collect()
}
