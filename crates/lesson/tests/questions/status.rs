//! How does a position stand?

use super::{asks, question};

#[test]
fn how_a_position_stands() {
    asks(
        question("status", "6k1/5ppp/8/8/8/8/5PPP/3r2K1 w"),
        "White to move: check, checkmate, stalemate or none of them?
? Check: Not quite. The rook on d1 attacks the king on g1. The king cannot go to a square that is attacked: the rook on d1 attacks f1 and h1. The king’s own side stands on f2, g2 and h2. No other piece can take the attacker or step in between. [4]
! Checkmate: That is right. The rook on d1 attacks the king on g1. The king cannot go to a square that is attacked: the rook on d1 attacks f1 and h1. The king’s own side stands on f2, g2 and h2. No other piece can take the attacker or step in between. [4]
? Stalemate: Not quite. The rook on d1 attacks the king on g1. [2]
? None of them: Not quite. The rook on d1 attacks the king on g1. [2]
",
    );
    asks(
        question("status", "7k/p6P/P5K1/8/8/8/8/8 b"),
        "Black to move: check, checkmate, stalemate or none of them?
? Check: Not quite. Nothing attacks the king on h8. [0]
? Checkmate: Not quite. Nothing attacks the king on h8. [0]
! Stalemate: That is right. Nothing attacks the king on h8, so it is not checkmate. The king cannot go to a square that is attacked: the king on g6 attacks g7 and h7; the pawn on h7 attacks g8. No other piece can move. [6]
? None of them: Not quite. Nothing attacks the king on h8, so it is not checkmate. The king cannot go to a square that is attacked: the king on g6 attacks g7 and h7; the pawn on h7 attacks g8. No other piece can move. [6]
",
    );
    asks(
        question("status", "3R2k1/5ppp/8/6b1/8/8/5PPP/6K1 b"),
        "Black to move: check, checkmate, stalemate or none of them?
! Check: That is right. The rook on d8 attacks the king on g8. Black can play: bishop from g5 takes the rook on d8. [3]
? Checkmate: Not quite. Black can play: bishop from g5 takes the rook on d8. [1]
? Stalemate: Not quite. The rook on d8 attacks the king on g8. [2]
? None of them: Not quite. The rook on d8 attacks the king on g8. [2]
",
    );
    asks(
        question("status", "k7/2Q5/8/8/8/7p/8/4K3 b"),
        "Black to move: check, checkmate, stalemate or none of them?
? Check: Not quite. Nothing attacks the king on a8. [0]
? Checkmate: Not quite. Nothing attacks the king on a8. [0]
? Stalemate: Not quite. Black can play: pawn from h3 to h2. [1]
! None of them: That is right. Nothing attacks the king on a8. Black can play: pawn from h3 to h2. [1]
",
    );
}
