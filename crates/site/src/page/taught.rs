//! The articles that a refusal may name, and where each is taught: links that live boards put into
//! what they say. They lie on the page out of sight.

use std::collections::BTreeSet;

use lesson::words::Say;
use lesson::{Section, file, is_article};
use maud::{Markup, html};
use rules::{Attempt, Culprits, Ending, Kind, Position, Reason, Refusal, Square, Variant};

use super::section::anchor;
use super::{Frame, SOURCES};
use crate::course::{Course, NamedLesson};

/// A link for each article that the boards of a page may name, and for each of its reasons that is taught
/// elsewhere; `here` is the lesson that the page is.
pub fn links(course: &Course, here: Option<&NamedLesson>, frame: &Frame) -> Markup {
    let label = |article| frame.words().fill(Say::RefusedArticle, &[article]);
    let reasons = refusals().filter_map(|(article, reason)| {
        let best = best(article, Some(reason), course, here)?;
        let place = address_in(best, here, frame)?;
        (place != address(article, course, here, frame)).then_some((article, reason, place))
    });
    html! {
        div.taught hidden {
            @for article in articles() {
                @let address = address(article, course, here, frame);
                a href=(address) data-article=(article) { (label(article)) }
            }
            @for (article, reason, place) in reasons {
                a href=(place) data-article=(article) data-reason=(reason as usize) { (label(article)) }
            }
        }
    }
}

/// A sentence on the page of a lesson, with a link where it names an article: to where that is taught.
pub(super) fn link(text: &str, here: &NamedLesson, frame: &Frame) -> Markup {
    // What stands round the number, in the words of the language.
    let label = frame.words().fill(Say::RefusedArticle, &["\u{e000}"]);
    let (before, behind) = label.split_once('\u{e000}').unwrap_or((&label, ""));
    let named = text.match_indices(before).find_map(|(at, _)| {
        let number = &text[at + before.len()..];
        let end = number.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.');
        let article = number[..end.unwrap_or(number.len())].trim_end_matches('.');
        let after = &number[article.len()..];
        (is_article(article) && after.starts_with(behind)).then_some((at, article, after))
    });
    let Some((at, article, after)) = named else { return html! { (text) } };
    let place = address(article, frame.course(), Some(here), frame);
    html! { (text[..at]) a href=(place) { (before) (article) } (after) }
}

/// Each article that a board may name with where a course teaches it, seen from its own folder:
/// `rook/#capture`.
pub fn places(course: &Course) -> impl Iterator<Item = (&'static str, String)> {
    articles().map(|article| {
        let place = match best(article, None, course, None) {
            None => format!("{SOURCES}/#{article}"),
            Some((named, section)) => {
                let anchor = section.and_then(anchor).map(|anchor| format!("#{anchor}"));
                format!("{}/{}", named.name, anchor.unwrap_or_default())
            }
        };
        (article, place)
    })
}

/// Where an article is taught. A reader who is there already is led to the section, or else to what the
/// Laws say.
fn address(article: &str, course: &Course, here: Option<&NamedLesson>, frame: &Frame) -> String {
    let taught = best(article, None, course, here).and_then(|best| address_in(best, here, frame));
    taught.unwrap_or_else(|| format!("{}#{article}", frame.page_address(SOURCES)))
}

/// The way there, if a reader of that lesson is led anywhere.
fn address_in(
    (named, section): (&NamedLesson, Option<&Section>),
    here: Option<&NamedLesson>,
    frame: &Frame,
) -> Option<String> {
    match (is_here(named, here), section.and_then(anchor)) {
        (true, anchor) => anchor.map(|anchor| format!("#{anchor}")),
        (false, Some(anchor)) => Some(format!("{}#{anchor}", frame.page_address(&named.name))),
        (false, None) => Some(frame.page_address(&named.name)),
    }
}

fn is_here(named: &NamedLesson, here: Option<&NamedLesson>) -> bool {
    here.is_some_and(|here| here.name == named.name)
}

