//! The buttons under a board: which there are, and what they look like.

use alloc::vec;
use alloc::vec::Vec;

use lesson::words::{Say, Words};
use lesson::{Board, Choice, Mode, Order};
use maud::{Markup, html};
use rules::{Ending, Kind};

/// A button that stands for a wish.
#[derive(Clone, Copy, Debug)]
pub struct Tool {
    /// The name of its [`Intent`](lesson::Intent).
    intent: &'static str,
    /// The word on it.
    label: Say,
    /// The path of the line drawing beside the word, in a box of 24 by 24.
    icon: &'static str,
}

pub const UNDO: Tool = Tool::new("undo", Say::ToolUndo, "M9 5L4 10L9 15M4 10H14A5 5 0 0 1 14 20H11");
pub const REDO: Tool = Tool::new("redo", Say::ToolRedo, "M15 5L20 10L15 15M20 10H10A5 5 0 0 0 10 20H13");
pub const RESET: Tool = Tool::new("reset", Say::ToolReset, "M5 12A7 7 0 1 0 8 6.2M8 2V6.5H12.5");
pub const TURN: Tool = Tool::new("turn", Say::ToolTurn, "M8 21V4M4 8L8 4L12 8M16 3V20M12 16L16 20L20 16");
const FIRST: Tool = Tool::new("first", Say::ToolFirst, "M5 5V19M19 5L9 12L19 19Z");
const BACK: Tool = Tool::new("back", Say::ToolBack, "M17 5L7 12L17 19Z");
const FORWARD: Tool = Tool::new("forward", Say::ToolForward, "M7 5L17 12L7 19Z");
const LAST: Tool = Tool::new("last", Say::ToolLast, "M19 5V19M5 5L15 12L5 19Z");
const WHY: Tool =
    Tool::new("why", Say::ToolWhy, "M8 8.5A4 4 0 1 1 13.5 12.2C12.5 12.8 12 13.4 12 15M12 19V19.5");
const ATTACKERS: Tool = Tool::new(
    "attackers",
    Say::ToolAttackers,
    "M12 3V8M12 16V21M3 12H8M16 12H21M12 12H12.1M6 6A8.5 8.5 0 1 0 18 6",
);
pub const CHECK: Tool = Tool::new("check", Say::ToolCheck, "M4 13L9 18L20 6");
const PLAY: Tool = Tool::new("play", Say::ToolPlay, "M4 6H14M4 12H14M4 18H14M17 14V20L22 17Z");

pub const CLEAR: Tool = Tool::new("clear", Say::SetupClear, "M5 5H19V19H5Z");
pub const START: Tool = Tool::new("start", Say::SetupStart, "M5 5H19V19H5ZM5 9H19M5 15H19");
pub const PLAY_FROM: Tool = Tool::new("play-from", Say::SetupPlay, "M4 12H18M13 6L19 12L13 18");
pub const HAND: Tool = Tool::new(
    "hand",
    Say::SetupHand,
    "M12 3V21M3 12H21M9 6L12 3L15 6M9 18L12 21L15 18M6 9L3 12L6 15M18 9L21 12L18 15",
);
pub const ERASER: Tool = Tool::new("eraser", Say::SetupEraser, "M6 6L18 18M18 6L6 18");
const SET_UP: Tool = Tool::new("set-up", Say::SetupSetUp, "M5 5H19V19H5ZM12 5V19M5 12H19");
const COPY_FEN: Tool = Tool::new("copy-fen", Say::ShareCopyFen, "M9 9H20V20H9ZM15 9V4H4V15H9");
const COPY_LINK: Tool = Tool::new(
    "copy-link",
    Say::ShareCopyLink,
    "M10 14A4 4 0 0 0 16 14L19 11A4 4 0 0 0 13 5L12 6M14 10A4 4 0 0 0 8 10L5 13A4 4 0 0 0 11 19L12 18",
);

