//! Is a move legal, and why?

use super::{after, asks, checked};

#[test]
fn whether_a_move_is_legal() {
    asks(
        after("legal", "5rk1/8/8/8/8/8/8/4K2R w K", "", "e1g1"),
        "The king on e1 wants to go to g1. Is that legal?
? Yes, it is legal: Not quite. The king cannot castle across f1: the rook on f8 attacks that square. (Article 3.8.2.2) [5]
! No, it is not legal: That is right. The king cannot castle across f1: the rook on f8 attacks that square. (Article 3.8.2.2) [5]
",
    );
    asks(
        after("legal", "4k3/8/8/8/8/8/8/4K2R w K", "1. Kf1 Kd7 2. Ke1 Ke8", "e1g1"),
        "After these moves: White king to f1. Black king to d7. White king to e1. Black king to e8. The king on e1 wants to go to g1. Is that legal?
? Yes, it is legal: Not quite. The king cannot castle any more: he has moved away from e1 before, even if he came back. (Article 3.8.2.1) [5]
! No, it is not legal: That is right. The king cannot castle any more: he has moved away from e1 before, even if he came back. (Article 3.8.2.1) [5]
",
    );
    asks(
        after("legal", "4k3/3p4/8/4P3/8/8/8/4K3 b", "1... d5", "e5d6"),
        "After this move: Black pawn to d5. The pawn on e5 wants to go to d6. Is that legal?
! Yes, it is legal: That is right. No rule forbids the move. The pawn has just gone from d7 to d5, past d6. White pawn takes en passant on d6. [3]
? No, it is not legal: Not quite. No rule forbids the move. The pawn has just gone from d7 to d5, past d6. White pawn takes en passant on d6. [3]
",
    );
}

#[test]
fn why_a_move_is_legal() {
    for (fen, line, tried, why) in [
        (
            "4k3/8/8/8/8/8/8/4K2R w K",
            "",
            "e1g1",
            "Nothing attacks the squares where the king stands, crosses and lands: e1, f1 and g1.",
        ),
        (
            "1r2k3/8/8/8/8/8/8/R3K3 w Q",
            "",
            "e1c1",
            "Nothing attacks the squares where the king stands, crosses and lands: e1, d1 and c1. Only the rook crosses b1.",
        ),
        (
            "4k2r/8/8/8/8/8/1B6/4K3 b k",
            "",
            "e8g8",
            "Nothing attacks the squares where the king stands, crosses and lands: e8, f8 and g8. The rook on h8 may be attacked.",
        ),
        ("4k3/8/8/8/3p4/8/4P3/4K3 w", "1. e4", "d4e3", "The pawn has just gone from e2 to e4, past e3."),
        ("4k3/8/8/8/3N4/8/7P/4K3 w", "", "d4f5", "A knight goes two squares straight and one to the side."),
        (
            "4k3/8/8/8/8/8/7P/4K3 w",
            "",
            "e1f2",
            "A king moves one square, in any direction. Nothing attacks f2.",
        ),
    ] {
        let said = &checked(after("legal", fen, line, tried)).choices[0].said;
        let wanted = format!("That is right. No rule forbids the move. {why} ");
        assert!(said.starts_with(&wanted), "{fen}: {said}");
    }
}
