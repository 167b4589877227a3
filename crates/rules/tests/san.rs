//! Written moves: every spelling people use, and every error in full.

use rules::{Kings, PieceLetters, Position, SanStyle, Variant};

const START: &str = rules::INITIAL;

fn position(fen: &str) -> Position {
    Position::from_fen(fen, Kings::AnyNumber).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// What the text is read as in this position: a move as in UCI, or the whole message.
fn read(position: &Position, text: &str, letters: PieceLetters) -> String {
    position.read_san(text, letters).map_or_else(|error| error.to_string(), |found| found.to_string())
}

#[track_caller]
fn check(fen: &str, texts: &[&str], expected: &str) {
    check_in(PieceLetters::ENGLISH, fen, texts, expected);
}

#[track_caller]
fn check_in(letters: PieceLetters, fen: &str, texts: &[&str], expected: &str) {
    let position = position(fen);
    for text in texts {
        assert_eq!(read(&position, text, letters), expected, "{fen}: {text}");
    }
}

#[track_caller]
fn check_strict(fen: &str, text: &str, expected: &str) {
    let got = position(fen).read_san_strict(text, SanStyle::PGN);
    let got = got.map_or_else(|error| error.to_string(), |found| found.to_string());
    assert_eq!(got, expected, "{fen}: {text}");
}

#[test]
fn a_piece_and_its_square() {
    check(START, &["Nf3", "nf3", "NF3", " Nf3 ", "Nf3!?", "Nf3+", "Nf3#", "Nxf3", "N-f3", "N×f3 ??"], "g1f3");
    check(START, &["Ngf3", "N1f3", "Ng1f3", "Ng1-f3", "Ng1–f3", "Ng1xf3", "g1f3", "g1-f3", "G1F3"], "g1f3");
    check(START, &["♘f3", "♞f3", "♘\u{fe0e}g1-f3", "Nf3 (=)", "Nf3‼", "Nf3†"], "g1f3");
    check(START, &["e4", "e2e4", "e2-e4", "e2—e4", "E4", "Pe4", "♙e4", "ee4", "e4!"], "e2e4");
}

#[test]
fn captures() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    check(fen, &["exd5", "ed5", "e4d5", "e4xd5", "e4-d5", "e:d5", "EXD5", "Pxd5", "exd5+?!"], "e4d5");
    check(fen, &["d5"], "no white pawn on the d-file can go to d5");
    let passed = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let texts =
        ["exd6", "ed6", "exd6 e.p.", "exd6e.p.", "exd6 e. p.", "exd6 ep", "exd6 e.p.+!", "e5d6", "Pxd6 ep"];
    check(passed, &texts, "e5d6");
}

#[test]
fn castling_with_zeros_letters_and_dashes() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let short = ["O-O", "o-o", "0-0", "O–O", "o−o", "0—0", "OO", "00", "O-0", "О-О", "O-O+", "e1g1", "Kg1"];
    check(fen, &short, "e1g1");
    check(fen, &["O-O-O", "o-o-o", "0-0-0", "O–O–O", "OOO", "000", "0-0-0!!", "e1c1", "Ke1-c1"], "e1c1");
    check(fen, &["O-O-O-O"], "found \"-O\" at character 6, expected the end, or marks like + # ! ? e.p.");
    check(fen, &["O"], "found \"O\" at character 1, expected a move like Nf3, exd5, e8=Q or O-O");
}

#[test]
fn castling_that_is_refused() {
    let through = "r3k2r/8/8/8/8/5q2/8/R3K2R w KQkq - 0 1";
    check(
        through,
        &["O-O", "e1g1"],
        "illegal because e1g1: castle_through_attack attacked=f1 attacker=f3 (3.8.2.2)",
    );
    let moved = "4k3/8/8/8/8/8/8/R4K1R w - - 0 1";
    check(moved, &["O-O"], "illegal because f1g1: castle_king_moved king=e1 (3.8.2.1)");
    check(moved, &["Kg1"], "f1g1");
    check("8/8/8/8/8/8/8/R6R w - - 0 1", &["O-O-O"], "no white king can go to c1");
    let mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    check(mated, &["O-O"], "illegal because e1g1: game_over (5.1.1)");
    check(mated, &["Kf2"], "illegal because e1f2: game_over (5.1.1)");
}

