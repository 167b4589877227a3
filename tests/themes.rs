//! Every theme can be read: contrasts by WCAG 2.2, and one theme as colour-blind eyes see it.

use std::collections::BTreeMap;
use tests::place;

/// Red, green and blue as light, from 0 to 1.
type Light = [f64; 3];

/// A theme's properties as they are written.
type Theme = BTreeMap<String, String>;

/// Whether a page is dark on light or light on dark.
#[derive(Clone, Copy, Debug)]
enum Scheme {
    Light,
    Dark,
}

/// What is drawn on squares and must be told apart from both kinds of them.
const MARKS: [&str; 5] = ["move", "capture", "check", "star", "focus"];

/// What is written on the page.
const TEXTS: [&str; 3] = ["ink", "quiet", "link"];

#[test]
fn text_marks_and_pieces_stand_out_in_every_theme() {
    let themes = themes();
    assert_eq!(themes.keys().collect::<Vec<_>>(), ["", "colour-blind", "contrast", "print"]);
    let mut faults = Vec::new();
    for (name, theme) in &themes {
        let (text_min, mark_min) = if name == "contrast" { (7.0, 4.5) } else { (4.5, 3.0) };
        for scheme in [Scheme::Light, Scheme::Dark] {
            let mut ask = |what: &str, on: Light, least: f64| {
                let found = contrast(colour(theme, what, scheme), on);
                if found < least {
                    faults.push(format!("{name:?} {scheme:?}: --{what} has {found:.2}, expected {least}"));
                }
            };
            let ground = colour(theme, "ground", scheme);
            TEXTS.iter().for_each(|text| ask(text, ground, text_min));
            // The focus in the dark is drawn as links are.
            let focus = match scheme {
                Scheme::Light => "focus",
                Scheme::Dark => "link",
            };
            ask(focus, ground, 3.0);
            for square in squares(theme) {
                MARKS.iter().for_each(|mark| ask(mark, square, mark_min));
                ask("piece-ink", square, 4.5);
            }
            ask("piece-ink", colour(theme, "piece-paper", scheme), 7.0);
        }
    }
    assert!(faults.is_empty(), "www/style/theme.css: {faults:#?}");
}

/// How far apart two colours are when nobody takes one for the other, in units of CIE 1976.
const APART: f64 = 20.0;

#[test]
fn colour_blind_eyes_tell_marks_and_squares_apart() {
    let theme = &themes()["colour-blind"];
    for (sight, matrix) in SIGHTS {
        let seen = |name: &str| see(colour(theme, name, Scheme::Light), &matrix);
        let (light, dark) = (seen("light"), seen("dark"));
        assert!(distance(light, dark) > 15.0, "{sight}: the squares are alike");
        for (index, mark) in MARKS.into_iter().enumerate() {
            for square in [light, dark] {
                let found = contrast(seen(mark), square);
                assert!(found >= 3.0, "{sight}: --{mark} has {found:.2} on a square, expected 3");
            }
            for other in &MARKS[..index] {
                let found = distance(seen(mark), seen(other));
                assert!(found >= APART, "{sight}: --{mark} and --{other} are {found:.1} apart");
            }
        }
    }
}

#[test]
fn every_property_of_a_theme_is_described() {
    let css = style();
    let described = css.split_once("/* What a theme decides").expect("the table of properties").1;
    let described = described.split_once("*/").expect("a comment that ends").0;
    for property in themes()[""].keys() {
        assert!(described.contains(&format!("--{property}")), "--{property} is not in the table");
    }
}

/// How light arrives in eyes of each kind: Machado, Oliveira and Fernandes 2009, full severity.
const SIGHTS: [(&str, [Light; 3]); 4] = [
    ("all colours", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "deuteranopia",
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    ),
    (
        "protanopia",
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    ),
    (
        "tritanopia",
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
    ),
];

fn see(colour: Light, matrix: &[Light; 3]) -> Light {
    matrix.map(|row| row.iter().zip(colour).map(|(weight, part)| weight * part).sum::<f64>().clamp(0.0, 1.0))
}

/// The themes by name, each with the default's properties where it says nothing; the default is `""`.
fn themes() -> BTreeMap<String, Theme> {
    let css = style();
    let default = properties(css.split_once("\n:root {").expect("the default theme").1);
    let mut themes = BTreeMap::from([(String::new(), default.clone())]);
    for rule in css.split("\n:root:where([data-theme=\"").skip(1) {
        let (name, rest) = rule.split_once('"').expect("a theme's name");
        let mut theme = default.clone();
        theme.extend(properties(rest));
        themes.insert(name.to_owned(), theme);
    }
    themes
}

fn style() -> String {
    std::fs::read_to_string(place::in_workspace("www/style/theme.css")).expect("the style sheet")
}

/// The custom properties of a rule, up to its end.
fn properties(rule: &str) -> Theme {
    let rule = rule.split_once("\n}").expect("a rule that ends").0;
    let property = |line: &str| {
        let (name, value) = line.trim().strip_prefix("--")?.strip_suffix(';')?.split_once(": ")?;
        Some((name.to_owned(), value.to_owned()))
    };
    rule.lines().filter_map(property).collect()
}

/// What a square may be coloured with: of hatched ones both the lines and what is between them.
fn squares(theme: &Theme) -> Vec<Light> {
    let of = |name| colour(theme, name, Scheme::Light);
    match theme["dark"].starts_with("url(") {
        true => vec![of("light"), of("hatch"), of("dark")],
        false => vec![of("light"), of("dark")],
    }
}

fn colour(theme: &Theme, name: &str, scheme: Scheme) -> Light {
    let value = &theme[name];
    let pair = value.strip_prefix("light-dark(").and_then(|rest| rest.strip_suffix(')')?.split_once(", "));
    let written = match (pair, scheme) {
        (Some((light, _)), Scheme::Light) => light,
        (Some((_, dark)), Scheme::Dark) => dark,
        // After a pattern stands the colour for pages that have none.
        (None, _) => value.rsplit(' ').next().unwrap_or_default(),
    };
    read(written).unwrap_or_else(|| panic!("--{name}: found {value}, expected a colour like #1d1b16"))
}

fn read(written: &str) -> Option<Light> {
    let digits = written.strip_prefix('#')?;
    let parts: Vec<u32> = match digits.len() {
        3 => digits.chars().map(|digit| Some(digit.to_digit(16)? * 17)).collect::<Option<_>>()?,
        6 => (0..3).map(|at| u32::from_str_radix(&digits[2 * at..][..2], 16).ok()).collect::<Option<_>>()?,
        _ => return None,
    };
    let light = |part: &u32| match f64::from(*part) / 255.0 {
        dim if dim <= 0.04045 => dim / 12.92,
        bright => ((bright + 0.055) / 1.055).powf(2.4),
    };
    parts.iter().map(light).collect::<Vec<_>>().try_into().ok()
}

fn contrast(one: Light, other: Light) -> f64 {
    let luminance = |[red, green, blue]: Light| 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// How different two colours look: their distance in CIELAB under daylight.
fn distance(one: Light, other: Light) -> f64 {
    let (one, other) = (lab(one), lab(other));
    one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

fn lab([red, green, blue]: Light) -> [f64; 3] {
    let bend = |part: f64| match part > 0.008856 {
        true => part.cbrt(),
        false => 7.787 * part + 16.0 / 116.0,
    };
    let x = bend((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
    let y = bend(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    let z = bend((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}
