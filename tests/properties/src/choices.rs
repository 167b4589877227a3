//! Bytes as a supply of choices.

/// Takes choices from bytes, one after the other; when they are used up, the first of all is chosen.
pub(crate) struct Choices<'b> {
    rest: &'b [u8],
}

impl<'b> Choices<'b> {
    pub(crate) fn new(bytes: &'b [u8]) -> Choices<'b> {
        Choices { rest: bytes }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.rest.is_empty()
    }

    fn byte(&mut self) -> usize {
        let (first, rest) = self.rest.split_first().unwrap_or((&0, &[]));
        self.rest = rest;
        usize::from(*first)
    }

    /// A number from 0 up to, but not including, the limit; a byte for each choice that fits into one.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        let number = if limit <= 256 { self.byte() } else { self.byte() << 8 | self.byte() };
        number % limit.max(1)
    }

    /// Some of these words, one after the other, now and then with any character between them.
    pub(crate) fn text(&mut self, words: &[&str]) -> String {
        let mut text = String::new();
        while !self.is_over() {
            match self.byte() {
                254 => text.extend(char::from_u32(self.byte() as u32)),
                255 => text.extend(char::from_u32((self.byte() << 8 | self.byte()) as u32)),
                byte => text.push_str(words[byte % words.len()]),
            }
        }
        text
    }

    /// The text with a few of its characters exchanged, left out, or joined by others.
    pub(crate) fn garbled(&mut self, text: &str, alphabet: &str) -> String {
        let mut garbled: Vec<char> = text.chars().collect();
        let alphabet: Vec<char> = alphabet.chars().collect();
        for _ in 0..self.below(5) {
            let (at, letter) = (self.below(garbled.len() + 1), alphabet[self.below(alphabet.len())]);
            match self.below(3) {
                0 if at < garbled.len() => garbled[at] = letter,
                1 if at < garbled.len() => drop(garbled.remove(at)),
                _ => garbled.insert(at, letter),
            }
        }
        garbled.into_iter().collect()
    }
}
