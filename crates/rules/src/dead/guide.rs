//! How far a position seems from a mate: it decides which is looked at first, and never what is true.

use alloc::vec::Vec;

use super::locked;
use super::mobility::{Mobility, steps};
use crate::{Board, Kind, Rank, Side, Square, SquareSet, reach};

/// Guesses are below this.
pub(super) const FARTHEST: usize = 160;

/// More moves than any man needs to get anywhere.
const NEVER: usize = 16;

/// What the position that a search begins with tells about all that can follow.
#[derive(Clone, Debug)]
pub(super) struct Guide {
    side: Side,
    /// Men that are never moved and never captured.
    stuck: SquareSet,
    /// Corners in which the other king may be mated.
    corners: Vec<Corner>,
}

/// A picture to aim at: the king in this corner, the squares beside it closed, and a check.
#[derive(Clone, Copy, Debug)]
struct Corner {
    square: Square,
    /// The two squares that share an edge with it.
    beside: SquareSet,
    /// Where the other king can stand to close one of them.
    posts: SquareSet,
}

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];

impl Corner {
    /// With a king that can reach these squares.
    fn of(square: Square, side: Side, reach: SquareSet) -> Corner {
        let corner = SquareSet::of(square);
        let beside = steps(side, Kind::Rook, corner);
        let posts = steps(side, Kind::King, beside) - steps(side, Kind::King, corner) - corner;
        Corner { square, beside, posts: posts & reach }
    }
}

impl Guide {
    /// For a position of which nothing is known.
    pub(super) fn new(side: Side) -> Guide {
        let corners = CORNERS.map(|square| Corner::of(square, side, SquareSet::FULL));
        Guide { side, stuck: SquareSet::EMPTY, corners: Vec::from(corners) }
    }

    /// For a position of which it is known where the men can go.
    pub(super) fn knowing(mobility: &Mobility, side: Side) -> Guide {
        let kings = mobility.men().iter().filter(|man| man.side == side && man.kind == Kind::King);
        let reach = kings.fold(SquareSet::EMPTY, |all, king| all | king.reach);
        let open = locked::open_squares(CORNERS.into_iter().collect(), mobility, side);
        let corners: Vec<Corner> = open.map(|square| Corner::of(square, side, reach)).collect();
        let stuck = mobility.stuck(Side::White) | mobility.stuck(Side::Black);
        // A mate on another square is found all the same.
        if corners.is_empty() { Guide { stuck, ..Guide::new(side) } } else { Guide { side, stuck, corners } }
    }

    /// A guess how far a mate is away.
    pub(super) fn distance(&self, board: &Board) -> usize {
        let (Some(king), Some(prey)) = (board.king(self.side), board.king(!self.side)) else { return 0 };
        let kings = |corner: &Corner| {
            2 * steps_between(prey, corner.square) + steps_between(king, corner.square).max(2)
        };
        let kings = || self.corners.iter().map(kings).min().unwrap_or_default();
        let enemies = board.side(!self.side).len() - 1;
        let guess = match self.force(board) {
            Force::Enough => 3 * self.flights(board, prey) + kings() + enemies / 2,
            Force::Pawn(ranks) => {
                let promoted = 30 + 4 * ranks + kings() / 2 + enemies / 2;
                promoted.min(self.helped(board, king, prey))
            }
            Force::Minor => 15 + self.helped(board, king, prey),
        };
        guess.min(FARTHEST - 1)
    }

    /// How many squares the other king could still go to.
    fn flights(&self, board: &Board, prey: Square) -> usize {
        let near = reach::king(prey) - board.side(!self.side);
        let without_king = board.occupied() - SquareSet::of(prey);
        (near - board.attacked_among(self.side, near, without_king)).len()
    }

    /// A guess how far a mate by knights, or by bishops on one colour, is away.
    fn helped(&self, board: &Board, king: Square, prey: Square) -> usize {
        let (knights, bishops) =
            (board.pieces(self.side, Kind::Knight), board.pieces(self.side, Kind::Bishop));
        if (knights | bishops).is_empty() {
            return FARTHEST;
        }
        let can_be_checked = |corner: &&Corner| {
            !knights.is_empty() || bishops.meets(SquareSet::LIGHT) == corner.square.is_light()
        };
        let corners = self.corners.iter().filter(can_be_checked);
        let cost =
            |corner: &Corner| 30 + 2 * steps_between(prey, corner.square) + self.closing(board, king, corner);
        // Queens and rooks help little, and with so many moves everything takes longer.
        let hinder = board.side(!self.side) & (board.kind(Kind::Queen) | board.kind(Kind::Rook));
        corners.map(cost).min().map_or(FARTHEST, |cost| cost + 2 * hinder.len())
    }

