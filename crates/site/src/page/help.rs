//! The help about keys: once on a page with boards, at its end.

use lesson::words::{Say, Words};
use maud::{Markup, html};

/// The keys that work while the focus is on a square, and what each does.
const KEYS: &[(&[&str], Say)] = &[
    (&["←", "→", "↑", "↓"], Say::HelpArrows),
    (&["Home", "End"], Say::HelpRow),
    (&["Page Up", "Page Down"], Say::HelpColumn),
    (&["Enter", "Space"], Say::HelpChoose),
    (&["Esc"], Say::HelpLetGo),
];

/// The same for keys that are letters, digits or signs, which can be switched off.
const LETTERS: &[(&[&str], Say)] = &[
    (&["k", "q", "r", "b", "n", "p"], Say::HelpPieces),
    (&["1", "…", "8"], Say::HelpLine),
    (&["]", "["], Say::HelpTargets),
    (&["m"], Say::HelpMoves),
    (&["c"], Say::HelpCaptures),
    (&["o"], Say::HelpSquare),
    (&["w"], Say::HelpBoard),
    (&["a"], Say::HelpAttackers),
    (&["i"], Say::HelpBox),
    (&["?"], Say::HelpHelp),
];

/// What every board of the page answers to. Its first sentence is also said of the first board.
pub fn keys(words: &Words) -> Markup {
    html! {
        details.help {
            summary { (words.text(Say::HelpKeys)) }
            p #board_how { (words.text(Say::HelpHow)) }
            (list(KEYS, words))
            (list(LETTERS, words))
            (switch("squarewise-letters", words.text(Say::HelpLetters)))
            (switch("squarewise-how", words.text(Say::HelpFirst)))
        }
    }
}

fn list(keys: &[(&[&str], Say)], words: &Words) -> Markup {
    html! {
        dl {
            @for (keys, deed) in keys {
                div {
                    dt { @for key in *keys { kbd { (key) } " " } }
                    dd { (words.text(*deed)) }
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
