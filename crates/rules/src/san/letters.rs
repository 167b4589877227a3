//! What the pieces are called in a game record: every player may use the own language (FIDE C.2, C.3).

use crate::{File, Kind};

/// The letters of the pieces in one language; pawns have none (FIDE C.4).
///
/// ```
/// use rules::{PieceLetters, Position};
///
/// let position = Position::initial();
/// let knight = position.read_san("Sf3", PieceLetters::GERMAN)?;
/// assert_eq!(knight.to_string(), "g1f3");
/// let swedish = PieceLetters::new(&["S", "L", "T", "D", "K"]);
/// assert_eq!(swedish, Some(PieceLetters::GERMAN), "the same letters");
/// # Ok::<(), rules::SanError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceLetters {
    /// Knight, bishop, rook, queen, king.
    names: &'static [&'static str; 5],
}

/// The pieces that have a letter, in the order in which [`PieceLetters::new`] takes their names.
const NAMED: [Kind; 5] = [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];

/// Little pictures of all six kinds, outlined and filled, read in every language.
const PICTURES: [(char, char, Kind); 6] = [
    ('♙', '♟', Kind::Pawn),
    ('♘', '♞', Kind::Knight),
    ('♗', '♝', Kind::Bishop),
    ('♖', '♜', Kind::Rook),
    ('♕', '♛', Kind::Queen),
    ('♔', '♚', Kind::King),
];

/// Invisible characters that ask for a picture in black and white, or in colour.
const PICTURE_SELECTORS: [char; 2] = ['\u{fe0e}', '\u{fe0f}'];

impl PieceLetters {
    /// N B R Q K, as in game files.
    pub const ENGLISH: PieceLetters = PieceLetters { names: &["N", "B", "R", "Q", "K"] };
    /// Pictures, understood in every language; outlined for both sides, as in print.
    pub const FIGURINES: PieceLetters = PieceLetters { names: &["♘", "♗", "♖", "♕", "♔"] };
    /// Springer, Läufer, Turm, Dame, König.
    pub const GERMAN: PieceLetters = PieceLetters { names: &["S", "L", "T", "D", "K"] };
    /// Cavalier, fou, tour, dame, roi.
    pub const FRENCH: PieceLetters = PieceLetters { names: &["C", "F", "T", "D", "R"] };
    /// Caballo, alfil, torre, dama, rey; in Italian the letters are the same.
    pub const SPANISH: PieceLetters = PieceLetters { names: &["C", "A", "T", "D", "R"] };
    /// Cavalo, bispo, torre, dama, rei.
    pub const PORTUGUESE: PieceLetters = PieceLetters { names: &["C", "B", "T", "D", "R"] };
    /// Paard, loper, toren, dame, koning.
    pub const DUTCH: PieceLetters = PieceLetters { names: &["P", "L", "T", "D", "K"] };
    /// Skoczek, goniec, wieża, hetman, król.
    pub const POLISH: PieceLetters = PieceLetters { names: &["S", "G", "W", "H", "K"] };
    /// Конь, слон, ладья, ферзь, король: the king has two letters.
    pub const RUSSIAN: PieceLetters = PieceLetters { names: &["К", "С", "Л", "Ф", "Кр"] };
    /// All of these, the pictures among them.
    pub const ALL: [PieceLetters; 9] = [
        PieceLetters::ENGLISH,
        PieceLetters::FIGURINES,
        PieceLetters::GERMAN,
        PieceLetters::FRENCH,
        PieceLetters::SPANISH,
        PieceLetters::PORTUGUESE,
        PieceLetters::DUTCH,
        PieceLetters::POLISH,
        PieceLetters::RUSSIAN,
    ];

    /// Letters of another language: knight, bishop, rook, queen, king.
    ///
    /// `None` if what is written with them could not be read back. Each name is one letter or picture,
    /// or two of which the second has no other meaning in a move; it does not begin like a file, with a
    /// small letter from a to h, nor with `x`; and all differ, in lower case too.
    pub fn new(names: &'static [&'static str; 5]) -> Option<PieceLetters> {
        let is_letter = |letter: char| letter.is_alphabetic() || picture(letter).is_some();
        let begins = |letter: char| !is_capture(letter) && File::from_letter(letter).is_none();
        let is_name = |name: &str| {
            let mut letters = name.chars();
            let first = letters.next().is_some_and(|letter| is_letter(letter) && begins(letter));
            let second = letters.next().is_none_or(|letter| is_letter(letter) && !has_meaning(letter));
            first && second && letters.next().is_none()
        };
        let differ = names.iter().enumerate().all(|(count, name)| {
            names.iter().skip(count + 1).all(|other| !lowered(name.chars()).eq(lowered(other.chars())))
        });
        (differ && names.iter().all(|name| is_name(name))).then_some(PieceLetters { names })
    }

    /// The name of a kind; a pawn's is empty.
    pub const fn name(self, kind: Kind) -> &'static str {
        let [knight, bishop, rook, queen, king] = *self.names;
        match kind {
            Kind::Pawn => "",
            Kind::Knight => knight,
            Kind::Bishop => bishop,
            Kind::Rook => rook,
            Kind::Queen => queen,
            Kind::King => king,
        }
    }

    /// The kind named where `text` begins, in either case, and how many characters name it.
    ///
    /// The longer name wins; a picture is read in every language, and a `P` is a pawn where the
    /// language has no other use for it.
    pub(super) fn kind_at(self, text: &[char]) -> Option<(Kind, usize)> {
        let named = NAMED.into_iter().filter_map(|kind| {
            let length = self.name(kind).chars().count();
            let head = text.get(..length)?;
            let is_same = lowered(head.iter().copied()).eq(lowered(self.name(kind).chars()));
            is_same.then_some((kind, length))
        });
        let (kind, length) = named
            .max_by_key(|&(_, length)| length)
            .or_else(|| Some((picture(*text.first()?)?, 1)))
            .or_else(|| matches!(text.first()?, 'P' | 'p').then_some((Kind::Pawn, 1)))?;
        let selected = text.get(length).is_some_and(|next| PICTURE_SELECTORS.contains(next));
        Some((kind, length + usize::from(selected)))
    }
}

fn picture(letter: char) -> Option<Kind> {
    let found = PICTURES.into_iter().find(|&(outlined, filled, _)| letter == outlined || letter == filled);
    found.map(|(_, _, kind)| kind)
}

/// Whether the character says that something is captured.
pub(super) fn is_capture(letter: char) -> bool {
    matches!(letter, 'x' | 'X' | '×' | ':')
}

/// Whether the character is one of those that castling is written with, in Cyrillic too.
pub(super) fn is_castling(letter: char) -> bool {
    matches!(letter, '0' | 'O' | 'o' | 'О' | 'о')
}

/// Whether a letter after the first of a move says more than the piece's name.
fn has_meaning(letter: char) -> bool {
    is_capture(letter) || is_castling(letter) || File::from_letter(letter.to_ascii_lowercase()).is_some()
}

fn lowered(letters: impl Iterator<Item = char>) -> impl Iterator<Item = char> {
    letters.flat_map(char::to_lowercase)
}
