//! What the pages come from: the product's own server, or any folder on any path.

use crate::leash::Leashed;
use crate::place;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// A running `squarewise serve`.
struct Server {
    _process: Leashed,
    url: String,
    /// Held so that the server can go on writing.
    _stdout: BufReader<ChildStdout>,
}

static SERVER: Mutex<Option<Server>> = Mutex::new(None);

/// The address of the built site, with a slash at its end; the first call starts the server.
///
/// # Panics
/// `squarewise` was not built, or does not serve.
pub fn url() -> String {
    let mut server = SERVER.lock().expect("the server starts; if not, the first failure says why");
    server.get_or_insert_with(start).url.clone()
}

/// Ends the server, if there is one.
pub fn stop() {
    drop(SERVER.lock().ok().and_then(|mut server| server.take()));
}

fn start() -> Server {
    let program = squarewise();
    let mut serve = Command::new(&program);
    // A folder of its own: somebody may be serving `dist` while the tests run.
    serve
        .args(["serve", "--port", "0", "--out", "target/served"])
        .current_dir(place::in_workspace(""))
        .stdout(Stdio::piped());
    let process = Leashed::start(&mut serve);
    let mut process = process.unwrap_or_else(|error| panic!("cannot start {}: {error}", program.display()));
    let mut stdout = BufReader::new(process.take_stdout().expect("its stdout is piped"));
    let mut line = String::new();
    while !line.contains("http://") {
        line.clear();
        let read = stdout.read_line(&mut line).unwrap_or_default();
        assert!(read > 0, "`squarewise serve` ended without an address");
    }
    let url = line.split_whitespace().find(|word| word.starts_with("http://"));
    let url = url.expect("the line has an address").trim_end_matches('/');
    Server { _process: process, url: format!("{url}/"), _stdout: stdout }
}

/// The program of the crate `site`, built beside this test.
pub fn squarewise() -> PathBuf {
    let this = std::env::current_exe().expect("a test knows its own path");
    let profile = this.ancestors().nth(2).expect("tests lie in target/PROFILE/deps");
    let program = profile.join("squarewise").with_extension(std::env::consts::EXE_EXTENSION);
    assert!(program.is_file(), "no {}; run `cargo build -p site`", program.display());
    program
}

/// What a host does with a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Service {
    /// It sends the file.
    Usual,
    /// It sends the file under another media type.
    Typed(&'static str),
    /// It sends the first half of the file, and the other half a second later.
    Halting,
    /// It sends the file with another header.
    Headed(&'static str),
    /// It sends a page, as if all were well.
    Page,
    /// It knows no such file.
    Missing,
    /// It hangs up.
    Nothing,
}

/// Serves `folder` as a plain static host does, below `path` such as `/some/where/`, until the
/// tests end; gives its address.
pub fn serve_folder(folder: &Path, path: &str) -> String {
    serve_with(folder, path, |_| Service::Usual)
}

/// The same on a host that does with each path what `service` says.
pub fn serve_with(
    folder: &Path,
    path: &str,
    service: impl Fn(&str) -> Service + Send + Sync + 'static,
) -> String {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("the machine has a free port");
    let port = listener.local_addr().expect("it listens").port();
    let host = Arc::new((folder.to_owned(), path.to_owned(), service));
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let host = Arc::clone(&host);
            thread::spawn(move || answer(stream, &host.0, &host.1, &host.2));
        }
    });
    format!("http://127.0.0.1:{port}{path}")
}

/// Answers one request; whatever is wrong with it ends it.
fn answer(
    mut stream: TcpStream,
    folder: &Path,
    prefix: &str,
    service: impl Fn(&str) -> Service,
) -> Option<()> {
    let mut request = BufReader::new(stream.try_clone().ok()?);
    let mut line = String::new();
    request.read_line(&mut line).ok()?;
    let mut header = String::new();
    while request.read_line(&mut header).ok()? > 2 {
        header.clear();
    }
    let path = line.split(' ').nth(1)?.split('?').next()?;
    let file = path.strip_prefix(prefix).filter(|path| !path.contains(".."));
    let file = file
        .map(|path| folder.join(path))
        .map(|file| if path.ends_with('/') { file.join("index.html") } else { file });
    let found = file.and_then(|file| Some((media_type(&file), fs::read(file).ok()?)));
    let service = service(path);
    let header = match service {
        Service::Headed(line) => format!("{line}\r\n"),
        Service::Usual
        | Service::Typed(_)
        | Service::Halting
        | Service::Page
        | Service::Missing
        | Service::Nothing => String::new(),
    };
    let found = match service {
        Service::Usual | Service::Halting | Service::Headed(_) => found,
        Service::Typed(media_type) => found.map(|(_, bytes)| (media_type, bytes)),
        Service::Page => Some(("text/html", b"<!DOCTYPE html><title>No such page</title>".to_vec())),
        Service::Missing => None,
        Service::Nothing => return None,
    };
    let (status, (media_type, body)) = match found {
        Some(found) => ("200 OK", found),
        None => ("404 Not Found", ("text/plain", b"not found".to_vec())),
    };
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {media_type}\r\nContent-Length: {length}\r\n{header}Connection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).ok()?;
    let (first, rest) = body.split_at(if service == Service::Halting { length / 2 } else { length });
    stream.write_all(first).ok()?;
    if service == Service::Halting {
        thread::sleep(Duration::from_secs(1));
    }
    stream.write_all(rest).ok()?;
    stream.shutdown(std::net::Shutdown::Write).ok()?;
    request.read_to_end(&mut Vec::new()).ok()?;
    Some(())
}

fn media_type(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css",
        Some("js") => "text/javascript",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("pdf") => "application/pdf",
        Some(_) | None => "application/octet-stream",
    }
}
