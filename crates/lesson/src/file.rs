//! The shape of a lesson file: what a teacher may write, sound or not.
//!
//! Every key may be missing here, so that one slip never hides the next; [`check`](crate::check)
//! says what is missing and what is wrong. The keys of a board are also its attributes in a page.

mod claim;
mod page;
mod question;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use serde::Deserialize;

pub use claim::Claim;
pub use page::{Glossary, Page, Term};
pub use question::Question;

/// The version of the format that this program reads.
pub const FORMAT: i64 = 1;

/// What is wrong with the version that a file says it has, and what to write instead.
pub fn wrong_format(found: i64) -> Option<(String, String)> {
    let found = match found {
        FORMAT => return None,
        0 => String::from("format is missing or 0"),
        other => format!("found format = {other}"),
    };
    Some((format!("{found}, expected format = {FORMAT}"), format!("write format = {FORMAT}")))
}

/// Whether this can be the name of a lesson or a board: small letters, digits and hyphens, a letter first.
pub fn is_name(text: &str) -> bool {
    let is_plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    text.starts_with(|letter: char| letter.is_ascii_lowercase()) && text.chars().all(is_plain)
}

/// A lesson: `www/lessons/en/rook.toml`.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Lesson {
    /// Always [`FORMAT`].
    pub format: i64,
    /// The heading: `The rook`.
    pub title: String,
    /// One sentence: what the learner will know at the end.
    pub promise: String,
    /// The piece that stands for it in a list, as in a FEN: `R`, or `r` for a black one.
    pub icon: String,
    /// The articles of the FIDE Laws it rests on: `["3.3", "3.5"]`.
    pub articles: Vec<String>,
    /// The lesson proper, one idea each.
    pub section: Vec<Section>,
    /// What beginners get wrong, and how to see it.
    pub mistake: Option<Section>,
    /// Boards with a goal.
    pub exercise: Vec<Section>,
    /// What stands on the page that a teacher prints.
    pub sheet: Option<Sheet>,
    /// In its place the name of a sheet that goes with it as well: `castling` for that of another lesson, `score`
    /// for one that belongs to none.
    pub sheet_of: String,
}

/// A heading, some prose, and the boards beside it.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// Prose in Markdown.
    pub text: String,
    /// The boards that show what the prose says.
    pub board: Vec<Board>,
    /// In an exercise only: what is answered by choosing.
    pub question: Vec<Question>,
    /// The article of the Laws that the text retells: it stands behind words of the rules, in
    /// `check --coverage`, but not behind numbers and squares.
    pub article: String,
    /// Why sentences that no claim stands behind are true, for `check --coverage`.
    pub reasons: Vec<Reason>,
}

impl Section {
    /// What its boards and its questions are called.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let boards = self.board.iter().map(|board| &*board.name);
        boards.chain(self.question.iter().map(|question| &*question.name))
    }

    /// What a sheet may show of it: its boards, and its questions that have no more than one.
    pub fn names_on_paper(&self) -> impl Iterator<Item = &str> {
        let boards = self.board.iter().map(|board| &*board.name);
        let asked = self.question.iter().filter(|question| question.boards.is_empty());
        boards.chain(asked.map(|question| &*question.name))
    }
}

/// What stands behind a sentence that no claim can prove: `{ says = "White begins", because = "Article 1.2" }`.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Reason {
    /// The first words of the sentence, or all of them.
    pub says: String,
    /// An article of the Laws, or another reason in a few words: `advice`.
    pub because: String,
}

