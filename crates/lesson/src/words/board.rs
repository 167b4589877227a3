//! The board in words: for those who cannot see it, and for each square of a live board.

use alloc::string::{String, ToString};

use diagram::{Diagram, Mark, Sign};
use rules::{Board, Kind, Piece, Position, Side, Square, SquareSet};

use super::{Say, Words, sentence};

/// The order in which the marks on a square are told: what a learner asks first comes first.
const SPOKEN: [Sign; 9] = [
    Sign::Chosen,
    Sign::Dot,
    Sign::Ring,
    Sign::Star,
    Sign::Check,
    Sign::Moved,
    Sign::Cross,
    Sign::Culprit,
    Sign::Hatch,
];

impl Words {
    /// One square of a live board: the square, what stands there, and what is marked.
    pub fn cell(&self, square: Square, diagram: &Diagram) -> String {
        let more = |words: String, next: &str| self.fill(Say::CellNext, &[&words, next]);
        let mut words = match diagram.board.piece_on(square) {
            Some(piece) => more(square.name(), &self.coloured(piece.side, piece.kind)),
            None => more(square.name(), self.text(Say::CellEmpty)),
        };
        for sign in SPOKEN {
            if diagram.marks.contains(&Mark { sign, square }) {
                words = more(words, self.text(on_cell(sign)));
            }
        }
        words
    }

    /// What a picture shows, in a few words: `Chess board with a white rook on d4`.
    pub fn title(&self, board: &Board) -> String {
        let men = board.men().count();
        match board.men().next() {
            None => String::from(self.text(Say::PictureEmpty)),
            Some((square, piece)) if men == 1 => {
                self.fill(Say::PictureOne, &[&self.a_coloured(piece), &square.name()])
            }
            Some(_) => self.counted(Say::PictureMany, men, &[&men.to_string()]),
        }
    }

    /// `A white rook`, as the name of a picture of one.
    pub fn portrait(&self, piece: Piece) -> String {
        sentence(&self.a_coloured(piece))
    }

    fn a_coloured(&self, piece: Piece) -> String {
        let say = match piece.side {
            Side::White => Say::PictureAWhite,
            Side::Black => Say::PictureABlack,
        };
        self.of_kind(say, Some(piece.kind), &[])
    }

    /// The board in words: who moves, the pieces by side and kind, and the marks.
    ///
    /// `to_move` is left out where nobody moves.
    pub fn board(&self, diagram: &Diagram, to_move: Option<Side>) -> String {
        let turn = to_move.map(|side| self.to_move(side)).unwrap_or_default();
        let whole = self.then(turn, &self.all_men(&diagram.board));
        self.signs(diagram).fold(whole, |told, next| self.then(told, &next))
    }

    /// Whose move it is, and the pieces by side and kind: what is heard of a board at a glance.
    pub(crate) fn glance(&self, position: &Position) -> String {
        self.then(self.to_move(position.side_to_move()), &self.all_men(position.board()))
    }

    fn to_move(&self, side: Side) -> String {
        self.sided(Say::PictureToMove, side, &[])
    }

    fn all_men(&self, board: &Board) -> String {
        let mut told = String::new();
        for owner in Side::ALL {
            if let Some(men) = self.men_of(board, owner) {
                told = self.then(told, &self.sided(Say::PictureSide, owner, &[&men]));
            }
        }
        told
    }

    /// The marks and arrows of a picture in words, without what stands on the board.
    pub fn marks(&self, diagram: &Diagram) -> String {
        let arrows = diagram
            .arrows
            .iter()
            .map(|arrow| self.fill(Say::PictureArrow, &[&arrow.from.name(), &arrow.to.name()]));
        self.signs(diagram).chain(arrows).fold(String::new(), |told, next| self.then(told, &next))
    }

    /// Each kind of mark, with its squares.
    fn signs(&self, diagram: &Diagram) -> impl Iterator<Item = String> {
        Sign::ALL.into_iter().filter_map(|sign| {
            let marks = diagram.marks.iter().filter(|mark| mark.sign == sign);
            let marked: SquareSet = marks.map(|mark| mark.square).collect();
            (!marked.is_empty()).then(|| self.fill(heading(sign), &[&self.squares(marked)]))
        })
    }

    /// `king e1, pawns a2 and b2`: the most valuable first.
    fn men_of(&self, board: &Board, owner: Side) -> Option<String> {
        let kinds = Kind::ALL.into_iter().rev().filter_map(|kind| {
            let places = board.pieces(owner, kind);
            let say = if places.is_several() { Say::PictureMenSeveral } else { Say::PictureMenOne };
            (!places.is_empty()).then(|| self.of_kind(say, Some(kind), &[&self.squares(places)]))
        });
        kinds.reduce(|men, next| self.fill(Say::PictureMenNext, &[&men, &next]))
    }
}

fn on_cell(sign: Sign) -> Say {
    match sign {
        Sign::Dot => Say::CellDot,
        Sign::Ring => Say::CellRing,
        Sign::Star => Say::CellStar,
        Sign::Cross => Say::CellCross,
        Sign::Hatch => Say::CellHatch,
        Sign::Check => Say::CellCheck,
        Sign::Chosen => Say::CellChosen,
        Sign::Culprit => Say::CellCulprit,
        Sign::Moved => Say::CellMoved,
    }
}

fn heading(sign: Sign) -> Say {
    match sign {
        Sign::Dot => Say::PictureDot,
        Sign::Ring => Say::PictureRing,
        Sign::Star => Say::PictureStar,
        Sign::Cross => Say::PictureCross,
        Sign::Hatch => Say::PictureHatch,
        Sign::Check => Say::PictureCheck,
        Sign::Chosen => Say::PictureChosen,
        Sign::Culprit => Say::PictureCulprit,
        Sign::Moved => Say::PictureMoved,
    }
}
