//! Of which board is it true?

use super::{asks, checked, which};
use lesson::file::Question;

#[test]
fn of_which_board_it_is_true() {
    asks(
        which("checkmate", &["6rk/5Npp/8/8/8/8/8/4K3 b", "7k/5N1p/8/8/8/8/8/4K3 b"]),
        "On which board is it checkmate?
! Board A: Black to move: That is right. The knight on f7 attacks the king on h8. The king’s own side stands on g7, h7 and g8. No other piece can take the attacker or step in between. [2]
? Board B: Black to move: Not quite. Black can play: king from h8 to g7. [1]
",
    );
    asks(
        which(
            "set-up",
            &[
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w",
            ],
        ),
        "Which board is set up right?
? Board A: Not quite. Look at d1 and e1: that is not how a game begins. [2]
! Board B: That is right. Every piece stands where it belongs. [0]
",
    );
    asks(
        which("dead", &["8/8/4k3/8/8/3K1R2/8/8 w", "8/8/4k3/8/8/3K1N2/8/8 b"]),
        "On which board can nobody give checkmate any more?
? Board A: White to move: Not quite. White could still give checkmate. [0]
! Board B: Black to move: That is right. Nobody can give checkmate any more, because too few pieces are left. [0]
",
    );
    let castling = Question {
        tried: "e1g1".into(),
        ..which("legal", &["5rk1/8/8/8/8/8/8/4K2R w K", "6k1/8/8/8/8/8/8/4K2R w K"])
    };
    assert_eq!(checked(castling).exercise.request, "On which board is the move e1–g1 legal?");
}
