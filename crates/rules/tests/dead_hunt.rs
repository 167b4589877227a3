//! A hunt for wrong answers to "can this side still give checkmate?": positions of the kinds where it is
//! hard, drawn by lot, and each no confirmed by looking at everything that can follow.

#![allow(clippy::print_stdout, reason = "the long hunt tells how it went")]

mod games;
mod oracle;

use games::Dice;
use rules::{
    CanWin, Castling, File, Kind, Kings, Piece, Position, Rank, Setup, Side, Square, SquareSet, Variant, Wing,
};

/// As many moves as the full form is given.
const MOVES_MAX: usize = 1_000_000;

/// A kind of position, and how one is drawn; not every draw is a sound position.
type Draw = fn(&mut Dice) -> Setup;

const DRAWS: [(&str, Draw); 10] = [
    ("row of the table, pieces moved", row_moved),
    ("row of the table, pawns changed", row_changed),
    ("wall", wall),
    ("wall with pieces", wall_with_pieces),
    ("broken wall", broken_wall),
    ("en passant", en_passant),
    ("few pieces", few_pieces),
    ("in a corner", in_a_corner),
    ("few moves", few_moves),
    ("right to castle", right_to_castle),
];

/// What a hunt has met.
#[derive(Default, Debug)]
struct Bag {
    asked: usize,
    unknown: Vec<String>,
    quick: usize,
    no: usize,
    confirmed: usize,
}

/// Draws so many positions of each kind; a no is confirmed if no more than so many positions can follow.
fn hunt(seed: u64, draws: usize, positions_max: usize) {
    let mut dice = Dice(seed);
    let mut all = Bag::default();
    for (kind, draw) in DRAWS {
        let mut bag = Bag::default();
        while bag.asked < 2 * draws {
            if let Ok(position) = Position::new(draw(&mut dice), Kings::Both) {
                Side::ALL.into_iter().for_each(|side| bag.ask(&position, side, positions_max));
            }
        }
        println!(
            "{kind}: {} asked, {} no, {} of them at once, {} confirmed",
            bag.asked, bag.no, bag.quick, bag.confirmed
        );
        all.asked += bag.asked;
        all.no += bag.no;
        all.confirmed += bag.confirmed;
        all.unknown.append(&mut bag.unknown);
    }
    println!("unknown: {} of {}\n{}", all.unknown.len(), all.asked, all.unknown.join("\n"));
    assert!(all.unknown.len() * 50 <= all.asked, "more than 2 in 100 are unknown");
    assert!(all.no * 10 >= all.asked, "only {} of {} draws were hard", all.no, all.asked);
    assert!(all.confirmed * 2 >= all.no, "only {} of {} were confirmed", all.confirmed, all.no);
}

impl Bag {
    fn ask(&mut self, position: &Position, side: Side, positions_max: usize) {
        let fen = position.to_setup();
        let quick = position.unwinnable(side).expect("two kings");
        let full = position.can_win(side, MOVES_MAX).expect("two kings");
        self.asked += 1;
        self.quick += usize::from(quick.is_some());
        match &full {
            CanWin::Yes(line) => {
                assert!(oracle::is_mate_by(position, side, line), "{fen} {side:?}: {line:?} is no mate");
                assert_eq!(quick, None, "{fen} {side:?}: there is a mate, {line:?}");
            }
            CanWin::No(reason) => {
                self.no += 1;
                match oracle::can_win(position, side, positions_max) {
                    Some(true) => panic!("{fen} {side:?}: {reason:?}, but there is a mate"),
                    Some(false) => self.confirmed += 1,
                    None => {}
                }
            }
            CanWin::Unknown => self.unknown.push(format!("{fen} {side:?}")),
        }
    }
}

fn piece(side: Side, kind: Kind) -> Piece {
    Piece { side, kind }
}

fn any<T: Copy>(dice: &mut Dice, things: &[T]) -> T {
    things[dice.below(things.len())]
}

fn any_side(dice: &mut Dice) -> Side {
    any(dice, &Side::ALL)
}

/// A position of the table with some of its pieces elsewhere.
fn row_moved(dice: &mut Dice) -> Setup {
    let rows: Vec<&str> = include_str!("cases/dead-positions.tsv").lines().skip(1).collect();
    let fen = any(dice, &rows).split('\t').next().expect("a cell");
    let mut setup: Setup = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
    let men: Vec<(Square, Piece)> = setup.board.men().collect();
    for (square, man) in men.into_iter().filter(|(_, man)| man.kind != Kind::Pawn) {
        if dice.below(2) == 0 {
            setup.board.clear(square);
            drop(dice, &mut setup, man, SquareSet::FULL);
        }
    }
    setup
}

