//! Pieces placed and taken away freely, with all that keeps them from being a position.

mod faults;

use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use diagram::{Coordinates, Diagram, Sign};
use rules::{
    Board, Castling, FenError, INITIAL, Kings, Piece, Position, Setup, SetupFault, Side, Square, SquareSet,
    Variant, Wing,
};

use crate::admit::{self, choose};
use crate::finding::{Finding, Findings};
use crate::session::{Reply, Tone};
use crate::words::{Say, Words};
use crate::{file, marks};
pub(crate) use faults::king_home;

/// A board that is being set up: it may be nonsense, and says what makes it so.
///
/// ```
/// use lesson::{Arrange, Change, file, words};
///
/// let board = file::Board { fen: "8/8/8/8/8/8/8/K7 w".into(), ..Default::default() };
/// let mut board = Arrange::new(&board, &words::english()).expect("a fen");
/// assert_eq!(board.faults(), ["Black has no king: the pieces can be moved, but no game leads here."]);
/// let black_king = rules::Piece::from_fen_letter('k').expect("a piece");
/// let reply = board.change(Change::Put(black_king, rules::Square::A2));
/// assert_eq!(
///     reply.said,
///     "Black king on a2. Two kings never stand side by side: each would be attacked by the other.",
/// );
/// ```
///
/// A right to castle with a king or a rook that stands elsewhere than a game begins makes it Chess960.
#[derive(Clone, Debug)]
pub struct Arrange {
    setup: Setup,
    start: Setup,
    below: Side,
    coordinates: Coordinates,
    hand: Hand,
    /// The square of the piece that the empty hand has lifted.
    lifted: Option<Square>,
    /// What is to be set up, if it is an exercise.
    goal: Option<Board>,
    /// The pieces that were last found in the wrong place.
    misplaced: SquareSet,
    done: Vec<Setup>,
    undone: Vec<Setup>,
    words: Words,
}

/// What a press on a square does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// It lifts a piece, or puts down the one that is lifted.
    Empty,
    /// It puts such a piece there, or takes one away that is there already.
    Holds(Piece),
    /// It takes away what is there.
    Eraser,
}

/// What somebody wants of a board that is being set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Take something else into the hand.
    Take(Hand),
    /// Press a square.
    Press(Square),
    /// Put a piece on a square, whatever is in the hand.
    Put(Piece, Square),
    /// Carry what stands on a square to another.
    Carry(Square, Square),
    /// Take away what stands on a square.
    Remove(Square),
    /// Put down what was lifted, and empty the hand.
    LetGo,
    /// Say who is to move.
    ToMove(Side),
    /// Give or take the right to castle.
    Right(Side, Wing),
    /// Say which square a pawn has just passed over.
    Passed(Option<Square>),
    /// Set up something else, all at once.
    SetUp(Setup),
    /// Take everything away.
    Clear,
    /// Set up a game.
    Start,
    /// Take the last change back.
    Undo,
    /// Make it again.
    Redo,
    /// Begin anew.
    Reset,
    /// Turn the board round.
    TurnRound,
    /// Tell what is missing or misplaced in an exercise.
    Check,
}

impl Change {
    /// The change behind a button, by the name that it has on the page.
    pub fn from_name(name: &str) -> Option<Change> {
        Some(match name {
            "clear" => Change::Clear,
            "start" => Change::Start,
            "undo" => Change::Undo,
            "redo" => Change::Redo,
            "reset" => Change::Reset,
            "turn" => Change::TurnRound,
            "check" => Change::Check,
            _ => return None,
        })
    }
}

impl Arrange {
    /// A board with what its `fen` says, sound or not; without one, with the pieces of a game. If it has a
    /// `goal`, the pieces of that FEN are what is to be set up.
    ///
    /// # Errors
    /// Every [`Finding`]: a text that is no FEN, or words that are none of their attributes.
    pub fn new(board: &file::Board, words: &Words) -> Result<Arrange, Vec<Finding>> {
        let mut findings = Findings::new(words);
        let below =
            choose("below", &board.below, &[("white", Side::White), ("black", Side::Black)], &mut findings);
        let coordinates = admit::coordinates(&board.coordinates, &mut findings);
        let fen = if board.fen.is_empty() { INITIAL } else { &*board.fen };
        let setup = read(fen, "fen", &mut findings);
        let goal = match &*board.goal {
            "" => Some(None),
            goal => read(goal, "goal", &mut findings).map(|setup| Some(setup.board)),
        };
        match (setup, goal, below, coordinates) {
            (Some(setup), Some(goal), Some(below), Some(coordinates)) => Ok(Arrange {
                setup,
                start: setup,
                below,
                coordinates,
                hand: Hand::Empty,
                lifted: None,
                goal,
                misplaced: SquareSet::EMPTY,
                done: Vec::new(),
                undone: Vec::new(),
                words: words.clone(),
            }),
            _ => Err(findings.into_vec()),
        }
    }

