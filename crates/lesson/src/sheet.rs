//! The page that a teacher prints: which boards, rules and task stand on it, all of them proven.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use diagram::{Arrow, Diagram};
use rules::{Attempt, Game, Move, Piece, Side};

use crate::admit::choose;
use crate::check::need;
use crate::finding::Findings;
use crate::lesson::Figure;
use crate::session::Session;
use crate::task::{Task, check_task};
use crate::words::{Say, Words};
use crate::{file, marks, markup};

/// A page to print, which has been checked. How it is laid out is for others to say.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The heading.
    pub title: String,
    /// The sentence under it.
    pub promise: String,
    /// What kind of page it is.
    pub form: Form,
    /// The piece that the page is about, to be shown large.
    pub portrait: Option<Piece>,
    /// The boards at the top.
    pub panels: Vec<Panel>,
    /// The rules to remember.
    pub rules: Vec<String>,
    /// What there is to do.
    pub task: Option<Task>,
}

/// The kinds of pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Boards, rules, and something to do.
    Handout,
    /// Nothing but boards.
    Boards,
    /// Lines for the moves of a game.
    Score,
}

/// A board on paper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Panel {
    /// The picture.
    pub diagram: Diagram,
    /// What is said under it; may be empty.
    pub caption: String,
    /// Whose move it is, where that is told.
    pub to_move: Option<Side>,
}

impl Panel {
    /// The picture in words.
    pub fn description(&self, words: &Words) -> String {
        let title = words.fill(Say::PictureTitle, &[&words.title(&self.diagram.board)]);
        let board = words.then(title, &words.board(&self.diagram, self.to_move));
        self.diagram.arrows.iter().fold(board, |told, arrow| {
            let ends = [&*arrow.from.name(), &arrow.to.name()];
            words.then(told, &words.fill(Say::PictureArrow, &ends))
        })
    }
}

/// The boards that a sheet may choose from.
#[derive(Default)]
pub(crate) struct Boards<'a> {
    /// The names of all of them, wrong ones included.
    pub(crate) names: Vec<&'a str>,
    /// Those that nothing is wrong with.
    pub(crate) sound: Vec<&'a Figure>,
}

impl<'a> Boards<'a> {
    /// The board that is meant. `None` if there is none, or if something is wrong with it, which has
    /// then been told already; that none is named has been, too.
    pub(crate) fn find(&self, name: &str, findings: &mut Findings) -> Option<&'a Figure> {
        if !name.trim().is_empty() && !self.names.contains(&name) {
            let help = match self.names[..] {
                [] => String::from("add a [[sheet.board]]"),
                ref names => format!("write one of {}", names.join(", ")),
            };
            findings.add("board", format!("this file has no board named \"{name}\""), help);
        }
        self.sound.iter().copied().find(|figure| figure.name == name)
    }
}

/// How many of something a page has room for, and what it is called there.
struct Room {
    key: &'static str,
    least: usize,
    most: usize,
    example: &'static str,
}

const PANELS: Room = Room { key: "show", least: 1, most: 4, example: "{ board = \"open-board\" }" };
const RULES: Room =
    Room { key: "rules", least: 3, most: 8, example: "\"The rook moves in straight lines.\"" };
const BOARDS: Room = Room { key: "show", least: 1, most: 6, example: "{ board = \"empty\" }" };

impl Room {
    fn check(&self, found: usize, findings: &mut Findings) {
        let Room { key, least, most, example } = self;
        if !(*least..=*most).contains(&found) {
            let problem = format!("found {found} of {key}, expected {least} to {most}");
            findings.add(key, problem, format!("write {key} = [{example}, …]"));
        }
    }
}

/// Checks the page of a lesson with this heading and promise.
pub(crate) fn check_sheet(
    sheet: &file::Sheet,
    [title, promise]: [&str; 2],
    boards: &Boards,
    findings: &mut Findings,
) -> Option<Sheet> {
    let forms = [("handout", Form::Handout), ("boards", Form::Boards), ("score", Form::Score)];
    let form = choose("form", &sheet.form, &forms, findings)?;
    let panels = findings.each("show", &sheet.show, |findings, pick| check_pick(pick, boards, findings));
    let panels: Option<Vec<Vec<Panel>>> = panels.into_iter().collect();
    findings.each("rules", &sheet.rules, |findings, rule| check_rule(rule, findings));
    let task = sheet.task.as_ref();
    let task = task.map(|task| findings.within("task", |findings| check_task(task, boards, findings)));
    match form {
        Form::Handout => RULES.check(sheet.rules.len(), findings),
        Form::Boards | Form::Score => refuse_words(sheet, findings),
    }
    let panels = panels?.concat();
    match form {
        Form::Handout => PANELS.check(panels.len(), findings),
        Form::Boards => BOARDS.check(panels.len(), findings),
        Form::Score => {}
    }
    let first =
        sheet.show.first().and_then(|pick| boards.sound.iter().find(|figure| figure.name == pick.board));
    let portrait = first.and_then(|figure| figure.board.position.board().piece_on(figure.board.piece?));
    let (title, promise, rules) = (title.to_string(), promise.to_string(), sheet.rules.clone());
    let task = match task {
        None => None,
        Some(task) => Some(task?),
    };
    Some(Sheet { title, promise, form, portrait, panels, rules, task })
}

