//! From a teacher's file to a lesson whose every claim is proven: everything is asked of the rules,
//! and everything that is wrong is found at once.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::{Attempt, Game, Move, Piece, SquareSet, Turns};

use crate::admit::{admit_board, admit_position, need_side};
use crate::claim::{self, Proven};
use crate::exercise::point::{self, Pointed};
use crate::exercise::{self, Prepared};
use crate::file;
use crate::finding::{Finding, Findings};
use crate::goal::{Goal, Shortest};
use crate::lesson::{Board, Figure, Lesson, Line, Mode, Section, TextBox};
use crate::question::{self, Question, check_question};
use crate::sheet::{Boards, Sheet, check_sheet};
use crate::words::Words;
use crate::{answers, caption, line, markup, statement};

/// Checks a lesson.
///
/// # Errors
/// Every [`Finding`] at once: text that is missing, positions that cannot be, claims that are not
/// true, numbers and squares in captions that no claim proves, exercises without a (shortest) answer.
pub fn check(lesson: &file::Lesson, words: &Words) -> Result<Lesson, Vec<Finding>> {
    let mut findings = Findings::new(words);
    if let Some((problem, help)) = file::wrong_format(lesson.format) {
        findings.add("format", problem, help);
    }
    need(&lesson.title, "title", "The rook", &mut findings);
    need(&lesson.promise, "promise", "You will know where a rook may go.", &mut findings);
    check_articles(&lesson.articles, &mut findings);
    let icon = check_icon(&lesson.icon, &mut findings);
    if lesson.section.is_empty() {
        let help = String::from("add a [[section]] with title and text");
        findings.add_lack_of("section", String::from("the lesson has no section"), help);
    }
    let mut names = BTreeSet::new();
    let sections = findings
        .each("section", &lesson.section, |findings, section| check_plain(section, &mut names, findings));
    let mistake = lesson
        .mistake
        .as_ref()
        .map(|mistake| findings.within("mistake", |findings| check_plain(mistake, &mut names, findings)));
    let mut titles = BTreeSet::new();
    let exercises = findings.each("exercise", &lesson.exercise, |findings, exercise| {
        need_goal(exercise, findings);
        if !titles.insert(exercise.title.clone()) && !exercise.title.trim().is_empty() {
            let problem = format!("an exercise before this one has the title \"{}\" too", exercise.title);
            findings.add("title", problem, String::from("write another, so that they can be told apart"));
        }
        let section = check_section(exercise, &mut names, findings);
        Section { questions: check_questions(&exercise.question, &mut names, findings), ..section }
    });
    let sheet = lesson.sheet.as_ref().and_then(|sheet| {
        let of_file = lesson.section.iter().chain(&lesson.mistake).chain(&lesson.exercise);
        let sound = sections.iter().chain(&mistake).chain(&exercises);
        let boards = Boards {
            names: of_file.flat_map(file::Section::names).collect(),
            sound: sound.flat_map(Section::figures).collect(),
        };
        let head = [&*lesson.title, &lesson.promise];
        findings.within("sheet", |findings| check_paper(sheet, head, boards, &mut names, findings))
    });
    if lesson.sheet.is_some() && !lesson.sheet_of.is_empty() {
        let help = String::from("take sheet_of away, or [sheet]");
        findings.add("sheet_of", String::from("the lesson has a [sheet] of its own"), help);
    }
    if !findings.is_empty() {
        return Err(findings.into_vec());
    }
    let sheet_of = Some(lesson.sheet_of.clone()).filter(|name| !name.is_empty());
    let (title, promise) = (lesson.title.clone(), lesson.promise.clone());
    let articles = lesson.articles.clone();
    let icon = icon.or_else(|| first_piece(&sections));
    Ok(Lesson { title, promise, icon, articles, sections, mistake, exercises, sheet, sheet_of })
}

