//! Questions that are answered by choosing: which choice is right, what is said and shown of each, and
//! what is wrong with a question that is none.

mod sample;

use lesson::file::Question;
use lesson::words::english;
use lesson::{Worth, check};
use rules::{Event, Game, Kings, Position, Score, Side, Turns};
use sample::{asking, found, on_question};

fn question(ask: &str, fen: &str) -> Question {
    Question { name: "asked".into(), ask: ask.into(), fen: fen.into(), ..Question::default() }
}

fn after(ask: &str, fen: &str, line: &str, tried: &str) -> Question {
    Question { line: line.into(), tried: tried.into(), ..question(ask, fen) }
}

fn which(which: &str, boards: &[&str]) -> Question {
    let boards = boards.iter().map(|&fen| fen.into()).collect();
    Question { which: which.into(), boards, ..question("which", "") }
}

fn choosing(ask: &str, fen: &str, tried: &str, choices: &[&str]) -> Question {
    let choices = choices.iter().map(|&choice| choice.into()).collect();
    Question { tried: tried.into(), choices, ..question(ask, fen) }
}

fn flag(fen: &str, line: &str, flag: &str) -> Question {
    Question { flag: flag.into(), ..after("flag", fen, line, "") }
}

/// The question as it stands in a checked lesson. One choice is right, unless all moves are asked for that
/// answer a check.
#[track_caller]
fn checked(question: Question) -> lesson::Question {
    let asks_for_all = question.ask == "answers";
    match check(&asking(question), &english()) {
        Ok(lesson) => {
            let question = lesson.exercises[0].questions[0].clone();
            assert!(asks_for_all || question.right_count() == 1, "{question:#?}");
            question
        }
        Err(findings) => panic!("{findings:#?}"),
    }
}

/// What is asked, and each choice with what is said of it and how much is marked; `!` before the right one.
fn told(question: &lesson::Question) -> String {
    let mut told = format!("{}\n", question.exercise.request);
    for choice in &question.choices {
        let sign = if choice.worth == Worth::Right { '!' } else { '?' };
        let shown = choice.proof.as_ref().map_or(0, |proof| proof.marks.len() + proof.arrows.len());
        told.push_str(&format!("{sign} {}: {} [{shown}]\n", choice.label, choice.said));
    }
    told
}

#[track_caller]
fn asks(question: Question, wanted: &str) {
    assert_eq!(told(&checked(question)), wanted);
}

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

