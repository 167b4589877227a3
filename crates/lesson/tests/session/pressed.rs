//! Squares are pressed: pieces are chosen and moved, and moves are refused and taken back.

use diagram::Sign;
use lesson::{Intent, Tone, file};
use rules::Square;

use super::{board, check, intent, marked};

#[test]
fn the_rook_goes_on_in_a_drill() {
    let session = check(
        &board("8/3p4/8/8/3R4/8/8/8 w", "d4"),
        &[
            (
                "e5",
                "The rook cannot go from d4 to e5: a rook moves in straight lines, along its rank or its file. (Article 3.3)",
            ),
            ("d7", "White rook takes the pawn on d7."),
            ("a7", "White rook to a7."),
            ("undo", "The rook is back on d7."),
            ("redo", "Again: White rook to a7."),
            ("undo", "The rook is back on d7."),
            ("reset", "Everything is back where it began."),
            ("undo", ""),
        ],
    );
    assert_eq!(session.chosen(), Some(Square::D4), "the lesson's piece is chosen again");
}

#[test]
fn choosing_and_letting_go() {
    let session = check(
        &board("8/8/3N4/8/3R2n1/8/8/8 w", ""),
        &[
            ("a1", "Nothing stands on a1. First press a piece, then the square it should go to."),
            ("g4", "The knight on g4 is Black’s, and it is White’s move. (Article 1.1)"),
            ("d4", "The rook on d4 can go to 10 squares."),
            ("d6", "The knight on d6 can go to 8 squares."),
            ("d6", "The knight on d6 can go to 8 squares."),
            ("cancel", "The knight on d6 is no longer chosen."),
            ("cancel", ""),
            (
                "drag d4 d6",
                "The rook cannot go to d6: the knight on d6 is on its own side, and two pieces never share a square. (Article 3.1)",
            ),
            ("drag d4 d4", ""),
        ],
    );
    assert_eq!(marked(&session, Sign::Dot).len(), 9);
    assert_eq!(marked(&session, Sign::Ring), ["g4"]);
}

#[test]
fn a_refusal_is_marked_until_the_next_deed() {
    let mut session = check(
        &board("4k3/8/8/8/2b5/8/5PPP/4K2R w K", "e1"),
        &[(
            "g1",
            "The king cannot castle across f1: the bishop on c4 attacks that square. (Article 3.8.2.2)",
        )],
    );
    assert_eq!(marked(&session, Sign::Cross), ["g1"]);
    assert_eq!(marked(&session, Sign::Culprit), ["f1", "c4"]);
    let arrows: Vec<String> =
        session.diagram().arrows.iter().map(|arrow| format!("{}-{}", arrow.from, arrow.to)).collect();
    assert_eq!(arrows, ["c4-f1"]);
    session.act(Intent::Press(Square::D1));
    assert_eq!(marked(&session, Sign::Cross), [""; 0]);
    assert_eq!(marked(&session, Sign::Moved), ["d1", "e1"]);
}

#[test]
fn sides_take_turns_when_both_have_kings() {
    check(
        &board("4k3/8/8/8/8/8/4P3/4K3 w", ""),
        &[
            ("e2", "The pawn on e2 can go to 2 squares."),
            ("e4", "White pawn to e4."),
            ("e4", "The pawn on e4 is White’s, and it is Black’s move. (Article 1.1)"),
            ("e8", "The king on e8 can go to 5 squares."),
            (
                "e6",
                "The king cannot go from e8 to e6: a king moves one square, in any direction. (Article 3.8.1)",
            ),
        ],
    );
}

