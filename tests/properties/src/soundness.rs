//! Which set-ups moves could have led to, decided slowly: square by square, and by taking back every
//! move that can have been the last one.

use std::collections::BTreeSet;

use rules::{Board, File, Kind, Kings, Piece, Rank, Setup, Side, Square, Variant, Wing};

/// The codes of all faults of a set-up.
///
/// ```
/// use properties::soundness::faults;
/// use rules::{Kings, Setup};
///
/// assert_eq!(faults(&Setup::EMPTY, Kings::Both).into_iter().collect::<Vec<_>>(), ["no_king"]);
/// ```
pub fn faults(setup: &Setup, kings: Kings) -> BTreeSet<&'static str> {
    let board = &setup.board;
    let count = |piece| board.men().filter(|&(_, man)| man == piece).count();
    let king_count = |side| count(Piece { side, kind: Kind::King });
    let any_side = |holds: &dyn Fn(Side) -> bool| Side::ALL.into_iter().any(holds);
    let mover = !setup.side_to_move;
    let checkers = checkers(board, setup.side_to_move).len();
    let mut faults = BTreeSet::new();
    let mut note = |code, holds: bool| faults.extend(holds.then_some(code));

    note("no_king", kings == Kings::Both && any_side(&|side| king_count(side) == 0));
    note("several_kings", any_side(&|side| king_count(side) > 1));
    note(
        "pawns_on_back_rank",
        board.men().any(|(square, man)| man.kind == Kind::Pawn && matches!(height(square), 0 | 7)),
    );
    note("too_many_pieces", any_side(&|side| is_too_many(board, side)));
    note("opponent_in_check", !self::checkers(board, mover).is_empty());
    note("too_many_checkers", checkers > 2);
    note("impossible_double_check", checkers == 2 && !has_last_move(setup));
    note(
        "castling_without_pieces",
        any_side(&|side| Wing::ALL.into_iter().any(|wing| !right_is_sound(setup, side, wing))),
    );
    note("en_passant_impossible", setup.en_passant.is_some_and(|passed| !was_passed(setup, passed)));
    faults
}

fn width(square: Square) -> i32 {
    square.index() as i32 % 8
}

fn height(square: Square) -> i32 {
    square.index() as i32 / 8
}

fn at(width: i32, height: i32) -> Option<Square> {
    let on_board = (0..8).contains(&width) && (0..8).contains(&height);
    on_board.then(|| Square::from_index((8 * height + width) as usize)).flatten()
}

/// Every square strictly between two of one line.
fn between(from: Square, to: Square) -> Vec<Square> {
    let (dx, dy) = (width(to) - width(from), height(to) - height(from));
    let steps = dx.abs().max(dy.abs());
    (1..steps)
        .filter_map(|step| at(width(from) + dx / steps * step, height(from) + dy / steps * step))
        .collect()
}

/// Whether this piece, standing on one square, attacks the other (FIDE 3.1.2).
fn attacks(board: &Board, piece: Piece, from: Square, to: Square) -> bool {
    let (dx, dy) = (width(to) - width(from), height(to) - height(from));
    let (near, far) = (dx.abs().min(dy.abs()), dx.abs().max(dy.abs()));
    let is_straight = near == 0 && far > 0;
    let is_diagonal = near == far && far > 0;
    let is_free = || between(from, to).into_iter().all(|square| board.piece_on(square).is_none());
    match piece.kind {
        Kind::Pawn => dx.abs() == 1 && dy == i32::from(piece.side.forward()),
        Kind::Knight => (near, far) == (1, 2),
        Kind::King => far == 1,
        Kind::Bishop => is_diagonal && is_free(),
        Kind::Rook => is_straight && is_free(),
        Kind::Queen => (is_straight || is_diagonal) && is_free(),
    }
}

/// The enemies that attack this side's king; of several kings the first, as a set-up with several has
/// that fault anyway.
fn checkers(board: &Board, side: Side) -> Vec<Square> {
    let king = board.men().find(|(_, man)| *man == Piece { side, kind: Kind::King });
    let Some((king, _)) = king else { return Vec::new() };
    let enemies = board.men().filter(|(_, man)| man.side != side);
    enemies.filter(|&(square, man)| attacks(board, man, square, king)).map(|(square, _)| square).collect()
}

