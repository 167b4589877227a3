//! What a session tells a program: its moves, verdicts, and boards brought back to where they were.

use lesson::{Intent, Session, Tone, Verdict, file};

fn session(file: &file::Board) -> Session {
    let words = lesson::words::english();
    Session::new(lesson::embed(file, &words).expect("a sound board").board, &words)
}

fn stars() -> Session {
    let (fen, stars) = ("8/8/8/8/3R4/8/8/8 w".into(), "d7 g7".into());
    session(&file::Board { fen, stars, ..Default::default() })
}

fn fools_mate() -> Session {
    session(&file::Board { line: "1. f3 {This opens a way.} e5 2. g4 Qh4#".into(), ..Default::default() })
}

fn moves(session: &Session) -> String {
    session.played().iter().map(|(_, played)| played.to_string()).collect::<Vec<_>>().join(" ")
}

/// A board, moves to bring back on it, those that it then has made, and what became of them.
type Restored = (fn() -> Session, &'static str, &'static str, Result<Tone, (&'static str, &'static str)>);

const RESTORED: &[Restored] = &[
    (stars, "d4d7 d7g7", "d4d7 d7g7", Ok(Tone::Solved)),
    (stars, "d4d7", "d4d7", Ok(Tone::Told)),
    (stars, "", "", Ok(Tone::Told)),
    (
        stars,
        "d4d7 a1a2 d7g7",
        "d4d7",
        Err(("a1a2", "Nothing stands on a1, so nothing can move from there. (Article 1.1)")),
    ),
    (stars, "<b>", "", Err(("<b>", "\"<b>\" is not a move. Write it like e4, Nf3, O-O or rook takes d7."))),
    (fools_mate, "f2f3 e7e5", "f2f3 e7e5", Ok(Tone::Told)),
    (
        fools_mate,
        "f2f3 e7e6",
        "f2f3",
        Err(("e7e6", "This board goes through its moves by the buttons below it.")),
    ),
];

#[test]
fn moves_are_made_again_as_far_as_they_can_be() {
    for (board, wanted, made, became) in RESTORED {
        let mut session = board();
        session.act(Intent::Forward);
        session.write("Rd1");
        let restored = session.restore(wanted);
        let restored = restored.as_ref().map(|tone| *tone).map_err(|(word, said)| (&**word, &**said));
        assert_eq!((restored, &*moves(&session)), (*became, *made), "{wanted}");
        assert_eq!(session.packed_moves().len(), 3 * session.played().len(), "{wanted}");
    }
}

#[test]
fn a_packed_move_says_its_squares_and_its_promotion() {
    let fen = "8/4P3/8/8/8/8/8/8 w".into();
    let mut session = session(&file::Board { fen, ..Default::default() });
    session.restore("e7e8n").expect("a legal move");
    assert_eq!(session.packed_moves(), [52, 60, b'N']);
}

#[test]
fn a_verdict_has_its_reason() {
    let fen = "8/3p4/8/8/3R4/8/8/8 w".into();
    let session = session(&file::Board { fen, ..Default::default() });
    let told = |text: &str| match session.judge(text) {
        Verdict::Legal(played) => format!("{played} is legal"),
        Verdict::Refused(refusal, said) => format!("{}: {said}", refusal.reason.code()),
        Verdict::Unread(said) => said,
    };
    assert_eq!(told("Rd7"), "d4d7 is legal");
    assert_eq!(
        told("d4d8"),
        "path_blocked: The rook cannot jump: the pawn on d7 stands in its way. It may take that piece instead. (Article 3.5)"
    );
    assert_eq!(told("Qd8"), "No white queen can go to d8.");
}

/// What an author may get wrong, and what is said about it.
const WRONG: &[(&str, &str, &str)] = &[
    (
        "fen",
        "8/8/8/8/3X4/8/8/8",
        "found \"X\" at character 10, expected a piece (KQRBNP kqrbnp) or a digit from 1 to 8",
    ),
    ("mode", "blitz", "found mode = \"blitz\""),
    ("piece", "d9", "found \"d9\", expected a square"),
    ("stars", "a1 zz", "found \"zz\", expected a square"),
    (
        "line",
        "1. e5",
        "found \"e5\", expected a move or the result: no white pawn on the e-file can go to e5",
    ),
    (
        "answer",
        "d4e5",
        "d4e5 is not legal there: The rook cannot go from d4 to e5: a rook moves in straight lines, along its rank or its file. (Article 3.3)",
    ),
    ("coordinates", "gold", "found coordinates = \"gold\""),
    ("below", "green", "found below = \"green\""),
];

