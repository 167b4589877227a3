//! Lines that are gone through: what a teacher writes, and what a learner sees and hears.

mod sample;

use lesson::file::{Board, Claim};
use lesson::{Intent, Mode, Session, check, words};
use sample::{found, on_board};

const FOOLS_MATE: &str = "{White begins.} 1. f3 {It opens a way.} e5 2. g4 {Wide open.} Qh4# {And mate.}";

fn board(line: &str) -> Board {
    Board { line: line.into(), caption: "A line.".into(), ..Board::default() }
}

/// The board as a page has it, once its lesson is checked.
fn session(board: Board) -> Session {
    let mut lesson = sample::lesson();
    lesson.section[0].board[0] = Board { name: "line".into(), ..board };
    let words = words::english();
    let lesson = check(&lesson, &words).unwrap_or_else(|findings| panic!("{findings:?}"));
    let in_page = lesson.sections[0].boards[0].to_file();
    let words = words::Words::from_lines(&words.to_lines()).expect("the words of a board");
    Session::new(lesson::admit(&in_page, &words).unwrap_or_else(|findings| panic!("{findings:?}")), &words)
}

#[track_caller]
fn check_dialogue(session: &mut Session, dialogue: &[(Intent, &str)]) {
    for (intent, said) in dialogue {
        assert_eq!(session.act(*intent).said, *said, "after {intent:?}");
    }
}

#[test]
fn a_line_is_gone_through_and_back() {
    let mut session = session(board(FOOLS_MATE));
    assert!(session.can(Intent::Forward) && !session.can(Intent::Back) && !session.can(Intent::First));
    let mate = "Step 4 of 4: Black queen to h4, checkmate. And mate.";
    check_dialogue(
        &mut session,
        &[
            (Intent::Back, "Before the first move. White begins."),
            (Intent::Forward, "Step 1 of 4: White pawn to f3. It opens a way."),
            (Intent::Forward, "Step 2 of 4: Black pawn to e5."),
            (Intent::Back, "Step 1 of 4: White pawn to f3. It opens a way."),
            (Intent::Last, mate),
            (Intent::Forward, mate),
            (
                Intent::Press("e2".parse().expect("a square")),
                "This board goes through its moves by the buttons below it.",
            ),
        ],
    );
    assert!(!session.can(Intent::Forward) && !session.can(Intent::Last) && session.can(Intent::Back));
    assert_eq!(session.step(), Some(4));
    let marks: Vec<String> =
        session.diagram().marks.iter().map(|mark| format!("{}-{}", mark.sign.name(), mark.square)).collect();
    assert_eq!(marks, ["moved-h4", "moved-d8", "check-e1"]);
    check_dialogue(&mut session, &[(Intent::First, "Before the first move. White begins.")]);
    assert_eq!(session.diagram().marks, []);
}

#[test]
fn a_line_is_asked_at_any_step() {
    let mut session = session(board(FOOLS_MATE));
    let square = "e5".parse().expect("a square");
    check_dialogue(
        &mut session,
        &[
            (Intent::Attackers(square), "White does not attack e5. Black does not attack e5."),
            (Intent::Forward, "Step 1 of 4: White pawn to f3. It opens a way."),
            (Intent::Forward, "Step 2 of 4: Black pawn to e5."),
            (Intent::Attackers(square), "White does not attack e5. Black does not guard e5."),
            (Intent::Why, ""),
        ],
    );
    assert_eq!(session.step(), Some(2));
}

#[test]
fn one_move_is_before_and_after() {
    let castling = Board { fen: "4k3/8/8/8/8/8/8/R3K3 w Q".into(), ..board("1. O-O-O {Both at once.}") };
    check_dialogue(
        &mut session(castling),
        &[
            (Intent::Forward, "After: White castles queenside. Both at once."),
            (Intent::Back, "Before the move."),
        ],
    );
    let en_passant = Board { fen: "4k3/3p4/8/4P3/8/8/8/4K3 b".into(), ..board("1... d5 2. exd6 {Gone.}") };
    let mut session = session(en_passant);
    session.act(Intent::Last);
    assert_eq!(session.diagram().board.occupied().len(), 3, "the passed pawn has left the board");
}

#[test]
fn what_is_said_before_a_move_is_seen_after_the_one_before() {
    let lesson = {
        let mut lesson = sample::lesson();
        lesson.section[0].board[0] =
            Board { name: "line".into(), ..board("1. {Alpha.} e4 {Beta.} 1... {Gamma.} e5") };
        check(&lesson, &words::english()).expect("a sound lesson")
    };
    let Mode::Step(line) = &lesson.sections[0].boards[0].board.mode else { panic!("no line") };
    assert_eq!(line.comments().collect::<Vec<_>>(), ["Alpha.", "Beta. Gamma.", ""]);
}

const PGN: &str = "write it as in a PGN file, like line = \"1. e4 {A comment.} e5\"";

