//! Games as text: what is read, and what is told about the rest.

use rules::{Kings, PgnGame, PgnGames};

fn read(text: &str) -> Vec<PgnGame> {
    PgnGames::of(text, Kings::Both).collect()
}

/// A game on one line: its moves, its result, and what is wrong.
fn summary(game: &PgnGame) -> String {
    let errors = game.errors.iter().map(|error| format!(" | {error}"));
    game.movetext() + &errors.collect::<String>()
}

/// The games of a text, one on each line.
#[track_caller]
fn check(text: &str, expected: &[&str]) {
    let games: Vec<String> = read(text).iter().map(summary).collect();
    assert_eq!(games, expected, "{text}");
}

#[test]
fn moves_numbered_in_any_way() {
    let plain = "1. e4 e5 2. Nf3 Nc6 1-0";
    check("1. e4 e5 2. Nf3 Nc6 1-0", &[plain]);
    check("1.e4 e5 2.Nf3 Nc6 1-0", &[plain]);
    check("1.e4 1...e5 2.Nf3 2...Nc6 1-0", &[plain]);
    check("1. e4 1. ... e5 2 . Nf3 2… Nc6 1-0", &[plain]);
    check("e4 e5 Nf3 Nc6 1-0", &[plain]);
    check("1 e4 e5 2 Nf3 Nc6 1-0", &[plain]);
    check("1e4 e5 7. Nf3 ... Nc6 1-0", &[plain]);
    check("1.\ne4\ne5 2\n.\n\nNf3\tNc6\r\n1-0", &[plain]);
}

#[test]
fn moves_written_in_any_way() {
    check(
        "1. e2e4 d7-d5 2. ed5 Qd8xd5 3. Ng1f3+ 0-0?",
        &[
            "1. e4 d5 2. exd5 Qxd5 3. Nf3 * | line 1, column 39: found \"0-0\", expected a move or the result: \
         illegal because e8g8: castle_blocked blocker=f8 blocker=g8 (3.8.2.2)",
        ],
    );
    let fen = "[FEN \"4k3/P7/8/8/1pP5/8/8/4K3 b - c3 0 7\"]\n";
    check(&format!("{fen}bxc3 e.p. 8. a8(Q)+ (=) Kf7"), &["7... bxc3 8. a8=Q+ Kf7 *"]);
}

#[test]
fn what_the_past_forbids() {
    let there_and_back = "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. Kf1 Kf8 5. Ke1 Ke8";
    let refused = "expected a move or the result: illegal because e1g1: castle_king_moved king=e1 (3.8.2.1)";
    check(
        &format!("{there_and_back} 6. O-O *"),
        &[&format!("{there_and_back} * | line 1, column 57: found \"O-O\", {refused}")],
    );
    // In a variation it is the variation's past that counts: here the rook has moved, there the king.
    let text = "1. e4 e5 2. Nf3 a6 3. Be2 a5 4. Rg1 (4. Kf1 h6 5. Ke1 h5 6. O-O) 4... h6 5. Rh1 h5 6. O-O *";
    let errors = read(text)[0].errors.iter().map(ToString::to_string).collect::<Vec<_>>();
    let rook = "expected a move or the result: illegal because e1g1: castle_rook_moved rook=h1 (3.8.2.1)";
    assert_eq!(
        errors,
        [
            format!("line 1, column 61: found \"O-O\", {refused}"),
            format!("line 1, column 87: found \"O-O\", {rook}")
        ]
    );
}

#[test]
fn en_passant_may_be_said_apart() {
    let plain = "1. e4 d5 2. e5 f5 3. exf6 exf6 *";
    for said in ["exf6", "exf6e.p.", "exf6 e.p.", "exf6 ep", "exf6 e.p.+", "exf6 e.p.#", "exf6+ e.p."] {
        check(&format!("1. e4 d5 2. e5 f5 3. {said} exf6 *"), &[plain]);
    }
}

