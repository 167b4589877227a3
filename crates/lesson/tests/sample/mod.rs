//! Sound lessons and boards to spoil, and findings written so that they can be compared.
#![allow(dead_code, reason = "each test file uses what it needs")]

use lesson::file::{Board, Claim, FORMAT, Lesson, Question, Section};
use lesson::words::english;
use lesson::{Step, check};

/// A lesson in which nothing is wrong: one board to look at, and one to collect stars on.
pub fn lesson() -> Lesson {
    let shown = Board { name: "open".into(), caption: "A rook.".into(), ..rook() };
    let stars = Board {
        name: "stars".into(),
        stars: "d8 h8".into(),
        answer: "d4d8 d8h8".into(),
        caption: "Two stars.".into(),
        ..rook()
    };
    Lesson {
        format: FORMAT,
        title: "Rook".into(),
        promise: "Lines.".into(),
        icon: String::new(),
        articles: vec!["3.3".into()],
        section: vec![section(shown)],
        mistake: None,
        exercise: vec![section(stars)],
        sheet: None,
        sheet_of: String::new(),
    }
}

fn section(board: Board) -> Section {
    Section {
        question: Vec::new(),
        title: "Lines".into(),
        text: "Straight.".into(),
        board: vec![board],
        reasons: vec![],
        article: String::new(),
    }
}

/// A rook alone on d4, without a caption.
pub fn rook() -> Board {
    Board { name: "open".into(), fen: "8/8/8/8/3R4/8/8/8 w".into(), ..Board::default() }
}

/// A claim about the piece on a square.
pub fn claim(piece: &str, say: impl FnOnce(&mut Claim)) -> Claim {
    let mut claim = Claim { piece: Some(piece.into()), ..Claim::default() };
    say(&mut claim);
    claim
}

/// Place, problem and help of everything wrong in a lesson; the place as `section.0.title`.
pub fn findings(lesson: &Lesson) -> Vec<[String; 3]> {
    let found = check(lesson, &english()).err().unwrap_or_default();
    let step = |step: &Step| match step {
        Step::Key(key) => (*key).to_owned(),
        Step::Index(index) => index.to_string(),
    };
    let place = |place: &[Step]| place.iter().map(step).collect::<Vec<_>>().join(".");
    found.into_iter().map(|finding| [place(&finding.place), finding.problem, finding.help]).collect()
}

/// The same of the board of a section; the place begins at the board.
pub fn on_board(board: Board) -> Vec<[String; 3]> {
    let lesson = Lesson { section: vec![section(Board { name: "board".into(), ..board })], ..lesson() };
    findings(&lesson)
        .into_iter()
        .map(|[place, problem, help]| {
            let place = place.strip_prefix("section.0.board.0.").expect("a place on the board");
            [place.to_owned(), problem, help]
        })
        .collect()
}

/// The same of a question; the place begins at the question.
pub fn on_question(question: Question) -> Vec<[String; 3]> {
    let found = findings(&asking(question)).into_iter();
    let place = |place: &str| place.strip_prefix("exercise.0.question.0.").unwrap_or(place).to_owned();
    found.map(|[at, problem, help]| [place(&at), problem, help]).collect()
}

/// The lesson with this question as its exercise.
pub fn asking(question: Question) -> Lesson {
    let mut exercise = section(rook());
    exercise.board.clear();
    exercise.question.push(question);
    Lesson { exercise: vec![exercise], ..lesson() }
}

/// What is wanted, in the form of what is found.
pub fn found(wanted: &[[&str; 3]]) -> Vec<[String; 3]> {
    wanted.iter().map(|finding| finding.map(String::from)).collect()
}