#[test]
fn what_is_wrong_with_a_board_is_said() {
    for (key, value, wanted) in WRONG {
        let read = |name: &'static str| match name {
            _ if name == *key => Some(String::from(*value)),
            "fen" => Some(String::from("8/8/8/8/3R4/8/8/8 w")),
            _ => None,
        };
        let findings =
            lesson::embed(&file::Board::from_attributes(read), &lesson::words::english()).expect_err(value);
        let problems: Vec<&str> = findings.iter().map(|finding| &*finding.problem).collect();
        assert_eq!(problems, [*wanted], "{key} = {value:?}");
    }
}

/// A board, the moves and the step of a link, what is then made of how many, and what is said.
type Arrived = (fn() -> Session, &'static str, &'static str, &'static str, usize, &'static str);

fn rook_to_the_end() -> Session {
    let (fen, answers) = ("4k3/8/8/8/8/8/8/R3K3 w Q".into(), "!a1a8: Solved.\n?: Not that.".into());
    session(&file::Board { fen, answers, ..Default::default() })
}

const ARRIVED: &[Arrived] = &[
    (stars, "d4d7 d7g7", "", "d4d7 d7g7", 2, ""),
    (stars, "d4d7 d7g7", "1", "d4d7 d7g7", 1, ""),
    (stars, "d4d7 d7g7", "0", "d4d7 d7g7", 0, ""),
    (stars, "d4d7", "2", "d4d7", 1, "The link asks for step 2, but there is 1 move."),
    (stars, "", "7", "", 0, "The link asks for step 7, but there are 0 moves."),
    (
        stars,
        "d4d7",
        "-1",
        "d4d7",
        1,
        "The link asks for step -1, which is no number of moves, so all its moves are made.",
    ),
    (
        stars,
        "d4d7",
        "<img src=x onerror=1>",
        "d4d7",
        1,
        "The link asks for step <img src=x o…, which is no number of moves, so all its moves are made.",
    ),
    (
        stars,
        "d4d7 d7e5 e5e8",
        "3",
        "d4d7",
        1,
        "Move 2, d7e5, cannot be made, so it and all after it are left out. The rook cannot go from d7 to e5: a rook moves in straight lines, along its rank or its file. (Article 3.3)",
    ),
    (
        stars,
        "<b>x</b>",
        "",
        "",
        0,
        "Move 1, <b>x</b>, cannot be made, so it and all after it are left out. \"<b>x</b>\" is not a move. Write it like e4, Nf3, O-O or rook takes d7.",
    ),
    (fools_mate, "f2f3 e7e5 g2g4 d8h4", "2", "f2f3 e7e5 g2g4 d8h4", 2, ""),
];

#[test]
fn a_link_brings_back_the_board_and_the_step() {
    for (board, moves, step, kept, made, said) in ARRIVED {
        let mut session = board();
        assert_eq!(session.arrive(moves, step), *said, "{moves}, {step}");
        let (all, count) = session.kept();
        let all: Vec<String> = all.iter().map(ToString::to_string).collect();
        assert_eq!((&*all.join(" "), count), (*kept, *made), "{moves}, {step}");
    }
    let mut session = stars();
    session.write("Rd7");
    assert_eq!(
        session.arrive(&"d4d7 ".repeat(5000), ""),
        "This is too long to be read, so the board stays as it is."
    );
    assert_eq!(session.kept().1, 1, "it stays as it is");
}

