//! The grid of 64 buttons over the picture: one for each square, named in words.

use alloc::string::String;

use diagram::markup::{Markup, number};
use diagram::{BOARD, Diagram, Frame};
use lesson::{Session, Words};
use rules::{Square, SquareSet};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, NodeList};

use crate::dom::{self, Missing};
use crate::tools::Side;

/// The cells, with what they say now.
#[derive(Debug)]
pub struct Cells {
    /// The grid element.
    pub grid: HtmlElement,
    /// The picture below it, which says nothing while the cells say all that it said.
    svg: Element,
    /// In the order in which they are seen, row by row.
    squares: [Square; 64],
    /// In the same order.
    buttons: NodeList,
    /// The one cell that the Tab key is to reach.
    current: usize,
    /// The one that it reaches.
    reached: usize,
    /// What the cells say.
    told: Diagram,
    /// The pieces that a finger may drag.
    own: SquareSet,
}

/// A way to go from the current cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// One cell, by screen direction.
    Left,
    /// One cell, by screen direction.
    Right,
    /// One cell, by screen direction.
    Up,
    /// One cell, by screen direction.
    Down,
    /// To the first cell of the row.
    RowStart,
    /// To the last cell of the row.
    RowEnd,
    /// To the top cell of the column.
    ColumnStart,
    /// To the bottom cell of the column.
    ColumnEnd,
    /// To the first cell of all.
    BoardStart,
    /// To the last cell of all.
    BoardEnd,
}

impl Cells {
    /// Lays the grid over the stage, exactly over the squares of its picture, and says on each cell what is
    /// there; the picture says so no more. The Tab key reaches the first of them until another is set.
    ///
    /// # Errors
    /// The browser refuses to make or to place an element.
    pub fn lay(
        stage: &Element,
        svg: &Element,
        told: Diagram,
        named_by: &str,
        words: &Words,
    ) -> Result<Cells, Missing> {
        let frame = told.frame();
        let rows = frame.ranks().map(|rank| frame.files().map(|file| Square::new(file, rank)));
        stage.insert_adjacent_html("beforeend", &grid(&rows, words, &told, named_by))?;
        let grid: HtmlElement = dom::one(stage, ".cells")?;
        place(&grid, frame)?;
        let buttons = grid.query_selector_all("button")?;
        let mut squares = [Square::A1; 64];
        squares.copy_from_slice(rows.as_flattened());
        dom::set_attribute(svg, "aria-hidden", Some("true"));
        Ok(Cells {
            grid,
            svg: svg.clone(),
            squares,
            buttons,
            current: 0,
            reached: 0,
            told,
            own: SquareSet::EMPTY,
        })
    }

    /// Says which pieces a finger may drag, and lets the Tab key reach this square's cell.
    pub fn begin(&mut self, movable: SquareSet, start: Square) {
        self.tell_own(movable);
        self.set_current(start);
        self.reach_current();
    }

    /// Says on each cell what is on its square now, and which pieces a finger may drag.
    pub fn tell(&mut self, diagram: &Diagram, movable: SquareSet, words: &Words) {
        let changes = diagram.changes(&self.told);
        for (index, square) in self.squares.into_iter().enumerate() {
            if changes.contains(square) {
                self.set(index, "aria-label", Some(&words.cell(square, diagram)));
            }
        }
        self.told = diagram.clone();
        self.tell_own(movable);
        self.reach_current();
    }

    /// Says which pieces a finger may drag.
    fn tell_own(&mut self, movable: SquareSet) {
        for (index, square) in self.squares.into_iter().enumerate() {
            let is_own = movable.contains(square);
            if is_own != self.own.contains(square) {
                self.set(index, "data-own", is_own.then_some(""));
            }
        }
        self.own = movable;
    }

    /// Gives each cell the square that lies there when the other side is at the bottom. Which square the
    /// Tab key reaches does not change; what the cells say must be told anew.
    pub fn turn_round(&mut self) {
        let current = self.current_square();
        self.tell_own(SquareSet::EMPTY);
        self.squares.reverse();
        for (index, square) in self.squares.into_iter().enumerate() {
            self.set(index, "data-square", Some(&square.name()));
        }
        dom::turn_texts_round(&self.grid, ".head");
        self.set_current(current);
    }

    /// Makes this square's cell the one that the Tab key reaches from the next time on that the cells are
    /// told or the focus is moved: told so about the cell that has the focus, a browser first lays out the
    /// page.
    pub fn set_current(&mut self, square: Square) {
        self.current = self.index(square);
    }

    /// Lets the Tab key reach the current cell and no other.
    fn reach_current(&mut self) {
        if self.current != self.reached {
            self.set(self.reached, "tabindex", Some("-1"));
            self.set(self.current, "tabindex", Some("0"));
            self.reached = self.current;
        }
    }

    fn index(&self, square: Square) -> usize {
        self.squares.iter().position(|&there| there == square).unwrap_or_default()
    }

    /// The grid is laid here, so it is known what is in it.
    fn button(&self, index: usize) -> Option<HtmlElement> {
        self.buttons.get(index as u32).map(JsCast::unchecked_into)
    }

