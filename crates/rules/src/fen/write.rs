//! Writing a FEN: canonically, or with the en passant square after every double step.

use core::fmt::{self, Write};

use super::CASTLING_LETTERS;
use crate::{Board, Castling, File, Position, Rank, Setup, Side, Square, Variant};

/// Writes rights to castle: by wing in standard chess, by the rook's file in Chess960.
fn write_castling(castling: Castling, variant: Variant, f: &mut fmt::Formatter) -> fmt::Result {
    if castling.is_none() {
        return f.write_str("-");
    }
    for (letter, side, wing) in CASTLING_LETTERS {
        let Some(rook) = castling.rook(side, wing) else { continue };
        let file = rook.file().letter();
        let letter = match (variant, side) {
            (Variant::Standard, _) => letter,
            (Variant::Chess960, Side::White) => file.to_ascii_uppercase(),
            (Variant::Chess960, Side::Black) => file,
        };
        f.write_char(letter)?;
    }
    Ok(())
}

impl fmt::Display for Castling {
    /// The letters of a FEN of standard chess, `-` if nobody may castle.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write_castling(*self, Variant::Standard, f)
    }
}

impl fmt::Display for Setup {
    /// Writes the FEN, with the en passant square as it is given.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write_board(&self.board, f)?;
        write!(f, " {} ", self.side_to_move.letter())?;
        write_castling(self.castling, self.variant, f)?;
        f.write_str(" ")?;
        match self.en_passant {
            Some(square) => write!(f, "{square}")?,
            None => f.write_str("-")?,
        }
        // As the kind of number that everything else here is: a download then holds one way to write them.
        write!(f, " {} {}", self.halfmove_clock as usize, self.move_number as usize)
    }
}

impl fmt::Display for Position {
    /// Writes the FEN, with the en passant square only where a legal capture exists.
    ///
    /// To write the square after every double step, write [`Position::to_setup`] instead.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        Setup { en_passant: self.legal_en_passant(), ..self.to_setup() }.fmt(f)
    }
}

fn write_board(board: &Board, f: &mut fmt::Formatter) -> fmt::Result {
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0_usize;
        for file in File::ALL {
            let piece = board.piece_on(Square::new(file, rank));
            let ends_gap = empty > 0 && piece.is_some();
            if ends_gap {
                write!(f, "{empty}")?;
                empty = 0;
            }
            match piece {
                Some(piece) => f.write_char(piece.fen_letter())?,
                None => empty += 1,
            }
        }
        if empty > 0 {
            write!(f, "{empty}")?;
        }
        if rank != Rank::First {
            f.write_str("/")?;
        }
    }
    Ok(())
}
