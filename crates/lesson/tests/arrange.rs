//! Boards that are set up: what each change says, what it leaves, and what makes it impossible.

use lesson::{Arrange, Change, Hand, Tone, file, words};
use rules::{INITIAL, Piece, Side, Square, Wing};

fn board(fen: &str, goal: &str) -> Arrange {
    let file = file::Board { fen: fen.into(), goal: goal.into(), ..Default::default() };
    Arrange::new(&file, &words::english()).expect("a fen")
}

/// A change in short: `Nf3` puts, `xf3` removes, `f3-g5` carries, `f3` presses; `hand N`, `hand -` and
/// `hand x` take; `right Kq`-like letters turn; the rest is the name of a button.
fn change(text: &str) -> Change {
    let square = |text: &str| text.parse::<Square>().expect("a square");
    let piece = |text: &str| text.chars().next().and_then(Piece::from_fen_letter).expect("a piece");
    if let Some(named) = Change::from_name(text) {
        return named;
    }
    match text.split_once(' ') {
        Some(("hand", "-")) => Change::Take(Hand::Empty),
        Some(("hand", "x")) => Change::Take(Hand::Eraser),
        Some(("hand", letter)) => Change::Take(Hand::Holds(piece(letter))),
        Some(("right", "K")) => Change::Right(Side::White, Wing::Kingside),
        Some(("right", "q")) => Change::Right(Side::Black, Wing::Queenside),
        Some(("move", "w")) => Change::ToMove(Side::White),
        Some(("move", "b")) => Change::ToMove(Side::Black),
        Some(("passed", "-")) => Change::Passed(None),
        Some(("passed", passed)) => Change::Passed(Some(square(passed))),
        Some(_) => panic!("no change: {text}"),
        None => match (text.split_once('-'), text.len()) {
            (Some((from, to)), _) => Change::Carry(square(from), square(to)),
            (None, 2) => Change::Press(square(text)),
            (None, _) if text.starts_with('x') => Change::Remove(square(&text[1..])),
            (None, _) => Change::Put(piece(text), square(&text[1..])),
        },
    }
}

/// Each change in turn, with what is said of it; then the FEN.
fn check(fen: &str, changes: &[(&str, &str)], wanted: &str) {
    let mut board = board(fen, "");
    for (text, said) in changes {
        assert_eq!(board.change(change(text)).said, *said, "{fen}: {text}");
    }
    assert_eq!(board.setup().to_string(), wanted, "{fen}");
}

#[test]
fn pieces_come_and_go() {
    check(
        "4k3/8/8/8/8/8/8/4K3",
        &[
            ("Nf3", "White knight on f3."),
            ("f3-g5", "White knight on g5."),
            ("xa1", "Nothing stands on a1."),
            ("g5", "White knight lifted from g5. Press the square where it should stand."),
            ("h7", "White knight on h7."),
            ("a4", "Nothing stands on a4."),
            ("hand p", "Black pawn in your hand. Press the squares where one should stand."),
            ("c5", "Black pawn on c5."),
            ("d5", "Black pawn on d5."),
            ("c5", "Black pawn taken off c5."),
            ("hand x", "Press the pieces that should go."),
            ("d5", "Black pawn taken off d5."),
            ("undo", "The last change is taken back."),
            ("undo", "The last change is taken back."),
            ("redo", "The change is made again."),
            ("hand -", "Your hand is empty. Press a piece on the board to move it."),
            ("turn", "The board is turned: Black is at the bottom."),
        ],
        "4k3/7N/8/3p4/8/8/8/4K3 w - - 0 1",
    );
}

#[test]
fn a_rook_that_is_in_no_corner_castles_as_in_chess960() {
    check(
        "1r2k3/8/8/8/8/8/8/RR3KR1",
        &[
            ("right K", "White may castle kingside with the rook on g1, as in Chess960."),
            ("right q", "Black may castle queenside with the rook on b8, as in Chess960."),
            ("xg1", "White rook taken off g1."),
            ("undo", "The last change is taken back."),
            ("f1-e1", "White king on e1."),
        ],
        "1r2k3/8/8/8/8/8/8/RR2K1R1 w Gb - 0 1",
    );
    check(
        "4k3/8/8/8/8/8/8/2K2R2 w F",
        &[
            (
                "right q",
                "Black may castle queenside. Black may castle queenside only while the king stands on the eighth rank and a rook on a8.",
            ),
            ("right q", "Black may not castle queenside. This position is possible."),
            ("c1-c2", "White king on c2."),
        ],
        "4k3/8/8/8/8/8/2K5/5R2 w - - 0 1",
    );
    let board = board("7k/8/8/8/8/8/8/1R2K3 w B", "");
    assert!(board.position().is_some_and(|position| position.variant() == rules::Variant::Chess960));
}

