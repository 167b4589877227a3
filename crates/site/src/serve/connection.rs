//! One connection: its one request is read and answered, and it is closed.
//!
//! None is kept, and each has a thread of its own, so that nobody who connects and says nothing, as browsers do to
//! be quick later, keeps anybody waiting.

use std::{
    io::{self, Read, Write},
    net::{Shutdown, TcpStream},
    time::Duration,
};

use super::answer::Answer;

/// Longer than any request of a browser is.
const HEAD_MAX: usize = 32 * 1024;
const HEADERS_MAX: usize = 100;

/// How long a client may take to say something.
const PATIENCE: Duration = Duration::from_secs(30);

/// What the server has to know of a request.
pub(super) struct Request {
    pub(super) method: String,
    /// As it stands on the request line.
    pub(super) url: String,
    /// The versions that the client holds.
    pub(super) known: Option<String>,
}

/// Reads a request up to the end of its head; `None` if it is none.
///
/// # Errors
/// The client went away, or took too long.
pub(super) fn read(stream: &mut TcpStream) -> io::Result<Option<Request>> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut head = Vec::new();
    let mut some = [0; 4096];
    while head.len() < HEAD_MAX {
        let length = stream.read(&mut some)?;
        if length == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        head.extend_from_slice(&some[..length]);
        let mut headers = [httparse::EMPTY_HEADER; HEADERS_MAX];
        let mut request = httparse::Request::new(&mut headers);
        match request.parse(&head) {
            Ok(httparse::Status::Complete(_)) => return Ok(understood(&request)),
            Ok(httparse::Status::Partial) => {}
            Err(_) => return Ok(None),
        }
    }
    Ok(None)
}

fn understood(request: &httparse::Request) -> Option<Request> {
    let known = request.headers.iter().find(|header| header.name.eq_ignore_ascii_case("If-None-Match"));
    Some(Request {
        method: request.method?.to_owned(),
        url: request.path?.to_owned(),
        known: known.and_then(|header| String::from_utf8(header.value.to_vec()).ok()),
    })
}

/// Sends an answer and closes the connection.
///
/// Head and body go in one piece: in two, the body waits until the head is acknowledged, which the other side puts
/// off by 40 ms.
///
/// # Errors
/// The client went away.
pub(super) fn send(stream: &mut TcpStream, method: &str, answer: &Answer) -> io::Result<()> {
    let mut whole = format!("HTTP/1.1 {} {}\r\n", answer.status, phrase(answer.status));
    for (name, value) in &answer.headers {
        whole += &format!("{name}: {value}\r\n");
    }
    whole += &format!("Content-Length: {}\r\nConnection: close\r\n\r\n", answer.body.len());
    let mut whole = whole.into_bytes();
    if method != "HEAD" && answer.status != 304 {
        whole.extend_from_slice(&answer.body);
    }
    stream.write_all(&whole)?;
    stream.shutdown(Shutdown::Write)?;
    // What was sent and is not read would make the system take back the answer too.
    io::copy(&mut stream.take(HEAD_MAX as u64), &mut io::sink())?;
    Ok(())
}

fn phrase(status: u16) -> &'static str {
    match status {
        200 => "OK",
        304 => "Not Modified",
        300..=399 => "Moved",
        404 => "Not Found",
        400..=499 => "Refused",
        _ => "Failed",
    }
}
