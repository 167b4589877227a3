//! Which moves answer a check?

use super::{asks, checked, choosing};

#[test]
fn which_moves_answer_a_check() {
    asks(
        choosing("answers", "k3r3/8/8/1B6/8/8/8/3QK3 w", "", &["e1e2", "d1d8", "b5d3"]),
        "White is in check. 6 of these moves answer it. Find them all.
! Queen from d1 to e2: That is right. It steps in between. [1]
? Queen from d1 to d8: Not quite. The king on e1 is in check from the rook on e8, and this move does not stop it. Move the king, take the attacker, or put a piece in between. (Article 3.9.2) [5]
! King from e1 to f1: That is right. The king goes where nothing attacks him. [1]
! King from e1 to d2: That is right. The king goes where nothing attacks him. [1]
? King from e1 to e2: Not quite. The king cannot go to e2: the rook on e8 attacks that square. (Article 3.9.2) [4]
! King from e1 to f2: That is right. The king goes where nothing attacks him. [1]
! Bishop from b5 to e2: That is right. It steps in between. [1]
? Bishop from b5 to d3: Not quite. The king on e1 is in check from the rook on e8, and this move does not stop it. Move the king, take the attacker, or put a piece in between. (Article 3.9.2) [5]
! Bishop from b5 takes the rook on e8: That is right. It takes the piece that gives check. [1]
",
    );
    asks(
        choosing("answers", "k7/8/8/8/8/5n2/3P1PP1/3RKR2 w", "", &["d2d3"]),
        "White is in check. 2 of these moves answer it. Find them all.
! King from e1 to e2: That is right. The king goes where nothing attacks him. [1]
? Pawn from d2 to d3: Not quite. The king on e1 is in check from the knight on f3, and this move does not stop it. Move the king or take the attacker. (Article 3.9.2) [5]
! Pawn from g2 takes the knight on f3: That is right. It takes the piece that gives check. [1]
",
    );
    asks(
        choosing("answers", "k3r3/8/B7/8/8/8/3P1P2/3RKR2 w", "", &["d2d3", "e1e2"]),
        "White is in check. One of these moves answers it.
? King from e1 to e2: Not quite. The king cannot go to e2: the rook on e8 attacks that square. (Article 3.9.2) [4]
? Pawn from d2 to d3: Not quite. The king on e1 is in check from the rook on e8, and this move does not stop it. Move the king, take the attacker, or put a piece in between. (Article 3.9.2) [5]
! Bishop from a6 to e2: That is right. It steps in between. [1]
",
    );
    asks(
        choosing("answers", "8/8/8/3k4/3pP3/8/8/4K3 b - e3", "", &["d4d3", "d5e3"]),
        "Black is in check. 8 of these moves answer it. Find them all.
? Pawn from d4 to d3: Not quite. The king on d5 is in check from the pawn on e4, and this move does not stop it. Move the king or take the attacker. (Article 3.9.2) [5]
! Pawn from d4 takes the pawn on e4 en passant: That is right. It takes the piece that gives check. [1]
? King from d5 to e3: Not quite. The king cannot go from d5 to e3: a king moves one square, in any direction. (Article 3.8.1) [2]
! King from d5 to c4: That is right. The king goes where nothing attacks him. [1]
! King from d5 takes the pawn on e4: That is right. The king takes the piece that gives check. [1]
! King from d5 to c5: That is right. The king goes where nothing attacks him. [1]
! King from d5 to e5: That is right. The king goes where nothing attacks him. [1]
! King from d5 to c6: That is right. The king goes where nothing attacks him. [1]
! King from d5 to d6: That is right. The king goes where nothing attacks him. [1]
! King from d5 to e6: That is right. The king goes where nothing attacks him. [1]
",
    );
    // In double check one takes, and it is no answer to the other that it is taken.
    asks(
        choosing("answers", "k3r3/8/8/8/8/8/5b2/4K3 w", "", &["e1e2"]),
        "White is in check. 4 of these moves answer it. Find them all.
! King from e1 to d1: That is right. The king goes where nothing attacks him. [1]
! King from e1 to f1: That is right. The king goes where nothing attacks him. [1]
! King from e1 to d2: That is right. The king goes where nothing attacks him. [1]
? King from e1 to e2: Not quite. The king cannot go to e2: the rook on e8 attacks that square. (Article 3.9.2) [4]
! King from e1 takes the bishop on f2: That is right. The king goes where nothing attacks him. [1]
",
    );
    let question = choosing("answers", "k7/8/8/8/8/5n2/3P1PP1/3RKR2 w", "", &["d2d3"]);
    assert_eq!(
        checked(question).exercise.answer,
        "These moves answer the check: king from e1 to e2; pawn from g2 takes the knight on f3.",
    );
}
