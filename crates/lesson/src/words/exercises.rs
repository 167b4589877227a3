//! What exercises say: what there is to do, where to look, and why an answer is wrong.
//!
//! Nearly all of it is said when a page is built, and travels in the page.

use alloc::string::{String, ToString};

use rules::{Board, Move, Position, Side, Square, SquareSet, Turns};

use super::{Say, Words, sentence};
use crate::exercise::{Aim, Miss, Pointing};
use crate::goal::Stops;
use crate::marks;

impl Words {
    /// A piece has stopped where it can be taken.
    pub(crate) fn can_be_taken(&self, position: &Position, by: Square) -> String {
        self.fill(Say::ExerciseCanBeTaken, &[&self.who(position.board(), by)])
    }

    /// Who attacks a square, or guards it if a man of that side stands on it:
    /// `White attacks e5 with the knight on f3. Black does not guard e5.`
    pub(crate) fn attackers(&self, board: &Board, square: Square) -> String {
        let name = square.name();
        let [white, black] = Side::ALL.map(|side| {
            let men = marks::attackers(board, square, side);
            let say = match (board.side(side).contains(square), men.is_empty()) {
                (false, false) => Say::ExerciseAttack,
                (false, true) => Say::ExerciseNoAttack,
                (true, false) => Say::ExerciseGuard,
                (true, true) => Say::ExerciseNoGuard,
            };
            self.sided(say, side, &[&name, &self.men(Say::ManWhom, board, men)])
        });
        self.then(white, &black)
    }

    /// Another square was pressed than the one that is looked for.
    pub(crate) fn that_is(&self, square: Square) -> String {
        self.fill(Say::ExerciseThatIs, &[&square.name()])
    }

    /// How many squares are pointed out rightly, and one to look at: a wrong one, or else one that is missing.
    pub(crate) fn marked(&self, right: usize, all: usize, wrong: usize, look: Square) -> String {
        let [right, all, count] = [right, all, wrong].map(|count| count.to_string());
        match wrong {
            0 => self.fill(Say::ExerciseMissing, &[&right, &all, &look.name()]),
            _ => self.fill(Say::ExerciseMarked, &[&right, &all, &count, &look.name()]),
        }
    }

    /// Why a move misses its aim; it has led to this position.
    pub(crate) fn miss(&self, miss: Miss, after: &Position) -> String {
        let plain = |say| String::from(self.text(say));
        let with_step = |say, step| self.fill(say, &[&self.can_play(after, step)]);
        match miss {
            Miss::NoCheck => plain(Say::MissNoCheck),
            Miss::NoPromotion => plain(Say::MissNoPromotion),
            Miss::NoCastling => plain(Say::MissNoCastling),
            Miss::NoEnPassant => plain(Say::MissNoEnPassant),
            Miss::Answered(step) => with_step(Say::MissAnswered, step),
            Miss::NotEvenCheck => plain(Say::MissNotEvenCheck),
            Miss::OnlyStalemate => plain(Say::MissOnlyStalemate),
            Miss::OnlyCheckmate => plain(Say::MissOnlyCheckmate),
            Miss::CanMove(step) => with_step(Say::MissCanMove, step),
            Miss::TakesNothing => plain(Say::MissTakesNothing),
            Miss::TakesBack(prey, back) => {
                let (prey, guard) = (self.the(Some(prey)), self.who(after.board(), back.from()));
                self.fill(Say::MissTakesBack, &[&sentence(&prey), &guard])
            }
            Miss::DearerIsFree => plain(Say::MissDearerIsFree),
            Miss::IsTaken(step) => self.can_play(after, step),
            Miss::HasNoGuard(square) => self.fill(Say::MissHasNoGuard, &[&self.whom(after.board(), square)]),
            Miss::TooSlow(step, left) => {
                self.counted(Say::MissTooSlow, left, &[&self.can_play(after, step), &left.to_string()])
            }
            Miss::Dead => plain(Say::MissDead),
            Miss::LeadsNowhere => plain(Say::MissLeadsNowhere),
        }
    }

