//! Lessons in, findings out: what a teacher may say, and what the rules say to it.

mod sample;

use lesson::file::{Board, Lesson, Reason, Section};
use lesson::words::english;
use lesson::{Finding, Goal, Step, check};
use rules::Piece;
use sample::{findings, found, lesson, on_board, rook};

#[test]
fn a_sound_lesson_has_no_findings_and_keeps_what_it_says() {
    let sound = check(&lesson(), &english()).expect("a sound lesson");
    assert_eq!(
        (&*sound.title, &*sound.promise, &sound.articles[..]),
        ("Rook", "Lines.", &["3.3".into()][..])
    );
    let figure = &sound.exercises[0].boards[0];
    assert_eq!(figure.answer.iter().map(ToString::to_string).collect::<Vec<_>>(), ["d4d8", "d8h8"]);
    assert_eq!(figure.board.goal().map(Goal::fewest), Some(2));
    assert!(sound.mistake.is_none());
}

/// A lesson after one change: place, problem, help of everything found.
#[track_caller]
fn check_lesson(change: impl FnOnce(&mut Lesson), wanted: &[[&str; 3]]) {
    let mut lesson = lesson();
    change(&mut lesson);
    assert_eq!(findings(&lesson), found(wanted));
}

#[test]
fn what_every_lesson_must_have() {
    let missing = [
        ["format", "format is missing or 0, expected format = 1", "write format = 1"],
        ["title", "title is missing or empty", "write title = \"The rook\""],
        ["promise", "promise is missing or empty", "write promise = \"You will know where a rook may go.\""],
        [
            "articles",
            "articles is missing or empty",
            "name the articles of the FIDE Laws it rests on, like articles = [\"3.3\"]",
        ],
        ["", "the lesson has no section", "add a [[section]] with title and text"],
    ];
    check_lesson(|lesson| *lesson = Lesson::default(), &missing);
    check_lesson(
        |lesson| lesson.title = " \n\t".into(),
        &[["title", "title is missing or empty", "write title = \"The rook\""]],
    );
    check_lesson(
        |lesson| lesson.section[0].text = "one\r\n\ttwo\u{7}".into(),
        &[["section.0.text", "text holds the character U+0007, which cannot be shown", "take it out"]],
    );
}

#[test]
fn an_article_is_one_that_the_laws_have() {
    let any = "write its number, like \"3.8.2\": \
        there are articles 1 to 12, appendices A to D, and guidelines I to III";
    let third = "write \"3\", or one of its parts, \"3.1\" to \"3.10\"";
    let table = [
        ("", any),
        ("3.", third),
        ("three", any),
        ("33.5", any),
        ("3.11", third),
        ("03.5", any),
        ("0.1", any),
        ("C.14", "write \"C\", or one of its parts, \"C.1\" to \"C.13\""),
        ("E.1", any),
        ("5.1.7", "write \"5.1\", or one of its parts, \"5.1.1\" and \"5.1.2\""),
        ("5.3.1", "write \"5\", or one of its parts, \"5.1\" and \"5.2\""),
        ("3.8.2.3.1", "write \"3.8.2\", or one of its parts, \"3.8.2.1\" and \"3.8.2.2\""),
        ("6.9.1", "write \"6.9\", which has no parts"),
        ("III.3.2", "write \"III.3\", or its one part, \"III.3.1\""),
        ("3.7.3.06", "write \"3.7.3\", or one of its parts, \"3.7.3.1\" to \"3.7.3.5\""),
    ];
    let said: Vec<String> = table.iter().map(|(article, _)| article.to_string()).collect();
    let found: Vec<[String; 2]> = (0..)
        .zip(&said)
        .map(|(at, article)| {
            [format!("articles.{at}"), format!("found \"{article}\", expected an article of the FIDE Laws")]
        })
        .collect();
    let wanted: Vec<[&str; 3]> =
        found.iter().zip(&table).map(|([place, problem], (_, help))| [&**place, problem, help]).collect();
    check_lesson(|lesson| lesson.articles = said.clone(), &wanted);
    let sound = ["3.3", "3.8.2.1", "3.8.2.1.2", "12", "C.8", "II.3.2", "II.3.2.7", "9.1.2.1", "4.4.4"];
    check_lesson(|lesson| lesson.articles = sound.map(String::from).to_vec(), &[]);
}

#[test]
fn the_article_of_a_text_and_of_a_reason_is_one_that_the_laws_have() {
    let help = "write \"5.1\", or one of its parts, \"5.1.1\" and \"5.1.2\"";
    let found = "found \"5.1.7\", expected an article of the FIDE Laws";
    check_lesson(
        |lesson| {
            let says = |because: &str| Reason { says: "Checkmate".into(), because: because.into() };
            lesson.section[0].article = "5.1.7".into();
            lesson.section[0].reasons = [
                "Articles 5.1.1, 5.2 and 5.1.7.",
                "Articles 5.1.1 and 5.2.1",
                "Article 3.7.3.4: 1 queen and 8 pawns",
                "advice, not Article 5.1.7",
            ]
            .map(says)
            .to_vec();
        },
        &[["section.0.article", found, help], ["section.0.reasons.0.because", found, help]],
    );
}

