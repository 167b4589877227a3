//! Something to do: the request, the boards, and lines to write on.

use lesson::words::Say;
use lesson::{Ask, Item, Task};

use super::Desk;
use super::words::Label;
use crate::ink::Point;
use crate::options::Size;
use crate::page::{Block, Part, Role};

/// The smallest board on which a child can draw.
pub(super) const BOARD_MIN: f32 = 36.0;

/// Beside a board there is this much room to write at least.
const LINES_MIN: f32 = 26.0;

impl Desk<'_> {
    /// The boards that are asked about: in large print the first alone.
    pub(crate) fn asked<'t>(&self, task: &'t Task) -> &'t [Item] {
        match self.options.size {
            Size::Normal => &task.items,
            Size::Large => &task.items[..1],
        }
    }

    /// The task in a column so wide and at most so high, its boards as large as they may be; `None` if they
    /// would be smaller than `least`.
    pub(crate) fn task(&self, task: &Task, width: f32, height: f32, least: f32) -> Option<Block> {
        let mut block = self.heading(self.language.text(Say::SheetYourTurn), width);
        block.below(0.8, self.paragraph(&task.request, width));
        let left = height - block.height - 2.5;
        let work = match self.asked(task) {
            [only] => self.one(task.ask, only, width, left, least)?,
            several => self.several(several, width, left, least)?,
        };
        block.below(2.5, work);
        Some(block)
    }

    /// One board, with its lines beside it.
    fn one(&self, ask: Ask, question: &Item, width: f32, height: f32, least: f32) -> Option<Block> {
        let lines = question.lines;
        let room = if lines == 0 { 0.0 } else { LINES_MIN + 4.0 };
        let board = (width - room).min(height).min(78.0);
        if board < least {
            return None;
        }
        let mut block = self.board(&question.panel, board);
        if lines > 0 {
            let beside = board + 4.0;
            let room = width - beside;
            // The name of a square is short, and a reason is long.
            let (label, line) =
                if ask == Ask::Collect { (Label::Number, room.min(60.0)) } else { (Label::None, room) };
            let lines = self.writing_lines(lines, label, line);
            block.put(Point::new(beside, 0.0), lines);
        }
        (block.height <= height).then_some(block)
    }

    /// Several boards in rows, each with a letter, and its lines below.
    fn several(&self, questions: &[Item], width: f32, height: f32, least: f32) -> Option<Block> {
        const APART: f32 = 6.0;
        let per_row = if width < 100.0 { 2 } else { questions.len().min(4) };
        let per_row = if questions.len() > 4 { 3 } else { per_row };
        let rows = questions.len().div_ceil(per_row) as f32;
        let widest = (width - APART * (per_row - 1) as f32) / per_row as f32;
        let lines = questions.iter().map(|question| question.lines).max().unwrap_or_default();
        let below = self.writing_lines(lines, Label::None, widest).height + 1.0;
        let board = widest.min((height - APART * (rows - 1.0)) / rows - below).min(62.0);
        if board < least {
            return None;
        }
        let mut block = Block::default();
        for (index, question) in questions.iter().enumerate() {
            let (column, row) = (index % per_row, index / per_row);
            let at = Point::new(column as f32 * (widest + APART), row as f32 * (board + below + APART));
            block.put(at, self.board(&question.panel, board));
            let inset = self.inset(&question.panel, board);
            let letter = format!("{}.", char::from(b'a' + index as u8));
            let style = self.scale.caption;
            let line = at.moved(Point::new(inset, board + 1.0));
            let label = self.line(Point::new(0.0, self.line_apart() - 1.6), &letter, style);
            let label = Part::of(Role::Paragraph, vec![label]);
            block.put(line, Block { height: below, parts: vec![label] });
            let lines = self.writing_lines(question.lines, Label::None, board - inset - 6.0);
            block.put(line.moved(Point::new(6.0, 0.0)), lines);
        }
        Some(block)
    }
}