#[test]
fn promotions() {
    let fen = "3r4/4P3/8/8/8/8/k6K/8 w - - 0 1";
    check(
        fen,
        &["e8=Q", "e8Q", "e8(Q)", "e8/Q", "e8=q", "e8q", "e7e8q", "e7-e8=Q", "e8=♕", "e8=Q!"],
        "e7e8q",
    );
    check(fen, &["exd8=N", "exd8N", "ed8(N)", "e7d8n", "e7xd8/N"], "e7d8n");
    check(fen, &["e8=B", "e8b", "e7e8b"], "e7e8b");
    check(fen, &["e8", "e7e8"], "promotion piece missing: e8=Q, e8=R, e8=B or e8=N");
    check(fen, &["exd8"], "promotion piece missing: exd8=Q, exd8=R, exd8=B or exd8=N");
    check(
        fen,
        &["e8(Q", "e8(♕"],
        "found the end at character 5, expected \")\" after the piece the pawn becomes",
    );
    check(fen, &["e8(Q+"], "found \"+\" at character 5, expected \")\" after the piece the pawn becomes");
    check(fen, &["e8=", "e8("], "found the end at character 4, expected the piece the pawn becomes, like =Q");
    check(fen, &["e8=X"], "found \"X\" at character 4, expected the piece the pawn becomes, like =Q");
    check(fen, &["e8=K"], "illegal because e7e8k: promotion_bad_piece (3.7.3.3)");
    check(fen, &["Kg1=Q"], "illegal because h2g1q: promotion_not_a_pawn (3.7.3.3)");
    check_in(PieceLetters::GERMAN, fen, &["e8"], "promotion piece missing: e8=D, e8=T, e8=L or e8=S");
}

#[test]
fn b_is_a_pawn_first_and_then_a_bishop() {
    let both = "4k3/8/8/8/2p5/1P1B4/8/4K3 w - - 0 1";
    check(both, &["bxc4", "bc4"], "b3c4");
    check(both, &["Bxc4", "Bc4"], "d3c4");
    let bishop = "4k3/8/8/8/2p5/3B4/8/4K3 w - - 0 1";
    check(bishop, &["bxc4", "bc4", "Bxc4", "BXC4"], "d3c4");
    let pawn = "4k3/8/8/8/2p5/1P6/8/4K3 w - - 0 1";
    check(pawn, &["bxc4", "Bxc4", "BXC4"], "b3c4");
    let pinned = "4k3/8/8/8/1bp5/8/3B4/4K3 w - - 0 1";
    check(pinned, &["bc3"], "d2c3");
    check(pinned, &["be3"], "illegal because d2e3: pinned attacker=b4 king=e1 (3.9.2)");
    // Once the whole square of departure is written, nothing else can be meant.
    let knight = "4k3/8/8/8/8/8/8/BN2K3 w - - 0 1";
    check(knight, &["b1b2", "b1-b2"], "illegal because b1b2: wrong_pattern (3.6)");
    check(knight, &["B1b2", "Bb2", "bb2"], "a1b2");
    let blocked = "4k3/8/8/8/8/8/1P1B4/4K3 w - - 0 1";
    check(blocked, &["b2c3", "b2xc3"], "illegal because b2c3: pawn_diagonal_empty (3.7.3)");
    check(blocked, &["bc3", "bxc3", "Bc3"], "d2c3");
    let queen = "4k3/8/8/8/8/8/8/Q2NK3 w - - 0 1";
    check_in(PieceLetters::GERMAN, queen, &["d1d4"], "illegal because d1d4: wrong_pattern (3.6)");
    check_in(PieceLetters::GERMAN, queen, &["Dd4", "dd4", "D1d4"], "a1d4");
    check(START, &["bd4"], "no white pawn on the b-file can go to d4");
    check(START, &["Bd4"], "no white bishop can go to d4");
}

#[test]
fn letters_of_other_languages() {
    let fen = "4k3/8/8/2N2B2/8/1Q4R1/8/4K3 w - - 0 1";
    for (letters, texts) in [
        (PieceLetters::GERMAN, ["Se6", "Ld7", "Tg8", "Db8", "Kd1"]),
        (PieceLetters::FRENCH, ["Ce6", "Fd7", "Tg8", "Db8", "Rd1"]),
        (PieceLetters::SPANISH, ["Ce6", "Ad7", "Tg8", "Db8", "Rd1"]),
        (PieceLetters::PORTUGUESE, ["Ce6", "Bd7", "Tg8", "Db8", "Rd1"]),
        (PieceLetters::DUTCH, ["Pe6", "Ld7", "Tg8", "Db8", "Kd1"]),
        (PieceLetters::POLISH, ["Se6", "Gd7", "Wg8", "Hb8", "Kd1"]),
        (PieceLetters::RUSSIAN, ["Кe6", "Сd7", "Лg8", "Фb8", "Крd1"]),
        (PieceLetters::FIGURINES, ["♘e6", "♗d7", "♖g8", "♕b8", "♔d1"]),
        (PieceLetters::ENGLISH, ["♞e6", "♝d7", "♜g8", "♛b8", "♚d1"]),
    ] {
        for (text, expected) in texts.into_iter().zip(["c5e6", "f5d7", "g3g8", "b3b8", "e1d1"]) {
            check_in(letters, fen, &[text, &text.to_lowercase()], expected);
        }
    }
}