    fn set(&self, index: usize, attribute: &str, value: Option<&str>) {
        if let Some(button) = self.button(index) {
            dom::set_attribute(&button, attribute, value);
        }
    }

    /// The square of the cell that the Tab key reaches.
    pub fn current_square(&self) -> Square {
        self.squares[self.current]
    }

    /// Moves the focus from the current cell; at the edge it stays.
    pub fn step(&mut self, step: Step) {
        let (row, column) = (self.current / 8, self.current % 8);
        let (row, column) = match step {
            Step::Left => (row, column.saturating_sub(1)),
            Step::Right => (row, (column + 1).min(7)),
            Step::Up => (row.saturating_sub(1), column),
            Step::Down => ((row + 1).min(7), column),
            Step::RowStart => (row, 0),
            Step::RowEnd => (row, 7),
            Step::ColumnStart => (0, column),
            Step::ColumnEnd => (7, column),
            Step::BoardStart => (0, 0),
            Step::BoardEnd => (7, 7),
        };
        self.focus(self.squares[row * 8 + column]);
    }

    /// The next of some squares, cell by cell from the current one and round past the end; the current
    /// one itself comes last.
    pub fn next(&self, squares: SquareSet, to: Side) -> Option<Square> {
        let stride = match to {
            Side::After => 1,
            Side::Before => 63,
        };
        let order = (1..=64).map(|count| self.squares[(self.current + count * stride) % 64]);
        order.into_iter().find(|&square| squares.contains(square))
    }

    /// Puts HTML into a square's cell, after the button.
    ///
    /// # Errors
    /// The browser refuses it.
    pub fn insert_beside(&self, square: Square, html: &str) -> Result<(), Missing> {
        let there = self.button(self.index(square));
        there.map_or(Ok(()), |button| Ok(button.insert_adjacent_html("afterend", html)?))
    }

    /// Puts the focus on a square's cell.
    pub fn focus(&mut self, square: Square) {
        self.set_current(square);
        self.reach_current();
        // A cell that is in the page can have the focus; elsewhere nothing is lost.
        let _ = self.button(self.current).map(|button| button.focus());
    }
}

impl Drop for Cells {
    /// Without its cells the picture speaks for itself again.
    fn drop(&mut self) {
        dom::set_attribute(&self.svg, "aria-hidden", None);
        self.grid.remove();
    }
}

/// The cell that the Tab key reaches first.
pub fn start(session: &Session) -> Square {
    session.chosen().unwrap_or(Square::A1)
}

/// The grid as HTML: a button for each square, row by row, with headings out of sight. All at once, it
/// costs one call to the browser.
fn grid(rows: &[[Square; 8]; 8], words: &Words, diagram: &Diagram, named_by: &str) -> String {
    let frame = diagram.frame();
    let mut html = Markup::new();
    let size = [("aria-rowcount", "9"), ("aria-colcount", "9")];
    let name = [("class", "cells"), ("role", "grid"), ("aria-labelledby", named_by)];
    html.open("div", &[&name[..], &size[..]].concat());
    open_row(&mut html, 1);
    for (column, file) in (2..).zip(frame.files()) {
        head(&mut html, "columnheader", column, &words.file(file));
    }
    html.close("div");
    for (row, (rank, squares)) in (2..).zip(frame.ranks().into_iter().zip(rows)) {
        open_row(&mut html, row);
        head(&mut html, "rowheader", 1, &words.rank(rank));
        for (column, &square) in (2..).zip(squares) {
            html.open("div", &[("role", "gridcell"), ("aria-colindex", &number(column))]);
            let (name, label) = (square.name(), words.cell(square, diagram));
            let tabindex = if square == rows[0][0] { "0" } else { "-1" };
            let attributes = [
                ("type", "button"),
                ("tabindex", tabindex),
                ("data-square", &*name),
                ("aria-label", &*label),
            ];
            html.text("button", &attributes, "");
            html.close("div");
        }
        html.close("div");
    }
    html.close("div");
    html.into_string()
}

fn open_row(html: &mut Markup, row: u32) {
    html.open("div", &[("role", "row"), ("aria-rowindex", &number(row))]);
}

/// The heading of a row or a column.
fn head(html: &mut Markup, role: &str, column: u32, name: &str) {
    html.text("div", &[("role", role), ("class", "head"), ("aria-colindex", &number(column))], name);
}

/// Puts the grid over the squares, in fractions of the picture, so that it fits at any size.
fn place(grid: &HtmlElement, frame: Frame) -> Result<(), Missing> {
    let ((left, top), (width, height)) = (frame.board(), frame.size());
    let share = |part: u32, whole: u32| ["calc(100% * ", &number(part), " / ", &number(whole), ")"].concat();
    let style = grid.style();
    style.set_property("left", &share(left, width))?;
    style.set_property("top", &share(top, height))?;
    style.set_property("width", &share(BOARD, width))?;
    style.set_property("height", &share(BOARD, height))?;
    Ok(())
}