#[test]
fn the_answer_praises_nobody() {
    for (question, answer) in [
        (
            after("legal", "5rk1/8/8/8/8/8/8/4K2R w K", "", "e1g1"),
            "No, it is not legal. The king cannot castle across f1: the rook on f8 attacks that square. (Article 3.8.2.2)",
        ),
        (
            which("dead", &["8/8/4k3/8/8/3K1R2/8/8 w", "8/8/4k3/8/8/3K1N2/8/8 b"]),
            "Board B. Nobody can give checkmate any more, because too few pieces are left.",
        ),
    ] {
        assert_eq!(checked(question).exercise.answer, answer);
    }
}

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
    // A checkmate is none, and one move before fifty nobody may claim.
    for (fen, line, right) in [
        ("4R1k1/5ppp/8/8/8/8/8/4K3 b", "", "No draw"),
        ("8/8/8/4k3/8/8/4K3/R7 w - - 98 90", "1. Ra2", "No draw"),
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
! Black has won: That is right. White’s time is up, so White cannot win. Black could still give checkmate. It could end like this, with help: the white king on a2, the black queen on b2 and the black king on c3. (Article 6.9) [0]
? It is a draw: Not quite. White’s time is up, so White cannot win. Black could still give checkmate. It could end like this, with help: the white king on a2, the black queen on b2 and the black king on c3. (Article 6.9) [0]
",
    );
    asks(
        flag("8/8/4k3/4r3/8/3K1N2/8/8 b", "", "black"),
        "Black’s flag has fallen. Who has won, or is it a draw?
! White has won: That is right. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the white knight on g6, the black rook on h7, the white king on f8 and the black king on h8. (Article 6.9) [0]
? Black has won: Not quite. Black’s time is up, so Black cannot win. (Article 6.9) [0]
? It is a draw: Not quite. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the white knight on g6, the black rook on h7, the white king on f8 and the black king on h8. (Article 6.9) [0]
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
! White has won: That is right. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the black queen on e6, the white queen on g7, the white king on f8 and the black king on h8. (Article 6.9) [0]
? Black has won: Not quite. Black’s time is up, so Black cannot win. (Article 6.9) [0]
? It is a draw: Not quite. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the black queen on e6, the white queen on g7, the white king on f8 and the black king on h8. (Article 6.9) [0]
",
    );
    asks(
        flag("6k1/5ppp/8/8/8/2q5/5PPP/6K1 b", "", "black"),
        "Black’s flag has fallen. Who has won, or is it a draw?
! White has won: That is right. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the white queen on h5, the black king on h7 and the white king on f8. (Article 6.9) [0]
? Black has won: Not quite. Black’s time is up, so Black cannot win. (Article 6.9) [0]
? It is a draw: Not quite. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the white queen on h5, the black king on h7 and the white king on f8. (Article 6.9) [0]
",
    );
    asks(
        flag("8/8/4k3/8/2n5/3K1N2/8/8 b", "", "black"),
        "Black’s flag has fallen. Who has won, or is it a draw?
! White has won: That is right. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the white king on g6, the white knight on f7, the black knight on g8 and the black king on h8. (Article 6.9) [0]
? Black has won: Not quite. Black’s time is up, so Black cannot win. (Article 6.9) [0]
? It is a draw: Not quite. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the white king on g6, the white knight on f7, the black knight on g8 and the black king on h8. (Article 6.9) [0]
",
    );
    asks(
        flag("8/8/4kb2/8/8/3K1B2/8/8 b", "", "black"),
        "Black’s flag has fallen. Who has won, or is it a draw?
! White has won: That is right. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the white bishop on g2, the white king on a6, the black king on a8 and the black bishop on b8. (Article 6.9) [0]
? Black has won: Not quite. Black’s time is up, so Black cannot win. (Article 6.9) [0]
? It is a draw: Not quite. Black’s time is up, so Black cannot win. White could still give checkmate. It could end like this, with help: the white bishop on g2, the white king on a6, the black king on a8 and the black bishop on b8. (Article 6.9) [0]
",
    );
    asks(
        flag("6k1/5ppp/8/8/8/8/8/4R1K1 w", "1. Re8#", "white"),
        "After this move: White rook to e8, checkmate. White’s flag has fallen. Who has won, or is it a draw?
! White has won: That is right. The game was over before the flag fell. It is checkmate, and White has won. The rook on e8 attacks the king on g8. The king cannot go to a square that is attacked: the rook on e8 attacks f8 and h8. The king’s own side stands on f7, g7 and h7. No other piece can take the attacker or step in between. [6]
? Black has won: Not quite. The game was over before the flag fell. It is checkmate, and White has won. The rook on e8 attacks the king on g8. The king cannot go to a square that is attacked: the rook on e8 attacks f8 and h8. The king’s own side stands on f7, g7 and h7. No other piece can take the attacker or step in between. [6]
? It is a draw: Not quite. The game was over before the flag fell. It is checkmate, and White has won. The rook on e8 attacks the king on g8. The king cannot go to a square that is attacked: the rook on e8 attacks f8 and h8. The king’s own side stands on f7, g7 and h7. No other piece can take the attacker or step in between. [6]
",
    );
    asks(
        flag("7k/7P/6K1/8/8/8/8/8 b", "", "white"),
        "White’s flag has fallen. Who has won, or is it a draw?
? White has won: Not quite. The game was over before the flag fell. Nothing attacks the king on h8, so it is not checkmate. The king cannot go to a square that is attacked: the king on g6 attacks g7 and h7; the pawn on h7 attacks g8. [6]
? Black has won: Not quite. The game was over before the flag fell. Nothing attacks the king on h8, so it is not checkmate. The king cannot go to a square that is attacked: the king on g6 attacks g7 and h7; the pawn on h7 attacks g8. [6]
! It is a draw: That is right. The game was over before the flag fell. Nothing attacks the king on h8, so it is not checkmate. The king cannot go to a square that is attacked: the king on g6 attacks g7 and h7; the pawn on h7 attacks g8. [6]
",
    );
    asks(
        flag("8/8/4k3/8/8/3K1N2/8/8 b", "", "white"),
        "White’s flag has fallen. Who has won, or is it a draw?
? White has won: Not quite. The game was over before the flag fell. Nobody can give checkmate any more, because too few pieces are left. [0]
? Black has won: Not quite. The game was over before the flag fell. Nobody can give checkmate any more, because too few pieces are left. [0]
! It is a draw: That is right. The game was over before the flag fell. Nobody can give checkmate any more, because too few pieces are left. [0]
",
    );
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

