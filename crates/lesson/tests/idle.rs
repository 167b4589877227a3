//! Attributes that do nothing in the board of somebody's page, and the modes in which they do something.

use lesson::{file, idle, words};

/// The board that some attributes make, each as `key=value` and parted by semicolons.
fn board(attributes: &str) -> file::Board {
    let pairs: Vec<(&str, &str)> = attributes.split("; ").filter_map(|pair| pair.split_once('=')).collect();
    file::Board::from_attributes(|key| {
        pairs.iter().find(|(name, _)| *name == key).map(|(_, value)| (*value).into())
    })
}

#[test]
fn what_does_nothing_is_told_with_what_to_do_about_it() {
    let words = words::english();
    for (attributes, wanted) in [
        ("fen=8/8/8/8/3R4/8/8/8; piece=d4; below=black; coordinates=inside", ""),
        ("fen=8/8/8/8/3R4/8/8/8; stars=d7 g7; answer=d4d7 d7g7; goal=collect", ""),
        ("fen=8/8/8/8/3R4/8/8/8; goal=reach", "goal does nothing without stars"),
        ("fen=8/8/8/8/3R4/8/8/8; goal=mate", "goal does nothing without answers"),
        ("fen=8/8/8/8/3R4/8/8/8; goal=mate; answers=!a1a8: That is mate.", ""),
        ("fen=8/8/8/8/3R4/8/8/8; goal=win", "found goal = \"win\""),
        ("fen=8/8/8/8/3R4/8/8/8; goal=checkmate", "found goal = \"checkmate\""),
        ("fen=8/8/8/8/3R4/8/8/8; squares=d5", "squares does nothing where pieces are moved"),
        ("fen=8/8/8/8/3R4/8/8/8; ask=named", "ask does nothing where pieces are moved"),
        ("fen=8/8/8/8/3R4/8/8/8; mode=choose; squares=d5 f5", ""),
        (
            "fen=8/8/8/8/3R4/8/8/8; mode=choose; squares=d5 f9",
            "squares does nothing where a word is no square",
        ),
        ("fen=8/8/8/8/3R4/8/8/8; mode=choose", "mode does nothing without squares"),
        (
            "mode=choose; squares=d5; stars=d5; goal=mate",
            "stars does nothing where squares are pointed out; goal does nothing where squares are pointed out",
        ),
        ("line=1. e4 e5", ""),
        ("line=1. e4 e5; mode=step; piece=e2", "piece does nothing where a line is stepped through"),
        ("line=1. e4 e5; goal=mate", "goal does nothing where a line is stepped through"),
        ("mode=setup; goal=8/8/8/8/8/8/8/R7", ""),
        (
            "mode=setup; piece=e2; line=1. e4",
            "piece does nothing where pieces are set up; line does nothing where pieces are set up",
        ),
    ] {
        let found = idle(&board(attributes), &words);
        let told: Vec<&str> = found.iter().map(|finding| &*finding.problem).collect();
        assert_eq!(told.join("; "), wanted, "{attributes}");
        assert!(found.iter().all(|finding| !finding.help.is_empty()), "{attributes}");
    }
}