/// Checks a sheet that belongs to no lesson.
///
/// # Errors
/// Every [`Finding`] at once, as of a lesson.
pub fn check_handout(handout: &file::Handout, words: &Words) -> Result<Sheet, Vec<Finding>> {
    let mut findings = Findings::new(words);
    if let Some((problem, help)) = file::wrong_format(handout.format) {
        findings.add("format", problem, help);
    }
    need(&handout.title, "title", "Blank boards", &mut findings);
    need(&handout.promise, "promise", "Boards to draw on.", &mut findings);
    let mut names = BTreeSet::new();
    let head = [&*handout.title, &handout.promise];
    let sheet = match &handout.sheet {
        Some(sheet) => findings
            .within("sheet", |findings| check_paper(sheet, head, Boards::default(), &mut names, findings)),
        None => {
            let help = String::from("add a [sheet] with what stands on the page");
            findings.add_lack_of("sheet", String::from("there is no [sheet]"), help);
            None
        }
    };
    match sheet {
        Some(sheet) if findings.is_empty() => Ok(sheet),
        _ => Err(findings.into_vec()),
    }
}

/// Checks a sheet that may choose from these boards of its lesson, and from its own.
fn check_paper(
    sheet: &file::Sheet,
    head: [&str; 2],
    of_lesson: Boards,
    names: &mut BTreeSet<String>,
    findings: &mut Findings,
) -> Option<Sheet> {
    let own = findings.each("board", &sheet.board, |findings, board| {
        check_name(&board.name, names, findings);
        check_figure(board, findings)
    });
    let own: Vec<Figure> = own.into_iter().flatten().map(|(figure, _)| figure).collect();
    let mut boards = of_lesson;
    boards.names.extend(sheet.board.iter().map(|board| &*board.name));
    boards.sound.extend(&own);
    check_sheet(sheet, head, &boards, findings)
}

/// A text of plain words, which must not be missing.
pub(crate) fn need(text: &str, key: &'static str, example: &str, findings: &mut Findings) {
    need_text(text, key, example, findings);
    markup::refuse(text, key, findings);
}

/// A text in Markdown, which must not be missing. Whoever reads Markdown looks for HTML in it.
pub(crate) fn need_prose(text: &str, example: &str, findings: &mut Findings) {
    need_text(text, "text", example, findings);
}

fn need_text(text: &str, key: &'static str, example: &str, findings: &mut Findings) {
    if text.trim().is_empty() {
        findings.add(key, format!("{key} is missing or empty"), format!("write {key} = \"{example}\""));
    } else {
        need_plain(text, key, findings);
    }
}

fn need_plain(text: &str, key: &'static str, findings: &mut Findings) {
    if let Some(letter) = text.chars().find(|letter| letter.is_control() && !"\t\r\n".contains(*letter)) {
        let problem = format!("{key} holds the character U+{:04X}, which cannot be shown", u32::from(letter));
        findings.add(key, problem, String::from("take it out"));
    }
}

/// How many articles each chapter of the Laws has, from the first to the twelfth.
const ARTICLES: [u8; 12] = [5, 4, 10, 9, 2, 12, 8, 7, 7, 2, 12, 9];

/// The same of the appendices, and of the guidelines on Chess960.
const APPENDICES: [(&str, u8); 5] = [("A", 5), ("B", 5), ("C", 13), ("D", 2), ("II", 3)];

/// Whether the Laws have such an article, as far as its chapter and its number there can tell.
pub fn is_article(text: &str) -> bool {
    let (chapter, rest) = text.split_once('.').unwrap_or((text, "1"));
    match APPENDICES.iter().find(|(name, _)| *name == chapter) {
        Some((_, last)) => is_article_of(&format!("1.{rest}"), &[*last]),
        None => is_article_of(text, &ARTICLES),
    }
}

/// The same of numbers alone, with as many articles in each chapter.
fn is_article_of(text: &str, last: &[u8]) -> bool {
    let numbers: Option<Vec<u8>> = text
        .split('.')
        .map(|part| part.parse().ok().filter(|&number: &u8| number > 0 && number.to_string() == part))
        .collect();
    let Some([chapter, rest @ ..]) = numbers.as_deref() else { return false };
    let last = last.get(usize::from(*chapter) - 1);
    last.is_some_and(|last| rest.first().is_none_or(|number| number <= last))
}

fn check_articles(articles: &[String], findings: &mut Findings) {
    if articles.is_empty() {
        let help = String::from("name the articles of the FIDE Laws it rests on, like articles = [\"3.3\"]");
        findings.add("articles", String::from("articles is missing or empty"), help);
    }
    findings.each("articles", articles, |findings, article| {
        if !is_article(article) {
            let problem = format!("found \"{article}\", expected an article of the FIDE Laws");
            findings.add_here(problem, String::from("write its number, like \"3.8.2\""));
        }
    });
}