#[test]
fn uci_is_english_in_every_language() {
    let fen = "8/4P3/8/8/8/8/k6K/8 w - - 0 1";
    check_in(PieceLetters::FRENCH, fen, &["e7e8r", "e8=T"], "e7e8r");
    check_in(PieceLetters::FRENCH, fen, &["e8=R"], "illegal because e7e8k: promotion_bad_piece (3.7.3.3)");
    let finnish = PieceLetters::new(&["R", "L", "T", "D", "K"]).expect("five letters");
    check_in(finnish, fen, &["e7e8r"], "e7e8r");
    check_in(finnish, fen, &["e8=r", "e8=R"], "e7e8n");
}

#[test]
fn letters_that_could_not_be_read_back_are_no_letters() {
    for names in [
        &["N", "N", "R", "Q", "K"],
        &["N", "n", "R", "Q", "K"],
        &["", "B", "R", "Q", "K"],
        &["x", "B", "R", "Q", "K"],
        &["1", "B", "R", "Q", "K"],
        &["N", "b", "R", "Q", "K"],
        &["Nb", "B", "R", "Q", "K"],
        &["OO", "B", "R", "Q", "K"],
        &["Nit", "B", "R", "Q", "K"],
    ] {
        assert_eq!(PieceLetters::new(names), None, "{names:?}");
    }
    assert!(PieceLetters::new(&["♘", "♗", "♖", "♕", "♔"]).is_some());
    assert!(PieceLetters::new(&["К", "С", "Л", "Ф", "Кр"]).is_some());
}

#[test]
fn several_pieces_may_be_meant() {
    let knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    check(knights, &["Nd2"], "ambiguous: Nbd2 or Nfd2");
    check_in(PieceLetters::GERMAN, knights, &["Sd2"], "ambiguous: Sbd2 or Sfd2");
    check(knights, &["Nbd2", "N1d2", "Nb1d2", "b1d2"], "b1d2");
    let queens = "8/k7/8/8/4Q2Q/8/8/1K5Q w - - 0 1";
    check(queens, &["Qe1", "qe1+"], "ambiguous: Q1e1, Qee1 or Qh4e1");
    check("3r3k/2P1P3/8/8/8/8/8/4K3 w - - 0 1", &["Pxd8=Q"], "ambiguous: cxd8=Q+ or exd8=Q+");
}

#[test]
fn the_piece_that_came_nearest_says_why() {
    // The knight on b1 is stopped by its own pawn, the one on c4 by a pin: pinned stands last.
    let pinned = "2r1k3/8/8/8/2N5/8/3P4/1NK5 w - - 0 1";
    check(pinned, &["Na3"], "b1a3");
    check(pinned, &["Ne5", "Nce5", "c4e5"], "illegal because c4e5: pinned attacker=c8 king=c1 (3.9.2)");
    let checked = "4r2k/8/8/8/8/8/3P4/R3K3 w - - 0 1";
    check(checked, &["Ra5"], "illegal because a1a5: check_not_answered attacker=e8 king=e1 (3.9.2)");
    check(START, &["Nd5"], "no white knight can go to d5");
    check(START, &["Nbd5"], "no white knight on the b-file can go to d5");
    check(START, &["N8c6"], "no white knight on rank 8 can go to c6");
    check(START, &["Nb8c6"], "no white knight on b8 can go to c6");
    check(START, &["b8c6"], "illegal because b8c6: opponents_piece (1.1)");
    check(START, &["e4e5"], "illegal because e4e5: empty_square (1.1)");
    check(START, &["Qd3"], "illegal because d1d3: path_blocked blocker=d2 (3.5)");
    check(START, &["exd3"], "illegal because e2d3: pawn_diagonal_empty (3.7.3)");
    check("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", &["e5"], "illegal because e3e5: pawn_double_not_first (3.7.2)");
    check("4k3/8/8/4P3/8/8/8/4K3 b - - 0 1", &["e4"], "no black pawn on the e-file can go to e4");
}

