//! A board that is played on: freely, as a drill, or towards a goal.

use alloc::string::String;
use core::mem;

use diagram::{Arrow, Diagram, Sign};
use rules::{
    Attempt, Ending, Game, Kind, Move, Position, Reason, Refusal, Side, Square, SquareSet, Turns, Wing,
};

use super::asked::Asked;
use super::{Intent, Reply, Tone, told};
use crate::answers::{self, Worth};
use crate::goal::Goal;
use crate::lesson::Board;
use crate::marks;
use crate::words::{Say, Words};
use crate::written::{Unmade, Unread, Written};

/// A board being played on.
#[derive(Clone, Debug)]
pub struct Play {
    pub(super) board: Board,
    turns: Turns,
    goal: Option<Goal>,
    pub(super) game: Game,
    chosen: Option<Square>,
    /// Whether the learner has chosen a piece, and not only the page.
    has_chosen: bool,
    /// Where the piece stands that the last wish has moved.
    arrived: Option<Square>,
    /// A pawn's move that waits for its promotion.
    promoting: Option<Attempt>,
    refused: Option<Refusal>,
    /// The article of the refusal that is told, and its reason.
    cited: Option<(&'static str, Reason)>,
    /// Whether the last move leads nowhere: it is seen until the learner goes on.
    is_tried: bool,
    /// What shows why it does.
    shown: Option<Attempt>,
    /// How many moves had been played when the answers were right.
    solved_in: Option<usize>,
    /// What is asked of the position, and shown.
    asked: Asked,
    pub(super) words: Words,
}

impl Play {
    /// A board as its lesson shows it: the lesson's piece is chosen.
    pub(super) fn new(board: Board, turns: Turns, goal: Option<Goal>, words: &Words) -> Play {
        let game = Game::new(board.position, turns);
        let chosen = board.piece;
        Play {
            board,
            turns,
            goal,
            game,
            chosen,
            has_chosen: false,
            arrived: None,
            promoting: None,
            refused: None,
            cited: None,
            is_tried: false,
            shown: None,
            solved_in: None,
            asked: Asked::Nothing,
            words: words.clone(),
        }
    }

    pub(super) fn position(&self) -> &Position {
        self.game.position()
    }

    pub(super) fn chosen(&self) -> Option<Square> {
        self.chosen
    }

    pub(super) fn arrived(&self) -> Option<Square> {
        self.arrived
    }

    pub(super) fn promoting(&self) -> Option<(Square, Side)> {
        self.promoting.map(|attempt| (attempt.to, self.position().side_to_move()))
    }

    pub(super) fn cited(&self) -> Option<(&'static str, Reason)> {
        self.cited
    }

    /// The pieces of the side to move.
    pub(super) fn movable(&self) -> SquareSet {
        // What was tried in vain is put back first.
        if self.is_tried {
            return SquareSet::EMPTY;
        }
        self.position().board().side(self.position().side_to_move())
    }

    pub(super) fn can(&self, intent: Intent) -> bool {
        // A promotion that waits can be taken back too.
        let can_undo = self.promoting.is_some() || self.game.moves().next().is_some();
        match intent {
            Intent::Undo => can_undo,
            Intent::Redo => self.game.can_redo(),
            Intent::Reset => can_undo || self.game.can_redo(),
            Intent::Why => Asked::Why.answer(self.position(), &self.words).is_some(),
            Intent::Press(_) | Intent::Drop { .. } | Intent::Promote(_) | Intent::Cancel => true,
            Intent::Attackers(_) => true,
            Intent::First | Intent::Back | Intent::Forward | Intent::Last | Intent::Check => false,
        }
    }