#[test]
fn castling_in_zeros_is_a_move_and_not_a_number() {
    let start = "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n";
    for text in ["1. 00 000 2. 0. Rfe1+ *", "1.00 1...000 2. Rfe1+ *", "00! 000$1 00. Rfe1+ *"] {
        let moves: Vec<String> =
            read(&format!("{start}{text}"))[0].line.moves.iter().map(|node| node.san.to_string()).collect();
        assert_eq!(moves, ["O-O", "O-O-O", "Rfe1"], "{text}");
    }
    check(&format!("{start}000+ 00 *"), &["1. O-O-O O-O *"]);
    check(
        "1. e4 0000 2. d4 *",
        &["1. e4 * | line 1, column 7: found \"0000\", expected a move: nobody may pass (FIDE 1.2)"],
    );
}

#[test]
fn marks() {
    check(
        "e4! e5? Nf3!! Nc6?? Bb5!? a6?! Ba4 $14 $255 d6$0 *",
        &["1. e4 $1 e5 $2 2. Nf3 $3 Nc6 $4 3. Bb5 $5 a6 $6 4. Ba4 $14 $255 d6 $0 *"],
    );
    check(
        "$1 e4 $256 e5 $ Nf3!!! *",
        &["1. e4 e5 2. Nf3 * \
         | line 1, column 1: found a mark, expected a move before it \
         | line 1, column 7: found \"$256\", expected $0 to $255 or one of ! ? !! ?? !? ?! \
         | line 1, column 15: found \"$\", expected $0 to $255 or one of ! ? !! ?? !? ?! \
         | line 1, column 20: found \"!!!\", expected $0 to $255 or one of ! ? !! ?? !? ?!"],
    );
}

#[test]
fn comments() {
    check(
        "{before} 1. {then} e4 {after} {and}\n; to the end (of { the line\ne5 *",
        &["{before} 1. {then} e4 {after and to the end (of { the line} 1... e5 *"],
    );
    check(
        "1. e4 {over\r\n  two   lines, (with) [brackets] ; and 1-0} e5{}*",
        &["1. e4 {over two lines, (with) [brackets] ; and 1-0} 1... e5 *"],
    );
    check("1. e4 ; a } brace\n*", &["1. e4\n; a } brace\n*"]);
    check("1. e4 (1. d4) {on what comes} e5 *", &["1. e4 (1. d4) 1... {on what comes} e5 *"]);
    check("1. e4 (1. d4) 1... {on nothing} *", &["1. e4 {on nothing} (1. d4) *"]);
    check("{nothing but a comment}", &[]);
    check("{nothing but a comment} *", &["{nothing but a comment} *"]);
}

#[test]
fn variations() {
    check(
        "1. e4 (1. d4 d5 (1... Nf6 2. c4) (1... f5) 2. c4) (1. c4) 1... e5 ({or so}) () *",
        &["1. e4 (1. d4 d5 (1... Nf6 2. c4) (1... f5) 2. c4) (1. c4) 1... e5 ({or so}) *"],
    );
    check("1. e4 e5 (1... c5 0-1) 2. Nf3 (2. f4 1/2-1/2 ) 1-0", &["1. e4 e5 (1... c5) 2. Nf3 (2. f4) 1-0"]);
}

#[test]
fn faults_end_their_line_and_nothing_else() {
    check(
        "1. e4 e5 2. Ke3 (2. Nf3) {text} Nc6 ) 1-0 1. d4 *",
        &[
            "1. e4 e5 1-0 | line 1, column 13: found \"Ke3\", expected a move or the result: \
         no white king can go to e3",
            "1. d4 *",
        ],
    );
    check(
        "1. e4 (1. d4 e4 (1... d5) 2. c4 $1 {text}) e5 *",
        &["1. e4 (1. d4) 1... e5 * | line 1, column 14: found \"e4\", expected a move or the result: \
         no black pawn on the e-file can go to e4"],
    );
    check(
        "1. e4 -- 2. d4 *",
        &["1. e4 * | line 1, column 7: found \"--\", expected a move: nobody may pass (FIDE 1.2)"],
    );
    check(
        "1. e4 (1. d4 Z0 2. c4) e5 *",
        &["1. e4 (1. d4) 1... e5 * \
         | line 1, column 14: found \"Z0\", expected a move: nobody may pass (FIDE 1.2)"],
    );
    check(
        "(1. e4) d4 ) d5 *",
        &["1. d4 d5 * \
         | line 1, column 1: found \"(\", expected a move before it, which the variation replaces \
         | line 1, column 12: found \")\", expected a \"(\" before it"],
    );
    check(
        "1. e4 (1. d4 (1. c4 1-0\ne3 *",
        &["1. e4 (1. d4 (1. c4)) 1-0 | line 1, column 14: found no \")\" for this \"(\"", "1. e3 *"],
    );
    check(
        "\u{feff}1. é4 e5",
        &["* | line 1, column 4: found \"é4\", expected a move or the result: \
         found \"é4\" at character 1, expected a move like Nf3, exd5, e8=Q or O-O"],
    );
}

