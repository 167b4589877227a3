//! A learner at a board: what is done, what is answered, what is marked.

use diagram::Sign;
use lesson::words::{Words, english};
use lesson::{Inquiry, Intent, Session, Tone, file};
use rules::{Kind, Square};

/// A dialogue: each line is what is done and what is said.
#[track_caller]
fn check(board: &file::Board, dialogue: &[(&str, &str)]) -> Session {
    // What a live board gets: that must be enough for all it says.
    let words = Words::from_lines(&english().to_lines()).expect("the words of a board");
    let board = lesson::admit(board, &words).unwrap_or_else(|findings| panic!("{findings:?}"));
    let mut session = Session::new(board, &words);
    for (deed, said) in dialogue {
        let reply = match deed.strip_prefix("write ") {
            Some(text) => session.write(text),
            None if *deed == "turn" => session.turn_round(),
            None => session.act(intent(deed)),
        };
        assert_eq!(reply.said, *said, "after {deed:?}");
    }
    session
}

fn intent(deed: &str) -> Intent {
    let square = |name: &str| name.parse::<Square>().expect("a square");
    match deed.split(' ').collect::<Vec<_>>()[..] {
        ["undo"] => Intent::Undo,
        ["redo"] => Intent::Redo,
        ["reset"] => Intent::Reset,
        ["cancel"] => Intent::Cancel,
        ["why"] => Intent::Why,
        ["attackers", of] => Intent::Attackers(square(of)),
        ["queen"] => Intent::Promote(Kind::Queen),
        ["drag", from, to] => Intent::Drop { from: square(from), to: square(to) },
        [on] => Intent::Press(square(on)),
        _ => panic!("no such deed: {deed}"),
    }
}

fn board(fen: &str, piece: &str) -> file::Board {
    file::Board { fen: fen.into(), piece: piece.into(), ..Default::default() }
}

