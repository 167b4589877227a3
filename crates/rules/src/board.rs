//! Which piece stands where.

use core::fmt;

use crate::{File, Kind, Piece, Rank, Side, Square, SquareSet, reach};

/// The 64 squares and what stands on them. Any arrangement is fine, the empty one too.
///
/// ```
/// use rules::{Board, Kind, Piece, Side, Square};
///
/// let mut board = Board::EMPTY;
/// board.put(Piece { side: Side::White, kind: Kind::Rook }, Square::D4);
/// assert_eq!(
///     board.to_string(),
///     "\
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . R . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// ",
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Board {
    sides: [SquareSet; 2],
    kinds: [SquareSet; 6],
}

impl Board {
    /// A board with nothing on it.
    pub const EMPTY: Board = Board { sides: [SquareSet::EMPTY; 2], kinds: [SquareSet::EMPTY; 6] };

    /// The squares with a piece of either side.
    pub fn occupied(&self) -> SquareSet {
        self.sides[0] | self.sides[1]
    }

    /// The squares with a piece of this side.
    pub fn side(&self, side: Side) -> SquareSet {
        self.sides[side as usize]
    }

    /// The squares with a piece of this kind, of either side.
    pub fn kind(&self, kind: Kind) -> SquareSet {
        self.kinds[kind as usize]
    }

    /// The squares with a piece of this side and kind.
    pub fn pieces(&self, side: Side, kind: Kind) -> SquareSet {
        self.side(side) & self.kind(kind)
    }

    /// Where this side's king stands; the first one, should a set-up hold several.
    pub fn king(&self, side: Side) -> Option<Square> {
        self.pieces(side, Kind::King).first()
    }

    /// The kind of the piece on a square.
    pub fn kind_on(&self, square: Square) -> Option<Kind> {
        Kind::ALL.into_iter().find(|&kind| self.kind(kind).contains(square))
    }

    /// Whose piece stands on a square.
    pub fn side_on(&self, square: Square) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.side(side).contains(square))
    }

    /// The piece on a square.
    pub fn piece_on(&self, square: Square) -> Option<Piece> {
        Some(Piece { side: self.side_on(square)?, kind: self.kind_on(square)? })
    }

    /// Every piece with its square, in the order of the squares' index.
    pub fn men(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_on(square)?)))
    }

    /// Puts a piece on a square, in place of what stood there.
    pub fn put(&mut self, piece: Piece, square: Square) {
        self.clear(square);
        self.sides[piece.side as usize].insert(square);
        self.kinds[piece.kind as usize].insert(square);
    }

    /// Empties a square.
    pub fn clear(&mut self, square: Square) {
        self.sides.iter_mut().chain(&mut self.kinds).for_each(|set| set.remove(square));
    }

    /// Flips a piece on or off a square: quick, and right only if nothing else stands there.
    pub(crate) fn toggle(&mut self, side: Side, kind: Kind, squares: SquareSet) {
        self.sides[side as usize] ^= squares;
        self.kinds[kind as usize] ^= squares;
    }

    /// This side's pieces that attack a square (FIDE 3.1.2), pinned ones included (3.1.3).
    ///
    /// `occupied` says which squares count as blocked, so that a caller can look through a piece
    /// that is about to move.
    pub fn attackers(&self, side: Side, square: Square, occupied: SquareSet) -> SquareSet {
        let king = reach::king(square) & self.pieces(side, Kind::King);
        self.leapers_attacking(side, square) | king | self.sliders_attacking(side, square, occupied)
    }

    /// Whether this side attacks a square; quicker than asking who does.
    pub fn is_attacked(&self, side: Side, square: Square, occupied: SquareSet) -> bool {
        !self.leapers_attacking(side, square).is_empty()
            || reach::king(square).meets(self.pieces(side, Kind::King))
            // On most squares no slider is even in line.
            || (!self.sliders_in_line(side, square).is_empty()
                && !self.sliders_attacking(side, square, occupied).is_empty())
    }

    /// Those of some squares that this side attacks; quicker than asking one by one.
    pub(crate) fn attacked_among(&self, side: Side, squares: SquareSet, occupied: SquareSet) -> SquareSet {
        if squares.is_empty() {
            return squares; // a king behind its pawns has nowhere to go
        }
        let ahead = self.pieces(side, Kind::Pawn).stepped(side.forward());
        let mut safe = squares - ahead.aside(-1) - ahead.aside(1);
        for from in self.pieces(side, Kind::Knight) {
            safe = safe - reach::knight(from);
        }
        for from in self.pieces(side, Kind::King) {
            safe = safe - reach::king(from);
        }
        let queens = self.kind(Kind::Queen);
        // Most sliders are not even in line with what is left.
        for from in (self.kind(Kind::Bishop) | queens) & self.side(side) {
            if reach::bishop_lines(from).meets(safe) {
                safe = safe - reach::bishop(from, occupied);
            }
        }
        for from in (self.kind(Kind::Rook) | queens) & self.side(side) {
            if reach::rook_lines(from).meets(safe) {
                safe = safe - reach::rook(from, occupied);
            }
        }
        squares - safe
    }

    /// This side's pawns and knights that attack a square: nothing can stand in their way.
    pub(crate) fn leapers_attacking(&self, side: Side, square: Square) -> SquareSet {
        // A pawn attacks this square from where an enemy pawn on it would attack.
        let pawns = reach::pawn(!side, square) & self.kind(Kind::Pawn);
        let knights = reach::knight(square) & self.kind(Kind::Knight);
        (pawns | knights) & self.side(side)
    }

    /// This side's bishops, rooks and queens that would attack a square if nothing stood in their way.
    pub(crate) fn sliders_in_line(&self, side: Side, square: Square) -> SquareSet {
        let rooks = reach::rook_lines(square) & (self.kind(Kind::Rook) | self.kind(Kind::Queen));
        let bishops = reach::bishop_lines(square) & (self.kind(Kind::Bishop) | self.kind(Kind::Queen));
        (rooks | bishops) & self.side(side)
    }

    fn sliders_attacking(&self, side: Side, square: Square, occupied: SquareSet) -> SquareSet {
        let rooks = reach::rook(square, occupied) & (self.kind(Kind::Rook) | self.kind(Kind::Queen));
        let bishops = reach::bishop(square, occupied) & (self.kind(Kind::Bishop) | self.kind(Kind::Queen));
        (rooks | bishops) & self.side(side)
    }
}

impl fmt::Display for Board {
    /// Draws the board from White's side, with the letters of a FEN.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                let piece = self.piece_on(Square::new(file, rank));
                let end = if file == File::H { '\n' } else { ' ' };
                write!(f, "{}{end}", piece.map_or('.', Piece::fen_letter))?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    /// Draws the board on lines of its own.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "\n{self}")
    }
}