#[test]
fn tags() {
    let text = "\u{feff}[Event \"A \\\"great\\\" \\\\ game\\n\"]\r\n\r\n  [ White\"É. Ünal\" ] [X_1 \"\"]\r\n\
                % not [White \"Nobody\"]\r\n; a remark\r\n[Round \"1]\"]\r\n\r\n1. e4 *";
    let games = read(text);
    let tags: Vec<_> = games[0].tags().collect();
    assert_eq!(
        tags,
        [("Event", "A \"great\" \\ game\\n"), ("White", "É. Ünal"), ("X_1", ""), ("Round", "1]")]
    );
    assert_eq!(games.len(), 1);
    check(text, &["{a remark} 1. e4 *"]);
    check(
        "[White \"A\"]\n[White \"B\"]\n[é \"C\"]\n[D]\n[E \"\n[F \"a \"b\"\"]\n1. e4 *",
        &["1. e4 * \
         | line 2, column 1: found the tag White once more, expected each tag once in a game \
         | line 3, column 1: found \"é \"C\"]\", expected the name of a tag, as in [White \"Name\"] \
         | line 4, column 1: found \"]\", expected the value of the tag in quotation marks \
         | line 5, column 1: found \"\"\", expected a quotation mark at the end of the value \
         | line 6, column 1: found \"b\"\"]\", expected \"]\" after the value; \
         a quotation mark inside it is written \\\""],
    );
}

#[test]
fn where_games_end() {
    let two = &["1. e4 e5 *", "1. d4 *"];
    check("1. e4 e5 * 1. d4 *", two);
    check("1. e4 e5\n[Event \"B\"]\n1. d4", two);
    check("1. e4 e5\n\n[Event \"B\"]\n\n1. d4", two);
    check("1. e4 e5\n\n1. d4", two);
    check("[Event \"A\"]\n1. e4\n\ne5\n\n\n[Event \"B\"]\n\n1. d4\n\n", two);
    check("[Event \"A\"]\n\n[Event \"B\"]\n\n[White \"C\"]\n\n1. e4 e5 1-0 *", &["*", "1. e4 e5 1-0", "*"]);
    check("1. e4\n\n1... e5\n\n2. Nf3", &["1. e4 e5 2. Nf3 *"]);
    check("1. e4 e5 1/2 1. d4 ½-½ 0-1", &["1. e4 e5 1/2-1/2", "1. d4 1/2-1/2", "0-1"]);
    // What stands after the moves counts; the tag is kept as it is.
    check("[Result \"1-0\"]\n1. e4 0-1 [Result \"1-0\"]\n1. d4 *", &["1. e4 0-1", "1. d4 *"]);
    assert_eq!(read("[Result \"1-0\"]\n1. e4 0-1")[0].tag("Result"), Some("1-0"));
    check("[Result \"0-1\"]\n1. e4\n\n[Result \"0-1\"]\n1. d4 *", &["1. e4 0-1", "1. d4 *"]);
    check(
        "1. e4 {never closed\n1. e4 e5\n\n[Event \"B\"]\n1. d4 d5",
        &[
            "1. e4 * | line 1, column 7: found no \"}\" for this \"{\" before the end or a tag after an empty line",
            "1. d4 d5 *",
        ],
    );
    check(
        "1. e4 {never closed\n\n[Event \"B\"]\n1. d4 {closed} d5",
        &[
            "1. e4 * | line 1, column 7: found no \"}\" for this \"{\" before the end or a tag after an empty line",
            "1. d4 {closed} 1... d5 *",
        ],
    );
    check(
        "1. e4 {[Event \"not a game\"]\n[Event \"nor this\"]} e5 {never closed",
        &["1. e4 {[Event \"not a game\"] [Event \"nor this\"]} 1... e5 * \
         | line 2, column 24: found no \"}\" for this \"{\" before the end or a tag after an empty line"],
    );
    check(
        "1. e4 e6 2. xx\n[Event \"B\"]\n1. d4",
        &[
            "1. e4 e6 * | line 1, column 13: found \"xx\", expected a move or the result: \
         found \"xx\" at character 1, expected a move like Nf3, exd5, e8=Q or O-O",
            "1. d4 *",
        ],
    );
    check("", &[]);
    check(" \r\n\n% text\n", &[]);
}