#[test]
fn texts_that_are_no_moves() {
    check(START, &["", " ", "\t"], "found nothing, expected a move like Nf3, exd5, e8=Q or O-O");
    for (text, expected) in [
        ("Xe4", "found \"Xe4\" at character 1, expected a move like Nf3, exd5, e8=Q or O-O"),
        ("  Xe4", "found \"Xe4\" at character 3, expected a move like Nf3, exd5, e8=Q or O-O"),
        ("xd5", "found \"xd5\" at character 1, expected a move like Nf3, exd5, e8=Q or O-O"),
        ("-", "found \"-\" at character 1, expected a move like Nf3, exd5, e8=Q or O-O"),
        ("1. e4", "found \"1. e4\" at character 1, expected a move like Nf3, exd5, e8=Q or O-O"),
        ("N", "found the end at character 2, expected a square like e4"),
        ("Nx", "found the end at character 3, expected a square like e4"),
        ("Nf", "found the end at character 3, expected a rank from 1 to 8"),
        ("Nf9", "found \"9\" at character 3, expected a rank from 1 to 8"),
        ("♘f9", "found \"9\" at character 3, expected a rank from 1 to 8"),
        ("Ni3", "found \"i3\" at character 2, expected a square like e4"),
        ("e2-e9", "found \"e9\" at character 4, expected a square like e4"),
        ("e4 e5", "found \"e5\" at character 4, expected the end, or marks like + # ! ? e.p."),
        ("Nf3\u{0}", "found \"\\0\" at character 4, expected the end, or marks like + # ! ? e.p."),
    ] {
        check(START, &[text], expected);
    }
    let long = "found more than 40 characters, expected a move like Nf3, exd5, e8=Q or O-O";
    check(START, &["Nf3".repeat(1_000_000).as_str(), " ".repeat(41).as_str(), "♘".repeat(41).as_str()], long);
}

#[test]
fn strictly_only_what_is_written_by_the_crate() {
    check_strict(START, "Nf3", "g1f3");
    check_strict(START, "e4", "e2e4");
    for text in ["Ngf3", "nf3", "g1f3", "Nf3 ", "Nf3+", "♘f3", "Nf3!"] {
        check_strict(START, text, &format!("found {text:?}, expected \"Nf3\""));
    }
    let fen = "4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 1";
    check_strict(fen, "ed5", "found \"ed5\", expected \"exd5\"");
    check_strict(fen, "0-0", "found \"0-0\", expected \"O-O\"");
    check_strict(fen, "Rh8", "found \"Rh8\", expected \"Rh8+\"");
    check_strict(fen, "e5=Q", "illegal because e4e5q: promotion_not_on_last_rank (3.7.3.3)");
}

#[test]
fn castling_in_chess960_has_its_own_sign() {
    let read_in = |fen: &str, text: &str| {
        let position = Position::from_fen_of(Variant::Chess960, fen, Kings::Both).expect(fen);
        read(&position, text, PieceLetters::ENGLISH)
    };
    let beside = "4k3/8/8/8/8/8/8/R4K1R w HA - 0 1";
    assert_eq!(read_in(beside, "O-O"), "f1h1");
    assert_eq!(read_in(beside, "f1h1"), "f1h1");
    assert_eq!(read_in(beside, "Kg1"), "f1g1", "a step, not castling");
    assert_eq!(read_in(beside, "f1g1"), "f1g1");
    assert_eq!(read_in(beside, "0-0-0"), "f1a1");
    let attacked = "4k1r1/8/8/8/8/8/8/R4K1R w HA - 0 1";
    assert_eq!(
        read_in(attacked, "O-O"),
        "illegal because f1h1: castle_into_attack attacked=g1 attacker=g8 (3.8.2.2)"
    );
    let lost = "4k3/8/8/8/8/8/8/R4K1R w A - 0 1";
    assert_eq!(read_in(lost, "O-O"), "illegal because f1h1: castle_right_lost king=f1 rook=h1 (3.8.2.1)");
    for (fen, text, expected) in [
        ("4k3/8/8/8/8/8/8/1K3R2 w - - 0 1", "O-O", "b1f1: castle_right_lost king=b1 rook=f1 (3.8.2.1)"),
        ("4k3/8/8/8/8/8/8/1K3R1R w - - 0 1", "O-O", "b1h1: castle_right_lost king=b1 rook=h1 (3.8.2.1)"),
        ("4k3/8/8/8/8/8/8/RR3K2 w - - 0 1", "O-O-O", "f1a1: castle_right_lost king=f1 rook=a1 (3.8.2.1)"),
        ("4k3/8/8/8/8/8/8/4K1R1 w - - 0 1", "O-O-O", "e1c1: castle_no_rook missing=a1 (3.8.2)"),
        ("1r2k3/8/8/8/8/8/8/4K3 b - - 0 1", "O-O", "e8g8: castle_no_rook missing=h8 (3.8.2)"),
        ("4k3/8/8/8/8/4K3/8/7R w - - 0 1", "O-O", "e3h1: castle_king_moved king=e3 (3.8.2.1)"),
    ] {
        assert_eq!(read_in(fen, text), format!("illegal because {expected}"), "{fen}: {text}");
    }
}
