//! Whose flag has fallen, and who has won?

use super::sample::{found, on_question};
use super::{asks, checked, flag};
use lesson::Worth;
use rules::{Event, Game, Kings, Position, Score, Side, Turns};

#[test]
fn whose_flag_has_fallen() {
    asks(
        flag("8/8/4k3/4p3/8/3K4/8/8 b", "", "black"),
        "Black’s flag has fallen. Who has won, or is it a draw?
? White has won: Not quite. White has nothing left but the king. (Article 6.9) [0]
? Black has won: Not quite. Black’s time is up, so Black cannot win. (Article 6.9) [0]
! It is a draw: That is right. Black’s time is up, so Black cannot win. White has nothing left but the king. (Article 6.9) [0]
",
    );
    asks(
        flag("8/8/4k3/4p3/8/3K4/8/8 b", "", "white"),
        "White’s flag has fallen. Who has won, or is it a draw?
? White has won: Not quite. White’s time is up, so White cannot win. (Article 6.9) [0]
! Black has won: That is right. White’s time is up, so White cannot win. Black could still give checkmate. It could end like this, with help: the white king on a2, the black queen on b2 and the black king on c3. On the way a pawn becomes a new piece. (Article 6.9) [1]
? It is a draw: Not quite. White’s time is up, so White cannot win. Black could still give checkmate. It could end like this, with help: the white king on a2, the black queen on b2 and the black king on c3. On the way a pawn becomes a new piece. (Article 6.9) [1]
",
    );
    asks(
        flag("8/8/4k3/4r3/8/3K1N2/8/8 b", "", "black"),
        "Black’s flag has fallen. Who has won, or is it a draw?
! White has won: That is right. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the white knight on g6, the black rook on h7, the white king on f8 and the black king on h8. (Article 6.9) [1]
? Black has won: Not quite. Black’s time is up, so Black cannot win. (Article 6.9) [0]
? It is a draw: Not quite. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the white knight on g6, the black rook on h7, the white king on f8 and the black king on h8. (Article 6.9) [1]
",
    );
    asks(
        flag("8/8/4k3/4q3/8/3K1N2/8/8 b", "", "black"),
        "Black’s flag has fallen. Who has won, or is it a draw?
? White has won: Not quite. White has too few pieces left to give checkmate. (Article 6.9) [0]
? Black has won: Not quite. Black’s time is up, so Black cannot win. (Article 6.9) [0]
! It is a draw: That is right. Black’s time is up, so Black cannot win. White has too few pieces left to give checkmate. (Article 6.9) [0]
",
    );
    asks(
        flag("8/8/4k3/8/8/3KP3/q7/8 b", "", "black"),
        "Black’s flag has fallen. Who has won, or is it a draw?
! White has won: That is right. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the black queen on e6, the white queen on g7, the white king on f8 and the black king on h8. On the way a pawn becomes a new piece. (Article 6.9) [1]
? Black has won: Not quite. Black’s time is up, so Black cannot win. (Article 6.9) [0]
? It is a draw: Not quite. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the black queen on e6, the white queen on g7, the white king on f8 and the black king on h8. On the way a pawn becomes a new piece. (Article 6.9) [1]
",
    );
    asks(
        flag("6k1/5ppp/8/8/8/2q5/5PPP/6K1 b", "", "black"),
        "Black’s flag has fallen. Who has won, or is it a draw?
! White has won: That is right. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the white queen on h5, the black king on h7 and the white king on f8. On the way pawns become new pieces. (Article 6.9) [1]
? Black has won: Not quite. Black’s time is up, so Black cannot win. (Article 6.9) [0]
? It is a draw: Not quite. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the white queen on h5, the black king on h7 and the white king on f8. On the way pawns become new pieces. (Article 6.9) [1]
",
    );
    asks(
        flag("8/8/4k3/8/2n5/3K1N2/8/8 b", "", "black"),
        "Black’s flag has fallen. Who has won, or is it a draw?
! White has won: That is right. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the white king on g6, the white knight on f7, the black knight on g8 and the black king on h8. (Article 6.9) [1]
? Black has won: Not quite. Black’s time is up, so Black cannot win. (Article 6.9) [0]
? It is a draw: Not quite. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the white king on g6, the white knight on f7, the black knight on g8 and the black king on h8. (Article 6.9) [1]
",
    );
    asks(
        flag("8/8/4kb2/8/8/3K1B2/8/8 b", "", "black"),
        "Black’s flag has fallen. Who has won, or is it a draw?
! White has won: That is right. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the white bishop on g2, the white king on a6, the black king on a8 and the black bishop on b8. (Article 6.9) [1]
? Black has won: Not quite. Black’s time is up, so Black cannot win. (Article 6.9) [0]
? It is a draw: Not quite. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the white bishop on g2, the white king on a6, the black king on a8 and the black bishop on b8. (Article 6.9) [1]
",
    );
    asks(
        flag("6k1/5ppp/8/8/8/8/8/4R1K1 w", "1. Re8#", "white"),
        "After this move: White rook to e8, checkmate. White’s flag has fallen. Who has won, or is it a draw?
! White has won: That is right. The game was over before the flag fell. It is checkmate, and White has won. The rook on e8 attacks the king on g8. The king cannot go to a square that is attacked: the rook on e8 attacks f8 and h8. The king’s own side stands on f7, g7 and h7. No other piece can take the attacker or step in between. (Article 5.1.1) [6]
? Black has won: Not quite. The game was over before the flag fell. It is checkmate, and White has won. The rook on e8 attacks the king on g8. The king cannot go to a square that is attacked: the rook on e8 attacks f8 and h8. The king’s own side stands on f7, g7 and h7. No other piece can take the attacker or step in between. (Article 5.1.1) [6]
? It is a draw: Not quite. The game was over before the flag fell. It is checkmate, and White has won. The rook on e8 attacks the king on g8. The king cannot go to a square that is attacked: the rook on e8 attacks f8 and h8. The king’s own side stands on f7, g7 and h7. No other piece can take the attacker or step in between. (Article 5.1.1) [6]
",
    );
    asks(
        flag("7k/7P/6K1/8/8/8/8/8 b", "", "white"),
        "White’s flag has fallen. Who has won, or is it a draw?
? White has won: Not quite. The game was over before the flag fell. Nothing attacks the king on h8, so it is not checkmate. The king cannot go to a square that is attacked: the king on g6 attacks g7 and h7; the pawn on h7 attacks g8. (Article 5.2.1) [6]
? Black has won: Not quite. The game was over before the flag fell. Nothing attacks the king on h8, so it is not checkmate. The king cannot go to a square that is attacked: the king on g6 attacks g7 and h7; the pawn on h7 attacks g8. (Article 5.2.1) [6]
! It is a draw: That is right. The game was over before the flag fell. Nothing attacks the king on h8, so it is not checkmate. The king cannot go to a square that is attacked: the king on g6 attacks g7 and h7; the pawn on h7 attacks g8. (Article 5.2.1) [6]
",
    );
    asks(
        flag("8/8/4k3/8/8/3K1N2/8/8 b", "", "white"),
        "White’s flag has fallen. Who has won, or is it a draw?
? White has won: Not quite. The game was over before the flag fell. Nobody can give checkmate any more, because too few pieces are left. (Article 5.2.2) [0]
? Black has won: Not quite. The game was over before the flag fell. Nobody can give checkmate any more, because too few pieces are left. (Article 5.2.2) [0]
! It is a draw: That is right. The game was over before the flag fell. Nobody can give checkmate any more, because too few pieces are left. (Article 5.2.2) [0]
",
    );
}

