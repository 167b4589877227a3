//! Everything the browser tests need, found or set up, and noted down for them in `target/tools`.

use crate::kit::KITS;
use crate::project::tools_dir;
use crate::setup;
use anyhow::{Context, Result};
use serde_json::{Map, Value, json};
use std::fs;
use std::path::PathBuf;

/// Finds the tools of every kit, sets up what is missing where that can be done, and writes
/// `target/tools/browsers.json` and `webdriver.json`. Prints a line for each kit that stays incomplete.
pub(crate) fn prepare() -> Result<()> {
    for kit in KITS {
        setup::complete(kit);
        if let Some(reason) = kit.lack() {
            #[expect(clippy::print_stdout, reason = "build.sh reads what must be skipped")]
            {
                println!("{}: {reason}", kit.name);
            }
        }
    }
    note("browsers.json", &Value::Object(found()))?;
    note("webdriver.json", &capabilities())
}

/// Where the WebDriver capabilities were noted down: browsers and their flags.
pub(crate) fn capabilities_file() -> PathBuf {
    tools_dir().join("webdriver.json")
}

/// Every tool that is there, by name.
fn found() -> Map<String, Value> {
    let tools = KITS.iter().flat_map(|kit| kit.tools);
    tools.filter_map(|tool| Some((tool.name.to_owned(), json!(tool.find()?)))).collect()
}

/// What drivers are asked for, by the wasm test runner and by the page tests alike.
fn capabilities() -> Value {
    let found = found();
    // A browser under test stays quiet: nothing of its own over the network, no first-run pages.
    let quiet = [
        "--headless=new",
        // Tests may run as root in a container with little shared memory.
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ];
    let mut chromium = json!({ "args": quiet });
    let mut firefox = json!({ "args": ["-headless"] });
    let mut webkit = json!({ "args": ["--automation"] });
    for (options, browser) in
        [(&mut chromium, "chromium"), (&mut firefox, "firefox"), (&mut webkit, "MiniBrowser")]
    {
        if let Some(path) = found.get(browser) {
            options["binary"] = path.clone();
        }
    }
    json!({
        "goog:chromeOptions": chromium,
        "moz:firefoxOptions": firefox,
        "webkitgtk:browserOptions": webkit,
    })
}

fn note(name: &str, value: &Value) -> Result<()> {
    let path = tools_dir().join(name);
    fs::create_dir_all(tools_dir())
        .and_then(|()| fs::write(&path, format!("{value:#}\n")))
        .with_context(|| format!("cannot write {}", path.display()))
}
