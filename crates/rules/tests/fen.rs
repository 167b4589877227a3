//! Bad FENs and the faults they are refused for, all at once.

use rules::{Kings, Position};

#[track_caller]
fn check(fen: &str, codes: &[&str]) {
    let error = Position::from_fen(fen, Kings::Both).expect_err(fen);
    let found: Vec<&str> = error.faults.iter().map(|fault| fault.code()).collect();
    assert_eq!(found, codes, "{fen}\n{error}");
}

#[test]
fn text_that_is_no_fen() {
    check("", &["field_count", "rank_count", "rank_width"]);
    check("8/8/8/8/8/8/8 w - - 0 1", &["rank_count"]);
    check("8/8/8/8/8/8/8/8/8 w - - 0 1", &["rank_count"]);
    check("k7/9/8/8/8/8/8/K7 w - - 0 1", &["unknown_piece", "rank_width"]);
    check("k7/44/8/8/8/8/8/K7 w - - 0 1", &["digits_in_a_row"]);
    check("k8/8/8/8/8/8/8/K6 w - - 0 1", &["rank_width", "rank_width"]);
    check(
        "k7/8/8/8/8/8/8/K7 W x e4 00 0",
        &["side_to_move", "castling", "en_passant", "halfmove_clock", "move_number"],
    );
    check("k7/8/8/8/8/8/8/K7 w QK - 0 1", &["castling"]);
    check("k7/8/8/8/8/8/8/K7 w KK - 0 1", &["castling"]);
    check("k7/8/8/8/8/8/8/K7 w - - -1 +1", &["halfmove_clock", "move_number"]);
    check("k7/8/8/8/8/8/8/K7 w - - 0 99999999999", &["move_number"]);
    check(
        "k7/8/8/8/8/8/8/K7  w - - 0 1",
        &["field_count", "side_to_move", "castling", "halfmove_clock", "move_number"],
    );
    check("k7/8/8/8/8/8/8/♔7 w - - 0 1", &["unknown_piece", "rank_width"]);
}

#[test]
fn too_many_pieces_do_not_speak_against_a_double_step() {
    check("r1bq1bnr/ppp1pppp/n7/1k1p4/P7/5N2/1PPPPPPP/BNBQKB1R b - a3 0 6", &["too_many_pieces"]);
}

