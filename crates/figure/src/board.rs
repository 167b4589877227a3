//! A board on a page: the picture, its caption, and the place where it comes alive.

use alloc::format;
use alloc::vec::Vec;

use diagram::{Diagram, Names, piece_svg};
use lesson::words::{Say, Words};
use lesson::{Exercise, Figure, Mode, Session, TextBox};
use maud::{Markup, PreEscaped, html};
use rules::{Piece, Side};

use crate::line;
use crate::tool::{Extra, RARER, extra_buttons, tools};

/// A figure with everything a live board needs, so that waking it moves nothing on the page.
pub fn board(figure: &Figure, words: &Words) -> Markup {
    captioned(figure, &html! { (figure.caption) }, words)
}

/// The same with the figure's caption as the page writes it: with links in it, or with marks.
pub fn captioned(figure: &Figure, caption: &Markup, words: &Words) -> Markup {
    let name = &figure.name;
    let file = figure.to_file();
    html! {
        squarewise-board id=(name) fen=(file.fen) piece=[said(&file.piece)] below=[said(&file.below)]
            mode=(file.mode) coordinates=[said(&file.coordinates)] stars=[said(&file.stars)]
            answer=[said(&file.answer)] goal=[said(&file.goal)] answers=[said(&file.answers)]
            ask=[said(&file.ask)] squares=[said(&file.squares)] line=[said(&file.line)] {
            (filled(figure, caption, &[], words))
        }
    }
}

/// What is in that element: all that a board is but its attributes. A board without a caption goes by
/// the title of its picture.
pub fn inside(figure: &Figure, extras: &[Extra], words: &Words) -> Markup {
    filled(figure, &html! { (figure.caption) }, extras, words)
}

fn filled(figure: &Figure, caption: &Markup, extras: &[Extra], words: &Words) -> Markup {
    let has_caption = !figure.caption.is_empty();
    let plays = matches!(figure.board.mode, Mode::Play { .. });
    let name = format!("{}-{}", figure.name, if has_caption { "caption" } else { "title" });
    html! {
        @if let Some(Exercise { request, .. }) = &figure.exercise && !request.is_empty() {
            p.goal { (request) }
        }
        figure aria-labelledby=(name) {
            // The board lies the same way in every language.
            div.stage dir="ltr" { (first_picture(figure, words)) }
            @if has_caption { figcaption id=(name) { (caption) } }
        }
        @if let Some(proof) = figure.board.position.dead_proof() {
            p.dead { (words.dead_board(&proof)) }
        }
        div.tools {
            // Where the game is over from the start, the button that says why has its place from the start.
            div.buttons data-over[figure.board.position.ending().is_some()] {
                @for tool in tools(&figure.board) { (tool.button(words)) }
                @if plays { (more(figure.text_box, words)) }
            }
            @if plays && figure.text_box == TextBox::Shown { (text_box(words)) }
            (extra_buttons(extras.iter(), words))
            // Below what is pressed, which therefore stays where it is when the board speaks. Empty, so that
            // nothing is spoken before something happens.
            p.status role="status" {}
        }
        @if let Mode::Step(line) = &figure.board.mode { (line::list(figure, line, words)) }
        @if let Some(exercise) = &figure.exercise && !exercise.answer.is_empty() { (hints(exercise, words)) }
    }
}

/// Help in steps, each inside the one before it: it opens without scripts too.
pub fn hints(exercise: &Exercise, words: &Words) -> Markup {
    let answer = html! { summary { (words.text(Say::ToolAnswer)) } p { (exercise.answer) } };
    let nested = exercise.hints.iter().enumerate().rev().fold(answer, |inner, (index, hint)| {
        let label = if index == 0 { Say::ToolHint } else { Say::ToolNextHint };
        html! { summary { (words.text(label)) } p { (hint) } details { (inner) } }
    });
    html! { details.answer { (nested) } }
}

/// What few need, behind one word.
fn more(place: TextBox, words: &Words) -> Markup {
    html! {
        details.more {
            summary { (words.text(Say::ToolMore)) }
            div.buttons { @for tool in RARER { (tool.button(words)) } }
            @if place == TextBox::Folded { (text_box(words)) }
        }
    }
}

/// Where a move can be typed. The label says how; the button is for those who have no Enter key.
fn text_box(words: &Words) -> Markup {
    html! {
        form.typed {
            label {
                span { (words.text(Say::ToolType)) }
                input name="move" maxlength="40" autocomplete="off" autocapitalize="off"
                    spellcheck="false" enterkeyhint="go" placeholder=(words.text(Say::ToolExample)) disabled;
            }
            button disabled { (words.text(Say::ToolMove)) }
        }
    }
}

/// An attribute's value, if it has one.
fn said(value: &str) -> Option<&str> {
    Some(value).filter(|value| !value.is_empty())
}

/// The same picture that the live board begins with: it is drawn by the same session.
fn first_picture(figure: &Figure, words: &Words) -> Markup {
    let diagram = Session::new(figure.board.clone(), words).diagram();
    picture(&diagram, figure.board.position.side_to_move(), &figure.name, words)
}

/// The pieces that may come to stand on a board of the page and are in none of its pictures, out of
/// sight: a live board takes their drawings from here.
pub fn pieces_to_come(figures: &[&Figure]) -> Markup {
    let shows = |piece: Piece| {
        figures.iter().any(|figure| !figure.board.position.board().pieces(piece.side, piece.kind).is_empty())
    };
    let may_show = |piece: Piece| figures.iter().any(|figure| figure.board.may_show(piece));
    let to_come: Vec<Piece> =
        Piece::ALL.into_iter().filter(|&piece| may_show(piece) && !shows(piece)).collect();
    html! {
        @if !to_come.is_empty() {
            div hidden { @for piece in to_come { (PreEscaped(piece_svg(piece))) } }
        }
    }
}

/// The marks of a diagram, to lie over the picture of its board.
pub fn overlay(diagram: &Diagram, title: &str, id: &str, words: &Words) -> Markup {
    let description = words.marks(diagram);
    PreEscaped(diagram.to_overlay(&Names { id, title, description: &description }))
}

/// A diagram as a picture that says in words what it shows, and whose move it is if that matters; its ids begin
/// with `id`.
pub fn picture(diagram: &Diagram, to_move: impl Into<Option<Side>>, id: &str, words: &Words) -> Markup {
    let title = words.title(&diagram.board);
    let description = words.board(diagram, to_move.into());
    PreEscaped(diagram.to_svg(&Names { id, title: &title, description: &description }))
}
