//! A learner at a board: an intent in, a reply out. No clock, no page, no memory outside.

mod account;
mod asked;
mod choose;
mod inquiry;
mod play;
mod share;
mod step;

use alloc::string::String;

use diagram::{Diagram, Frame};
use rules::{Kind, Position, Reason, Side, Square, SquareSet};

use crate::lesson::{Board, Mode};
use crate::words::{Say, Words};
pub use account::Verdict;
pub use choose::Choose;
pub use inquiry::Inquiry;
pub use play::Play;
pub use step::StepThrough;

/// What a learner wants, however it was said: by mouse, finger or keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intent {
    /// A square was pressed: choose what stands there, or move the chosen piece there.
    Press(Square),
    /// A piece was dragged from one square to another.
    Drop {
        /// Where it was picked up.
        from: Square,
        /// Where it was let go.
        to: Square,
    },
    /// What the pawn that waits should become.
    Promote(Kind),
    /// Let go of what was chosen.
    Cancel,
    /// Take the last move back.
    Undo,
    /// Play the move that was taken back once more.
    Redo,
    /// Begin again.
    Reset,
    /// Go to the start of the line.
    First,
    /// Go back by one move of the line.
    Back,
    /// Go on by one move of the line.
    Forward,
    /// Go to the end of the line.
    Last,
    /// Tell why a checkmate or a stalemate is one.
    Why,
    /// Tell whether what is pointed out is right.
    Check,
    /// Tell who attacks a square, of either side.
    Attackers(Square),
}

impl Intent {
    /// The wish behind a button, by the name that it has on the page.
    ///
    /// ```
    /// assert_eq!(lesson::Intent::from_name("undo"), Some(lesson::Intent::Undo));
    /// ```
    pub fn from_name(name: &str) -> Option<Intent> {
        Some(match name {
            "cancel" => Intent::Cancel,
            "undo" => Intent::Undo,
            "redo" => Intent::Redo,
            "reset" => Intent::Reset,
            "first" => Intent::First,
            "back" => Intent::Back,
            "forward" => Intent::Forward,
            "last" => Intent::Last,
            "why" => Intent::Why,
            "check" => Intent::Check,
            _ => return None,
        })
    }
}

/// What the board answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// A sentence to show and to speak; empty if there is nothing to say.
    pub said: String,
    /// How it is meant.
    pub tone: Tone,
}

/// How a reply is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// News.
    Told,
    /// A move was not allowed, and this is why.
    Refused,
    /// The goal is reached.
    Solved,
}

fn told(said: String) -> Reply {
    Reply { said, tone: Tone::Told }
}

/// A learner's time at a board, as the board's [`Mode`] has it.
#[derive(Clone, Debug)]
pub enum Session {
    /// Pieces are moved.
    Play(Play),
    /// A line is gone through.
    Step(StepThrough),
    /// Squares are pointed out.
    Choose(Choose),
}

impl Session {
    /// A board as its lesson shows it; it answers in these words.
    pub fn new(board: Board, words: &Words) -> Session {
        match board.mode.clone() {
            Mode::Play { turns, goal } => Session::Play(Play::new(board, turns, goal, words)),
            Mode::Step(line) => Session::Step(StepThrough::new(board, line, words)),
            Mode::Choose(choice) => Session::Choose(Choose::new(board, choice, words)),
        }
    }

    /// Does what the learner wants, as far as the Laws allow it.
    pub fn act(&mut self, intent: Intent) -> Reply {
        match self {
            Session::Play(play) => play.act(intent),
            Session::Step(step) => step.act(intent),
            Session::Choose(choose) => choose.act(intent),
        }
    }

    /// Does what somebody has written: `Nf3`, `e4`, `e2e4`, `e8Q`, `OO`.
    ///
    /// ```
    /// use lesson::{Session, file, words};
    ///
    /// let words = words::english();
    /// let file = file::Board { fen: rules::INITIAL.into(), ..Default::default() };
    /// let mut session = Session::new(lesson::admit(&file, &words).expect("a sound board"), &words);
    /// assert_eq!(session.write("Nf3").said, "White knight to f3.");
    /// ```
    pub fn write(&mut self, text: &str) -> Reply {
        match self {
            Session::Play(play) => play.write(text),
            Session::Step(step) => told(step.words.text(Say::MoveOnlySteps).into()),
            Session::Choose(choose) => told(choose.words.text(Say::MoveOnlySquares).into()),
        }
    }

    /// Answers a question about a square; nothing on the board changes. What can move from an empty square,
    /// where the chosen piece might go, is asked of that piece.
    pub fn answer(&self, inquiry: Inquiry, square: Square) -> Reply {
        let is_empty = self.position().board().kind_on(square).is_none();
        let square = match inquiry {
            Inquiry::Moves | Inquiry::Captures if is_empty => self.chosen().unwrap_or(square),
            Inquiry::Moves | Inquiry::Captures | Inquiry::Square | Inquiry::Board => square,
        };
        inquiry::answer(inquiry, square, self.position(), &self.diagram(), self.words())
    }

