//! A line of moves as a list: each move, what is said about it, and on paper a picture.

use alloc::format;
use alloc::string::String;

use lesson::{Figure, Line, Words, marks};
use maud::{Markup, html};
use rules::{Move, Position, San, SanStyle, Side};

use crate::board::picture;

/// Most moves that are pictured one by one; of a longer line only the end is.
const PICTURES_MAX: usize = 8;

/// All moves of the line, for those who cannot step through it, and as a strip of pictures for paper.
pub fn list(figure: &Figure, line: &Line, words: &Words) -> Markup {
    let positions = line.positions(&figure.board.position);
    let count = line.steps.len();
    let moves = positions.windows(2).zip(&line.steps).enumerate();
    html! {
        @if !line.opening.is_empty() { p.opening data-comment { (line.opening) } }
        @else { p.opening data-comment hidden {} }
        ol.line {
            @for (index, (pair, step)) in moves {
                li {
                    @if count <= PICTURES_MAX || index + 1 == count {
                        (after(figure, step.played, &pair[1].1, index + 1, words))
                    }
                    span.move {
                        b { (numbered(&pair[0].1, step.played, words)) }
                        " "
                        span { (words.moved(&pair[0].1, step.played, &pair[1].1)) }
                    }
                    " "
                    span data-comment { (step.comment) }
                }
            }
        }
    }
}

/// A move from a position as a game record numbers it, with the letters of the language: `2. g4`, `2… Qh4#`.
///
/// ```
/// let (words, position) = (lesson::words::english(), rules::Position::initial());
/// let played = position.legal_moves().into_iter().find(|played| played.to_string() == "e2e4");
/// assert_eq!(figure::numbered(&position, played.expect("a legal move"), &words), "1. e4");
/// ```
pub fn numbered(before: &Position, played: Move, words: &Words) -> String {
    let style = SanStyle { letters: words.letters(), ..SanStyle::PGN };
    let dots = match before.side_to_move() {
        Side::White => ".",
        Side::Black => "…",
    };
    format!("{}{dots} {}", before.move_number(), San::of(before, played).in_style(style))
}

/// The board after a move, as the live board shows it then.
fn after(figure: &Figure, played: Move, position: &Position, number: usize, words: &Words) -> Markup {
    let mut diagram = figure.board.bare_diagram(position);
    marks::show_state(&mut diagram, position, Some((played.from(), played.to())));
    // No board has a name with such a line in it.
    picture(&diagram, position.side_to_move(), &format!("{}_{number}", figure.name), words)
}
