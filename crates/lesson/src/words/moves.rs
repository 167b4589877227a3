//! What happens at a board, as it happens: chosen, moved, taken back, solved.

use alloc::string::{String, ToString};

use rules::{Ending, Kind, Move, MoveKind, Position, Side, Square, SquareSet, Wing};

use super::{Say, Words, sentence};

impl Words {
    /// A piece has been chosen, and these are its squares.
    pub fn chosen(&self, position: &Position, square: Square, targets: SquareSet) -> String {
        let man = sentence(&self.who(position.board(), square));
        match targets.len() {
            0 => self.fill(Say::MoveChosenStuck, &[&man]),
            1 => self.fill(Say::MoveChosenOne, &[&man, &self.squares(targets)]),
            count => self.counted(Say::MoveChosen, count, &[&man, &count.to_string()]),
        }
    }

    /// A move has been played: who, what, where, and what follows from it.
    pub fn moved(&self, before: &Position, played: Move, after: &Position) -> String {
        let mut deed = self.deed(before, played);
        if let Some(new) = played.promotion() {
            deed = self.fill(Say::MoveBecomes, &[&deed, &self.a(Some(new))]);
        }
        if let Some(proof) = after.dead_proof() {
            return self.fill(Say::MoveDrawn, &[&deed, &sentence(self.dead(&proof))]);
        }
        let consequence = match after.ending() {
            Some(Ending::Checkmate) => Say::MoveCheckmate,
            Some(Ending::Stalemate) => Say::MoveStalemate,
            // A position alone does not end in any other way.
            Some(
                Ending::DeadPosition
                | Ending::Fivefold
                | Ending::SeventyFiveMoves
                | Ending::Resignation
                | Ending::Agreement
                | Ending::FlagFall
                | Ending::SecondIllegalMove,
            ) => Say::MovePlain,
            None if after.is_check() => Say::MoveCheck,
            None => Say::MovePlain,
        };
        self.fill(consequence, &[&deed])
    }

    fn deed(&self, before: &Position, played: Move) -> String {
        let (board, side, to) = (before.board(), before.side_to_move(), played.to());
        let who = sentence(&self.coloured(side, played.piece()));
        match played.kind() {
            MoveKind::Castle(Wing::Kingside) => self.sided(Say::MoveCastlesKingside, side, &[]),
            MoveKind::Castle(Wing::Queenside) => self.sided(Say::MoveCastlesQueenside, side, &[]),
            MoveKind::EnPassant => self.fill(Say::MoveEnPassant, &[&who, &to.name()]),
            MoveKind::Step | MoveKind::DoubleStep | MoveKind::Promotion(_) => match board.kind_on(to) {
                Some(_) => self.fill(Say::MoveTakes, &[&who, &self.whom(board, to)]),
                None => self.fill(Say::MoveTo, &[&who, &to.name()]),
            },
        }
    }

    /// A chosen piece is let go of.
    pub fn put_down(&self, position: &Position, square: Square) -> String {
        self.fill(Say::MovePutDown, &[&sentence(&self.who(position.board(), square))])
    }

    /// A promotion that waited is called off.
    pub fn called_off(&self, position: &Position, square: Square) -> String {
        self.the_on(Say::MoveCalledOff, position, square)
    }

    /// A move has been taken back, perhaps with the reply to it: what moved stands again where it stood, and
    /// so does what was taken, or castled with it.
    pub fn undone(&self, later: &Position, undone: Move, position: &Position) -> String {
        let is_back = |square| later.board().piece_on(square) != position.board().piece_on(square);
        let others = (position.board().occupied() - undone.from().into()).into_iter();
        let first = self.the_on(Say::MoveUndone, position, undone.from());
        others
            .filter(|&square| is_back(square))
            .fold(first, |said, square| self.then(said, &self.the_on(Say::MoveUndone, position, square)))
    }

    fn the_on(&self, say: Say, position: &Position, square: Square) -> String {
        let the = sentence(&self.the(position.board().kind_on(square)));
        self.fill(say, &[&the, &square.name()])
    }

    /// A square was pressed from which nothing can be moved.
    pub fn nothing_here(&self, square: Square) -> String {
        self.fill(Say::MoveNothingHere, &[&square.name()])
    }

    /// A pawn stands before the last rank, and it must be said what it becomes.
    pub fn promotion_question(&self, to: Square) -> String {
        self.fill(Say::MovePromotion, &[&to.name()])
    }

    /// What a pawn may become, as the label of a button: `Queen`.
    pub fn promotion(&self, chosen: Kind) -> String {
        sentence(&self.kind(chosen))
    }

    /// A step of a line: `Step 3 of 4: White pawn to g4. …`; the only one of a line comes after it.
    pub fn step(&self, number: usize, count: usize, moved: &str, comment: &str) -> String {
        let told = match count {
            1 => self.fill(Say::MoveStepOnly, &[moved]),
            _ => self.fill(Say::MoveStep, &[&number.to_string(), &count.to_string(), moved]),
        };
        self.then(told, comment)
    }

    /// The start of a line of so many moves, and what is said there.
    pub fn before_line(&self, count: usize, opening: &str) -> String {
        let place = if count == 1 { Say::MoveBeforeMove } else { Say::MoveBeforeLine };
        self.then(String::from(self.text(place)), opening)
    }

    /// How many stars are still to be collected.
    pub fn stars_left(&self, left: usize) -> String {
        self.counted(Say::MoveStarsLeft, left, &[&left.to_string()])
    }

    /// The exercise is solved, in so many moves, where so many would do.
    pub fn solved(&self, moves: usize, fewest: usize) -> String {
        let count = moves.to_string();
        match moves <= fewest {
            true => self.counted(Say::MoveSolved, moves, &[&count]),
            false => self.counted(Say::MoveSolvedLonger, moves, &[&fewest.to_string(), &count]),
        }
    }

    /// A text is no move; at most it names a piece.
    pub(crate) fn unread(&self, text: &str, named: Option<Kind>) -> String {
        match named {
            Some(_) => self.fill(Say::TypedNoSquare, &[text, &self.a(named)]),
            None => self.fill(Say::TypedUnread, &[text]),
        }
    }

    /// A written move could be that of several pieces, or of none.
    pub(crate) fn not_one(&self, meant: Kind, to: Square, able: SquareSet, to_move: Side) -> String {
        let to = to.name();
        if able.is_empty() {
            return self.fill(Say::TypedNobody, &[&self.coloured(to_move, meant), &to]);
        }
        let men = self.of_kind(Say::ManSeveral, Some(meant), &[&self.squares(able)]);
        self.fill(Say::TypedSeveral, &[&sentence(&men), &to])
    }
}
