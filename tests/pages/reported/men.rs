//! Row 50: all twelve pieces can be read on both kinds of squares, in high contrast, in black and white, and in
//! the colours that a reader has forced on every page. What is measured is what is painted.

use std::collections::BTreeMap;

use tests::{Engine, Page};

/// Each piece on a light square and, below it, on a dark one.
const BOARD: &str = "en/your-board/#mode=setup&fen=kqrbnp2/kqrbnp2/8/8/8/8/KQRBNP2/KQRBNP2_w";

const FILES: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

/// How much of a square is drawn over so that it stands out from it, at least: a pawn is slim.
const INK_MIN: f64 = 0.05;

/// What stands out, by WCAG 2.2.
const CONTRAST_MIN: f64 = 3.0;

/// By how much the brightness of White's pieces is above that of Black's.
const APART_MIN: f64 = 3.0;

fn contrast(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn mean(dots: &[f64]) -> f64 {
    dots.iter().sum::<f64>() / dots.len() as f64
}

fn median(mut dots: Vec<f64>) -> f64 {
    dots.sort_by(f64::total_cmp);
    dots[dots.len() / 2]
}

/// The dots of every square, by its name.
fn squares(page: &Page) -> BTreeMap<String, Vec<f64>> {
    let cells = "#own .cells button[data-square]";
    let names = page
        .run_with("return [...document.querySelectorAll(arguments[0])].map(e => e.dataset.square)", cells);
    let names = names.as_array().into_iter().flatten().filter_map(|name| name.as_str().map(str::to_owned));
    names.zip(page.brightness(cells)).collect()
}

/// What lies in the body of every piece, however slim: a little below the middle of its square.
fn body(dots: &[f64]) -> Vec<f64> {
    let side = (dots.len() as f64).sqrt().round() as usize;
    let [left, right, top, bottom] = [45, 55, 52, 68].map(|percent| side * percent / 100);
    dots.chunks(side).take(bottom).skip(top).flat_map(|line| line[left..right].to_vec()).collect()
}

fn assert_readable(page: &Page, look: &str) {
    let squares = squares(page);
    assert_eq!(squares.len(), 64, "{look}");
    // An empty square of either kind, and how bright the eye sees it: it may be hatched.
    let [light, dark] = ["a4", "a5"].map(|empty| mean(&squares[empty]));
    let mut faults = Vec::new();
    for file in FILES {
        // By turns, as the squares of a rank are.
        let is_even = (file.as_bytes()[0] - b'a').is_multiple_of(2);
        for (black, white) in [("8", "2"), ("7", "1")] {
            let ground = |rank: &str| if (rank == "8" || rank == "2") == is_even { light } else { dark };
            let pair = [(black, ground(black)), (white, ground(white))];
            let pair = pair.map(|(rank, ground)| (format!("{file}{rank}"), ground));
            for (name, ground) in &pair {
                let dots = &squares[name];
                let ink = dots.iter().filter(|&&dot| contrast(dot, *ground) >= CONTRAST_MIN).count();
                let share = ink as f64 / dots.len() as f64;
                if share < INK_MIN {
                    faults.push(format!("{name}: {share:.3} of the square stands out"));
                }
            }
            let [black, white] = [&pair[0].0, &pair[1].0];
            let [dim, bright] = [black, white].map(|name| median(body(&squares[name])) + 0.05);
            if bright / dim < APART_MIN {
                faults.push(format!("{white} and {black}: {:.2} apart", bright / dim));
            }
        }
    }
    assert!(faults.is_empty(), "{look}: {faults:#?}");
}

pub(super) fn all(engine: Engine) {
    let page = Page::open(engine, BOARD);
    page.wait_until("it is set up", "own.querySelector('.palette button:enabled')");
    page.run("own.querySelector('.stage').scrollIntoView({ block: 'center' })");
    for theme in ["contrast", "print", "colour-blind", ""] {
        for scheme in ["light", "dark"] {
            page.run_with(
                "Object.assign(document.documentElement.dataset, { theme: arguments[0][0], scheme: arguments[0][1] })",
                serde_json::json!([theme, scheme]),
            );
            assert_readable(&page, &format!("{theme:?} {scheme}"));
        }
    }
    page.run("delete document.documentElement.dataset.theme");
    if page.prefer("forced-colors", "active") {
        for scheme in ["light", "dark"] {
            page.run_with("document.documentElement.dataset.scheme = arguments[0]", scheme);
            assert_readable(&page, &format!("forced colours, {scheme}"));
            page.screenshot(&format!("men-forced-{scheme}"));
        }
    }
}