#[test]
fn what_is_wrong_with_a_line() {
    let step = |board: Board| Board { mode: "step".into(), ..board };
    let table: &[(Board, &[[&str; 3]])] = &[
        (board(FOOLS_MATE), &[]),
        (step(board(FOOLS_MATE)), &[]),
        (
            board("1. e4 e5 2. Ke3"),
            &[["line", "found \"Ke3\", expected a move or the result: no white king can go to e3", PGN]],
        ),
        (
            board("1. e4\ne5 2. Ke3\n"),
            &[[
                "line",
                "line 2 of it: found \"Ke3\", expected a move or the result: no white king can go to e3",
                PGN,
            ]],
        ),
        (board("{Nothing.}"), &[["line", "found no move in the line", PGN]]),
        (board("1. e4 * 1. d4 *"), &[["line", "found 2 games, expected one line", PGN]]),
        (
            board("1. e4 (1. d4) e5?"),
            &[
                [
                    "line",
                    "there is a variation to e4, which is not shown",
                    "take it out, or show it on a board of its own",
                ],
                ["line", "there is a mark at e5, which is not shown", "take it out, or say it in a comment"],
            ],
        ),
        (
            step(Board { fen: "8/8/8/8/3R4/8/8/8 w".into(), ..board("") }),
            &[[
                "mode",
                "there is no line to step through",
                "add line = \"1. e4 {A comment.} e5\", or write mode = \"explore\"",
            ]],
        ),
        (
            Board { mode: "drill".into(), ..board("1. e4") },
            &[[
                "mode",
                "found a line in a board with mode = \"drill\"",
                "write mode = \"step\", or take the line away",
            ]],
        ),
        (
            Board { stars: "e5".into(), ..board("1. e4") },
            &[[
                "stars",
                "nobody can collect stars where a line is stepped through",
                "take the stars away, or the line",
            ]],
        ),
    ];
    for (board, wanted) in table {
        let mut wanted = found(wanted);
        let mut is = on_board(board.clone());
        wanted.sort();
        is.sort();
        assert_eq!(is, wanted, "{board:?}");
    }
}

#[test]
fn comments_and_claims_speak_of_their_step() {
    let claim =
        |step, status: &str| Claim { step: Some(step), status: Some(status.into()), ..Claim::default() };
    let sound = Board { claims: vec![claim(4, "checkmate"), claim(0, "ongoing")], ..board(FOOLS_MATE) };
    assert_eq!(on_board(sound), found(&[]));
    let wrong = Board {
        claims: vec![claim(3, "check"), claim(5, "checkmate"), claim(-1, "check")],
        ..board(FOOLS_MATE)
    };
    let help = "write a step from 0 to 4, or leave it out for the start";
    assert_eq!(
        on_board(wrong),
        found(&[
            [
                "claims.0.status",
                "the position is ongoing, not check",
                "write status = \"ongoing\", or change the fen",
            ],
            ["claims.1.step", "found step = 5, and the line has 4 moves", help],
            ["claims.2.step", "found step = -1, and the line has 4 moves", help],
        ])
    );
    let no_line = Board {
        fen: "4k3/8/8/8/8/8/8/4K2R w".into(),
        mode: "explore".into(),
        caption: "Quiet.".into(),
        claims: vec![claim(1, "ongoing")],
        ..Board::default()
    };
    let lost = [
        "claims.0.step",
        "found step = 1, and the board has no line",
        "take step out, or give the board a line of moves",
    ];
    assert_eq!(on_board(no_line), found(&[lost]));
    let said = "1. f3 {Now f2 is empty, and d4 too.} e5 {In 7 moves.}";
    assert_eq!(
        on_board(board(said)),
        found(&[
            [
                "line",
                "a comment speaks of d4, and no claim does",
                "change it, or add a claim that names d4, like { piece = \"a7\", goes = \"… d4\" }",
            ],
            [
                "line",
                "a comment says 7, and no claim proves it",
                "write 1 or 2, which the claims prove, or add a claim",
            ],
        ])
    );
}

#[test]
fn a_page_that_was_edited_is_told_so() {
    let help = "write moves like e2e4 with spaces between them";
    for (line, problem) in
        [("e2e4 x", "found \"x\", expected a move like e2e4"), ("e2e5", "e2e5 is not legal there: ")]
    {
        let findings =
            lesson::admit(&Board { mode: "step".into(), ..board(line) }, &words::english()).expect_err(line);
        assert!(findings[0].problem.starts_with(problem), "{}", findings[0].problem);
        assert_eq!(findings[0].help, help);
    }
}

#[test]
fn a_mate_and_a_stalemate_are_explained() {
    let mut mate = session(board(FOOLS_MATE));
    assert!(!mate.can(Intent::Why));
    mate.act(Intent::Last);
    assert!(mate.can(Intent::Why));
    assert_eq!(
        mate.act(Intent::Why).said,
        "The queen on h4 attacks the king on e1. The king cannot go to a square that is attacked: the queen on h4 attacks f2. \
         The king’s own side stands on d1, f1, d2 and e2. No other piece can take the attacker or step in between."
    );
    let arrows = |session: &Session| {
        session
            .diagram()
            .arrows
            .iter()
            .map(|arrow| format!("{}-{}", arrow.from, arrow.to))
            .collect::<Vec<_>>()
    };
    assert_eq!(arrows(&mate), ["h4-e1"]);
    mate.act(Intent::Back);
    assert_eq!((arrows(&mate), mate.can(Intent::Why)), (Vec::<String>::new(), false));
    let fen = "k7/8/8/1Q6/8/8/8/4K3 w";
    let mut stalemate = session(Board { fen: fen.into(), ..board("1. Qb6 {A draw.}") });
    stalemate.act(Intent::Last);
    assert_eq!(
        stalemate.act(Intent::Why).said,
        "Nothing attacks the king on a8, so it is not checkmate. \
         The king cannot go to a square that is attacked: the queen on b6 attacks a7, b7 and b8."
    );
    let mut double = session(Board { fen: "5rk1/4Nppp/8/8/8/8/8/4K2R b".into(), ..board("1... Kh8") });
    double.act(Intent::Last);
    assert!(!double.can(Intent::Why), "a game that goes on needs no reason");
}