/// The piece that is written as in a FEN.
fn check_icon(icon: &str, findings: &mut Findings) -> Option<Piece> {
    let mut letters = icon.chars();
    let piece = letters.next().and_then(Piece::from_fen_letter).filter(|_| letters.next().is_none());
    if piece.is_none() && !icon.is_empty() {
        let help = String::from("write one letter of a FEN, like icon = \"R\", or leave it out");
        findings.add("icon", format!("found icon = \"{icon}\", expected a piece"), help);
    }
    piece
}

/// The piece that the first board is about.
fn first_piece(sections: &[Section]) -> Option<Piece> {
    let board = &sections.iter().flat_map(|section| &section.boards).next()?.board;
    board.position.board().piece_on(board.piece?)
}

fn need_goal(exercise: &file::Section, findings: &mut Findings) {
    let has_none =
        |board: &file::Board| board.stars.trim().is_empty() && board.goal.is_empty() && board.ask.is_empty();
    if exercise.question.is_empty() && exercise.board.iter().all(has_none) {
        let help = String::from(
            "add an [[exercise.board]] with stars = \"d7 g7\" and its answer, or an [[exercise.question]]",
        );
        let problem = String::from("the exercise has no board with a goal, and no question");
        findings.add_lack_of("board", problem, help);
    }
}

/// Checks a section that is no exercise.
pub(crate) fn check_plain(
    section: &file::Section,
    names: &mut BTreeSet<String>,
    findings: &mut Findings,
) -> Section {
    if !section.question.is_empty() {
        let help = String::from("write it as an [[exercise.question]]");
        findings.add("question", String::from("only an exercise has questions"), help);
    }
    check_section(section, names, findings)
}

fn check_questions(
    questions: &[file::Question],
    names: &mut BTreeSet<String>,
    findings: &mut Findings,
) -> Vec<Question> {
    let questions = findings.each("question", questions, |findings, question| {
        check_name(&question.name, names, findings);
        // A board in it has a name of its own.
        names.insert(question::name_of_board(&question.name));
        check_question(question, findings)
    });
    questions.into_iter().flatten().collect()
}

fn check_section(section: &file::Section, names: &mut BTreeSet<String>, findings: &mut Findings) -> Section {
    need(&section.title, "title", "Straight lines", findings);
    need_prose(&section.text, "The rook moves in straight lines.", findings);
    let boards = findings.each("board", &section.board, |findings, board| {
        check_name(&board.name, names, findings);
        check_figure(board, findings)
    });
    let (boards, proven): (Vec<Figure>, Vec<Proven>) = boards.into_iter().flatten().unzip();
    // Beside a board in which something is wrong nobody can say what is true.
    if boards.len() == section.board.len() {
        let shown = boards.iter().zip(&proven);
        let positions: Vec<_> =
            shown.flat_map(|(figure, proven)| statement::positions(figure, proven)).collect();
        statement::check("text", &section.text, &positions, findings);
    }
    check_article(&section.article, findings);
    check_reasons(&section.reasons, findings);
    Section {
        title: section.title.clone(),
        text: section.text.clone(),
        boards,
        questions: Vec::new(),
        proven,
        article: section.article.clone(),
        reasons: section.reasons.clone(),
    }
}

/// The article that a text retells, if it says one.
pub(crate) fn check_article(article: &str, findings: &mut Findings) {
    if !article.is_empty() && !is_article(article) {
        let problem = format!("found \"{article}\", expected an article of the FIDE Laws");
        findings.add("article", problem, String::from("write its number, like article = \"3.8.2\""));
    }
}

pub(crate) fn check_reasons(reasons: &[file::Reason], findings: &mut Findings) {
    findings.each("reasons", reasons, |findings, reason| {
        need(&reason.says, "says", "White begins", findings);
        need(&reason.because, "because", "Article 1.2", findings);
    });
}