#[test]
fn a_result_that_is_in_doubt_is_not_asked() {
    // White's bishop can mate with much help, more than is looked for.
    let doubt = flag("6q1/6pB/3q1r1k/8/3q4/1K6/r2q2pr/5r2 w", "", "black");
    let problem = "it cannot be proven whether somebody can still give checkmate";
    assert_eq!(on_question(doubt), found(&[["fen", problem, "use another position"]]));
}

#[test]
fn a_question_and_a_game_agree_on_a_flag() {
    for fen in [
        "8/8/4k3/4p3/8/3K4/8/8 b - - 0 1",
        "8/8/4k3/4r3/8/3K1N2/8/8 b - - 0 1",
        "8/8/4k3/4q3/8/3K1N2/8/8 b - - 0 1",
        "8/8/4k3/8/8/3KP3/q7/8 b - - 0 1",
        "8/8/4k3/8/2n5/3K1N2/8/8 b - - 0 1",
        "8/8/4kb2/8/8/3K1B2/8/8 b - - 0 1",
        "8/1Q6/8/8/5pk1/8/8/6K1 w - - 0 1",
        "6k1/5ppp/8/8/8/2q5/5PPP/6K1 b - - 0 1",
    ] {
        for (side, name) in [(Side::White, "white"), (Side::Black, "black")] {
            let position = Position::from_fen(fen, Kings::Both).expect("a position");
            let label = match Game::new(position, Turns::Alternate).conclude(Event::FlagFall(side)) {
                Ok(Score::Won(Side::White)) => "White has won",
                Ok(Score::Won(Side::Black)) => "Black has won",
                Ok(Score::Drawn) => "It is a draw",
                Err(error) => panic!("{fen}: {error}"),
            };
            let question = checked(flag(fen, "", name));
            let right = question.choices.iter().find(|choice| choice.worth == Worth::Right);
            assert_eq!(right.map(|choice| &*choice.label), Some(label), "{fen} {name}");
        }
    }
}
