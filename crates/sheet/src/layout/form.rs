//! Pages to fill in: boards without words, and lines for the moves of a game.

use lesson::Sheet;
use lesson::words::Say;

use super::handout::{header, largest};
use super::{Desk, GUTTER, WIDTH, stack};
use crate::ink::{BLACK, Ink, Point};
use crate::options::Size;
use crate::page::{Block, Part, Role};

/// One large board, two of them, or several side by side.
pub(super) fn boards(sheet: &Sheet, desk: &Desk) -> Option<Block> {
    let header = header(&sheet.title, sheet, desk);
    let panels = match desk.options.size {
        Size::Normal => &sheet.panels[..],
        Size::Large => sheet.panels.get(..1).unwrap_or_default(),
    };
    let columns = if panels.len() > 2 { 2 } else { 1 };
    let rows = panels.len().div_ceil(columns);
    let room = (desk.height() - header.height) / rows as f32 - 6.0;
    let widest = (WIDTH - GUTTER * (columns - 1) as f32) / columns as f32;
    let fitting = |board: f32| {
        let mut blocks = vec![header.clone()];
        for panels in panels.chunks(columns) {
            let mut row = Block::default();
            let pitch = (WIDTH + GUTTER) / columns as f32;
            for (index, panel) in panels.iter().enumerate() {
                let left = pitch * index as f32 + (pitch - GUTTER - board) / 2.0;
                row.put(Point::new(left, 0.0), desk.panel(panel, None, board));
            }
            blocks.push(row);
        }
        stack(blocks, 5.0, desk.height())
    };
    largest(30.0, widest.min(room), desk, fitting)
}

/// The moves of a game, numbered, in two columns.
pub(super) fn score(sheet: &Sheet, desk: &Desk) -> Option<Block> {
    let header = header(&sheet.title, sheet, desk);
    let people = people(desk);
    let room = desk.height() - header.height - people.height - 12.0;
    let rows = match desk.options.size {
        Size::Normal => 25,
        Size::Large => 18,
    };
    let table = table(desk, rows, room / (rows + 1) as f32);
    stack(vec![header, people, table], 4.0, desk.height())
}

/// Who plays, where and when, and how it ended.
fn people(desk: &Desk) -> Block {
    const APART: f32 = 10.5;
    let column = (WIDTH - GUTTER) / 2.0;
    let mut block = Block::default();
    let people = [Say::SheetWhite, Say::SheetBlack, Say::SheetEvent, Say::SheetDate, Say::SheetResult];
    for (index, word) in people.into_iter().enumerate() {
        let (left, top) = ((column + GUTTER) * (index % 2) as f32, APART * (index / 2) as f32);
        let word = desk.line(Point::new(left, top + 7.0), desk.language.text(word), desk.scale.caption);
        let Ink::Text(text) = &word else { continue };
        let start = Point::new(left + text.width + 2.0, top + 7.8);
        let line = Ink::rule(start, Point::new(left + column, start.y), 0.3, BLACK);
        block.parts.push(Part::of(Role::Paragraph, vec![word]));
        block.parts.push(Part::of(Role::Ornament, vec![line]));
    }
    block.height = 3.0 * APART;
    block
}

/// Two tables beside each other: the number, White's move, Black's move.
fn table(desk: &Desk, rows: usize, row_height: f32) -> Block {
    let style = desk.scale.caption;
    let number = desk.typeface.width_mm("50", style) + 4.6;
    let column = (WIDTH - GUTTER) / 2.0;
    let cell = (column - number) / 2.0;
    let height = row_height * (rows + 1) as f32;
    let mut block = Block::default();
    for half in 0..2 {
        let left = (column + GUTTER) * half as f32;
        let mut lines = Vec::new();
        for edge in [0.0, number, number + cell, column] {
            let x = left + edge;
            lines.push(Ink::rule(Point::new(x, 0.0), Point::new(x, height), 0.3, BLACK));
        }
        for row in 0..=rows + 1 {
            let y = row_height * row as f32;
            lines.push(Ink::rule(Point::new(left, y), Point::new(left + column, y), 0.3, BLACK));
        }
        let baseline = |row: usize| row_height * row as f32 + row_height / 2.0 + style.size_mm() * 0.34;
        let bold = crate::typeface::Style::bold(style.size_pt);
        let heads = [(Say::SheetWhite, number), (Say::SheetBlack, number + cell)];
        let heads = heads.map(|(word, x)| {
            desk.line(Point::new(left + x + 2.0, baseline(0)), desk.language.text(word), bold)
        });
        block.parts.push(Part::of(Role::Paragraph, heads.to_vec()));
        lines.extend((1..=rows).map(|row| {
            let text = format!("{}", half * rows + row);
            let width = desk.typeface.width_mm(&text, style);
            desk.line(Point::new(left + number - 2.0 - width, baseline(row)), &text, style)
        }));
        block.parts.push(Part::of(Role::Ornament, lines));
    }
    block.height = height;
    block
}
