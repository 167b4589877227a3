//! A browser with one session, kept from test to test.

use crate::driver::Driver;
use crate::engine::Engine;
use crate::page::Viewport;
use crate::setting::{Scripts, Setting};
use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::future::Future;
use std::sync::Mutex;
use std::time::Duration;
use tokio::runtime::{self, Runtime};

/// A browser that is running.
pub struct Browser {
    pub(crate) engine: Engine,
    pub(crate) viewport: Cell<Option<Viewport>>,
    /// Chromium's network messages since the last page; the driver gives each only once.
    pub(crate) requests: RefCell<Vec<String>>,
    /// The console's lines since the last page.
    pub(crate) console: RefCell<Vec<String>>,
    /// How much of the driver's log belongs to pages of the past.
    pub(crate) log_read: Cell<usize>,
    pub(crate) setting: Cell<Setting>,
    client: Client,
    runtime: Runtime,
    // After the runtime: the session closes before its driver ends.
    pub(crate) driver: Driver,
}

/// Longer than any command takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(90);

/// Browsers that no test is using.
static IDLE: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

impl Browser {
    /// A browser for one test: one that is idle, or a new one.
    pub(crate) fn take(engine: Engine, setting: Setting) -> Browser {
        let mut idle = IDLE.lock().expect("nothing panics while the list is held");
        let fits = |browser: &Browser| {
            let ready = browser.setting.get() == setting || engine.changes_settings();
            browser.engine == engine && ready
        };
        let found = idle.iter().position(fits).map(|index| idle.swap_remove(index));
        drop(idle);
        let browser = found.unwrap_or_else(|| Browser::start(engine, setting));
        browser.set(setting);
        browser
    }

    /// Gives a browser back for the next test, without a trace of this one.
    pub(crate) fn put_back(self) {
        if self.setting.get().scripts == Scripts::On {
            self.execute("localStorage.clear(); sessionStorage.clear();", vec![]);
        }
        self.drive("forget cookies", self.client.delete_all_cookies());
        self.drive("leave the page", self.client.goto("about:blank"));
        self.forget_messages();
        IDLE.lock().expect("nothing panics while the list is held").push(self);
    }

    /// Closes every browser that no test is using.
    pub fn close_idle() {
        let idle = std::mem::take(&mut *IDLE.lock().expect("nothing panics while the list is held"));
        drop(idle);
    }

    fn start(engine: Engine, setting: Setting) -> Browser {
        let driver = Driver::start(engine, setting);
        let runtime = runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime on this thread needs nothing special");
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let url = driver.url();
        let connect = builder.capabilities(engine.capabilities(setting)).connect(&url);
        let client = runtime
            .block_on(async { tokio::time::timeout(PATIENCE, connect).await })
            .unwrap_or_else(|_| panic!("{} did not start: {}", engine.name(), driver.log()))
            .unwrap_or_else(|error| panic!("no {} session: {error}", engine.name()));
        let browser = Browser {
            engine,
            setting: Cell::new(setting),
            driver,
            runtime,
            client,
            viewport: Cell::default(),
            requests: RefCell::default(),
            console: RefCell::default(),
            log_read: Cell::default(),
        };
        if engine == Engine::Firefox {
            // The one thing that keeps its window wider than a phone.
            browser.execute_in_window("document.documentElement.style.minWidth = 0");
        }
        browser
    }

    /// Runs one command to its end; `doing` says in a failure what was attempted.
    pub(crate) fn drive<T>(&self, doing: &str, command: impl Future<Output = Result<T, CmdError>>) -> T {
        let name = self.engine.name();
        self.runtime
            .block_on(async { tokio::time::timeout(PATIENCE, command).await })
            .unwrap_or_else(|_| panic!("{name} did not answer in {PATIENCE:?}: {doing}"))
            .unwrap_or_else(|error| panic!("{name} could not {doing}: {}", tell(&error)))
    }

    /// The session, for commands that have no word of their own here.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Runs `script` in the page and gives what it returns.
    pub(crate) fn execute(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.drive(&format!("run `{script}`"), self.client.execute(script, arguments))
    }

    /// Runs `script` in Firefox's own window, around the page.
    pub(crate) fn execute_in_window(&self, script: &str) -> Value {
        self.post("moz/context", json!({ "context": "chrome" }));
        let result = self.execute(script, vec![]);
        self.post("moz/context", json!({ "context": "content" }));
        result
    }

    /// Runs `script`, which calls its last argument with what it has to tell when it is done.
    pub(crate) fn execute_until_done(&self, script: &str, arguments: Vec<Value>) -> Value {
        let script = format!("const done = arguments[arguments.length - 1];\n{script}");
        self.drive(&format!("run `{script}`"), self.client.execute_async(&script, arguments))
    }

    /// The same, of a page that may go away before it is done.
    pub(crate) fn wait_if_there(&self, script: &str) {
        let script = format!("const done = arguments[arguments.length - 1];\n{script}");
        let wait = self.client.execute_async(&script, vec![]);
        let _ = self.runtime.block_on(async { tokio::time::timeout(PATIENCE, wait).await });
    }

    /// Sends a command of Chromium's own.
    pub(crate) fn devtools(&self, method: &str, parameters: &Value) -> Value {
        self.post("goog/cdp/execute", json!({ "cmd": method, "params": parameters }))
    }

    /// Posts to an address below the session.
    pub(crate) fn post(&self, path: &'static str, body: Value) -> Value {
        self.drive(&format!("do {path}"), self.client.issue_cmd(Post { path, body }))
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let close = self.client.clone().close();
        // Not longer than this: the driver's end takes along what is left.
        let limit = Duration::from_secs(10);
        let _ = self.runtime.block_on(async { tokio::time::timeout(limit, close).await });
    }
}

/// What a driver says of a failure, with its kind: WebKit's often says nothing more.
fn tell(error: &CmdError) -> String {
    if let CmdError::Standard(said) = error {
        return format!("{}: {}", said.error, said.message);
    }
    error.to_string()
}

/// A command that the client has no method for.
#[derive(Debug)]
struct Post {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Post {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
