//! Something to do with a pencil, and its answer: computed by the rules, with the reason.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use diagram::{Arrow, Diagram, Sign};
use rules::{Attempt, Game, Position, Square, SquareSet};

use crate::admit::choose;
use crate::check::need;
use crate::finding::Findings;
use crate::goal::Goal;
use crate::lesson::{Figure, Mode};
use crate::question::{Chosen, judge_draw, judge_set_up, need_kings};
use crate::sheet::{Boards, Panel, drawn, play, read_move};
use crate::words::{Say, Words, sentence};
use crate::{file, marks};

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
    /// Say whether the pieces stand as a game begins, and mark where they do not.
    SetUp,
    /// Write whether it is a draw, and by which rule.
    Draw,
}

impl Ask {
    /// What each is called in a file.
    const NAMES: [(&'static str, Ask); 8] = [
        ("collect", Ask::Collect),
        ("squares", Ask::Squares),
        ("status", Ask::Status),
        ("legal", Ask::Legal),
        ("write", Ask::Write),
        ("place", Ask::Place),
        ("set-up", Ask::SetUp),
        ("draw", Ask::Draw),
    ];

    /// Whether it is asked about a move.
    fn needs_move(self) -> bool {
        match self {
            Ask::Legal | Ask::Write => true,
            Ask::Collect | Ask::Squares | Ask::Status | Ask::Place | Ask::SetUp | Ask::Draw => false,
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
    pub items: Vec<Item>,
}

/// One board of a task.
#[derive(Clone, Debug)]
pub struct Item {
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
        let problem = format!("found {} of boards, expected 1 to {BOARDS_MAX}", task.boards.len());
        findings.add("boards", problem, String::from("write boards = [{ board = \"stars\" }]"));
        return None;
    }
    let items = findings
        .each("boards", &task.boards, |findings, pick| check_item(ask, pick, boards, findings))
        .into_iter()
        .collect::<Option<Vec<_>>>()?;
    let figures: Vec<&Figure> =
        task.boards.iter().filter_map(|pick| boards.find(&pick.board, findings)).collect();
    Some(Task { ask, request: findings.words.request(ask, &figures), items })
}

fn check_item(ask: Ask, pick: &file::Pick, boards: &Boards, findings: &mut Findings) -> Option<Item> {
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
        Ask::Status => status(figure, findings),
        Ask::Legal => legal(figure, &pick.moves, findings),
        Ask::Write => write(figure, &pick.moves, findings),
        Ask::Place => Some(place(figure)),
        Ask::SetUp => Some(set_up(figure, findings.words)),
        Ask::Draw => draw(figure, findings),
    }
}

/// The position that a board begins with, drawn without any marks.
fn bare(figure: &Figure) -> Diagram {
    let mut diagram = drawn(figure, &Game::new(figure.board.position, figure.board.turns()));
    diagram.marks.clear();
    diagram
}

/// A picture with whose move it is, where the answer rests on it and no arrow tells it.
fn with_turn(diagram: Diagram, position: &Position, words: &Words) -> Panel {
    let caption = words.sided(Say::PictureToMove, position.side_to_move(), &[]);
    Panel { caption, ..plain(diagram, position) }
}

/// A picture without a caption.
fn plain(diagram: Diagram, position: &Position) -> Panel {
    Panel { diagram, caption: String::new(), to_move: Some(position.side_to_move()) }
}

fn collect(figure: &Figure, findings: &mut Findings) -> Option<Item> {
    let board = &figure.board;
    let Some(goal @ Goal::Collect { stars, fewest, .. }) = board.goal() else {
        let problem = format!("the board \"{}\" has no stars to collect", figure.name);
        findings.add("board", problem, String::from("name a board with stars"));
        return None;
    };
    let mut diagram = bare(figure);
    marks::mark(&mut diagram, Sign::Star, stars);
    let panel = plain(diagram, &board.position);
    let mut answer = panel.clone();
    answer.diagram.arrows = figure.answer.iter().copied().map(Arrow::from).collect();
    let words = findings.words;
    answer.caption = words.fill(Say::TaskWay, &[&words.way(&figure.answer)]);
    let why = words.no_shorter(stars.len(), fewest, goal.count_shortest(&board.position, board.turns()));
    Some(Item { panel, lines: fewest, answer, why })
}

fn squares(figure: &Figure, findings: &mut Findings) -> Option<Item> {
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
    answer.caption = findings.words.targets(position, from);
    let why = findings.words.hindrances(position, from);
    Some(Item { panel, lines: 0, answer, why })
}

fn status(figure: &Figure, findings: &mut Findings) -> Option<Item> {
    let position = &figure.board.position;
    need_kings(position, "board", findings)?;
    let words = findings.words;
    let panel = with_turn(bare(figure), position, words);
    let game = Game::new(*position, figure.board.turns());
    let answer = Panel { caption: words.standing(position), ..plain(drawn(figure, &game), position) };
    Some(Item { panel, lines: 1, answer, why: words.stand(position) })
}

/// The game before the move that is asked about, which comes last, and that move.
fn before_last(figure: &Figure, moves: &str, findings: &mut Findings) -> Option<(Game, Attempt)> {
    let mut game = Game::new(figure.board.position, figure.board.turns());
    let mut steps = moves.split_whitespace();
    let last = read_move(steps.next_back()?, "moves", findings)?;
    for word in steps {
        let attempt = read_move(word, "moves", findings)?;
        play(&mut game, attempt, "moves", findings)?;
    }
    Some((game, last))
}

/// The board with the arrow of the move that is asked about, and brackets round the move before it.
fn asked(figure: &Figure, game: &Game, attempt: Attempt) -> Panel {
    let mut diagram = drawn(figure, game);
    diagram.marks.retain(|mark| mark.sign == Sign::Moved);
    diagram.arrows.push(attempt.into());
    plain(diagram, game.position())
}

fn legal(figure: &Figure, moves: &str, findings: &mut Findings) -> Option<Item> {
    let (game, attempt) = before_last(figure, moves, findings)?;
    let panel = asked(figure, &game, attempt);
    let mut answer = panel.clone();
    let words = findings.words;
    let (said, mut why) = judged(&game, attempt, &mut answer.diagram, words);
    if said == Say::TaskYes {
        why = words.then(figure.caption.clone(), &why);
    }
    answer.caption = words.text(said).into();
    Some(Item { panel, lines: 2, answer, why })
}

/// Whether a move is legal, as yes or no, and why; what forbids it is marked on the picture.
pub(crate) fn judged(game: &Game, attempt: Attempt, picture: &mut Diagram, words: &Words) -> (Say, String) {
    let before = game.position();
    match game.judge(attempt) {
        Ok(played) => {
            let moved = words.moved(before, played, &before.after(played));
            let why =
                words.then(words.text(Say::TaskNoRuleForbids).into(), &words.why_allowed(before, played));
            (Say::TaskYes, words.then(why, &moved))
        }
        Err(refusal) => {
            marks::show_refusal(picture, &refusal);
            (Say::TaskNo, words.refusal(&refusal, before))
        }
    }
}

fn write(figure: &Figure, moves: &str, findings: &mut Findings) -> Option<Item> {
    let (mut game, attempt) = before_last(figure, moves, findings)?;
    let panel = asked(figure, &game, attempt);
    let before = *game.position();
    let played = play(&mut game, attempt, "moves", findings)?;
    if played.promotion().is_some() {
        let problem =
            String::from("an arrow does not say what the pawn becomes, so nobody can write it down");
        findings.add("moves", problem, String::from("ask about another move, or write ask = \"legal\""));
        return None;
    }
    let words = findings.words;
    let answer = Panel { caption: words.written(&before, played), ..panel.clone() };
    let why = sentence(&words.fill(Say::TaskWay, &[&words.in_words(&before, played)]));
    Some(Item { panel, lines: 1, answer, why })
}

fn place(figure: &Figure) -> Item {
    let position = &figure.board.position;
    let answer = plain(bare(figure), position);
    let mut panel = answer.clone();
    let own: Vec<Square> = position.board().side(figure.board.below).into_iter().collect();
    own.into_iter().for_each(|square| panel.diagram.board.clear(square));
    Item { panel, lines: 0, answer, why: figure.caption.clone() }
}

fn set_up(figure: &Figure, words: &Words) -> Item {
    let chosen = judge_set_up(figure, words);
    let panel = plain(bare(figure), &figure.board.position);
    as_chosen(panel, chosen, 1)
}

fn draw(figure: &Figure, findings: &mut Findings) -> Option<Item> {
    if let Mode::Step(_) = figure.board.mode {
        let problem =
            format!("the board \"{}\" is a line of moves, which a sheet does not show", figure.name);
        findings.add("board", problem, String::from("name a board without a line"));
        return None;
    }
    let mut chosen = judge_draw(figure, findings)?;
    chosen.label = findings.words.fill(Say::TaskWay, &[&chosen.label]);
    let panel = with_turn(bare(figure), &figure.board.position, findings.words);
    Some(as_chosen(panel, chosen, 2))
}

/// A board with so many lines, and the choice that is right.
fn as_chosen(panel: Panel, chosen: Chosen, lines: usize) -> Item {
    let diagram = chosen.proof.unwrap_or_else(|| panel.diagram.clone());
    let answer = Panel { diagram, caption: chosen.label, ..panel.clone() };
    Item { panel, lines, answer, why: chosen.why }
}