#[test]
fn a_game_that_is_drawn_is_shown_as_one() {
    let mut game = session(&file::Board { fen: rules::INITIAL.into(), ..Default::default() });
    game.arrive(&"g1f3 g8f6 f3g1 f6g8 ".repeat(4), "");
    assert_eq!(
        game.shown(),
        "16 moves are shown. The game is over: a draw, because the same position has appeared five times."
    );
    let file = file::Board { fen: "8/8/4k3/8/8/3K4/8/8 w - - 0 1".into(), ..Default::default() };
    assert_eq!(
        session(&file).shown(),
        "The position is shown. The game is over: a draw. Nobody can give checkmate any more, because too few pieces are left."
    );
}

#[test]
fn a_game_that_is_over_is_called_what_it_is_before_it_is_proven() {
    let mut game = session(&file::Board { fen: rules::INITIAL.into(), ..Default::default() });
    game.arrive("f2f3 e7e5 g2g4 d8h4", "");
    let said = game.shown();
    let begins = "4 moves are shown. The game is over: checkmate. The queen on h4 attacks the king on e1.";
    assert!(said.starts_with(begins), "{said}");
    let file = file::Board { fen: "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1".into(), ..Default::default() };
    let said = session(&file).shown();
    let begins = "The position is shown. The game is over: stalemate, a draw. Nothing attacks the king on h8";
    assert!(said.starts_with(begins), "{said}");
}

#[test]
fn a_draw_that_may_be_claimed_is_told() {
    let mut game = session(&file::Board { fen: rules::INITIAL.into(), ..Default::default() });
    game.arrive(&"g1f3 g8f6 f3g1 f6g8 ".repeat(2), "7");
    assert_eq!(game.claim(), "");
    game.act(Intent::Redo);
    assert_eq!(game.claim(), "The position has come three times. White may claim a draw.");
    assert!(
        game.shown()
            .ends_with("It is White’s move. The position has come three times. White may claim a draw.")
    );
    let file = file::Board { fen: "7k/8/8/8/8/8/R7/K7 b - - 100 90".into(), ..Default::default() };
    let claim = "Each side has made 50 quiet moves in a row. Black may claim a draw.";
    assert_eq!(session(&file).claim(), claim);
    assert_eq!(session(&file).with_claim(String::new()), claim, "it begins with no space");
}

#[test]
fn a_link_keeps_no_move_that_was_tried_in_vain() {
    let mut session = rook_to_the_end();
    assert_eq!(session.write("Ra7").tone, Tone::Refused);
    assert_eq!(session.kept(), (Vec::new(), 0));
    session.act(Intent::Undo);
    assert_eq!(session.kept(), (Vec::new(), 0));
    assert_eq!(session.write("Ra8").tone, Tone::Solved);
    assert_eq!(session.kept().1, 1);
}