#[test]
fn rights_go_with_their_pieces_and_are_told_if_they_have_none() {
    check(
        INITIAL,
        &[("xh1", "White rook taken off h1."), ("e8-e6", "Black king on e6.")],
        "rnbq1bnr/pppppppp/4k3/8/8/8/PPPPPPPP/RNBQKBN1 w Q - 0 1",
    );
    check(
        "r3k3/8/8/8/8/8/8/4K3",
        &[
            ("right q", "Black may castle queenside."),
            (
                "right K",
                "White may castle kingside. White may castle kingside only while the king stands on e1 and a rook on h1.",
            ),
            ("Rh1", "White rook on h1. This position is possible."),
            ("right q", "Black may not castle queenside."),
        ],
        "r3k3/8/8/8/8/8/8/4K2R w K - 0 1",
    );
    check(
        "4k3/8/8/8/4P3/8/8/4K3 b",
        &[
            ("passed e3", "A pawn has just gone past e3."),
            ("move w", "It is White’s move."),
            ("undo", "The last change is taken back."),
            (
                "passed d3",
                "A pawn has just gone past d3. No pawn can just have gone past d3 with a double step.",
            ),
        ],
        "4k3/8/8/8/4P3/8/8/4K3 b - d3 0 1",
    );
}

#[test]
fn what_is_impossible_is_told_at_once() {
    for (fen, wanted) in [
        (INITIAL, &[][..]),
        (
            "8/8/8/8/8/8/8/8",
            &[
                "White has no king: the pieces can be moved, but no game leads here.",
                "Black has no king: the pieces can be moved, but no game leads here.",
            ],
        ),
        (
            "P3k3/8/8/8/8/8/8/K3K2p",
            &[
                "White has more than one king: a1 and e1.",
                "Pawns never stand on the first or the last rank, as on h1 and a8.",
            ],
        ),
        (
            "4k3/8/8/8/4R3/8/8/4K3 w",
            &["It is White’s move, but Black’s king is attacked by the rook on e4: it must be Black’s move."],
        ),
        (
            "8/8/8/3kK3/8/8/8/8 w",
            &["Two kings never stand side by side: each would be attacked by the other."],
        ),
        (
            "4k2R/8/8/8/8/8/8/4K2r b",
            &[
                "Both kings are attacked, by the rook on h1 and the rook on h8: whoever moved last would have left his own king in check.",
            ],
        ),
        (
            "4k3/8/8/4r3/8/8/8/r3K3 w",
            &[
                "The king is attacked by the rook on a1 and the rook on e5, and no single move can have given both checks.",
            ],
        ),
        (
            "4k3/8/8/QQQQQQQQ/QQ6/8/8/4K3 b",
            &[
                "White has more pieces than there can be: sixteen at most, and each queen, rook, bishop or knight beyond the first set was a pawn.",
                "The king is attacked by the queen on b5, the queen on e5 and the queen on h5, and one move never gives so many checks.",
            ],
        ),
    ] {
        assert_eq!(board(fen, "").faults(), wanted, "{fen}");
    }
}

#[test]
fn a_broken_frame_shows_what_is_impossible() {
    let marks = |fen| {
        let diagram = board(fen, "").diagram();
        let marks = diagram.marks.iter().map(|mark| format!("{}-{}", mark.sign.name(), mark.square));
        let arrows = diagram.arrows.iter().map(|arrow| format!("{}>{}", arrow.from, arrow.to));
        marks.chain(arrows).collect::<Vec<_>>().join(" ")
    };
    for (fen, wanted) in [
        (INITIAL, ""),
        ("4k3/8/8/8/4R3/8/8/4K3 w", "check-e8 culprit-e4 e4>e8"),
        ("4k3/8/8/8/8/8/8/P3K3 w K", "culprit-a1 culprit-h1"),
        ("4k3/8/8/8/8/8/8/4K3 b - d3", "culprit-d3"),
    ] {
        assert_eq!(marks(fen), wanted, "{fen}");
    }
}

#[test]
fn an_exercise_names_what_is_missing_or_misplaced() {
    let mut board = board("8/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/RNBQKBNR");
    assert!(board.faults().is_empty(), "what to set up is another question");
    let first = board.change(Change::Check);
    assert_eq!(
        (first.said.as_str(), first.tone),
        (
            "Still missing: the white rook on a1, the white knight on b1, the white bishop on c1 and 5 more.",
            Tone::Refused
        ),
    );
    for text in ["Ra1", "Nb1", "Bc1", "Kd1", "Qe1", "Bf1", "Ng1", "Rh1"] {
        board.change(change(text));
    }
    assert_eq!(
        board.change(Change::Check).said,
        "Not in its place: the white king on d1 and the white queen on e1. \
         Still missing: the white queen on d1 and the white king on e1.",
    );
    assert_eq!(board.diagram().marks.len(), 2);
    board.change(change("Qd1"));
    let last = board.change(change("Ke1"));
    assert_eq!(last.said, "White king on e1. Solved: every piece stands where it belongs.");
    assert_eq!((last.tone, board.is_solved()), (Tone::Solved, true));
}

#[test]
fn what_is_no_fen_is_no_board() {
    let words = words::english();
    let told = |file: file::Board| {
        let findings = Arrange::new(&file, &words).expect_err("not sound");
        findings.iter().map(|finding| finding.problem.clone()).collect::<Vec<_>>().join("; ")
    };
    for (fen, goal, below, wanted) in [
        ("8/8 w", "", "", "found 2 ranks, expected 8"),
        ("", "9", "", "found 1 rank, expected 8"),
        ("", "", "left", "found below = \"left\""),
    ] {
        let file =
            file::Board { fen: fen.into(), goal: goal.into(), below: below.into(), ..Default::default() };
        assert!(told(file.clone()).contains(wanted), "{}", told(file));
    }
}