/// Sixteen men at most, and beyond the first set no more than there are pawns gone.
fn is_too_many(board: &Board, side: Side) -> bool {
    let count = |kind, is_counted: &dyn Fn(Square) -> bool| {
        let men = board.men().filter(|&(_, man)| man == Piece { side, kind });
        men.filter(|&(square, _)| is_counted(square)).count() as i32
    };
    let is_dark = |square| (width(square) + height(square)) % 2 == 0;
    let promoted = [
        count(Kind::Queen, &|_| true) - 1,
        count(Kind::Rook, &|_| true) - 2,
        count(Kind::Knight, &|_| true) - 2,
        count(Kind::Bishop, &is_dark) - 1,
        count(Kind::Bishop, &|square| !is_dark(square)) - 1,
    ];
    let promoted: i32 = promoted.into_iter().map(|beyond| beyond.max(0)).sum();
    let all = board.men().filter(|(_, man)| man.side == side).count();
    promoted + count(Kind::Pawn, &|_| true) > 8 || all > 16
}

/// King and rook where the right says that they have always stood.
fn right_is_sound(setup: &Setup, side: Side, wing: Wing) -> bool {
    let Some(rook) = setup.castling.rook(side, wing) else { return true };
    let first = if side == Side::White { 0 } else { 7 };
    let king = setup.board.men().find(|(_, man)| *man == Piece { side, kind: Kind::King });
    let Some((king, _)) = king else { return false };
    let beyond = match wing {
        Wing::Kingside => width(rook) > width(king),
        Wing::Queenside => width(rook) < width(king),
    };
    let is_usual = width(king) == 4 && matches!(width(rook), 0 | 7);
    setup.board.piece_on(rook) == Some(Piece { side, kind: Kind::Rook })
        && (height(rook), height(king)) == (first, first)
        && beyond
        // In Chess960 the king begins between two rooks.
        && (1..=6).contains(&width(king))
        && (is_usual || setup.variant == Variant::Chess960)
}

/// Whether a double step can have been the last move, and passed this square.
fn was_passed(setup: &Setup, passed: Square) -> bool {
    let mover = !setup.side_to_move;
    let (third, forward) = if mover == Side::White { (2, 1) } else { (5, -1) };
    let (Some(from), Some(to)) = (at(width(passed), third - forward), at(width(passed), third + forward))
    else {
        return false;
    };
    let pawn = Piece { side: mover, kind: Kind::Pawn };
    let mut before = setup.board;
    before.clear(to);
    before.put(pawn, from);
    height(passed) == third
        && setup.halfmove_clock == 0
        && setup.board.piece_on(to) == Some(pawn)
        && [from, passed].into_iter().all(|square| setup.board.piece_on(square).is_none())
        && checkers(&before, setup.side_to_move).is_empty()
}

/// Whether any move can have been the last one: the board before it had no king to be captured.
fn has_last_move(setup: &Setup) -> bool {
    let mover = !setup.side_to_move;
    let keeps_rights = |square: Square| {
        let king = setup.board.piece_on(square) == Some(Piece { side: mover, kind: Kind::King });
        let rooks = Wing::ALL.map(|wing| setup.castling.rook(mover, wing));
        king && rooks.iter().any(Option::is_some) || rooks.contains(&Some(square))
    };
    let is_sound = |before: &Board| was_sound(before, setup.side_to_move);
    let has_castled = Wing::ALL.iter().all(|&wing| setup.castling.rook(mover, wing).is_none())
        && boards_before_castling(&setup.board, mover).iter().any(is_sound);
    let mut moved = setup.board.men().filter(|&(square, man)| man.side == mover && !keeps_rights(square));
    has_castled
        || moved.any(|(to, man)| {
            let mut free = Square::all().filter(|&from| setup.board.piece_on(from).is_none());
            free.any(|from| boards_before(&setup.board, man, from, to).iter().any(is_sound))
        })
}