/// A button that a page may ask for, besides those that every board of a kind has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extra {
    /// It copies the position as a FEN.
    CopyFen,
    /// It copies an address at which the board is as it is now.
    CopyLink,
    /// It lets the pieces be set up.
    SetUp,
}

impl Extra {
    /// The button of this name.
    pub fn from_name(name: &str) -> Option<Extra> {
        Some(match name {
            "copy-fen" => Extra::CopyFen,
            "copy-link" => Extra::CopyLink,
            "set-up" => Extra::SetUp,
            _ => return None,
        })
    }

    /// The button, which does nothing until the board is awake.
    pub(crate) fn button(self, words: &Words) -> Markup {
        let tool = match self {
            Extra::CopyFen => COPY_FEN,
            Extra::CopyLink => COPY_LINK,
            Extra::SetUp => SET_UP,
        };
        html! { button type="button" data-extra=(tool.intent) disabled { (tool.face(words)) } }
    }
}

/// The buttons that a page asks for, in a row of their own.
pub fn extra_buttons<'a>(extras: impl Iterator<Item = &'a Extra>, words: &Words) -> Markup {
    let mut extras = extras.peekable();
    html! {
        @if extras.peek().is_some() {
            div.buttons.extras { @for extra in extras { (extra.button(words)) } }
        }
    }
}

/// The buttons that lead through a game: to its start, back, forward and to its end.
pub fn game_buttons(words: &Words) -> Markup {
    html! { @for tool in [FIRST, BACK, FORWARD, LAST] { (tool.button(words)) } }
}

/// The buttons that are always seen under a board, in the order that is the same on every board of its kind.
pub fn tools(board: &Board) -> Vec<Tool> {
    let mut tools = match &board.mode {
        Mode::Play { .. } => vec![UNDO, REDO, RESET],
        Mode::Choose(Choice { order: Order::Any, .. }) => vec![CHECK, RESET, TURN],
        Mode::Choose(Choice { order: Order::InTurn, .. }) => vec![RESET, TURN],
        Mode::Step(line) => {
            let mut tools = match line.steps.len() {
                1 => vec![Tool { label: Say::ToolBefore, ..BACK }, Tool { label: Say::ToolAfter, ..FORWARD }],
                _ => vec![FIRST, BACK, FORWARD, LAST, PLAY],
            };
            let end = line.positions(&board.position).last().and_then(|(_, position)| position.ending());
            if matches!(end, Some(Ending::Checkmate | Ending::Stalemate)) {
                tools.push(WHY);
            }
            tools.push(TURN);
            tools
        }
    };
    // It is seen only where the game is over; coming last, it moves no other.
    let has_king = !board.position.board().kind(Kind::King).is_empty();
    if let Mode::Play { .. } = board.mode
        && has_king
    {
        tools.push(WHY);
    }
    tools
}

/// What is seldom needed, and so folded away: these buttons, and the box for moves.
pub const RARER: [Tool; 2] = [ATTACKERS, TURN];

impl Tool {
    const fn new(intent: &'static str, label: Say, icon: &'static str) -> Tool {
        Tool { intent, label, icon }
    }

    /// A line plays by itself until the same button is pressed again.
    fn pressed(self) -> Option<&'static str> {
        (self.intent == PLAY.intent).then_some("false")
    }

    /// A word, with a drawing that says the same; it does nothing until the board is awake.
    pub fn button(self, words: &Words) -> Markup {
        html! {
            button type="button" data-intent=(self.intent) aria-pressed=[self.pressed()] disabled {
                (self.face(words))
            }
        }
    }

    /// What is seen of it.
    pub fn face(self, words: &Words) -> Markup {
        html! {
            svg viewBox="0 0 24 24" aria-hidden="true" {
                path d=(self.icon) fill="none" stroke="currentColor" stroke-width="2"
                    stroke-linecap="round" stroke-linejoin="round" {}
            }
            (words.text(self.label))
        }
    }
}
