//! The page of settings: how pages look and behave in this browser, and what it keeps.
//!
//! It is whole without a script, but of no use then, and says so; `settings.js` and `transfer.js` do the rest.

mod progress;

use diagram::{Diagram, Mark, Sign};
use lesson::Words;
use lesson::words::Say;
use maud::{Markup, html};
use rules::{Kings, Position, Square};

use super::{About, Frame, Kind};
use crate::course::Course;

/// The themes of `style/theme.css`, the default first, and what they are called.
const THEMES: [(&str, Say); 4] = [
    ("paper", Say::SettingsPaper),
    ("contrast", Say::SettingsContrast),
    ("print", Say::SettingsPrint),
    ("colour-blind", Say::SettingsColours),
];

const SCHEMES: [(&str, Say); 3] =
    [("auto", Say::SettingsAuto), ("light", Say::SettingsLight), ("dark", Say::SettingsDark)];

/// Where files and ranks are named: what a board's attribute calls it, the default first.
const COORDINATES: [(&str, Say); 4] = [
    ("outside", Say::SettingsOutside),
    ("inside", Say::SettingsInside),
    ("every", Say::SettingsEvery),
    ("hidden", Say::SettingsHidden),
];

/// How squares are named where a board is heard: what `spoken.js` calls each, the default first.
const SQUARES: [(&str, Say); 3] = [
    ("letters", Say::SettingsByLetter),
    ("phonetic", Say::SettingsPhonetic),
    ("players", Say::SettingsPlayers),
];

/// How the moves of a line are told beside its board: what `style/board.css` calls each, the default first.
const MOVES: [(&str, Say); 3] =
    [("both", Say::SettingsBoth), ("written", Say::SettingsWritten), ("words", Say::SettingsInWords)];

/// What can be switched off: `settings.js` keeps the first with the rest, and each of the others by its
/// own name, as the help about keys does.
const SWITCHES: [(&str, Say); 3] = [
    ("motion", Say::SettingsMotion),
    ("squarewise-letters", Say::HelpLetters),
    ("squarewise-how", Say::HelpFirst),
];

/// The places on the page that a link may name: what is solved, and what the browser keeps.
pub const PLACES: [&str; 2] = ["progress", "kept"];

/// The whole page.
pub fn page(course: &Course, frame: &Frame) -> String {
    let words = frame.words();
    let text = |say| frame.text(say);
    let main = html! {
        section.idea {
            div.prose {
                h1 { (text(Say::SettingsTitle)) }
                p.promise { (text(Say::SettingsPromise)) }
                p.needs { (text(Say::SettingsNeeds)) }
                p.passing hidden { (text(Say::SettingsPassing)) }
                // Nothing is sent: each choice is made at once.
                form.choices autocomplete="off" {
                    (choices("theme", Say::SettingsTheme, &THEMES, words))
                    (choices("scheme", Say::SettingsScheme, &SCHEMES, words))
                    (choices("coordinates", Say::SettingsCoordinates, &COORDINATES, words))
                    (choices("squares", Say::SettingsSquares, &SQUARES, words))
                    (choices("moves", Say::SettingsMoves, &MOVES, words))
                    fieldset disabled {
                        legend { (text(Say::SettingsBoards)) }
                        @for (name, say) in SWITCHES {
                            label { input type="checkbox" name=(name) checked; span { (text(say)) } }
                        }
                    }
                }
            }
            div.boards { figure { div.stage dir="ltr" { (sample(words)) } } }
        }
        (progress::section(course, frame))
        section.keeps {
            h2 { (text(Say::SettingsKeeps)) }
            p { (text(Say::SettingsKeepsWhat)) }
            dl #kept {}
            p.nothing { (text(Say::SettingsNothing)) }
            (confirmed("all", text(Say::SettingsForgetKept), text(Say::SettingsForgetKeptYes)))
        }
    };
    let title = frame.title(text(Say::SettingsTitle));
    let about = About { title: &title, description: text(Say::SettingsPromise), kind: Kind::Settings };
    frame.page(&about, &main)
}

/// One of several, the first unless the reader has chosen.
fn choices(name: &str, legend: Say, values: &[(&str, Say)], words: &Words) -> Markup {
    html! {
        fieldset disabled {
            legend { (words.text(legend)) }
            @for (index, (value, say)) in values.iter().enumerate() {
                label {
                    input type="radio" name=(name) value=(value) checked[index == 0];
                    span { (words.text(*say)) }
                }
            }
        }
    }
}

/// What cannot be undone takes two presses, each of which says what it does.
fn confirmed(what: &str, ask: &str, deed: &str) -> Markup {
    html! {
        details.confirmed {
            summary { (ask) }
            button type="button" data-forget=(what) disabled { (deed) }
        }
    }
}

/// A board with every kind of mark, to see what a theme does.
fn sample(words: &Words) -> Markup {
    use Sign::{Check, Chosen, Cross, Culprit, Dot, Moved, Ring, Star};
    let position = Position::from_fen("3qk3/5p2/1b3n2/8/1N1R1p2/8/4BP2/4K2Q w - - 0 1", Kings::AnyNumber);
    let position = position.expect("a position of our own is sound");
    let signs = [
        (Chosen, "d4"),
        (Ring, "f4"),
        (Star, "b8"),
        (Check, "e8"),
        (Culprit, "b4"),
        (Cross, "a4"),
        (Moved, "h1"),
        (Moved, "h5"),
    ];
    let dots = ["d1", "d2", "d3", "d5", "d6", "d7", "c4", "e4"].map(|square| (Dot, square));
    let marks = signs.into_iter().chain(dots).filter_map(|(sign, square)| {
        let square: Square = square.parse().ok()?;
        Some(Mark { sign, square })
    });
    let diagram = Diagram { marks: marks.collect(), ..Diagram::of(*position.board()) };
    figure::picture(&diagram, position.side_to_move(), "sample", words)
}
