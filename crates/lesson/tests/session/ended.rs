//! How it is told that a game is over, and why.

use diagram::Sign;
use lesson::Intent;
use rules::Square;

use super::{arrows, board, check, marked};

#[test]
fn check_mate_and_castling_are_told() {
    check(
        &board("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq", ""),
        &[
            ("drag d8 h4", "Black queen to h4, checkmate."),
            ("e1", "The game is over: checkmate. (Article 5.1.1)"),
        ],
    );
    let session = check(&board("4k3/8/8/8/8/8/8/R3K2R w KQ", "e1"), &[("c1", "White castles queenside.")]);
    assert_eq!(session.diagram().board.king(rules::Side::White), Some(Square::C1));
}

#[test]
fn a_dead_position_is_told_and_marked() {
    let session = check(
        &board("4k3/8/8/1p1p1p1p/1P1P1P1P/8/3nK3/8 w", ""),
        &[
            (
                "drag e2 d2",
                "White king takes the knight on d2: the game is drawn. Nobody can give checkmate any more, because the pawns are locked and no piece can get past.",
            ),
            (
                "e8",
                "The game is over: a draw. Nobody can give checkmate any more, because the pawns are locked and no piece can get past. (Article 5.2.2)",
            ),
        ],
    );
    assert_eq!(marked(&session, Sign::Culprit), ["b4", "d4", "f4", "h4", "b5", "d5", "f5", "h5"]);
    check(
        &board("k7/8/1Q6/8/8/8/8/6K1 w", ""),
        &[(
            "drag b6 b7",
            "White queen to b7: the game is drawn. Nobody can give checkmate any more, because the moves that are left all lead to a draw.",
        )],
    );
    check(
        &board("4k3/8/8/8/8/8/3r4/4K2B w", ""),
        &[(
            "drag e1 d2",
            "White king takes the rook on d2: the game is drawn. Nobody can give checkmate any more, because too few pieces are left.",
        )],
    );
}

#[test]
fn a_draw_by_counting_is_told_with_the_move_that_brings_it() {
    let seventy_five =
        "White rook to a2. The game is over: a draw, after 75 moves each without a capture or a pawn move.";
    check(&board("4k3/8/8/8/8/8/8/R3K3 w - - 149 100", ""), &[("drag a1 a2", seventy_five)]);
    check(
        &board("4k3/8/8/8/8/8/4q3/R3K3 w - - 149 100", ""),
        &[("drag e1 e2", "White king takes the queen on e2.")],
    );
    let there_and_back = [
        ("write Nf3", "White knight to f3."),
        ("write Nf6", "Black knight to f6."),
        ("write Ng1", "White knight to g1."),
        ("write Ng8", "Black knight to g8."),
    ];
    let fifth =
        "Black knight to g8. The game is over: a draw, because the same position has appeared five times.";
    let mut dialogue: Vec<(&str, &str)> = there_and_back.repeat(4);
    dialogue[15].1 = fifth;
    check(&board(rules::INITIAL, ""), &dialogue);
}

#[test]
fn a_board_that_is_played_on_tells_why_it_is_over() {
    let mut session = check(
        &board("6k1/5ppp/8/8/8/8/8/R5K1 w", ""),
        &[
            ("why", ""),
            ("drag a1 a8", "White rook to a8, checkmate."),
            (
                "why",
                "The rook on a8 attacks the king on g8. The king cannot go to a square that is attacked: the rook on a8 attacks f8 and h8. The king’s own side stands on f7, g7 and h7. No other piece can take the attacker or step in between.",
            ),
        ],
    );
    assert!(session.can(Intent::Why));
    assert_eq!(marked(&session, Sign::Hatch), ["f8", "h8"]);
    session.act(Intent::Undo);
    assert!(!session.can(Intent::Why) && marked(&session, Sign::Hatch).is_empty());
    let stalemate = check(
        &board("7k/8/6Q1/8/8/8/8/K7 b", ""),
        &[(
            "why",
            "Nothing attacks the king on h8, so it is not checkmate. The king cannot go to a square that is attacked: the queen on g6 attacks g7, h7 and g8.",
        )],
    );
    assert!(stalemate.can(Intent::Why), "over from the start");
    assert_eq!(marked(&stalemate, Sign::Hatch), ["g7", "h7", "g8"]);
}

#[test]
fn one_arrow_along_each_line_shows_why() {
    // The position, and its arrows.
    let table: &[(&str, &[&str])] = &[
        ("R5k1/5ppp/8/8/8/8/8/6K1 b", &["a8-g8"]),
        // Nothing attacks this king: the longest arrow covers the squares on its way.
        ("7k/R7/8/8/8/8/8/K5R1 b", &["g1-g8", "a7-h7"]),
    ];
    for (fen, shown) in table {
        let mut session = check(&board(fen, ""), &[]);
        session.act(Intent::Why);
        assert_eq!(arrows(&session), *shown, "{fen}");
    }
}
