//! Boards with their captions.

use lesson::Panel;

use super::{Desk, Pictures};
use crate::ink::Point;
use crate::page::{Block, Part, Role};
use crate::picture::{height, picture};

/// Between a board and its caption.
const CAPTION_GAP: f32 = 1.5;

impl Desk<'_> {
    /// A board alone.
    pub(crate) fn board(&self, panel: &Panel, width: f32) -> Block {
        let panel = self.chosen(panel);
        let height = height(&panel.diagram, width);
        if self.pictures.get() == Pictures::Measured {
            return Block { height, parts: vec![Part::of(Role::Ornament, Vec::new())] };
        }
        let inks = picture(&panel.diagram, width, self.options, self.typeface);
        Block { height, parts: vec![Part::of(Role::Figure(panel.description(self.language)), inks)] }
    }

    /// How far the squares lie from the left of a picture so wide: words below begin there.
    pub(crate) fn inset(&self, panel: &Panel, width: f32) -> f32 {
        let frame = self.chosen(panel).diagram.frame();
        frame.board().0 as f32 / frame.size().0 as f32 * width
    }

    /// A board and what is said under it, with a number if it has one.
    pub(crate) fn panel(&self, panel: &Panel, number: Option<usize>, width: f32) -> Block {
        let mut block = self.board(panel, width);
        let caption = match number {
            Some(number) => format!("{number}. {}", panel.caption),
            None => panel.caption.clone(),
        };
        if !caption.is_empty() {
            let inset = self.inset(panel, width);
            let words = self.words(Role::Paragraph, &caption, self.scale.caption, width - inset);
            block.put(Point::new(inset, block.height + CAPTION_GAP), words);
        }
        block
    }
}
