//! Where moves are typed on a board.

use alloc::format;
use alloc::string::String;

use crate::file;
use crate::finding::Findings;
use crate::lesson::{Mode, TextBox};

/// Where moves are typed; only a board on which pieces move has a place for it.
pub(super) fn read_text_box(board: &file::Board, mode: &Mode, findings: &mut Findings) -> TextBox {
    match (&*board.text_box, mode) {
        ("" | "folded", _) => TextBox::Folded,
        ("shown", Mode::Play { .. }) => TextBox::Shown,
        ("shown", Mode::Step(_) | Mode::Choose(_)) => {
            let problem = String::from("found a text_box on a board on which no moves are made");
            findings.add("text_box", problem, String::from("take text_box away, or line or ask"));
            TextBox::Folded
        }
        (found, _) => {
            let problem = format!("found text_box = \"{found}\", expected \"shown\" or \"folded\"");
            findings.add("text_box", problem, String::from("write text_box = \"shown\", or take it away"));
            TextBox::Folded
        }
    }
}