    /// Does what the learner wants, as far as the Laws allow it.
    pub(super) fn act(&mut self, intent: Intent) -> Reply {
        (self.refused, self.cited, self.asked) = (None, None, Asked::of(intent));
        self.arrived = None;
        let put_back = self.put_back();
        if !put_back.said.is_empty() && self.only_puts_back(intent) {
            return put_back;
        }
        match (self.promoting.take(), intent) {
            (Some(attempt), Intent::Promote(kind)) => {
                self.attempt(Attempt { promotion: Some(kind), ..attempt })
            }
            // Taking back a move that waits, or pressing anything but where it ends, calls the move off.
            (Some(attempt), Intent::Undo | Intent::Cancel) => self.call_off(attempt),
            (Some(attempt), Intent::Press(square)) if square != attempt.to => self.call_off(attempt),
            (None, Intent::Promote(_)) => told(String::new()),
            // Any other wish lets the waiting pawn go back without a word.
            (_, Intent::Press(square)) => self.press(square),
            (_, Intent::Drop { from, to }) => self.drop(Attempt::new(from, to)),
            (None, Intent::Cancel) => self.put_down(),
            (None, Intent::Undo) => self.undo(),
            (_, Intent::Redo) => self.redo(),
            (_, Intent::Reset) => {
                *self = Play::new(self.board.clone(), self.turns, self.goal, &self.words);
                told(self.words.text(Say::MoveReset).into())
            }
            (_, Intent::Why | Intent::Attackers(_)) => {
                told(self.asked.answer(self.position(), &self.words).unwrap_or_default())
            }
            // There is no line to go through, and nothing to point out.
            (_, Intent::First | Intent::Back | Intent::Forward | Intent::Last | Intent::Check) => {
                told(String::new())
            }
        }
    }

    /// Takes a move back that was tried in vain.
    fn put_back(&mut self) -> Reply {
        self.shown = None;
        if mem::take(&mut self.is_tried) { self.undo() } else { told(String::new()) }
    }

    /// Whether this wish, after a move that was tried in vain, means no more than to put the piece back.
    fn only_puts_back(&self, intent: Intent) -> bool {
        match intent {
            Intent::Press(square) => !self.is_own(square),
            Intent::Undo | Intent::Cancel => true,
            Intent::Drop { .. } | Intent::Promote(_) | Intent::Redo | Intent::Reset => false,
            Intent::First | Intent::Back | Intent::Forward | Intent::Last => false,
            Intent::Why | Intent::Check | Intent::Attackers(_) => false,
        }
    }

    fn call_off(&self, attempt: Attempt) -> Reply {
        told(self.words.called_off(self.position(), attempt.from))
    }

    fn put_down(&mut self) -> Reply {
        match self.chosen.take() {
            Some(square) => told(self.words.put_down(self.position(), square)),
            None => told(String::new()),
        }
    }

    fn press(&mut self, square: Square) -> Reply {
        match self.chosen {
            None => self.choose(square),
            // Pressing another piece of one's own is a change of mind, not a try to capture it (but in
            // Chess960 it may be castling); and the chosen one, pressed again, says again what it can do.
            Some(from) if self.is_own(square) && !self.position().destinations(from).contains(square) => {
                self.choose(square)
            }
            Some(from) => {
                let reply = self.attempt(Attempt::new(from, square));
                Reply { said: self.words.then(self.whose_move(square), &reply.said), ..reply }
            }
        }
    }

    /// That a piece which was pressed has to wait: where only the page has chosen one, that piece may be meant, and
    /// not the square for a move that no such piece makes.
    fn whose_move(&self, pressed: Square) -> String {
        let is_odd = self.refused.is_some_and(|refusal| refusal.reason == Reason::WrongPattern);
        match self.game.judge(Attempt::new(pressed, pressed)) {
            Err(turn)
                if is_odd
                    && !self.has_chosen
                    && self.turns == Turns::Alternate
                    && turn.reason == Reason::OpponentsPiece =>
            {
                self.words.refusal(&turn, self.position())
            }
            _ => String::new(),
        }
    }

    fn drop(&mut self, tried: Attempt) -> Reply {
        let Attempt { from, to, .. } = tried;
        if from == to {
            return told(String::new());
        }
        if self.is_own(from) {
            (self.chosen, self.has_chosen) = (Some(from), true);
        }
        self.attempt(Attempt { to: self.castling_by_rook(from, to).unwrap_or(to), ..tried })
    }

