//! What must hold for any written move.

use rules::{Kind, MoveKind, PieceLetters, Position, San, SanLength, SanStyle};

use crate::choices::Choices;
use crate::play;

const WORDS: [&str; 52] = [
    "N", "B", "b", "R", "Q", "K", "k", "P", "S", "L", "T", "D", "C", "F", "A", "G", "W", "H", "К", "Кр", "♘",
    "♟", "a", "b", "c", "d", "e", "f", "h", "1", "2", "4", "5", "6", "7", "8", "x", ":", "-", "–", "=", "(",
    ")", "O", "0", "o", " e.p.", "+", "#", "!?", "(=)", " ",
];

/// Writes the moves of a position and reads them back, garbled too; and reads a text as a move.
pub fn san(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let position = play::position(&mut choices);
    let letters = PieceLetters::ALL[choices.below(PieceLetters::ALL.len())];
    let length = [SanLength::Short, SanLength::Long][choices.below(2)];
    let style = SanStyle { letters, length };
    written(&position, style, &mut choices);
    let text = choices.text(&WORDS);
    read(&position, &text, style);
}

/// One of the moves is read back as it is written and as people write it; garbled, it is some move or none.
fn written(position: &Position, style: SanStyle, choices: &mut Choices) {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return;
    }
    let legal = moves[choices.below(moves.len())];
    let san = San::of(position, legal).in_style(style);
    let text = san.to_string();
    let at = || format!("{legal} in {}", position.to_setup());
    assert_eq!(position.read_san_strict(&text, style), Ok(legal), "{}", at());
    let is_castling = matches!(legal.kind(), MoveKind::Castle(_));
    let loose = match choices.below(8) {
        0 => text.replace(['x', '+', '#', '='], ""),
        1 => text.replace('O', "0"),
        2 => text.replace('x', ":") + "!?",
        3 if legal.kind() == MoveKind::EnPassant => format!("{text} e.p."),
        4 if !is_castling && (legal.piece() == Kind::Pawn || !may_be_file(&text)) => text.to_lowercase(),
        5 if !is_castling => legal.to_string(),
        6 => format!("  {text} (=)"),
        // In Dutch that is a knight.
        7 if legal.piece() == Kind::Pawn && style.letters != PieceLetters::DUTCH => format!("P{text}"),
        _ => text.clone(),
    };
    assert_eq!(position.read_san(&loose, style.letters), Ok(legal), "{loose:?} for {}", at());
    let garbled = choices.garbled(&text, "abcdefghNBRQKPOo0123456789xX:-–=()/+#!? .pеКр♘\u{fe0e}\0ßİ𝔑");
    read(position, &garbled, style);
}

/// Whether the name of the piece is a file in lower case, like that of the bishop: then it may be a pawn's.
fn may_be_file(text: &str) -> bool {
    text.to_lowercase().starts_with(|first: char| ('a'..='h').contains(&first))
}

/// What is read is one of the moves, and is read strictly only if it is written exactly so.
fn read(position: &Position, text: &str, style: SanStyle) {
    let at = || format!("{text:?} in {}", position.to_setup());
    match position.read_san(text, style.letters) {
        Ok(legal) => {
            assert!(position.legal_moves().contains(&legal), "{}: read as {legal}", at());
            let exact = San::of(position, legal).in_style(style).to_string();
            assert_eq!(position.read_san_strict(text, style).is_ok(), exact == text, "{}", at());
        }
        Err(error) => {
            let message = error.to_string();
            assert!((1..500).contains(&message.len()) && !message.contains('\n'), "{}: {message}", at());
            assert!(position.read_san_strict(text, style).is_err(), "{}", at());
        }
    }
}
