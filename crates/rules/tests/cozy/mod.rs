//! The same questions asked of cozy-chess, which finds its moves by another road.
#![allow(dead_code, reason = "each test takes what it needs")]

use cozy_chess::util::display_uci_move;
use rules::{Position, Variant};

pub use cozy_chess::Board;

/// The same position there.
pub fn board(position: &Position) -> Board {
    let fen = position.to_setup().to_string();
    let is_960 = position.variant() == Variant::Chess960;
    Board::from_fen(&fen, is_960).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Its legal moves as this crate writes them, sorted.
pub fn moves(position: &Position) -> Vec<String> {
    let board = board(position);
    let write = |one| match position.variant() {
        Variant::Standard => display_uci_move(&board, one).to_string(),
        Variant::Chess960 => one.to_string(),
    };
    let mut moves = Vec::new();
    board.generate_moves(|batch| {
        moves.extend(batch.into_iter().map(write));
        false
    });
    moves.sort();
    moves
}

/// Perft that counts the moves of the last ply without playing them.
pub fn perft(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            nodes += moves.into_iter().map(|one| perft(&after(board, one), depth - 1)).sum::<u64>();
        }
        false
    });
    nodes
}

/// Perft with the moves of every ply in a list.
pub fn perft_in_lists(board: &Board, depth: u32) -> u64 {
    let mut moves = Vec::with_capacity(64);
    board.generate_moves(|batch| {
        moves.extend(batch);
        false
    });
    match depth {
        1 => moves.len() as u64,
        _ => moves.iter().map(|&one| perft_in_lists(&after(board, one), depth - 1)).sum(),
    }
}

fn after(board: &Board, played: cozy_chess::Move) -> Board {
    let mut after = board.clone();
    after.play_unchecked(played);
    after
}