#[test]
fn the_piece_of_a_lesson() {
    let icon = |text: &str| {
        check(&Lesson { icon: text.into(), ..lesson() }, &english()).expect("a sound lesson").icon
    };
    assert_eq!(icon("n"), Piece::from_fen_letter('n'));
    assert_eq!(icon(""), None, "its first board is about no piece");
    let help = "write one letter of a FEN, like icon = \"R\", or leave it out";
    check_lesson(
        |lesson| lesson.icon = "bR".into(),
        &[["icon", "found icon = \"bR\", expected a piece", help]],
    );
}

#[test]
fn sections_mistakes_and_exercises_are_looked_at_alike() {
    let empty = |place: &str| {
        found(&[
            [&format!("{place}.title"), "title is missing or empty", "write title = \"Straight lines\""],
            [
                &format!("{place}.text"),
                "text is missing or empty",
                "write text = \"The rook moves in straight lines.\"",
            ],
        ])
    };
    let mut all = lesson();
    all.section.push(Section::default());
    all.mistake = Some(Section::default());
    all.exercise.push(Section::default());
    let no_goal = found(&[[
        "exercise.1",
        "the exercise has no board with a goal, and no question",
        "add an [[exercise.board]] with stars = \"d7 g7\" and its answer, or an [[exercise.question]]",
    ]]);
    let wanted = [empty("section.1"), empty("mistake"), no_goal, empty("exercise.1")].concat();
    assert_eq!(findings(&all), wanted);
}

#[test]
fn exercises_have_titles_of_their_own() {
    let again = |lesson: &mut Lesson| {
        let mut second = lesson.exercise[0].clone();
        second.board[0].name = "again".into();
        lesson.exercise.push(second);
    };
    check_lesson(
        again,
        &[[
            "exercise.1.title",
            "an exercise before this one has the title \"Lines\" too",
            "write another, so that they can be told apart",
        ]],
    );
}

#[test]
fn boards_have_names_of_their_own() {
    let plain = "write a name like name = \"open-file\"";
    for name in ["", "Open", "2", "-a", "a b", "a_b", "é", "../x"] {
        let problem = format!("found name = \"{name}\", expected small letters, digits and hyphens");
        check_lesson(
            |lesson| lesson.section[0].board[0].name = name.into(),
            &[["section.0.board.0.name", &problem, plain]],
        );
    }
    for name in ["main", "lessons", "a-caption", "a-title", "a-description"] {
        let problem = format!("found name = \"{name}\", which a part of the page has");
        let help = format!("write another, like name = \"{name}-board\"");
        check_lesson(
            |lesson| lesson.section[0].board[0].name = name.into(),
            &[["section.0.board.0.name", &problem, &help]],
        );
    }
    check_lesson(
        |lesson| lesson.exercise[0].board[0].name = "open".into(),
        &[[
            "exercise.0.board.0.name",
            "a board before this one has the name \"open\" too",
            "write another, like name = \"open-2\"",
        ]],
    );
}

#[test]
fn positions_and_how_they_are_shown() {
    let fen_help = "correct the fen; it reads like \"8/8/8/8/3R4/8/8/8 w - - 0 1\"";
    type Change = fn(&mut Board);
    let table: [(Change, &[[&str; 3]]); 11] = [
        (
            |board| board.fen.clear(),
            &[["fen", "fen is missing or empty", "write the position, like fen = \"8/8/8/8/3R4/8/8/8 w\""]],
        ),
        (|board| board.fen = "8/8/8/8/3R4/8/8 w".into(), &[["fen", "found 7 ranks, expected 8", fen_help]]),
        (
            |board| board.fen = "8/8/8/8/3R4/8/1N5/8 w".into(),
            &[["fen", "rank 2 has 7 squares, expected 8", "rank 2 is \"1N5\": 1 + 1 + 5 = 7; make it 8"]],
        ),
        (
            |board| board.fen = "8/8/8/8/3X4/8/8/7 w".into(),
            &[
                [
                    "fen",
                    "found \"X\" at character 10, expected a piece (KQRBNP kqrbnp) or a digit from 1 to 8",
                    fen_help,
                ],
                ["fen", "rank 1 has 7 squares, expected 8", "rank 1 is \"7\": 7 = 7; make it 8"],
            ],
        ),
        (
            |board| board.fen = "8/8/8/8/3R4/8/8/P7 w".into(),
            &[[
                "fen",
                "pawns cannot stand on the first or eighth rank: a1",
                "change the pieces of the fen, the side to move, or what may be castled",
            ]],
        ),
        (
            |board| board.below = "white or black".into(),
            &[["below", "found below = \"white or black\"", "write below = \"white\" or below = \"black\""]],
        ),
        (
            |board| board.coordinates = "beside".into(),
            &[[
                "coordinates",
                "found coordinates = \"beside\"",
                "write coordinates = \"outside\" or coordinates = \"inside\" or coordinates = \"every\" or coordinates = \"hidden\"",
            ]],
        ),
        (
            |board| board.mode = "game".into(),
            &[["mode", "found mode = \"game\"", "write mode = \"explore\", \"drill\" or \"step\""]],
        ),
        (
            |board| board.piece = "i9".into(),
            &[[
                "piece",
                "found \"i9\", expected a square",
                "write a square with a piece on it, like piece = \"d4\"",
            ]],
        ),
        (|board| board.piece = "e5".into(), &[["piece", "nothing stands on e5", "name d4"]]),
        (
            |board| (board.piece, board.fen) = ("d7".into(), "8/3p4/8/8/8/8/8/8 w".into()),
            &[[
                "piece",
                "the piece on d7 is Black's, and it is White's move",
                "name a piece of the side to move, or write \"b\" in the fen",
            ]],
        ),
    ];
    for (change, wanted) in table {
        let mut board = Board { caption: "A rook.".into(), ..rook() };
        change(&mut board);
        assert_eq!(on_board(board), found(wanted));
    }
}

