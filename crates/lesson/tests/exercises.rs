//! Exercises that are no matter of stars: which moves are right, what is said of the others, and what is
//! wrong with an exercise that is none.

mod sample;

use diagram::Sign;
use lesson::file::Board;
use lesson::words::english;
use lesson::{Figure, Intent, Session, Tone, admit, check};
use rules::{SquareSet, Turns};
use sample::{found, on_board};

fn exercise(fen: &str, goal: &str, answer: &str) -> Board {
    let (fen, goal, answer) = (fen.into(), goal.into(), answer.into());
    Board { name: "exercise".into(), fen, goal, answer, caption: "Find it.".into(), ..Board::default() }
}

/// The board as it stands in a checked lesson.
#[track_caller]
fn figure(board: Board) -> Figure {
    let mut lesson = sample::lesson();
    lesson.section[0].board[0] = board;
    match check(&lesson, &english()) {
        Ok(lesson) => lesson.sections[0].boards[0].clone(),
        Err(findings) => panic!("{findings:#?}"),
    }
}

/// The moves that are right first, as the text of the answers has them.
fn right(figure: &Figure) -> Vec<String> {
    let file = figure.to_file();
    let lines = file.answers.lines().filter_map(|line| line.strip_prefix('!')?.split_once(':'));
    let mut first: Vec<String> = lines.map(|(moves, _)| moves[..4].to_owned()).collect();
    first.dedup();
    first
}