    /// The words in which it answers.
    pub fn words(&self) -> &Words {
        match self {
            Session::Play(play) => &play.words,
            Session::Step(step) => &step.words,
            Session::Choose(choose) => &choose.words,
        }
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        match self {
            Session::Play(play) => play.position(),
            Session::Step(step) => step.position(),
            Session::Choose(choose) => choose.position(),
        }
    }

    /// Turns the board round: nothing changes but how it is seen.
    pub fn turn_round(&mut self) -> Reply {
        let (below, words) = match self {
            Session::Play(play) => (&mut play.board.below, &play.words),
            Session::Step(step) => (&mut step.board.below, &step.words),
            Session::Choose(choose) => (&mut choose.board.below, &choose.words),
        };
        *below = !*below;
        told(words.sided(Say::MoveTurned, *below, &[]))
    }

    /// The board as it is now, with everything there is to see on it.
    pub fn diagram(&self) -> Diagram {
        match self {
            Session::Play(play) => play.diagram(),
            Session::Step(step) => step.diagram(),
            Session::Choose(choose) => choose.diagram(),
        }
    }

    /// Whether this wish, which a button stands for, would change anything now.
    pub fn can(&self, intent: Intent) -> bool {
        match self {
            Session::Play(play) => play.can(intent),
            Session::Step(step) => step.can(intent),
            Session::Choose(choose) => choose.can(intent),
        }
    }

    /// Where each square lies in the picture.
    pub fn frame(&self) -> Frame {
        self.diagram().frame()
    }

    /// The square of the chosen piece.
    pub fn chosen(&self) -> Option<Square> {
        match self {
            Session::Play(play) => play.chosen(),
            Session::Step(_) | Session::Choose(_) => None,
        }
    }

    /// Where the piece now stands that the last wish has moved, if it has moved one: the king, in castling.
    ///
    /// ```
    /// use lesson::{Intent, Session, file, words};
    /// use rules::Square;
    ///
    /// let words = words::english();
    /// let file = file::Board { fen: "4k3/8/8/8/8/8/8/4K2R w K".into(), ..Default::default() };
    /// let mut session = Session::new(lesson::admit(&file, &words).expect("a sound board"), &words);
    /// session.act(Intent::Drop { from: Square::E1, to: Square::H1 });
    /// assert_eq!(session.arrived(), Some(Square::G1));
    /// session.act(Intent::Press(Square::E8));
    /// assert_eq!(session.arrived(), None);
    /// ```
    pub fn arrived(&self) -> Option<Square> {
        match self {
            Session::Play(play) => play.arrived(),
            Session::Step(_) | Session::Choose(_) => None,
        }
    }

    /// The squares to which the chosen piece can go.
    pub fn targets(&self) -> SquareSet {
        self.chosen().map_or(SquareSet::EMPTY, |chosen| self.position().destinations(chosen))
    }

    /// The square on which a pawn waits to be told what it becomes, and whose it is.
    pub fn promoting(&self) -> Option<(Square, Side)> {
        match self {
            Session::Play(play) => play.promoting(),
            Session::Step(_) | Session::Choose(_) => None,
        }
    }

    /// The article of the Laws in the refusal that is told, if one is, and the reason: a page may lead to where
    /// they are taught.
    ///
    /// ```
    /// use lesson::{Intent, Session, file, words};
    /// use rules::{Reason, Square};
    ///
    /// let words = words::english();
    /// let file = file::Board { fen: "8/8/8/8/3R4/8/8/8 w".into(), piece: "d4".into(), ..Default::default() };
    /// let mut session = Session::new(lesson::admit(&file, &words).expect("a sound board"), &words);
    /// session.act(Intent::Press(Square::E5));
    /// assert_eq!(session.cited(), Some(("3.3", Reason::WrongPattern)));
    /// session.act(Intent::Press(Square::D5));
    /// assert_eq!(session.cited(), None);
    /// ```
    pub fn cited(&self) -> Option<(&'static str, Reason)> {
        match self {
            Session::Play(play) => play.cited(),
            Session::Step(_) | Session::Choose(_) => None,
        }
    }

    /// The squares from which a piece can be dragged.
    pub fn movable(&self) -> SquareSet {
        match self {
            Session::Play(play) => play.movable(),
            Session::Step(_) | Session::Choose(_) => SquareSet::EMPTY,
        }
    }

    /// How many moves of its line have been gone through; `None` if the board has no line.
    pub fn step(&self) -> Option<usize> {
        match self {
            Session::Play(_) | Session::Choose(_) => None,
            Session::Step(step) => Some(step.number()),
        }
    }
}
