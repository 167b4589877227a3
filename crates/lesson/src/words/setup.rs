//! What is said of a board that is being set up.

use alloc::string::{String, ToString};

use rules::{Board, Castling, Piece, Setup, SetupFault, Side, Square, SquareSet, Variant, Wing};

use super::{Say, Words, sentence};
use crate::arrange::{Hand, king_home};

/// Most pieces that are named one by one.
const NAMED_MAX: usize = 3;

impl Words {
    /// `White knight on f3.`
    pub fn put(&self, piece: Piece, square: Square) -> String {
        self.about(Say::SetupPut, piece, square)
    }

    /// That a piece is off the board.
    pub fn removed(&self, piece: Piece, square: Square) -> String {
        self.about(Say::SetupRemoved, piece, square)
    }

    /// That a piece waits to be put down.
    pub fn lifted(&self, piece: Piece, square: Square) -> String {
        self.about(Say::SetupLifted, piece, square)
    }

    fn about(&self, say: Say, piece: Piece, square: Square) -> String {
        sentence(&self.fill(say, &[&self.coloured(piece.side, piece.kind), &square.to_string()]))
    }

    /// That nothing stands there.
    pub fn nothing_on(&self, square: Square) -> String {
        self.fill(Say::SetupNothing, &[&square.to_string()])
    }

    /// What a press does from now on.
    pub fn in_hand(&self, hand: Hand) -> String {
        match hand {
            Hand::Empty => self.text(Say::SetupHandEmpty).into(),
            Hand::Eraser => self.text(Say::SetupHandEraser).into(),
            Hand::Holds(piece) => {
                sentence(&self.fill(Say::SetupHandHolds, &[&self.coloured(piece.side, piece.kind)]))
            }
        }
    }

    /// The name of a piece to choose: `white knight`.
    pub fn piece_name(&self, piece: Piece) -> String {
        self.coloured(piece.side, piece.kind)
    }

    /// A text about a side's castling on a wing.
    pub fn right(&self, say: Say, side: Side, wing: Wing) -> String {
        self.sided(say, side, &[self.text(wing_name(wing))])
    }

    /// The same with a rook that stands elsewhere than in its corner, or beside a king that does.
    pub fn right_with(&self, say: Say, side: Side, wing: Wing, rook: Square) -> String {
        self.sided(say, side, &[self.text(wing_name(wing)), &rook.to_string()])
    }

    /// That a side may castle on a wing, to be ticked.
    pub fn may_castle(&self, side: Side, wing: Wing) -> String {
        self.right(Say::SetupMayCastle, side, wing)
    }

    /// Which square a pawn has just passed over.
    pub fn passed(&self, square: Option<Square>) -> String {
        match square {
            Some(square) => self.fill(Say::SetupPassed, &[&square.to_string()]),
            None => self.text(Say::SetupNotPassed).into(),
        }
    }

    /// Pieces in a row, of many the first few and how many more there are.
    pub fn pieces_named(&self, say: Say, board: &Board, squares: SquareSet) -> String {
        let men = self.men_named(board, squares);
        let more = squares.len().saturating_sub(NAMED_MAX);
        let more = (more > 0).then(|| self.counted(Say::SetupMore, more, &[&more.to_string()]));
        let row = self.row(&mut men.take(NAMED_MAX).chain(more));
        if row.is_empty() { row } else { self.fill(say, &[&row]) }
    }

    /// All of the pieces in a row.
    pub(crate) fn all_named(&self, say: Say, board: &Board, squares: SquareSet) -> String {
        self.fill(say, &[&self.row(&mut self.men_named(board, squares))])
    }

    fn men_named(&self, board: &Board, squares: SquareSet) -> impl Iterator<Item = String> {
        squares.into_iter().filter_map(|square| {
            let piece = board.piece_on(square)?;
            Some(self.fill(Say::SetupNamed, &[&self.coloured(piece.side, piece.kind), &square.to_string()]))
        })
    }

    /// Why a set-up is no position of a game.
    pub fn setup_fault(&self, fault: SetupFault, setup: &Setup) -> String {
        let men = |squares| self.men(Say::ManWhom, &setup.board, squares);
        match fault {
            SetupFault::NoKing(side) => self.sided(Say::SetupNoKing, side, &[]),
            SetupFault::SeveralKings(side, squares) => {
                self.sided(Say::SetupSeveralKings, side, &[&self.squares(squares)])
            }
            SetupFault::PawnsOnBackRank(squares) => {
                self.counted(Say::SetupPawnsOnBackRank, squares.len(), &[&self.squares(squares)])
            }
            SetupFault::TooManyPieces(side) => self.sided(Say::SetupTooManyPieces, side, &[]),
            SetupFault::OpponentInCheck(squares) => {
                let board = &setup.board;
                let own = board.king(setup.side_to_move);
                // Where both kings are attacked it is nobody's move.
                match own.map(|king| board.attackers(!setup.side_to_move, king, board.occupied())) {
                    Some(attackers) if !attackers.is_empty() => {
                        match own.is_some_and(|king| squares.contains(king)) {
                            true => self.text(Say::SetupKingsSideBySide).into(),
                            false => self.fill(Say::SetupBothInCheck, &[&men(attackers | squares)]),
                        }
                    }
                    _ => self.sided(Say::SetupOpponentInCheck, setup.side_to_move, &[&men(squares)]),
                }
            }
            SetupFault::TooManyCheckers(squares) => self.fill(Say::SetupTooManyCheckers, &[&men(squares)]),
            SetupFault::ImpossibleDoubleCheck(squares) => {
                self.fill(Say::SetupImpossibleDoubleCheck, &[&men(squares)])
            }
            SetupFault::CastlingWithoutPieces(side, wing) => {
                if let (Variant::Chess960, Some(rook)) = (setup.variant, setup.castling.rook(side, wing)) {
                    return self.right_with(Say::SetupCastlingWithoutRook, side, wing, rook);
                }
                let (king, rook) = (king_home(side), Castling::ALL.rook(side, wing));
                let rook = rook.map_or_else(String::new, |rook| rook.to_string());
                let wing = self.text(wing_name(wing));
                self.sided(Say::SetupCastlingWithoutPieces, side, &[wing, &king.to_string(), &rook])
            }
            SetupFault::EnPassantImpossible(square) => {
                self.fill(Say::SetupEnPassantImpossible, &[&square.to_string()])
            }
        }
    }
}

/// What a wing is called.
fn wing_name(wing: Wing) -> Say {
    match wing {
        Wing::Kingside => Say::SetupKingside,
        Wing::Queenside => Say::SetupQueenside,
    }
}
