//! Games as text: what is written, read back in full, whatever it came from.

mod games;

use games::Dice;
use rules::{Kings, Move, PgnGame, PgnGames, PgnLine, PgnMove, Position, Score, Side};

fn read(text: &str) -> Vec<PgnGame> {
    PgnGames::of(text, Kings::Both).collect()
}

#[test]
fn export_format() {
    let mut game =
        read("[WhiteElo \"2000\"]\n[Black \"B\\\"\"]\n1. e4 e5 (1... c5 {Sicilian}) 2. Nf3").remove(0);
    game.result = Some(Score::Won(Side::Black));
    game.set_tag("Event", "Line\nbreak").expect("a good name");
    game.set_tag("Result", "1-0").expect("a good name");
    let error = game.set_tag("White Elo", "1").unwrap_err();
    assert_eq!(error.to_string(), "found \"White Elo\", expected a tag name of letters, digits and _");
    game.line.moves[1].variations[0].comment = "word ".repeat(20);
    assert_eq!(
        game.to_string(),
        "\
[Event \"Line break\"]
[Site \"?\"]
[Date \"????.??.??\"]
[Round \"?\"]
[White \"?\"]
[Black \"B\\\"\"]
[Result \"0-1\"]
[WhiteElo \"2000\"]

1. e4 e5 ({word word word word word word word word word word word word word
word word word word word word word} 1... c5 {Sicilian}) 2. Nf3 0-1
"
    );
}

/// Other programs leave out a line that begins with `%`, even one of a comment.
#[test]
fn no_line_begins_with_a_percent_sign() {
    let mut game = read("1. e4").remove(0);
    game.line.moves[0].after = "word ".repeat(14) + "% % word";
    let broken = "1. e4 {word word word word word word word word word word word word word\nword % % word} *";
    assert_eq!(game.movetext(), broken);
}

#[test]
fn a_long_word_stays_in_its_comment() {
    let mut game = read("1. e4").remove(0);
    let word = "w".repeat(100);
    game.line.moves[0].after = format!("}} {word} %");
    assert_eq!(game.movetext(), format!("1. e4\n; }}\n; {word}\n; %\n*"));
    assert_eq!(read(&game.to_string())[0].line, game.line);
}

/// What the generator writes at random.
impl Dice {
    fn comment(&mut self) -> String {
        let words =
            ["", "a", "(", "{", "}", ";", "%", "1.", "e4", "1-0", "[White", "\"A\"]", "Zürich", "$1", "*"];
        if self.below(5) > 0 {
            return String::new();
        }
        let count = self.below(30);
        let chosen: Vec<&str> = (0..count).map(|_| words[self.below(words.len())]).collect();
        chosen.join(" ").split_ascii_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn line(&mut self, from: Position, plies: usize) -> PgnLine {
        let mut line = PgnLine { comment: self.comment(), moves: Vec::new() };
        let mut position = from;
        for _ in 0..plies {
            let moves: Vec<Move> = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let played = moves[self.below(moves.len())];
            let mut node = PgnMove::new(&position, played);
            (node.before, node.after) = (self.comment(), self.comment());
            node.nags = (0..self.below(6).saturating_sub(3)).map(|_| self.below(256) as u8).collect();
            for _ in 0..self.below(12).saturating_sub(9) {
                let plies = self.below(1 + plies / 2);
                let variation = self.line(position, plies);
                node.variations.extend(Some(variation).filter(|variation| !variation.is_empty()));
            }
            line.moves.push(node);
            position = position.after(played);
        }
        line
    }
}

#[test]
fn what_is_written_is_read_back() {
    let starts = [
        rules::INITIAL,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 7 12",
        "8/PPPk4/8/8/8/8/4Kppp/8 w - - 0 99",
    ];
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    for number in 0..60 {
        let start = Position::from_fen(starts[number % 3], Kings::Both).expect("a sound FEN");
        let mut game = PgnGame::new(start, []);
        game.line = dice.line(start, 30);
        game.result = [None, Some(Score::Drawn), Some(Score::Won(Side::White))][dice.below(3)];
        for (name, _) in PgnGame::ROSTER {
            game.set_tag(name, &dice.comment()).expect("a good name");
        }
        let text = game.to_string();
        let lines: Vec<&str> = text.lines().skip_while(|line| !line.is_empty()).collect();
        assert!(lines.iter().all(|line| line.chars().count() < 80), "{text}");
        assert!(!lines.iter().any(|line| line.starts_with('%')), "{text}");

        let again = read(&format!("{text}\n{text}"));
        assert_eq!(again.len(), 2, "{text}");
        assert_eq!(again[0].errors, [], "{text}");
        assert!(again[0].line == game.line && again[0].start() == game.start(), "{text}");
        assert_eq!((again[1].result, again[1].to_string()), (game.result, text));
    }
}

/// Whatever a text says, what was understood of it can be written and is then understood without a fault.
#[test]
fn what_is_understood_of_rubbish_is_read_back() {
    let pieces = [
        "e4 ",
        "e5 ",
        "Nf3 ",
        "Nc6 ",
        "1. ",
        "1... ",
        "( ",
        ") ",
        "{ ",
        "} ",
        "; ",
        "\n",
        "\n\n",
        "$1 ",
        "! ",
        "* ",
        "1-0 ",
        "[White \"a\\\"b\"]\n",
        "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 7\"]\n",
        "a8=Q+ ",
        "Kd7 ",
        "%",
        "[",
        "\"",
        "\\",
        "\u{feff}",
        "\u{a0}",
        "é",
        "\0",
        "--",
        "d4 d5 ",
        "(1. d4 ",
        "{[White \"c\"]} ",
        "[Variant \"960\"]\n",
    ];
    let mut dice = Dice(0x1234_5678_9abc_def1);
    for _ in 0..3_000 {
        let text: String = (0..dice.below(60)).map(|_| pieces[dice.below(pieces.len())]).collect();
        for game in read(&text) {
            let written = game.to_string();
            let again = read(&written);
            assert_eq!(again.len(), 1, "{text:?}\n{written}");
            assert_eq!(again[0].errors, [], "{text:?}\n{written}");
            assert!(again[0].line == game.line && again[0].start() == game.start(), "{text:?}\n{written}");
            assert_eq!(again[0].to_string(), written, "{text:?}");
        }
    }
}

#[test]
fn texts_that_want_to_break_something() {
    let deep = format!("1. e4 {}", "(1. d4 ".repeat(1_000_000));
    let game = &read(&deep)[0];
    let errors: Vec<&str> = game.errors.iter().map(|error| error.fault.code()).collect();
    assert_eq!(errors, ["variation_not_closed", "too_deep"]);
    assert_eq!(
        game.errors[1].to_string(),
        "line 1, column 707: found \"(\", expected no more than 100 variations in one another"
    );
    assert_eq!(read(&game.to_string())[0].line, game.line, "a hundred can be read back");

    for text in
        ["{", "(", ")", "[", "]", "}", "$", "!", "\"", "\\", ".", "…", "1", "\0", "%", ";", "-", "é", "x "]
    {
        for before in ["", "1. e4 ", "[A \"", "1. e4 (", "1. e4 {\n\n["] {
            let text = format!("{before}{}", text.repeat(2_000));
            let games = read(&text);
            assert!(games.iter().all(|game| game.errors.len() <= 100));
            games.iter().for_each(|game| assert!(read(&game.to_string()).len() == 1));
        }
    }
}
