//! A page in a browser, and what people do with it.

use crate::board::Board;
use crate::browser::Browser;
use crate::engine::Engine;
use crate::setting::Setting;
use crate::site;
use fantoccini::Locator;
use fantoccini::elements::Element;
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

/// The size of the window that a page is seen through, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewport {
    /// Its width.
    pub width: u32,
    /// Its height.
    pub height: u32,
}

impl Viewport {
    /// A laptop's window.
    pub const DESKTOP: Viewport = Viewport { width: 1280, height: 900 };
    /// A phone held upright.
    pub const PHONE: Viewport = Viewport { width: 390, height: 844 };
}

/// An open page. Its browser goes on to the next test when it is dropped, or ends if this one failed.
pub struct Page {
    // Absent only while being dropped.
    browser: Option<Browser>,
}

/// How long a page may take to do what is waited for.
const PATIENCE: Duration = Duration::from_secs(15);

impl Page {
    /// Opens a page of the site, by its path such as `en/rook/`, or any page by its whole address.
    pub fn open(engine: Engine, path: &str) -> Page {
        Page::open_with(engine, Setting::default(), path)
    }

    /// The same for a reader with dark colours or without JavaScript.
    pub fn open_with(engine: Engine, setting: Setting, path: &str) -> Page {
        let page = Page { browser: Some(Browser::take(engine, setting)) };
        page.set_viewport(Viewport::DESKTOP);
        page.go(path);
        page
    }

    /// The browser that shows this page.
    pub fn browser(&self) -> &Browser {
        self.browser.as_ref().expect("the browser leaves only with the page")
    }

    /// The engine that shows this page.
    pub fn engine(&self) -> Engine {
        self.browser().engine
    }

    /// Goes to another page.
    pub fn go(&self, path: &str) {
        let url = if path.contains("://") { path.into() } else { format!("{}{path}", site::url()) };
        // A page opened once more has the address of the one that goes; with a `#` it may even be that one.
        let is_another = match url.split_once('#') {
            Some(_) => "true",
            None => "!window.isLeft",
        };
        self.run("window.isLeft = true");
        self.browser().drive(&format!("open {url}"), self.browser().client().goto(&url));
        // On a busy machine a driver may come back before the page is there.
        let path = url.split('#').next().unwrap_or(&url);
        self.wait_until(
            "the page is there",
            &format!(
                "document.readyState === 'complete' && location.href.startsWith({path:?}) && {is_another}"
            ),
        );
    }

    /// The page's whole address.
    pub fn url(&self) -> String {
        self.browser().drive("tell the address", self.browser().client().current_url()).into()
    }

    /// The page's title.
    pub fn title(&self) -> String {
        self.browser().drive("tell the title", self.browser().client().title())
    }

    /// The first element that `css` selects.
    pub fn find(&self, css: &str) -> Element {
        self.browser().drive(&format!("find `{css}`"), self.browser().client().find(Locator::Css(css)))
    }

    /// How many elements `css` selects.
    pub fn count(&self, css: &str) -> usize {
        let count = self.run_with("return document.querySelectorAll(arguments[0]).length", css);
        count.as_u64().unwrap_or_default() as usize
    }

    /// The text that a reader sees in the first element that `css` selects.
    pub fn text(&self, css: &str) -> String {
        let read = "return document.querySelector(arguments[0])?.innerText.trim()";
        let text = self.run_with(read, css);
        text.as_str().unwrap_or_else(|| panic!("{} has no `{css}`", self.url())).to_owned()
    }

    /// An attribute of the first element that `css` selects, as it is written; none if there is no such element.
    pub fn attribute(&self, css: &str, name: &str) -> Option<String> {
        // In one go: what is found first and read afterwards may be drawn anew in between.
        let read = "const [css, name] = arguments[0]; return document.querySelector(css)?.getAttribute(name)";
        self.run_with(read, json!([css, name])).as_str().map(str::to_owned)
    }

    /// Clicks the first element that `css` selects, scrolled into view; what is folded away is unfolded.
    pub fn click(&self, css: &str) {
        self.unfold(css);
        self.bring_into_sight(css);
        self.browser().drive(&format!("click `{css}`"), self.find(css).click());
        self.hear();
    }

    /// Scrolls to what `css` selects, if it is out of the window, before anybody clicks there: WebKit's driver
    /// scrolls too, and now and then clicks where nothing is yet.
    fn bring_into_sight(&self, css: &str) {
        let scroll = "const part = document.querySelector(arguments[0]), { top, bottom } = part?.getBoundingClientRect() ?? {};
            if (!(top < 0 || bottom > innerHeight)) return false;
            part.scrollIntoView({ block: 'center', behavior: 'instant' });
            return true";
        // By this clock, for a page without scripts has none of its own.
        if self.run_with(scroll, css) == true {
            sleep(Duration::from_millis(50));
        }
    }