    /// Plays what is written, as if it were dragged; what a pawn becomes may be written too.
    pub(super) fn write(&mut self, text: &str) -> Reply {
        // A wish that does nothing here: what waits, and what a refusal shows, goes; the chosen piece stays so.
        self.act(Intent::Check);
        let meant = match text.parse::<Written>() {
            // No pawn goes to where a piece of its own stands: that piece is meant.
            Ok(Written::Go { kind: Some(Kind::Pawn), file: None, rank: None, to, .. }) if self.is_own(to) => {
                return self.choose(to);
            }
            Ok(written) => written.attempt(self.position(), &self.words),
            Err(Unread(kind)) => Err(Unmade::Said(self.words.unread(text, kind))),
        };
        match meant {
            Ok(attempt) if attempt.from == attempt.to => self.choose(attempt.to),
            Ok(attempt) => self.drop(attempt),
            Err(Unmade::Refused(refusal)) => self.refuse_move(refusal),
            Err(Unmade::Said(said)) => Reply { said, tone: Tone::Refused },
        }
    }

    /// A king dropped on the rook that it may castle with castles, or is told why it cannot: nothing else can be
    /// meant. Pressing the rook instead chooses it, so nobody castles by a slip of two presses.
    fn castling_by_rook(&self, from: Square, to: Square) -> Option<Square> {
        let position = self.position();
        let is_king = position.board().king(position.side_to_move()) == Some(from);
        let rook = |wing: &Wing| position.castling().rook(position.side_to_move(), *wing);
        let wing = Wing::ALL.into_iter().find(|wing| is_king && rook(wing) == Some(to))?;
        Some(position.castling_attempt(from, wing).ok()?.to)
    }

    /// Whether a piece of the side to move stands there.
    fn is_own(&self, square: Square) -> bool {
        self.movable().contains(square)
    }

    /// Chooses a piece, or says why there is nothing to choose. Going to its own square is what no
    /// piece that may move is ever allowed, so that refusal means: go on.
    fn choose(&mut self, square: Square) -> Reply {
        match self.game.judge(Attempt::new(square, square)) {
            Err(refusal) if refusal.reason == Reason::SameSquare => {
                (self.chosen, self.has_chosen) = (Some(square), true);
                let targets = self.position().destinations(square);
                told(self.words.chosen(self.position(), square, targets))
            }
            Err(refusal) if refusal.reason == Reason::EmptySquare => told(self.words.nothing_here(square)),
            Err(refusal) => self.refuse(&refusal),
            Ok(_) => told(String::new()),
        }
    }

    fn refuse(&mut self, refusal: &Refusal) -> Reply {
        self.cited = Some((refusal.article(), refusal.reason));
        Reply { said: self.words.refusal(refusal, self.position()), tone: Tone::Refused }
    }

    fn attempt(&mut self, attempt: Attempt) -> Reply {
        let before = *self.position();
        match self.game.play(attempt) {
            Ok(played) => self.after_move(&before, played),
            Err(refusal) if refusal.reason == Reason::PromotionRequired => {
                self.promoting = Some(attempt);
                told(self.words.promotion_question(attempt.to))
            }
            Err(refusal) => self.refuse_move(refusal),
        }
    }

    /// Says why a move is refused, and shows what proves it.
    fn refuse_move(&mut self, refusal: Refusal) -> Reply {
        self.refused = Some(refusal);
        self.refuse(&refusal)
    }

    fn after_move(&mut self, before: &Position, played: Move) -> Reply {
        let said = self.words.moved(before, played, self.position());
        let said = self.words.then(said, &self.drawn_by_count());
        self.arrived = Some(played.to());
        // In a drill the same piece goes on; otherwise it is the other side's turn to choose.
        self.chosen = Some(played.to()).filter(|&square| self.is_own(square));
        match self.goal {
            Some(goal) => self.collect(goal, said, played),
            None => self.answer(said),
        }
    }

    /// That the game has ended in a draw which no position shows by itself (FIDE 9.6).
    fn drawn_by_count(&self) -> String {
        if let ending @ Some(Ending::Fivefold | Ending::SeventyFiveMoves) = self.game.ending() {
            self.words.game_over(self.position(), ending)
        } else {
            String::new()
        }
    }

