//! The pieces and squares of a sentence, things in a row, and sentences one after the other.

use alloc::string::String;
use alloc::vec::Vec;

use rules::{Board, Kind, Piece, Side, Square, SquareSet};

use super::{Say, Words};

impl Words {
    /// `rook`.
    pub fn kind(&self, kind: Kind) -> String {
        self.of_kind(Say::ManName, Some(kind), &[])
    }

    /// How running text names pieces, and the men that each name may mean: `rook`, `rooks`, `white rook`.
    pub fn names_of_men(&self) -> Vec<(String, Vec<Piece>)> {
        let both = |kind| Side::ALL.map(|side| Piece { side, kind }).to_vec();
        let mut names = Vec::new();
        for kind in Kind::ALL {
            let several = self.of_kind(Say::PictureMenSeveral, Some(kind), &[""]);
            let several = String::from(several.trim());
            names.extend([(self.kind(kind), both(kind)), (several.clone(), both(kind))]);
            for side in Side::ALL {
                let (man, one) = (alloc::vec![Piece { side, kind }], self.coloured(side, kind));
                names.extend([(one.replace(&self.kind(kind), &several), man.clone()), (one, man)]);
            }
        }
        names
    }

    /// What stands between a piece and its square in `the rook on d4`, where nothing follows the square.
    pub fn between_man_and_square(&self) -> Option<String> {
        let (the, who) = (self.the(Some(Kind::Rook)), self.of_kind(Say::ManWho, Some(Kind::Rook), &["d4"]));
        Some(String::from(who.strip_prefix(&*the)?.strip_suffix("d4")?))
    }

    /// `white rook`.
    pub(super) fn coloured(&self, side: Side, kind: Kind) -> String {
        let say = match side {
            Side::White => Say::ManWhite,
            Side::Black => Say::ManBlack,
        };
        self.of_kind(say, Some(kind), &[])
    }

    /// `the rook`; `the piece` should nothing be known of it.
    pub(super) fn the(&self, kind: Option<Kind>) -> String {
        self.of_kind(Say::ManThe, kind, &[])
    }

    /// `a rook`.
    pub(super) fn a(&self, kind: Option<Kind>) -> String {
        self.of_kind(Say::ManA, kind, &[])
    }

    /// `the rook on d4`, who does something.
    pub(super) fn who(&self, board: &Board, square: Square) -> String {
        self.man(Say::ManWho, board, square)
    }

    /// `the rook on d4`, to whom something is done.
    pub(super) fn whom(&self, board: &Board, square: Square) -> String {
        self.man(Say::ManWhom, board, square)
    }

    fn man(&self, say: Say, board: &Board, square: Square) -> String {
        self.of_kind(say, board.kind_on(square), &[&square.name()])
    }

    /// `the rook on d4 and the knight on g4`, as [`Say::ManWho`] or [`Say::ManWhom`].
    pub(super) fn men(&self, say: Say, board: &Board, squares: SquareSet) -> String {
        self.row(&mut squares.into_iter().map(|square| self.man(say, board, square)))
    }

    /// Squares in a row: `d4, e5 and f6`.
    pub(super) fn squares(&self, squares: SquareSet) -> String {
        self.row(&mut squares.into_iter().map(|square| square.name()))
    }

    /// Things in a row: `a`, `a and b`, `a, b and c`.
    pub(super) fn row(&self, things: &mut dyn Iterator<Item = String>) -> String {
        let mut row = things.next().unwrap_or_default();
        let mut next = things.next();
        while let Some(thing) = next {
            next = things.next();
            let say = if next.is_some() { Say::RowNext } else { Say::RowLast };
            row = self.fill(say, &[&row, &thing]);
        }
        row
    }

    /// One sentence after another; either may be empty.
    pub(crate) fn then(&self, before: String, next: &str) -> String {
        if next.is_empty() {
            before
        } else if before.is_empty() {
            String::from(next)
        } else {
            self.fill(Say::RowSentence, &[&before, next])
        }
    }
}

/// The text with a capital at its start. Latin letters up to `þ` and Russian ones have theirs 32 places
/// before them; a text that begins with another letter must have its capital in the table.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let mut sentence = String::new();
    if let Some(first) = letters.next() {
        let is_small =
            matches!(first, 'a'..='z' | '\u{e0}'..='\u{f6}' | '\u{f8}'..='\u{fe}' | '\u{430}'..='\u{44f}');
        let capital = char::from_u32(u32::from(first) - if is_small { 32 } else { 0 });
        sentence.push(capital.unwrap_or(first));
        sentence.push_str(letters.as_str());
    }
    sentence
}

#[cfg(test)]
mod tests {
    use super::sentence;

    #[test]
    fn a_sentence_gets_its_capital() {
        for (text, wanted) in [
            ("the rook", "The rook"),
            ("die Dame", "Die Dame"),
            ("é bom", "É bom"),
            ("ørken", "Ørken"),
            ("ладья", "Ладья"),
            ("÷ and ×", "÷ and ×"),
            ("Ready", "Ready"),
            ("ÿ", "ÿ"),
            ("", ""),
        ] {
            assert_eq!(sentence(text), wanted);
        }
    }
}
