//! What must hold for any text of games.

use rules::{Kings, PgnGame, PgnGames};

use crate::choices::Choices;

const WORDS: [&str; 60] = [
    "e4 ",
    "e5 ",
    "Nf3 ",
    "Nc6 ",
    "d4 d5 ",
    "1. ",
    "1... ",
    "2.",
    "…",
    "( ",
    ") ",
    "(1. d4 ",
    "{ ",
    "} ",
    "{a b} ",
    "; ",
    "% ",
    "\n",
    "\n\n",
    "\r\n",
    "\r",
    "$1 ",
    "$256 ",
    "!",
    "?!",
    "* ",
    "1-0 ",
    "½-½",
    "1/2",
    "0-0 ",
    "O-O-O ",
    "--",
    "e.p.",
    "(=)",
    "[White \"a\\\"b\"]\n",
    "[Result \"0-1\"]\n",
    "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 7\"]\n",
    "[FEN \"8/8/8/3R4/8/8/8/8 b - - 0 1\"]\n",
    "[FEN \"x\"]\n",
    "[Variant \"960\"]\n",
    "a8=Q+ ",
    "e8(Q) ",
    "Kd7 ",
    "[",
    "]",
    "\"",
    "\\",
    "\u{feff}",
    "\u{a0}",
    "\u{2028}",
    "é",
    "\0",
    "Bb5 ",
    "bxc3 ",
    "99999999999999999999. ",
    "c5 ",
    "Rd1 ",
    "a b",
    "-",
    ".",
];

/// Reads a text as games, and writes and reads what was understood of it.
pub fn pgn(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let kings = [Kings::Both, Kings::AnyNumber][choices.below(2)];
    let text = choices.text(&WORDS);
    let games: Vec<PgnGame> = PgnGames::of(&text, kings).collect();
    // By lines with their breaks, as a file is read.
    let by_lines: Vec<PgnGame> = PgnGames::of_lines(text.split_inclusive('\n'), kings).collect();
    assert!(games == by_lines, "{text:?}");
    for game in &games {
        placed(game, &text);
        written(game, kings, &text);
    }
}

/// Faults come in the order of the text, each with a place in it.
fn placed(game: &PgnGame, text: &str) {
    assert!(game.errors.len() <= 100, "{text:?}");
    let places: Vec<(usize, usize)> = game.errors.iter().map(|error| (error.line, error.column)).collect();
    assert!(places.is_sorted(), "{text:?}: {places:?}");
    let lines: Vec<&str> = text.lines().collect();
    for (error, (line, column)) in game.errors.iter().zip(places) {
        let length = lines.get(line - 1).unwrap_or_else(|| panic!("{text:?}: {error}")).chars().count();
        assert!((1..=length).contains(&column), "{text:?}: {error}");
        let message = error.to_string();
        assert!(message.len() < 1_000 && !message.contains('\n'), "{text:?}: {message}");
    }
}

fn written(game: &PgnGame, kings: Kings, text: &str) {
    let written = game.to_string();
    let again: Vec<PgnGame> = PgnGames::of(&written, kings).collect();
    assert_eq!(again.len(), 1, "{text:?}\n{written}");
    assert_eq!(again[0].errors, [], "{text:?}\n{written}");
    assert!(again[0].line == game.line && again[0].start() == game.start(), "{text:?}\n{written}");
    assert_eq!((again[0].result, again[0].to_string()), (game.result, written.clone()), "{text:?}");
    let movetext = written.lines().skip_while(|line| !line.is_empty());
    for line in movetext {
        assert!(!line.starts_with('%'), "{text:?}\n{written}");
        assert!(
            line.chars().count() < 80 || line.split(' ').any(|word| word.chars().count() > 60),
            "{written}"
        );
    }
}