#[test]
fn what_is_put_in_is_read_whatever_it_is() {
    let words = lesson::words::english();
    let initial = rules::INITIAL;
    for (text, fen, moves, trouble) in [
        (" 8/8/8/8/3R4/8/8/8\n w ", "8/8/8/8/3R4/8/8/8 w", "", ""),
        ("1. e4 {good} e5 (1... c5) 2. Nf3 *", initial, "e2e4 e7e5 g1f3", ""),
        ("e2e4 e7e5", initial, "e2e4 e7e5", ""),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n1. e4 e5", initial, "e2e4 e7e5", ""),
        ("4k3/8/8/8/8/8/4P3/4K3 w e2e4 e8e7", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4 e8e7", ""),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - Kd2 Kd7", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e1d2 e8d7", ""),
        (
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 Kd5",
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
            "",
            "Move 1, White’s Kd5, cannot be made, so it and all after it are left out. The king cannot go from e1 to d5: a king moves one square, in any direction. (Article 3.8.1)",
        ),
        ("4k3/8/8/8/8/8/4P3/4K3 w - é 0 1", "4k3/8/8/8/8/8/4P3/4K3 w - é 0 1", "", ""),
        (
            "[Event \"a\"]\n\n1. e4 e5 1-0\n\n[Event \"b\"]\n\n1. d4 d5 *",
            initial,
            "e2e4 e7e5",
            "The first of 2 games is shown.",
        ),
        (
            "[Event \"a\"] 1. e4 e5 1-0 [Event \"b\"] 1. d4 *",
            initial,
            "e2e4 e7e5",
            "The first of 2 games is shown.",
        ),
        ("1. e4 e5 1-0 {end}", initial, "e2e4 e7e5", ""),
        (
            "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O *",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "e1g1",
            "",
        ),
        ("", "", "", "No position and no move can be read there. Put in a FEN, or moves like 1. e4 e5."),
        (
            "e2e4 e2e4",
            initial,
            "e2e4",
            "Move 1, Black’s e2e4, cannot be made, so it and all after it are left out. Nothing stands on e2, so nothing can move from there. (Article 1.1)",
        ),
        (
            "1. e4 e5 2. Bb5 a6 3. Bxb8?? Kd6",
            initial,
            "e2e4 e7e5 f1b5 a7a6",
            "Move 3, White’s Bxb8, cannot be made, so it and all after it are left out. No white bishop can go to b8.",
        ),
        (
            "1. e4 e5 2. Ke3",
            initial,
            "e2e4 e7e5",
            "Move 2, White’s Ke3, cannot be made, so it and all after it are left out. The king cannot go from e1 to e3: a king moves one square, in any direction. (Article 3.8.1)",
        ),
        (
            "1. Ke3",
            "",
            "",
            "Move 1, White’s Ke3, cannot be made, so it and all after it are left out. The king cannot go from e1 to e3: a king moves one square, in any direction. (Article 3.8.1)",
        ),
        (
            "e2e5",
            "",
            "",
            "Move 1, White’s e2e5, cannot be made, so it and all after it are left out. The pawn cannot go from e2 to e5: a pawn moves one square straight ahead, or two from where it began, and takes one square diagonally ahead. (Article 3.7)",
        ),
        (
            "1. e4 e4xe5+",
            initial,
            "e2e4",
            "Move 1, Black’s e4xe5+, cannot be made, so it and all after it are left out. The pawn on e4 is White’s, and it is Black’s move. (Article 1.1)",
        ),
        (
            "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 30\"]\n\n30. Rh9 *",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 30",
            "",
            "\"Rh9\" names a rook, but no square for it. Write it like e4, Nf3, O-O or rook takes d7.",
        ),
        (
            "[FEN \"zzz\"]\n\n1. e4",
            "",
            "",
            "This shows no board, so the board stays as it is: found 1 field, expected 6: pieces, side to move, castling, en passant, halfmove clock, move number.",
        ),
        (
            "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 148 100\"]\n\n100. Ra2 Kd7 101. Ra3",
            "4k3/8/8/8/8/8/8/R3K3 w - - 148 100",
            "a1a2 e8d7",
            "Move 101, White’s a2a3, cannot be made, so it and all after it are left out. The game is over: a draw, after 75 moves each without a capture or a pawn move. (Article 9.6.2)",
        ),
        (
            "1. e4 e5 2. Ke2 Nc6 3. Ke1 Nf6 4. Nf3 Be7 5. Be2 d6 6. O-O",
            initial,
            "e2e4 e7e5 e1e2 b8c6 e2e1 g8f6 g1f3 f8e7 f1e2 d7d6",
            "Move 6, White’s O-O, cannot be made, so it and all after it are left out. The king cannot castle any more: he has moved away from e1 before, even if he came back. (Article 3.8.2.1)",
        ),
        (
            "1. e4 e5 2. O-O",
            initial,
            "e2e4 e7e5",
            "Move 2, White’s O-O, cannot be made, so it and all after it are left out. The king cannot castle yet: the bishop on f1 and the knight on g1 stand between king and rook. (Article 3.8.2.2)",
        ),
        (
            "<b>hello</b>",
            "",
            "",
            "\"<b>hello</b>\" is not a move. Write it like e4, Nf3, O-O or rook takes d7.",
        ),
    ] {
        let pasted = lesson::read_pasted(text, &words);
        let read: Vec<String> = pasted.moves.iter().map(ToString::to_string).collect();
        assert_eq!((&*pasted.fen, &*read.join(" "), &*pasted.trouble), (fen, moves, trouble), "{text}");
    }
    assert!(lesson::read_pasted(&"e4 ".repeat(50_000), &words).trouble.contains("too long"));
}
