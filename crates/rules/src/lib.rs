//! The Laws of Chess as a library that can explain itself.
//!
//! It knows every legal move, and for every other attempt the one rule that forbids it, with the
//! squares that prove it and the article of the FIDE Laws in force from 1 January 2023.
//!
//! ```
//! use rules::{Attempt, Kings, Position};
//!
//! // A lesson position: a rook, a pawn it may take, and no kings.
//! let position = Position::from_fen("8/3p4/8/8/3R4/8/8/8 w - - 0 1", Kings::AnyNumber)?;
//!
//! let take: Attempt = "d4d7".parse().expect("a move");
//! assert!(position.judge(take).is_ok());
//!
//! let jump: Attempt = "d4d8".parse().expect("a move");
//! let refusal = position.judge(jump).unwrap_err();
//! assert_eq!(refusal.to_string(), "d4d8: path_blocked blocker=d7 (3.5)");
//! # Ok::<(), rules::FenError>(())
//! ```
//!
//! # The map
//!
//! In reading order:
//!
//! | module | what it holds |
//! |---|---|
//! | `square`, `side`, `piece` | the words: [`Square`], [`Side`], [`Piece`] |
//! | `set`, [`reach`] | [`SquareSet`], and where pieces reach on it |
//! | `board`, `castling`, `setup` | [`Board`]; [`Setup`]: anything a FEN can say |
//! | `position`, `moves`, `generator` | [`Position`]: sound, with every legal [`Move`] |
//! | `outcome`, `refusal`, `verdict` | [`Ending`]; [`Position::judge`]: a move, or a [`Refusal`] and its proof |
//! | `dead` | whether a side can still give checkmate: [`Position::can_win`], [`Position::dead_proof`], [`Search`] |
//! | `facts` | what lessons point at: attacks, [`Pin`], [`Fork`], [`CheckAnswers`], [`MateProof`] |
//! | `game`, `conclusion` | [`Game`]: history, repetition, undo; claims, resignation, fallen flags |
//! | `attempt`, `san`, `fen` | notation: [`Attempt`]; [`San`], read by [`Position::read_san`]; FEN |
//! | `pgn` | whole games as text: [`PgnGames`] reads them, each a [`PgnGame`] |
//!
//! `LAWS.md`, beside `Cargo.toml`, goes through the Laws article by article: where each lives, and what proves it.
//!
//! # Invariants
//!
//! - There is one fallible road from [`Setup`] to [`Position`], and it gives all reasons at once.
//! - [`Position::judge`] is `Ok` exactly for the moves of [`Position::legal_moves`]; otherwise it has a reason.
//! - A side without a king is never in check, mated or stalemated; everything else stays exact.
//! - No king can be captured (FIDE 1.4.1).
//! - Nothing panics on any input, except [`SquareSet::drawn`], which is for constants and tests.
//! - No dependencies and no unsafe code; generator and ladder allocate nothing.
#![no_std]

extern crate alloc;

mod square;
mod side;
mod piece;
mod set;
pub mod reach;
mod board;
mod castling;
mod setup;
mod position;
mod moves;
mod generator;
mod outcome;
mod refusal;
mod verdict;
mod dead;
mod facts;
mod game;
mod conclusion;
mod attempt;
mod san;
mod fen;
mod pgn;
pub mod chess960;

pub use attempt::{Attempt, ParseAttemptError};
pub use board::Board;
pub use castling::Castling;
pub use conclusion::{Event, NoConclusion};
pub use dead::{CanWin, DeadProof, MissingKing, Search, Unwinnable};
pub use facts::{
    CheckAnswers, Discovery, Flight, FlightSquare, Fork, MateProof, Pin, StalemateProof, StuckMan,
    UnansweredCheck,
};
pub use fen::{FenError, FenFault, FenField, INITIAL};
pub use game::{Game, Turns};
pub use moves::{Move, MoveKind};
pub use outcome::{Ending, Score, Status};
pub use pgn::{PgnError, PgnFault, PgnGame, PgnGames, PgnLine, PgnMove};
pub use piece::{Kind, Piece};
pub use position::{Position, SetupError};
pub use refusal::{Culprits, Reason, Refusal, Role};
pub use san::{PieceLetters, San, SanError, SanLength, SanPart, SanStyle};
pub use set::{SquareSet, Squares};
pub use setup::{Kings, Setup, SetupFault, Variant};
pub use side::{Side, Wing};
pub use square::{File, ParseSquareError, Rank, Square};
