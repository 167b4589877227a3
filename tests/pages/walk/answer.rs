//! The exercises of a page with their answers, as its boards carry them.

use rules::Attempt;
use tests::Page;

/// An exercise.
pub(super) struct Exercise {
    /// The id of its board.
    pub(super) board: String,
    pub(super) answer: Answer,
}

/// What solves an exercise.
pub(super) enum Answer {
    /// Moves, the other side's left out.
    Moves(Vec<Attempt>),
    /// Moves that the other side answers.
    Replied(Vec<Attempt>),
    /// Squares to mark, before the board is told to check them.
    Marked(Vec<String>),
    /// Squares to press as each is asked for.
    Asked(Vec<String>),
    /// The right ones of several choices: how many there are.
    Choice(usize),
}

impl Answer {
    /// What a learner would call this kind of exercise.
    pub(super) fn kind(&self) -> &'static str {
        match self {
            Answer::Moves(moves) if moves.iter().any(|step| step.promotion.is_some()) => "promotion",
            Answer::Moves(_) => "moves",
            Answer::Replied(_) => "moves with replies",
            Answer::Marked(_) => "squares to mark",
            Answer::Asked(_) => "squares to find",
            Answer::Choice(_) => "choices",
        }
    }
}

/// The exercises of the page, from its top to its end.
pub(super) fn exercises(page: &Page) -> Vec<Exercise> {
    let told = page.run(
        "return [...document.querySelectorAll('.exercise squarewise-board:not(.question *), .question')].map(board =>
            ['id', 'answer', 'answers', 'squares', 'ask', 'mode'].map(name => board.getAttribute(name) ?? '').concat(board.localName, String(board.querySelectorAll('[data-worth=right]').length)))",
    );
    let boards = told.as_array().into_iter().flatten();
    boards
        .map(|board| read(&[0, 1, 2, 3, 4, 5, 6, 7].map(|at| board[at].as_str().unwrap_or_default())))
        .collect()
}

fn read(&[board, line, answers, squares, ask, mode, element, right]: &[&str; 8]) -> Exercise {
    let squares: Vec<String> = squares.split_whitespace().map(str::to_owned).collect();
    let answer = match (line, squares.is_empty(), ask) {
        _ if element == "fieldset" => Answer::Choice(right.parse().expect("a count")),
        ("", true, _) => read_first(answers, mode),
        ("", false, "") => Answer::Marked(squares),
        ("", false, _) => Answer::Asked(squares),
        (line, ..) => Answer::Moves(moves(line)),
    };
    Exercise { board: board.to_owned(), answer }
}

/// The first of several answers, which is right: `!b1b7 h8g8 a2a8: Solved.`
fn read_first(answers: &str, mode: &str) -> Answer {
    let line = answers.strip_prefix('!').and_then(|rest| rest.split(':').next());
    let all = moves(line.unwrap_or_else(|| panic!("no right answer comes first: {answers:?}")));
    match (mode, all.len()) {
        ("drill", _) | (_, 1) => Answer::Moves(all),
        (_, _) => Answer::Replied(all.into_iter().step_by(2).collect()),
    }
}

fn moves(line: &str) -> Vec<Attempt> {
    let read =
        |word: &str| word.parse().unwrap_or_else(|error| panic!("no move is written {word:?}: {error}"));
    line.split_whitespace().map(read).collect()
}
