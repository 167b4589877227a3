//! The development server over a real socket: what a browser, and what a mischievous client, gets.

use std::{
    fs,
    io::{Read, Write},
    net::{TcpListener, TcpStream},
    path::PathBuf,
    sync::{Barrier, mpsc},
    thread,
    time::{Duration, Instant},
};

use site::{
    page::CSP,
    publish::{Output, publish},
    serve::{Server, serve},
    trouble::Trouble,
};
use tempfile::TempDir;

/// A served site, and the folder that holds it and a secret beside it.
struct Served {
    folder: TempDir,
    authority: String,
}

struct Reply {
    status: u16,
    head: String,
    body: Vec<u8>,
}

impl Served {
    fn with(files: &[(&str, &str)]) -> Served {
        let folder = tempfile::tempdir().expect("a temporary folder");
        fs::write(folder.path().join("secret.txt"), "secret").expect("a file");
        let mut output = Output::new();
        for (path, content) in files {
            output.add(path, *content).expect("a file of the site");
        }
        let dist = folder.path().join("dist");
        publish(&dist, &output).expect("a site");
        let server = Server::bind(0, &dist).expect("a free port");
        let authority = server.address().replace("http://", "").replace('/', "");
        thread::spawn(|| server.run());
        Served { folder, authority }
    }

    fn dist(&self) -> PathBuf {
        self.folder.path().join("dist")
    }

    /// Sends these bytes with the usual headers after the first line.
    fn send(&self, line: &str, headers: &str) -> Reply {
        let mut stream = TcpStream::connect(&self.authority).expect("a server");
        stream.set_read_timeout(Some(Duration::from_secs(10))).expect("a time limit");
        write!(stream, "{line} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n{headers}\r\n")
            .expect("a request");
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).expect("a reply");
        let end = bytes.windows(4).position(|end| end == b"\r\n\r\n").expect("a head");
        let head = String::from_utf8(bytes[..end].to_vec()).expect("a head in ASCII");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        Reply { status, head, body: bytes[end + 4..].to_vec() }
    }

    fn get(&self, path: &str) -> Reply {
        self.send(&format!("GET {path}"), "")
    }
}

impl Reply {
    fn header(&self, name: &str) -> &str {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(found, _)| found.eq_ignore_ascii_case(name)).map_or("", |(_, value)| value)
    }

    fn text(&self) -> &str {
        str::from_utf8(&self.body).expect("text")
    }
}

#[test]
fn each_kind_of_file_has_its_media_type() {
    let table = [
        ("a.html", "text/html; charset=utf-8"),
        ("a.css", "text/css; charset=utf-8"),
        ("a.js", "text/javascript; charset=utf-8"),
        ("a.wasm", "application/wasm"),
        ("a.svg", "image/svg+xml"),
        ("a.png", "image/png"),
        ("a.woff2", "font/woff2"),
        ("a.json", "application/json"),
        ("a.txt", "text/plain; charset=utf-8"),
        ("a.xml", "application/xml"),
        ("a.pdf", "application/pdf"),
        ("a.ico", "image/x-icon"),
        ("a.PNG.odd", "application/octet-stream"),
        ("none", "application/octet-stream"),
    ];
    let served = Served::with(&table.map(|(path, _)| (path, "x")));
    for (path, wanted) in table {
        let reply = served.get(&format!("/{path}"));
        assert_eq!((reply.status, reply.header("Content-Type")), (200, wanted), "{path}");
        assert_eq!(reply.header("X-Content-Type-Options"), "nosniff", "{path}");
    }
}

#[test]
fn every_answer_says_what_pages_may_load() {
    let served = Served::with(&[("index.html", "home"), ("en/index.html", "")]);
    for path in ["/", "/en", "/missing"] {
        let wanted = format!("{CSP}; frame-ancestors 'self'");
        assert_eq!(served.get(path).header("Content-Security-Policy"), wanted, "{path}");
    }
    assert!(!CSP.contains("  ") && !CSP.contains("unsafe-inline"));
}

#[test]
fn pages_are_asked_for_again_and_assets_are_kept() {
    let served = Served::with(&[("index.html", "home"), ("assets/a.css", ""), ("en/assets/a.css", "")]);
    assert_eq!(served.get("/").header("Cache-Control"), "no-cache");
    assert_eq!(served.get("/assets/a.css").header("Cache-Control"), "public, max-age=31536000, immutable");
    assert_eq!(served.get("/assets/missing.css").header("Cache-Control"), "no-cache");
    assert_eq!(served.get("/en/assets/a.css").header("Cache-Control"), "no-cache");
}

