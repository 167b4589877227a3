//! The articles of the Laws of Chess, and the lessons that rest on each.

use std::collections::{BTreeMap, BTreeSet};

use lesson::is_article;
use lesson::words::Say;
use maud::{Markup, html};

use super::{About, Frame, Kind, taught, woven};
use crate::course::{Course, NamedLesson};

/// The Laws article by article, as the rules crate follows them, for courses that do not retell them.
const LAWS: &str = include_str!("../../../rules/LAWS.md");

/// The whole page.
pub fn page(course: &Course, frame: &Frame) -> String {
    let chapters = chapters(course.laws.as_deref().unwrap_or(LAWS));
    let told: Vec<&str> =
        chapters.iter().flat_map(|(_, articles)| articles).map(|(article, _)| *article).collect();
    let resting = by_article(course, &told);
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
        @for (heading, articles) in &chapters {
            @let articles: Vec<_> = articles.iter().filter_map(|(article, words)| {
                let lessons = resting.get(article).cloned();
                // What a board refuses by is told here, whether a lesson rests on it or not.
                let named = || taught::articles().any(|named| named == *article).then(Vec::new);
                Some((article, words, lessons.or_else(named)?))
            }).collect();
            @if !articles.is_empty() {
                section lang=[course.laws.is_none().then(|| frame.in_english()).flatten()] {
                    h2 { (heading) }
                    dl.laws { @for (article, words, lessons) in articles { (entry(article, words, &lessons, frame)) } }
                }
            }
        }
    };
    let title = frame.words().fill(Say::PageTitle, &[frame.text(Say::PageSources)]);
    let description = frame.text(Say::SourcesDescription);
    frame.page(&About { title: &title, description, kind: Kind::Text }, &main)
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
        } else if let Some([article, words]) = row(line)
            && let Some((_, articles)) = chapters.last_mut()
        {
            articles.push((article, words));
        }
    }
    chapters
}

/// The first two cells of a row about an article, or about a guideline: `3.8.2`, `II.3`.
fn row(line: &str) -> Option<[&str; 2]> {
    let mut cells = line.strip_prefix('|')?.split('|').map(str::trim);
    let (article, words) = (cells.next()?, cells.next()?);
    is_article(article).then_some([article, words])
}