    /// `Black can play: king from g8 takes the queen on h7.`
    pub(crate) fn can_play(&self, position: &Position, step: Move) -> String {
        self.sided(Say::MissCanPlay, position.side_to_move(), &[&self.in_words(position, step)])
    }

    /// What there is to do: `White to move: give checkmate in one move.`
    pub(crate) fn aim(&self, aim: Aim, position: &Position, moves: usize) -> String {
        let plain = |say| String::from(self.text(say));
        let mut deed = match aim {
            Aim::Check => plain(Say::AimCheck),
            Aim::Mate => plain(Say::AimMate),
            Aim::Stalemate => plain(Say::AimStalemate),
            Aim::Promote => plain(Say::AimPromote),
            Aim::Castle => plain(Say::AimCastle),
            Aim::EnPassant => plain(Say::AimEnPassant),
            Aim::Escape => plain(Say::AimEscape),
            Aim::Take => plain(Say::AimTake),
            Aim::Save(square) => self.fill(Say::AimSave, &[&self.whom(position.board(), square)]),
            Aim::Guard => plain(Say::AimGuard),
        };
        if aim.may_take_time() {
            deed = self.counted(Say::AimInMoves, moves, &[&deed, &moves.to_string()]);
        }
        self.sided(Say::AimToMove, position.side_to_move(), &[&deed])
    }

    /// Where to look.
    pub(crate) fn look(&self, aim: Aim, position: &Position) -> String {
        let (board, own) = (position.board(), position.side_to_move());
        let plain = |say| String::from(self.text(say));
        let at_king = |say, side: Side| match board.king(side) {
            Some(king) => self.fill(say, &[&self.whom(board, king)]),
            None => String::new(),
        };
        match aim {
            Aim::Check => at_king(Say::HintCheck, !own),
            Aim::Mate => at_king(Say::HintMate, !own),
            Aim::Stalemate => plain(Say::HintStalemate),
            Aim::Promote => plain(Say::HintPromote),
            Aim::Castle => at_king(Say::HintCastle, own),
            Aim::EnPassant => plain(Say::HintEnPassant),
            Aim::Escape => plain(Say::HintEscape),
            Aim::Take => plain(Say::HintTake),
            Aim::Save(square) => self.fill(Say::HintSave, &[&self.whom(board, square)]),
            Aim::Guard => plain(Say::HintGuard),
        }
    }

    /// Which piece it is that moves.
    pub(crate) fn look_at(&self, position: &Position, square: Square) -> String {
        self.fill(Say::HintMove, &[&self.whom(position.board(), square)])
    }

    /// The answer, as the board tells its moves, and whether others are right.
    pub(crate) fn answer(&self, start: &Position, line: &[Move], turns: Turns, ways: usize) -> String {
        let mut position = *start;
        let mut told = String::new();
        for &step in line {
            let next = turns.after(&position, step, start.side_to_move());
            told = self.then(told, &self.moved(&position, step, &next));
            position = next;
        }
        let others = match ways {
            0 | 1 => Say::AnswerOnly,
            2 => Say::AnswerOneMore,
            _ => Say::AnswerMore,
        };
        self.then(told, self.text(others))
    }

    /// What there is to do with stars: `White moves: land on every star. 4 moves can do it.`
    pub(crate) fn collect(
        &self,
        position: &Position,
        stars: SquareSet,
        stops: Stops,
        fewest: usize,
    ) -> String {
        let enemies = position.board().side(!position.side_to_move());
        let deed = match (stars.len(), (stars - enemies).is_empty()) {
            (1, true) => Say::StarsTakeOne,
            (1, false) => Say::StarsGo,
            (_, true) => Say::StarsTake,
            (_, false) => Say::StarsLand,
        };
        let deed = match stops {
            Stops::Anywhere => String::from(self.text(deed)),
            Stops::Safe => self.fill(Say::StarsSafely, &[self.text(deed)]),
        };
        let told = self.sided(Say::AimToMove, position.side_to_move(), &[&deed]);
        // Of a board in somebody's page nobody may know it.
        if fewest == 0 {
            return told;
        }
        self.then(told, &self.counted(Say::StarsFewest, fewest, &[&fewest.to_string()]))
    }