    /// Does what is wanted, and says what has come of it.
    pub fn change(&mut self, change: Change) -> Reply {
        let (before, faults) = (self.setup, self.setup_faults());
        self.misplaced = SquareSet::EMPTY;
        if change == Change::Check {
            return self.check();
        }
        let said = self.follow(change);
        if self.setup == before {
            return Reply { said, tone: Tone::Told };
        }
        if !matches!(change, Change::Undo | Change::Redo) {
            self.keep_rights(&before);
            self.setup.halfmove_clock = 0;
            self.done.push(before);
            self.undone.clear();
        }
        self.tell_news(said, &faults)
    }

    fn follow(&mut self, change: Change) -> String {
        let lifted = self.lifted.take();
        match change {
            Change::Take(hand) => {
                self.hand = hand;
                self.words.in_hand(hand)
            }
            Change::Press(square) => match (self.hand, lifted) {
                (Hand::Holds(piece), _) if self.piece_on(square) == Some(piece) => self.remove(square),
                (Hand::Holds(piece), _) => self.put(piece, square),
                (Hand::Eraser, _) => self.remove(square),
                (Hand::Empty, Some(from)) if from != square => self.carry(from, square),
                (Hand::Empty, Some(_)) => String::from(self.words.text(Say::SetupPutBack)),
                (Hand::Empty, None) => self.lift(square),
            },
            Change::Put(piece, square) => self.put(piece, square),
            Change::Carry(from, to) => self.carry(from, to),
            Change::Remove(square) => self.remove(square),
            Change::LetGo => {
                self.hand = Hand::Empty;
                self.words.in_hand(Hand::Empty)
            }
            Change::ToMove(side) => {
                self.setup.side_to_move = side;
                self.words.sided(Say::SetupToMove, side, &[])
            }
            Change::Right(side, wing) => self.turn_right(side, wing),
            Change::Passed(square) => {
                self.setup.en_passant = square;
                self.words.passed(square)
            }
            Change::SetUp(setup) => {
                self.setup = setup;
                String::new()
            }
            Change::Clear => self.set_up(Setup::EMPTY, Say::SetupCleared),
            Change::Start => self.set_up(Position::initial().to_setup(), Say::SetupStarted),
            Change::Reset => self.set_up(self.start, Say::MoveReset),
            Change::Undo => self.go_back(),
            Change::Redo => self.go_on(),
            Change::TurnRound => {
                self.below = !self.below;
                self.words.sided(Say::MoveTurned, self.below, &[])
            }
            Change::Check => String::new(),
        }
    }

    fn put(&mut self, piece: Piece, square: Square) -> String {
        self.setup.board.clear(square);
        self.setup.board.put(piece, square);
        self.words.put(piece, square)
    }

    fn carry(&mut self, from: Square, to: Square) -> String {
        let Some(piece) = self.piece_on(from) else { return self.words.nothing_on(from) };
        self.setup.board.clear(from);
        self.put(piece, to)
    }

    fn remove(&mut self, square: Square) -> String {
        let Some(piece) = self.piece_on(square) else { return self.words.nothing_on(square) };
        self.setup.board.clear(square);
        self.words.removed(piece, square)
    }

    fn lift(&mut self, square: Square) -> String {
        let Some(piece) = self.piece_on(square) else { return self.words.nothing_on(square) };
        self.lifted = Some(square);
        self.words.lifted(piece, square)
    }

    fn set_up(&mut self, setup: Setup, say: Say) -> String {
        self.setup = setup;
        self.words.text(say).into()
    }

    fn turn_right(&mut self, side: Side, wing: Wing) -> String {
        if self.has_right(side, wing) {
            self.set_right(side, wing, None);
            return self.words.right(Say::SetupRightTaken, side, wing);
        }
        let (rook, corner) = (self.setup.castling_rook(side, wing), Castling::ALL.rook(side, wing));
        self.set_right(side, wing, rook.or(corner));
        match rook.filter(|rook| !self.is_usual(side, *rook)) {
            None => self.words.right(Say::SetupRightGiven, side, wing),
            Some(rook) => {
                self.setup.variant = Variant::Chess960;
                self.words.right_with(Say::SetupRightOfRook, side, wing, rook)
            }
        }
    }

    /// Whether a game of standard chess may begin with this rook there, and with the king where it stands.
    fn is_usual(&self, side: Side, rook: Square) -> bool {
        let start = Position::initial();
        start.board().king(side) == self.setup.board.king(side)
            && Wing::ALL.into_iter().any(|wing| Castling::ALL.rook(side, wing) == Some(rook))
    }

    fn go_back(&mut self) -> String {
        let Some(earlier) = self.done.pop() else { return String::new() };
        self.undone.push(mem::replace(&mut self.setup, earlier));
        self.words.text(Say::SetupUndone).into()
    }

    fn go_on(&mut self) -> String {
        let Some(later) = self.undone.pop() else { return String::new() };
        self.done.push(mem::replace(&mut self.setup, later));
        self.words.text(Say::SetupRedone).into()
    }

    fn piece_on(&self, square: Square) -> Option<Piece> {
        self.setup.board.piece_on(square)
    }
}

