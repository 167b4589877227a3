//! The processes behind a browser: its driver and, for WebKitGTK, a screen.

use crate::engine::Engine;
use crate::leash::Leashed;
use crate::place;
use crate::setting::{Scheme, Setting};
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread::{panicking, sleep};
use std::time::{Duration, Instant};

/// Narrows MiniBrowser's toolbar, which would otherwise keep the window wider than a phone.
const NARROW_TOOLBAR: &str = "* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }\n";

/// A running WebDriver server. Dropping it ends it, its browsers and its screen.
pub struct Driver {
    port: u16,
    _process: Leashed,
    _screen: Option<Leashed>,
    // After the processes: they write until they end.
    traces: Traces,
}

/// What a driver and its browser leave on the disk.
struct Traces {
    log: PathBuf,
    /// Their folder for temporary files.
    folder: PathBuf,
}

impl Driver {
    /// Starts the driver of `engine` on a free port and waits until it listens.
    ///
    /// # Panics
    /// The driver does not start; its log is named.
    pub fn start(engine: Engine, setting: Setting) -> Driver {
        let port = free_port();
        let log = place::output("logs", &format!("{}-{port}.log", engine.name()));
        let mut command = match engine {
            Engine::Chromium => program("chromedriver"),
            Engine::Firefox => program("geckodriver"),
            Engine::WebKit => program("WebKitWebDriver"),
        };
        // Not in target/: a socket in a folder with a long path cannot be opened.
        let folder = std::env::temp_dir().join(format!("squarewise-{port}"));
        fs::create_dir_all(&folder).expect("the folder for temporary files takes one more");
        command.arg(format!("--port={port}")).env("TMPDIR", &folder);
        let mut screen = None;
        match engine {
            Engine::Chromium => {}
            // For what its own window must be told, beside the page.
            Engine::Firefox => drop(command.arg("--allow-system-access")),
            Engine::WebKit => {
                let (xvfb, display) = open_screen();
                screen = Some(xvfb);
                command.env("DISPLAY", display).env("XDG_CONFIG_HOME", gtk_settings());
                command.env(
                    "GTK_THEME",
                    match setting.scheme {
                        Scheme::Light => "Adwaita",
                        Scheme::Dark => "Adwaita:dark",
                    },
                );
            }
        }
        let output = File::create(&log).expect("the folder for logs was just made");
        let errors = output.try_clone().expect("a file handle can be cloned");
        let process = Leashed::start(command.stdout(output).stderr(errors));
        let process = process.unwrap_or_else(|error| panic!("cannot start {command:?}: {error}"));
        let traces = Traces { log, folder };
        let driver = Driver { port, _process: process, _screen: screen, traces };
        driver.wait_until_it_listens();
        driver
    }

    /// The address for a WebDriver client.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Everything that the driver and its browser have written.
    pub fn log(&self) -> String {
        fs::read(&self.traces.log)
            .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
            .unwrap_or_default()
    }

    fn wait_until_it_listens(&self) {
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            let patience = Duration::from_secs(20);
            assert!(start.elapsed() < patience, "no driver answers; see {}", self.traces.log.display());
            sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Traces {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
        // After a failure the log may say why.
        if !panicking() {
            let _ = fs::remove_file(&self.log);
        }
    }
}

/// A port on which nobody listens at this moment.
pub(crate) fn free_port() -> u16 {
    TcpListener::bind(("127.0.0.1", 0))
        .and_then(|listener| listener.local_addr())
        .expect("the machine has a free port")
        .port()
}

/// A command for a program that the set-up found.
pub(crate) fn program(name: &str) -> Command {
    let path = place::tool(name);
    Command::new(path.unwrap_or_else(|| panic!("no {name}; run ./build.sh test, which finds it")))
}

/// Starts an X server on a free display that it names itself, so that two never race for one.
fn open_screen() -> (Leashed, String) {
    let mut xvfb = program("Xvfb");
    // High enough for a whole page in one picture.
    xvfb.args(["-displayfd", "1", "-screen", "0", "1600x8000x24", "-nolisten", "tcp"]);
    let xvfb = Leashed::start(xvfb.stdout(Stdio::piped()).stderr(Stdio::null()));
    let mut xvfb = xvfb.expect("Xvfb was found and starts");
    let mut number = String::new();
    let output = xvfb.take_stdout().expect("its stdout is piped");
    BufReader::new(output).read_line(&mut number).expect("Xvfb tells its display");
    (xvfb, format!(":{}", number.trim()))
}

/// A folder with the settings for MiniBrowser's window.
fn gtk_settings() -> PathBuf {
    let style = place::output("tools/gtk/gtk-3.0", "gtk.css");
    fs::write(&style, NARROW_TOOLBAR).expect("the folder was just made");
    place::in_workspace("target/tools/gtk")
}