    /// Opens what few need under a board, if what `css` selects is in there: by a key, for what a script opens
    /// counts as a page that moves by itself.
    pub fn unfold(&self, css: &str) {
        let find = "const fold = document.querySelector(arguments[0])?.closest('.more:not([open])');
            fold?.firstElementChild.focus();
            return Boolean(fold)";
        if self.run_with(find, css) == true {
            self.press(char::from(Key::Enter));
        }
    }

    /// Presses keys where the focus is: text, or keys of [`fantoccini::key::Key`].
    pub fn press(&self, keys: impl Into<String>) {
        let keys = keys.into();
        let focus = self.browser().client().active_element();
        let focus = self.browser().drive("find the focus", focus);
        self.browser().drive(&format!("press {keys:?}"), focus.send_keys(&keys));
        self.hear();
    }

    /// Waits until boards have said what they have to say: they show it a frame earlier. A page that has gone
    /// away meanwhile says nothing.
    pub(crate) fn hear(&self) {
        self.browser()
            .wait_if_there("document.querySelector('[data-awake]') ? setTimeout(done, 25) : done()");
    }

    /// Chooses a file in the first file box that `css` selects.
    pub fn send_file(&self, css: &str, path: &str) {
        self.browser().drive(&format!("choose {path}"), self.find(css).send_keys(path));
    }

    /// Runs `script` and gives what it returns.
    pub fn run(&self, script: &str) -> Value {
        self.browser().execute(script, vec![])
    }

    /// Runs `script`, which finds `argument` in `arguments[0]`, and gives what it returns.
    pub fn run_with(&self, script: &str, argument: impl Into<Value>) -> Value {
        self.browser().execute(script, vec![argument.into()])
    }

    /// Sends a command of Chromium's own, and gives its answer.
    pub fn devtools(&self, method: &str, parameters: &Value) -> Value {
        self.browser().devtools(method, parameters)
    }

    /// Waits until `what` has come true: until the JavaScript expression `holds`.
    pub fn wait_until(&self, what: &str, holds: &str) {
        // A promise is something too, long before it is kept.
        let script = format!(
            "const held = {holds};
            if (held instanceof Promise) throw new TypeError('a promise always holds');
            return Boolean(held)"
        );
        self.wait_for(what, || self.run(&script) == json!(true));
    }

    /// Waits until `holds`.
    pub(crate) fn wait_for(&self, what: &str, holds: impl Fn() -> bool) {
        let engine = self.engine().name();
        assert!(comes_true(holds), "{engine}: waited {PATIENCE:?} in vain: {what}");
    }

    /// Waits until what is `said` is as wanted, and tells what it was if that was in vain.
    pub fn wait_for_said(&self, what: &str, said: impl Fn() -> String, is_it: impl Fn(&str) -> bool) {
        let engine = self.engine().name();
        let is_said = comes_true(|| is_it(&said()));
        assert!(is_said, "{engine}: waited {PATIENCE:?} in vain: {what}; it says {:?}", said());
    }

    /// Shows the page through a window of another size.
    pub fn set_viewport(&self, viewport: Viewport) {
        let browser = self.browser();
        if browser.viewport.replace(Some(viewport)) == Some(viewport) {
            return;
        }
        let Viewport { width, height } = viewport;
        if self.engine() == Engine::Chromium {
            let screen = json!({
                "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
            });
            browser.devtools("Emulation.setDeviceMetricsOverride", &screen);
            return;
        }
        // The window is larger than the page in it, by how much only the browser knows.
        let frame = self.run("return outerHeight - innerHeight").as_u64().unwrap_or_default() as u32;
        let client = browser.client();
        browser.drive("size the window", client.set_window_size(width, height + frame));
        let width_now = "return innerWidth";
        self.wait_for(&format!("a page {width} px wide"), || self.run(width_now) == json!(width));
    }

    /// The board in `<squarewise-board id="name">`, asleep or awake.
    pub fn board<'page>(&'page self, name: &str) -> Board<'page> {
        Board::find(self, name)
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let browser = self.browser.take().expect("a page is dropped once");
        // After a failure nobody knows what state the browser is in.
        if !thread::panicking() {
            browser.put_back();
        }
    }
}

/// Whether something comes true while there is patience.
fn comes_true(holds: impl Fn() -> bool) -> bool {
    let start = Instant::now();
    while !holds() {
        if start.elapsed() >= PATIENCE {
            return false;
        }
        sleep(Duration::from_millis(30));
    }
    true
}
