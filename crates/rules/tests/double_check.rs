//! Two checks that one move can give are accepted, others are not: told in tables, found by trying
//! every move that can have been the last, and met in play.

mod games;

use games::{Dice, walk};
use rules::{Board, Kind, Kings, Piece, Position, Rank, Setup, SetupFault, Side, Square, Variant};

#[track_caller]
fn check(fen: &str, codes: &[&str]) {
    check_of(Variant::Standard, fen, codes);
}

#[track_caller]
fn check_of(variant: Variant, fen: &str, codes: &[&str]) {
    let read = Position::from_fen_of(variant, fen, Kings::Both);
    let faults = read.err().map_or(Vec::new(), |error| error.faults);
    let found: Vec<&str> = faults.iter().map(|fault| fault.code()).collect();
    assert_eq!(found, codes, "{fen}");
}

#[test]
fn one_move_gives_both() {
    for fen in [
        "4r2k/8/8/8/8/5n2/8/4K3 w - - 0 1",              // Ne5-f3
        "4k3/8/8/1B6/8/8/8/4R1K1 b - - 0 1",             // Be2-b5
        "8/8/2k2R2/8/8/8/8/K6B b - - 0 1",               // Rf3-f6
        "4k3/3P4/8/8/8/8/8/4R1K1 b - - 0 1",             // e6xd7
        "3Rk3/8/8/8/8/8/8/4R1K1 b - - 0 1",              // e7xd8=R
        "4N3/R5k1/8/8/8/8/8/K7 b - - 0 1",               // e7-e8=N
        "8/8/3Pk3/8/8/1B6/8/4R1K1 b - - 0 1",            // e5xd6 en passant opens a file and a diagonal
        "8/2k5/3P4/4B3/8/8/8/2R3K1 b - - 0 1",           // one check only: the pawn's
        "2k5/8/2NP4/8/8/8/8/2R3K1 b - - 0 1",            // none
        "rn1qkbnr/pppP1ppp/p6p/8/8/8/8/4R1K1 b - - 0 1", // e6xd7 took the bishop
    ] {
        check(fen, &[]);
    }
}

#[test]
fn no_move_gives_both() {
    for fen in [
        "4k3/8/3N1N2/8/8/8/8/K7 b - - 0 1",              // two knights
        "4k3/3P1P2/8/8/8/8/8/K7 b - - 0 1",              // two pawns
        "4k3/3P4/5N2/8/8/8/8/K7 b - - 0 1",              // a pawn and a knight
        "8/8/8/R2k3R/8/8/8/K7 b - - 0 1",                // two rooks of one line
        "8/8/8/3k3R/8/8/8/K2R4 b - - 0 1",               // two rooks of two lines
        "8/8/1B3B2/8/3k4/8/8/K7 b - - 0 1",              // two bishops
        "8/8/2k4R/8/8/8/8/K6B b - - 0 1",                // no rook comes to h6 from the bishop's diagonal
        "8/3p4/3Pk3/8/8/1B6/8/4R1K1 b - - 0 1", // a black pawn on d7 has made no double step from there
        "8/8/R3k3/3P4/8/8/8/6K1 b - - 0 1",     // no pawn comes to d5 from the rook's rank
        "rnbqk1nr/pppP1ppp/p6p/8/8/8/8/4R1K1 b - - 0 1", // only the bishop on dark squares is gone, and d7 is light
        "8/8/8/4N2N/8/4Rk2/6nK/8 b - - 0 1", // a knight's check is not uncovered, nor is a neighbour's
    ] {
        check(fen, &["impossible_double_check"]);
    }
}

#[test]
fn a_rook_that_may_castle_has_not_moved() {
    check_of(Variant::Chess960, "8/8/8/8/B7/8/8/1R1k2K1 b - - 0 1", &[]); // Rb3-b1
    check_of(Variant::Chess960, "8/8/8/8/B7/8/8/1R1k2K1 b B - 0 1", &["impossible_double_check"]);
}

#[test]
fn after_a_double_step_every_check_comes_from_it() {
    check("7k/8/8/2Pp4/4K3/8/8/8 w - d6 0 1", &[]); // the pawn itself
    check("2b4k/8/8/2Pp4/8/7K/8/8 w - d6 0 1", &[]); // the bishop behind it
    check("4r2k/8/8/2Pp4/8/8/8/4K3 w - d6 0 1", &["en_passant_impossible"]);
    check("7k/8/8/2Pp4/8/8/2n5/4K3 w - d6 0 1", &["en_passant_impossible"]);
}