/// Nobody could be captured who may not, and there were not too many men.
fn was_sound(before: &Board, waiting: Side) -> bool {
    checkers(before, waiting).is_empty() && Side::ALL.into_iter().all(|side| !is_too_many(before, side))
}

/// Every board from which this man can have gone there: as itself or as a pawn, with or without taking.
fn boards_before(board: &Board, man: Piece, from: Square, to: Square) -> Vec<Board> {
    let mut all = Vec::new();
    let is_last = height(to) == if man.side == Side::White { 7 } else { 0 };
    let was_pawn = is_last && matches!(man.kind, Kind::Queen | Kind::Rook | Kind::Bishop | Kind::Knight);
    let kinds = [Some(man.kind), was_pawn.then_some(Kind::Pawn)];
    for kind in kinds.into_iter().flatten() {
        let mover = Piece { side: man.side, kind };
        let mut lifted = *board;
        lifted.clear(to);
        let mut with = |taken: Option<(Square, Kind)>| {
            let mut before = lifted;
            before.put(mover, from);
            if let Some((square, kind)) = taken {
                before.put(Piece { side: !man.side, kind }, square);
            }
            all.push(before);
        };
        if kind == Kind::Pawn {
            if matches!(height(from), 0 | 7) {
                continue;
            }
            if steps(&lifted, mover, from, to) {
                with(None);
            }
        } else if attacks(&lifted, mover, from, to) {
            with(None);
        }
        if attacks(&lifted, mover, from, to) {
            let taken = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
            let can_stand = |kind: &Kind| *kind != Kind::Pawn || !matches!(height(to), 0 | 7);
            taken.into_iter().filter(can_stand).for_each(|kind| with(Some((to, kind))));
            if kind == Kind::Pawn {
                passing(&lifted, mover, from, to)
                    .into_iter()
                    .for_each(|square| with(Some((square, Kind::Pawn))));
            }
        }
    }
    all
}

/// One square straight ahead, or two from the second rank (FIDE 3.7.1, 3.7.2).
fn steps(board: &Board, pawn: Piece, from: Square, to: Square) -> bool {
    let forward = i32::from(pawn.side.forward());
    let second = if pawn.side == Side::White { 1 } else { 6 };
    let ahead = height(to) - height(from);
    let is_free = between(from, to).into_iter().all(|square| board.piece_on(square).is_none());
    let is_double = ahead == 2 * forward && height(from) == second && is_free;
    width(from) == width(to) && (ahead == forward || is_double)
}

/// The square of a pawn that was captured in passing, if it can have come there by a double step.
fn passing(board: &Board, pawn: Piece, from: Square, to: Square) -> Option<Square> {
    let fifth = if pawn.side == Side::White { 4 } else { 3 };
    let beside = at(width(to), fifth)?;
    let begun = at(width(to), fifth + 2 * i32::from(pawn.side.forward()))?;
    let are_free = [beside, begun].into_iter().all(|square| board.piece_on(square).is_none());
    (height(from) == fifth && are_free).then_some(beside)
}

/// Every board from which this side can have castled; in standard chess these are among them.
fn boards_before_castling(board: &Board, side: Side) -> Vec<Board> {
    let rank = if side == Side::White { Rank::First } else { Rank::Eighth };
    let [king, rook] = [Kind::King, Kind::Rook].map(|kind| Piece { side, kind });
    let mut all = Vec::new();
    for (king_on, rook_on) in [(File::G, File::F), (File::C, File::D)] {
        let (king_on, rook_on) = (Square::new(king_on, rank), Square::new(rook_on, rank));
        if (board.piece_on(king_on), board.piece_on(rook_on)) != (Some(king), Some(rook)) {
            continue;
        }
        let mut lifted = *board;
        lifted.clear(king_on);
        lifted.clear(rook_on);
        let free = File::ALL.into_iter().map(|file| Square::new(file, rank));
        let free: Vec<Square> = free.filter(|&square| lifted.piece_on(square).is_none()).collect();
        for (&king_home, &rook_home) in free.iter().flat_map(|one| free.iter().map(move |other| (one, other)))
        {
            let mut before = lifted;
            before.put(king, king_home);
            before.put(rook, rook_home);
            all.push(before);
        }
    }
    all
}