/// Where moves are typed; only a board on which pieces move has a place for it.
fn read_text_box(board: &file::Board, mode: &Mode, findings: &mut Findings) -> TextBox {
    match (&*board.text_box, mode) {
        ("" | "folded", _) => TextBox::Folded,
        ("shown", Mode::Play { .. }) => TextBox::Shown,
        ("shown", Mode::Step(_) | Mode::Choose(_)) => {
            let problem = String::from("found a text_box on a board on which no moves are made");
            findings.add("text_box", problem, String::from("take text_box away, or line or ask"));
            TextBox::Folded
        }
        (found, _) => {
            let problem = format!("found text_box = \"{found}\", expected \"shown\" or \"folded\"");
            findings.add("text_box", problem, String::from("write text_box = \"shown\", or take it away"));
            TextBox::Folded
        }
    }
}

fn check_name(name: &str, names: &mut BTreeSet<String>, findings: &mut Findings) {
    if !file::is_name(name) {
        let problem = format!("found name = \"{name}\", expected small letters, digits and hyphens");
        findings.add("name", problem, String::from("write a name like name = \"open-file\""));
    } else if is_taken_by_page(name) {
        let problem = format!("found name = \"{name}\", which a part of the page has");
        findings.add("name", problem, format!("write another, like name = \"{name}-board\""));
    } else if !names.insert(name.to_string()) {
        let problem = format!("a board before this one has the name \"{name}\" too");
        findings.add("name", problem, format!("write another, like name = \"{name}-2\""));
    }
}

/// Whether a part of the page, or of another board on it, goes by this name in an address.
fn is_taken_by_page(name: &str) -> bool {
    let of_board = ["-caption", "-title", "-description"].iter().any(|ending| name.ends_with(ending));
    of_board || matches!(name, "main" | "lessons" | "hatched")
}

/// Admits a board and proves all that is said about it.
pub(crate) fn check_figure(board: &file::Board, findings: &mut Findings) -> Option<(Figure, Proven)> {
    need(&board.caption, "caption", "The rook on d4 can go to 14 squares.", findings);
    markup::refuse(&board.hint, "hint", findings);
    let position = admit_position(board, findings)?;
    let line = match board.line.trim() {
        "" => Line::default(),
        text => line::read(text, &position, findings)?,
    };
    let positions = line.positions(&position);
    let mut proven = Proven::default();
    findings.each("claims", &board.claims, |findings, claim| {
        if let Some(moments) = claim::moments_until(claim.step, &positions, findings) {
            claim::prove(claim, moments, &mut proven, findings);
        }
    });
    exercise::check_goal(board, &position, findings);
    if board.ask.is_empty() && !board.squares.trim().is_empty() {
        let help = String::from("add ask = \"named\", or take squares away");
        findings.add_resting_on("squares", "ask", String::from("found squares without an ask"), help);
    }
    if !board.goal.is_empty() {
        need_side(&board.fen, findings);
    }
    let in_page = file::Board {
        line: line.to_uci(),
        comments: line.to_comments(),
        stars: exercise::stars(board, &position),
        goal: if board.goal == "reach" { board.goal.clone() } else { String::new() },
        ..board.clone()
    };
    let (admitted, answer, exercise) = if exercise::has_aim(board) {
        let Prepared { exercise, answers, line, turns } =
            exercise::prepare(board, &position, &mut proven, findings)?;
        let mode = String::from(if turns == Turns::SameSide { "drill" } else { "explore" });
        let in_page = file::Board { mode, answers: answers::write(&answers), ..in_page };
        (admit_board(&in_page, position, findings)?, line, Some(exercise))
    } else if !board.ask.is_empty() {
        let Pointed { exercise, squares, answers } = point::prepare(board, &position, &mut proven, findings)?;
        let (mode, piece) = (String::from("choose"), String::new());
        let in_page = file::Board { mode, piece, squares, answers, ..in_page };
        (admit_board(&in_page, position, findings)?, Vec::new(), Some(exercise))
    } else {
        let admitted = admit_board(&in_page, position, findings)?;
        let answer = prove_goal(board, &admitted, &mut proven, findings)?;
        let exercise = exercise::of_stars(board, &admitted, &answer, findings.words);
        (admitted, answer, exercise)
    };
    check_line(&line, &admitted, &mut proven, findings);
    caption::check("caption", &board.caption, &admitted, &proven, findings);
    caption::check("hint", &board.hint, &admitted, &proven, findings);
    let (name, caption) = (board.name.clone(), board.caption.clone());
    proven.claims = board.claims.clone();
    let text_box = read_text_box(board, &admitted.mode, findings);
    let figure = Figure { name, caption, board: admitted, answer, exercise, text_box };
    let positions = statement::positions(&figure, &proven);
    statement::check("caption", &board.caption, &positions, findings);
    statement::check("hint", &board.hint, &positions, findings);
    Some((figure, proven))
}

