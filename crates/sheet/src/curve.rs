//! Paths as `diagram` writes them, in steps that paper knows: arcs become curves.

use crate::ink::{Point, Step};

/// Reads a path: the commands `M L H V C A Z` in absolute, `h v z` in relative units.
pub(crate) fn outline(path: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut here = Point::new(0.0, 0.0);
    for (start, command) in path.match_indices(|letter: char| letter.is_ascii_alphabetic()) {
        let rest = &path[start + 1..];
        let end = rest.find(|letter: char| letter.is_ascii_alphabetic()).unwrap_or(rest.len());
        let numbers: Vec<f32> = rest[..end].split(' ').filter_map(|number| number.parse().ok()).collect();
        match (command, &numbers[..]) {
            ("M", &[x, y]) => steps.push(Step::Move(Point::new(x, y))),
            ("L", &[x, y]) => steps.push(Step::Line(Point::new(x, y))),
            ("H", &[x]) => steps.push(Step::Line(Point::new(x, here.y))),
            ("V", &[y]) => steps.push(Step::Line(Point::new(here.x, y))),
            ("h", &[x]) => steps.push(Step::Line(Point::new(here.x + x, here.y))),
            ("v", &[y]) => steps.push(Step::Line(Point::new(here.x, here.y + y))),
            ("C", &[ax, ay, bx, by, x, y]) => {
                steps.push(Step::Curve(Point::new(ax, ay), Point::new(bx, by), Point::new(x, y)));
            }
            ("A", &[radius, _, _, large, sweep, x, y]) => {
                steps.extend(arc(here, Point::new(x, y), radius, [large > 0.5, sweep > 0.5]));
            }
            ("Z" | "z", []) => steps.push(Step::Close),
            _ => unreachable!("diagram writes no {command} with {} numbers", numbers.len()),
        }
        if let Some(Step::Move(to) | Step::Line(to) | Step::Curve(_, _, to)) = steps.last() {
            here = *to;
        }
    }
    steps
}

/// An arc of a circle as curves of at most a quarter each.
fn arc(from: Point, to: Point, radius: f32, [is_large, is_sweep]: [bool; 2]) -> Vec<Step> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let distance = dx.hypot(dy);
    // An arc too short to reach is drawn as half of a circle that does.
    let radius = radius.max(distance / 2.0);
    let height = (radius * radius - distance * distance / 4.0).max(0.0).sqrt();
    let side = if is_large == is_sweep { -1.0 } else { 1.0 };
    let middle = Point::new(
        from.x + dx / 2.0 - side * height * dy / distance,
        from.y + dy / 2.0 + side * height * dx / distance,
    );
    let angle = |point: Point| (point.y - middle.y).atan2(point.x - middle.x);
    let start = angle(from);
    let turn = std::f32::consts::TAU;
    let mut sweep = (angle(to) - start).rem_euclid(turn);
    if !is_sweep {
        sweep -= turn;
    }
    let parts = (sweep.abs() / (turn / 4.0) - 0.001).ceil().max(1.0);
    let step = sweep / parts;
    let reach = 4.0 / 3.0 * (step / 4.0).tan() * radius;
    let on = |angle: f32| {
        let (sine, cosine) = angle.sin_cos();
        let place = Point::new(middle.x + radius * cosine, middle.y + radius * sine);
        (place, Point::new(-sine * reach, cosine * reach))
    };
    let curves = (0..parts as usize).map(|part| {
        let (here, out) = on(start + step * part as f32);
        let (there, back) = on(start + step * (part + 1) as f32);
        Step::Curve(here.moved(out), Point::new(there.x - back.x, there.y - back.y), there)
    });
    curves.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_circle_of_two_arcs_comes_round() {
        let steps = outline("M1 5A4 4 0 1 1 9 5A4 4 0 1 1 1 5Z");
        assert_eq!(steps.len(), 6, "a move, twice two quarters, and the end: {steps:?}");
        let near = |point: Point, x: f32, y: f32| (point.x - x).abs() < 1e-3 && (point.y - y).abs() < 1e-3;
        let Step::Curve(_, _, top) = steps[1] else { panic!("{steps:?}") };
        let Step::Curve(_, _, end) = steps[4] else { panic!("{steps:?}") };
        assert!(near(top, 5.0, 1.0) && near(end, 1.0, 5.0), "{steps:?}");
    }

    #[test]
    fn every_piece_can_be_read() {
        for kind in rules::Kind::ALL {
            let art = diagram::art::art(kind);
            for path in art.bodies.iter().chain([&art.lines, &art.black_lines]).chain(&art.dots) {
                assert!(outline(path).len() > 1, "{path}");
            }
        }
    }
}