#[test]
fn every_position_of_play_is_sound() {
    let mut double_checks = 0;
    walk(40, 100, |position| {
        for legal in position.legal_moves() {
            let after = position.after(legal);
            if after.checkers().is_several() || after.en_passant().is_some() {
                double_checks += usize::from(after.checkers().is_several());
                let again = Position::new(after.to_setup(), Kings::AnyNumber);
                assert_eq!(again.as_ref(), Ok(&after), "{} {legal}", position.to_setup());
            }
        }
        let again = Position::from_fen(&position.to_setup().to_string(), Kings::AnyNumber);
        assert_eq!(again.as_ref(), Ok(position), "{}", position.to_setup());
    });
    assert!(double_checks > 150, "only {double_checks} double checks");
}

#[test]
fn a_fault_is_found_where_no_move_leads_and_nowhere_else() {
    let mut dice = Dice(0x5eed_c0de);
    let (mut possible, mut impossible) = (0, 0);
    while possible < 25 || impossible < 25 {
        let setup = random_setup(&mut dice);
        let faults = Position::new(setup, Kings::AnyNumber).err().map_or(Vec::new(), |error| error.faults);
        let is_double = setup
            .board
            .king(setup.side_to_move)
            .is_some_and(|king| setup.board.attackers_of(king).len() == 2);
        if !is_double || faults.iter().any(|fault| !matches!(fault, SetupFault::ImpossibleDoubleCheck(_))) {
            continue;
        }
        let count = if faults.is_empty() { &mut possible } else { &mut impossible };
        *count += 1;
        if *count <= 25 {
            assert_eq!(faults.is_empty(), has_a_last_move(&setup), "{setup}\n{:?}", setup.board);
        }
    }
}

/// A king in the midst of a few enemies, and a man of its own.
fn random_setup(dice: &mut Dice) -> Setup {
    let mut setup = Setup::EMPTY;
    setup.side_to_move = Side::ALL[dice.below(2)];
    let mover = !setup.side_to_move;
    let mut put = |side, kind| {
        let square = Square::from_index(dice.below(64)).expect("a square");
        setup.board.put(Piece { side, kind }, square);
    };
    put(mover, Kind::Pawn);
    put(mover, Kind::Knight);
    put(mover, Kind::Bishop);
    put(mover, Kind::Rook);
    put(!mover, Kind::Pawn);
    put(!mover, Kind::King);
    setup
}

/// Whether a legal move of some sound position leads here, found by trying all that come in question.
fn has_a_last_move(setup: &Setup) -> bool {
    let mover = !setup.side_to_move;
    let targets = setup.board.side(mover).into_iter();
    targets.flat_map(|to| Square::all().map(move |from| (from, to))).any(|(from, to)| {
        let leads_here = |before: &Setup| {
            let position = Position::new(*before, Kings::AnyNumber).ok();
            let leads = |position: Position| {
                let mut moves = position.legal_moves().into_iter();
                moves.any(|legal| position.after(legal).board() == &setup.board)
            };
            position.is_some_and(leads)
        };
        !setup.board.occupied().contains(from) && positions_before(setup, from, to).iter().any(leads_here)
    })
}

/// What can have stood before a move between these squares, sound or not.
fn positions_before(setup: &Setup, from: Square, to: Square) -> Vec<Setup> {
    let mover = !setup.side_to_move;
    let lifted = |kind| {
        let mut before = Setup { side_to_move: mover, ..*setup };
        before.board.clear(to);
        before.board.put(Piece { side: mover, kind }, from);
        before
    };
    let with = |before: Setup, kind, square| {
        let mut board: Board = before.board;
        board.put(Piece { side: !mover, kind }, square);
        Setup { board, ..before }
    };
    let mut all = Vec::new();
    for kind in [setup.board.kind_on(to), Some(Kind::Pawn)].into_iter().flatten() {
        let quiet = lifted(kind);
        all.push(quiet);
        all.extend([Kind::Pawn, Kind::Queen].map(|captured| with(quiet, captured, to)));
        let passed = with(quiet, Kind::Pawn, Square::new(to.file(), Rank::Fifth.seen_by(mover)));
        all.push(Setup { en_passant: Some(to), ..passed });
    }
    all
}
