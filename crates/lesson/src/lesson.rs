//! The sound form of a lesson: from here on every claim is proven.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use diagram::{Coordinates, Diagram};
use rules::{Kind, Move, Piece, Position, Side, Square, Turns};

use crate::claim::{Proven, list};
use crate::exercise::Exercise;
use crate::file;
use crate::goal::{Goal, Stops};
use crate::question::Question;
use crate::sheet::Sheet;

/// A lesson that has been checked: every claim in it is proven.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The heading.
    pub title: String,
    /// One sentence: what the learner will know at the end.
    pub promise: String,
    /// The piece that stands for it in a list: the one that is written, or that its first board is about.
    pub icon: Option<Piece>,
    /// The articles of the FIDE Laws it rests on.
    pub articles: Vec<String>,
    /// The lesson proper.
    pub sections: Vec<Section>,
    /// What beginners get wrong.
    pub mistake: Option<Section>,
    /// Boards with a goal.
    pub exercises: Vec<Section>,
    /// The page to print, if the lesson has one.
    pub sheet: Option<Sheet>,
    /// The name of another sheet that goes with it, if the lesson has none of its own.
    pub sheet_of: Option<String>,
}

/// A heading, some prose in Markdown, and the boards beside it.
#[derive(Clone, Debug)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// Prose in Markdown.
    pub text: String,
    /// The boards, each with the file's own words for it.
    pub boards: Vec<Figure>,
    /// What is answered by choosing.
    pub questions: Vec<Question>,
    /// What has been proven of each board, in the same order.
    pub proven: Vec<Proven>,
    /// The article of the Laws that the text retells; may be empty.
    pub article: String,
    /// What stands behind sentences that no claim can prove.
    pub reasons: Vec<file::Reason>,
}

/// A board in its place on the page.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Its name, unlike every other in the lesson.
    pub name: String,
    /// The sentence under it.
    pub caption: String,
    /// The board itself.
    pub board: Board,
    /// A shortest solution, if the board has a goal.
    pub answer: Vec<Move>,
    /// What there is to do, if there is something.
    pub exercise: Option<Exercise>,
    /// Where a move can be typed.
    pub text_box: TextBox,
}

/// Where the box stands in which moves are typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TextBox {
    /// Folded away with what few need.
    #[default]
    Folded,
    /// Under the board, always in sight: where moves are to be typed.
    Shown,
}

/// A board that can be shown and played on.
#[derive(Clone, Debug)]
pub struct Board {
    /// The position it begins with.
    pub position: Position,
    /// Whose side is at the bottom.
    pub below: Side,
    /// Whether files and ranks are named.
    pub coordinates: Coordinates,
    /// The piece whose moves are shown from the beginning.
    pub piece: Option<Square>,
    /// What can be done with it.
    pub mode: Mode,
    /// Which answers are right and what is said of the others, if something besides stars is asked for.
    pub answers: String,
}

impl Section {
    /// All its boards, those of its questions too.
    pub fn figures(&self) -> impl Iterator<Item = &Figure> {
        let asked = self.questions.iter().flat_map(|question| &question.boards).map(|shown| &shown.figure);
        self.boards.iter().chain(asked)
    }

    /// The name of what comes first in it: where a link to the section leads.
    pub fn first_name(&self) -> Option<&str> {
        let board = self.boards.first().map(|figure| &*figure.name);
        board.or_else(|| self.questions.first().map(|question| &*question.name))
    }
}

impl Board {
    /// Whether a piece may come to stand on it: it does already, or a pawn may become it.
    ///
    /// ```
    /// let file = lesson::file::Board { fen: "8/8/8/8/3p4/8/8/8 b".into(), ..Default::default() };
    /// let board = lesson::admit(&file, &lesson::words::english()).expect("a sound board");
    /// let may = rules::Piece::ALL.into_iter().filter(|&piece| board.may_show(piece));
    /// assert_eq!(may.map(rules::Piece::fen_letter).collect::<String>(), "pnbrq");
    /// ```
    pub fn may_show(&self, piece: Piece) -> bool {
        let stands = |kind| !self.position.board().pieces(piece.side, kind).is_empty();
        stands(piece.kind) || (Kind::PROMOTIONS.contains(&piece.kind) && stands(Kind::Pawn))
    }
}

/// What a learner can do with a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Move the pieces.
    Play {
        /// Who moves after a move.
        turns: Turns,
        /// What the learner should bring about.
        goal: Option<Goal>,
    },
    /// Go through a line, move by move.
    Step(Line),
    /// Point out squares.
    Choose(Choice),
}

/// Squares that are to be pointed out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// All of them.
    pub squares: Vec<Square>,
    /// How.
    pub order: Order,
}

/// How squares are pointed out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// All of them, and then the answer is checked.
    Any,
    /// One after the other, each named when it is its turn.
    InTurn,
}

/// Moves that are played from a board's position, each with what is said about it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// What is said before the first move.
    pub opening: String,
    /// The moves.
    pub steps: Vec<LineStep>,
}

