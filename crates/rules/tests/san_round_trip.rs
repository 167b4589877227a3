//! What is written is read back, and what is garbled is refused or is another legal move.

mod games;

use games::Dice;
use rules::{Kings, PieceLetters, Position, San, SanLength, SanStyle, chess960};

fn position(fen: &str) -> Position {
    Position::from_fen(fen, Kings::AnyNumber).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Visits the positions of random games.
fn walk(start: &Position, games: usize, plies: usize, dice: &mut Dice, mut visit: impl FnMut(&Position)) {
    for _ in 0..games {
        let mut position = *start;
        for _ in 0..plies {
            visit(&position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.after(moves[dice.below(moves.len())]);
        }
    }
}

/// Every legal move, written in this style, must be read back, strictly and in other spellings.
fn check_round_trip(position: &Position, style: SanStyle) {
    for (count, legal) in position.legal_moves().into_iter().enumerate() {
        let text = San::of(position, legal).in_style(style).to_string();
        let at = || format!("{}: {legal} as {text}", position.to_setup());
        assert_eq!(position.read_san_strict(&text, style), Ok(legal), "{}", at());
        let loose = match count % 4 {
            0 => text.replace(['x', '-', '+', '#', '='], ""),
            1 => format!(" {text} !? "),
            2 => text.replace('O', "0"),
            _ => legal.to_string(),
        };
        assert_eq!(position.read_san(&loose, style.letters), Ok(legal), "{}, then {loose}", at());
    }
}

#[test]
fn what_is_written_is_read_back() {
    let lessons = position("8/3pp3/8/2P1P3/3R4/1n6/PP4b1/8 w - - 0 1");
    let promotions = position("r3k2r/1pp2ppP/8/3pP3/1p2p3/8/p1PP1PPP/R3K2R w KQkq d6 0 1");
    let officers = position("8/1NB3bn/8/RR1QQ1rr/1QN2qB1/1Bb3nR/8/N2q1b2 w - - 0 1");
    let shuffled = chess960::start(5).expect("an array");
    let (mut dice, mut seen) = (Dice(0x9e37_79b9_7f4a_7c15), 0);
    for (start, games) in
        [(Position::initial(), 14), (lessons, 14), (promotions, 14), (officers, 2), (shuffled, 8)]
    {
        walk(&start, games, 60, &mut dice, |position| {
            seen += 1;
            let length = if seen % 2 == 0 { SanLength::Short } else { SanLength::Long };
            let style = SanStyle { letters: PieceLetters::ALL[seen / 4 % PieceLetters::ALL.len()], length };
            check_round_trip(position, if seen % 4 == 0 { SanStyle::PGN } else { style });
        });
    }
    assert!(seen > 2_000, "only {seen} positions were seen");
}

#[test]
fn all_letters_offered_can_be_read_back() {
    let names = |letters: PieceLetters| {
        use rules::Kind::{Bishop, King, Knight, Queen, Rook};
        [Knight, Bishop, Rook, Queen, King].map(|kind| letters.name(kind))
    };
    for letters in PieceLetters::ALL {
        let names: &'static [&'static str; 5] = Box::leak(Box::new(names(letters)));
        assert_eq!(PieceLetters::new(names), Some(letters));
    }
}

#[test]
fn no_text_brings_the_reader_down() {
    let alphabet: Vec<char> =
        "abcdefghNBRQKPOo0123456789xX:-–=()/+#!? .pеКр♘\u{fe0e}\u{0}ßİ𝔑".chars().collect();
    let mut dice = Dice(0x1234_5678_9abc_def1);
    let start = position("r3k2r/1pp2ppP/8/3pP3/1p2p3/8/p1PP1PPP/R3K2R w KQkq d6 0 1");
    let moves = start.legal_moves();
    let mut read = 0;
    for _ in 0..20_000 {
        let letters = PieceLetters::ALL[dice.below(PieceLetters::ALL.len())];
        let style = SanStyle { letters, length: SanLength::Long };
        let written = San::of(&start, moves[dice.below(moves.len())]).in_style(style).to_string();
        let mut text: Vec<char> = written.chars().collect();
        for _ in 0..1 + dice.below(3) {
            let (at, letter) = (dice.below(text.len()), alphabet[dice.below(alphabet.len())]);
            match dice.below(3) {
                0 => text[at] = letter,
                1 => text.insert(at, letter),
                _ if text.len() > 1 => drop(text.remove(at)),
                _ => {}
            }
        }
        let text: String = text.into_iter().collect();
        match start.read_san(&text, letters) {
            Ok(found) => {
                assert!(moves.contains(&found), "{text:?} is read as {found}");
                read += 1;
            }
            Err(error) => assert!(!error.to_string().is_empty(), "{text:?}: {}", error.code()),
        }
    }
    assert!((500..19_500).contains(&read), "{read} of 20,000 texts were moves");
}
