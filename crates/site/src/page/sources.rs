//! The articles of the Laws of Chess, and the lessons that rest on each.

use std::collections::BTreeMap;

use lesson::words::Say;
use maud::{Markup, html};

use super::{About, Frame, Kind, taught, woven};
use crate::course::{Course, NamedLesson};

/// The Laws article by article, as the rules crate follows them, for courses that do not retell them.
const LAWS: &str = include_str!("../../../rules/LAWS.md");

/// An article by the numbers in its name: `3.8.2` comes before `3.10`.
type Article = Vec<u8>;

/// The whole page.
pub fn page(course: &Course, frame: &Frame) -> String {
    let resting = by_article(course);
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
        @for (heading, articles) in chapters(course.laws.as_deref().unwrap_or(LAWS)) {
            @let articles: Vec<_> = articles.iter().filter_map(|(article, words)| {
                let lessons = resting.get(&numbers(article)).cloned();
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

fn by_article(course: &Course) -> BTreeMap<Article, Vec<&NamedLesson>> {
    let mut resting: BTreeMap<Article, Vec<&NamedLesson>> = BTreeMap::new();
    for named in course.lessons() {
        for article in &named.lesson.articles {
            resting.entry(numbers(article)).or_default().push(named);
        }
    }
    resting
}

fn numbers(article: &str) -> Article {
    article.split('.').filter_map(|number| number.parse().ok()).collect()
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

/// The first two cells of a row about an article.
fn row(line: &str) -> Option<[&str; 2]> {
    let mut cells = line.strip_prefix('|')?.split('|').map(str::trim);
    let (article, words) = (cells.next()?, cells.next()?);
    article.starts_with(|letter: char| letter.is_ascii_digit()).then_some([article, words])
}