#[test]
fn a_message_is_one_line() {
    for (fen, message) in [
        (
            "4k3/8/8/8/8/8/8/4K\n2 w - - 0 1",
            "found \"�\" at character 19, expected a piece (KQRBNP kqrbnp) or a digit from 1 to 8; rank 1 has 7 squares, expected 8",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n",
            "found \"1�\" at character 29, expected the move number as a number from 1 to 4294967295",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 4294967296 99999999999",
            "found \"4294967296\" at character 27, expected the halfmove clock as a number from 0 to 4294967295; \
                found \"99999999999\" at character 38, expected the move number as a number from 1 to 4294967295",
        ),
    ] {
        let error = Position::from_fen(fen, Kings::Both).unwrap_err();
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn positions_that_no_moves_lead_to() {
    check("8/8/8/8/8/8/8/8 w - - 0 1", &["no_king", "no_king"]);
    check("kk6/8/8/8/8/8/8/K7 w - - 0 1", &["several_kings"]);
    check("k6P/8/8/8/8/8/8/K6p w - - 0 1", &["pawns_on_back_rank"]);
    check("k7/8/8/8/8/PPPPPPPP/P7/K7 w - - 0 1", &["too_many_pieces"]);
    check("k7/8/8/8/8/8/PPPPPPPP/KNNN4 w - - 0 1", &["too_many_pieces"]);
    check("k7/8/8/8/8/8/PPPPPPPP/K1B1B3 w - - 0 1", &["too_many_pieces"]);
    check("k7/8/8/8/8/8/8/K6r b - - 0 1", &["opponent_in_check"]);
    check("4k3/8/8/8/8/2n1r3/8/r3K2r w - - 0 1", &["too_many_checkers"]);
    check("r3k2r/8/8/8/8/8/8/4K2R w KQkq - 0 1", &["castling_without_pieces"]);
    check("r3k2r/8/8/8/8/8/8/R2K3R w KQkq - 0 1", &["castling_without_pieces", "castling_without_pieces"]);
    check("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", &["en_passant_impossible"]);
    check("4k3/8/8/4p3/8/8/8/4K3 w - e3 0 1", &["en_passant_impossible"]);
    check("4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1", &["en_passant_impossible"]);
    check("4k3/8/8/4p3/8/8/8/4K3 w - e6 3 1", &["en_passant_impossible"]);
    check(
        "k6P/8/8/8/8/8/8/8 w K e6 0 1",
        &["no_king", "pawns_on_back_rank", "castling_without_pieces", "en_passant_impossible"],
    );
}

#[test]
fn a_lesson_may_lack_kings_and_nothing_else() {
    assert!(Position::from_fen("8/8/8/8/3R4/8/8/8 w - - 0 1", Kings::AnyNumber).is_ok());
    assert!(Position::from_fen("8/8/8/8/3K4/8/8/8 b - - 0 1", Kings::AnyNumber).is_ok());
    assert!(Position::from_fen("8/8/8/8/3KK3/8/8/8 b - - 0 1", Kings::AnyNumber).is_err());
    assert!(Position::from_fen("P7/8/8/8/8/8/8/8 w - - 0 1", Kings::AnyNumber).is_err());
}

#[test]
fn faults_say_what_was_found_where_and_what_was_expected() {
    let error =
        Position::from_fen("8/8/8/8/3R4/8/8/44x w KX - 0 1", Kings::AnyNumber).expect_err("three faults");
    assert_eq!(
        error.to_string(),
        "two digits in a row at character 18, expected one number for all the empty squares; \
         found \"x\" at character 19, expected a piece (KQRBNP kqrbnp) or a digit from 1 to 8; \
         found \"KX\" at character 23, expected castling rights: letters of \"KQkq\" in that order, or \"-\"",
    );
}

#[test]
fn what_is_read_is_written_back() {
    for fen in [
        rules::INITIAL,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w Kq - 7 12",
        "8/8/8/K2pP3/8/8/8/7k w - d6 0 1",
    ] {
        assert_eq!(
            Position::from_fen(fen, Kings::Both).map(|position| position.to_string()).as_deref(),
            Ok(fen)
        );
    }
    let pinned = "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1";
    let position = Position::from_fen(pinned, Kings::Both).expect("a sound FEN");
    assert_eq!(position.to_string(), "8/8/8/K2pP2r/8/8/8/7k w - - 0 1", "no legal capture, so no square");
    assert_eq!(position.to_setup().to_string(), pinned, "but it can be written always");
}

#[test]
fn a_long_text_gets_a_short_answer() {
    for text in [
        "x".repeat(1_000_000),
        "9".repeat(1_000_000),
        format!("8/8/8/8/8/8/8/8 {} - - 0 1", "w".repeat(1_000_000)),
    ] {
        let error = Position::from_fen(&text, Kings::Both).expect_err("nonsense");
        assert!(error.faults.len() <= 70, "{} faults", error.faults.len());
        assert!(error.to_string().len() < 10_000, "{} bytes", error.to_string().len());
    }
}

#[test]
fn chess960_rights_are_asked_for_as_they_are_written_there() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w AH - 0 1";
    let error = Position::from_fen_of(rules::Variant::Chess960, fen, Kings::Both).expect_err("out of order");
    assert_eq!(
        error.to_string(),
        "found \"AH\" at character 25, expected castling rights by the rooks' files, White first and the king's wing \
         first, like \"HAha\", or \"-\"",
    );
}
