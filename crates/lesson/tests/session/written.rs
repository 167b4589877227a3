//! Moves are written.

use diagram::Sign;
use lesson::Intent;
use rules::Square;

use super::{board, check, marked};

#[test]
fn a_written_move_that_nobody_may_make_is_refused_with_a_reason() {
    // The position, what is written, and what is said.
    for (fen, text, said) in [
        // Two pawns might be meant; one of them could go there, but for the check.
        (
            "6k1/8/8/8/8/8/PP6/r5K1 w",
            "a3",
            "The king on g1 is in check from the rook on a1, and this move does not stop it. Move the king, take the attacker, or put a piece in between. (Article 3.9.2)",
        ),
        (
            "4k3/8/8/8/8/8/4P3/4K3 w",
            "e5",
            "The pawn cannot go from e2 to e5: a pawn moves one square straight ahead, or two from where it began, and takes one square diagonally ahead. (Article 3.7)",
        ),
        (
            "4k3/8/8/8/4P3/8/2P5/4K3 w",
            "d5",
            "A pawn goes diagonally only to take something, and d5 is empty. (Article 3.7.3)",
        ),
        (
            "4k3/8/8/8/8/4r3/P3N3/N3K3 w",
            "Nc3",
            "The knight on e2 is pinned: if it went to c3, the rook on e3 would attack the king on e1. (Article 3.9.2)",
        ),
        ("4k3/8/8/8/8/8/PP6/4K3 w", "e4", "No white pawn can go to e4."),
        ("4k3/8/8/8/8/8/PP6/RR2K3 w", "Re5", "No white rook can go to e5."),
        ("R5k1/5ppp/8/8/8/8/8/6K1 b", "h5", "The game is over: checkmate. (Article 5.1.1)"),
    ] {
        check(&board(fen, ""), &[(&format!("write {text}"), said)]);
    }
}

#[test]
fn a_move_is_written_in_many_ways() {
    let like = "Write it like e4, Nf3, O-O or rook takes d7.";
    check(
        &board(rules::INITIAL, ""),
        &[
            ("write e4", "White pawn to e4."),
            ("write e7e5", "Black pawn to e5."),
            ("write Nf3", "White knight to f3."),
            ("write Pd6", "Black pawn to d6."),
            ("write Bh6", "The bishop cannot jump: the pawn on d2 stands in its way. (Article 3.5)"),
            (
                "write Kf3",
                "The king cannot go from e1 to f3: a king moves one square, in any direction. (Article 3.8.1)",
            ),
            ("write hello", &format!("\"hello\" is not a move. {like}")),
            ("write N", &format!("\"N\" names a knight, but no square for it. {like}")),
            ("write Né4", &format!("\"Né4\" names a knight, but no square for it. {like}")),
            ("write ", &format!("\"\" is not a move. {like}")),
            ("write Rd5", "No white rook can go to d5."),
            ("write d3", "White pawn to d3."),
        ],
    );
}

#[test]
fn a_square_that_is_written_alone_chooses_the_piece_there() {
    check(
        &board(rules::INITIAL, ""),
        &[
            ("write e2", "The pawn on e2 can go to 2 squares."),
            ("write g1", "The knight on g1 can go to 2 squares."),
            ("write e2e2", "The pawn on e2 can go to 2 squares."),
            ("write a1", "The rook on a1 cannot move now."),
            ("write e4", "White pawn to e4."),
            ("write g8", "The knight on g8 can go to 2 squares."),
        ],
    );
}

#[test]
fn the_chosen_piece_stays_chosen_whatever_is_written() {
    let mut session = check(&board(rules::INITIAL, ""), &[]);
    session.act(Intent::Press(Square::G1));
    for text in ["hello", "Sf3", "e9", ""] {
        session.write(text);
        assert_eq!(session.chosen(), Some(Square::G1), "{text:?}");
    }
}