#[test]
fn a_piece_that_the_page_has_chosen_does_not_hide_whose_move_it_is() {
    let board = board("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq", "e2");
    let cannot_go = "The pawn cannot go from e2 to e7: a pawn moves one square straight ahead, or two from where it \
        began, and takes one square diagonally ahead. (Article 3.7)";
    let told = format!("The pawn on e7 is Black’s, and it is White’s move. (Article 1.1) {cannot_go}");
    check(
        &board,
        &[("e7", &told), ("e7", &told), ("e2", "The pawn on e2 can go to 2 squares."), ("e7", cannot_go)],
    );
    // Who has dragged a piece has chosen it.
    let too_far = "The pawn cannot go from e2 to e5: a pawn moves one square straight ahead, or two from where it \
        began, and takes one square diagonally ahead. (Article 3.7)";
    check(&board, &[("drag e2 e5", too_far), ("e7", cannot_go)]);
}

#[test]
fn a_promotion_waits_and_can_be_called_off() {
    let pawn = board("8/4P3/8/8/8/8/8/8 w", "e7");
    let session = check(
        &pawn,
        &[("e8", "The pawn reaches e8. What should it become?"), ("cancel", "The pawn stays on e7.")],
    );
    assert_eq!((session.promoting(), session.chosen()), (None, Some(Square::E7)));
    check(
        &pawn,
        &[
            ("queen", ""),
            ("e8", "The pawn reaches e8. What should it become?"),
            ("a1", "The pawn stays on e7."),
            ("e8", "The pawn reaches e8. What should it become?"),
            ("e8", "The pawn reaches e8. What should it become?"),
            ("undo", "The pawn stays on e7."),
            ("e8", "The pawn reaches e8. What should it become?"),
            ("e7", "The pawn stays on e7."),
            ("e8", "The pawn reaches e8. What should it become?"),
            ("queen", "White pawn to e8 and becomes a queen."),
            ("undo", "The pawn is back on e7."),
        ],
    );
}

#[test]
fn taking_back_tells_all_that_is_back() {
    // The position, the move, and what is said when it is taken back.
    for (fen, deed, said) in [
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "drag e5 d6", "The pawn is back on e5. The pawn is back on d5."),
        ("4k3/8/8/8/8/8/8/4K2R w K", "drag e1 g1", "The king is back on e1. The rook is back on h1."),
        ("4k3/8/8/8/3R2n1/8/8/4K3 w", "drag d4 g4", "The rook is back on d4. The knight is back on g4."),
        ("2r1k3/1P6/8/8/8/8/8/4K3 w", "write bc8Q", "The pawn is back on b7. The rook is back on c8."),
    ] {
        let mut session = check(&board(fen, ""), &[]);
        match deed.strip_prefix("write ") {
            Some(text) => session.write(text),
            None => session.act(intent(deed)),
        };
        assert_eq!(session.act(Intent::Undo).said, said, "{fen}");
    }
}

#[test]
fn stars_are_collected_and_counted() {
    let exercise = file::Board {
        stars: "d8 h8".into(),
        answer: "d4d8 d8h8".into(),
        ..board("8/8/8/8/3R4/8/8/8 w", "d4")
    };
    let session = check(
        &exercise,
        &[
            ("d7", "White rook to d7. 2 stars are left."),
            ("d8", "White rook to d8. One star is left."),
            ("undo", "The rook is back on d7."),
            ("d8", "White rook to d8. One star is left."),
            (
                "h8",
                "White rook to h8. Solved in 3 moves. It can be done in 2: reset the board and try again.",
            ),
            ("h1", "White rook to h1."),
        ],
    );
    assert_eq!(marked(&session, Sign::Star), [""; 0]);
    let mut session = check(&exercise, &[("d8", "White rook to d8. One star is left.")]);
    let reply = session.act(Intent::Press(Square::H8));
    assert_eq!(reply.said, "White rook to h8. Solved in 2 moves: nobody can do it in fewer.");
    assert_eq!(reply.tone, Tone::Solved);
}

#[test]
fn a_turned_board_plays_on() {
    let session = check(
        &board(rules::INITIAL, ""),
        &[
            ("turn", "The board is turned: Black is at the bottom."),
            ("write e4", "White pawn to e4."),
            ("reset", "Everything is back where it began."),
        ],
    );
    assert_eq!(session.diagram().below, rules::Side::Black, "a reset leaves the board as it lies");
}
