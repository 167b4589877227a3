//! A page with boards, rules, and something to do.

use lesson::words::Say;
use lesson::{Panel, Sheet, Task};

use super::{Desk, GUTTER, Pictures, WIDTH, stack, task};
use crate::ink::{Ink, Point, Step};
use crate::options::Size;
use crate::page::{Block, Part, Role};
use crate::picture::portrait;

/// How small the boards at the top may become before there is too much on the page.
const BOARD_MIN: f32 = 40.0;

/// How large the boards of the task should be, at least: the first size for which there is room.
const TASK_BOARDS: [f32; 4] = [62.0, 52.0, 41.0, task::BOARD_MIN];

/// Between the parts of a page, at least.
const GAP: f32 = 4.0;

/// Lays out the body of a page, its boards as large as they may be; `None` if it does not fit.
pub(super) fn handout(sheet: &Sheet, desk: &Desk) -> Option<Block> {
    let panels = match (desk.options.size, &sheet.task) {
        (Size::Large, Some(task)) => return large(sheet, task, desk),
        (Size::Large, None) => sheet.panels.get(..1).unwrap_or_default(),
        (Size::Normal, _) => &sheet.panels[..],
    };
    let header = header(&sheet.title, sheet, desk);
    let count = panels.len();
    let widest = ((WIDTH - GUTTER * (count - 1) as f32) / count as f32).min(96.0);
    let at = |board: f32, least: f32| match count {
        1 => beside(sheet, &header, &panels[0], board, least, desk),
        _ => above(sheet, &header, panels, board, least, desk),
    };
    // What is written on comes before what is only looked at.
    TASK_BOARDS.into_iter().find_map(|least| largest(BOARD_MIN, widest, desk, |board| at(board, least)))
}

/// What fits with the largest board between these two sizes, to half a millimetre. Of words that are
/// too wide only those of the last way are noted, and none if there is a way that will do.
pub(super) fn largest(
    least: f32,
    most: f32,
    desk: &Desk,
    lay_out: impl Fn(f32) -> Option<Block>,
) -> Option<Block> {
    let before = desk.too_wide.take();
    // To find the size, boards need not be drawn.
    desk.pictures.set(Pictures::Measured);
    let size = search(least, most, |size| {
        desk.too_wide.take();
        lay_out(size).is_some() && desk.too_wide.borrow().is_none()
    });
    desk.pictures.set(Pictures::Drawn);
    if size.is_some() || before.is_some() {
        desk.too_wide.replace(before);
    }
    lay_out(size?)
}

fn search(least: f32, most: f32, fits_at: impl Fn(f32) -> bool) -> Option<f32> {
    if fits_at(most) {
        return Some(most);
    }
    if !fits_at(least) {
        return None;
    }
    let (mut fits, mut too_large) = (least, most);
    while too_large - fits > 0.5 {
        let middle = (fits + too_large) / 2.0;
        if fits_at(middle) { fits = middle } else { too_large = middle }
    }
    Some(fits)
}

/// The piece, the heading and the promise.
pub(super) fn header(title: &str, sheet: &Sheet, desk: &Desk) -> Block {
    const PORTRAIT: f32 = 30.0;
    const GAP: f32 = 6.0;
    let mut block = Block::default();
    let mut left = 0.0;
    if let Some(piece) = sheet.portrait {
        let inks = portrait(piece, PORTRAIT, desk.typeface);
        let name = desk.language.portrait(piece);
        // The drawing has room of its own on both sides; the piece itself begins where the text below
        // does, and the heading keeps off the piece itself, of which some are wider than others.
        let (begins, ends) = edges(&inks);
        let inset = Point::new(-begins, 0.0);
        block.put(inset, Block { height: PORTRAIT - 2.0, parts: vec![Part::of(Role::Figure(name), inks)] });
        left = ends - begins + GAP;
    }
    let mut words = desk.words(Role::Heading(1), title, desk.scale.title, WIDTH - left);
    words.below(1.0, desk.paragraph(&sheet.promise, WIDTH - left));
    let top = ((block.height - words.height) / 2.0).max(0.0);
    block.put(Point::new(left, top), words);
    block
}