/// The lesson that teaches an article, and its section, if it proves a refusal by it; of a reason, the lesson
/// that proves it most often, if one does.
fn best<'a>(
    article: &str,
    reason: Option<Reason>,
    course: &'a Course,
    here: Option<&NamedLesson>,
) -> Option<(&'a NamedLesson, Option<&'a Section>)> {
    let taught = course.lessons().filter_map(|named| {
        let exactness = exactness(article, named)?;
        let proofs = proofs(article, reason, named);
        let section = proofs.first().copied();
        // Of those that are alike, a lesson that shows it, the reader's own before others.
        let shown = section.map(|_| is_here(named, here));
        let often = reason.map(|_| proofs.len());
        (often != Some(0)).then_some(((exactness, shown, often), named, section))
    });
    let best = taught.reduce(|best, next| if next.0 > best.0 { next } else { best });
    best.map(|(_, named, section)| (named, section))
}

/// How many numbers an article has in common with the closest that a lesson rests on, if that is a part
/// of it or it of that: `3.8.2` is close to `3.8.2.1`, and `3.8.1` is not.
fn exactness(article: &str, named: &NamedLesson) -> Option<usize> {
    let common = |other: &String| {
        let alike = article.split('.').zip(other.split('.'));
        let count = alike.clone().take_while(|(one, other)| one == other).count();
        (count == alike.count()).then_some(count)
    };
    named.lesson.articles.iter().filter_map(common).max()
}

/// The sections of a lesson that prove a refusal by this article, and for this reason if one is given: each
/// as often as it does.
fn proofs<'a>(article: &str, reason: Option<Reason>, named: &'a NamedLesson) -> Vec<&'a Section> {
    let lesson = &named.lesson;
    let sections = lesson.sections.iter().chain(&lesson.mistake).chain(&lesson.exercises);
    let proofs = sections.flat_map(|section| {
        let proven = section.boards.iter().zip(&section.proven);
        let claims = proven.flat_map(|(figure, proven)| {
            proven.claims.iter().filter_map(|claim| refused(claim, &figure.board.position))
        });
        claims.map(move |refusal| (section, refusal))
    });
    let is_meant = |refusal: &Refusal| {
        refusal.article() == article && reason.is_none_or(|reason| refusal.reason == reason)
    };
    proofs.filter(|(_, refusal)| is_meant(refusal)).map(|(section, _)| section).collect()
}

/// The refusal of a move on the board that a claim is about. Claims about later moments of a line are let be.
fn refused(claim: &file::Claim, position: &Position) -> Option<Refusal> {
    let attempt: Attempt = claim.attempt.as_deref()?.parse().ok()?;
    let refusal = position.judge(attempt).err()?;
    (claim.is.as_deref() == Some(refusal.reason.code())).then_some(refusal)
}

/// Every article by which a board may refuse a move.
pub(super) fn articles() -> impl Iterator<Item = &'static str> {
    let articles: BTreeSet<&str> = refusals().map(|(article, _)| article).collect();
    articles.into_iter()
}

/// The same with each reason for which it may.
fn refusals() -> impl Iterator<Item = (&'static str, Reason)> {
    let mut refusals = Vec::new();
    let kinds = || [None].into_iter().chain(Kind::ALL.map(Some));
    let endings = || [None].into_iter().chain(ENDINGS.map(Some));
    for reason in Reason::ALL {
        for (to, variant) in [(Square::E4, Variant::Standard), (Square::E3, Variant::Chess960)] {
            let attempt = Attempt::new(Square::E2, to);
            let (kind, ending, culprits) = (None, None, Culprits::default());
            let refusal = Refusal { attempt, kind, reason, culprits, variant, ending };
            let of_kinds = kinds().map(|kind| Refusal { kind, ..refusal });
            let of_endings = endings().map(|ending| Refusal { ending, ..refusal });
            refusals.extend(of_kinds.chain(of_endings).map(|refusal| (refusal.article(), reason)));
        }
    }
    refusals.sort();
    refusals.dedup();
    refusals.into_iter()
}

/// How a game on a board of a lesson can have ended.
const ENDINGS: [Ending; 5] =
    [Ending::Checkmate, Ending::Stalemate, Ending::DeadPosition, Ending::Fivefold, Ending::SeventyFiveMoves];
