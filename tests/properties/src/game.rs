//! What must hold for any sequence of attempts, games and drills alike.

use rules::{
    Attempt, Ending, Event, Game, Kind, Move, MoveKind, NoConclusion, Position, Reason, Score, Side, Status,
    Turns,
};

use crate::choices::Choices;
use crate::{attempt, play};

/// Plays, takes back, plays again, claims and concludes, and recounts everything after each step.
pub fn game(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let turns = [Turns::Alternate, Turns::Alternate, Turns::SameSide][choices.below(3)];
    let start = play::start(&mut choices);
    let mut record = Record {
        game: Game::new(start, turns),
        turns,
        moves: Vec::new(),
        undone: Vec::new(),
        concluded: None,
    };
    while !choices.is_over() {
        record.step(&mut choices);
        record.recount();
    }
}

/// A game, and beside it a plain list of what was done, from which all else is worked out anew.
struct Record {
    game: Game,
    turns: Turns,
    moves: Vec<Move>,
    /// What was taken back, the last of it at the end.
    undone: Vec<Move>,
    concluded: Option<(Ending, Score)>,
}

impl Record {
    fn step(&mut self, choices: &mut Choices) {
        match choices.below(16) {
            0 | 1 => self.undo(),
            2 => self.redo(),
            // Whether the other side could still mate may take a long search, so this is the rarest.
            3 if choices.below(32) == 0 => self.conclude(choices),
            3 | 4 => self.claim(attempt::any(self.game.position(), choices)),
            5..=8 => self.go_back(),
            _ => self.play(attempt::any(self.game.position(), choices)),
        }
    }

    fn play(&mut self, tried: Attempt) {
        let ended = self.ending().is_some();
        let listed =
            self.game.position().legal_moves().into_iter().find(|&legal| Attempt::from(legal) == tried);
        let before = self.game.clone();
        match self.game.play(tried) {
            Ok(played) => {
                assert!(!ended && listed == Some(played), "{}: {tried}", self.told());
                self.moves.push(played);
                self.undone.clear();
            }
            Err(refusal) => {
                assert_eq!(refusal.reason == Reason::GameOver, ended, "{}: {refusal}", self.told());
                assert!(ended || listed.is_none(), "{}: {refusal}", self.told());
                assert_eq!(self.game.can_redo(), before.can_redo(), "{}: {refusal}", self.told());
                self.history_is_told(refusal.reason, tried);
            }
        }
        let other = !self.game.position().side_to_move();
        assert!(self.game.judge_by(other, tried).is_err(), "{}: out of turn", self.told());
    }

    /// A move back to where the piece came from, so that positions repeat.
    fn go_back(&mut self) {
        let last_but_one = self.moves.len().checked_sub(2).map(|index| self.moves[index]);
        if let Some(back) = last_but_one {
            self.play(Attempt::new(back.to(), back.from()));
        }
    }

    fn undo(&mut self) {
        let undone = self.moves.pop();
        assert_eq!(self.game.undo(), undone, "{}", self.told());
        if let Some(undone) = undone {
            self.undone.push(undone);
            self.concluded = None;
        }
    }

    fn redo(&mut self) {
        assert_eq!(self.game.can_redo(), !self.undone.is_empty(), "{}", self.told());
        let redone = self.undone.pop();
        assert_eq!(self.game.redo(), redone, "{}", self.told());
        self.moves.extend(redone);
    }

    fn conclude(&mut self, choices: &mut Choices) {
        let side = Side::ALL[choices.below(2)];
        let all = [
            Event::Agreement,
            Event::Resignation(side),
            Event::FlagFall(side),
            Event::SecondIllegalMove(side),
        ];
        let event = all[choices.below(all.len())];
        let ending = self.ending();
        match self.game.conclude(event) {
            Ok(score) => {
                assert_eq!(ending, None, "{}: {event:?}", self.told());
                assert_ne!(score, Score::Won(side), "{}: {event:?}", self.told());
                self.concluded = self.game.ending().map(|ending| (ending, score));
                assert!(self.concluded.is_some(), "{}: {event:?}", self.told());
                self.undone.clear();
            }
            Err(NoConclusion::Over(over)) => assert_eq!(Some(over), ending, "{}", self.told()),
            Err(NoConclusion::TooEarlyToAgree) => {
                assert_eq!(event, Event::Agreement, "{}", self.told());
                assert!(self.turns == Turns::SameSide || self.moves.len() < 2, "{}", self.told());
            }
        }
    }

    /// A claim with a written move is right exactly if it would be right after the move.
    fn claim(&self, written: Attempt) {
        let claims =
            [self.game.may_claim_threefold_with(written), self.game.may_claim_fifty_moves_with(written)];
        let mut after = self.game.clone();
        let expected = after.play(written).map(|_| {
            let is_game = self.turns == Turns::Alternate;
            [is_game && after.appearances() >= 3, is_game && after.position().halfmove_clock() >= 100]
        });
        let claims = match claims {
            [Ok(threefold), Ok(fifty)] => Ok([threefold, fifty]),
            [Err(refusal), _] | [_, Err(refusal)] => Err(refusal),
        };
        assert_eq!(claims, expected, "{}: {written}", self.told());
    }