/// How far from the left a drawing begins and ends.
fn edges(inks: &[Ink]) -> (f32, f32) {
    let shapes = inks.iter().filter_map(|ink| match ink {
        Ink::Shape(shape) => Some(shape),
        Ink::Text(_) => None,
    });
    let points = shapes.flat_map(|shape| &shape.path).filter_map(|step| match *step {
        Step::Move(to) | Step::Line(to) | Step::Curve(_, _, to) => Some(to.x),
        Step::Close => None,
    });
    points.fold((f32::INFINITY, f32::NEG_INFINITY), |(begins, ends), x| (begins.min(x), ends.max(x)))
}

/// Boards side by side; below them the rules, and the task beside or below these.
fn above(
    sheet: &Sheet,
    header: &Block,
    panels: &[Panel],
    board: f32,
    least: f32,
    desk: &Desk,
) -> Option<Block> {
    let mut row = Block::default();
    let pitch = (WIDTH + GUTTER) / panels.len() as f32;
    let is_numbered = panels.iter().any(|panel| !panel.diagram.arrows.is_empty());
    for (index, panel) in panels.iter().enumerate() {
        let number = is_numbered.then_some(index + 1);
        row.put(Point::new(pitch * index as f32, 0.0), desk.panel(panel, number, board));
    }
    let left = desk.height() - header.height - row.height - 2.0 * GAP;
    let mut blocks = vec![header.clone(), row];
    blocks.extend(rules_and_task(sheet, left, least, desk)?);
    stack(blocks, GAP, desk.height())
}

/// One board with the rules beside it, and the task below.
fn beside(
    sheet: &Sheet,
    header: &Block,
    panel: &Panel,
    board: f32,
    least: f32,
    desk: &Desk,
) -> Option<Block> {
    let mut row = desk.panel(panel, None, board);
    row.put(Point::new(board + GUTTER, 0.0), rules(sheet, WIDTH - board - GUTTER, desk));
    let left = desk.height() - header.height - row.height - 2.0 * GAP;
    let mut blocks = vec![header.clone(), row];
    if let Some(task) = &sheet.task {
        blocks.push(desk.task(task, WIDTH, left, least)?);
    }
    stack(blocks, GAP, desk.height())
}

/// Large print has one board, that of the task: the rules say in words what the others show.
fn large(sheet: &Sheet, task: &Task, desk: &Desk) -> Option<Block> {
    let (header, rules) = (header(&sheet.title, sheet, desk), rules(sheet, WIDTH, desk));
    let left = desk.height() - header.height - rules.height - 2.0 * GAP;
    let task = desk.task(task, WIDTH, left, task::BOARD_MIN)?;
    stack(vec![header, rules, task], GAP, desk.height())
}

fn rules(sheet: &Sheet, width: f32, desk: &Desk) -> Block {
    let mut block = desk.heading(desk.language.text(Say::SheetRemember), width);
    block.below(1.2, desk.list(&sheet.rules, width));
    block
}

/// The rules and the task as rows of the page.
fn rules_and_task(sheet: &Sheet, height: f32, least: f32, desk: &Desk) -> Option<Vec<Block>> {
    let Some(task) = &sheet.task else { return Some(vec![rules(sheet, WIDTH, desk)]) };
    if task.items.len() > 2 {
        let rules = rules(sheet, WIDTH, desk);
        let task = desk.task(task, WIDTH, height - rules.height - GAP, least)?;
        return Some(vec![rules, task]);
    }
    let column = (WIDTH - GUTTER) / 2.0;
    let mut row = rules(sheet, column, desk);
    if row.height > height {
        return None;
    }
    row.put(Point::new(column + GUTTER, 0.0), desk.task(task, column, height, least)?);
    Some(vec![row])
}