/// The same with a pawn less, or one more.
fn row_changed(dice: &mut Dice) -> Setup {
    let mut setup = row_moved(dice);
    let pawns: Vec<Square> = setup.board.kind(Kind::Pawn).into_iter().collect();
    if dice.below(2) == 0 && !pawns.is_empty() {
        setup.board.clear(any(dice, &pawns));
    } else {
        let pawn = piece(any_side(dice), Kind::Pawn);
        drop(dice, &mut setup, pawn, SquareSet::FULL);
    }
    setup
}

/// Puts a piece on some empty square among these.
fn drop(dice: &mut Dice, setup: &mut Setup, piece: Piece, among: SquareSet) {
    let mut free = among - setup.board.occupied();
    if piece.kind == Kind::Pawn {
        free = free - SquareSet::BACK_RANKS;
    }
    let free: Vec<Square> = free.into_iter().collect();
    if !free.is_empty() {
        setup.board.put(piece, any(dice, &free));
    }
}

fn drop_kings(dice: &mut Dice, setup: &mut Setup, among: SquareSet) {
    Side::ALL.into_iter().for_each(|side| drop(dice, setup, piece(side, Kind::King), among));
    setup.side_to_move = any_side(dice);
}

/// The kings at home, each on its own half, as walls are built in games; or anywhere.
fn drop_kings_at_home(dice: &mut Dice, setup: &mut Setup) {
    if dice.below(4) == 0 {
        return drop_kings(dice, setup, SquareSet::FULL);
    }
    for side in Side::ALL {
        let home = (0..4).map(|rank| SquareSet::rank(Rank::ALL[rank].seen_by(side)));
        drop(dice, setup, piece(side, Kind::King), home.fold(SquareSet::EMPTY, |all, rank| all | rank));
    }
    setup.side_to_move = any_side(dice);
}

/// Pawns that stand face to face on every other file or so, in a line that goes up and down a little.
fn faced_pawns(dice: &mut Dice, setup: &mut Setup) {
    let (first, level) = (dice.below(2), 1 + dice.below(4));
    for file in File::ALL {
        let is_pair = file as usize % 2 == first || dice.below(4) == 0;
        let low = (level + dice.below(3)).clamp(1, 5);
        if is_pair {
            setup.board.put(piece(Side::White, Kind::Pawn), Square::new(file, Rank::ALL[low]));
            setup.board.put(piece(Side::Black, Kind::Pawn), Square::new(file, Rank::ALL[low + 1]));
        }
    }
}

/// A straight wall that guards every square of a rank, and nothing but kings.
fn straight_wall(dice: &mut Dice) -> Setup {
    let mut setup = Setup::EMPTY;
    let (first, low) = (dice.below(2), 2 + dice.below(3));
    for file in File::ALL.into_iter().filter(|&file| file as usize % 2 == first) {
        setup.board.put(piece(Side::White, Kind::Pawn), Square::new(file, Rank::ALL[low]));
        setup.board.put(piece(Side::Black, Kind::Pawn), Square::new(file, Rank::ALL[low + 1]));
    }
    setup
}

fn wall(dice: &mut Dice) -> Setup {
    let mut setup = Setup::EMPTY;
    faced_pawns(dice, &mut setup);
    drop_kings_at_home(dice, &mut setup);
    setup
}

fn wall_with_pieces(dice: &mut Dice) -> Setup {
    let mut setup = straight_wall(dice);
    for _ in 0..1 + dice.below(3) {
        let kind = any(dice, &[Kind::Bishop, Kind::Bishop, Kind::Bishop, Kind::Knight, Kind::Rook]);
        let side = any_side(dice);
        drop(dice, &mut setup, piece(side, kind), SquareSet::FULL);
    }
    drop_kings_at_home(dice, &mut setup);
    setup
}

/// A wall from which a man is taken, or one is added.
fn broken_wall(dice: &mut Dice) -> Setup {
    let mut setup = straight_wall(dice);
    for _ in 0..1 + dice.below(3) {
        let men: Vec<Square> = setup.board.occupied().into_iter().collect();
        if dice.below(2) == 0 {
            setup.board.clear(any(dice, &men));
        } else {
            let new = piece(any_side(dice), any(dice, &[Kind::Pawn, Kind::Pawn, Kind::Bishop]));
            drop(dice, &mut setup, new, SquareSet::FULL);
        }
    }
    drop_kings_at_home(dice, &mut setup);
    setup
}

