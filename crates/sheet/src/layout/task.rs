//! Something to do: the request, the boards, and lines to write on.

use lesson::words::Say;
use lesson::{Ask, Item, Panel, Task};

use super::Desk;
use super::words::Label;
use crate::ink::Point;
use crate::options::Size;
use crate::page::{Block, Part, Role};

/// The smallest board on which a child can draw.
pub(super) const BOARD_MIN: f32 = 36.0;

/// Beside a board there is this much room to write at least.
const LINES_MIN: f32 = 26.0;

/// The letter of a board has this much room before what stands below the board.
const LETTER: f32 = 6.0;

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
            let said = self.said(&question.panel, room);
            let said_height = said.height;
            block.put(Point::new(beside, 0.0), said);
            // The name of a square is short, and a reason is long.
            let (label, line) =
                if ask == Ask::Collect { (Label::Number, room.min(60.0)) } else { (Label::None, room) };
            let lines = self.writing_lines(lines, label, line);
            block.put(Point::new(beside, said_height), lines);
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
        let below = questions.iter().map(|question| self.below(question, least)).fold(0.0, f32::max);
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
            let room = board - inset - LETTER;
            let said = self.said(&question.panel, room);
            let lines = self.writing_lines(question.lines, Label::None, room);
            let lines_at = line.moved(Point::new(LETTER, said.height));
            block.put(line.moved(Point::new(LETTER, 0.0)), said);
            block.put(lines_at, lines);
        }
        Some(block)
    }

    /// How much room what is said of a board and its lines take below it, at most: when it is as small as it
    /// may be.
    fn below(&self, question: &Item, least: f32) -> f32 {
        let room = least - self.inset(&question.panel, least) - LETTER;
        let lines = self.writing_lines(question.lines, Label::None, room).height;
        self.said(&question.panel, room).height + lines + 1.0
    }

    /// What is said of a board, on a level with its letter; nothing, if it speaks for itself.
    fn said(&self, panel: &Panel, width: f32) -> Block {
        if panel.caption.is_empty() {
            return Block::default();
        }
        let style = self.scale.caption;
        let (inks, height) = self.text(&panel.caption, style, width);
        let down = self.line_apart() - 1.6 - style.ascent_mm();
        let mut block = Block { height: height + down, parts: Vec::new() };
        block.put(Point::new(0.0, down), Block { height, parts: vec![Part::of(Role::Paragraph, inks)] });
        block
    }
}
