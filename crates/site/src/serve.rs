//! The development server: the built site on this machine alone, built anew when a source changes.
//!
//! Files are read when they are asked for, so a rebuilt site is seen at the next request.
//! The headers are those a careful host would send, so that a page which works here works there.

mod answer;
mod hold;
mod watch;

use std::{
    convert::Infallible,
    io::{self, Write},
    net::{Ipv4Addr, TcpListener},
    panic::{self, AssertUnwindSafe},
    path::{Path, PathBuf},
    sync::{Arc, mpsc},
    thread,
};

use tiny_http::{Header, Method, Request, Response};

use crate::page::{CSP, embed};
use crate::trouble::Trouble;
use answer::{Answer, answer};
use hold::Hold;
use watch::Changes;

/// Only the site itself may frame its pages, but for the one that is made for frames. Browsers heed this
/// in a header alone, so the server adds it to what each page says.
pub const FRAME_ANCESTORS: &str = "frame-ancestors 'self'";

/// Who may frame what is asked for.
fn frame_ancestors(url: &str) -> &'static str {
    match url.strip_prefix('/').and_then(|path| path.strip_prefix(embed::FOLDER)) {
        Some(rest) if rest.starts_with('/') => "frame-ancestors *",
        Some(_) | None => FRAME_ANCESTORS,
    }
}

/// A browser opens about six connections at once, and each answer takes well under a millisecond.
const WORKERS: usize = 4;

/// Runs the server until something breaks, and calls `rebuild` when files under `watch` change.
///
/// `rebuild` gets the changed paths, absolute and in order; a new folder stands for all that is in it.
/// It reports its own failures; even when it panics, serving and watching go on.
/// What it writes to the folder that is served does not count as a change.
///
/// # Errors
/// - a path in `watch` does not exist
/// - the system stops handing out connections
pub fn serve(
    server: Server,
    watch: &[PathBuf],
    mut rebuild: impl FnMut(&[PathBuf]) + Send + 'static,
) -> Result<Infallible, Trouble> {
    let changes = Changes::under(watch, &server.out)?;
    // Whoever started us may have stopped listening, and the server is of use without that.
    let _ = writeln!(io::stdout(), "Serving {} (Ctrl-C stops)", server.address());
    thread::spawn(move || {
        for changed in changes {
            // The panic has printed its own message by then.
            let _ = panic::catch_unwind(AssertUnwindSafe(|| rebuild(&changed)));
        }
    });
    Err(server.run())
}

/// A server that holds its port and its folder, and answers once it is [run](Server::run).
pub struct Server {
    http: tiny_http::Server,
    port: u16,
    out: PathBuf,
    _hold: Hold,
}

impl Server {
    /// Takes a port of 127.0.0.1 for the site in `out`. Port 0 takes any that is free.
    ///
    /// # Errors
    /// - another server has taken `out`
    /// - the port is in use, or is one that only an administrator may open
    pub fn bind(port: u16, out: &Path) -> Result<Server, Trouble> {
        let hold = Hold::on(out)?;
        let refused = |error: io::Error| refused_port(port, &error);
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(refused)?;
        let port = listener.local_addr().map_err(refused)?.port();
        let http = tiny_http::Server::from_listener(listener, None)
            .map_err(|error| refused(io::Error::other(error)))?;
        Ok(Server { http, port, out: out.to_path_buf(), _hold: hold })
    }

    /// Where a browser finds the site: `http://127.0.0.1:8080/`.
    pub fn address(&self) -> String {
        format!("http://{}:{}/", Ipv4Addr::LOCALHOST, self.port)
    }

    /// Answers requests, several at once, until the system stops handing out connections.
    pub fn run(self) -> Trouble {
        let address = self.address();
        let server = Arc::new(self);
        let (ended, end) = mpsc::channel();
        for _ in 0..WORKERS {
            let (server, ended) = (Arc::clone(&server), ended.clone());
            thread::spawn(move || ended.send(server.answer_all()));
        }
        drop(ended);
        let reason = match end.recv() {
            Ok(error) => error.to_string(),
            Err(mpsc::RecvError) => "its threads ended".to_owned(),
        };
        Trouble::new(format!("the server at {address} stopped: {reason}; start it again"))
    }

    fn answer_all(&self) -> io::Error {
        loop {
            let request = match self.http.recv() {
                Ok(request) => request,
                Err(error) => return error,
            };
            let known = request
                .headers()
                .iter()
                .find(|header| header.field.equiv("If-None-Match"))
                .map(|header| header.value.as_str());
            let answer = answer(&self.out, request.method(), request.url(), known);
            // A browser that went away in the middle is no trouble of ours.
            let _ = send(request, answer);
        }
    }
}

/// Sends head and body in one piece, and asks to close the connection.
///
/// In two, the body waits until the head is acknowledged, which the other side puts off by 40 ms. And a connection
/// that is kept keeps one of few threads of `tiny_http`, which now and then gives two new connections to one free
/// thread: the second would wait until a browser lets go of an old one, which may take it minutes.
fn send(request: Request, answer: Answer) -> io::Result<()> {
    let wants_head_alone = *request.method() == Method::Head;
    let version = request.http_version().clone();
    let mut whole = Vec::with_capacity(answer.body.len() + 1024);
    to_response(answer, frame_ancestors(request.url())).raw_print(
        &mut whole,
        version,
        request.headers(),
        wants_head_alone,
        None,
    )?;
    // The library lets nobody add this one as a header.
    if let Some(end) = whole.windows(2).position(|end| end == b"\r\n") {
        whole.splice(end..end, *b"\r\nConnection: close");
    }
    let mut writer = request.into_writer();
    writer.write_all(&whole)?;
    writer.flush()
}

fn to_response(answer: Answer, frame_ancestors: &str) -> Response<io::Cursor<Vec<u8>>> {
    let policy = format!("{CSP}; {frame_ancestors}");
    let always = [("Content-Security-Policy", policy), ("X-Content-Type-Options", "nosniff".to_owned())];
    // Whole answers with their length: a chunked one hides from HEAD how long the file is.
    let plain =
        Response::from_data(answer.body).with_status_code(answer.status).with_chunked_threshold(usize::MAX);
    always.into_iter().chain(answer.headers).fold(plain, |response, (name, value)| {
        let header = Header::from_bytes(name, value).expect("headers are made of ASCII");
        response.with_header(header)
    })
}

fn refused_port(port: u16, error: &io::Error) -> Trouble {
    let other = if port == 8081 { 8082 } else { 8081 };
    let place = Ipv4Addr::LOCALHOST;
    let problem = if error.kind() == io::ErrorKind::AddrInUse {
        "is in use: stop the program that has it, or".to_owned()
    } else {
        format!("cannot be opened ({error}):")
    };
    Trouble::new(format!("port {port} of {place} {problem} choose another with --port {other}"))
}
