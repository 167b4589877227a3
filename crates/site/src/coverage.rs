//! What stands behind the words of a course: each sentence that could be false, and its proof.
//!
//! Captions are checked at every build, word by word. This is about everything else that is said, and is
//! asked for by `squarewise check --coverage`.

mod evidence;
mod readability;
mod sentences;
mod topics;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use lesson::{Figure, Lesson, Mode, Proven, Section, file};
use rules::SquareSet;

use crate::course::Course;
use crate::report::{Failure, Report, counted};
use crate::source::Source;
use evidence::Evidence;
use readability::grade;
use sentences::{plain, sentences};
use topics::{Topic, topics};

/// The school year in which a child of ten to eleven can read a text: the highest that a lesson aims at.
const GRADE_MAX: f64 = 6.0;

/// All sentences of a course that could be false, file by file.
#[derive(Debug, Default)]
pub struct Coverage {
    files: Vec<Covered>,
}

/// One file: its sentences, and how hard it is to read.
#[derive(Debug)]
struct Covered {
    source: Source,
    sentences: Vec<Sentence>,
    /// What was to be a reason, and is not needed.
    idle: Vec<String>,
    grade: Option<f64>,
}

/// A sentence with a number, a square or a word of the rules.
#[derive(Debug)]
struct Sentence {
    text: String,
    behind: Behind,
}

/// What stands behind a sentence.
#[derive(Debug)]
enum Behind {
    /// Claims about these boards.
    Claims(Vec<String>),
    /// A reason that somebody wrote down.
    Reason(String),
    /// Nothing: these topics have no proof.
    Nothing(Vec<Topic>),
}

/// Something that is said, and the boards it is said beside.
struct Part<'a> {
    /// Markdown, or plain words.
    texts: Vec<&'a str>,
    boards: Vec<(&'a Figure, &'a Proven)>,
    reasons: Vec<&'a file::Reason>,
    /// The article that the part retells, if it says one.
    article: &'a str,
}

impl Coverage {
    /// Looks at every sentence of the course.
    ///
    /// # Errors
    /// A file cannot be read once more, to find its lines.
    pub fn of(course: &Course) -> Result<Coverage, Failure> {
        let mut files = Vec::new();
        for named in course.lessons() {
            let lesson = &named.lesson;
            let sections: Vec<_> = sections(lesson).map(Part::of).collect();
            files.push(covered(&course.lesson_file(&named.name), &sections, Some(&Part::whole(lesson)))?);
        }
        for named in &course.pages {
            let sections: Vec<_> = named.page.sections.iter().map(Part::of).collect();
            files.push(covered(&course.page_file(&named.name), &sections, None)?);
        }
        if !course.glossary.is_empty() {
            let parts = course.glossary.iter().map(|term| Part {
                texts: vec![&term.text],
                boards: term.figure.iter().map(|(figure, proven)| (figure, proven)).collect(),
                reasons: term.reasons.iter().collect(),
                article: &term.article,
            });
            files.push(covered(&course.glossary_file(), &parts.collect::<Vec<_>>(), None)?);
        }
        Ok(Coverage { files })
    }

    /// Every sentence with what stands behind it, a line each.
    pub fn table(&self) -> String {
        let mut table = String::new();
        for covered in &self.files {
            for sentence in &covered.sentences {
                let line = covered.line_of(&sentence.text);
                let (kind, what) = match &sentence.behind {
                    Behind::Claims(boards) => ("backed", boards.join(", ")),
                    Behind::Reason(reason) => ("reason", reason.clone()),
                    Behind::Nothing(topics) => ("LACKS", said(topics)),
                };
                let place = format!("{}:{line}", covered.source.file.display());
                // Writing to a text cannot fail.
                let _ = writeln!(table, "{kind:<7} {place}: {} [{what}]", sentence.text);
            }
        }
        table
    }

