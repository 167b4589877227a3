//! A board of one's own: set up or put in, played for both sides, and carried away as a link.
//!
//! Without a script it shows how a game begins, and says what a script is needed for.

use diagram::Coordinates;
use figure::Extra;
use lesson::words::Say;
use lesson::{Board, Figure, Mode, TextBox};
use maud::{Markup, html};
use rules::{INITIAL, Position, Side, Turns};

use super::{About, EXERCISES, Frame, Kind, help};

/// What a board can do there besides being played on.
const EXTRAS: [Extra; 3] = [Extra::SetUp, Extra::CopyFen, Extra::CopyLink];

/// The places on the page that a link may name: the board, what is put in, and the exercise below.
pub const PLACES: [&str; 3] = ["own", "text", "start"];

/// The whole page.
pub fn page(frame: &Frame) -> String {
    let main = html! {
        header {
            h1 { (frame.text(Say::OwnHeading)) }
            p.promise { (frame.text(Say::OwnPromise)) }
        }
        noscript { p { (frame.text(Say::OwnNeedsScript)) } }
        div.own {
            squarewise-board id="own" fen=(INITIAL) mode="explore" tools="set-up copy-fen copy-link"
                lessons=(frame.address(&format!("{}/", frame.course().language))) {
                (figure::inside(&start(), &EXTRAS, frame.words()))
            }
            (record(frame))
        }
        div.beside { (put_in(frame)) (task(frame)) }
        (help::keys(frame.words()))
    };
    let about = About {
        title: frame.text(Say::OwnTitle),
        description: frame.text(Say::OwnDescription),
        kind: Kind::Own,
    };
    frame.page(&about, &main)
}

/// A game before its first move.
fn start() -> Figure {
    let mode = Mode::Play { turns: Turns::Alternate, goal: None };
    let (below, coordinates, piece) = (Side::White, Coordinates::Outside, None);
    let board =
        Board { position: Position::initial(), below, coordinates, piece, mode, answers: String::new() };
    Figure {
        name: String::from("own"),
        caption: String::new(),
        board,
        answer: Vec::new(),
        exercise: None,
        text_box: TextBox::Folded,
    }
}

/// The moves of the game, once there are some: a script fills the list, and its buttons lead along it.
fn record(frame: &Frame) -> Markup {
    html! {
        section.record hidden {
            h2 #moves { (frame.text(Say::OwnMoves)) }
            div.buttons { (figure::game_buttons(frame.words())) }
            ol aria-labelledby="moves" aria-describedby="arrows" data-start=(frame.text(Say::OwnStart)) {}
            p #arrows { (frame.text(Say::OwnArrows)) }
        }
    }
}

/// Where a position or a game can be put in.
fn put_in(frame: &Frame) -> Markup {
    html! {
        section.put-in {
            h2 { (frame.text(Say::OwnPutIn)) }
            form {
                label for="text" { (frame.text(Say::OwnText)) }
                textarea #text name="text" rows="3" spellcheck="false" autocapitalize="off" autocomplete="off"
                    disabled {}
                p { button disabled { (frame.text(Say::OwnShow)) } }
            }
            p { (frame.text(Say::OwnKept)) }
        }
    }
}

/// The exercise of setting up a game.
fn task(frame: &Frame) -> Markup {
    html! {
        section.task {
            h2 #start { (frame.text(Say::OwnTask)) }
            p { (frame.text(Say::OwnTaskIdea)) }
            p {
                button type="button" data-task="start" data-goal=(INITIAL) disabled { (frame.text(Say::OwnTaskBegin)) }
            }
            p { a href=(frame.page_address(EXERCISES)) { (frame.text(Say::PageExercises)) } }
        }
    }
}
