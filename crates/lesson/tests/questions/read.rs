//! Which move is written?

use super::{asks, choosing};

#[test]
fn which_move_is_written() {
    asks(
        choosing("read", "4k3/8/8/8/8/5N2/8/1N2K3 w", "Nbd2", &["b1d2", "f3d2", "b1c3"]),
        "Which move is Nbd2?
! Knight from b1 to d2: That is right. N is the knight. b is where it comes from: the knight on f3 can go to d2 too. d2 is where it lands. [1]
? Knight from f3 to d2: Not quite. That move is written Nfd2. [1]
? Knight from b1 to c3: Not quite. That move is written Nc3. [1]
",
    );
    asks(
        choosing("read", "4k3/8/8/b7/8/2N5/8/4K1N1 w", "Ne2", &["g1e2", "c3e2"]),
        "Which move is Ne2?
! Knight from g1 to e2: That is right. N is the knight. e2 is where it lands. [1]
? Knight from c3 to e2: Not quite. The knight on c3 is pinned: if it went to e2, the bishop on a5 would attack the king on e1. (Article 3.9.2) [5]
",
    );
    asks(
        choosing("read", "4r1k1/5ppp/8/8/8/8/4R3/4R1K1 w", "Rxe8#", &["e2e8", "e1e8"]),
        "Which move is Rxe8#?
! Rook from e2 takes the rook on e8: That is right. R is the rook. x says that it takes something. e8 is where it lands. # says checkmate. [1]
? Rook from e1 takes the rook on e8: Not quite. The rook cannot jump: the rook on e2 stands in its way. (Article 3.5) [3]
",
    );
    asks(
        choosing("read", "r3k2r/8/8/8/8/8/8/4K3 b kq", "O-O", &["e8g8", "e8c8", "e8f8"]),
        "Which move is O-O?
! King castles kingside: That is right. O-O is castling kingside. [1]
? King castles queenside: Not quite. That move is written O-O-O. [1]
? King from e8 to f8: Not quite. That move is written Kf8. [1]
",
    );
    asks(
        choosing("read", "8/1P4k1/8/8/8/8/8/4K3 w", "b8=N", &["b7b8q", "b7b8n"]),
        "Which move is b8=N?
? Pawn from b7 to b8, becomes a queen: Not quite. That move is written b8=Q. [1]
! Pawn from b7 to b8, becomes a knight: That is right. There is no letter for a pawn. b8 is where it lands. =N says that it becomes a knight. [1]
",
    );
}