#[test]
fn what_is_written_is_never_taken_for_another_move() {
    let unread = |text| format!("\"{text}\" is not a move. Write it like e4, Nf3, O-O or rook takes d7.");
    let promotes = "A pawn becomes another piece only on rank 8, and";
    // What is written, and what is said; the board stays as it is.
    for (text, said) in [
        ("Sf3", unread("Sf3")),
        ("Tf3", unread("Tf3")),
        ("Df3", unread("Df3")),
        ("Lf3", unread("Lf3")),
        ("Xe4", unread("Xe4")),
        ("Ee2e4", unread("Ee2e4")),
        ("e9", unread("e9")),
        (
            "Nf0",
            "\"Nf0\" names a knight, but no square for it. Write it like e4, Nf3, O-O or rook takes d7."
                .into(),
        ),
        ("e2e4Q", format!("{promotes} e4 is not there yet. (Article 3.7.3.3)")),
        ("e4Q", format!("{promotes} e4 is not there yet. (Article 3.7.3.3)")),
        ("f3N", format!("{promotes} f3 is not there yet. (Article 3.7.3.3)")),
        ("Nf3Q", "Only a pawn becomes another piece; this is a knight. (Article 3.7.3.3)".into()),
    ] {
        let session = check(&board(rules::INITIAL, ""), &[(&format!("write {text}"), &said)]);
        assert!(session.played().is_empty(), "{text} has moved something");
    }
    let session = check(&board("4k3/P7/8/8/8/8/8/4K3 w", ""), &[]);
    for (text, said) in [
        ("a8K", "A pawn becomes a queen, a rook, a bishop or a knight, and nothing else. (Article 3.7.3.3)"),
        ("a8P", "A pawn becomes a queen, a rook, a bishop or a knight, and nothing else. (Article 3.7.3.3)"),
    ] {
        let mut session = session.clone();
        assert_eq!((session.write(text).said.as_str(), session.played().len()), (said, 0), "{text}");
    }
}

#[test]
fn what_is_written_leaves_nothing_of_a_refusal() {
    let mut session = check(&board(rules::INITIAL, ""), &[("write e2e4", "White pawn to e4.")]);
    session.write("e7e4");
    assert_eq!(marked(&session, Sign::Cross), ["e4"]);
    session.write("hello");
    assert_eq!((marked(&session, Sign::Cross).len(), session.cited()), (0, None));
}

#[test]
fn a_written_move_may_need_more_words() {
    check(
        &board("4k3/8/8/8/8/8/8/R4RK1 w - - 0 1", ""),
        &[
            ("write Rd1", "The rooks on a1 and f1 can each go to d1. Write the square it comes from too."),
            ("write Rad1", "White rook to d1."),
            ("write Ke7", "Black king to e7."),
            ("write R8d2", "No white rook can go to d2."),
        ],
    );
    check(
        &board("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", ""),
        &[
            ("write a8", "The pawn reaches a8. What should it become?"),
            ("write a8R", "White pawn to a8 and becomes a rook, check."),
        ],
    );
}

#[test]
fn castling_is_written_or_the_king_is_dropped_on_the_rook() {
    let both = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    check(
        &board(both, ""),
        &[
            (
                "write O",
                "The king can castle on both wings. Write O-O for the kingside, O-O-O for the queenside.",
            ),
            ("write OO", "White castles kingside."),
            ("drag e8 a8", "Black castles queenside."),
            ("undo", "The king is back on e8. The rook is back on a8."),
        ],
    );
    // Pressing the rook is a change of mind.
    check(
        &board(both, ""),
        &[("e1", "The king on e1 can go to 7 squares."), ("h1", "The rook on h1 can go to 9 squares.")],
    );
    check(
        &board("4k3/8/8/8/8/8/8/4KR1R w - - 0 1", ""),
        &[(
            "drag e1 h1",
            "The king cannot go from e1 to h1: a king moves one square, in any direction. (Article 3.8.1)",
        )],
    );
    check(&board("8/8/8/8/3R4/8/8/8 w", ""), &[("write OO", "White has no king to castle with.")]);
    // A step to where castling would bring the king is no castling.
    let moved_away = "The king cannot castle any more: he has moved away from e1 before, even if he came back. (Article 3.8.2.1)";
    for (fen, written) in [
        ("4k3/8/8/8/8/8/8/R4K1R w - - 0 1", "write OO"),
        ("4k3/8/8/8/8/8/5K2/R6R w - - 0 1", "write O"),
        ("4k3/8/8/8/8/8/8/R2K3R w - - 0 1", "write OOO"),
        ("4k3/8/8/8/8/8/8/R5KR w - - 0 1", "write OO"),
    ] {
        let session = check(&board(fen, ""), &[(written, moved_away)]);
        assert_eq!(session.position().to_string(), fen, "nothing has moved");
    }
    // In Chess960 a king goes onto his rook, from wherever he began.
    check(
        &board("4k3/8/8/8/8/8/8/1R3K1R w H - 0 1", ""),
        &[
            (
                "write OOO",
                "The right to castle on this side is gone here, as if the king on f1 or the rook on b1 had moved before. (Article 3.8.2.1)",
            ),
            ("write OO", "White castles kingside."),
        ],
    );
    // The square of the rook means castling where it is forbidden too.
    check(
        &board("4k3/8/8/8/2b5/8/8/R3K2R w KQ - 0 1", ""),
        &[(
            "drag e1 h1",
            "The king cannot castle across f1: the bishop on c4 attacks that square. (Article 3.8.2.2)",
        )],
    );
}