#[test]
fn a_drill_has_no_king_on_the_waiting_side() {
    let with = |fen: &str, mode: &str| Board {
        fen: fen.into(),
        mode: mode.into(),
        caption: "A rook.".into(),
        ..rook()
    };
    let help = "take that king off the board, or write mode = \"explore\"";
    let waiting_king = |side: &str| {
        let problem = format!("in a drill {side} never moves, so its king could not answer a check");
        found(&[["mode", &problem, help]])
    };
    assert_eq!(on_board(with("4k3/8/8/8/3R4/8/8/8 w", "")), waiting_king("Black"));
    assert_eq!(on_board(with("4k3/8/8/8/3R4/8/8/4K3 w", "drill")), waiting_king("Black"));
    assert_eq!(
        on_board(Board { piece: "d4".into(), ..with("8/8/8/8/3r4/8/8/4K3 b", "drill") }),
        waiting_king("White")
    );
    for (fen, mode) in [
        ("4k3/8/8/8/3R4/8/8/8 w", "explore"),
        ("8/8/8/8/3R4/8/8/4K3 w", ""),
        ("4k3/8/8/8/3R4/8/8/4K3 w", ""),
        ("4k3/8/8/8/3R4/8/8/4K3 w - - 0 1", "explore"),
    ] {
        assert_eq!(on_board(with(fen, mode)), found(&[]), "{fen} {mode}");
    }
}

#[test]
fn a_slip_on_a_board_hides_no_other() {
    let board = Board {
        piece: "e5".into(),
        mode: "game".into(),
        below: "left".into(),
        claims: vec![sample::claim("d4", |claim| claim.moves = Some(3))],
        ..rook()
    };
    let wanted = [
        [
            "caption",
            "caption is missing or empty",
            "write caption = \"The rook on d4 can go to 14 squares.\"",
        ],
        [
            "claims.0.moves",
            "the piece on d4 has moves = 14, not 3",
            "write moves = 14 (d1 d2 d3 a4 b4 c4 e4 f4 g4 h4 d5 d6 d7 d8)",
        ],
        ["below", "found below = \"left\"", "write below = \"white\" or below = \"black\""],
        ["mode", "found mode = \"game\"", "write mode = \"explore\", \"drill\" or \"step\""],
        ["piece", "nothing stands on e5", "name d4"],
    ];
    assert_eq!(on_board(board), found(&wanted));
}

#[test]
fn a_page_names_what_an_author_is_told_of() {
    let slips = [
        Board { below: "top".into(), coordinates: "beside".into(), mode: "race".into(), ..rook() },
        Board { piece: "e9".into(), stars: "d7  i4 e5 x".into(), ..rook() },
        Board { fen: "8/8/8/8/3R4/8/8/k7".into(), mode: "drill".into(), ..rook() },
        Board { mode: "step".into(), ..rook() },
        Board { line: "d4d5".into(), stars: "d5".into(), ..rook() },
        Board { line: "d4e5".into(), ..rook() },
    ];
    for board in slips {
        let findings = lesson::admit(&board, &english()).expect_err("a slip");
        let key = |finding: Finding| match finding.place.last() {
            Some(Step::Key(key)) => format!("its {key} cannot be read"),
            other => panic!("{other:?} is no key"),
        };
        let keys: Vec<String> = findings.into_iter().map(key).collect();
        assert_eq!(lesson::admit_in_page(&board).expect_err("a slip"), keys.join("; "));
    }
}

#[test]
fn a_page_says_of_a_position_only_that_it_is_none() {
    for fen in ["8/8/8/8/3R4/8/8/8 x", "8/8/8/8/3R4/8/8/9", "8/8/8/8/3R4/8/8/P7", "8/8/8/8/3R4/8/8/8 w K"] {
        let board = Board { fen: fen.into(), ..Board::default() };
        assert!(lesson::admit(&board, &english()).is_err(), "{fen}");
        assert_eq!(
            lesson::admit_in_page(&board).expect_err("no position"),
            "its fen is no position",
            "{fen}"
        );
    }
}