/// A move of a line, and what is said about it; nothing, if the text is empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineStep {
    /// The move.
    pub played: Move,
    /// What is said about it.
    pub comment: String,
}

impl Board {
    /// A picture of one of the board's positions, without any mark.
    pub fn bare_diagram(&self, position: &Position) -> Diagram {
        let (below, coordinates) = (self.below, self.coordinates);
        Diagram { below, coordinates, ..Diagram::of(*position.board()) }
    }

    /// Who moves after a move: in a line the sides take turns.
    pub fn turns(&self) -> Turns {
        match &self.mode {
            Mode::Play { turns, .. } => *turns,
            Mode::Step(_) | Mode::Choose(_) => Turns::Alternate,
        }
    }

    /// What the learner should bring about, if anything.
    pub fn goal(&self) -> Option<Goal> {
        match &self.mode {
            Mode::Play { goal, .. } => *goal,
            Mode::Step(_) | Mode::Choose(_) => None,
        }
    }
}

impl Line {
    /// All that is said, a line of text for each step: before the first move, after it, and so on.
    pub fn comments(&self) -> impl Iterator<Item = &str> {
        [&*self.opening].into_iter().chain(self.steps.iter().map(|step| &*step.comment))
    }

    /// Each comment with the positions that it speaks of: before and after the move that it is seen with.
    pub(crate) fn commented(&self, start: &Position) -> impl Iterator<Item = (&str, [Position; 2])> {
        let mut before = *start;
        self.comments()
            .zip(self.positions(start))
            .map(move |(comment, (_, after))| (comment, [core::mem::replace(&mut before, after), after]))
    }

    /// The comments in the form in which they travel to the browser.
    pub(crate) fn to_comments(&self) -> String {
        self.comments().collect::<Vec<_>>().join("\n")
    }

    /// The moves in that form: `f2f3 e7e5`.
    pub(crate) fn to_uci(&self) -> String {
        uci(self.steps.iter().map(|step| &step.played))
    }

    /// The positions of the line in turn, with the move that led to each; first the one before all moves.
    pub fn positions(&self, start: &Position) -> Vec<(Option<Move>, Position)> {
        let mut position = *start;
        let after = self.steps.iter().map(|step| {
            position = position.after(step.played);
            (Some(step.played), position)
        });
        [(None, *start)].into_iter().chain(after).collect()
    }
}

impl Figure {
    /// The board as a file would have it, without what only the page around it needs: the form in
    /// which it travels to the browser, to be admitted again.
    pub fn to_file(&self) -> file::Board {
        let board = &self.board;
        let word = |word: &str| String::from(word);
        file::Board {
            fen: board.position.to_setup().to_string(),
            piece: board.piece.map(|square| square.name()).unwrap_or_default(),
            below: match board.below {
                Side::White => String::new(),
                Side::Black => word("black"),
            },
            mode: match board.mode {
                Mode::Play { turns: Turns::Alternate, .. } => word("explore"),
                Mode::Play { turns: Turns::SameSide, .. } => word("drill"),
                Mode::Step(_) => word("step"),
                Mode::Choose(_) => word("choose"),
            },
            coordinates: match board.coordinates {
                Coordinates::Outside => String::new(),
                Coordinates::Inside => word("inside"),
                Coordinates::EverySquare => word("every"),
                Coordinates::Hidden => word("hidden"),
            },
            stars: match board.goal() {
                Some(Goal::Collect { stars, .. }) => list(stars),
                None => String::new(),
            },
            // Where the answers are told, nobody asks how many moves one of them has.
            answer: if board.answers.is_empty() { uci(&self.answer) } else { String::new() },
            squares: match &board.mode {
                Mode::Choose(Choice { squares, .. }) => names(squares),
                Mode::Play { .. } | Mode::Step(_) => String::new(),
            },
            ask: match &board.mode {
                Mode::Choose(Choice { order: Order::InTurn, .. }) => word("named"),
                Mode::Play { .. } | Mode::Step(_) | Mode::Choose(_) => String::new(),
            },
            goal: match board.goal() {
                Some(Goal::Collect { stops: Stops::Safe, .. }) => word("reach"),
                Some(Goal::Collect { stops: Stops::Anywhere, .. }) | None => String::new(),
            },
            answers: board.answers.clone(),
            line: match &board.mode {
                Mode::Step(line) => line.to_uci(),
                Mode::Play { .. } | Mode::Choose(_) => String::new(),
            },
            comments: match &board.mode {
                Mode::Step(line) => line.to_comments(),
                Mode::Play { .. } | Mode::Choose(_) => String::new(),
            },
            ..file::Board::default()
        }
    }
}

/// Moves as they are typed: `f2f3 e7e5`.
fn uci<'a>(moves: impl IntoIterator<Item = &'a Move>) -> String {
    names(moves)
}

/// The names of several things: `e4 a1`.
fn names<'a, T: ToString + 'a>(things: impl IntoIterator<Item = &'a T>) -> String {
    things.into_iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
