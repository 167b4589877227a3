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

const UNDO: Tool = Tool::new("undo", Say::ToolUndo, "M9 5L4 10L9 15M4 10H14A5 5 0 0 1 14 20H11");
const REDO: Tool = Tool::new("redo", Say::ToolRedo, "M15 5L20 10L15 15M20 10H10A5 5 0 0 0 10 20H13");
const RESET: Tool = Tool::new("reset", Say::ToolReset, "M5 12A7 7 0 1 0 8 6.2M8 2V6.5H12.5");
const TURN: Tool = Tool::new("turn", Say::ToolTurn, "M8 21V4M4 8L8 4L12 8M16 3V20M12 16L16 20L20 16");
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
const CHECK: Tool = Tool::new("check", Say::ToolCheck, "M4 13L9 18L20 6");
const PLAY: Tool = Tool::new("play", Say::ToolPlay, "M4 6H14M4 12H14M4 18H14M17 14V20L22 17Z");

/// The buttons of a board, in the order that is the same on every board of its kind.
pub fn tools(board: &Board) -> Vec<Tool> {
    let mut tools = match &board.mode {
        Mode::Play { .. } => vec![UNDO, REDO, RESET, ATTACKERS],
        Mode::Choose(Choice { order: Order::Any, .. }) => vec![CHECK, RESET],
        Mode::Choose(Choice { order: Order::InTurn, .. }) => vec![RESET],
        Mode::Step(line) => {
            let mut tools = match line.steps.len() {
                1 => vec![Tool { label: Say::ToolBefore, ..BACK }, Tool { label: Say::ToolAfter, ..FORWARD }],
                _ => vec![FIRST, BACK, FORWARD, LAST, PLAY],
            };
            let end = line.positions(&board.position).last().and_then(|(_, position)| position.ending());
            if matches!(end, Some(Ending::Checkmate | Ending::Stalemate)) {
                tools.push(WHY);
            }
            tools
        }
    };
    tools.push(TURN);
    // It is seen only where the game is over; coming last, it moves no other.
    let has_king = !board.position.board().kind(Kind::King).is_empty();
    if let Mode::Play { .. } = board.mode
        && has_king
    {
        tools.push(WHY);
    }
    tools
}

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
                svg viewBox="0 0 24 24" aria-hidden="true" {
                    path d=(self.icon) fill="none" stroke="currentColor" stroke-width="2"
                        stroke-linecap="round" stroke-linejoin="round" {}
                }
                (words.text(self.label))
            }
        }
    }
}