/// A board: a position, what is shown on it, and what is claimed about it.
///
/// # Exercises
///
/// A board is an exercise by one of three keys: `stars`, `goal` or `ask`. The right answers are computed, and
/// so is why every other one is wrong; `answer` is proven to be right and as short as any.
///
/// | to write | the learner | the file also says |
/// |---|---|---|
/// | `stars` | lands on every star, in as few moves as possible | `answer` |
/// | `goal = "reach"` | goes to the stars, and never stops where something can take the piece | `stars`, `answer` |
/// | `goal = "capture"` | takes all enemy men, or those on the stars | `answer` |
/// | `goal = "check"`, `"mate"`, `"stalemate"` | gives check, checkmates, stalemates | `answer`, perhaps `moves`, `opponent` |
/// | `goal = "promote"`, `"castle"`, `"en-passant"` | makes such a move | `answer`, perhaps `moves`, `opponent` |
/// | `goal = "escape"` | answers the check | `answer` |
/// | `goal = "take"` | takes the dearest piece that nothing guards | `answer` |
/// | `goal = "save"` | saves the piece: moves it, guards it, takes the attacker or gets in its way | `piece`, `answer` |
/// | `goal = "guard"` | leaves no piece without a guard | `answer` |
/// | `ask = "goes"`, `"attacks"` | marks every square that the piece can go to, or attacks | `piece` |
/// | `ask = "checkers"`, `"pinned"` | marks the pieces that give check, or are pinned | |
/// | `ask = "takeable"` | marks everything that can be taken now | perhaps `piece`: by this piece alone |
/// | `ask = "named"` | presses the squares that are named, one after the other | `squares` |
///
/// | key | says |
/// |---|---|
/// | `answer` | a shortest answer; with replies as `1. Qg7+ Kh8 2. Qh7#`, in a drill as `d4d7 d7g7` |
/// | `moves` | in how many moves of the learner's, 1 to 4; left out: 1 |
/// | `opponent` | `none`: it never moves; `resists`: any reply must lose, and it plays the answer's or the hardest; `takes`: it takes what it can have for nothing |
/// | `hint` | the first of three hints, where to look; left out, one is made |
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Board {
    /// A name of its own within the lesson, in small letters, digits and hyphens.
    pub name: String,
    /// The position as a FEN; fields left out at the end are `w - - 0 1`.
    pub fen: String,
    /// The square of the piece whose moves are shown: `d4`.
    pub piece: String,
    /// Whose side is at the bottom: `white` (if left out) or `black`.
    pub below: String,
    /// `explore` (the sides move in turn), `drill` (one side moves again and again) or `step` (a line
    /// is gone through). Left out: `step` if there is a line, otherwise `drill` if a king is missing.
    pub mode: String,
    /// Where files and ranks are named: `outside` (if left out), `inside` the squares, on `every` square, or
    /// `hidden`.
    pub coordinates: String,
    /// The squares to collect, for an exercise: `d7 g7 g2`.
    pub stars: String,
    /// A shortest solution of the exercise: `d4d7 d7g7 g7g2`.
    pub answer: String,
    /// What there is to point out; see [`Pointing`](crate::Pointing).
    pub ask: String,
    /// The squares to press in turn, where they are named: `e4 a1 h8`.
    pub squares: String,
    /// What there is to bring about, if not only to land on stars: one of the goals in the table above.
    pub goal: String,
    /// In how many moves of the learner's.
    pub moves: Option<i64>,
    /// What the other side does.
    pub opponent: String,
    /// The first hint, where to look; left out, one is made.
    pub hint: String,
    /// In a page only: which answers are right, and what is said of the others, in lines of text.
    #[serde(skip)]
    pub answers: String,
    /// Moves to go through one by one, each with its comment, as in a PGN file:
    /// `1. f3 {This opens a way to the king.} e5`. In a page the moves alone, as `f2f3 e7e5`.
    pub line: String,
    /// In a page only: what is said before the line and after each of its moves, in lines of text.
    #[serde(skip)]
    pub comments: String,
    /// The sentence under the board.
    pub caption: String,
    /// Where the box for typed moves is: `folded` away (if left out), or always `shown`, where moves are to be
    /// typed.
    pub text_box: String,
    /// What the caption and the prose say about the board, for the rules to prove.
    pub claims: Vec<Claim>,
}

