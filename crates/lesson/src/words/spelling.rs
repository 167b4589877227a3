//! What is said of a written move: what each of its signs tells, and what is wrong with another spelling.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Attempt, Kind, Move, MoveKind, Position, San, SanStyle, Square, SquareSet, Turns, Wing};

use super::{Say, Words};

/// What is wrong with a sign of a spelling that means the right move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    /// Something is taken, and there is no `x`.
    NoX,
    /// There is an `x`, and nothing is taken.
    NothingTaken,
    /// It is check, and there is no `+`.
    NoPlus,
    /// It is checkmate, and there is no `#`.
    NoHash,
    /// There is a `+` or a `#`, and it is no check.
    NoCheck,
    /// There is a `#`, and it is only check.
    NoCheckmate,
    /// It is not said what a pawn becomes.
    NoPromotion,
    /// The king castles, and it is written like another move of his.
    NoCastling,
    /// A pawn takes, and only the square where it lands is written (FIDE C.9).
    NoFile,
    /// There is a letter for a pawn, which has none (FIDE C.4).
    NeedlessLetter,
}

impl Words {
    /// How a legal move is written with the letters of this language.
    pub(crate) fn written(&self, position: &Position, played: Move) -> String {
        let style = SanStyle { letters: self.letters(), ..SanStyle::PGN };
        San::of(position, played).in_style(style).to_string()
    }

    /// How the moves of an answer are written: `It is written Nbd2.`
    pub(crate) fn answer_written(&self, start: &Position, line: &[Move], turns: Turns) -> String {
        let mut position = *start;
        let mut written = Vec::new();
        for &step in line {
            written.push(self.written(&position, step));
            position = turns.after(&position, step, start.side_to_move());
        }
        self.fill(Say::SpellingAnswer, &[&written.join(" ")])
    }

    /// `How is this move written, with all its signs: knight from b1 to d2?` What follows from the move, check
    /// or checkmate, is for the learner to see.
    pub(crate) fn how_written(&self, position: &Position, played: Move) -> String {
        self.fill(Say::SpellingWritten, &[&self.tried_in_words(position, Attempt::from(played))])
    }

    /// What each sign of a legal move tells:
    /// `N is the knight. b is where it comes from: the knight on f3 can go to d2 too. …`
    pub(crate) fn spelt(&self, position: &Position, played: Move) -> String {
        let written = self.written(position, played);
        let deed = written.trim_end_matches(['+', '#']);
        let mut told = match played.kind() {
            MoveKind::Castle(Wing::Kingside) => self.fill(Say::SpellingKingside, &[deed]),
            MoveKind::Castle(Wing::Queenside) => self.fill(Say::SpellingQueenside, &[deed]),
            MoveKind::Step | MoveKind::DoubleStep | MoveKind::EnPassant | MoveKind::Promotion(_) => {
                self.spelt_deed(position, played, deed)
            }
        };
        let sign = match &written[deed.len()..] {
            "+" => Say::SpellingCheck,
            "#" => Say::SpellingCheckmate,
            _ => return told,
        };
        told = self.then(told, self.text(sign));
        told
    }

    fn spelt_deed(&self, position: &Position, played: Move, deed: &str) -> String {
        let (kind, to) = (played.piece(), played.to().name());
        let letter = self.letters().name(kind);
        let mut told = match kind {
            Kind::Pawn => self.text(Say::SpellingNoLetter).into(),
            Kind::Knight | Kind::Bishop | Kind::Rook | Kind::Queen | Kind::King => {
                self.fill(Say::SpellingLetter, &[letter, &self.the(Some(kind))])
            }
        };
        let squares = deed.strip_prefix(letter).unwrap_or(deed);
        let from = squares.split(['x', '=']).next().unwrap_or_default();
        let from = from.strip_suffix(&*to).unwrap_or(from);
        let mut add = |next: String| told = self.then(core::mem::take(&mut told), &next);
        if !from.is_empty() {
            let rivals = rivals(position, played);
            let men = self.men(Say::ManWho, position.board(), rivals);
            add(match rivals.is_empty() {
                true => self.fill(Say::SpellingFrom, &[from]),
                false => self.fill(Say::SpellingFromAmong, &[from, &men, &to]),
            });
        }
        if deed.contains('x') {
            add(self.text(Say::SpellingTakes).into());
        }
        add(self.fill(Say::SpellingLands, &[&to]));
        if let Some((_, new)) = deed.split_once('=') {
            add(self.fill(Say::SpellingBecomes, &[new, &self.a(played.promotion())]));
        }
        told
    }

    /// What is wrong with a sign.
    pub(crate) fn flaw(&self, flaw: Flaw) -> String {
        let say = match flaw {
            Flaw::NoX => Say::SpellingNoX,
            Flaw::NothingTaken => Say::SpellingNothingTaken,
            Flaw::NoPlus => Say::SpellingNoPlus,
            Flaw::NoHash => Say::SpellingNoHash,
            Flaw::NoCheck => Say::SpellingNoCheck,
            Flaw::NoCheckmate => Say::SpellingNoCheckmate,
            Flaw::NoPromotion => Say::SpellingNoPromotion,
            Flaw::NoCastling => Say::SpellingNoCastling,
            Flaw::NoFile => Say::SpellingByFile,
            Flaw::NeedlessLetter => Say::SpellingNeedlessLetter,
        };
        self.text(say).into()
    }

    /// `Nfd2 is another move: knight from f3 to d2.`
    pub(crate) fn another(&self, text: &str, position: &Position, played: Move) -> String {
        self.fill(Say::SpellingAnother, &[text, &self.in_words(position, played)])
    }

    /// The same of a move that does not say what the pawn becomes: `c8 is another move: pawn from c7 to c8.`
    pub(crate) fn another_unfinished(&self, text: &str, position: &Position, played: Move) -> String {
        self.fill(Say::SpellingAnother, &[text, &self.deed_in_words(position, played)])
    }

    /// `It does not say which: the knight on b1 and the knight on f3 can go to d2.`
    pub(crate) fn which_of(&self, position: &Position, moves: &[Move]) -> String {
        let men: SquareSet = moves.iter().map(|step| step.from()).collect();
        let to = moves.first().map(|step| step.to().to_string()).unwrap_or_default();
        self.fill(Say::SpellingSeveral, &[&self.men(Say::ManWho, position.board(), men), &to])
    }

    /// Nothing that is named so can go there.
    pub(crate) fn no_such_piece(&self, to: Square) -> String {
        self.fill(Say::SpellingNobody, &[&to.name()])
    }

    /// A try of one's own piece, legal or not: `knight from b1 to d2`.
    pub(crate) fn tried_in_words(&self, position: &Position, attempt: Attempt) -> String {
        let told = match position.judge(attempt) {
            Ok(played) => self.deed_in_words(position, played),
            Err(_) => self.plain_in_words(position.board(), attempt.from, attempt.to),
        };
        match attempt.promotion {
            Some(_) => self.fill(Say::NoteBecomes, &[&told, &self.a(attempt.promotion)]),
            None => told,
        }
    }
}

/// The like pieces that could go there too.
fn rivals(position: &Position, played: Move) -> SquareSet {
    if played.piece() == Kind::Pawn {
        return SquareSet::EMPTY;
    }
    let alike = position.board().pieces(position.side_to_move(), played.piece());
    let others = alike - SquareSet::of(played.from());
    others.into_iter().filter(|&square| position.destinations(square).contains(played.to())).collect()
}
