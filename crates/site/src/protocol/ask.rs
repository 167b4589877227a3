//! A question as it is typed, and what its words mean.

use std::fmt::Display;
use std::str::FromStr;

use lesson::with_usual_fields;
use rules::{Attempt, FenError, Game, Kind, Kings, Position, Side, Turns, Variant};
use serde::Deserialize;
use serde_json::Value;

/// All keys that any question may have; which ones it does have is checked before.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct Ask {
    #[serde(rename = "do")]
    pub(super) name: String,
    fen: Option<String>,
    #[serde(default)]
    moves: Vec<String>,
    #[serde(default)]
    lesson: bool,
    #[serde(default)]
    chess960: bool,
    depth: Option<Value>,
    pub(super) from: Option<String>,
    #[serde(rename = "try")]
    pub(super) attempt: Option<String>,
    pub(super) actor: Option<String>,
    pub(super) ended: Option<String>,
    pub(super) rule: Option<String>,
    pub(super) with: Option<String>,
    pub(super) event: Option<String>,
    side: Option<String>,
    pub(super) text: Option<String>,
}

impl Ask {
    /// How many kings there must be.
    pub(super) fn kings(&self) -> Kings {
        if self.lesson { Kings::AnyNumber } else { Kings::Both }
    }

    /// The position the game begins with.
    pub(super) fn start(&self) -> Result<Position, FenError> {
        let variant = if self.chess960 { Variant::Chess960 } else { Variant::Standard };
        let fen = self.fen.as_deref().map_or_else(|| rules::INITIAL.to_owned(), with_usual_fields);
        Position::from_fen_of(variant, &fen, self.kings())
    }

    /// The game so far.
    pub(super) fn game(&self) -> Result<Game, String> {
        let start = self.start().map_err(|error| format!("fen: {error}"))?;
        let mut game = Game::new(start, Turns::Alternate);
        for (index, text) in self.moves.iter().enumerate() {
            let number = index + 1;
            let attempt: Attempt = read(text, &format!("move {number}"))?;
            game.play(attempt).map_err(|refusal| format!("move {number} is not legal: {refusal}"))?;
        }
        Ok(game)
    }

    /// The game so far, ended if its position is dead: looked at more deeply than after each move.
    pub(super) fn settled_game(&self) -> Result<Game, String> {
        let mut game = self.game()?;
        game.conclude_dead();
        Ok(game)
    }

    /// How many moves ahead to look, up to so many.
    pub(super) fn depth(&self, max: u32) -> Result<u32, String> {
        let missing = || format!("{} needs a depth, like \"depth\":3", self.name);
        let found = self.depth.as_ref().ok_or_else(missing)?;
        let depth = found.as_u64().and_then(|depth| u32::try_from(depth).ok());
        depth.filter(|&depth| depth <= max).ok_or_else(|| {
            let found = match found.as_str() {
                Some(text) => quoted(text),
                None if found.is_number() => found.to_string(),
                None => quoted(&found.to_string()),
            };
            format!("depth: found {found}, expected a whole number from 0 to {max}")
        })
    }

    /// The side that the question is about.
    pub(super) fn side(&self) -> Result<Side, String> {
        let side = self.side.as_deref();
        let missing = || format!("{} needs a side, like \"side\":\"white\"", self.name);
        read_side(side.ok_or_else(missing)?, "side")
    }
}

/// Reads one of the notations of `rules`.
pub(super) fn read<T: FromStr<Err: Display>>(text: &str, key: &str) -> Result<T, String> {
    text.parse().map_err(|error| format!("{key}: found {}; {error}", quoted(text)))
}

/// Reads a try. A letter that is no piece at all is as wrong as a promotion to a pawn, and refused as one.
pub(super) fn read_attempt(text: &str, key: &str) -> Result<Attempt, String> {
    let names_no_piece = |letter: char| letter.is_ascii_alphabetic() && Kind::from_letter(letter).is_none();
    match text.split_at_checked(4) {
        Some((squares, letter)) if letter.len() == 1 && letter.starts_with(names_no_piece) => {
            Ok(Attempt { promotion: Some(Kind::Pawn), ..read(squares, key)? })
        }
        Some(_) | None => read(text, key),
    }
}

/// Reads the name of a side.
pub(super) fn read_side(text: &str, key: &str) -> Result<Side, String> {
    match text {
        "white" => Ok(Side::White),
        "black" => Ok(Side::Black),
        other => Err(format!("{key}: found {}, expected \"white\" or \"black\"", quoted(other))),
    }
}

/// What was found, as far as it helps: a message need not repeat a whole file.
pub(super) fn quoted(found: &str) -> String {
    const LETTERS_MAX: usize = 60;
    let clipped = found.char_indices().nth(LETTERS_MAX);
    clipped.map_or_else(|| format!("{found:?}"), |(end, _)| format!("{:?}", format!("{}…", &found[..end])))
}
