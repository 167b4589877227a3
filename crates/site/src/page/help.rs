//! The help about keys: once on a page with boards, at its end.

use maud::{Markup, html};

/// The keys that work while the focus is on a square, and what each does.
const KEYS: &[(&[&str], &str)] = &[
    (&["←", "→", "↑", "↓"], "the next square that way"),
    (&["Home", "End"], "the first or last square of the row; with Ctrl, of the board"),
    (&["Page Up", "Page Down"], "the top or bottom square of the column"),
    (&["Enter", "Space"], "choose a piece, then the square it goes to"),
    (&["Esc"], "let go, and back to the piece"),
];

/// The same for keys that are letters, digits or signs, which can be switched off.
const LETTERS: &[(&[&str], &str)] = &[
    (
        &["k", "q", "r", "b", "n", "p"],
        "the next king, queen, rook, bishop, knight or pawn; with Shift, the one before",
    ),
    (&["1", "…", "8"], "that rank; with Shift, that file from a to h"),
    (&["]", "["], "the next or previous square to which the chosen piece can go"),
    (&["m"], "hear where the piece on this square can go"),
    (&["c"], "hear what it can take"),
    (&["o"], "hear the square, with its colour"),
    (&["i"], "to the box for typed moves"),
    (&["?"], "this help; Esc goes back"),
];

/// What every board of the page answers to. Its first sentence is also said of the first board.
pub fn keys() -> Markup {
    html! {
        details.help {
            summary { "Keys for the boards" }
            p #board_how {
                "Arrow keys go from square to square, Enter chooses a piece and puts it down, Escape lets go. "
                "A question mark lists all keys."
            }
            (list(KEYS))
            (list(LETTERS))
            (switch("squarewise-letters", "Letters, digits and signs are keys"))
            (switch("squarewise-how", "The first board tells how it is used"))
        }
    }
}

fn list(keys: &[(&[&str], &str)]) -> Markup {
    html! {
        dl {
            @for (keys, deed) in keys {
                div {
                    dt { @for key in *keys { kbd { (key) } " " } }
                    dd { (deed) }
                }
            }
        }
    }
}

/// Something that can be switched off, and stays so.
fn switch(name: &str, label: &str) -> Markup {
    html! {
        p { label { input type="checkbox" name=(name) autocomplete="off" checked; " " (label) } }
    }
}