/// A wall whose last pawn has just come by a double step, beside an enemy pawn.
fn en_passant(dice: &mut Dice) -> Setup {
    let mut setup = Setup::EMPTY;
    faced_pawns(dice, &mut setup);
    let file = any(dice, &File::ALL[1..7]);
    let beside = if dice.below(2) == 0 { file as usize - 1 } else { file as usize + 1 };
    for rank in [Rank::Second, Rank::Third, Rank::Fourth] {
        setup.board.clear(Square::new(file, rank));
    }
    setup.board.put(piece(Side::White, Kind::Pawn), Square::new(file, Rank::Fourth));
    setup.board.put(piece(Side::Black, Kind::Pawn), Square::new(File::ALL[beside], Rank::Fourth));
    setup.en_passant = Some(Square::new(file, Rank::Third));
    drop_kings_at_home(dice, &mut setup);
    setup.side_to_move = Side::Black;
    setup
}

fn drop_few(dice: &mut Dice, setup: &mut Setup, among: SquareSet) {
    for _ in 0..1 + dice.below(3) {
        let kinds = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Bishop, Kind::Rook, Kind::Queen];
        let new = piece(any_side(dice), any(dice, &kinds));
        drop(dice, setup, new, among);
    }
}

fn few_pieces(dice: &mut Dice) -> Setup {
    let mut setup = Setup::EMPTY;
    drop_few(dice, &mut setup, SquareSet::FULL);
    drop_kings(dice, &mut setup, SquareSet::FULL);
    setup
}

fn in_a_corner(dice: &mut Dice) -> Setup {
    let mut setup = Setup::EMPTY;
    let files = if dice.below(2) == 0 { 0..4 } else { 4..8 };
    let ranks = if dice.below(2) == 0 { 0..4 } else { 4..8 };
    let files =
        files.map(|file| SquareSet::file(File::ALL[file])).fold(SquareSet::EMPTY, |all, one| all | one);
    let ranks =
        ranks.map(|rank| SquareSet::rank(Rank::ALL[rank])).fold(SquareSet::EMPTY, |all, one| all | one);
    drop_few(dice, &mut setup, files & ranks);
    drop_kings(dice, &mut setup, files & ranks);
    setup
}

/// Men in a corner, drawn again until the side to move has one move or two.
fn few_moves(dice: &mut Dice) -> Setup {
    loop {
        let setup = in_a_corner(dice);
        let moves = Position::new(setup, Kings::Both).map(|position| position.count_legal_moves());
        if matches!(moves, Ok(1 | 2)) {
            return setup;
        }
    }
}

/// A wall, or a few pieces, with a king that may castle: in half of them as in Chess960.
fn right_to_castle(dice: &mut Dice) -> Setup {
    let mut setup = if dice.below(2) == 0 { straight_wall(dice) } else { Setup::EMPTY };
    if setup.board.occupied().is_empty() {
        drop_few(dice, &mut setup, SquareSet::FULL - SquareSet::BACK_RANKS);
    }
    let (mut king, mut rook) = (4, any(dice, &[0, 7]));
    if dice.below(2) == 0 {
        setup.variant = Variant::Chess960;
        king = 1 + dice.below(6);
        rook = (king + 1 + dice.below(7)) % 8;
    }
    let wing = if rook > king { Wing::Kingside } else { Wing::Queenside };
    setup.board.put(piece(Side::White, Kind::King), Square::new(File::ALL[king], Rank::First));
    setup.board.put(piece(Side::White, Kind::Rook), Square::new(File::ALL[rook], Rank::First));
    setup.castling = Castling::NONE;
    setup.castling.grant(Side::White, wing, File::ALL[rook]);
    drop(dice, &mut setup, piece(Side::Black, Kind::King), SquareSet::FULL);
    setup.side_to_move = any_side(dice);
    setup
}

#[test]
fn in_a_sample_no_answer_is_wrong() {
    hunt(0x2545_f491_4f6c_dd1d, 40, 3_000);
}

#[test]
#[ignore = "takes minutes: cargo test --release -p rules --test dead_hunt -- --ignored --nocapture"]
fn in_ten_thousand_positions_no_answer_is_wrong() {
    hunt(0x9e37_79b9_7f4a_7c15, 1_250, 300_000);
}
