//! How exercises are solved: by the pointer, click by click, or by keys alone.

use fantoccini::key::Key;
use rules::Attempt;
use tests::Page;

use super::answer::{Answer, Exercise};

/// One way to use a page.
pub(super) trait Hands {
    /// Presses squares of a board, one after the other.
    fn press(&self, page: &Page, board: &str, squares: &[&str]);

    /// Presses a button, or follows a link.
    fn push(&self, page: &Page, css: &str);

    /// Does what solves an exercise.
    fn solve(&self, page: &Page, Exercise { board, answer }: &Exercise) {
        match answer {
            Answer::Moves(moves) | Answer::Replied(moves) => {
                moves.iter().for_each(|attempt| self.play(page, board, *attempt));
            }
            Answer::Choice(right) => {
                let next = format!("[id='{board}'] [data-worth=right]:not([open]) summary");
                (0..*right).for_each(|_| self.push(page, &next));
            }
            Answer::Asked(squares) => self.press_all(page, board, squares),
            Answer::Marked(squares) => {
                self.press_all(page, board, squares);
                self.push(page, &format!("[id='{board}'] [data-intent=check]"));
            }
        }
    }

    /// Presses where a piece stands and where it goes, and says what it becomes.
    fn play(&self, page: &Page, board: &str, Attempt { from, to, promotion }: Attempt) {
        self.press(page, board, &[&from.to_string(), &to.to_string()]);
        if let Some(kind) = promotion {
            self.push(page, &format!("[id='{board}'] [data-promote={}]", kind.letter()));
        }
    }

    /// The same for squares that are written out.
    fn press_all(&self, page: &Page, board: &str, squares: &[String]) {
        self.press(page, board, &squares.iter().map(String::as_str).collect::<Vec<_>>());
    }
}

/// Clicks.
pub(super) struct Pointer;

impl Hands for Pointer {
    fn press(&self, page: &Page, board: &str, squares: &[&str]) {
        page.board(board).click_all(squares);
    }

    fn push(&self, page: &Page, css: &str) {
        page.click(css);
    }
}

/// Tab to the board, arrows to the square, Enter or Space.
pub(super) struct Keys;

impl Hands for Keys {
    fn press(&self, page: &Page, board: &str, squares: &[&str]) {
        let there = page.board(board);
        if there.focused_square().is_none() {
            page.tab_to(&format!("[id='{board}'] .cells [tabindex='0']"));
        }
        let keys = [enter(), " ".into()];
        let presses = squares.iter().copied().zip(keys.iter().map(String::as_str).cycle());
        there.press_all(&presses.collect::<Vec<_>>());
    }

    fn push(&self, page: &Page, css: &str) {
        page.tab_to(css);
        page.press(enter());
    }
}

fn enter() -> String {
    char::from(Key::Enter).to_string()
}
