//! The answers, and why they are right.

use lesson::words::Say;
use lesson::{Sheet, Task};

use super::{Desk, GUTTER, WIDTH, stack};
use crate::ink::Point;
use crate::page::{Block, Role};

/// Lays out the body of the key; `None` if it does not fit.
pub(super) fn key(sheet: &Sheet, task: &Task, desk: &Desk) -> Option<Block> {
    let title = desk.language.fill(Say::SheetAnswers, &[&sheet.title]);
    let mut header = desk.words(Role::Heading(1), &title, desk.scale.title, WIDTH);
    header.below(1.0, desk.paragraph(&task.request, WIDTH));
    let room = desk.height() - header.height;
    let questions = desk.asked(task);
    let count = questions.len();
    let board = (room / count as f32 - 6.0).min(84.0);
    let mut blocks = vec![header];
    for (index, question) in questions.iter().enumerate() {
        let mut row = desk.board(&question.answer, board);
        let (left, width) = (board + GUTTER, WIDTH - board - GUTTER);
        let letter = format!("{}. ", char::from(b'a' + index as u8));
        let label = if count > 1 { letter } else { String::new() };
        let mut words = Block::default();
        let answer = question.answer.caption.as_str();
        if !answer.is_empty() {
            let answer = format!("{label}{answer}");
            words.below(0.0, desk.words(Role::Heading(2), &answer, desk.scale.heading, width));
        }
        words.below(2.0, desk.paragraph(&desk.language.fill(Say::SheetWhy, &[&question.why]), width));
        row.put(Point::new(left, 0.0), words);
        blocks.push(row);
    }
    stack(blocks, 4.0, desk.height())
}