#[test]
fn a_known_file_is_not_sent_again_until_it_changes() {
    let served = Served::with(&[("index.html", "home")]);
    let tag = served.get("/").header("ETag").to_owned();
    assert!(tag.starts_with('"') && tag.ends_with('"'), "{tag}");
    for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_owned()] {
        let reply = served.send("GET /", &format!("If-None-Match: {known}\r\n"));
        assert_eq!((reply.status, reply.text(), reply.header("ETag")), (304, "", &*tag), "{known}");
    }
    assert_eq!(served.send("GET /", "If-None-Match: \"other\"\r\n").status, 200);

    fs::write(served.dist().join("index.html"), "anew").expect("a file");
    let reply = served.send("GET /", &format!("If-None-Match: {tag}\r\n"));
    assert_eq!((reply.status, reply.text()), (200, "anew"));
}

#[test]
fn head_gets_the_head_of_get() {
    let large = "x".repeat(100_000);
    let served = Served::with(&[("index.html", &large)]);
    let (head, get) = (served.send("HEAD /", ""), served.get("/"));
    assert_eq!((head.status, head.text()), (200, ""));
    assert_eq!(get.text(), large);
    for name in ["Content-Length", "Content-Type", "ETag", "Cache-Control"] {
        assert_eq!(head.header(name), get.header(name), "{name}");
    }
    assert_eq!(head.header("Content-Length"), "100000");
    assert_eq!(served.send("HEAD /missing", "").status, 404);
}

#[test]
fn other_methods_are_told_which_to_use() {
    let served = Served::with(&[("index.html", "home")]);
    for line in ["POST /", "PUT /", "DELETE /index.html", "OPTIONS *", "BREW /"] {
        let reply = served.send(line, "");
        assert_eq!((reply.status, reply.header("Allow")), (405, "GET, HEAD"), "{line}");
    }
}

#[test]
fn a_folder_is_its_index_at_an_address_with_a_slash() {
    let served = Served::with(&[("index.html", "home"), ("en/rook/index.html", "rook"), ("en/a.css", "")]);
    for (path, wanted) in
        [("/", "home"), ("/en/rook/", "rook"), ("/en/rook/?step=2", "rook"), ("/%65n/rook/", "rook")]
    {
        assert_eq!(served.get(path).text(), wanted, "{path}");
    }
    for (path, wanted) in [
        ("/en/rook", "/en/rook/"),
        ("/en/rook?step=2", "/en/rook/?step=2"),
        ("/en%2frook", "/en/rook/"),
        ("/en/", "/"),
    ] {
        let reply = served.get(path);
        assert_eq!((reply.status, reply.header("Location")), (302, wanted), "{path}");
    }
    for path in ["/fr/", "/en/a.css/", "/en/a.css/b", "/index.html/"] {
        assert_eq!(served.get(path).status, 404, "{path}");
    }
}

const LOST: &str = "<!DOCTYPE html><html lang=\"en-GB\"><title>No such page</title>\
    <p>There is no such page. <a href=\"/\">All lessons</a></p></html>\n";

#[test]
fn what_is_missing_is_answered_by_the_page_of_the_site() {
    let bare = Served::with(&[]);
    assert_eq!((bare.get("/").status, bare.get("/").text()), (404, LOST));
    let served = Served::with(&[("404.html", "<p>Lost?")]);
    let reply = served.get("/nowhere");
    assert_eq!((reply.status, reply.text()), (404, "<p>Lost?"));
    assert_eq!(reply.header("Content-Type"), "text/html; charset=utf-8");
}

#[test]
fn no_path_leads_out_of_the_site() {
    let served = Served::with(&[("en/index.html", "home")]);
    let odd = [
        "/../secret.txt",
        "/en/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/%2E%2e%2fsecret.txt",
        "/en/..%2f..%2fsecret.txt",
        "/%252e%252e/secret.txt",
        "/..\\secret.txt",
        "/..%5csecret.txt",
        "/C:/secret.txt",
        "//etc/passwd",
        "/%2fetc/passwd",
        "//example.org/en",
        "/en%00/",
        "/en/./index.html",
        "/en//index.html",
        "/%",
        "/%e",
        "/%zz",
        "/%+1",
        "/%ff",
        "/%e9",
        "/%c3%a9",
        "secret.txt",
        "../secret.txt",
        "http://example.org/en/",
        "*",
        "?",
    ];
    for path in odd {
        let reply = served.get(path);
        assert_eq!((reply.status, reply.text()), (404, LOST), "{path:?}");
    }
    assert_eq!(served.get(&format!("/{}", "n".repeat(300))).status, 404);
}

#[test]
fn what_is_no_request_is_told_so() {
    let served = Served::with(&[("index.html", "home")]);
    let reply = served.get("/\0");
    assert_eq!((reply.status, reply.text()), (400, "This is no request that a browser sends.\n"));
    assert_eq!(served.send(&format!("GET /{}", "n".repeat(40_000)), "").status, 400);
    assert_eq!(served.get("/").text(), "home");
}

