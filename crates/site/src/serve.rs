//! The development server: the built site on this machine alone, built anew when a source changes.
//!
//! Files are read when they are asked for, so a rebuilt site is seen at the next request.
//! The headers are those a careful host would send, so that a page which works here works there.

mod answer;
mod connection;
mod hold;
mod watch;

use std::{
    convert::Infallible,
    io::{self, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    panic::{self, AssertUnwindSafe},
    path::{Path, PathBuf},
    sync::Arc,
    thread,
};

use crate::page::{CSP, embed};
use crate::trouble::Trouble;
use answer::{answer, say};
use connection::Request;
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
    listener: TcpListener,
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
        Ok(Server { listener, port, out: out.to_path_buf(), _hold: hold })
    }

    /// Where a browser finds the site: `http://127.0.0.1:8080/`.
    pub fn address(&self) -> String {
        format!("http://{}:{}/", Ipv4Addr::LOCALHOST, self.port)
    }

    /// Answers requests, several at once, until the system stops handing out connections.
    pub fn run(self) -> Trouble {
        let out: Arc<Path> = self.out.as_path().into();
        let reason = loop {
            let stream = match self.listener.accept() {
                Ok((stream, _)) => stream,
                // It went away while it was being accepted.
                Err(error) if error.kind() == io::ErrorKind::ConnectionAborted => continue,
                Err(error) => break error,
            };
            let out = Arc::clone(&out);
            // A browser that went away in the middle is no trouble of ours.
            let converse = move || drop(converse(stream, &out));
            if let Err(error) = thread::Builder::new().spawn(converse) {
                break error;
            }
        };
        let address = self.address();
        Trouble::new(format!("the server at {address} stopped: {reason}; start it again"))
    }
}

/// Reads a request and answers it.
fn converse(mut stream: TcpStream, out: &Path) -> io::Result<()> {
    let Some(Request { method, url, known }) = connection::read(&mut stream)? else {
        let answer = say(400, "This is no request that a browser sends.");
        return connection::send(&mut stream, "GET", &answer);
    };
    let mut answer = answer(out, &method, &url, known.as_deref());
    answer.headers.extend([
        ("Content-Security-Policy", format!("{CSP}; {}", frame_ancestors(&url))),
        ("X-Content-Type-Options", "nosniff".to_owned()),
    ]);
    connection::send(&mut stream, &method, &answer)
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
