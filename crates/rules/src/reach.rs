//! Where a piece on a bare board, or with men in its way, reaches: attacks by FIDE 3.1.2 and 3.1.3.
//!
//! Sliders need no large tables: each of the four lines through a square is kept as the part before
//! it and the part after it, and one subtraction finds the nearest man on either side
//! (known as obstruction difference). The tables are 4 kB and made by the compiler.

use crate::{Kind, Side, Square, SquareSet};

/// The squares of one line through a square, without the square itself.
#[derive(Clone, Copy)]
struct Line {
    /// Those with a lower index.
    before: u64,
    /// Those with a higher index.
    after: u64,
}

/// The steps along the four lines towards higher indices: rank, file, diagonal, antidiagonal.
const LINE_STEPS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

static LINES: [[Line; 4]; 64] = {
    let mut lines = [[Line { before: 0, after: 0 }; 4]; 64];
    let mut index = 0;
    while index < 64 {
        let mut line = 0;
        while line < 4 {
            let (files, ranks) = LINE_STEPS[line];
            lines[index][line] = Line { before: ray(index, -files, -ranks), after: ray(index, files, ranks) };
            line += 1;
        }
        index += 1;
    }
    lines
};

static KNIGHT: [SquareSet; 64] =
    leaps(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static KING: [SquareSet; 64] = leaps(&[(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]);
static PAWN: [[SquareSet; 64]; 2] = [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];

const fn ray(from: usize, files: i8, ranks: i8) -> u64 {
    let (mut bits, mut at) = (0, Square::from_index(from));
    while let Some(square) = at {
        bits |= 1 << square.index();
        at = square.offset(files, ranks);
    }
    bits & !(1 << from)
}

const fn leaps(steps: &[(i8, i8)]) -> [SquareSet; 64] {
    let (mut sets, mut index) = ([SquareSet::EMPTY; 64], 0);
    while let Some(from) = Square::from_index(index) {
        let mut step = 0;
        while step < steps.len() {
            if let Some(to) = from.offset(steps[step].0, steps[step].1) {
                sets[index].insert(to);
            }
            step += 1;
        }
        index += 1;
    }
    sets
}

/// The squares of a line up to the nearest man on either side, those men's squares included.
const fn slide(line: Line, occupied: SquareSet) -> u64 {
    let (before, after) = (line.before & occupied.bits(), line.after & occupied.bits());
    // All bits from the nearest man before the piece upwards, or from the board's start.
    let from_below = u64::MAX << (63 - (before | 1).leading_zeros());
    let nearest_after = after & after.wrapping_neg();
    // The sum carries away everything above the nearest man after the piece.
    (line.before | line.after) & from_below.wrapping_add(nearest_after << 1)
}

/// Squares a rook attacks (FIDE 3.3): along rank and file, up to and including the nearest man.
///
/// ```
/// use rules::{reach, Square, SquareSet};
///
/// let men = SquareSet::drawn(
///     ". . . . . . . .
///      . . . x . . . .
///      . . . . . . . .
///      . . . . . . . .
///      . . . . . . x .
///      . . . . . . . .
///      . . . . . . . .
///      . . . . . . . .",
/// );
/// assert_eq!(
///     reach::rook(Square::D4, men),
///     SquareSet::drawn(
///         ". . . . . . . .
///          . . . x . . . .
///          . . . x . . . .
///          . . . x . . . .
///          x x x . x x x .
///          . . . x . . . .
///          . . . x . . . .
///          . . . x . . . .",
///     ),
/// );
/// ```
pub fn rook(from: Square, occupied: SquareSet) -> SquareSet {
    let [rank, file, _, _] = LINES[from.index()];
    SquareSet::from_bits(slide(rank, occupied) | slide(file, occupied))
}

/// The whole rank and file through a square, without the square itself.
pub(crate) fn rook_lines(from: Square) -> SquareSet {
    let [rank, file, _, _] = LINES[from.index()];
    SquareSet::from_bits(rank.before | rank.after | file.before | file.after)
}

/// The squares ahead of a pawn on its file.
pub(crate) fn ahead(side: Side, from: Square) -> SquareSet {
    let [_, file, _, _] = LINES[from.index()];
    SquareSet::from_bits(match side {
        Side::White => file.after,
        Side::Black => file.before,
    })
}

/// The whole diagonals through a square, without the square itself.
pub(crate) fn bishop_lines(from: Square) -> SquareSet {
    let [_, _, diagonal, antidiagonal] = LINES[from.index()];
    SquareSet::from_bits(diagonal.before | diagonal.after | antidiagonal.before | antidiagonal.after)
}

/// Squares a bishop attacks (FIDE 3.2): along the diagonals, up to and including the nearest man.
pub fn bishop(from: Square, occupied: SquareSet) -> SquareSet {
    let [_, _, diagonal, antidiagonal] = LINES[from.index()];
    SquareSet::from_bits(slide(diagonal, occupied) | slide(antidiagonal, occupied))
}

/// Squares a queen attacks (FIDE 3.4): those of a rook and of a bishop.
pub fn queen(from: Square, occupied: SquareSet) -> SquareSet {
    rook(from, occupied) | bishop(from, occupied)
}

/// Squares a knight attacks (FIDE 3.6).
pub fn knight(from: Square) -> SquareSet {
    KNIGHT[from.index()]
}

/// Squares a king attacks (FIDE 3.8.1).
pub fn king(from: Square) -> SquareSet {
    KING[from.index()]
}

/// Squares a pawn attacks (FIDE 3.7.3): one step diagonally forward, whether anything is there or not.
pub fn pawn(side: Side, from: Square) -> SquareSet {
    PAWN[side as usize][from.index()]
}

/// Squares attacked by a piece of any kind (FIDE 3.1.2); `side` matters to pawns only.
pub fn attacks(side: Side, kind: Kind, from: Square, occupied: SquareSet) -> SquareSet {
    match kind {
        Kind::Pawn => pawn(side, from),
        Kind::Knight => knight(from),
        Kind::Bishop => bishop(from, occupied),
        Kind::Rook => rook(from, occupied),
        Kind::Queen => queen(from, occupied),
        Kind::King => king(from),
    }
}

/// The squares strictly between two squares of one rank, file or diagonal; otherwise none.
///
/// ```
/// use rules::{reach, Square, SquareSet};
/// let between: SquareSet = [Square::B2, Square::C3].into_iter().collect();
/// assert_eq!(reach::between(Square::A1, Square::D4), between);
/// assert_eq!(reach::between(Square::A1, Square::B3), SquareSet::EMPTY);
/// ```
pub fn between(one: Square, other: Square) -> SquareSet {
    let bit = 1 << other.index();
    for line in LINES[one.index()] {
        if line.after & bit != 0 {
            return SquareSet::from_bits(line.after & (bit - 1));
        }
        if line.before & bit != 0 {
            return SquareSet::from_bits(line.before & !(bit | (bit - 1)));
        }
    }
    SquareSet::EMPTY
}

/// The whole rank, file or diagonal through two different squares, edge to edge; none if they share none.
pub fn line(one: Square, other: Square) -> SquareSet {
    let bit = 1 << other.index();
    LINES[one.index()]
        .into_iter()
        .map(|line| line.before | line.after)
        .find(|squares| squares & bit != 0)
        .map_or(SquareSet::EMPTY, |squares| SquareSet::from_bits(squares) | SquareSet::of(one))
}
