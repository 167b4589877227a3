//! The page on which an answer is written, in numbers of 16 bits.

use alloc::vec::Vec;
use core::fmt::{self, Display, Write};

/// How many numbers stand before the moves: how many moves there are, and how many letters in two halves.
const HEAD: usize = 3;

/// An answer: the head, then the moves, packed, then lines of text in UTF-16.
#[derive(Debug, Default)]
pub(crate) struct Page {
    /// The head and the moves; at the end the letters too.
    numbers: Vec<u16>,
    letters: Vec<u16>,
}

impl Page {
    /// Begins an empty answer.
    pub(crate) fn begin(&mut self) {
        self.numbers.clear();
        self.numbers.resize(HEAD, 0);
        self.letters.clear();
    }

    /// Writes a packed move.
    pub(crate) fn push(&mut self, packed: u16) {
        self.numbers.push(packed);
        self.numbers[0] += 1;
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: impl Display) {
        // A page takes whatever is written.
        let _ = writeln!(self, "{text}");
    }

    /// Ends the answer, and says where it is.
    pub(crate) fn end(&mut self) -> *const u16 {
        let letters = self.letters.len();
        self.numbers[1] = letters as u16;
        self.numbers[2] = (letters >> 16) as u16;
        self.numbers.extend_from_slice(&self.letters);
        self.numbers.as_ptr()
    }
}

impl Write for Page {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.letters.extend(text.encode_utf16());
        Ok(())
    }
}
