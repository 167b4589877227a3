//! Where a piece on a bare board, or with men in its way, reaches: attacks by FIDE 3.1.2 and 3.1.3.
//!
//! Sliders need no large tables: one multiplication gathers the men of a line into a number, a small
//! table tells what is reached along eight squares, and another multiplication spreads that over the
//! line (known as kindergarten bitboards). The tables are 2.5 kB and made by the compiler.

use crate::{File, Kind, Side, Square, SquareSet};

/// The squares of the four lines through a square, without the square itself: rank, file, diagonal,
/// antidiagonal.
static LINES: [[u64; 4]; 64] = {
    let steps = [(1, 0), (0, 1), (1, 1), (-1, 1)];
    let mut lines = [[0; 4]; 64];
    let mut index = 0;
    while index < 64 {
        let mut line = 0;
        while line < 4 {
            let (files, ranks) = steps[line];
            lines[index][line] = ray(index, files, ranks) | ray(index, -files, -ranks);
            line += 1;
        }
        index += 1;
    }
    lines
};

/// What is reached on a row of eight squares from one of them, by the men on the inner six: those at
/// the ends hide nothing.
static ROW: [[u8; 64]; 8] = {
    let mut row = [[0; 64]; 8];
    let mut from = 0;
    while from < 8 {
        let mut men = 0;
        while men < 64 {
            row[from][men] = reached_on_row(from, men << 1);
            men += 1;
        }
        from += 1;
    }
    row
};

const fn reached_on_row(from: usize, men: usize) -> u8 {
    let (mut reached, mut up, mut down) = (0, from + 1, from);
    while up < 8 {
        reached |= 1 << up;
        up = if men >> up & 1 == 1 { 8 } else { up + 1 };
    }
    while down > 0 {
        down -= 1;
        reached |= 1 << down;
        down = if men >> down & 1 == 1 { 0 } else { down };
    }
    reached
}

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

/// The squares of a rank or a diagonal up to the nearest man on either side, those men's squares included.
fn slide_across_files(from: Square, line: u64, occupied: SquareSet) -> u64 {
    const A_FILE: u64 = SquareSet::file(File::A).bits();
    const B_FILE: u64 = SquareSet::file(File::B).bits();
    let men = (line & occupied.bits()).wrapping_mul(B_FILE) >> 58;
    u64::from(ROW[from.index() % 8][men as usize]).wrapping_mul(A_FILE) & line
}

/// The same for a file, which two long diagonals lay on its side, the eighth rank first.
fn slide_along_file(from: Square, line: u64, occupied: SquareSet) -> u64 {
    const C2_TO_H7: u64 = 0x0080_4020_1008_0400;
    const A1_TO_H8: u64 = 0x8040_2010_0804_0201;
    let (file, rank) = (from.index() % 8, from.index() / 8);
    let men = ((line & occupied.bits()) >> file).wrapping_mul(C2_TO_H7) >> 58;
    u64::from(ROW[7 - rank][men as usize]).wrapping_mul(A1_TO_H8) >> (7 - file) & line
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
    SquareSet::from_bits(slide_across_files(from, rank, occupied) | slide_along_file(from, file, occupied))
}

/// The whole rank and file through a square, without the square itself.
pub(crate) fn rook_lines(from: Square) -> SquareSet {
    let [rank, file, _, _] = LINES[from.index()];
    SquareSet::from_bits(rank | file)
}

/// The squares ahead of a pawn on its file.
pub(crate) fn ahead(side: Side, from: Square) -> SquareSet {
    let [_, file, _, _] = LINES[from.index()];
    let upwards = u64::MAX << from.index();
    SquareSet::from_bits(match side {
        Side::White => file & upwards,
        Side::Black => file & !upwards,
    })
}

/// The whole diagonals through a square, without the square itself.
pub(crate) fn bishop_lines(from: Square) -> SquareSet {
    let [_, _, diagonal, antidiagonal] = LINES[from.index()];
    SquareSet::from_bits(diagonal | antidiagonal)
}

/// Squares a bishop attacks (FIDE 3.2): along the diagonals, up to and including the nearest man.
pub fn bishop(from: Square, occupied: SquareSet) -> SquareSet {
    let [_, _, diagonal, antidiagonal] = LINES[from.index()];
    SquareSet::from_bits(
        slide_across_files(from, diagonal, occupied) | slide_across_files(from, antidiagonal, occupied),
    )
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
    // All squares from the lower one up to the one before the higher.
    let span = (u64::MAX << one.index()) ^ (u64::MAX << other.index());
    SquareSet::from_bits(shared_line(one, other) & span & !(1 << other.index()))
}

/// The whole rank, file or diagonal through two different squares, edge to edge; none if they share none.
pub fn line(one: Square, other: Square) -> SquareSet {
    match shared_line(one, other) {
        0 => SquareSet::EMPTY,
        squares => SquareSet::from_bits(squares) | SquareSet::of(one),
    }
}

/// The line through two squares without the first; none if they share none.
fn shared_line(one: Square, other: Square) -> u64 {
    let bit = 1 << other.index();
    LINES[one.index()].into_iter().find(|squares| squares & bit != 0).unwrap_or(0)
}