    /// What becomes of the stars.
    fn collect(&mut self, goal: Goal, said: String, played: Move) -> Reply {
        let left = goal.stars_left(self.game.moves());
        let earlier = self.game.moves().count() - 1;
        if goal.stars_left(self.game.moves().take(earlier)).is_empty() {
            // It was solved before this move, and what is solved stays solved.
            return told(said);
        }
        if let Some(by) = goal.danger(self.position(), played) {
            let why = self.words.can_be_taken(self.position(), by);
            let said = self.words.then(said, &why);
            return self.try_in_vain(Some(Attempt::new(by, played.to())), said);
        }
        if left.is_empty() {
            let moves = self.game.moves().count();
            let solved = self.words.solved(moves, goal.fewest());
            return Reply { said: self.words.then(said, &solved), tone: Tone::Solved };
        }
        let said = self.words.then(said, &self.words.stars_left(left.len()));
        let stuck = if self.position().has_legal_move() { "" } else { self.words.text(Say::MoveStuck) };
        told(self.words.then(said, stuck))
    }

    /// Looks up what the exercise says of the moves so far, and lets the other side reply.
    fn answer(&mut self, said: String) -> Reply {
        let moves = self.game.moves().count();
        let text = self.board.answers.clone();
        if text.is_empty() || self.solved_in.is_some_and(|earlier| earlier < moves) {
            return told(said);
        }
        let line = self.line();
        let Some((rest, why)) = answers::look_up(&text, Worth::Right, &line) else {
            let wrong = answers::look_up(&text, Worth::Wrong, &line);
            let wrong = wrong.or_else(|| answers::look_up(&text, Worth::Wrong, ""));
            let (rest, why) = wrong.unwrap_or(("", self.words.text(Say::ExerciseNotIt)));
            let said = self.words.then(said, why);
            return self.try_in_vain(answers::next(rest), said);
        };
        if rest.is_empty() {
            self.solved_in = Some(moves);
            return Reply { said: self.words.then(said, why), tone: Tone::Solved };
        }
        let before = *self.position();
        if before.side_to_move() != self.learner() {
            let again = self.game.redo();
            if let Some(replied) = again.or_else(|| self.game.play(answers::next(rest)?).ok()) {
                let reply = self.words.moved(&before, replied, self.position());
                return told(self.words.then(said, &reply));
            }
        }
        told(said)
    }

    /// The moves so far as the answers tell them.
    fn line(&self) -> String {
        let mut line = String::new();
        for played in self.game.moves() {
            let space = if line.is_empty() { "" } else { " " };
            line = line + space + &Attempt::from(played).name();
        }
        line
    }

    /// Leaves a move that leads nowhere on the board to be looked at.
    fn try_in_vain(&mut self, shown: Option<Attempt>, said: String) -> Reply {
        (self.is_tried, self.shown, self.chosen) = (true, shown, None);
        Reply { said, tone: Tone::Refused }
    }

    /// The side that does the exercise.
    fn learner(&self) -> Side {
        self.board.position.side_to_move()
    }

    fn undo(&mut self) -> Reply {
        let later = *self.position();
        let Some(mut undone) = self.game.undo() else {
            return told(String::new());
        };
        // In an exercise a reply goes back with the move that it answered.
        if !self.board.answers.is_empty() && self.position().side_to_move() != self.learner() {
            undone = self.game.undo().unwrap_or(undone);
        }
        self.chosen = Some(undone.from()).filter(|&square| self.is_own(square));
        told(self.words.undone(&later, undone, self.position()))
    }

    fn redo(&mut self) -> Reply {
        let before = *self.position();
        let Some(redone) = self.game.redo() else {
            return told(String::new());
        };
        let reply = self.after_move(&before, redone);
        Reply { said: self.words.fill(Say::MoveRedone, &[&reply.said]), ..reply }
    }

    /// The board as it is now, with everything there is to see on it.
    pub(super) fn diagram(&self) -> Diagram {
        let position = self.position();
        let mut diagram = self.board.bare_diagram(position);
        let last_move = self.game.moves().last().map(|played| (played.from(), played.to()));
        marks::show_state(&mut diagram, position, last_move);
        if let Some(goal) = self.goal {
            marks::mark(&mut diagram, Sign::Star, goal.stars_left(self.game.moves()));
        }
        if let Some(chosen) = self.chosen {
            marks::show_moves(&mut diagram, position, chosen);
        }
        if let Some(refusal) = &self.refused {
            marks::show_refusal(&mut diagram, refusal);
        }
        self.asked.show(&mut diagram, position);
        if let Some(Attempt { from, to, .. }) = self.shown {
            marks::mark(&mut diagram, Sign::Culprit, SquareSet::of(from));
            diagram.arrows.push(Arrow { from, to });
        }
        diagram
    }
}