impl Arrange {
    /// What is set up so far.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position, if the pieces can be moved as they stand.
    pub fn position(&self) -> Option<Position> {
        Position::new(self.setup, Kings::AnyNumber).ok()
    }

    /// What is in the hand.
    pub fn hand(&self) -> Hand {
        self.hand
    }

    /// Whether there is something to put down.
    pub fn holds(&self) -> bool {
        self.lifted.is_some() || self.hand != Hand::Empty
    }

    /// Whether something particular is to be set up.
    pub fn is_exercise(&self) -> bool {
        self.goal.is_some()
    }

    /// Whether that has been done.
    pub fn is_solved(&self) -> bool {
        self.goal == Some(self.setup.board)
    }

    /// Whether this side may still castle there.
    pub fn has_right(&self, side: Side, wing: Wing) -> bool {
        self.setup.castling.rook(side, wing).is_some()
    }

    /// The squares that a pawn may just have passed over, as the pieces stand.
    pub fn passable(&self) -> SquareSet {
        let can_have_been = |square: &Square| {
            let setup = Setup { en_passant: Some(*square), halfmove_clock: 0, ..self.setup };
            !faults_of(&setup).contains(&SetupFault::EnPassantImpossible(*square))
        };
        Square::all().filter(can_have_been).collect()
    }

    /// The words in which it answers.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Whether this would change anything now.
    pub fn can(&self, change: Change) -> bool {
        match change {
            Change::Undo => !self.done.is_empty(),
            Change::Redo => !self.undone.is_empty(),
            Change::Clear => self.setup.board != Board::EMPTY,
            Change::Start => self.setup != Position::initial().to_setup(),
            Change::Reset => self.setup != self.start,
            Change::Take(_) | Change::Press(_) | Change::Put(..) | Change::Carry(..) | Change::Remove(_) => {
                true
            }
            Change::LetGo | Change::ToMove(_) | Change::Right(..) | Change::Passed(_) => true,
            Change::SetUp(_) | Change::TurnRound | Change::Check => true,
        }
    }

    /// The board as it is now, with a broken frame round whatever makes it impossible.
    pub fn diagram(&self) -> Diagram {
        let mut diagram =
            Diagram { below: self.below, coordinates: self.coordinates, ..Diagram::of(self.setup.board) };
        if self.goal.is_none() {
            faults::show(&mut diagram, &self.setup, &self.setup_faults());
        }
        marks::mark(&mut diagram, Sign::Cross, self.misplaced);
        marks::mark(&mut diagram, Sign::Chosen, self.lifted.into_iter().collect());
        diagram
    }
}

/// The rights to castle, which do not outlive the pieces they belong to.
impl Arrange {
    /// Gives a side the right to castle on a wing with this rook, or takes it. Where nobody has a right,
    /// nothing is left of Chess960.
    fn set_right(&mut self, side: Side, wing: Wing, rook: Option<Square>) {
        let had = mem::take(&mut self.setup.castling);
        for (whose, on) in Side::ALL.into_iter().flat_map(|side| Wing::ALL.map(|wing| (side, wing))) {
            let rook = if (whose, on) == (side, wing) { rook } else { had.rook(whose, on) };
            rook.into_iter().for_each(|rook| self.setup.castling.grant(whose, on, rook.file()));
        }
        if self.setup.castling.is_none() {
            self.setup.variant = Variant::Standard;
        }
    }

    /// A right that was sound and is so no more goes with the piece that has gone; so does the square that
    /// a pawn had passed over.
    fn keep_rights(&mut self, before: &Setup) {
        if self.setup.board == before.board && self.setup.side_to_move == before.side_to_move {
            return;
        }
        let earlier = faults_of(before);
        for fault in faults_of(&self.setup) {
            match fault {
                _ if earlier.contains(&fault) => {}
                SetupFault::CastlingWithoutPieces(side, wing) => self.set_right(side, wing, None),
                SetupFault::EnPassantImpossible(_) => self.setup.en_passant = None,
                SetupFault::NoKing(_)
                | SetupFault::SeveralKings(..)
                | SetupFault::PawnsOnBackRank(_)
                | SetupFault::TooManyPieces(_)
                | SetupFault::OpponentInCheck(_)
                | SetupFault::TooManyCheckers(_)
                | SetupFault::ImpossibleDoubleCheck(_) => {}
            }
        }
    }
}

/// What is wrong with a set-up by the Laws: a game has two kings.
fn faults_of(setup: &Setup) -> Vec<SetupFault> {
    Position::new(*setup, Kings::Both).map_or_else(|error| error.faults, |_| Vec::new())
}

/// Reads what somebody has set up, with the usual fields for those left out.
///
/// # Errors
/// The text is no FEN, whatever the position may be.
pub fn read_setup(fen: &str) -> Result<Setup, FenError> {
    let full = admit::with_usual_fields(fen);
    Setup::from_fen_of(admit::variant_of(&full), &full)
}

fn read(fen: &str, key: &'static str, findings: &mut Findings) -> Option<Setup> {
    read_setup(fen).map_err(|error| admit::tell_faults(key, &error, fen, findings)).ok()
}
