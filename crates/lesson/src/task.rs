//! Something to do with a pencil, and its answer: computed by the rules, with the reason.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use diagram::{Arrow, Diagram, Sign};
use rules::{Game, Position, San, Square, SquareSet};

use crate::admit::choose;
use crate::check::need;
use crate::finding::Findings;
use crate::goal::Goal;
use crate::lesson::Figure;
use crate::sheet::{Boards, Panel, drawn, moving, read_move};
use crate::{file, marks, words};

/// What a learner is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Land on every star, and write the moves.
    Collect,
    /// Mark every square that the board's piece can go to.
    Squares,
    /// Write how the position stands: check, checkmate, stalemate or none of them.
    Status,
    /// Say whether the move of the arrow is allowed, and why.
    Legal,
    /// Write down the move of the arrow.
    Write,
    /// Put the pieces of the side below on their squares.
    Place,
}

impl Ask {
    /// What each is called in a file.
    const NAMES: [(&'static str, Ask); 6] = [
        ("collect", Ask::Collect),
        ("squares", Ask::Squares),
        ("status", Ask::Status),
        ("legal", Ask::Legal),
        ("write", Ask::Write),
        ("place", Ask::Place),
    ];

    /// Whether it is asked about a move.
    fn needs_move(self) -> bool {
        match self {
            Ask::Legal | Ask::Write => true,
            Ask::Collect | Ask::Squares | Ask::Status | Ask::Place => false,
        }
    }
}

/// A task on paper.
#[derive(Clone, Debug)]
pub struct Task {
    /// What is asked.
    pub ask: Ask,
    /// The same as a sentence.
    pub request: String,
    /// The boards it is asked about, at least one.
    pub questions: Vec<Question>,
}

/// One board of a task.
#[derive(Clone, Debug)]
pub struct Question {
    /// What is printed.
    pub panel: Panel,
    /// How many lines there are to write on.
    pub lines: usize,
    /// The picture of the answer, and the answer itself as its caption.
    pub answer: Panel,
    /// Why it is the answer.
    pub why: String,
}

/// Most boards that a task may have.
const BOARDS_MAX: usize = 6;

/// Checks a task, and finds its answers.
pub(crate) fn check_task(task: &file::Task, boards: &Boards, findings: &mut Findings) -> Option<Task> {
    need(&task.ask, "ask", "collect", findings);
    let ask = choose("ask", &task.ask, &Ask::NAMES, findings)?;
    if task.boards.is_empty() || task.boards.len() > BOARDS_MAX {
        let problem = format!("found {} boards, expected 1 to {BOARDS_MAX}", task.boards.len());
        findings.add("boards", problem, String::from("write boards = [{ board = \"stars\" }]"));
        return None;
    }
    let questions = findings
        .each("boards", &task.boards, |findings, pick| check_question(ask, pick, boards, findings))
        .into_iter()
        .collect::<Option<Vec<_>>>()?;
    let figures: Vec<&Figure> =
        task.boards.iter().filter_map(|pick| boards.find(&pick.board, findings)).collect();
    Some(Task { ask, request: words::request(ask, &figures), questions })
}

fn check_question(ask: Ask, pick: &file::Pick, boards: &Boards, findings: &mut Findings) -> Option<Question> {
    need(&pick.board, "board", "stars", findings);
    let figure = boards.find(&pick.board, findings)?;
    if ask.needs_move() == pick.moves.is_empty() {
        let (problem, help) = match ask.needs_move() {
            true => ("no move is asked about", "write moves = \"e1g1\""),
            false => ("this task is about no move", "take moves away"),
        };
        findings.add("moves", String::from(problem), String::from(help));
        return None;
    }
    match ask {
        Ask::Collect => collect(figure, findings),
        Ask::Squares => squares(figure, findings),
        Ask::Status => Some(status(figure)),
        Ask::Legal => legal(figure, &pick.moves, findings),
        Ask::Write => write(figure, &pick.moves, findings),
        Ask::Place => Some(place(figure)),
    }
}

/// The position that a board begins with, drawn without any marks.
fn bare(figure: &Figure) -> Diagram {
    let mut diagram = drawn(figure, &Game::new(figure.board.position, figure.board.turns()));
    diagram.marks.clear();
    diagram
}

/// A picture without a caption.
fn plain(diagram: Diagram, position: &Position) -> Panel {
    Panel { diagram, caption: String::new(), to_move: Some(position.side_to_move()) }
}

fn collect(figure: &Figure, findings: &mut Findings) -> Option<Question> {
    let board = &figure.board;
    let Some(goal @ Goal::Collect { stars, fewest }) = board.goal() else {
        let problem = format!("the board \"{}\" has no stars to collect", figure.name);
        findings.add("board", problem, String::from("name a board with stars"));
        return None;
    };
    let mut diagram = bare(figure);
    marks::mark(&mut diagram, Sign::Star, stars);
    let panel = plain(diagram, &board.position);
    let mut answer = panel.clone();
    answer.diagram.arrows =
        figure.answer.iter().map(|step| Arrow { from: step.from(), to: step.to() }).collect();
    answer.caption = format!("{}.", words::way(&figure.answer));
    let why = words::no_shorter(stars.len(), fewest, goal.count_shortest(&board.position, board.turns()));
    Some(Question { panel, lines: fewest, answer, why })
}

fn squares(figure: &Figure, findings: &mut Findings) -> Option<Question> {
    let position = &figure.board.position;
    let Some(from) = figure.board.piece else {
        let problem = format!("the board \"{}\" shows no piece's moves", figure.name);
        findings.add("board", problem, String::from("give the board a piece = \"d4\", or name another"));
        return None;
    };
    let mut diagram = bare(figure);
    marks::mark(&mut diagram, Sign::Chosen, SquareSet::of(from));
    let panel = plain(diagram, position);
    let mut answer = plain(bare(figure), position);
    marks::show_moves(&mut answer.diagram, position, from);
    answer.caption = words::targets(position, from);
    let why = words::hindrances(position, from);
    Some(Question { panel, lines: 0, answer, why })
}

fn status(figure: &Figure) -> Question {
    let position = &figure.board.position;
    let panel = plain(bare(figure), position);
    let game = Game::new(*position, figure.board.turns());
    let answer = Panel { caption: words::standing(position), ..plain(drawn(figure, &game), position) };
    Question { panel, lines: 1, answer, why: words::stand(position) }
}

fn legal(figure: &Figure, word: &str, findings: &mut Findings) -> Option<Question> {
    let position = &figure.board.position;
    let attempt = read_move(word, "moves", findings)?;
    let game = Game::new(*position, figure.board.turns());
    let panel = plain(moving(figure, &game, attempt), position);
    let mut answer = panel.clone();
    let (said, why) = match position.judge(attempt) {
        Ok(played) => {
            let after = figure.board.turns().after(position, played, position.side_to_move());
            let moved = words::moved(position, played, &after);
            ("Yes.", format!("{} No rule forbids the move. {moved}", figure.caption))
        }
        Err(refusal) => {
            marks::show_refusal(&mut answer.diagram, &refusal);
            ("No.", words::refusal(&refusal, position))
        }
    };
    answer.caption = String::from(said);
    Some(Question { panel, lines: 2, answer, why })
}

fn write(figure: &Figure, word: &str, findings: &mut Findings) -> Option<Question> {
    let position = &figure.board.position;
    let attempt = read_move(word, "moves", findings)?;
    let played = match position.judge(attempt) {
        Ok(played) => played,
        Err(refusal) => {
            let sentence = words::refusal(&refusal, position);
            let problem = format!("{word} is not legal there: {sentence}");
            findings.add("moves", problem, String::from("write another move"));
            return None;
        }
    };
    let game = Game::new(*position, figure.board.turns());
    let panel = plain(moving(figure, &game, attempt), position);
    let answer = Panel { caption: San::of(position, played).to_string(), ..panel.clone() };
    let why = words::sentence(&format!("{}.", words::in_words(position, played)));
    Some(Question { panel, lines: 1, answer, why })
}

fn place(figure: &Figure) -> Question {
    let position = &figure.board.position;
    let answer = plain(bare(figure), position);
    let mut panel = answer.clone();
    let own: Vec<Square> = position.board().side(figure.board.below).into_iter().collect();
    own.into_iter().for_each(|square| panel.diagram.board.clear(square));
    Question { panel, lines: 0, answer, why: figure.caption.clone() }
}
