//! What a page does unseen: messages on the console, requests, shifts of the layout.

use crate::browser::Browser;
use crate::engine::Engine;
use crate::page::Page;
use crate::site;
use serde_json::{Value, json};

impl Page {
    /// The console's lines and uncaught errors since the page before this test's first. WebKitGTK
    /// keeps its console from a driver: there it is always empty.
    pub fn console(&self) -> Vec<String> {
        self.browser().collect_messages();
        self.browser().console.borrow().clone()
    }

    /// Every address that was asked for; in Firefox and WebKitGTK those of the page that is open,
    /// as it sees them itself, in Chromium those of the whole test, as the network sees them.
    pub fn requests(&self) -> Vec<String> {
        self.browser().collect_messages();
        if self.engine() == Engine::Chromium {
            return self.browser().requests.borrow().clone();
        }
        let entries = "performance.getEntriesByType('resource').map(entry => entry.name)";
        strings(&self.run(&format!("return [location.href, ...{entries}]")))
    }

    /// What moved by itself while the page was built up, how far and from where to where, as
    /// Chromium measures it; the others do not.
    pub fn layout_shifts(&self) -> Vec<String> {
        if self.engine() != Engine::Chromium {
            return Vec::new();
        }
        let script = "
            const shifts = [];
            // Another typeface's ink may stick out by a pixel where no line and no box moves.
            const isInk = ({ previousRect: from, currentRect: to }) =>
                Math.abs(from.x - to.x) <= 1 && Math.abs(from.y - to.y) <= 1;
            const name = node => `${node?.localName ?? node?.nodeName}.${node?.className?.baseVal ?? node?.className ?? ''}`;
            const moved = ({ node, previousRect: from, currentRect: to }) =>
                `${name(node)} (${from.x}, ${from.y}) -> (${to.x}, ${to.y})`;
            new PerformanceObserver(list => {
                for (const { hadRecentInput, value, sources } of list.getEntries()) {
                    if (!hadRecentInput && !sources.every(isInk)) shifts.push(`${value}: ${sources.map(moved).join(', ')}`);
                }
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => done(shifts), 200);";
        strings(&self.browser().execute_until_done(script, vec![]))
    }

    /// Fails unless the console is empty, all requests stayed on the site and nothing moved.
    pub fn assert_quiet(&self) {
        let engine = self.engine().name();
        let console = self.console();
        assert!(console.is_empty(), "{engine}: the console is not empty: {console:#?}");
        let mut away = self.requests();
        away.retain(|url| !url.starts_with(&site::url()) && !is_blank(url));
        assert!(away.is_empty(), "{engine}: requests left the site: {away:#?}");
        let shifts = self.layout_shifts();
        assert!(shifts.is_empty(), "{engine}: the layout shifted by itself: {shifts:#?}");
    }
}

/// Takes what pages did wrong off Firefox's list, and leaves what Firefox itself did.
const FIREFOX_ERRORS: &str = "
    const of_page = message => {
        try { message.QueryInterface(Ci.nsIScriptError); } catch { return []; }
        const { sourceName, lineNumber, errorMessage } = message;
        // A page that is left while it fetches a script. One that is not there is an error in Chromium too.
        if (errorMessage.startsWith('Loading failed for the module')) return [];
        // A font that comes too late for one page is there for the next.
        if (/woff2.* preloaded with link preload was not used/.test(errorMessage)) return [];
        return sourceName.startsWith('http') ? [`${sourceName}:${lineNumber} ${errorMessage}`] : [];
    };
    const errors = Services.console.getMessageArray().flatMap(of_page);
    Services.console.reset();
    return errors;";

impl Browser {
    /// Fetches what has been logged since the last time.
    fn collect_messages(&self) {
        match self.engine {
            Engine::Chromium => {
                let lines = self.post("se/log", json!({ "type": "browser" }));
                self.console.borrow_mut().extend(each(&lines).map(console_line));
                let network = self.post("se/log", json!({ "type": "performance" }));
                self.requests.borrow_mut().extend(each(&network).filter_map(requested));
            }
            Engine::Firefox => {
                // Errors and violations of the page's policy, from the browser's own list.
                let errors = self.execute_in_window(FIREFOX_ERRORS);
                self.console.borrow_mut().extend(strings(&errors));
                // Words of `console`, from the driver's log.
                let log = self.driver.log();
                let new = log.get(self.log_read.get()..).unwrap_or_default();
                self.log_read.set(log.len());
                let said = new.lines().filter(|line| is_from_page(line));
                self.console.borrow_mut().extend(said.map(str::to_owned));
            }
            Engine::WebKit => {}
        }
    }

    /// Puts behind what was logged so far.
    pub(crate) fn forget_messages(&self) {
        self.collect_messages();
        self.console.borrow_mut().clear();
        self.requests.borrow_mut().clear();
    }
}

/// Whether a line of Firefox's log was written by a page through `console`. The browser's own
/// parts write there too, with their name first, `console.warn: services.settings: …`, or their file.
fn is_from_page(line: &str) -> bool {
    let Some((_, words)) = line.strip_prefix("console.").and_then(|line| line.split_once(": ")) else {
        return false;
    };
    let first = words.split(": ").next().filter(|first| first.len() < words.len());
    let is_named = first.is_some_and(|name| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '.'));
    !is_named && !words.contains("resource://")
}

fn console_line(entry: &Value) -> String {
    format!("{}: {}", text(&entry["level"]), text(&entry["message"]))
}

/// The address, if this message of Chromium's performance log says that one was asked for.
fn requested(entry: &Value) -> Option<String> {
    let message: Value = serde_json::from_str(text(&entry["message"])).ok()?;
    let message = &message["message"];
    let sent = message["method"] == "Network.requestWillBeSent";
    sent.then(|| text(&message["params"]["request"]["url"]).to_owned())
}

/// Addresses behind which there is no network.
fn is_blank(url: &str) -> bool {
    ["about:", "data:", "blob:"].iter().any(|scheme| url.starts_with(scheme))
}

fn each(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().into_iter().flatten()
}

fn strings(list: &Value) -> Vec<String> {
    each(list).map(|value| text(value).to_owned()).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
