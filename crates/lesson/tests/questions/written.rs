//! How is a move written?

use super::{asks, choosing};

#[test]
fn how_a_move_is_written() {
    asks(
        choosing("written", "4k3/8/8/8/8/5N2/8/1N2K3 w", "b1d2", &["Nd2", "Nbd2", "Nfd2", "Nbxd2", "Nbd2+"]),
        "How is this move written, with all its signs: knight from b1 to d2?
? Nd2: Not quite. It does not say which: the knight on b1 and the knight on f3 can go to d2. [2]
! Nbd2: That is right. N is the knight. b is where it comes from: the knight on f3 can go to d2 too. d2 is where it lands. [0]
? Nfd2: Not quite. Nfd2 is another move: knight from f3 to d2. [1]
? Nbxd2: Not quite. The x says that it takes something, and it takes nothing. [0]
? Nbd2+: Not quite. The sign at the end says check, and it gives no check. [0]
",
    );
    asks(
        choosing("written", "4k3/8/8/8/4p3/5N2/8/4K3 w", "f3g5", &["Ng5", "Ng5#", "Nh5", "Bg5"]),
        "How is this move written, with all its signs: knight from f3 to g5?
! Ng5: That is right. N is the knight. g5 is where it lands. [0]
? Ng5#: Not quite. The sign at the end says check, and it gives no check. [0]
? Nh5: Not quite. No such piece can go to h5. [0]
? Bg5: Not quite. No such piece can go to g5. [0]
",
    );
    asks(
        choosing("written", "4k3/8/8/3p4/4P3/8/8/4K3 w", "e4d5", &["ed5", "exd5", "d5", "Pd5", "e5"]),
        "How is this move written, with all its signs: pawn from e4 takes the pawn on d5?
? ed5: Not quite. It takes something, and the x that says so is missing. [0]
! exd5: That is right. There is no letter for a pawn. e is where it comes from. x says that it takes something. d5 is where it lands. [0]
? d5: Not quite. A pawn that takes names the file it comes from, and has an x. [0]
? Pd5: Not quite. A pawn that takes names the file it comes from, and has an x. [0]
? e5: Not quite. e5 is another move: pawn from e4 to e5. [1]
",
    );
    asks(
        choosing("written", "4k3/8/8/3pP3/8/8/8/4K3 w - d6", "e5d6", &["exd6", "d6", "exd5"]),
        "How is this move written, with all its signs: pawn from e5 takes the pawn on d5 en passant?
! exd6: That is right. There is no letter for a pawn. e is where it comes from. x says that it takes something. d6 is where it lands. [0]
? d6: Not quite. A pawn that takes names the file it comes from, and has an x. [0]
? exd5: Not quite. No such piece can go to d5. [0]
",
    );
    asks(
        choosing("written", "8/1P4k1/8/8/8/8/8/4K3 w", "b7b8n", &["b8", "b8=N", "b8=Q", "b8=N+"]),
        "How is this move written, with all its signs: pawn from b7 to b8, becomes a knight?
? b8: Not quite. It does not say what the pawn becomes. [0]
! b8=N: That is right. There is no letter for a pawn. b8 is where it lands. =N says that it becomes a knight. [0]
? b8=Q: Not quite. b8=Q is another move: pawn from b7 to b8, becomes a queen. [1]
? b8=N+: Not quite. The sign at the end says check, and it gives no check. [0]
",
    );
    asks(
        choosing("written", "6k1/5ppp/8/8/8/8/8/R3K3 w Q", "a1a8", &["Ra8", "Ra8+", "Ra8#"]),
        "How is this move written, with all its signs: rook from a1 to a8?
? Ra8: Not quite. It is checkmate, and the # that says so is missing. [0]
? Ra8+: Not quite. It is checkmate, and the # that says so is missing. [0]
! Ra8#: That is right. R is the rook. a8 is where it lands. # says checkmate. [0]
",
    );
    asks(
        choosing("written", "r3k3/8/8/8/8/8/8/4K3 b q", "e8c8", &["O-O", "O-O-O", "Kc8"]),
        "How is this move written, with all its signs: king castles queenside?
? O-O: Not quite. The king cannot castle to this side: no rook of his own stands on h8. (Article 3.8.2) [2]
! O-O-O: That is right. O-O-O is castling queenside. [0]
? Kc8: Not quite. Castling is written in its own way: O-O for the kingside, O-O-O for the queenside. [0]
",
    );
    asks(
        choosing("written", "4k3/8/8/b7/8/2N5/8/4K1N1 w", "g1e2", &["Ne2", "Nce2", "N1e2+"]),
        "How is this move written, with all its signs: knight from g1 to e2?
! Ne2: That is right. N is the knight. e2 is where it lands. [0]
? Nce2: Not quite. The knight on c3 is pinned: if it went to e2, the bishop on a5 would attack the king on e1. (Article 3.9.2) [4]
? N1e2+: Not quite. The sign at the end says check, and it gives no check. [0]
",
    );
    // The pawn on d4 stands before the pawn that is taken, and a pawn may have no letter.
    asks(
        choosing("written", "4k3/8/8/3p4/3PP3/8/8/4K3 w", "e4d5", &["exd5", "d5", "Pexd5"]),
        "How is this move written, with all its signs: pawn from e4 takes the pawn on d5?
! exd5: That is right. There is no letter for a pawn. e is where it comes from. x says that it takes something. d5 is where it lands. [0]
? d5: Not quite. A pawn that takes names the file it comes from, and has an x. [0]
? Pexd5: Not quite. A pawn has no letter. [0]
",
    );
    asks(
        choosing("written", "4k3/2p5/8/8/8/8/8/4K3 b", "c7c5", &["c5", "Pc5"]),
        "How is this move written, with all its signs: pawn from c7 to c5?
! c5: That is right. There is no letter for a pawn. c5 is where it lands. [0]
? Pc5: Not quite. A pawn has no letter. [0]
",
    );
    asks(
        choosing("written", "3r3k/2P5/8/8/8/8/8/4K3 w", "c7d8q", &["cxd8", "c8", "d8=Q+", "c8=Q", "cxd8=Q+"]),
        "How is this move written, with all its signs: pawn from c7 takes the rook on d8, becomes a queen?
? cxd8: Not quite. It does not say what the pawn becomes. [0]
? c8: Not quite. c8 is another move: pawn from c7 to c8. [1]
? d8=Q+: Not quite. A pawn that takes names the file it comes from, and has an x. [0]
? c8=Q: Not quite. c8=Q is another move: pawn from c7 to c8, becomes a queen. [1]
! cxd8=Q+: That is right. There is no letter for a pawn. c is where it comes from. x says that it takes something. d8 is where it lands. =Q says that it becomes a queen. + says check. [0]
",
    );
}