    /// Where to begin.
    pub(crate) fn look_for_star(&self, stars: SquareSet, first: Move) -> String {
        match stars.contains(first.to()) {
            true => self.fill(Say::HintStar, &[&first.to().name()]),
            false => String::from(self.text(Say::HintNoStarYet)),
        }
    }

    /// What moves first, and where to; the rest of the way is left to find.
    pub(crate) fn first_stop(&self, position: &Position, first: Move) -> String {
        let (piece, square) = (self.whom(position.board(), first.from()), first.to().name());
        self.fill(Say::HintBegin, &[&piece, &square])
    }

    /// What there is to point out: `Mark every square that the rook on d4 can go to. Then press Check.`
    pub(crate) fn point_out(&self, pointing: Pointing, position: &Position, piece: Option<Square>) -> String {
        let side = position.side_to_move();
        let who = piece.map(|piece| self.who(position.board(), piece));
        match (pointing, who) {
            (Pointing::Goes, who) => self.fill(Say::PointGoes, &[&who.unwrap_or_default()]),
            (Pointing::Attacks, who) => self.fill(Say::PointAttacks, &[&who.unwrap_or_default()]),
            (Pointing::Checkers, _) => String::from(self.text(Say::PointCheckers)),
            (Pointing::Pinned, _) => self.sided(Say::PointPinned, side, &[]),
            (Pointing::Takeable, Some(who)) => self.fill(Say::PointTakeable, &[&who]),
            (Pointing::Takeable, None) => self.sided(Say::PointTakeableBy, side, &[]),
            (Pointing::Named, _) => String::new(),
        }
    }

    /// Where to look before pointing.
    pub(crate) fn where_to_point(&self, pointing: Pointing) -> String {
        String::from(self.text(match pointing {
            Pointing::Goes => Say::HintGoes,
            Pointing::Attacks => Say::HintAttacks,
            Pointing::Checkers => Say::HintCheckers,
            Pointing::Pinned => Say::HintPinned,
            Pointing::Takeable => Say::HintTakeable,
            Pointing::Named => Say::HintNamed,
        }))
    }

    /// `There are 4 of them.`
    pub(crate) fn how_many(&self, count: usize) -> String {
        self.counted(Say::PointCount, count, &[&count.to_string()])
    }

    /// `They are a4, b4 and c4.`
    pub(crate) fn all_of(&self, right: SquareSet) -> String {
        self.counted(Say::PointAnswer, right.len(), &[&self.squares(right)])
    }

    /// `Solved: all 4 are found.`
    pub(crate) fn all_found(&self, count: usize) -> String {
        self.counted(Say::PointSolved, count, &[&count.to_string()])
    }

    /// `Press e4.`
    pub(crate) fn press(&self, square: Square) -> String {
        self.fill(Say::NamedPress, &[&square.name()])
    }

    /// `Yes, that is e4.`
    pub(crate) fn yes_that_is(&self, square: Square) -> String {
        self.fill(Say::NamedYes, &[&square.name()])
    }

    /// `e4 is where the e-file crosses rank 4.`
    pub(crate) fn where_is(&self, square: Square) -> String {
        let (file, rank) = (square.file().letter().to_string(), square.rank().to_string());
        self.fill(Say::NamedWhere, &[&square.name(), &file, &rank])
    }

    /// Where several squares are.
    pub(crate) fn places(&self, all: &[Square]) -> String {
        all.iter().fold(String::new(), |told, &square| self.then(told, &self.where_is(square)))
    }
}