impl Board {
    /// What a board has to know in a browser, as names and values of attributes: the keys of the file.
    /// The comments are no attribute: the page tells them to everybody, in a list.
    ///
    /// ```
    /// let board = lesson::file::Board { fen: "8/8/8/8/3R4/8/8/8 w".into(), ..Default::default() };
    /// let read = lesson::file::Board::from_attributes(|key| (key == "fen").then(|| board.fen.clone()));
    /// assert_eq!(read, board);
    /// ```
    pub fn attributes(&self) -> [(&'static str, &str); 12] {
        [
            ("fen", &self.fen),
            ("piece", &self.piece),
            ("below", &self.below),
            ("mode", &self.mode),
            ("coordinates", &self.coordinates),
            ("stars", &self.stars),
            ("answer", &self.answer),
            ("goal", &self.goal),
            ("ask", &self.ask),
            ("squares", &self.squares),
            ("answers", &self.answers),
            ("line", &self.line),
        ]
    }

    /// Reads a board from attributes, of which any may be missing.
    pub fn from_attributes(read: impl Fn(&'static str) -> Option<String>) -> Board {
        let text = |key| read(key).unwrap_or_default();
        Board {
            fen: text("fen"),
            piece: text("piece"),
            below: text("below"),
            mode: text("mode"),
            coordinates: text("coordinates"),
            stars: text("stars"),
            answer: text("answer"),
            goal: text("goal"),
            ask: text("ask"),
            squares: text("squares"),
            answers: text("answers"),
            line: text("line"),
            comments: text("comments"),
            ..Board::default()
        }
    }
}

/// A printed page, made of boards of the lesson and of its own.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Sheet {
    /// Boards that stand on paper alone.
    pub board: Vec<Board>,
    /// `handout` (if left out), `boards` (nothing but boards) or `score` (lines for the moves of a game).
    pub form: String,
    /// The boards at the top, from left to right: 1 to 4, or 1 to 6 if there is nothing but boards.
    pub show: Vec<Pick>,
    /// The rules to remember, a short sentence each: 3 to 8.
    pub rules: Vec<String>,
    /// What there is to do, with a pencil.
    pub task: Option<Task>,
}

/// A board of the file, chosen for paper.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Pick {
    /// Its name.
    pub board: String,
    /// Moves to show on it, each with an arrow, and then the position they lead to: `d7d5 e5d6`.
    /// In a task the last of them is the one that is asked about.
    pub moves: String,
    /// Moves to show by arrows alone, any of which could be played: `e1f2`.
    pub arrow: String,
    /// Moves that have been played before anything is shown: `e1g1`.
    pub after: String,
}

/// Something to do on paper. The answers are computed.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Task {
    /// What is asked: `collect`, `squares`, `status`, `legal`, `write`, `place`,
    /// `set-up` or `draw`; see [`Ask`](crate::Ask).
    pub ask: String,
    /// The boards it is asked about: 1 to 6.
    pub boards: Vec<Pick>,
}

/// A sheet without a lesson: `www/lessons/en/sheets/score.toml`.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Handout {
    /// Always [`FORMAT`].
    pub format: i64,
    /// The heading: `Blank boards`.
    pub title: String,
    /// One sentence: what it is for.
    pub promise: String,
    /// The page.
    pub sheet: Option<Sheet>,
}

/// The order of the lessons: `www/lessons/en/course.toml`.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Course {
    /// Always [`FORMAT`].
    pub format: i64,
    /// Where the site is published, for the foot of each sheet: `https://chess.example`.
    pub address: String,
    /// The sheets that belong to no lesson, in order: `score` for `sheets/score.toml`.
    pub sheets: Vec<String>,
    /// The pages that are no lessons, in order: `about` for `pages/about.toml`.
    pub pages: Vec<String>,
    /// The chapters, in reading order.
    pub chapter: Vec<Chapter>,
}

/// A few lessons that belong together.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Chapter {
    /// The heading: `The pieces`.
    pub title: String,
    /// The names of the lessons, in reading order: `rook` for `rook.toml`.
    pub lessons: Vec<String>,
}