    /// How many sentences have what behind them, and how hard each file is to read.
    pub fn summary(&self) -> String {
        let mut summary = String::from("How hard to read, as the school year it would suit:\n");
        for covered in &self.files {
            let Some(grade) = covered.grade else { continue };
            let high = if grade > GRADE_MAX { "  high" } else { "" };
            let name = covered.source.file.display();
            let _ = writeln!(summary, "{grade:>5.1}  {name}{high}");
        }
        let all = || self.files.iter().flat_map(|covered| &covered.sentences);
        let count = |is: fn(&Behind) -> bool| all().filter(|sentence| is(&sentence.behind)).count();
        let _ = writeln!(
            summary,
            "{}: {} whose numbers, squares and rule words claims back, {} with a written reason, {} with neither.",
            counted(all().count(), "sentence"),
            count(|behind| matches!(behind, Behind::Claims(_))),
            count(|behind| matches!(behind, Behind::Reason(_))),
            count(|behind| matches!(behind, Behind::Nothing(_))),
        );
        summary
    }

    /// The sentences that have nothing behind them, and the reasons that nothing needs.
    pub fn reports(&self) -> Vec<Report> {
        self.files.iter().flat_map(Covered::reports).collect()
    }
}

/// Every section of a lesson, its common mistake and its exercises among them.
fn sections(lesson: &Lesson) -> impl Iterator<Item = &Section> {
    lesson.sections.iter().chain(&lesson.mistake).chain(&lesson.exercises)
}

