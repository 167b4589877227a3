//! Kinds of pieces, and pieces of a side (FIDE 2.2).

use crate::Side;

/// What a piece is, whoever owns it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say all")]
pub enum Kind {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl Kind {
    /// All six kinds, in the order of their value, the king last.
    pub const ALL: [Kind; 6] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];

    /// What a pawn may become (FIDE 3.7.3.3), the likeliest first.
    pub const PROMOTIONS: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

    /// The English letter of the piece, upper case; the pawn's is `P`.
    ///
    /// ```
    /// use rules::Kind;
    /// assert_eq!(Kind::Knight.letter(), 'N');
    /// assert_eq!(Kind::from_letter('n'), Some(Kind::Knight));
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Kind::Pawn => 'P',
            Kind::Knight => 'N',
            Kind::Bishop => 'B',
            Kind::Rook => 'R',
            Kind::Queen => 'Q',
            Kind::King => 'K',
        }
    }

    /// The English name of the piece, lower case.
    ///
    /// ```
    /// use rules::Kind;
    /// assert_eq!(Kind::Knight.name(), "knight");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Pawn => "pawn",
            Kind::Knight => "knight",
            Kind::Bishop => "bishop",
            Kind::Rook => "rook",
            Kind::Queen => "queen",
            Kind::King => "king",
        }
    }

    /// The kind with this English letter, of either case.
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_uppercase())
    }
}

/// A piece on the board: a kind and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Whose piece it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// All pieces: White's, then Black's.
    pub const ALL: [Piece; 12] = {
        let mut all = [Piece { side: Side::White, kind: Kind::Pawn }; 12];
        let mut index = 0;
        while index < all.len() {
            all[index] = Piece { side: Side::ALL[index / 6], kind: Kind::ALL[index % 6] };
            index += 1;
        }
        all
    };

    /// The letter of a FEN: upper case for White, lower case for Black.
    ///
    /// ```
    /// use rules::{Kind, Piece, Side};
    /// let piece = Piece { side: Side::Black, kind: Kind::Queen };
    /// assert_eq!(piece.fen_letter(), 'q');
    /// assert_eq!(Piece::from_fen_letter('q'), Some(piece));
    /// ```
    pub const fn fen_letter(self) -> char {
        match self.side {
            Side::White => self.kind.letter(),
            Side::Black => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// The piece with this FEN letter.
    pub fn from_fen_letter(letter: char) -> Option<Piece> {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        Some(Piece { side, kind: Kind::from_letter(letter)? })
    }
}
