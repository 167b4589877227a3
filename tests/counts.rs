//! The home page says how much there is; here it is counted again, from the lesson files as they are typed.

use std::fs;
use std::path::Path;

/// Boards with something to do, and questions, in exercises.
fn exercises_in(lesson: &str) -> usize {
    let parts = lesson.split("\n[").filter(|part| !part.starts_with('#'));
    let is_exercise = |part: &&str| {
        let goals = ["\nstars = ", "\ngoal = ", "\nask = "];
        part.starts_with("[exercise.question]]")
            || (part.starts_with("[exercise.board]]") && goals.iter().any(|goal| part.contains(goal)))
    };
    parts.filter(is_exercise).count()
}

#[test]
fn the_home_page_counts_lessons_and_exercises_right() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read =
        |file: &str| fs::read_to_string(root.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    let list = read("www/lessons/en/course.toml");
    let chapters = list.split("[[chapter]]").skip(1);
    let names: Vec<&str> = chapters
        .filter_map(|chapter| chapter.split_once("lessons = [")?.1.split_once(']'))
        .flat_map(|(names, _)| names.split('"').skip(1).step_by(2))
        .collect();
    let exercises: usize =
        names.iter().map(|name| exercises_in(&read(&format!("www/lessons/en/{name}.toml")))).sum();
    let wanted = format!("{} lessons, {exercises} exercises and ", names.len());
    let home = read("dist/index.html");
    let said = home.split("<p>").find(|text| text.contains(" exercises and ")).expect("a count");
    assert!(said.starts_with(&wanted), "it says {}, and {wanted} are typed", &said[..said.len().min(60)]);
}