impl<'a> Part<'a> {
    /// What the lesson as a whole says: its promise, and the rules on its sheet. Every board of it may
    /// stand behind them.
    fn whole(lesson: &'a Lesson) -> Part<'a> {
        let rules = lesson.sheet.iter().flat_map(|sheet| &sheet.rules);
        Part {
            texts: [&lesson.promise].into_iter().chain(rules).map(String::as_str).collect(),
            boards: sections(lesson).flat_map(boards).collect(),
            reasons: sections(lesson).flat_map(|section| &section.reasons).collect(),
            article: "",
        }
    }

    fn of(section: &'a Section) -> Part<'a> {
        Part {
            texts: vec![&section.text],
            boards: boards(section).collect(),
            reasons: section.reasons.iter().collect(),
            article: &section.article,
        }
    }

    fn evidence(&self) -> Vec<Evidence> {
        self.boards.iter().map(|(figure, proven)| Evidence::of(figure, proven)).collect()
    }

    /// Looks at each sentence of the text, which stands beside all boards.
    fn look_at_text(&self, evidence: &[Evidence], used: &mut BTreeSet<String>) -> Vec<Sentence> {
        let told = self.texts.iter().flat_map(|text| sentences(text));
        told.filter_map(|text| self.judge(text, evidence, used)).collect()
    }

    /// Looks at each sentence of a board, which stands beside it alone.
    fn look_at_boards(&self, evidence: &[Evidence], used: &mut BTreeSet<String>) -> Vec<Sentence> {
        let told = self.boards.iter().zip(evidence).flat_map(|((figure, _), evidence)| {
            let spoken = spoken(figure).into_iter().flat_map(|text| sentences(&text));
            spoken.map(move |text| (text, std::slice::from_ref(evidence)))
        });
        told.filter_map(|(text, evidence)| self.judge(text, evidence, used)).collect()
    }

    /// What stands behind a sentence, if it could be false at all.
    fn judge(&self, text: String, evidence: &[Evidence], used: &mut BTreeSet<String>) -> Option<Sentence> {
        let topics = topics(&text);
        if topics.is_empty() {
            return None;
        }
        let lacking: Vec<Topic> = topics
            .iter()
            .copied()
            .filter(|topic| !evidence.iter().any(|board| board.proves(*topic)))
            .collect();
        let behind = if lacking.is_empty() {
            let proving = evidence.iter().filter(|board| topics.iter().any(|topic| board.proves(*topic)));
            Behind::Claims(proving.map(|board| board.name.clone()).collect())
        } else if let Some(reason) = self.reasons.iter().find(|reason| begins(&text, &reason.says)) {
            used.insert(reason.says.clone());
            Behind::Reason(reason.because.clone())
        } else if !self.article.is_empty() && lacking.iter().all(|topic| topic.is_rule()) {
            Behind::Reason(format!("Article {}", self.article))
        } else {
            Behind::Nothing(lacking)
        };
        Some(Sentence { text, behind })
    }
}

/// What a board says besides its position: its caption, and the comments of its line.
fn spoken(figure: &Figure) -> Vec<String> {
    let comments = match &figure.board.mode {
        Mode::Step(line) => line.comments().map(str::to_owned).collect(),
        Mode::Play { .. } | Mode::Choose(_) => Vec::new(),
    };
    [figure.caption.clone()].into_iter().chain(comments).collect()
}

/// Nothing is claimed of a question's board: it shows its position, and its line.
static UNCLAIMED: Proven = Proven { numbers: Vec::new(), squares: SquareSet::EMPTY, claims: Vec::new() };

/// The boards of a section and of its questions, each with what is proven of it.
fn boards(section: &Section) -> impl Iterator<Item = (&Figure, &Proven)> {
    let asked = section.questions.iter().flat_map(|question| &question.boards);
    let asked = asked.map(|shown| (&shown.figure, &UNCLAIMED));
    section.boards.iter().zip(&section.proven).chain(asked)
}

/// Whether a sentence begins with these words, whatever marks and spaces stand round them.
fn begins(sentence: &str, words: &str) -> bool {
    sentence.starts_with(&plain(words))
}

fn covered(path: &Path, parts: &[Part], whole: Option<&Part>) -> Result<Covered, Failure> {
    let mut used = BTreeSet::new();
    let mut looked: Vec<Sentence> =
        whole.into_iter().flat_map(|whole| whole.look_at_text(&whole.evidence(), &mut used)).collect();
    for part in parts {
        let evidence = part.evidence();
        looked.extend(part.look_at_text(&evidence, &mut used));
        looked.extend(part.look_at_boards(&evidence, &mut used));
    }
    let written = parts.iter().flat_map(|part| &part.reasons).map(|reason| reason.says.clone());
    let idle = written.filter(|says| !used.contains(says)).collect();
    let texts = whole.into_iter().chain(parts).flat_map(|part| &part.texts);
    let prose: Vec<String> = texts.flat_map(|text| sentences(text)).collect();
    Ok(Covered { source: Source::read(path)?, sentences: looked, idle, grade: grade(&prose) })
}

impl Covered {
    /// The line on which a sentence begins, as far as its first words can be found as they are.
    fn line_of(&self, sentence: &str) -> usize {
        let words: Vec<&str> = sentence.split(' ').collect();
        let starts = (1..=words.len().min(6)).rev().map(|count| words[..count].join(" "));
        let found = starts.into_iter().find_map(|start| self.source.text.find(&start));
        self.source.line(found.unwrap_or(0))
    }

    fn reports(&self) -> Vec<Report> {
        let file: &PathBuf = &self.source.file;
        let lacking = self.sentences.iter().filter_map(|sentence| match &sentence.behind {
            Behind::Nothing(topics) => {
                let problem = format!("nothing stands behind {}: {}", said(topics), sentence.text);
                let help = "add a claim to a board beside it, or a reason like { says = \"…\", because = \"Article 1.2\" }";
                Some(Report::new(file, self.line_of(&sentence.text), problem, help))
            }
            Behind::Claims(_) | Behind::Reason(_) => None,
        });
        let idle = self.idle.iter().map(|says| {
            let problem = format!("no sentence that needs a reason begins with {says:?}");
            Report::new(file, self.line_of(says), problem, "write how it begins now, or take the reason out")
        });
        lacking.chain(idle).collect()
    }
}

fn said(topics: &[Topic]) -> String {
    topics.iter().map(Topic::to_string).collect::<Vec<_>>().join(", ")
}
