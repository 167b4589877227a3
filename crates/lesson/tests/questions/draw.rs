//! Is it a draw, and by which rule?

use super::{after, asks, checked, question};
use lesson::Worth;

#[test]
fn whether_it_is_a_draw() {
    asks(
        question("draw", "8/8/4k3/8/8/3K1B2/8/8 w"),
        "White to move: is it a draw, and by which rule?
? A draw: stalemate: Not quite. White can play: bishop from f3 to d1. [1]
! A draw: nobody can give checkmate: That is right. Nobody can give checkmate any more, because too few pieces are left. (Article 5.2.2) [0]
? No draw: Not quite. Nobody can give checkmate any more, because too few pieces are left. (Article 5.2.2) [0]
",
    );
    asks(
        question("draw", "8/8/4k3/8/8/3K1R2/8/8 w"),
        "White to move: is it a draw, and by which rule?
? A draw: stalemate: Not quite. White can play: rook from f3 to f1. [1]
? A draw: nobody can give checkmate: Not quite. White could still give checkmate. [0]
! No draw: That is right. White can play: rook from f3 to f1. White could still give checkmate. [1]
",
    );
    asks(
        question("draw", "5k2/5P2/5K2/8/8/8/8/8 b"),
        "Black to move: is it a draw, and by which rule?
! A draw: stalemate: That is right. Nothing attacks the king on f8, so it is not checkmate. The king cannot go to a square that is attacked: the king on f6 attacks e7, f7 and g7; the pawn on f7 attacks e8 and g8. (Article 5.2.1) [10]
? A draw: nobody can give checkmate: Not quite. Black has no legal move, so the game is over already. [0]
? No draw: Not quite. Nothing attacks the king on f8, so it is not checkmate. The king cannot go to a square that is attacked: the king on f6 attacks e7, f7 and g7; the pawn on f7 attacks e8 and g8. (Article 5.2.1) [10]
",
    );
    asks(
        after("draw", "8/8/4k3/8/8/3K1R2/8/8 w", "1. Rf1 Ke7 2. Rf3 Ke6 3. Rf1 Ke7 4. Rf3 Ke6", ""),
        "After these moves: 1. Rf1 Ke7 2. Rf3 Ke6 3. Rf1 Ke7 4. Rf3 Ke6. White to move: is it a draw, and by which rule?
! A draw if claimed: the same position three times: That is right. The position has come three times. White may claim a draw. (Article 9.2) [0]
? A draw without a claim: the same position five times: Not quite. The position has come three times. [0]
? A draw if claimed: fifty quiet moves each: Not quite. Each side has made 4 quiet moves in a row. [0]
? A draw without a claim: seventy-five quiet moves each: Not quite. Each side has made 4 quiet moves in a row. [0]
? No draw: Not quite. The position has come three times. White may claim a draw. (Article 9.2) [0]
",
    );
    asks(
        question("draw", "4R1k1/5ppp/8/8/8/8/8/4K3 b"),
        "Black to move: is it a draw, and by which rule?
? A draw: stalemate: Not quite. It is checkmate, and White has won. The rook on e8 attacks the king on g8. The king cannot go to a square that is attacked: the rook on e8 attacks f8 and h8. The king’s own side stands on f7, g7 and h7. No other piece can take the attacker or step in between. [4]
? A draw: nobody can give checkmate: Not quite. It is checkmate, and White has won. The rook on e8 attacks the king on g8. The king cannot go to a square that is attacked: the rook on e8 attacks f8 and h8. The king’s own side stands on f7, g7 and h7. No other piece can take the attacker or step in between. [4]
! No draw: That is right. It is checkmate, and White has won. The rook on e8 attacks the king on g8. The king cannot go to a square that is attacked: the rook on e8 attacks f8 and h8. The king’s own side stands on f7, g7 and h7. No other piece can take the attacker or step in between. [4]
",
    );
    asks(
        after("draw", "8/8/8/4k3/8/8/4K2P/R7 w - - 98 90", "1. h4 Kd5", ""),
        "After these moves: White pawn to h4. Black king to d5. White to move: is it a draw, and by which rule?
? A draw if claimed: the same position three times: Not quite. The position has come once. [0]
? A draw without a claim: the same position five times: Not quite. The position has come once. [0]
? A draw if claimed: fifty quiet moves each: Not quite. A pawn has moved or something was taken, so the count begins again. [0]
? A draw without a claim: seventy-five quiet moves each: Not quite. A pawn has moved or something was taken, so the count begins again. [0]
! No draw: That is right. The position has come once. A pawn has moved or something was taken, so the count begins again. [0]
",
    );
    // A checkmate is none, and until the move about to be made is the fiftieth nobody may claim.
    for (fen, line, right) in [
        ("4R1k1/5ppp/8/8/8/8/8/4K3 b", "", "No draw"),
        ("8/8/8/4k3/8/8/4K3/R7 w - - 97 90", "1. Ra2", "No draw"),
        ("8/8/8/4k3/8/8/4K3/R7 w - - 98 90", "1. Ra2 Kd5", "A draw if claimed: fifty quiet moves each"),
        ("8/8/8/4k3/8/8/4K3/R7 w - - 150 115", "", "A draw without a claim: seventy-five quiet moves each"),
    ] {
        let question = checked(after("draw", fen, line, ""));
        let labels: Vec<&str> = question
            .choices
            .iter()
            .filter(|choice| choice.worth == Worth::Right)
            .map(|choice| &*choice.label)
            .collect();
        assert_eq!(labels, [right], "{fen} {line}");
    }
}