#[test]
fn several_clients_are_answered_at_once() {
    let served = Served::with(&[("index.html", "home")]);
    // Any number that connect and say nothing must not keep the others waiting.
    let _silent = [(); 30].map(|()| TcpStream::connect(&served.authority).expect("a server"));
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| (0..25).for_each(|_| assert_eq!(served.get("/").text(), "home")));
        }
    });
}

/// Asks for the first page as a browser does: the connection stays open unless the answer says that it does not.
fn get_and_keep(authority: &str) -> Option<TcpStream> {
    let mut stream = TcpStream::connect(authority).expect("a server");
    stream.set_read_timeout(Some(Duration::from_secs(10))).expect("a time limit");
    stream.write_all(b"GET / HTTP/1.1\r\nHost: test\r\n\r\n").expect("a request");
    let mut read = Vec::new();
    while !read.ends_with(b"home") {
        let mut some = [0; 1024];
        let length = stream.read(&mut some).expect("an answer before the time is up");
        read.extend_from_slice(&some[..length]);
    }
    let head = String::from_utf8_lossy(&read).to_ascii_lowercase();
    (!head.contains("connection: close")).then_some(stream)
}

#[test]
fn no_connection_keeps_another_waiting() {
    /// More than any browser opens.
    const AT_ONCE: usize = 12;
    let served = Served::with(&[("index.html", "home")]);
    for _ in 0..20 {
        let together = Barrier::new(AT_ONCE);
        let get = || {
            together.wait();
            get_and_keep(&served.authority)
        };
        thread::scope(|scope| {
            let asked = [(); AT_ONCE].map(|()| scope.spawn(get));
            let _kept = asked.map(|one| one.join().expect("an answer"));
        });
    }
}

#[test]
fn an_answer_comes_without_delay() {
    let served = Served::with(&[("index.html", &"x".repeat(30_000))]);
    let begun = Instant::now();
    for _ in 0..50 {
        assert_eq!(served.get("/").body.len(), 30_000);
    }
    // A body held back until its head is acknowledged would cost 40 ms each time.
    assert!(begun.elapsed() < Duration::from_secs(1), "{:?}", begun.elapsed());
}

#[test]
fn a_port_in_use_is_one_clear_line() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("an address").port();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let trouble = refused(Server::bind(port, folder.path()));
    assert_eq!(
        trouble,
        format!(
            "port {port} of 127.0.0.1 is in use: stop the program that has it, or choose another with --port 8081"
        )
    );
}

#[test]
fn a_folder_has_one_server() {
    let served = Served::with(&[]);
    let out = fs::canonicalize(served.dist()).expect("a folder");
    let wanted = format!(
        "another squarewise serves {} already: stop it, or choose another folder with --out",
        out.display()
    );
    assert_eq!(refused(Server::bind(0, &served.dist())), wanted);
    assert_eq!(refused(Server::bind(0, &served.dist().join("../dist"))), wanted);

    // A folder that is not there yet is the same one once it is; what has ended holds nothing.
    let later = served.folder.path().join("later");
    let first = Server::bind(0, &later).expect("a free folder");
    fs::create_dir(&later).expect("a folder");
    assert!(refused(Server::bind(0, &later)).ends_with("with --out"));
    drop(first);
    assert!(Server::bind(0, &later).is_ok());
}

fn refused(server: Result<Server, Trouble>) -> String {
    server.map(|_| ()).expect_err("a refusal").to_string()
}

#[test]
fn a_change_rebuilds_once_and_a_broken_rebuild_stops_nothing() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (lessons, dist) = (folder.path().join("lessons"), folder.path().join("dist"));
    fs::create_dir(&lessons).expect("a folder");
    publish(&dist, &Output::new()).expect("a site");

    let (rebuilt, rebuilds) = mpsc::channel();
    let (watched, out) = (folder.path().to_path_buf(), dist.clone());
    thread::spawn(move || {
        serve(Server::bind(0, &dist).expect("a free port"), &[watched], move |changed| {
            publish(&out, &Output::new()).expect("a site");
            rebuilt.send(changed.to_vec()).expect("a test that listens");
            panic!("a rebuild that breaks");
        })
    });
    // The watch begins some time after the thread does.
    thread::sleep(Duration::from_millis(300));

    let lesson = fs::canonicalize(&lessons).expect("a folder").join("rook.toml");
    for content in ["format = 1", "format = 2"] {
        fs::write(&lesson, content).expect("a file");
        fs::write(lessons.join(".rook.toml.swp"), content).expect("a file");
        let changed = rebuilds.recv_timeout(Duration::from_secs(10)).expect("a rebuild");
        assert_eq!(changed, std::slice::from_ref(&lesson));
    }
    // Neither reading the sources nor writing the site is a change.
    fs::read(&lesson).expect("a file");
    assert_eq!(rebuilds.recv_timeout(Duration::from_millis(600)), Err(mpsc::RecvTimeoutError::Timeout));
}
