//! The 960 arrays of Chess960 by their usual numbers (FIDE Guidelines II.2).

use alloc::vec::Vec;

use crate::{Castling, File, Kind, Piece, Position, Rank, Setup, Side, Square, Variant, Wing};

/// How many arrays there are.
pub const ARRAYS: u16 = 960;

/// The two of five free files that the knights take, by number.
const KNIGHT_PAIRS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// The position at the start of a game of Chess960 with this array, 0 to 959.
///
/// Number 518 is the array of ordinary chess.
///
/// ```
/// use rules::chess960;
///
/// let start = chess960::start(518).expect("there is such an array");
/// assert_eq!(start.to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
/// assert_eq!(chess960::number(&start), Some(518));
/// assert!(chess960::start(960).is_none());
/// ```
pub fn start(number: u16) -> Option<Position> {
    let array = array(number)?;
    let ordinary = Position::initial().to_setup();
    let mut setup = Setup { variant: Variant::Chess960, castling: Castling::NONE, ..ordinary };
    for side in Side::ALL {
        for (file, kind) in File::ALL.into_iter().zip(array) {
            setup.board.put(Piece { side, kind }, Square::new(file, Rank::First.seen_by(side)));
        }
        let king = array.iter().position(|&kind| kind == Kind::King)?;
        for (index, _) in array.iter().enumerate().filter(|(_, kind)| **kind == Kind::Rook) {
            let wing = if index > king { Wing::Kingside } else { Wing::Queenside };
            setup.castling.grant(side, wing, File::ALL[index]);
        }
    }
    Some(Position::of_sound(setup))
}

/// The number of the array a position shows, if it is the start of a game of Chess960.
pub fn number(position: &Position) -> Option<u16> {
    let kind_on = |file| position.board().kind_on(Square::new(file, Rank::First));
    let mut files = File::ALL.map(kind_on);
    let mut bishops = (0..8).filter(|&file| files[file] == Some(Kind::Bishop));
    let (one, other) = (bishops.next()?, bishops.next()?);
    let (light, dark) = if one % 2 == 1 { (one / 2, other / 2) } else { (other / 2, one / 2) };
    files.iter_mut().filter(|kind| **kind == Some(Kind::Bishop)).for_each(|kind| *kind = None);
    let rest: Vec<Kind> = files.into_iter().flatten().collect();
    let queen = rest.iter().position(|&kind| kind == Kind::Queen)?;
    let mut knights =
        (0..5).filter(|&file| rest.get(file + usize::from(file >= queen)) == Some(&Kind::Knight));
    let pair = (knights.next()?, knights.next()?);
    let knights = KNIGHT_PAIRS.iter().position(|&known| known == pair)?;
    let number = (((knights * 6 + queen) * 4 + dark) * 4 + light) as u16;
    // Whatever else stands on the board, or does not, is compared with the array itself.
    (start(number)? == *position).then_some(number)
}

/// The pieces of the first rank from a to h.
fn array(number: u16) -> Option<[Kind; 8]> {
    if number >= ARRAYS {
        return None;
    }
    let number = usize::from(number);
    let (rest, light) = (number / 4, number % 4);
    let (rest, dark) = (rest / 4, rest % 4);
    let (knights, queen) = (rest / 6, rest % 6);
    let mut files: [Option<Kind>; 8] = [None; 8];
    files[2 * light + 1] = Some(Kind::Bishop);
    files[2 * dark] = Some(Kind::Bishop);
    place(&mut files, queen, Kind::Queen);
    let (first, second) = KNIGHT_PAIRS[knights];
    // The later one first, so that the earlier keeps its count of free files.
    place(&mut files, second, Kind::Knight);
    place(&mut files, first, Kind::Knight);
    place(&mut files, 1, Kind::King);
    Some(files.map(|kind| kind.unwrap_or(Kind::Rook)))
}

/// Puts a piece on the free file with this number, counted from the a-file.
fn place(files: &mut [Option<Kind>; 8], free: usize, kind: Kind) {
    if let Some(file) = files.iter_mut().filter(|file| file.is_none()).nth(free) {
        *file = Some(kind);
    }
}