#[test]
fn games_from_other_positions() {
    let games = read(
        "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 40\"]\n40... Kd7 41. e4 *\n\n\
         [FEN \"4k3/8/8/8/8/8/8/1RK4R w KB - 2 9\"]\n\
         [Variant \"Fischerandom\"]\n9. O-O *\n\n\
         [FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n1. e4 (1. d4) *\n\n[Event \"B\"]\n1. d4 *",
    );
    assert_eq!(games[0].start().to_string(), "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40");
    assert!(games[0].to_string().ends_with("K3 b - - 3 40\"]\n\n40... Kd7 41. e4 *\n"), "{}", games[0]);
    assert!(games[1].to_string().ends_with("1RK4R w HB - 2 9\"]\n\n9. O-O *\n"), "{}", games[1]);
    assert_eq!(
        summary(&games[2]),
        "* | line 9, column 1: the FEN tag holds no position: White has no king; Black has no king"
    );
    assert_eq!(summary(&games[3]), "1. d4 *");
}

#[test]
fn a_faulty_start_is_still_one_of_its_variant() {
    let game = read("[Variant \"Chess960\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n1. e4 *").remove(0);
    assert_eq!(game.start().variant(), rules::Variant::Chess960);
    assert_eq!(
        summary(&game),
        "* | line 2, column 1: the FEN tag holds no position: White has no king; Black has no king"
    );
}

#[test]
fn a_game_without_end_is_cut() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(PgnGame::MOVES_MAX / 4);
    let text = format!("{shuffle}\n1. e4 e5 *\n\n1. d4 *");
    let games = read(&text);
    assert_eq!(games[0].line.moves.len(), PgnGame::MOVES_MAX);
    let errors: Vec<String> = games[0].errors.iter().map(ToString::to_string).collect();
    let cut =
        "line 2, column 4: found one more move, expected no more than 100000 in a game and its variations";
    assert_eq!(errors, [cut]);
    assert_eq!(summary(&games[1]), "1. d4 *");
}

#[test]
fn lines_may_keep_their_breaks() {
    for end in ["", "\n", "\r\n"] {
        let lines = ["[White \"A", "", "1. e4 {a", "b} e5", "[ "].map(|line| line.to_owned() + end);
        let games: Vec<PgnGame> = PgnGames::of_lines(lines.iter(), Kings::Both).collect();
        assert_eq!(
            games.iter().map(summary).collect::<Vec<_>>(),
            [
                "1. e4 {a b} 1... e5 * | line 1, column 1: found \"\"A\", expected a quotation mark at the end of the value",
                "* | line 5, column 1: found nothing more, expected the name of a tag, as in [White \"Name\"]",
            ],
            "{end:?}"
        );
    }
}

#[test]
fn lines_may_come_one_at_a_time() {
    let endless = std::iter::repeat("1. e4 e5\n 2. Nf3 1-0\r\n");
    let third = PgnGames::of_lines(endless, Kings::Both).nth(2).expect("there is always another");
    assert_eq!(summary(&third), "1. e4 e5 2. Nf3 1-0");
}
