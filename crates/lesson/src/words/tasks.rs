//! What a sheet asks, and what its key says.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Attempt, Ending, Move, Position, Reason, Side, Square, SquareSet, Status};

use super::{Say, Words, sentence};
use crate::goal::Goal;
use crate::lesson::Figure;
use crate::task::Ask;

/// Most reasons that a key gives for one board.
const HINDRANCES_MAX: usize = 2;

impl Words {
    /// What is to be done on these boards.
    pub(crate) fn request(&self, ask: Ask, figures: &[&Figure]) -> String {
        let first = figures.first();
        match ask {
            Ask::Collect => match first.and_then(|figure| figure.board.goal()).map(Goal::fewest) {
                Some(fewest) if figures.len() == 1 => self.fill(Say::TaskCollectOne, &[&fewest.to_string()]),
                _ => String::from(self.text(Say::TaskCollect)),
            },
            Ask::Squares => {
                let man = first.and_then(|figure| figure.board.position.board().kind_on(figure.board.piece?));
                self.fill(Say::TaskSquares, &[&self.the(man)])
            }
            Ask::Status => String::from(self.text(Say::TaskStatus)),
            Ask::Legal => String::from(self.text(Say::TaskLegal)),
            Ask::Write => String::from(self.text(Say::TaskWrite)),
            Ask::Place => {
                let below = first.map_or(Side::White, |figure| figure.board.below);
                self.sided(Say::TaskPlace, below, &[])
            }
            Ask::SetUp => String::from(self.text(Say::TaskSetUp)),
            Ask::Draw => String::from(self.text(Say::TaskDraw)),
        }
    }

    /// Why the stars take so many moves, and how many ways are as short as the answer.
    pub(crate) fn no_shorter(&self, stars: usize, fewest: usize, ways: Option<usize>) -> String {
        let reason = if stars == fewest {
            self.fill(Say::TaskEachStar, &[&stars.to_string()])
        } else {
            self.fill(Say::TaskAllTried, &[&fewest.to_string()])
        };
        let others = match ways {
            Some(1) => String::from(self.text(Say::TaskOnlyWay)),
            Some(ways) => self.counted(Say::TaskOtherWays, ways, &[&ways.to_string()]),
            None => String::from(self.text(Say::TaskWaysUnknown)),
        };
        self.then(reason, &others)
    }

    /// Where a piece can go, counted: `The rook on d4 can go to 13 squares. It can take on d7.`
    pub(crate) fn targets(&self, position: &Position, from: Square) -> String {
        let (goes, takes) = (position.destinations(from).len(), position.captures(from));
        let who = sentence(&self.who(position.board(), from));
        if goes == 0 {
            return self.fill(Say::TaskCannotMove, &[&who]);
        }
        let told = self.counted(Say::TaskCanGo, goes, &[&who, &goes.to_string()]);
        match takes.is_empty() {
            true => told,
            false => self.then(told, &self.fill(Say::TaskCanTake, &[&self.squares(takes)])),
        }
    }

    /// What keeps a piece from going where its way of moving would lead it.
    pub(crate) fn hindrances(&self, position: &Position, from: Square) -> String {
        let mut told: Vec<SquareSet> = Vec::new();
        let mut sentences = Vec::new();
        for to in Square::all() {
            let Err(refused) = position.judge(Attempt::new(from, to)) else { continue };
            let culprits: SquareSet = refused.culprits.iter().map(|(_, square)| square).collect();
            let is_pattern =
                matches!(refused.reason, Reason::WrongPattern | Reason::SameSquare) || culprits.is_empty();
            if is_pattern || told.contains(&culprits) {
                continue;
            }
            told.push(culprits);
            sentences.push(self.refusal(&refused, position));
        }
        sentences.truncate(HINDRANCES_MAX);
        if sentences.is_empty() {
            return String::from(self.text(Say::TaskNothingInTheWay));
        }
        sentences.iter().fold(String::new(), |told, next| self.then(told, next))
    }

    /// How the position stands, in a word or two.
    pub(crate) fn standing(&self, position: &Position) -> String {
        let say = match position.status() {
            Status::Check => Say::TaskCheck,
            Status::Ended(Ending::Checkmate) => Say::TaskCheckmate,
            Status::Ended(Ending::Stalemate) => Say::TaskStalemate,
            Status::Ended(_) | Status::Ongoing => Say::TaskNone,
        };
        String::from(self.text(say))
    }

    /// Why it stands so.
    pub(crate) fn stand(&self, position: &Position) -> String {
        let (board, to_move) = (position.board(), position.side_to_move());
        let checkers = position.checkers();
        let attack = |say: Say, more: &[&str]| {
            let king = match board.king(to_move) {
                Some(square) => self.whom(board, square),
                None => self.sided(Say::TaskNoKing, to_move, &[]),
            };
            let men = sentence(&self.men(Say::ManWho, board, checkers));
            self.counted(say, checkers.len(), &[&[&*men, &king], more].concat())
        };
        let free = |say: Say| {
            let king = match board.king(to_move) {
                Some(square) => self.who(board, square),
                None => self.sided(Say::TaskNoKing, to_move, &[]),
            };
            self.sided(say, to_move, &[&sentence(&king)])
        };
        let between = |step: &Move| self.step_between(step.from(), step.to());
        match position.status() {
            Status::Check => match &position.legal_moves()[..] {
                [only] => attack(Say::TaskCheckOnly, &[&between(only)]),
                answers @ [first, ..] => {
                    attack(Say::TaskCheckSeveral, &[&answers.len().to_string(), &between(first)])
                }
                [] => attack(Say::TaskCheckNone, &[]),
            },
            Status::Ended(Ending::Checkmate) => attack(Say::TaskWhyCheckmate, &[]),
            Status::Ended(Ending::Stalemate) => free(Say::TaskWhyStalemate),
            Status::Ended(_) | Status::Ongoing => free(Say::TaskWhyNone),
        }
    }
}
