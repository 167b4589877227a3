//! One request, one answer: which file a path means, and what is said about it.

use std::{
    fs,
    hash::{DefaultHasher, Hasher},
    io,
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use crate::assets;
use crate::publish::is_segment;

/// Far longer than the two renames that put a rebuilt site in its place.
const SWAP: Duration = Duration::from_millis(5);

/// What is said about a missing page when the site has no page for that.
const LOST: &str = "<!DOCTYPE html><html lang=\"en-GB\"><title>No such page</title>\
    <p>There is no such page. <a href=\"/\">All lessons</a></p></html>\n";

pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) headers: Vec<(&'static str, String)>,
    pub(super) body: Vec<u8>,
}

/// Answers a request for `url`, as it stood on the request line, by a client that holds the `known` versions.
pub(super) fn answer(out: &Path, method: &str, url: &str, known: Option<&str>) -> Answer {
    if !matches!(method, "GET" | "HEAD") {
        let mut answer = say(405, "This server only answers GET and HEAD.");
        answer.headers.push(("Allow", "GET, HEAD".to_owned()));
        return answer;
    }
    let (path, query) = url.split_at(url.find(['?', '#']).unwrap_or(url.len()));
    let Some(asked) = Asked::read(path) else {
        return not_found(out);
    };
    let file = match asked {
        Asked::File(ref parts) => below(out, parts),
        Asked::Folder(ref parts) => below(out, parts).join("index.html"),
    };
    if let Asked::File(ref parts) = asked
        && file.is_dir()
    {
        let folder = format!("/{}/", parts.join("/"));
        // The slash matters: without it the page's relative links would lead to the folder above.
        return redirect(folder, query, "This is a folder: its address ends in a slash.");
    }
    match read(&file) {
        Ok(bytes) => found(&file, bytes, cache_control(&asked), known),
        // Who shortens an address by hand may stop at a folder that only holds others.
        Err(error) if is_missing(&error) && is_folder_below(out, &asked) => {
            redirect("/".to_owned(), query, "This folder has no page of its own.")
        }
        Err(error) if is_missing(&error) => not_found(out),
        Err(error) => say(500, &format!("The server cannot read {}: {error}.", file.display())),
    }
}

/// A path without tricks, in parts: it cannot lead out of the folder.
enum Asked {
    File(Vec<String>),
    /// With a slash at the end.
    Folder(Vec<String>),
}

impl Asked {
    /// `None` for a path that no file of a site can have: `..`, doubled slashes, backslashes, NUL.
    fn read(path: &str) -> Option<Asked> {
        let path = decode(path)?;
        let inner = path.strip_prefix('/')?;
        if inner.is_empty() {
            return Some(Asked::Folder(Vec::new()));
        }
        let (inner, as_asked): (_, fn(_) -> _) = match inner.strip_suffix('/') {
            Some(inner) => (inner, Asked::Folder),
            None => (inner, Asked::File),
        };
        let parts = inner.split('/').map(|part| is_segment(part).then(|| part.to_owned()));
        parts.collect::<Option<Vec<_>>>().map(as_asked)
    }
}

/// Undoes `%2e` and the like; `None` when what follows a `%` is no byte, or the bytes are no text.
fn decode(path: &str) -> Option<String> {
    let mut decoded = Vec::with_capacity(path.len());
    let mut pieces = path.split('%');
    decoded.extend_from_slice(pieces.next()?.as_bytes());
    for piece in pieces {
        let (digits, rest) = piece.split_at_checked(2)?;
        if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        decoded.push(u8::from_str_radix(digits, 16).ok()?);
        decoded.extend_from_slice(rest.as_bytes());
    }
    String::from_utf8(decoded).ok()
}

fn is_folder_below(out: &Path, asked: &Asked) -> bool {
    matches!(asked, Asked::Folder(parts) if !parts.is_empty() && below(out, parts).is_dir())
}

fn below(out: &Path, parts: &[String]) -> PathBuf {
    out.iter().chain(parts.iter().map(AsRef::as_ref)).collect()
}

/// Reads a file; a missing one is looked for twice, as a rebuilt site may just be taking its place.
fn read(file: &Path) -> io::Result<Vec<u8>> {
    match fs::read(file) {
        Err(error) if is_missing(&error) => {
            thread::sleep(SWAP);
            fs::read(file)
        }
        result => result,
    }
}

fn is_missing(error: &io::Error) -> bool {
    // The last two are a path through a file, and a folder called index.html.
    [
        io::ErrorKind::NotFound,
        io::ErrorKind::NotADirectory,
        io::ErrorKind::IsADirectory,
        io::ErrorKind::InvalidFilename,
    ]
    .contains(&error.kind())
}

fn found(file: &Path, bytes: Vec<u8>, cache_control: &str, known: Option<&str>) -> Answer {
    let tag = tag(&bytes);
    let is_known = known.is_some_and(|known| known.split(',').any(|known| is_same_tag(known.trim(), &tag)));
    let headers = vec![
        ("Content-Type", media_type(file).to_owned()),
        ("Cache-Control", cache_control.to_owned()),
        ("ETag", tag),
    ];
    if is_known {
        Answer { status: 304, headers, body: Vec::new() }
    } else {
        Answer { status: 200, headers, body: bytes }
    }
}

fn cache_control(asked: &Asked) -> &'static str {
    match asked {
        // These addresses change when their content does, so they may be kept for good.
        Asked::File(parts) if parts.first().is_some_and(|part| part == assets::FOLDER) => {
            "public, max-age=31536000, immutable"
        }
        Asked::File(_) | Asked::Folder(_) => "no-cache",
    }
}

/// A name for exactly these bytes. Two different files that meet by chance cost a reload, no more.
fn tag(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    format!("\"{:x}-{:016x}\"", bytes.len(), hasher.finish())
}

fn is_same_tag(known: &str, tag: &str) -> bool {
    known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag
}

fn media_type(file: &Path) -> &'static str {
    let ending = file.extension().unwrap_or_default().to_ascii_lowercase();
    match ending.to_str().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "txt" => "text/plain; charset=utf-8",
        "xml" => "application/xml",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "pdf" => "application/pdf",
        _ => "application/octet-stream",
    }
}

fn redirect(address: String, query: &str, sentence: &str) -> Answer {
    // The address was checked part by part; the query is passed on only when it fits in a header.
    let query = if query.bytes().all(|byte| byte.is_ascii_graphic()) { query } else { "" };
    let mut answer = say(302, sentence);
    answer.headers.push(("Location", address + query));
    answer
}

fn not_found(out: &Path) -> Answer {
    let page = out.join("404.html");
    match fs::read(&page) {
        Ok(body) => plain(404, media_type(&page), body),
        Err(_) => plain(404, "text/html; charset=utf-8", LOST.as_bytes().to_vec()),
    }
}

pub(super) fn say(status: u16, sentence: &str) -> Answer {
    plain(status, "text/plain; charset=utf-8", format!("{sentence}\n").into_bytes())
}

fn plain(status: u16, media_type: &str, body: Vec<u8>) -> Answer {
    let headers = vec![("Content-Type", media_type.to_owned()), ("Cache-Control", "no-cache".to_owned())];
    Answer { status, headers, body }
}