fn marked(session: &Session, sign: Sign) -> Vec<String> {
    let diagram = session.diagram();
    let squares = diagram.marks.iter().filter(|mark| mark.sign == sign);
    squares.map(|mark| mark.square.to_string()).collect()
}

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
fn what_is_asked_of_a_square_is_told_and_changes_nothing() {
    let session = check(&board("8/3p4/8/8/3R2n1/8/8/8 w", "d4"), &[]);
    let before = session.diagram();
    for (inquiry, square, said) in [
        (
            Inquiry::Moves,
            Square::D4,
            "The rook on d4 can go to d1, d2, d3, a4, b4, c4, e4, f4, g4, d5, d6 and d7.",
        ),
        (Inquiry::Captures, Square::D4, "The rook on d4 can take on g4 and d7."),
        (Inquiry::Captures, Square::G4, "The knight on g4 can take on no square."),
        // From an empty square it is asked of the chosen piece.
        (Inquiry::Captures, Square::E4, "The rook on d4 can take on g4 and d7."),
        (Inquiry::Square, Square::D4, "d4, white rook, chosen, dark square."),
        (Inquiry::Square, Square::H1, "h1, empty, light square."),
    ] {
        assert_eq!(session.answer(inquiry, square).said, said);
    }
    assert_eq!(session.diagram(), before);
    let nothing = "Nothing stands on a1. First press a piece, then the square it should go to.";
    let nobody = check(&board("8/8/8/8/3R4/8/8/8 w", ""), &[]);
    assert_eq!(nobody.answer(Inquiry::Moves, Square::A1).said, nothing);
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
fn a_written_move_that_nobody_may_make_is_refused_with_a_reason() {
    // The position, what is written, and what is said.
    for (fen, text, said) in [
        // Two pawns might be meant; one of them could go there, but for the check.
        (
            "6k1/8/8/8/8/8/PP6/r5K1 w",
            "a3",
            "The king on g1 is in check from the rook on a1, and this move does not stop it. Move the king, take the attacker, or put a piece in between. (Article 3.9.2)",
        ),
        (
            "4k3/8/8/8/8/8/4P3/4K3 w",
            "e5",
            "The pawn cannot go from e2 to e5: a pawn moves one square straight ahead, or two from where it began, and takes one square diagonally ahead. (Article 3.7)",
        ),
        (
            "4k3/8/8/8/4P3/8/2P5/4K3 w",
            "d5",
            "A pawn goes diagonally only to take something, and d5 is empty. (Article 3.7.3)",
        ),
        (
            "4k3/8/8/8/8/4r3/P3N3/N3K3 w",
            "Nc3",
            "The knight on e2 is pinned: if it went to c3, the rook on e3 would attack the king on e1. (Article 3.9.2)",
        ),
        ("4k3/8/8/8/8/8/PP6/4K3 w", "e4", "No white pawn can go to e4."),
        ("4k3/8/8/8/8/8/PP6/RR2K3 w", "Re5", "No white rook can go to e5."),
        ("R5k1/5ppp/8/8/8/8/8/6K1 b", "h5", "The game is over: checkmate. (Article 5.1.1)"),
    ] {
        check(&board(fen, ""), &[(&format!("write {text}"), said)]);
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
fn check_mate_and_castling_are_told() {
    check(
        &board("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq", ""),
        &[
            ("drag d8 h4", "Black queen to h4, checkmate."),
            ("e1", "The game is over: checkmate. (Article 5.1.1)"),
        ],
    );
    let session = check(&board("4k3/8/8/8/8/8/8/R3K2R w KQ", "e1"), &[("c1", "White castles queenside.")]);
    assert_eq!(session.diagram().board.king(rules::Side::White), Some(Square::C1));
}

#[test]
fn a_dead_position_is_told_and_marked() {
    let session = check(
        &board("4k3/8/8/1p1p1p1p/1P1P1P1P/8/3nK3/8 w", ""),
        &[
            (
                "drag e2 d2",
                "White king takes the knight on d2: the game is drawn. Nobody can give checkmate any more, because the pawns are locked and no piece can get past.",
            ),
            (
                "e8",
                "The game is over: a draw. Nobody can give checkmate any more, because the pawns are locked and no piece can get past. (Article 5.2.2)",
            ),
        ],
    );
    assert_eq!(marked(&session, Sign::Culprit), ["b4", "d4", "f4", "h4", "b5", "d5", "f5", "h5"]);
    check(
        &board("k7/8/1Q6/8/8/8/8/6K1 w", ""),
        &[(
            "drag b6 b7",
            "White queen to b7: the game is drawn. Nobody can give checkmate any more, because the moves that are left all lead to a draw.",
        )],
    );
    check(
        &board("4k3/8/8/8/8/8/3r4/4K2B w", ""),
        &[(
            "drag e1 d2",
            "White king takes the rook on d2: the game is drawn. Nobody can give checkmate any more, because too few pieces are left.",
        )],
    );
}

#[test]
fn a_draw_by_counting_is_told_with_the_move_that_brings_it() {
    let seventy_five =
        "White rook to a2. The game is over: a draw, after 75 moves each without a capture or a pawn move.";
    check(&board("4k3/8/8/8/8/8/8/R3K3 w - - 149 100", ""), &[("drag a1 a2", seventy_five)]);
    check(
        &board("4k3/8/8/8/8/8/4q3/R3K3 w - - 149 100", ""),
        &[("drag e1 e2", "White king takes the queen on e2.")],
    );
    let there_and_back = [
        ("write Nf3", "White knight to f3."),
        ("write Nf6", "Black knight to f6."),
        ("write Ng1", "White knight to g1."),
        ("write Ng8", "Black knight to g8."),
    ];
    let fifth =
        "Black knight to g8. The game is over: a draw, because the same position has appeared five times.";
    let mut dialogue: Vec<(&str, &str)> = there_and_back.repeat(4);
    dialogue[15].1 = fifth;
    check(&board(rules::INITIAL, ""), &dialogue);
}

#[test]
fn a_move_is_written_in_many_ways() {
    let like = "Write it like e4, Nf3, O-O or rook takes d7.";
    check(
        &board(rules::INITIAL, ""),
        &[
            ("write e4", "White pawn to e4."),
            ("write e7e5", "Black pawn to e5."),
            ("write Nf3", "White knight to f3."),
            ("write Pd6", "Black pawn to d6."),
            ("write Bh6", "The bishop cannot jump: the pawn on d2 stands in its way. (Article 3.5)"),
            (
                "write Kf3",
                "The king cannot go from e1 to f3: a king moves one square, in any direction. (Article 3.8.1)",
            ),
            ("write hello", &format!("\"hello\" is not a move. {like}")),
            ("write N", &format!("\"N\" names a knight, but no square for it. {like}")),
            ("write Né4", &format!("\"Né4\" names a knight, but no square for it. {like}")),
            ("write ", &format!("\"\" is not a move. {like}")),
            ("write Rd5", "No white rook can go to d5."),
            ("write d3", "White pawn to d3."),
        ],
    );
}

#[test]
fn a_square_that_is_written_alone_chooses_the_piece_there() {
    check(
        &board(rules::INITIAL, ""),
        &[
            ("write e2", "The pawn on e2 can go to 2 squares."),
            ("write g1", "The knight on g1 can go to 2 squares."),
            ("write e2e2", "The pawn on e2 can go to 2 squares."),
            ("write a1", "The rook on a1 cannot move now."),
            ("write e4", "White pawn to e4."),
            ("write g8", "The knight on g8 can go to 2 squares."),
        ],
    );
}

#[test]
fn nothing_is_judged_before_a_square_is_marked() {
    let file =
        file::Board { mode: "choose".into(), squares: "d5 f5".into(), ..board("8/8/8/8/3R4/8/8/8", "") };
    let mut session = Session::new(lesson::admit(&file, &english()).expect("a sound board"), &english());
    let first = session.act(Intent::Check);
    assert_eq!((first.said.as_str(), first.tone), ("Mark a square first, then press Check.", Tone::Told));
    assert!(session.diagram().marks.is_empty(), "it names no square that is right");
    session.act(Intent::Press(Square::D5));
    assert_eq!(session.act(Intent::Check).said, "Right: 1 of 2. Wrong: 0. Look at f5.");
}

#[test]
fn the_chosen_piece_stays_chosen_whatever_is_written() {
    let mut session = check(&board(rules::INITIAL, ""), &[]);
    session.act(Intent::Press(Square::G1));
    for text in ["hello", "Sf3", "e9", ""] {
        session.write(text);
        assert_eq!(session.chosen(), Some(Square::G1), "{text:?}");
    }
}

#[test]
fn what_is_written_is_never_taken_for_another_move() {
    let unread = |text| format!("\"{text}\" is not a move. Write it like e4, Nf3, O-O or rook takes d7.");
    let promotes = "A pawn becomes another piece only on rank 8, and";
    // What is written, and what is said; the board stays as it is.
    for (text, said) in [
        ("Sf3", unread("Sf3")),
        ("Tf3", unread("Tf3")),
        ("Df3", unread("Df3")),
        ("Lf3", unread("Lf3")),
        ("Xe4", unread("Xe4")),
        ("Ee2e4", unread("Ee2e4")),
        ("e9", unread("e9")),
        (
            "Nf0",
            "\"Nf0\" names a knight, but no square for it. Write it like e4, Nf3, O-O or rook takes d7."
                .into(),
        ),
        ("e2e4Q", format!("{promotes} e4 is not there yet. (Article 3.7.3.3)")),
        ("e4Q", format!("{promotes} e4 is not there yet. (Article 3.7.3.3)")),
        ("f3N", format!("{promotes} f3 is not there yet. (Article 3.7.3.3)")),
        ("Nf3Q", "Only a pawn becomes another piece; this is a knight. (Article 3.7.3.3)".into()),
    ] {
        let session = check(&board(rules::INITIAL, ""), &[(&format!("write {text}"), &said)]);
        assert!(session.played().is_empty(), "{text} has moved something");
    }
    let session = check(&board("4k3/P7/8/8/8/8/8/4K3 w", ""), &[]);
    for (text, said) in [
        ("a8K", "A pawn becomes a queen, a rook, a bishop or a knight, and nothing else. (Article 3.7.3.3)"),
        ("a8P", "A pawn becomes a queen, a rook, a bishop or a knight, and nothing else. (Article 3.7.3.3)"),
    ] {
        let mut session = session.clone();
        assert_eq!((session.write(text).said.as_str(), session.played().len()), (said, 0), "{text}");
    }
}

#[test]
fn what_is_written_leaves_nothing_of_a_refusal() {
    let mut session = check(&board(rules::INITIAL, ""), &[("write e2e4", "White pawn to e4.")]);
    session.write("e7e4");
    assert_eq!(marked(&session, Sign::Cross), ["e4"]);
    session.write("hello");
    assert_eq!((marked(&session, Sign::Cross).len(), session.cited()), (0, None));
}

#[test]
fn a_written_move_may_need_more_words() {
    check(
        &board("4k3/8/8/8/8/8/8/R4RK1 w - - 0 1", ""),
        &[
            ("write Rd1", "The rooks on a1 and f1 can each go to d1. Write the square it comes from too."),
            ("write Rad1", "White rook to d1."),
            ("write Ke7", "Black king to e7."),
            ("write R8d2", "No white rook can go to d2."),
        ],
    );
    check(
        &board("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", ""),
        &[
            ("write a8", "The pawn reaches a8. What should it become?"),
            ("write a8R", "White pawn to a8 and becomes a rook, check."),
        ],
    );
}

#[test]
fn castling_is_written_or_the_king_is_dropped_on_the_rook() {
    let both = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    check(
        &board(both, ""),
        &[
            (
                "write O",
                "The king can castle on both wings. Write O-O for the kingside, O-O-O for the queenside.",
            ),
            ("write OO", "White castles kingside."),
            ("drag e8 a8", "Black castles queenside."),
            ("undo", "The king is back on e8. The rook is back on a8."),
        ],
    );
    // Pressing the rook is a change of mind.
    check(
        &board(both, ""),
        &[("e1", "The king on e1 can go to 7 squares."), ("h1", "The rook on h1 can go to 9 squares.")],
    );
    check(
        &board("4k3/8/8/8/8/8/8/4KR1R w - - 0 1", ""),
        &[(
            "drag e1 h1",
            "The king cannot go from e1 to h1: a king moves one square, in any direction. (Article 3.8.1)",
        )],
    );
    check(&board("8/8/8/8/3R4/8/8/8 w", ""), &[("write OO", "White has no king to castle with.")]);
    // A step to where castling would bring the king is no castling.
    let moved_away = "The king cannot castle any more: he has moved away from e1 before, even if he came back. (Article 3.8.2.1)";
    for (fen, written) in [
        ("4k3/8/8/8/8/8/8/R4K1R w - - 0 1", "write OO"),
        ("4k3/8/8/8/8/8/5K2/R6R w - - 0 1", "write O"),
        ("4k3/8/8/8/8/8/8/R2K3R w - - 0 1", "write OOO"),
        ("4k3/8/8/8/8/8/8/R5KR w - - 0 1", "write OO"),
    ] {
        let session = check(&board(fen, ""), &[(written, moved_away)]);
        assert_eq!(session.position().to_string(), fen, "nothing has moved");
    }
    // The square of the rook means castling where it is forbidden too.
    check(
        &board("4k3/8/8/8/2b5/8/8/R3K2R w KQ - 0 1", ""),
        &[(
            "drag e1 h1",
            "The king cannot castle across f1: the bishop on c4 attacks that square. (Article 3.8.2.2)",
        )],
    );
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

/// The arrows on the board: `f3-e5`.
fn arrows(session: &Session) -> Vec<String> {
    session.diagram().arrows.iter().map(|arrow| format!("{}-{}", arrow.from, arrow.to)).collect()
}

#[test]
fn who_attacks_a_square_is_told_and_shown() {
    let table: &[(&str, &str, &[&str])] = &[
        ("e4", "White attacks e4 with the bishop on c2. Black does not attack e4.", &["c2-e4"]),
        // A pinned piece attacks all the same.
        (
            "c6",
            "White attacks c6 with the knight on e5. Black attacks c6 with the knight on d8.",
            &["e5-c6", "d8-c6"],
        ),
        (
            "e5",
            "White guards e5 with the pawn on d4. Black attacks e5 with the rook on e8.",
            &["d4-e5", "e8-e5"],
        ),
        // A pawn attacks where it cannot go.
        ("c5", "White attacks c5 with the pawn on d4. Black does not attack c5.", &["d4-c5"]),
        ("d8", "White does not attack d8. Black guards d8 with the rook on e8.", &["e8-d8"]),
        ("c2", "White does not guard c2. Black does not attack c2.", &[]),
        ("a5", "White does not attack a5. Black does not attack a5.", &[]),
    ];
    for (square, said, shown) in table {
        let deed = format!("attackers {square}");
        let board = board("3nr2k/8/8/4N3/3P4/8/2B5/4K3 w", "");
        let mut session = check(&board, &[(&deed, said)]);
        assert_eq!(arrows(&session), *shown, "{square}");
        let hatched: &[&str] = if shown.is_empty() { &[] } else { &[square] };
        assert_eq!(marked(&session, Sign::Hatch), hatched);
        session.act(Intent::Cancel);
        assert!(arrows(&session).is_empty(), "it is shown until the next wish");
    }
}

#[test]
fn asking_lets_everything_be_as_it_is() {
    let promotion = board("8/4P3/8/8/8/8/8/k6K w", "");
    let mut session = check(
        &promotion,
        &[
            ("e7", "The pawn on e7 can go to e8."),
            ("attackers d8", "White attacks d8 with the pawn on e7. Black does not attack d8."),
        ],
    );
    assert_eq!(session.chosen(), Some(Square::E7));
    assert_eq!(session.act(intent("e8")).tone, Tone::Told);
    assert!(session.promoting().is_some());
    session.act(intent("attackers d8"));
    assert!(session.promoting().is_none(), "a move that waits goes back");
    assert!(!session.can(Intent::Undo));
}

#[test]
fn a_board_that_is_played_on_tells_why_it_is_over() {
    let mut session = check(
        &board("6k1/5ppp/8/8/8/8/8/R5K1 w", ""),
        &[
            ("why", ""),
            ("drag a1 a8", "White rook to a8, checkmate."),
            (
                "why",
                "The rook on a8 attacks the king on g8. The king cannot go to a square that is attacked: the rook on a8 attacks f8 and h8. The king’s own side stands on f7, g7 and h7. No other piece can take the attacker or step in between.",
            ),
        ],
    );
    assert!(session.can(Intent::Why));
    assert_eq!(marked(&session, Sign::Hatch), ["f8", "h8"]);
    session.act(Intent::Undo);
    assert!(!session.can(Intent::Why) && marked(&session, Sign::Hatch).is_empty());
    let stalemate = check(
        &board("7k/8/6Q1/8/8/8/8/K7 b", ""),
        &[(
            "why",
            "Nothing attacks the king on h8, so it is not checkmate. The king cannot go to a square that is attacked: the queen on g6 attacks g7, h7 and g8.",
        )],
    );
    assert!(stalemate.can(Intent::Why), "over from the start");
    assert_eq!(marked(&stalemate, Sign::Hatch), ["g7", "h7", "g8"]);
}

#[test]
fn one_arrow_along_each_line_shows_why() {
    // The position, and its arrows.
    let table: &[(&str, &[&str])] = &[
        ("R5k1/5ppp/8/8/8/8/8/6K1 b", &["a8-g8"]),
        // Nothing attacks this king: the longest arrow covers the squares on its way.
        ("7k/R7/8/8/8/8/8/K5R1 b", &["g1-g8", "a7-h7"]),
    ];
    for (fen, shown) in table {
        let mut session = check(&board(fen, ""), &[]);
        session.act(Intent::Why);
        assert_eq!(arrows(&session), *shown, "{fen}");
    }
}
