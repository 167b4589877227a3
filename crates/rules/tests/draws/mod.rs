//! Positions of the kinds where it is hard to say whether a side can still give checkmate, drawn by lot.

use rules::{
    Castling, File, Kind, Kings, Piece, Position, Rank, Setup, Side, Square, SquareSet, Variant, Wing,
};

use crate::games::Dice;

/// How a position of some kind is drawn; not every draw is a sound one.
pub type Draw = fn(&mut Dice) -> Setup;

/// The kinds.
pub const DRAWS: [(&str, Draw); 15] = [
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
    ("wall, both may castle", wall_and_castling),
    ("wall, en passant", wall_and_en_passant),
    ("pawns before blocked squares", blocked_promotion),
    ("cage", cage),
    ("minor piece against queens", against_queens),
];

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
    let rows: Vec<&str> = include_str!("../cases/dead-positions.tsv").lines().skip(1).collect();
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

/// A straight wall between kings that may both castle with a rook.
fn wall_and_castling(dice: &mut Dice) -> Setup {
    let mut setup = straight_wall(dice);
    setup.variant = any(dice, &[Variant::Standard, Variant::Chess960]);
    for side in Side::ALL {
        let (king, rook) = match setup.variant {
            Variant::Standard => (4, any(dice, &[0, 7])),
            Variant::Chess960 => {
                let king = 1 + dice.below(6);
                (king, (king + 1 + dice.below(7)) % 8)
            }
        };
        let wing = if rook > king { Wing::Kingside } else { Wing::Queenside };
        let back = Rank::First.seen_by(side);
        setup.board.put(piece(side, Kind::King), Square::new(File::ALL[king], back));
        setup.board.put(piece(side, Kind::Rook), Square::new(File::ALL[rook], back));
        setup.castling.grant(side, wing, File::ALL[rook]);
        if dice.below(3) == 0 {
            drop(dice, &mut setup, piece(side, Kind::Pawn), SquareSet::rank(Rank::Second.seen_by(side)));
        }
    }
    setup.side_to_move = any_side(dice);
    setup
}

/// A straight wall that nothing but a capture en passant can open.
fn wall_and_en_passant(dice: &mut Dice) -> Setup {
    let mut setup = Setup::EMPTY;
    let first = dice.below(2);
    for file in File::ALL.into_iter().filter(|&file| file as usize % 2 == first) {
        setup.board.put(piece(Side::White, Kind::Pawn), Square::new(file, Rank::Third));
        setup.board.put(piece(Side::Black, Kind::Pawn), Square::new(file, Rank::Fourth));
    }
    let file = File::ALL[(1 - first) + 2 * dice.below(4)];
    setup.board.put(piece(Side::White, Kind::Pawn), Square::new(file, Rank::Fourth));
    setup.en_passant = Some(Square::new(file, Rank::Third));
    if dice.below(2) == 0 {
        setup.board.put(piece(Side::Black, Kind::Pawn), Square::new(file, Rank::Fifth));
    }
    if dice.below(3) == 0 {
        let bishop = piece(any_side(dice), Kind::Bishop);
        drop(dice, &mut setup, bishop, SquareSet::FULL);
    }
    drop_kings_at_home(dice, &mut setup);
    setup.side_to_move = Side::Black;
    setup
}

/// Pawns one step from their promotion, most of them with something in front of them.
fn blocked_promotion(dice: &mut Dice) -> Setup {
    let mut setup = Setup::EMPTY;
    for _ in 0..1 + dice.below(3) {
        let (side, file) = (any_side(dice), any(dice, &[File::A, File::A, File::B, File::G, File::H]));
        let last = Square::new(file, Rank::Eighth.seen_by(side));
        setup.board.put(piece(side, Kind::Pawn), Square::new(file, Rank::Seventh.seen_by(side)));
        match dice.below(6) {
            0 => {}
            1 | 2 => setup.board.put(piece(!side, Kind::King), last),
            3 => setup.board.put(piece(any_side(dice), Kind::Knight), last),
            _ => setup.board.put(piece(any_side(dice), Kind::Bishop), last),
        }
    }
    for side in Side::ALL {
        if setup.board.king(side).is_none() {
            drop(dice, &mut setup, piece(side, Kind::King), SquareSet::FULL);
        }
    }
    setup.side_to_move = any_side(dice);
    setup
}

/// Each king in a corner behind two pawns that are face to face with others, most often with a bishop
/// between them that cannot get out.
fn cage(dice: &mut Dice) -> Setup {
    let mut setup = Setup::EMPTY;
    for side in Side::ALL {
        let from_left = dice.below(2) == 0;
        let file = |steps: usize| File::ALL[if from_left { steps } else { 7 - steps }];
        let [first, second, third] = [Rank::First, Rank::Second, Rank::Third].map(|rank| rank.seen_by(side));
        for steps in [1, 3] {
            setup.board.put(piece(side, Kind::Pawn), Square::new(file(steps), second));
            setup.board.put(piece(!side, Kind::Pawn), Square::new(file(steps), third));
        }
        if dice.below(4) > 0 {
            setup.board.put(piece(any_side(dice), Kind::Bishop), Square::new(file(2), first));
        }
        let corner = (0..4).map(|steps| SquareSet::file(file(steps)));
        let corner = corner.fold(SquareSet::EMPTY, |all, one| all | one);
        drop(dice, &mut setup, piece(side, Kind::King), corner & SquareSet::rank(first));
        if dice.below(3) == 0 {
            let bishop = piece(any_side(dice), Kind::Bishop);
            drop(dice, &mut setup, bishop, SquareSet::FULL);
        }
    }
    setup.side_to_move = any_side(dice);
    setup
}

/// A knight or a bishop alone against queens, perhaps with a pawn on either side.
fn against_queens(dice: &mut Dice) -> Setup {
    let mut setup = Setup::EMPTY;
    let (weak, minor) = (any_side(dice), any(dice, &[Kind::Knight, Kind::Bishop]));
    drop_kings(dice, &mut setup, SquareSet::FULL);
    drop(dice, &mut setup, piece(weak, minor), SquareSet::FULL);
    for _ in 0..1 + dice.below(4) {
        let kind = any(dice, &[Kind::Queen, Kind::Queen, Kind::Rook]);
        drop(dice, &mut setup, piece(!weak, kind), SquareSet::FULL);
    }
    if dice.below(2) == 0 {
        let pawn = piece(any_side(dice), Kind::Pawn);
        drop(dice, &mut setup, pawn, SquareSet::FULL);
    }
    setup
}
