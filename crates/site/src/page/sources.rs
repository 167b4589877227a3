//! The articles of the Laws of Chess, and the lessons that rest on each.

use std::collections::{BTreeMap, BTreeSet};

use lesson::is_article;
use lesson::words::Say;
use maud::{Markup, html};

use super::{About, Frame, Kind, SOURCES, taught, woven};
use crate::course::{Course, NamedLesson};

/// The Laws article by article, as the rules crate follows them, for courses that do not retell them.
const LAWS: &str = include_str!("../../../rules/LAWS.md");

/// The whole page.
pub fn page(course: &Course, frame: &Frame) -> String {
    let resting = by_article(course, &told(laws(course)));
    let chapters = shown(laws(course), |article| resting.contains_key(article));
    let in_english = course.laws.is_none().then(|| frame.in_english()).flatten();
    let main = html! {
        header {
            h1 { (frame.text(Say::PageSources)) }
            p.promise { (frame.text(Say::SourcesPromise)) }
            p {
                (woven(frame.words(), Say::SourcesFullText, &[
                    html! {
                        a href="https://handbook.fide.com/chapter/E012023" { (frame.text(Say::SourcesHandbook)) }
                    },
                ]))
            }
        }
        nav.chapters aria-label=(frame.text(Say::PageSources)) {
            ul lang=[in_english] {
                @for (index, (heading, _)) in chapters.iter().enumerate() {
                    li { a href=(format!("#{}", chapter_place(index))) { (heading) } }
                }
            }
        }
        @for (index, (heading, articles)) in chapters.iter().enumerate() {
            section lang=[in_english] {
                h2 id=(chapter_place(index)) { (heading) }
                dl.laws {
                    @for (article, words) in articles {
                        (entry(article, words, resting.get(article).map_or(&[], Vec::as_slice), frame))
                    }
                }
            }
        }
    };
    let title = frame.title(frame.text(Say::PageSources));
    let description = frame.text(Say::SourcesDescription);
    frame.page(&About { title: &title, description, kind: Kind::Text }, &main)
}

/// The places on the page that a link may name, if a course retells the Laws so, or not at all, and its
/// lessons rest on these articles.
pub fn places(laws: Option<&str>, articles: &BTreeSet<String>) -> BTreeSet<String> {
    let laws = laws.unwrap_or(LAWS);
    let told = told(laws);
    let resting: BTreeSet<&str> = articles.iter().flat_map(|article| meant(article, &told)).collect();
    let chapters = shown(laws, |article| resting.contains(article));
    let headings = (0..chapters.len()).map(chapter_place);
    let articles = chapters.iter().flat_map(|(_, articles)| articles);
    headings.chain(articles.map(|(article, _)| (*article).to_owned())).collect()
}

/// The name of the place of a chapter on the page.
fn chapter_place(index: usize) -> String {
    format!("chapter-{index}")
}

/// What is on the page: the chapters with those of their articles that a lesson rests on, and those that a
/// board refuses by, whether a lesson rests on them or not.
fn shown(laws: &str, rests_on: impl Fn(&str) -> bool) -> Vec<(&str, Vec<(&str, &str)>)> {
    let mut chapters = chapters(laws);
    for (_, articles) in &mut chapters {
        articles
            .retain(|(article, _)| rests_on(article) || taught::articles().any(|named| named == *article));
    }
    chapters.retain(|(_, articles)| !articles.is_empty());
    chapters
}

/// The articles that a lesson rests on, each a link to what is told of it.
pub(super) fn links(course: &Course, articles: &[String], frame: &Frame) -> Vec<Markup> {
    let told = told(laws(course));
    let link = |article: &String| {
        let place =
            meant(article, &told).first().map(|place| format!("{}#{place}", frame.page_address(SOURCES)));
        html! { @if let Some(place) = place { a href=(place) { (article) } } @else { (article) } }
    };
    articles.iter().map(link).collect()
}

fn laws(course: &Course) -> &str {
    course.laws.as_deref().unwrap_or(LAWS)
}

/// The articles of which something is told.
fn told(laws: &str) -> Vec<&str> {
    chapters(laws).into_iter().flat_map(|(_, articles)| articles).map(|(article, _)| article).collect()
}

fn entry(article: &str, words: &str, lessons: &[&NamedLesson], frame: &Frame) -> Markup {
    html! {
        div id=(article) {
            dt { (article) }
            dd {
                @if !words.is_empty() { p { (words) } }
                @if !lessons.is_empty() {
                    p.lessons {
                        @for (index, named) in lessons.iter().enumerate() {
                            @if index > 0 { ", " }
                            a href=(frame.page_address(&named.name)) { (named.lesson.title) }
                        }
                    }
                }
            }
        }
    }
}

/// The lessons that rest on each article that is told, by its name.
fn by_article<'a>(course: &'a Course, told: &[&'a str]) -> BTreeMap<&'a str, Vec<&'a NamedLesson>> {
    let mut resting: BTreeMap<&str, Vec<&NamedLesson>> = BTreeMap::new();
    for named in course.lessons() {
        let articles: BTreeSet<&str> =
            named.lesson.articles.iter().flat_map(|article| meant(article, told)).collect();
        articles.into_iter().for_each(|article| resting.entry(article).or_default().push(named));
    }
    resting
}

/// What is told of an article: itself and its parts, or else what it is a part of.
fn meant<'a>(article: &str, told: &[&'a str]) -> Vec<&'a str> {
    let is_part = |part: &str, whole: &str| {
        part.strip_prefix(whole).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    let parts: Vec<&str> = told.iter().copied().filter(|other| is_part(other, article)).collect();
    if parts.is_empty() {
        return told.iter().copied().filter(|other| is_part(article, other)).collect();
    }
    parts
}

/// The chapters of the Laws, each with its articles and what they say.
fn chapters(laws: &str) -> Vec<(&str, Vec<(&str, &str)>)> {
    let mut chapters: Vec<(&str, Vec<(&str, &str)>)> = Vec::new();
    for line in laws.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            chapters.push((heading, Vec::new()));
        } else if let Some([article, words]) = row(line).filter(|[article, _]| is_article(article))
            && let Some((_, articles)) = chapters.last_mut()
        {
            articles.push((article, words));
        }
    }
    for (_, articles) in &mut chapters {
        articles.sort_by_key(|(article, _)| number(article));
    }
    chapters
}

/// Where an article stands among others: `9.1` before `9.6.1`, and that before `9.10`.
fn number(article: &str) -> Vec<(u32, &str)> {
    article.split('.').map(|part| part.parse().map_or((0, part), |number| (number, ""))).collect()
}

/// What stands in the first cell of each row that begins with a number, with its line: an article, if the Laws
/// have it.
pub fn numbers(laws: &str) -> impl Iterator<Item = (usize, &str)> {
    laws.lines().enumerate().filter_map(|(index, line)| {
        let [cell, _] = row(line)?;
        let is_number = cell.contains(|letter: char| letter.is_ascii_digit()) && !cell.contains(' ');
        is_number.then_some((index + 1, cell))
    })
}

/// The first two cells of a row: about an article, a guideline, or what heads them.
fn row(line: &str) -> Option<[&str; 2]> {
    let mut cells = line.strip_prefix('|')?.split('|').map(str::trim);
    let (article, words) = (cells.next()?, cells.next()?);
    Some([article, words])
}