#[test]
fn every_right_move_is_found() {
    let table = [
        ("6k1/5ppp/8/8/8/8/5PPP/R5K1 w", "mate", "Ra8#", "a1a8"),
        ("k7/8/8/2Q5/8/8/8/4K3 w", "stalemate", "Qb6", "c5c7 c5b6"),
        ("4k3/8/8/8/8/8/8/3QK3 w", "check", "Qd7+", "d1e2 d1a4 d1h5 d1d7 d1d8"),
        ("k3r3/8/8/1B6/8/8/3P1P2/3RKR2 w", "escape", "Bxe8", "b5e2 b5e8"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ", "castle", "O-O", "e1c1 e1g1"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "en-passant", "exd6", "e5d6"),
        ("7k/P7/8/8/8/8/8/4K3 w", "promote", "a8=N", "a7a8"),
        // The knight has a guard.
        ("6k1/5pp1/2p4p/3n4/8/8/p4PPP/R2R2K1 w", "take", "Rxa2", "a1a2"),
        // The pawn on h3 is free too, but the knight is dearer.
        ("6k1/5ppp/8/3n4/8/7p/5PPP/3R2K1 w", "take", "Rxd5", "d1d5"),
        ("6k1/5ppp/8/8/4N3/8/5PPP/5RK1 w", "guard", "f3", "e4g3 f2f3"),
        ("8/4P3/8/8/8/8/8/8 w", "promote", "e7e8q", "e7e8"),
    ];
    for (fen, goal, answer, wanted) in table {
        let mut found = right(&figure(exercise(fen, goal, answer)));
        found.sort();
        let mut wanted: Vec<&str> = wanted.split(' ').collect();
        wanted.sort_unstable();
        assert_eq!(found, wanted, "{fen}, {goal}");
    }
    let save = Board { piece: "e4".into(), ..exercise("4r1k1/5ppp/8/8/4N3/7P/5PP1/6K1 w", "save", "f3") };
    assert_eq!(right(&figure(save)), ["f2f3", "e4d2", "e4c3", "e4g3", "e4c5", "e4g5", "e4d6"]);
}

/// A dialogue at the board of a checked lesson, as its page has it.
#[track_caller]
fn play(board: Board, dialogue: &[(&str, &str)]) -> Session {
    let in_page = admit(&figure(board).to_file(), &english()).expect("a board that was checked");
    let mut session = Session::new(in_page, &english());
    for (deed, said) in dialogue {
        let reply = match *deed {
            "undo" => session.act(Intent::Undo),
            "redo" => session.act(Intent::Redo),
            "reset" => session.act(Intent::Reset),
            square if square.len() == 2 => session.act(Intent::Press(square.parse().expect("a square"))),
            text => session.write(text),
        };
        assert_eq!(reply.said, *said, "after {deed:?}");
    }
    session
}

/// Who stands in a broken frame, and the arrows.
fn shown(session: &Session) -> String {
    let diagram = session.diagram();
    let framed = diagram.marks.iter().filter(|mark| mark.sign == Sign::Culprit);
    let framed = framed.map(|mark| mark.square.to_string());
    let arrows = diagram.arrows.iter().map(|arrow| format!("{}-{}", arrow.from, arrow.to));
    framed.chain(arrows).collect::<Vec<_>>().join(" ")
}

const QUEEN_AND_BISHOP: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq";

#[test]
fn a_wrong_move_is_explained_shown_and_put_back() {
    let mate = || exercise(QUEEN_AND_BISHOP, "mate", "Qxf7#");
    let takes = "White queen takes the pawn on e5, check. That is no checkmate. Black can play: knight from c6 takes the queen on e5.";
    let session = play(mate(), &[("Qe5", takes)]);
    assert_eq!(shown(&session), "c6 c6-e5");
    assert_eq!(session.movable(), SquareSet::EMPTY, "first it is put back");
    assert!(session.can(Intent::Undo) && !session.can(Intent::Redo));
    // Any press puts it back; a press on an own piece chooses that one at once.
    let session = play(mate(), &[("Qe5", takes), ("a6", "The queen is back on h5. The pawn is back on e5.")]);
    assert_eq!((shown(&session), session.movable().len()), (String::new(), 16));
    let chosen = "The bishop on c4 can go to 9 squares.";
    play(mate(), &[("Qe5", takes), ("c4", chosen), ("b1", "The knight on b1 can go to 2 squares.")]);
    play(
        mate(),
        &[("Qe5", takes), ("undo", "The queen is back on h5. The pawn is back on e5."), ("undo", "")],
    );
    play(mate(), &[("Qe5", takes), ("reset", "Everything is back where it began.")]);
    let solved = "White queen takes the pawn on f7, checkmate. Solved.";
    play(mate(), &[("Qe5", takes), ("Qf7", solved), ("e8", "The game is over: checkmate. (Article 5.1.1)")]);
    let mut session = play(mate(), &[("h5", "The queen on h5 can go to 13 squares.")]);
    assert_eq!(session.act(Intent::Press(rules::Square::F7)).tone, Tone::Solved);
    assert_eq!(session.act(Intent::Undo).said, "The queen is back on h5. The pawn is back on f7.");
}

#[test]
fn the_other_side_replies() {
    let rooks =
        || Board { moves: Some(2), ..exercise("7k/8/8/8/8/8/R7/1R2K3 w", "mate", "1. Ra7 Kg8 2. Rb8#") };
    play(
        rooks(),
        &[
            (
                "Ra8",
                "White rook to a8, check. Black can play: king from h8 to g7. After that one more move is not enough.",
            ),
            ("a7", "The rook is back on a2."),
            ("a7", "White rook to a7. Black king to g8."),
            ("undo", "The rook is back on a2. The king is back on h8."),
            ("redo", "Again: White rook to a7. Black king to g8."),
            ("Ra8", "White rook to a8, check. That is no checkmate. Black can play: king from g8 to f7."),
            ("Rb8", "White rook to b8, checkmate. Solved."),
            ("undo", "The rook is back on b1."),
            ("undo", "The rook is back on a2. The king is back on h8."),
            ("Rb7", "White rook to b7. Black king to g8."),
            ("Ra8", "White rook to a8, checkmate. Solved."),
        ],
    );
}

#[test]
fn in_a_drill_it_is_the_learners_turn_again() {
    let pawn = Board { moves: Some(2), ..exercise("8/8/4P3/8/8/8/8/8 w", "promote", "e6e7 e7e8r") };
    let figure = figure(pawn.clone());
    assert_eq!(figure.board.turns(), Turns::SameSide);
    play(
        pawn,
        &[
            ("e6", "The pawn on e6 can go to e7."),
            ("e7", "White pawn to e7."),
            ("e8R", "White pawn to e8 and becomes a rook. Solved."),
        ],
    );
}

#[test]
fn a_stop_that_is_not_safe_is_taken_back() {
    let walk = Board { stars: "d8".into(), ..exercise("8/8/8/8/8/1b6/8/3R4 w", "reach", "d1d8") };
    assert_eq!(figure(walk.clone()).board.goal().map(lesson::Goal::fewest), Some(1));
    let session = play(
        walk,
        &[
            ("d1", "The rook on d1 can go to 14 squares."),
            ("d5", "White rook to d5. There the bishop on b3 can take it."),
        ],
    );
    assert_eq!(shown(&session), "b3 b3-d5");
    // Straight on it is two moves, but the stop between them is attacked.
    let round = Board { stars: "h4".into(), ..exercise("8/8/8/8/8/8/6p1/R7 b", "reach", "") };
    let round = Board { fen: "8/8/8/8/8/2b5/8/4R3 w".into(), ..round };
    assert_eq!(on_board(round)[0][2], "write answer = \"e1h1 h1h4\"");
}

#[test]
fn what_is_no_exercise_is_told() {
    let mate = || exercise("6k1/5ppp/8/8/8/8/5PPP/R5K1 w", "mate", "Ra8#");
    let save = || Board { piece: "e4".into(), ..exercise("4r1k1/5ppp/8/8/4N3/7P/5PP1/6K1 w", "save", "f3") };
    let rooks =
        || Board { moves: Some(2), ..exercise("7k/8/8/8/8/8/R7/1R2K3 w", "mate", "1. Ra7 Kg8 2. Rb8#") };
    // The other side takes what it can have for nothing, and does nothing else.
    let free_knight = || Board {
        moves: Some(2),
        opponent: "takes".into(),
        ..exercise("7r/8/P7/8/4k3/8/4K3/7N w", "promote", "1. a7 Rxh1 2. a8=Q")
    };
    let no_goal = [
        "goal",
        "found goal = \"win\"",
        "write \"collect\", \"reach\", \"capture\", \"check\", \"mate\", \"stalemate\", \"promote\", \"castle\", \"en-passant\", \"escape\", \"take\", \"save\", \"guard\"",
    ];
    let help = "write answer = \"1. Ra8#\"";
    let table: Vec<(Board, [&str; 3])> = vec![
        // What is to be reached by the answer is not known, so of that nothing is told.
        (Board { goal: "win".into(), ..mate() }, no_goal),
        (
            Board { fen: "6k1/5ppp/8/8/8/8/5PPP/R5K1".into(), ..mate() },
            [
                "fen",
                "found no side to move, expected w or b",
                "write it after the pieces, like fen = \"6k1/5ppp/8/8/8/8/5PPP/R5K1 w\"",
            ],
        ),
        (Board { answer: String::new(), ..mate() }, ["answer", "answer is missing or empty", help]),
        (Board { answer: "1. Ra7".into(), ..mate() }, ["answer", "Ra7 does not lead to the goal", help]),
        (
            Board { answer: "1. Rook".into(), ..mate() },
            ["answer", "found \"Rook\", expected a move like Qh7 or g7h7", help],
        ),
        (
            Board { answer: "a1a8 g8f8".into(), ..mate() },
            ["answer", "the answer goes on with g8f8, though the goal is reached", help],
        ),
        (
            Board { answer: "1. Ra7 Kg8".into(), ..rooks() },
            ["answer", "the answer does not reach the goal", "write answer = \"1. Rb7 Kg8 2. Ra8#\""],
        ),
        (Board { answer: "1. Ra8+".into(), ..mate() }, ["answer", "found Ra8+, and the move is Ra8#", help]),
        (
            Board { hint: "Look at b9.".into(), ..mate() },
            ["hint", "the hint speaks of b9, and no board has such a square", "write a square from a1 to h8"],
        ),
        (
            Board { answer: "1. a7 Ra8".into(), ..free_knight() },
            ["answer", "the other side does not play Ra8 there", "write answer = \"1. a7 Rxh1 2. a8=Q+\""],
        ),
        (
            Board { moves: Some(2), ..mate() },
            ["moves", "the goal can be reached in 1 move", "write moves = 1"],
        ),
        (
            Board { moves: Some(1), ..rooks() },
            ["goal", "the goal cannot be reached in 1 move", "change the fen, or allow more moves"],
        ),
        (
            Board { moves: Some(9), ..mate() },
            [
                "moves",
                "found moves = 9, expected 1 to 4 for goal = \"mate\"",
                "write moves = 1, or leave it out",
            ],
        ),
        (
            Board { moves: Some(2), ..save() },
            ["moves", "found moves = 2, expected 1 for goal = \"save\"", "write moves = 1, or leave it out"],
        ),
        (
            Board { piece: String::new(), ..save() },
            ["goal", "it is not said which piece to save", "add piece = \"e4\""],
        ),
        (
            Board { piece: "g1".into(), ..save() },
            ["goal", "that piece is in no danger, so there is nothing to do", "change the fen, or the goal"],
        ),
        (
            Board { goal: "escape".into(), ..mate() },
            ["goal", "nobody is in check, so there is nothing to do", "change the fen, or the goal"],
        ),
        (
            Board { goal: "guard".into(), fen: "6k1/8/8/8/8/8/5P2/6K1 w".into(), ..mate() },
            [
                "goal",
                "every piece is guarded already, so there is nothing to do",
                "change the fen, or the goal",
            ],
        ),
        (
            Board { opponent: "sleeps".into(), ..mate() },
            [
                "opponent",
                "found opponent = \"sleeps\"",
                "write opponent = \"none\" or opponent = \"resists\" or opponent = \"takes\"",
            ],
        ),
        (
            Board { stars: "a8".into(), ..mate() },
            ["stars", "goal = \"mate\" has no stars to land on", "take the stars away, or the goal"],
        ),
        (
            Board { goal: String::new(), answer: String::new(), moves: Some(2), ..mate() },
            ["moves", "found moves without a goal", "add goal = \"mate\", or take moves away"],
        ),
        (
            Board { hint: "Look at h3.".into(), ..mate() },
            [
                "hint",
                "the hint speaks of h3, and no claim does",
                "change it, or add a claim that names h3, like { piece = \"a1\", goes = \"… h3\" }",
            ],
        ),
        (
            Board { goal: "capture".into(), stars: "a7".into(), answer: String::new(), ..mate() },
            [
                "stars",
                "there is nothing to capture on a7",
                "write stars = \"f7 g7 h7 g8\", or leave them out",
            ],
        ),
        (
            Board { goal: "reach".into(), answer: String::new(), ..mate() },
            ["goal", "goal = \"reach\" needs stars", "add stars = \"d7 g7\""],
        ),
    ];
    for (board, wanted) in table {
        let told = format!("{board:?}");
        assert_eq!(on_board(board).first(), found(&[wanted]).first(), "{told}");
    }
}

#[test]
fn a_square_that_is_wrongly_pointed_out_is_told_why() {
    let straight = "A pawn does not take straight ahead, so the knight on e5 blocks it. It takes one square \
        diagonally ahead. (Article 3.7.1)";
    let behind = "The rook cannot jump: the pawn on d7 stands in its way. It may take that piece instead. (Article 3.5)";
    let free = "White does not attack d8. Black does not guard d8.";
    let capture = "3r2k1/5ppp/8/2b5/3P4/1N6/5PPP/3R2K1 w";
    let pinned = "White attacks d5 with the knight on e3. Black does not guard d5. The knight on e3 is pinned: if it \
        went to d5, the rook on e8 would attack the king on e1. (Article 3.9.2)";
    let in_check = "White attacks d5 with the rook on d1. Black does not guard d5. The king on e1 is in check from \
        the rook on e8, and this move does not stop it. Move the king, take the attacker, or put a piece in \
        between. (Article 3.9.2)";
    let table = [
        ("8/8/8/4n3/4P3/8/8/8 w", "attacks", "e4", "e5", Some(straight)),
        ("8/8/8/4n3/4P3/8/8/8 w", "attacks", "e4", "e6", None),
        ("3r4/3p4/8/8/3R3n/8/8/8 w", "attacks", "d4", "d8", Some(behind)),
        // What keeps a move from being made keeps nothing from being attacked: the end of the game,
        ("4k3/8/8/8/8/8/8/2B1K3 w", "attacks", "c1", "e5", None),
        // what castling asks for,
        ("4k3/8/8/8/8/8/8/4K2R w", "attacks", "e1", "g1", None),
        ("4k3/8/8/8/8/8/8/4K2R w", "attacks", "e1", "c1", None),
        // a friend on the square, and what stands in the way of a double step.
        ("8/8/8/4N3/4P3/8/8/8 w", "attacks", "e4", "e5", None),
        ("8/8/8/8/8/4n3/4P3/8 w", "attacks", "e2", "e4", None),
        ("3r4/3p4/8/8/3R3n/8/8/8 w", "takeable", "d4", "d8", Some(behind)),
        (capture, "takeable", "", "d8", Some(free)),
        // Somebody attacks it, and may not take it.
        ("4r2k/8/8/1p1p4/P7/4N3/8/4K3 w", "takeable", "", "d5", Some(pinned)),
        ("R3r2k/8/8/3p4/8/8/8/3RK3 w", "takeable", "", "d5", Some(in_check)),
        (capture, "takeable", "", "e4", None),
    ];
    for (fen, ask, piece, wrong, why) in table {
        let board = Board { ask: ask.into(), piece: piece.into(), ..exercise(fen, "", "") };
        let answers = figure(board).to_file().answers;
        let told = answers.lines().find_map(|line| line.strip_prefix(&format!("?{wrong}: ")));
        assert_eq!(told, why, "{fen}: {ask}, {wrong}");
    }
}

#[test]
fn answers_in_a_page_need_not_be_sound() {
    let board =
        |answers: &str| Board { answers: answers.into(), ..exercise("6k1/5ppp/8/8/8/8/5PPP/R5K1 w", "", "") };
    assert_eq!(lesson::admit_in_page(&board("nonsense")).unwrap_err(), "its answers cannot be read");
    for answers in [
        "!",
        "!:",
        "!a1",
        "!a1a8",
        "!a1a8 zz:",
        "!a1a8 a1a8: x",
        "!a1a8 g8h8\n\n?",
        "!\u{e9}a1a8:",
        "!a1a8:\u{e9}",
    ] {
        let mut session = Session::new(lesson::admit_in_page(&board(answers)).expect("a board"), &english());
        session.write("Ra8");
        session.write("Ra8");
        session.act(Intent::Undo);
        session.diagram();
    }
}
