//! From trees to text, in the export format.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::{self, Write};
use core::mem;

use super::tag::write_tag;
use super::{PgnGame, PgnLine, PgnMove};
use crate::{INITIAL, Position, SanStyle, Side, Variant};

impl fmt::Display for PgnGame {
    /// Writes the game in the export format, with a line break at the end.
    ///
    /// Write an empty line between two games.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.write_tags(f)?;
        f.write_char('\n')?;
        self.write_moves(f)?;
        f.write_char('\n')
    }
}

impl PgnGame {
    /// The moves with everything said about them, and the result: the game as exported, without its tags.
    pub fn movetext(&self) -> String {
        let mut text = String::new();
        self.write_moves(&mut text).expect("a string takes any text");
        text
    }

    fn write_moves(&self, out: &mut dyn Write) -> fmt::Result {
        let mut text = Paragraph::new(out);
        text.line(&self.line, Turn::of(&self.start))?;
        text.word(&self.result_text())?;
        text.end()
    }

    fn result_text(&self) -> String {
        self.result.map_or_else(|| String::from("*"), |score| score.to_string())
    }

    fn write_tags(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (name, unknown) in PgnGame::ROSTER {
            match name {
                "Result" => write_tag(f, name, &self.result_text())?,
                _ => write_tag(f, name, self.tag(name).unwrap_or(unknown))?,
            }
        }
        let variant = self.start.variant();
        let is_written_apart = |name| match name {
            "SetUp" | "FEN" => true,
            "Variant" => variant == Variant::Chess960,
            _ => PgnGame::ROSTER.iter().any(|(known, _)| *known == name),
        };
        for (name, value) in self.tags().filter(|(name, _)| !is_written_apart(name)) {
            write_tag(f, name, value)?;
        }
        if variant == Variant::Chess960 {
            write_tag(f, "Variant", "Chess960")?;
        }
        let fen = self.start.to_string();
        if fen == INITIAL {
            return Ok(());
        }
        write_tag(f, "SetUp", "1")?;
        write_tag(f, "FEN", &fen)
    }
}

/// Which move comes next.
#[derive(Clone, Copy)]
struct Turn {
    number: u32,
    side: Side,
}

impl Turn {
    fn of(position: &Position) -> Turn {
        Turn { number: position.move_number(), side: position.side_to_move() }
    }

    fn next(self) -> Turn {
        let number = match self.side {
            Side::White => self.number,
            Side::Black => self.number.saturating_add(1),
        };
        Turn { number, side: !self.side }
    }
}

/// The longest line that is written, in characters: the export format has fewer than 80.
const WIDTH: usize = 79;

/// Words on lines of fewer than 80 columns, if no word is longer.
struct Paragraph<'w> {
    out: &'w mut dyn Write,
    /// The width of what is written on the present line.
    column: usize,
    /// The last word, which a closing bracket may still lengthen.
    word: String,
    /// Whether the last word is an opening bracket, to which the next one is joined.
    is_opening: bool,
}

impl<'w> Paragraph<'w> {
    fn new(out: &'w mut dyn Write) -> Paragraph<'w> {
        Paragraph { out, column: 0, word: String::new(), is_opening: false }
    }

    /// Adds a word. One that begins with `%` stays on the line of the last one: readers of PGN leave out
    /// a line that begins so.
    fn word(&mut self, word: &str) -> fmt::Result {
        match mem::take(&mut self.is_opening) {
            true => {}
            false if word.starts_with('%') => self.word.push(' '),
            false => self.end()?,
        }
        self.word.push_str(word);
        Ok(())
    }

    fn open(&mut self, bracket: char) -> fmt::Result {
        self.word(bracket.encode_utf8(&mut [0; 4]))?;
        self.is_opening = true;
        Ok(())
    }

    fn close(&mut self, bracket: char) {
        self.is_opening = false;
        self.word.push(bracket);
    }

    /// Writes the last word, on a new line if it does not fit.
    fn end(&mut self) -> fmt::Result {
        let word = mem::take(&mut self.word);
        let width = word.chars().count();
        if width == 0 {
            return Ok(());
        }
        if self.column > 0 && self.column + 1 + width > WIDTH {
            self.break_line()?;
        }
        if self.column > 0 {
            self.out.write_char(' ')?;
            self.column += 1;
        }
        self.column += width;
        self.out.write_str(&word)
    }

    fn break_line(&mut self) -> fmt::Result {
        self.column = 0;
        self.out.write_char('\n')
    }

    fn line(&mut self, line: &PgnLine, first: Turn) -> fmt::Result {
        self.comment(&line.comment)?;
        let (mut turn, mut is_number_due) = (first, true);
        for node in &line.moves {
            match turn.side {
                Side::White => self.word(&format!("{}.", turn.number))?,
                Side::Black if is_number_due || !node.before.is_empty() => {
                    self.word(&format!("{}...", turn.number))?;
                }
                Side::Black => {}
            }
            self.node(node, turn)?;
            is_number_due = !node.after.is_empty() || !node.variations.is_empty();
            turn = turn.next();
        }
        Ok(())
    }

    fn node(&mut self, node: &PgnMove, turn: Turn) -> fmt::Result {
        self.comment(&node.before)?;
        self.word(&node.san.in_style(SanStyle::PGN).to_string())?;
        for nag in &node.nags {
            self.word(&format!("${nag}"))?;
        }
        self.comment(&node.after)?;
        for variation in node.variations.iter().filter(|variation| !variation.is_empty()) {
            self.open('(')?;
            self.line(variation, turn)?;
            self.close(')');
        }
        Ok(())
    }

    fn comment(&mut self, comment: &str) -> fmt::Result {
        if comment.contains('}') {
            return self.comment_to_end_of_line(comment);
        }
        let mut words = comment.split_ascii_whitespace().peekable();
        if words.peek().is_none() {
            return Ok(());
        }
        self.open('{')?;
        words.try_for_each(|word| self.word(word))?;
        self.close('}');
        Ok(())
    }

    /// A comment that holds a `}` cannot stand in braces.
    fn comment_to_end_of_line(&mut self, comment: &str) -> fmt::Result {
        self.is_opening = false;
        self.end()?;
        let mut words = comment.split_ascii_whitespace().peekable();
        while let Some(first) = words.next() {
            if self.column > 0 {
                self.break_line()?;
            }
            self.word(&format!("; {first}"))?; // as one, lest a long word leave the comment
            while let Some(next) = words.next_if(|next| self.has_room_for(next)) {
                self.word(next)?;
            }
            self.end()?;
        }
        self.break_line()
    }

    /// Whether a word fits on the line after the last one.
    fn has_room_for(&self, word: &str) -> bool {
        self.column + 1 + self.word.chars().count() + 1 + word.chars().count() <= WIDTH
    }
}