#[test]
fn questions_that_cannot_be_asked() {
    let kings = "8/8/4k3/8/8/3K1R2/8/8 w";
    let table = [
        (question("", kings), ["ask", "ask is missing or empty", "write ask = \"status\""]),
        (
            question("mate", kings),
            [
                "ask",
                "found ask = \"mate\"",
                "write ask = \"status\" or ask = \"legal\" or ask = \"written\" or ask = \"read\" or ask = \"answers\" or ask = \"draw\" or ask = \"flag\" or ask = \"which\"",
            ],
        ),
        (
            question("status", ""),
            ["fen", "fen is missing or empty", "write the position, like fen = \"8/8/8/8/3R4/8/8/8 w\""],
        ),
        (
            question("status", "7k/p6P/P5K1/8/8/8/8/8"),
            [
                "fen",
                "found no side to move, expected w or b",
                "write it after the pieces, like fen = \"7k/p6P/P5K1/8/8/8/8/8 w\"",
            ],
        ),
        (
            question("status", "8/8/8/8/3R4/8/8/8 w"),
            [
                "fen",
                "a king is missing, so it cannot be said how the game stands",
                "put both kings on the board",
            ],
        ),
        (
            question("status", "8/8/4k3/8/8/3K1B2/8/8 w"),
            [
                "fen",
                "the position is dead, which is none of the choices",
                "change the fen, or write ask = \"draw\"",
            ],
        ),
        (
            after("status", kings, "", "e1g1"),
            [
                "tried",
                "ask = \"status\" has nothing to do with tried",
                "take tried away, or ask something else",
            ],
        ),
        (
            question("legal", kings),
            ["ask", "it is not said which move is asked about", "add tried = \"e1g1\""],
        ),
        (
            after("legal", kings, "", "castle"),
            ["tried", "found \"castle\", expected a move", "write two squares, like tried = \"e2e4\""],
        ),
        (
            after("legal", kings, "", "e6e7"),
            ["tried", "no piece of the side to move stands on e6", "try a move of one of its pieces"],
        ),
        (
            after("draw", kings, "1. Kd9", ""),
            [
                "line",
                "found \"Kd9\", expected a move or the result: found \"9\" at character 3, expected a rank from 1 to 8",
                "write it as in a PGN file, like line = \"1. e4 {A comment.} e5\"",
            ],
        ),
        (
            which("", &[kings, kings]),
            ["ask", "it is not said what is true of one board", "add which = \"checkmate\""],
        ),
        (
            which("checkmate", &[kings]),
            [
                "boards",
                "found 1 of boards, expected 2 to 4",
                "write boards = [\"k7/8/1Q6/8/8/8/8/4K3 b\", …]",
            ],
        ),
        (
            which("won", &[kings, kings]),
            [
                "which",
                "found which = \"won\"",
                "write which = \"check\" or which = \"checkmate\" or which = \"stalemate\" or which = \"dead\" or which = \"set-up\" or which = \"legal\"",
            ],
        ),
        (
            question("written", kings),
            ["ask", "it is not said which move is asked about", "add tried = \"e1g1\""],
        ),
        (question("read", kings), ["ask", "it is not said which move is asked about", "add tried = \"Nf3\""]),
        (
            choosing("written", kings, "f3f1", &["Rf2", "Rxf1"]),
            ["choices", "the move is written Rf1, which is not among the choices", "add \"Rf1\""],
        ),
        (
            choosing("written", kings, "f3f1", &["Rf1", "Rff1"]),
            [
                "choices.1",
                "\"Rff1\" means the same as Rf1, so two choices are right",
                "write a spelling that is wrong",
            ],
        ),
        (
            choosing("read", kings, "Rf1", &["f3f2", "f3g3"]),
            ["choices", "Rf1 is the move f3f1, which is not among the choices", "add \"f3f1\""],
        ),
        (
            choosing("read", kings, "Rf1", &["f3f1", "f3-f1"]),
            ["choices", "\"f3-f1\" is the same move as \"f3f1\"", "take one of them away"],
        ),
        (
            choosing("answers", "k3r3/8/8/8/8/8/5b2/4K3 w", "", &["e1e2", "e1-e2"]),
            ["choices", "\"e1-e2\" is the same move as \"e1e2\"", "take one of them away"],
        ),
        (
            question("answers", kings),
            ["fen", "it is no check that can be answered", "change the fen, or write ask = \"status\""],
        ),
        (question("flag", kings), ["ask", "it is not said whose flag has fallen", "add flag = \"white\""]),
        (
            flag(kings, "", "grey"),
            ["flag", "found flag = \"grey\"", "write flag = \"white\" or flag = \"black\""],
        ),
        (
            which("checkmate", &[kings, kings]),
            [
                "boards",
                "which = \"checkmate\" is true of no board",
                "change the boards, so that it is true of one and of no other",
            ],
        ),
        (
            which("dead", &["8/8/4k3/8/8/3K4/8/8 w", kings, "8/8/4k3/8/8/3K1N2/8/8 w"]),
            [
                "boards",
                "which = \"dead\" is true of several boards: 1, 3",
                "change the boards, so that it is true of one and of no other",
            ],
        ),
        (
            which("legal", &[kings, kings]),
            ["ask", "it is not said which move is asked about", "add tried = \"e1g1\""],
        ),
        (
            Question { hint: "Look at e5.".into(), ..question("status", "7k/p6P/P5K1/8/8/8/8/8 b") },
            [
                "hint",
                "the hint speaks of e5, where nothing stands",
                "take it out, or name a piece by its square",
            ],
        ),
        (
            Question { name: "A".into(), ..question("status", "7k/p6P/P5K1/8/8/8/8/8 b") },
            [
                "name",
                "found name = \"A\", expected small letters, digits and hyphens",
                "write a name like name = \"open-file\"",
            ],
        ),
    ];
    for (question, wanted) in table {
        let told = format!("{question:?}");
        assert_eq!(on_question(question), found(&[wanted]), "{told}");
    }
}

#[test]
fn only_an_exercise_has_questions() {
    let mut lesson = asking(question("status", "7k/p6P/P5K1/8/8/8/8/8 b"));
    lesson.section[0].question = lesson.exercise[0].question.clone();
    assert_eq!(
        sample::findings(&lesson),
        found(&[[
            "section.0.question",
            "only an exercise has questions",
            "write it as an [[exercise.question]]"
        ]])
    );
}