fn check_rule(rule: &str, findings: &mut Findings) {
    if rule.trim().is_empty() {
        findings
            .add_here(String::from("this rule is empty"), String::from("write a sentence, or take it out"));
    } else if let Some(letter) = rule.chars().find(|&letter| markup::is_unseen(letter)) {
        let problem =
            format!("the rule holds the character U+{:04X}, which cannot be shown", u32::from(letter));
        findings.add_here(problem, String::from("take it out"));
    } else if let Some((problem, help)) = markup::wrong_words(rule) {
        findings.add_here(problem, help);
    }
}

/// A page of boards, or of lines to write on, has no room for words.
fn refuse_words(sheet: &file::Sheet, findings: &mut Findings) {
    let form = &sheet.form;
    for (key, is_there) in [("rules", !sheet.rules.is_empty()), ("task", sheet.task.is_some())] {
        if is_there {
            let help = format!("take {key} away, or write form = \"handout\"");
            findings.add(key, format!("a sheet of the form \"{form}\" has no {key}"), help);
        }
    }
    if form == "score" && !sheet.show.is_empty() {
        let problem = String::from("a sheet of the form \"score\" shows no boards");
        findings.add("show", problem, String::from("take show away, or write form = \"boards\""));
    }
}

/// A board as its lesson shows it; or after some moves; or with arrows; or, with moves, before each of
/// them and after the last.
fn check_pick(pick: &file::Pick, boards: &Boards, findings: &mut Findings) -> Option<Vec<Panel>> {
    need(&pick.board, "board", "open-board", findings);
    let figure = boards.find(&pick.board, findings)?;
    let board = &figure.board;
    let panel = |diagram, caption: &str, game: &Game| {
        let to_move = Some(game.position().side_to_move());
        Panel { diagram, caption: caption.to_string(), to_move }
    };
    let mut game = Game::new(board.position, board.turns());
    let mut caption = figure.caption.clone();
    if !pick.after.is_empty() {
        caption = play_all(&mut game, &pick.after, "after", findings)?;
    }
    if !pick.arrow.is_empty() {
        let mut diagram = moving(figure, &game, &[]);
        for word in pick.arrow.split_whitespace() {
            let attempt = read_move(word, "arrow", findings)?;
            play(&mut game.clone(), attempt, "arrow", findings)?;
            diagram.arrows.push(attempt.into());
        }
        return Some(vec![panel(diagram, &caption, &game)]);
    }
    let mut panels = Vec::new();
    for word in pick.moves.split_whitespace() {
        let attempt = read_move(word, "moves", findings)?;
        let before = panel(moving(figure, &game, &[attempt.into()]), &caption, &game);
        caption = play_all(&mut game, word, "moves", findings)?;
        panels.push(before);
    }
    let is_as_drawn = pick.after.is_empty() && panels.is_empty();
    let last = if is_as_drawn {
        Session::new(board.clone(), findings.words).diagram()
    } else {
        drawn(figure, &game)
    };
    panels.push(panel(last, &caption, &game));
    Some(panels)
}

/// Plays moves that stand in the file under this key, and says the last of them in words.
fn play_all(game: &mut Game, moves: &str, key: &'static str, findings: &mut Findings) -> Option<String> {
    let mut said = String::new();
    for word in moves.split_whitespace() {
        let attempt = read_move(word, key, findings)?;
        let before = *game.position();
        let played = play(game, attempt, key, findings)?;
        said = findings.words.moved(&before, played, game.position());
    }
    Some(said)
}

/// Plays a move that stands in the file under this key.
pub(crate) fn play(
    game: &mut Game,
    attempt: Attempt,
    key: &'static str,
    findings: &mut Findings,
) -> Option<Move> {
    let before = *game.position();
    match game.play(attempt) {
        Ok(played) => Some(played),
        Err(refusal) => {
            let sentence = findings.words.refusal(&refusal, &before);
            let problem = format!("{attempt} is not legal there: {sentence}");
            findings.add(key, problem, String::from("write another move"));
            None
        }
    }
}

pub(crate) fn read_move(word: &str, key: &'static str, findings: &mut Findings) -> Option<Attempt> {
    let attempt = word.parse::<Attempt>().ok();
    if attempt.is_none() {
        let help = format!("write two squares, like {key} = \"e2e4\"");
        findings.add(key, format!("found \"{word}\", expected a move"), help);
    }
    attempt
}

/// The position of a game, drawn as the board would have it.
pub(crate) fn drawn(figure: &Figure, game: &Game) -> Diagram {
    let mut diagram = Diagram::of(*game.position().board());
    diagram.below = figure.board.below;
    diagram.coordinates = figure.board.coordinates;
    let last = game.moves().last().map(|played| (played.from(), played.to()));
    marks::show_state(&mut diagram, game.position(), last);
    diagram
}

/// The position with these arrows, and nothing else marked.
fn moving(figure: &Figure, game: &Game, arrows: &[Arrow]) -> Diagram {
    let mut diagram = drawn(figure, game);
    diagram.marks.clear();
    diagram.arrows.extend(arrows);
    diagram
}