/// A line proves how many moves it has; its comments speak of the position each of them is seen with.
fn check_line(line: &Line, board: &Board, proven: &mut Proven, findings: &mut Findings) {
    if line.steps.is_empty() {
        return;
    }
    proven.numbers.extend([line.steps.len(), line.steps.len().div_ceil(2)]);
    proven.squares |= line.steps.iter().flat_map(|step| [step.played.from(), step.played.to()]).collect();
    let mut before = board.position;
    for (comment, (_, position)) in line.comments().zip(line.positions(&board.position)) {
        need_plain(comment, "line", findings);
        // What a move has taken, or a rook that has castled along, is still spoken of.
        let squares = proven.squares | before.board().occupied();
        let known = Proven { squares, ..proven.clone() };
        caption::check("line", comment, &Board { position, ..board.clone() }, &known, findings);
        statement::check("line", comment, &[before, position], findings);
        before = position;
    }
}

/// The answer must be legal, reach the goal, and be as short as any. `None` if nobody can say how short.
fn prove_goal(
    file: &file::Board,
    board: &Board,
    proven: &mut Proven,
    findings: &mut Findings,
) -> Option<Vec<Move>> {
    let Mode::Play { turns, goal: Some(goal) } = board.mode else {
        // What is wrong with a goal has been told already.
        if !file.answer.is_empty() && file.goal.is_empty() {
            let problem = String::from("there is an answer, but nothing to reach");
            let help = String::from("add stars = \"…\", or take the answer away");
            findings.add_resting_on("answer", "stars", problem, help);
        }
        return Some(Vec::new());
    };
    let stars = goal.stars_left(core::iter::empty());
    proven.squares |= stars;
    proven.numbers.push(stars.len());
    let shortest = match goal.shortest(&board.position, turns) {
        Shortest::Line(line) => line,
        Shortest::None => {
            let help = String::from("move a star, or change the fen");
            findings.add("stars", String::from("no moves collect all the stars"), help);
            return None;
        }
        Shortest::Unknown => {
            let help = String::from("use fewer stars or fewer pieces");
            findings.add("stars", String::from("too many positions to prove the shortest answer"), help);
            return None;
        }
    };
    proven.numbers.push(shortest.len());
    let game = Game::new(board.position, turns);
    let answer = prove_answer(&file.answer, game, goal, &shortest, findings);
    proven.squares |= answer.iter().flat_map(|step| [step.from(), step.to()]).collect::<SquareSet>();
    Some(answer)
}

fn prove_answer(
    answer: &str,
    mut game: Game,
    goal: Goal,
    shortest: &[Move],
    findings: &mut Findings,
) -> Vec<Move> {
    let steps: Vec<String> = shortest.iter().map(Move::to_string).collect();
    let help = format!("write answer = \"{}\"", steps.join(" "));
    if answer.trim().is_empty() {
        findings.add("answer", String::from("answer is missing or empty"), help);
        return Vec::new();
    }
    for word in answer.split_whitespace() {
        let Ok(attempt) = word.parse::<Attempt>() else {
            findings.add("answer", format!("found \"{word}\", expected a move like d4d7"), help);
            return Vec::new();
        };
        if let Err(refusal) = game.play(attempt) {
            let sentence = findings.words.refusal(&refusal, game.position());
            findings.add("answer", format!("{word} is not legal there: {sentence}"), help);
            return Vec::new();
        }
    }
    let answer: Vec<Move> = game.moves().collect();
    if !goal.is_reached(&game) {
        findings.add("answer", String::from("the answer does not reach the goal"), help);
    } else if answer.len() > shortest.len() {
        let problem = format!("the answer takes {} moves, and {} are enough", answer.len(), shortest.len());
        findings.add("answer", problem, help);
    }
    answer
}
