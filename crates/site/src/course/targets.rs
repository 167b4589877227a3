//! What prose points to: links and pictures.

use std::path::Path;

use crate::publish::is_segment;

/// Whether a link leads to a lesson, to a board of this one, or out into the world.
pub(super) fn leads_somewhere(address: &str, files: &[String], boards: &[&str]) -> bool {
    if ["https://", "http://", "mailto:"].iter().any(|start| address.starts_with(start)) {
        return true;
    }
    let (path, board) = address.split_once('#').unwrap_or((address, ""));
    match path.strip_prefix("../").and_then(|path| path.strip_suffix('/')) {
        Some(name) => files.iter().any(|file| file == name),
        None => path.is_empty() && boards.contains(&board),
    }
}

/// The kinds of pictures that every browser shows.
const PICTURES: [&str; 7] = ["avif", "gif", "jpeg", "jpg", "png", "svg", "webp"];

/// What is wrong with a picture in the prose, and what to do about it.
pub(super) fn check_picture(name: &str, path: &Path) -> Option<(String, String)> {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    if !is_segment(name) || !PICTURES.contains(&ending) {
        let help = "keep the picture beside the lesson, and name it like castle.svg or castle.png";
        return Some((format!("{name:?} cannot be the name of a picture"), help.into()));
    }
    let help = format!("put it into {}, under this name", path.parent().unwrap_or(path).display());
    (!path.is_file()).then(|| (format!("the picture {name:?} is missing"), help))
}
