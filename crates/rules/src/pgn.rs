//! Portable Game Notation: whole games with tags, comments and variations, as a tree.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::{Move, Position, San, Score};

mod fault;
mod tag;
mod tokens;
mod open_line;
mod draft;
mod read;
mod write;

pub use fault::{PgnError, PgnFault};
pub use read::PgnGames;

/// A game as it was written down: tags, moves, comments, variations, result.
///
/// Texts are read by [`PgnGames`]. `Display` writes a game in the export format: the seven tags of the
/// roster first, moves in canonical notation, lines of fewer than 80 columns as far as words allow, none
/// that begins with `%`. What was written is read back with the same start, line and result.
///
/// ```
/// use rules::{Kings, PgnGame, PgnGames, Position};
///
/// let text = "1.e4 e5?! (1...c5 {the Sicilian}) 2. Nf3 *";
/// let game = PgnGames::of(text, Kings::Both).next().expect("one game");
/// assert_eq!(game.movetext(), "1. e4 e5 $6 (1... c5 {the Sicilian}) 2. Nf3 *");
///
/// let start = Position::initial();
/// let e4 = start.judge("e2e4".parse()?).expect("legal");
/// let mut own = PgnGame::new(start, [e4]);
/// own.set_tag("White", "A. Learner").expect("a name that can be written");
/// assert!(own.to_string().ends_with("\n1. e4 *\n"));
/// # Ok::<(), rules::ParseAttemptError>(())
/// ```
///
/// Games are equal if everything in them is, the faults too. As with positions, the clocks at the start
/// do not count, nor does the number of the first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PgnGame {
    tags: Vec<(String, String)>,
    start: Position,
    /// What was played, with everything that was said about it.
    pub line: PgnLine,
    /// How the game ended; `None`, written `*`, if it has not ended or nobody says how.
    ///
    /// What stands after the moves counts, `*` too; the `Result` tag only where nothing stands there. Should
    /// the two differ, [`tag`](Self::tag) still gives the tag as it was read.
    pub result: Option<Score>,
    /// What could not be read, in the order of the text: the first hundred faults. Not written.
    pub errors: Vec<PgnError>,
}

/// Moves one after the other: the game itself, or a variation of it.
///
/// # Limits
/// What is nested deeper than [`DEPTH_MAX`](Self::DEPTH_MAX) is not read back. Lines made by hand can be
/// nested deeper, but writing, comparing, cloning and dropping them take stack for every level: some
/// thousands of levels may end the program, so keep to `DEPTH_MAX`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PgnLine {
    /// What is said before anything is played.
    pub comment: String,
    /// The moves.
    pub moves: Vec<PgnMove>,
}

/// A move with what was said about it, and what could have been played instead.
///
/// Comments are words with single spaces between them, empty if there are none: PGN keeps no lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PgnMove {
    /// The move, and how it is written.
    pub san: San,
    /// The numbers of its marks (Numeric Annotation Glyphs): 1 is `!`, 2 is `?`, 3 is `!!`, 4 is `??`,
    /// 5 is `!?`, 6 is `?!`.
    pub nags: Vec<u8>,
    /// What is said between the number and the move.
    pub before: String,
    /// What is said after the move.
    pub after: String,
    /// Other lines that begin in the same position, instead of this move.
    pub variations: Vec<PgnLine>,
}

impl PgnGame {
    /// The seven tags that begin every exported game, with what they say when nothing is known.
    pub const ROSTER: [(&str, &str); 7] = [
        ("Event", "?"),
        ("Site", "?"),
        ("Date", "????.??.??"),
        ("Round", "?"),
        ("White", "?"),
        ("Black", "?"),
        ("Result", "*"),
    ];

    /// How many moves are read of one game, those of its variations included: far more than the longest
    /// game has under the Laws (FIDE 9.6.2), and enough for whole books of openings.
    pub const MOVES_MAX: usize = 100_000;

    /// A game without tags, begun in this position and played with these moves.
    ///
    /// Each move must be one of the position it is played in, as for [`Position::after`].
    pub fn new(start: Position, moves: impl IntoIterator<Item = Move>) -> PgnGame {
        let line = PgnLine::new(start, moves);
        PgnGame { tags: Vec::new(), start, line, result: None, errors: Vec::new() }
    }

    /// The position the game began with: the initial one, or that of the `FEN` tag.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Names and values of the tags, in the order of the text.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The value of a tag: `Event`, `White`, `WhiteElo`…
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags().find(|(tag, _)| *tag == name).map(|(_, value)| value)
    }

    /// Gives a tag a value, in place of the one it may have had.
    ///
    /// `Result`, `SetUp` and `FEN` are written from the game itself, whatever is set here, and so is the
    /// `Variant` of a game of Chess960.
    ///
    /// # Errors
    /// - `""`, `"White Elo"`: a name is letters, digits and `_`
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), PgnFault> {
        if name.is_empty() || !name.chars().all(tag::is_of_name) {
            return Err(PgnFault::tag(name, "a tag name of letters, digits and _"));
        }
        match self.tags.iter_mut().find(|(tag, _)| tag == name) {
            Some((_, old)) => *old = value.to_string(),
            None => self.tags.push((name.to_string(), value.to_string())),
        }
        Ok(())
    }
}

impl PgnLine {
    /// How deep variations may lie in one another in a text.
    pub const DEPTH_MAX: usize = 100;

    /// A line without comments, played from this position.
    ///
    /// Each move must be one of the position it is played in, as for [`Position::after`].
    pub fn new(from: Position, moves: impl IntoIterator<Item = Move>) -> PgnLine {
        let mut position = from;
        let moves = moves.into_iter().map(|played| {
            let node = PgnMove::new(&position, played);
            position = position.after(played);
            node
        });
        PgnLine { comment: String::new(), moves: moves.collect() }
    }

    /// Whether nothing is played and nothing is said.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty() && self.comment.is_empty()
    }
}

impl PgnMove {
    /// A move of this position, with nothing said about it.
    pub fn new(position: &Position, played: Move) -> PgnMove {
        PgnMove {
            san: San::of(position, played),
            nags: Vec::new(),
            before: String::new(),
            after: String::new(),
            variations: Vec::new(),
        }
    }
}