    /// Reasons that speak of the past are borne out by it.
    fn history_is_told(&self, reason: Reason, tried: Attempt) {
        let touched = |square| self.moves.iter().any(|played| [played.from(), played.to()].contains(&square));
        if reason == Reason::CastleKingMoved {
            let is_home = touched(tried.from);
            assert!(is_home, "{}: {tried}, and the king has not moved", self.told());
        }
        if reason == Reason::CastleRightLost {
            assert!(!touched(tried.from), "{}: {tried}, and the king has moved", self.told());
        }
        let beside = rules::Square::new(tried.to.file(), tried.from.rank());
        let arrival =
            self.moves.iter().rev().find(|played| played.to() == beside).map(|played| played.kind());
        if reason == Reason::EpNever {
            assert!(arrival.is_some_and(|kind| kind != MoveKind::DoubleStep), "{}: {tried}", self.told());
        }
        if reason == Reason::EpUnavailable {
            assert_eq!(arrival, None, "{}: {tried}", self.told());
        }
    }

    /// Everything that can be asked of a game, worked out anew from its start and its moves.
    fn recount(&self) {
        let game = &self.game;
        assert_eq!(game.moves().collect::<Vec<_>>(), self.moves, "{}", self.told());
        let line = self.line();
        let (now, last) = (line.last().expect("the start at least"), game.position());
        assert_eq!(now.to_setup(), last.to_setup(), "{}", self.told());
        assert_eq!(last.halfmove_clock(), self.clock(&line), "{}", self.told());
        let count = line.iter().filter(|&position| are_same(position, now)).count();
        assert_eq!(game.appearances(), count, "{}", self.told());
        if self.turns == Turns::SameSide && !last.is_check() {
            let drilled = game.start().side_to_move();
            let answers = self.moves.last().is_some_and(|_| line[line.len() - 2].side_to_move() != drilled);
            assert!(last.side_to_move() == drilled || answers, "{}: whose drill is it", self.told());
            let is_answered = answers || self.moves.is_empty();
            assert!(is_answered || last.en_passant().is_none(), "{}: en passant is left over", self.told());
        }

        let ending = self.ending();
        assert_eq!(game.ending(), ending, "{}", self.told());
        let may_claim = ending.is_none() && self.turns == Turns::Alternate;
        assert_eq!(game.may_claim_threefold(), may_claim && count >= 3, "{}", self.told());
        assert_eq!(
            game.may_claim_fifty_moves(),
            may_claim && last.halfmove_clock() >= 100,
            "{}",
            self.told()
        );
        let status = match (ending, last.is_check()) {
            (Some(ending), _) => Status::Ended(ending),
            (None, true) => Status::Check,
            (None, false) => Status::Ongoing,
        };
        assert_eq!(game.status(), status, "{}", self.told());
        assert_eq!(game.score().is_some(), ending.is_some(), "{}", self.told());
        if ending == Some(Ending::Checkmate) {
            assert_eq!(game.score(), Some(Score::Won(!last.side_to_move())), "{}", self.told());
        }
    }

    /// All positions, from the start on.
    fn line(&self) -> Vec<Position> {
        let (start, drilled) = (*self.game.start(), self.game.start().side_to_move());
        let mut line = vec![start];
        for &played in &self.moves {
            let before = line[line.len() - 1];
            line.push(self.turns.after(&before, played, drilled));
        }
        line
    }

    /// Moves since the last capture or pawn move: since then nobody has left the board.
    fn clock(&self, line: &[Position]) -> u32 {
        let men = |position: &Position| position.board().occupied().len();
        let quiet = self.moves.iter().enumerate().rev().take_while(|(index, played)| {
            played.piece() != Kind::Pawn && men(&line[*index]) == men(&line[*index + 1])
        });
        let quiet = quiet.count();
        let before = if quiet == self.moves.len() { self.game.start().halfmove_clock() } else { 0 };
        before.saturating_add(quiet as u32)
    }

    /// How the game has ended, in the order of the Laws: mate, stalemate, dead, fivefold, 75 moves, others.
    fn ending(&self) -> Option<Ending> {
        let line = self.line();
        let now = line.last().expect("the start at least");
        let on_board = match (now.board().king(now.side_to_move()), now.legal_moves().len(), now.is_check()) {
            (Some(_), 0, true) => Some(Ending::Checkmate),
            (Some(_), 0, false) => Some(Ending::Stalemate),
            (Some(_) | None, _, _) => now.ending(),
        };
        let repeated = line.iter().filter(|&position| are_same(position, now)).count();
        let is_game = self.turns == Turns::Alternate;
        let counted = match (repeated, self.clock(&line)) {
            (5.., _) => Some(Ending::Fivefold),
            (_, 150..) => Some(Ending::SeventyFiveMoves),
            (_, _) => None,
        };
        on_board.or(counted.filter(|_| is_game)).or(self.concluded.map(|(ending, _)| ending))
    }

    fn told(&self) -> String {
        let moves: Vec<String> = self.moves.iter().map(ToString::to_string).collect();
        format!("{} {:?} {}", self.game.start().to_setup(), self.turns, moves.join(" "))
    }
}

/// Whether two positions are the same (FIDE 9.2.3): the men, the turn, the rights, and the en passant
/// captures that are possible.
fn are_same(one: &Position, other: &Position) -> bool {
    let rest = |position: &Position| (*position.board(), position.side_to_move(), position.castling());
    rest(one) == rest(other) && en_passant_captures(one) == en_passant_captures(other)
}

fn en_passant_captures(position: &Position) -> Vec<Attempt> {
    let mut moves = position.legal_moves();
    moves.retain(|legal| legal.kind() == MoveKind::EnPassant);
    moves.into_iter().map(Attempt::from).collect()
}
