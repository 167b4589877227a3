//! What must hold for any FEN and any set-up.

use std::collections::BTreeSet;

use rules::{FenError, FenFault, File, Kings, Piece, Position, Rank, Setup, Side, Square, Variant, Wing};

use crate::choices::Choices;
use crate::{play, soundness};

const WORDS: [&str; 31] = [
    " ",
    "/",
    "8",
    "4",
    "2",
    "1",
    "K",
    "k",
    "Q",
    "r",
    "B",
    "n",
    "P",
    "p",
    "w",
    "b",
    "-",
    " w - - 0 1",
    "KQkq",
    "HAha",
    "e3",
    "d6",
    "0",
    "99",
    "/8/8",
    "4294967295",
    "4294967296",
    "4k3/8",
    "/4K3",
    "  ",
    "+1",
];

const ALPHABET: &str = "KQRBNPkqrbnp12345678/ wb-ACEGHaceghd6e30";

/// Reads a text as a FEN, and changes a position that was met in play.
pub fn fen(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let kings = [Kings::Both, Kings::AnyNumber][choices.below(2)];
    match choices.below(4) {
        0 => {
            let variant = [Variant::Standard, Variant::Chess960][choices.below(2)];
            read(&choices.text(&WORDS), variant, kings);
        }
        1 => {
            let setup = play::position(&mut choices).to_setup();
            read(&choices.garbled(&setup.to_string(), ALPHABET), setup.variant, kings);
        }
        _ => {
            let mut setup = play::position(&mut choices).to_setup();
            admit(&setup, Kings::AnyNumber);
            for _ in 0..choices.below(4) {
                change(&mut setup, &mut choices);
                admit(&setup, kings);
            }
        }
    }
}

/// Makes the set-up a little different, and perhaps nonsense.
fn change(setup: &mut Setup, choices: &mut Choices) {
    let mut square = || Square::from_index(choices.below(64)).expect("below 64");
    let (from, to) = (square(), square());
    let men: Vec<(Square, Piece)> = setup.board.men().collect();
    match choices.below(10) {
        0 => setup.side_to_move = !setup.side_to_move,
        1 => {
            let rank = [Rank::Third, Rank::Sixth, Rank::Fourth][choices.below(3)];
            setup.en_passant = Some(Square::new(to.file(), rank));
        }
        2 => {
            let (side, corner) = (Side::ALL[choices.below(2)], [File::A, File::H][choices.below(2)]);
            let file = if setup.variant == Variant::Standard { corner } else { to.file() };
            // A FEN names the rook alone, so its wing is the one on which it stands.
            let is_kingside = setup.board.king(side).is_none_or(|king| king.file() < file);
            let wing = if is_kingside { Wing::Kingside } else { Wing::Queenside };
            setup.castling.grant(side, wing, file);
        }
        3 => setup.board.clear(from),
        4 => setup.halfmove_clock = choices.below(300) as u32,
        5 | 6 => {
            let letter = ALPHABET.chars().nth(choices.below(12)).expect("twelve letters of pieces");
            setup.board.put(Piece::from_fen_letter(letter).expect("a piece"), to);
        }
        _ if men.is_empty() => {}
        _ => {
            let (from, piece) = men[choices.below(men.len())];
            setup.board.clear(from);
            setup.board.put(piece, to);
        }
    }
}

fn read(text: &str, variant: Variant, kings: Kings) {
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string(), text, "a strict reader reads nothing else than what is written");
    }
    let position = Position::from_fen_of(variant, text, kings);
    let short = Position::from_sound_fen(variant, text, kings);
    assert_eq!(short.as_ref(), position.as_ref().ok(), "{text:?}: the reader without words");
    match position {
        Ok(position) => {
            if variant == Variant::Standard {
                assert_eq!(position.to_setup().to_string(), text);
            }
            admit(&position.to_setup(), kings);
        }
        Err(error) => told(&error, text),
    }
}

/// Everything at once, each thing once, and no more of it than somebody reads.
fn told(error: &FenError, text: &str) {
    let FenError { faults } = error;
    assert!(!faults.is_empty() && faults.len() <= 80, "{text:?}: {} faults", faults.len());
    for (count, fault) in faults.iter().enumerate() {
        assert!(!faults[..count].contains(fault), "{text:?}: {fault} is told twice");
        let message = fault.to_string();
        assert!((1..400).contains(&message.len()) && !message.contains('\n'), "{text:?}: {message}");
    }
}

/// Sound set-ups are admitted and written, the others refused, for the very faults that they have.
fn admit(setup: &Setup, kings: Kings) {
    let admitted = Position::new(*setup, kings);
    let faults = admitted.as_ref().err().map_or(&[][..], |error| &error.faults[..]);
    let found: BTreeSet<&str> = faults.iter().map(|fault| fault.code()).collect();
    assert_eq!(found, soundness::faults(setup, kings), "{setup} {kings:?} {:?}", setup.variant);

    let again = Position::from_fen_of(setup.variant, &setup.to_string(), kings);
    match (admitted, again) {
        (Ok(position), Ok(again)) => {
            assert_eq!(again.to_setup(), *setup, "{setup}");
            let canonical = position.to_string();
            let read = Position::from_fen_of(setup.variant, &canonical, kings);
            assert_eq!(read.as_ref(), Ok(&position), "{setup} is written {canonical}");
            assert_eq!(read.map(|read| read.to_string()), Ok(canonical), "{setup}");
        }
        (Err(error), Err(again)) => {
            // A set-up can hold what no FEN can say, like an en passant square on the fourth rank.
            let is_unwritable = again.faults.iter().any(|fault| matches!(fault, FenFault::Field { .. }));
            let as_fen: Vec<&str> = again.faults.iter().map(FenFault::code).collect();
            let as_setup: Vec<&str> = error.faults.iter().map(|fault| fault.code()).collect();
            assert!(is_unwritable || as_fen == as_setup, "{setup}");
            told(&again, &setup.to_string());
        }
        (admitted, again) => panic!("{setup}: {admitted:?} as a set-up, {again:?} as a FEN"),
    }
}