    /// What there is to give mate with.
    fn force(&self, board: &Board) -> Force {
        let own = |kind| board.pieces(self.side, kind);
        let (knights, bishops) = (own(Kind::Knight), own(Kind::Bishop));
        let both_colours = bishops.meets(SquareSet::LIGHT) && !bishops.is_subset(SquareSet::LIGHT);
        let pieces = both_colours || (knights | bishops).len() > bishops.len().max(1);
        if pieces || !(own(Kind::Rook) | own(Kind::Queen)).is_empty() {
            return Force::Enough;
        }
        let last = Rank::Eighth.seen_by(self.side) as usize;
        let ranks = |pawn: Square| {
            let ahead = pawn.offset(0, self.side.forward());
            let is_blocked = ahead.is_some_and(|ahead| board.occupied().contains(ahead));
            (pawn.rank() as usize).abs_diff(last) + if is_blocked { 2 } else { 0 }
        };
        let pawns = own(Kind::Pawn) - self.stuck;
        pawns.into_iter().map(ranks).min().map_or(Force::Minor, Force::Pawn)
    }

    /// How many moves it takes to close the squares beside a corner, one of them perhaps by the king.
    fn closing(&self, board: &Board, king: Square, corner: &Corner) -> usize {
        let king = corner.posts.into_iter().map(|post| steps_between(king, post)).min().unwrap_or(NEVER);
        let men = board.side(!self.side) - board.kind(Kind::King);
        let (mut helped, mut all, mut farthest) = (SquareSet::EMPTY, 0, 0);
        for square in corner.beside {
            let moves = |man: Square| (self.moves_to(board, man, square), man);
            let (moves, man) = (men - helped).into_iter().map(moves).min().unwrap_or((NEVER, square));
            helped.insert(man);
            all += moves;
            farthest = farthest.max(moves);
        }
        let by_king = all - farthest + king;
        // A knight's check leaves the diagonal square to the king.
        let needs_king = !board.pieces(self.side, Kind::Knight).is_empty();
        if needs_king { by_king } else { all.min(by_king) }
    }

    /// About how many moves a man of the other side needs to stand on a square.
    fn moves_to(&self, board: &Board, man: Square, square: Square) -> usize {
        if man == square {
            return 0;
        }
        if self.stuck.contains(man) {
            return NEVER;
        }
        let steps = steps_between(man, square);
        match board.kind_on(man) {
            Some(Kind::Knight) => jumps_between(man, square),
            Some(Kind::Bishop) if man.is_light() != square.is_light() => NEVER,
            Some(Kind::Pawn) => {
                // Where it stands, or as the knight that it becomes.
                let last = Square::new(man.file(), Rank::Eighth.seen_by(!self.side));
                2 + steps_between(man, last) + jumps_between(last, square)
            }
            // A rook stands in the way of its king, but takes the bishop or steps in between; a queen
            // takes the knight too.
            Some(Kind::Rook) if !board.pieces(self.side, Kind::Knight).is_empty() => 1 + steps / 4,
            Some(Kind::Bishop) => 1 + steps / 4,
            Some(Kind::Rook | Kind::Queen | Kind::King) | None => NEVER,
        }
    }
}

/// What a side has to give mate with.
enum Force {
    /// A rook, a queen, or two minor pieces that can do it alone.
    Enough,
    /// A pawn, so many ranks before its promotion.
    Pawn(usize),
    /// A knight or bishops on one colour, which need a man in their victim's way.
    Minor,
}

/// A king's steps from one square to another.
fn steps_between(one: Square, other: Square) -> usize {
    let files = (one.file() as usize).abs_diff(other.file() as usize);
    let ranks = (one.rank() as usize).abs_diff(other.rank() as usize);
    files.max(ranks)
}

/// A knight's moves from one square to another on an empty board, the corners' detours aside.
fn jumps_between(one: Square, other: Square) -> usize {
    let files = (one.file() as usize).abs_diff(other.file() as usize);
    let ranks = (one.rank() as usize).abs_diff(other.rank() as usize);
    let (long, short) = (files.max(ranks), files.min(ranks));
    match (long, short) {
        (1, 0) => 3,
        (2, 2) => 4,
        _ => {
            let least = long.div_ceil(2).max((long + short).div_ceil(3));
            // Each jump changes the colour.
            least + (least + long + short) % 2
        }
    }
}
