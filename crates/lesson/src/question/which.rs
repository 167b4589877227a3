//! Of which board is it true?

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use diagram::Sign;
use rules::{Ending, Position, Square, SquareSet};

use super::status::{self, Standing};
use super::{Answered, Chosen, Proof, Shown, chosen, draw, legal, need_kings, shown, worth};
use crate::admit::choose;
use crate::answers::Worth;
use crate::finding::Findings;
use crate::sheet::read_move;
use crate::words::{Say, Words, sentence};
use crate::{file, marks};

/// What is true of one board and of no other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    Stands(Standing),
    Dead,
    SetUp,
    Legal,
}

const NAMES: [(&str, Wanted); 6] = [
    ("check", Wanted::Stands(Standing::Check)),
    ("checkmate", Wanted::Stands(Standing::Checkmate)),
    ("stalemate", Wanted::Stands(Standing::Stalemate)),
    ("dead", Wanted::Dead),
    ("set-up", Wanted::SetUp),
    ("legal", Wanted::Legal),
];

/// How many boards there are to choose from.
const BOARDS: core::ops::RangeInclusive<usize> = 2..=4;

/// The boards to choose from.
pub(super) fn boards(question: &file::Question, findings: &mut Findings) -> Option<Vec<Shown>> {
    if !BOARDS.contains(&question.boards.len()) {
        let problem = format!(
            "found {} of boards, expected {} to {}",
            question.boards.len(),
            BOARDS.start(),
            BOARDS.end()
        );
        let help = String::from("write boards = [\"k7/8/1Q6/8/8/8/8/4K3 b\", …]");
        findings.add_resting_on("boards", "boards", problem, help);
        return None;
    }
    let boards = findings.each("boards", &question.boards, |findings, fen| shown(question, fen, findings));
    boards.into_iter().collect()
}

pub(super) fn answer(
    question: &file::Question,
    boards: &[Shown],
    findings: &mut Findings,
) -> Option<Answered> {
    if question.which.is_empty() {
        let problem = String::from("it is not said what is true of one board");
        findings.add_resting_on("ask", "which", problem, String::from("add which = \"checkmate\""));
        return None;
    }
    let wanted = choose("which", &question.which, &NAMES, findings)?;
    if let Wanted::Stands(_) = wanted {
        let have_kings =
            findings.each("boards", boards, |findings, shown| need_kings(&shown.position, "fen", findings));
        have_kings.into_iter().collect::<Option<Vec<()>>>()?;
    }
    if wanted == Wanted::Legal {
        read_move(&question.tried, "tried", findings)?;
    }
    let words = findings.words;
    let proofs: Vec<(Worth, Proof)> =
        boards.iter().map(|shown| prove(wanted, question, shown, words)).collect::<Option<_>>()?;
    check_one_is_right(question, &proofs, findings)?;
    let choices = proofs.into_iter().zip(boards).zip('A'..);
    let choices = choices.map(|(((worth, proof), shown), letter)| {
        let letter = String::from(letter);
        let bare = words.fill(Say::QuestionBoard, &[&letter]);
        let label = match wanted {
            Wanted::SetUp => bare.clone(),
            Wanted::Stands(_) | Wanted::Dead | Wanted::Legal => {
                words.sided(Say::QuestionBoardToMove, shown.position.side_to_move(), &[&letter])
            }
        };
        Chosen { name: bare, ..chosen(label, worth, proof, words) }
    });
    let choices = choices.collect();
    Some(Answered { request: request(wanted, question, words), hint: hint(wanted), choices })
}

/// Exactly one board is right, or nobody can choose.
fn check_one_is_right(
    question: &file::Question,
    proofs: &[(Worth, Proof)],
    findings: &mut Findings,
) -> Option<()> {
    let right = (1..).zip(proofs).filter(|(_, (worth, _))| *worth == Worth::Right);
    let right: Vec<String> = right.map(|(number, _)| format!("{number}")).collect();
    let problem = match &right[..] {
        [_] => return Some(()),
        [] => format!("which = \"{}\" is true of no board", question.which),
        several => {
            format!("which = \"{}\" is true of several boards: {}", question.which, several.join(", "))
        }
    };
    let help = String::from("change the boards, so that it is true of one and of no other");
    findings.add_resting_on("boards", "which", problem, help);
    None
}

fn prove(wanted: Wanted, question: &file::Question, shown: &Shown, words: &Words) -> Option<(Worth, Proof)> {
    let position = &shown.position;
    Some(match wanted {
        Wanted::Stands(said) => match Standing::of(position) {
            Some(truth) => (worth(said, truth), status::prove(said, truth, shown, words)),
            None => (Worth::Wrong, dead(shown, words)),
        },
        Wanted::Dead if position.dead_proof().is_some() => (Worth::Right, dead(shown, words)),
        Wanted::Dead => (Worth::Wrong, alive(shown, words)),
        Wanted::SetUp => set_up(shown, words),
        Wanted::Legal => {
            let attempt = question.tried.parse().ok()?;
            let (truth, proof) = legal::prove(&shown.game()?, attempt, shown, words);
            (worth(truth, Say::TaskYes), proof)
        }
    })
}

pub(super) fn dead(shown: &Shown, words: &Words) -> Proof {
    let position = &shown.position;
    let why = position.dead_proof().map(|proof| format!("{}.", sentence(words.dead(&proof))));
    (why.unwrap_or_default(), shown.with(|proof| marks::show_state(proof, position, None)))
}

fn alive(shown: &Shown, words: &Words) -> Proof {
    match draw::winner(&shown.position) {
        _ if shown.position.ending() == Some(Ending::Checkmate) => draw::won(shown, words),
        Some(side) => (words.sided(Say::DrawCanMate, side, &[]), None),
        None => status::stuck(shown, words),
    }
}

/// Whether the pieces stand as a game begins, and where they do not.
pub(super) fn set_up(shown: &Shown, words: &Words) -> (Worth, Proof) {
    let (start, found) = (Position::initial(), shown.position.board());
    let differs = |square: &Square| found.piece_on(*square) != start.board().piece_on(*square);
    let wrong: SquareSet = Square::all().filter(differs).collect();
    if wrong.is_empty() {
        return (Worth::Right, (words.text(Say::QuestionSetUp).into(), None));
    }
    let proof = shown.with(|proof| marks::mark(proof, Sign::Culprit, wrong));
    (Worth::Wrong, (words.not_set_up(wrong), proof))
}

fn request(wanted: Wanted, question: &file::Question, words: &Words) -> String {
    let say = match wanted {
        Wanted::Stands(Standing::Check) => Say::WhichCheck,
        Wanted::Stands(Standing::Checkmate) => Say::WhichCheckmate,
        Wanted::Stands(Standing::Stalemate) => Say::WhichStalemate,
        Wanted::Stands(Standing::Neither) => Say::QuestionNeither,
        Wanted::Dead => Say::WhichDead,
        Wanted::SetUp => Say::WhichSetUp,
        Wanted::Legal => {
            return question.tried.parse().map_or_else(|_| String::new(), |tried| words.which_may(tried));
        }
    };
    words.text(say).into()
}

fn hint(wanted: Wanted) -> Say {
    match wanted {
        Wanted::Stands(_) => Say::QuestionHintStatus,
        Wanted::Dead => Say::QuestionHintDead,
        Wanted::SetUp => Say::QuestionHintSetUp,
        Wanted::Legal => Say::QuestionHintLegal,
    }
}
